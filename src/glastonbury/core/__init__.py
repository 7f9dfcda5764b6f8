"""The compiled engine: the same game as `rules`, in packed arrays, and a search in it.

Proven equal to `rules` by tests/test_core.py.

Nothing is compiled at import; the first call compiles, later starts read numba's cache.
"""

from .game import SIZE, legal, new_rng, pack, perft, play, playout, playouts, score, unpack
from .tree import Found, Tried, search

__all__ = [
    "SIZE",
    "Found",
    "Tried",
    "legal",
    "new_rng",
    "pack",
    "perft",
    "play",
    "playout",
    "playouts",
    "score",
    "search",
    "unpack",
]
