"""The batched engine plays the same game as the rules: state by state, mask by mask, score by score, seat by seat."""

import json
import random
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from builders import random_game, random_setup
from glastonbury import batch, core, rules
from glastonbury.actions import ACTIONS, action_of
from glastonbury.batch import drive
from glastonbury.batch.state import CARDS, VANESCO
from glastonbury.deal import Choices, deal
from glastonbury.notation import final_state, read_record, replay
from glastonbury.observation import (
    CAULDRON,
    NOT_IN_GAME,
    OUT,
    OVER,
    PLACE,
    PUT_IMMUTO,
    SECTIONS,
    SIZE,
    UNDER_PILE,
    UNKNOWN,
    field,
)
from glastonbury.rules import PLAYER_COLORS, Color, Edition
from test_perft import ROWS

GAMES = 64  # at once, always: every function is compiled for one size

step = jax.jit(batch.step)
mask = jax.jit(batch.legal_action_mask)
scores = jax.jit(batch.scores)
observe = jax.jit(batch.observe, static_argnames="kind")


def together(states):
    """Games as a batch, filled up."""
    return widened(jax.tree.map(lambda *fields: np.stack(fields, axis=-1), *map(batch.from_rules, states)))


def widened(games):
    """Filled up by repeating the last one."""
    return jax.tree.map(
        lambda field: np.pad(field, [(0, 0)] * (field.ndim - 1) + [(0, GAMES - field.shape[-1])], "edge"), games
    )


def filled(value):
    """The same for each game."""
    return np.full(GAMES, value, np.int8)


def picked(games, index):
    return jax.tree.map(lambda field: np.asarray(field)[..., index], games)


def on_host(games):
    return jax.tree.map(np.asarray, games)


class Lockstep:
    """Games in both engines, one move in each at a time."""

    def __init__(self, states):
        self.states = states
        self.games = together(states)
        self.packed = [(core.pack(state), core.watch(state)) for state in states]
        self.compare(range(len(states)))

    def play(self, moves):
        """None where a game is over."""
        actions = filled(-1)
        actions[: len(moves)] = [-1 if move is None else action_of(move) for move in moves]
        self.games = step(self.games, actions)
        played = [index for index, move in enumerate(moves) if move is not None]
        for index in played:
            self.states[index], _ = rules.play(self.states[index], moves[index])
            core.play_seen(*self.packed[index], action_of(moves[index]))
        self.compare(played)

    def compare(self, indexes):
        self.compare_observations(indexes)
        games, legal = on_host(self.games), np.asarray(mask(self.games))
        for index in indexes:
            state = self.states[index]
            assert batch.to_rules(picked(games, index)) == state
            assert np.flatnonzero(legal[:, index]).tolist() == sorted(map(action_of, rules.legal(state)))

    def compare_observations(self, indexes):
        """With the compiled engine's, which are those of the reference (tests/test_observation.py)."""
        for kind in ("knowledge", "table"):
            for seat in range(4):
                here = [index for index in indexes if seat < len(self.states[index].players)]
                expected = np.empty((len(here), SIZE), np.int8)
                for row, index in enumerate(here):
                    core.observe(*self.packed[index], seat, kind == "knowledge", expected[row])
                seen = np.asarray(observe(self.games, filled(seat), kind=kind)).T[here]
                for section in (section.name for section in SECTIONS):
                    assert np.array_equal(field(seen, section), field(expected, section)), (kind, section)

    def compare_scores(self):
        points = on_host(scores(self.games))
        for index, state in enumerate(self.states):
            if state.phase != "over":
                continue
            expected = rules.scores(state)
            first = rules.winners(expected)
            here = len(expected)
            for name in ("recipe_a", "recipe_b", "total"):
                assert getattr(points, name)[:here, index].tolist() == [getattr(score, name) for score in expected]
            assert points.ingredients[:here, index].tolist() == [score.ingredient_points for score in expected]
            shares = [1 / len(first) if player in first else 0 for player in range(4)]
            assert np.allclose(points.win_share[:, index], shares)


def compare_random_games(first, count=GAMES):
    rngs = [random.Random(seed) for seed in range(first, first + count)]
    both = Lockstep([rules.start(random_setup(rng)) for rng in rngs])
    while any(state.phase != "over" for state in both.states):
        legal = [rules.legal(state) for state in both.states]
        both.play([rng.choice(moves) if moves else None for rng, moves in zip(rngs, legal, strict=True)])
    both.compare_scores()
    assert_nothing_happens_any_more(both.games, count)


def assert_nothing_happens_any_more(games, count):
    for action in range(ACTIONS):
        for before, after in zip(jax.tree.leaves(games), jax.tree.leaves(step(games, filled(action))), strict=True):
            assert np.array_equal(before[..., :count], after[..., :count])


