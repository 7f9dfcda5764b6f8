"""Spells, special situations and the end of the game, as the page offers, explains and shows them."""

import re

import pytest
from browsers import DESKTOP, PHONE
from players import Player
from playwright.sync_api import expect
from situations import (
    NAMES,
    ask,
    can_look,
    can_take,
    can_use_accio,
    can_use_declinatio,
    card_name,
    declinatio_ends_the_game,
    ending_takes,
    find,
    first_decision,
    first_take,
    ingredients,
    lay,
    line_is_scarce,
    line_name,
    lines_with_one_card,
    long_count,
    move,
    nothing_special,
    opened,
    pile_is_low,
    prefer,
    puts_immutos,
    second_placing,
    take_ends_the_game,
    vanesco_frees_a_pawn,
)

from glastonbury.rules import CELLS, Take, UseDeclinatio, legal, line_emptied_by
from glastonbury.words import Words


class Seated:
    """Somebody at a prepared table with a page, and the others, whose browsers show none."""

    def __init__(self, browse, situation, device, **settings):
        self.situation = situation
        self.context = browse(moves=settings.get("pace", "none") != "none", **device)
        prefer(self.context, **settings)
        self.friend = browse(**DESKTOP)
        prefer(self.friend)
        browsers = [self.context if seat == situation.me else self.friend for seat in range(situation.seats)]
        self.code = lay(situation, *browsers)
        self.page = self.open(self.context)

    def open(self, context):
        page = opened(context, f"/t/{self.code}")
        expect(page.get_by_role("grid")).to_be_visible()
        return page

    def watch(self, stay):
        """Somebody who only looks on."""
        return self.open(stay(**DESKTOP))


@pytest.fixture
def sit(stay):
    def sit(wanted, device=DESKTOP, players=2, recipes=False, **settings):
        return Seated(stay, find(wanted, players, recipes), device, **settings)

    return sit


def cell(page, name):
    return page.locator(f'[data-cell="{name}"]')


def expect_offers(page, cells):
    offered = page.locator('[role="gridcell"][aria-disabled="false"]')
    expect(offered).to_have_count(len(cells))
    assert {card.get_attribute("data-cell") for card in offered.all()} == set(cells)


def choice(page):
    return page.get_by_role("region", name="Your choice")


def place(page):
    return page.get_by_role("region", name="Your place")


def heading(page, words):
    return page.get_by_role("heading", level=1, name=words)


def other(page, name):
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=name))


def told(page):
    return page.get_by_role("log").last  # what lies over the table has its own


def dialog(page):
    return page.get_by_role("dialog")


def expect_the_end(page):
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def take(page, name):
    cell(page, name).click()
    choice(page).get_by_role("button", name=re.compile("^Take ")).click()


def then_words(steps, stop):
    """What the page says of the next move."""
    if steps == 0:
        return "Then you stay where you are"
    target = line_name(stop)
    way = f"Then {steps} stop{'' if steps == 1 else 's'} to {target}"
    return f"{way}: nothing to take there" if target == "a corner" else way


# Accio


def test_accio_offers_every_card_that_it_can_take(sit):
    at = sit(can_use_accio)
    page, s = at.page, at.situation
    expect(heading(page, f"Take a card from {s.line}")).to_be_visible()
    expect_offers(page, s.takes())
    choice(page).get_by_role("button", name="Accio: take any card").click()
    expect(heading(page, "Take any card by Accio")).to_be_visible()
    elsewhere = {token[1:] for token in s.tokens if token.startswith("*")}
    spells = {cell for cell in CELLS if (card := s.state.card_at(cell)) and card.code in ("Va", "Pe")}
    assert elsewhere == set(CELLS) - set(s.cells) - spells
    expect_offers(page, elsewhere)
    choice(page).get_by_role("button", name=f"Back to {s.line}").click()
    expect_offers(page, s.takes())


