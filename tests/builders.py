"""Short builders for hand-made positions and random games."""

import random
from collections.abc import Iterator
from dataclasses import replace

from glastonbury.deal import Choices, deal
from glastonbury.knowledge import Knowledge, Memory
from glastonbury.notation import Record, new_record, read_move
from glastonbury.rules import (
    CARDS,
    CELLS,
    OTHER_COLORS,
    PLAYER_COLORS,
    Card,
    Color,
    Edition,
    Event,
    Move,
    Player,
    RecipeB,
    Recipes,
    Setup,
    State,
    legal,
    play,
    start,
)
from glastonbury.views import view


def cards(codes: str) -> tuple[Card, ...]:
    """`cards("Ya1 Im Va")`"""
    return tuple(CARDS[code] for code in codes.split())


def recipes(a: str, b: str) -> Recipes:
    return Recipes(Color(a), RecipeB(b))


def player(color: str, stop: int | None = None, cauldron: str = "", *, spells: str = "", **more: object) -> Player:
    """`player("blue", 3, "Ya1 Ob2", spells="Ac", accio=2)`; the top card is the last one."""
    return Player(Color(color), more.pop("recipes", None), stop, cards(cauldron), cards(spells), **more)


# A full layout without spells.
FULL_CODES = [
    f"{ingredient}{number}" for ingredient in ["Na", "Nb", "Wa", "Wb", "Ka", "Kb", "Pa", "Pb"] for number in "1234"
]
FULL = dict(zip(CELLS, cards(" ".join(FULL_CODES)), strict=True))


def position(*players: Player, cells: str | None = None, pile: str = "", **more: object) -> State:
    """A state with these players.

    `cells` is `"b1:Ya1 c2:Va"`: a change to the full layout while there is a pile, the whole layout without one.
    """
    layout: dict[str, Card] = dict(FULL) if pile or cells is None else {}
    for entry in (cells or "").split():
        cell, code = entry.split(":")
        layout[cell] = CARDS[code]
    more.setdefault("phase", "take")
    more.setdefault("player", 0)
    more["edition"] = Edition(more.get("edition", "en"))
    return State(
        removed_color=None,
        memory_aid=bool(more.pop("memory_aid", False)),
        players=players,
        cells=tuple(layout.get(cell) for cell in CELLS),
        pile=cards(pile),
        **more,
    )


def tokens(state: State) -> list[str]:
    return sorted(str(move) for move in legal(state))


def after(state: State, *moves: str) -> State:
    return events_of(state, *moves)[0]


def events_of(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The state after these tokens and the events of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        state, events = play(state, read_move(move))
    return state, events


def known_at(state) -> Knowledge:
    """What the deciding seat knows there if it saw everything; cards that lie nowhere are out of the game."""
    begun = Knowledge.begin(view(state, state.player))
    cauldrons = tuple(tuple(Memory(card, 0) for card in owner.cauldron) for owner in state.players)
    known = replace(begun, cauldrons=cauldrons)
    nowhere = list(known.unseen)
    for card in state.pile:
        nowhere.remove(card)
    return replace(known, out=tuple(Memory(card, 0) for card in nowhere))


def with_other_recipes(state: State, seat: int, rng: random.Random) -> State:
    """Those of all others are dealt anew from what this seat does not hold."""
    own = state.players[seat].recipes
    if own is None:
        return state
    a = [color for color in OTHER_COLORS if color != own.a]
    b = [task for task in RecipeB if task != own.b]
    rng.shuffle(a)
    rng.shuffle(b)
    players = [
        player if index == seat else player._replace(recipes=Recipes(a.pop(), b.pop()))
        for index, player in enumerate(state.players)
    ]
    return state._replace(players=tuple(players))


# Random games

VARIANTS = [
    (count, edition, with_recipes) for count in (2, 3, 4) for edition in Edition for with_recipes in (False, True)
]


def random_setup(rng: random.Random) -> Setup:
    """Any player count, edition and option."""
    count, edition, with_recipes = rng.choice(VARIANTS)
    seats = tuple(rng.sample(PLAYER_COLORS, count))
    choices = Choices(
        seats,
        edition,
        recipes=with_recipes,
        removed_color=rng.choice(("random", None)),
        memory_aid=rng.random() < 0.2,
    )
    return deal(choices, rng.randbytes(16))


def random_game(rng: random.Random, setup: Setup) -> Iterator[tuple[State, Move | None, tuple[Event, ...]]]:
    """Each state with the move and the events that led to it."""
    state = start(setup)
    yield state, None, ()
    while moves := legal(state):
        move = rng.choice(moves)
        state, events = play(state, move)
        yield state, move, events


def random_record(rng: random.Random, setup: Setup | None = None) -> Record:
    setup = setup or random_setup(rng)
    moves = tuple(move for _, move, _ in random_game(rng, setup) if move is not None)
    return Record(setup, new_record(setup).header, moves)