def test_random_games_of_all_variants_are_the_same():
    compare_random_games(0)


@pytest.mark.large
@pytest.mark.parametrize("part", range(1, 41))
def test_2500_more_are_the_same(part):
    compare_random_games(GAMES * part)


def test_the_example_games_are_the_same(data):
    records = [read_record(line) for line in (data / "example-games.jsonl").read_text().splitlines()]
    both = Lockstep([next(replay(record))[0] for record in records])
    for ply in range(max(len(record.moves) for record in records)):
        both.play([record.moves[ply] if ply < len(record.moves) else None for record in records])
    both.compare_scores()


# perft

LEAVES = 60_000


def perft(state, depth):
    """Counted breadth first; a game that is over counts as one."""
    frontier, over = picked(together([state]), slice(1)), 0
    for left in reversed(range(depth)):
        parts = [picked(frontier, slice(first, first + GAMES)) for first in range(0, frontier.phase.size, GAMES)]
        over += np.sum(frontier.phase == OVER)
        choices = [np.nonzero(np.asarray(mask(widened(part))).T[: part.phase.size]) for part in parts]
        if not left:
            return over + sum(game.size for game, _ in choices)
        children = []
        for part, (game, action) in zip(parts, choices, strict=True):
            for first in range(0, game.size, GAMES):
                chosen = slice(first, first + GAMES)
                actions = np.pad(action[chosen].astype(np.int8), (0, GAMES - game[chosen].size))
                after = step(widened(picked(part, game[chosen])), actions)
                children.append(picked(after, slice(game[chosen].size)))
        if not children:
            return over
        frontier = jax.tree.map(lambda *fields: np.concatenate(fields, axis=-1), *children)
    return over


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda value: value if isinstance(value, str) else "")
def test_perft_tables(name, row):
    state = final_state(read_record(json.dumps(row["record"])))
    for depth, count in row["perft"].items():
        if count <= LEAVES:
            assert perft(state, int(depth)) == count, name


# What a seat observes


def hidden(game, seat, kind):
    """The cards that this seat cannot tell from one another, as their numbers."""
    place, card = game.place, np.arange(CARDS)
    unknown = place == UNKNOWN
    if kind == "knowledge":
        return card[unknown]
    in_cauldron = (place >= CAULDRON) & (place < CAULDRON + 4)
    tops = np.isin(card, game.top)
    opened = game.setup.memory_aid == 1 or game.phase >= PUT_IMMUTO
    looked = (place == CAULDRON + seat) & (game.look >> seat & 1 == 1)
    covered = in_cauldron & ~tops & ~looked & (not opened)
    return card[(unknown | covered | (place == UNDER_PILE) | (place == OUT)) & (card < VANESCO)]


def twin(game, seat, kind, rng):
    """The same for this seat, and different otherwise: hidden cards have changed places, the others their recipes."""
    cards = hidden(game, seat, kind)
    shuffled = rng.permutation(cards)
    place, level = game.place.copy(), game.level.copy()
    place[cards], level[cards] = game.place[shuffled], game.level[shuffled]
    setup = game.setup
    if setup.recipe_a[0] and game.phase != OVER:
        others = [player for player in range(setup.players) if player != seat]
        a, b = setup.recipe_a.copy(), setup.recipe_b.copy()
        for recipes in (a, b):
            left = [recipe for recipe in range(1, 6) if recipe != recipes[seat]]
            recipes[others] = rng.permutation(left)[: len(others)]
        setup = setup._replace(recipe_a=a, recipe_b=b)
    return game._replace(place=place, level=level, setup=setup)


@pytest.mark.parametrize("kind", ["knowledge", "table"])
def test_a_seat_observes_nothing_that_it_may_not_know(kind):
    rng = np.random.default_rng(1)
    games = together([rules.start(random_setup(random.Random(seed))) for seed in range(64)])
    changed = 0
    while (np.asarray(games.phase)[:64] != OVER).any():
        legal = np.asarray(mask(games))
        actions = np.argmax(legal * rng.random(legal.shape), axis=0).astype(np.int8)
        games = on_host(step(games, actions))
        seats = rng.integers(games.setup.players).astype(np.int8)
        twins = [twin(picked(games, index), seats[index], kind, rng) for index in range(64)]
        twins = widened(jax.tree.map(lambda *fields: np.stack(fields, axis=-1), *twins))
        seen, by_twins = (np.asarray(observe(either, seats, kind=kind))[:, :64] for either in (games, twins))
        assert np.array_equal(seen, by_twins)
        changed += np.sum(((twins.place != games.place) | (twins.level != games.level)).any(axis=0)[:64])
    assert changed > 64 * 40


# Arrays


