"""What is shown, said and offered, and when: it follows the motion, which stands still until a test lets it go."""

import json
import re

import pytest
from browsers import DESKTOP, PHONE
from listening import EARS
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
    lay,
    leave,
    line_name,
    move,
    nothing_special,
    opened,
    prefer,
    puts_immutos,
    take_ends_the_game,
)
from test_by_ear import FOCUS

from glastonbury.rules import Take, legal, play

# Animations stand still until they are let go; then those that follow run by themselves.
STANDING = """
globalThis.running = new Set();
globalThis.free = false;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...what) {
    const animation = animate.apply(this, what);
    running.add(animation);
    animation.finished.catch(() => {}).finally(() => running.delete(animation));
    if (!free) animation.pause();
    return animation;
};"""
ONE_ON = "for (const animation of running) animation.finish()"
LET_GO = "globalThis.free = true; for (const animation of running) animation.finish()"
MOVES = "running.size > 0"
UNTIL_IT_MOVES = (
    "new Promise(seen => { const look = () => running.size ? seen() : requestAnimationFrame(look); look() })"
)
A_MOMENT = "new Promise(requestAnimationFrame)"


class Wire:
    """The page's socket, over which a test can say something that the server does not."""

    def __init__(self, page) -> None:
        self.seen = None
        self.words = 0
        page.route_web_socket(re.compile("/socket"), self.opened)

    def opened(self, page) -> None:
        self.page, server = page, page.connect_to_server()
        server.on_message(self.pass_on)

    def pass_on(self, message) -> None:
        told = json.loads(message)
        if told["type"] == "Seen":
            self.seen = told
        self.page.send(message)

    def say_again(self, happened=(), plies: int = 0, **game) -> None:
        """The last view once more, or the next one; and a word after it, by which one sees that it was heard."""
        table = self.seen["table"]
        now = {**table["game"], "ply": table["game"]["ply"] + plies, **game}
        table = {**table, "version": table["version"] + (plies > 0), "game": now}
        told = {**self.seen, "since": self.seen["table"]["version"], "happened": list(happened), "table": table}
        self.page.send(json.dumps(told))
        self.say()

    def say(self) -> None:
        self.words += 1
        self.page.send(json.dumps({"type": "Said", "seat": 0, "phrase": "applause"}))


class Seated:
    """Ann or Ben at a prepared table for two, whose page stands still, and the friend, who moves past any page."""

    def __init__(self, browse, situation, device, standing=True, script=STANDING, moves=True, **settings) -> None:
        self.situation = situation
        self.context, self.friend = browse(moves=moves, **device), browse(**DESKTOP)
        stays = bool(self.context.pages)
        self.page = self.context.pages[0] if stays else self.context.new_page()
        self.wire = Wire(self.page)
        if not stays:
            self.page.add_init_script(script)
            self.page.goto("/about")
        prefer(self.context, **{"pace": "normal", **settings})
        prefer(self.friend)
        self.other = NAMES[1 - situation.me]
        self.code = lay(situation, *(self.context if seat == situation.me else self.friend for seat in range(2)))
        self.page.evaluate(f"globalThis.free = {json.dumps(not standing)}")
        opened(self.context, f"/t/{self.code}")
        expect(self.page.get_by_role("grid")).to_be_visible()

    def take(self, cell: str) -> None:
        self.cell(cell).click()
        self.choice.get_by_role("button", name=re.compile("^Take ")).click()

    def cell(self, name: str):
        return self.page.locator(f'[data-cell="{name}"]')

    @property
    def choice(self):
        return self.page.get_by_role("region", name="Your choice")

    @property
    def log(self):
        return self.page.get_by_role("log").last

    @property
    def heading(self):
        return self.page.get_by_role("heading", level=1)

    @property
    def offered(self):
        return self.page.locator('[role="gridcell"][aria-disabled="false"]')

    @property
    def last_turn(self):
        """The friend's."""
        return self.page.locator(f'[data-last-turn="{1 - self.situation.me}"]')

    def until_something_moves(self) -> None:
        self.page.evaluate(UNTIL_IT_MOVES)

    def answered(self, token: str) -> None:
        """The friend has moved, and this page has been told."""
        version = self.wire.seen["table"]["version"]
        move(self.friend, self.code, token)
        self.until_told(version + 1)

    def until_told(self, version: int) -> None:
        while self.wire.seen["table"]["version"] < version:
            self.page.evaluate(A_MOMENT)
        self.wire.say()
        self.heard()

    def heard(self) -> None:
        """The last word, and so all that was told before."""
        expect(self.log.get_by_text("applauds")).to_have_count(self.wire.words)


