"""Observations: what a seat sees, that nothing else is in them, and that the compiled engine writes the same."""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import player, position, random_game, random_setup
from glastonbury import core
from glastonbury.actions import MOVES, action_of
from glastonbury.core.packing import PILE_HEAD
from glastonbury.core.watching import FIRST_SWEPT, LOOKING
from glastonbury.deal import Choices, deal
from glastonbury.envs import VERSION
from glastonbury.notation import read_move, read_record
from glastonbury.observation import (
    BY_ACCIO,
    BY_DECLINATIO,
    CAULDRON,
    ENDED,
    GAME,
    HAND,
    NOT_IN_GAME,
    OUT,
    PHASES,
    PLACED,
    PLAYER,
    SECTIONS,
    SIZE,
    SQUARE,
    STAYED,
    TOOK,
    TURN,
    UNDER_PILE,
    Observer,
    code_of,
    field,
)
from glastonbury.rules import CARDS, CELLS, PLAYER_COLORS, State, legal, play, scores, start, winners
from test_views import hidden_places, twin_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_the_table_is_part_of_what_is_known(players, recipes):
    rng = random.Random(players)
    state = start(deal(Choices(PLAYER_COLORS[:players], recipes=recipes), rng.randbytes(16)))
    seats = [Observer(state, seat) for seat in range(players)]
    while moves := legal(state):
        state, events = play(state, rng.choice(moves))
        for seat in seats:
            seat.learn(events, state)
            knowledge, table = seat.knowledge(), seat.table()
            assert knowledge.shape == table.shape == (SIZE,)
            seen = field(table, "places")[:72] != 0
            assert (field(table, "places")[:72] == field(knowledge, "places")[:72])[seen].all()
            assert (field(table, "levels")[:72] == field(knowledge, "levels")[:72])[seen].all()
            for section in ("cells", "players", "turns", "game"):
                assert np.array_equal(field(table, section), field(knowledge, section))


# The version

PINNED = {
    1: {
        "actions": "005526e3d2b5ff78",
        "fields": "13cd7f62161c7f94",
        "tensors": "9fa444cf10bad419",
        "rewards": "da3848db5a41ba31",
    }
}


def digests(data: Path) -> dict[str, str]:
    """Of all that a version stands for: tensors and rewards over one game, by the reference."""
    sections = [(section.name, section.shape) for section in SECTIONS]
    found = {"actions": " ".join(map(str, MOVES)), "fields": repr((sections, PLAYER, TURN, GAME, PHASES))}
    record = read_record((data / "example-games.jsonl").read_text(encoding="utf-8").splitlines()[0])
    state = start(record.setup)
    seats = [Observer(state, seat) for seat in range(len(state.players))]
    tensors = []
    for move in record.moves:
        state, events = play(state, move)
        for seat in seats:
            seat.learn(events, state)
            tensors += [seat.knowledge().tolist(), seat.table().tolist()]
    final = scores(state)
    first = winners(final)
    shares = [(seat in first) / len(first) for seat in range(len(final))]
    found |= {"tensors": repr(tensors), "rewards": repr([[score.total for score in final], shares])}
    return {what: hashlib.sha256(text.encode()).hexdigest()[:16] for what, text in found.items()}


def test_what_changes_has_a_new_version(data):
    for what, digest in digests(data).items():
        assert digest == PINNED.get(VERSION, {}).get(what), (
            f"the {what} are not those of version {VERSION}: learned weights do not fit them. "
            f"Raise VERSION in glastonbury/envs/__init__.py, and add it here with its digests"
        )


# From hand-made positions


def watched(state: State, moves: str) -> Iterator[list[np.ndarray]]:
    """After each of these moves what each seat sees on its table, by the reference and by the compiled engine."""
    seats = [Observer(state, seat) for seat in range(len(state.players))]
    packed, seen = core.pack(state), core.watch(state)
    for token in moves.split():
        move = read_move(token)
        state, events = play(state, move)
        assert core.play_seen(packed, seen, action_of(move))
        for seat in seats:
            seat.learn(events, state)
            assert np.array_equal(seat.table(), observed(packed, seen, seat.seat)[1])
        yield [seat.table() for seat in seats]


# Perluceo's look

YELLOW = player("yellow", 1, "Oa1 Ob1 Oa2")


def looks(state: State, moves: str) -> list[tuple[int, ...]]:
    """After each of these moves, how many cards of the own cauldron each seat sees on its table."""
    return [
        tuple(int(np.sum(field(table, "places") == CAULDRON)) for table in tables) for tables in watched(state, moves)
    ]


