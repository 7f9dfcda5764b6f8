"""Names of cards, stops and lines, and sentences for what happens, in the terminal's language."""

import unicodedata
from collections.abc import Iterable, Sequence
from math import ceil

from .notation import Record
from .rules import (
    CELLS,
    CORNERS,
    LINE_AT,
    LINES,
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
    Move,
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
from .text import texts
from .views import PlayerView, View

SIDES = ("above", "right", "below", "left")


class Words:
    """What is said in one language."""

    def __init__(self, language: str = "en") -> None:
        self.say = texts(language).say

    # Names

    def card(self, card: Card) -> str:
        """For sentences: `Fly Agaric 3`."""
        match card:
            case IngredientCard(ingredient, number):
                return self.say("card", name=self.ingredient(ingredient), number=number)
            case Immuto():
                return self.say("immuto")
            case Spell():
                return self.say(f"spell-{card.code}")

    def ingredient(self, ingredient: Ingredient) -> str:
        return self.say(f"ingredient-{ingredient.code}")

    def color(self, color: Color) -> str:
        return self.say(f"color-{color}")

    def stop(self, stop: Stop) -> str:
        """Where a pawn stands: `corner f1`, `column c, above`, `row 3, right`."""
        side = stop // 5
        line = LINE_AT[stop]
        if line is None:
            return self.say("terminal-stop-corner", cell=CORNERS[side])
        return self.say(f"terminal-stop-{SIDES[side]}", line=self.line(line))

    def line(self, line: Line) -> str:
        return self.say("line-row" if line.name.isdigit() else "line-column", line=line.name)

    def uses_left(self, player: PlayerView) -> str:
        """Spells in front of a player, in a few letters: `Accio 2 Declin. 3 used 1`."""
        accio, declinatio = self.say("terminal-spell-Ac"), self.say("terminal-spell-De")
        found = [f"{name} {uses}" for name, uses in ((accio, player.accio), (declinatio, player.declinatio)) if uses]
        used = spells_used(player)
        return " ".join([*found, *([self.say("terminal-used", count=used)] if used else [])])

    def listed(self, parts: Sequence[str], joined: str = "event-and") -> str:
        """`Ann, Ben and Cat`"""
        *some, last = parts
        return self.say(joined, some=self.say("event-comma").join(some), last=last) if some else last

    # Recipes

    def recipe_a(self, color: Color) -> str:
        return self.say("recipe-a", color=color.value)

    def recipe_b(self, task: RecipeB, edition: Edition) -> str:
        if task is RecipeB.FEWEST_SPELLS and not edition.counts_used_spells:
            return self.say("recipe-fewest_spells-collected")
        return self.say(f"recipe-{task}")

    def against(self, counts: Sequence[int], holder: int) -> str:
        """`4 against 3, 2`"""
        others = ", ".join(str(number) for index, number in enumerate(counts) if index != holder)
        return self.say("end-missed", count=counts[holder], others=others)

    # People

    def player_names(self, record: Record) -> list[str]:
        """The names in the record, fit for a terminal; without one, the colour."""
        players = zip(record.names, record.setup.players, strict=True)
        return [clean(name) or self.color(color).capitalize() for name, color in players]

    def result(self, view: View, names: Sequence[str]) -> str:
        """`Blue wins with 25 points`"""
        totals = [player.score.total for player in view.players if player.score]
        best = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
        return self.say("end-wins" if len(best) == 1 else "end-share", who=self.listed(best), points=max(totals))

    # What happens

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """What the table sees happen; None for what another sentence says already."""
        match event:
            case PawnPlaced(player, stop):
                return self.say("terminal-placed", who=names[player], place=self.stop(stop))
            case TurnPassed(player):
                return self.say("event-passed", who=names[player])
            case DeclinatioUsed(player):
                return self.say("event-declinatio", who=names[player])
            case CardTaken(player, cell, card, by_accio):
                name = self.card(card)
                if by_accio:
                    return self.say("event-taken-by-accio", who=names[player], card=name, cell=cell)
                return self.say("event-taken", who=names[player], card=name, cell=cell)
            case CardsSwept(_, ()):
                return self.say("event-swept-nothing")
            case CardsSwept(_, swept, under_pile):
                lost = [self.say("event-swept-one", card=self.card(card), who=names[player]) for player, card in swept]
                return self.say("event-swept" if under_pile else "event-swept-away", lost=self.listed(lost))
            case CauldronSeen(player):
                return self.say("event-looked", who=names[player])
            case CardDropped(player, card):
                return self.say("event-dropped", who=names[player], card=self.card(card))
            case GameEnded(player, reason, line):
                return self.say(f"event-ended-{reason}", who=names[player], line=self.line(LINES[line]))
            case ImmutoPlaced(player, None):
                return self.say("event-immuto-none", who=names[player])
            case ImmutoPlaced(player, Ingredient() as ingredient):
                return self.say("event-immuto", who=names[player], ingredient=self.ingredient(ingredient))
            case _:
                return None

    def deeds(self, events: Iterable[Event]) -> str:
        """A turn in a few letters."""
        return ", ".join(filter(None, map(self.deed, events)))

    def deed(self, event: Event) -> str:
        match event:
            case PawnPlaced(_, stop):
                return self.stop(stop)
            case DeclinatioUsed():
                return self.say("terminal-spell-De")
            case TurnPassed():
                return self.say("terminal-passed")
            case CardTaken(_, cell, card, by_accio):
                by = [self.say("terminal-spell-Ac")] if by_accio else []
                return " ".join([*by, cell, card.code])
            case CardsSwept(_, swept):
                return self.say("terminal-swept", count=len(swept))
            case CardDropped():
                return self.say("terminal-dropped")
            case _:
                return ""

    # What is typed

    def typed(self, move: Move) -> str:
        """What to type for a move: its token, or a word of this language."""
        match str(move).lstrip("@").removeprefix("immuto:"):
            case ("stay" | "declinatio" | "keep" | "drop" | "none") as word:
                return self.say(f"terminal-type-{word}")
            case token:
                return token

    def means(self, typed: str, move: Move) -> bool:
        """Whether this is the beginning of what is typed for a move, be it in this language or as its token."""
        return any(plain(word).startswith(plain(typed)) for word in (str(move), self.typed(move)))

    def means_yes(self, answer: str) -> bool:
        return plain(answer).startswith((plain(self.say("terminal-yes"))[0], "y"))

    # The table in words, where nobody looks at a screen

    def table(self, view: View, names: Sequence[str]) -> list[str]:
        lines = [self.say("terminal-told-pile", count=view.pile)]
        for name, player in zip(names, view.players, strict=True):
            place = self.say("terminal-not-placed") if player.stop is None else self.stop(player.stop)
            top = self.card(player.top) if player.top else ""
            cauldron = self.say("card-stack", height=player.height, top=top)
            told = [self.say("terminal-told", what=name, told=place), cauldron]
            for spell, uses in ((Spell.ACCIO, player.accio), (Spell.DECLINATIO, player.declinatio)):
                told += [self.say("card-uses", name=self.card(spell), left=uses)] if uses else []
            if used := spells_used(player):
                told.append(self.say("terminal-told-used", count=used))
            lines.append(" ".join(f"{words}." for words in told))
        return lines

    def moves(self, view: View) -> list[str]:
        """The cards that can be taken now, one a line."""
        lines = []
        for move in view.legal:
            match move:
                case Take(cell) | TakeByAccio(cell):
                    card = view.cells[CELLS.index(cell)]
                    lines.append(self.say("board-cell", cell=str(move), card=self.card(card) if card else ""))
                case _:
                    pass
        return lines


class LastTurns:
    """What each player did last; nothing older is kept (§5)."""

    def __init__(self, players: int) -> None:
        self.deeds: list[list[Event]] = [[] for _ in range(players)]
        self.begun = [False] * players  # a new turn, in which nothing is done yet

    def __getitem__(self, player: int) -> Sequence[Event]:
        return self.deeds[player]

    def follow(self, events: tuple[Event, ...]) -> None:
        moving_on = False
        for event in events:
            match event:
                case PawnMoved(player):
                    self.begun[player] = not moving_on
                case DeclinatioUsed(player):
                    self.note(player, event)
                    moving_on = True
                case (
                    PawnPlaced(player)
                    | TurnPassed(player)
                    | CardTaken(player)
                    | CardsSwept(player)
                    | CardDropped(player)
                ):
                    self.note(player, event)
                case _:
                    pass

    def note(self, player: int, deed: Event) -> None:
        if self.begun[player]:
            self.deeds[player] = []
            self.begun[player] = False
        self.deeds[player].append(deed)


# Small things


def points(number: int) -> str:
    """With a true minus sign, and a plus for gains."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def spells_used(player: PlayerView) -> int:
    """How many of the cards in front of a player are used up."""
    kept = ceil(player.accio / ACCIO_USES) + ceil(player.declinatio / DECLINATIO_USES)
    return len(player.spells) - kept


def clean(text: str | None) -> str:
    """What comes from outside: nothing that moves the cursor, and no more than a panel holds."""
    return "".join(letter for letter in text or "" if letter.isprintable())[:16].strip()


def plain(text: str) -> str:
    """Without capitals and accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(letter))
