"""One iteration: games are played on with the net's own policy, and the net learns from every decision once."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from ..batch import Games
from ..batch.looking import NEVER, Params, outlook
from ..net.form import FIRST, QUERY, SECOND, THIRD, WEIGHTS
from ..net.inputs import ROWS
from .lessons import SEATS, Lesson, lessons, log_likely, new_games, wide

POINTS = 20.0  # a margin that is wrong by so many weighs as much as a win that is


class Plan(NamedTuple):
    """What an iteration is, and how it changes over the whole; by default for one large accelerator."""

    games: int = 16384
    decisions: int = 64  # in each game
    minibatch: int = 16384
    iterations: int = 9000
    rate: float = 8e-4  # of learning; falls to the last after the first fifth
    last_rate: float = 2e-5
    clip: float = 0.2
    entropy: float = 0.03  # falls evenly, as a power
    last_entropy: float = 0.001
    lambda_: float = 0.95
    margin_weight: float = 0.025  # of a point, against a win
    results: float = 0.7  # from this part on the outlook learns from results alone


SMALL = Plan(games=64, decisions=32, minibatch=256, iterations=150, rate=2e-3, last_rate=2e-4)


class Learner(NamedTuple):
    """All that changes: whoever has it can go on."""

    params: Params
    first: Params  # Adam's moments
    second: Params
    steps: Array
    games: Games
    key: Array


def new_params(key: Array) -> Params:
    spread = {"w1": 0.08, "w2": (2 / FIRST) ** 0.5, "w3": (2 / SECOND) ** 0.5, "query": (1 / THIRD) ** 0.5}
    shapes: dict[str, tuple[int, ...]] = {
        "w1": (ROWS, FIRST),
        "win": (THIRD, SEATS),
        "margin": (THIRD, SEATS),
        "query": (THIRD, QUERY),
    }
    shapes |= {f"{name}_b": (shapes[name][1],) for name in ("win", "margin", "query")}
    shapes |= {name: shape for name, shape in WEIGHTS.items() if name not in ("scale", "heads", "heads_b")}
    params = {}
    for name, number in zip(sorted(shapes), jax.random.split(key, len(shapes)), strict=True):
        drawn = spread.get(name, 0.01) * jax.random.normal(number, shapes[name], jnp.float32)
        params[name] = jnp.zeros(shapes[name]) if len(shapes[name]) == 1 else drawn
    return params | {"query_b": params["query_b"].at[0].set(1.0)}


@partial(jax.jit, static_argnames=("seed", "plan"))
def new_learner(seed: int, plan: Plan) -> Learner:
    first, dealt, key = jax.random.split(jax.random.key(seed), 3)
    params = new_params(first)
    zeros = jax.tree.map(jnp.zeros_like, params)
    return Learner(params, zeros, zeros, jnp.zeros((), jnp.int32), new_games(dealt, plan.games), key)


@partial(jax.jit, static_argnames=("plan",))
def iterate(learner: Learner, part: Array, plan: Plan) -> tuple[Learner, dict[str, Array]]:
    """`part` of the whole is done; tells how it goes."""
    playing, shuffling, key = jax.random.split(learner.key, 3)
    lambdas = plan.lambda_, jnp.where(part < plan.results, plan.lambda_, 1.0)
    games, lesson, told = lessons(learner.params, learner.games, playing, plan.decisions, plan.margin_weight, lambdas)
    rate = plan.last_rate + (plan.rate - plan.last_rate) * jnp.minimum(1.0, 1.25 * (1 - part))
    curiosity = plan.entropy * (plan.last_entropy / plan.entropy) ** part

    def learn(now: tuple[Params, Params, Params, Array], which: Array) -> tuple[Any, dict[str, Array]]:
        params, first, second, steps = now
        some = jax.tree.map(lambda field: field[which], lesson)
        gradient, told = jax.grad(loss, has_aux=True)(params, some, curiosity, plan.clip)
        return adam(params, first, second, steps + 1, limited(gradient), rate), told

    order = jax.random.permutation(shuffling, plan.games * plan.decisions).reshape(-1, plan.minibatch)
    start = learner.params, learner.first, learner.second, learner.steps
    (params, first, second, steps), of_each = jax.lax.scan(learn, start, order)
    told |= {name: jnp.mean(values) for name, values in of_each.items()}
    return Learner(params, first, second, steps, games, key), told


def loss(params: Params, some: Lesson, curiosity: Array, clip: float) -> tuple[Array, dict[str, Array]]:
    seen = outlook(params, wide(some.given), jnp.bfloat16)
    ratio = jnp.exp(log_likely(seen.policy, some.mask, some.action) - some.likely)
    limited_ratio = jnp.clip(ratio, 1 - clip, 1 + clip)
    gained = jnp.mean(jnp.minimum(ratio * some.advantage, limited_ratio * some.advantage))
    logits = jax.nn.log_softmax(jnp.where(some.mask, seen.policy, NEVER))
    entropy = -jnp.mean(jnp.sum(jnp.where(some.mask, jnp.exp(logits) * logits, 0), axis=-1))
    here = seen.win > NEVER / 2
    win = -jnp.mean(jnp.sum(some.win * jnp.where(here, jax.nn.log_softmax(seen.win), 0), axis=-1))
    margin = jnp.mean(jnp.sum(jnp.where(here, ((seen.margin - some.margin) / POINTS) ** 2, 0), axis=-1))
    told = {"win": win, "margin": margin, "entropy": entropy}
    return win + 0.25 * margin - gained - curiosity * entropy, told


def limited(gradient: Params) -> Params:
    """No longer than 1."""
    length = jnp.sqrt(sum(jnp.sum(values**2) for values in gradient.values()))
    return {name: values / jnp.maximum(1.0, length) for name, values in gradient.items()}


def adam(
    params: Params, first: Params, second: Params, steps: Array, gradient: Params, rate: Array
) -> tuple[Params, Params, Params, Array]:
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, gradient)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, gradient)
    scale = rate * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    params = jax.tree.map(lambda old, one, two: old - scale * one / (jnp.sqrt(two) + 1e-8), params, first, second)
    return params, first, second, steps
