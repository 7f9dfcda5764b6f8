"""What is told: everything to whoever is there, and to whoever comes back what §5 allows. Whole random games.

From what somebody was told who stayed, the whole table can be rebuilt, card by card, and is compared with the rules'
own state. For whoever comes back, and for the last turn of each player, the rules' events are cut into turns here anew.
"""

import random
from collections import Counter
from dataclasses import dataclass, field, replace

import pytest
from test_table import sha256

from builders import VARIANTS
from glastonbury import rules
from glastonbury.notation import read_move
from glastonbury.rules import CELLS, INGREDIENTS, Edition, Event, IngredientCard, State, legal, play, start
from glastonbury.server.house.watching import Watcher
from glastonbury.server.shown.happenings import AroundTable, after, happenings, last_turn_of_each
from glastonbury.server.tables.changes import (
    Author,
    CancelDeal,
    ChooseColor,
    Create,
    Move,
    Options,
    PromiseWord,
    Rematch,
    RevealWord,
    Row,
    Sit,
    Start,
    Withdraw,
)
from glastonbury.server.tables.following import after as changed
from glastonbury.server.tables.following import replayed
from glastonbury.server.tables.history import MOST_BESIDE
from glastonbury.server.tables.table import SERVER, Table, Told

ANN, BEN, EVE = Author("person", "ann"), Author("person", "ben"), Author("person", "eve")


def table_for(count: int, edition: Edition, recipes: bool, rng: random.Random) -> Table:
    """Ann has the first seat and the last, Ben the second; with four there is a bot."""
    options = Options(
        count,
        edition.value,
        recipes,
        removed_color=rng.choice(("random", None)),
        memory_aid=rng.random() < 0.25,
    )
    bots = ("open", "open", "random", "open")[:count]
    table = changed(None, ANN, Create(options, bots))
    for seat, bot in enumerate(bots):
        if bot == "open":
            table = changed(table, BEN if seat == 1 else ANN, Sit(seat, f"Player {seat}"))
    return changed(table, BEN, ChooseColor(1, rng.choice(("blue", "red", "green", "yellow"))))


@dataclass
class Rebuilt:
    """A game as it follows from its beginning and from what was told since."""

    cells: dict[str, str]
    stops: dict[int, int] = field(default_factory=dict)
    cauldrons: dict[int, list[str]] = field(default_factory=dict)

    def follow(self, happening: object) -> None:
        match type(happening).__name__:
            case "PawnPlaced":
                self.stops[happening.seat] = happening.stop
            case "PawnMoved":
                assert self.stops[happening.seat] == happening.start, "a walk was left out"
                self.stops[happening.seat] = happening.stop
            case "CardTaken":
                assert self.cells.pop(happening.cell) == happening.card
            case "CardPutOnCauldron":
                self.cauldrons.setdefault(happening.seat, []).append(happening.card)
            case "CardsSwept":
                for swept in happening.swept:
                    assert self.cauldrons[swept.seat].pop() == swept.card
            case "CardTurnedOver":
                assert happening.cell not in self.cells
                self.cells[happening.cell] = happening.card

    def check(self, table: Table) -> None:
        state = table.state
        assert self.cells == {cell: card.code for cell, card in zip(CELLS, state.cells, strict=True) if card}
        for index, player in enumerate(state.players):
            seat = table.seat_of_player(index)
            assert self.stops.get(seat) == player.stop
            assert self.cauldrons.get(seat, []) == [card.code for card in player.cauldron]


class Looker(Watcher):
    """Stays, and looks as often as it likes."""

    def __init__(self, person: str, patience: float) -> None:
        super().__init__(person, None)
        self.patience = patience
        self.rebuilt: Rebuilt | None = None
        self.told: list[object] = []

    def look(self, table: Table, rng: random.Random) -> None:
        if rng.random() < self.patience:
            return
        own = table.seats_of(self.person)
        if self.since is not None:
            since, missed, happened = after(table, own, self.since, self.news)
            assert (since, missed) == (self.since, False)
            self.told += happened
            if self.rebuilt is not None:
                for happening in happened:
                    self.rebuilt.follow(happening)
                self.rebuilt.check(table)
        if table.state is not None and not table.moves:
            self.rebuilt = Rebuilt({cell: card.code for cell, card in zip(CELLS, table.state.cells, strict=True)})
        self.told_all(table)
        assert self.news == []


