"""What a person sees happen at a table: the game's events with seats and codes, and what happens around it.

The page animates these; the view that comes with them is the truth.
"""

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple

from msgspec import Struct

from ... import rules
from ...rules import IMMUTO, MOST_WINS, Color, EndReason, Event, RecipeScore, Score
from ...views import witness_event
from ..tables.changes import ChangeKind
from ..tables.history import turn_begins, turn_goes_on
from ..tables.table import Beside, Table, Told

CardColor = Literal["yellow", "green", "red", "blue", "orange", "purple", "brown", "white", "black"]
SpellCode = Literal["Va", "Pe", "Ac", "De"]
Task = Literal["fewest_cards", "fewest_fours", "fewest_spells", "most_ones", "ended_game"]  # of a recipe B
RecipeCode = CardColor | Task  # A or B
Outcome = Literal["fulfilled", "tied", "missed"]


class Happening(Struct, frozen=True, tag=True):
    pass


class PawnPlaced(Happening, frozen=True):
    seat: int
    stop: int


class PawnMoved(Happening, frozen=True):
    seat: int
    start: int
    stop: int


class TurnPassed(Happening, frozen=True):
    seat: int


class DeclinatioUsed(Happening, frozen=True):
    seat: int


class CardTaken(Happening, frozen=True):
    seat: int
    cell: str
    card: str
    by_accio: bool


class CardPutOnCauldron(Happening, frozen=True):
    seat: int
    card: str


class SpellCollected(Happening, frozen=True):
    seat: int
    spell: SpellCode


class CardDropped(Happening, frozen=True):
    seat: int
    card: str


class Swept(Struct, frozen=True):
    seat: int
    card: str


class CardsSwept(Happening, frozen=True):
    seat: int
    swept: list[Swept]
    under_pile: bool


class CauldronSeen(Happening, frozen=True):
    seat: int
    cards: list[str] | None  # for whoever looks


class CardTurnedOver(Happening, frozen=True):
    cell: str
    card: str


class GameEnded(Happening, frozen=True):
    seat: int
    reason: EndReason
    line: str


class Opened(Struct, frozen=True):
    seat: int
    cards: list[str]


class CauldronsOpened(Happening, frozen=True):
    cauldrons: list[Opened]


class ImmutoPlaced(Happening, frozen=True):
    seat: int
    ingredient: str | None


class RowSeen(Struct, frozen=True):
    """What one ingredient brings (§8)."""

    ingredient: str
    cards: list[str]  # lowest number first, then the Immutos that were put to it
    immutos: int
    points: int
    doubled: bool  # the player's own colour: numbers count double


class RecipeSeen(Struct, frozen=True):
    """What a recipe brings (§9), and why."""

    recipe: RecipeCode
    count: int  # the holder's, of whatever it compares
    counts: list[int]  # everybody's, in turn order
    outcome: Outcome  # tied: ahead, but not alone
    points: int


class ScoreSeen(Struct, frozen=True):
    ingredients: int
    recipe_a: int
    recipe_b: int
    total: int
    rows: list[RowSeen]  # of `ingredients`, in the order of the cards (§1)
    a: RecipeSeen | None  # none: a game without recipes
    b: RecipeSeen | None


class Counted(Struct, frozen=True):
    seat: int
    score: ScoreSeen


class Scored(Happening, frozen=True):
    scores: list[Counted]
    winners: list[int]


class AroundTable(Happening, frozen=True, omit_defaults=True):
    """Somebody sat down, a stand-in plays on, a vote …: `kind` is the change, `seat` whom it is about.

    `Move`: time was up, and the stand-in makes the one that follows.
    """

    kind: ChangeKind
    seat: int | None
    agreed: bool = False  # of what all must want: with this it was done


AnyHappening = (
    PawnPlaced
    | PawnMoved
    | TurnPassed
    | DeclinatioUsed
    | CardTaken
    | CardPutOnCauldron
    | SpellCollected
    | CardDropped
    | CardsSwept
    | CauldronSeen
    | CardTurnedOver
    | GameEnded
    | CauldronsOpened
    | ImmutoPlaced
    | Scored
    | AroundTable
)


class After(NamedTuple):
    """What happened after a version."""

    since: int | None  # the version; None: not all of it is told
    missed: bool  # there were turns that may not be told any more (§5)
    happened: list[AnyHappening]


def after(table: Table, own: list[int], since: int, news: Collection[Told] | None = None) -> After:
    """As whoever has these seats is told: all the `news` to who was there, and what the table keeps to who was not."""
    if news is not None:
        return After(since, False, happenings(table, own, news))
    told = [thing for thing in table.told if thing.version > since]
    known = None if since < table.told_since else since
    return After(known, since < table.turns_since, happenings(table, own, told))


