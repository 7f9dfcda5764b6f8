"""A table is what its log makes of it: who may do what and when, and that the same rows give the same table."""

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import msgspec
import pytest

from glastonbury.bots import LEVELS
from glastonbury.deal import verify
from glastonbury.notation import new_record, read_move, write_record
from glastonbury.rules import Color, legal
from glastonbury.server.log.games import record_of
from glastonbury.server.tables.changes import (
    Abandon,
    Author,
    CancelDeal,
    ChooseColor,
    Create,
    HandOver,
    LetPlay,
    Level,
    Move,
    OfferSeat,
    Options,
    Pace,
    Postpone,
    Prepare,
    PromiseWord,
    Rematch,
    Rename,
    Resign,
    RevealWord,
    Row,
    SeatBot,
    Sit,
    StandUp,
    Start,
    TakeBack,
    VoteStandIn,
)
from glastonbury.server.tables.dealing import proof_of
from glastonbury.server.tables.following import after, replay
from glastonbury.server.tables.names import FORGOTTEN
from glastonbury.server.tables.table import SERVER, Refused

ANN, BEN, EVE = (Author("person", name) for name in ("ann", "ben", "eve"))
SECRET = "5e" * 32
WORDS = MappingProxyType({"ann": "aa" * 16, "ben": "bb" * 16, "eve": "ee" * 16})


class Log:
    """A table with its rows; whatever is done is replayed and compared."""

    def __init__(self, **options: object) -> None:
        self.rows: list[Row] = []
        self.table = None
        self.do(ANN, Create(Options(**options)))

    def do(self, author: Author, *changes: object) -> "Log":
        for change in changes:
            self.table = after(self.table, author, change)
            self.rows.append(Row(len(self.rows), 0.0, author, change))
        # As the log keeps it, and as another process would read it.
        kept = [msgspec.json.decode(msgspec.json.encode(row), type=Row) for row in self.rows]
        assert replay(kept) == self.table
        return self

    def refused(self, author: Author, change: object, code: str, **data: object) -> None:
        before = self.table
        with pytest.raises(Refused) as refusal:
            after(self.table, author, change)
        assert refusal.value.code == code
        assert data.items() <= refusal.value.data.items()
        json.dumps(refusal.value.data)
        assert self.table is before

    def deal(self, *people: Author, secret: str = SECRET, words: Mapping[str, str] = WORDS) -> "Log":
        self.do(ANN, Start(secret))
        for person in people:
            self.do(person, PromiseWord(sha256(words[person.id])))
        for person in people:
            self.do(person, RevealWord(words[person.id]))
        return self

    def move(self, choose=min) -> "Log":
        """Whoever has to, by the first legal move."""
        table = self.table
        token = choose(str(move) for move in legal(table.state))
        return self.do(self.mover(), Move(table.game, len(table.moves), token))

    def mover(self) -> Author:
        seat = self.table.seats[self.table.deciding]
        return Author("bot", seat.player) if seat.player else Author("person", seat.person)


def sha256(word: str) -> str:
    return hashlib.sha256(bytes.fromhex(word)).hexdigest()


def two() -> Log:
    """Ann and Ben have sat down."""
    return Log().do(ANN, Sit(0, "Ann")).do(BEN, Sit(1, "Ben"))


def playing() -> Log:
    return two().deal(ANN, BEN)


def finished() -> Log:
    log, rng = playing(), random.Random(1)
    while log.table.status == "playing":
        log.table = after(
            log.table,
            log.mover(),
            change := Move(1, len(log.table.moves), str(rng.choice(legal(log.table.state)))),
        )
        log.rows.append(Row(len(log.rows), 0.0, ANN, change))
    return log


# Seats


