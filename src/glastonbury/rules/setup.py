"""What a game starts from, and its first state (§3, §9). The deck comes in shuffled."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from .board import CELLS
from .cards import OTHER_COLORS, PLAYER_COLORS, Card, Color, Recipes, deck_without
from .editions import Edition
from .state import Player, State


class InvalidSetup(ValueError):
    """A game cannot start like this; `field` names what is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


def check_variant(players: int, edition: str) -> None:
    """For whoever says how many play, and whose rulebook scores, before there is a setup. Raises InvalidSetup."""
    if players not in (2, 3, 4):
        raise InvalidSetup("players", f"expected 2, 3 or 4, got {players!r}")
    if edition not in list(Edition):
        raise InvalidSetup("edition", f"expected {', '.join(Edition)}, got {edition!r}")


@cache
def expected_cards(removed_color: Color | None) -> Counter[Card]:
    return Counter(deck_without(removed_color))


@dataclass(frozen=True, slots=True)
class Setup:
    players: tuple[Color, ...]  # in turn order; the first begins
    deck: tuple[Card, ...]  # the layout in reading order, then the pile, next card first
    edition: Edition = Edition.EN
    removed_color: Color | None = None
    recipes: tuple[Recipes, ...] | None = None
    memory_aid: bool = False

    def __post_init__(self) -> None:
        self._check_players()
        self._check_removed_color()
        self._check_deck()
        self._check_recipes()

    def _check_players(self) -> None:
        if not 2 <= len(self.players) <= 4:
            raise InvalidSetup("players", f"expected 2 to 4, got {len(self.players)}")
        for color in self.players:
            if color not in PLAYER_COLORS:
                raise InvalidSetup("players", f"{color} is no player colour")
        if len(set(self.players)) < len(self.players):
            raise InvalidSetup("players", "two players have the same colour")

    def _check_removed_color(self) -> None:
        if self.removed_color is None:
            return
        if len(self.players) > 2:
            raise InvalidSetup("removed_color", "a colour is removed with two players only")
        if self.removed_color not in PLAYER_COLORS or self.removed_color in self.players:
            raise InvalidSetup("removed_color", f"{self.removed_color} is not a player colour that nobody plays")

    def _check_deck(self) -> None:
        expected, got = expected_cards(self.removed_color), Counter(self.deck)
        if expected == got:
            return
        missing = [card.code for card in expected - got]
        too_many = [card.code for card in got - expected]
        problems = [f"missing {', '.join(missing)}"] if missing else []
        problems += [f"too many {', '.join(too_many)}"] if too_many else []
        raise InvalidSetup("deck", "; ".join(problems))

    def _check_recipes(self) -> None:
        if self.recipes is None:
            return
        if len(self.recipes) != len(self.players):
            raise InvalidSetup("recipes", f"expected {len(self.players)}, got {len(self.recipes)}")
        for recipe in self.recipes:
            if recipe.a not in OTHER_COLORS:
                raise InvalidSetup("recipes", f"there is no A recipe for {recipe.a}")
        for sort in ("a", "b"):
            if len({getattr(recipe, sort) for recipe in self.recipes}) < len(self.recipes):
                raise InvalidSetup("recipes", f"two players have the same {sort.upper()} recipe")


def start(setup: Setup) -> State:
    """The state before the first pawn is placed."""
    recipes = setup.recipes or (None,) * len(setup.players)
    return State(
        edition=setup.edition,
        removed_color=setup.removed_color,
        memory_aid=setup.memory_aid,
        players=tuple(Player(color, r) for color, r in zip(setup.players, recipes, strict=True)),
        cells=setup.deck[: len(CELLS)],
        pile=setup.deck[len(CELLS) :],
        phase="place",
        player=0,
    )