def test_accio_is_used_up(sit):
    at = sit(can_use_accio)
    page, s = at.page, at.situation
    expect(place(page).get_by_role("img", name="Accio, 2 uses left")).to_be_visible()
    choice(page).get_by_role("button", name="Accio: take any card").click()
    far = next(token[1:] for token in sorted(s.tokens) if token.startswith("*"))
    take(page, far)
    expect(place(page).get_by_role("img", name="Accio, 1 use left")).to_be_visible()
    expect(told(page)).to_contain_text(f"You took {card_name(s.state.card_at(far).code)} from {far} by Accio.")
    expect(choice(page).get_by_role("button", name="Accio")).to_have_count(0)


def test_accio_is_in_the_dock_of_a_phone(sit):
    at = sit(can_use_accio, PHONE)
    page, s = at.page, at.situation
    tile = place(page).get_by_role("button", name="Accio · 2")
    expect_offers(page, s.takes())
    tile.tap()
    expect(tile).to_have_attribute("aria-pressed", "true")
    elsewhere = [token[1:] for token in sorted(s.tokens) if token.startswith("*")]
    expect_offers(page, elsewhere)
    tile.tap()
    expect_offers(page, s.takes())
    tile.tap()
    cell(page, elsewhere[0]).tap()
    choice(page).get_by_role("button", name="Take it").tap()
    used = place(page).get_by_role("button", name="Accio · 1")
    expect(used).not_to_have_attribute("aria-pressed", re.compile(""))  # it cannot be used now, and says what it does
    used.tap()
    expect(page.get_by_role("dialog", name="Spells")).to_contain_text("Take any card of the square instead")


@pytest.mark.few(1)
@pytest.mark.parametrize("spell", ["Ac", "De"])
def test_a_spell_moves_nothing_in_the_dock_when_it_comes(sit, spell):
    at = sit(can_take(spell), PHONE, recipes=True)
    page = at.page
    beside = [place(page).get_by_role("button", name="Recipes"), place(page).get_by_role("img").first]
    before = [part.bounding_box() for part in beside]
    take(page, at.situation.takes(spell)[0])
    if spell == "Ac":
        expect(place(page).get_by_role("button", name=re.compile("^Accio"))).to_be_visible()
    else:
        expect(place(page).get_by_role("img", name=re.compile("^Declinatio"))).to_be_visible()
    assert [part.bounding_box() for part in beside] == before


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_last_turn_of_everybody_is_shown(sit, device):
    at = sit(can_take("Ac"), device, players=4)
    page, s = at.page, at.situation
    friend = at.open(at.friend)
    friend.set_viewport_size(device["viewport"])
    take(page, s.takes("Ac")[0])
    for seen, who in ((place(page), "You"), (other(friend, s.name), s.name)):
        words = f"{who} took Accio at {s.line}."
        expect(
            seen.get_by_text(words).or_(seen.get_by_role("img", name=words)).filter(visible=True).first
        ).to_be_visible()


def test_without_accio_there_is_no_such_button(sit):
    at = sit(nothing_special)
    expect_offers(at.page, at.situation.takes())
    expect(at.page.get_by_role("button", name="Accio")).to_have_count(0)


# Declinatio


def test_declinatio_says_what_it_does_and_does_it(sit):
    at = sit(can_use_declinatio)
    page, s = at.page, at.situation
    onward = s.after(UseDeclinatio())
    steps, line = (onward.deciding.stop - s.player.stop) % 20, line_name(onward.deciding.stop)
    expect(heading(page, "Your pawn is at a corner")).to_be_visible()
    expect(page.get_by_role("img", name=f"Next turn: {line}")).to_have_count(1)
    walk = choice(page).get_by_role("button", name=f"Walk {steps} to {line}")
    expect(walk).to_contain_text(f"{s.player.declinatio} uses left")
    expect(choice(page).get_by_role("button", name="Stay, end the turn")).to_be_visible()
    walk.click()
    expect(heading(page, f"Take a card from {line}")).to_be_visible()
    expect(page.get_by_role("img", name=f"You: {line}")).to_be_visible()
    takes = {str(move) for move in legal(onward)}
    assert not [cell for cell in takes if onward.card_at(cell).code in ("Va", "Pe")]
    expect_offers(page, takes)
    left = s.player.declinatio - 1
    uses = f"Declinatio, {left} use{'' if left == 1 else 's'} left"
    expect(place(page).get_by_role("img", name=uses).first).to_be_visible()


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_to_stay_ends_the_turn(sit, device):
    page = sit(can_use_declinatio, device).page
    choice(page).get_by_role("button", name="Stay, end the turn").click()
    expect(told(page)).to_contain_text("You took nothing at the corner.")
    expect(page.get_by_role("img", name="You: a corner")).to_be_visible()


