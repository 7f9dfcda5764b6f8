"""A view drawn in a terminal: the square with its pawns, the players beside it, the final table.

Every line fits into 80 columns. What colour says is also said by a letter and a shape.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from .rules import (
    CELLS,
    COLUMNS,
    CORNERS,
    INGREDIENTS,
    LINES,
    ROWS,
    STOPS,
    Card,
    Cell,
    Color,
    Immuto,
    Ingredient,
    IngredientCard,
    IngredientScore,
    Place,
    RecipeB,
    Spell,
    Stop,
    Take,
    TakeByAccio,
    score_ingredients,
)
from .views import PlayerView, View
from .words import INGREDIENT_NAMES, LastTurns, against, count, points, recipe_a_task, recipe_b_task, uses_left

WIDTH = 80  # letters in a line
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


SHAPES = dict(zip(Color, "●▲◆♠✚☾■○★", strict=True))
IMMUTO_SIGN = "∞"


def ink(words: str, style: Style) -> Text:
    """Styled words that can be joined with others: the style is theirs alone."""
    return Text.assemble((words, style))


def fitted(text: Text, width: int) -> Text:
    """The text cut or filled up to this width."""
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def amount(what: str, number: int, width: int, after: int | None = None) -> Text:
    """Points behind what brings them, and what they would become; the last column stays free."""
    style = DANGER if number < 0 else BOLD if number else QUIET
    figures = points(number) if after is None else f"{points(number)}→{points(after)}"
    return fitted(Text(what), width - 1 - len(figures)) + ink(figures, style) + Text(" ")


def joined(parts: Iterable[Text]) -> Text:
    return Text().join(parts)


@dataclass(frozen=True, slots=True)
class Artist:
    names: Sequence[str]  # of the players

    # Small things

    def swatch(self, color: Color) -> Text:
        return ink(f" {color.letter}{SHAPES[color]} ", BANDS[color])

    def player(self, index: int, player: PlayerView, style: Style = BOLD) -> Text:
        return self.swatch(player.color) + ink(f" {self.names[index]}", style)

    def chip(self, card: Card) -> Text:
        """A card on one line: number, shape, code."""
        match card:
            case IngredientCard(ingredient, number):
                shape = SHAPES[ingredient.color]
                return ink(f" {number}{shape} {ingredient.code} ", BANDS[ingredient.color])
            case Immuto():
                return ink(f" 0{IMMUTO_SIGN} Im ", SHIFTING)
            case Spell():
                return ink(f" {card.name.capitalize()} ", NIGHT)

    def cauldron(self, cards: Iterable[Card]) -> list[Text]:
        """Its cards in rows of nine, bottom card first."""
        chips = [self.chip(card) + Text(" ") for card in cards]
        return [joined(chips[i : i + 9]) for i in range(0, len(chips), 9)] or [ink("empty", QUIET)]

    def recipes(self, view: View, index: int) -> list[Text]:
        """A player's recipes and what they bring (§9)."""
        recipes = view.players[index].recipes
        if recipes is None:
            return []
        per_card = count(2 if len(view.players) == 4 else 1, "point")
        return [
            ink("Recipe A  ", BOLD)
            + self.swatch(recipes.a)
            + Text(f" {recipe_a_task(recipes.a)}: {per_card} for each"),
            ink("Recipe B  ", BOLD) + Text(f"{recipe_b_task(recipes.b, view.edition)}: 10 points"),
            ink("Compared with every other player at the end; a tie brings nothing.", QUIET),
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
        who = ink("▶" if turn else " ", NOW) + self.player(index, player, NOW if turn else BOLD)
        top = self.chip(player.top) if player.top else ink("empty", QUIET)
        return [
            who,
            Text(" ") + top + ink(f" on top of {player.height}" if player.height else "", QUIET),
            Text(f" {uses_left(player)}"),
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
                band = ink(f" {number}  {SHAPES[ingredient.color]} ", BANDS[ingredient.color])
                code, ground = ingredient.code, PARCHMENT
            case Immuto():
                band = ink(f" 0  {IMMUTO_SIGN} ", SHIFTING)
                code, ground = card.code, PARCHMENT
            case Spell():
                band = ink(f"{card.name.capitalize():{CARD_WIDTH}.{CARD_WIDTH}}", NIGHT)
                code, ground = card.code, NIGHT
            case None if cell in CORNERS:
                band = ink("  ◇   ", SLATE)
                code, ground = "", SLATE
            case None:
                band = ink("  ··  ", QUIET)
                code, ground = "", PLAIN
        gap = " " * (CARD_WIDTH - len(code) - len(label))
        return band, ink(code + gap, ground) + ink(label, CANDLE)

    # The end

    def cauldrons(self, view: View, adding: int | None = None) -> list[Text]:
        """The open cauldrons, ingredient by ingredient, with the points of each (§8): 21 lines at most.

        For a player who is `adding` an Immuto: what it would make of each ingredient.
        """
        label = 23
        column = min((WIDTH - label) // len(view.players), 19)
        space = " " if column >= 18 else ""

        def row(title: Text, cells: Iterable[Text]) -> Text:
            return fitted(title, label) + joined(fitted(cell, column) for cell in cells)

        def brought(player: PlayerView, *more: Ingredient) -> dict[Ingredient, IngredientScore]:
            scored = score_ingredients(player.cauldron or (), (*player.immutos, *more), player.color)
            return {line.ingredient: line for line in scored}

        found = [brought(player) for player in view.players]
        lines = [row(Text("Cards and points"), (self.player(i, player) for i, player in enumerate(view.players)))]
        for ingredient in INGREDIENTS:
            cells = []
            for index, player in enumerate(view.players):
                cell = Text()
                if line := found[index].get(ingredient):
                    cards = space.join([*map(str, line.numbers), *[IMMUTO_SIGN] * line.immutos])
                    double = "×2" if ingredient.color == player.color else ""
                    after = brought(player, ingredient)[ingredient].points if index == adding else None
                    cell = amount(cards + double, line.points, column, after)
                cells.append(cell)
            if any(cells):
                lines.append(row(self.ingredient(ingredient), cells))
        unused = [player.immutos.count(None) for player in view.players]
        if any(unused):
            lines.append(row(Text("Immuto, to nothing"), (Text(IMMUTO_SIGN * number) for number in unused)))
        if adding is None:
            totals = [sum(line.points for line in own.values()) for own in found]
            lines.append(row(ink("Ingredients", BOLD), (amount("", total, column) for total in totals)))
        return lines

    def recipe_results(self, view: View) -> list[Text]:
        """Ingredients, recipes and total of every player (§9): 20 lines at most."""
        lines = []
        for index, player in enumerate(view.players):
            score, recipes = player.score, player.recipes
            if score and recipes and score.a and score.b:
                task_a = f"A: {recipe_a_task(recipes.a)}, {against(score.a.counts, index)}"
                task_b = f"B: {recipe_b_task(recipes.b, view.edition)}"
                if recipes.b is not RecipeB.ENDED_GAME:
                    task_b += f", {against(score.b.counts, index)}"
                lines += [
                    self.player(index, player),
                    Text("      ") + amount("ingredients", score.ingredient_points, 70),
                    Text("      ") + amount(task_a, score.recipe_a, 70),
                    Text("      ") + amount(task_b, score.recipe_b, 70),
                    Text("      ") + amount("total", score.total, 70),
                ]
        return lines

    def ingredient(self, ingredient: Ingredient) -> Text:
        sign = ink(f"{SHAPES[ingredient.color]}{ingredient.code}", BANDS[ingredient.color])
        return sign + Text(f" {INGREDIENT_NAMES[ingredient]}")


# Pages to read


def overview() -> list[Text]:
    """The reminder of §8 that lies before every player, and a key to the cards."""
    swatches = [ink(f" {color.letter}{SHAPES[color]} ", BANDS[color]) + Text(f" {color:<8}") for color in Color]
    return [
        ink("Scoring overview", BOLD),
        Text("  1 card of an ingredient      minus its number"),
        Text("  2 cards                      0"),
        Text("  3 cards                      plus the sum of their numbers"),
        Text("  4 cards                      plus the sum, plus 5"),
        Text("  your own colour              numbers count double, the 5 does not"),
        Text(f"  Immuto ({IMMUTO_SIGN})                   one more card of an ingredient you have, number 0"),
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


def how_to_play() -> list[Text]:
    return [
        ink("How to play", BOLD),
        Text("Your pawn walks clockwise around the square. Beside a row or column it stops,"),
        Text("you take one card of that line, and a new card is turned over in its place."),
        Text("At a corner there is nothing to take."),
        Text(),
        Text("The number on the card you took is how far you walk next turn. Type ? to see"),
        Text("where each card would bring you. An Immuto is 0: you stay. Spells leave the"),
        Text("number as it was. With an empty cauldron you walk 2."),
        Text(),
        Text("Cards go on your cauldron, and only the top one can be seen. Collect three or"),
        Text("four of the same ingredient, and remember what you have: a single card costs"),
        Text("you its number. Type o for the points and the spells."),
        Text(),
        Text("When the draw pile is empty, gaps appear. Whoever takes the last card of a row"),
        Text("or column with a letter or number beside it ends the game. Such a line is"),
        Text("marked with ! as soon as one card is left."),
        Text(),
        Text("On the table: the number, the colour’s shape, the ingredient (Ra and Rb are"),
        Text("the two red ones). What you can take now has its cell written on it. The"),
        Text("letters around the square are the pawns. Beside it: each player’s top card"),
        Text("and how many lie in the cauldron, the uses of spells left, the last turn."),
    ]
