"""The rules on the page: examples that are played, a search, links from decisions, and a sheet to print."""

import re

import pytest
from browsers import DESKTOP, PHONE
from languages import LANGUAGES
from playwright.sync_api import expect
from situations import (
    can_look,
    can_use_accio,
    can_use_declinatio,
    ending_takes,
    find,
    first_decision,
    lay,
    move,
    nothing_special,
    opened,
    prefer,
    puts_immutos,
    take_ends_the_game,
)

# In each language: what one reads, a word without its accents and how it is found, and what a group to try is called.
WORDS = {
    "en": ("How to play", "lanterns", "The square", "To try: Accio", "Accio: take any card", "Accio cannot take"),
    "fr": (
        "Règles du jeu",
        "metamorphose",
        "Immuto, la métamorphose",
        "À essayer : Accio",
        "Accio : carte au choix",
        "Accio ne",
    ),
}


def tried(page, name):
    """The example of this name, whose board is drawn where one can see it."""
    label = page.get_by_role("group", name=name).get_attribute("aria-label")
    example = page.locator(f'[role=group][aria-label="{label}"]')  # among all rules a role takes long to find
    example.scroll_into_view_if_needed()
    expect(example.get_by_role("grid")).to_be_visible()
    return example


def loaded(context, path="/how-to-play", **settings):
    prefer(context, **settings)
    page = opened(context, path)
    expect(page.get_by_role("group").first).to_be_visible()
    return page


def spaced(text):
    """Whatever kind of space a language has before a colon."""
    return re.compile(text.replace(" ", r"\s"))