def test_a_game_is_as_small_as_it_says():
    game = batch.from_rules(rules.start(random_setup(random.Random(1))))
    assert sum(field.nbytes for field in jax.tree.leaves(game)) == batch.BYTES


def test_one_compilation_serves_all_variants():
    traces = []

    @jax.jit
    def play(deck, setup, action):
        traces.append(1)
        return batch.legal_action_mask(batch.step(batch.init(deck, setup), action))

    for players in (2, 3, 4):
        for edition in Edition:
            for recipes in (False, True):
                for removed in (False, True, *[Color.BLUE] * (players == 2)):
                    setup = batch.variant(players, edition=edition, recipes=recipes, removed_color=removed)
                    legal = play(jnp.arange(CARDS, dtype=jnp.int8), setup, jnp.int8(36))
                    assert np.flatnonzero(legal).tolist() == [37, 38, 39]
    assert len(traces) == 1


@pytest.mark.large
def test_games_may_lie_along_the_first_axis_too():
    last = together([rules.start(random_setup(random.Random(seed))) for seed in range(24)])
    first = jax.tree.map(lambda field: jnp.moveaxis(jnp.asarray(field), -1, 0), last)

    @jax.jit
    @jax.vmap
    def along_first(state, action):
        state = batch.step(state, action)
        seen = [batch.observe(state, state.player, kind) for kind in ("knowledge", "table")]
        return state, batch.legal_action_mask(state), batch.scores(state), *seen

    rng = np.random.default_rng(1)
    legal = np.asarray(mask(last))
    for _ in range(80):
        actions = np.argmax(legal * rng.random(legal.shape), axis=0).astype(np.int8)
        last = step(last, actions)
        legal = np.asarray(mask(last))
        seen = [observe(last, last.player, kind=kind) for kind in ("knowledge", "table")]
        first, *others = along_first(first, actions)
        expected = jax.tree.leaves([last, legal, scores(last), *seen])
        for along_last, found in zip(expected, jax.tree.leaves([first, *others]), strict=True):
            assert np.array_equal(np.moveaxis(along_last, -1, 0), found)


@pytest.mark.parametrize(("removed", "chosen"), [(None, False), (Color.RED, Color.RED), (Color.BLUE, True)])
def test_a_deck_laid_out_is_that_of_the_rules(removed, chosen):
    choices = Choices(PLAYER_COLORS[:2], removed_color=removed, first=0)
    state = rules.start(deal(choices, b"laid out"))
    expected = batch.from_rules(state)
    setup = batch.variant(2, recipes=False, removed_color=chosen)
    pile = hidden(expected, 0, "knowledge")
    deck = [*expected.cells.tolist(), *pile[np.argsort(expected.level[pile])].tolist()]
    deck += [card for card in range(CARDS) if card not in deck]
    assert batch.to_rules(batch.init(jnp.array(deck, jnp.int8), setup)) == state


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"players": 5}, "players: expected 2, 3 or 4, got 5"),
        ({"edition": "de"}, "edition: expected en, fr, it, ru, got 'de'"),
        ({"removed_color": Color.GREEN}, "removed_color: expected True, False, red, blue with 2 players, got .*green"),
        ({"players": 3, "removed_color": Color.BLUE}, "removed_color: expected True, False with 3 players, got .*blue"),
        ({"removed_color": None}, "removed_color: expected True, False, red, blue with 2 players, got None"),
    ],
)
def test_other_choices_are_errors(choices, message):
    with pytest.raises(ValueError, match=message):
        batch.variant(**choices)


# Many games

begin = jax.jit(batch.begin)


