"""Asking a friend: facts, then the best moves, in words and on the square; and how it is shown at the end."""

import re

import pytest
from browsers import DESKTOP, PHONE
from languages import LANGUAGES
from measure import faults
from playwright.sync_api import expect
from situations import (
    among_bots,
    ask,
    can_use_accio,
    can_use_declinatio,
    find,
    lay,
    move,
    nothing_special,
    opened,
    prefer,
    puts_immutos,
    second_placing,
)
from test_viewports import SEED, all_windows

WORDS = {
    "en": {"ask": "What would you do?", "best": "My choice is ", "thanks": "Thank you", "count": "with 2 whispers"},
    "ru": {"ask": "Что бы вы сделали?", "best": "Мой выбор: ", "thanks": "Спасибо", "count": "с 2\u00a0подсказками"},
}
SIZES = [(320, 360), (390, 844), (1366, 657)]


def at_table(context, code: str):
    page = opened(context, f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def wrong_in(page, sizes) -> list[str]:
    """Of what the friend says, and the marks in the square."""
    wrong = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found = [fault for fault in faults(page, fits=True) if re.search(r"whisper|ul > li|span\.mark", fault)]
        wrong += [f"{width} × {height}: {fault}" for fault in found]
    return wrong


@pytest.mark.few(1)
@pytest.mark.parametrize(("language", "sizes"), [("en", []), ("ru", SIZES)])
def test_a_friend_says_facts_and_then_the_best_moves(browse, axe, language, sizes):
    words = WORDS[language]
    context = browse(**DESKTOP)
    prefer(context, language=language)
    situation = find(nothing_special, 2)
    code = among_bots(context, situation)
    page = at_table(context, code)
    marks, said = page.locator("[role=gridcell] .mark"), page.get_by_role("log")
    button = page.get_by_role("button", name=words["ask"])

    button.click()
    facts = page.locator(".whisper.facts")
    expect(facts).to_be_visible()
    expect(button).to_be_focused()
    told = facts.locator("li").first.inner_text().strip()
    expect(said).to_contain_text(told)
    assert wrong_in(page, sizes) == []

    page.keyboard.press("w")
    moves = page.locator(".whisper.moves li")
    expect(moves.first).to_contain_text(words["best"])
    expect(said).to_contain_text(words["best"])
    for number, cell in enumerate(re.findall(r"\b[a-f][1-6](?=:)", page.locator(".whisper").inner_text()), start=1):
        expect(page.locator(f"[data-cell={cell}] .mark")).to_have_text(str(number))
        assert cell in situation.tokens
    expect(marks).to_have_count(moves.count())
    assert wrong_in(page, sizes) == []
    axe(page)

    for _ in range(moves.count() - 1):
        page.keyboard.press("w")
    page.get_by_role("button", name=words["thanks"]).press("Enter")
    expect(marks).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()

    ask(context, code, "Resign", seat=situation.me)
    expect(page.get_by_text(words["count"])).to_be_visible()
    page.goto(f"/t/{code}/game/1")
    expect(page.get_by_text(words["count"]).first).to_be_visible()


@pytest.mark.large
@pytest.mark.parametrize("wanted", [second_placing, nothing_special, can_use_accio, can_use_declinatio])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_friend_says_is_whole_in_every_window(browse, language, wanted):
    """In the smallest, and in every second of the others, the ones for facts and the others for moves."""
    smallest, *others = all_windows(f"{language} {wanted.__name__}")
    context = browse(**DESKTOP)
    prefer(context, language=language)
    page = at_table(context, among_bots(context, find(wanted, 4, recipes=True)))
    for turn, kind in enumerate(("facts", "moves")):
        page.keyboard.press("w")
        expect(page.locator(f".whisper.{kind}")).to_be_visible()
        assert wrong_in(page, [smallest, *others[turn::2]]) == [], f"seed {SEED}"


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_friend_is_asked_where_an_immuto_goes(stay, axe, device):
    context = stay(**device)
    prefer(context)
    page = at_table(context, among_bots(context, find(puts_immutos(1), recipes=True)))
    dialog = page.get_by_role("dialog", name="Where does your Immuto go?")
    asked = dialog.get_by_role("button", name="What would you do?")
    asked.press("Enter")
    expect(dialog.locator(".whisper.facts")).to_be_visible()
    expect(page.locator(".whisper")).to_have_count(1)
    expect(asked).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("w")
    advice = dialog.locator(".whisper.moves li")
    expect(advice.first).to_contain_text("My choice is ")
    expect(dialog.get_by_role("log")).to_contain_text("My choice is ")
    assert faults(page) == []
    axe(page)
    for _ in range(advice.count() - 1):
        dialog.get_by_role("button", name="What else?").press("Enter")
    dialog.get_by_role("button", name="Thank you").press("Enter")
    expect(dialog.get_by_role("heading", level=1)).to_be_focused()
    expect(asked).to_be_visible()
    dialog.locator("ul button").first.click()
    expect(dialog).to_be_hidden()


def test_at_a_corner_a_friend_is_asked_on_a_phone_too(stay):
    context = stay(**PHONE)
    prefer(context)
    page = at_table(context, among_bots(context, find(can_use_declinatio, 2)))
    assert faults(page, fits=True) == []
    page.get_by_role("button", name="What would you do?").tap()
    expect(page.locator(".whisper.facts")).to_contain_text("From this corner you go on to")
    page.get_by_role("button", name="What would you do?").tap()
    page.get_by_role("button", name="What else?").tap()
    page.get_by_role("button", name="Thank you").tap()
    expect(page.get_by_role("button", name="Stay, end the turn")).to_be_visible()


def test_there_is_no_friend_where_somebody_else_plays(stay):
    mine, other = stay(**DESKTOP), stay(**DESKTOP)
    for context in (mine, other):
        prefer(context)
    situation = find(nothing_special, 2)
    seats = [mine if seat == situation.me else other for seat in range(2)]
    page = at_table(mine, lay(situation, *seats))
    expect(page.get_by_role("button", name="Choose a card")).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)


def test_in_a_first_game_facts_come_unasked_and_fade(stay):
    context = stay(**DESKTOP)
    prefer(context, whispers=2)
    situation = find(nothing_special, 2)
    code = among_bots(context, situation)
    page = at_table(context, code)
    facts = page.locator(".whisper.facts")
    for left in (1, 0):
        expect(facts.locator("li")).to_have_count(1)
        legal = context.request.get(f"/api/tables/{code}").json()["table"]["game"]["legal"]
        move(context, code, legal[0]["move"])
        page.wait_for_function("left => JSON.parse(localStorage.settings).whispers === left", arg=left)
        expect(page.get_by_role("heading", name=re.compile("^Take a card"))).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_be_visible()
    expect(facts).to_have_count(0)
    seats = context.request.get(f"/api/tables/{code}").json()["table"]["seats"]
    assert [seat["whispers"] for seat in seats] == [0, 0]