@pytest.fixture
def sit(stay):
    def sit(wanted, device=DESKTOP, recipes=False, **settings):
        return Seated(stay, find(wanted, recipes=recipes), device, **settings)

    return sit


def exchange(situation):
    """A take of one's own and an answer after which one takes again: the cell, the answer, and both states."""
    for cell in situation.takes():
        then = situation.after(Take(cell))
        if then.phase != "take" or then.player == situation.me:
            continue
        for answer in legal(then):
            last, _ = play(then, answer)
            if isinstance(answer, Take) and last.phase == "take" and last.player == situation.me:
                return cell, answer, then, last
    raise AssertionError("no such exchange")


def in_the_middle(at):
    """One's own card flies; the friend has already answered."""
    cell, answer, then, last = exchange(at.situation)
    at.take(cell)
    at.until_something_moves()
    at.answered(str(answer))
    return cell, answer, then, last


# The prompt


def test_nothing_is_asked_before_the_pawns_have_come_there(sit):
    at = sit(nothing_special)
    _, answer, then, last = in_the_middle(at)
    expect(at.heading).to_have_text("You move")
    expect(at.offered).to_have_count(0)
    expect(at.page).not_to_have_title(re.compile("Your turn"))
    expect(at.log.get_by_text("Your turn:")).to_have_count(1)  # the turn before
    expect(at.log).not_to_contain_text(f"{at.other} took")
    at.page.evaluate(LET_GO)
    line = line_name(last.deciding.stop)
    expect(at.heading).to_have_text(f"Take a card from {line}")
    expect(at.page).to_have_title(re.compile("Your turn"))
    expect(at.page.locator(f'.pawn[data-seat="{at.situation.me}"]')).to_have_attribute(
        "aria-label", re.compile(f"{line}$")
    )
    expect(at.offered).to_have_count(len([move for move in legal(last) if isinstance(move, Take)]))
    code = then.card_at(answer.cell).code
    expect(at.log).to_contain_text(f"{at.other} took {card_name(code)} from {answer.cell}.")
    expect(at.log).to_contain_text(f"Your turn: Take a card from {line}")
    expect(at.page.locator(".missed")).to_have_count(0)


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_acts_early_is_shown_what_was_skipped(sit, device):
    at = sit(nothing_special, device, oneTap=True)
    cell, answer, then, last = exchange(at.situation)
    at.cell(cell).click()  # one tap takes
    at.until_something_moves()
    at.answered(str(answer))
    expect(at.heading).to_have_text("You move")
    at.page.keyboard.press("Shift")
    assert at.page.evaluate(MOVES)  # that alone does nothing, and cuts nothing
    mine = next(str(move) for move in legal(last) if isinstance(move, Take))
    at.cell(mine).click(force=True)  # it was not offered yet
    line = line_name(last.deciding.stop)
    expect(at.heading).to_have_text(f"Take a card from {line}")
    expect(at.cell(mine)).to_have_attribute("aria-selected", "true")  # and is not taken, though one tap takes
    card = card_name(then.card_at(answer.cell).code)
    words = f"{at.other} took {card} at {line_name(then.deciding.stop)}."
    expect(at.log).to_contain_text(f"{at.other} took {card} from {answer.cell}.")
    expect(at.log).to_contain_text(f"Your turn: Take a card from {line}")
    expect(at.last_turn.locator(".missed:visible")).to_have_count(1)
    at.page.keyboard.press("Escape")
    at.page.mouse.move(1, 1)
    at.page.locator("h1").focus()
    expect(at.choice).to_contain_text(words)
    at.cell(mine).click()
    expect(at.page.locator(".missed")).to_have_count(0)


