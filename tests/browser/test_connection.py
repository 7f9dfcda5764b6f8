"""What somebody is told who was cut off, has lost the seat, mistyped an address, or only watches."""

import re
import sqlite3
from contextlib import closing

import pytest
from browsers import DESKTOP, PHONE
from company import Person
from players import seated
from playwright.sync_api import expect
from situations import find, lay, move, nothing_special, prefer

SIZES = {
    "desktop": DESKTOP,
    "phone": PHONE,
    "laptop": {"viewport": {"width": 1024, "height": 650}},
    "low": {"viewport": {"width": 667, "height": 375}},
    "narrow": {"viewport": {"width": 320, "height": 568}},
}


def playing(page):
    expect(page.locator("main.play")).to_be_visible()


def laid(mine, other) -> str:
    """A table where it is the first one's turn."""
    code = lay(find(nothing_special), mine, other)
    if mine.request.get(f"/api/tables/{code}").json()["table"]["game"]["legal"]:
        return code
    return lay(find(nothing_special), other, mine)


def covers(page, words, *others):
    """Which of these lie under the words."""
    box = page.get_by_text(words).last.bounding_box()
    found = []
    for other in others:
        for part in page.locator(other).all():
            it = part.bounding_box()
            if (
                it
                and it["width"]
                and (
                    box["x"] < it["x"] + it["width"]
                    and it["x"] < box["x"] + box["width"]
                    and box["y"] < it["y"] + it["height"]
                    and it["y"] < box["y"] + box["height"]
                )
            ):
                found.append(other)
    return found


@pytest.mark.few(1)
@pytest.mark.parametrize("size", SIZES)
def test_without_a_connection_nobody_is_said_to_choose_and_nothing_is_covered(browse, size):
    ann, ben = seated(browse(**SIZES[size])), browse(**DESKTOP)
    ann.wire()
    code = laid(ann.page.context, ben)
    ann.page.goto(f"/t/{code}")
    ann.until_asked()
    ann.lose_connection()
    expect(ann.heading).to_have_text("Trying to reach the table …")
    expect(ann.page.locator(".prompt").get_by_text("No connection", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("is choosing")).to_have_count(0)
    expect(ann.page.locator(".prompt").get_by_text(re.compile("your turn", re.IGNORECASE))).to_have_count(0)
    assert "●" not in ann.page.title()
    assert covers(ann.page, "Trying to reach the table …", ".word-mark", ".tools button", ".tools a", ".board") == []
    ann.cut = False
    ann.until_asked()
    expect(ann.heading).not_to_have_text("Trying to reach the table …")


@pytest.mark.few(1)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_in_the_waiting_room_the_bar_has_a_place_of_its_own(browse, size):
    ann = seated(browse(**SIZES[size]))
    ann.wire()
    assert ann.page.context.request.post("/api/me").ok
    code = ann.page.context.request.post("/api/tables", data={}).json()["table"]
    ann.page.goto(f"/t/{code}")
    expect(ann.page.get_by_role("heading", name="Who sits at the table?")).to_be_visible()
    ann.lose_connection()
    expect(ann.page.get_by_text("No connection. Trying again …")).to_be_visible()
    assert covers(ann.page, "No connection. Trying again …", "header a", "header nav", "main h1") == []


def test_the_browser_says_that_it_is_offline_and_is_believed_at_once(browse, complaints):
    ann, ben = seated(browse(**DESKTOP)), browse(**DESKTOP)
    code = laid(ann.page.context, ben)
    ann.page.clock.install()  # stands still: no silence is long enough to be noticed
    ann.page.goto(f"/t/{code}")
    ann.until_asked()
    complaints.ignore()
    ann.page.context.set_offline(True)
    ann.page.clock.run_for(1000)
    expect(ann.heading).to_have_text("Trying to reach the table …")
    ann.page.context.set_offline(False)
    ann.page.clock.run_for(1000)
    ann.until_asked()


def test_whoever_is_offline_but_reaches_the_server_plays_on(browse):
    """On the machine where the server runs no network is needed."""
    ann, ben = seated(browse(**DESKTOP)), browse(**DESKTOP)
    code = laid(ann.page.context, ben)
    ann.page.goto(f"/t/{code}")
    ann.until_asked()
    with ann.page.expect_response(re.compile("/api/health$")):
        ann.page.evaluate("dispatchEvent(new Event('offline'))")
    ann.choose()
    expect(ann.page.get_by_text("No connection")).to_have_count(0)


def test_whoever_was_away_too_long_is_told_that_turns_were_missed(browse):
    ann, ben = seated(browse(**DESKTOP)), browse(**DESKTOP)
    ann.wire()
    code = laid(ann.page.context, ben)
    ann.page.goto(f"/t/{code}")
    ann.until_asked()
    ann.lose_connection()
    expect(ann.heading).to_have_text("Trying to reach the table …")

    def somebody_moves():  # from whatever device
        for who in (ann.page.context, ben):
            legal = who.request.get(f"/api/tables/{code}").json()["table"]["game"]["legal"]
            if legal:
                move(who, code, legal[0]["move"])
                return

    for _ in range(6):
        somebody_moves()
    ann.cut = False
    missed = ann.page.get_by_text("You missed turns while you were away.")
    expect(missed.last).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has=missed)).to_have_count(1)
    somebody_moves()
    expect(missed).to_have_count(0)


# The seat


