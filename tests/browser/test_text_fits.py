"""Words fit in every language: nothing is cut, sticks out or lies over anything else, though they are longer in some.

`make test` looks at the longest translation of each message, with `test_screens.py` and `test_viewports.py`; `--large`
at every language by itself. And what is measured is shown to find what does not fit.
"""

import pytest
import test_screens
import test_viewports
from browsers import DESKTOP, PHONE
from languages import LANGUAGES, TRANSLATED, built, length, longest, speak, speak_longest
from measure import faults
from playwright.sync_api import expect
from screens import SCREENS, known
from situations import opened
from test_viewports import TABLES, accio, called, corner, placing, refused, taking

SIZES = [(320, 640), (390, 844), (1366, 657), (1440, 900)]
WITH_RECIPES = [table for table in TABLES if table[2]]
BARELY_ROOMY = [(900, 760), (900, 1100), (1140, 760), (1199, 760)]  # the own place is a panel there, and just so


@pytest.mark.large
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_in_every_language(browse, complaints, screen):
    complaints.ignore()  # some of them are of things that are not there
    page = SCREENS[screen](browse(**DESKTOP))
    wrong = []
    for language in TRANSLATED:
        speak(page, language)
        wrong += test_screens.wrong_in(page, f"{screen} in {language}", SIZES)
    assert not wrong, "\n".join(wrong)


def in_turn(languages, sizes, first):
    """For each language every fourth one, and the usual ones."""
    return {language: [*SIZES, *sizes[number % 4 :: 4]] for number, language in enumerate(languages, first)}


LONGEST = "the longest words"


@pytest.fixture
def spoken(pytestconfig):
    """Of all languages together where there is little time."""
    return LANGUAGES if pytestconfig.getoption("--large") else [LONGEST]


def table_in(sizes_of, at, told):
    """`sizes_of` a language."""
    wrong = []
    for language, sizes in sizes_of.items():
        if language == LONGEST:
            speak_longest(at.page)
        else:
            speak(at.page, language)
        wrong += test_viewports.wrong_in(at, f"{told} in {language}", sizes)
    speak(at.page, "en")
    assert not wrong, "\n".join(wrong)


@pytest.mark.large
@pytest.mark.parametrize(("moment", "players", "recipes"), WITH_RECIPES, ids=[called(*of) for of in WITH_RECIPES])
def test_the_table_fits_in_every_language(browse, moment, players, recipes):
    """Each language in the usual windows and in every fourth of the others, and at the next table in the rest."""
    sizes = [(320, 360), (667, 375), (1024, 768), (1000, 760), (1298, 841), *BARELY_ROOMY]
    at = moment(browse, players=players, recipes=recipes)
    number = WITH_RECIPES.index((moment, players, recipes))
    table_in(in_turn(TRANSLATED, sizes, number), at, moment.__name__)


@pytest.mark.few(1)
@pytest.mark.parametrize("moment", [corner, taking, refused], ids=lambda moment: moment.__name__)
def test_the_own_panel_says_all_in_every_language_where_it_is_the_narrowest(browse, spoken, moment):
    table_in(dict.fromkeys(spoken, BARELY_ROOMY), moment(browse, players=4, recipes=True), moment.__name__)


def test_what_is_not_played_with_leaves_the_pile_its_place_in_every_language(browse, spoken):
    sizes = [(900, 900), (1000, 760), (1099, 760)]
    table_in(dict.fromkeys(spoken, sizes), placing(browse, players=2, recipes=False), "placing")


LATER = pytest.mark.large  # German has the longest words


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(language, marks=LATER) for language in LANGUAGES if language != "de")]
)
def test_no_name_of_a_card_is_broken(stay, language):
    page = accio(stay, players=4, recipes=True).page
    page.set_viewport_size({"width": 1366, "height": 657})  # the smallest in which the chosen card has a name
    speak(page, language)
    shown = set()
    for cell in page.locator("[role=gridcell][aria-disabled=false]").all():
        kind = cell.evaluate("cell => cell.querySelector('.card-frame .name')?.textContent")
        if kind in (None, *shown):
            continue
        shown.add(kind)
        cell.click(force=True)
        page.mouse.move(0, 0)
        expect(page.locator(".choice .card-frame .name")).to_have_text(kind)
        assert faults(page) == []
    assert len(shown) > 10


def test_of_each_message_the_longest_is_chosen(browse):
    context = browse(**DESKTOP)
    context.request.post("/api/me")
    fetched = [message for language in TRANSLATED for message in built(context, language)]
    chosen = {message["id"]: message for message in longest()}
    for message in fetched:
        assert length(message) <= length(chosen[message["id"]])
    assert len({length(message) for message in chosen.values()}) > 50


def test_words_that_do_not_fit_are_found(browse):
    """On a phone, in the longest words there are: a heading that may not wrap, and a choice that is too narrow."""
    context = browse(**PHONE)
    known(context, name="")
    page = opened(context, "/")
    speak_longest(page)
    assert faults(page) == []
    page.evaluate("""() => {
        const heading = document.querySelector('main h2')
        Object.assign(heading.style, {width: '40px', whiteSpace: 'nowrap', overflow: 'hidden'})
        document.querySelector('header select').style.width = '50px'
    }""")
    found = "\n".join(faults(page))
    assert "cut at the side" in found
    assert "has no room for" in found
