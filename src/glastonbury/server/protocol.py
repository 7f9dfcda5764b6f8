"""Every message between a client and the server: one closed union each way.

A client sends commands; each has an id that the client made, and is answered by Done or Refusal with that id. Repeated,
it gets its first answer. Besides, the server sends the table as this person sees it now, whenever it has changed.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .changes import (
    Abandon,
    Change,
    ChooseColor,
    Move,
    PromiseWord,
    Rematch,
    Rename,
    Resign,
    RevealWord,
    SeatBot,
    Sit,
    StandUp,
    TakeBack,
    VoteStandIn,
)
from .seen import TableSeen


class Begin(Change, frozen=True):
    """The host wants to play; the secret of the deal is the server's business."""


Wish = (
    Sit
    | Rename
    | ChooseColor
    | StandUp
    | SeatBot
    | Begin
    | PromiseWord
    | RevealWord
    | Move
    | Resign
    | VoteStandIn
    | TakeBack
    | Abandon
    | Rematch
)


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=8, max_length=36, pattern="^[0-9A-Za-z-]+$")]
    wish: Wish


class Message(Struct, frozen=True, tag=True):
    pass


class Done(Message, frozen=True):
    id: str
    seq: int


class Refusal(Message, frozen=True):
    """A code and data, no prose; without an id where the command could not be read."""

    id: str | None
    code: str
    data: dict[str, Any]


class Seen(Message, frozen=True):
    table: TableSeen


ToClient = Done | Refusal | Seen
