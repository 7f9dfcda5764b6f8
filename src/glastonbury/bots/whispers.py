"""What a friend at one's shoulder whispers: first facts, without the move; then the best moves, with reasons.

With the memory aid the friend knows all that the seat can know. Without it the friend has not watched, and is given
what can be seen at a glance: covered cards, which one has to remember oneself (§5), change no word.

| code | data | meaning |
|---|---|---|
| number_leads | number, stop; ingredient, count | a card with this number leads there, where so many of it lie |
| number_rests | number | it leads to a corner |
| corner_leads | corner, stop; ingredient, count | whoever begins at this corner comes there first |
| goes_on | stop; ingredient, count | from the corner: at once by Declinatio, or next turn |
| you_have | ingredient, count | so many are in the own cauldron, and one more can be had |
| like_top | ingredient | the same lies on the own cauldron, and one more can be had |
| remember | ingredient | how many of it one has, nobody but oneself can know |

Reasons are the facts of facts.py, without points where the friend has not watched; what makes a pair with the top card
then `matches_top` (ingredient).
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator

from ..knowledge import Knowledge
from ..rules import (
    LINE_AT,
    Cell,
    Ingredient,
    IngredientCard,
    Move,
    Place,
    State,
    Stop,
    Take,
    TakeByAccio,
    line_emptied_by,
    next_stop,
    next_stop_after,
)
from ..rules.board import CORNER_STOP
from . import witch
from .bot import Bot, Candidate
from .facts import Code, Fact, moves_surely, remembered

MOST_HINTS = 3
CLOSE = 3.0  # points: a third move is told where it is hardly worse than the best

# Why somebody might want a move, and where it leads: of what can be said the first of each is told. Where there is no
# reason for it, a doubt is.
WHY: tuple[Code, ...] = (
    "ends_game",
    "completes",
    "makes_three",
    "makes_pair",
    "matches_top",
    "gets_immuto",
    "avoids_minus",
    "fits_recipe",
    "denies",
    "sweeps",
    "gets_spell",
    "uses_declinatio",
    "starts",
    "uses_accio",
)
WHERE: tuple[Code, ...] = ("lands_at", "rests_at")
DOUBTS: tuple[Code, ...] = ("leaves_to", "hurts_recipe")


def friend_of(knowledge: Knowledge) -> tuple[Knowledge, bool]:
    """What the friend knows, and whether that is all that can be known."""
    view = knowledge.view
    watched = view.memory_aid or view.phase == "immuto"  # the cauldrons lie open
    return (knowledge if watched else Knowledge.glance(view)), watched


# First: facts


def hints(knowledge: Knowledge) -> tuple[Fact, ...]:
    """What there is to think of at this decision; not what to do."""
    known, watched = friend_of(knowledge)
    state = remembered(known)
    return tuple(found_at(state, known, watched=watched))[:MOST_HINTS]


def found_at(state: State, known: Knowledge, *, watched: bool) -> Iterator[Fact]:
    legal = known.view.legal
    match state.phase:
        case "place":
            yield from corners(state, legal)
        case "take":
            cards = [state.card_at(move.cell) for move in legal if isinstance(move, Take)]
            lying = {card.ingredient for card in cards if isinstance(card, IngredientCard)}
            wanted = [
                ingredient for ingredient, count in owned(state).most_common() if ingredient in lying and count < 4
            ]
            if wanted:
                yield one_more(state, wanted[0]) if watched else Fact("like_top", {"ingredient": wanted[0].code})
            yield from numbers(state, legal)
        case "corner" if moves_surely(known, state, state.player):
            stop = next_stop(state.deciding)
            yield Fact("goes_on", {"stop": stop, **worth_a_word(state, stop)})
        case "keep" if isinstance(state.taken, IngredientCard):
            ingredient = state.taken.ingredient
            yield one_more(state, ingredient) if watched else Fact("remember", {"ingredient": ingredient.code})
        case "immuto":
            yield from (one_more(state, ingredient) for ingredient, _ in owned(state).most_common())
        case _:
            return


def corners(state: State, legal: Iterable[Move]) -> list[Fact]:
    stops = {
        move.corner: next_stop(state.deciding.moved_to(CORNER_STOP[move.corner]))
        for move in legal
        if isinstance(move, Place)
    }
    found = [
        Fact("corner_leads", {"corner": corner, "stop": stop, **worth_a_word(state, stop)})
        for corner, stop in stops.items()
    ]
    return sorted(found, key=how_many)


def numbers(state: State, legal: Iterable[Move]) -> Iterator[Fact]:
    """Where the numbers in one's line lead: the two that are most of interest, and one that leads to a corner."""
    cells: dict[int, list[Cell]] = {}
    for move in legal:
        if isinstance(move, Take) and isinstance(card := state.card_at(move.cell), IngredientCard):
            cells.setdefault(card.number, []).append(move.cell)
    leads, rests = [], []
    for number, there in sorted(cells.items()):
        stop = next_stop_after(state, there[0])
        if LINE_AT[stop] is None:
            rests.append(Fact("number_rests", {"number": number}))
        else:
            taken = there[0] if len(there) == 1 else None  # it lies there no longer then
            leads.append(
                Fact("number_leads", {"number": number, "stop": stop, **worth_a_word(state, stop, without=taken)})
            )
    yield from sorted(leads, key=how_many)[: MOST_HINTS - 1]
    yield from rests[:1]


