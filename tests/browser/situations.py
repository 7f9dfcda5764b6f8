"""Positions in which something special can be done, found by random play, and tables prepared with them."""

import itertools
import json
import random
import re
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from glastonbury.deal import Choices, deal
from glastonbury.notation import Record, new_record, write_record
from glastonbury.rules import (
    LINE_AT,
    LINES,
    PLAYER_COLORS,
    Event,
    Immuto,
    Move,
    PawnMoved,
    State,
    Take,
    TakeByAccio,
    UseDeclinatio,
    ends_game,
    legal,
    play,
    start,
)

TEXTS = Path(__file__).parents[2] / "src/glastonbury/text"
NAMES = ("Ann", "Ben", "Cat", "Dan")
LONG = ("Bartholomew Featherstone", "Wilhelmina Ravenscroft W", "MMMMMMMMMMMMMMMMMMMMMMMM", "Ada")  # at most 24 letters
QUICK = {"pace": "none", "name": "Ann", "sound": False, "askCauldron": False}
ids = itertools.count()


class Situation:
    """A game up to a decision. Seats are players: the first one begins."""

    def __init__(self, record: Record, state: State) -> None:
        self.state = state
        self.record = write_record(record)
        self.moves = legal(state)
        self.me = state.player
        self.player = state.deciding

    @property
    def name(self) -> str:
        return NAMES[self.me]

    @property
    def seats(self) -> int:
        return len(self.state.players)

    @cached_property
    def tokens(self) -> set[str]:
        return {str(move) for move in self.moves}

    @property
    def line(self) -> str:
        """As the page calls the line of the pawn that decides: `row 4`."""
        return line_name(self.player.stop)

    @property
    def cells(self) -> list[str]:
        """Of that line, those with a card."""
        return [cell for cell in LINE_AT[self.player.stop].cells if self.state.card_at(cell)]

    def takes(self, *codes: str) -> list[str]:
        """The cells of the own line from which such cards can be taken; without codes any."""
        found = [move.cell for move in self.moves if isinstance(move, Take)]
        return [cell for cell in found if not codes or self.state.card_at(cell).code in codes]

    def after(self, *moves: Move) -> State:
        state = self.state
        for move in moves:
            state, _ = play(state, move)
        return state


class Found(NamedTuple):
    """What a search looks at: a state, what is legal there, and what led to it."""

    state: State
    moves: tuple[Move, ...]
    events: tuple[Event, ...]


def find(
    wanted: Callable[[Found], object], players: int = 2, recipes: bool = False, patience: int = 20_000
) -> Situation:
    """The first decision like this in games that are played at random; always the same one."""
    for seed in range(patience):
        rng = random.Random(seed)
        setup = deal(Choices(PLAYER_COLORS[:players], recipes=recipes, first=0), rng.randbytes(16))
        state, events, played = start(setup), (), []
        while moves := legal(state):
            if wanted(Found(state, moves, events)):
                record = new_record(setup)
                return Situation(Record(record.setup, record.header, tuple(played)), state)
            move = rng.choice(moves)
            played.append(move)
            state, events = play(state, move)
    raise AssertionError("no such position came up")


def line_name(stop: int) -> str:
    line = LINE_AT[stop]
    if line is None:
        return "a corner"
    return f"{'row' if line.name.isdigit() else 'column'} {line.name}"


