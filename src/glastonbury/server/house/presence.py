"""Who is at which table now. Never written down: after a restart all have just left."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable

from ..log.news import MOST_PEOPLE, Away, Present

SILENCE = 20  # seconds after which a process that says nothing is believed dead
MOST_LEFT = 10_000  # who are remembered before it is asked for whom that matters


class Presence:
    def __init__(self, process: str, clock: Callable[[], float]) -> None:
        self.process = process
        self.clock = clock
        self.began = clock()
        self.sockets: defaultdict[str, Counter[str]] = defaultdict(Counter)  # table → person → how many, here
        self.elsewhere: defaultdict[str, dict[str, set[str]]] = defaultdict(dict)  # table → process → people
        self.heard: dict[str, float] = {}  # process → when
        self.away: set[tuple[str, str]] = set()  # (table, person) who has said so
        self.left: dict[tuple[str, str], float] = {}  # since when not there

    # What happens

    def enter(self, table: str, person: str) -> None:
        self.sockets[table][person] += 1
        self.noted(table, person)

    def leave(self, table: str, person: str, gone_since: float | None = None) -> None:
        here = self.sockets[table]
        here[person] -= 1
        if not here[person]:
            del here[person]
        if not here:
            del self.sockets[table]
        self.noted(table, person, gone_since)

    def step(self, table: str, person: str, *, away: bool) -> bool:
        """Whether that is new."""
        before = self.is_present(table, person)
        (self.away.add if away else self.away.discard)((table, person))
        self.noted(table, person)
        return self.is_present(table, person) != before

    def noted(self, table: str, person: str, gone_since: float | None = None) -> None:
        """Whoever is not there any more has left now, if not before; whoever is there has not."""
        if self.is_present(table, person):
            self.left.pop((table, person), None)
        else:
            self.left.setdefault((table, person), self.clock() if gone_since is None else gone_since)

    def note_news(self, news: Present | Away) -> bool:
        """Whether somebody has come or gone by it."""
        if isinstance(news, Away):
            return self.step(news.table, news.person, away=news.away)
        self.heard[news.process] = self.clock()
        there = self.elsewhere[news.table]
        moved = there.get(news.process, set()) ^ set(news.people)
        before = self.present(news.table, moved)
        if news.people:
            there[news.process] = set(news.people)
        else:
            there.pop(news.process, None)
        for person in moved:
            self.noted(news.table, person)
        return self.present(news.table, moved) != before

    def sweep(self, seated: Callable[[str], Collection[str]]) -> set[str]:
        """Processes that died have left their tables, and what nobody asks for any more is forgotten: since when those
        are gone who only looked on, or sat at a table that nobody has open here.

        The tables from which somebody has gone by it.
        """
        changed = set()
        alive = {process for process, at in self.heard.items() if at + SILENCE >= self.clock()}
        for table in list(self.elsewhere):
            for process in self.elsewhere[table].keys() - alive:
                if self.note_news(Present(process, table, [])):
                    changed.add(table)
            if not self.elsewhere[table]:
                del self.elsewhere[table]
        self.heard = {process: at for process, at in self.heard.items() if process in alive}
        if len(self.left) > MOST_LEFT:
            self.left = {
                (table, person): at
                for (table, person), at in self.left.items()
                if table in self.sockets and person in seated(table)
            }
            self.away &= set(self.left)
        return changed

    # What is asked

    def said_of(self, table: str) -> Present:
        """Those who came first, where there are very many: players were there before those who watch."""
        people = list(self.sockets[table]) if table in self.sockets else []
        return Present(self.process, table, people[:MOST_PEOPLE])

    def connected(self, table: str) -> set[str]:
        """Whoever has the table open, anywhere."""
        people = set(self.sockets[table]) if table in self.sockets else set()
        for others in self.elsewhere[table].values() if table in self.elsewhere else ():
            people.update(others)
        return people

    def present(self, table: str, people: Iterable[str]) -> set[str]:
        """Which of these."""
        return {person for person in people if self.is_present(table, person)}

    def is_connected(self, table: str, person: str) -> bool:
        if person in self.sockets.get(table, ()):
            return True
        return any(person in others for others in self.elsewhere.get(table, {}).values())

    def is_present(self, table: str, person: str) -> bool:
        return (table, person) not in self.away and self.is_connected(table, person)

    def absent_since(self, table: str, person: str) -> float | None:
        """None: the person is there."""
        return None if self.is_present(table, person) else self.left.get((table, person), self.began)
