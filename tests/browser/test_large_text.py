"""Whoever has set a larger text in the browser gets it, and nothing is cut, lost or covered by that.

`make test` looks at some screens and decisions, in the longest words of all languages; `--large` at all of them, and at
decisions in each language by itself.
"""

from functools import partial
from itertools import cycle

import pytest
import test_screens
import test_viewports
from browsers import DESKTOP
from languages import TRANSLATED, speak, speak_longest
from screens import SCREENS
from situations import leave
from test_viewports import MOMENTS, immuto, taking

SIZES = [(1440, 900), (1366, 657), (390, 844), (320, 568)]
SOME = ("new table", "room")
USUAL = 16  # px, as browsers come


def let_text_be(page, size: int) -> None:
    """As somebody sets it in the browser, for all pages."""
    tools = page.context.new_cdp_session(page)
    tools.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    tools.detach()


def times_larger(page, what: str) -> list[float]:
    """In windows of all sizes, rounded."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        sizes = []
        for size in (USUAL, 2 * USUAL):
            let_text_be(page, size)
            sizes.append(page.locator(what).first.evaluate("element => parseFloat(getComputedStyle(element).fontSize)"))
        found.append(round(sizes[1] / sizes[0], 2))
    return found


def test_text_is_as_large_as_the_reader_wants_where_there_is_room(browse):
    assert times_larger(SCREENS["about"](browse(**DESKTOP)), "main p") == [2, 2, 2, 2]


def test_a_table_grows_within_the_window(browse):
    page = taking(browse, players=4, recipes=True).page
    page.set_viewport_size({"width": 1366, "height": 657})
    let_text_be(page, 2 * USUAL)
    square = page.locator(".room > .board").bounding_box()
    assert square["y"] >= 0
    assert square["y"] + square["height"] <= 657
    assert page.evaluate("document.documentElement.scrollHeight") == 657


def test_screens_are_whole_in_large_text(browse, complaints):
    complaints.ignore()
    look_at_screens(browse, SOME, SIZES[1:3])


@pytest.mark.large
def test_every_screen_is_whole_in_large_text(browse, complaints):
    complaints.ignore()  # some of them are of things that are not there
    look_at_screens(browse, SCREENS, SIZES)


def look_at_screens(browse, names, sizes) -> None:
    context = browse(**DESKTOP)
    wrong = []
    for name in names:
        page = SCREENS[name](context)
        speak_longest(page)
        let_text_be(page, 2 * USUAL)
        wrong += test_screens.wrong_in(page, name, sizes)
        back_to_usual(page)
    assert not wrong, "\n".join(wrong)


def test_decisions_are_whole_in_large_text(browse):
    look_at_decisions(browse, (immuto,), SIZES[1:3], [speak_longest])


@pytest.mark.large
@pytest.mark.parametrize("third", range(3))
def test_every_decision_is_whole_in_large_text(browse, third):
    look_at_decisions(browse, MOMENTS[third::3], SIZES, [partial(speak, language=language) for language in TRANSLATED])


def look_at_decisions(browse, moments, sizes, tongues) -> None:
    pair = cycle([browse(**DESKTOP), browse(**DESKTOP)])
    wrong = []
    for moment in moments:
        at = moment(lambda **_: next(pair), players=4, recipes=True)
        let_text_be(at.page, 2 * USUAL)
        for speak_so in tongues:
            speak_so(at.page)
            told = f"{moment.__name__} in {at.page.evaluate('document.documentElement.lang')}"
            wrong += test_viewports.wrong_in(at, told, sizes)
        back_to_usual(at.page)
    assert not wrong, "\n".join(wrong)


def back_to_usual(page) -> None:
    leave(page)
    let_text_be(page, USUAL)
    page.set_viewport_size(DESKTOP["viewport"])
    speak(page, "en")