def test_people_and_bots_sit_down_and_stand_up():
    log = Log(seats=3).do(ANN, Sit(0, "Ann", "red"), SeatBot(2, "witch")).do(BEN, Sit(1, "Ben"))
    assert [(seat.person, seat.bot) for seat in log.table.seats] == [("ann", None), ("ben", None), (None, "witch")]
    log.refused(EVE, Sit(0, "Eve"), "seat_taken", seat=0)
    log.refused(EVE, Sit(3, "Eve"), "no_seat", seat=3)
    log.refused(BEN, ChooseColor(1, "red"), "color_taken")
    log.refused(BEN, StandUp(0), "not_yours")
    log.refused(BEN, SeatBot(1, "witch"), "not_host")
    log.do(BEN, StandUp(1)).do(EVE, Sit(1, "Eve", "blue"))
    log.do(ANN, StandUp(1), StandUp(2))  # the host may remove anybody
    assert log.table.seats[1].open
    assert log.table.seats[2].open


def test_one_person_may_hold_several_seats():
    log = Log().do(ANN, Sit(0, "Ann"), Sit(1, "Mum"))
    assert log.table.people == ("ann",)
    log.deal(ANN).move().move()
    assert log.table.status == "playing"


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "\x07bell", "a\u200bb", "x" * 25, "\u202eabc", "tab\ttab\n"),
        *("\u3164", "\u2800", "\u115f", "\u2800 \u2800", "\ufe0f", "\u0301", "\u00a0"),  # nothing to be seen
        *("-", " - ", "\uff0d", "\u2013", "-\ufe0f"),  # the sign for people who are forgotten
    ],
    ids=ascii,
)
def test_bad_names_are_refused_or_cleaned(name):
    log = Log()
    if name == "tab\ttab\n":
        assert log.do(ANN, Sit(0, name)).table.seats[0].name == "tab tab"
    else:
        log.refused(ANN, Sit(0, name), "bad_name")


ALIKE = {
    "Ann": ["ann", "ANN", " Ann ", "\u0410nn", "Änn", "Ａｎｎ"],
    "Ben": [
        "\u0412en",
        "\u0392en",
        "Ben\ufe0f",
        "Ben\u034f",
        "Ben\u17b4",
        "Ben\u2800",
        "B\u0435n",
        "\u0412\u0415\u039d",
    ],
    "Tom": ["\u0422om", "\u03a4om", "T\u03bfm", "T\u043em", "\u0422\u043e\u043c", "T0m"],
    "Bill": ["Bi11", "BIII", "B\u0131ll"],
    "Иван": ["иван", "ИВАН", "Ива\u0301н"],
    "Вена": ["ВЕНА", "Beна"],
    "Νίκος": ["ΝΙΚΟΣ", "νίκος", "Nικος"],
    "Ann Lee": ["Ann\u2800Lee", "AnnLee"],
}


@pytest.mark.parametrize(("name", "other"), [(name, other) for name in ALIKE for other in ALIKE[name]], ids=ascii)
def test_names_that_look_alike_are_refused(name, other):
    log = Log().do(ANN, Sit(0, name))
    log.refused(BEN, Sit(1, other), "name_taken")
    log.do(ANN, Rename(0, other))  # of one's own one may


def test_other_names_stand_beside_each_other():
    for group in (("Иван", "Инна", "Анна", "Нина"), ("Νίκος", "Άννα", "Νίνα", "Nick"), ("Vick", "Nick", "❤️", "🧙")):
        log = Log(seats=4)
        for seat, name in enumerate(group):
            log.do(ANN, Sit(seat, name))
        assert [seat.name for seat in log.table.seats] == list(group)


def test_names_are_checked_once_and_a_log_is_replayed_as_it_was_written():
    """Whatever was let in by an earlier program, and whoever was forgotten since."""
    for names in (("Ben", "Вen"), (FORGOTTEN, "\uff0d"), (FORGOTTEN, FORGOTTEN), ("\u3164", "\u2800")):
        rows = [*Log().rows, Row(1, 0.0, ANN, Sit(0, names[0])), Row(2, 0.0, BEN, Sit(1, names[1]))]
        assert replay(rows).people == ("ann", "ben")


def test_colors_are_as_chosen_and_the_others_get_what_is_left():
    log = Log(seats=3).do(ANN, Sit(0, "Ann"), SeatBot(1, "random")).do(BEN, Sit(2, "Ben", "blue")).deal(ANN, BEN)
    turn_order = log.table.setup.players
    assert turn_order[(2 - log.table.first) % 3] == Color.BLUE
    assert set(turn_order) == {Color.BLUE, Color.RED, Color.GREEN}


