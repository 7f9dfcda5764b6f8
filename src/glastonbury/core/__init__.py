"""The compiled engine: the same game as `rules`, in packed arrays, and a search in it.

Proven equal to `rules` by tests/test_core.py. `packing`, `game` and `scoring` are the game; `chance` plays it at
random, `watching` notes what a seat sees of it, `judging` says what an action is worth, `looking` what a net thinks of
it, `searching` looks ahead, in trees that grow by `growing` from states that `sampling` supposes.

Nothing is compiled at import; the first call compiles, later starts read numba's cache.
"""

from .chance import new_rng, playout, playouts
from .game import legal, perft, play
from .growing import Manner
from .looking import inputs_of, outlook
from .packing import SIZE, pack, unpack
from .scoring import score
from .searching import Found, Tried, search
from .watching import bring_up, lay_out, observe, play_randomly, play_seen, watch, write_mask

__all__ = [
    "SIZE",
    "Found",
    "Manner",
    "Tried",
    "bring_up",
    "inputs_of",
    "lay_out",
    "legal",
    "new_rng",
    "observe",
    "outlook",
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
