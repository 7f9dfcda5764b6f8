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

import numpy as np

from ..actions import ACTIONS
from ..bots import LEVELS
from ..core import legal, pack, search
from ..core.compiling import compiled
from ..core.judging import Floats
from ..core.looking import ROOM, THOUGHTS, Room, look_and_prefer
from ..core.packing import NONE, Packed
from ..knowledge import Knowledge
from ..net import Net
from ..rules import State
from .figures import ROUNDS, Report, median_ratio, per_second
from .games import GAMES_PER_ROUND, finish_games, moments

SEARCH_NODES = 3000
LOOKS = 2000


def measure(net: Net, report: Report) -> None:
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
    for players in (2, 4):
        for recipes in (False, True):
            measure_net(net, players, report, recipes=recipes)
    _, _, known = moments()[0]
    for seconds in (0.1, 1.0, 60.0):
        tracemalloc.start()
        began = time.perf_counter()
        found = search(known, rng, 10**9, seconds=seconds, net=net)
        report(f"search capped at {seconds:g} s: time to cap", (time.perf_counter() - began) / seconds, "ratio")
        report(f"search capped at {seconds:g} s: simulations", found.nodes, "simulations")
        report(f"search capped at {seconds:g} s: memory at most", tracemalloc.get_traced_memory()[1] / 1e6, "MB")
        tracemalloc.stop()


def measure_net(net: Net, players: int, report: Report, *, recipes: bool) -> None:
    """A look, and searches with the net and without it in turn: so many nodes of each take the same time."""
    rng = random.Random(1)
    room, thoughts = np.empty(ROOM, dtype=np.int16), np.empty(THOUGHTS, dtype=np.float32)
    actions = np.empty(ACTIONS, dtype=np.int8)
    for name, state, known in moments(players, recipes=recipes):
        s = pack(state)
        count = legal(s, actions)
        taken, speeds, without = [], [], []
        for _ in range(ROUNDS):
            work = partial(look_often, s, net.rows, net.weights, actions[:count], room, thoughts, LOOKS)
            taken.append(1e6 / per_second(work))
            speeds.append(per_second(partial(count_simulations, known, rng, net=net)))
            without.append(per_second(partial(count_simulations, known, rng)))
        moment = f"{players} players{' with recipes' if recipes else ''}, from {name}"
        report(f"a look of the net, {moment}", statistics.median(taken), "µs")
        report(f"search with the net, {moment}", statistics.median(speeds), "simulations/s")
        report(f"search without it, {moment}", statistics.median(without), "simulations/s")
        report(f"search with the net to one without, {moment}", median_ratio(speeds, without), "ratio")
        for level in ("wizard", "merlin"):
            began = time.perf_counter()
            LEVELS[level].choose(known, rng)
            report(f"a move of {level.capitalize()}, {moment}", time.perf_counter() - began, "s")


@compiled
def look_often(
    s: Packed, rows: Packed, weights: Floats, actions: Packed, room: Room, thoughts: Floats, times: int
) -> int:
    """Nobody measures the way from Python."""
    for _ in range(times):
        look_and_prefer(s, NONE, rows, weights, actions, room, thoughts)
    return times


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


def count_simulations(known: Knowledge, rng: random.Random, *, guided: bool = True, net: Net | None = None) -> int:
    return search(known, rng, SEARCH_NODES, guided=guided, net=net).nodes


def count_games(state: State) -> int:
    finish_games(state)
    return GAMES_PER_ROUND