@cache
def ingredients() -> dict[str, str]:
    """Their names on the page."""
    english = (TEXTS / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^ingredient-(..) = (.+)$", english, re.MULTILINE))


def card_name(code: str) -> str:
    """`Fly Agaric 3`"""
    special = {"Im": "Immuto", "Ac": "Accio", "De": "Declinatio", "Va": "Vanesco", "Pe": "Perluceo"}
    return special.get(code) or f"{ingredients()[code[:2]]} {code[2]}"


def codes_at(state: State, stop: int) -> list[str]:
    return [card.code for cell in LINE_AT[stop].cells if (card := state.card_at(cell))]


def lines_with_one_card(state: State) -> list[str]:
    return [name for name, line in LINES.items() if sum(state.card_at(cell) is not None for cell in line.cells) == 1]


# What to look for


def first_decision(found: Found) -> bool:
    return found.state.phase == "place"


def second_placing(found: Found) -> bool:
    return found.state.phase == "place" and found.state.player == 1


def nothing_special(found: Found) -> bool:
    """A take in the middle of the game, without spells, and with more than one stop to reach."""
    state = found.state
    return (
        state.phase == "take" and not state.deciding.accio and len(state.deciding.cauldron) > 3 and len(state.pile) > 9
    )


def can_use_accio(found: Found) -> bool:
    """Twice, with both spells that it cannot take lying elsewhere."""
    state, player = found.state, found.state.deciding
    if state.phase != "take" or player.accio != 2 or not any(isinstance(move, TakeByAccio) for move in found.moves):
        return False
    elsewhere = [card.code for card in state.cells if card]
    for code in codes_at(state, player.stop):
        elsewhere.remove(code)
    return {"Va", "Pe"} <= set(elsewhere)


def can_use_declinatio(found: Found) -> bool:
    """At a corner, and the line that it leads to has spells that cannot be taken then."""
    state = found.state
    if state.phase != "corner" or ends_game(state, UseDeclinatio()):
        return False
    onward, _ = play(state, UseDeclinatio())
    return bool({"Va", "Pe"} & set(codes_at(onward, onward.deciding.stop)))


def declinatio_ends_the_game(found: Found) -> bool:
    return found.state.phase == "corner" and ends_game(found.state, UseDeclinatio())


def can_take(*codes: str, height: int = 0, others: int = 0) -> Callable[[Found], bool]:
    """Such a card lies in the line; the own cauldron has so many cards, and each of the others."""

    def wanted(found: Found) -> bool:
        state = found.state
        if (
            state.phase != "take"
            or state.declinatio_used
            or len(state.pile) < 2
            or len(state.deciding.cauldron) < height
        ):
            return False
        if any(len(player.cauldron) < others for player in state.players if player is not state.deciding):
            return False
        return any(state.card_at(move.cell).code in codes for move in found.moves if isinstance(move, Take))

    return wanted


def can_look(found: Found) -> bool:
    """A Perluceo, after which somebody else decides, and then the same player again."""
    state = found.state
    if not can_take("Pe", height=3)(found):
        return False
    taken = next(move for move in found.moves if isinstance(move, Take) and state.card_at(move.cell).code == "Pe")
    then, _ = play(state, taken)
    if then.phase != "take" or then.player == state.player:
        return False
    return play(then, legal(then)[0])[0].player == state.player


def vanesco_frees_a_pawn(found: Found) -> Take | None:
    """Special situation 2: taking this lets the next pawn leave its corner though an Immuto is on top."""
    if found.state.phase != "take":
        return None
    for move in found.moves:
        if isinstance(move, Take) and found.state.card_at(move.cell).code == "Va":
            state, events = play(found.state, move)
            if any(
                isinstance(event, PawnMoved)
                and LINE_AT[event.start] is None
                and isinstance(state.players[event.player].top, Immuto)
                for event in events
            ):
                return move
    return None


def take_ends_the_game(found: Found) -> bool:
    return found.state.phase == "take" and any(ending_takes(found.state, found.moves))


def ending_takes(state: State, moves: tuple[Move, ...]) -> list[str]:
    """Cells from which the last card of a line can be taken that one may keep or drop."""
    return [
        move.cell
        for move in moves
        if isinstance(move, Take) and state.card_at(move.cell).code != "Va" and ends_game(state, move)
    ]


def puts_immutos(count: int) -> Callable[[Found], bool]:
    """The one who decides has so many to put, and nobody else has any."""

    def wanted(found: Found) -> bool:
        state = found.state
        return state.phase == "immuto" and [
            player.immutos_to_put for player in state.players if player.immutos_to_put
        ] == [count]

    return wanted


def long_count(found: Found) -> bool:
    """The last decision of a game in which somebody has collected twelve ingredients."""
    kinds = [{card.code[:2] for card in player.cauldron} for player in found.state.players]
    return puts_immutos(1)(found) and max(map(len, kinds)) >= 12


def first_take(found: Found) -> bool:
    """Nothing is in the cauldron yet, and a spell can be taken that changes nothing about that."""
    return (
        found.state.phase == "take"
        and not found.state.deciding.cauldron
        and any(found.state.card_at(move.cell).code in ("Ac", "De") for move in found.moves if isinstance(move, Take))
    )


def pile_is_low(found: Found) -> bool:
    return found.state.phase == "take" and len(found.state.pile) == 8


def line_is_scarce(found: Found) -> bool:
    return found.state.phase == "take" and bool(lines_with_one_card(found.state))


# Tables. What a person does that is not looked at goes over REST, with the cookie of that person's browser.


# As if it had been done in another tab, so that nothing is loaded anew.
KEEP = """wish => {
    localStorage.settings = wish
    dispatchEvent(new StorageEvent('storage', {key: 'settings', newValue: wish}))
}"""
GO = """path => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
}"""


def leave(page: Page) -> None:
    """To a screen that is light, on which nothing is open."""
    page.evaluate(GO, "/about")
    expect(page.locator("#about-game")).to_be_visible()


def opened(context, path: str) -> Page:
    """In the page that this browser has, or in its first one."""
    if context.pages:
        page = context.pages[0]
        leave(page)  # what is open there belongs to the screen before
        page.evaluate(GO, path)
    else:
        page = context.new_page()
        page.goto(path)
    expect(page.get_by_role("main")).to_be_visible()
    return page


def prefer(context, **settings: object) -> None:
    """Settings of this device; what it changes itself stays."""
    kept = {**QUICK, **settings}
    wish = json.dumps(json.dumps(kept))
    for page in context.pages:
        page.evaluate(KEEP, json.dumps(kept))
    context.add_init_script(
        f"if (location.protocol !== 'about:' && !localStorage.settings) localStorage.settings = {wish}"
    )


def ask(context, code: str, type_: str, **wish: object) -> None:
    """A command of this browser's person."""
    command = {"id": f"command-{next(ids)}", "wish": {"type": type_, **wish}}
    answer = context.request.post(f"/api/tables/{code}/commands", data=command)
    assert answer.ok, answer.text()


def lay(situation: Situation, *browsers, names=NAMES, memory_aid: bool = False, **options: object) -> str:
    """A table with this position: the seats are these browsers' in turn, or all of one. The first is the host."""
    for context in dict.fromkeys(browsers):
        assert context.request.post("/api/me").ok
    host = browsers[0]
    made = host.request.post("/api/tables", data={"options": {"seats": situation.seats, **options}})
    code = made.json()["table"]
    for seat in range(situation.seats):
        owner = browsers[seat] if len(browsers) > 1 else host
        ask(owner, code, "Sit", seat=seat, name=names[seat])
    record = json.dumps(json.loads(situation.record) | {"memory_aid": memory_aid})
    ask(host, code, "Prepare", record=record)
    return code


def among_bots(context, situation: Situation) -> str:
    """A table with this position, where all others are bots."""
    assert context.request.post("/api/me").ok
    seating = ["open" if seat == situation.me else "random" for seat in range(situation.seats)]
    table = {"options": {"seats": situation.seats}, "seating": seating}
    code = context.request.post("/api/tables", data=table).json()["table"]
    ask(context, code, "Sit", seat=situation.me, name="Ann")
    ask(context, code, "Prepare", record=situation.record)
    return code


def move(context, code: str, token: str) -> None:
    game = context.request.get(f"/api/tables/{code}").json()["table"]["game"]
    ask(context, code, "Move", game=game["game"], ply=game["ply"], move=token)
