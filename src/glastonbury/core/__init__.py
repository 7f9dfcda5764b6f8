"""The compiled engine: the same game as `rules`, in packed arrays, and a search in it.

Proven equal to `rules` by tests/test_core.py.

Nothing is compiled at import; the first call compiles, later starts read numba's cache.
"""

from .game import (
    SIZE,
    bring_up,
    lay_out,
    legal,
    new_rng,
    observe,
    pack,
    perft,
    play,
    play_randomly,
    play_seen,
    playout,
    playouts,
    score,
    unpack,
    watch,
    write_mask,
)
from .tree import Found, Tried, search

__all__ = [
    "SIZE",
    "Found",
    "Tried",
    "bring_up",
    "lay_out",
    "legal",
    "new_rng",
    "observe",
    "pack",
    "perft",
    "play",
    "play_randomly",
    "play_seen",
    "playout",
    "playouts",
    "score",
    "search",
    "unpack",
    "watch",
    "write_mask",
]
