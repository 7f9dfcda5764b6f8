"""Nothing is told by colour alone: with all hues made equal, what means something different still looks different."""

import base64
import json
from itertools import combinations
from types import SimpleNamespace

import pytest
from browsers import DESKTOP
from playwright.sync_api import expect
from situations import among_bots, can_use_accio, find, lay, line_is_scarce, nothing_special, prefer, second_placing

COLORS = ("yellow", "green", "red", "blue", "orange", "purple", "brown", "white", "black")
EQUAL = {
    **{f"--{color}": "#777" for color in COLORS},
    **{f"--on-{color}": "#fff" for color in COLORS},
    **{f"--art-{color}": "#444" for color in COLORS},
    "--ghost": "#777",
    "--on-ghost": "#fff",
    **dict.fromkeys(("--candle", "--moon", "--danger", "--candle-word", "--moon-word", "--danger-word"), "#bbb"),
}
PAINT = """tokens => {
  for (const [name, value] of Object.entries(tokens)) document.documentElement.style.setProperty(name, value);
}"""

# Which share of their pixels differs, for every two parts of pictures.
COMPARE = """async ([pictures, parts]) => {
  const drawn = await Promise.all(pictures.map(async picture => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
    canvas.drawImage(image, 0, 0);
    return canvas;
  }));
  const width = Math.floor(Math.min(...parts.map(([, box]) => box.width)));
  const height = Math.floor(Math.min(...parts.map(([, box]) => box.height)));
  const seen = parts.map(([of, {x, y}]) => drawn[of].getImageData(Math.round(x), Math.round(y), width, height).data);
  const share = (a, b) => {
    let other = 0;
    for (let at = 0; at < a.length; at += 4)
      if (Math.max(...[0, 1, 2].map(part => Math.abs(a[at + part] - b[at + part]))) > 60) other++;
    return other / (width * height);
  };
  return seen.flatMap((a, index) => seen.slice(index + 1).map(b => share(a, b)));
}"""
ENOUGH = 0.01  # of the pixels: a small shape


def seen(page) -> str:
    page.mouse.move(0, 0)
    return base64.b64encode(page.screenshot(animations="disabled")).decode()


def alike(page, parts: dict[str, tuple[str, dict]]) -> list[str]:
    """Which of them, by name, cannot be told from one another: parts of pictures of this page."""
    pictures = list(dict.fromkeys(picture for picture, _ in parts.values()))
    places = [(pictures.index(picture), box) for picture, box in parts.values()]
    shares = page.evaluate(COMPARE, [pictures, places])
    pairs = combinations(parts, 2)
    return [f"{a} and {b}" for (a, b), share in zip(pairs, shares, strict=True) if share < ENOUGH]


def deck_of(data, *first: str):
    """A game of four that begins with these cards."""
    header = json.loads((data / "example-games.jsonl").read_text().splitlines()[1])
    rest = list(header["deck"])
    for card in first:
        rest.remove(card)
    return SimpleNamespace(seats=4, record=json.dumps(header | {"deck": [*first, *rest], "actions": []}))


@pytest.mark.few(1)
@pytest.mark.parametrize("labels", ["icons", "letters", "names", "contrast"])
def test_cards_and_pawns_differ_without_any_hue(browse, data, labels):
    kinds = [f"{letter}{which}1" for letter in "YGRBOPNWK" for which in "ab"]
    cards = [*kinds, "Ya2", "Ya3", "Ya4", "Im", "Ac", "De", "Va", "Pe"]
    context = browse(**DESKTOP)
    prefer(context, labels=labels)
    code = lay(deck_of(data, *cards), context)
    page = context.new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.evaluate(PAINT, EQUAL)
    picture = seen(page)
    cells = page.locator("[role=gridcell]:not([aria-label*=corner])").all()
    assert alike(page, {card: (picture, cell.bounding_box()) for card, cell in zip(cards, cells, strict=False)}) == []
    pawns = page.locator("header svg[viewBox='-1 -2 42 56']")
    expect(pawns).to_have_count(4)
    colors = ("yellow", "red", "blue", "green")
    parts = {color: (picture, pawn.bounding_box()) for color, pawn in zip(colors, pawns.all(), strict=True)}
    assert alike(page, parts) == []


