"""One game for every interface but Pgx: the compiled engine with deal, masks, observations and rewards.

>>> game = CompiledGame(3, Chosen())
>>> game.deal(np.random.default_rng(1))
>>> game.player, np.flatnonzero(game.mask()).tolist()
(0, [36, 37, 38, 39])
>>> game.play(36)
>>> game.player, game.observe(0).shape
(1, (288,))
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from .. import core
from ..actions import ACTIONS, move_of
from ..core.chance import Rng
from ..core.packing import KINDS, PHASE, PILE, PLAYER, Packed
from ..core.watching import FIRST_SWEPT, play_randomly, play_seen, write_mask
from ..observation import OVER, SIZE, Tensor
from ..rules import (
    OTHER_COLORS,
    PLAYER_COLORS,
    Color,
    Edition,
    Event,
    RecipeB,
    Recipes,
    Setup,
    State,
    deck_without,
    legal,
    play,
    start,
)
from ..rules.setup import check_variant
from . import Chosen, Observation, Rewards

# Decisions in a game: pawns are placed; 84 cards can be taken and up to 12 that Vanesco has swept under the pile, each
# perhaps after a decision at a corner; a last card is kept or dropped, two Immutos are put.
LONGEST = 4 + 2 * (84 + 12) + 4 + 1 + 2

_COLORS = tuple(Color)


def numbers(removed: int) -> Packed:
    """The deck in its canonical order, less the removed colour's cards; none is -1."""
    deck = deck_without(None if removed < 0 else _COLORS[removed])
    return np.array([KINDS.index(card) for card in deck], dtype=np.int8)


class CompiledGame:
    """A table at which one game after the other is played. Player 0 begins; colours are in the order of the rulebook.

    With two players one of the colours that nobody plays may be removed (§3).
    """

    def __init__(self, players: int, chosen: Chosen) -> None:
        check_variant(players, chosen.edition)
        self.players = players
        self.recipes = chosen.recipes
        self.edition = Edition(chosen.edition)
        self.removes = chosen.removed_color and players == 2
        self.decks = {removed: numbers(removed) for removed in (-1, *range(4))}
        self.points = np.zeros((4, 4), dtype=np.int16)
        self.played = np.zeros(LONGEST, dtype=np.int8)
        any_game = start(
            Setup(
                PLAYER_COLORS[:players],
                deck_without(None),
                self.edition,
                recipes=tuple(map(Recipes, OTHER_COLORS, RecipeB))[:players] if chosen.recipes else None,
            )
        )
        self.actions: list[int] = []
        self.s = core.pack(any_game)
        self.seen = core.watch(any_game)

    def copy(self) -> "CompiledGame":
        other = object.__new__(CompiledGame)
        other.__dict__ = self.__dict__ | {
            "s": self.s.copy(),
            "seen": self.seen.copy(),
            "actions": self.actions.copy(),
            "points": self.points.copy(),
            "played": self.played.copy(),
        }
        return other

    def __deepcopy__(self, memo: object) -> "CompiledGame":
        return self.copy()

    def deal(self, rng: np.random.Generator) -> None:
        """Begin a game."""
        removed = int(rng.integers(self.players, 4)) if self.removes else -1
        a, b = (rng.permutation(5).astype(np.int8) for _ in "ab") if self.recipes else (NOBODYS, NOBODYS)
        self.lay_out(rng.permutation(self.decks[removed]), removed, a + np.int8(4), b)

    def lay_out(self, deck: Packed, removed: int, a: Packed, b: Packed) -> None:
        """Begin a game with this deck and these recipes, one of each for every player, as numbers of `core`."""
        self.dealt = deck, removed, a, b
        self.actions = []
        core.lay_out(self.s, self.seen, deck, removed, a, b)

    # Playing

    @property
    def player(self) -> int:
        """Who decides; of no meaning when the game is over."""
        return int(self.s[PLAYER])

    @property
    def over(self) -> bool:
        return bool(self.s[PHASE] == OVER)

    def mask(self) -> Tensor:
        """1 for each legal action."""
        mask = np.empty(ACTIONS, dtype=np.int8)
        write_mask(self.s, mask)
        return mask

    def play(self, action: int) -> None:
        if not play_seen(self.s, self.seen, action):
            raise ValueError(self.why_illegal(action))
        self.actions.append(action)

    def why_illegal(self, action: int) -> str:
        allowed = ", ".join(map(str, np.flatnonzero(self.mask()).tolist()))
        return f"action {action} is not legal; legal: {allowed}" if allowed else "the game is over: reset it"

    def play_randomly(self, seat: int, rng: Rng, at_most: int = LONGEST) -> None:
        """So many decisions, until this seat decides or the game is over."""
        count = play_randomly(self.s, self.seen, seat, rng, self.played[:at_most])
        self.actions += self.played[:count].tolist()

    # What comes of it

    def observe(self, seat: int, observation: Observation = "knowledge") -> Tensor:
        tensor = np.empty(SIZE, dtype=np.int8)
        core.observe(self.s, self.seen, seat, observation == "knowledge", tensor)
        return tensor

    def totals(self) -> npt.NDArray[np.int16]:
        """Every player's points; they are final when the game is over."""
        core.score(self.s, self.points)
        return self.points[: self.players, 3]

    def rewards(self, kind: Rewards) -> list[float]:
        """What each player is given when the game is over; nothing before.

        `points`: those of the scoring. `win_share`: 1 for winning, divided among those who share the win (§8).
        """
        if not self.over:
            return [0.0] * self.players
        totals = self.totals()
        if kind == "points":
            return [float(total) for total in totals]
        first = totals == totals.max()
        return [float(share) for share in first / first.sum()]

    # In the words of `rules`

    def setup(self) -> Setup:
        deck, removed, a, b = self.dealt
        pile = self.s[PILE : PILE + int(self.seen[FIRST_SWEPT])]  # as it is turned over, whatever was dealt
        recipes = [Recipes(_COLORS[color], [*RecipeB][task]) for color, task in zip(a, b, strict=True)]
        return Setup(
            PLAYER_COLORS[: self.players],
            tuple(KINDS[number] for number in (*deck[:32], *pile)),
            self.edition,
            None if removed < 0 else _COLORS[removed],
            tuple(recipes[: self.players]) if self.recipes else None,
        )

    def replay(self) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Every state so far with the events that led to it."""
        state = start(self.setup())
        yield state, ()
        for action in self.actions:
            state, events = play(state, move_of(action, legal(state)))
            yield state, events


NOBODYS: Packed = np.zeros(0, dtype=np.int8)