@pytest.mark.few(1)
@pytest.mark.parametrize("language", WORDS)
def test_the_rules_shut_nobody_out_and_answer_keys_and_fingers(stay, axe, language):
    title, _, _, group, accio, why = WORDS[language]
    page = loaded(stay(**PHONE), language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    axe(page)

    example = tried(page, spaced(group))
    example.get_by_role("button", name=spaced(accio)).tap()
    example.locator("[data-cell=d2]").tap(force=True)  # a Vanesco
    expect(example.get_by_role("status")).to_contain_text(why)

    # By keys: from the button before it a Tab leads into the square, arrows go on, Enter looks and then takes.
    example.locator("[data-cell=c4]").focus()
    page.keyboard.press("ArrowLeft")
    expect(example.locator("[data-cell=b4]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(example.locator("[data-cell=b4]")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    again = example.get_by_role("button").last
    expect(example.get_by_role("gridcell", disabled=False)).to_have_count(0)
    again.press("Enter")
    expect(example.get_by_role("gridcell", disabled=False)).not_to_have_count(0)
    axe(page)


@pytest.mark.large
def test_a_tab_leads_into_a_board_and_out_of_it_again(stay):
    page = loaded(stay(**DESKTOP))
    example = tried(page, "To try: A turn")
    example.locator("[data-cell=c4]").focus()
    page.keyboard.press("Tab")
    expect(example.get_by_role("button", name="Take Fly Agaric 3")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(example.locator("[data-cell=c4]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.closest('[role=group]')?.ariaLabel") != "To try: A turn"


def test_a_card_shows_where_it_leads_and_is_taken(browse):
    page = loaded(browse(**DESKTOP, moves=True), pace="fast")
    example = tried(page, "To try: A turn")
    example.locator("[data-cell=e4]").click()
    expect(example).to_contain_text("Then 1 stop to row 5")
    expect(example.get_by_role("img", name="Next turn: row 5")).to_have_count(1)
    example.locator("[data-cell=e4]").click()
    expect(example.get_by_role("status")).to_contain_text("You took Bat Wing 1")
    expect(example.get_by_role("button", name="Once more")).to_be_visible()
    expect(example.get_by_role("img", name="You: row 5")).to_be_visible()
    example.get_by_role("button", name="Once more").click()
    expect(example.get_by_role("img", name="You: row 4")).to_be_visible()


@pytest.mark.large
def test_the_scoring_example_counts_what_an_immuto_brings(stay):
    page = loaded(stay(**DESKTOP))
    section = page.locator(".paragraph", has=page.get_by_role("heading", name="An example"))
    expect(section.get_by_role("status")).to_have_text("That makes 25 points.")
    section.get_by_role("radio", name="Mere Dragonfly").check()
    expect(section.get_by_role("status")).to_have_text("That makes 33 points.")
    section.get_by_role("radio", name="Hollow Pumpkin").check()
    expect(section.get_by_role("status")).to_have_text("That makes 30 points.")


@pytest.mark.few(1)
@pytest.mark.parametrize("language", WORDS)
def test_a_word_is_found_and_leads_to_its_paragraph_by_keys_alone(stay, language):
    _, word, heading, *_ = WORDS[language]
    page = loaded(stay(**DESKTOP), language=language)
    field = page.get_by_role("searchbox")
    field.focus()
    page.keyboard.type(word)
    matches = page.get_by_role("search").get_by_role("link")
    expect(matches).not_to_have_count(0)
    expect(page.get_by_role("search").get_by_role("status")).to_contain_text(str(matches.count()))
    page.keyboard.press("Tab")
    expect(matches.first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_focused()
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_in_viewport()
    field.fill("xyz")
    expect(matches).to_have_count(0)
    expect(page.get_by_role("search").get_by_role("status")).not_to_be_empty()


def test_a_paragraph_is_part_of_the_address(browse):
    page = loaded(browse(**DESKTOP), "/how-to-play#immuto")
    heading = page.get_by_role("heading", name="Immuto, the shape-shifter")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Recipes").click()
    expect(page).to_have_url(re.compile("/how-to-play#recipes$"))
    expect(page.get_by_role("heading", name="Recipes", exact=True)).to_be_focused()
    page.go_back()
    expect(page).to_have_url(re.compile("/how-to-play#immuto$"))


DECISIONS = {
    "place": (first_decision, {}, "begin"),
    "take": (nothing_special, {}, "take"),
    "accio": (can_use_accio, {}, "accio"),
    "declinatio": (can_use_declinatio, {}, "declinatio"),
    "keep": (take_ends_the_game, {}, "last-card"),
    "look": (can_look, {}, "perluceo"),
    "immuto": (puts_immutos(1), {"recipes": True}, "recipes-immuto"),
}


@pytest.mark.few(1)
@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_leads_to_its_paragraph(browse, stay, decision):
    wanted, choices, paragraph = DECISIONS[decision]
    situation = find(wanted, **choices)
    context = stay(**DESKTOP)
    prefer(context)
    seats = [context if seat == situation.me else browse() for seat in range(situation.seats)]
    code = lay(situation, *seats)
    if decision == "keep":
        move(context, code, ending_takes(situation.state, situation.moves)[0])
    page = opened(context, f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    if decision == "accio":
        page.get_by_role("button", name="Accio: take any card").click()
    if decision == "look":
        taken = page.locator(f"[data-cell={situation.takes('Pe')[0]}]")
        taken.click()
        taken.click()
    scope = page.get_by_role("dialog") if decision in ("look", "immuto") else page.get_by_role("main")
    scope.get_by_role("button", name="What the rules say about this").click()
    rules = page.get_by_role("dialog", name="How to play")
    expect(rules.locator(f"[id={paragraph}]")).to_be_focused()
    expect(rules.locator(f"[id={paragraph}]")).to_be_in_viewport()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    expect(scope.get_by_role("button", name="What the rules say about this")).to_be_focused()


@pytest.mark.few(1)
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_touches_what_cannot_be_taken_is_told_why(browse, stay, device):
    situation = find(can_use_accio)
    context = stay(**device)
    prefer(context)
    page = opened(
        context, f"/t/{lay(situation, *(context if seat == situation.me else browse() for seat in range(2)))}"
    )
    elsewhere = [cell for cell in ("b2", "c3", "d4", "e5") if cell not in situation.cells]
    prompt = page.get_by_role("main").locator(".prompt")
    for _ in range(2):  # the same is said again
        page.locator(f"[data-cell={elsewhere[0]}]").click(force=True)
        expect(prompt).to_contain_text(f"This card is not in {situation.line}. By Accio you could take it.")
    expect(page.get_by_role("log").get_by_text("By Accio you could take it.")).to_have_count(2)
    chosen = page.locator(f"[data-cell={situation.takes()[0]}]")
    chosen.click()
    expect(prompt).not_to_contain_text("This card is not")
    page.locator("[data-cell=a1]").focus()
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("There is no card to take at a corner.")
    expect(chosen).to_have_attribute("aria-selected", "true")  # nothing else has changed


def test_on_a_phone_the_sheet_says_what_each_number_is(stay):
    page = opened(stay(**PHONE), "/sheet")
    declinatio = page.locator(".spells tbody tr").nth(1)
    assert declinatio.inner_text().split("\n\n")[0].split("\n")[:4] == ["Declinatio", "Cards", "2", "Use"]
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(declinatio.get_by_text("Cards")).to_be_hidden()  # the head of the column says it
    expect(page.get_by_role("columnheader", name="Cards", exact=True)).to_be_visible()


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_one_page_of_paper(browse, axe, language):
    context = browse(**DESKTOP)
    prefer(context, language=language)
    page = context.new_page()
    page.goto("/sheet")
    expect(page.get_by_role("table")).to_have_count(2)
    axe(page)
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    page.emulate_media(media="print")
    expect(page.get_by_role("main").get_by_role("button")).to_be_hidden()
    assert page.locator(".sheet").evaluate("sheet => getComputedStyle(sheet).color") == "rgb(0, 0, 0)"
