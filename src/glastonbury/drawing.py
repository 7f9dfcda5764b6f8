"""A view drawn in a terminal: the square with its pawns, the players beside it, the final table.

Every line fits into 80 columns. What colour says is also said by a letter and a shape.
"""

import textwrap
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
from .rules.cards import ACCIO_USES, DECLINATIO_USES
from .views import PlayerView, View
from .words import LastTurns, Words, points

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
    figures = points(number) if after in (None, number) else f"{points(number)}→{points(after)}"
    return fitted(Text(what), width - 1 - len(figures)) + ink(figures, style) + Text(" ")


def paragraph(words: str) -> list[Text]:
    return [Text(line) for line in textwrap.wrap(words, WIDTH)]


def in_columns(rows: Sequence[tuple[str, str]]) -> list[Text]:
    """Two columns, the first as wide as it needs to be."""
    width = max(len(left) for left, _ in rows) + 3
    return [Text(f"  {left:{width}}{right}") for left, right in rows]


def joined(parts: Iterable[Text]) -> Text:
    return Text().join(parts)


@dataclass(frozen=True, slots=True)
class Artist:
    words: Words
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
                return ink(f" {self.words.card(card)} ", NIGHT)

    def cauldron(self, cards: Iterable[Card]) -> list[Text]:
        """Its cards in rows of nine, bottom card first."""
        chips = [self.chip(card) + Text(" ") for card in cards]
        return [joined(chips[i : i + 9]) for i in range(0, len(chips), 9)] or [self.empty()]

    def empty(self) -> Text:
        return ink(self.words.say("terminal-empty"), QUIET)

    def recipes(self, view: View, index: int) -> list[Text]:
        """A player's recipes and what they bring (§9)."""
        recipes = view.players[index].recipes
        if recipes is None:
            return []
        say = self.words.say
        reward_a = say("terminal-for-each", points=2 if len(view.players) == 4 else 1)
        return [
            ink(f"{say('terminal-recipe', sort=say('recipe-sort-a'))}  ", BOLD)
            + self.swatch(recipes.a)
            + Text(f" {say('terminal-told', what=self.words.recipe_a(recipes.a), told=reward_a)}"),
            ink(f"{say('terminal-recipe', sort=say('recipe-sort-b'))}  ", BOLD)
            + Text(
                say("terminal-told", what=self.words.recipe_b(recipes.b, view.edition), told=say("points", points=10))
            ),
            ink(say("terminal-recipes-compared"), QUIET),
        ]

    # The table

    def table(self, view: View, last_turns: LastTurns) -> list[Text]:
        """Header, square and players: 17 lines. No history but the last turn of each (§5)."""
        square = self.square(view)
        players = [line for index in range(len(view.players)) for line in self.seat(view, index, last_turns)]
        lines = [self.header(view)]
        for row in range(max(len(square), len(players))):
            left = square[row] if row < len(square) else Text()
            right = players[row] if row < len(players) else Text()
            lines.append(fitted(left, SQUARE_WIDTH) + fitted(right, PANEL_WIDTH))
        return lines

    def header(self, view: View) -> Text:
        say = self.words.say
        facts = [say("terminal-edition", edition=view.edition)]
        facts += [say("terminal-recipes")] if view.has_recipes else []
        facts += [say("terminal-without", color=view.removed_color)] if view.removed_color else []
        facts += [say("terminal-memory-aid")] if view.memory_aid else []
        title = ink(say("title"), BOLD) + ink(f"  {', '.join(facts)}", QUIET)
        pile = ink(say("terminal-pile", count=view.pile), DANGER if view.pile <= 8 else PLAIN)
        return fitted(title, max(SQUARE_WIDTH, title.cell_len + 2)) + pile

    def seat(self, view: View, index: int, last_turns: LastTurns) -> list[Text]:
        """Who sits there, the cauldron, the spells, the last turn."""
        player = view.players[index]
        turn = index == view.player
        who = ink("▶" if turn else " ", NOW) + self.player(index, player, NOW if turn else BOLD)
        top = self.chip(player.top) if player.top else self.empty()
        beneath = f" {self.words.say('terminal-top-of', height=player.height)}" if player.height else ""
        return [
            who,
            Text(" ") + top + ink(beneath, QUIET),
            Text(f" {self.words.uses_left(player)}"),
            ink(f" {self.words.deeds(last_turns[index])}", QUIET),
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
                name = self.words.say(f"terminal-spell-{card.code}")
                band = ink(f"{name:{CARD_WIDTH}.{CARD_WIDTH}}", NIGHT)
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
        say = self.words.say
        label = max(23, *(self.ingredient(ingredient).cell_len + 1 for ingredient in INGREDIENTS))
        column = min((WIDTH - label) // len(view.players), 19)
        space = " " if column >= 18 else ""

        def row(title: Text, cells: Iterable[Text]) -> Text:
            return fitted(title, label) + joined(fitted(cell, column) for cell in cells)

        def brought(player: PlayerView, *more: Ingredient) -> dict[Ingredient, IngredientScore]:
            scored = score_ingredients(player.cauldron or (), (*player.immutos, *more), player.color)
            return {line.ingredient: line for line in scored}

        found = [brought(player) for player in view.players]
        players = (self.player(index, player) for index, player in enumerate(view.players))
        lines = [row(Text(say("terminal-cards-and-points")), players)]
        for ingredient in INGREDIENTS:
            cells = []
            for index, player in enumerate(view.players):
                cell = Text()
                if line := found[index].get(ingredient):
                    cards = space.join([*map(str, line.numbers), *[IMMUTO_SIGN] * line.immutos])
                    double = "×2" if ingredient.color == player.color else ""
                    after = brought(player, ingredient)[ingredient].points if index == adding else line.points
                    cell = amount(cards + double, line.points, column, after)
                cells.append(cell)
            if any(cells):
                lines.append(row(self.ingredient(ingredient), cells))
        unused = [player.immutos.count(None) for player in view.players]
        if any(unused):
            lines.append(row(Text(say("terminal-to-nothing")), (Text(IMMUTO_SIGN * number) for number in unused)))
        if adding is None:
            totals = [sum(line.points for line in own.values()) for own in found]
            lines.append(row(ink(say("end-ingredients"), BOLD), (amount("", total, column) for total in totals)))
        return lines

    def recipe_results(self, view: View) -> list[Text]:
        """Ingredients, recipes and total of every player (§9): 20 lines at most."""
        words, say = self.words, self.words.say
        lines = []
        for index, player in enumerate(view.players):
            score, recipes = player.score, player.recipes
            if score and recipes and score.a and score.b:
                task_a = f"{words.recipe_a(recipes.a)}, {words.against(score.a.counts, index)}"
                task_b = words.recipe_b(recipes.b, view.edition)
                if recipes.b is not RecipeB.ENDED_GAME:
                    task_b += f", {words.against(score.b.counts, index)}"
                lines.append(self.player(index, player))
                for what, brought in (
                    (say("end-ingredients"), score.ingredient_points),
                    (say("terminal-told", what=say("recipe-sort-a"), told=task_a), score.recipe_a),
                    (say("terminal-told", what=say("recipe-sort-b"), told=task_b), score.recipe_b),
                    (say("end-total"), score.total),
                ):
                    lines.append(Text("      ") + amount(what, brought, 70))
        return lines

    def ingredient(self, ingredient: Ingredient) -> Text:
        sign = ink(f"{SHAPES[ingredient.color]}{ingredient.code}", BANDS[ingredient.color])
        return sign + Text(f" {self.words.ingredient(ingredient)}")

    # Pages to read

    def overview(self) -> list[Text]:
        """The reminder of §8 that lies before every player, and a key to the cards: 22 lines at most."""
        say = self.words.say
        scoring = [(say(f"scoring-{cards}"), say(f"scoring-{cards}-says")) for cards in ("one", "two", "three", "four")]
        heading = (say("scoring-cards"), say("scoring-counts"))
        spells = [
            (f"{say('spell-Ac')} {ACCIO_USES}×", say("spell-Ac-does")),
            (f"{say('spell-De')} {DECLINATIO_USES}×", say("spell-De-does")),
            (say("spell-Va"), say("spell-Va-does")),
            (say("spell-Pe"), say("spell-Pe-does")),
        ]
        colors = [self.swatch(color) + Text(f" {self.words.color(color)}") for color in Color]
        return [
            ink(say("scoring-overview"), BOLD),
            *in_columns([heading, *scoring]),
            *paragraph(say("scoring-double")),
            *paragraph(say("scoring-immuto")),
            *paragraph(say("scoring-spells")),
            Text(),
            ink(say("terminal-spells"), BOLD),
            *in_columns(spells),
            Text(),
            ink(say("terminal-colors"), BOLD),
            *(joined(fitted(Text("  ") + color, 20) for color in colors[i : i + 3]) for i in range(0, len(colors), 3)),
        ]

    def how_to_play(self) -> list[Text]:
        say = self.words.say
        paragraphs = [paragraph(say(f"terminal-how-{number}")) for number in range(1, 6)]
        return [ink(say("how-to-play"), BOLD), *(line for lines in paragraphs for line in (*lines, Text()))][:-1]