def how_many(fact: Fact) -> int:
    """The most first."""
    return -int(fact.data.get("count", 0))


def one_more(state: State, ingredient: Ingredient) -> Fact:
    return Fact("you_have", {"ingredient": ingredient.code, "count": owned(state)[ingredient]})


def worth_a_word(state: State, stop: Stop, *, without: Cell | None = None) -> dict[str, str | int]:
    """The ingredient at a stop that one collects, or else of which most lie there; nothing where there is none such."""
    line, mine = LINE_AT[stop], owned(state)
    cards = [state.card_at(cell) for cell in line.cells if cell != without] if line else []
    lying = Counter(card.ingredient for card in cards if isinstance(card, IngredientCard))
    wanted = [ingredient for ingredient in lying if 0 < mine[ingredient] < 4 or lying[ingredient] > 1]
    if not wanted:
        return {}
    best = max(wanted, key=lambda ingredient: (mine[ingredient] % 4, lying[ingredient]))
    return {"ingredient": best.code, "count": lying[best]}


def owned(state: State) -> Counter[Ingredient]:
    """As far as the friend knows."""
    return Counter(card.ingredient for card in state.deciding.cauldron if isinstance(card, IngredientCard))


# Then: the best moves


def advice(knowledge: Knowledge, rng: random.Random) -> list[Candidate]:
    """The best two, and a third that is hardly worse. Who has not watched cannot know whether a game should end."""
    known, watched = friend_of(knowledge)
    state = remembered(known)
    weighed = Bot(witch.weigh).explain(known, rng)
    if not watched:
        weighed.sort(key=lambda candidate: empties(state, candidate.opinion.move))
    best = weighed[0].opinion.value or 0.0
    close = [candidate for candidate in weighed[2:3] if (candidate.opinion.value or 0.0) >= best - CLOSE]
    return [candidate._replace(facts=reasons(candidate.facts, watched=watched)) for candidate in (*weighed[:2], *close)]


def empties(state: State, move: Move) -> bool:
    return isinstance(move, Take | TakeByAccio) and line_emptied_by(state, move.cell) is not None


def reasons(facts: Iterable[Fact], *, watched: bool) -> tuple[Fact, ...]:
    said = {fact.code: fact for fact in (facts if watched else at_a_glance(facts))}
    why, where, doubt = (next((said[code] for code in codes if code in said), None) for codes in (WHY, WHERE, DOUBTS))
    return tuple(fact for fact in (why, where, None if why else doubt) if fact)


def at_a_glance(facts: Iterable[Fact]) -> Iterator[Fact]:
    """Of the own cauldron nothing but the top is known, and of points nothing."""
    for code, data in facts:
        if code == "makes_pair":
            yield Fact("matches_top", {"ingredient": data["ingredient"]})
        elif code not in ("starts", "avoids_minus"):
            yield Fact(code, {key: value for key, value in data.items() if key not in ("points", "others")})
