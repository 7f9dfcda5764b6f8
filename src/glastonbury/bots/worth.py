"""What a cauldron promises: the points that its ingredients can be expected to bring in the end."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb

from ..knowledge import Knowledge
from ..rules import Card, Color, Immuto, Ingredient, IngredientCard
from ..rules.scoring import BONUSES, TIMES_SUM

# When a line runs empty, about this many cards still lie in the layout.
CARDS_LEFT_AT_THE_END = 14
# An Immuto is worth about what it turns around at the end: a minus, or a pair.
IMMUTO = 6.0

Held = dict[Ingredient, tuple[int, int]]  # how many cards of each, and the sum of their numbers
NOTHING = (0, 0)


class Prospects:
    """How likely each missing card can still be had, from what the seat knows."""

    def __init__(self, knowledge: Knowledge, hope: float) -> None:
        """`hope` is how much likelier a player gets a wanted card than any card."""
        view = knowledge.view
        layout = [card for card in view.cells if card is not None]
        cards_left = view.pile + len(layout)
        takes_left = max(0, cards_left - CARDS_LEFT_AT_THE_END) / len(view.players)
        self.chance = min(0.8, hope * takes_left / cards_left) if cards_left else 0.0
        in_pile = [*knowledge.unseen, *(memory.card for memory in knowledge.bottom)]
        self.to_be_had = Counter(card.ingredient for card in (*layout, *in_pile) if isinstance(card, IngredientCard))

    def of(self, cauldron: Iterable[Card | None], color: Color) -> float:
        """The points that this cauldron can be expected to bring a player of this colour."""
        cards = list(cauldron)
        return IMMUTO * sum(isinstance(card, Immuto) for card in cards) + sum(
            self.of_ingredient(ingredient, *held, color) for ingredient, held in tally(cards).items()
        )

    def added(self, held: Held, card: Card | None, color: Color) -> float:
        """The difference that one more card makes to a cauldron with these."""
        if isinstance(card, IngredientCard):
            cards, total = held.get(card.ingredient, NOTHING)
            before = self.of_ingredient(card.ingredient, cards, total, color) if cards else 0.0
            return self.of_ingredient(card.ingredient, cards + 1, total + card.number, color) - before
        return IMMUTO if isinstance(card, Immuto) else 0.0

    def of_ingredient(self, ingredient: Ingredient, cards: int, total: int, color: Color) -> float:
        missing = min(self.to_be_had[ingredient], 4 - cards)
        return expected(cards, total, ingredient.color == color, missing, self.chance)


def tally(cauldron: Iterable[Card | None]) -> Held:
    held: Held = {}
    for card in cauldron:
        if isinstance(card, IngredientCard):
            cards, total = held.get(card.ingredient, NOTHING)
            held[card.ingredient] = cards + 1, total + card.number
    return held


@lru_cache(maxsize=2**16)
def expected(cards: int, total: int, own_color: bool, missing: int, chance: float) -> float:
    """The mean of the points, if each of the missing cards comes with this chance; it brings the mean number 2.5."""
    mean = 0.0
    for more in range(missing + 1):
        likely = comb(missing, more) * chance**more * (1 - chance) ** (missing - more)
        value = (total + 2.5 * more) * (2 if own_color else 1)
        mean += likely * (TIMES_SUM[cards + more] * value + BONUSES[cards + more])
    return mean