def test_a_look_lasts_until_its_player_has_decided_next_with_two_players():
    state = position(YELLOW, player("green", 6, "Ra1 Rb1"), cells="b2:Pe a3:Gb1", pile="Ya1 Ya2 Ya3 Ya4")
    assert looks(state, "b2 a3 d2 a4") == [(3, 1), (3, 1), (1, 1), (1, 1)]


def test_a_look_lasts_until_its_player_has_decided_next_with_four_players():
    others = [player(color, stop, f"{color[0].upper()}a1") for color, stop in (("green", 1), ("red", 6), ("blue", 11))]
    state = position(YELLOW, *others, cells="b2:Pe", pile="Ya1 Ya2 Ya3 Ya4 Yb1")
    assert [row[0] for row in looks(state, "b2 c2 a3 d2 d3")] == [3, 3, 3, 3, 1]


def test_a_look_shows_the_cauldron_that_vanesco_has_left():
    state = position(YELLOW, player("green", 6, "Ra1 Rb1"), cells="b2:Pe a3:Va", pile="Ya1 Ya2 Ya3 Ya4")
    assert looks(state, "b2 a3 c2 a4") == [(3, 1), (2, 1), (1, 1), (1, 1)]


def test_two_may_look_at_the_same_time():
    state = position(YELLOW, player("green", 6, "Ra1 Rb1"), cells="b2:Pe a3:Pe", pile="Ya1 Ya2 Ya3 Ya4")
    assert looks(state, "b2 a3 d2 a4") == [(3, 1), (3, 2), (1, 2), (1, 1)]


def test_a_look_outlasts_a_turn_that_passes_at_a_corner():
    yellow, green = player("yellow", 3, "Oa1 Ob2"), player("green", 6, "Ra1")
    state = position(yellow, green, cells="d2:Pe a3:Gb1", pile="Ya1 Ya2 Ya3 Ya4")
    assert looks(state, "d2 a3 a4 b3") == [(2, 1), (2, 1), (2, 1), (1, 1)]


def test_a_look_lasts_until_declinatio_is_used():
    yellow = player("yellow", 3, "Oa1 Ob2", spells="De", declinatio=3)
    state = position(yellow, player("green", 6, "Ra1"), cells="d2:Pe", pile="Ya1 Ya2 Ya3 Ya4")
    assert looks(state, "d2 a3 declinatio a3") == [(2, 1), (2, 1), (1, 1), (1, 1)]


def test_a_kept_perluceo_ends_in_open_cauldrons():
    state = position(YELLOW, player("green", 6, "Ra1 Rb1"), cells="b2:Pe c3:Ya1")
    assert looks(state, "b2 keep") == [(1, 1), (3, 2)]


# The last turns


def last_turn(table: np.ndarray, player: int) -> dict[str, int]:
    """What is said of it."""
    row = field(table, "turns")[player].tolist()
    return {name: value for name, value in zip(TURN, row, strict=True) if value}


def code(name: str) -> int:
    return code_of(CARDS[name])


def cell(name: str) -> int:
    return CELLS.index(name) + 1


GREEN = player("green", 6, "Ra1")


def test_the_turn_of_an_accio():
    yellow = player("yellow", 1, "Oa1", spells="Ac", accio=2)
    *_, (own, others) = watched(position(yellow, GREEN, cells="e5:Rb3", pile="Ya1 Ya2"), "*e5")
    turn = {"did": TOOK, "card": code("Rb3"), "cell": cell("e5"), "by": BY_ACCIO, "turned_over": code("Ya1")}
    assert last_turn(own, 0) == last_turn(others, 1) == turn
    assert last_turn(own, 1) == last_turn(others, 0) == {}


def test_the_turn_of_a_declinatio():
    yellow = player("yellow", 5, "Oa1", spells="De", declinatio=3)
    state = position(yellow, GREEN, cells="c2:Rb3", pile="Ya1 Ya2", phase="corner")
    (at_corner, _), (own, _), (later, _) = watched(state, "declinatio c2 a3")
    assert last_turn(at_corner, 0) == {}  # it is not over
    turn = {"did": TOOK, "card": code("Rb3"), "cell": cell("c2"), "by": BY_DECLINATIO, "turned_over": code("Ya1")}
    assert last_turn(own, 0) == last_turn(later, 0) == turn
    assert "by" not in last_turn(later, 1)


