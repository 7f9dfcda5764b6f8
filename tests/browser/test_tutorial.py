"""The tutorials, as somebody plays them who has never been here."""

import json
import re
from pathlib import Path

import pytest
from browsers import DESKTOP, PHONE
from languages import LANGUAGES
from players import Player
from playwright.sync_api import Page, expect
from screens import SCREENS
from situations import prefer

ROOT = Path(__file__).parents[2]


def text(language: str, id_: str, **told: object) -> str:
    """A message of one line; whatever parts its words is a space, as browsers see it."""
    file = ROOT / "src" / "glastonbury" / "text" / f"{language}.ftl"
    found = re.search(rf"^{id_} = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return re.sub(r"\{ \$(\w+) \}", lambda name: str(told[name[1]]), " ".join(found[1].split()))


def steps_of(tutorial: str) -> list[dict]:
    return json.loads((ROOT / "web" / "src" / "tutorial" / f"{tutorial}.json").read_text(encoding="utf-8"))["steps"]


class Learner(Player):
    """Does what is asked."""

    def __init__(self, page: Page, hand: str, language: str) -> None:
        super().__init__(page, "Ann", hand)
        self.language = language
        self.choice = page.get_by_role("region", name=self.says("play-choice"))

    def says(self, id_: str, **told: object) -> str:
        return text(self.language, id_, **told)

    def cell(self, name: str):
        return self.page.locator(f"[data-cell={name}]")

    def comes_to(self, step: int, steps: list[dict]) -> None:
        expect(self.page.get_by_text(self.says("tutorial-step", step=step, steps=len(steps) - 1))).to_be_visible()
        expect(self.page.get_by_role("region", name=self.says("play-choice"))).to_be_visible()

    def take_card(self, cell: str) -> None:
        """A first touch looks at it; a second one takes it."""
        self.press(self.cell(cell))
        self.press(self.cell(cell))

    def do(self, move: str, card: str | None) -> None:
        if move.startswith("@"):
            self.press(self.cell(move[1:]))
        elif move == "declinatio":
            self.press(self.choice.get_by_role("button").first)
        elif move == "keep":
            self.press(self.choice.get_by_role("button", name=self.says("play-keep"), exact=True))
        elif move.startswith("immuto"):
            name = self.says(f"ingredient-{move.partition(':')[2]}")
            self.press(self.page.get_by_role("dialog").get_by_role("button", name=name))
        else:
            if move.startswith("*"):
                name = re.compile(self.says("play-accio-short", uses=2) + "|" + self.says("play-accio"))
                self.press(self.page.get_by_role("button", name=name))
            self.take_card(move.lstrip("*"))
        if card == "Pe":
            self.press(self.page.get_by_role("button", name=self.says("play-look-close"), exact=True).last)

    def play_through(self, steps: list[dict], first: int = 1) -> None:
        for number, step in enumerate(steps[first - 1 : -1], first):
            self.comes_to(number, steps)
            self.do(step["move"], step["cards"].get("card"))


def steps_counted(context) -> dict[int, int]:
    """How often each step of the first one was come to, by anybody."""
    told = context.request.get("/metrics").text()
    found = re.findall(r'^glastonbury_tutorial_steps_total{step="(\d+)",tutorial="first"} (\d+)', told, re.MULTILINE)
    return dict.fromkeys(range(1, len(steps_of("first")) + 1), 0) | {int(step): int(count) for step, count in found}


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_one_by_keys_at_a_desk(browse, language):
    context = browse(**DESKTOP)
    prefer(context, language=language)
    learner, steps = Learner(context.new_page(), "keys", language), steps_of("first")
    page, before = learner.page, steps_counted(context)
    # It is offered on the first visit, and not again.
    page.goto("/")
    learner.press(page.get_by_role("link", name=learner.says("tutorial-begin")))
    learner.comes_to(1, steps)
    learner.do(steps[0]["move"], None)
    # Something else is answered kindly, and nothing happens.
    learner.comes_to(2, steps)
    other = next(offer["move"] for offer in steps[1]["leads"][-1]["game"]["legal"] if offer["move"] != steps[1]["move"])
    learner.take_card(other)
    asked = re.escape(learner.says("tutorial-asked-take", card="…")).replace("…", ".+")
    expect(page.get_by_role("article").filter(has_text=re.compile(asked))).to_be_visible()
    learner.comes_to(2, steps)
    learner.do(steps[1]["move"], None)
    # Whoever leaves finds the way back.
    learner.comes_to(3, steps)
    learner.press(page.get_by_role("button", name=learner.says("tutorial-leave")))
    learner.press(page.get_by_role("link", name=learner.says("tutorial-go-on", step=3)))
    learner.play_through(steps, 3)
    # Its end leads into a game.
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(steps[-1]["points"]["points"]))
    learner.press(page.get_by_role("button", name=learner.says("tutorial-first-game")))
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text(learner.says("first-turn-0")).first).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.settings).whispers") == 5
    assert steps_counted(context) == {step: before[step] + 1 for step in before}  # coming back is not counted
    page.goto("/")
    expect(page.get_by_role("heading", name=learner.says("your-games"))).to_be_visible()
    expect(page.get_by_text(learner.says("tutorial-invitation"))).to_have_count(0)


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES[::-1])
def test_the_first_one_by_taps_on_a_phone(browse, language, pytestconfig):
    first = 1 if pytestconfig.getoption("--large") else 8  # from the middle on, where one left it
    context = browse(**PHONE)
    prefer(context, language=language, countSteps=False, tutorials={"first": first - 1})
    learner, steps = Learner(context.new_page(), "touch", language), steps_of("first")
    told = []
    learner.page.on("request", lambda request: told.append(request.url) if "/api/tutorial" in request.url else None)
    learner.page.goto("/tutorial/first")
    learner.play_through(steps, first)
    expect(learner.page.get_by_role("button", name=learner.says("tutorial-first-game"))).to_be_visible()
    assert told == []  # the settings say so


@pytest.mark.few(1)
@pytest.mark.parametrize("tutorial", ["recipes", "two"])
def test_the_short_ones(browse, tutorial):
    context = browse(**DESKTOP)
    prefer(context)
    learner, steps = Learner(context.new_page(), "mouse", "en"), steps_of(tutorial)
    learner.page.goto("/how-to-play")
    learner.press(learner.page.get_by_role("link", name=learner.says(f"tutorial-{tutorial}-says")))
    learner.play_through(steps)
    expect(learner.page.get_by_role("link", name=learner.says("table-gone-home"), exact=True)).to_be_visible()


@pytest.mark.large
@pytest.mark.parametrize("screen", [screen for screen in SCREENS if screen != "how to play"])
def test_the_rules_are_one_key_away_everywhere(browse, complaints, screen):
    """Whatever is open already is closed first."""
    complaints.ignore()  # some of them are of things that are not there
    page = SCREENS[screen](browse(**DESKTOP))
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("body").press("h")
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()


def test_the_rules_are_one_key_away(browse):
    context = browse(**DESKTOP)
    prefer(context)
    page = context.new_page()
    for path in ("/", "/tutorial/two"):
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
        page.keyboard.press("h")
        expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
