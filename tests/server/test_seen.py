"""What a person sees of a table: enough to play, and nothing that the seat cannot know."""

import random
from dataclasses import replace

import msgspec
import pytest
from test_table import ANN, BEN, EVE, SECRET, Log, finished, playing, two

from builders import cards, player, position, recipes
from glastonbury.deal import Choices, deal
from glastonbury.rules import CARDS, CardTurnedOver, Color, legal, play, start
from glastonbury.server.shown import seen
from glastonbury.server.shown.happenings import RecipeSeen, Scored, happenings
from glastonbury.server.shown.seen import NotForYou, Wanted, own_table, seen_by
from glastonbury.server.tables.changes import (
    Abandon,
    Author,
    Create,
    LetPlay,
    Move,
    Options,
    Resign,
    SeatBot,
    Sit,
    StandUp,
    Start,
)
from glastonbury.server.tables.following import after
from glastonbury.server.tables.table import SERVER


def json_of(person, table) -> bytes:
    return msgspec.json.encode(seen_by(person, table))


# Enough to play


def test_the_one_who_decides_is_offered_every_legal_move():
    log = playing()
    for _ in range(6):
        table = log.table
        mover = log.mover().id
        other = "ben" if mover == "ann" else "ann"
        offered = seen_by(mover, table).game
        assert [move.move for move in offered.legal] == [str(move) for move in legal(table.state)]
        assert seen_by(other, table).game.legal == []
        assert seen_by("eve", table).game.legal == []
        assert offered.deciding == table.deciding == offered.seat
        log.move()


def test_where_a_stand_in_plays_its_person_is_offered_nothing():
    log = playing()
    mover, seat = log.mover().id, log.table.deciding
    log.do(SERVER, LetPlay(seat, "random"))
    assert seen_by(mover, log.table).game.deciding == seat
    assert seen_by(mover, log.table).game.legal == []


def test_who_has_two_seats_and_plays_one_sees_through_that_one():
    log = Log(seats=3).do(ANN, Sit(0, "Ann"), Sit(1, "Cleo")).do(BEN, Sit(2, "Ben")).deal(ANN, BEN)
    log.do(ANN, Resign(0))
    for _ in range(3):
        table = log.table
        assert seen_by("ann", table).game.seat == 1
        assert bool(seen_by("ann", table).game.legal) == (table.deciding == 1)
        log.move()


def prepared(state):
    """Ann and Ben in the middle of this game; Ann decides."""
    table = playing().table
    return replace(table, first=0, state=state)


def test_a_take_says_where_it_leads_and_whether_it_ends_the_game():
    state = position(player("blue", 1, "Ba1"), player("red", 6, "Ra1"), cells="b1:Oa2 b2:Oa4 b3:Im", pile="Ya1")
    offered = {offer.move: offer for offer in seen_by("ann", prepared(state)).game.legal}
    assert (offered["b1"].lands_at, offered["b1"].line) == (3, ["d1", "d2", "d3", "d4", "d5", "d6"])
    assert (offered["b2"].lands_at, offered["b2"].line) == (5, None)  # a corner
    assert offered["b3"].lands_at == 1  # an Immuto stays
    assert not any(offer.ends_game for offer in offered.values())
    cells = "c2:Oa2 d2:Na3 b3:Na4 d3:Wa1 d4:Wa2 e4:Wa3 e5:Wa4 b5:Ka1"
    state = position(player("blue", 6, "Ba1"), player("red", 6, "Ra1"), cells=cells)
    offered = {offer.move: offer.ends_game for offer in seen_by("ann", prepared(state)).game.legal}
    assert offered == {"c2": True, "d2": False}


def test_declinatio_says_where_it_leads_but_for_a_number_under_an_immuto():
    red = player("red", 6, "Ra1")
    state = position(player("blue", 5, "Ba3", declinatio=1), red, cells="a4:Oa2 a2:Na1", phase="corner")
    offered = {offer.move: offer for offer in seen_by("ann", prepared(state)).game.legal}
    row = [f"{column}4" for column in "abcdef"]
    assert (offered["declinatio"].lands_at, offered["declinatio"].line, offered["declinatio"].ends_game) == (
        8,
        row,
        False,
    )
    assert offered["stay"].lands_at is None
    state = position(player("blue", 5, "Ba3 Im", declinatio=1), red, cells="a4:Oa2 a2:Na1", phase="corner")
    assert {offer.lands_at for offer in seen_by("ann", prepared(state)).game.legal} == {None}


