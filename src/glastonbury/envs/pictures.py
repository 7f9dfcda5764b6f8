"""A game as everybody sees it: in letters for a terminal, or as a drawing in SVG."""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, sqrt
from typing import Literal, get_args
from xml.sax.saxutils import escape

from rich.console import Console

from ..drawing import BANDS, SHAPES, WIDTH, Artist
from ..rules import COLUMNS, CORNERS, ROWS, STOPS, Card, Event, IngredientCard, Spell, State
from ..views import SPECTATOR, View, view, witness
from ..words import LastTurns, Words

Mode = Literal["ansi", "svg"]
MODES = list(get_args(Mode))
History = Iterable[tuple[State, tuple[Event, ...]]]  # every state of a game so far, with the events that led to it


def draw(history: History, mode: str | None, names: Sequence[str]) -> str:
    match mode:
        case "ansi":
            return ansi(history, names)
        case "svg":
            *_, (state, _) = history
            return svg(state, names)
        case _:
            raise ValueError(f"render_mode: expected {' or '.join(MODES)}, got {mode!r}")


def ansi(history: History, names: Sequence[str]) -> str:
    """As `glastonbury show` prints it, with the colours of a terminal."""
    last_turns = LastTurns(len(names))
    states = []
    for state, events in history:
        states.append(state)
        last_turns.follow(witness(events, SPECTATOR))
    seen = view(states[-1], SPECTATOR)
    words = Words()
    artist = Artist(words, names)
    lines = artist.table(seen, last_turns)
    if seen.players[0].cauldron is not None:
        lines += artist.cauldrons(seen)
    console = Console(
        width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False, markup=False, emoji=False
    )
    with console.capture() as capture:
        for line in lines:
            console.print(line, no_wrap=True, overflow="crop", crop=True)
        if seen.phase == "over":
            console.print(words.result(seen, names))
    return capture.get()


# The drawing: the square begins at LEFT and TOP, the players stand to the right of it

CARD, GAP, LEFT, TOP = 56, 6, 40, 40
STEP = CARD + GAP
SQUARE = 6 * STEP - GAP
PANEL = LEFT + SQUARE + 60
WIDE, HIGH = PANEL + 200, TOP * 2 + SQUARE
INK, PAPER, NIGHT = "#1E1610", "#F1E6CC", "#22304F"


def svg(state: State, names: Sequence[str]) -> str:
    seen = view(state, SPECTATOR)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        'font-family="sans-serif" font-size="14" text-anchor="middle">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#3A2E22"/>',
        *cards(seen),
        *pawns(seen),
        *panel(seen, names),
        "</svg>",
    ]
    return "\n".join(parts)


def side_by_side(pictures: Sequence[str], scale: float) -> str:
    """Drawings in rows, as many as there are columns or one fewer."""
    columns = ceil(sqrt(len(pictures)))
    width, height = WIDE * columns, HIGH * ceil(len(pictures) / columns)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width * scale:g}" height="{height * scale:g}">'
    ]
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        parts.append(picture.replace("<svg", f'<svg x="{WIDE * column}" y="{HIGH * row}"', 1))
    return "\n".join([*parts, "</svg>"])


def cards(seen: View) -> Iterator[str]:
    cells = iter(seen.cells)
    for row, number in enumerate(ROWS):
        for column, letter in enumerate(COLUMNS):
            if letter + number not in CORNERS:
                card = next(cells)
                if card is not None:
                    yield from card_at(card, LEFT + column * STEP, TOP + row * STEP)


def card_at(card: Card, x: int, y: int) -> Iterator[str]:
    ground, band, words = PAPER, NIGHT, card.code
    match card:
        case IngredientCard(ingredient, number):
            style = BANDS[ingredient.color]
            band, words = colour(style.bgcolor), f"{number} {SHAPES[ingredient.color]}"
            letters = colour(style.color)
        case Spell():
            ground, letters, words = NIGHT, "#F6E3B0", card.name.capitalize()
        case _:
            letters, words = PAPER, "0 Im"
    small = ' font-size="10"' if len(words) > 4 else ""
    yield f'<rect x="{x}" y="{y}" width="{CARD}" height="{CARD}" rx="5" fill="{ground}"/>'
    yield f'<rect x="{x}" y="{y}" width="{CARD}" height="22" rx="5" fill="{band}"/>'
    yield f'<text x="{x + CARD // 2}" y="{y + 16}" fill="{letters}"{small}>{words}</text>'
    if isinstance(card, IngredientCard):
        yield f'<text x="{x + CARD // 2}" y="{y + 44}" fill="{INK}">{card.ingredient.code}</text>'


def colour(part: object) -> str:
    """`#rrggbb` of one of rich's colours."""
    return str(getattr(part, "name", INK))


def place_of(stop: int) -> tuple[int, int]:
    """The middle of a stop: corners beside the corner cards, the others beside their lines."""
    side, along = divmod(stop, 5)
    near, far = -20, SQUARE + 20
    across = along * STEP + CARD // 2 if along else near
    x, y = ((across, near), (far, across), (SQUARE - across, far), (near, SQUARE - across))[side]
    return LEFT + x, TOP + y


def pawns(seen: View) -> Iterator[str]:
    for stop in range(STOPS):
        here = [player for player in seen.players if player.stop == stop]
        x, y = place_of(stop)
        for index, player in enumerate(here):
            style = BANDS[player.color]
            across = x + 9 * (2 * index + 1 - len(here))
            yield f'<circle cx="{across}" cy="{y}" r="9" fill="{colour(style.bgcolor)}" stroke="white"/>'


def panel(seen: View, names: Sequence[str]) -> Iterator[str]:
    """Each player's name, top card, height of the cauldron and uses left; the pile."""
    for index, (player, name) in enumerate(zip(seen.players, names, strict=True)):
        y = TOP + index * 90
        sign = "▶ " if index == seen.player else ""
        who = f"{sign}{name} ({player.color})"
        more = f"{player.height} cards, Accio {player.accio}, Declinatio {player.declinatio}"
        if player.score:
            more = f"{player.score.total} points"
        yield text(PANEL, y + 12, who)
        yield text(PANEL + CARD + 8, y + 44, more, size=10)
        if player.top:
            yield from card_at(player.top, PANEL, y + 20)
    yield text(PANEL, TOP + SQUARE, f"draw pile {seen.pile}")


def text(x: int, y: int, words: str, size: int = 14) -> str:
    return f'<text x="{x}" y="{y}" fill="{PAPER}" font-size="{size}" text-anchor="start">{escape(words)}</text>'