def deal_games(setup):
    """4,096 of them."""
    both = [begin(jax.random.key(number), setup)[:2] for number in range(2048 // GAMES)]
    return jax.tree.map(lambda *fields: np.concatenate(fields, axis=-1), *[game for games in both for game in games])


def test_every_deal_is_a_game_and_all_are_equally_likely():
    games = deal_games(batch.variant(2, removed_color=Color.BLUE, games=GAMES))
    for index in range(0, 4096, 512):
        state = batch.to_rules(picked(games, index))
        rules.Setup(
            tuple(player.color for player in state.players),
            (*state.cells, *state.pile),
            removed_color=state.removed_color,
            recipes=tuple(player.recipes for player in state.players),
        )
    cells = np.stack([np.bincount(row, minlength=CARDS) for row in games.cells])
    in_game = np.r_[0:24, 32:CARDS]
    expected = 4096 / 76
    assert cells[:, 24:32].sum() == 0
    assert np.abs(cells[:, in_game] - expected).max() < 6 * np.sqrt(expected)
    held = np.bincount(games.setup.recipe_a[0], minlength=6)[1:]
    assert np.abs(held - 4096 / 5).max() < 5 * np.sqrt(4096 / 5)


def test_a_colour_that_is_drawn_is_any_that_nobody_plays():
    rng = np.random.default_rng(1)
    played = np.stack([rng.permutation(4) + 1 for _ in range(GAMES)], axis=-1).astype(np.int8)
    played[2:] = 0
    games = deal_games(batch.variant(2, games=GAMES)._replace(color=played))
    colors, removed = games.setup.color, games.setup.removed_color
    assert not np.any(colors == removed)
    assert (np.sum(games.place == NOT_IN_GAME, axis=0) == 8).all()
    for pair in {tuple(pair) for pair in colors[:2].T.tolist()}:
        drawn = np.unique(removed[(colors[0] == pair[0]) & (colors[1] == pair[1])], return_counts=True)[1]
        assert drawn.size == 2
        assert np.abs(drawn - drawn.mean()).max() < 3 * np.sqrt(drawn.mean())


def test_random_actions_are_even():
    state = rules.start(random_setup(random.Random(5)))
    for _ in range(12):
        state, _ = rules.play(state, rules.legal(state)[0])
    legal = sorted(map(action_of, rules.legal(state)))
    numbers = np.linspace(0, 2**32, 9600, endpoint=False).astype(np.uint32)
    spread = jax.tree.map(lambda field: np.repeat(field[..., None], 9600, axis=-1), batch.from_rules(state))
    chosen = np.bincount(jax.jit(drive.random_action)(spread, numbers), minlength=ACTIONS)
    assert np.flatnonzero(chosen).tolist() == legal
    assert np.abs(chosen[legal] - 9600 / len(legal)).max() <= 1


def test_random_play_goes_on_and_follows_from_its_key():
    games = begin(jax.random.key(1), batch.variant(2, games=GAMES))
    ends, compiled = [], batch.play_randomly._cache_size()
    for key in (2, 2, 3):
        now, over = games, 0
        for chunk in range(6):
            before = now
            now, finished = batch.play_randomly(now, jax.random.fold_in(jax.random.key(key), chunk), 48)
            over += int(finished)
            assert_dealt_anew(before, now)
        assert GAMES * 2 < over < GAMES * 5  # of 288 decisions
        ends.append(np.asarray(now.state.place).tolist())
    assert ends[0] == ends[1] != ends[2]
    assert batch.play_randomly._cache_size() == compiled + 1


def assert_dealt_anew(before, after):
    """What lies ready beside each game; and where a game has just begun, it is the one that lay ready."""
    old, new, now = (on_host(games) for games in (before.ready, after.ready, after.state))
    assert (old.cells != new.cells).any(axis=0).all()
    assert (old.setup.removed_color != new.setup.removed_color).any() or (new.setup.players > 2).all()
    begun = (now.phase == PLACE) & (now.player == 0)
    assert np.array_equal(now.cells[:, begun], new.cells[:, begun])


def test_a_policy_plays_like_the_rules_play_at_random():
    """Points of games by a random policy on average are those of the rules' random games (fixed seeds: no flake)."""
    games = begin(jax.random.key(1), batch.variant(4, games=GAMES))
    totals, shares, compiled = [], [], batch.play._cache_size()
    for chunk in range(3):
        before = games
        games, played = batch.play(batch.random_policy, None, games, jax.random.key(chunk), 48)
        assert_dealt_anew(before, games)
        played = on_host(played)
        totals += played.points[played.over].tolist()
        shares += played.win_share[played.over].sum(axis=-1).tolist()
        assert not played.points[~played.over].any()
    assert batch.play._cache_size() == compiled + 1
    assert played.observation.shape == (48, GAMES, SIZE)
    assert played.mask.shape == (48, GAMES, ACTIONS)
    assert np.take_along_axis(played.mask, played.action[..., None].astype(int), axis=-1).all()
    assert np.array_equal(played.observation[0].T, observe(before.state, before.state.player, kind="knowledge"))
    assert np.allclose(shares, 1)
    reference = []
    for seed in range(120):
        *_, (state, _, _) = random_game(
            random.Random(seed), deal(Choices(PLAYER_COLORS, recipes=True, first=0), bytes([seed, 1]))
        )
        reference.append([score.total for score in rules.scores(state)])
    error = np.std(reference) / np.sqrt(len(reference))
    assert abs(np.mean(totals) - np.mean(reference)) < 4 * error


# Without JAX


def python(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_without_jax_the_extra_is_named():
    done = python("import sys; sys.modules['jax'] = None; import glastonbury.batch")
    assert 'pip install "glastonbury[batch]"' in done.stderr.splitlines()[-1]


def test_the_command_starts_without_jax():
    assert python("import glastonbury.cli, sys; print('jax' in sys.modules)").stdout == "False\n"
