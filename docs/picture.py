"""Draws docs/table.svg, the picture in the README: a moment of a game as the terminal shows it."""

import io
import random
from pathlib import Path

from rich.console import Console

from glastonbury.cli.screen import print_lines
from glastonbury.deal import Choices, deal
from glastonbury.drawing import WIDTH, Artist
from glastonbury.rules import Color, legal, play, start
from glastonbury.views import view
from glastonbury.words import LastTurns, Words

SVG = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; white-space: pre;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" rx="8" fill="#211711"/>
<g transform="translate(9, 9)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    seats = (Color.BLUE, Color.RED, Color.GREEN)
    state = start(deal(Choices(seats, recipes=True, first=0), b"picture"))
    rng = random.Random(4)
    last_turns = LastTurns(len(seats))
    while len(state.pile) > 26 or state.player != 0 or state.phase != "take":
        state, events = play(state, rng.choice(legal(state)))
        last_turns.follow(events)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    artist = Artist(Words(), ["You", "Red (bot)", "Green (bot)"])
    print_lines(console, artist.table(view(state, 0), last_turns))
    svg = console.export_svg(code_format=SVG, unique_id="table")
    Path(__file__).with_name("table.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
