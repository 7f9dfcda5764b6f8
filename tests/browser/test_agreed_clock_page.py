"""More time for everybody, asked for and agreed to at two tables' ends: seen, said, and done when both want it."""

from browsers import DESKTOP, PHONE
from playwright.sync_api import expect
from situations import find, lay, nothing_special, prefer


def test_the_clock_is_stretched_and_then_stopped_by_agreement(browse, axe):
    mine, others = browse(**PHONE), browse(**DESKTOP)
    prefer(mine)
    prefer(others, name="Ben")
    situation = find(nothing_special)
    code = lay(situation, *(mine if seat == situation.me else others for seat in range(2)), pace={"seconds": 60})
    me, ben = mine.new_page(), others.new_page()
    for page in (me, ben):
        page.goto(f"/t/{code}")
        expect(page.get_by_role("grid")).to_be_visible()

    # One asks, beside the clock.
    me.get_by_role("button", name="Time for a move").click()
    dialog = me.get_by_role("dialog", name="Time for a move")
    more = dialog.get_by_role("region", name="More time for everybody")
    more.get_by_role("button", name="Ask the others").click()
    expect(more).to_contain_text("Agreed: You.")
    axe(me)

    # The other is told, sees who asks, and agrees by the menu.
    expect(ben.locator("[role=log], [aria-live]").get_by_text("asked for more time").first).to_be_attached()
    expect(ben.get_by_role("button", name="Time for a move. More time for everybody. Agreed:")).to_be_visible()
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("dialog").get_by_role("button", name="Time for a move").click()
    dialogs = [page.get_by_role("dialog", name="Time for a move") for page in (me, ben)]
    dialogs[1].get_by_role("button", name="I agree").click()
    for dialog in dialogs:
        expect(dialog).to_contain_text("2 minutes for each move.")
    assert me.request.get(f"/api/tables/{code}").json()["table"]["options"]["pace"] == {"seconds": 120}

    # To stop it: asked for, withdrawn, and asked for again.
    without = [dialog.get_by_role("region", name="Play without a clock") for dialog in dialogs]
    without[0].get_by_role("button", name="Ask the others").click()
    without[0].get_by_role("button", name="Not after all").click()
    expect(without[0].get_by_role("button", name="Ask the others")).to_be_visible()
    without[1].get_by_role("button", name="Ask the others").click()
    without[0].get_by_role("button", name="I agree").click()
    for dialog in dialogs:
        expect(dialog).to_contain_text("No clock: everybody thinks as long as it takes.")
    me.keyboard.press("Escape")
    expect(me.get_by_role("timer")).to_have_count(0)
    expect(me.get_by_role("button", name="Time for a move")).to_have_count(0)
    assert me.evaluate("document.activeElement !== document.body")


def test_who_only_watches_is_told_who_decides_about_the_clock(browse):
    players, watcher = browse(**DESKTOP), browse(**PHONE)
    prefer(players)
    prefer(watcher)
    code = lay(find(nothing_special), players, players, pace={"seconds": 60})
    page = watcher.new_page()
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Time for a move").click()
    dialog = page.get_by_role("dialog", name="Time for a move")
    expect(dialog).to_contain_text("You are watching. Those who play decide this together.")
    expect(dialog.get_by_role("region").get_by_role("button")).to_have_count(0)
