"""What `glastonbury bench batch` measures: random play of many games at once, beside games of Pgx in the same loop."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from .. import batch
from ..actions import ACTIONS
from ..batch.drive import GOLDEN, Games, go_on, random_action, scramble
from ..observation import SIZE
from .figures import Report

CHUNK = 48  # decisions of each game between two deals
SECONDS = 2.0  # of measuring, at least
PGX_GAMES = ("connect_four", "leduc_holdem", "2048", "sparrow_mahjong", "backgammon")

Run = Callable[[Any, Array], Any]  # a chunk: from what goes on and a key to what goes on


def measure(sizes: list[int], report: Report) -> None:
    """Decisions a second for each number of games at once."""
    device = jax.devices()[0]
    report(f"on {device.device_kind} ({device.platform}), state of a game", batch.BYTES, "bytes")
    for size in sizes:
        setup = batch.variant(4, games=size)
        games = jax.jit(batch.begin)(jax.random.key(1), setup)
        report(f"{size} games, bare", speed(bare, games, size), "decisions/s")
        for kind in ("knowledge", "table"):
            observing = jax.jit(partial(observed, kind=kind))
            begun = games, jnp.zeros((SIZE, size), jnp.int8), jnp.zeros((ACTIONS, size), jnp.bool_)
            report(f"{size} games, mask and {kind}", speed(observing, begun, size), "decisions/s")
        report(f"{size} games, by batch.play, all kept", speed(by_policy, games, size), "decisions/s")
        for name, env in pgx_games():
            begin, run = pgx_loop(env, size)
            report(f"{size} games, {name} by Pgx", speed(run, begin(jax.random.key(1)), size), "decisions/s")


def speed(run: Run, going: Any, size: int) -> float:
    """The median of some chunks, compilation left out."""
    going = jax.block_until_ready(run(going, jax.random.key(0)))
    took: list[float] = []
    while sum(took) < SECONDS or len(took) < 3:
        began = time.perf_counter()
        going = jax.block_until_ready(run(going, jax.random.key(len(took))))
        took.append(time.perf_counter() - began)
    return size * CHUNK / sorted(took)[len(took) // 2]


def bare(games: Games, key: Array) -> Games:
    games, _ = batch.play_randomly(games, key, CHUNK)
    return games


def by_policy(games: Games, key: Array) -> Games:
    """With mask, observation and scores, at random; everything that happened comes back, for learning."""
    games, _ = batch.play(batch.random_policy, None, games, key, CHUNK)
    return games


def observed(going: tuple[Games, Array, Array], key: Array, kind: batch.Kind) -> tuple[Games, Array, Array]:
    """Every decision is given the observation and the mask, which are kept so that they are really made."""
    deal_key, seed_key = jax.random.split(key)
    games, *seen = going
    games = games._replace(ready=batch.deal(deal_key, games.setup))
    seed = jax.random.bits(seed_key, games.state.player.shape)

    def decide_and_observe(going: tuple[Games, Array, Array], count: Array) -> tuple[tuple[Games, Array, Array], None]:
        games, _, _ = going
        _, games = go_on(games, random_action(games.state, scramble(seed + count * GOLDEN)))
        state = games.state
        return (games, batch.observe(state, state.player, kind), batch.legal_action_mask(state)), None

    going, _ = jax.lax.scan(decide_and_observe, (games, *seen), jnp.arange(CHUNK, dtype=jnp.uint32))
    return going


def pgx_games() -> list[tuple[str, Any]]:
    """Their own, and ours by that interface; none where Pgx is not installed."""
    try:
        import pgx
    except ImportError:
        return []
    from ..envs.pgx import Glastonbury

    return [("glastonbury", Glastonbury(4)), *((name, pgx.make(name)) for name in PGX_GAMES)]


def pgx_loop(env: Any, size: int) -> tuple[Callable[[Array], Any], Run]:
    """How it begins, and a chunk of random legal actions with Pgx's own auto-reset."""
    from pgx.experimental import auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def chunk(state: Any, key: Array) -> Any:
        seed_key, key = jax.random.split(key)
        seed = jax.random.bits(seed_key, (size,))

        def decide_by_pgx(state: Any, now: tuple[Array, Array]) -> tuple[Any, None]:
            count, key = now
            legal = jnp.cumsum(state.legal_action_mask, axis=1, dtype=jnp.uint32)
            rank = (scramble(seed + count * GOLDEN) >> 8) * legal[:, -1] >> 24  # as cheap as ours
            action = jnp.argmax(legal > rank[:, None], axis=1)
            return step(state, action, jax.random.split(key, size)), None

        numbered = jnp.arange(CHUNK, dtype=jnp.uint32), jax.random.split(key, CHUNK)
        return jax.lax.scan(decide_by_pgx, state, numbered)[0]

    def begin(key: Array) -> Any:
        return jax.jit(jax.vmap(env.init))(jax.random.split(key, size))

    return begin, jax.jit(chunk)
