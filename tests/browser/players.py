"""People who play through the page: they read what it says and press what it offers, by mouse, touch or keys."""

import json
import re

from playwright.sync_api import Locator, Page, expect

CALM = {"pace": "none", "level": "apprentice", "bots": 1, "recipes": False}  # games without motion, against an easy bot
FAR = 80  # no page has so many places to stop at by Tab


def seated(context, name: str = "Ann", hand: str = "mouse", **settings: object) -> "Player":
    """Somebody with a browser who has been here before; what is chosen later is kept over a reload."""
    wanted = json.dumps({**CALM, "name": name, **settings})
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage.settings ??= {json.dumps(wanted)}")
    return Player(context.new_page(), name, hand)


class Player:
    """Everything is found by its role and name, and waited for; nothing is tried twice."""

    def __init__(self, page: Page, name: str, hand: str) -> None:
        self.page = page
        self.name = name
        self.hand = hand
        self.taken = 0
        # Roles and names are written as CSS where a game asks for them all the time: the drawings make the page large.
        self.corners = page.locator("[role=gridcell][aria-label$='You can begin here']")
        self.cards = page.locator("[role=gridcell][aria-label*='. Can be taken']")
        choice = page.locator("section[aria-label='Your choice']")
        self.take = choice.get_by_role("button", name=re.compile("^Take "))
        self.stay = choice.get_by_role("button", name="Stay", exact=True)
        self.keep = choice.get_by_role("button", name="Keep", exact=True)
        dialog = page.locator("dialog[open]")
        self.immuto = dialog.filter(has=page.get_by_role("heading", name="Where does your Immuto go?"))
        self.look = dialog.filter(has=page.get_by_role("heading", name=re.compile("looks into the cauldron$")))
        self.hand_over = dialog.filter(has=page.get_by_role("heading", name=re.compile("^Hand over to ")))
        self.over = page.locator("main button", has_text=re.compile("^(Play again|Not after all)$"))
        self.asked = self.corners.or_(self.cards).or_(self.stay).or_(self.keep).or_(self.immuto).or_(self.hand_over)

    # Pressing

    def press(self, target: Locator) -> None:
        match self.hand:
            case "mouse":
                target.click()
            case "touch":
                target.tap()
            case "keys":
                self.reach(target)
                self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """By Tab, and within the square by arrows."""
        expect(target).to_be_visible()
        wanted = target.get_attribute("data-cell")
        here = self.focused()
        for _ in range(FAR):
            if (here["cell"] and wanted) or target.evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
            here = self.focused()
        if wanted:
            assert here["cell"], "the square cannot be reached by Tab"
            for less, more, at, to in (("ArrowLeft", "ArrowRight", 0, 0), ("ArrowUp", "ArrowDown", 1, 1)):
                steps = ord(wanted[to]) - ord(here["cell"][at])
                for _ in range(abs(steps)):
                    self.page.keyboard.press(more if steps > 0 else less)
        expect(target).to_be_focused()

    def focused(self) -> dict:
        return self.page.evaluate("({cell: document.activeElement.getAttribute('data-cell')})")

    # Playing

    def play_now(self) -> "Player":
        self.page.goto("/")
        door = self.page.get_by_role("region", name="Play now")
        self.press(door.get_by_role("button", name="Start"))
        self.until_asked()
        return self

    def until_asked(self) -> bool:
        """Whether there is something to decide; else the game is over."""
        expect(self.asked.or_(self.over).first).to_be_visible()
        return not self.over.is_visible()

    def decide(self) -> None:
        """One thing that the page asks for."""
        if self.look.is_visible():
            for name in ("Look now", "Close"):
                button = self.look.get_by_role("button", name=name, exact=True).last
                if button.is_visible():
                    self.press(button)
        elif self.hand_over.is_visible():
            self.press(self.hand_over.get_by_role("button"))
        elif self.immuto.is_visible():
            self.press(self.immuto.get_by_role("button").first)
        elif self.cards.first.is_visible():
            self.choose()
        elif self.corners.first.is_visible():
            self.press(self.corners.first)
        elif self.keep.is_visible():
            self.press(self.keep)
        else:
            self.press(self.stay)

    def choose(self) -> None:
        """The first card; taken by its button, and every other time by pressing it once more."""
        card = self.select()
        self.taken += 1
        self.press(card if self.taken % 2 else self.take)

    def select(self) -> Locator:
        cell = self.cards.first.get_attribute("data-cell")
        card = self.page.locator(f"[data-cell={cell}]")
        if card.get_attribute("aria-selected") == "false":
            self.press(card)
        expect(card).to_have_attribute("aria-selected", "true")
        return card

    def play(self, decisions: int = 500) -> None:
        """To the end, or for a while."""
        for _ in range(decisions):
            if not self.until_asked():
                return
            self.decide()
        assert decisions < 500, "the game does not end"

    # Reading

    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    def shown(self) -> dict:
        """What the page says of the game, without what only helps to choose."""
        named = "all => all.map(one => one.getAttribute('aria-label'))"
        pictures = self.page.get_by_role("img").evaluate_all(named)
        return {
            "cells": self.page.get_by_role("gridcell").evaluate_all(named),
            "pictures": sorted(one for one in pictures if one and not one.startswith("Next turn")),
            "headings": self.page.get_by_role("heading").all_inner_texts(),
        }
