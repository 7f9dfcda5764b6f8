"""A picture of how learning went: a small curve for each figure."""

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, TOP = 240, 120, 60, 46
NAMES = {
    "win": "loss of the win",
    "margin": "loss of the margin",
    "entropy": "entropy of the policy",
    "points": "points of the best",
}


def draw(lines: Sequence[dict[str, float]]) -> str:
    """An SVG; `lines` as they were told."""
    wide = len(NAMES) * (WIDTH + LEFT) + 24
    high = TOP + HEIGHT + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'font-family="system-ui, Helvetica, Arial, sans-serif" font-size="12" fill="#666">',
        "<title>How learning went</title>",
        f'<rect width="{wide}" height="{high}" fill="white"/>',
    ]
    for place, (name, words) in enumerate(NAMES.items()):
        left = LEFT + place * (WIDTH + LEFT)
        parts.append(f'<text x="{left}" y="{TOP - 16}" font-size="14" fill="#222">{words}</text>')
        parts.append(f'<path d="M{left} {TOP}v{HEIGHT}h{WIDTH}" fill="none" stroke="#999"/>')
        if len(lines) > 1:
            parts += curve([line["iteration"] for line in lines], [line[name] for line in lines], left)
    return "\n".join([*parts, "</svg>\n"])


def curve(across: Sequence[float], up: Sequence[float], left: int) -> list[str]:
    low, high = min(up), max(up)
    height = high - low or 1.0
    last = across[-1]
    points = [
        f"{left + WIDTH * x / last:.1f},{TOP + HEIGHT * (high - y) / height:.1f}"
        for x, y in zip(across, up, strict=True)
    ]
    return [
        f'<polyline points="{" ".join(points)}" fill="none" stroke="#2b6cb0" stroke-width="1.5"/>',
        f'<text x="{left - 6}" y="{TOP + 10}" text-anchor="end">{high:.3g}</text>',
        f'<text x="{left - 6}" y="{TOP + HEIGHT}" text-anchor="end">{low:.3g}</text>',
        f'<text x="{left + WIDTH}" y="{TOP + HEIGHT + 18}" text-anchor="end">{last:.0f} iterations</text>',
    ]
