"""Every screen but the table in windows of every size: nothing is cut or lies over anything else, all can be read.

`make test` looks at all of them in the longest words of all languages, in the smallest window, a phone's and a
laptop's, and at some in one theme or another; `--large` looks in all, and in some that nobody has thought of: the seed
is printed, and `SEED=… pytest --large …` draws the same ones again.
"""

import pytest
from browsers import DESKTOP, PHONE
from contrast import THEMES, pale, pale_in
from languages import LANGUAGES, TRANSLATED, speak, speak_longest
from measure import faults
from playwright.sync_api import expect
from reach import lost
from screens import SCREENS, expect_complaints, known
from situations import LONG, leave, opened
from spoken import as_it_was
from test_viewports import OTHERS, SEED, SHAPES, all_windows

# How much of the height each bar takes that stays in sight. It covers what is scrolled under it; where all of it lies
# when nothing stays is measured.
UNSTICK = """() => {
    const staying = []
    for (const element of document.querySelectorAll('*')) {
        const {position, bottom} = getComputedStyle(element)
        if (position === 'sticky')
            staying.push([element, bottom === '0px' ? element.getBoundingClientRect().height : 0])
    }
    for (const [element] of staying) {
        element.style.position = 'static'
        element.dataset.unstuck = ''
    }
    return staying.map(([, height]) => height / innerHeight)
}"""
STICK = """() => {
    for (const element of document.querySelectorAll('[data-unstuck]')) {
        element.style.removeProperty('position')
        delete element.dataset.unstuck
    }
}"""

POCKET, TALL, LAPTOP = (320, 360), (390, 844), (1440, 900)


def wrong_in(page, told, sizes, themes_at=(), themes=THEMES):
    """Everything that is wrong anywhere, each with its size and screen."""
    wrong = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found = [f"a bar takes {share:.0%} of the height" for share in page.evaluate(UNSTICK) if share > 0.4]
        found += faults(page)
        page.evaluate(STICK)
        if (width, height) in themes_at:
            found += pale_in(themes, page)
        wrong += [f"{told}, {width} × {height}: {problem}" for problem in found]
    return wrong


def look_at(*what):
    wrong = wrong_in(*what)
    assert not wrong, "\n".join([f"seed {SEED}", *wrong])


@pytest.mark.parametrize("third", range(3))
def test_every_screen_shuts_nobody_out(browse, complaints, pytestconfig, third):
    """One after the other in one page: as assistive technology has it, by keys, and in the longest words.

    By keys in a laptop's window or in the smallest, in turn, and in both in the large size.
    """
    complaints.ignore()  # some of them are of things that are not there
    context = browse(viewport=dict(zip(("width", "height"), LAPTOP, strict=True)))
    wrong = []
    everywhere = pytestconfig.getoption("--large")
    for number, (name, screen) in enumerate([*SCREENS.items()][third::3]):
        page = screen(context)
        wrong += as_it_was(page, name)
        for width, height in (LAPTOP, POCKET) if everywhere else [(LAPTOP, POCKET)[number % 2]]:
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{name}, {width} × {height}: {problem}" for problem in lost(page)]
        speak_longest(page)
        wrong += wrong_in(page, f"{name} in the longest words", [POCKET, TALL, LAPTOP])
        leave(page)
        speak(page, "en")
    assert not wrong, "\n".join(wrong)


# The rules take longer than ten others, for all their examples; axe looks at them in test_rules_page.py.
RULES_LATER = [pytest.param(screen, marks=[pytest.mark.large] if screen == "how to play" else []) for screen in SCREENS]


@pytest.mark.few(1)
@pytest.mark.parametrize("screen", RULES_LATER)
def test_every_screen_is_whole_and_can_be_read(stay, complaints, axe, screen, pytestconfig):
    expect_complaints(complaints, screen)
    page = SCREENS[screen](stay(**DESKTOP))
    number = list(SCREENS).index(screen)
    look_at(page, screen, [(1366, 657)], [(1366, 657)], [THEMES[number % 3]])
    in_turn = [TRANSLATED[number % len(TRANSLATED)]]
    for language in LANGUAGES if pytestconfig.getoption("--large") else in_turn:
        speak(page, language)
        axe(page)


@pytest.mark.large
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_whole_and_can_be_read_everywhere(stay, complaints, screen):
    """In each shape, one theme after the other; the lesson, the one table of its kind, in all other windows too. Of the
    rules, whose pictures are large, each theme is looked at once.
    """
    expect_complaints(complaints, screen)
    page, number = SCREENS[screen](stay(**DESKTOP)), list(SCREENS).index(screen)
    others = OTHERS if screen == "lesson" else []
    wrong = wrong_in(page, screen, [*all_windows(screen)[len(SHAPES) :], *others])
    pictured = SHAPES[: len(THEMES)] if screen == "how to play" else SHAPES
    for theme, shape in enumerate(SHAPES, number):
        wrong += wrong_in(page, screen, [shape], pictured, [THEMES[theme % len(THEMES)]])
    assert not wrong, "\n".join([f"seed {SEED}", *wrong])


