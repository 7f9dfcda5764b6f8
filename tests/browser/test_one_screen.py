"""Several people around one screen: the square stays in sight, and what is secret is shown while a button is held."""

import re

import pytest
from browsers import DESKTOP, PHONE
from players import hurry, seated
from playwright.sync_api import expect
from situations import NAMES, can_look, card_name, find, lay, nothing_special, opened, prefer

SECRET = re.compile("Most (?!points win)|Fewest |Last word|End the game yourself")
# What the sheet says, whenever that changes.
READ = """() => {
    globalThis.sheets = [];
    new MutationObserver(() => {
        const said = document.querySelector('.sheet')?.textContent.trim();
        if (said && said !== sheets.at(-1)) sheets.push(said);
    }).observe(document, {childList: true, subtree: true, attributes: true});
}"""
DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture
def share(stay):
    def share(wanted, device=DESKTOP, recipes=False):
        situation = find(wanted, recipes=recipes)
        context = stay(**device)
        prefer(context)
        page = opened(context, f"/t/{lay(situation, context)}")
        expect(page.get_by_role("grid")).to_be_visible()
        return situation, page

    return share


def text(page):
    """Of everything on the page, seen or not."""
    return page.locator("#app").text_content()


def hold(page, button):
    button.hover()
    page.mouse.down()


def recipes_button(page):
    return page.get_by_role("button", name=re.compile("recipes$", re.IGNORECASE))


def sheet(page):
    """What only one may see."""
    return page.get_by_role("status").filter(has_text="Everybody else, look away.")


@pytest.mark.large
def test_a_whole_game_with_recipes_and_nothing_ever_covers_the_square(browse, server):
    ann = seated(browse(**DESKTOP))
    ann.share_the_screen("Ben", recipes=True)
    known = {}
    for _ in range(6):
        ann.until_asked()
        if ann.looked.is_visible():  # which is for the one who took Perluceo, and the next one's recipes for nobody
            ann.decide()
            ann.until_asked()
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
        turn = ann.page.get_by_text(re.compile("’s turn, (yellow|green)")).first.inner_text()
        name = re.match("(?i)(.*)’s turn", turn.strip())[1].title()
        assert not SECRET.search(text(ann.page))
        hold(ann.page, ann.page.get_by_role("button", name=f"{name}’s recipes", exact=True))
        items = sheet(ann.page).get_by_role("listitem")
        expect(items).to_have_count(2)
        read = items.all_inner_texts()
        ann.page.mouse.up()
        expect(sheet(ann.page)).to_have_count(0)
        assert not SECRET.search(text(ann.page))
        assert known.setdefault(name, read) == read
        ann.decide()
    assert set(known) == {"Ann", "Ben"}
    assert known["Ann"] != known["Ben"]
    hurry(server, ann)
    ann.play()


@pytest.mark.few(1)
@DEVICES
def test_the_others_are_asked_to_look_away_before_anything_is_shown(share, device):
    _, page = share(nothing_special, device, recipes=True)
    page.evaluate(READ)
    hold(page, recipes_button(page))
    expect(sheet(page).get_by_role("listitem")).to_have_count(2)
    first, last = page.evaluate("[sheets[0], sheets.at(-1)]")
    assert first == "Everybody else, look away."
    assert SECRET.search(last)
    page.mouse.move(5, 5)  # it is over wherever one lets go
    page.mouse.up()
    expect(sheet(page)).to_have_count(0)
    assert not SECRET.search(text(page))


def test_a_finger_that_holds_is_enough(share):
    _, page = share(nothing_special, PHONE, recipes=True)
    box = recipes_button(page).bounding_box()
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(sheet(page).get_by_role("listitem")).to_have_count(2)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet(page)).to_have_count(0)


@pytest.mark.few(1)
@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_can_be_held_instead(share, key):
    _, page = share(nothing_special, recipes=True)
    recipes_button(page).focus()
    page.keyboard.down(key)
    expect(sheet(page).get_by_role("listitem")).to_have_count(2)
    page.keyboard.up(key)
    expect(sheet(page)).to_have_count(0)


@pytest.mark.few(1)
@DEVICES
def test_whoever_cannot_hold_opens_and_closes_it_and_it_is_read_out(share, device, axe):
    s, page = share(nothing_special, device, recipes=True)
    toggle = page.get_by_role("button", name=f"Show {s.name}’s recipes until this is pressed again.")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.focus()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("listitem")).to_have_count(2)  # in a live region
    expect(toggle).to_have_attribute("aria-pressed", "true")
    axe(page)
    page.keyboard.press("Enter")
    expect(sheet(page)).to_have_count(0)
    axe(page)


def test_what_was_left_open_is_not_the_next_one_s(share):
    s, page = share(nothing_special, recipes=True)
    page.get_by_role("button", name=f"Show {s.name}’s recipes until this is pressed again.").dispatch_event("click")
    expect(sheet(page).get_by_role("listitem")).to_have_count(2)
    cell = page.locator(f"[data-cell={s.takes()[0]}]")
    cell.click()
    cell.click()
    expect(page.get_by_text(f"{NAMES[1 - s.me]}’s turn, ")).to_be_visible()
    expect(sheet(page)).to_have_count(0)
    assert not SECRET.search(text(page))


@pytest.mark.few(1)
@DEVICES
@pytest.mark.parametrize("recipes", [False, True], ids=["plain", "recipes"])
def test_a_look_by_perluceo_is_held_too_and_the_next_one_waits_for_it(share, device, recipes, axe):
    s, page = share(can_look, device, recipes=recipes)
    mine, next_one = s.name, NAMES[1 - s.me]
    cell = page.locator(f"[data-cell={s.takes('Pe')[0]}]")
    cell.click()
    cell.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{mine} looks into the cauldron")
    expect(page.get_by_text(f"This is for {mine} alone: everybody else, look away.")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("[role=gridcell][aria-disabled=false]")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("recipes", re.IGNORECASE))).to_have_count(0)  # the next one's
    axe(page)
    hold(page, page.get_by_role("button", name="Hold to look"))
    laid = sheet(page).get_by_role("listitem")
    expect(laid).to_have_count(len(s.player.cauldron))
    for item, card in zip(laid.all(), reversed(s.player.cauldron), strict=True):
        expect(item).to_contain_text(card_name(card.code).rstrip(" 1234"))
    page.mouse.up()
    expect(sheet(page)).to_have_count(0)
    page.get_by_role("button", name="Done looking").click()
    expect(page.get_by_text(f"{next_one}’s turn, ")).to_be_visible()
    expect(recipes_button(page)).to_have_count(int(recipes))
    expect(page.locator("[role=gridcell][aria-disabled=false]")).not_to_have_count(0)
