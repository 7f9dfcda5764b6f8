"""What `glastonbury bench core` measures: random playouts of the compiled engine, beside the reference rules."""

import statistics
import time
from functools import partial

import numpy as np

from .. import core
from ..rules import start
from .figures import ROUNDS, Report, median_ratio, per_second
from .games import finish_games, moments, setup

PLAYOUTS_PER_ROUND = 5000


def measure(report: Report) -> None:
    rng = core.new_rng(1)
    points, totals = np.zeros((4, 4), dtype=np.int16), np.zeros(4, dtype=np.int64)
    began = time.perf_counter()
    core.playouts(core.pack(start(setup("warm"))), 1, rng, points, totals)
    report("first playout, compiled or read from the cache", time.perf_counter() - began, "s")

    for name, state, _ in moments():
        games, decisions, slow = [], [], []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            done = core.playouts(core.pack(state), PLAYOUTS_PER_ROUND, rng, points, totals)
            seconds = time.perf_counter() - began
            games.append(PLAYOUTS_PER_ROUND / seconds)
            decisions.append(done / seconds)
            slow.append(per_second(partial(finish_games, state)))
        report(f"playouts from {name}", statistics.median(games), "games/s")
        report(f"decisions from {name}", statistics.median(decisions), "decisions/s")
        report(f"compiled to reference, from {name}", median_ratio(decisions, slow), "ratio")
