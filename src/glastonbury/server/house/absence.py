"""People who are not there: what waits for them meanwhile, and when others may let somebody play for them."""

from collections.abc import Callable

from ..tables.changes import Agreement, Author, LetPlay, VoteStandIn
from ..tables.table import SERVER, Refused, Table
from .desk import Desk
from .presence import Presence

GRACE = 60.0  # seconds that somebody may be gone before the others can vote for a stand-in


class Absence:
    """`tell`: something has changed at a table."""

    def __init__(self, desk: Desk, presence: Presence, clock: Callable[[], float], tell: Callable[[str], None]) -> None:
        self.desk = desk
        self.presence = presence
        self.clock = clock
        self.tell = tell

    def postponed(self, name: str, table: Table, person: str) -> float:
        """Where moves take minutes, the time in which nobody was there does not count: by how much for this one."""
        pace = table.options.pace
        if table.due is None or pace is None or table.status != "playing" or table.slow or person not in table.people:
            return 0
        gone = [self.presence.absent_since(name, seated) for seated in table.people]
        if any(since is None for since in gone):
            return 0
        now, began = self.clock(), table.due - pace.seconds
        due = table.due + now - max(began, *(since for since in gone if since is not None))
        return (due if due > now else now + pace.seconds) - table.due  # it passed when no server knew who was there

    def check(self, name: str, table: Table, seat: int) -> None:
        """Whether it is time to vote for a stand-in. Raises Refused."""
        person = table.seats[seat].person if seat < len(table.seats) else None
        if person is None:
            return  # the table says why not
        if table.slow:
            raise Refused("clock_runs")
        since = self.presence.absent_since(name, person)
        if since is None:
            raise Refused("still_here", seat=seat)
        if (left := since + GRACE - self.clock()) > 0:
            raise Refused("grace_runs", seat=seat, left=left)

    async def count_votes(self, name: str) -> None:
        """What all want who still play themselves is done: somebody may have resigned since they said so.

        If all other people who are there want the same stand-in for somebody who is not, it plays.
        """
        known = self.desk.known.get(name)
        table = known.table if known else None
        if table is None:
            return
        wanted = {table.votes.get(person) for person in table.playing}
        if len(wanted) == 1 and isinstance(vote := wanted.pop(), Agreement):
            await self.desk.decide_quietly(name, Author("person", table.playing[0]), vote)  # counted once more
            self.tell(name)
            return
        for vote in {vote for vote in table.votes.values() if isinstance(vote, VoteStandIn)}:
            person = table.seats[vote.seat].person
            others = self.presence.present(name, table.people) - {person}
            since = None if person is None else self.presence.absent_since(name, person)
            gone = since is not None and since + GRACE <= self.clock()
            if gone and others and all(table.votes.get(other) == vote for other in others):
                await self.desk.decide_quietly(name, SERVER, LetPlay(vote.seat, vote.level))
                self.tell(name)
