"""`glastonbury bench`: measure how fast the engine is."""

import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import click

from .. import notation
from ..deal import Choices, deal
from ..notation import Record, new_record
from ..rules import PLAYER_COLORS, Move, Setup, State, legal, play, start

ROUNDS = 15  # each measures everything once, so that a slow moment of the machine hits all alike
GAMES_PER_ROUND = 20
CHESS_GAMES_PER_ROUND = 3
TRACED_GAMES = 1000
PLAYOUTS_PER_ROUND = 5000


@click.group(short_help="Measure how fast the engine is.")
def bench() -> None:
    """Measure the speed of a part; prints one JSON line per figure: name, value, unit."""


@bench.command(short_help="The reference rules, beside python-chess.")
def rules() -> None:
    """Random play and tracing with the reference rules, beside random chess by python-chess (install `chess`)."""
    try:
        import chess  # noqa: F401  a development dependency: only this command needs it
    except ImportError:
        raise click.ClickException("this benchmark compares with python-chess: pip install chess") from None

    rng = random.Random(1)
    speeds, chess_speeds = [], []
    for round_number in range(ROUNDS):
        setups = [setup(f"{round_number}/{game}") for game in range(GAMES_PER_ROUND)]
        speeds.append(per_second(partial(play_games, setups, rng)))
        chess_speeds.append(per_second(lambda: sum(play_chess_randomly(rng) for _ in range(CHESS_GAMES_PER_ROUND))))
    report("random play, events included", statistics.median(speeds), "decisions/s")
    report("random chess by python-chess", statistics.median(chess_speeds), "decisions/s")
    ratios = [own / chess for own, chess in zip(speeds, chess_speeds, strict=True)]
    report("random play to random chess", statistics.median(ratios), "ratio")

    lines = [random_record(f"trace/{game}", rng) for game in range(TRACED_GAMES)]
    began = time.perf_counter()
    for line in lines:
        json.dumps(notation.trace(notation.read_record(line)))
    report(f"trace of {TRACED_GAMES} games", time.perf_counter() - began, "s")


@bench.command(name="core", short_help="The compiled engine, beside the reference rules.")
def bench_core() -> None:
    """Random playouts of the compiled engine on one core: 4 players with recipes, scoring included."""
    import numpy as np  # numba takes half a second to import, which no other command should wait for

    from .. import core

    rng = core.new_rng(1)
    points, totals = np.zeros((4, 4), dtype=np.int16), np.zeros(4, dtype=np.int64)
    began = time.perf_counter()
    core.playouts(core.pack(start(setup("warm"))), 1, rng, points, totals)
    report("first playout, compiled or read from the cache", time.perf_counter() - began, "s")

    for name, state in (("the start", start(setup("start"))), ("20 cards in the pile", late_state())):
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
        ratios = [fast / own for fast, own in zip(decisions, slow, strict=True)]
        report(f"compiled to reference, from {name}", statistics.median(ratios), "ratio")


def late_state() -> State:
    """A game at the moment when 20 cards are left in the pile."""
    state, rng = start(setup("late")), random.Random(1)
    while len(state.pile) > 20:
        state, _ = play(state, rng.choice(legal(state)))
    return state


def report(name: str, value: float, unit: str) -> None:
    click.echo(json.dumps({"name": name, "value": round(value, 2), "unit": unit}))


def per_second(work: Callable[[], int]) -> float:
    began = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - began)


def setup(seed: str) -> Setup:
    """Four players with recipes."""
    return deal(Choices(PLAYER_COLORS, recipes=True), seed.encode())


def play_games(setups: list[Setup], rng: random.Random) -> int:
    return sum(len(play_randomly(setup, rng)) for setup in setups)


def finish_games(state: State) -> int:
    return sum(len(finish(state, random.Random(seed))) for seed in range(GAMES_PER_ROUND))


def play_randomly(setup: Setup, rng: random.Random) -> list[Move]:
    return finish(start(setup), rng)


def finish(state: State, rng: random.Random) -> list[Move]:
    """Random moves to the end of the game."""
    played: list[Move] = []
    while moves := legal(state):
        move = rng.choice(moves)
        state, _ = play(state, move)
        played.append(move)
    return played


def play_chess_randomly(rng: random.Random) -> int:
    import chess

    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


def random_record(seed: str, rng: random.Random) -> str:
    dealt = setup(seed)
    moves = tuple(play_randomly(dealt, rng))
    return notation.write_record(Record(dealt, new_record(dealt).header, moves))