def test_any_key_ends_what_moves_and_all_of_it_is_read(sit):
    at = sit(nothing_special)
    cell, answer, then, last = in_the_middle(at)
    at.page.keyboard.press("x")
    own, theirs = at.situation.state.card_at(cell).code, then.card_at(answer.cell).code
    for words in (
        f"You took {card_name(own)} from {cell}.",
        f"{at.other} took {card_name(theirs)} from {answer.cell}.",
        f"was turned over at {answer.cell}.",
        f"Your turn: Take a card from {line_name(last.deciding.stop)}",
    ):
        expect(at.log).to_contain_text(words)


def test_what_flies_is_gone_with_its_table(sit):
    at = sit(nothing_special)
    cell, *_ = exchange(at.situation)
    at.take(cell)
    at.until_something_moves()
    opened(at.context, "/about")
    at.page.wait_for_function("running.size === 0")


def test_a_card_has_no_name_before_it_is_turned_over(sit):
    at = sit(nothing_special)
    cell, _, then, _ = exchange(at.situation)
    at.take(cell)
    at.until_something_moves()
    expect(at.cell(cell)).to_have_accessible_name(f"{cell}: empty")
    at.page.evaluate(ONE_ON)
    expect(at.cell(cell).locator(".reverse")).to_be_visible()
    name = card_name(then.card_at(cell).code)
    expect(at.cell(cell)).to_have_accessible_name(f"{cell}: a card that is being turned over")
    expect(at.choice.get_by_role("heading")).to_have_count(0)
    at.page.evaluate(LET_GO)
    expect(at.cell(cell)).to_have_accessible_name(re.compile(re.escape(name.rstrip(" 1234"))))
    at.cell(cell).hover()
    expect(at.choice.get_by_role("heading", name=name)).to_be_visible()


def test_the_sheet_of_perluceo_follows_the_motion_and_hides_none(sit):
    at = sit(can_look)
    s = at.situation
    pe = s.takes("Pe")[0]
    at.take(pe)
    at.until_something_moves()
    sheet = at.page.get_by_role("dialog")
    expect(sheet).to_have_count(0)
    at.page.evaluate(LET_GO)
    expect(sheet).to_contain_text("You look into your cauldron")
    at.page.evaluate("globalThis.free = false")
    then = s.after(Take(pe))
    answer = legal(then)[0]
    at.answered(str(answer))
    expect(at.log).not_to_contain_text(f"{at.other} took")
    assert not at.page.evaluate(MOVES)
    sheet.get_by_role("button", name="Close").last.click()
    at.until_something_moves()
    expect(at.log).to_contain_text(f"{at.other} took")
    at.page.evaluate(LET_GO)
    expect(at.page.get_by_role("main").get_by_text("Your turn", exact=True)).to_be_visible()
    expect(at.page.locator(".missed")).to_have_count(0)


def test_a_second_look_opens_over_the_same_cards(sit):
    at = sit(can_look, standing=False, pace="none")
    at.take(at.situation.takes("Pe")[0])
    sheet = at.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Close").last.click()
    expect(sheet).to_have_count(0)
    at.wire.say_again()
    at.heard()
    expect(sheet).to_have_count(0)
    me = at.situation.me
    cards = at.wire.seen["table"]["game"]["looks"][str(me)]
    at.wire.say_again([{"type": "CauldronSeen", "seat": me, "cards": cards}], plies=2)
    expect(sheet).to_contain_text("You look into your cauldron")


