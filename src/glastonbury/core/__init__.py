"""The compiled engine: the same game as `rules`, in packed arrays. Proven equal to it by tests/test_core.py.

Nothing is compiled at import; the first call compiles, later starts read numba's cache.
"""

from .game import SIZE, legal, new_rng, pack, perft, play, playout, playouts, score, unpack

__all__ = ["SIZE", "legal", "new_rng", "pack", "perft", "play", "playout", "playouts", "score", "unpack"]