def test_a_declinatio_that_ends_the_game_asks_twice(sit):
    at = sit(declinatio_ends_the_game)
    page = at.page
    expect(choice(page)).to_contain_text("the game would end at once")
    walk = choice(page).get_by_role("button", name=re.compile("^Walk "))
    sure = choice(page).get_by_role("button", name="Use Declinatio and end the game")
    walk.click()
    expect(sure).to_be_visible()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    walk.click()
    sure.click()
    expect_the_end(page)


# Immuto


@pytest.mark.few(1)
@pytest.mark.parametrize("pace", ["none", "fast"])
def test_a_pawn_that_cannot_stay_at_a_corner_is_explained(sit, pace):
    at = sit(vanesco_frees_a_pawn, pace=pace)
    friend = at.open(at.friend)
    freed = NAMES[1 - at.situation.me]
    words = f"{freed} was at a corner with an Immuto on top, where a pawn cannot stay: it walked by the number beneath."
    take(at.page, at.situation.takes("Va")[0])
    own = "You were at a corner with an Immuto on top, where a pawn cannot stay: yours walked by the number beneath."
    for page, said in ((at.page, words), (friend, own)):
        expect(page.locator(".prompt")).to_contain_text(said)
        expect(told(page)).to_contain_text(said)


def test_under_an_immuto_one_stays(sit):
    at = sit(can_take("Im"))
    page = at.page
    cell(page, at.situation.takes("Im")[0]).hover()
    expect(choice(page)).to_contain_text("Then you stay where you are")
    expect(choice(page)).to_contain_text("you stay where you are")


def test_an_empty_cauldron_moves_two(sit):
    at = sit(first_take)
    page, s = at.page, at.situation
    expect(place(page).get_by_role("img", name="Empty cauldron, moves 2").first).to_be_visible()
    cell(page, s.takes("Ac", "De")[0]).hover()
    expect(choice(page)).to_contain_text(then_words(2, (s.player.stop + 2) % 20))


# Vanesco and Perluceo


def test_vanesco_takes_a_card_from_everybody_else(sit):
    at = sit(can_take("Va", others=2), players=3)
    page, s = at.page, at.situation
    others = [seat for seat in range(3) if seat != s.me]
    for seat in others:
        height = len(s.state.players[seat].cauldron)
        expect(other(page, NAMES[seat]).get_by_role("img", name=f"Cauldron of {height} cards")).to_be_visible()
    vanesco = s.takes("Va")[0]
    take(page, vanesco)
    then = s.after(Take(vanesco))
    lost = []
    for seat in others:
        height = len(then.players[seat].cauldron)
        assert height == len(s.state.players[seat].cauldron) - 1
        name = re.compile(f"^Cauldron of {height} card")
        expect(other(page, NAMES[seat]).get_by_role("img", name=name)).to_be_visible()
        lost.append(f"{card_name(s.state.players[seat].top.code)} ({NAMES[seat]})")
    expect(told(page)).to_contain_text("Vanesco:")
    expect(told(page)).to_contain_text("went under the pile.")
    for words in lost:
        expect(told(page)).to_contain_text(words)


def expect_laid_open(page, player):
    """The cards of this cauldron, the top one first."""
    expect(dialog(page).get_by_role("listitem")).to_have_count(len(player.cauldron))
    for item, card in zip(dialog(page).get_by_role("listitem").all(), reversed(player.cauldron), strict=True):
        name = card_name(card.code)
        expect(item).to_contain_text(name if card.code == "Im" else name[:-2])


