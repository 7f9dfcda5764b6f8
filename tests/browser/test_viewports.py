"""The table in windows of every size: whatever is to be decided, all of it is whole, in sight, and can be read.

`make test` looks at every decision in a few of them, in the longest words of all languages; `--large` at every moment,
in all themes and in many windows, of which some are drawn from all that there are: the seed is printed, and
`SEED=… pytest --large …` draws the same ones again.
"""

import os
import random
import re
from itertools import cycle

import pytest
from browsers import DESKTOP
from contrast import THEMES, pale_in
from languages import LANGUAGES, speak, speak_longest
from measure import OVER, faults
from players import Player
from playwright.sync_api import expect
from reach import LARGE_ENOUGH, lost, small
from situations import (
    LONG,
    among_bots,
    ask,
    can_look,
    can_take,
    can_use_accio,
    can_use_declinatio,
    declinatio_ends_the_game,
    find,
    lay,
    leave,
    move,
    nothing_special,
    opened,
    prefer,
    puts_immutos,
    second_placing,
    take_ends_the_game,
)
from spoken import as_it_was

from glastonbury.rules import legal, play

# In each the table is laid out otherwise.
SHAPES = [(320, 360), (390, 844), (667, 375), (720, 450), (1024, 768), (1366, 657), (1440, 900), (2560, 1440)]
PHONES = [
    (320, 480),
    (320, 568),
    (360, 640),
    (375, 667),
    (412, 915),
    (430, 932),
    (568, 360),
    (640, 360),
    (740, 360),
    (844, 390),
]
LAPTOPS = [(1366, 625), (1280, 577), (1024, 650), (1536, 730), (1280, 720), (1920, 937), (1200, 600), (1199, 760)]
TABLETS = [(768, 1024), (1024, 1366), (834, 1112), (600, 960), (820, 1180), (1180, 820), (800, 600), (960, 540)]
HUGE = [(1920, 1080), (2560, 1080), (1440, 2560), (2560, 1300), (2000, 1440)]
ODD = [
    (320, 1440),
    (2560, 360),
    (360, 360),
    (480, 480),
    (900, 900),
    (1440, 1440),
    (522, 360),
    (600, 520),
    (899, 479),
    (900, 480),
]
SEED = int(os.environ.get("SEED", random.randrange(10**6)))
OTHERS = [*PHONES, *LAPTOPS, *TABLETS, *HUGE, *ODD]


def all_windows(of_what):
    """Of each shape; a few of the others, and some that nobody has thought of: they are drawn, anew for each."""
    rng = random.Random(f"{SEED} {of_what}")
    unthought = [(rng.randint(320, 2560), rng.randint(360, 1440)) for _ in range(2)]
    return [*SHAPES, *rng.sample(OTHERS, 3), *unthought]


def pile_is_empty(found):
    return found.state.phase == "corner" and not found.state.pile


def has_many_cards(found):
    return found.state.phase == "take" and all(len(player.cauldron) > 8 for player in found.state.players)


class Laid:
    """A table with a prepared position, and the page of the one who decides, of somebody else, or of all together."""

    def __init__(
        self, browse, wanted, players, recipes, *, waits=False, watches=False, together=False, bots=False, **options
    ):
        situation = self.situation = find(wanted, players, recipes)
        mine, others = browse(**DESKTOP), browse(**DESKTOP)
        for context in (mine, others):
            prefer(context)
        me = (situation.me + waits) % players
        browsers = [mine if together or (seat == me and not watches) else others for seat in range(players)]
        self.code = among_bots(mine, situation) if bots else lay(situation, *browsers, **options)
        self.others = others
        self.page = self.open(mine)

    def open(self, context):
        page = opened(context, f"/t/{self.code}")
        page.mouse.move(0, 0)  # wherever it was before, no card is looked at
        expect(page.get_by_role("grid")).to_be_visible()
        return page

    def select(self, cell=None):
        """Of those that can be taken the one with the longest name."""
        if cell is None:
            cards = self.page.locator("[role=gridcell][aria-label*='. Can be taken']")
            expect(cards.first).to_be_visible()
            longest = (
                "all => all.map(card => [card.ariaLabel.length, card.dataset.cell]).sort((a, b) => b[0] - a[0])[0][1]"
            )
            cell = cards.evaluate_all(longest)
        self.page.locator(f"[data-cell={cell}]").click()
        self.page.mouse.move(0, 0)  # what it would lie over in a window of another size is not looked at
        expect(self.page.locator(f"[data-cell={cell}]")).to_have_attribute("aria-selected", "true")

    def take(self, cell):
        self.select(cell)
        self.page.get_by_role("button", name=re.compile("^Take ")).click()

    def show(self, secret):
        """What only one may see, for those who cannot hold a button: it stays, whatever the window's size."""
        self.page.get_by_role("button", name=re.compile(secret)).dispatch_event("click")
        expect(self.page.get_by_role("status").get_by_role("listitem").first).to_be_visible()

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


