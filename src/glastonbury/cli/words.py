"""The terminal's English: names of cards, stops and lines, and sentences for events."""

from collections.abc import Sequence

from ..notation import Record
from ..rules import (
    CORNERS,
    INGREDIENTS,
    LINE_AT,
    Card,
    CardDropped,
    CardsSwept,
    CardTaken,
    Color,
    DeclinatioUsed,
    Event,
    GameEnded,
    Immuto,
    Ingredient,
    IngredientCard,
    PawnMoved,
    PawnPlaced,
    RecipeB,
    Spell,
    Stop,
    TurnPassed,
)
from ..views import View

INGREDIENT_NAMES: dict[Ingredient, str] = dict(
    zip(
        INGREDIENTS,
        (
            "Wild Honeycomb",
            "Solstice Sunflower",
            "Marsh Frog",
            "Wishing Clover",
            "Fly Agaric",
            "Thorn Rose",
            "Mere Dragonfly",
            "Jay’s Feather",
            "Hollow Pumpkin",
            "Ember Newt",
            "Elderberry",
            "Tor Amethyst",
            "Druid’s Acorn",
            "Mandrake Root",
            "Moon Garlic",
            "Mist Pearl",
            "Bat Wing",
            "Cellar Spider",
        ),
        strict=True,
    )
)

RECIPE_B_TASKS = {
    RecipeB.FEWEST_CARDS: "fewest cards in the cauldron",
    RecipeB.FEWEST_FOURS: "fewest 4s",
    RecipeB.FEWEST_SPELLS: "fewest spell cards",
    RecipeB.MOST_ONES: "most 1s",
    RecipeB.ENDED_GAME: "end the game yourself",
}

RECIPE_B_SHORT = {
    RecipeB.FEWEST_CARDS: "few cards",
    RecipeB.FEWEST_FOURS: "few 4s",
    RecipeB.FEWEST_SPELLS: "spells",
    RecipeB.MOST_ONES: "most 1s",
    RecipeB.ENDED_GAME: "ended",
}

SIDES = ("above", "right", "below", "left")


def recipe_a(color: Color) -> str:
    return f"most {color} cards"


def card_name(card: Card) -> str:
    """For sentences: `Fly Agaric 3 (Ra)`."""
    match card:
        case IngredientCard(ingredient, number):
            return f"{INGREDIENT_NAMES[ingredient]} {number} ({ingredient.code})"
        case Immuto():
            return "Immuto"
        case Spell():
            return card.name.capitalize()


def stop_name(stop: Stop) -> str:
    """Where a pawn stands: `corner f1`, `column c, above`, `row 3, right`."""
    side, place = divmod(stop, 5)
    if place == 0:
        return f"corner {CORNERS[side]}"
    return f"{line_name(stop)}, {SIDES[side]}"


def line_name(stop: Stop) -> str:
    line = LINE_AT[stop]
    assert line is not None, "a corner has no line"
    return f"{'row' if line.name.isdigit() else 'column'} {line.name}"


def count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def points(number: int) -> str:
    """With a true minus sign, and a plus for gains."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


class LastTurns:
    """What each player did last, in a few words; nothing older is kept (§5)."""

    def __init__(self, players: int) -> None:
        self.deeds: list[list[str]] = [[] for _ in range(players)]
        self.begun = [False] * players  # a new turn, in which nothing is done yet

    def __getitem__(self, player: int) -> str:
        return ", ".join(self.deeds[player])

    def follow(self, events: tuple[Event, ...]) -> None:
        moving_on = False
        for event in events:
            match event:
                case PawnMoved(player):
                    self.begun[player] = not moving_on
                case PawnPlaced(player, stop):
                    self.note(player, stop_name(stop))
                case DeclinatioUsed(player):
                    self.note(player, "Declinatio")
                    moving_on = True
                case TurnPassed(player):
                    self.note(player, "passed at a corner")
                case CardTaken(player, cell, card, by_accio):
                    self.note(player, f"{'Accio ' if by_accio else ''}{cell} {card.code}")
                case CardsSwept(player, swept):
                    self.note(player, f"swept {count(len(swept), 'card')}")
                case CardDropped(player):
                    self.note(player, "dropped it")
                case GameEnded(player):
                    self.note(player, "end")
                case _:
                    pass

    def note(self, player: int, deed: str) -> None:
        if self.begun[player]:
            self.deeds[player] = []
            self.begun[player] = False
        self.deeds[player].append(deed)


def player_names(record: Record) -> list[str]:
    """The names in the record, fit for a terminal; without one, the colour."""
    return [clean(name) or color.capitalize() for name, color in zip(record.names, record.setup.players, strict=True)]


def clean(name: str | None) -> str:
    """Names come from outside: nothing that moves the cursor, and no more than a panel holds."""
    return "".join(letter for letter in name or "" if letter.isprintable())[:16].strip()


def result_sentence(view: View, names: Sequence[str]) -> str:
    """`Blue wins with 25 points.`"""
    totals = [player.score.total for player in view.players if player.score]
    best = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    verb = "wins" if len(best) == 1 else "share the win"
    return f"{' and '.join(best)} {verb} with {count(max(totals), 'point').replace('-', '−')}."
