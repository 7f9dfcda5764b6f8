"""The terminal's English: names of cards, stops and lines, and sentences for what happens."""

from collections.abc import Sequence
from math import ceil

from .notation import Record
from .rules import (
    CELLS,
    CORNERS,
    INGREDIENTS,
    LINE_AT,
    Card,
    CardDropped,
    CardsSwept,
    CardTaken,
    CauldronSeen,
    Color,
    DeclinatioUsed,
    Edition,
    Event,
    GameEnded,
    Immuto,
    ImmutoPlaced,
    Ingredient,
    IngredientCard,
    Line,
    PawnMoved,
    PawnPlaced,
    RecipeB,
    Spell,
    Stop,
    Take,
    TakeByAccio,
    TurnPassed,
)
from .rules.cards import ACCIO_USES, DECLINATIO_USES
from .views import PlayerView, View

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
    RecipeB.MOST_ONES: "most 1s",
    RecipeB.ENDED_GAME: "end the game yourself",
}

SIDES = ("above", "right", "below", "left")


def card_name(card: Card) -> str:
    """For sentences: `Fly Agaric 3`."""
    match card:
        case IngredientCard(ingredient, number):
            return f"{INGREDIENT_NAMES[ingredient]} {number}"
        case Immuto():
            return "Immuto"
        case Spell():
            return card.name.capitalize()


def stop_name(stop: Stop) -> str:
    """Where a pawn stands: `corner f1`, `column c, above`, `row 3, right`."""
    side = stop // 5
    line = LINE_AT[stop]
    return f"{line_name(line)}, {SIDES[side]}" if line else f"corner {CORNERS[side]}"


def line_name(line: Line) -> str:
    return f"{'row' if line.name.isdigit() else 'column'} {line.name}"


def count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def points(number: int) -> str:
    """With a true minus sign, and a plus for gains."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def uses_left(player: PlayerView) -> str:
    """Spells in front of a player: `Accio 2 Declin. 3 used 1`."""
    kept = ceil(player.accio / ACCIO_USES) + ceil(player.declinatio / DECLINATIO_USES)
    numbers = (("Accio", player.accio), ("Declin.", player.declinatio), ("used", len(player.spells) - kept))
    return " ".join(f"{spell} {number}" for spell, number in numbers if number)


# Recipes


def recipe_a_task(color: Color) -> str:
    return f"most {color} cards"


def recipe_b_task(task: RecipeB, edition: Edition) -> str:
    if task is RecipeB.FEWEST_SPELLS:
        return f"fewest spell cards {'used' if edition.counts_used_spells else 'collected'}"
    return RECIPE_B_TASKS[task]


def against(counts: Sequence[int], holder: int) -> str:
    """`4 against 3, 2`"""
    others = ", ".join(str(number) for index, number in enumerate(counts) if index != holder)
    return f"{counts[holder]} against {others}"


# People


def player_names(record: Record) -> list[str]:
    """The names in the record, fit for a terminal; without one, the colour."""
    return [clean(name) or color.capitalize() for name, color in zip(record.names, record.setup.players, strict=True)]


def clean(text: str | None) -> str:
    """What comes from outside: nothing that moves the cursor, and no more than a panel holds."""
    return "".join(letter for letter in text or "" if letter.isprintable())[:16].strip()


def result_sentence(view: View, names: Sequence[str]) -> str:
    """`Blue wins with 25 points.`"""
    totals = [player.score.total for player in view.players if player.score]
    best = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    verb = "wins" if len(best) == 1 else "share the win"
    return f"{' and '.join(best)} {verb} with {count(max(totals), 'point').replace('-', '−')}."


# What happens


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """What the table sees happen, in words; None for what another sentence says already."""
    match event:
        case PawnPlaced(player, stop):
            return f"{names[player]} begins at {stop_name(stop)}."
        case TurnPassed(player):
            return f"{names[player]} passes at a corner."
        case DeclinatioUsed(player):
            return f"{names[player]} uses Declinatio."
        case CardTaken(player, cell, card, by_accio):
            return f"{names[player]} takes {card_name(card)} at {cell}{' by Accio' if by_accio else ''}."
        case CardsSwept(_, swept):
            losses = ", ".join(f"{names[player]} loses {card_name(card)}" for player, card in swept)
            return f"Vanesco: {losses or 'nobody has a card to lose'}."
        case CauldronSeen(player):
            return f"{names[player]} looks through the cauldron."
        case CardDropped(player):
            return f"{names[player]} drops it."
        case GameEnded(player, "last_card"):
            return f"{names[player]} has emptied a line: the game is over."
        case GameEnded(player, "only_spells"):
            return f"{names[player]} finds only Vanesco and Perluceo there: the game is over."
        case ImmutoPlaced(player, ingredient):
            place = INGREDIENT_NAMES[ingredient] if ingredient else "nothing"
            return f"{names[player]} puts an Immuto to {place}."
        case _:
            return None


class LastTurns:
    """What each player did last, in a few letters; nothing older is kept (§5)."""

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
                    self.note(player, "dropped")
                case _:
                    pass

    def note(self, player: int, deed: str) -> None:
        if self.begun[player]:
            self.deeds[player] = []
            self.begun[player] = False
        self.deeds[player].append(deed)


# The table in words, where nobody looks at a screen


def spoken_table(view: View, names: Sequence[str]) -> list[str]:
    lines = [f"Draw pile {view.pile}."]
    for name, player in zip(names, view.players, strict=True):
        place = f"at {stop_name(player.stop)}" if player.stop is not None else "not placed yet"
        top = f"{card_name(player.top)} on top of {player.height}" if player.top else "empty cauldron"
        lines.append(f"{name}: {place}, {top}. {uses_left(player)}".rstrip())
    return lines


def spoken_moves(view: View) -> list[str]:
    """The cards that can be taken now, one a line."""
    lines = []
    for move in view.legal:
        match move:
            case Take(cell) | TakeByAccio(cell):
                card = view.cells[CELLS.index(cell)]
                lines.append(f"{move}: {card_name(card) if card else ''}")
            case _:
                pass
    return lines