def test_seats_and_players_are_told_apart_whoever_begins():
    table = playing().table
    game = seen_by("ann", table).game
    assert [player.seat for player in game.players] == [table.first, 1 - table.first]
    assert seen_by("ann", table).version == len(playing().rows)


def test_before_the_deal_there_is_no_game():
    table = two().table
    assert seen_by("ann", table).game is None
    assert [(seat.name, seat.yours) for seat in seen_by("ann", table).seats] == [("Ann", True), ("Ben", False)]
    dealing = after(table, ANN, Start(SECRET))
    assert seen_by("ben", dealing).deal.waits_for == [0, 1]


def test_votes_are_seen():
    table = playing().do(BEN, Abandon()).table
    assert seen_by("ann", table).wanted == [Wanted("Abandon", [1])]


def test_one_person_in_several_seats_sees_the_one_that_decides():
    log = Log().do(ANN, Sit(0, "Ann"), Sit(1, "Mum")).deal(ANN)
    for _ in range(4):
        game = seen_by("ann", log.table).game
        assert game.seat == log.table.deciding
        assert game.legal
        log.move()


def test_strangers_see_a_table_only_if_it_has_spectators():
    assert seen_by("eve", playing().table).game.seat is None
    private = Log(spectators=False).do(ANN, Sit(0, "Ann")).do(BEN, Sit(1, "Ben")).table
    with pytest.raises(NotForYou):
        seen_by("eve", private)
    assert seen_by("ben", private).seats[1].yours


# The scores


def scored(state, person="ann"):
    """As it is seen when Ann, who decides, has taken b1, the last card of the game, and has dropped it."""
    table = after(after(prepared(state), ANN, Move(1, 0, "b1")), ANN, Move(1, 1, "drop"))
    return seen_by(person, table).game, table


def test_a_score_has_its_rows_with_the_immutos_in_them():
    state = position(player("blue", 1, "Oa3 Ba2 Im Oa1 Oa4 Ba1 Wa2"), player("red", 6, "Ra4"), cells="b1:Ya1")
    game, _ = scored(state)
    score = game.players[0].score
    rows = {row.ingredient: (row.cards, row.immutos, row.points, row.doubled) for row in score.rows}
    assert rows == {
        "Oa": (["Oa1", "Oa3", "Oa4"], 0, 8, False),
        "Ba": (["Ba1", "Ba2", "Im"], 1, 6, True),
        "Wa": (["Wa2"], 0, -2, False),
    }
    assert score.ingredients == sum(row.points for row in score.rows) == score.total == 12
    assert (score.a, score.b) == (None, None)
    assert game.players[1].score.rows[0].points == -8
    assert game.winners == [0]


def test_a_recipe_says_what_was_counted_and_what_came_of_it():
    state = position(
        player("blue", 1, "Oa1 Oa2 Ob1", recipes=recipes("orange", "most_ones")),
        player("red", 6, "Oa3 Wa1 Wb1", recipes=recipes("white", "ended_game")),
        cells="b1:Ya1",
    )
    game, table = scored(state)
    blue, red = (player.score for player in game.players)
    assert blue.a == RecipeSeen("orange", 3, [3, 1], "fulfilled", 3)
    assert blue.b == RecipeSeen("most_ones", 2, [2, 2], "tied", 0)
    assert red.a == RecipeSeen("white", 2, [0, 2], "fulfilled", 2)
    assert red.b == RecipeSeen("ended_game", 0, [1, 0], "missed", 0)
    [told] = [happening for happening in happenings(table, [1], table.latest) if isinstance(happening, Scored)]
    assert [shown.score for shown in told.scores] == [blue, red]


def test_the_fewest_are_ahead_where_the_fewest_count():
    state = position(
        player("blue", 1, "Oa4 Ob4", recipes=recipes("orange", "fewest_fours")),
        player("red", 6, "Oa3 Wa4", recipes=recipes("white", "fewest_cards")),
        cells="b1:Ya1",
    )
    game, _ = scored(state)
    assert [player.score.b.outcome for player in game.players] == ["missed", "tied"]


def test_who_has_won_is_told_even_when_the_loser_has_left():
    log = playing().do(BEN, Resign(1))
    assert seen_by("ann", log.table).game.winners == [0]
    assert seen_by("ann", log.table).game.players[0].score is None
    log.do(BEN, StandUp(1))
    assert seen_by("ann", log.table).game.winners == [0]
    assert seen_by("ann", playing().do(ANN, Abandon()).do(BEN, Abandon()).table).game.winners == []


