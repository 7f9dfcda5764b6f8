"""What `glastonbury bench search` measures: the search of Wizard and Merlin."""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from functools import partial

from ..bots import LEVELS
from ..core import search
from ..knowledge import Knowledge
from ..rules import State
from .figures import ROUNDS, Report, median_ratio, per_second
from .games import GAMES_PER_ROUND, finish_games, moments

SEARCH_NODES = 3000


def measure(report: Report) -> None:
    for name, first in (("from the cache", first_move()), ("compiled", first_move(compiled=True))):
        report(f"first move of a Wizard, {name}, start of Python included", first, "s")

    rng = random.Random(1)
    for name, state, known in moments():
        for rollout, guided in (("random", False), ("guided", True)):
            speeds, slow = [], []
            for _ in range(ROUNDS):
                speeds.append(per_second(partial(count_simulations, known, rng, guided=guided)))
                slow.append(per_second(partial(count_games, state)))
            report(f"{rollout} search from {name}", statistics.median(speeds), "simulations/s")
            ratio = median_ratio(speeds, slow)
            report(f"{rollout} search to random games by the reference, from {name}", ratio, "ratio")
        for level in ("wizard", "merlin"):
            began = time.perf_counter()
            LEVELS[level].choose(known, rng)
            report(f"a move of {level.capitalize()} from {name}", time.perf_counter() - began, "s")

    _, _, known = moments()[0]
    for seconds in (0.1, 1.0, 60.0):
        tracemalloc.start()
        began = time.perf_counter()
        found = search(known, rng, 10**9, seconds=seconds)
        report(f"search capped at {seconds:g} s: time to cap", (time.perf_counter() - began) / seconds, "ratio")
        report(f"search capped at {seconds:g} s: simulations", found.nodes, "simulations")
        report(f"search capped at {seconds:g} s: memory at most", tracemalloc.get_traced_memory()[1] / 1e6, "MB")
        tracemalloc.stop()


FIRST_MOVE = """
import random
from glastonbury.bench.games import moments
from glastonbury.bots import LEVELS
LEVELS["wizard"].choose(moments()[0][2], random.Random(1))
"""


def first_move(*, compiled: bool = False) -> float:
    """Seconds of a new process until a Wizard has moved: with a full cache, or with an empty one."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "NUMBA_CACHE_DIR": empty} if compiled else os.environ
        for _ in range(1 if compiled else 2):  # the first may have to fill the cache
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", FIRST_MOVE], env=environment, check=True)
            seconds = time.perf_counter() - began
    return seconds


def count_simulations(known: Knowledge, rng: random.Random, *, guided: bool) -> int:
    return search(known, rng, SEARCH_NODES, guided=guided).nodes


def count_games(state: State) -> int:
    finish_games(state)
    return GAMES_PER_ROUND
