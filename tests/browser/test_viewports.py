"""The table in windows of every size: whatever is to be decided, all of it is whole, in sight, and can be read.

`make test` looks at every moment in a few of them, in the longest words of all languages; `--large` in all, and in some
that nobody has thought of: the seed is printed, and `SEED=… pytest --large …` draws the same ones again.
"""

import os
import random
import re
from itertools import cycle

import pytest
from browsers import DESKTOP
from contrast import THEMES, pale_in
from languages import speak, speak_longest
from measure import faults
from playwright.sync_api import expect
from reach import LARGE_ENOUGH, lost, small
from situations import (
    LONG,
    ask,
    can_look,
    can_use_accio,
    can_use_declinatio,
    declinatio_ends_the_game,
    find,
    lay,
    leave,
    nothing_special,
    opened,
    prefer,
    puts_immutos,
    second_placing,
    take_ends_the_game,
)
from spoken import as_it_was

# In each the table is laid out otherwise.
SHAPES = [(320, 360), (390, 844), (667, 375), (720, 450), (1024, 768), (1366, 657), (1440, 900), (2560, 1440)]
PHONES = [(320, 480), (320, 568), (360, 640), (375, 667), (412, 915), (430, 932), (568, 360), (740, 360), (844, 390)]
LAPTOPS = [(1366, 625), (1280, 577), (1024, 650), (1536, 730), (1280, 720), (1920, 937), (1200, 600), (1199, 760)]
TABLETS = [(768, 1024), (1024, 1366), (834, 1112), (600, 960), (820, 1180), (1180, 820), (800, 600), (960, 540)]
HUGE = [(1920, 1080), (2560, 1080), (1440, 2560), (2560, 1300), (2000, 1440)]
ODD = [(320, 1440), (2560, 360), (360, 360), (480, 480), (900, 900), (1440, 1440), (522, 360), (899, 479), (900, 480)]
SEED = int(os.environ.get("SEED", random.randrange(10**6)))
rng = random.Random(SEED)
DRAWN = [(rng.randint(320, 2560), rng.randint(360, 1440)) for _ in range(20)]
ALL = [*SHAPES, *PHONES, *LAPTOPS, *TABLETS, *HUGE, *ODD, *DRAWN]


def pile_is_empty(found):
    return found.state.phase == "corner" and not found.state.pile


def has_many_cards(found):
    return found.state.phase == "take" and all(len(player.cauldron) > 8 for player in found.state.players)


class Laid:
    """A table with a prepared position, and the page of the one who decides, or of somebody else."""

    def __init__(self, browse, wanted, players, recipes, *, waits=False, watches=False, **options):
        situation = self.situation = find(wanted, players, recipes)
        mine, others = browse(**DESKTOP), browse(**DESKTOP)
        for context in (mine, others):
            prefer(context)
        me = (situation.me + waits) % players
        browsers = [mine if seat == me and not watches else others for seat in range(players)]
        self.code = lay(situation, *browsers, **options)
        self.others = others
        self.page = self.open(mine)

    def open(self, context):
        page = opened(context, f"/t/{self.code}")
        expect(page.get_by_role("grid")).to_be_visible()
        return page

    def select(self, cell=None):
        """Of those that can be taken the one with the longest name."""
        if cell is None:
            cards = self.page.locator("[role=gridcell][aria-label*='. Can be taken']")
            expect(cards.first).to_be_visible()
            longest = (
                "all => all.map(one => [one.ariaLabel.length, one.dataset.cell]).sort((a, b) => b[0] - a[0])[0][1]"
            )
            cell = cards.evaluate_all(longest)
        self.page.locator(f"[data-cell={cell}]").click()
        self.page.mouse.move(0, 0)  # what it would lie over in a window of another size is not looked at
        expect(self.page.locator(f"[data-cell={cell}]")).to_have_attribute("aria-selected", "true")

    def take(self, cell):
        self.select(cell)
        self.page.get_by_role("button", name=re.compile("^Take ")).click()

    def press(self, name):
        self.page.get_by_role("button", name=re.compile(name)).first.click()


def placing(browse, **of):
    at = Laid(browse, second_placing, **of)
    expect(at.page.get_by_role("heading", name="Choose a corner for your pawn")).to_be_visible()
    return at


def waiting(browse, **of):
    """While others choose, one of whom says something; and the clock runs."""
    at = Laid(browse, nothing_special, waits=True, pace={"seconds": 86400}, **of)
    expect(at.page.get_by_role("heading", name=re.compile("is choosing$"))).to_be_visible()
    return at


