"""Whole games through the page, as people play them: by mouse, finger or keys, alone, together, round one screen."""

import json
import re

import pytest
from browsers import DESKTOP, PHONE
from players import hurry, play_together, seated
from playwright.sync_api import expect


def test_a_game_by_mouse_that_shuts_nobody_out(browse, server, axe, pytestconfig):
    large = pytestconfig.getoption("--large")
    ann = seated(browse(**DESKTOP)).play_now()
    axe(ann.page)
    ann.play(4 if large else 2)
    ann.until_asked()
    while not ann.cards.count():  # by what comes up, something else may be asked for first
        ann.play(1)
        ann.until_asked()
    ann.select()
    axe(ann.page)
    ann.play(3 if large else 1)
    ann.until_asked()
    hurry(server, ann)
    ann.play()
    expect(ann.heading).to_have_text(re.compile(r"\bwins? with"))
    axe(ann.page)


@pytest.mark.large
def test_a_game_by_touch(browse, server, axe):
    ann = seated(browse(**PHONE), hand="touch").play_now()
    axe(ann.page)
    ann.play(8)
    ann.until_asked()
    hurry(server, ann)
    ann.play()
    axe(ann.page)


@pytest.mark.large  # the one by ear is by keys, too
def test_a_game_by_keys_alone(browse, server):
    ann = seated(browse(**DESKTOP), hand="keys").play_now()
    ann.play(5)
    ann.until_asked()
    hurry(server, ann)
    ann.play()


@pytest.mark.large
def test_two_browsers_and_a_lost_connection(browse, server):
    ann, ben = seated(browse(**DESKTOP)), seated(browse(**PHONE), "Ben", "touch")
    ben.wire()
    ben.page.goto("/")
    sit_down(ann, ben)
    play_together(ann, ben, decisions=6)

    ben.lose_connection()
    expect(ben.page.get_by_text("No connection. Trying again …")).to_be_visible()
    expect(ben.asked).to_have_count(0)  # nothing can be done now
    hurry(server, ann, ben)  # as from another device of his
    ben.cut = False
    expect(ben.page.get_by_text("No connection. Trying again …")).to_be_hidden()
    expect(ben.heading).to_have_text(re.compile("^Take |Ann is choosing|corner$"))
    assert cards(ben) == cards(ann)
    play_together(*in_turn(ann, ben))
    expect(ann.heading).to_have_text(re.compile(r"\bwins? with"))


@pytest.mark.large
def test_two_people_and_two_bots(browse, server):
    ann, ben = seated(browse(**DESKTOP)), seated(browse(**DESKTOP), "Ben")
    sit_down(ann, ben, seats=4)
    play_together(ann, ben, decisions=8)
    hurry(server, ann, ben)
    play_together(*in_turn(ann, ben))
    for player in (ann, ben):
        expect(player.page.get_by_text("Apprentice", exact=True)).to_have_count(2)  # the bots' level


@pytest.mark.large
def test_round_one_screen(browse, server):
    ann = seated(browse(**DESKTOP))
    ann.share_the_screen("Ben", recipes=False)
    names = set()
    for _ in range(6):
        ann.until_asked()
        names.add(ann.page.get_by_text("’s turn").first.inner_text().strip().lower())
        ann.decide()
    assert names == {"ann’s turn, yellow", "ben’s turn, green"}
    hurry(server, ann)
    ann.play()


@pytest.mark.large
def test_after_the_game(browse, server):
    """The deal can be checked, the record taken along, the game seen again; and both want another one."""
    ann, ben = seated(browse(**DESKTOP)), seated(browse(**DESKTOP), "Ben")
    sit_down(ann, ben)
    ann.until_asked_or("Ben")
    hurry(server, ann, ben, to_the_end=True)
    expect(ann.over).to_be_visible()
    check_the_deal(ann)
    with ann.page.expect_download() as download:
        ann.press(ann.page.get_by_role("link", name="Download the record"))
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["deal"]["words"]

    ann.press(ann.over)
    expect(ann.page.get_by_text("You want to play again. Waiting for Ben.")).to_be_visible()
    expect(ben.page.get_by_text("Ann wants to play again.")).to_be_visible()
    ben.press(ben.over)
    expect(ann.page.get_by_text(re.compile(r"win(s)? this evening")).first).to_be_visible()
    ann.start()
    ann.until_asked_or("Ben")
    hurry(server, ann, ben, to_the_end=True)
    expect(ann.page.get_by_text("game 2")).to_be_visible()
    tally = ann.page.get_by_text("This evening").locator("..")
    assert sum(map(int, re.findall(r"\d+", tally.inner_text()))) >= 2  # a shared win counts for both


