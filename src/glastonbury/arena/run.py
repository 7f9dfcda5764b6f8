"""Many games at once: on all cores of this machine, or on a Ray cluster.

Both give each game with what the task made of it, in whatever order the games get done.
"""

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from .game import ArenaError, ScheduledGame

T = TypeVar("T")


# Processes


def in_processes(
    task: Callable[[ScheduledGame], T], games: Iterable[ScheduledGame], workers: int | None = None
) -> Generator[tuple[ScheduledGame, T], None, None]:
    """With one process per core, unless told otherwise. Closing the iterator ends them at once."""
    waiting = iter(games)
    context = multiprocessing.get_context("spawn")
    crew = []
    playing: dict[Connection, ScheduledGame] = {}
    try:
        for game in islice(waiting, workers or usable_cores()):
            ours, theirs = context.Pipe()
            worker = context.Process(target=work, args=(task, theirs), daemon=True)
            with interrupts_held():
                worker.start()
            crew.append(worker)
            theirs.close()  # so that the pipe ends when the worker does
            ours.send(game)
            playing[ours] = game
        while playing:
            ready = wait(list(playing))
            for connection in [waited_for for waited_for in playing if waited_for in ready]:
                game = playing.pop(connection)
                try:
                    answer = connection.recv()
                    if following := next(waiting, None):
                        playing[connection] = following
                        connection.send(following)
                except (EOFError, OSError):
                    raise ArenaError(f"a worker process died in {playing.get(connection, game)}") from None
                if isinstance(answer, ArenaError):
                    raise answer
                yield game, answer
    finally:
        for worker in crew:
            worker.terminate()
            worker.join()


def work(task: Callable[[ScheduledGame], object], connection: Connection) -> None:
    """A worker's life: a game comes, its answer goes, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    try:
        while True:
            game = connection.recv()
            try:
                answer = task(game)
            except ArenaError as failure:
                answer = failure
            connection.send(answer)
    except (EOFError, OSError):
        return


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A Ctrl-C has to wait, and a process that is started meanwhile never hears it, not even while it wakes up."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # the first worker would start it, and it lets signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# Ray

QUEUE = 1000  # games: enough that no core of a cluster waits, and no long list to look through at each answer


def in_ray(
    task: Callable[[ScheduledGame], T], games: Iterable[ScheduledGame]
) -> Generator[tuple[ScheduledGame, T], None, None]:
    """On the cluster that RAY_ADDRESS names, or else on a local one that is started and ended here."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError:
        raise ArenaError("Ray is not installed: pip install 'glastonbury[arena]'") from None
    address = os.environ.get("RAY_ADDRESS", "local")  # left to itself, Ray looks for what was once started here
    try:
        ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(f"Ray cannot be reached: {error}") from None
    try:

        @ray.remote
        def play(game: ScheduledGame) -> T:  # Ray wants a function, not just anything that can be called
            return task(game)

        waiting = iter(games)
        playing = {play.remote(game): game for game in islice(waiting, QUEUE)}
        while playing:
            (done,), _ = ray.wait(list(playing))
            game = playing.pop(done)
            try:
                answer = ray.get(done)
            except ray.exceptions.RayError as error:
                cause = getattr(error, "cause", error)
                raise cause if isinstance(cause, ArenaError) else ArenaError(f"Ray failed in {game}: {cause}") from None
            if following := next(waiting, None):
                playing[play.remote(following)] = following
            yield game, answer
    finally:
        ray.shutdown()
