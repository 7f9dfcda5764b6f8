"""What `glastonbury bench envs` measures: random play through PettingZoo, Gymnasium and OpenSpiel."""

import random
import statistics
from collections.abc import Callable
from functools import partial
from typing import Any

from ..envs import gymnasium, openspiel, pettingzoo
from .figures import ROUNDS, Report, per_second
from .games import GAMES_PER_ROUND


def measure(report: Report) -> None:
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
