"""Looking back by mouse, by keys and by ear: what a result is made of, moments to play again, one's cauldron."""

import re
from functools import cache

import pytest
from browsers import DESKTOP, PHONE
from coaching import GRADES, PARTS, finished
from languages import LANGUAGES
from listening import EARS, HEARD, PATIENCE, Listener, Tongue, plain
from players import seated
from playwright.sync_api import expect
from situations import NAMES, Situation, ask, ending_takes, find, lay, prefer, take_ends_the_game

from glastonbury.rules import Keep, Take
from glastonbury.server.house.reviews import NotMade, Reviews


@cache
def at_its_end() -> Situation:
    """Ann takes the last card of a line next, and has kept some cards before."""
    return find(lambda found: take_ends_the_game(found) and found.state.player == 0)


def review_of(context, code: str) -> dict:
    """As this browser's person is told, when it is done."""
    while not (told := context.request.post(f"/api/tables/{code}/games/1/review").json())["done"]:
        pass
    return told


def test_after_a_game_by_mouse(browse, axe, complaints):
    ann, ben, cat = browse(**DESKTOP), browse(**DESKTOP), browse(**PHONE)
    prefer(ann, askCauldron=True)
    prefer(cat)
    situation = at_its_end()
    code = lay(situation, ann, ben)
    page = ann.new_page()
    page.goto(f"/t/{code}")
    cell = page.locator(f"[data-cell={ending_takes(situation.state, situation.moves)[0]}]")
    cell.click()
    cell.click()
    page.get_by_role("button", name="Keep", exact=True).click()

    # What lies in the own cauldron?
    expect(page.get_by_role("heading", level=1)).to_have_text("What lies in your cauldron?")
    axe(page)
    less, more = (page.get_by_role("button", name=f"Fly Agaric: one {than}") for than in ("less", "more"))
    expect(less).to_have_attribute("aria-disabled", "true")
    for _ in range(4):
        more.click()
    expect(more).to_have_attribute("aria-disabled", "true")  # there are no more
    less.click()
    expect(page.get_by_text(re.compile(r"^3 of \d+ cards$"))).to_be_visible()
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^You knew \d of \d+ cards$"))
    knew = page.get_by_role("heading", level=1).inner_text()
    expect(page.get_by_role("listitem").filter(has_text="Fly Agaric")).to_contain_text("said 3, ")
    page.get_by_role("button", name="On to the count").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\bwins? with"))

    # What the result is made of
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("heading", name="Find the better move")).to_be_visible()
    expect(page.get_by_text("You had a little luck. You played well.")).to_be_visible()
    told = review_of(ann, code)
    account = page.get_by_role("region", name="What the result is made of")
    mine = account.get_by_role("listitem").first
    expect(mine.get_by_role("heading")).to_have_text("You Result +50%")
    expect(mine.get_by_role("definition")).to_have_text(["+2%", "+9%", "−14%", "+52%", "+1%"])
    account.get_by_role("radio", name="Points").check()
    values = mine.get_by_role("definition").all_inner_texts()
    assert sum(float(value.replace("−", "-")) for value in values) == pytest.approx(15, abs=0.3)
    assert len(values) == len(PARTS)
    expect(page.get_by_text(f"{knew} in your cauldron.")).to_be_visible()

    # The better move
    room = page.get_by_role("region", name="Find the better move")
    moment = told["moments"][0]
    axe(page)
    choose(room, moment["played"])
    expect(room.get_by_text("That is what you played then. Try another one.").first).to_be_visible()
    choose(room, moment["better"])
    expect(room.get_by_text("That is the better one!").first).to_be_visible()
    expect(room.get_by_text("A slip that cost about 2 points.").first).to_be_visible()
    better, played = (room.get_by_role("button", name=re.compile(f"^{word}")) for word in ("Better", "You played"))
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(room.locator("[aria-selected=true]")).to_have_attribute("data-cell", moment["better"][-2:])
    played.click()
    expect(room.locator("[aria-selected=true]")).to_have_attribute("data-cell", moment["played"][-2:])
    room.get_by_role("radio", name="Blunders").check()
    expect(room.get_by_role("heading", level=3)).to_have_text(re.compile("^1 of 1"))
    room.get_by_role("button", name="Show the answer").click()
    expect(room.get_by_text("A blunder that cost about 9 points.").first).to_be_visible()

    # Who else may see it
    complaints.ignore()  # of what is refused
    stranger = cat.new_page()
    stranger.goto(f"/t/{code}/game/1/review")
    expect(stranger.get_by_role("alert")).to_contain_text("Others can see it once everybody who played allows it.")
    page.get_by_role("checkbox", name="Let others see this who did not play").check()
    expect(page.get_by_text("They can once everybody")).to_be_visible()
    assert ben.request.post(f"/api/tables/{code}/games/1/review/strangers", data={"allowed": True}).ok
    stranger.get_by_role("button", name="Try again").click()
    expect(stranger.get_by_role("region", name="What the result is made of")).to_be_visible()
    expect(stranger.get_by_role("heading", name="Find the better move")).to_have_count(0)

    # Over all games: two were answered, and come back tomorrow
    page.get_by_role("link", name="My mistakes").click()
    expect(page.get_by_text("One moment waits for you today.")).to_be_visible()
    expect(page.get_by_role("region", name="How you play")).to_contain_text(
        "You forget half of the cards within about 8 takes"
    )
    choose(page.get_by_role("region", name="Find the better move"), told["moments"][1]["better"])
    expect(page.get_by_text("That is the better one!").first).to_be_visible()
    page.reload()
    expect(page.get_by_text(re.compile(r"^Nothing waits for you today\. The next one comes back on "))).to_be_visible()

    # From the chart into the replay
    page.goto(f"/t/{code}/game/1/review")
    expect(page.locator(".dots li")).to_have_text(["", "✓", ""])  # one was found at once
    chart = page.locator("svg.chart")
    box = chart.bounding_box()
    chart.click(position={"x": box["width"] - 1, "y": 20})
    expect(page).to_have_url(re.compile(rf"/t/{code}/game/1\?move={len(told['turns'])}$"))


