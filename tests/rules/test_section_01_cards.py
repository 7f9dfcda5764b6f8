"""§1 Cards."""

from collections import Counter

from glastonbury.rules import CARDS, DECK, INGREDIENTS, OTHER_COLORS, PLAYER_COLORS, Color, IngredientCard, Spell


def test_section_1_there_are_72_ingredient_cards_in_9_colours():
    ingredient_cards = [card for card in DECK if isinstance(card, IngredientCard)]
    assert len(ingredient_cards) == len(set(ingredient_cards)) == 72
    by_color = Counter(card.ingredient.color for card in ingredient_cards)
    assert by_color == dict.fromkeys(Color, 8)


def test_section_1_each_of_18_ingredients_has_the_numbers_1_to_4():
    assert len(INGREDIENTS) == 18
    for ingredient in INGREDIENTS:
        numbers = [card.number for card in DECK if isinstance(card, IngredientCard) and card.ingredient == ingredient]
        assert numbers == [1, 2, 3, 4]


def test_section_1_there_are_2_immuto_and_10_spells_in_a_deck_of_84():
    codes = Counter(card.code for card in DECK if not isinstance(card, IngredientCard))
    assert codes == {"Im": 2, "Va": 4, "Pe": 2, "Ac": 2, "De": 2}
    assert len(DECK) == 84


def test_section_1_an_immuto_has_the_number_0():
    assert CARDS["Im"].number == 0


def test_section_1_the_player_colours_are_yellow_green_red_blue():
    assert PLAYER_COLORS == ("yellow", "green", "red", "blue")
    assert OTHER_COLORS == ("orange", "purple", "brown", "white", "black")


def test_section_1_codes_name_colour_ingredient_and_number():
    card = CARDS["Nb4"]
    assert (card.ingredient.color, card.ingredient.letter, card.number) == (Color.BROWN, "b", 4)
    assert [color.letter for color in Color] == list("YGRBOPNWK")
    assert CARDS["Va"] is Spell.VANESCO
    assert all(CARDS[card.code] == card for card in DECK)