def test_the_turn_of_a_vanesco_with_three_victims():
    others = [player("green", 1, "Ga1"), player("red", 6, "Ra1"), player("blue", 11, "Ba1")]
    state = position(YELLOW, *others, cells="b2:Va", pile="Ya1 Ya2")
    ((*tables,),) = watched(state, "b2")
    took = {"did": TOOK, "card": code("Va"), "cell": cell("b2"), "turned_over": code("Ya1")}
    assert last_turn(tables[0], 0) == took | {"swept_1": code("Ga1"), "swept_2": code("Ra1"), "swept_3": code("Ba1")}
    assert last_turn(tables[2], 2) == took | {"swept_3": code("Ga1"), "swept_0": code("Ra1"), "swept_1": code("Ba1")}


def test_without_a_pile_no_card_is_turned_over():
    ((own, _),) = watched(position(YELLOW, GREEN, cells="b2:Va b3:Ya1 a2:Ya2 a3:Ya3"), "b2")
    assert last_turn(own, 0) == {"did": TOOK, "card": code("Va"), "cell": cell("b2"), "swept_1": code("Ra1")}


def test_the_turn_of_one_who_stays_or_must_pass():
    yellow = player("yellow", 5, "Oa1", spells="De", declinatio=3)
    passing = player("green", 9, "Ra1")
    ((own, _),) = watched(position(yellow, passing, pile="Ya1 Ya2", phase="corner"), "stay")
    assert last_turn(own, 0) == last_turn(own, 1) == {"did": STAYED}


def test_the_turn_that_ends_the_game_by_special_situation_1():
    yellow = player("yellow", 5, "Oa1", spells="De", declinatio=3)
    ((own, _),) = watched(position(yellow, GREEN, cells="c2:Pe c3:Ya1", phase="corner"), "declinatio")
    assert last_turn(own, 0) == {"did": ENDED, "by": BY_DECLINATIO}


def test_the_turn_of_one_who_places_the_pawn():
    begun = start(deal(Choices(PLAYER_COLORS[:2], first=0), b"placed"))
    ((own, _),) = watched(begun, "@a1")
    assert last_turn(own, 0) == {"did": PLACED}


# The compiled engine

Watched = tuple[State, np.ndarray, np.ndarray]  # a state, packed, and what has been seen


def watched_game(rng: random.Random) -> Iterator[Watched]:
    """A random game of any variant, from its start."""
    packed = seen = None
    for state, move, _ in random_game(rng, random_setup(rng)):
        if packed is None:
            packed, seen = core.pack(state), core.watch(state)
        else:
            assert core.play_seen(packed, seen, action_of(move))
        yield state, packed, seen


