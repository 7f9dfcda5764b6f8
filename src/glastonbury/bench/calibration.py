"""What `glastonbury bench calibration` measures: whether what a net expects is what happens.

It plays all variants against itself, each action as likely as its policy says. At every decision it says what share of
the win each player can expect; of those that it gave about the same, as much has to come true.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..core import legal, new_rng, pack, play, score
from ..core.chance import Rng
from ..core.compiling import compiled
from ..core.judging import Floats
from ..core.looking import ROOM, THOUGHTS, WIN, look, prefer
from ..core.packing import NONE, PHASE, PLAYERS, Packed
from ..core.scoring import Points
from ..core.trying import drawn
from ..deal import SEATING, Choices, deal
from ..net import Net
from ..observation import OVER
from ..rules import Color, Edition, start
from .figures import Report

TENTHS = 10
DEEPEST = 256  # decisions in a game
ALLOWED = 0.02  # off by so much, or by two standard errors


class Tenth(NamedTuple):
    said: int  # how often a share in this tenth was expected
    expected: float  # on average
    happened: float
    error: float  # the standard error of their difference; games are independent, what is said in one game is not

    @property
    def right(self) -> bool:
        return abs(self.happened - self.expected) <= max(ALLOWED, 2 * self.error)


Numbers = Generator[int, None, None]


def measure(
    net: Net, games: int, seed: int, report: Report, watched: Callable[[Numbers], Numbers]
) -> dict[str, list[Tenth]]:
    """By the number of players, and of all together; `watched` shows how far it is."""
    off = {players: np.zeros((games, TENTHS)) for players in (0, 2, 3, 4)}  # by game: what happened less the expected
    sums = {players: np.zeros((3, TENTHS)) for players in off}  # how often, expected, happened
    every = list(variants())
    for number in watched(number for number in range(games)):
        choices = every[number % len(every)]
        expected, happened = shares(net, choices, f"calibration/{seed}/{number}".encode())
        tenth = np.minimum((expected * TENTHS).astype(np.int64), TENTHS - 1)
        for players in (0, expected.shape[1]):
            np.add.at(off[players][number], tenth, happened - expected)
            for row, values in enumerate((np.ones_like(expected), expected, np.broadcast_to(happened, tenth.shape))):
                np.add.at(sums[players][row], tenth, values)
    found = {}
    for players, (said, expected, happened) in sums.items():
        errors = np.sqrt((off[players] ** 2).sum(axis=0))
        count = np.maximum(said, 1)
        columns = zip(said, expected / count, happened / count, errors / count, strict=True)
        who = f"{players} players" if players else "all"
        found[who] = [Tenth(int(often), *map(float, rest)) for often, *rest in columns if often]
        for shown in found[who]:
            name = f"{who}: expected {shown.expected:.1%}, two standard errors {200 * shown.error:.2f} points, off by"
            report(name, 100 * (shown.happened - shown.expected), "points")
        report(f"{who}: tenths that are right", sum(shown.right for shown in found[who]) / len(found[who]), "ratio")
    return found


def variants() -> Iterator[Choices]:
    for edition, recipes, players in product(Edition, (False, True), (2, 3, 4)):
        yield Choices(SEATING[:players], edition, recipes)
        if players == 2:
            yield Choices(SEATING[:players], edition, recipes, removed_color=None)


def shares(net: Net, choices: Choices, secret: bytes) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Of a game: what was expected at each decision, by seat, and what came of it."""
    setup = deal(choices, secret)
    removed = NONE if setup.removed_color is None else list(Color).index(setup.removed_color)
    s = pack(start(setup))
    expected = np.zeros((DEEPEST, 4), dtype=np.float32)
    points = np.zeros((4, 4), dtype=np.int16)
    rng = new_rng(int.from_bytes(secret[-8:], "big"))
    decisions = play_by_policy(s, removed, net.rows, net.weights, rng, expected, points)
    players = int(s[PLAYERS])
    totals = points[:players, 3]
    first = totals == totals.max()
    return expected[:decisions, :players].astype(np.float64), first / first.sum()


@compiled
def play_by_policy(
    s: Packed, removed: int, rows: Packed, weights: Floats, rng: Rng, expected: Floats, points: Points
) -> int:
    """To the end, in place; writes what was expected at each decision, and the points. Gives how many there were."""
    actions = np.empty(ACTIONS, dtype=np.int8)
    room = np.empty(ROOM, dtype=np.int16)
    thoughts = np.empty(THOUGHTS, dtype=np.float32)
    decisions = 0
    while s[PHASE] != OVER:
        count = legal(s, actions)
        look(s, removed, rows, weights, room, thoughts)
        prefer(s, weights, actions, count, room, thoughts)
        for seat in range(s[PLAYERS]):
            expected[decisions, seat] = thoughts[WIN + seat]
        play(s, int(actions[drawn(thoughts, count, rng)]) + 0)
        decisions += 1
    score(s, points)
    return decisions


# A picture

SIDE, LEFT, TOP = 260, 56, 46


def draw(title: str, tenths: Mapping[str, Sequence[Tenth]]) -> str:
    """An SVG: what happened over what was expected, with two standard errors; on the diagonal it is right."""
    wide, high = len(tenths) * (SIDE + LEFT) + 24, TOP + SIDE + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'font-family="system-ui, Helvetica, Arial, sans-serif" font-size="12" fill="#666">',
        f"<title>{title}</title>",
        f'<rect width="{wide}" height="{high}" fill="white"/>',
    ]
    for place, (who, found) in enumerate(tenths.items()):
        left, bottom = LEFT + place * (SIDE + LEFT), TOP + SIDE
        parts.append(f'<text x="{left}" y="{TOP - 16}" font-size="14" fill="#222">{who}</text>')
        parts.append(f'<path d="M{left} {TOP}v{SIDE}h{SIDE}" fill="none" stroke="#999"/>')
        parts.append(f'<path d="M{left} {bottom}L{left + SIDE} {TOP}" stroke="#bbb" stroke-dasharray="4 4"/>')
        for share in (0.0, 0.5, 1.0):
            parts.append(f'<text x="{left - 6}" y="{bottom - share * SIDE + 4}" text-anchor="end">{share:.0%}</text>')
            parts.append(f'<text x="{left + share * SIDE}" y="{bottom + 18}" text-anchor="middle">{share:.0%}</text>')
        for tenth in found:
            x, y, reach = left + tenth.expected * SIDE, bottom - tenth.happened * SIDE, 2 * tenth.error * SIDE
            parts.append(f'<path d="M{x:.1f} {y - reach:.1f}v{2 * reach:.1f}" stroke="#2b6cb0"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#2b6cb0"/>')
    parts.append(f'<text x="{LEFT}" y="{high - 6}">share of the win that was expected; upwards: what came of it</text>')
    return "\n".join([*parts, "</svg>\n"])
