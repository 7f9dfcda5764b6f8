"""`glastonbury bench`: measure how fast the engine is."""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import click

from .. import notation
from ..deal import Choices, deal
from ..knowledge import Knowledge
from ..notation import Record, new_record
from ..rules import PLAYER_COLORS, Move, Setup, State, legal, play, start
from ..views import view, witness

ROUNDS = 15  # each measures everything once, so that a slow moment of the machine hits all alike
GAMES_PER_ROUND = 20
CHESS_GAMES_PER_ROUND = 3
TRACED_GAMES = 1000
PLAYOUTS_PER_ROUND = 5000
SEARCH_NODES = 3000
A_DATABASE = "sqlite:///FILE or postgresql://…; without it a new SQLite file in the folder for temporary files."


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
        ratios = [fast / own for fast, own in zip(decisions, slow, strict=True)]
        report(f"compiled to reference, from {name}", statistics.median(ratios), "ratio")


@bench.command(name="search", short_help="The search of Wizard and Merlin.")
def bench_search() -> None:
    """The search on one core: 4 players with recipes. Takes about two minutes, one of them in a single search."""
    for name, first in (("from the cache", first_move()), ("compiled", first_move(compiled=True))):
        report(f"first move of a Wizard, {name}, start of Python included", first, "s")

    from ..bots import LEVELS
    from ..core import search  # numba takes half a second to import, which no other command should wait for

    rng = random.Random(1)
    for name, state, known in moments():
        for rollout, guided in (("random", False), ("guided", True)):
            speeds, ratios = [], []
            for _ in range(ROUNDS):
                speed = per_second(partial(count_simulations, known, rng, guided=guided))
                speeds.append(speed)
                ratios.append(speed / per_second(partial(count_games, state)))
            report(f"{rollout} search from {name}", statistics.median(speeds), "simulations/s")
            report(
                f"{rollout} search to random games by the reference, from {name}", statistics.median(ratios), "ratio"
            )
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


@bench.command(name="batch", short_help="Many games at once, beside games of Pgx.")
@click.option("--smallest", type=click.IntRange(1), default=4096, show_default=True, help="Games at once.")
@click.option(
    "--largest", type=click.IntRange(1), default=4096, show_default=True, help="Four times as many till then."
)
def bench_batch(smallest: int, largest: int) -> None:
    """Random play of the batched engine on JAX's device: 4 players with recipes; beside games of Pgx, if installed."""
    try:
        from .bench_batch import measure  # JAX is an extra, and slow to import
    except ImportError as error:
        raise click.ClickException(str(error)) from None

    sizes = [smallest]
    while sizes[-1] * 4 <= largest:
        sizes.append(sizes[-1] * 4)
    measure(sizes, report)


@bench.command(name="server", short_help="The server, with many tables at once.")
@click.option("--tables", type=click.IntRange(1), default=1000, show_default=True, help="Of two people each.")
@click.option("--spectators", type=click.IntRange(0), default=0, show_default=True, help="Of each table.")
@click.option("--rate", type=click.FloatRange(1), default=600, show_default=True, help="Moves a second, where paced.")
@click.option("--seconds", type=click.FloatRange(0.1), default=20, show_default=True, help="Paced, and then unpaced.")
@click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE: one server; postgresql://…: two on the same database, with the players of a table on "
    "different ones. Without it a new SQLite file in the folder for temporary files.",
)
def bench_server(tables: int, spectators: int, rate: float, seconds: float, database: str | None) -> None:
    """Random games over sockets, two for each table and its spectators', on servers that are processes of their own."""
    from .bench_server import measure  # slow to import, which no other command should wait for

    with database_for(database) as (url, folder):
        measure(tables, spectators, rate, seconds, url, folder, report)


@contextmanager
def database_for(url: str | None) -> Iterator[tuple[str, Path]]:
    """As drivers call it, and a folder for what is needed besides. What a server did wrong ends the command."""
    from ..server.settings import BadSetting, read_database
    from .load import Failed

    with tempfile.TemporaryDirectory(prefix="glastonbury-", ignore_cleanup_errors=True) as folder:
        try:
            yield read_database(url or f"sqlite:///{Path(folder, 'tables.db')}"), Path(folder)
        except BadSetting as error:
            raise click.BadParameter(str(error), param_hint="--database") from None
        except Failed as error:
            raise click.ClickException(str(error)) from None


