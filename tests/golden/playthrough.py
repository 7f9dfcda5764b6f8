"""A game written out state by state, as each seat sees it.

What everybody sees alike stands once, under `all`; what only some see stands under their seats. Both come from the
views alone, so a secret that a view gave away would stand here in plain sight.
"""

from dataclasses import fields, is_dataclass
from enum import Enum

from glastonbury.notation import Record, replay
from glastonbury.rules import Immuto, Ingredient, IngredientCard, Score
from glastonbury.views import SPECTATOR, PlayerView, View, view, witness


def playthrough(record: Record) -> str:
    setup = record.setup
    lines = [
        f"edition {setup.edition}, {len(setup.players)} players: {' '.join(setup.players)}",
        f"removed {brief(setup.removed_color)}, recipes {'on' if setup.recipes else 'off'}",
    ]
    tokens = [None, *map(str, record.moves)]
    seats = [*range(len(setup.players)), SPECTATOR]
    for ply, (token, (state, events)) in enumerate(zip(tokens, replay(record), strict=True)):
        lines += ["", f"ply {ply}" + (f": {token}" if token else "")]
        lines += shared({seat: [f"! {brief(event)}" for event in witness(events, seat)] for seat in seats})
        lines += shared({seat: describe(view(state, seat)) for seat in seats})
    return "\n".join(lines) + "\n"


def shared(by_seat: dict[int | None, list[str]]) -> list[str]:
    """The lines of all seats, in order, each marked by who sees it unless all do."""
    lines = []
    for row in zip(*by_seat.values(), strict=True):
        if len(set(row)) == 1:
            lines.append(f"  {row[0]}")
        else:
            for line in dict.fromkeys(row):
                who = [
                    str(seat) if seat is not SPECTATOR else "spectator"
                    for seat, own in zip(by_seat, row, strict=True)
                    if own == line
                ]
                lines.append(f"  [{' '.join(who)}] {line}")
    return lines


def describe(seen: View) -> list[str]:
    lines = [
        f"{seen.phase}, player {brief(seen.player)}, pile {seen.pile}, taken {brief(seen.taken)}, "
        f"declinatio used {seen.declinatio_used}, ended by {brief(seen.ended_by)}, memory aid {seen.memory_aid}",
        f"legal {' '.join(map(str, seen.legal)) or '-'}",
        f"cells {' '.join(brief(card) for card in seen.cells)}",
    ]
    for index, player in enumerate(seen.players):
        lines += describe_player(index, player)
    return lines


def describe_player(index: int, player: PlayerView) -> list[str]:
    lines = [
        f"{index} {player.color}: stop {brief(player.stop)}, top {brief(player.top)}, height {player.height}, "
        f"spells {brief(player.spells)}, accio {player.accio}, declinatio {player.declinatio}",
        f"{index} cauldron {brief(player.cauldron)}, recipes {brief(player.recipes)}, immutos {brief(player.immutos)}",
        f"{index} score {brief(player.score)}",
    ]
    return [line for line in lines if not line.endswith("score -")]


def brief(value: object) -> str:
    """Any value of the rules in a few letters."""
    if value is None:
        return "-"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, (IngredientCard, Immuto, Ingredient)):
        return value.code
    if isinstance(value, Score):
        lines = " ".join(
            f"{i.ingredient.code}:{'+'.join(map(str, i.numbers))}{'+0' * i.immutos}={i.points}"
            for i in value.ingredients
        )
        return f"({lines}; a {brief(value.a)}, b {brief(value.b)}, total {value.total})"
    if isinstance(value, tuple):
        return "(" + " ".join(map(brief, value)) + ")"
    if is_dataclass(value):
        inside = " ".join(f"{field.name}={brief(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__} {inside}".strip()
    return str(value)
