"""Before a game: who sits where, how others come, the deal; around one screen; and what waits at home."""

import re

import pytest
from browsers import DESKTOP, PHONE, Served
from company import Person
from players import seated
from playwright.sync_api import expect

from glastonbury.server.web.page import BUILT

LINK = "http://game.test"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One that has an address for others."""
    assert (BUILT / "index.html").exists(), "no page was built: make setup"
    server = Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}", public_url=LINK)
    yield server
    server.stop()


@pytest.fixture
def ben(server):
    """Somebody elsewhere."""
    return server.now(Person(server).arrive())


def ask(server, person, code, type_, **wish):
    async def send():
        async with person.at(code):
            await person.do(type_, **wish)

    server.now(send())


@pytest.mark.few(1)
@pytest.mark.parametrize(("device", "hand"), [(DESKTOP, "mouse"), (PHONE, "touch")], ids=["desktop", "phone"])
def test_the_invite_link_is_copied_though_the_browser_has_no_clipboard(browse, device, hand):
    """Over plain http under another name there is none for pages."""
    ann = seated(browse(host="game.test", **device), hand=hand)
    ann.page.goto("/")
    if hand == "touch":
        ann.press(ann.page.get_by_role("button", name="With friends"))
    ann.press(ann.page.get_by_role("button", name="Open a table"))
    ann.press(ann.page.get_by_role("button", name="Open the table"))
    expect(ann.page.get_by_role("heading", name="Who sits at the table?")).to_be_visible()
    assert ann.page.evaluate("isSecureContext") is False
    assert ann.page.evaluate("navigator.clipboard") is None
    if hand == "touch":
        ann.press(ann.page.get_by_role("button", name=f"Invite others to table {ann.table}"))
    invite = ann.page.get_by_role("region", name="Invite")
    expect(invite.get_by_role("img", name="QR code of the invite link")).to_be_visible()
    expect(invite.get_by_label("Invite link")).to_have_value(f"{LINK}/t/{ann.table}")
    ann.press(invite.get_by_role("button", name="Copy"))
    expect(invite.get_by_text("Copied.")).to_be_visible()

    code = ann.table
    ann.page.goto("/")
    if hand == "touch":
        ann.press(ann.page.get_by_role("button", name="With friends"))
    field = ann.page.get_by_label("Table code")
    field.focus()
    ann.page.keyboard.press("Control+V")  # what was copied is a link that the field takes
    expect(field).to_have_value(f"{LINK}/t/{code}")
    ann.press(ann.page.get_by_role("button", name="Join", exact=True))
    expect(ann.page).to_have_url(re.compile(f"/t/{code}$"))


def test_a_connection_that_says_nothing_is_replaced(browse):
    """Where the network has gone the browser may not notice for minutes."""
    ann = seated(browse(**DESKTOP))
    ann.page.clock.install()
    ann.open_a_table()
    with ann.page.expect_websocket():
        ann.page.clock.fast_forward(21_000)


def test_a_reload_while_dealing_breaks_no_promise(browse, server, ben):
    ann = seated(browse(**DESKTOP))
    code = ann.open_a_table()
    ask(server, ben, code, "Sit", seat=1, name="Ben")
    ann.start()
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()  # Ann's word is sealed
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="The cards are being shuffled")).to_be_visible()
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"^(\d+ seconds? left|Time is up)"))

    async def take_part():
        async with ben.at(code):
            await ben.promise()
            await ben.until(lambda table: table["deal"]["promised"])
            await ben.reveal()
            await ben.until(lambda table: table["status"] == "playing")

    server.now(take_part())
    ann.until_asked_or("Ben")


def test_a_deal_that_somebody_misses_is_called_off_and_made_without(browse, server, ben):
    ann = seated(browse(**DESKTOP))
    code = ann.open_a_table()
    ask(server, ben, code, "Sit", seat=1, name="Ben")
    ann.start()
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
    server.now(server.pass_time(11))
    expect(ann.page.get_by_text("no word came in time from Ben")).to_be_visible()
    ann.start()
    ann.until_asked_or("Ben")


def test_where_the_host_only_watches_somebody_else_starts(browse, server, ben, axe):
    code = server.now(ben.new_table(("open", "random")))
    ann = seated(browse(**DESKTOP))
    ann.join(code)
    expect(ann.page.get_by_text("The host only watches: you may start the game, and seat bots.")).to_be_visible()
    axe(ann.page)
    ann.start()
    ann.until_asked()


def test_everybody_sees_for_whom_they_wait(browse):
    ann, ben = seated(browse(**DESKTOP)), seated(browse(**PHONE), "Ben", "touch")
    ben.join(ann.open_a_table())
    ann_there = ben.page.get_by_role("listitem").filter(has=ben.page.get_by_role("heading", name="Ann"))
    expect(ann_there.get_by_text("Host", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Waiting for Ann to start.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Start the game")).to_have_count(0)
    ann.press(ann.page.get_by_role("button", name="Leave this seat"))  # so Ben is the host
    expect(ben.page.get_by_role("button", name="Seat a bot")).to_be_visible()


# At home


@pytest.mark.few(1)
@pytest.mark.parametrize(("device", "hand"), [(DESKTOP, "mouse"), (PHONE, "touch")], ids=["desktop", "phone"])
def test_a_family_round_one_screen_is_remembered(browse, axe, device, hand):
    mum = seated(browse(**device), "Mum", hand)
    table = set_the_table(mum)
    mum.press(table.get_by_role("group", name="Players").get_by_role("radio", name="3"))
    table.get_by_label("Name of player 2").fill("Ben")
    mum.press(table.get_by_role("group", name="Player 3").get_by_role("radio", name="Bot"))
    table.get_by_label("Level of player 3").select_option("herbalist")
    axe(mum.page)
    mum.press(table.get_by_role("button", name="Start"))
    mum.until_asked()
    mum.decide()

    table = set_the_table(mum)
    expect(table.get_by_label("Name of player 1")).to_have_value("Mum")
    expect(table.get_by_label("Name of player 2")).to_have_value("Ben")
    expect(table.get_by_label("Level of player 3")).to_have_value("herbalist")


def set_the_table(player):
    player.page.goto("/")
    if player.hand == "touch":
        player.press(player.page.get_by_role("button", name="Around one screen"))
    player.press(player.page.get_by_role("button", name="Set the table"))
    return player.page.get_by_role("dialog", name="Around one screen")


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_waits_for_ones_own_move_is_seen_at_once(browse, axe, device):
    ann = seated(browse(**device)).play_now()
    code = ann.table
    asked = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.goto("/")
    mine = ann.page.get_by_role("link", name=re.compile("^Your turn"))
    expect(mine).to_have_count(1)
    expect(mine).to_be_in_viewport()
    axe(ann.page)
    assert not [url for url in asked if code in url]  # the list says it all
    mine.click()
    ann.until_asked()


def test_an_unknown_code_is_said_and_stays(desktop, complaints):
    desktop.goto("/")
    desktop.get_by_label("Table code").fill("NOSUCH")
    complaints.ignore()
    desktop.get_by_role("button", name="Join", exact=True).click()
    expect(desktop.get_by_role("alert").get_by_text("There is no table with this code.")).to_be_visible()
    expect(desktop.get_by_label("Table code")).to_have_value("NOSUCH")


def test_what_was_begun_stays_when_a_tablet_is_turned(browse):
    page = seated(browse(viewport={"width": 1024, "height": 768})).page
    page.goto("/")
    page.get_by_role("button", name="Set the table").click()
    table = page.get_by_role("dialog", name="Around one screen")
    table.get_by_label("Name of player 2").fill("Ben")
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(page.get_by_role("button", name="With friends")).to_be_attached()  # the doors lie one below the other
    expect(table.get_by_label("Name of player 2")).to_have_value("Ben")


def test_an_invite_link_is_there_at_once_when_a_tablet_is_turned_back(browse):
    ann = seated(browse(viewport={"width": 1024, "height": 768}))
    ann.open_a_table()
    link = ann.page.get_by_label("Invite link")
    expect(link).to_be_visible()
    asked = []
    ann.page.route("**/invitation", lambda request: asked.append(request.request))  # and no answer comes
    for width, height in ((390, 844), (1024, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(link).to_be_visible(visible=width > 1000)
    assert asked