def test_a_word_that_cannot_be_read_is_found(stay):
    """By its pixels: no token says that something dark lies under this one."""
    page = SCREENS["about"](stay(**PHONE))
    assert pale(page) == []
    page.evaluate("document.querySelector('#about-game').style.background = 'linear-gradient(#f4ead6, #f4ead6)'")
    assert [words.partition(" (")[0] for words in pale(page)] == ['"The game"']


def resized(page, *sizes):
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield page


def test_four_can_be_seated_and_start_is_in_sight(stay):
    room = SCREENS["room"](stay(**DESKTOP))
    for page in resized(room, (1366, 657), (390, 844)):
        expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)


def test_a_game_can_be_started_without_scrolling_whatever_is_asked(stay):
    context = stay(**DESKTOP)
    known(context, name="", recipes=True)  # what has the most rows
    home = opened(context, "/")
    for page in resized(home, (1366, 657), (1366, 625), (1280, 577), (1024, 650), (1920, 937), (390, 844)):
        expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
        if page.viewport_size["width"] > 900:  # all doors beside one another
            expect(page.get_by_role("button", name="Open a table")).to_be_in_viewport(ratio=1)
            expect(page.get_by_role("button", name="Set the table")).to_be_in_viewport(ratio=1)


@pytest.mark.few(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_first_door_is_in_sight_on_a_laptop_though_newcomers_are_invited(stay, language):
    context = stay(viewport={"width": 1366, "height": 657})
    known(context, name="", language=language)
    page = opened(context, "/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("a[href='/tutorial/first']")).to_be_in_viewport(ratio=1)
    door = page.locator(".doors > section").first
    expect(door).to_be_in_viewport(ratio=1)
    above = 0
    for part in door.locator("h2, .inside input[maxlength], fieldset, .at-hand button").all():
        top, height = (part.bounding_box()[side] for side in ("y", "height"))
        assert top >= above, part.inner_text()
        above = top + height


def test_the_own_name_is_read_to_its_end_in_the_waiting_room(stay):
    room = SCREENS["room"](stay(**DESKTOP))
    for page in resized(room, (320, 800), (390, 800), (768, 800), (1024, 800), (1366, 800)):
        name = page.get_by_label("Name", exact=True).first
        expect(name).to_have_value(LONG[0])
        assert name.evaluate("field => field.scrollWidth <= field.clientWidth"), page.viewport_size


def rows(page, where):
    """At which heights the buttons of a place stand."""
    found = page.locator(where).locator("button, a")
    return sorted({round(part.bounding_box()["y"] + part.bounding_box()["height"] / 2) for part in found.all()})


def test_at_the_end_buttons_stand_in_even_rows(stay):
    end = SCREENS["the end of a game given up"](stay(**DESKTOP))
    expect(end.get_by_role("button", name="Check the deal")).to_be_visible()
    assert [len(rows(page, ".next")) for page in resized(end, (1024, 1000), (820, 1000), (768, 1000))] == [1, 2, 2]


def test_cards_that_are_counted_are_large_enough(stay):
    end = SCREENS["the end"](stay(**DESKTOP))
    for page in resized(end, (1366, 657), (1440, 900), (820, 1180), (390, 844)):
        chips = page.locator(".chip").evaluate_all("all => all.map(chip => chip.getBoundingClientRect().toJSON())")
        assert {round(chip["width"]) for chip in chips} == {36}, page.viewport_size
        assert min(chip["height"] for chip in chips) >= 32, page.viewport_size


def test_on_a_large_screen_everything_is_larger(stay):
    page = SCREENS["the end"](stay(viewport={"width": 1440, "height": 900}))
    card = page.locator(".chip").first
    usual = card.bounding_box()["width"]
    page.set_viewport_size({"width": 2560, "height": 1440})
    assert card.bounding_box()["width"] > 1.3 * usual
    page.goto("/how-to-play")
    expect(page.get_by_role("group").first).to_be_visible()  # the rules are there: before, a word that they come
    text = page.locator("main p").first
    expect(text).to_be_visible()
    assert text.bounding_box()["width"] < 1300  # long lines are hard to read


def test_what_a_replay_tells_lies_under_nothing(stay):
    """On a phone, where three sentences were told in the room for two."""
    page = SCREENS["replay of two"](stay(viewport={"width": 390, "height": 844}))
    told, seats = page.locator(".told"), page.get_by_role("region", name="Cauldrons")
    words = told.locator(".words")
    assert words.bounding_box()["y"] + words.bounding_box()["height"] <= seats.bounding_box()["y"]
