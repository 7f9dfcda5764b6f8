"""What fingers and keys reach: how large it is, and whether it can be seen, with its ring, when it has the focus."""

from measure import OVER, SETTLED

THUMB = 44  # px, of what one plays with
# In these windows, and in larger ones.
LARGE_ENOUGH = [
    (320, 640),
    (360, 640),
    (667, 375),
    (360, 740),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1366, 657),
    (1440, 900),
]

# What one plays with: cards and corners on offer, the choice, the own spells, and where an Immuto goes.
PLAYED = """({least, over}) => {
  // How far from its middle a finger still hits it: of what stands beside something else, not all is its own.
  const hit = (element) => {
    element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2;
    const meant = (across, down) => {
      const there = document.elementFromPoint(x + across, y + down);
      return element.contains(there) || (element.matches('.corner') && there?.matches('.begin')); // the same is done
    };
    if (!meant(0, 0)) return {width, height}; // something lies over it, which is measured elsewhere
    const far = (across, down) => {
      let steps = 0;
      while (steps < 4 * least && meant(across * (steps + 1) / 4, down * (steps + 1) / 4)) steps++;
      return steps / 4;
    };
    return {width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1)};
  };
  const above = [...document.querySelectorAll(over)].at(-1);
  const scope = above ?? document.body;
  const played = above
    ? (above.getAttribute('aria-labelledby') === 'immuto-title' ? 'li button' : 'nothing')
    : '[role=gridcell][aria-disabled=false], button.begin, .choice button, .me button';
  const scrolled = [...document.querySelectorAll('*')].map(element => [element, element.scrollTop]);
  const found = [...scope.querySelectorAll(played)]
    .filter(element => element.checkVisibility({checkVisibilityCSS: true})
      && !element.matches('.toggle')) // for keys alone
    .map(element => ({
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      box: hit(element),
      spare: element.matches('[role=gridcell]') ? 1 : 0.5, // where two cards meet a pixel is the one's or the other's
    }))
    .filter(({box, spare}) => Math.min(box.width, box.height) < least - spare)
    .map(({name, box}) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)} px`);
  for (const [element, top] of scrolled) if (element.scrollTop !== top) element.scrollTop = top;
  return found;
}"""

# Each thing that keys come to has the focus once: it is in sight, nothing lies over it, and a ring says where one is.
STOPS = r"""async over => {
  const found = [];
  const scope = [...document.querySelectorAll(over)].at(-1) ?? document.body;
  const width = document.documentElement.clientWidth, height = document.documentElement.clientHeight;
  const called = (element) => {
    const own = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    const words = own.replace(/\s+/g, ' ').trim().slice(0, 40);
    return `"${words}" (${element.localName}.${[...element.classList].join('.')})`;
  };
  // Whatever of it is seen: a radio button lies in its label, and draws nothing itself.
  const seenOf = (element) =>
    (element.matches('input[type=radio], input[type=checkbox]') && element.closest('label')) || element;
  const ringed = (element) => [null, '::after'].some((part) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(element, part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const before = document.activeElement;
  const scrolled = [...document.querySelectorAll('*')].map(element => [element, element.scrollTop]);
  const stops = [...scope.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=gridcell]')]
    .filter(stop => !stop.disabled && stop.checkVisibility({checkVisibilityCSS: true})
      && (stop.tabIndex >= 0 || stop.matches('[role=gridcell]')));
  for (const stop of stops) {
    if (!stop.isConnected || stop.matches('input[type=radio]:not(:checked)')) continue;
    stop.focus();
    await null;
    if (document.activeElement !== stop) {
      found.push(`${called(stop)}: does not keep the focus`);
      continue;
    }
    const seen = seenOf(stop);
    if (![stop, ...seen.querySelectorAll('*')].some(ringed)) found.push(`${called(stop)}: has the focus, and no ring`);
    const {left, top, right, bottom} = seen.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) {
      found.push(`${called(stop)}: has the focus, and cannot be seen`);
      continue;
    }
    if (left < -1.5 || right > width + 1.5 || (bottom - top < height && (top < -1.5 || bottom > height + 1.5))) {
      const place = [left, top, right, bottom].map(Math.round);
      found.push(`${called(stop)}: has the focus, and is out of sight at ${place}`);
    }
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]) {
      const x = left + across * (right - left), y = top + down * (bottom - top);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const hit = document.elementFromPoint(x, y);
      const surface = stop.matches('button') && !stop.textContent.trim() && stop.parentElement.contains(hit);
      if (!hit || seen.contains(hit) || hit.contains(seen) || surface || hit.matches('button.begin')) continue;
      found.push(`${called(stop)}: has the focus, and lies under ${called(hit)}`);
      break;
    }
  }
  before?.focus?.();
  for (const [element, top] of scrolled)
    if (element.scrollTop !== top) element.scrollTop = top; // all lies where it lay
  return found;
}"""


def small(page, least: int = THUMB) -> list[str]:
    page.evaluate(SETTLED)
    return page.evaluate(PLAYED, {"least": least, "over": OVER})


def lost(page) -> list[str]:
    """What has the focus and is not seen. Rings are drawn for those who use keys."""
    page.keyboard.press("Shift")
    page.evaluate(SETTLED)
    return page.evaluate(STOPS, OVER)
