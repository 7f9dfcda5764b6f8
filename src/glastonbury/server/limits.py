"""How much one address or one connection may ask for: plenty for a family behind one address, not for a flood."""

import ipaddress
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

Clock = Callable[[], float]

TOGETHER = 10  # times as many as one address may miss, all may
AN_HOUR = 3600
MOST_ADDRESSES = 10_000  # that are remembered
CHANCE = random.SystemRandom()  # its own: whoever seeds the other one is not disturbed


@dataclass(frozen=True, slots=True)
class Limits:
    """For each process of the server."""

    requests: float = 20  # a second from one address
    requests_burst: int = 100
    commands: float = 20  # a second over one socket
    commands_burst: int = 60
    sockets: int = 200  # open from one address
    arrivals: float = 10  # of sockets, a second from one address
    arrivals_burst: int = 200
    connections: int | None = None  # open from one address, sockets too; None: as many as the system has room for
    misses: float = 0.1  # names of tables that are not there, a second, from one address
    misses_burst: int = 10
    files: float = 50  # of the page, a second from one address
    files_burst: int = 500
    tables: float = 0.2  # that are opened, a second from one address
    tables_burst: int = 100
    commands_of_one: float = 100  # a second from one address, over all its sockets
    commands_of_one_burst: int = 300
    pause: float = 1.0  # seconds until who asks too much is told so, about: to ask again at once shall cost nobody else

    def some_pause(self) -> float:
        """Each another one: whoever was refused together shall not come again together."""
        return self.pause * CHANCE.uniform(0.5, 1.5)


PLENTY = Limits(*16 * [10**9])  # as if there were none, but for the pause


class Bucket:
    """Holds up to `burst` tokens, gets `rate` a second back, and gives one for everything that is done."""

    __slots__ = ("at", "burst", "clock", "rate", "tokens")

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.at = clock()

    def fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> bool:
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        self.fill()
        return self.tokens == self.burst

    @property
    def wait(self) -> float:
        """Seconds from the last look until there is a token again."""
        return max(0.0, (1 - self.tokens) / self.rate)


class Buckets:
    """One for each address. Whoever has not been here for longest is forgotten where the bucket is full again, which is
    as if there were none, or where there are too many: memory stays small.
    """

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.known: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst, self.clock)
        self.known[address] = bucket
        oldest = next(iter(self.known))
        if len(self.known) > MOST_ADDRESSES or (oldest != address and self.known[oldest].is_full):
            del self.known[oldest]
        return bucket


class Misses:
    """Names of tables that were tried and are not there: so few of one address, and in all, that none is guessed.

    Who has missed nothing for an hour waits only where very many such people do: a dozen who guess, however often, keep
    nobody else out.
    """

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.of_one = Buckets(limits.misses, limits.misses_burst, clock)
        self.lately = Buckets(1 / AN_HOUR, 1, clock)  # empty: this address has
        together = TOGETHER * limits.misses, TOGETHER * limits.misses_burst
        self.of_all = Bucket(*together, clock)  # who have lately
        self.of_others = Bucket(*together, clock)

    def wait(self, address: str) -> float:
        """Seconds until somebody from there may try again."""
        first = self.lately.of(address)
        first.fill()
        both = self.of_one.of(address), self.of_others if first.tokens >= 1 else self.of_all
        for bucket in both:
            bucket.fill()
        return max(bucket.wait for bucket in both)

    def missed(self, address: str) -> None:
        self.of_one.of(address).take()
        (self.of_others if self.lately.of(address).take() else self.of_all).take()


class Doors:
    """Counts the sockets that are open from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def entered(self, address: str) -> Iterator[bool]:
        """Whether there was room; if so, the place is taken until the end of the `with`."""
        if self.open[address] >= self.most:
            yield False
            return
        self.open[address] += 1
        try:
            yield True
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


def household(client: tuple[str, int] | None) -> str:
    """What counts as one address: an IPv4 address, or the /64 that a home has of IPv6."""
    return "" if client is None else household_of(client[0])  # by a file nobody can be told apart


@lru_cache(MOST_ADDRESSES)
def household_of(peer: str) -> str:
    try:
        address = ipaddress.ip_address(peer.partition("%")[0])
    except ValueError:
        return peer
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
