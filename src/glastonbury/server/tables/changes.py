"""Everything that can change a table: one closed union. What people send is what the log keeps.

A person's command is a change with an id; the server and its clock make changes too. A row of the log is a change with
its author. Presence and chat are no changes: they are never kept.
"""

from typing import Annotated, Literal, cast

from msgspec import Meta, Struct

from ...bots import Level

LONGEST = 14 * 24 * 3600  # seconds for a move
RULES = 1  # changes when the same moves would give another game

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seating = Literal["open"] | Level
BotPace = Literal["quick", "natural", "slow"]
PlayerColor = Literal["yellow", "green", "red", "blue"]
Edition = Literal["en", "fr", "it", "ru"]
WhisperAbout = Literal["facts", "moves"]
Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Word = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 16 random bytes of a device
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Change(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


# Around the table


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think about a move."""

    seconds: Annotated[int, Meta(ge=10, le=LONGEST)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides when the table is made."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    edition: Edition = "en"
    recipes: bool = False
    removed_color: Literal["random"] | None = "random"  # with two players: a colour is left out, or none
    memory_aid: bool | None = None  # None: as usual, on where a move may take days (§5)
    spectators: bool = True
    listed: bool = False
    pace: Pace | None = None  # none: no clock
    stand_in: Level = "apprentice"  # who plays when a person's time is over
    bot_pace: BotPace = "natural"  # how long a bot waits before it moves, so that people can follow


class Create(Change, frozen=True):
    options: Options
    seating: tuple[Seating, ...] = ()  # seat by seat: open, or a bot's; none: all open


class Sit(Change, frozen=True):
    """Take an open seat; a person may hold several (pass and play)."""

    seat: SeatNumber
    name: Name
    color: PlayerColor | None = None  # None: whatever is left


class Rename(Change, frozen=True):
    seat: SeatNumber
    name: Name


class ChooseColor(Change, frozen=True):
    seat: SeatNumber
    color: PlayerColor | None


class StandUp(Change, frozen=True):
    """Leave a seat between games, or be removed from it by the host: then it is open again."""

    seat: SeatNumber


class SeatBot(Change, frozen=True):
    """The host lets a bot have a seat, whoever had it before."""

    seat: SeatNumber
    level: Level


class OfferSeat(Change, frozen=True):
    """The host makes a link for a seat whose person has lost the device: all see that."""

    seat: SeatNumber


class HandOver(Change, frozen=True):
    """Somebody came by such a link: the seat is that person's now."""

    seat: SeatNumber
    person: str


# The deal


class Start(Change, frozen=True):
    """The host wants to play. The secret is the server's, and is shown to nobody before the end but by its SHA-256."""

    secret: Secret
    rules: int = RULES  # the version of the rules that the game is played by


class Prepare(Change, frozen=True):
    """A game with a chosen deck, some moves already played: for tests and lessons, and dealt by nobody."""

    record: str  # a line of RECORD.md


class PromiseWord(Change, frozen=True):
    """A device shows the SHA-256 of its word."""

    sha256: Sha256


class RevealWord(Change, frozen=True):
    """A device shows its word, when all promises are there."""

    word: Word


class CancelDeal(Change, frozen=True):
    """Somebody did not reveal in time: the next deal goes without that person's word, and all can see it."""


# The game


class Move(Change, frozen=True):
    game: int
    ply: int
    move: Annotated[str, Meta(max_length=12)]  # a token of a record


class Whisper(Change, frozen=True):
    """Somebody among bots asks a friend about the decision: for facts, or for the best moves."""

    game: int
    ply: int
    about: WhisperAbout


class Resign(Change, frozen=True):
    """Of two players the other has won; with more the stand-in plays on, and the seat cannot win any more."""

    seat: SeatNumber


class VoteStandIn(Change, frozen=True):
    """For a seat whose person is away: all others who are there must want the same level."""

    seat: SeatNumber
    level: Level


class LetPlay(Change, frozen=True):
    """The server lets a stand-in play on for a seat."""

    seat: SeatNumber
    level: Level


class TakeBack(Change, frozen=True):
    """A person is back, and plays the own seat again."""

    seat: SeatNumber


class Postpone(Change, frozen=True):
    """The deadline moves: no server ran, or nobody was at the table."""

    seconds: float


class Forgotten(Change, frozen=True):
    """Somebody is not in the rows above any more: they have been rewritten, and are to be read again."""


class Abandon(Change, frozen=True):
    """Nobody wins and nothing is counted, if all people who play want it; the deal is laid open."""


class StretchClock(Change, frozen=True):
    """Twice the time for every move, the running one first, if all people who play want it."""


class StopClock(Change, frozen=True):
    """No clock any more, if all people who play want it."""


class Rematch(Change, frozen=True):
    """The same people, the next one begins, if all of them want it."""


class Withdraw(Change, frozen=True):
    """A person does not want any more what all must want together."""


TableChange = (
    Create
    | Sit
    | Rename
    | ChooseColor
    | StandUp
    | SeatBot
    | OfferSeat
    | HandOver
    | Start
    | Prepare
    | PromiseWord
    | RevealWord
    | CancelDeal
    | Move
    | Whisper
    | Resign
    | VoteStandIn
    | LetPlay
    | TakeBack
    | Postpone
    | Forgotten
    | Abandon
    | StretchClock
    | StopClock
    | Rematch
    | Withdraw
)

Agreement = Abandon | StretchClock | StopClock  # what is done in a game once all want it who play

ChangeKind = Literal[
    "Create",
    "Sit",
    "Rename",
    "ChooseColor",
    "StandUp",
    "SeatBot",
    "OfferSeat",
    "HandOver",
    "Start",
    "Prepare",
    "PromiseWord",
    "RevealWord",
    "CancelDeal",
    "Move",
    "Whisper",
    "Resign",
    "VoteStandIn",
    "LetPlay",
    "TakeBack",
    "Postpone",
    "Forgotten",
    "Abandon",
    "StretchClock",
    "StopClock",
    "Rematch",
    "Withdraw",
]


def kind_of(change: TableChange) -> ChangeKind:
    return cast(ChangeKind, type(change).__name__)


class Author(Struct, frozen=True, forbid_unknown_fields=True):
    """Who made a change: a person, a bot of a level, such a bot because a person's time was over, or the server."""

    kind: Literal["person", "bot", "clock", "server"]
    id: str = ""  # of the person, or the level


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a table's log."""

    seq: int
    at: float  # seconds since 1970
    author: Author
    change: TableChange


Phrase = Literal[
    "hello",
    "good_luck",
    "well_done",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "your_turn",
    "one_moment",
    "that_hurt",
    "again",
    "goodbye",
    "smile",
    "laugh",
    "surprise",
    "sad",
    "applause",
    "heart",
]