# Perluceo


def test_a_look_is_shown_until_the_own_next_turn_and_to_nobody_else():
    state = position(player("blue", 1, "Ba1 Oa2"), player("red", 6, "Ra1"), cells="b1:Pe", pile="Ya1 Ya2 Ya3")
    table = after(prepared(state), ANN, Move(1, 0, "b1"))
    assert seen_by("ann", table).game.looks == {"0": ["Ba1", "Oa2"]}
    assert seen_by("ben", table).game.looks == {}
    assert seen_by("eve", table).game.looks == {}
    token = str(legal(table.state)[0])
    table = after(table, BEN, Move(1, 1, token))
    assert table.deciding == 0
    assert seen_by("ann", table).game.looks == {}


# Secrets


def test_the_secret_is_shown_after_the_end_and_not_before():
    log = playing()
    assert SECRET.encode() not in json_of("ann", log.table)
    assert seen_by("ann", log.table).deal.commitment == log.table.dealt.commitment
    assert seen_by("ann", finished().table).deal.secret == SECRET
    abandoned = log.do(ANN, Abandon()).do(BEN, Abandon()).table
    assert seen_by("ben", abandoned).deal.secret == SECRET


def test_no_person_is_told_another_ones_id():
    """Ids are the keys to seats."""
    table = replace(playing().table, host="host-id")
    table = replace(table, seats=tuple(replace(seat, person=f"{seat.person}-id") for seat in table.seats))
    for person in ("ann-id", "ben-id", "eve-id"):
        message = json_of(person, table)
        assert not any(other.encode() in message for other in ("ann-id", "ben-id", "host-id", "eve-id"))


def twins(seed):
    """Two games that the seat 0 cannot tell apart at some ply: the unseen cards and the others' recipes differ."""
    rng = random.Random(seed)
    colors = (Color.BLUE, Color.RED, Color.GREEN, Color.YELLOW)[: rng.choice((2, 3, 4))]
    setup = deal(Choices(colors, recipes=rng.random() < 0.7), b"%d" % seed)
    state, moves, turned = start(setup), [], 0
    for _ in range(rng.randrange(60)):
        choices = legal(state)
        if state.phase not in ("place", "take", "corner"):
            break
        move = rng.choice(choices)
        then, events = play(state, move)
        if then.phase in ("keep", "immuto", "over"):
            break
        state = then
        moves.append(move)
        turned += sum(isinstance(event, CardTurnedOver) for event in events)
    unseen = list(setup.deck[32 + turned :])
    rng.shuffle(unseen)
    dealt = setup.recipes and (setup.recipes[0], *setup.recipes[2:], setup.recipes[1])
    return setup, replace(setup, deck=(*setup.deck[: 32 + turned], *unseen), recipes=dealt), moves


def table_of(setup, moves):
    """The first player in turn order is Ann; bots have the other seats, with all that a table knows."""
    log = Log(seats=len(setup.players), recipes=setup.recipes is not None).do(ANN, Sit(0, "Ann"))
    for seat in range(1, len(setup.players)):
        log.do(ANN, SeatBot(seat, "random"))
    table = replace(log.deal(ANN).table, first=0, setup=setup, state=start(setup))
    for ply, move in enumerate(moves):
        author = ANN if table.deciding == 0 else Author("bot", "random")
        table = after(table, author, Move(1, ply, str(move)))
    return table


def check_twins() -> int:
    different = 0
    for seed in range(40):
        setup, twin, moves = twins(seed)
        different += setup != twin
        first, other = table_of(setup, moves), table_of(twin, moves)
        for person in ("ann", "eve"):
            assert json_of(person, first) == json_of(person, other)
    return different


def test_what_a_seat_cannot_know_changes_no_byte():
    assert check_twins() >= 30


def leak_next_card(shown, table):
    return msgspec.structs.replace(shown, taken=table.state.pile[0].code if table.state.pile else None)


def leak_a_recipe(shown, table):
    other = table.state.players[1].recipes
    mine = msgspec.structs.replace(shown.players[1], recipes=other and [other.a.value, other.b.value])
    return msgspec.structs.replace(shown, players=[shown.players[0], mine, *shown.players[2:]])


def leak_the_deck(shown, table):
    return msgspec.structs.replace(shown, removed_color=table.setup.deck[-1].code)


