"""§9 Recipes."""

import pytest

from builders import after, events_of, player, position, recipes, tokens
from glastonbury.rules import ImmutoPlaced, Scored, State, scores

LAST_OF_B = "b1:Va c2:Na1 d2:Na2 c3:Na3 d3:Na4 d4:Wa1 e4:Wa2 e5:Wa3 c5:Wa4"  # b1 ends the game


def score_a(*cauldrons: str, edition: str = "en") -> list[int]:
    """Points for recipe A of the first player (orange); the others hold other recipes."""
    colors = ("blue", "red", "green", "yellow")
    others = (("orange", "ended_game"), ("purple", "most_ones"), ("white", "fewest_cards"), ("black", "fewest_fours"))
    players = [player(c, 1, k, recipes=recipes(*r)) for c, k, r in zip(colors, cauldrons, others, strict=False)]
    state = position(*players, phase="over", ended_by=1, edition=edition)
    return [score.recipe_a for score in scores(state)]


def test_section_9_a_gives_1_point_per_card_of_both_ingredients_with_2_or_3_players():
    assert score_a("Oa1 Oa2 Ob3", "Oa3 Ob1") == [3, 0]
    assert score_a("Oa1 Oa2 Ob3", "Oa3 Ob1", "Ga1") == [3, 0, 0]


def test_section_9_a_gives_2_points_per_card_with_4_players():
    assert score_a("Oa1 Oa2 Ob3", "Oa3 Ob1", "Ga1", "Ga2") == [6, 0, 0, 0]


def test_section_9_a_equal_gives_nothing():
    assert score_a("Oa1 Ob3", "Oa3 Ob1") == [0, 0]
    assert score_a("Ga1", "Ga2") == [0, 0]


def test_section_9_a_counts_for_the_holder_of_that_colour_only():
    assert score_a("Oa1", "Pa1 Pa2") == [1, 2]
    assert score_a("Wa1 Wb1", "Ka1") == [0, 0]


def score_b(task: str, *players: dict, ended_by: int = 1, edition: str = "en") -> int:
    """Points of the first player, who holds this B recipe."""
    tasks = ["fewest_cards", "fewest_fours", "fewest_spells", "most_ones", "ended_game"]
    tasks.remove(task)
    given = [task, *tasks]
    seats = [
        player(color, 1, recipes=recipes(a, b), **spec)
        for color, a, b, spec in zip(
            ("blue", "red", "green"), ("orange", "purple", "white"), given, players, strict=False
        )
    ]
    return scores(position(*seats, phase="over", ended_by=ended_by, edition=edition))[0].recipe_b


@pytest.mark.parametrize(
    ("task", "mine", "yours", "equal"),
    [
        ("fewest_cards", "Oa1 Im", "Pa1 Pa2 Pa3", "Pa1 Pa2"),  # Immutos included
        ("fewest_fours", "Oa1 Oa4 Oa3", "Pa4 Pb4", "Pa4"),
        ("most_ones", "Oa1 Ob1", "Pa1", "Pa1 Pb1"),
    ],
)
def test_section_9_b_10_points_for_strictly_the_fewest_or_most(task, mine, yours, equal):
    def hold(cauldron):
        return {"cauldron": cauldron}

    assert score_b(task, hold(mine), hold(yours)) == 10
    assert score_b(task, hold(mine), hold(equal)) == 0
    assert score_b(task, hold(yours), hold(mine)) == 0
    assert score_b(task, hold(mine), hold(yours), hold(equal)) == 0


def test_section_9_b_an_immuto_is_no_four_and_no_one():
    assert score_b("fewest_fours", {"cauldron": "Im"}, {"cauldron": "Pa4"}) == 10
    assert score_b("most_ones", {"cauldron": "Im Oa1"}, {"cauldron": "Pa1"}) == 0


def test_section_9_b_fewest_spells():
    assert score_b("fewest_spells", {"spells": "Va"}, {"spells": "Va Pe"}) == 10
    assert score_b("fewest_spells", {"spells": "Va"}, {"spells": "Pe"}) == 0


