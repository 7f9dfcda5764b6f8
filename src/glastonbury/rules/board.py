"""The square of cards, the stops around it and the lines beside them (§2).

            0   1   2   3   4   5
              a   b   c   d   e   f
          1   ·   □   □   □   □   ·
     19   2   □   □   □   □   □   □   6
     18   3   □   □   □   □   □   □   7
     17   4   □   □   □   □   □   □   8
     16   5   □   □   □   □   □   □   9
          6   ·   □   □   □   □   ·
           15  14  13  12  11  10

A cell is written as its name, `c4`; `CELLS` has all 32 in reading order, and a state keeps their cards in that order.
"""

from dataclasses import dataclass

Cell = str
Corner = str
Stop = int

COLUMNS = "abcdef"
ROWS = "123456"

CORNERS: tuple[Corner, ...] = ("a1", "f1", "f6", "a6")
CELLS: tuple[Cell, ...] = tuple(c + r for r in ROWS for c in COLUMNS if c + r not in CORNERS)
CELL_INDEX = {cell: index for index, cell in enumerate(CELLS)}

STOPS = 20
CORNER_STOP: dict[Corner, Stop] = dict(zip(CORNERS, (0, 5, 10, 15), strict=True))


@dataclass(frozen=True, slots=True)
class Line:
    """A column `b`–`e` or a row `2`–`5`: six cells that can be taken from at either end."""

    name: str
    cells: tuple[Cell, ...]
    indexes: tuple[int, ...]  # of its cells in CELLS


def _line(name: str) -> Line:
    cells = tuple(cell for cell in CELLS if name in cell)
    return Line(name, cells, tuple(CELL_INDEX[cell] for cell in cells))


LINES = {name: _line(name) for name in "bcde2345"}

# The line beside each stop; None at the corners.
LINE_AT: tuple[Line | None, ...] = tuple(LINES.get(name) for name in "-bcde-2345-edcb-5432")

# The same as indexes into a state's cells; empty at the corners.
LINE_INDEXES: tuple[tuple[int, ...], ...] = tuple(line.indexes if line else () for line in LINE_AT)

# The indexes of all other cells.
ELSEWHERE = tuple(tuple(i for i in range(len(CELLS)) if i not in line) for line in LINE_INDEXES)

# The one or two lines that each cell lies in. Rows 1 and 6 and columns a and f are none (ruling in §2).
LINES_THROUGH: dict[Cell, tuple[Line, ...]] = {
    cell: tuple(line for line in LINES.values() if cell in line.cells) for cell in CELLS
}