def test_what_the_coach_could_not_finish_is_tried_again_when_somebody_wants_it(browse, monkeypatch):
    async def gives_up(*_asked):
        raise NotMade

    ann, ben = browse(**DESKTOP), browse(**DESKTOP)
    code = finished(at_its_end(), ann, ben)
    page = ann.new_page()
    with monkeypatch.context() as patch:
        patch.setattr(Reviews, "portion", gives_up)
        page.goto(f"/t/{code}/game/1/review")
        expect(page.get_by_role("alert")).to_contain_text("The coach could not finish this.")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The coach could not finish this.")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Find the better move")).to_be_visible()
    expect(page.get_by_text("The coach could not finish this.")).to_have_count(0)


def test_nobody_is_offered_to_try_again_what_never_will_be(browse, complaints):
    ann, ben = browse(**DESKTOP), browse(**DESKTOP)
    code = lay(at_its_end(), ann, ben)
    for context in (ann, ben):
        ask(context, code, "Abandon")
    complaints.ignore()  # it is refused
    page = ann.new_page()
    page.goto(f"/t/{code}/game/1/review")
    expect(page.get_by_role("alert")).to_have_text("This game was not played to its end.")


def choose(room, move: str) -> None:
    """A card, by two clicks."""
    if move.startswith("*"):
        room.get_by_role("button", name="Use Accio").click()
    for _ in range(2):
        room.locator(f"[data-cell={move[-2:]}]").click()


def test_by_keys_in_french(browse):
    ann, ben = browse(**DESKTOP), browse(**DESKTOP)
    code = finished(at_its_end(), ann, ben)
    player = seated(ann, hand="keys", language="fr")
    page, say = player.page, Tongue("fr", NAMES).say
    told = review_of(ann, code)

    page.goto(f"/t/{code}/game/1/review")
    slider = page.get_by_role("slider")
    player.reach(slider)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"{shares(told, 3)}$"))
    player.press(page.get_by_role("link", name=say("review-course-see")))
    expect(page).to_have_url(re.compile(r"\?move=3$"))
    page.go_back()

    room = page.get_by_role("region", name=say("review-moments"))
    better = room.get_by_role("button", name=re.compile(rf"^1?{say('moment-was-better', move='')[:5]}"))
    for moment in told["moments"]:
        expect(room.get_by_role("button", name=say("moment-skip"))).to_be_visible()
        cell = room.locator(f"[data-cell={moment['better'][-2:]}]")
        if moment["better"].startswith("*"):
            player.press(room.get_by_role("button", name=say("play-accio")))
        player.press(cell)
        page.keyboard.press("Enter")
        expect(better).to_be_focused()
        player.press(room.get_by_role("button", name=say("moment-next")))
        expect(room.get_by_role("heading", level=3)).to_be_focused()
    expect(room.get_by_role("heading", level=3)).to_have_text(say("moment-over"))
    page.goto(f"/t/{code}/game/1/review")
    expect(page.locator(".dots li")).to_have_text(["✓"] * 3)
    page.goto("/mistakes")
    expect(page.get_by_role("status").filter(has_text=say("mistakes-none-due", date="")[:20])).to_be_visible()
    player.press(page.get_by_role("button", name=say("mistakes-all")))
    player.press(room.get_by_role("button", name=say("moment-give")))
    expect(better).to_be_focused()


def shares(told: dict, at: int) -> str:
    """As a screen reader says it, however it writes spaces and percent."""
    first, second = (round(100 * share) for share in told["turns"][at]["shares"])
    return rf"{first}\s*%.*{second}\s*%"


