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
    empty_line,
    ends_game,
    legal,
    line_emptied_by,
    next_stop,
    next_stop_after,
)
from ..words import Words, clean, plain


def todo(words: Words, state: State, name: str) -> list[str]:
    """What the deciding player, who is called so, has to do."""
    say, me = words.say, state.deciding
    choices = [words.typed(move) for move in legal(state)]
    match state.phase:
        case "place":
            recipes = [say("terminal-place-recipes")] if state.has_recipes else []
            corners = words.listed(choices, "terminal-or")
            return [" ".join([say("terminal-place", name=name, corners=corners), *recipes])]
        case "take":
            todo = [say("terminal-take", name=name, place=words.stop(me.stop or 0))]
            if state.declinatio_used:
                todo.append(say("terminal-take-after"))
            elif me.accio:
                far = [str(move) for move in legal(state) if isinstance(move, TakeByAccio)]
                todo += [say("terminal-take-accio", cell=far[0], uses=me.accio)] if far else []
            return todo
        case "corner":
            declinatio, stay = choices
            here, there = words.stop(me.stop or 0), words.stop(next_stop(me))
            return [
                say("terminal-at-corner", name=name, place=here),
                say("terminal-from-corner", stay=stay, declinatio=declinatio, place=there, uses=me.declinatio),
            ]
        case "keep":
            taken = words.card(state.taken) if state.taken else ""
            keep, drop = choices
            line = words.line(empty_line(state.cells))
            return [say("terminal-last", name=name, line=line, card=taken), say("terminal-keep", keep=keep, drop=drop)]
        case _:
            which = "first" if me.immutos_to_put == 2 else "second" if me.immutos else "only"
            return [say("terminal-immuto", name=name, which=which, none=say("terminal-type-none"))]


def understand(words: Words, state: State, word: str) -> Move | None:
    """The legal move that was typed: its token, or what is unmistakable of it."""
    by_token = {str(move).lower(): move for move in legal(state)}
    for spelling in (word, f"@{word}", f"*{word}", f"immuto:{word}"):
        if spelling in by_token:
            return by_token[spelling]
    if state.phase in ("corner", "keep"):
        matching = [move for move in legal(state) if words.means(word, move)]
        return matching[0] if len(matching) == 1 else None
    none = PutImmuto(None)
    return none if none in legal(state) and plain(word) == plain(words.typed(none)) else None


def why_not(words: Words, state: State, typed: str) -> str:
    """A word that is no legal move."""
    say = words.say
    cell = typed.lower().removeprefix("*")
    if state.phase == "take" and cell in CELLS:
        card = state.card_at(cell)
        if card is None:
            return say("terminal-cell-empty", cell=cell)
        one_spell_already = state.declinatio_used or state.deciding.accio
        if one_spell_already and card in (Spell.VANESCO, Spell.PERLUCEO):
            return say("terminal-second-spell", card=words.card(card), cell=cell)
        return say("terminal-not-in-line", cell=cell)
    if not typed.isascii() and len(typed) <= 3:  # `с3` on a Russian keyboard
        return say("terminal-latin")
    possible = " ".join(words.typed(move) for move in legal(state))
    said = say("terminal-not-possible", typed=clean(typed), possible=possible)
    return textwrap.shorten(said, WIDTH, placeholder=" …")


def doubts(words: Words, state: State, move: Move, typed: str) -> str:
    """What to think of before an Accio that was not typed as one, and before the game ends; else nothing."""
    found = []
    if isinstance(move, TakeByAccio) and not typed.startswith("*"):
        found.append(words.say("terminal-takes-accio", cell=move.cell, uses=state.deciding.accio))
    if reason := why_it_ends(words, state, move):
        found.append(reason)
    return " ".join(found)


def why_it_ends(words: Words, state: State, move: Move) -> str | None:
    match move:
        case Take(cell) | TakeByAccio(cell):
            line = line_emptied_by(state, cell)
            return words.say("terminal-ends-last", cell=cell, line=words.line(line)) if line else None
        case UseDeclinatio() if ends_game(state, move):
            line = LINE_AT[next_stop(state.deciding)]
            return words.say("terminal-ends-spells", line=words.line(line)) if line else None
        case _:
            return None


def where_it_leads(state: State, artist: Artist) -> list[Text | str]:
    """For every legal move: where the pawn goes next turn, and whether the game ends."""
    words, say, me = artist.words, artist.words.say, state.deciding
    lines: list[Text | str] = [ink(say("terminal-leads"), BOLD)]
    far_ends = []
    for move in legal(state):
        line = ink(f"{words.typed(move):>11}  ", BOLD)
        reason = why_it_ends(words, state, move)
        match move:
            case Place(corner):
                line += Text(landing(words, state, next_stop(me.moved_to(CORNER_STOP[corner]))))
            case Take(cell):
                card = state.card_at(cell)
                chip = artist.chip(card) if card else Text()
                line += chip + Text(f"  {landing(words, state, next_stop_after(state, cell))}")
            case UseDeclinatio():
                line += Text(say("terminal-leads-now", place=words.stop(next_stop(me))))
            case TakeByAccio(cell):
                far_ends += [cell] if reason else []
                continue
            case PutImmuto():
                continue
            case _:
                line += Text(say("terminal-leads-nowhere"))
        if reason:
            line += ink(f"  {say('terminal-leads-end')}", DANGER)
        lines.append(line)
    if any(isinstance(move, TakeByAccio) for move in legal(state)):
        stop = me.stop or 0
        by_accio = [(say("terminal-leads-number", number=n), (stop + n) % STOPS) for n in range(5)]
        by_accio.append((say("terminal-leads-spell"), next_stop(me)))
        lines += ["", ink(say("terminal-leads-accio"), BOLD)]
        lines += [f"{card:>11}  {landing(words, state, stop)}" for card, stop in by_accio]
        lines += [ink(say("terminal-leads-ends", cells=" ".join(far_ends)), DANGER)] if far_ends else []
    return lines


def landing(words: Words, state: State, stop: Stop) -> str:
    if stop == state.deciding.stop:
        return words.say("terminal-leads-stay", place=words.stop(stop))
    return words.say("terminal-leads-to" if LINE_AT[stop] else "terminal-leads-corner", place=words.stop(stop))
