"""A picture of a review: a bar of each player's account, and the share of the win turn by turn with the errors."""

from html import escape

from .review import Review, label

WIDTH, LEFT, RIGHT = 760, 130, 720
TOP, ROW = 84, 44  # of the bars
LINES = 240  # how high the lower picture is
BELOW = 56
PARTS = {
    "deal": "#8c8c8c",
    "luck": "#2f855a",
    "own_play": "#c05621",
    "others_play": "#2b6cb0",
    "revealed": "#805ad5",
}
SEATS = ("#2b6cb0", "#c53030", "#2f855a", "#b7791f")
DASHES = ("none", "8 4", "2 4", "10 3 2 3")  # so that lines differ without colours, too


def draw(found: Review, judge: str) -> str:
    """An SVG."""
    labels = [label(found.record, seat) for seat in range(len(found.record.setup.players))]
    lines = TOP + ROW * len(labels) + 70
    height = lines + LINES + BELOW
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
            f'height="{height}" font-family="system-ui, Helvetica, Arial, sans-serif" font-size="14" fill="#222">',
            "<title>Luck and skill</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
            '<text x="24" y="32" font-size="18" font-weight="600">Luck and skill</text>',
            f'<text x="24" y="54" fill="#666">shares of the win, judged by the net {escape(judge, quote=False)}</text>',
            *bars(found, labels),
            *curves(found, labels, lines),
            "</svg>\n",
        ]
    )


def bars(found: Review, labels: list[str]) -> list[str]:
    """What was gained goes to the right, what was lost to the left."""
    account = found.account
    shares = [[float(getattr(account, part)[seat, 0]) for part in PARTS] for seat in range(len(labels))]
    most = max(sum(map(abs, parts)) for parts in shares) or 1.0
    middle, scale = (LEFT + RIGHT) / 2, (RIGHT - LEFT) / 2 / most
    end = TOP + ROW * len(labels)
    drawn = [f'<line x1="{middle}" y1="{TOP}" x2="{middle}" y2="{end}" stroke="#222"/>']
    for seat, parts in enumerate(shares):
        y = TOP + ROW * seat + 8
        drawn.append(f'<text x="{LEFT - 16}" y="{y + 18}" text-anchor="end">{escape(labels[seat], quote=False)}</text>')
        ahead, behind = middle, middle
        for (name, color), share in zip(PARTS.items(), parts, strict=True):
            wide = abs(share) * scale
            x = ahead if share > 0 else behind - wide
            ahead, behind = (ahead + wide, behind) if share > 0 else (ahead, behind - wide)
            told = f"{name.replace('_', ' ')} {100 * share:+.1f} %"
            drawn.append(
                f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="26" fill="{color}"><title>{told}</title></rect>'
            )
    x = float(LEFT)
    for name, color in PARTS.items():
        drawn.append(f'<rect x="{x}" y="{end + 14}" width="12" height="12" fill="{color}"/>')
        drawn.append(f'<text x="{x + 18}" y="{end + 25}" font-size="12">{name.replace("_", " ")}</text>')
        x += 112
    return drawn


def curves(found: Review, labels: list[str], top: int) -> list[str]:
    account = found.account
    players = len(labels)
    start = [float(share) + 1 / players for share in account.deal[:, 0]]
    shares = [start, *(turn.before[:, 0].tolist() for turn in account.turns[1:])]
    shares.append((account.result[:, 0] + 1 / players).tolist())
    last = max(1, len(shares) - 1)

    def across(ply: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * ply / last, 1)

    def down(share: float) -> float:
        return round(top + LINES * (1 - min(1.0, max(0.0, share))), 1)

    drawn = []
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        drawn.append(f'<line x1="{LEFT}" y1="{y}" x2="{RIGHT}" y2="{y}" stroke="#e4e4e4"/>')
        drawn.append(
            f'<text x="{LEFT - 16}" y="{y + 4}" text-anchor="end" font-size="12" fill="#666">{percent} %</text>'
        )
    for seat in range(players):
        points = " ".join(f"{across(ply)},{down(values[seat])}" for ply, values in enumerate(shares))
        look = f'stroke="{SEATS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'
        drawn.append(f'<polyline points="{points}" fill="none" {look}/>')
        x, y = LEFT + 140.0 * seat, top + LINES + 36.0
        drawn.append(f'<line x1="{x}" y1="{y - 5}" x2="{x + 30}" y2="{y - 5}" {look}/>')
        drawn.append(f'<text x="{x + 38}" y="{y}" font-size="12">{escape(labels[seat], quote=False)}</text>')
    for moment in found.moments:
        x, y = across(moment.ply), down(shares[moment.ply][moment.player])
        told = f"{moment.played}, better {moment.better}: {moment.points:.1f} points, {moment.grade}"
        drawn.append(
            f'<circle cx="{x}" cy="{y}" r="5" fill="white" stroke="{SEATS[moment.player]}" stroke-width="2">'
            f"<title>{told}</title></circle>"
        )
    return drawn