# The deal


def test_the_deal_needs_every_promise_before_any_word():
    log = two().do(ANN, Start(SECRET))
    assert log.table.dealt.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    log.do(ANN, PromiseWord(sha256(WORDS["ann"])))
    log.refused(ANN, RevealWord(WORDS["ann"]), "promises_missing")
    log.refused(ANN, PromiseWord(sha256(WORDS["eve"])), "already")
    log.refused(EVE, PromiseWord(sha256(WORDS["eve"])), "not_at_table")
    log.do(BEN, PromiseWord(sha256(WORDS["ben"])))
    log.refused(BEN, RevealWord(WORDS["eve"]), "broken_promise")
    log.do(BEN, RevealWord(WORDS["ben"]))
    assert log.table.status == "dealing"
    log.do(ANN, RevealWord(WORDS["ann"]))
    assert log.table.status == "playing"


def test_the_deal_can_be_repeated_by_anybody():
    table = playing().table
    assert verify(table.setup, proof_of(table)) == table.dealt.commitment
    assert proof_of(table)["words"] == [WORDS["ann"], WORDS["ben"]]


def test_every_word_changes_the_deal():
    as_usual, others = two().deal(ANN, BEN), [{**WORDS, person: "cc" * 16} for person in ("ann", "ben")]
    deals = [as_usual, two().deal(ANN, BEN, secret="5f" * 32), *(two().deal(ANN, BEN, words=words) for words in others)]
    assert len({log.table.setup.deck for log in deals}) == 4
    assert two().deal(ANN, BEN).table.setup == as_usual.table.setup


def test_whoever_does_not_reveal_is_left_out_of_the_next_deal():
    log = two().do(ANN, Start(SECRET), PromiseWord(sha256(WORDS["ann"])))
    log.refused(ANN, CancelDeal(), "not_yours")
    log.do(SERVER, CancelDeal())
    assert log.table.status == "waiting"
    assert log.table.silent == {"ben"}  # Ann had promised
    log.do(ANN, Start("77" * 32), PromiseWord(sha256(WORDS["ann"])))
    log.do(SERVER, CancelDeal())
    assert log.table.silent == {"ann", "ben"}
    log.do(ANN, Start("78" * 32))
    assert log.table.status == "playing"
    assert log.table.silent == frozenset()


def test_a_table_with_open_seats_does_not_start():
    log = Log(seats=3).do(ANN, Sit(0, "Ann"))
    log.refused(ANN, Start(SECRET), "seats_open", seats=[1, 2])
    log.refused(BEN, Start(SECRET), "not_host")


# Moves


def test_moves_are_made_by_whoever_has_to_and_in_their_order():
    log = playing()
    mine, other = log.mover(), BEN if log.mover() == ANN else ANN
    token = str(legal(log.table.state)[0])
    log.refused(other, Move(1, 0, token), "not_your_turn", seat=log.table.deciding)
    log.refused(EVE, Move(1, 0, token), "not_your_turn")
    log.refused(Author("bot", "witch"), Move(1, 0, token), "not_your_turn")
    log.refused(mine, Move(1, 1, token), "stale", ply=0)
    log.refused(mine, Move(2, 0, token), "not_now", game=1)
    log.refused(mine, Move(1, 0, "c4"), "illegal", legal=["@a1", "@a6", "@f1", "@f6"])
    log.refused(mine, Move(1, 0, "rubbish"), "illegal")
    log.move()
    log.refused(mine, Move(1, 0, token), "stale", ply=1)


def test_seats_keep_their_place_whoever_begins():
    log = playing()
    assert log.table.seats[log.table.deciding].name == ("Ann", "Ben")[log.table.first]
    assert log.move().table.deciding == 1 - log.table.first


def test_a_bot_moves_only_its_own_seat():
    log = Log().do(ANN, Sit(0, "Ann"), SeatBot(1, "witch")).deal(ANN)
    while log.table.deciding == 0:
        log.move()
    token = str(legal(log.table.state)[0])
    ply = len(log.table.moves)
    log.refused(ANN, Move(1, ply, token), "not_your_turn")
    log.refused(Author("bot", "merlin"), Move(1, ply, token), "not_your_turn")
    log.do(Author("bot", "witch"), Move(1, ply, token))