@pytest.mark.large
def test_a_game_seen_again(browse, server, axe):
    ann = seated(browse(**DESKTOP)).play_now()
    page = ann.page
    hurry(server, ann, to_the_end=True)
    ann.press(page.get_by_role("link", name="Replay the game"))
    where = page.locator(".eyebrow")
    expect(where).to_have_text("The beginning")
    axe(page)
    beginning = cards(ann)
    for key, told in (("ArrowRight", "Setting up"), ("ArrowRight", "Setting up"), ("ArrowLeft", "Setting up")):
        page.keyboard.press(key)
        expect(where).to_have_text(told)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One step on").click()
    expect(where).to_have_text(re.compile(r"\bTurns? 1\b"))
    axe(page)

    turns = page.get_by_role("region", name="All turns")
    fifth = turns.get_by_role("button", name=re.compile("^Turn 5 "))
    fifth.click()
    expect(fifth).to_have_attribute("aria-current", "step")
    *turns_here, _ = map(int, re.findall(r"\d+", where.inner_text()))  # Turn 5 of 40, or Turns 4–6 where two passed by
    assert turns_here[0] <= 5 <= turns_here[-1]
    page.get_by_label("Seen by").select_option(label="You, as it was")
    page.wait_for_url(re.compile(r"/game/1\?move=\d+&player=\d$"))
    before, here = ann.shown(), where.inner_text()
    page.reload()
    expect(where).to_have_text(re.compile(here, re.IGNORECASE))
    assert ann.shown() == before
    expect(page.get_by_label("Seen by").locator("option:checked")).to_have_text("You, as it was")

    page.get_by_role("button", name="To the beginning").click()
    expect(where).to_have_text("The beginning")
    assert cards(ann) == beginning
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Scoring").get_by_role("heading")).to_have_count(2)
    axe(page)
    ann.press(page.get_by_role("link", name="To the table"))
    expect(ann.over).to_be_visible()


@pytest.mark.large
def test_a_replay_moves_as_the_table_does(browse, server, axe):
    """On a phone: stepped, skipped, and by itself."""
    ann = seated(browse(moves=True, **PHONE), hand="touch").play_now()
    page = ann.page
    hurry(server, ann, to_the_end=True)
    page.evaluate("localStorage.settings = JSON.stringify({...JSON.parse(localStorage.settings), pace: 'normal'})")
    page.goto(f"/t/{ann.table}/game/1?move=3")
    forth = page.get_by_role("button", name="One step on")
    page.evaluate(WATCH_FOR_FLIGHT)
    forth.tap()
    page.evaluate("flight")  # of a card, to a cauldron
    forth.tap()  # ends that, and shows the next one
    page.wait_for_url("**/game/1?move=5")
    square = page.get_by_role("grid").bounding_box()
    assert square["x"] >= 0
    assert square["x"] + square["width"] <= PHONE["viewport"]["width"]
    assert square["y"] + square["height"] <= page.get_by_role("slider").bounding_box()["y"]
    axe(page)
    deal = page.get_by_role("button", name="Check the deal")
    deal.scroll_into_view_if_needed()
    expect(deal).to_be_in_viewport(ratio=1)
    expect(forth).to_be_in_viewport(ratio=1)  # the thumb still reaches it
    page.get_by_role("region", name="All turns").get_by_role("button", name=re.compile("^Turn 1 ")).tap()
    expect(page.get_by_role("grid")).to_be_in_viewport(ratio=1)
    page.goto(f"/t/{ann.table}/game/1?move=5")
    page.get_by_role("button", name="Play", exact=True).tap()
    page.wait_for_url("**/game/1?move=7")
    page.get_by_role("button", name="Pause").tap()
    page.get_by_role("button", name="To the end").tap()
    expect(page.get_by_role("region", name="Scoring")).to_be_visible()
    axe(page)