@pytest.mark.few(1)
@pytest.mark.parametrize("spectators", [True, False])
def test_a_lost_cookie_is_told_with_a_way_back(browse, axe, spectators):
    ann, ben = seated(browse(**DESKTOP)), browse(**DESKTOP)
    code = lay(find(nothing_special), ben, ann.page.context, spectators=spectators)
    page = ann.page
    page.goto(f"/t/{code}")
    playing(page)
    page.context.clear_cookies()
    page.reload()
    told = page.get_by_text("You sat here as ")
    expect(told).to_be_visible()
    expect(page.get_by_role("heading", name="This browser has lost your seat")).to_be_visible()
    axe(page)
    seat = 1
    token = ben.request.post(f"/api/tables/{code}/seats/{seat}/link").json()["token"]
    page.goto(f"/link#{token}")
    page.get_by_role("button", name="Take over").click()
    playing(page)
    expect(page.get_by_text("You are watching")).to_have_count(0)
    page.reload()
    playing(page)
    expect(told).to_have_count(0)


def test_a_cookie_that_is_lost_while_the_page_is_open_is_told_too(browse):
    ann, ben = seated(browse(**DESKTOP)), browse(**DESKTOP)
    ann.wire()
    code = lay(find(nothing_special), ben, ann.page.context)
    ann.page.goto(f"/t/{code}")
    playing(ann.page)
    ann.page.context.clear_cookies()
    ann.lose_connection()
    expect(ann.heading).to_have_text("Trying to reach the table …")
    ann.cut = False
    expect(ann.page.get_by_text("You sat here as ")).to_be_visible()


def test_the_first_page_says_which_seats_were_lost(browse, axe):
    ann = seated(browse(**DESKTOP))
    code = ann.open_a_table()
    ann.page.context.clear_cookies()
    ann.page.goto("/")
    lost = ann.page.get_by_role("region", name="This browser has lost its seats")
    expect(lost.get_by_role("link", name=f"Table {code}")).to_be_visible()
    axe(ann.page)
    lost.get_by_role("link").click()
    expect(ann.page.get_by_text("You sat here as Ann")).to_be_visible()
    ann.page.goto("/")
    lost.get_by_role("button").click()
    expect(lost).to_have_count(0)


# Addresses


@pytest.mark.few(1)
@pytest.mark.parametrize("path", ["/nothing", "/setings", "/t/no-such", "/t", "/t/K7PMQ2/game/x"])
def test_a_mistyped_address_is_a_page(browse, complaints, axe, path):
    page = browse(**PHONE).new_page()
    complaints.ignore()
    answer = page.goto(path)
    assert "text/html" in answer.headers["content-type"]
    expect(page.get_by_role("heading", name="Nobody lives here")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="To the first page", exact=True).click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_slash_at_the_end_means_nothing(browse):
    page = browse(**DESKTOP).new_page()
    page.goto("/how-to-play/")
    expect(page.get_by_role("heading", name="Nobody lives here")).to_have_count(0)
    expect(page).to_have_title(re.compile("^How to play"))


@pytest.mark.few(1)
@pytest.mark.parametrize("what", ["replay", "review"])
def test_a_code_may_be_written_small_wherever_it_stands(browse, complaints, what):
    page = browse(**DESKTOP).new_page()
    complaints.ignore()  # there is no such game
    with page.expect_request(re.compile(f"/api/tables/K7PMQ2/games/1/{what}")):
        page.goto("/t/k7pmq2/game/1" + ("/review" if what == "review" else ""))


def test_a_mistyped_code_is_named(browse, axe):
    page = browse(**DESKTOP).new_page()
    page.goto("/t/zzzzzz")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_text("The code ZZZZZZ may be mistyped")).to_be_visible()
    page.get_by_text("Do you have a seat here?").click()
    expect(page.get_by_text("ask the host")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Settings").click()  # who reads another language finds it here, too
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()


def test_a_damaged_table_says_so(browse, server, axe):
    """Whoever sits there reads what became of it, and finds all else as it was."""
    ann, ben = browse(**PHONE), browse(**DESKTOP)
    prefer(ann)
    bad, good = laid(ann, ben), laid(ann, ben)
    with closing(sqlite3.connect(server.database.partition("///")[2])) as connection, connection:
        connection.execute('UPDATE rows SET change = \'{"type": "Move"\' WHERE "table" = ? AND seq = 2', [bad])
        connection.execute("DELETE FROM snapshots")
    del server.house.desk.known[bad]  # as after a new start
    page = ann.new_page()
    page.goto(f"/t/{bad}")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_text("it was set aside")).to_be_visible()
    axe(page)
    page.goto(f"/t/{good}")
    expect(page.get_by_role("grid")).to_be_visible()


# Watching


@pytest.mark.few(1)
@pytest.mark.parametrize("size", SIZES)
def test_whoever_watches_knows_it_and_those_who_play_too(browse, server, axe, size):
    ann, ben, eve = seated(browse(**SIZES[size])), browse(**DESKTOP), browse(**SIZES[size]).new_page()
    code = laid(ann.page.context, ben)
    ann.page.goto(f"/t/{code}")
    ann.until_asked()
    watched = ann.page.locator(".watched")
    expect(watched).to_have_text("")
    eve.goto(f"/t/{code}")
    expect(eve.get_by_role("status").filter(has_text="You are watching")).to_be_visible()
    expect(eve.get_by_text("and so is")).to_have_count(0)
    expect(watched.get_by_text("Somebody is watching.")).to_be_visible()
    if size in ("desktop", "phone"):
        axe(eve)

    async def come():
        async with (await Person(server).arrive()).at(code) as other:
            await other.until(lambda table: table["game"])
            while not other.around:
                await other.receive()

    asks = eve.get_by_role("button", name="Your seat?")
    box = asks.bounding_box()
    assert box["height"] < 60, "in one line"
    assert box["y"] + box["height"] <= eve.viewport_size["height"]
    asks.click()
    expect(eve.get_by_role("dialog").get_by_text("ask the host")).to_be_visible()
    eve.get_by_role("button", name="Close").click()
    server.now(come())
    eve.close()
    expect(watched).to_have_text("")
