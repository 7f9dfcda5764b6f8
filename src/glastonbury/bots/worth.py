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
        numbers: dict[Ingredient, tuple[int, ...]] = {}
        immutos = 0
        for card in cauldron:
            if isinstance(card, IngredientCard):
                numbers[card.ingredient] = (*numbers.get(card.ingredient, ()), card.number)
            elif isinstance(card, Immuto):
                immutos += 1
        points = sum(
            expected(
                len(n), sum(n), ingredient.color == color, min(self.to_be_had[ingredient], 4 - len(n)), self.chance
            )
            for ingredient, n in numbers.items()
        )
        return points + IMMUTO * immutos


@lru_cache(maxsize=2**16)
def expected(cards: int, total: int, own_color: bool, missing: int, chance: float) -> float:
    """The mean of the points, if each of the missing cards comes with this chance; it brings the mean number 2.5."""
    mean = 0.0
    for more in range(missing + 1):
        likely = comb(missing, more) * chance**more * (1 - chance) ** (missing - more)
        value = (total + 2.5 * more) * (2 if own_color else 1)
        mean += likely * (TIMES_SUM[cards + more] * value + BONUSES[cards + more])
    return mean
