"""Every screen but the table in windows of every size: nothing is cut, nothing lies over anything else.

`make test` looks at each in the smallest window and in a laptop's, `--large` in all, and in some that nobody has
thought of: the seed is printed, and `SEED=… pytest --large …` draws the same ones again.
"""

import pytest
from browsers import DESKTOP
from measure import faults
from playwright.sync_api import expect
from screens import LONG, SCREENS
from test_viewports import ALL, SEED

# A bar that stays in sight covers what is scrolled under it; where all of it lies when nothing stays is measured.
UNSTICK = """() => {
    for (const one of document.querySelectorAll('*')) {
        if (getComputedStyle(one).position === 'sticky') {
            one.style.position = 'static'
            one.dataset.unstuck = ''
        }
    }
}"""
STICK = """() => {
    for (const one of document.querySelectorAll('[data-unstuck]')) {
        one.style.removeProperty('position')
        delete one.dataset.unstuck
    }
}"""
STAYING = """[...document.querySelectorAll('*')]
    .filter(one => getComputedStyle(one).position === 'sticky' && getComputedStyle(one).bottom === '0px')
    .map(one => one.getBoundingClientRect().height / innerHeight)"""


def look_at(page, sizes, told):
    wrong = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        at = f"{told}, {width} × {height}"
        wrong += [
            f"{at}: a bar that takes {share:.0%} of the height" for share in page.evaluate(STAYING) if share > 0.4
        ]
        page.evaluate(UNSTICK)
        wrong += [f"{at}: {one}" for one in faults(page)]
        page.evaluate(STICK)
    assert not wrong, "\n".join([f"seed {SEED}", *wrong])


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_whole_in_the_smallest_window_and_in_a_laptop(browse, complaints, screen):
    with complaints.ignored():  # some of them are of things that are not there
        look_at(SCREENS[screen](browse(**DESKTOP)), [(1366, 657), (320, 360)], screen)


@pytest.mark.large
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_whole_everywhere(browse, complaints, screen):
    with complaints.ignored():
        look_at(SCREENS[screen](browse(**DESKTOP)), ALL, screen)


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (390, 844)])
def test_four_can_be_seated_and_start_is_in_sight(browse, width, height):
    page = SCREENS["room"](browse(viewport={"width": width, "height": height}))
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [320, 390, 768, 1024, 1366])
def test_the_own_name_is_read_to_its_end_in_the_waiting_room(browse, width):
    page = SCREENS["room"](browse(viewport={"width": width, "height": 800}))
    name = page.get_by_label("Name", exact=True).first
    expect(name).to_have_value(LONG[0])
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def rows(page, where):
    """At which heights the buttons of a place stand."""
    found = page.locator(where).locator("button, a")
    return sorted({round(one.bounding_box()["y"] + one.bounding_box()["height"] / 2) for one in found.all()})


@pytest.mark.parametrize(("width", "levels"), [(1024, 1), (820, 2), (768, 2)])
def test_at_the_end_buttons_stand_in_even_rows(browse, width, levels):
    page = SCREENS["the end of a game given up"](browse(viewport={"width": width, "height": 1000}))
    expect(page.get_by_role("button", name="Check the deal")).to_be_visible()
    assert len(rows(page, ".next")) == levels


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (1440, 900), (820, 1180), (390, 844)])
def test_cards_that_are_counted_are_large_enough(browse, width, height):
    page = SCREENS["the end"](browse(viewport={"width": width, "height": height}))
    chips = page.locator(".chip").all()
    assert chips
    assert {round(one.bounding_box()["width"]) for one in chips} == {36}
    assert min(one.bounding_box()["height"] for one in chips) >= 32


def test_on_a_large_screen_everything_is_larger(browse):
    page = SCREENS["the end"](browse(viewport={"width": 1440, "height": 900}))
    card = page.locator(".chip").first
    usual = card.bounding_box()["width"]
    page.set_viewport_size({"width": 2560, "height": 1440})
    assert card.bounding_box()["width"] > 1.3 * usual
    page.goto("/how-to-play")
    text = page.locator("main p").first
    assert text.bounding_box()["width"] < 1300  # long lines are hard to read


def test_what_a_replay_tells_lies_under_nothing(browse):
    """On a phone, where three sentences were told in the room for two."""
    page = SCREENS["replay of two"](browse(viewport={"width": 390, "height": 844}))
    told, seats = page.locator(".told"), page.get_by_role("region", name="Cauldrons")
    words = told.locator(".words")
    assert words.bounding_box()["y"] + words.bounding_box()["height"] <= seats.bounding_box()["y"]