@dataclass
class Model:
    """The rules' own events, with the version of the row that brought each, cut into turns."""

    events: list[tuple[int, Event]] = field(default_factory=list)
    going_on: bool = False

    def turns(self) -> list[tuple[int, list[tuple[int, Event]]]]:
        found: list[tuple[int, list[tuple[int, Event]]]] = []
        by_declinatio = False
        for version, event in self.events:
            begins = isinstance(event, rules.PawnPlaced | rules.PawnMoved) and not by_declinatio
            by_declinatio = isinstance(event, rules.DeclinatioUsed)
            if begins:
                found.append((event.player, []))
            found[-1][1].append((version, event))
        return found

    def allowed(self) -> list[tuple[int, Event]]:
        """The last turn of each player that has ended, and the one that goes on."""
        turns = self.turns()
        going_on = turns.pop()[1] if self.going_on else []
        last = dict(turns)
        return [event for player, turn in turns if last[player] is turn for event in turn] + going_on

    def last_turns(self) -> dict[int, list[Event]]:
        turns = self.turns()
        ended = turns[:-1] if self.going_on else turns
        return {player: [event for _, event in turn] for player, turn in ended}


def facts(happened: list[object]) -> list[tuple[object, ...]]:
    """What a happening says of cards and places, whoever looks."""
    return [
        (
            type(happening).__name__,
            getattr(happening, "seat", None),
            getattr(happening, "cell", None),
            getattr(happening, "card", None),
            getattr(happening, "stop", None),
            [(swept.seat, swept.card) for swept in getattr(happening, "swept", ())],
        )
        for happening in happened
        if not isinstance(happening, AroundTable)
    ]


def facts_of(events: list[Event], table: Table) -> list[tuple[object, ...]]:
    def code(event: Event) -> str | None:
        card = getattr(event, "card", None)
        return card and card.code

    return [
        (
            type(event).__name__,
            table.seat_of_player(event.player) if hasattr(event, "player") else None,
            getattr(event, "cell", None),
            code(event),
            getattr(event, "stop", None),
            [(table.seat_of_player(player), card.code) for player, card in getattr(event, "swept", ())],
        )
        for event in events
    ]


def check_who_comes_back(table: Table, model: Model, since: int, allowed: list[Event]) -> bool:
    """Whether turns were missed."""
    known, missed, happened = after(table, [], since)
    lately = [event for version, event in model.events if version > since]
    assert missed == (len(lately) > len(allowed))
    assert known == (None if missed else since)
    assert facts(happened) == facts_of(allowed if missed else lately, table), f"{since} of {table.version}"
    return missed


def play_game(table: Table, lookers: list[Looker], rng: random.Random, counted: Counter[str]) -> Table:
    def written(author: Author, change: object) -> None:
        nonlocal table
        table = changed(table, author, change)
        for looker in lookers:
            looker.note_row(table)
            looker.look(table, rng)

    word = "00" * 16
    written(ANN, Start(rng.randbytes(32).hex()))
    for change in (PromiseWord(sha256(word)), RevealWord(word)):
        for person in (ANN, BEN):
            written(person, change)
    begun = table.version
    state: State = start(table.setup)
    model = Model()
    for looker in lookers:
        looker.patience, patience = (
            0,
            looker.patience,
        )  # it sees the beginning: whoever does not comes back to this game
        looker.look(table, rng)
        looker.patience = patience
        looker.told.clear()
    while moves := legal(state):
        if rng.random() < 0.1:
            written(rng.choice((ANN, BEN)), Withdraw())
        move = rng.choice(moves)
        seat = table.seats[table.deciding]
        mover = Author("bot", seat.bot) if seat.bot else Author("person", seat.person)
        written(mover, Move(table.game, len(table.moves), str(move)))
        state, events = play(state, read_move(str(move)))
        model.events += [(table.version, event) for event in events]
        model.going_on = state.phase in ("take", "corner", "keep")

        shown = last_turn_of_each(table, [])
        expected = model.last_turns()
        assert {player: facts(turn) for player, turn in shown.items()} == {
            player: facts_of(turn, table) for player, turn in expected.items()
        }
        allowed = [event for _, event in (model.events if table.options.memory_aid else model.allowed())]
        for since in {table.version, table.version - 1, rng.randrange(begun, table.version)}:
            counted["missed" if check_who_comes_back(table, model, since, allowed) else "all told"] += 1
        takes = sum(isinstance(event, rules.CardTaken) for event in events)
        kept = sum(news.version == table.version and isinstance(news.what, rules.CardTaken) for news in table.told)
        counted["a take that is not the last turn any more"] += takes > kept
    for looker in lookers:
        looker.patience = 0
        looker.look(table, rng)
        assert facts(looker.told) == facts_of([event for _, event in model.events], table)
        counted["around"] += sum(isinstance(happening, AroundTable) for happening in looker.told)
    return table


