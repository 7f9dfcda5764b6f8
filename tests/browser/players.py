"""People who play through the page: they read what it says and press what it offers, by mouse, touch or keys."""

import json
import random
import re
from contextlib import AsyncExitStack

from company import Person
from playwright.sync_api import Locator, Page, expect
from situations import KEEP

CALM = {  # games without motion and questions, against an easy bot
    "pace": "none",
    "level": "apprentice",
    "bots": 1,
    "recipes": False,
    "askCauldron": False,
}
# The cell that has the focus, and whether it is this that has it.
FOCUSED = "element => [document.activeElement.getAttribute('data-cell'), element === document.activeElement]"
FAR = 80  # no page has so many places to stop at by Tab


def seated(context, name: str = "Ann", hand: str = "mouse", **settings: object) -> "Player":
    """Somebody with a browser who has been here before; what is chosen later is kept over a reload."""
    wanted = json.dumps({**CALM, "name": name, **settings})
    if context.pages:
        context.pages[0].evaluate(KEEP, wanted)
        return Player(context.pages[0], name, hand)
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage.settings ??= {json.dumps(wanted)}")
    return Player(context.new_page(), name, hand)


class Player:
    """Everything is found by its role and name, and waited for; nothing is tried twice."""

    def __init__(self, page: Page, name: str, hand: str) -> None:
        self.page = page
        self.name = name
        self.hand = hand
        self.taken = 0
        self.wires = []  # its sockets, where a test may cut them
        self.cut = False
        # Roles and names are written as CSS where a game asks for them all the time: the drawings make the page large.
        self.corners = page.locator("[role=gridcell][aria-label$='You can begin here']")
        self.cards = page.locator("[role=gridcell][aria-label*='. Can be taken']")
        choice = page.locator("section[aria-label='Your choice']")
        self.take = choice.get_by_role("button", name=re.compile("^Take "))
        self.stay = choice.get_by_role("button", name="Stay, end the turn")
        self.keep = choice.get_by_role("button", name="Keep", exact=True)
        dialog = self.dialog = page.locator("dialog[open]")
        self.immuto = dialog.filter(has=page.get_by_role("heading", name="Where does your Immuto go?"))
        self.look = dialog.filter(has=page.get_by_role("heading", name="You look into your cauldron"))
        self.looked = choice.get_by_role("button", name="Done looking")  # around one screen
        self.over = page.locator("main button", has_text=re.compile("^(Play again|Not after all)$"))
        self.heading = page.locator("main h1")
        asked = self.corners.or_(self.cards).or_(self.stay).or_(self.keep).or_(self.immuto)
        self.asked = asked.or_(self.look).or_(self.looked)  # a look stays until it is closed

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
        place = target.element_handle()  # to look for its name again after every key would take longest
        for _ in range(FAR):
            cell, there = place.evaluate(FOCUSED)
            if there or (cell and wanted):
                break
            self.page.keyboard.press("Tab")
        if wanted:
            assert cell, "the square cannot be reached by Tab"
            for less, more, at, to in (("ArrowLeft", "ArrowRight", 0, 0), ("ArrowUp", "ArrowDown", 1, 1)):
                steps = ord(wanted[to]) - ord(cell[at])
                for _ in range(abs(steps)):
                    self.page.keyboard.press(more if steps > 0 else less)
        expect(target).to_be_focused()

    # The wire

    def wire(self) -> None:
        """From now on the connection can be cut, and comes back when it may."""

        def opened(socket) -> None:
            if self.cut:
                socket.close()
                return
            socket.connect_to_server()
            self.wires.append(socket)

        self.page.route_web_socket(re.compile("/socket"), opened)

    def lose_connection(self) -> None:
        self.cut = True
        for socket in self.wires:
            socket.close()
        self.wires = []

    # Coming to a table

    def open_a_table(self, *, seats: int = 2) -> str:
        self.page.goto("/")
        self.press(self.page.get_by_role("button", name="Open a table"))
        table = self.page.get_by_role("dialog", name="New table")
        self.press(table.get_by_role("group", name="Players").get_by_role("radio", name=str(seats)))
        self.press(table.get_by_role("button", name="Open the table"))
        expect(self.page.get_by_role("heading", name="Who sits at the table?")).to_be_visible()
        return self.table

    def join(self, code: str) -> None:
        self.page.goto("/")
        if self.hand == "touch":  # on a phone the door is closed at first
            self.press(self.page.get_by_role("button", name="With friends"))
        self.page.get_by_label("Table code").fill(code.lower())
        self.press(self.page.get_by_role("button", name="Join", exact=True))
        self.press(self.page.get_by_role("button", name="Sit down here").first)
        expect(self.page.get_by_label("Name", exact=True)).to_have_value(self.name)

    def start(self) -> None:
        self.press(self.page.get_by_role("button", name="Start the game"))

    def share_the_screen(self, other: str, *, recipes: bool) -> None:
        self.page.goto("/")
        door = self.page.get_by_role("region", name="Around one screen")
        self.press(door.get_by_role("button", name="Set the table"))
        table = self.page.get_by_role("dialog", name="Around one screen")
        expect(table.get_by_label("Name of player 1")).to_have_value(self.name)
        table.get_by_label("Name of player 2").fill(other)
        if recipes:
            self.press(table.get_by_role("group", name="Recipes").get_by_role("radio", name="On"))
        self.press(table.get_by_role("button", name="Start"))
        self.until_asked()

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
        if self.look.is_visible():
            self.answer()
            return self.until_asked()
        return not self.over.is_visible()

    def until_asked_or(self, other: str) -> None:
        """Or until the other one is, or a bot has ended the game."""
        turn = self.heading.get_by_text(f"{other} is choosing", exact=True)
        expect(self.asked.or_(turn).or_(self.over).first).to_be_visible()

    def follow_to_the_end(self) -> None:
        """Of what others play: it waits for whoever looks through the own cauldron."""
        while True:
            expect(self.over.or_(self.look).first).to_be_visible()
            if self.over.is_visible():
                return
            self.answer()

    def decide(self) -> None:
        """One thing that the page asks for."""
        if self.dialog.count():
            self.answer()
        elif self.cards.count():
            self.choose()
        elif self.corners.count():
            self.press(self.corners.first)
        else:
            self.press(self.keep.or_(self.stay).or_(self.looked))

    def answer(self) -> None:
        """What lies over the square."""
        if self.look.is_visible():
            self.press(self.look.get_by_role("button", name="Close", exact=True).last)
        else:
            self.press(self.immuto.get_by_role("listitem").get_by_role("button").first)

    def choose(self) -> None:
        """The first card; taken by its button, and every other time by pressing it once more."""
        card = self.select()
        self.taken += 1
        self.press(card if self.taken % 2 else self.take)

    def select(self) -> Locator:
        """The first card that can be taken, if need be one that ends the game."""
        offered = self.cards.evaluate_all(
            "all => all.map(card => [card.dataset.cell, card.ariaSelected, card.ariaLabel])"
        )
        cell, selected, _ = next((offer for offer in offered if offer[2].endswith("ends the game")), offered[0])
        card = self.page.locator(f"[data-cell={cell}]")
        if selected == "false":
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

    def shown(self) -> dict:
        """What the page says of the game, without what only helps to choose."""
        named = "all => all.map(element => element.getAttribute('aria-label'))"
        pictures = self.page.get_by_role("img").evaluate_all(named)
        return {
            "cells": self.page.get_by_role("gridcell").evaluate_all(named),
            "pictures": sorted(picture for picture in pictures if picture and not picture.startswith("Next turn")),
            "headings": self.page.locator(":is(h1, h2, h3):not([aria-label='Your choice'] *)").all_inner_texts(),
        }

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/t/")[2].partition("/")[0]

    def person(self, server) -> Person:
        """The same one, for what need not go through the page."""
        (cookie,) = (kept for kept in self.page.context.cookies() if kept["name"] == "glastonbury")
        return Person(server, f"glastonbury={cookie['value']}")


