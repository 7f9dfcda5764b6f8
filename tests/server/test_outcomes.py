"""What a game came to for each seat: the win, or a part of it."""

from builders import player, position
from glastonbury.server.tables.changes import Options
from glastonbury.server.tables.playing import outcomes
from glastonbury.server.tables.table import Seat, Table

MOST, SOME = "Oa1 Oa2 Oa3 Oa4", "Pa1 Pa2 Pa4"  # 15 points and 7


def shares(*cauldrons: str, resigned: tuple[int, ...] = ()) -> list[float]:
    """Of the win, seat by seat, where these cauldrons, in seat order, were scored. The second seat began."""
    seats = tuple(Seat(bot="random", resigned=number in resigned) for number in range(len(cauldrons)))
    players = [player(color, 1, cauldron) for color, cauldron in zip(("blue", "red", "green"), cauldrons, strict=True)]
    state = position(*players[1:], players[0], phase="over", ended_by=0)
    table = Table(Options(seats=len(seats)), "ann", seats, status="over", first=1, state=state)
    return [outcome.won for outcome in outcomes(table)]


def test_who_has_the_most_points_has_won():
    assert shares(MOST, SOME, "") == [1, 0, 0]
    assert shares("", SOME, MOST) == [0, 0, 1]


def test_who_has_as_many_points_shares_the_win():
    assert shares(SOME, "", "Wa1 Wa2 Wa4") == [0.5, 0, 0.5]


def test_whoever_has_resigned_has_not_won_with_the_most_points_either():
    assert shares(MOST, SOME, "", resigned=(0,)) == [0, 1, 0]
    assert shares(SOME, "", "Wa1 Wa2 Wa4", resigned=(2,)) == [1, 0, 0]
