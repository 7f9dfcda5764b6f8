"""Self-play of all variants, and what is to be learned from each decision."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from ..batch import Games, Played, Setup, begin, observe, play
from ..batch.looking import NEVER, Inputs, Params, inputs, look, outlook
from ..batch.state import DRAWN

SEATS = 4


def all_variants(key: Array, games: int) -> Setup:
    """Four players most often, who take longest to learn; recipes in every second game, all editions."""
    keys = jax.random.split(key, 4)
    shares = jnp.array([0.3, 0.15, 0.55])
    players = jax.random.choice(keys[0], jnp.array([2, 3, 4], jnp.int8), (games,), p=shares)
    seat = jnp.arange(SEATS, dtype=jnp.int8)[:, None]
    color = jnp.where(seat < players, seat + 1, 0).astype(jnp.int8)
    recipes = jax.random.bernoulli(keys[1], 0.5, (games,)).astype(jnp.int8)
    removed = (players == 2) & jax.random.bernoulli(keys[2], 0.8, (games,))
    return Setup(
        players=players,
        color=color,
        edition=jax.random.randint(keys[3], (games,), 0, 4, jnp.int8),
        removed_color=jnp.where(removed, DRAWN, 0).astype(jnp.int8),
        recipe_a=color * recipes,
        recipe_b=color * recipes,
        memory_aid=jnp.zeros(games, jnp.int8),
    )


def new_games(key: Array, games: int) -> Games:
    dealt, setups = jax.random.split(key)
    return begin(dealt, all_variants(setups, games))


def by_policy(params: Params, observation: Array, mask: Array, key: Array) -> Array:
    """The net's policy, for `batch.play`."""
    logits = jnp.where(mask, look(params, observation, jnp.bfloat16).policy, NEVER)
    return jax.random.categorical(key, logits, axis=-1).astype(jnp.int8)


class Lesson(NamedTuple):
    """Of one decision. Players are counted from the one who decides."""

    given: Inputs  # int8, to be small
    mask: Array
    action: Array
    likely: Array  # its log-probability when it was chosen
    win: Array  # [4] what the outlook should have said
    margin: Array
    advantage: Array  # by how much it turned out better than expected


class Judged(NamedTuple):
    given: Inputs
    win: Array  # by seat
    margin: Array
    likely: Array


def lessons(
    params: Params, games: Games, key: Array, decisions: int, weight: float, lambdas: tuple[float, Array]
) -> tuple[Games, Lesson, dict[str, Array]]:
    """Of so many decisions in each game, all in one row; and the games where they are now.

    `weight` is that of a point of the margin against a whole win. The first λ is for the policy, the second for the
    outlook. Long because each step needs the arrays of those before it.
    """
    after, played = play(by_policy, params, games, key, decisions)
    players = jnp.broadcast_to(games.setup.players.astype(jnp.int32), played.player.shape)
    player = played.player.astype(jnp.int32)

    def judged(now: tuple[Array, Array, Array, Array, Array]) -> Judged:
        observation, mask, action, seat, count = now
        given = narrow(inputs(observation, jnp.int8))
        seen = outlook(params, wide(given), jnp.bfloat16)
        win, margin = by_seat(jax.nn.softmax(seen.win), seat, count), by_seat(seen.margin, seat, count)
        return Judged(given, win, margin, log_likely(seen.policy, mask, action))

    found = jax.lax.map(judged, (played.observation, played.mask, played.action, player, players))
    last = look(params, observe(after.state, after.state.player).T, jnp.bfloat16)
    now = after.state.player.astype(jnp.int32)
    ends = by_seat(jax.nn.softmax(last.win), now, players[0]), by_seat(last.margin, now, players[0])
    results = played.win_share, margins(played.points, players)

    def follow(lambda_: float | Array) -> tuple[Array, Array]:
        """The returns of the win and of the margin."""
        values = found.win, found.margin
        win, margin = (
            returns(value, end, played.over, result, lambda_)
            for value, end, result in zip(values, ends, results, strict=True)
        )
        return win, margin

    def own(values: Array) -> Array:
        return jnp.take_along_axis(values, player[..., None], axis=-1)[..., 0]

    win, margin = follow(lambdas[0])
    advantage = own(win - found.win) + weight * own(margin - found.margin)
    advantage = (advantage - jnp.mean(advantage)) / (jnp.std(advantage) + 1e-6)
    win, margin = follow(lambdas[1])
    lesson = Lesson(
        found.given,
        played.mask,
        played.action,
        found.likely,
        from_player(win, player, players),
        from_player(margin, player, players),
        advantage,
    )
    return after, jax.tree.map(lambda field: field.reshape(-1, *field.shape[2:]), lesson), told(played, players)


def told(played: Played, players: Array) -> dict[str, Array]:
    """How many games ended, and how many points the best had."""
    best = jnp.max(jnp.where(jnp.arange(SEATS) < players[..., None], played.points, -1000), axis=-1)
    games = jnp.sum(played.over)
    return {"games": games, "points": jnp.sum(jnp.where(played.over, best, 0)) / jnp.maximum(1, games)}


def narrow(given: Inputs) -> Inputs:
    return Inputs(*(field.astype(jnp.int8) for field in given))


def wide(given: Inputs) -> Inputs:
    """As the net is asked with."""
    return Inputs(given.rows.astype(jnp.bfloat16), *(field.astype(jnp.int32) for field in given[1:]))


def log_likely(policy: Array, mask: Array, action: Array) -> Array:
    logits = jax.nn.log_softmax(jnp.where(mask, policy, NEVER))
    return jnp.take_along_axis(logits, action[..., None].astype(jnp.int32), axis=-1)[..., 0]


def by_seat(values: Array, player: Array, players: Array) -> Array:
    """Of [.., 4] from the player on, those of the seats; 0 where there is no such player."""
    return _turned(values, -player, players)


def from_player(values: Array, player: Array, players: Array) -> Array:
    """The other way round."""
    return _turned(values, player, players)


def _turned(values: Array, by: Array, players: Array) -> Array:
    seat = jnp.arange(SEATS)
    index = (seat + by[..., None]) % players[..., None]
    return jnp.where(seat < players[..., None], jnp.take_along_axis(values, index, axis=-1), 0)


def margins(points: Array, players: Array) -> Array:
    """Points ahead of the best other, of each seat."""
    here = jnp.arange(SEATS) < players[..., None]
    ranked = jnp.where(here, points.astype(jnp.float32), -1e4)
    best_other = jnp.max(jnp.where(jnp.eye(SEATS, dtype=jnp.bool_), -1e4, ranked[..., None, :]), axis=-1)
    return jnp.where(here, ranked - best_other, 0)


def returns(values: Array, end: Array, over: Array, result: Array, lambda_: float | Array) -> Array:
    """λ-returns of [decisions, games, 4] by seat; `end` is expected after the last decision.

    With λ = 1 only results count, and what is expected where the games were left.
    """

    def back(carry: tuple[Array, Array], now: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        following, expected = carry
        value, is_over, final = now
        found = jnp.where(is_over[..., None], final, (1 - lambda_) * expected + lambda_ * following)
        return (found, value), found

    return jax.lax.scan(back, (end, end), (values, over, result), reverse=True)[1]
