"""What people are called and told: bots by their own names, the reader as "you"; what is asked before it is done."""

import json
import re

import pytest
from browsers import DESKTOP, PHONE
from languages import OWN_NAMES
from players import hurry, seated
from playwright.sync_api import expect
from situations import ask, find, lay, nothing_special, opened, prefer

DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


def opponents(page):
    return page.get_by_role("region", name="The others").get_by_role("heading", level=2).all_inner_texts()


@pytest.mark.large
def test_three_bots_of_one_level_have_three_names_everywhere(browse, server):
    ann = seated(browse(**DESKTOP), bots=3)
    ann.play_now()
    bots = opponents(ann.page)
    assert len(set(bots)) == 3
    expect(ann.page.get_by_role("region", name="The others").get_by_text("Apprentice", exact=True)).to_have_count(3)

    friend = browse(**DESKTOP).new_page()  # every device says the same
    friend.goto(f"/t/{ann.table}")
    expect(friend.get_by_role("grid")).to_be_visible()
    assert set(opponents(friend)) == {*bots, "Ann"}

    hurry(server, ann, to_the_end=True)
    expect(ann.over).to_be_visible(timeout=60_000)
    columns = ann.page.get_by_role("main").get_by_role("heading", level=2)
    expect(columns).to_have_text(["You", *sorted(bots, key=bots.index)], use_inner_text=True)
    expect(ann.page.get_by_text("Apprentice", exact=True)).to_have_count(3)
    ann.press(ann.page.get_by_role("link", name="Replay the game"))
    cauldrons = ann.page.get_by_role("region", name="Cauldrons").get_by_role("heading", level=2)
    expect(cauldrons).to_have_count(4)
    assert set(cauldrons.all_inner_texts()) == {*bots, "You"}


def test_the_reader_is_told_you_and_others_the_name(stay):
    ann = seated(stay(**DESKTOP))
    ann.play_now()
    watcher = opened(stay(**DESKTOP), f"/t/{ann.table}")
    expect(watcher.get_by_role("grid")).to_be_visible()
    ann.play(2)
    expect(ann.page.get_by_role("region", name="Your place")).to_contain_text(re.compile(r"You took [\w’ ]+ \d? ?at"))
    expect(watcher.get_by_text(re.compile("Ann took"))).not_to_have_count(0)
    assert "Ann took" not in ann.page.locator("#app").text_content()
    assert "You took" not in watcher.locator("#app").text_content()


@pytest.mark.few(1)
@DEVICES
def test_the_colour_that_is_not_in_the_deck_is_named(stay, device):
    ann = seated(stay(**device), hand="touch" if device is PHONE else "mouse")
    ann.play_now()
    color = ann.page.context.request.get(f"/api/tables/{ann.table}").json()["table"]["game"]["removed_color"]
    words = f"Played without {color}"
    if device is DESKTOP:
        expect(ann.page.get_by_text(words)).to_be_visible()
    ann.press(ann.page.get_by_role("button", name="Menu"))
    expect(ann.dialog.get_by_text(words)).to_be_visible()
    ann.page.keyboard.press("Escape")
    ask(ann.page.context, ann.table, "Resign", seat=0)
    expect(ann.over).to_be_visible()
    expect(ann.page.get_by_text(words)).to_be_visible()
    ann.page.get_by_role("link", name="Replay the game").click()
    expect(ann.page.get_by_text(words)).to_be_visible()


@pytest.mark.few(1)
@pytest.mark.parametrize("no", ["Escape", "Go on playing"])
@pytest.mark.parametrize("what", ["Abandon the game", "Resign"])
def test_what_cannot_be_taken_back_is_asked_first(stay, what, no):
    ann = seated(stay(**DESKTOP))
    ann.play_now()

    def asks():
        ann.press(ann.page.get_by_role("button", name="Menu"))
        ann.press(ann.dialog.get_by_role("button", name=what))
        expect(ann.dialog).to_contain_text("It cannot be taken back." if what == "Resign" else "The game ends now")

    asks()
    if no == "Escape":
        ann.page.keyboard.press("Escape")
    else:
        ann.press(ann.dialog.get_by_role("button", name=no))
    expect(ann.dialog).to_have_count(0)
    ann.decide()
    ann.until_asked()

    asks()
    ann.press(ann.dialog.get_by_role("button", name=what))
    expect(ann.over).to_be_visible(timeout=60_000)


def test_among_people_abandoning_says_that_all_must_agree(stay):
    browsers = [stay(**DESKTOP), stay(**DESKTOP)]
    prefer(browsers[0])
    code = lay(find(nothing_special), *browsers)
    page = opened(browsers[0], f"/t/{code}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Abandon the game").click()
    expect(page.get_by_role("dialog")).to_contain_text("When all who play agree, it ends")
    page.get_by_role("dialog").get_by_role("button", name="Abandon the game").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("1 player wants to abandon the game.")
    expect(page.get_by_role("button", name="Go on playing after all")).to_be_visible()