def play_together(*players: Player, decisions: int = 500) -> None:
    """To the end, or for a while. Whoever has just moved is the first to know whose turn it is."""
    at = players[0]
    for _ in range(decisions):
        turns = [at.heading.get_by_text(f"{player.name} is choosing", exact=True) for player in players]
        settled = at.asked.or_(at.over)
        for turn in turns:
            settled = settled.or_(turn)
        expect(settled.first).to_be_visible()
        if at.over.is_visible():
            break
        at = next((player for player, turn in zip(players, turns, strict=True) if turn.is_visible()), at)
        at.until_asked()
        at.decide()
    else:
        assert decisions < 500, "the game does not end"
        return
    for player in players:
        expect(player.over).to_be_visible()


def hurry(server, *players: Player, to_the_end: bool = False) -> None:
    """The middle of a game, past the page, so that the test does not take long: until somebody could end it.

    To the end every page follows by itself, and looks are closed as they come. Else it begins where the game is: what
    it shows on the way there asks for things, too, which could not be told from what is asked for in the end.
    """
    people = [player.person(server) for player in players]
    server.now(play_on(people, players[0].table, to_the_end))
    for player in players:
        if to_the_end:
            player.follow_to_the_end()
        elif not player.cut:
            player.page.reload()


async def play_on(people: list[Person], name: str, to_the_end: bool) -> None:
    rng = random.Random(1)
    async with AsyncExitStack() as sockets:
        sits = {}
        for person in people:
            await sockets.enter_async_context(person.at(name))
            table = await person.until(bool)
            sits |= {seat: person for seat, held in enumerate(table["seats"]) if held["yours"]}
        at = people[0]
        while True:
            table = await at.until(lambda table: table["status"] == "over" or table["game"]["deciding"] in sits)
            if table["status"] == "over":
                return
            at = sits[table["game"]["deciding"]]
            ply = table["game"]["ply"]
            table = await at.until(lambda table, ply=ply: table["game"]["ply"] >= ply)
            legal = table["game"]["legal"]
            if not to_the_end and any(move.get("ends_game") for move in legal):
                return
            await at.move(rng.choice(legal)["move"])
