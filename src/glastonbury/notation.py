"""Move tokens and game records (docs/notation.md): read, write, replay, trace, perft.

A `Record` that was read is playable: reading it checks the header in full and then plays every action.
"""

import json
import math
import reprlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, BinaryIO, TypeVar

from .rules import (
    CARDS,
    CELLS,
    CORNERS,
    INGREDIENTS,
    Card,
    Color,
    Drop,
    Edition,
    Event,
    IllegalMove,
    InvalidSetup,
    Keep,
    Move,
    Place,
    PutImmuto,
    RecipeB,
    Recipes,
    Setup,
    State,
    Stay,
    Take,
    TakeByAccio,
    UseDeclinatio,
    legal,
    play,
    scores,
    start,
    what_is_legal,
    winners,
)

FORMAT = "glastonbury-record/1"
MAX_LINE = 1_000_000  # bytes: a longer line is refused unread; a real record has about 1,500

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


class RecordError(ValueError):
    """A record cannot be read or played. `ply` is the offending action's index; None when the header is at fault."""

    def __init__(self, problem: str, ply: int | None = None) -> None:
        super().__init__(problem)
        self.ply = ply

    def as_json(self) -> dict[str, Any]:
        return {"error": str(self), "ply": self.ply}


# Moves


ALL_MOVES: tuple[Move, ...] = (
    *map(Place, CORNERS),
    *map(Take, CELLS),
    *map(TakeByAccio, CELLS),
    UseDeclinatio(),
    Stay(),
    Keep(),
    Drop(),
    *map(PutImmuto, (*INGREDIENTS, None)),
)
MOVES = {str(move): move for move in ALL_MOVES}


def read_move(token: object) -> Move:
    """
    >>> read_move("*c4")
    TakeByAccio(cell='c4')
    """
    move = MOVES.get(token) if isinstance(token, str) else None
    if move is None:
        raise ValueError(f"{excerpt(token)} is no move")
    return move


# Records


@dataclass(frozen=True, slots=True)
class Record:
    """One game. `header` is all that the JSON object says besides the actions, so that unknown keys are kept."""

    setup: Setup
    header: Mapping[str, Any] = field(repr=False)
    moves: tuple[Move, ...] = ()

    @property
    def names(self) -> tuple[str | None, ...]:
        return tuple(player.get("name") for player in self.header["players"])


def new_record(setup: Setup, about: Mapping[Color, Mapping[str, Any]] | None = None, **extra: Any) -> Record:
    """The record of a game that has not begun.

    `about` has more to say of a player, such as `name`; `extra` are further keys of the record, such as `deal`.
    """
    header: dict[str, Any] = {
        "format": FORMAT,
        "edition": str(setup.edition),
        "players": [{"color": str(color), **(about or {}).get(color, {})} for color in setup.players],
        "removed_color": setup.removed_color and str(setup.removed_color),
        "deck": [card.code for card in setup.deck],
        "recipes": setup.recipes and [{"a": str(r.a), "b": str(r.b)} for r in setup.recipes],
    }
    if setup.memory_aid:
        header["memory_aid"] = True
    return Record(setup, header | extra)


def write_record(record: Record) -> str:
    """One line of JSON, without its end."""
    return json.dumps({**record.header, "actions": [str(move) for move in record.moves]}, allow_nan=False)


def read_record(line: str | bytes) -> Record:
    """The game on one line of JSON. Raises RecordError, and nothing else, whatever the line holds."""
    header = read_json_object(line)
    setup = read_setup(header)
    if "actions" not in header:
        raise RecordError("actions: missing")
    actions = expect(header.pop("actions"), list, "actions")
    moves = []
    state = start(setup)
    for ply, token in enumerate(actions):
        try:
            move = read_move(token)
            state, _ = play(state, move)
        except IllegalMove as error:
            raise RecordError(f"action {ply}: {error}", ply) from None
        except ValueError as error:
            raise RecordError(f"action {ply}: {error}; {what_is_legal(legal(state))}", ply) from None
        moves.append(move)
    return Record(setup, header, tuple(moves))


def read_records(stream: BinaryIO) -> Iterator[Record | RecordError]:
    """The records of a file, one per line; in place of a bad one its error. Blank lines are skipped."""
    while line := stream.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(MAX_LINE)
            yield RecordError(f"the line is longer than {MAX_LINE:,} bytes")
        elif line.strip():
            try:
                yield read_record(line)
            except RecordError as error:
                yield error


def read_json_object(line: str | bytes) -> dict[str, Any]:
    if isinstance(line, str):
        line = line.encode(errors="surrogatepass")
    if len(line) > MAX_LINE:
        raise RecordError(f"the record is longer than {MAX_LINE:,} bytes")
    try:
        value = json.loads(
            line.decode("utf-8-sig"),
            parse_constant=_refuse_constant,
            parse_float=_finite_float,
            parse_int=_sensible_int,
            object_pairs_hook=_unique_keys,
        )
    except UnicodeDecodeError:
        raise RecordError("not UTF-8 text") from None
    except RecursionError:
        raise RecordError("not a record: nested too deep") from None
    except json.JSONDecodeError as error:
        raise RecordError(f"not JSON: {error.msg} at character {error.pos}") from None
    except ValueError as error:  # from the hooks
        raise RecordError(f"not a record: {error}") from None
    return expect(value, dict, "record")


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")


