"""The themes of the page: chosen or found, and painted from the start."""

import json
import re

import pytest
from browsers import DESKTOP
from playwright.sync_api import expect
from situations import find, lay, nothing_special, prefer

SHOWN = "document.documentElement.dataset.theme"
BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"


def test_a_theme_is_chosen_and_kept(desktop):
    desktop.goto("/settings")
    assert desktop.evaluate(SHOWN) == "dusk"
    dusk = desktop.evaluate(BACKGROUND)
    desktop.get_by_role("radio", name="Daylight").check()
    expect(desktop.get_by_text("The same shop by day")).to_be_visible()
    daylight = desktop.evaluate(BACKGROUND)
    assert daylight != dusk
    desktop.reload()
    expect(desktop.get_by_role("radio", name="Daylight")).to_be_checked()
    assert desktop.evaluate(BACKGROUND) == daylight
    frame = desktop.evaluate("document.querySelector('meta[name=theme-color]').content")
    assert [int(frame[at : at + 2], 16) for at in (1, 3, 5)] == [int(part) for part in re.findall(r"\d+", daylight)]


FIRST_PAINT = """new Promise(painted => {
    const first = list => painted(list.getEntries()[0].startTime)
    new PerformanceObserver(first).observe({ type: 'paint', buffered: true })
})"""


def test_nothing_is_painted_in_another_theme_first(browse):
    """The program comes late; whatever the browser painted before it would be dusk."""
    context = browse(**DESKTOP)
    prefer(context, theme="daylight")
    page = context.new_page()
    page.goto("/settings")
    assert page.locator("script[type=module]").get_attribute("blocking") == "render"
    painted = page.evaluate(FIRST_PAINT)
    assert painted >= page.evaluate("performance.getEntriesByName(document.scripts[0].src)[0].responseEnd")


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("kept", "theme"), [({}, "contrast"), ({"theme": None}, "contrast"), ({"theme": "daylight"}, "daylight")]
)
def test_whoever_asks_for_more_contrast_has_it_until_something_is_chosen(browse, kept, theme):
    context = browse(**DESKTOP, contrast="more")
    prefer(context, **kept)
    page = context.new_page()
    page.goto("/")
    assert page.evaluate(SHOWN) == theme


def test_settings_in_another_tab_change_a_table(browse):
    browsers = [browse(**DESKTOP), browse()]
    code = lay(find(nothing_special), *browsers)
    prefer(browsers[0])
    table = browsers[0].new_page()
    table.goto(f"/t/{code}")
    expect(table.get_by_role("grid")).to_be_visible()
    other = browsers[0].new_page()
    other.goto("/settings")
    other.get_by_role("radio", name="High contrast").check()
    expect(table.locator("html")).to_have_attribute("data-theme", "contrast")
    expect(table.get_by_role("grid")).to_be_visible()


def test_where_the_system_has_its_own_colours_edges_are_seen(browse):
    page = browse(**DESKTOP, forced_colors="active").new_page()
    page.goto("/")
    for control in (page.get_by_role("button", name="Start"), page.get_by_placeholder("Table code")):
        edge = control.evaluate(
            "control => getComputedStyle(control).borderTopStyle + getComputedStyle(control).borderTopWidth"
        )
        assert edge == "solid1px"


def test_bots_keep_the_pace_of_the_settings(browse):
    context = browse(**DESKTOP)
    prefer(context, botPace="slow")
    page = context.new_page()
    page.goto("/")
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as made:
        page.get_by_role("button", name="Start").click()
    assert json.loads(made.value.post_data)["options"]["bot_pace"] == "slow"
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("moves", [False, True])
def test_for_whoever_wants_no_motion_nothing_moves_by_itself(browse, moves):
    """A candle that flickers as fast as the screen can would be worse than one that flickers."""
    page = browse(moves=moves, **DESKTOP).new_page()
    page.goto("/settings")
    seen = page.locator("h1").evaluate("""heading => {
        heading.style.animation = 'flicker 1s infinite'
        heading.style.transition = 'color 1s'
        const { animationName, transitionProperty } = getComputedStyle(heading)
        return [animationName, transitionProperty]
    }""")
    assert seen == (["flicker", "color"] if moves else ["none", "none"])
