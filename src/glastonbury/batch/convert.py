"""From and to `rules`, one game at a time."""

from collections.abc import Iterable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .. import rules
from ..observation import CAULDRON, HAND, NOT_IN_GAME, OUT, OVER, SQUARE, TURN, UNDER_PILE, UNKNOWN
from ..rules import (
    DECK,
    INGREDIENTS,
    OTHER_COLORS,
    PHASES,
    PLAYER_COLORS,
    Color,
    Edition,
    IngredientCard,
    RecipeB,
    Recipes,
)
from ..rules.cards import CAULDRON_CARD_NUMBER
from .scoring import immutos
from .state import CARDS, NONE, SEATS, SPELLS, Setup, State, may_follow_spell

_EDITIONS, _COLORS, _TASKS = list(Edition), list(Color), list(RecipeB)
_PUT = (*INGREDIENTS, None)
_immutos = jax.jit(immutos)


def from_rules(state: rules.State) -> State:
    """The same game. What happened before is not in a state of `rules`: nobody has a last turn, and nothing is known of
    the pile's order. Long because it says each field."""
    free = [*enumerate(DECK)]

    def number(card: rules.Card | None) -> int:
        """Each card of a kind is used once."""
        if card is None:
            return NONE
        found = next(index for index, (_, other) in enumerate(free) if other == card)
        return free.pop(found)[0]

    place, level = np.full(CARDS, NOT_IN_GAME), np.zeros(CARDS)

    def put(cards: Iterable[rules.Card | None], where: int) -> list[int]:
        numbers = [number(card) for card in cards]
        for order, card in enumerate(numbers):
            if card != NONE:
                place[card], level[card] = where, order
        return numbers

    players = state.players
    cells = put(state.cells, SQUARE)
    put(state.pile, UNKNOWN)
    put(state.out, OUT)
    (hand,) = put([state.taken], HAND)
    cauldrons = [put(player.cauldron, CAULDRON + index) for index, player in enumerate(players)]
    for index, player in enumerate(players):
        put(player.spells, SPELLS + index)
    numbers = [[card.number for card in player.cauldron if isinstance(card, IngredientCard)] for player in players]
    placed = [[_PUT.index(where) + 1 for where in player.immutos] + [0, 0] for player in players]
    converted = State(
        cells=np.array(cells),
        place=place,
        level=level,
        turns=np.zeros((SEATS, len(TURN))),
        stop=_per_player((NONE if player.stop is None else player.stop for player in players), NONE),
        accio=_per_player(player.accio for player in players),
        declinatio=_per_player(player.declinatio for player in players),
        spells=_per_player(len(player.spells) for player in players),
        height=_per_player(map(len, cauldrons)),
        top=_per_player(((cauldron or [NONE])[-1] for cauldron in cauldrons), NONE),
        number=_per_player(((own or [CAULDRON_CARD_NUMBER])[-1] for own in numbers), CAULDRON_CARD_NUMBER),
        put=np.array([_per_player(where[nth] for where in placed) for nth in range(2)]),
        phase=PHASES.index(state.phase),
        player=state.player,
        declinatio_used=state.declinatio_used,
        hand=hand,
        head=0,
        end=len(state.pile),
        out=len(state.out),
        ended_by=NONE if state.ended_by is None else state.ended_by,
        look=0,
        filled=0,
        plain=0,
        setup=_setup(state),
    )
    small: State = jax.tree.map(lambda value: jnp.asarray(value, jnp.int8), converted)
    return small._replace(filled=_bits(converted.cells >= 0), plain=_bits(may_follow_spell(converted.cells)))


def _setup(state: rules.State) -> Setup:
    players = state.players
    return Setup(
        players=len(players),
        color=_per_player(PLAYER_COLORS.index(player.color) + 1 for player in players),
        edition=_EDITIONS.index(state.edition),
        removed_color=0 if state.removed_color is None else _COLORS.index(state.removed_color) + 1,
        recipe_a=_per_player(OTHER_COLORS.index(p.recipes.a) + 1 if p.recipes else 0 for p in players),
        recipe_b=_per_player(_TASKS.index(p.recipes.b) + 1 if p.recipes else 0 for p in players),
        memory_aid=state.memory_aid,
    )


def _per_player(values: Iterable[int], missing: int = 0) -> np.ndarray:
    known = [*values]
    return np.array([*known, *[missing] * (SEATS - len(known))])


def _bits(flags: np.ndarray) -> jax.Array:
    return jnp.asarray(np.packbits(flags, bitorder="little").view(np.uint32)[0])


def to_rules(state: State) -> rules.State:
    """The same game; a batch of games is converted one by one: `to_rules(jax.tree.map(lambda x: x[..., i], games))`."""
    s = jax.tree.map(np.asarray, state)
    put = np.asarray(_immutos(s) if s.phase == OVER else s.put).T.tolist()
    place, level = s.place.tolist(), s.level.tolist()

    def card(number: int) -> rules.Card | None:
        return None if number == NONE else DECK[number]

    def cards(*where: int) -> tuple[Any, ...]:
        there = sorted((level[number], number) for number in range(CARDS) if place[number] in where)
        return tuple(DECK[number] for _, number in there)

    players = []
    for index in range(int(s.setup.players)):
        a, b = int(s.setup.recipe_a[index]), int(s.setup.recipe_b[index])
        players.append(
            rules.Player(
                color=PLAYER_COLORS[s.setup.color[index] - 1],
                recipes=Recipes(OTHER_COLORS[a - 1], _TASKS[b - 1]) if a else None,
                stop=None if s.stop[index] == NONE else int(s.stop[index]),
                cauldron=cards(CAULDRON + index),
                spells=cards(SPELLS + index),
                accio=int(s.accio[index]),
                declinatio=int(s.declinatio[index]),
                immutos=tuple(_PUT[where - 1] for where in put[index] if where),
            )
        )
    return rules.State(
        edition=_EDITIONS[s.setup.edition],
        removed_color=_COLORS[s.setup.removed_color - 1] if s.setup.removed_color else None,
        memory_aid=bool(s.setup.memory_aid),
        players=tuple(players),
        cells=tuple(card(number) for number in s.cells.tolist()),
        pile=cards(UNKNOWN, UNDER_PILE),
        phase=PHASES[s.phase],
        player=int(s.player),
        declinatio_used=bool(s.declinatio_used),
        taken=card(int(s.hand)),
        out=cards(OUT),
        ended_by=None if s.ended_by == NONE else int(s.ended_by),
    )
