"""Writes src/tutorial/*.json from tutorials/*.json: what the page shows of each tutorial, as the rules play its record.

A tutorial is the record of a game, in which you are the first player, and `steps`: the plies at which you do what the
record says. What is said at a step is the message `tutorial-NAME-STEP`; what it is told is computed here. Between two
steps the other one plays, by the record; where you would have to decide there too, that part of the game is left out.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from glastonbury.notation import Record, read_record, replay
from glastonbury.rules import (
    CELLS,
    DECK,
    CardsSwept,
    Drop,
    IngredientCard,
    Keep,
    PawnMoved,
    State,
    Take,
    TakeByAccio,
    play,
    scores,
)
from glastonbury.rules.scoring import RECIPE_B_POINTS, ingredient_points
from glastonbury.server.shown.replays import Frame, replay_of

HERE = Path(__file__).parent
NAMES = ("first", "recipes", "two")
YOU = 0
CHOICES = {"kept": Keep(), "dropped": Drop()}


def written(name: str) -> str:
    """One line for each step, so that a change can be read."""
    source = json.loads((HERE / "tutorials" / f"{name}.json").read_text(encoding="utf-8"))
    line = json.dumps(source["record"])
    record = read_record(line)
    frames = replay_of(line, YOU).frames
    steps = [*source["steps"], len(record.moves)]  # the last one only tells how it ended
    lines = []
    for number, ply in enumerate(steps):
        move = record.moves[ply] if ply < len(record.moves) else None
        leads = frames[ply : ply + 1] if number == 0 else between(record, frames, steps[number - 1], ply)
        lines.append(encoded({"move": move and str(move), "leads": leads, **told(record, ply)}))
    players = encoded([player["color"] for player in source["record"]["players"]])
    return f'{{"players": {players}, "steps": [\n' + ",\n".join(lines) + "\n]}\n"


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def between(record: Record, frames: list[Frame], before: int, ply: int) -> list[Frame]:
    """What is shown from one step to the next. Where something was left out only where it led to: nothing moves."""
    states = [state for state, _ in replay(record)]
    if any(states[other].player == YOU for other in range(before + 1, ply)):
        return [msgspec.structs.replace(frames[ply], happened=[])]
    return frames[before + 1 : ply + 1]


def told(record: Record, ply: int) -> dict[str, dict[str, Any]]:
    """All that can be said of a step: cards by their codes, points, and other numbers."""
    states, events = zip(*replay(record), strict=True)
    state: State = states[ply]
    you = state.players[YOU]
    cauldron = you.cauldron
    cards: dict[str, str] = {}
    points = {"bonus": RECIPE_B_POINTS}
    numbers = {"cards": len(record.setup.deck), "all": len(DECK)}
    move = record.moves[ply] if ply < len(record.moves) else None
    if isinstance(move, Take | TakeByAccio):
        taken = state.cells[CELLS.index(move.cell)]
        assert taken is not None
        cards["card"] = taken.code
        if isinstance(taken, IngredientCard):
            points["then"] = points_of(state, taken, more=(taken.number,))
    if state.phase == "keep" and state.taken is not None:
        cards["card"] = state.taken.code
        points |= {name: scores(play(state, choice)[0])[YOU].total for name, choice in CHOICES.items()}
    if len(cauldron) > 1:
        cards["beneath"] = cauldron[-2].code
    if cauldron and isinstance(cauldron[-1], IngredientCard):
        points["now"] = points_of(state, cauldron[-1])
    for event in (event for happened in events[: ply + 1] for event in happened):
        if isinstance(event, PawnMoved) and event.player == YOU:
            numbers["steps"] = (event.stop - event.start) % 20
        if isinstance(event, CardsSwept):
            cards |= [("lost", card.code) for player, card in event.swept if player == YOU]
    if state.phase == "over":
        yours, others = scores(state)
        points |= {"points": yours.total, "other": others.total, "a": yours.recipe_a, "b": yours.recipe_b}
    return {"cards": cards, "points": points, "numbers": numbers}


def points_of(state: State, card: IngredientCard, more: tuple[int, ...] = ()) -> int:
    """What you have of its ingredient brings you, with these numbers more (§8)."""
    you = state.players[YOU]
    same = [one.number for one in you.cauldron if isinstance(one, IngredientCard) and one.ingredient == card.ingredient]
    return ingredient_points((*same, *more), 0, card.ingredient.color == you.color)


if __name__ == "__main__":
    for tutorial in NAMES:
        (HERE / "src" / "tutorial" / f"{tutorial}.json").write_text(written(tutorial), encoding="utf-8")