def test_a_finished_game_counts_for_the_evening():
    table = finished().table
    assert table.status == "over"
    assert sum(seat.wins for seat in table.seats) == 1
    best = max(table.seats, key=lambda seat: seat.points)
    assert best.wins >= 0.5


def test_after_the_end_nothing_moves():
    log = finished()
    log.refused(ANN, Move(1, len(log.table.moves), "c4"), "not_now")
    log.refused(ANN, Resign(0), "not_now")
    log.refused(ANN, Abandon(), "not_now")


def test_a_rematch_needs_all_and_the_next_one_begins():
    log = finished()
    first, points = log.table.first, [seat.points for seat in log.table.seats]
    log.table = after(log.table, ANN, Rematch())
    assert log.table.status == "over"
    log.table = after(after(log.table, BEN, Rematch()), ANN, Start(SECRET))
    for author, change in [
        (ANN, PromiseWord(sha256(WORDS["ann"]))),
        (BEN, PromiseWord(sha256(WORDS["ben"]))),
        (ANN, RevealWord(WORDS["ann"])),
        (BEN, RevealWord(WORDS["ben"])),
    ]:
        log.table = after(log.table, author, change)
    assert (log.table.game, log.table.first) == (2, 1 - first)
    assert [seat.points for seat in log.table.seats] == points
    assert log.table.moves == ()


# People who leave


def test_of_two_players_whoever_resigns_has_lost():
    log = playing().move()
    log.refused(EVE, Resign(0), "not_yours")
    log.do(BEN, Resign(1))
    assert log.table.status == "over"
    assert [seat.wins for seat in log.table.seats] == [1, 0]


def test_of_three_the_stand_in_plays_on_for_whoever_resigned():
    log = Log(seats=3).do(ANN, Sit(0, "Ann"), SeatBot(2, "random")).do(BEN, Sit(1, "Ben")).deal(ANN, BEN)
    log.do(BEN, Resign(1))
    assert (log.table.status, log.table.seats[1].player) == ("playing", "apprentice")
    log.refused(BEN, TakeBack(1), "resigned")
    log.refused(BEN, Resign(1), "resigned")
    rng = random.Random(1)
    while log.table.status == "playing":
        token = str(rng.choice(legal(log.table.state)))
        log.table = after(log.table, log.mover(), Move(1, len(log.table.moves), token))
    assert log.table.seats[1].wins == 0
    assert sum(seat.wins for seat in log.table.seats) == 1


def test_a_stand_in_is_voted_for_and_the_person_comes_back():
    log = playing()
    log.refused(ANN, VoteStandIn(0, "witch"), "no_stand_in_needed")
    log.refused(EVE, VoteStandIn(1, "witch"), "not_at_table")
    log.do(ANN, VoteStandIn(1, "witch"))
    log.refused(ANN, LetPlay(1, "witch"), "not_yours")
    log.do(SERVER, LetPlay(1, "witch"))
    assert log.table.seats[1].player == "witch"
    while log.table.deciding == 0:
        log.move()
    log.refused(BEN, Move(1, len(log.table.moves), str(legal(log.table.state)[0])), "not_your_turn")
    log.do(BEN, TakeBack(1)).move()
    assert log.rows[-1].author == BEN


def test_the_record_says_which_moves_were_made_in_somebodys_place():
    """By a stand-in, or when the time was over; a bot that has a seat plays for itself."""
    log = Log(seats=3, pace=Pace(30)).do(ANN, Sit(0, "Ann"), SeatBot(2, "random")).do(BEN, Sit(1, "Ben")).deal(ANN, BEN)
    log.do(SERVER, LetPlay(1, "witch"))
    stood_in = []
    for _ in range(6):
        stood_in += [len(log.table.moves)] if log.table.deciding == 1 else []
        log.move()
    log.do(BEN, TakeBack(1))
    while log.table.deciding != 1:
        log.move()
    assert len(stood_in) == 2
    ply, late = len(log.table.moves), Author("clock", "apprentice")
    moved = after(log.table, late, Move(1, ply, str(legal(log.table.state)[0])), at=log.table.due)
    assert record_of(moved).header["stood_in"] == [*stood_in, ply]
    assert record_of(log.move().table).header["stood_in"] == stood_in
    log.do(ANN, Abandon()).do(BEN, Abandon()).do(ANN, Rematch()).do(BEN, Rematch()).deal(ANN, BEN)
    assert "stood_in" not in record_of(log.move().table).header