@pytest.mark.few(1)
@pytest.mark.parametrize(("language", "number"), [("de", 0), ("it", 1), ("ru", 2)], ids=["de", "it", "ru"])
def test_by_ear(browse, language, number):
    own, other = browse(**DESKTOP), browse(**DESKTOP)
    prefer(own, language=language)
    own.add_init_script(EARS)
    code = finished(at_its_end(), own, other)
    moments = review_of(own, code)["moments"]
    page = own.new_page()
    page.goto(f"/t/{code}/game/1/review")
    listener = Listener(page, language, 0, NAMES[:2])
    say, ears = listener.tongue.say, Ears(page)

    ears.until(verdict(language, "review-luck-good", "review-play-well"))
    ears.until(say("review-moments-found", count=len(moments)))
    expect(page.get_by_role("grid")).to_be_visible()  # the game is fetched meanwhile
    for _ in range(number):
        page.keyboard.press("Tab")
        listener.press("moment-skip")
    moment, (points, grade, cause) = moments[number], GRADES[number]
    page.keyboard.press("Tab")
    listener.tab_to(lambda focused: focused.role == "gridcell")
    wrong = next(cell for cell in offered(page) if cell not in (moment["played"], moment["better"]))
    for move, answer in ((wrong, "other"), (moment["played"], "played"), (moment["better"], "better")):
        if move.startswith("*"):
            listener.press("play-accio")
        listener.go_to(move[-2:])
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        ears.until(say(f"moment-{answer}"))
    ears.until(say("moment-cost", grade=grade, points=round(points)))
    ears.until(say(f"moment-cause-{cause}"))
    if cause == "memory":
        ears.until(say("moment-forgotten", points=round(points)))
    listener.press("moment-next")
    last = say("moment-over") if number + 1 == len(moments) else say("moment-count", at=number + 2, count=len(moments))
    assert listener.focused().name.startswith(last)

    # What was passed over comes back
    waiting = [moment for moment in moments if moment != moments[number]]
    page.goto("/mistakes")
    ears = Ears(page)
    ears.until(say("mistakes-due", count=len(waiting)))
    expect(page.get_by_role("grid")).to_be_visible()
    listener.press("moment-give")
    ears.until(say("moment-cause-" + GRADES[moments.index(waiting[0])][2]))
    listener.press("moment-next")
    assert listener.focused().name.startswith(say("moment-count", at=2, count=len(waiting)))


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_in_ones_cauldron_is_said_by_ear(browse, language):
    """Two of an ingredient, one taken back, an Immuto: compared, and then it is counted."""
    own, other = browse(**DESKTOP), browse(**DESKTOP)
    prefer(own, language=language, askCauldron=True)
    own.add_init_script(EARS)
    situation = at_its_end()
    code = lay(situation, own, other)
    page = own.new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    listener = Listener(page, language, 0, NAMES[:2])
    say, ears = listener.tongue.say, Ears(page)
    listener.until_asked()
    listener.read_on()
    last = ending_takes(situation.state, situation.moves)[0]
    listener.take(last)
    listener.until_asked()
    listener.decide("keep")

    expect(page.get_by_role("button", name=say("guess-compare"))).to_be_visible()
    heading = listener.focused()
    assert (heading.name, heading.description) == (say("guess-title"), say("guess-says"))
    height = len(situation.after(Take(last), Keep()).players[0].cauldron)
    steps = (("more", "ingredient-Ra"), ("more", "ingredient-Ra"), ("less", "ingredient-Ra"), ("more", "immuto"))
    for (step, kind), said in zip(steps, (1, 2, 1, 2), strict=True):
        if step == "less":
            page.keyboard.press("Shift+Tab")
        listener.press(f"guess-{step}", ingredient=say(kind))
        ears.until(say("guess-count", said=said, height=height))
    listener.press("guess-compare")
    expect(page.get_by_role("button", name=say("guess-count-on"))).to_be_visible()
    right = listener.focused()
    assert right.role == "heading"
    assert listener.tongue.matches("guess-right", right.name)
    ears.until(right.name)
    listener.listen()
    assert listener.points == {}  # nothing was told of the count
    listener.press("guess-count-on")
    listener.until("event-scored", 1)

    # And then somebody wants another game
    ask(other, code, "Rematch")
    ears.until(say("end-others-want", who=NAMES[1], count=1))


def offered(page) -> list[str]:
    """Cards that can be taken without a spell."""
    cards = page.locator("[role=gridcell]:not([aria-disabled=true])")
    return cards.evaluate_all("all => all.map(card => card.dataset.cell)")


def verdict(language: str, *messages: str) -> str:
    """As it is said to the one it is about."""
    bundle = Tongue(language, NAMES).bundle
    return " ".join(
        plain(bundle.format_pattern(bundle.get_message(message).attributes["you"], {})[0]) for message in messages
    )


class Ears:
    """What was said, in order: nothing is heard twice."""

    def __init__(self, page) -> None:
        self.page, self.listened = page, 0

    def until(self, words: str) -> None:
        """Until this was said, alone or among more."""
        while True:
            fresh = self.page.evaluate(HEARD, [self.listened, PATIENCE])
            assert fresh, f"this is never said: {words}"
            for index, heard in enumerate(fresh):
                if words in plain(heard):
                    self.listened += index
                    return
            self.listened += len(fresh)
