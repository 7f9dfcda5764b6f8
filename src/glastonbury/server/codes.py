"""Everything that the server says no with: a code, with data beside it, for whoever tells it to people."""

from collections.abc import Sequence
from typing import Literal

CommandCode = Literal[  # what a command may be refused with, over the socket and REST
    "already",
    "bad_name",
    "bad_record",
    "broken_promise",
    "clock_runs",
    "color_taken",
    "grace_runs",
    "id_taken",
    "illegal",
    "name_taken",
    "no_clock",
    "no_seat",
    "no_spectators",
    "no_stand_in_needed",
    "no_table",
    "nobody_to_mute",
    "nobody_to_replace",
    "not_allowed",
    "not_alone",
    "not_at_table",
    "not_host",
    "not_kept",
    "not_now",
    "not_your_turn",
    "not_yours",
    "promises_missing",
    "resigned",
    "seat_taken",
    "seats_open",
    "set_aside",
    "stale",
    "still_here",
    "too_many",
    "too_much",
    "unreadable",
]

RequestCode = Literal[  # over REST alone
    "abandoned",
    "bad_proof",
    "bad_seating",
    "failed",
    "guessed",
    "has_seats",
    "no_game",
    "no_link",
    "not_found",
    "only_here",
    "other_deal",
    "stranger",
    "too_large",
    "wrong_host",
    "wrong_method",
    "wrong_origin",
]

InnerCode = Literal[  # met by nobody but the server itself
    "exists",
    "no_deadline",
    "other_rules",
]

Code = Literal[CommandCode, RequestCode, InnerCode]

Detail = str | float | Sequence[str | int] | None  # beside a code