@bench.command(name="siege", short_help="The server, while it is attacked.")
@click.option("--attack", "attacks", multiple=True, metavar="NAME", help="Only this one; may be said several times.")
@click.option("--moves", type=click.IntRange(1), default=2000, show_default=True, help="Of the canary, each time.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="Their median counts.")
@click.option("--database", metavar="URL", help=A_DATABASE)
def bench_siege(attacks: tuple[str, ...], moves: int, rounds: int, database: str | None) -> None:
    """Games over 20 sockets (the canary) while strangers do what they can, beside the same without them.

    Ends with status 1, and says why, if the canary's slowest hundredth takes more than twice as long as without the
    attack and over 25 ms, if the server's memory grows by 100 MB, or if somebody new cannot open a table.
    """
    from .attacks import ATTACKS
    from .bench_siege import measure

    for name in attacks:
        if name not in ATTACKS:
            raise click.BadParameter(f"expected one of {', '.join(ATTACKS)}; got {name!r}", param_hint="--attack")
    with database_for(database) as (url, folder):
        measure(attacks or tuple(ATTACKS), moves, rounds, url, folder, report)


@bench.command(name="evening", short_help="The server, for an hour of everything.")
@click.option("--minutes", type=click.FloatRange(0.05), default=60, show_default=True, help="How long.")
@click.option("--database", metavar="URL", help=A_DATABASE)
def bench_evening(minutes: float, database: str | None) -> None:
    """People play, come and go for an hour, while one attack follows the other.

    Ends with status 1, and says why, if the server's memory at the end is a tenth more than after ten minutes, if
    anything failed or was lost, or if a table is not as it was written.
    """
    from .bench_evening import measure

    with database_for(database) as (url, folder):
        measure(minutes, url, folder, report)


@bench.command(name="kills", short_help="The server, killed again and again.")
@click.option("--kills", type=click.IntRange(1), default=1000, show_default=True, help="Servers.")
@click.option("--database", metavar="URL", help=A_DATABASE)
def bench_kills(kills: int, database: str | None) -> None:
    """Kill the server (SIGKILL) at random moments while people play: nothing that was answered may be lost or doubled.

    After every fiftieth a copy of the database has to be whole, and to be found damaged once it is.
    """
    from .bench_kills import measure

    with database_for(database) as (url, folder):
        measure(kills, url, folder, report)


@bench.command(name="envs", short_help="The interfaces for learners.")
def bench_envs() -> None:
    """Random play through PettingZoo, Gymnasium and OpenSpiel on one core: 2 players with recipes (install [envs])."""
    try:
        from ..envs import gymnasium, openspiel, pettingzoo
    except ImportError as error:
        raise click.ClickException(str(error)) from None

    rng = random.Random(1)
    interfaces: list[tuple[str, Callable[[], int]]] = [
        ("PettingZoo, raw, with observations and masks", partial(step_pettingzoo, pettingzoo.raw_env(), rng)),
        ("Gymnasium against Random, own steps", partial(step_gymnasium, gymnasium.Glastonbury(), rng)),
        ("OpenSpiel, chance included, without tensors", partial(step_openspiel, openspiel.GlastonburyGame(), rng)),
    ]
    for name, play_game in interfaces:
        play_game()  # compiled or read from the cache
        speeds = [per_second(partial(count_steps, play_game)) for _ in range(ROUNDS)]
        report(name, statistics.median(speeds), "steps/s")


FIRST_MOVE = """
import random
from glastonbury.bots import LEVELS
from glastonbury.cli.bench import moments
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


def moments() -> list[tuple[str, State, Knowledge]]:
    """The two from which playouts and searches start, with what the deciding seat knows there."""
    state, rng = start(setup("start")), random.Random(1)
    known = [Knowledge.begin(view(state, seat)) for seat in range(len(state.players))]
    found = [("the start", state, known[state.player])]
    while len(state.pile) > 20:
        state, events = play(state, rng.choice(legal(state)))
        known = [one.learn(witness(events, seat), view(state, seat)) for seat, one in enumerate(known)]
    return [*found, ("20 cards in the pile", state, known[state.player])]


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


def count_simulations(known: Knowledge, rng: random.Random, *, guided: bool) -> int:
    from ..core import search

    return search(known, rng, SEARCH_NODES, guided=guided).nodes


def count_games(state: State) -> int:
    finish_games(state)
    return GAMES_PER_ROUND


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


def count_steps(play_game: Callable[[], int]) -> int:
    return sum(play_game() for _ in range(GAMES_PER_ROUND))


def step_pettingzoo(table: Any, rng: random.Random) -> int:
    """The steps of one game."""
    table.reset(seed=rng.getrandbits(32))
    steps = 0
    for _ in table.agent_iter():
        observation, _, over, _, _ = table.last()
        table.step(None if over else rng.choice(observation["action_mask"].nonzero()[0]))
        steps += not over
    return steps


def step_gymnasium(table: Any, rng: random.Random) -> int:
    _, info = table.reset(seed=rng.getrandbits(32))
    steps, over = 0, False
    while not over:
        _, _, over, _, info = table.step(rng.choice(info["action_mask"].nonzero()[0]))
        steps += 1
    return steps


def step_openspiel(game: Any, rng: random.Random) -> int:
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = drawn(state.chance_outcomes(), rng.random())
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        steps += 1
    return steps


def drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    for outcome, probability in outcomes:
        chance -= probability
        if chance < 0:
            return outcome
    return outcomes[-1][0]


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