@pytest.mark.parametrize("leak", [leak_next_card, leak_a_recipe, leak_the_deck])
def test_planted_leaks_are_found(leak, monkeypatch):
    honest = seen.game_seen
    monkeypatch.setattr(seen, "game_seen", lambda table, own: leak(honest(table, own), table))
    with pytest.raises(AssertionError):
        check_twins()


def test_covered_cards_are_in_no_message():
    """Whoever comes first to a table now learns nothing of what lies beneath the tops."""
    blue, red = player("blue", 1, "Ba1 Oa2"), player("red", 6, "Rb3 Ra1")
    state = position(blue, red, pile="Ya1")
    twin = position(blue._replace(cauldron=cards("Ob4 Oa2")), red._replace(cauldron=cards("Gb2 Ra1")), pile="Ya1")
    for person in ("ann", "ben", "eve"):
        assert json_of(person, prepared(state)) == json_of(person, prepared(twin))


def test_recipes_of_others_are_hidden_to_the_end():
    blue = player("blue", 1, "Ba1", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Ra1", recipes=recipes("black", "ended_game"))
    table = prepared(position(blue, red, phase="keep", taken=CARDS["Ba2"], cells="d2:Na1"))
    assert [player.recipes for player in seen_by("ann", table).game.players] == [["orange", "most_ones"], None]
    assert [player.recipes for player in seen_by("eve", table).game.players] == [None, None]
    table = after(table, ANN, Move(1, 0, "keep"))
    assert table.status == "over"
    assert seen_by("eve", table).game.players[1].recipes == ["black", "ended_game"]


def test_a_new_table_can_be_seen():
    assert seen_by("ann", after(None, ANN, Create(Options()))).you_are_host
    assert not seen_by(EVE.id, after(None, ANN, Create(Options()))).you_are_host


def test_everybody_sees_who_the_host_is():
    log = Log(seats=3).do(BEN, Sit(0, "Ben")).do(ANN, Sit(1, "Ann")).do(ANN, Sit(2, "Amy"))
    for person in ("ann", "ben", "eve"):
        table = seen_by(person, log.table)
        assert (table.host, table.you_are_host) == (1, person == "ann")
    log.do(ANN, StandUp(1), StandUp(2))
    assert [
        (seen_by(person, log.table).host, seen_by(person, log.table).you_are_host) for person in ("ann", "ben")
    ] == [
        (0, False),
        (0, True),
    ]


def test_where_the_host_only_watches_whoever_sits_is_shown_as_one_who_may_start():
    """As `hosts` lets them."""
    table = Log().do(BEN, Sit(0, "Ben")).table
    assert {
        person: (seen_by(person, table).host, seen_by(person, table).you_are_host) for person in ("ann", "ben", "eve")
    } == {
        "ann": (None, True),
        "ben": (None, True),
        "eve": (None, False),
    }


# Own tables, in short


def test_in_short_it_says_whose_turn_it_is_and_with_which_pawn():
    log = playing()
    mover = log.mover().id
    other = "ben" if mover == "ann" else "ann"
    for person in (mover, other):
        short, whole = own_table(person, "K7PMQ2", log.table), seen_by(person, log.table)
        assert (short.table, short.status, short.seats) == ("K7PMQ2", "playing", whole.seats)
        assert short.deciding == whole.game.deciding
        assert short.your_turn == (person == mover)
        assert short.color == next(player.color for player in whole.game.players if player.seat == whole.game.seat)


def test_in_short_nothing_is_waited_for_before_the_game_or_where_a_stand_in_plays():
    log = Log().do(ANN, Sit(0, "Ann", "red"))
    short = own_table("ann", "K7PMQ2", log.table)
    assert (short.deciding, short.your_turn, short.color) == (None, False, "red")
    log = playing()
    seat = log.table.deciding
    log.do(SERVER, LetPlay(seat, "random"))
    short = own_table(log.table.seats[seat].person, "K7PMQ2", log.table)
    assert (short.deciding, short.your_turn) == (seat, False)


def test_in_short_somebody_with_several_seats_has_the_pawn_that_moves():
    log = Log().do(ANN, Sit(0, "Ann", "red"), Sit(1, "Amy", "green")).deal(ANN)
    for _ in range(2):
        short = own_table("ann", "K7PMQ2", log.table)
        assert short.your_turn
        assert short.color == ("red", "green")[short.deciding]
        log.move()
