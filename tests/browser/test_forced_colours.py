"""Where the system has colours of its own all can be seen: what there is, what is chosen, and what can be done."""

import base64

import pytest
from browsers import DESKTOP
from contrast import THEMES, all_in_sight, pale
from playwright.sync_api import expect
from reach import lost
from screens import SCREENS, expect_complaints
from situations import can_use_accio, find, lay, prefer
from test_telling_apart import alike, seen
from test_viewports import MOMENTS

SCHEMES = ("light", "dark")

# Whatever is chosen, pressed or current is so no more, or another one is: where that is to be seen. `undo` undoes it.
CHANGE = """() => {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const shown = element => element.checkVisibility({checkVisibilityCSS: true});
  const changed = [], back = [];
  window.undo = () => back.forEach(put => put());
  for (const input of scope.querySelectorAll('input[type=radio]:checked, input[type=checkbox]')) {
    const place = getComputedStyle(input).opacity === '0' ? input.closest('label') : input;
    if (!shown(place) || input.disabled) continue;
    changed.push(place);
    input.checked = !input.checked;
    back.push(() => { input.checked = !input.checked });
  }
  for (const element of scope.querySelectorAll('[aria-current], [aria-pressed=true]')) {
    if (!shown(element) || element.matches('.toggle:not(:focus-visible)')) continue;
    changed.push(element);
    const {ariaCurrent, ariaPressed} = element;
    back.push(() => Object.assign(element, {ariaCurrent, ariaPressed}));
    element.removeAttribute('aria-current');
    if (ariaPressed) element.ariaPressed = 'false';
  }
  return changed.map(element => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {name: element.textContent.trim(), x: x + scrollX, y: y + scrollY, width, height};
  });
}"""

# Which of these places look the same in both pictures.
UNCHANGED = """async ([before, after, places]) => {
  const [was, is] = await Promise.all([before, after].map(async picture => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
    canvas.drawImage(image, 0, 0);
    return canvas;
  }));
  return places.filter(({x, y, width, height}) => {
    const [a, b] = [was, is].map(canvas => canvas.getImageData(x, y, Math.ceil(width), Math.ceil(height)).data);
    let other = 0;
    for (let at = 0; at < a.length; at += 4)
      if ([0, 1, 2].some(part => Math.abs(a[at + part] - b[at + part]) > 60)) other++;
    return other < 0.01 * width * height;
  }).map(({name}) => name);
}"""


def picture(page) -> str:
    page.mouse.move(0, 0)
    return base64.b64encode(page.screenshot(animations="disabled", full_page=True)).decode()


def unmarked(page) -> list[str]:
    """What looks the same whether it is chosen or not."""
    before = picture(page)
    places = page.evaluate(CHANGE)
    found = page.evaluate(UNCHANGED, [before, picture(page), places])
    page.evaluate("undo()")
    back = page.evaluate(UNCHANGED, [before, picture(page), places])  # elsewhere time is told
    assert back == [place["name"] for place in places]
    return [f'"{name}" looks as if it were not chosen' for name in found]


def wrong_in(page, scheme: str) -> list[str]:
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    with all_in_sight(page):
        wrong = [*pale(page), *unmarked(page), *lost(page)]
    return [f"{scheme}: {problem}" for problem in wrong]


@pytest.mark.few(1)
@pytest.mark.parametrize("screen", SCREENS)
def test_on_every_screen(browse, complaints, screen):
    expect_complaints(complaints, screen)
    page = SCREENS[screen](browse(**DESKTOP))
    assert wrong_in(page, SCHEMES[list(SCREENS).index(screen) % 2]) == []


@pytest.mark.few(1)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_at_every_decision(browse, moment):
    at = moment(browse, players=4, recipes=True)
    assert wrong_in(at.page, SCHEMES[MOMENTS.index(moment) % 2]) == []


@pytest.mark.large
@pytest.mark.parametrize("screen", SCREENS)
def test_in_every_other_theme(browse, complaints, screen):
    complaints.ignore()
    page = SCREENS[screen](browse(**DESKTOP))
    wrong = []
    for number, theme in enumerate(THEMES[1:], list(SCREENS).index(screen)):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        wrong += [f"{theme}, {problem}" for problem in wrong_in(page, SCHEMES[number % 2])]
    assert not wrong, "\n".join(wrong)


def test_what_can_be_done_with_a_card_and_a_spell(browse):
    """Each at the same place, one after the other; on a phone, where a spell is pressed in the dock."""
    situation = find(can_use_accio)
    mine, others = browse(viewport={"width": 390, "height": 844}, forced_colors="active"), browse(**DESKTOP)
    prefer(mine)
    code = lay(situation, *(mine if seat == situation.me else others for seat in range(2)))
    page = mine.new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("grid")).to_be_visible()
    cell = page.locator(f"[data-cell={situation.cells[2]}]")
    accio = page.get_by_role("region", name="Your place").get_by_role("button", name="Accio")
    places = {"card": cell.bounding_box(), "spell": accio.bounding_box()}
    at_first = seen(page)
    cell.click()
    expect(cell).to_have_attribute("aria-selected", "true")
    chosen = seen(page)
    page.keyboard.press("Escape")
    accio.click()
    expect(accio).to_have_attribute("aria-pressed", "true")
    expect(cell).to_have_attribute("aria-disabled", "true")
    accio.blur()  # its ring is another sign
    by_accio = seen(page)
    cards = {"to be had": at_first, "chosen": chosen, "not to be had": by_accio}
    assert alike(page, {name: (picture, places["card"]) for name, picture in cards.items()}) == []
    spells = {"at rest": at_first, "pressed": by_accio}
    assert alike(page, {name: (picture, places["spell"]) for name, picture in spells.items()}) == []
