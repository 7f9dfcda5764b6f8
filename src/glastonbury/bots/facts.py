"""What can be said about a move: facts as codes with data, computed from what a seat knows, the same for every bot.

Whoever speaks to people (a hint, the coach) makes sentences of them. Points are those that the ingredients would bring
if the game ended now; players are counted from 0 in turn order.

| code | data | meaning |
|---|---|---|
| starts, makes_pair, makes_three, completes | ingredient, points | the first to fourth of its kind, and its effect |
| avoids_minus | ingredient, points | a card that stood alone does so no longer, or a dropped one would have |
| gets_immuto, gets_spell | spell | an Immuto, or a spell card |
| sweeps | player, card, points | Vanesco takes this top card, and what its owner loses |
| uses_accio, uses_declinatio | left | and how many uses are left then |
| fits_recipe, hurts_recipe | recipe | helps or harms one's own recipe `a` or `b` |
| lands_at | stop; cell, card, points | the pawn's next stop, and the card there that brings most now |
| rests_at | stop | the pawn's next stop is a corner |
| denies | player, points | another pawn will stop beside this card, which would bring its player points |
| leaves_to | player, cell, card, points | what another player can take at the next stop |
| ends_game | points, others | the own points then, with recipes, and the most ingredient points of the others |

What can be said before a move is named, and by somebody who has not watched, is in whispers.py.
"""

import random
from collections.abc import Iterator
from typing import Literal, NamedTuple

from ..knowledge import Knowledge
from ..rules import (
    LINE_AT,
    Card,
    Cell,
    Drop,
    Immuto,
    Ingredient,
    IngredientCard,
    Keep,
    Move,
    Place,
    Player,
    PutImmuto,
    Score,
    Spell,
    State,
    Stay,
    Stop,
    Take,
    TakeByAccio,
    UseDeclinatio,
    next_stop,
    next_stop_after,
    play,
    scores,
)
from ..rules.board import CORNER_STOP
from ..rules.scoring import COUNT_FOR_B, MOST_WINS, best_immutos, ingredient_points, score_ingredients

Code = Literal[
    "starts",
    "makes_pair",
    "makes_three",
    "completes",
    "avoids_minus",
    "gets_immuto",
    "gets_spell",
    "sweeps",
    "uses_accio",
    "uses_declinatio",
    "fits_recipe",
    "hurts_recipe",
    "lands_at",
    "rests_at",
    "denies",
    "leaves_to",
    "ends_game",
    # of whispers.py
    "number_leads",
    "number_rests",
    "corner_leads",
    "goes_on",
    "you_have",
    "like_top",
    "remember",
    "matches_top",
]
NTH: tuple[Code, ...] = ("starts", "makes_pair", "makes_three", "completes")


class Fact(NamedTuple):
    code: Code
    data: dict[str, str | int]


def facts(knowledge: Knowledge, move: Move) -> tuple[Fact, ...]:
    """All that can be said about this legal move of the deciding player, by somebody who knows this."""
    return tuple(_facts(knowledge, remembered(knowledge), move))


def remembered(knowledge: Knowledge) -> State:
    """The table without the cards that were forgotten; nothing here looks at the pile or at others' recipes."""
    state = knowledge.sample(random.Random(0))
    cauldrons = (
        tuple(memory.card for memory in cauldron if isinstance(memory.card, IngredientCard | Immuto))
        for cauldron in knowledge.cauldrons
    )
    return state._replace(
        players=tuple(player.with_cauldron(cards) for player, cards in zip(state.players, cauldrons, strict=True))
    )


def _facts(knowledge: Knowledge, state: State, move: Move) -> Iterator[Fact]:
    me = state.deciding
    over = outcome(state, move)
    match move:
        case Place(corner):
            yield from lands(state, next_stop(me.moved_to(CORNER_STOP[corner])))
        case Take(cell) | TakeByAccio(cell):
            if isinstance(move, TakeByAccio):
                yield Fact("uses_accio", {"left": me.accio - 1})
            yield from receives(state, state.card_at(cell))
            if over.ended_by is None:
                yield from lands(state, next_stop_after(state, cell), without=cell)
                yield from others_after(knowledge, state, cell)
        case UseDeclinatio():
            yield Fact("uses_declinatio", {"left": me.declinatio - 1})
            if over.ended_by is None and moves_surely(knowledge, state, state.player):
                yield from lands(state, next_stop(me))
        case Stay():
            if moves_surely(knowledge, state, state.player):
                yield from lands(state, next_stop(me))
        case Keep():
            yield from receives(state, state.taken)
        case Drop():
            if isinstance(state.taken, IngredientCard) and (points := change(me, state.taken)) < 0:
                yield Fact("avoids_minus", {"ingredient": state.taken.ingredient.code, "points": -points})
        case PutImmuto(ingredient):
            if ingredient is not None:
                yield from nth(me, ingredient, 0)
                if me.recipes and ingredient.color == me.recipes.a:
                    yield Fact("fits_recipe", {"recipe": "a"})
            return
    yield from recipe_b(state, over)
    if over.ended_by is not None:
        yield from ends(over, state.player)


def outcome(state: State, move: Move) -> State:
    """After the move; a last card is kept if that brings the player more than to drop it."""
    after, _ = play(state, move)
    if after.phase != "keep":
        return after
    kept, dropped = play(after, Keep())[0], play(after, Drop())[0]
    return kept if final(kept)[state.player].total > final(dropped)[state.player].total else dropped