@pytest.mark.large
def test_a_reload_changes_nothing(browse, server):
    ann, ben = seated(browse(**DESKTOP)), seated(browse(**DESKTOP), "Ben")
    ben.join(ann.open_a_table())
    expect(ann.page.get_by_role("button", name="Remove Ben")).to_be_visible()
    same_after_reload(ann)
    same_after_reload(ben)
    ann.start()
    first, second = in_turn(ann, ben)
    same_after_reload(first)  # placing
    same_after_reload(second)
    play_together(first, second, decisions=4)
    first, second = in_turn(ann, ben)
    second.heading.get_by_text(f"{first.name} is choosing").wait_for()
    before = first.shown()
    if first.cards.count():
        first.select()
        assert first.page.get_by_role("gridcell", selected=True).count() == 1
    first.page.reload()
    first.until_asked()
    assert first.shown() == before  # what was selected is not chosen yet
    same_after_reload(second)
    hurry(server, ann, ben, to_the_end=True)
    for player in (ann, ben):
        expect(player.over).to_be_visible()
        same_after_reload(player)


@pytest.mark.large
def test_in_the_home_network(browse, server):
    """Plain http under a name that is not this machine's own: browsers allow less there."""
    ann = seated(browse(host="game.test", **DESKTOP))
    ann.page.add_init_script(COPIED)
    ann.play_now()
    assert ann.page.evaluate("isSecureContext") is False
    ann.play(4)
    ann.until_asked()
    hurry(server, ann)
    ann.play()
    check_the_deal(ann)
    ann.press(ann.page.get_by_role("link", name="Replay the game"))
    ann.press(ann.page.get_by_role("button", name="Copy link"))
    expect(ann.page.get_by_text("A link to this moment was copied.")).to_be_visible()
    assert ann.page.evaluate("copied") == [ann.page.url]


@pytest.mark.few(1)
@pytest.mark.parametrize(("device", "hand"), [(DESKTOP, "mouse"), (PHONE, "touch")], ids=["desktop", "phone"])
def test_nothing_shifts_while_playing(browse, device, hand, pytestconfig):
    ann = seated(browse(**device), hand=hand, bots=3)
    ann.page.add_init_script(SHIFTS)
    ann.play_now()
    ann.page.evaluate("shifts.length = 0")
    ann.play(10 if pytestconfig.getoption("--large") else 5)
    ann.until_asked()
    assert ann.page.evaluate("shifts") == []


# What the tests say in one word

COPIED = """globalThis.copied = [];
document.addEventListener('copy', () => copied.push(document.activeElement.value), true);"""
WATCH_FOR_FLIGHT = """() => {
    globalThis.flight = new Promise((seen) => {
        const look = () => document.querySelector('body > [aria-hidden=true]')?.getAnimations().length
            ? seen() : requestAnimationFrame(look);
        look();
    });
}"""
# Pawns and cards move with the game, the card that is looked at may be another one, news make the question shorter, and
# the pile says when it is low; all else has its place.
SHIFTS = """globalThis.shifts = [];
const OF_THE_GAME = '.lane, [role=gridcell], [aria-label="Your choice"] :is(.words, .face), .pile > *';
const saidNow = () => document.querySelector('.prompt .news') !== null;
let news = false; // were told since shifts were last heard of, which is some time after they happened
new MutationObserver(() => news ||= saidNow()).observe(document, {childList: true, subtree: true});
const told = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver(list => {
    const allowed = OF_THE_GAME + (news ? ', .prompt > *' : '');
    news = saidNow();
    shifts.push(...list.getEntries().flatMap(entry => entry.sources).flatMap(({node, previousRect, currentRect}) => {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element || element.closest(allowed)) return [];
        return [`${element.outerHTML.slice(0, 60)}: ${told(previousRect)} -> ${told(currentRect)}`];
    }));
}).observe({type: 'layout-shift', buffered: true});"""


def sit_down(ann, ben, seats=2):
    """At a table of Ann's; bots have the other seats."""
    ben.join(ann.open_a_table(seats=seats))
    for left in reversed(range(seats - 2)):
        ann.press(ann.page.get_by_role("button", name="Seat a bot").first)
        expect(ann.page.get_by_role("button", name="Seat a bot")).to_have_count(left)
    ann.start()


def in_turn(ann, ben):
    """Whoever is asked first."""
    ann.until_asked_or("Ben")
    return (ann, ben) if ann.asked.first.is_visible() else (ben, ann)


def cards(player):
    """What lies in the square, without what can be done with it."""
    return [name.partition(". ")[0] for name in player.shown()["cells"]]


def same_after_reload(player):
    before = player.shown()
    player.page.reload()
    expect(player.heading).to_have_text(before["headings"][0])
    assert player.shown() == before


def check_the_deal(player):
    player.press(player.page.get_by_role("button", name="Check the deal"))
    expect(player.page.get_by_text("Nobody chose this deck")).to_be_visible()
    player.press(player.page.get_by_role("dialog").get_by_role("button", name="Close"))
