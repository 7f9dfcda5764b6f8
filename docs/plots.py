"""Draws the plots of docs/research.md from the figures in docs/data: `make picture`."""

import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).parent
WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 90, 560, 60, 360
COLORS = ["#2b6cb0", "#c05621", "#2f855a", "#6b46c1", "#b83280", "#4a5568", "#975a16", "#2c7a7b", "#9b2c2c", "#5a67d8"]
Points = list[tuple[float, float]]


def draw(title: str, across: str, up: str, lines: dict[str, Points], ticks: tuple[list[float], list[float]]) -> str:
    """Lines through points; the first and last ticks of each axis are its ends."""
    xs, ys = ticks
    x = scale(xs[0], xs[-1], LEFT, RIGHT)
    y = scale(ys[0], ys[-1], BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="system-ui, Helvetica, Arial, sans-serif" font-size="13" fill="#222">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="24" y="32" font-size="18" font-weight="600">{escape(title)}</text>',
        f'<text x="{(LEFT + RIGHT) // 2}" y="{BOTTOM + 44}" text-anchor="middle">{escape(across)}</text>',
        f'<text x="{LEFT}" y="{TOP - 8}" text-anchor="middle" fill="#666">{escape(up)}</text>',
    ]
    for tick in xs:
        parts.append(f'<path d="M{x(tick):.0f} {TOP}V{BOTTOM}" stroke="#eee"/>')
        parts.append(f'<text x="{x(tick):.0f}" y="{BOTTOM + 20}" text-anchor="middle">{number(tick)}</text>')
    for tick in ys:
        parts.append(f'<path d="M{LEFT} {y(tick):.0f}H{RIGHT}" stroke="#eee"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4:.0f}" text-anchor="end">{number(tick)}</text>')
    labels = apart([y(points[-1][1]) for points in lines.values()])
    for color, (name, points), at in zip(COLORS[: len(lines)], lines.items(), labels, strict=True):
        path = "M" + "L".join(f"{x(a):.1f} {y(b):.1f}" for a, b in points)
        parts.append(f'<path d="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(a):.1f}" cy="{y(b):.1f}" r="3" fill="{color}"/>' for a, b in points]
        parts.append(f'<text x="{RIGHT + 10}" y="{at + 4:.0f}" fill="{color}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>\n"])


def scale(first: float, last: float, begin: float, end: float) -> Callable[[float], float]:
    """Logarithmic where it goes over more than two powers of ten."""
    by = math.log if first > 0 and last / first > 50 else float
    return lambda value: begin + (by(value) - by(first)) / (by(last) - by(first)) * (end - begin)


def apart(heights: list[float]) -> list[float]:
    """Where labels can be read beside one another."""
    placed: dict[int, float] = {}
    for index in sorted(range(len(heights)), key=heights.__getitem__):
        placed[index] = max(heights[index], max(placed.values(), default=-math.inf) + 16)
    return [placed[index] for index in range(len(heights))]


def number(value: float) -> str:
    for size, name in ((1e9, " bn"), (1e6, " M")):
        if value >= size:
            return f"{value / size:g}{name}"
    return f"{value:,.0f}"


def speed() -> str:
    speeds: dict[str, Points] = {}
    for line in (HERE / "data" / "batch-h200.jsonl").read_text(encoding="utf-8").splitlines():
        figure = json.loads(line)
        if found := re.fullmatch(r"(\d+) games, (.+)", figure["name"]):
            speeds.setdefault(found[2], []).append((int(found[1]), figure["value"]))
    ticks = ([8192, 32768, 131072, 524288], [1e6, 1e7, 1e8, 1e9])
    return draw("Random decisions a second on an H200", "games at once", "decisions/s", speeds, ticks)


def learning() -> str:
    learned = {}
    for kind in ("knowledge", "table"):
        lines = (HERE / "data" / f"self-play-{kind}.txt").read_text(encoding="utf-8").splitlines()
        found = [re.match(r" *([\d,]+) decisions: ([\d.]+)%", line) for line in lines]
        learned[kind] = [(int(row[1].replace(",", "")), float(row[2])) for row in found if row]
    ticks = ([0, 2e5, 4e5, 6e5, 8e5], [50, 60, 70, 80, 90, 100])
    return draw("Learning by self-play: games won against random play", "decisions", "%", learned, ticks)


PLOTS = {"batch.svg": speed, "self-play.svg": learning}

if __name__ == "__main__":
    for name, plot in PLOTS.items():
        (HERE / "pictures" / name).write_text(plot(), encoding="utf-8")
