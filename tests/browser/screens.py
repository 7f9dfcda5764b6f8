"""Every screen but the table, each as full as it gets: `SCREENS["the end"](context)`.

A browser that has a page goes on in it, by the page's own ways: nothing is loaded anew.
"""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from situations import (
    LONG,
    Situation,
    ask,
    ending_takes,
    find,
    long_count,
    move,
    nothing_special,
    opened,
    prefer,
    take_ends_the_game,
)

from glastonbury.rules import legal, play
from glastonbury.server.web.sockets import SET_ASIDE


def known(context, **settings: object) -> None:
    """Somebody who has been here before, and has seen enough of things that move."""
    prefer(context, **{"name": LONG[0], "motion": "off", **settings})
    assert context.request.post("/api/me").ok


def lay(context, situation: Situation) -> str:
    """A table with this position, all of whose people have long names and sit at this device."""
    assert context.request.post("/api/me").ok
    code = context.request.post("/api/tables", data={"options": {"seats": situation.seats}}).json()["table"]
    for seat in range(situation.seats):
        ask(context, code, "Sit", seat=seat, name=LONG[seat])
    ask(context, code, "Prepare", record=situation.record)
    return code


def play_out(context, code: str, situation: Situation) -> None:
    state = situation.state
    while moves := legal(state):
        game = context.request.get(f"/api/tables/{code}").json()["table"]["game"]
        ask(context, code, "Move", game=game["game"], ply=game["ply"], move=str(moves[-1]))
        state, _ = play(state, moves[-1])


def counted(context, players: int = 4) -> str:
    """A table whose game is over, counted with recipes and with as many rows as there may be."""
    situation = find(long_count, players, recipes=True)
    code = lay(context, situation)
    play_out(context, code, situation)
    return code


