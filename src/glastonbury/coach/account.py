"""The account of a game: what deal, cards and moves have brought each seat (docs/coach.md).

A value says of any position what each seat can expect, as one seat sees it. Between the beginning and the result it
changes move by move, and each change is divided: what the move did (against the best one), what the card did that was
turned over (against the mean over all that it could have been), and what neither of them did. So the parts add up to
the result whatever the value says.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS, action_of
from ..core import legal, pack, play_seen, watch
from ..core.packing import BLOCK, NONE, PLAYER, PLAYERS, RECIPE_A, RECIPE_B, RECIPES, SEAT, Packed
from ..core.standing import Standing, settled, standing
from ..core.supposing import known, suppose, unseen
from ..core.watching import FIRST_SWEPT
from ..net import Net
from ..rules import Color, Move, Setup, State, start
from ..views import SPECTATOR, Seat

# Says of packed states, each a row, what every seat can expect, as one of them or a spectator sees it. It is shown
# only what that one can know: the cards that nobody has seen lie in the order of cards, recipes of others are none.
Value = Callable[[Packed, Seat], Standing]
Floats = npt.NDArray[np.float64]
UNITS = ("share", "points")  # of the win; and ahead of the best other


class Option(NamedTuple):
    """A legal move, and what the player who made one of them could expect after it."""

    action: int
    share: float
    points: float


class TurnAccount(NamedTuple):
    """A decision, and what came of it. The arrays are [seats, units]."""

    player: int
    action: int
    options: tuple[Option, ...]
    before: Floats  # what each seat could expect
    play: Floats  # what the move brought, against the best one
    luck: Floats  # what the card brought that was turned over
    revealed: Floats  # what neither of them did
    stood_in: bool = False  # somebody else decided in the player's place


class Account(NamedTuple):
    turns: tuple[TurnAccount, ...]
    deal: Floats  # what each seat could expect at first, against equal seats
    shown: Floats  # what the others' recipes brought when they were shown
    result: Floats

    @property
    def luck(self) -> Floats:
        return self.total([turn.luck for turn in self.turns])

    @property
    def own_play(self) -> Floats:
        return self.total([masked(turn, own=True) for turn in self.turns])

    @property
    def others_play(self) -> Floats:
        return self.total([masked(turn, own=False) for turn in self.turns])

    @property
    def revealed(self) -> Floats:
        return self.total([turn.revealed for turn in self.turns]) + self.shown

    def unforced(self, seat: int) -> int:
        """How often this seat had a choice, and made it."""
        return sum(turn.player == seat and not turn.stood_in and len(turn.options) > 1 for turn in self.turns)

    def total(self, terms: Sequence[Floats]) -> Floats:
        return sum(terms, np.zeros_like(self.deal))


def masked(turn: TurnAccount, *, own: bool) -> Floats:
    """Of a move what it brought the one who made it, or the others: a stand-in is another for all."""
    seats = (np.arange(len(turn.play)) == turn.player) & (not turn.stood_in)
    return np.where((seats if own else ~seats)[:, np.newaxis], turn.play, 0.0)


def judged_by(net: Net, setup: Setup) -> Value:
    """The value by a net."""
    removed = removed_from(setup)
    return lambda states, seat: standing(net, states, removed, -1 if seat is SPECTATOR else seat)


def removed_from(setup: Setup) -> int:
    """The colour that is not in the game, as `core` counts them."""
    return NONE if setup.removed_color is None else list(Color).index(setup.removed_color)


def account(setup: Setup, moves: Sequence[Move], value: Value, stood_in: Collection[int] = ()) -> Account:
    """Of a finished game, at whose plies so named somebody moved in a player's place."""
    return account_from(start(setup), moves, value, stood_in)


def account_from(state: State, moves: Sequence[Move], value: Value, stood_in: Collection[int] = ()) -> Account:
    """The same from any state on of whose pile nobody has seen a card."""
    s, seen = pack(state), watch(state)
    players = int(s[PLAYERS])
    stands = standing_now(known(s, int(seen[FIRST_SWEPT])), value)
    deal = stands - equal(players)
    turns = []
    for ply, move in enumerate(moves):
        turn, stands = account_turn(s, int(seen[FIRST_SWEPT]), action_of(move), stands, value)
        turns.append(turn._replace(stood_in=ply in stood_in))
        if not play_seen(s, seen, turn.action):
            raise ValueError(f"{move} is not legal")
    result = settled(s)
    return Account(tuple(turns), deal, result - stands, result - equal(players))


def equal(players: int) -> Floats:
    """What each of equal seats can expect."""
    return np.array([1 / players, 0.0])


def standing_now(before: Packed, value: Value) -> Floats:
    """What each seat can expect for itself, as it sees it."""
    states = before[np.newaxis]
    return np.array([as_seen(states, seat, value)[0, seat] for seat in range(int(before[PLAYERS]))])


def as_seen(states: Packed, seat: Seat, value: Value) -> Standing:
    """The value of these states to whom others' recipes are not shown."""
    if states[0, RECIPES] == 0:
        return value(states, SPECTATOR)
    states = states.copy()
    for index in range(int(states[0, PLAYERS])):
        if index != seat:
            states[:, [SEAT + index * BLOCK + RECIPE_A, SEAT + index * BLOCK + RECIPE_B]] = NONE
    return value(states, seat)


def account_turn(s: Packed, first_swept: int, action: int, stands: Floats, value: Value) -> tuple[TurnAccount, Floats]:
    """A decision of a state in which each seat can expect so much; and what it can expect after it."""
    before = known(s, first_swept)
    actions = np.empty(ACTIONS, dtype=np.int8)
    actions = actions[: legal(s, actions)]
    states, starts = suppose(before, first_swept, actions)
    played = actions.tolist().index(action)
    mover, players = int(s[PLAYER]), int(s[PLAYERS])
    counts = np.diff(starts, append=len(states))
    place = unseen(s, first_swept)
    came = int(np.searchsorted(before[place], s[place.start])) if counts[played] > 1 else 0

    def means(found: Standing) -> Standing:
        """After each action, before a card is turned over."""
        totals: Standing = np.add.reduceat(found, starts, axis=0)
        return totals / counts[:, np.newaxis, np.newaxis]

    def own_after(seat: int, k: int) -> Floats:
        """What a seat can expect for itself after an action, with each card that may be turned over."""
        there = slice(starts[k], starts[k] + counts[k])
        if seat == mover:
            return private[there, seat]
        return public[there, seat] if s[RECIPES] == 0 else as_seen(states[there], seat, value)[:, seat]

    public = as_seen(states, SPECTATOR, value)
    private = as_seen(states, mover, value) if s[RECIPES] == 1 else public
    expected, best, stands_then = np.empty((3, players, 2))
    for seat in range(players):
        choice = means(private if seat == mover else public)[:, mover].argmax(axis=0).tolist()  # in each unit
        after = {k: own_after(seat, k) for k in {played, *choice}}
        expected[seat] = after[played].mean(axis=0)
        best[seat] = [after[k].mean(axis=0)[unit] for unit, k in enumerate(choice)]
        stands_then[seat] = after[played][came]
    options = [Option(int(actions[k]), *map(float, found)) for k, found in enumerate(means(private)[:, mover])]
    turn = TurnAccount(mover, action, tuple(options), stands, expected - best, stands_then - expected, best - stands)
    return turn, stands_then
