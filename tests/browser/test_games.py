"""Whole games through the page, as people play them: with mouse, finger or keys, alone, together and round one screen."""

import re

from browsers import DESKTOP, PHONE
from players import seated
from playwright.sync_api import expect


def test_a_game_by_mouse_that_shuts_nobody_out(browse, axe):
    ann = seated(browse(**DESKTOP)).play_now()
    axe(ann.page)
    ann.play(4)
    ann.until_asked()
    ann.select()
    axe(ann.page)
    ann.play()
    expect(ann.heading()).to_have_text(re.compile(r"\bwins? with"))
    axe(ann.page)


def test_a_game_by_touch(browse, axe):
    ann = seated(browse(**PHONE), hand="touch").play_now()
    axe(ann.page)
    ann.play()
    axe(ann.page)


def test_a_game_by_keys_alone(browse):
    ann = seated(browse(**DESKTOP), hand="keys").play_now()
    ann.play()