def observed(packed, seen, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """Knowledge and table."""
    tensors = np.empty((2, SIZE), dtype=np.int8)
    core.observe(packed, seen, seat, True, tensors[0])
    core.observe(packed, seen, seat, False, tensors[1])
    return tensors[0], tensors[1]


def compare_with_the_reference(seed: int) -> None:
    rng = random.Random(seed)
    packed = None
    for state, move, events in random_game(rng, random_setup(rng)):
        if packed is None:
            packed, seen = core.pack(state), core.watch(state)
            seats = [Observer(state, seat) for seat in range(len(state.players))]
        else:
            core.play_seen(packed, seen, action_of(move))
            for seat in seats:
                seat.learn(events, state)
        for seat in seats:
            knowledge, table = observed(packed, seen, seat.seat)
            assert np.array_equal(knowledge, seat.knowledge())
            assert np.array_equal(table, seat.table())


@pytest.mark.few(1)
@pytest.mark.parametrize("part", range(15))
def test_the_compiled_engine_observes_the_same(part):
    for seed in range(part * 8, part * 8 + 8):
        compare_with_the_reference(seed)


@pytest.mark.large
@pytest.mark.parametrize("part", range(6))
def test_the_compiled_engine_observes_the_same_in_600_games(part):
    for seed in range(1000 + part * 100, 1100 + part * 100):
        compare_with_the_reference(seed)


def test_an_illegal_action_changes_nothing():
    for _, packed, seen in watched_game(random.Random(1)):
        actions = np.empty(59, dtype=np.int8)
        allowed = actions[: core.legal(packed, actions)].tolist()
        before = packed.copy(), seen.copy()
        for action in {-1, 59, *range(59)} - set(allowed):
            assert not core.play_seen(packed, seen, action)
        assert np.array_equal(packed, before[0])
        assert np.array_equal(seen, before[1])


# Memory


class Memory:
    """A player who forgets nothing, and has only ever seen the table: one tensor after each decision of anybody."""

    def __init__(self, table: np.ndarray) -> None:
        self.table = table.copy()
        self.players = int(self.game("players"))
        self.cauldrons: list[list[int]] = [[] for _ in range(self.players)]
        self.bottom: list[int] = []
        self.out: list[int] = []

    def game(self, name: str) -> int:
        return int(field(self.table, "game")[GAME.index(name)])

    def each(self, name: str) -> list[int]:
        return field(self.table, "players")[: self.players, PLAYER.index(name)].tolist()

    def see(self, table: np.ndarray) -> None:
        player, phase = self.game("deciding") - 1, PHASES[self.game("phase")]
        pile, hand = self.game("pile"), self.game("hand")
        heights, vanescos, spells = self.each("height"), self.each("vanescos"), self.spells(player)
        self.table = table.copy()
        if phase not in ("take", "keep"):
            return
        if self.each("vanescos")[player] > vanescos[player]:
            for distance in range(1, self.players):
                other = self.cauldrons[(player + distance) % self.players]
                if other:
                    (self.bottom if pile else self.out).append(other.pop())
        if self.each("height")[player] > heights[player]:
            self.cauldrons[player].append(self.each("top")[player])
        elif phase == "keep" and self.spells(player) == spells:
            self.out.append(hand)
        left = self.game("pile")
        self.bottom = self.bottom[-left:] if left else []

    def spells(self, player: int) -> int:
        return sum(self.each(name)[player] for name in ("vanescos", "perluceos", "accios", "declinatios"))

    def knowledge(self) -> np.ndarray:
        """The table with all that is remembered."""
        found = [(code, SQUARE, cell) for cell, code in enumerate(field(self.table, "cells").tolist())]
        for index, cards in enumerate(self.cauldrons):
            found += [(code, CAULDRON + index, level) for level, code in enumerate(cards)]
        above = self.game("pile") - len(self.bottom)
        found += [(code, UNDER_PILE, above + order) for order, code in enumerate(self.bottom)]
        found += [(code, OUT, 0) for code in self.out]
        found += [(self.game("hand"), HAND, 0)]
        where = {code: (place, level) for code, place, level in found if 1 <= code <= 72}
        if removed := self.game("removed_color"):
            where |= dict.fromkeys(range(8 * removed - 7, 8 * removed + 1), (NOT_IN_GAME, 0))
        immutos = sorted([(0, 0), (0, 0), *((place, level) for code, place, level in found if code == 73)])[-2:]
        rows = [where.get(code, (0, 0)) for code in range(1, 73)] + immutos
        tensor = self.table.copy()
        field(tensor, "places")[:] = [place for place, _ in rows]
        field(tensor, "levels")[:] = [level for _, level in rows]
        return tensor


def remember_games(first: int, count: int) -> None:
    for seed in range(first, first + count):
        memories: list[Memory] = []
        for state, packed, seen in watched_game(random.Random(seed)):
            for seat in range(len(state.players)):
                knowledge, table = observed(packed, seen, seat)
                if len(memories) == seat:
                    memories.append(Memory(table))
                else:
                    memories[seat].see(table)
                assert np.array_equal(memories[seat].knowledge(), knowledge)


@pytest.mark.few(1)
@pytest.mark.parametrize("part", range(15))
def test_a_perfect_memory_of_the_table_is_knowledge(part):
    remember_games(part * 20, 20)


@pytest.mark.large
@pytest.mark.parametrize("part", range(6))
def test_a_perfect_memory_of_the_table_is_knowledge_in_600_games(part):
    remember_games(1000 + part * 100, 100)


# Hidden information: a twin of a state differs only in what the seat may not know


def packed_twin(state: State, packed, seen, seat: int, fixed: set, rng: random.Random):
    """The twin as it would be packed, with the same things seen."""
    twin_seen = seen.copy()
    twin_seen[FIRST_SWEPT] = max(0, int(seen[FIRST_SWEPT]) - int(packed[PILE_HEAD]))  # a packed pile begins at 0
    return core.pack(twin_of(state, seat, rng, fixed)), twin_seen


@given(st.integers(0, 2**32))
def test_a_seat_cannot_tell_a_state_from_its_twin(seed):
    rng = random.Random(seed)
    for state, packed, seen in watched_game(rng):
        if rng.random() < 0.7:
            continue
        seat = rng.randrange(len(state.players))
        places = hidden_places(state)
        looks = {place for place in places if place[:2] == ("cauldron", seat) and seen[LOOKING] >> seat & 1}
        twin = packed_twin(state, packed, seen, seat, looks, rng)
        assert np.array_equal(observed(packed, seen, seat)[1], observed(*twin, seat)[1])

        unknown = int(seen[FIRST_SWEPT]) - int(packed[PILE_HEAD])
        known = {place for place in places if place[0] == "cauldron" or place[2] >= unknown}
        twin = packed_twin(state, packed, seen, seat, known, rng)
        assert np.array_equal(observed(packed, seen, seat)[0], observed(*twin, seat)[0])
