"""What a person at the keyboard is told about the moves: what to do, what was meant, and where it leads."""

import textwrap

from rich.text import Text

from ..drawing import BOLD, DANGER, WIDTH, Artist, ink
from ..rules import (
    CELLS,
    CORNER_STOP,
    LINE_AT,
    STOPS,
    Move,
    Place,
    PutImmuto,
    Spell,
    State,
    Stop,
    Take,
    TakeByAccio,
    UseDeclinatio,
    ends_game,
    legal,
    line_emptied_by,
    next_stop,
    next_stop_after,
)
from ..words import card_name, clean, count, line_name, stop_name


def todo(state: State, name: str) -> list[str]:
    """What the deciding player, who is called so, has to do."""
    me = state.deciding
    here = stop_name(me.stop) if me.stop is not None else ""
    match state.phase:
        case "place":
            corners = ", ".join(move.corner for move in legal(state) if isinstance(move, Place))
            hint = " Look at your recipes first: r." if state.has_recipes else ""
            return [f"{name}, put your pawn at a corner. Type {corners}.{hint}"]
        case "take":
            todo = [f"{name}, your pawn is at {here}. Take a card of this line: type its cell."]
            if state.declinatio_used:
                todo.append("After Declinatio no Vanesco and no Perluceo.")
            elif me.accio:
                far = [str(move) for move in legal(state) if isinstance(move, TakeByAccio)]
                uses = count(me.accio, "use")
                todo += [f"Or any card marked * by Accio, such as {far[0]}. ({uses} left)"] if far else []
            return todo
        case "corner":
            return [
                f"{name}, your pawn is at {here}: nothing to take. Type stay, or declinatio",
                f"to move on to {stop_name(next_stop(me))}. ({count(me.declinatio, 'use')} left)",
            ]
        case "keep":
            taken = card_name(state.taken) if state.taken else ""
            return [f"{name}, you took the last card of a line: {taken}. The game ends.", "Type keep or drop."]
        case _:
            which = "first Immuto" if me.immutos_to_put == 2 else "second Immuto" if me.immutos else "Immuto"
            return [f"{name}, where does your {which} go? Type an ingredient, such as Ya, or none."]


def understand(state: State, word: str) -> Move | None:
    """The legal move that was typed: its token, or what is unmistakable of it."""
    by_token = {str(move).lower(): move for move in legal(state)}
    for spelling in (word, f"@{word}", f"*{word}", f"immuto:{word}"):
        if spelling in by_token:
            return by_token[spelling]
    if state.phase in ("corner", "keep"):
        matching = [move for token, move in by_token.items() if token.startswith(word)]
        return matching[0] if len(matching) == 1 else None
    return None


def why_not(state: State, typed: str) -> str:
    """A word that is no legal move."""
    cell = typed.lower().removeprefix("*")
    if state.phase == "take" and cell in CELLS:
        card = state.card_at(cell)
        if card is None:
            return f"{cell} is empty."
        one_spell_already = state.declinatio_used or state.deciding.accio
        if one_spell_already and card in (Spell.VANESCO, Spell.PERLUCEO):
            return f"{card_name(card)} at {cell} would be a second spell in this turn."
        return f"{cell} is not in your line."
    possible = " ".join(str(move).lstrip("@").removeprefix("immuto:") for move in legal(state))
    return textwrap.shorten(f"“{clean(typed)}” is not possible now. Possible: {possible}", WIDTH, placeholder=" …")


def doubts(state: State, move: Move, typed: str) -> str:
    """What to think of before an Accio that was not typed as one, and before the game ends; else nothing."""
    found = []
    if isinstance(move, TakeByAccio) and not typed.startswith("*"):
        uses = count(state.deciding.accio, "use")
        found.append(f"{move.cell} is not in your line: this takes Accio, {uses} left.")
    if reason := why_it_ends(state, move):
        found.append(f"{reason}: this ends the game at once, for everybody.")
    return " ".join(found)


def why_it_ends(state: State, move: Move) -> str | None:
    match move:
        case Take(cell) | TakeByAccio(cell):
            line = line_emptied_by(state, cell)
            return f"{cell} is the last card of {line_name(line)}" if line else None
        case UseDeclinatio() if ends_game(state, move):
            return f"At {stop_name(next_stop(state.deciding))} lie only Vanesco and Perluceo, not to be taken"
        case _:
            return None


def where_it_leads(state: State, artist: Artist) -> list[Text | str]:
    """For every legal move: where the pawn goes next turn, and whether the game ends."""
    me = state.deciding
    lines: list[Text | str] = [ink("Where it leads next turn, if no Vanesco comes between", BOLD)]
    far_ends = []
    for move in legal(state):
        line = ink(f"{move!s:>11}  ", BOLD)
        reason = why_it_ends(state, move)
        match move:
            case Place(corner):
                line += Text(landing(state, next_stop(me.moved_to(CORNER_STOP[corner]))))
            case Take(cell):
                card = state.card_at(cell)
                chip = artist.chip(card) if card else Text()
                line += chip + Text(f"  {landing(state, next_stop_after(state, cell))}")
            case UseDeclinatio():
                line += Text(f"now {landing(state, next_stop(me))}")
            case TakeByAccio(cell):
                far_ends += [cell] if reason else []
                continue
            case PutImmuto():
                continue
            case _:
                line += Text("the turn ends here")
        if reason:
            line += ink("  ends the game", DANGER)
        lines.append(line)
    if any(isinstance(move, TakeByAccio) for move in legal(state)):
        stop = me.stop or 0
        lines += ["", ink("By Accio", BOLD)]
        lines += [f"   number {n}  {landing(state, (stop + n) % STOPS)}" for n in range(5)]
        lines += [f"    a spell  {landing(state, next_stop(me))}"]
        lines += [ink(f"Ends the game: {' '.join(far_ends)}", DANGER)] if far_ends else []
    return lines


def landing(state: State, stop: Stop) -> str:
    if stop == state.deciding.stop:
        return f"you stay at {stop_name(stop)}"
    return f"to {stop_name(stop)}" + ("" if LINE_AT[stop] else ": nothing to take")