def test_section_9_b_ended_game():
    assert score_b("ended_game", {}, {}, ended_by=0) == 10
    assert score_b("ended_game", {}, {}, ended_by=1) == 0


def test_section_9_ruling_ended_game_holds_for_special_situation_1_too():
    blue = player("blue", 10, "Ya2", spells="De", declinatio=1, recipes=recipes("orange", "ended_game"))
    red = player("red", 6, "Ra1", recipes=recipes("white", "most_ones"))
    state = position(blue, red, cells="d1:Va b2:Ya1 c3:Ya3 e4:Ya4 b5:Yb1", phase="corner")
    assert scores(after(state, "declinatio"))[0].recipe_b == 10


def test_section_9_ruling_the_cauldron_at_the_end_counts_not_what_vanesco_took():
    """Red collected two 1s, but blue's last Vanesco takes one away: blue has most."""
    blue = player("blue", 1, "Oa1 Ob1", recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Pa1 Pb1", recipes=recipes("white", "fewest_cards"))
    state = after(position(blue, red, cells=LAST_OF_B), "b1")
    assert scores(state)[0].recipe_b == 10


def with_immutos(edition: str, cauldron: str) -> State:
    """Blue is about to end the game by taking a Vanesco."""
    blue = player("blue", 1, cauldron, recipes=recipes("orange", "most_ones"))
    red = player("red", 6, "Pa1", recipes=recipes("white", "fewest_fours"))
    return position(blue, red, cells=LAST_OF_B, edition=edition)


def test_section_9_holders_put_their_immutos_in_turn_order_from_the_first_player():
    """Red (1) ends the game by a Vanesco, which takes Ra2 and Ga1; blue (0) decides first all the same."""
    players = (
        player("blue", 6, "Oa1 Im Ra2", recipes=recipes("orange", "most_ones")),
        player("red", 1, "Im Pa1 Pb2", recipes=recipes("white", "fewest_fours")),
        player("green", 6, "Ga1", recipes=recipes("black", "fewest_spells")),
    )
    state = after(position(*players, cells=LAST_OF_B, player=1), "b1")
    assert (state.phase, state.player) == ("immuto", 0)
    assert tokens(state) == ["immuto:Oa", "immuto:none"]
    state, events = events_of(state, "immuto:Oa")
    assert events == (ImmutoPlaced(0, state.players[0].immutos[0]),)
    assert (state.phase, state.player) == ("immuto", 1)
    assert tokens(state) == ["immuto:Pa", "immuto:Pb", "immuto:none"]
    state, events = events_of(state, "immuto:Pb")
    assert state.phase == "over"
    assert isinstance(events[-1], Scored)


def test_section_9_one_decision_per_immuto_and_both_may_go_to_one():
    state = after(with_immutos("fr", "Oa4 Im Im"), "b1")
    state = after(state, "immuto:Oa")
    assert (state.phase, state.player) == ("immuto", 0)
    state = after(state, "immuto:Oa")
    assert scores(state)[0].ingredient_points == 4


def test_section_9_an_immuto_without_ingredients_can_go_to_none_only():
    state = after(with_immutos("en", "Im"), "b1")
    assert tokens(state) == ["immuto:none"]


def test_section_9_ingredient_points_follow_from_where_the_immuto_was_put():
    state = after(with_immutos("en", "Oa3 Oa4 Ga1 Im"), "b1")
    assert scores(after(state, "immuto:Oa"))[0].ingredient_points == 7 - 1
    assert scores(after(state, "immuto:Ga"))[0].ingredient_points == 0
    assert scores(after(state, "immuto:none"))[0].ingredient_points == -1


def test_section_9_without_recipes_nobody_decides():
    state = with_immutos("en", "Oa3 Oa4 Im")
    state = state._replace(players=tuple(p._replace(recipes=None) for p in state.players))
    assert after(state, "b1").phase == "over"
