"""Every message between a client and the server: one closed union each way.

A client sends commands; each has an id that the client made, and is answered by Done or Refusal with that id. Repeated,
it gets its first answer. Besides, the server sends the table whenever it has changed, with what happened since; who is
there; and what people say.
"""

import json
import re
from typing import Annotated, Any, Literal, TypedDict, TypeVar

import msgspec
from msgspec import Meta, Struct

from ...bots import Level
from ...bots.facts import Code as FactCode
from ..codes import Code, Detail
from ..tables.changes import (
    Abandon,
    Change,
    ChooseColor,
    Edition,
    Move,
    Options,
    Phrase,
    Prepare,
    PromiseWord,
    Rematch,
    Rename,
    Resign,
    RevealWord,
    SeatBot,
    Seating,
    SeatNumber,
    Sit,
    StandUp,
    StopClock,
    StretchClock,
    TakeBack,
    VoteStandIn,
    WhisperAbout,
    Withdraw,
)
from ..tables.table import Status
from .happenings import AnyHappening
from .seen import TableSeen

T = TypeVar("T")


class Begin(Change, frozen=True):
    """The host wants to play; the secret of the deal is the server's business."""


class Say(Change, frozen=True):
    """One of the phrases that there are: children play here."""

    phrase: Phrase


class Mute(Change, frozen=True):
    """Not to hear, at any table, whoever sits there; or to hear them again."""

    seat: SeatNumber
    muted: bool


class StepAway(Change, frozen=True):
    """To be shown as absent though the page is open."""


class ImBack(Change, frozen=True):
    pass


Passing = Say | Mute | StepAway | ImBack  # what no log keeps

Wish = (
    Sit
    | Rename
    | ChooseColor
    | StandUp
    | SeatBot
    | Begin
    | Prepare
    | PromiseWord
    | RevealWord
    | Move
    | Resign
    | VoteStandIn
    | TakeBack
    | Abandon
    | StretchClock
    | StopClock
    | Rematch
    | Withdraw
    | Say
    | Mute
    | StepAway
    | ImBack
)


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=8, max_length=36, pattern="^[0-9A-Za-z-]+$")]
    wish: Wish


class Message(Struct, frozen=True, tag=True):
    pass


def encoded(message: Message) -> str:
    return msgspec.json.encode(message).decode()


class Done(Message, frozen=True):
    """It has happened, and is safe. `seq` is its row in the log; none for what no log keeps."""

    id: str
    seq: int | None


class Refusal(Message, frozen=True):
    """A code and data, no prose; without an id where the command could not be read."""

    id: str | None
    code: Code
    data: dict[str, Detail]


class Seen(Message, frozen=True):
    """The table now, and what happened since the version that the client had: all of it to whoever was there.

    Whoever comes back may have missed turns, of which only each player's last may be told (§5).
    """

    at: float  # the server's time
    due: float | None  # when the deal is cancelled, or the stand-in moves
    since: int | None  # all after this version is told; none: not known, or not all may be
    missed: bool  # there were turns that may not be told any more
    happened: list[AnyHappening]
    table: TableSeen


class SeatPresence(Struct, frozen=True):
    seat: int
    here: bool
    away_for: float | None  # seconds
    muted: bool  # by you


class Around(Message, frozen=True):
    """Who is there. After `grace` seconds of absence the others may vote for a stand-in."""

    seats: list[SeatPresence]  # of people
    watching: int  # how many others
    grace: float


class Said(Message, frozen=True):
    seat: int
    phrase: Phrase


ToClient = Done | Refusal | Seen | Around | Said


# REST


class Problem(Struct, frozen=True):
    """What every error answer is: a code and data, no prose."""

    code: Code
    data: dict[str, Detail]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options = Options()
    seating: tuple[Seating, ...] = ()  # seat by seat: open, or a bot's level; none: all open


class Made(Struct, frozen=True):
    table: str  # the invite code


class About(TypedDict):
    """What the lobby tells of a table, as the database has it."""

    seats: int
    open: int
    names: list[str]
    bots: list[Level]
    edition: Edition
    recipes: bool
    memory_aid: bool
    spectators: bool
    pace: int | None


class Listed(Struct, frozen=True):
    """A table in the lobby."""

    table: str
    status: Status
    at: float
    about: About


class AskFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """About the own decision at this ply. Facts may come unasked, as in a first game: then they do not count."""

    game: int
    ply: int
    about: WhisperAbout
    unasked: bool = False


class FactTold(Struct, frozen=True):
    """What bots/facts.py and bots/whispers.py say, with seats for players."""

    code: FactCode
    data: dict[str, str | int]


class MoveTold(Struct, frozen=True):
    move: str
    facts: list[FactTold]  # reasons


class Whispered(Struct, frozen=True):
    """What the friend says: facts, or moves, the best first."""

    facts: list[FactTold] = []
    moves: list[MoveTold] = []


class Invitation(Struct, frozen=True):
    """How others come to a table. No link where this server can be reached from this machine alone."""

    table: str
    link: str | None


class LinkMade(Struct, frozen=True):
    """The token belongs into the fragment of a link, and is redeemed by a POST."""

    token: str
    link: str | None


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=16, max_length=64)]
    replace: bool = False  # to give up the seats that this device has


class Redeemed(Struct, frozen=True):
    tables: list[str]


Tutorial = Literal["first", "recipes", "two"]


class TutorialStep(Struct, frozen=True, forbid_unknown_fields=True):
    tutorial: Tutorial
    step: Annotated[int, Meta(ge=1, le=20)]


class Verified(Struct, frozen=True):
    """Whether a record's deal follows from its secret and words."""

    honest: bool
    commitment: str | None
    problem: Problem | None  # bad_record, bad_proof, or other_deal with what is different


# Reading


NOT_READ = (msgspec.DecodeError, UnicodeError, RecursionError)  # the last: nested too deep


def read(text: str | bytes, wanted: type[T]) -> T:
    """What somebody sent: nothing is taken for what it is not, and no name stands twice. Raises NOT_READ."""
    msgspec.json.decode(text)  # refuses what is no JSON, of which Python knows more kinds
    return msgspec.convert(PLAIN.decode(text if isinstance(text, str) else text.decode()), wanted)


def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of several values others would take the last."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise msgspec.DecodeError("a name stands twice")
    return found


def number(text: str) -> int | float:
    """JSON has one kind: 2.0 is 2."""
    value = float(text)
    return int(value) if value.is_integer() and abs(value) < 2**53 else value


PLAIN = json.JSONDecoder(object_pairs_hook=each_once, parse_float=number)


def place_in(error: Exception) -> str | None:
    """Where something else was expected."""
    found = re.search(r"`(\$[^`]*)`$", str(error))
    return found and found[1]
