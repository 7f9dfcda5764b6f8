"""Whole games by somebody who perceives nothing but words, to the result that the record says.

`make test` plays a short one in each language, `--large` others too.
"""

import json
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace

import pytest
from browsers import DESKTOP
from languages import LANGUAGES
from listening import EARS, Listener
from playwright.sync_api import expect
from situations import NAMES, card_name, find, lay, move, nothing_special, opened, prefer

from glastonbury.notation import final_state, read_record, replay, result
from glastonbury.rules import CELLS

# Whole games that are as short as they can be: all spells that work at once lie in one line, and Declinatio leads
# there. Whoever listens has used Accio by then, and places an Immuto. For each language a game and that player.
SHORT = dict(zip(LANGUAGES, cycle([(0, 0), (1, 1), (2, 1), (3, 1), (4, 2)]), strict=False))
# The same of usual length: together they decide all that can be decided.
GAMES = dict(zip(LANGUAGES, cycle([(12, 3), (2, 1), (0, 1), (10, 1), (3, 1)]), strict=False))

# What has the focus is the same as at the last look, and nothing lies over it. Headings have no place to be pressed at.
FOCUS = """() => {
  const element = document.activeElement, {left, top, width, height} = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const moved = window.focusedBefore && window.focusedBefore !== element;
  window.focusedBefore = element;
  if (element === document.body) return 'it is lost';
  if (moved) return `it has gone to ${element.outerHTML.slice(0, 200)}`;
  if (element.matches('h1') || element.contains(hit) || hit?.contains(element)) return '';
  return `${hit?.outerHTML.slice(0, 200)} lies over it`;
}"""


def by_ear(browse, games: Path, number: int, me: int, language: str, look=Listener.look_around, begun: int = 0) -> None:
    """One of the recorded games to its end, of which so many moves are made already."""
    line = games.read_text().splitlines()[number]
    record = read_record(line)
    seats = len(record.setup.players)
    own, others = browse(**DESKTOP), browse(**DESKTOP)
    prefer(own, language=language)
    own.add_init_script(EARS)
    plain = json.loads(line)
    beginning = SimpleNamespace(seats=seats, record=json.dumps(plain | {"actions": plain["actions"][:begun]}))
    code = lay(beginning, *(own if seat == me else others for seat in range(seats)))
    page = own.new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    listener = Listener(page, language, me, NAMES[:seats])
    knows = False
    played = list(zip((state for state, _ in replay(record)), map(str, record.moves), strict=False))[begun:]
    if begun:
        listener.remember(played[0][0])
    for state, token in played:
        if state.player != me:
            move(others, code, token)
            continue
        listener.until_asked()
        if not knows:
            page.keyboard.press("Tab")
            look(listener)
            knows = True
        elif state.phase != "immuto":  # which lies over the table
            assert page.evaluate(FOCUS) == ""
        knows_the_table(listener, state)
        listener.decide(token)
        page.evaluate(FOCUS)  # from here on nobody else moves it
    listener.until("event-scored", 1)
    assert listener.points == {seat: score["total"] for seat, score in enumerate(result(final_state(record))["scores"])}
    listener.focused()


def knows_the_table(listener, state) -> None:
    """What was heard has made the picture that others see."""
    if state.phase == "immuto":
        return
    assert listener.cells == {cell: card.code for cell, card in zip(CELLS, state.cells, strict=True) if card}
    for seat, player in enumerate(state.players):
        assert listener.stops.get(seat) == player.stop
        assert [listener.uses.get((seat, spell), 0) for spell in ("Ac", "De")] == [player.accio, player.declinatio]
        if state.phase != "keep":
            assert listener.heights[seat] == len(player.cauldron)
            assert listener.tops[seat] == (player.top.code if player.top else None)


@pytest.mark.parametrize("language", SHORT)
def test_a_short_game_by_ear(browse, data, language):
    by_ear(browse, data / "short-games.jsonl", *SHORT[language], language, Listener.read_on)


def test_the_last_card_is_kept_or_dropped_by_ear(browse, data):
    """The end of a game of four: a corner is left, the last card of a line taken, and then decided on."""
    by_ear(browse, data / "example-games.jsonl", 12, 3, "en", Listener.read_on, begun=81)


@pytest.mark.few(0)
@pytest.mark.parametrize("language", GAMES)
def test_a_game_by_ear(browse, data, language):
    by_ear(browse, data / "example-games.jsonl", *GAMES[language], language)


@pytest.mark.large
@pytest.mark.parametrize("number", range(15))
def test_more_games_by_ear(browse, data, number):
    by_ear(browse, data / "example-games.jsonl", number, 0, LANGUAGES[number % len(LANGUAGES)])


def test_what_is_asked_for_again_is_said_again(browse):
    """Also where it is the same, and what lies over the table does not silence what others do."""
    own, other = browse(**DESKTOP), browse(**DESKTOP)
    prefer(own)
    own.add_init_script(EARS)
    situation = find(nothing_special)
    code = lay(situation, *(other if seat == situation.me else own for seat in range(2)))
    page = own.new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("m")
    page.keyboard.press("m")
    assert [words for words in page.evaluate("heard") if words == "You have no spells."] == ["You have no spells."] * 2
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    cell = situation.takes()[0]
    taken = card_name(situation.state.card_at(cell).code)
    move(other, code, cell)
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text(f"{situation.name} took {taken} from {cell}.")
    assert page.evaluate("heard").count(f"{situation.name} took {taken} from {cell}.") == 1


def test_a_tab_from_a_card_comes_to_the_button_that_takes_it(stay):
    """A card that is only looked at: what offers it stays while one goes there."""
    own, other = stay(**DESKTOP), stay(**DESKTOP)
    prefer(own)
    situation = find(nothing_special)
    page = opened(own, f"/t/{lay(situation, *(own if seat == situation.me else other for seat in range(2)))}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Take a card")
    cell = situation.takes()[0]
    page.locator(f"[data-cell={cell}]").focus()
    page.keyboard.press("Tab")
    taken = card_name(situation.state.card_at(cell).code)
    take = page.get_by_role("region", name="Your choice").get_by_role("button", name=f"Take {taken}")
    expect(take).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text(f"took {taken} from {cell}.")
