"""Another language, at any time: at the first screen and in the middle of a game, of which nothing is lost."""

import re

import pytest
from browsers import DESKTOP, PHONE
from languages import LANGUAGES, OWN_NAMES, built, module, speak
from playwright.sync_api import expect
from reach import lost
from screens import SCREENS
from situations import find, lay, nothing_special, prefer
from test_screens import LAPTOP, POCKET, TALL, wrong_in
from test_tutorial import text


def test_the_language_is_changed_in_the_middle_of_a_game(browse):
    context = browse(**DESKTOP)
    prefer(context)
    situation = find(nothing_special)
    code = lay(situation, context, context)
    page = context.new_page()
    page.goto(f"/t/{code}")
    cell = situation.takes()[0]
    page.locator(f"[data-cell={cell}]").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    language = page.get_by_role("dialog").get_by_label("Language")
    language.focus()
    language.select_option("fr")
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    expect(page.get_by_label("Langue")).to_be_focused()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)  # what it points at would be looked at

    # What was chosen is still chosen, and is taken.
    expect(page.get_by_role("heading", level=1)).to_contain_text("carte")
    expect(page).to_have_title("● À vous de jouer")
    expect(page.locator(f"[data-cell={cell}]")).to_have_attribute("aria-selected", "true")
    before = context.request.get(f"/api/tables/{code}").json()["table"]["game"]["ply"]
    page.get_by_role("button", name="Prendre").click()
    expect(page.locator(f"[data-cell={cell}]")).not_to_have_attribute("aria-selected", "true")
    assert context.request.get(f"/api/tables/{code}").json()["table"]["game"]["ply"] == before + 1

    # What is installed speaks it too.
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    words = context.request.get(manifest).json()
    assert (words["lang"], words["shortcuts"][0]["name"]) == ("fr", "Jouer tout de suite")


@pytest.mark.parametrize(
    ("screen", "french"), [("room", "Qui est à la table"), ("the end", "gagne"), ("replay", "Partie 1 de la table")]
)
def test_the_language_is_changed_before_a_game_and_after_it(stay, screen, french):
    page = SCREENS[screen](stay(**PHONE))
    at = page.url
    page.get_by_role("navigation", name="Menu").get_by_role(
        "link" if screen == "replay" else "button", name="Settings"
    ).click()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    if screen == "replay":
        page.go_back()
    else:
        page.keyboard.press("Escape")
    heading = page.get_by_role("heading", name=re.compile(french))
    expect(heading.first).to_be_visible()
    assert page.url == at
    speak(page, "en")


def test_the_first_screen_offers_every_language_by_its_own_name(browse, axe):
    page = browse(**PHONE).new_page()
    page.goto("/")
    language = page.get_by_label("Language")
    expect(language).to_be_in_viewport(ratio=1)
    assert language.locator("option").all_inner_texts() == list(OWN_NAMES.values())
    assert sorted(OWN_NAMES) == sorted(LANGUAGES)
    *_, last = OWN_NAMES
    language.focus()
    page.keyboard.press("End")
    expect(page.locator("html")).to_have_attribute("lang", last)
    expect(page.get_by_label(text(last, "settings-language"))).to_be_focused()
    axe(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", last)


FILE = re.compile(rf"/assets/({'|'.join(LANGUAGES)})-[^/]+\.js$")


def fetched_languages(context) -> list[str]:
    """Those whose words are fetched from here on."""
    found: list[str] = []
    context.on("request", lambda request: found.extend(FILE.findall(request.url)))
    return found


def test_a_first_visit_fetches_the_words_of_one_language(browse):
    context = browse(**PHONE)
    prefer(context, language="fr")
    fetched = fetched_languages(context)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert fetched == ["fr"]


def test_what_a_language_lacks_is_fetched_in_english_and_shown(browse, complaints):
    context = browse(**PHONE)
    prefer(context, language="fr")
    messages = [message for message in built(context, "fr") if message["id"] != "play-now"]
    context.route(re.compile(r"/assets/fr-[^/]+\.js$"), lambda route: route.fulfill(**module(messages)))
    fetched = fetched_languages(context)
    complaints.ignore()
    said: list[str] = []
    context.on("console", lambda message: message.type == "error" and said.append(message.text))
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    expect(page.get_by_label("Langue")).to_be_visible()
    assert fetched == ["fr", "en"]
    assert said == ["fr: play-now: no such message"]


def test_a_language_that_cannot_be_fetched_leaves_the_page_in_english(browse, complaints):
    context = browse(**PHONE)
    prefer(context, language="fr")
    complaints.ignore()
    context.route(re.compile(r"/assets/fr-[^/]+\.js$"), lambda route: route.abort())
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.few(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_any_words_the_page_says_so_and_tries_again(browse, complaints, axe, language):
    context = browse(**PHONE)
    prefer(context, language=language)
    complaints.ignore()
    context.route(FILE, lambda route: route.abort())
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("main")).to_have_attribute("lang", language)
    says_it_in_english = page.get_by_text("The words of this page did not arrive.", exact=True).is_visible()
    assert says_it_in_english == (language == "en")
    assert wrong_in(page, "without words", [POCKET, LAPTOP, TALL], [TALL]) == []
    assert lost(page) == []
    axe(page)
    context.unroute_all()
    page.get_by_role("button").click()
    expect(page.get_by_role("heading", name=text(language, "play-now"), exact=True)).to_be_visible()