@pytest.mark.few(1)
@DEVICES
def test_the_rules_open_over_the_table_which_stays(browse, stay, device, axe):
    context = stay(**device)
    prefer(context)
    situation = find(nothing_special)
    page = opened(
        context, f"/t/{lay(situation, *(context if seat == situation.me else browse() for seat in range(2)))}"
    )
    chosen = situation.takes()[0]
    page.locator(f"[data-cell={chosen}]").click()
    if device is PHONE:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    else:
        page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name="How to play")
    rules.get_by_role("link", name="Scoring").click()
    expect(rules.get_by_role("heading", name="Scoring")).to_be_focused()
    axe(page)
    assert len(context.pages) == 1
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    expect(page.locator(f"[data-cell={chosen}]")).to_have_attribute("aria-selected", "true")


def test_settings_open_over_the_table_which_stays(browse, stay, axe):
    ann = seated(stay(**PHONE), hand="touch")
    situation = find(nothing_special)
    ann.page.goto(
        f"/t/{lay(situation, *(ann.page.context if seat == situation.me else browse() for seat in range(2)))}"
    )
    chosen = ann.page.locator(f"[data-cell={situation.takes()[0]}]")
    chosen.tap()
    ann.press(ann.page.get_by_role("button", name="Menu"))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Settings"))
    dialog = ann.page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("group", name="Theme").get_by_role("radio", name="Daylight").check()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "daylight")
    axe(ann.page)
    assert len(ann.page.context.pages) == 1
    ann.press(dialog.get_by_role("button", name="Close"))
    expect(dialog).to_have_count(0)
    expect(chosen).to_have_attribute("aria-selected", "true")


def test_the_rules_open_over_the_waiting_room(stay):
    ann = seated(stay(**DESKTOP))
    ann.open_a_table()
    where = ann.page.url
    ann.press(ann.page.get_by_role("button", name="How to play"))
    expect(ann.page.get_by_role("dialog", name="How to play")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert (ann.page.url, len(ann.page.context.pages)) == (where, 1)


DOORS = {
    "now": lambda page: (
        (door := page.get_by_role("region", name="Play now")),
        door.get_by_role("group", name="Recipes").get_by_role("radio", name="On").check(),
        door,
        "Start",
    ),
    "friends": lambda page: (
        page.get_by_role("button", name="Open a table").click(),
        (door := page.get_by_role("dialog", name="New table")),
        door.get_by_role("group", name="Recipes").get_by_role("radio", name="On").check(),
        door,
        "Open the table",
    ),
    "one screen": lambda page: (
        page.get_by_role("button", name="Set the table").click(),
        (door := page.get_by_role("dialog", name="Around one screen")),
        door.get_by_role("group", name="Recipes").get_by_role("radio", name="On").check(),
        door,
        "Start",
    ),
}


@pytest.mark.few(1)
@pytest.mark.parametrize("entry", DOORS)
def test_the_edition_is_chosen_at_every_door_and_stays(stay, entry):
    page = seated(stay(**DESKTOP)).page
    page.goto("/")
    *_, door, start = DOORS[entry](page)
    expect(door.get_by_text("English edition: ")).to_be_visible()
    door.get_by_label("Edition").select_option("Russian")
    expect(door.get_by_text("Russian edition: an Immuto always counts for your own recipe")).to_be_visible()
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as made:
        door.get_by_role("button", name=start).click()
    assert json.loads(made.value.post_data)["options"]["edition"] == "ru"
    page.wait_for_url("**/t/*")
    page.goto("/")
    for another in DOORS.values():
        page.reload()
        *_, door, _ = another(page)
        expect(door.get_by_label("Edition")).to_have_value("ru")


def test_every_language_is_offered_by_its_own_name(desktop):
    desktop.goto("/settings")
    offered = ["As the browser", *OWN_NAMES.values()]
    expect(desktop.get_by_label("Language").get_by_role("option")).to_have_text(offered)


def test_the_deal_can_be_checked_after_the_tab_was_closed(browse):
    ann = seated(browse(**DESKTOP))
    ann.play_now()
    ask(ann.page.context, ann.table, "Resign", seat=0)
    expect(ann.over).to_be_visible()
    later = ann.page.context.new_page()
    later.goto(ann.page.url)
    ann.page.close()
    later.get_by_role("button", name="Check the deal").click()
    expect(later.get_by_text("Nobody chose this deck")).to_be_visible()


def test_a_bot_s_level_is_among_its_details(stay):
    ann = seated(stay(**PHONE), hand="touch")
    ann.play_now()
    (bot,) = opponents(ann.page)
    ann.press(ann.page.get_by_role("button", name=f"More about {bot}"))
    expect(ann.dialog).to_contain_text("Bot: Apprentice")
