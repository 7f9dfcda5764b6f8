"""Random play by Pgx, all games at once: `python examples/pgx_random.py [GAMES]`."""

import sys

import jax
import jax.numpy as jnp

from glastonbury.envs.pgx import Glastonbury


def main(games: int = 1000) -> None:
    env = Glastonbury(players=3, rewards="points")
    step = jax.jit(jax.vmap(env.step))
    deal_key, key = jax.random.split(jax.random.key(1))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(deal_key, games))
    points = jnp.zeros_like(state.rewards)
    while not state.terminated.all():
        key, now = jax.random.split(key)
        state = step(state, jax.random.categorical(now, jnp.where(state.legal_action_mask, 0, -jnp.inf)))
        points += state.rewards  # given once, at the end
    print("points on average:", *(f"{total:.1f}" for total in points.mean(axis=0)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