def around_one_screen(browse, **of):
    """With the name of whose turn it is, and recipes to be held."""
    at = Laid(browse, nothing_special, together=True, names=LONG, **of)
    expect(at.page.get_by_text(f"{LONG[at.situation.me]}’s turn, ")).to_be_visible()
    return at


def reading_in_secret(browse, **of):
    at = around_one_screen(browse, **{**of, "recipes": True})
    at.show("recipes until this is pressed again")
    return at


def looking_together(browse, **of):
    """One of those around the screen has taken Perluceo, and the others wait."""
    at = Laid(browse, can_take("Pe", height=9), together=True, names=LONG, **of)
    at.take(at.situation.takes("Pe")[0])
    expect(at.page.get_by_role("button", name="Done looking")).to_be_visible()
    return at


def looking_in_secret(browse, **of):
    at = looking_together(browse, **of)
    at.show("cauldron until this is pressed again")
    return at


def reading_recipes(browse, **of):
    at = Laid(browse, nothing_special, **{**of, "recipes": True})
    at.press("^Recipes")
    expect(at.page.get_by_role("dialog", name="Recipes")).to_be_visible()
    return at


def giving_up(browse, **of):
    at = Laid(browse, nothing_special, **of)
    at.press("^Menu")
    at.press("^Resign")
    expect(at.page.get_by_role("dialog", name="Resign?")).to_be_visible()
    return at


def listing_keys(browse, **of):
    at = Laid(browse, nothing_special, **of)
    at.page.keyboard.press("?")
    expect(at.page.get_by_role("dialog", name="Keys")).to_be_visible()
    return at


def described(browse, **of):
    """By a key: the square, which takes the most words."""
    at = Laid(browse, nothing_special, **of)
    at.page.keyboard.press("s")
    expect(at.page.locator(".described")).to_be_visible()
    return at


def whispered(browse, **of):
    at = Laid(browse, nothing_special, bots=True, **of)
    at.page.keyboard.press("w")
    expect(at.page.locator(".whisper.facts")).to_be_visible()
    return at


def back_again(browse, **of):
    """Somebody was away too long: turns were missed, and the last ones are marked."""
    at = Laid(browse, nothing_special, **of)
    back = Player(at.page, "Ann", "mouse")
    back.wire()
    at.open(at.page.context)
    back.lose_connection()
    expect(back.heading).to_have_text("Trying to reach the table …")
    state = at.situation.state
    for _ in range(2 * len(state.players)):
        token = legal(state)[0]
        move(at.page.context if state.player == at.situation.me else at.others, at.code, str(token))
        state, _ = play(state, token)
    back.cut = False
    expect(at.page.get_by_role("main").get_by_text("You missed turns while you were away.")).to_be_visible()
    return at


