"""Whatever is shown can be read, in every theme: each word and icon against the pixels that are behind it."""

import pytest
from browsers import DESKTOP, PHONE
from contrast import pale
from playwright.sync_api import expect
from screens import SCREENS
from situations import prefer
from test_viewports import MOMENTS, SHAPES

THEMES = ["dusk", "daylight", "contrast"]


def look_at(page, *sizes):
    """Everything that is too pale anywhere, each with its theme and size."""
    wrong = []
    for width, height in sizes or [(None, None)]:
        if width:
            page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            wrong += [f"{theme}, {page.viewport_size}: {one}" for one in pale(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_can_be_read(browse, complaints, axe, screen):
    with complaints.ignored():  # some of them are of things that are not there
        page = SCREENS[screen](browse(**DESKTOP))
        axe(page)
        look_at(page)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda one: one.__name__)
def test_the_table_can_be_read_whatever_is_to_be_decided(browse, moment):
    look_at(moment(browse, players=4, recipes=True).page, (1366, 657))


@pytest.mark.large
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_can_be_read_at_every_size(browse, complaints, screen):
    with complaints.ignored():
        look_at(SCREENS[screen](browse(**DESKTOP)), *SHAPES)


@pytest.mark.large
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda one: one.__name__)
def test_the_table_can_be_read_at_every_size(browse, moment, players):
    look_at(moment(browse, players=players, recipes=True).page, *SHAPES)


def test_a_word_that_cannot_be_read_is_found(browse):
    """By its pixels: no token says that something dark lies under this one."""
    context = browse(**PHONE)
    prefer(context)
    page = context.new_page()
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert pale(page) == []
    page.evaluate("document.querySelector('#about-game').style.background = 'linear-gradient(#f4ead6, #f4ead6)'")
    assert [one.partition(" (")[0] for one in pale(page)] == ['"The game"']