def test_all_must_agree_to_abandon_and_nobody_wins():
    log = playing().do(ANN, Abandon())
    assert log.table.status == "playing"
    log.refused(EVE, Abandon(), "not_at_table")
    log.do(BEN, Abandon())
    assert log.table.status == "abandoned"
    assert all(seat.wins == 0 for seat in log.table.seats)


# What the log keeps


def test_every_level_can_be_seated():
    assert set(Level.__args__) == set(LEVELS)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"Sit","seat":4,"name":"Ann"}',
        '{"type":"Sit","seat":0,"name":""}',
        '{"type":"Sit","seat":0,"name":"Ann","color":"orange"}',
        '{"type":"Sit","seat":0,"name":"Ann","more":1}',
        '{"type":"Fly"}',
        '{"type":"RevealWord","word":"xyz"}',
        '{"type":"Create","options":{"seats":5}}',
        '{"type":"Create","options":{"pace":{"seconds":1}}}',
    ],
)
def test_what_is_no_change_is_not_read(text):
    row = '{"seq":0,"at":0,"author":{"kind":"person","id":"ann"},"change":%s}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(row % text, type=Row)


def test_a_log_begins_with_its_table():
    with pytest.raises(Refused, match="no_table"):
        after(None, ANN, Abandon())
    Log().refused(ANN, Create(Options()), "exists")
    with pytest.raises(ValueError, match="no table"):
        replay([])


# Between games, and people who come and go


def test_who_resigned_is_there_again_for_the_next_game():
    log = playing().do(BEN, Resign(1))
    assert log.table.status == "over"
    assert (log.table.seats[1].resigned, log.table.seats[1].stand_in) == (True, None)
    log.do(ANN, Rematch())
    assert log.table.status == "over"  # Ben must want it too
    log.do(BEN, Rematch()).deal(ANN, BEN)
    assert log.table.status == "playing"
    assert not log.table.seats[1].resigned


def test_a_person_takes_the_seat_back_between_games_too():
    log = playing().do(SERVER, LetPlay(1, "random")).do(ANN, Resign(0))
    assert log.table.seats[1].stand_in == "random"
    log.do(BEN, TakeBack(1))
    assert log.table.seats[1].stand_in is None
    log.refused(BEN, TakeBack(1), "nobody_to_replace")


def test_a_person_takes_the_seat_back_in_the_middle_of_a_deal():
    log = playing().do(SERVER, LetPlay(1, "random")).do(ANN, Resign(0), Rematch(), Start(SECRET))
    assert log.table.status == "dealing"
    log.do(BEN, TakeBack(1)).do(ANN, PromiseWord(sha256(WORDS["ann"])), RevealWord(WORDS["ann"]))
    assert [seat.player for seat in log.table.seats] == [None, None]
    assert log.table.dealt.words == (WORDS["ann"],)  # which went without Ben's


def test_a_name_changes_between_games_and_at_no_other_time():
    log = two().do(BEN, Rename(1, "Benno")).do(ANN, Start(SECRET))
    log.refused(BEN, Rename(1, "Ben"), "not_now", status="dealing")
    log.do(SERVER, CancelDeal()).deal()
    log.refused(BEN, Rename(1, "Ben"), "not_now", status="playing")
    log.do(ANN, Abandon()).do(BEN, Abandon(), Rename(1, "Ben"))
    assert log.table.seats[1].name == "Ben"


def test_a_host_who_leaves_makes_the_next_one_the_host():
    log = two().do(ANN, StandUp(0))
    assert log.table.host == "ben"
    log.do(BEN, SeatBot(0, "random"))