def others_after(knowledge: Knowledge, state: State, cell: Cell) -> Iterator[Fact]:
    """What this take denies the others at their next stops, and what it leaves to them."""
    card = state.card_at(cell)
    for index, player in others(state):
        swept = card is Spell.VANESCO
        if not moves_surely(knowledge, state, index, swept=swept):
            continue
        then = player.with_cauldron(player.cauldron[:-1]) if swept else player
        line = LINE_AT[next_stop(then)]
        if card is not None and line and cell in line.cells and change(then, card) > 0:
            yield Fact("denies", {"player": index, "points": change(then, card)})
        if found := best_card(state, then, next_stop(then), without=cell):
            best, points = found
            yield Fact("leaves_to", {"player": index, **seen(state, best), "points": points})


def moves_surely(knowledge: Knowledge, state: State, index: int, *, swept: bool = False) -> bool:
    """Whether the card that tells how far a pawn goes is not forgotten; at a corner it may lie beneath an Immuto."""
    cauldron = knowledge.cauldrons[index]
    for memory in reversed(cauldron[:-1] if swept else cauldron):
        if not isinstance(memory.card, Immuto):
            return memory.card is not None
        if LINE_AT[state.players[index].stop or 0] is not None:
            return True
    return True


def receives(state: State, card: Card | None) -> Iterator[Fact]:
    me = state.deciding
    match card:
        case Immuto():
            yield Fact("gets_immuto", {})
        case Spell():
            yield Fact("gets_spell", {"spell": card.value})
            if card is Spell.VANESCO:
                for index, player in others(state):
                    if player.top is not None:
                        lost = now(player) - now(player.with_cauldron(player.cauldron[:-1]))
                        yield Fact("sweeps", {"player": index, "card": player.top.code, "points": lost})
        case IngredientCard(ingredient, number):
            yield from nth(me, ingredient, number)
            if me.recipes and ingredient.color == me.recipes.a:
                yield Fact("fits_recipe", {"recipe": "a"})
        case None:
            return


def recipe_b(state: State, after: State) -> Iterator[Fact]:
    """Whether the move adds to what the own B recipe counts (§9, §10)."""
    recipes = state.deciding.recipes
    if recipes:
        before, then = (COUNT_FOR_B[recipes.b](moment, state.player) for moment in (state, after))
        if then > before:
            yield Fact("fits_recipe" if recipes.b in MOST_WINS else "hurts_recipe", {"recipe": "b"})


def nth(me: Player, ingredient: Ingredient, number: int) -> Iterator[Fact]:
    """One more of this ingredient: a card with this number, or an Immuto, which has none."""
    numbers = tuple(
        card.number for card in me.cauldron if isinstance(card, IngredientCard) and card.ingredient == ingredient
    )
    immutos, own = me.immutos.count(ingredient), ingredient.color == me.color
    before = ingredient_points(numbers, immutos, own) if numbers else 0
    after = (
        ingredient_points((*numbers, number), immutos, own) if number else ingredient_points(numbers, immutos + 1, own)
    )
    count = len(numbers) + immutos
    if count < len(NTH):
        yield Fact(NTH[count], {"ingredient": ingredient.code, "points": after - before})
    if count == 1:
        yield Fact("avoids_minus", {"ingredient": ingredient.code, "points": -before})


def lands(state: State, stop: Stop, *, without: Cell | None = None) -> Iterator[Fact]:
    if LINE_AT[stop] is None:
        yield Fact("rests_at", {"stop": stop})
        return
    found = best_card(state, state.deciding, stop, without=without)
    yield Fact("lands_at", {"stop": stop, **({**seen(state, found[0]), "points": found[1]} if found else {})})


def ends(over: State, me: int) -> Iterator[Fact]:
    scored = final(over)
    most = max(score.ingredient_points for index, score in enumerate(scored) if index != me)
    yield Fact("ends_game", {"points": scored[me].total, "others": most})


def final(over: State) -> tuple[Score, ...]:
    return scores(with_immutos_put(over))


def with_immutos_put(over: State) -> State:
    """The Immutos of players who have put none yet at the best place."""
    players = (player if player.immutos else player._replace(immutos=best_immutos(player)) for player in over.players)
    return over._replace(players=tuple(players))


# Small things


def others(state: State) -> Iterator[tuple[int, Player]]:
    """In turn order after the deciding player."""
    count = len(state.players)
    for distance in range(1, count):
        index = (state.player + distance) % count
        yield index, state.players[index]


def now(player: Player) -> int:
    """The points of the ingredients if the game ended now, Immutos left aside."""
    return sum(line.points for line in score_ingredients(player.cauldron, (), player.color))


def with_card(player: Player, card: Card) -> Player:
    return player if isinstance(card, Spell) else player.with_cauldron((*player.cauldron, card))


def change(player: Player, card: Card) -> int:
    return now(with_card(player, card)) - now(player)


def best_card(state: State, player: Player, stop: Stop, *, without: Cell | None) -> tuple[Cell, int] | None:
    """The cell of the line beside the stop whose card brings this player most now, if any brings something."""
    line = LINE_AT[stop]
    cells = [cell for cell in line.cells if cell != without] if line else []
    changes = [(change(player, card), cell) for cell in cells if (card := state.card_at(cell)) is not None]
    points, cell = max(changes, default=(0, None))
    return (cell, points) if cell is not None and points > 0 else None


def seen(state: State, cell: Cell) -> dict[str, str | int]:
    card = state.card_at(cell)
    return {"cell": cell, "card": card.code if card else ""}
