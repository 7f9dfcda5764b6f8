"""Witch: looks ahead over the next stops of all pawns, with a perfect memory.

Every pawn's next stop is known. So before she takes a card, she lets each of the others take what suits them best
there, and asks what they will have gained, and what is left for her where her card's number leads. She also minds
her recipes, and how many sit at the table: the more, the rarer is a card that nobody else wants.
"""

import random

from ..knowledge import Knowledge
from ..rules import (
    CELLS,
    LINE_AT,
    Card,
    Cell,
    IngredientCard,
    RecipeB,
    Spell,
    Stop,
    line_emptied_by,
    next_stop,
    next_stop_after,
)
from ..rules.scoring import recipe_a_points
from .bot import Opinion, by_value
from .herbalist import SPELL_WORTH, Judgement
from .worth import tally

LANDING = 0.65  # of the best card left at the next stop, after the others have been there
CORNER = 2.0  # points: a turn without a card
OTHERS = 1.0  # of what the other gains; the more others, the less each of them matters
RECIPE_A = 0.75  # of the points that each card of the A colour brings if the recipe succeeds
RECIPE_B = 0.6  # points for a card that a B recipe counts


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    foresight = Foresight(knowledge, rng)
    return by_value(lambda move: foresight.value(move) + rng.random() / 1000, knowledge)


class Foresight(Judgement):
    def __init__(self, knowledge: Knowledge, rng: random.Random) -> None:
        super().__init__(knowledge, rng)
        self.of_each = [tally(memory.card for memory in cauldron) for cauldron in knowledge.cauldrons]
        count = len(self.state.players)
        self.others = [(self.me + distance) % count for distance in range(1, count)]

    def hope(self, players: int) -> float:
        return players / 2

    def gain_of(self, card: Card) -> float:
        return super().gain_of(card) + self.recipe_gain(card)

    def recipe_gain(self, card: Card) -> float:
        recipes = self.state.deciding.recipes
        if recipes is None:
            return 0.0
        gain = 0.0
        if isinstance(card, IngredientCard):
            if card.ingredient.color == recipes.a:
                gain += RECIPE_A * recipe_a_points(len(self.state.players))
            match recipes.b, card.number:
                case (RecipeB.MOST_ONES, 1):
                    gain += RECIPE_B
                case (RecipeB.FEWEST_FOURS, 4) | (RecipeB.FEWEST_CARDS, _):
                    gain -= RECIPE_B
                case _:
                    pass
        elif isinstance(card, Spell) and recipes.b is RecipeB.FEWEST_SPELLS:
            gain -= RECIPE_B
        return gain

    def take(self, cell: Cell) -> float:
        card = self.state.card_at(cell)
        if card is None or line_emptied_by(self.state, cell):
            return super().take(cell)
        layout = {place: lying for place, lying in zip(CELLS, self.state.cells, strict=True) if lying is not None}
        del layout[cell]
        swept = card is Spell.VANESCO
        lost = sum(self.best_for(index, layout, swept=swept) for index in self.others) / len(self.others) ** 3
        stop = next_stop_after(self.state, cell)
        landing, _ = self.best_in(self.me, stop, layout)
        rest = CORNER if LINE_AT[stop] is None else 0.0
        return self.gain(card) + LANDING * landing - OTHERS * lost - rest

    def best_for(self, index: int, layout: dict[Cell, Card], *, swept: bool) -> float:
        """What this player will gain at the next stop; the card leaves the layout."""
        player = self.state.players[index]
        if swept:
            player = player.with_cauldron(player.cauldron[:-1])
        gain, cell = self.best_in(index, next_stop(player), layout)
        if cell is not None:
            del layout[cell]
        return gain

    def best_in(self, index: int, stop: Stop, layout: dict[Cell, Card]) -> tuple[float, Cell | None]:
        """The best card for a player in the line at this stop, and its cell."""
        line = LINE_AT[stop]
        cells = [cell for cell in line.cells if cell in layout] if line else []
        return max(((self.gain_for(index, layout[cell]), cell) for cell in cells), default=(0.0, None))

    def gain_for(self, index: int, card: Card) -> float:
        if index == self.me:
            return self.gain(card)
        if isinstance(card, Spell):
            return SPELL_WORTH.get(card, 2.0) * self.prospects.chance
        color = self.state.players[index].color
        return self.prospects.added(self.of_each[index], card, color)
