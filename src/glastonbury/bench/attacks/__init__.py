"""What a stranger may do to a server over the network."""

import math
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from .connections import endless_head, endless_line, forgetting, guessing, no_body, page, replays, silence
from .crowds import A_WITCH, BACK, REACHED, merlins, reconnecting, spectators
from .sockets import changes, large_messages, not_reading, tiny_frames
from .strangers import AT_ONCE, Go

MOST_SOCKETS = 200  # that one address may have open


class Bound(NamedTuple):
    """Of what an attack finds out itself."""

    figure: str
    unit: str
    most: float


class Attack(NamedTuple):
    work: Callable[[str, int, Go], Coroutine[Any, Any, None]]
    size: int  # how much of it
    alone: bool = True  # from one address
    p99: float = math.inf  # milliseconds that the canary's may be, however slow it is alone
    bound: Bound | None = None


ATTACKS = {
    "endless-line": Attack(endless_line, AT_ONCE),
    "endless-head": Attack(endless_head, AT_ONCE),
    "silence": Attack(silence, 1100),
    "no-body": Attack(no_body, 300),
    "page": Attack(page, AT_ONCE),
    "guessing": Attack(guessing, AT_ONCE),
    "replays": Attack(replays, AT_ONCE),
    "forgetting": Attack(forgetting, 96),
    "changes": Attack(changes, MOST_SOCKETS),
    "tiny-frames": Attack(tiny_frames, AT_ONCE),
    "large-messages": Attack(large_messages, AT_ONCE),
    "not-reading": Attack(not_reading, MOST_SOCKETS),
    "merlins": Attack(merlins, 200, p99=30, bound=Bound(f"{A_WITCH}, p99", "ms", 1000)),
    "spectators": Attack(spectators, 600, alone=False, bound=Bound(f"{REACHED}, p99", "ms", 100)),
    "reconnecting": Attack(reconnecting, 2000, alone=False, p99=30, bound=Bound(BACK, "s", 5)),
}