DECISIONS = [
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
BETWEEN = [  # the same with two players as with four
    around_one_screen,
    reading_in_secret,
    looking_together,
    looking_in_secret,
    reading_recipes,
    giving_up,
    listing_keys,
    described,
    whispered,
    back_again,
]
MOMENTS = [*DECISIONS, *BETWEEN]
TABLES = [
    *((moment, players, recipes) for moment in DECISIONS for players in (2, 4) for recipes in (False, True)),
    *((moment, 4, True) for moment in BETWEEN),
]


def called(moment, players, recipes):
    return f"{moment.__name__} of {players} {'with' if recipes else 'without'} recipes"


# Players who had a turn that is not shown, in words or in marks; what lies over the table hides it.
UNSEEN = """over => document.querySelector(over) ? [] : [...document.querySelectorAll('[data-last-turn]')].filter(
    player => player.querySelector('[role=img]') && ![...player.querySelectorAll('p, [role=img]')].some(shown => {
        const {left, top, right, bottom} = shown.getBoundingClientRect();
        return right - left > 10 && bottom - top > 10
            && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    })).map(player => player.dataset.lastTurn)"""


def wrong_in(at, told, sizes, themes_at=(), themes=THEMES):
    """Everything that is wrong anywhere, each with its size and moment."""
    wrong = []
    for width, height in sizes:
        at.page.set_viewport_size({"width": width, "height": height})
        found = faults(at.page, fits=True)
        found += [f"the last turn of seat {seat} is not in sight" for seat in at.page.evaluate(UNSEEN, OVER)]
        if (width, height) in themes_at:
            found += pale_in(themes, at.page)
        wrong += [f"{told}, {width} × {height}: {problem}" for problem in found]
    return wrong


def look_at(*what):
    wrong = wrong_in(*what)
    assert not wrong, "\n".join([f"seed {SEED}", *wrong])


@pytest.mark.parametrize("third", range(3))
def test_no_decision_shuts_anybody_out(browse, pytestconfig, third):
    """One after the other in one page: as assistive technology has it, and in the longest words by thumb and by keys.

    All in a window for each way to lay the table, of which the laptop's stays for the next one; thumbs also in those
    that are just large enough for them, in turn, and keys in the smallest or a phone's. In the large size both also
    in a third of all other windows, in turn.
    """
    smallest, phone, laptop = ways = [(320, 360), (390, 844), (1440, 900)]
    others = list(dict.fromkeys(size for size in [*SHAPES, *LARGE_ENOUGH] if size not in ways))
    pair = cycle([browse(viewport=dict(zip(("width", "height"), laptop, strict=True))) for _ in range(2)])
    everywhere = pytestconfig.getoption("--large")
    wrong = []
    for number, moment in [*enumerate(MOMENTS if everywhere else DECISIONS)][third::3]:
        name = moment.__name__.replace("_", " ")
        at = moment(lambda **_: next(pair), players=4, recipes=True)
        wrong += as_it_was(at.page, f"table {name}")
        speak_longest(at.page)
        width, height = tight = LARGE_ENOUGH[number // 3 % 3]
        at.page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{name}, {tight}: {problem}" for problem in small(at.page)]
        for size in (smallest, phone, *(others[number // 3 % 3 :: 3] if everywhere else []), laptop):
            wrong += wrong_in(at, name, [size])
            by_keys = size != laptop and (everywhere or size == (smallest, phone)[number % 2])
            found = [*(small(at.page) if size in LARGE_ENOUGH else []), *(lost(at.page) if by_keys else [])]
            wrong += [f"{name}, {size}: {problem}" for problem in found]
        leave(at.page)
        speak(at.page, "en")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("moment", "players", "recipes", "theme"),
    [
        pytest.param(placing, 4, True, "dusk", id="placing"),  # once two corners could not be reached
        pytest.param(refused, 2, False, "daylight", id="refused"),
        pytest.param(around_one_screen, 4, True, "contrast", id="around_one_screen", marks=pytest.mark.large),
    ],
)
def test_the_table_is_whole_and_can_be_read(stay, moment, players, recipes, theme):
    """In a laptop's window."""
    at, laptop = moment(stay, players=players, recipes=recipes), (1366, 657)
    look_at(at, moment.__name__, [laptop], [laptop], [theme])


@pytest.mark.large
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_axe_finds_nothing_at_any_moment(stay, axe, moment):
    page = moment(stay, players=4, recipes=True).page
    for language in LANGUAGES:
        speak(page, language)
        axe(page)
    speak(page, "en")


@pytest.mark.large
@pytest.mark.parametrize(("moment", "players", "recipes"), TABLES, ids=[called(*table) for table in TABLES])
def test_the_table_is_whole_and_can_be_read_everywhere(stay, moment, players, recipes):
    """In each shape and theme; where there are four tables of a decision, they share the themes of a shape."""
    at, told = moment(stay, players=players, recipes=recipes), called(moment, players, recipes)
    number = TABLES.index((moment, players, recipes))
    wrong = wrong_in(at, told, all_windows(told)[len(SHAPES) :])
    for theme, shape in enumerate(SHAPES, number):
        wrong += wrong_in(at, told, [shape], [shape], THEMES if moment in BETWEEN else [THEMES[theme % len(THEMES)]])
    assert not wrong, "\n".join([f"seed {SEED}", *wrong])


def test_a_warning_leaves_both_buttons_their_place_on_a_small_phone_held_sideways(stay):
    at = last_corner(stay, players=4, recipes=True)
    speak_longest(at.page)
    wrong = wrong_in(at, "last corner", [(640, 360), (620, 360)])
    speak(at.page, "en")
    assert wrong == []


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


@pytest.mark.few(2)
@pytest.mark.parametrize("moment", [taking, looking, corner, placing], ids=lambda moment: moment.__name__)
def test_in_a_window_that_is_too_small_everything_can_be_scrolled_to(stay, moment):
    """400 % of a window of 1280 × 1024."""
    # The last button, and what scrolls to it.
    last, scrolling = ("Back to the game", "dialog[open]") if moment is looking else ("Recipes", "html")
    page = moment(stay, players=4, recipes=True).page
    page.set_viewport_size({"width": 320, "height": 256})
    assert faults(page) == []
    button = page.get_by_role("button", name=last)
    button.scroll_into_view_if_needed()
    expect(button).to_be_in_viewport(ratio=1)
    assert page.locator(scrolling).evaluate("element => element.scrollTop") > 0


def test_a_stand_in_can_be_asked_for_in_every_window(browse, server, pytestconfig):
    at = away(browse, server, players=4, recipes=True)
    look_at(at, "away", SHAPES if pytestconfig.getoption("--large") else SHAPES[::3])
