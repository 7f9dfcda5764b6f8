"""Glastonbury as a PettingZoo environment in which agents act in turn (AEC).

>>> table = env(players=3, recipes=False)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter(4):
...     observation, reward, termination, truncation, info = table.last()
...     table.step(table.action_space(agent).sample(observation["action_mask"]))
>>> table.agents
['player_0', 'player_1', 'player_2']
"""

from typing import Any, ClassVar

import numpy as np

from ..actions import ACTIONS
from ..observation import HIGHEST_NUMBER, SIZE, Tensor
from . import PENALTY, VERSION, Chosen, with_arguments_of
from .game import CompiledGame
from .pictures import MODES, draw

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "pettingzoo"):
        raise
    raise ImportError('the environment needs an extra: pip install "glastonbury[envs]"') from error

Observed = dict[str, Tensor]


class Glastonbury(AECEnv):
    """Agents are `player_0`, who begins, to `player_3`. The other arguments are those of `Chosen`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"glastonbury_v{VERSION}",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    @with_arguments_of(Chosen)
    def __init__(self, players: int = 2, *, render_mode: str | None = None, **chosen: Any) -> None:
        self.chosen = Chosen(**chosen)
        self.game = CompiledGame(players, self.chosen)
        # PettingZoo's render_test makes a table for any mode: it is checked when something is drawn.
        self.render_mode = render_mode
        self.rng = np.random.default_rng()
        self.possible_agents = [f"player_{index}" for index in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, HIGHEST_NUMBER, (SIZE,), np.int8),
                    "action_mask": Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options  # the interface has them; here all is chosen when the table is made
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.game.deal(self.rng)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or action is None:
            self._was_dead_step(action)
            return
        game = self.game
        game.play(int(action))
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, game.rewards(self.chosen.rewards), strict=True))
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[game.player]

    def observe(self, agent: str) -> Observed:
        """What this agent sees now, and what it may do: nothing while another decides."""
        game, seat = self.game, self.seats[agent]
        decides = agent == self.agent_selection
        return {
            "observation": game.observe(seat, self.chosen.observation),
            "action_mask": game.mask() if decides else np.zeros(ACTIONS, dtype=np.int8),
        }

    def render(self) -> str:
        return draw(self.game.replay(), self.render_mode, self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""


raw_env = Glastonbury  # without wrappers: an illegal action is a ValueError


@with_arguments_of(Glastonbury)
def env(**choices: Any) -> AECEnv:
    """`raw_env` in the usual wrappers: an illegal action ends the game, with a penalty for its player alone."""
    table = raw_env(**choices)
    strict = TerminateIllegalWrapper(table, illegal_reward=PENALTY[table.chosen.rewards])
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(strict))