def happenings(table: Table, own: list[int], told: Iterable[Told]) -> list[AnyHappening]:
    """As whoever has these seats saw it."""
    found: list[AnyHappening] = []
    for thing in told:
        if isinstance(thing.what, Beside):
            found.append(around(thing.what))
        else:
            found.append(happening(table, own, thing.what))
    return found


def around(what: Beside) -> AroundTable:
    return AroundTable(what.kind, what.seat, what.agreed)


def last_turn_of_each(table: Table, own: list[int]) -> dict[int, list[AnyHappening]]:
    """By player, the last one that has ended: all that may be shown of what happened before (§5)."""
    turns: list[tuple[int, list[AnyHappening]]] = []
    for index, thing in enumerate(table.told):
        if isinstance(thing.what, Beside):
            if thing.what.kind == "Move" and turns and table.seat_of_player(turns[-1][0]) == thing.what.seat:
                turns[-1][1].append(around(thing.what))
            continue
        begins = turn_begins(table.told, index)
        if begins is not None:
            turns.append((begins, []))
        if turns:
            turns[-1][1].append(happening(table, own, thing.what))
    return dict(turns[:-1] if turn_goes_on(table) else turns)


def happening(table: Table, own: list[int], event: Event) -> AnyHappening:
    seat = table.seat_of_player
    if isinstance(event, rules.CauldronSeen) and seat(event.player) in own and event.cards:
        open_now = table.looks.get(event.player) == event.cards  # an earlier look of the same player is over
        return CauldronSeen(seat(event.player), [card.code for card in event.cards] if open_now else None)
    match witness_event(event, None):
        case rules.PawnPlaced(player, stop):
            return PawnPlaced(seat(player), stop)
        case rules.PawnMoved(player, start, stop):
            return PawnMoved(seat(player), start, stop)
        case rules.TurnPassed(player):
            return TurnPassed(seat(player))
        case rules.DeclinatioUsed(player):
            return DeclinatioUsed(seat(player))
        case rules.CardTaken(player, cell, card, by_accio):
            return CardTaken(seat(player), cell, card.code, by_accio)
        case rules.CardPutOnCauldron(player, card):
            return CardPutOnCauldron(seat(player), card.code)
        case rules.SpellCollected(player, spell):
            return SpellCollected(seat(player), spell.value)
        case rules.CardDropped(player, card):
            return CardDropped(seat(player), card.code)
        case rules.CardsSwept(player, swept, under_pile):
            return CardsSwept(seat(player), [Swept(seat(owner), card.code) for owner, card in swept], under_pile)
        case rules.CauldronSeen(player, _):
            return CauldronSeen(seat(player), None)
        case rules.CardTurnedOver(cell, card):
            return CardTurnedOver(cell, card.code)
        case rules.GameEnded(player, reason, line):
            return GameEnded(seat(player), reason, line)
        case rules.CauldronsOpened(cauldrons):
            opened = [Opened(seat(i), [card.code for card in cards]) for i, cards in enumerate(cauldrons)]
            return CauldronsOpened(opened)
        case rules.ImmutoPlaced(player, ingredient):
            return ImmutoPlaced(seat(player), ingredient.code if ingredient else None)
        case rules.Scored(scores, winners):
            assert table.state is not None
            colors = [player.color for player in table.state.players]
            counted = [Counted(seat(i), score_seen(score, i, colors[i])) for i, score in enumerate(scores)]
            return Scored(counted, [seat(winner) for winner in winners])


def score_seen(score: Score, player: int, color: Color) -> ScoreSeen:
    rows = [
        RowSeen(
            ingredient.code,
            [f"{ingredient.code}{number}" for number in numbers] + [IMMUTO.code] * immutos,
            immutos,
            points,
            ingredient.color == color,
        )
        for ingredient, numbers, immutos, points in score.ingredients
    ]
    recipes, a, b = score.recipes, score.a, score.b
    return ScoreSeen(
        score.ingredient_points,
        score.recipe_a,
        score.recipe_b,
        score.total,
        rows,
        recipe_seen(recipes.a.value, a, player, most=True) if recipes and a else None,
        recipe_seen(recipes.b.value, b, player, most=recipes.b in MOST_WINS) if recipes and b else None,
    )


def recipe_seen(recipe: RecipeCode, score: RecipeScore, holder: int, *, most: bool) -> RecipeSeen:
    counts = list(score.counts)
    ahead = counts[holder] == (max(counts) if most else min(counts))
    outcome: Outcome = "fulfilled" if score.points else "tied" if ahead else "missed"
    return RecipeSeen(recipe, counts[holder], counts, outcome, score.points)