def long_names(browse, **of):
    at = Laid(browse, nothing_special, names=LONG, waits=True, **of)
    expect(at.page.get_by_role("heading", name=re.compile("is choosing$"))).to_be_visible()
    return at


def talking(browse, **of):
    at = long_names(browse, **of)
    at.press("^Say something")
    expect(at.page.get_by_role("dialog")).to_be_visible()
    return at


def voting(browse, **of):
    """Somebody else wants to abandon the game, and the menu is open."""
    at = Laid(browse, nothing_special, names=LONG, **of)
    ask(at.others, at.code, "Abandon")
    at.press("^Menu")
    expect(at.page.get_by_role("dialog")).to_be_visible()
    return at


def agreeing(browse, **of):
    """Two others want more time, and so it says beside the clock."""
    at = Laid(browse, nothing_special, names=LONG, pace={"seconds": 60}, **of)
    ask(at.others, at.code, "StretchClock")
    expect(at.page.get_by_role("button", name="More time for everybody")).to_be_visible()
    return at


def changing_the_clock(browse, **of):
    at = agreeing(browse, **of)
    at.press("^Time for a move")
    expect(at.page.get_by_role("dialog")).to_be_visible()
    return at


def remembering(browse, **of):
    """With the memory aid: a cauldron lies open."""
    at = Laid(browse, has_many_cards, memory_aid=True, **of)
    at.press("^More about")
    expect(at.page.get_by_role("dialog").get_by_role("heading", name="In the cauldron (memory aid)")).to_be_visible()
    return at


def taking(browse, **of):
    at = Laid(browse, nothing_special, **of)
    at.select()
    return at


def refused(browse, **of):
    """A card was touched that cannot be taken, for the longest reason."""
    at = Laid(browse, can_use_accio, **of)
    elsewhere = [cell for cell in ("b2", "c3", "d4", "e5") if cell not in at.situation.cells]
    at.page.locator(f"[data-cell={elsewhere[0]}]").click(force=True)
    expect(at.page.get_by_role("main").get_by_text("By Accio you could take it.")).to_be_visible()
    return at


def ending(browse, **of):
    at = Laid(browse, take_ends_the_game, **of)
    cell = at.page.locator("[role=gridcell][aria-label$='ends the game']").first.get_attribute("data-cell")
    at.select(cell)
    expect(at.page.get_by_role("button", name="Take and end the game")).to_be_visible()
    return at


def keeping(browse, **of):
    at = ending(browse, **of)
    at.press("^Take and end")
    expect(at.page.get_by_role("button", name="Drop")).to_be_visible()
    return at


def accio(browse, **of):
    at = Laid(browse, can_use_accio, **of)
    at.press("^Accio")
    expect(at.page.get_by_role("heading", name="Take any card by Accio")).to_be_visible()
    at.select()
    return at


def corner(browse, **of):
    at = Laid(browse, can_use_declinatio, **of)
    expect(at.page.get_by_role("button", name="Stay, end the turn")).to_be_visible()
    return at


def last_corner(browse, **of):
    """Declinatio would end the game, and was pressed once."""
    at = Laid(browse, declinatio_ends_the_game, **of)
    at.press("^(Use Declinatio|Walk)")
    expect(at.page.get_by_role("button", name="Use Declinatio and end the game")).to_be_visible()
    return at


def empty_pile(browse, **of):
    at = Laid(browse, pile_is_empty, **of)
    expect(at.page.get_by_text("The draw pile is empty")).to_be_visible()
    return at


def looking(browse, **of):
    at = Laid(browse, can_look, **of)
    at.take(at.situation.takes("Pe")[0])
    expect(at.page.get_by_role("dialog")).to_be_visible()
    return at


def immuto(browse, **of):
    at = Laid(browse, puts_immutos(1), **{**of, "recipes": True})
    expect(at.page.get_by_role("dialog")).to_be_visible()
    return at


def watching(browse, **of):
    at = Laid(browse, nothing_special, watches=True, **of)
    at.page.locator("[role=gridcell]").nth(8).click(force=True)  # it only says what it is
    return at


def away(browse, server, **of):
    """Everybody else has left, and one may ask for a stand-in."""
    at = Laid(browse, nothing_special, **of)
    at.select()
    friend = at.open(at.others)
    at.page.clock.install()
    at.page.reload()
    friend.close()
    expect(at.page.get_by_role("article").first).to_contain_text("away for")
    server.now(server.pass_time(60))
    at.page.clock.fast_forward(60_000)
    expect(at.page.get_by_role("article").first).to_contain_text("Let a stand-in play")
    at.page.clock.resume()
    return at