def resigned(context) -> Page:
    """A game against a bot that was really dealt, and given up at once: it counts, and its deal can be checked."""
    known(context, bots=1, recipes=True)
    page = opened(context, "/")
    page.get_by_role("region", name="Play now").get_by_role("button", name="Start").click()
    expect(page.get_by_role("grid")).to_be_visible()
    ask(context, page.url.rpartition("/")[2], "Resign", seat=0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    return page


def found(page: Page) -> Page:
    """With what the page asks the server for beside the rest, as far as that is shown."""
    tables = page.get_by_role("region", name="Open tables")
    if tables.is_visible():
        expect(tables.get_by_role("list").or_(tables.get_by_role("paragraph"))).to_be_visible()
    invitation = page.get_by_role("region", name="Invite")
    if invitation.is_visible():
        expect(invitation.get_by_role("code")).to_be_visible()
    return page


# Screens


def home(context) -> Page:
    known(context, name="")
    page = opened(context, "/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    return found(page)


def home_of_a_regular(context) -> Page:
    """With tables where it goes on, and games that are over."""
    page = resigned(context)
    for _ in range(3):
        lay(context, find(nothing_special, 4))
    page.goto("/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    return found(page)


def new_table(context) -> Page:
    page = home(context)
    friends = page.get_by_role("button", name="With friends")
    if friends.is_visible():
        friends.click()
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for more in dialog.locator("summary").all():
        more.click()
    return page


def one_screen(context) -> Page:
    known(context)
    page = opened(context, "/")
    door = page.get_by_role("button", name="Around one screen")
    if door.is_visible():
        door.click()
    page.get_by_role("button", name="Set the table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    dialog.get_by_role("group", name="Who player 2 is").get_by_role("radio", name="Bot").check()
    return page


def settings(context) -> Page:
    known(context)
    return opened(context, "/settings")


def moving(context) -> Page:
    page = settings(context)
    page.get_by_role("button", name="Make a link").click()
    expect(page.locator(".share")).to_be_visible()
    return page


def forgetting(context) -> Page:
    page = settings(context)
    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def how_to_play(context) -> Page:
    """With something that was looked for."""
    page = opened(context, "/how-to-play")
    page.get_by_role("searchbox").fill("Immuto")
    expect(page.get_by_role("search").get_by_role("link")).not_to_have_count(0)
    return page


def sheet(context) -> Page:
    page = opened(context, "/sheet")
    expect(page.get_by_role("table")).to_have_count(2)
    return page


def lesson(context) -> Page:
    """At a step that has much to say."""
    known(context, tutorials={"first": 8})
    page = opened(context, "/tutorial/first")
    expect(page.get_by_text("Step 9 of 14")).to_be_visible()
    return page


def the_end_of_a_lesson(context) -> Page:
    known(context, tutorials={"first": 13})
    page = opened(context, "/tutorial/first")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("button", name="Play your first game")).to_be_visible()
    return page


def about(context) -> Page:
    return opened(context, "/about")


def link(context) -> Page:
    return opened(context, "/link#abc")


def no_link(context) -> Page:
    return opened(context, "/link")


def no_table(context) -> Page:
    known(context)
    page = opened(context, "/t/AAAAAA")
    page.locator("summary").click()
    return page


def damaged_table(context) -> Page:
    """The server says so when it closes the connection."""
    known(context)
    page = opened(context, "/about")
    page.route_web_socket(re.compile("/AAAAAC/socket"), lambda socket: socket.close(code=SET_ASIDE))
    page = opened(context, "/t/AAAAAC")
    expect(page.get_by_role("link", name="To the first page", exact=True)).to_be_visible()
    return page


def mistyped_address(context) -> Page:
    return opened(context, f"/{LONG[2]}/{'x' * 40}")


def lost_seat(context) -> Page:
    known(context)
    seats = {"AAAAAB": {"names": LONG[:2], "lost": True}}
    opened(context, "/about").evaluate("seats => (localStorage.seats = JSON.stringify(seats))", seats)
    page = opened(context, "/t/AAAAAB")
    expect(page.get_by_text(LONG[1])).to_be_visible()
    return page


def room(context) -> Page:
    """Seats of all kinds: the own one, another at this device, a bot's, and an open one."""
    known(context)
    made = {"options": {"seats": 4, "recipes": True}, "seating": ["open", "open", "witch", "open"]}
    code = context.request.post("/api/tables", data=made).json()["table"]
    ask(context, code, "Sit", seat=0, name=LONG[0])
    ask(context, code, "Sit", seat=1, name=LONG[2])
    page = opened(context, f"/t/{code}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    return found(page)


def room_without_a_seat(context) -> Page:
    known(context)
    code = context.request.post("/api/tables", data={"options": {"seats": 3}}).json()["table"]
    page = opened(context, f"/t/{code}")
    expect(page.get_by_role("button", name="Sit down here").first).to_be_visible()
    return found(page)


def dealing(context) -> Page:
    """The other device does not answer."""
    known(context)
    code = context.request.post("/api/tables", data={"options": {"seats": 2}}).json()["table"]
    ask(context, code, "Sit", seat=0, name=LONG[0])
    page = opened(context, f"/t/{code}")
    other = context.browser.new_context(base_url=page.evaluate("location.origin"))
    assert other.request.post("/api/me").ok
    ask(other, code, "Sit", seat=1, name=LONG[2])
    other.close()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text(f"Waiting for {LONG[2]}.")).to_be_visible()
    expect(page.get_by_text("word is there")).to_be_visible()
    return found(page)


def scoring(context) -> Page:
    page = room(context)
    page.get_by_role("button", name="Scoring overview").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def the_end(context) -> Page:
    known(context)
    page = opened(context, f"/t/{counted(context)}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    return page


def the_end_of_two(context) -> Page:
    known(context)
    page = opened(context, f"/t/{counted(context, 2)}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    return page


def the_end_of_a_game_given_up(context) -> Page:
    return resigned(context)


def deal_check(context) -> Page:
    page = resigned(context)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    page.get_by_role("dialog").locator("summary").click()
    return page


def replay(context, at: int = 9) -> Page:
    known(context)
    page = opened(context, f"/t/{counted(context)}/game/1?move={at}")
    expect(page.get_by_role("grid").or_(page.locator(".count"))).to_be_visible()
    return page


def replay_of_two(context) -> Page:
    known(context)
    page = opened(context, f"/t/{counted(context, 2)}/game/1?move=21")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def replay_of_the_end(context) -> Page:
    return replay(context, 999)


def no_replay(context) -> Page:
    known(context)
    page = opened(context, "/t/AAAAAA/game/1")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def looking_back(context) -> Page:
    """With an answer, and everything that can be unfolded."""
    known(context)
    page = opened(context, f"/t/{counted(context)}/game/1/review")
    page.get_by_role("button", name="Show the answer").click()
    for more in page.locator("summary").all():
        more.click()
    return page


def my_mistakes(context) -> Page:
    """Of somebody new, after a game that was looked back at, and one that was not."""
    context.clear_cookies()
    known(context)
    code = counted(context, 2)
    while not context.request.post(f"/api/tables/{code}/games/1/review").json()["done"]:
        pass
    counted(context, 2)
    page = opened(context, "/mistakes")
    expect(page.get_by_role("grid")).to_be_visible()
    page.mouse.move(0, 0)  # wherever it was before, no card is looked at
    expect(page.get_by_role("button", name="Look through recent games")).to_be_visible()
    return page


def no_review(context) -> Page:
    known(context)
    page = opened(context, "/t/AAAAAA/game/1/review")
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def own_cauldron(context) -> Page:
    """Before the count of a game that has just ended, against a bot."""
    known(context, askCauldron=True)
    situation = find(lambda found: take_ends_the_game(found) and found.state.player == 0)
    made = {"options": {"seats": 2}, "seating": ["open", "random"]}
    code = context.request.post("/api/tables", data=made).json()["table"]
    ask(context, code, "Sit", seat=0, name=LONG[0])
    ask(context, code, "Prepare", record=situation.record)
    page = opened(context, f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    move(context, code, ending_takes(situation.state, situation.moves)[0])
    move(context, code, "keep")
    page.get_by_role("button", name="Fly Agaric: one more").click()
    return page


def expect_complaints(complaints, screen: str) -> None:
    """Those of what is not there."""
    if SCREENS[screen] in (no_link, no_table, mistyped_address, lost_seat, no_replay, no_review):
        complaints.ignore()


SCREENS: dict[str, Callable[..., Page]] = {
    screen.__name__.replace("_", " "): screen
    for screen in (
        home,
        new_table,
        one_screen,
        home_of_a_regular,
        settings,
        moving,
        forgetting,
        how_to_play,
        sheet,
        lesson,
        the_end_of_a_lesson,
        about,
        link,
        no_link,
        no_table,
        damaged_table,
        mistyped_address,
        lost_seat,
        room,
        room_without_a_seat,
        dealing,
        scoring,
        the_end,
        the_end_of_two,
        the_end_of_a_game_given_up,
        deal_check,
        replay,
        replay_of_two,
        replay_of_the_end,
        no_replay,
        looking_back,
        my_mistakes,
        no_review,
        own_cauldron,
    )
}
