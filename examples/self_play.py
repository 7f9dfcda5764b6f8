"""Learns Glastonbury for two players by playing against itself: PPO in JAX, some minutes on two cores.

    python examples/self_play.py [--rounds 30] [--games 512] [--memory knowledge]

Prints now and then how the policy does against random play. With `--memory table` it is given only what lies on the
table: it then plays the memory game without a memory.
"""

import argparse
import math
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from glastonbury.actions import ACTIONS
from glastonbury.batch import Setup, begin, play, random_policy
from glastonbury.observation import CAULDRON, UNKNOWN, field

DECISIONS = 48  # per round and game
EPOCHS, PARTS = 2, 4
RATE, CLIP, LAMBDA, ENTROPY = 1e-3, 0.2, 0.9, 0.01
SCALE = 40  # points: the reward is how far one is ahead, in these
HIDDEN = 64


# What the network is given


def kinds(observation):
    """Per ingredient, for the seat and its opponent: 0 to 4 or more cards as one-hot, and the sum of their numbers."""
    cards = field(observation, "places")[..., :72].reshape(-1, 18, 4)
    own = jnp.arange(18) // 2 == field(observation, "players")[:, 0, 1, None] - 1
    parts = [own[..., None]]
    for player in range(2):
        held = cards == CAULDRON + player
        parts += [
            jax.nn.one_hot(jnp.minimum(held.sum(-1), 4), 5),
            (held * jnp.arange(1, 5)).sum(-1, keepdims=True) / 10,
        ]
    parts += [(cards == UNKNOWN).sum(-1, keepdims=True) / 4]
    return jnp.concatenate(parts, -1).astype(jnp.float32)  # [games, 18, 14]


def features(observation):
    """Per cell, per ingredient, and of the whole game."""
    ingredients = kinds(observation)
    cells = field(observation, "cells").astype(jnp.int32)
    is_ingredient = (cells > 0) & (cells <= 72)
    ingredient, number = (cells - 1) // 4 % 18, (cells - 1) % 4 + 1
    of_ingredient = jnp.take_along_axis(ingredients, ingredient[..., None], axis=1) * is_ingredient[..., None]
    numbers = jax.nn.one_hot(number, 5) * is_ingredient[..., None]
    spells = jax.nn.one_hot(cells - 73, 5)
    players, game = field(observation, "players"), field(observation, "game")
    lands = (players[:, 0, 2, None] - 1 + number) % 5 == 0  # at a corner next turn
    of_cell = jnp.concatenate([of_ingredient, numbers, spells, (lands & is_ingredient)[..., None]], -1)
    whole = jnp.concatenate([players[:, :2, 3:6].reshape(len(cells), -1) / 4, game[:, 5:6] / 52, game[:, 3:4]], -1)
    return of_cell.astype(jnp.float32), ingredients, whole.astype(jnp.float32)


# The network


def layers(key, *sizes):
    keys = jax.random.split(key, len(sizes) - 1)
    return [
        (jax.random.normal(k, (fan_in, fan_out)) * math.sqrt(2 / fan_in), jnp.zeros(fan_out))
        for k, fan_in, fan_out in zip(keys, sizes, sizes[1:], strict=False)
    ]


def through(network, values):
    for weight, bias in network[:-1]:
        values = jax.nn.relu(values @ weight + bias)
    weight, bias = network[-1]
    return values @ weight + bias


def new_network(key):
    cell, place, rest, counts, value = jax.random.split(key, 5)
    return {
        "cell": layers(cell, 25 + 8, HIDDEN, 1),  # how good it is to take the card there
        "place": layers(place, 14, HIDDEN, 1),  # to put an Immuto to this ingredient
        "rest": layers(rest, 8, HIDDEN, ACTIONS - 32 - 18),
        "counts": layers(counts, 14, HIDDEN, HIDDEN),
        "value": layers(value, HIDDEN + 8, HIDDEN, 1),
    }


def evaluate(network, observation, mask):
    """The logarithms of the chances of all actions, and how far ahead the seat will be at the end."""
    cells, ingredients, whole = features(observation)
    beside = jnp.broadcast_to(whole[:, None], (*cells.shape[:2], whole.shape[-1]))
    takes = through(network["cell"], jnp.concatenate([cells, beside], -1))[..., 0]
    places = through(network["place"], ingredients)[..., 0]
    rest = through(network["rest"], whole)
    logits = jnp.concatenate([takes, rest[:, :8], places, rest[:, 8:]], -1)
    counts = through(network["counts"], ingredients).sum(1) / 18
    value = through(network["value"], jnp.concatenate([counts, whole], -1))[..., 0]
    return jax.nn.log_softmax(jnp.where(mask, logits, -1e9)), value


def policy(network, observation, mask, key):
    chances, _ = evaluate(network, observation, mask)
    return jax.random.categorical(key, chances)


def against_random(network, observation, mask, key):
    """Yellow decides by the network, the other one at random."""
    ours, theirs = jax.random.split(key)
    yellow = field(observation, "players")[:, 0, 1] == 1
    return jnp.where(yellow, policy(network, observation, mask, ours), random_policy(None, observation, mask, theirs))


# Learning