def _finite_float(digits: str) -> float:
    if not math.isfinite(value := float(digits)):
        raise ValueError(f"the number {excerpt(digits)} is too large")
    return value


def _sensible_int(digits: str) -> int:
    if len(digits) > 1000:  # Python itself refuses some thousands of digits, in words that help nobody here
        raise ValueError(f"the number {excerpt(digits)} has too many digits")
    return int(digits)


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("a key occurs twice in one object")
    return value


def read_setup(header: Mapping[str, Any]) -> Setup:
    """The setup that a record's header describes, checked in full."""
    for required in ("format", "players", "deck"):
        if required not in header:
            raise RecordError(f"{required}: missing")
    if header["format"] != FORMAT:
        raise RecordError(f"format: expected {FORMAT!r}, got {excerpt(header['format'])}")
    removed, recipes = header.get("removed_color"), header.get("recipes")
    try:
        return Setup(
            players=tuple(_read_player(p, i) for i, p in enumerate(expect(header["players"], list, "players"))),
            deck=tuple(_read_card(c, i) for i, c in enumerate(expect(header["deck"], list, "deck"))),
            edition=one_of(Edition, header.get("edition", "en"), "edition"),
            removed_color=None if removed is None else one_of(Color, removed, "removed_color"),
            recipes=None
            if recipes is None
            else tuple(_read_recipes(r, i) for i, r in enumerate(expect(recipes, list, "recipes"))),
            memory_aid=expect(header.get("memory_aid", False), bool, "memory_aid"),
        )
    except InvalidSetup as error:
        raise RecordError(str(error)) from None


def _read_player(value: object, index: int) -> Color:
    player = expect(value, dict, f"players[{index}]")
    if "name" in player:
        expect(player["name"], str, f"players[{index}].name")
    return one_of(Color, player.get("color"), f"players[{index}].color")


def _read_card(value: object, index: int) -> Card:
    card = CARDS.get(value) if isinstance(value, str) else None
    if card is None:
        raise RecordError(f"deck[{index}]: {excerpt(value)} is no card")
    return card


def _read_recipes(value: object, index: int) -> Recipes:
    recipes = expect(value, dict, f"recipes[{index}]")
    return Recipes(
        one_of(Color, recipes.get("a"), f"recipes[{index}].a"),
        one_of(RecipeB, recipes.get("b"), f"recipes[{index}].b"),
    )


JSON_TYPES = {dict: "an object", list: "an array", str: "a string", bool: "true or false"}


def expect(value: object, kind: type[T], where: str) -> T:
    if not isinstance(value, kind):
        raise RecordError(f"{where}: expected {JSON_TYPES[kind]}, got {excerpt(value)}")
    return value


def one_of(choices: type[E], value: object, where: str) -> E:
    for choice in choices:
        if value == choice:
            return choice
    raise RecordError(f"{where}: expected one of {', '.join(choices)}; got {excerpt(value)}")


def excerpt(value: object) -> str:
    """A value from outside, short and in plain ASCII, for an error message."""
    return reprlib.repr(value).encode("ascii", "backslashreplace").decode()


# What a record leads to


def replay(record: Record) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The state before the first action and after each, with the events that led to it."""
    state = start(record.setup)
    yield state, ()
    for move in record.moves:
        state, events = play(state, move)
        yield state, events


def final_state(record: Record) -> State:
    *_, (state, _) = replay(record)
    return state


def trace(record: Record) -> dict[str, Any]:
    """Every public fact of every state, and the result: for comparing engines."""
    states = []
    for state, _ in replay(record):
        states.append(trace_state(state))
    return {"states": states, "result": result(state)}


def trace_state(state: State) -> dict[str, Any]:
    players = state.players
    return {
        "player": None if state.phase == "over" else state.player,
        "phase": state.phase,
        "legal": sorted(map(str, legal(state))),
        "stops": [player.stop for player in players],
        "tops": [player.top and player.top.code for player in players],
        "heights": [len(player.cauldron) for player in players],
        "pile": len(state.pile),
        "cells": {cell: card.code for cell, card in zip(CELLS, state.cells, strict=True) if card is not None},
        "accio": [player.accio for player in players],
        "declinatio": [player.declinatio for player in players],
    }


def result(state: State) -> dict[str, Any] | None:
    """How the game ended, as records write it; None while it goes on."""
    if state.phase != "over":
        return None
    final = scores(state)
    return {
        "ended_by": state.ended_by,
        "winners": list(winners(final)),
        "scores": [
            {
                "ingredients": score.ingredient_points,
                "recipe_a": score.recipe_a,
                "recipe_b": score.recipe_b,
                "total": score.total,
            }
            for score in final
        ],
    }


def perft(state: State, depth: int) -> int:
    """How many different sequences of `depth` further decisions there are; a game that is over counts once."""
    if depth == 0:
        return 1
    moves = legal(state)
    if not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(perft(play(state, move)[0], depth - 1) for move in moves)