def test_perluceo_is_for_its_owner_alone(sit, stay):
    at = sit(can_look)
    friend, spectator = at.open(at.friend), at.watch(stay)
    take(at.page, at.situation.takes("Pe")[0])
    expect(dialog(at.page)).to_contain_text("You look into your cauldron")
    expect_laid_open(at.page, at.situation.player)
    for page in (friend, spectator):
        expect(told(page)).to_contain_text(f"{at.situation.name} looked through the cauldron.")
        expect(dialog(page)).to_have_count(0)
    seen = at.friend.request.get(f"/api/tables/{at.code}").json()["table"]["game"]
    assert seen["looks"] == {}
    dialog(at.page).get_by_role("button", name="Close").last.click()
    expect(dialog(at.page)).to_have_count(0)


def test_perluceo_is_read_in_peace_and_nobody_waits(sit):
    """Without motion too: a bot would answer, and the own turn begin, before anything could be read."""
    at = sit(can_look)
    page, s = at.page, at.situation
    pe = s.takes("Pe")[0]
    take(page, pe)
    expect(dialog(page)).to_be_visible()
    page.reload()
    expect_laid_open(page, s.player)
    then = s.after(Take(pe))
    move(at.friend, at.code, str(legal(then)[0]))
    expect(dialog(page).locator(".now")).to_have_text("Your turn")
    expect(dialog(page).get_by_role("log")).to_contain_text("Your turn")
    expect(page).to_have_title("● Your turn")
    dialog(page).get_by_role("button", name="Close").last.click()
    expect(dialog(page)).to_have_count(0)
    expect(page.get_by_role("main").get_by_text("Your turn", exact=True)).to_be_visible()


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("code", ["Ac", "De"])
def test_a_spell_that_was_taken_lies_in_the_own_place(sit, code, device):
    at = sit(can_take(code), device)
    page, s = at.page, at.situation
    take(page, s.takes(code)[0])
    name, uses = {"Ac": ("Accio", s.player.accio + 2), "De": ("Declinatio", s.player.declinatio + 3)}[code]
    if device is PHONE and code == "Ac":
        expect(place(page).get_by_role("button", name=f"Accio · {uses}")).to_be_visible()
    else:
        expect(place(page).get_by_role("img", name=f"{name}, {uses} uses left")).to_be_visible()
    expect(told(page)).to_contain_text(f"You can use {name} from your next turn on.")


# The end


@pytest.mark.parametrize("answer", ["keep", "drop"])
def test_a_take_that_ends_the_game_asks_twice(sit, answer):
    at = sit(take_ends_the_game, oneTap=True)
    page, s = at.page, at.situation
    last = ending_takes(s.state, s.moves)[0]
    expect(cell(page, last)).to_have_accessible_name(re.compile("Can be taken and ends the game$"))
    cell(page, last).click()
    line = Words().line(line_emptied_by(s.state, last))
    expect(choice(page)).to_contain_text(f"This is the last card of {line}: taking it ends the game.")
    expect_offers(page, s.takes())
    choice(page).get_by_role("button", name="Take and end the game").click()
    expect(heading(page, "The game ends. Keep the last card, or drop it?")).to_be_visible()
    expect(choice(page)).to_contain_text("You may keep it, or drop it out of the game.")
    choice(page).get_by_role("button", name=answer.title()).click()
    expect_the_end(page)
    record = at.context.request.get(f"/api/tables/{at.code}/games/1").json()
    assert record["actions"][-2:] == [last, answer]


@pytest.mark.few(1)
@pytest.mark.parametrize("count", [1, 2])
def test_immutos_are_put_and_the_end_follows(sit, count):
    at = sit(puts_immutos(count), recipes=True)
    page, s = at.page, at.situation
    places = sorted(token.removeprefix("immuto:") for token in s.tokens - {"immuto:none"})
    for _ in range(count):
        expect(dialog(page)).to_contain_text("Where does your Immuto go?")
        for place in places:
            expect(dialog(page).get_by_role("button", name=ingredients()[place])).to_be_visible()
        expect(dialog(page).get_by_role("button", name="To none")).to_be_visible()
        dialog(page).get_by_role("button", name=ingredients()[places[0]]).click()
    expect_the_end(page)


