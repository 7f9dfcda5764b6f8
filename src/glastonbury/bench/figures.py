"""Figures: how they are told, and how often each is measured."""

import statistics
import time
from collections.abc import Callable, Iterable

Report = Callable[[str, float, str], None]  # name, value, unit

ROUNDS = 15  # each measures everything once, so that a slow moment of the machine hits all alike


def per_second(work: Callable[[], int]) -> float:
    began = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - began)


def median_ratio(these: Iterable[float], those: Iterable[float]) -> float:
    """Of each to the one that was measured beside it."""
    return statistics.median(this / that for this, that in zip(these, those, strict=True))


def percentile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))]
