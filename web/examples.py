"""Writes src/rules/facts.json and examples.json: numbers and examples of the rules on the page, as the game has them.

An example is a position and all that can be done there: what is offered, what happens, and what the table is like then.
All of it is played by a table, as the server does; only the positions are made up.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from glastonbury.rules import (
    CARDS,
    CELLS,
    DECK,
    INGREDIENTS,
    LINE_AT,
    STOPS,
    Color,
    Edition,
    IngredientCard,
    Phase,
    Player,
    State,
    Take,
    deck_without,
    legal,
    score_ingredients,
)
from glastonbury.rules.cards import ACCIO_USES, CAULDRON_CARD_NUMBER, DECLINATIO_USES, IMMUTO
from glastonbury.rules.scoring import BONUS, RECIPE_B_POINTS, recipe_a_points
from glastonbury.server.shown.happenings import happenings
from glastonbury.server.shown.seen import game_seen
from glastonbury.server.tables.changes import Author, Move, Options
from glastonbury.server.tables.following import after
from glastonbury.server.tables.table import Seat, Table

READER = 0  # the seat
BOT = Author("bot", "random")

SQUARE = """
      Na1 Ka3 Ga4 Ra1
  Bb2 Kb3 Kb1 Va  Nb3 Ba3
  Nb1 Bb1 Oa1 Gb4 Na4 Pe
  Wb2 Gb3 Ra3 De  Ka1 Ob4
  Ya1 Im  Oa3 Ba4 Bb3 Wa3
      Yb1 Kb4 Yb4 Ra4
"""
PILE = "Pb2 Wa1 Rb2 Yb3 Pa4 Wb1 Ka2 Pa1"


def position(*players: Player, phase: Phase = "take", cells: str = "", pile: str = PILE, me: int = 0) -> State:
    """The square as it is usually, or with these cells only: `"b4:Gb3 e4:Ka1"`."""
    layout = dict(entry.split(":") for entry in cells.split()) or dict(zip(CELLS, SQUARE.split(), strict=True))
    return State(
        edition=Edition.EN,
        removed_color=None,
        memory_aid=False,
        players=players,
        cells=tuple(CARDS[layout[cell]] if cell in layout else None for cell in CELLS),
        pile=tuple(CARDS[code] for code in pile.split()),
        phase=phase,
        player=me,
    )


def player(color: Color, stop: int | None, cauldron: str = "", spells: str = "") -> Player:
    """The top card is the last one; no spell was used yet."""
    held = tuple(CARDS[code] for code in spells.split())
    return Player(
        color,
        None,
        stop,
        tuple(CARDS[code] for code in cauldron.split()),
        held,
        accio=ACCIO_USES * spells.count("Ac"),
        declinatio=DECLINATIO_USES * spells.count("De"),
    )


BLUE, RED, YELLOW = Color.BLUE, Color.RED, Color.YELLOW

# By the paragraph that shows it; beside each the card that is looked at first. Some are about the next turn, too.
NEXT_TURN = ("begin", "turn", "corner", "immuto")
EXAMPLES: dict[str, tuple[State, str | None]] = {
    "begin": (position(player(RED, 5), player(BLUE, None), phase="place", me=1), None),
    "turn": (position(player(BLUE, 8, "Ga1 Wa2 Ga2"), player(RED, 2, "Rb1 Ra2")), "c4"),
    "corner": (position(player(BLUE, 2, "Ga1 Ga2"), player(RED, 11, "Rb1 Ra2")), "c4"),
    "accio": (position(player(BLUE, 16, "Ob2 Oa2", spells="Ac"), player(RED, 2, "Rb1 Ra2")), None),
    "declinatio": (
        position(player(BLUE, 10, "Ga1 Ga2", spells="De"), player(RED, 2, "Rb1 Ra2"), phase="corner"),
        None,
    ),
    "vanesco": (
        position(player(BLUE, 3, "Ga2 Ga1"), player(RED, 7, "Rb1 Ra2"), player(YELLOW, 13, "Oa2 Wb3 Wb4")),
        "d2",
    ),
    "perluceo": (position(player(BLUE, 7, "Ga1 Ob2 Wa2 Ga2"), player(RED, 2, "Rb1 Ra2")), "f3"),
    "immuto": (position(player(BLUE, 9, "Ga1 Ga2"), player(RED, 2, "Rb1 Ra2")), "b5"),
    "special-spells": (
        position(
            player(BLUE, 10, "Ga1 Ga2", spells="De"),
            player(RED, 17, "Rb1 Ra2"),
            phase="corner",
            cells="d2:Va d5:Pe b1:Na1 c2:Kb1 e3:Na4 a4:Wb2 b4:Gb3 c5:Oa3 e5:Bb3 b6:Yb1 f2:Ba3",
            pile="",
        ),
        None,
    ),
    "special-immuto": (position(player(BLUE, 3, "Ga2 Ga1"), player(RED, 5, "Rb3 Im Ra2")), "d2"),
    "last-card": (
        position(
            player(BLUE, 8, "Ga1 Ga2 Ka3 Ka2"),
            player(RED, 12, "Rb1 Rb2 Rb4 Ra2"),
            cells="b4:Gb3 e4:Ka1 c4:Ra3 b1:Na1 c2:Kb1 b3:Bb1 d3:Gb4 c5:Oa3 b5:Im d6:Yb4 f2:Ba3 a3:Nb1",
            pile="",
        ),
        "e4",
    ),
}


def example(name: str) -> dict[str, Any]:
    state, look = EXAMPLES[name]
    table = Table(
        Options(seats=len(state.players), memory_aid=False),
        "",
        (Seat(bot="random"),) * len(state.players),
        status="playing",
        game=1,
        first=-state.player % len(state.players),  # the reader sits in the first seat
        state=state,
    )
    return {"look": look, "game": shown(table), "then": then(table, name in NEXT_TURN)}


def then(table: Table, next_turn: bool) -> dict[str, Any]:
    """What each move of the reader leads to: the rest of this turn, or what the others do, up to the next one."""
    assert table.state is not None
    found = {}
    for move in legal(table.state):
        next_table, happened = played(table, str(move))
        goes_on = happened[0]["type"] == "DeclinatioUsed" or next_table.state.phase == "keep"
        while next_turn and next_table.deciding not in (READER, None):
            next_table, events = played(next_table, reply(next_table.state))
            happened += events
        more = then(next_table, next_turn) if goes_on and next_table.deciding == READER else {}
        now = shown(next_table) if more else shown(next_table) | {"legal": []}
        found[str(move)] = {"happened": happened, "game": changed(shown(table), now), "then": more}
    return found


def played(table: Table, token: str) -> tuple[Table, list[dict[str, Any]]]:
    next_table = after(table, BOT, Move(table.game, len(table.moves), token))
    return next_table, msgspec.to_builtins(happenings(next_table, [READER], next_table.latest))


def reply(state: State) -> str:
    """Of others: they take the first ingredient, and use no spells."""
    moves = legal(state)
    plain = [move for move in moves if isinstance(move, Take) and isinstance(state.card_at(move.cell), IngredientCard)]
    return str([*plain, moves[-1]][0])


def shown(table: Table) -> dict[str, Any]:
    """As the reader sees it, less what all examples have alike."""
    game = msgspec.to_builtins(game_seen(table, [READER]))
    kept = ("seat", "color", "stop", "top", "height", "spells", "accio", "declinatio")
    players = [{name: one[name] for name in kept} for one in game["players"]]
    return {name: game[name] for name in ("phase", "deciding", "cells", "pile", "taken", "legal")} | {
        "players": players
    }


def changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What differs; of cells only those that do, an empty one as null."""
    cells = {cell: now["cells"].get(cell) for cell in CELLS if before["cells"].get(cell) != now["cells"].get(cell)}
    return {name: now[name] for name in now if now[name] != before[name]} | {"cells": cells}