def test_an_immuto_may_go_nowhere(sit):
    at = sit(puts_immutos(1), recipes=True)
    expect(dialog(at.page)).to_be_visible()
    for _ in range(4):  # browsers let a page refuse the first ones only
        at.page.keyboard.press("Escape")
    dialog(at.page).get_by_role("button", name="To none").click()
    expect_the_end(at.page)
    record = at.context.request.get(f"/api/tables/{at.code}/games/1").json()
    assert record["actions"][-1] == "immuto:none"


def test_the_whole_count_of_four_is_in_sight_on_a_desktop(sit):
    at = sit(long_count, {"viewport": {"width": 1440, "height": 900}}, players=4, recipes=True)
    dialog(at.page).get_by_role("button", name="To none").click()
    expect_the_end(at.page)
    assert at.page.evaluate("document.documentElement.scrollHeight") <= 900


@pytest.mark.few(1)
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (844, 390), (390, 844), (360, 780)])
def test_on_smaller_screens_all_points_and_the_next_game_are_in_sight(sit, width, height):
    at = sit(long_count, {"viewport": {"width": width, "height": height}}, players=4, recipes=True)
    dialog(at.page).get_by_role("button", name="To none").click()
    expect_the_end(at.page)
    expect(at.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    points = at.page.locator(".standing strong")
    expect(points).to_have_count(4)
    for point in points.all():
        expect(point).to_be_in_viewport(ratio=1)


# What is running out


def test_a_low_pile_is_said(sit):
    at = sit(pile_is_low)
    pile = at.page.locator("[data-pile]")
    expect(pile).to_contain_text("8 cards")
    expect(pile).to_contain_text("Pile running low")


def test_a_line_with_one_card_is_marked(sit):
    at = sit(line_is_scarce)
    lines = lines_with_one_card(at.situation.state)
    marked = at.page.locator(".stud.scarce")
    expect(marked).to_have_count(2 * len(lines))
    assert {stud.text_content() for stud in marked.all()} == set(lines)
    expect(at.page.get_by_role("main")).to_contain_text("One card is left in")


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_scoring_overview_is_one_tap_away(sit, device):
    page = sit(nothing_special, device).page
    page.get_by_role("button", name="Scoring").click()
    expect(page.get_by_role("dialog", name="Scoring")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)


# Choosing


def test_a_pawn_is_put_at_a_free_corner(sit):
    at = sit(second_placing)
    page, s = at.page, at.situation
    free = [token[1:] for token in s.tokens]
    (taken,) = {"a1", "f1", "f6", "a6"} - set(free)
    expect(heading(page, "Choose a corner for your pawn")).to_be_visible()
    expect_offers(page, free)
    begin = page.get_by_role("button", name="Begin at the corner")
    expect(begin).to_have_count(3)
    expect(page.get_by_role("button", name=f"Begin at the corner {taken}")).to_have_count(0)
    cell(page, taken).click(force=True)  # it is marked as not to be had
    expect_offers(page, free)
    page.get_by_role("button", name=f"Begin at the corner {free[0]}").click()
    expect(told(page)).to_contain_text(f"You chose the corner {free[0]}.")
    expect(begin).to_have_count(0)


def test_a_card_that_is_pointed_at_says_where_it_leads(sit):
    at = sit(nothing_special)
    page, s = at.page, at.situation
    for name in s.takes():
        code = s.state.card_at(name).code
        steps = int(code[2]) if code[2:] else {"Im": 0}.get(code, int(s.player.top.code[2:] or 0))
        cell(page, name).hover()
        expect(choice(page).get_by_role("heading", name=card_name(code))).to_be_visible()
        expect(choice(page)).to_contain_text(then_words(steps, (s.player.stop + steps) % 20))


def test_keys_show_choose_and_let_go(sit):
    at = sit(nothing_special)
    page, s = at.page, at.situation
    name = s.takes()[0]
    cell(page, name).focus()
    expect(choice(page).get_by_role("heading", name=card_name(s.state.card_at(name).code))).to_be_visible()
    expect(choice(page)).to_contain_text("Then ")
    for _ in range(3):  # it is held, and presses once
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(cell(page, name)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(cell(page, name)).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text(f"You took {card_name(s.state.card_at(name).code)} from {name}.")


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_that_cannot_be_taken_says_what_it_is(sit, device):
    at = sit(nothing_special, device)
    page, s = at.page, at.situation
    far = next(name for name in CELLS if name not in s.cells)
    cell(page, far).click(force=True)  # it is marked as not to be had
    expect(choice(page).get_by_role("heading", name=card_name(s.state.card_at(far).code))).to_be_visible()
    expect(choice(page).get_by_role("button", name="Choose a card")).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_tap_takes_where_that_is_wished(sit, device):
    at = sit(nothing_special, device, oneTap=True)
    page, s = at.page, at.situation
    name = s.takes()[0]
    cell(page, name).click()
    expect(told(page)).to_contain_text(f"You took {card_name(s.state.card_at(name).code)} from {name}.")


def test_spectators_are_offered_nothing(sit, stay):
    at = sit(can_use_accio)
    page = at.watch(stay)
    expect(heading(page, f"{at.situation.name} is choosing")).to_be_visible()
    expect_offers(page, [])
    expect(choice(page).get_by_role("button")).to_have_count(0)
    cell(page, at.situation.takes()[0]).click(force=True)
    expect(choice(page).get_by_role("heading")).to_be_visible()
    expect(choice(page).get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


# For everybody


def press(name):
    def do(at):
        at.page.get_by_role("button", name=name).click()

    return do


def talk(at):
    press("Menu")(at)
    dialog(at.page).get_by_role("button", name="Say something").click()
    expect(at.page.get_by_role("dialog", name="Say something")).to_be_visible()


def look(at):
    take(at.page, at.situation.takes("Pe")[0])
    expect(dialog(at.page)).to_be_visible()


def warn(at):
    cell(at.page, ending_takes(at.situation.state, at.situation.moves)[0]).click()
    expect(choice(at.page)).to_contain_text("ends the game")


def end(at):
    warn(at)
    choice(at.page).get_by_role("button", name="Take and end the game").click()
    expect(choice(at.page).get_by_role("button", name="Keep")).to_be_visible()


def wait(at):
    expect(at.page.get_by_role("heading", level=1)).to_be_visible()


MOMENTS = {
    "place": (first_decision, wait),
    "take": (nothing_special, wait),
    "selected": (nothing_special, lambda at: cell(at.page, at.situation.takes()[0]).click()),
    "accio": (can_use_accio, press(re.compile("^Accio"))),
    "corner": (can_use_declinatio, wait),
    "corner that ends": (declinatio_ends_the_game, press(re.compile("^Walk"))),
    "take that ends": (take_ends_the_game, warn),
    "keep": (take_ends_the_game, end),
    "immuto": (puts_immutos(1), lambda at: expect(dialog(at.page)).to_be_visible()),
    "look": (can_look, look),
    "another's turn": (can_use_accio, lambda at: take(at.page, at.situation.takes()[0])),
    "scoring": (nothing_special, press("Scoring")),
    "menu": (nothing_special, press("Menu")),
    "phrases": (nothing_special, talk),
    "recipes": (nothing_special, press("Recipes")),
    "details": (nothing_special, press(re.compile("^More about"))),
}


@pytest.mark.few(2)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nobody_is_shut_out(sit, axe, moment):
    wanted, do = MOMENTS[moment]
    at = sit(wanted, recipes=moment in ("immuto", "recipes"))
    do(at)
    axe(at.page)


@pytest.mark.few(1)
@pytest.mark.parametrize("moment", ["place", "take", "selected", "accio", "corner", "keep", "menu"])
def test_nobody_is_shut_out_on_a_phone(sit, axe, moment):
    wanted, do = MOMENTS[moment]
    at = sit(wanted, PHONE)
    do(at)
    axe(at.page)


# Reloading

HEADINGS = """globalThis.headings = [];
new MutationObserver(all => headings.push(...all.flatMap(change => [...change.addedNodes]).flatMap(
    node => [...(node.querySelectorAll?.('h1') ?? [])].map(heading => heading.textContent.trim()))
)).observe(document, {childList: true, subtree: true});"""


@pytest.mark.few(1)
@pytest.mark.parametrize("moment", ["place", "take", "corner", "keep", "immuto", "look"])
def test_a_reload_in_any_phase_shows_the_same_at_once(sit, moment):
    wanted, do = MOMENTS[moment]
    at = sit(wanted, recipes=moment == "immuto")
    do(at)
    seen = Player(at.page, at.situation.name, "mouse")
    at.page.add_init_script(HEADINGS)
    before = at.page.get_by_role("heading", level=1).first.text_content()
    shown = seen.shown()
    at.page.reload()
    expect(at.page.get_by_role("heading", level=1).first).to_have_text(before)
    assert seen.shown() == shown
    assert "Who sits at the table?" not in at.page.evaluate("headings")


# People


def test_a_phrase_is_heard_unless_one_wants_not_to(sit):
    at = sit(nothing_special)
    page, friend, s = at.page, at.open(at.friend), at.situation
    page.get_by_role("button", name="Say something").click()
    dialog(page).get_by_role("button", name="Well done!").click()
    expect(dialog(page)).to_have_count(0)
    expect(place(page)).to_contain_text("Well done!")
    expect(other(friend, s.name)).to_contain_text("Well done!")
    expect(told(friend)).to_contain_text(f"{s.name}: Well done!")
    friend.get_by_role("button", name=f"More about {s.name}").click()
    dialog(friend).get_by_role("button", name="Do not hear them").click()
    expect(dialog(friend).get_by_role("button", name="Hear them again")).to_be_visible()
    friend.keyboard.press("Escape")
    ask(at.context, at.code, "Say", phrase="thanks")
    expect(told(page)).to_contain_text("You: Thank you!")
    take(page, s.takes()[0])
    expect(told(friend)).to_contain_text(f"{s.name} took")
    expect(friend.get_by_text("Thank you!")).to_have_count(0)


def test_a_stand_in_plays_for_somebody_who_left_until_they_are_back(browse, server):
    at = Seated(browse, find(nothing_special), DESKTOP)
    page, friend, s = at.page, at.open(at.friend), at.situation
    gone = NAMES[1 - s.me]
    page.clock.install()  # the page counts the seconds itself
    page.reload()
    expect(other(page, gone)).not_to_contain_text("away for")
    take(page, s.takes()[0])
    expect(heading(page, f"{gone} is choosing")).to_be_visible()
    friend.close()
    expect(other(page, gone)).to_contain_text("away for")
    expect(other(page, gone)).to_contain_text("a stand-in in")
    vote = other(page, gone).get_by_role("button", name="Let a stand-in play")
    expect(vote).to_have_count(0)
    server.now(server.pass_time(60))
    page.clock.fast_forward(60_000)
    vote.click()
    expect(other(page, gone)).to_contain_text("Apprentice plays")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    friend = at.open(at.friend)
    back = place(friend).get_by_role("button", name="Play myself again")
    back.click()
    expect(back).to_have_count(0)
    expect(other(page, gone)).not_to_contain_text("Apprentice")


def test_on_a_phone_the_vote_for_a_stand_in_is_among_the_details(browse, server):
    at = Seated(browse, find(nothing_special), PHONE)
    page, friend, s = at.page, at.open(at.friend), at.situation
    gone = NAMES[1 - s.me]
    page.clock.install()  # the page counts the seconds itself
    page.reload()
    friend.close()
    page.get_by_role("button", name=f"More about {gone}").click()
    expect(dialog(page)).to_contain_text("a stand-in in")
    server.now(server.pass_time(60))
    page.clock.fast_forward(60_000)
    dialog(page).get_by_role("button", name="Let a stand-in play").click()
    expect(dialog(page)).to_contain_text("Apprentice plays")