def test_states_of_a_card_differ_without_any_hue(browse):
    """Not to be had, to be had, chosen, and under the keys: each at the same place, one after the other."""
    situation = find(can_use_accio)
    mine, others = browse(**DESKTOP), browse(**DESKTOP)
    prefer(mine)
    code = lay(situation, *(mine if seat == situation.me else others for seat in range(2)))
    page = mine.new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.evaluate(PAINT, EQUAL)
    cell = page.locator(f"[data-cell={situation.cells[2]}]")
    box = cell.bounding_box()
    around = {"x": box["x"] - 12, "y": box["y"] - 16, "width": box["width"] + 24, "height": box["height"] + 24}
    parts = {"to be had": (seen(page), around)}
    cell.click()
    expect(cell).to_have_attribute("aria-selected", "true")
    parts["chosen"] = seen(page), around
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(cell).to_be_focused()
    parts["under the keys"] = seen(page), around
    page.get_by_role("button", name="Accio: take any card").click()
    expect(cell).to_have_attribute("aria-disabled", "true")
    parts["not to be had"] = seen(page), around
    assert alike(page, parts) == []


@pytest.mark.large
def test_a_corner_to_begin_at_differs_without_any_hue(browse):
    """The same corner as it is for who chooses one, and for who waits."""
    situation = find(second_placing)
    contexts = [browse(**DESKTOP) for _ in range(2)]
    for context in contexts:
        prefer(context)
    code = lay(situation, *(contexts[seat != situation.me] for seat in range(2)))
    corners = {}
    for told, context in zip(("to begin at", "not to be had"), contexts, strict=True):
        page = context.new_page()
        page.goto(f"/t/{code}")
        expect(page.get_by_role("grid")).to_be_visible()
        page.evaluate(PAINT, EQUAL)
        if told == "to begin at":
            cell = page.locator("[role=gridcell][aria-label$='You can begin here']").first.get_attribute("data-cell")
        corners[told] = seen(page), page.locator(f"[data-cell={cell}]").bounding_box()
    boxes = [box for _, box in corners.values()]
    assert boxes[0] == boxes[1]  # else every place differs from every other
    assert alike(page, corners) == []


def alone(browse, wanted):
    """A person's page among bots, without any hue."""
    mine = browse(**DESKTOP)
    prefer(mine)
    page = mine.new_page()
    page.goto(f"/t/{among_bots(mine, find(wanted))}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.evaluate(PAINT, EQUAL)
    return page


@pytest.mark.large
def test_where_a_card_leads_and_what_a_friend_names_differ_without_any_hue(browse):
    page = alone(browse, nothing_special)
    before = seen(page)

    page.keyboard.press("w")
    expect(page.locator(".whisper.facts")).to_be_visible()
    page.keyboard.press("w")
    best = page.locator("[data-cell] .mark", has_text="1")
    expect(best).to_be_visible()
    its = best.bounding_box()
    parts = {"as it lies": (before, its), "named by a friend": (seen(page), its)}
    assert alike(page, parts) == []

    page.keyboard.press("Escape")
    expect(page.locator("[data-cell] .mark")).to_have_count(0)
    page.locator("[role=gridcell][aria-disabled=false]").first.click()
    landing = page.locator("rect.landing")
    expect(landing).to_be_visible()
    line = landing.bounding_box()
    side = {**line, "x": line["x"] - 4, "width": 8}  # of what is drawn round it: no card lies there
    assert alike(page, {"leads nowhere": (before, side), "leads there": (seen(page), side)}) == []


@pytest.mark.large
def test_pawns_that_are_not_there_and_lines_with_one_card_differ_without_any_hue(browse):
    """Each at its place, as it is and as another thing is drawn there."""
    page = alone(browse, line_is_scarce)
    scarce = page.locator(".stud.scarce:not(.covered)").first
    its = scarce.bounding_box()
    lines = {"one card": (seen(page), its)}
    scarce.evaluate("stud => stud.classList.remove('scarce')")
    lines["more cards"] = seen(page), its
    assert alike(page, lines) == []

    page.locator("[role=gridcell][aria-disabled=false]").first.click()
    pawn = page.locator(".ghost svg")
    expect(pawn).to_be_visible()
    its = pawn.bounding_box()
    pawns = {"would stand there": (seen(page), its)}
    pawn.evaluate("pawn => pawn.classList.remove('ghost')")
    pawns["stands there"] = seen(page), its
    pawn.evaluate("pawn => pawn.classList.add('hollow')")
    pawns["its player is away"] = seen(page), its
    assert alike(page, pawns) == []
