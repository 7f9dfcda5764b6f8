"""Glastonbury as a Pgx environment, on the batched engine.

>>> env = Glastonbury(players=3)
>>> state = jax.vmap(env.init)(jax.random.split(jax.random.key(1), 2))
>>> state.current_player.tolist(), state.observation.shape, state.legal_action_mask.shape
([0, 0], (2, 288), (2, 59))
"""

from typing import Any, Literal, get_args

from . import VERSION

try:
    import jax
    import jax.numpy as jnp
    from pgx import core
    from pgx._src.struct import dataclass
except ImportError as error:
    raise ImportError('the environment needs two extras: pip install "glastonbury[batch,envs]"') from error

from .. import batch
from ..actions import ACTIONS
from ..batch.state import OVER
from ..observation import SIZE

Rewards = Literal["win_share", "points"]
Kind = Literal["knowledge", "table"]


@dataclass
class State(core.State):
    """A game, and what Pgx shows of it."""

    current_player: jax.Array  # int32: its number is its seat; player 0 begins
    observation: jax.Array  # int8[288] of the current player
    rewards: jax.Array  # float32[players], when the game is over
    terminated: jax.Array
    truncated: jax.Array  # never
    legal_action_mask: jax.Array  # bool[59]
    _step_count: jax.Array
    _game: batch.State

    @property
    def env_id(self) -> Any:
        return ID


ID = f"glastonbury_v{VERSION}"


class Glastonbury(core.Env):
    """`docs/research.md` says what the arguments mean.

    The reward comes at the end. `win_share`: 1 for winning, divided among those who share the win (§8). `points`: those
    of the scoring. After an illegal action Pgx ends the game, with −1 for its player and players − 1 for each other.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        recipes: bool = True,
        edition: str = "en",
        removed_color: bool = True,
        observation: Kind = "knowledge",
        rewards: Rewards = "win_share",
    ) -> None:
        super().__init__()
        for name, value, among in (("observation", observation, Kind), ("rewards", rewards, Rewards)):
            if value not in get_args(among):
                raise ValueError(f"{name}: expected {' or '.join(get_args(among))}, got {value!r}")
        self.setup = batch.variant(players, edition=edition, recipes=recipes, removed_color=removed_color)
        self.players = players
        self.kind: Kind = observation
        self.rewards: Rewards = rewards

    def _init(self, key: jax.Array) -> State:
        return self._shown(batch.deal(key, self.setup), jnp.int32(0))

    def _step(self, state: State, action: jax.Array, _key: jax.Array | None) -> State:
        """No chance is left: the deck lies there in its order."""
        return self._shown(batch.step(state._game, action), state._step_count)

    def _shown(self, game: batch.State, step_count: jax.Array) -> State:
        over = game.phase == OVER
        final = batch.scores(game)
        rewards = final.win_share if self.rewards == "win_share" else final.total.astype(jnp.float32)
        return State(
            current_player=game.player.astype(jnp.int32),
            observation=jnp.zeros(SIZE, jnp.int8),  # written by Env.init and Env.step
            rewards=jnp.where(over, rewards[: self.players], 0.0),
            terminated=over,
            truncated=jnp.bool_(False),
            legal_action_mask=batch.legal_action_mask(game),
            _step_count=step_count,
            _game=game,
        )

    def _observe(self, state: State, player_id: jax.Array) -> jax.Array:
        return batch.observe(state._game, player_id, self.kind)

    @property
    def id(self) -> Any:
        return ID

    @property
    def version(self) -> str:
        return str(VERSION)

    @property
    def num_players(self) -> int:
        return self.players

    @property
    def num_actions(self) -> int:
        return ACTIONS

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (SIZE,)
