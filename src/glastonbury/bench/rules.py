"""What `glastonbury bench rules` measures: random play and tracing with the reference rules, beside python-chess."""

import json
import random
import statistics
import time
from functools import partial

import chess

from .. import notation
from ..notation import Record, new_record
from ..rules import Setup, start
from .figures import ROUNDS, Report, median_ratio, per_second
from .games import GAMES_PER_ROUND, finish, setup

CHESS_GAMES_PER_ROUND = 3
TRACED_GAMES = 1000


def measure(report: Report) -> None:
    rng = random.Random(1)
    speeds, chess_speeds = [], []
    for round_number in range(ROUNDS):
        setups = [setup(f"{round_number}/{game}") for game in range(GAMES_PER_ROUND)]
        speeds.append(per_second(partial(play_games, setups, rng)))
        chess_speeds.append(per_second(partial(play_chess, rng)))
    report("random play, events included", statistics.median(speeds), "decisions/s")
    report("random chess by python-chess", statistics.median(chess_speeds), "decisions/s")
    report("random play to random chess", median_ratio(speeds, chess_speeds), "ratio")

    lines = [random_record(f"trace/{game}", rng) for game in range(TRACED_GAMES)]
    began = time.perf_counter()
    for line in lines:
        json.dumps(notation.trace(notation.read_record(line)))
    report(f"trace of {TRACED_GAMES} games", time.perf_counter() - began, "s")


def play_games(setups: list[Setup], rng: random.Random) -> int:
    return sum(len(finish(start(setup), rng)) for setup in setups)


def play_chess(rng: random.Random) -> int:
    moves = 0
    for _ in range(CHESS_GAMES_PER_ROUND):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        moves += len(board.move_stack)
    return moves


def random_record(seed: str, rng: random.Random) -> str:
    dealt = setup(seed)
    moves = tuple(finish(start(dealt), rng))
    return notation.write_record(Record(dealt, new_record(dealt).header, moves))