class Samples(NamedTuple):
    observation: jax.Array
    mask: jax.Array
    action: jax.Array
    chance: jax.Array  # its logarithm when it was chosen
    result: jax.Array  # what came of it, as far as is known
    advantage: jax.Array  # over what was expected


def judged(network, played):
    """Results from the back to the front; what is good for one player is bad for the other."""
    chances, values = jax.lax.map(lambda decision: evaluate(network, *decision), (played.observation, played.mask))
    mine = jnp.take_along_axis(played.points, played.player[..., None].astype(jnp.int32), -1)[..., 0]
    reward = (2 * mine - played.points.sum(-1)) / SCALE

    def back(after, now):
        result, value, player = after
        reward, over, value_now, player_now = now
        later = jnp.where(player == player_now, 1, -1) * ((1 - LAMBDA) * value + LAMBDA * result)
        result = jnp.where(over, reward, later)
        return (result, value_now, player_now), result

    last = (values[-1], values[-1], played.player[-1])  # as if nothing came of the last one but what was expected
    _, results = jax.lax.scan(back, last, (reward, played.over, values, played.player), reverse=True)
    chance = jnp.take_along_axis(chances, played.action[..., None].astype(jnp.int32), -1)[..., 0]
    samples = Samples(played.observation, played.mask, played.action, chance, results, results - values)
    return jax.tree.map(lambda field: field[:-1].reshape(-1, *field.shape[2:]), samples)


def loss(network, samples):
    chances, value = evaluate(network, samples.observation, samples.mask)
    chance = jnp.take_along_axis(chances, samples.action[:, None].astype(jnp.int32), -1)[:, 0]
    ratio = jnp.exp(chance - samples.chance)
    advantage = (samples.advantage - samples.advantage.mean()) / (samples.advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    variety = -(jnp.exp(chances) * jnp.where(samples.mask, chances, 0)).sum(-1).mean()
    return -gain + 0.5 * ((value - samples.result) ** 2).mean() - ENTROPY * variety


def adam(weights, slopes, moments, count):
    first, second = moments
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slopes)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slopes)
    rate = RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    weights = jax.tree.map(lambda w, m, v: w - rate * m / (jnp.sqrt(v) + 1e-8), weights, first, second)
    return weights, (first, second)


@jax.jit
def learn(network, moments, count, played, key):
    samples = judged(network, played)
    size = len(samples.action) // PARTS

    def improve(carried, chosen):
        network, moments, count = carried
        slopes = jax.grad(loss)(network, jax.tree.map(lambda field: field[chosen], samples))
        return (*adam(network, slopes, moments, count + 1), count + 1), None

    orders = [jax.random.permutation(k, len(samples.action))[: size * PARTS] for k in jax.random.split(key, EPOCHS)]
    (network, moments, count), _ = jax.lax.scan(
        improve, (network, moments, count), jnp.concatenate(orders).reshape(EPOCHS * PARTS, size)
    )
    return network, moments, count


# The whole


def two_players(games):
    """Setups without recipes and with all colours; every other game begins with green, so that each begins as often."""
    first = np.arange(games) % 2 + 1
    none = np.zeros(games, np.int8)
    color = np.stack([first, 3 - first, none, none]).astype(np.int8)
    no_recipes = np.zeros((4, games), np.int8)
    return Setup(none + 2, color, none, none, no_recipes, no_recipes, none)


def win_rate(network, key, kind, games):
    """Of the network against random play, the ends of its 95 % interval (Wilson's), and of how many games.

    Those are the games that end within 8 × 48 decisions, about four at each table; the one that is being played then is
    left out, so long games count a little less than short ones.
    """
    first, key = jax.random.split(key)
    table, shares = jax.jit(begin)(first, two_players(games)), []
    for chunk in jax.random.split(key, 8):
        table, played = play(against_random, network, table, chunk, DECISIONS, kind)
        yellow = jnp.asarray(np.arange(games) % 2)  # the player with that colour
        share = jnp.take_along_axis(played.win_share, yellow[None, :, None], -1)[..., 0]
        shares.append(np.asarray(share)[np.asarray(played.over)])
    won = np.concatenate(shares)
    rate, count, z = won.mean(), len(won), 1.96
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    around = z / (1 + z * z / count) * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    return rate, middle - around, middle + around, count


def main(rounds=30, games=512, memory="knowledge", seed=1, judged_by=2048):
    start, deal, key = jax.random.split(jax.random.key(seed), 3)
    network = jax.jit(new_network)(start)
    moments = (jax.tree.map(jnp.zeros_like, network), jax.tree.map(jnp.zeros_like, network))
    count, table = 0, jax.jit(begin)(deal, two_players(games))
    for number in range(1, rounds + 1):
        key, playing, learning, judging = jax.random.split(key, 4)
        table, played = play(policy, network, table, playing, DECISIONS, memory)
        network, moments, count = learn(network, moments, count, played, learning)
        if number % 5 == 0 or number == rounds:
            rate, low, high, of = win_rate(network, judging, memory, judged_by)
            print(f"{number * games * DECISIONS:>9,} decisions: {rate:.2%} of {of} games against random play", end=" ")
            print(f"({low:.2%} to {high:.2%})", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--memory", choices=["knowledge", "table"], default="knowledge")
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