def test_the_count_comes_after_the_last_card(sit):
    at = sit(take_ends_the_game)
    s = at.situation
    version = at.wire.seen["table"]["version"]
    move(at.context, at.code, ending_takes(s.state, s.moves)[0])
    at.until_something_moves()
    move(at.context, at.code, "keep")
    at.until_told(version + 2)
    expect(at.heading).to_have_text("You move")
    expect(at.page.get_by_role("grid")).to_be_visible()
    at.page.evaluate(LET_GO)
    expect(at.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(at.log).to_contain_text("ended the game")  # what was told last can still be read


def test_what_moves_says_nothing_more_when_the_table_was_left(sit):
    """What would read on in a screen that is gone complains about that in the console."""
    at = sit(nothing_special)
    in_the_middle(at)
    leave(at.page)
    at.page.evaluate(LET_GO)
    at.page.evaluate(A_MOMENT)


# Those who want less motion


# All that moves, by what it changes and how long; and what style sheets let move.
WATCHED = """
globalThis.moved = [];
const animated = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const animation = animated.call(this, frames, options);
    const changed = animation.effect.getKeyframes().flatMap(Object.keys);
    const {duration} = animation.effect.getTiming();
    for (const name of new Set(changed))
        if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) moved.push([name, duration]);
    return animation;
};
for (const begins of ['transitionrun', 'animationstart'])
    addEventListener(begins, event => moved.push([event.propertyName ?? event.animationName, event.elapsedTime]), true);
"""


@pytest.mark.parametrize("moves", [False, True])
def test_without_motion_nothing_moves_and_all_of_it_is_told(browse, moves):
    """A card is taken, one is swept away, one turned over, a pawn walks, a dialog opens. At most something fades."""

    def wanted(found):
        if not can_take("Va", height=1, others=1)(found):
            return False
        taken = next(move for move in found.moves if found.state.card_at(move.cell).code == "Va")
        happened = {type(event).__name__ for event in play(found.state, taken)[1]}
        return {"CardsSwept", "CardTurnedOver", "PawnMoved"} <= happened

    situation = find(wanted)
    cell = situation.takes("Va")[0]
    at = Seated(browse, situation, DESKTOP, script=WATCHED, moves=moves)
    at.take(cell)
    then = situation.after(Take(cell))
    swept = situation.state.players[1 - situation.me].top
    for words in ("You took Vanesco", card_name(swept.code), f"was turned over at {cell}.", f"{at.other} walked"):
        expect(at.log).to_contain_text(words)
    expect(at.cell(cell)).to_have_accessible_name(re.compile(card_name(then.card_at(cell).code).rstrip(" 1234")))
    expect(at.page.locator(".pile").first).to_contain_text(str(len(then.pile)))
    at.page.get_by_role("button", name="Menu").click()
    expect(at.page.get_by_role("dialog")).to_be_visible()
    moved = at.page.evaluate("moved")
    if moves:
        assert {"transform", "translate"} & {name for name, _ in moved}  # which shows that it would be seen
    else:
        assert {name for name, _ in moved} <= {"opacity"}
        assert max((duration for _, duration in moved), default=0) <= 120


# Arrivals


def test_an_arrival_lets_go_of_nothing(sit):
    """Neither of a card nor of Accio."""
    at = sit(can_use_accio, standing=False)
    s = at.situation
    by_accio = next(token[1:] for token in sorted(s.tokens) if token.startswith("*"))
    for chosen in (s.takes()[0], by_accio):
        if chosen == by_accio:
            at.page.keyboard.press("Escape")
            at.choice.get_by_role("button", name="Accio: take any card").click()
        at.cell(chosen).click()
        expect(at.cell(chosen)).to_have_attribute("aria-selected", "true")
        at.wire.say_again()
        at.heard()
        expect(at.cell(chosen)).to_have_attribute("aria-selected", "true")
        expect(at.choice.get_by_role("button", name=re.compile("^Take "))).to_be_enabled()


def test_after_an_arrival_what_ends_the_game_is_still_warned_of(sit):
    """And needs no more to be done than before."""
    at = sit(declinatio_ends_the_game, standing=False)
    at.choice.get_by_role("button", name=re.compile("^(Use Declinatio|Walk)")).click()
    warned = at.choice.get_by_role("button", name="Use Declinatio and end the game")
    expect(warned).to_be_visible()
    at.wire.say_again()
    at.heard()
    expect(warned).to_be_visible()


def test_an_arrival_cuts_nothing_short(sit):
    at = sit(nothing_special)
    at.take(exchange(at.situation)[0])
    at.until_something_moves()
    at.wire.say_again()
    at.heard()
    assert at.page.evaluate(MOVES)
    expect(at.heading).to_have_text("You move")
    expect(at.log).not_to_contain_text("was turned over")


# What a pawn did and does


def test_in_the_turn_that_goes_on_one_reads_how_far_the_pawn_has_moved(sit):
    at = sit(nothing_special, standing=False)
    s = at.situation
    code = s.player.top.code
    own = at.page.get_by_role("region", name="Your place")
    expect(own).to_contain_text(re.compile(rf"You moved\s*{0 if code == 'Im' else code[2]}"), use_inner_text=True)
    friend = at.friend.new_page()
    friend.goto(f"/t/{at.code}")
    expect(friend.get_by_role("article").filter(has_text=s.name)).to_contain_text(
        re.compile(r"Moved\s*\d"), use_inner_text=True
    )
    expect(friend.get_by_role("region", name="Your place")).to_contain_text(
        re.compile(r"Moves next\s*\d"), use_inner_text=True
    )


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_at_a_corner_an_immuto_moves_by_the_card_beneath(sit, device):
    at = sit(nothing_special, device, standing=False)
    players = at.wire.seen["table"]["game"]["players"]
    there = [{**player, "top": "Im", "stop": 5} if player["seat"] != at.situation.me else player for player in players]
    at.wire.say_again(players=there)
    panel = at.page.get_by_role("article")
    beneath = panel.get_by_text("by the card beneath").or_(panel.get_by_role("img", name="by the card beneath"))
    expect(beneath.locator("visible=true")).to_have_count(1)
    expect(panel).not_to_contain_text(re.compile(r"(Moves next|moves)\s*0"), use_inner_text=True)


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_corner_at_which_nothing_was_taken_is_the_last_turn(sit, device):
    at = sit(can_use_declinatio, standing=False, pace="none")
    friend = at.friend.new_page()
    friend.set_viewport_size(device["viewport"])
    friend.goto(f"/t/{at.code}")
    at.choice.get_by_role("button", name="Stay, end the turn").click()
    last = friend.locator(f'[data-last-turn="{at.situation.me}"]')
    words = f"{at.situation.name} took nothing at the corner."
    if device is PHONE:
        expect(last.get_by_role("img", name=words).locator(".nothing")).to_be_visible()
    else:
        expect(last.get_by_text(words).locator("visible=true")).to_have_count(1)


# Focus and keys


def test_after_start_the_heading_has_the_focus(stay):
    """Started by keys, at home and in the waiting room: what was pressed is gone."""
    context = stay(**DESKTOP)
    prefer(context, bots=1, level="apprentice")
    assert context.request.post("/api/me").ok
    made = {"options": {"seats": 2}, "seating": ["open", "apprentice"]}
    code = context.request.post("/api/tables", data=made).json()["table"]
    ask(context, code, "Sit", seat=0, name="Ann")
    for path, start in (("/", "Start"), (f"/t/{code}", "Start the game")):
        ann = Player(opened(context, path), "Ann", "keys")
        ann.press(ann.page.get_by_role("button", name=start, exact=True))
        expect(ann.page.get_by_role("grid")).to_be_visible()
        expect(ann.heading).to_be_focused()


def test_focus_is_never_lost(sit):
    at = sit(take_ends_the_game, standing=False, pace="none")
    s = at.situation
    expect(at.heading).to_be_focused()
    last = ending_takes(s.state, s.moves)[0]
    at.cell(last).click()
    at.choice.get_by_role("button", name="Take and end the game").press("Enter")
    keep = at.choice.get_by_role("button", name="Keep")
    expect(keep).to_be_visible()
    expect(at.heading).to_be_focused()  # the button that was pressed is gone
    keep.press("Enter")
    expect(at.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(at.heading).to_be_focused()


def test_others_neither_move_the_focus_nor_cover_it(sit):
    """Wherever it is: at the table, or in what lies over it."""
    at = sit(nothing_special, standing=False, pace="none")
    page, state = at.page, at.situation.state
    page.evaluate(EARS)

    def keeps_it(place) -> None:
        nonlocal state
        place.focus()
        page.evaluate("window.focusedBefore = null")
        assert page.evaluate(FOCUS) == ""
        said = page.evaluate("heard.length")
        calm = [
            option for option in legal(state) if not isinstance(option, Take) or state.card_at(option.cell).code != "Pe"
        ]
        move(at.context if state.player == at.situation.me else at.friend, at.code, str(calm[0]))
        state, _ = play(state, calm[0])
        page.wait_for_function("before => heard.length > before", arg=said)
        page.evaluate(A_MOMENT)
        assert page.evaluate(FOCUS) == "", place

    panel = page.get_by_role("button", name="More about")
    for place in (at.cell("c3"), at.cell("f6"), page.get_by_role("button", name="Rules", exact=True), panel):
        keeps_it(place)
    dialog = page.get_by_role("dialog")
    for opens in ("Scoring", "Say something", "Menu", "More about"):
        page.get_by_role("button", name=opens).first.click()
        keeps_it(dialog.get_by_role("button").last)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_escape_in_a_dialog_closes_the_dialog_alone(sit):
    at = sit(nothing_special, standing=False)
    chosen = at.situation.takes()[0]
    at.cell(chosen).click()
    at.page.get_by_role("button", name="Scoring").click()
    expect(at.page.get_by_role("dialog")).to_be_visible()
    at.page.keyboard.press("Escape")
    expect(at.page.get_by_role("dialog")).to_have_count(0)
    expect(at.cell(chosen)).to_have_attribute("aria-selected", "true")
    at.page.keyboard.press("Escape")
    expect(at.cell(chosen)).to_have_attribute("aria-selected", "false")


def test_a_card_is_described_by_where_it_leads(sit):
    at = sit(nothing_special, standing=False)
    offers = {move["move"]: move for move in at.wire.seen["table"]["game"]["legal"]}
    for name in at.situation.takes():
        to = offers[name]["lands_at"]
        if to == at.situation.player.stop:
            words = "You stay where you are next turn"
        else:
            words = f"Leads you to {line_name(to)} next turn"
        expect(at.cell(name)).to_have_accessible_description(re.compile(f"^{words}"))


# A game seen again


@pytest.mark.few(1)
@pytest.mark.parametrize("key", ["Home", "ArrowLeft"])
def test_in_a_replay_a_pawn_that_walks_is_back_at_once(sit, key):
    at = sit(puts_immutos(1), standing=False, recipes=True)
    move(at.context, at.code, "immuto:none")
    page = at.context.new_page()
    page.add_init_script(STANDING)
    pawns = ".pawn[data-seat]"
    named = "all => all.map(pawn => pawn.getAttribute('aria-label'))"
    page.goto(f"/t/{at.code}/game/1?move=4")
    page.wait_for_selector(pawns)
    back = page.locator(pawns).evaluate_all(named) if key == "ArrowLeft" else []
    if key == "Home":
        page.keyboard.press("Home")
        expect(page.get_by_text("Nobody has moved")).to_be_visible()
        back = page.locator(pawns).evaluate_all(named)
        page.goto(f"/t/{at.code}/game/1?move=4")
        page.wait_for_selector(pawns)
    page.keyboard.press("ArrowRight")
    while not page.evaluate("[...running].some(animation => animation.effect.target?.matches('.pawn'))"):
        page.evaluate(UNTIL_IT_MOVES)
        page.evaluate(
            "for (const animation of running) if (!animation.effect.target?.matches('.pawn')) animation.finish()"
        )
    page.keyboard.press(key)
    page.evaluate(LET_GO)
    page.evaluate(A_MOMENT)
    assert page.locator(pawns).evaluate_all(named) == back
