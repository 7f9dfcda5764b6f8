"""Glastonbury as a Pgx environment, on the batched engine; docs/research.md shows how it is used."""

from pathlib import Path
from typing import Any

import numpy as np

from . import PENALTY, VERSION, Chosen, with_arguments_of

try:
    import jax
    import jax.numpy as jnp
    from pgx import core
    from pgx._src.struct import dataclass
except ModuleNotFoundError as error:
    if error.name not in ("jax", "pgx"):
        raise
    raise ImportError('the environment needs two extras: pip install "glastonbury[batch,envs]"') from error

from .. import batch
from ..actions import ACTIONS
from ..observation import OVER, SIZE
from .pictures import side_by_side, svg


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

    def to_svg(self, *, color_theme: str | None = None, scale: float | None = None) -> str:
        """The game as everybody sees it; several games side by side."""
        del color_theme  # Pgx has two, we one
        games = jax.tree.map(
            lambda field: np.asarray(field).reshape(-1, *field.shape[self.terminated.ndim :]), self._game
        )
        pictures = []
        for number in range(self.terminated.size):
            state = batch.to_rules(jax.tree.map(lambda field, number=number: field[number], games))
            pictures.append(svg(state, [f"player_{player}" for player in range(len(state.players))]))
        return side_by_side(pictures, scale or 1)

    def save_svg(self, filename: Any, *, color_theme: str | None = None, scale: float | None = None) -> None:
        Path(filename).write_text(self.to_svg(color_theme=color_theme, scale=scale), encoding="utf-8")


ID = f"glastonbury_v{VERSION}"


class Glastonbury(core.Env):
    """The arguments are those of `Chosen`.

    The reward comes at the end. `win_share`: 1 for winning, divided among those who share the win (§8). `points`: those
    of the scoring. After an illegal action Pgx ends the game, with a penalty for its player.
    """

    @with_arguments_of(Chosen)
    def __init__(self, players: int = 2, **chosen: Any) -> None:
        super().__init__()
        self.chosen = Chosen(**chosen)
        self.setup = batch.variant(
            players,
            edition=self.chosen.edition,
            recipes=self.chosen.recipes,
            removed_color=self.chosen.removed_color,
        )
        self.players = players

    def _init(self, key: jax.Array) -> State:
        return self._shown(batch.deal(key, self.setup), jnp.int32(0))

    def _step(self, state: State, action: jax.Array, _key: jax.Array | None) -> State:
        """No chance is left: the deck lies there in its order."""
        return self._shown(batch.step(state._game, action), state._step_count)

    def _shown(self, game: batch.State, step_count: jax.Array) -> State:
        over = game.phase == OVER
        final = batch.scores(game)
        rewards = final.win_share if self.chosen.rewards == "win_share" else final.total.astype(jnp.float32)
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
        return batch.observe(state._game, player_id, self.chosen.observation)

    @property
    def _illegal_action_penalty(self) -> float:
        return PENALTY[self.chosen.rewards]

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