MOMENTS = [
    placing,
    waiting,
    long_names,
    talking,
    voting,
    agreeing,
    changing_the_clock,
    remembering,
    taking,
    refused,
    ending,
    keeping,
    accio,
    corner,
    last_corner,
    empty_pile,
    looking,
    immuto,
    watching,
]


# Players who had a turn that is not shown, in words or in marks; what lies over the table hides it.
UNSEEN = """document.querySelector('dialog:modal') ? [] : [...document.querySelectorAll('[data-last-turn]')].filter(
    one => one.querySelector('[role=img]') && ![...one.querySelectorAll('p, [role=img]')].some(shown => {
        const {left, top, right, bottom} = shown.getBoundingClientRect();
        return right - left > 10 && bottom - top > 10
            && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    })).map(one => one.dataset.lastTurn)"""


def wrong_in(at, told, sizes, themes_at=(), themes=THEMES):
    """Everything that is wrong anywhere, each with its size and moment."""
    wrong = []
    for width, height in sizes:
        at.page.set_viewport_size({"width": width, "height": height})
        found = faults(at.page, fits=True)
        found += [f"the last turn of seat {seat} is not in sight" for seat in at.page.evaluate(UNSEEN)]
        if (width, height) in themes_at:
            found += pale_in(themes, at.page)
        wrong += [f"{told}, {width} × {height}: {problem}" for problem in found]
    return wrong


def look_at(*what):
    wrong = wrong_in(*what)
    assert not wrong, "\n".join([f"seed {SEED}", *wrong])


def test_no_decision_shuts_anybody_out(browse, pytestconfig):
    """One after the other in one page: as assistive technology has it, and in the longest words by thumb and by keys.

    All in the smallest window and in a laptop's, which stays for the next one; other windows take turns.
    """
    smallest, *others = dict.fromkeys([*SHAPES, *LARGE_ENOUGH])
    others.remove(laptop := (1440, 900))
    pair = cycle([browse(viewport=dict(zip(("width", "height"), laptop, strict=True))) for _ in range(2)])
    everywhere = pytestconfig.getoption("--large")
    wrong = []
    for number, moment in enumerate(MOMENTS):
        name = moment.__name__.replace("_", " ")
        at = moment(lambda **_: next(pair), players=4, recipes=True)
        wrong += as_it_was(at.page, f"table {name}")
        speak_longest(at.page)
        for size in (smallest, *(others if everywhere else [others[number % len(others)]]), laptop):
            wrong += wrong_in(at, name, [size])
            found = [*(small(at.page) if size in LARGE_ENOUGH else []), *(lost(at.page) if size != laptop else [])]
            wrong += [f"{name}, {size}: {problem}" for problem in found]
        leave(at.page)
        speak(at.page, "en")
    assert not wrong, "\n".join(wrong)


@pytest.mark.few(2)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_table_is_whole_and_can_be_read(stay, moment):
    """In a laptop's window, in one theme or another."""
    at = moment(stay, players=4, recipes=True)
    laptop, number = (1366, 657), MOMENTS.index(moment)
    look_at(at, f"{moment.__name__} of 4 with recipes", [laptop], [laptop], [THEMES[number % 3]])


@pytest.mark.large
@pytest.mark.parametrize("recipes", [False, True], ids=["plain", "recipes"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_table_is_whole_and_can_be_read_everywhere(stay, moment, players, recipes):
    at = moment(stay, players=players, recipes=recipes)
    look_at(at, f"{moment.__name__} of {players} {'with' if recipes else 'without'} recipes", ALL, SHAPES)


def test_the_square_is_as_large_as_drawn_and_grows(stay):
    page = taking(stay, players=4, recipes=True).page
    square = page.locator(".room > .board")
    prompt = page.get_by_role("heading", level=1)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(square).to_have_css("width", "770px")
    expect(square).to_have_css("height", "830px")
    expect(prompt).to_have_css("font-size", "29px")
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(prompt).to_have_css("font-size", re.compile(r"^46\.\d+px$"))
    assert square.bounding_box()["width"] > 1.6 * 770


def test_in_a_window_that_is_too_small_everything_can_be_scrolled_to(stay):
    """400 % of a window of 1280 × 1024."""
    for moment in (taking, corner):
        page = moment(stay, players=4, recipes=True).page
        page.set_viewport_size({"width": 320, "height": 256})
        assert faults(page) == []
        recipes = page.get_by_role("button", name="Recipes")
        recipes.scroll_into_view_if_needed()
        expect(recipes).to_be_in_viewport(ratio=1)
        assert page.evaluate("scrollY") > 0


def test_a_stand_in_can_be_asked_for_in_every_window(browse, server):
    at = away(browse, server, players=4, recipes=True)
    look_at(at, "away", SHAPES)