def play_evening(variant: tuple[int, Edition, bool], rng: random.Random, counted: Counter[str]) -> None:
    table = table_for(*variant, rng)
    for patience in (0.5, 0.9):
        lookers = [Looker(*who) for who in ((ANN.id, 0), (ANN.id, patience), (BEN.id, patience), (EVE.id, 0.5))]
        table = play_game(table, lookers, rng, counted)
        for person in (ANN, BEN):
            table = changed(table, person, Rematch())


@pytest.mark.parametrize("count", [2, *(pytest.param(count, marks=pytest.mark.large) for count in (3, 4))])
def test_whoever_stays_is_told_everything_and_whoever_comes_back_what_may_be_told(count, pytestconfig):
    rng = random.Random(count)
    counted: Counter[str] = Counter()
    variants = [variant for variant in VARIANTS if variant[0] == count]
    for variant in variants if pytestconfig.getoption("large") else variants[::3]:  # with recipes and without
        play_evening(variant, rng, counted)
    assert counted["all told"]
    assert counted["missed"]
    assert counted["around"]
    assert counted["a take that is not the last turn any more"] or count > 2, "no game has had what this is about"


@pytest.mark.large
@pytest.mark.parametrize("variant", VARIANTS)
def test_of_every_evening(variant):
    rng = random.Random(str(variant))
    for _ in range(8):
        play_evening(variant, rng, Counter())


def dealt(table: Table, *, cancelled: bool = False) -> Table:
    word, people = "00" * 16, (ANN, BEN)
    if cancelled:
        table = changed(changed(table, ANN, Start("11" * 32)), SERVER, CancelDeal())
        people = ()  # whose words the next deal goes without
    table = changed(table, ANN, Start("22" * 32))
    for change in (PromiseWord(sha256(word)), RevealWord(word)):
        for person in people:
            table = changed(table, person, change)
    return table


def test_a_deal_that_was_called_off_is_told_after_the_next_one():
    table = table_for(2, Edition.EN, False, random.Random(1))
    before = table.version
    table = dealt(table, cancelled=True)
    assert table.status == "playing"
    since, missed, happened = after(table, [], before)
    assert (since, missed) == (before, False)
    assert [happening.kind for happening in happened] == ["Start", "CancelDeal", "Start"]


def test_however_much_happens_around_a_game_the_last_turns_stay_and_what_is_kept_is_bounded():
    table = dealt(table_for(2, Edition.EN, False, random.Random(1)))
    for _ in range(6):
        seat = table.seats[table.deciding]
        table = changed(table, Author("person", seat.person), Move(1, len(table.moves), str(legal(table.state)[0])))
    turns, version = last_turn_of_each(table, []), table.version
    for _ in range(3 * MOST_BESIDE):  # as logs of older releases may have it
        table = replayed(table, Row(table.version, 0.0, ANN, Withdraw()))
    assert last_turn_of_each(table, []) == turns
    assert len(table.told) < 2 * MOST_BESIDE
    since, missed, _ = after(table, [], version)
    assert (since, missed) == (None, False), "no turn was missed"


def test_of_two_looks_only_the_one_that_lasts_is_told():
    table = dealt(table_for(2, Edition.EN, False, random.Random(1)))
    earlier, later = (IngredientCard(*card) for card in ((INGREDIENTS[0], 1), (INGREDIENTS[0], 2)))
    told = [Told(9, rules.CauldronSeen(0, cards)) for cards in ((earlier,), (earlier, later))]
    table = replace(table, looks={0: (earlier, later)}, told=tuple(told))
    own = table.seats_of(table.seats[table.seat_of_player(0)].person)
    assert [happening.cards for happening in happenings(table, own, told)] == [None, [earlier.code, later.code]]
    assert [happening.cards for happening in happenings(table, [], told)] == [None, None]
