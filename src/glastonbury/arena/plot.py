"""A picture of the standings: the win rate of each bot with its interval."""

from html import escape

from .standings import BotStanding

WIDTH, ROW, TOP, BOTTOM = 760, 40, 84, 60
LEFT, RIGHT = 130, 590  # where 0 and 100 % are


def draw(title: str, subtitle: str, rows: list[BotStanding], equal: float) -> str:
    """An SVG; `equal` is the win rate that equals would have."""
    height = TOP + ROW * len(rows) + BOTTOM
    end = height - BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="system-ui, Helvetica, Arial, sans-serif" font-size="14" fill="#222">',
        f"<title>{escape(title, quote=False)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="24" y="32" font-size="18" font-weight="600">{escape(title, quote=False)}</text>',
        f'<text x="24" y="54" fill="#666">{escape(subtitle, quote=False)}</text>',
    ]
    for percent in range(0, 101, 20):
        x = across(percent / 100)
        parts.append(f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{end}" stroke="#e4e4e4"/>')
        parts.append(f'<text x="{x}" y="{end + 20}" text-anchor="middle" font-size="12" fill="#666">{percent} %</text>')
    middle = across(0.5)
    parts.append(f'<text x="{middle}" y="{end + 44}" text-anchor="middle">win rate, with 95 % intervals</text>')
    x = across(equal)
    parts.append(f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{end}" stroke="#999" stroke-dasharray="4 4"/>')
    parts.append(f'<text x="{x}" y="{TOP - 6}" text-anchor="middle" font-size="12" fill="#666">equals</text>')
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW // 2
        value, low, high = row.win_rate
        label = f"{value:.1%}".replace("%", " %")
        parts.append(f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(row.bot, quote=False)}</text>')
        if low is not None and high is not None:
            left, right = across(low), across(high)
            whisker = f"M{left} {y}H{right}M{left} {y - 6}v12M{right} {y - 6}v12"
            parts.append(f'<path d="{whisker}" stroke="#2b6cb0" stroke-width="2"/>')
            label += f"  [{100 * low:.1f}, {100 * high:.1f}]"
        parts.append(f'<circle cx="{across(value)}" cy="{y}" r="5" fill="#2b6cb0"/>')
        parts.append(f'<text x="{RIGHT + 20}" y="{y + 5}">{label}</text>')
    return "\n".join([*parts, "</svg>\n"])


def across(share: float) -> float:
    return round(LEFT + share * (RIGHT - LEFT), 1)
