"""Whether every run is green: all checks again and again, in random order, every second time beside other work.

    python tests/steady.py RUNS        (make steady RUNS=5)

At the end, or when it is interrupted, it says of each test that ever failed with which seeds; `--shuffle SEED` gives
that order again.
"""

import multiprocessing
import os
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from run import Run, lanes, say, total

BUSY_PER_CORE = 2


def work() -> None:
    """As a busy neighbour does; it ends with who started it, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started it
    neighbour = multiprocessing.parent_process()
    while neighbour is not None and neighbour.is_alive():
        sum(range(1_000_000))


@contextmanager
def busy_machine() -> Iterator[None]:
    neighbours = [multiprocessing.Process(target=work) for _ in range(BUSY_PER_CORE * (os.cpu_count() or 1))]
    try:
        for neighbour in neighbours:
            neighbour.start()
        yield
    finally:
        for neighbour in neighbours:
            if neighbour.pid is not None:
                neighbour.kill()
                neighbour.join()


def report(runs: list[str], failed: dict[str, list[str]]) -> str:
    """A line for each run, and for each test that failed in one."""
    found = [f"{name}: {', '.join(seeds)}" for name, seeds in sorted(failed.items())]
    said = f"{len(found)} failed now and then" if found else "nothing failed"
    return "\n".join([*runs, f"In {len(runs)} whole runs {said}.", *found])


def main(count: int) -> int:
    runs: list[str] = []
    failed: dict[str, list[str]] = defaultdict(list)
    try:
        for number in range(count):
            seed = f"{random.SystemRandom().getrandbits(32):08x}"
            beside, machine = ("beside other work", busy_machine) if number % 2 else ("alone", nullcontext)
            say(f"\nRun {number + 1} of {count}, {beside}: --shuffle {seed}\n")
            run, began = Run(), time.monotonic()
            try:
                with machine():
                    run.go(lanes(large=False, shuffle=seed))
            finally:
                for part, result in run.results.items():
                    for name in result.failing:
                        failed[f"{part}: {name}"].append(seed)
            said = total(run.results, time.monotonic() - began)
            say(f"\n{said}\n")
            runs.append(f"{seed}, {beside}: {said.splitlines()[-1]}")
    except KeyboardInterrupt:
        say("\nInterrupted.\n")
    say(f"\n{report(runs, failed)}\n")
    return int(bool(failed) or len(runs) < count)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(int(sys.argv[1])))