def counted(codes: str, color: Color) -> dict[str, Any]:
    """What a cauldron brings, row by row: without an Immuto, and with one at each ingredient."""
    cauldron = tuple(CARDS[code] for code in codes.split())
    places = (None, *dict.fromkeys(card.ingredient for card in cauldron))

    def rows(place: Any) -> list[int]:
        immutos = (place,) if place else ()
        points = {
            row.ingredient: row.points
            for row in score_ingredients((*cauldron, *([IMMUTO] * bool(place))), immutos, color)
        }
        return [points[ingredient] for ingredient in places[1:]]

    return {
        "color": color,
        "rows": [
            {"ingredient": place.code, "cards": [card.code for card in cauldron if card.ingredient == place]}
            for place in places[1:]
        ],
        "points": {place.code if place else "none": rows(place) for place in places},
    }


def overview() -> list[dict[str, Any]]:
    """What so many cards of an ingredient bring, by an example."""
    found = []
    for name, numbers in {"one": [3], "two": [2, 3], "three": [1, 3, 4], "four": [1, 2, 3, 4]}.items():
        cards = [CARDS[f"Oa{number}"] for number in numbers]
        found.append({"id": name, "numbers": numbers, "points": score_ingredients(cards, (), BLUE)[0].points})
    return found


def facts() -> dict[str, Any]:
    deck = Counter(card.code for card in DECK if not isinstance(card, IngredientCard))
    orange = [card for card in DECK if isinstance(card, IngredientCard) and card.ingredient.color == Color.ORANGE]
    return {
        "ingredients": len(INGREDIENTS),
        "numbers": sorted({card.number for card in orange}),
        "open": len(CELLS),
        "stops": STOPS,
        "lines": [list(line.cells) if line else None for line in LINE_AT],
        "empty": CAULDRON_CARD_NUMBER,
        "deck": deck,
        "immuto": IMMUTO.number,
        "spells": sum(deck.values()) - deck["Im"],
        "uses": {"Ac": ACCIO_USES, "De": DECLINATIO_USES},
        "removed": len(DECK) - len(deck_without(Color.ORANGE)),
        "bonus": BONUS,
        "recipeA": {str(players): recipe_a_points(players) for players in (2, 3, 4)},
        "recipeB": RECIPE_B_POINTS,
        "overview": overview(),
        "scoring": counted("Bb1 Bb2 Bb3 Bb4 Oa1 Oa3 Oa4 Gb3 Gb4 Ba4", BLUE),
    }


def written() -> dict[str, str]:
    """By the name of the file."""
    examples = {name: example(name) for name in EXAMPLES}
    return {"facts.json": lines(facts()), "examples.json": lines(examples)}


def lines(things: dict[str, Any]) -> str:
    """One line for each."""
    spelled = [f"  {json.dumps(name)}: {json.dumps(thing)}" for name, thing in things.items()]
    return "{\n" + ",\n".join(spelled) + "\n}\n"


if __name__ == "__main__":
    folder = Path(__file__).with_name("src") / "rules"
    for name, text in written().items():
        (folder / name).write_text(text, encoding="utf-8")
