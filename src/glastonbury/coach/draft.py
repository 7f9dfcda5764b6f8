"""How far a review has come, in plain values: they can be kept, and gone on with in another process."""

from typing import Literal, NamedTuple

from msgspec import Struct

from ..bots import Fact

FORMAT = "glastonbury-review/2"

Grade = Literal["slip", "mistake", "blunder"]
Cause = Literal["memory", "judgement"]
MISTAKE, BLUNDER = 4.0, 8.0  # points from which on an error is called so

# What parts of a review take, against one another
ACCOUNT, LOOK, COMPARE, EXPLAIN, REMEMBER = 5.0, 0.2, 1.0, 0.2, 0.3


class Look(NamedTuple):
    """A decision at which something may have been lost, and the moves to try there: the one played, and some others."""

    ply: int  # the number of the decision, from 0
    player: int
    actions: tuple[int, ...]


class Looked(NamedTuple):
    """With the move that seems best, and how many points it seems to bring."""

    ply: int
    player: int
    played: int
    better: int
    points: float


class Error(NamedTuple):
    ply: int
    player: int
    played: int  # actions
    better: int
    points: float  # that the better one would have brought on average, and its standard error
    points_error: float
    share: float  # of the win
    share_error: float

    @property
    def grade(self) -> Grade:
        return "blunder" if self.points >= BLUNDER else "mistake" if self.points >= MISTAKE else "slip"


class Moment(Struct, frozen=True):
    """An error as it is told."""

    ply: int
    player: int
    played: str  # the moves, as records write them
    better: str
    points: float
    points_error: float
    share: float
    share_error: float
    grade: Grade
    cause: Cause
    forgotten: float  # how many of the points forgetting explains
    played_facts: tuple[Fact, ...]  # reasons, by what could be known
    better_facts: tuple[Fact, ...]


class Draft(Struct, frozen=True):
    """All but the account: first looks, then the worst compared, then errors explained, then memory weighed."""

    plies: int  # of the game
    looks: tuple[Look, ...]
    looked: tuple[Looked, ...] = ()  # at the first of them
    worst: tuple[Looked, ...] = ()  # once all were looked at
    compared: int = 0  # the first of the worst
    errors: tuple[Error, ...] = ()  # in the order in which they happened, once all were compared
    moments: tuple[Moment, ...] = ()  # the first of them
    weighed: int = 0  # plies
    memory: tuple[list[list[float]] | None, ...] = ()  # per player, if asked for: a table as half_life.py reads it

    @property
    def done(self) -> bool:
        return self.weighed == self.plies

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        to_compare = len(self.worst if len(self.looked) == len(self.looks) else self.looks)
        to_explain = len(self.errors) if self.compared == to_compare else to_compare
        done = ACCOUNT + LOOK * len(self.looked) + COMPARE * self.compared
        done += EXPLAIN * len(self.moments) + REMEMBER * self.weighed
        whole = ACCOUNT + LOOK * len(self.looks) + COMPARE * to_compare
        whole += EXPLAIN * to_explain + REMEMBER * self.plies
        return round(done / whole, 3)