def test_where_the_host_has_no_seat_whoever_sits_may_begin():
    log = Log().do(BEN, Sit(0, "Ben")).do(EVE, Sit(1, "Eve"))
    log.do(EVE, Start(SECRET))
    assert log.table.status == "dealing"


def test_the_host_replaces_whoever_has_a_seat_by_a_bot():
    log = two().do(ANN, SeatBot(1, "witch"))
    assert (log.table.seats[1].person, log.table.seats[1].bot) == (None, "witch")


def test_a_table_is_made_with_its_bots():
    table = after(None, ANN, Create(Options(seats=3), ("open", "witch", "merlin")))
    assert [seat.bot for seat in table.seats] == [None, "witch", "merlin"]
    with pytest.raises(Refused, match="bad_seating"):
        after(None, ANN, Create(Options(seats=3), ("open", "witch")))


def test_a_link_is_for_whoever_had_lost_the_seat_and_nobody_else():
    log = two().do(ANN, OfferSeat(1))
    log.refused(SERVER, HandOver(0, "new"), "nobody_to_replace")
    other = Log().do(ANN, Sit(0, "Ann")).do(BEN, Sit(1, "Ben")).do(ANN, OfferSeat(1)).do(BEN, StandUp(1))
    other.do(EVE, Sit(1, "Eve"))
    other.refused(SERVER, HandOver(1, "new"), "nobody_to_replace")
    log.do(SERVER, HandOver(1, "new"))
    assert log.table.seats[1].person == "new"
    log.refused(SERVER, HandOver(1, "again"), "nobody_to_replace")  # it works once


def test_a_seat_is_handed_over_in_the_middle_of_a_deal():
    log = two().do(ANN, Start(SECRET), PromiseWord(sha256(WORDS["ann"])))
    log.do(BEN, PromiseWord(sha256(WORDS["ben"]))).do(ANN, OfferSeat(1)).do(SERVER, HandOver(1, "new"))
    log.do(ANN, RevealWord(WORDS["ann"])).do(Author("person", "new"), RevealWord(WORDS["ben"]))
    assert log.table.status == "playing"


def test_a_row_that_does_not_fit_any_more_counts_and_changes_nothing():
    log = two()
    rows = [*log.rows, Row(len(log.rows), 0.0, EVE, StandUp(0))]
    assert replay(rows).version == log.table.version + 1
    assert replay(rows).seats == log.table.seats


def test_deadlines_follow_from_the_times_of_the_rows():
    table = None
    changes = [(ANN, Create(Options(pace=Pace(60)))), (ANN, Sit(0, "Ann")), (ANN, SeatBot(1, "random"))]
    for at, (author, change) in enumerate([*changes, (ANN, Start(SECRET))]):
        table = after(table, author, change, float(at))
    assert table.due == 3 + 10
    table = after(table, ANN, PromiseWord(sha256(WORDS["ann"])), 5.0)
    assert table.due == 5 + 10
    table = after(table, ANN, RevealWord(WORDS["ann"]), 6.0)
    while table.seats[table.deciding].bot:
        assert table.due is None
        table = after(table, Author("bot", "random"), Move(1, len(table.moves), str(legal(table.state)[0])), 7.0)
    due = table.due
    assert due == (67.0 if table.moves else 66.0)  # from the bot's move on, if it began
    assert after(table, SERVER, Postpone(5.5), 8.0).due == due + 5.5
    with pytest.raises(Refused, match="no_deadline"):
        after(playing().table, SERVER, Postpone(1.0))


def test_prepared_games_begin_where_the_record_ends():
    record = finished_record()
    log = Log(seats=2).do(ANN, Sit(0, "Ann"), SeatBot(1, "random"))
    log.refused(ANN, Prepare("{}"), "bad_record")
    log.do(ANN, Prepare(record))
    assert log.table.status == "playing"
    assert len(log.table.moves) == 6
    assert [seat.color for seat in log.table.seats] == list(log.table.setup.players)


def finished_record() -> str:
    """Of a game after six moves."""
    log = playing()
    for _ in range(6):
        log.move()
    moves = tuple(read_move(token) for token in log.table.moves)
    return write_record(replace(new_record(log.table.setup), moves=moves))
