"""Words fit in every language: nothing is cut, sticks out or lies over anything else, though they are longer in some.

`make test` looks at the longest translation of each message, with `test_screens.py` and `test_viewports.py`; here every
language is looked at by itself, and what is measured is shown to find what does not fit.
"""

import pytest
import test_screens
import test_viewports
from browsers import DESKTOP, PHONE
from languages import TRANSLATED, built, length, longest, speak, speak_longest
from measure import faults
from screens import SCREENS, known
from situations import opened
from test_viewports import MOMENTS

SIZES = [(320, 640), (390, 844), (1366, 657), (1440, 900)]


@pytest.mark.large
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_in_every_language(browse, complaints, screen, language):
    complaints.ignore()  # some of them are of things that are not there
    page = SCREENS[screen](browse(**DESKTOP))
    speak(page, language)
    test_screens.look_at(page, f"{screen} in {language}", SIZES, [])


@pytest.mark.large
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_table_fits_in_every_language(browse, moment, language):
    at = moment(browse, players=4, recipes=True)
    speak(at.page, language)
    test_viewports.look_at(at, f"{moment.__name__} in {language}", [(320, 360), (667, 375), (1024, 768), *SIZES])


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
