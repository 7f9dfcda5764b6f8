"""Draws src/wood-THEME.png: two planks of wood, which lie on and on in both directions without a seam to be seen."""

import struct
import zlib
from pathlib import Path

import numpy as np

WIDTH, PLANK, PLANKS = 720, 150, 2
TONES = 12  # few, for a small file
WOODS = {"dusk": ((25, 16, 11), (42, 30, 22)), "daylight": ((226, 212, 184), (242, 233, 214))}  # --wood-800 between
rng = np.random.default_rng(15)


def noise(across: int, down: int, y: np.ndarray) -> np.ndarray:
    """Smooth noise with so many hills across and down; it goes on at the right where it begins at the left."""
    hills = rng.random((down + 2, across))
    x = np.arange(WIDTH) * across / WIDTH
    y = np.clip(y / PLANK * down, 0, down)
    left, top = x.astype(int), y.astype(int)
    along, below = (3 * f**2 - 2 * f**3 for f in (x - left, y - top))
    right = (left + 1) % across
    upper = hills[top, left] * (1 - along) + hills[top, right] * along
    lower = hills[top + 1, left] * (1 - along) + hills[top + 1, right] * along
    return upper * (1 - below) + lower * below


def plank() -> np.ndarray:
    rows = np.repeat(np.arange(PLANK, dtype=float)[:, None], WIDTH, axis=1)
    bent = rows + 14 * (noise(3, 2, rows) - 0.5) + 3 * (noise(7, 6, rows) - 0.5)
    grain = 0.5 * noise(2, 9, bent) + 0.35 * noise(3, 34, bent) + 0.15 * noise(9, 75, bent)
    grain = (grain - grain.mean()) / grain.std() * 0.17 + 0.5 + rng.uniform(-0.05, 0.05)
    grain[0] = 0  # the joint, and the edge below it that the light catches
    grain[1] = grain[1] * 0.5 + 0.5
    return grain


def png(tones: np.ndarray, palette: np.ndarray) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    height, width = tones.shape
    rows = b"".join(b"\0" + (row[::2] << 4 | row[1::2]).tobytes() for row in tones.astype(np.uint8))
    header = struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


if __name__ == "__main__":
    grain = np.vstack([plank() for _ in range(PLANKS)])
    tones = np.clip(np.round(grain * (TONES - 1)), 0, TONES - 1)
    for theme, (dark, light) in WOODS.items():
        palette = np.linspace(dark, light, TONES).round().astype(np.uint8)
        (Path(__file__).parent / f"src/wood-{theme}.png").write_bytes(png(tones, palette))
