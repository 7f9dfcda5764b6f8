"""A view drawn in a terminal: the square with its pawns, the players beside it, the final table.

Every line fits into 80 columns. What colour says is also said by a letter and a shape.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from ..rules import (
    CELLS,
    CORNERS,
    INGREDIENTS,
    LINES,
    STOPS,
    Card,
    Cell,
    Color,
    Immuto,
    Ingredient,
    IngredientCard,
    Place,
    Spell,
    Stop,
    Take,
    TakeByAccio,
)
from ..rules.board import COLUMNS, ROWS
from ..views import PlayerView, View
from .words import INGREDIENT_NAMES, RECIPE_B_SHORT, RECIPE_B_TASKS, LastTurns, points, recipe_a

WIDTH = 80
CARD_WIDTH = 6
LANE_WIDTH = 7
SQUARE_WIDTH = LANE_WIDTH + 6 * (CARD_WIDTH + 1) + LANE_WIDTH - 1
PANEL_WIDTH = WIDTH - SQUARE_WIDTH

BANDS = {
    Color.YELLOW: Style(bgcolor="#F6CB2C", color="#1E1610", bold=True),
    Color.GREEN: Style(bgcolor="#429472", color="#1E1610", bold=True),
    Color.RED: Style(bgcolor="#BD3542", color="#FFFBF0", bold=True),
    Color.BLUE: Style(bgcolor="#124FA0", color="#FFFBF0", bold=True),
    Color.ORANGE: Style(bgcolor="#E67809", color="#1E1610", bold=True),
    Color.PURPLE: Style(bgcolor="#B79BE0", color="#1E1610", bold=True),
    Color.BROWN: Style(bgcolor="#51310F", color="#FFFBF0", bold=True),
    Color.WHITE: Style(bgcolor="#FBFAF6", color="#1E1610", bold=True),
    Color.BLACK: Style(bgcolor="#1C1B20", color="#FFFBF0", bold=True),
}
PLAIN = Style()
BOLD = Style(bold=True)
QUIET = Style(dim=True)
PARCHMENT = Style(bgcolor="#F1E6CC", color="#1E1610")
NIGHT = Style(bgcolor="#22304F", color="#F6E3B0", bold=True)
SHIFTING = Style(bgcolor="#2A1F17", color="#F1E6CC", bold=True)
SLATE = Style(bgcolor="#1F262A", color="#B39B70")
CANDLE = Style(bgcolor="#F2B84B", color="#20150A", bold=True)  # what can be taken now
NOW = Style(color="#F2B84B", bold=True)  # whose turn it is
DANGER = Style(color="#FF9C86", bold=True)


@dataclass(frozen=True, slots=True)
class Signs:
    shapes: dict[Color, str]
    immuto: str
    corner: str
    empty: str
    turn: str


UNICODE = Signs(dict(zip(Color, "●▲◆♠✚☾■○★", strict=True)), immuto="∞", corner="◇", empty="··", turn="▶")
ASCII = Signs(dict(zip(Color, "o^#v+(=@*", strict=True)), immuto="8", corner="x", empty="..", turn=">")


def ink(words: str, style: Style) -> Text:
    """Styled words that can be joined with others: the style is theirs alone."""
    return Text.assemble((words, style))


def fitted(text: Text, width: int) -> Text:
    """The text cut or filled up to this width."""
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def joined(parts: Iterable[Text]) -> Text:
    return Text().join(parts)


@dataclass(frozen=True, slots=True)
class Artist:
    signs: Signs
    names: Sequence[str]  # of the players

    # Small things

    def swatch(self, color: Color) -> Text:
        return ink(f" {color.letter}{self.signs.shapes[color]} ", BANDS[color])

    def player(self, index: int, player: PlayerView, style: Style = BOLD) -> Text:
        return self.swatch(player.color) + ink(f" {self.names[index]}", style)

    def chip(self, card: Card) -> Text:
        """A card on one line: number, shape, code."""
        match card:
            case IngredientCard(ingredient, number):
                shape = self.signs.shapes[ingredient.color]
                return ink(f" {number}{shape} {ingredient.code} ", BANDS[ingredient.color])
            case Immuto():
                return ink(f" 0{self.signs.immuto} Im ", SHIFTING)
            case Spell():
                return ink(f" {card.name.capitalize()} ", NIGHT)

    def cauldron(self, cards: Iterable[Card]) -> list[Text]:
        """Its cards in rows of nine, bottom card first."""
        chips = [self.chip(card) + Text(" ") for card in cards]
        return [joined(chips[i : i + 9]) for i in range(0, len(chips), 9)] or [ink("empty", QUIET)]

    def recipes(self, player: PlayerView) -> list[Text]:
        if player.recipes is None:
            return []
        a, b = player.recipes.a, player.recipes.b
        return [
            ink("Recipe A  ", BOLD) + self.swatch(a) + Text(f" {recipe_a(a)}"),
            ink("Recipe B  ", BOLD) + Text(RECIPE_B_TASKS[b]),
        ]

    # The table

    def table(self, view: View, last_turns: LastTurns) -> list[Text]:
        """Header, square and players: 17 lines. No history but the last turn of each (§5)."""
        square = self.square(view)
        players = [line for index in range(len(view.players)) for line in self.seat(view, index, last_turns[index])]
        lines = [self.header(view)]
        for row in range(max(len(square), len(players))):
            left = square[row] if row < len(square) else Text()
            right = players[row] if row < len(players) else Text()
            lines.append(fitted(left, SQUARE_WIDTH) + fitted(right, PANEL_WIDTH))
        return lines

    def header(self, view: View) -> Text:
        facts = [f"edition {view.edition}"]
        facts += ["recipes"] if view.has_recipes else []
        facts += [f"without {view.removed_color}"] if view.removed_color else []
        facts += ["memory aid"] if view.memory_aid else []
        title = ink("Glastonbury", BOLD) + ink(f"  {', '.join(facts)}", QUIET)
        pile = ink(f"draw pile {view.pile}", DANGER if view.pile <= 8 else PLAIN)
        return fitted(title, SQUARE_WIDTH) + pile

    def seat(self, view: View, index: int, last_turn: str) -> list[Text]:
        """Who sits there, the cauldron, the spells, the last turn."""
        player = view.players[index]
        turn = index == view.player
        who = ink(self.signs.turn if turn else " ", NOW) + self.player(index, player, NOW if turn else BOLD)
        top = self.chip(player.top) if player.top else ink("empty", QUIET)
        used_up = len(player.spells) - -(-player.accio // 2) - -(-player.declinatio // 3)
        uses = (("Accio", player.accio), ("Declin.", player.declinatio), ("used", used_up))
        spells = " ".join(f"{spell} {number}" for spell, number in uses if number)
        return [
            who,
            Text(" ") + top + ink(f" on top of {player.height}" if player.height else "", QUIET),
            Text(f" {spells}"),
            ink(f" {last_turn}", QUIET),
        ]

    def square(self, view: View) -> list[Text]:
        """The lane above, six rows of cards with the lane at both sides, the lane below: 14 lines."""
        pawns = [Text() for _ in range(STOPS)]
        for player in view.players:
            if player.stop is not None:
                pawns[player.stop] += ink(player.color.letter, BANDS[player.color])
        labels = {}
        for move in view.legal:
            match move:
                case Take(cell) | Place(cell):
                    labels[cell] = cell
                case TakeByAccio(cell):
                    labels[cell] = f"*{cell}"
                case _:
                    pass
        lines = [self.lane(view, (0, 1, 2, 3, 4, 5), pawns)]
        for row in ROWS:
            cards = [self.cell(view, column + row, labels.get(column + row, "")) for column in COLUMNS]
            upper, lower = (joined(card[half] + Text(" ") for card in cards) for half in (0, 1))
            left = right = Text()
            if row in LINES:
                left = pawns[21 - int(row)] + Text(" ") + self.stud(view, row)
                right = self.stud(view, row) + pawns[int(row) + 4]
            lines.append(Text(" " * (LANE_WIDTH - len(left))) + left + upper + right)
            lines.append(Text(" " * LANE_WIDTH) + lower)
        lines.append(self.lane(view, (15, 14, 13, 12, 11, 10), pawns))
        return lines

    def lane(self, view: View, stops: Sequence[Stop], pawns: Sequence[Text]) -> Text:
        """The stops above or below the square: a corner at either end, columns b–e between."""
        first, *middle, last = (pawns[stop] for stop in stops)
        line = Text(" " * (LANE_WIDTH - 1 - len(first))) + first + Text(" " * (CARD_WIDTH + 2))
        for column, here in zip("bcde", middle, strict=True):
            line += fitted(Text(" ") + self.stud(view, column) + here, CARD_WIDTH + 1)
        return line + Text(" " * (CARD_WIDTH + 1)) + last

    def stud(self, view: View, name: str) -> Text:
        """A line's name beside its stops; it warns when one card is left (§7)."""
        left = sum(view.cells[index] is not None for index in LINES[name].indexes)
        return ink(f"{name}!", DANGER) if left == 1 else ink(f"{name} ", QUIET)

    def cell(self, view: View, cell: Cell, label: str) -> tuple[Text, Text]:
        """The two lines of a card on the table; the label is what to type, where it can be taken now."""
        card = None if cell in CORNERS else view.cells[CELLS.index(cell)]
        match card:
            case IngredientCard(ingredient, number):
                band = ink(f" {number}  {self.signs.shapes[ingredient.color]} ", BANDS[ingredient.color])
                code, ground = ingredient.code, PARCHMENT
            case Immuto():
                band = ink(f" 0  {self.signs.immuto} ", SHIFTING)
                code, ground = card.code, PARCHMENT
            case Spell():
                band = ink(f"{card.name.capitalize():{CARD_WIDTH}.{CARD_WIDTH}}", NIGHT)
                code, ground = card.code, NIGHT
            case None if cell in CORNERS:
                band = ink(f"  {self.signs.corner}   ", SLATE)
                code, ground = "", SLATE
            case None:
                band = ink(f"  {self.signs.empty}  ", QUIET)
                code, ground = "", PLAIN
        gap = " " * (CARD_WIDTH - len(code) - len(label))
        return band, ink(code + gap, ground) + ink(label, CANDLE)

    # The end

    def final_table(self, view: View) -> list[Text]:
        """Points per ingredient and recipe, and the totals: 22 lines at most."""
        finals = [player.score for player in view.players if player.score]
        label = 23
        column = min((WIDTH - label) // len(finals), 20)

        def row(title: Text, cells: Iterable[Text]) -> Text:
            return fitted(title, label) + joined(fitted(cell, column) for cell in cells)

        lines = [row(ink("Points", BOLD), (self.player(i, player) for i, player in enumerate(view.players)))]
        by_ingredient = [{line.ingredient: line for line in final.ingredients} for final in finals]
        for ingredient in INGREDIENTS:
            found = [lines_of.get(ingredient) for lines_of in by_ingredient]
            if any(found):
                cells = (
                    self.amount("".join(map(str, one.numbers)) + self.signs.immuto * one.immutos, one.points)
                    if one
                    else Text()
                    for one in found
                )
                lines.append(row(self.ingredient(ingredient), cells))
        if view.has_recipes:
            recipes = [(final, final.recipes) for final in finals if final.recipes]
            lines.append(row(Text("Recipe A"), (self.amount(str(r.a), final.recipe_a) for final, r in recipes)))
            lines.append(
                row(Text("Recipe B"), (self.amount(RECIPE_B_SHORT[r.b], final.recipe_b) for final, r in recipes))
            )
        best = max(final.total for final in finals)
        totals = (ink(f"{points(final.total):>13}", NOW if final.total == best else BOLD) for final in finals)
        lines.append(row(ink("Total", BOLD), totals))
        return lines

    def amount(self, what: str, number: int) -> Text:
        style = DANGER if number < 0 else BOLD if number else QUIET
        return Text(f"{what:<9}") + ink(f"{points(number):>4}", style)

    def ingredient(self, ingredient: Ingredient) -> Text:
        sign = ink(f"{self.signs.shapes[ingredient.color]}{ingredient.code}", BANDS[ingredient.color])
        return sign + Text(f" {INGREDIENT_NAMES[ingredient]}")

    # The scoring overview

    def overview(self) -> list[Text]:
        """The reminder of §8 that lies before every player, and a key to the cards."""
        swatches = [self.swatch(color) + Text(f" {color:<8}") for color in Color]
        return [
            ink("Scoring overview", BOLD),
            Text("  1 card of an ingredient      minus its number"),
            Text("  2 cards                      0"),
            Text("  3 cards                      plus the sum of their numbers"),
            Text("  4 cards                      plus the sum, plus 5"),
            Text("  your own colour              numbers count double, the 5 does not"),
            Text(f"  Immuto ({self.signs.immuto})                   one more card of an ingredient you have, number 0"),
            Text("  spells                       score nothing"),
            Text(),
            ink("Spells, one in a turn", BOLD),
            Text("  Accio, 2 uses        take any card but Vanesco and Perluceo: type *c4"),
            Text("  Declinatio, 3 uses   at a corner: move on by the same number"),
            Text("  Vanesco, at once     the others lose their top card"),
            Text("  Perluceo, at once    look through your own cauldron"),
            Text(),
            ink("Colours, each with two ingredients a and b", BOLD),
            joined([Text("  "), *swatches[:5]]),
            joined([Text("  "), *swatches[5:]]),
        ]
