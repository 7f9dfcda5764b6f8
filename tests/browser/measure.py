"""What a page shows, measured: everything to read or to press is whole, in sight, and nothing lies over it.

    assert faults(page) == []

While something lies over the table only that is measured: a dialog, what a key asks for, or what somebody around one
screen may see alone. What scrolls may be scrolled to; `fits=True` wants all of it in sight at
once. Left to themselves are what only decorates (`aria-hidden`, and the square's own lane, where pawns stand on
letters) and long names and sentences that end in … and have the whole one as their `title`.
"""

import re

LEAST_TYPE = 14  # px, for what must be read
LEAST_TARGET = 24  # px
OVER = "dialog:modal, .described, .sheet[role=status]"  # what may lie over a table

MEASURE = r"""({fits, leastType, leastTarget, over}) => {
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, label:has(input), [role=button], [role=gridcell]';
  const found = [];
  const scope = [...document.querySelectorAll(over)].at(-1) ?? document.body;
  const width = document.documentElement.clientWidth, height = document.documentElement.clientHeight;
  const page = document.scrollingElement;

  // What is asked again and again about the same few ancestors. Nothing changes while it is measured.
  const remembered = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const boxOf = remembered(element => element.getBoundingClientRect());
  const styleOf = remembered((element) => {
    const {overflow, overflowX, overflowY, position, display} = getComputedStyle(element);
    return {overflow, overflowX, overflowY, position, display};
  });
  const called = (element) => {
    const own = (element.getAttribute?.('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40);
    const classes = (node) =>
      node.localName + [...node.classList].filter(c => !c.startsWith('svelte')).map(c => '.' + c).join('');
    const path = [];
    for (let outer = element; outer && outer !== scope && path.length < 3; outer = outer.parentElement)
      path.unshift(classes(outer));
    return `"${own}" (${path.join(' > ')})`;
  };
  const say = (what, element) => found.push(`${called(element)}: ${what}`);
  const shown = (element) =>
    element.checkVisibility({checkVisibilityCSS: true, opacityProperty: true})
    && !element.closest('.spoken, .toggle:not(:focus-visible)');
  const scrolls = remembered((element) => {
    const {overflowX, overflowY} = styleOf(element);
    return {
      x: /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth,
      y: /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight,
    };
  });
  const round = ({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round).join(' ');

  /** How a rectangle is out of sight for good, or null. */
  const cut = (element, rect) => {
    let seen = {left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom};
    let x = true, y = true; // still to be looked at: what scrolls shows everything in time
    for (let outer = element; outer && outer !== document.documentElement; outer = outer.parentElement) {
      const style = styleOf(outer);
      if (outer !== element || element.firstChild) {
        const box = boxOf(outer);
        if (x && style.overflowX !== 'visible') {
          if (scrolls(outer).x) x = false;
          else if (seen.left < box.left - 1.5 || seen.right > box.right + 1.5)
            return `cut at the side by ${called(outer)}`;
        }
        if (y && style.overflowY !== 'visible') {
          if (scrolls(outer).y) y = false;
          else if (seen.top < box.top - 1.5 || seen.bottom > box.bottom + 1.5) return `cut off by ${called(outer)}`;
        }
      }
      if (style.position === 'fixed' || outer === scope) break;
    }
    const inDialog = scope !== document.body;
    const scrolled = fits || inDialog ? {x: 0, y: 0} : {x: page.scrollLeft, y: page.scrollTop};
    const far = fits || inDialog ? height : page.scrollHeight;
    if (x && (seen.left + scrolled.x < -1.5 || seen.right + scrolled.x > width + 1.5))
      return 'beyond the side of the window';
    if (y && (seen.top + scrolled.y < -1.5 || seen.bottom + scrolled.y > far + 1.5))
      return 'above or below the window';
    return null;
  };

  /** Whether something can be seen or pressed at a point without scrolling. */
  const inSight = (element, x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    for (let outer = element.parentElement; outer && outer !== document.documentElement; outer = outer.parentElement) {
      if (styleOf(outer).overflow === 'visible') continue;
      const box = boxOf(outer);
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    }
    return true;
  };
  // A button without words or drawing lies over a whole panel: what is in the panel lies on it by intention.
  const surface = (element) =>
    element.matches('button, a') && !element.textContent.trim() && !element.querySelector('svg, img');
  const related = (element, hit) =>
    element.contains(hit) || hit.contains(element) || (surface(hit) && hit.parentElement.contains(element))
    || (element.closest('label') ?? element).contains(hit)
    || (hit.matches('button.begin') && element.closest('[role=gridcell].corner')); // whose ring does the same

  const items = [];
  const pen = document.createElement('canvas').getContext('2d');

  // Texts

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element) || element.closest('option, script, style')) continue;
    if (element.closest('.bar')) continue; // a passing word about the connection, over whatever is there
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(element).fontSize);
    const decoration = element.closest('[aria-hidden=true], [role=img]');
    const titled = element.closest('[title]')?.title.includes(node.data.trim());
    const shortened = titled && getComputedStyle(element).webkitLineClamp !== 'none';
    const end = shortened ? element.getBoundingClientRect().bottom : Infinity; // after so many lines
    // Of a line's box the letters fill the middle.
    const lines = [...range.getClientRects()].filter(({width, height}) => width > 0 && height > 0).map((rect) => {
      const spare = Math.max(0, (rect.height - 0.8 * size) / 2);
      return {left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare};
    }).filter(({top}) => top < end);
    if (!decoration && size < leastType) say(`${size} px is too small to be read`, element);
    for (const line of lines) {
      const lost = cut(element, line);
      if (lost && !(titled && lost.startsWith('cut at the side'))) {
        say(`${lost} at ${round(line)}`, element);
        break;
      }
      if (titled) { // its words end where its box does
        const box = element.getBoundingClientRect();
        line.right = Math.min(line.right, box.right);
      }
    }
    // Words keep within the button or the panel that they are on; a bubble reaches over its edge by intention.
    const frame = element.closest('.bubble, [role=gridcell]')
      ? null : element.closest('button, a.button, article, .panel, .tile');
    const box = frame?.getBoundingClientRect();
    if (box && !element.closest('.card-frame') && lines.some(({left, right, top, bottom}) =>
      left < box.left - 1.5 || right > box.right + 1.5 || top < box.top - 1.5 || bottom > box.bottom + 1.5)) {
      say(`sticks out of ${called(frame)}`, element);
    }
    const pressed = element.closest('[role=gridcell]'); // whose face leaves that to it
    if (!decoration && getComputedStyle(pressed ?? element).pointerEvents !== 'none') {
      for (const line of lines) {
        const x = (line.left + line.right) / 2;
        const hit = [line.top + 1, (line.top + line.bottom) / 2, line.bottom - 1]
          .map(y => inSight(element, x, y) ? document.elementFromPoint(x, y) : null)
          .find(topmost => topmost && scope.contains(topmost) && !related(element, topmost));
        if (hit) {
          say(`lies under ${called(hit)}`, element);
          break;
        }
      }
    }
    if (!decoration) items.push({element, rects: lines});
  }

  // Controls

  for (const element of scope.querySelectorAll(CONTROLS)) {
    if (!shown(element)) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue; // hidden in a label
    const cell = element.matches('[role=gridcell]');
    const inText = getComputedStyle(element).display === 'inline';
    const labelled = element.matches('input') && element.closest('label');
    if (!inText && !labelled && Math.min(rect.width, rect.height) < leastTarget - 0.5)
      say(`${Math.round(rect.width)} × ${Math.round(rect.height)} px is too small to be pressed`, element);
    const lost = cut(element, rect);
    if (lost) say(`${lost} at ${round(rect)}`, element);
    const points = inText ? [] : [[0.5, 0.5], ...[[0, 0], [0, 1], [1, 0], [1, 1]].map(([x, y]) => {
      const inset = cell ? 0.25 : 0.18; // corners are round, and a card that is lifted reaches over its neighbours
      return [inset + (1 - 2 * inset) * x, inset + (1 - 2 * inset) * y];
    })];
    for (const [across, down] of points) {
      const x = rect.left + across * rect.width, y = rect.top + down * rect.height;
      const hit = inSight(element, x, y) ? document.elementFromPoint(x, y) : null;
      if (!hit || !scope.contains(hit) || related(element, hit)) continue;
      if (surface(element) && element.parentElement.contains(hit)) continue;
      say(`covered by ${called(hit)}`, element);
      break;
    }
    // What is chosen, or asked for, in a field.
    const [chosen] = element.selectedOptions ?? [];
    const words = chosen?.textContent.trim() ?? (element.value === '' ? element.placeholder : '');
    if (words) {
      const {fontWeight, fontSize, fontFamily, paddingLeft, paddingRight, letterSpacing} = getComputedStyle(element);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      pen.letterSpacing = letterSpacing;
      const place = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(words).width > place + 1) say(`has no room for "${words}"`, element);
    }
    if (!surface(element) && !labelled) items.push({element, rects: [rect], cell});
  }

  // Nothing lies over anything else

  /** What is seen of a rectangle without scrolling. */
  const clipped = (element, {left, top, right, bottom}) => {
    for (let outer = element.parentElement; outer && outer !== document.documentElement; outer = outer.parentElement) {
      const {overflow, display} = styleOf(outer);
      if (overflow === 'visible' || display === 'contents') continue;
      const box = boxOf(outer);
      left = Math.max(left, box.left); right = Math.min(right, box.right);
      top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
    }
    return {left, top, right, bottom};
  };
  for (const item of items) {
    item.rects = item.rects.map(rect => clipped(item.element, rect));
    item.around = {
      left: Math.min(...item.rects.map(rect => rect.left)), right: Math.max(...item.rects.map(rect => rect.right)),
      top: Math.min(...item.rects.map(rect => rect.top)), bottom: Math.max(...item.rects.map(rect => rect.bottom)),
    };
  }
  const apart = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 2
    || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 2;
  items.forEach((item, index) => {
    for (const other of items.slice(index + 1)) {
      if (apart(item.around, other.around)) continue; // most are
      if (item.element.contains(other.element) || other.element.contains(item.element)) continue;
      if (item.cell && other.cell) continue;
      if (item.element.closest('.board') && other.element.closest('.board')) continue; // a corner's ring and its cell
      if (item.rects.every(a => other.rects.every(b => apart(a, b)))) continue;
      if (![item, other].every(({element, rects: [{left, right, top, bottom}]}) =>
        inSight(element, (left + right) / 2, (top + bottom) / 2))) continue;
      say(`overlaps ${called(other.element)}`, item.element);
    }
  });

  // On a card the name keeps clear of the drawing, and no word of it is broken unless the card is too small for names.

  const broken = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const {0: part, index} of node.data.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(node, node.data[index - 1] === '\u00ad' ? index + 1 : index); // else the hyphen belongs to it
        range.setEnd(node, index + part.length);
        if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) return part;
      }
    }
    return null;
  };

  for (const card of scope.querySelectorAll('.card-frame')) {
    if (!shown(card)) continue;
    const words = [...card.querySelectorAll('.name, .does')].filter(shown);
    for (const word of words) {
      const part = card.matches('.names') ? null : broken(word);
      if (part) say(`"${part}" is broken`, word);
      const range = document.createRange();
      range.selectNodeContents(word);
      const size = parseFloat(getComputedStyle(word).fontSize);
      const lines = [...range.getClientRects()].map((rect) => {
        const spare = Math.max(0, (rect.height - 0.7 * size) / 2);
        return {left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare};
      });
      const drawn = [...card.querySelectorAll('.card-art svg')].map(drawing => drawing.getBoundingClientRect());
      const deep = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.2 * size
        && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2;
      if (lines.some(line => drawn.some(drawing => deep(line, drawing))))
        say('lies over the drawing of its card', word);
    }
  }

  // The page itself

  if (scope === document.body && page.scrollWidth > width + 1)
    found.push(`the page is ${page.scrollWidth} px wide in a window of ${width}`);
  if (scope.scrollWidth > scope.clientWidth + 1 && scope !== document.body)
    found.push(`a dialog is ${scope.scrollWidth} px wide in ${scope.clientWidth}`);
  if (fits && scope === document.body && page.scrollHeight > height + 1)
    found.push(`the page is ${page.scrollHeight} px high in a window of ${height}`);
  return [...new Set(found)];
}"""


def faults(page, fits: bool = False) -> list[str]:
    """What cannot be read or pressed as it should, one sentence for each; nothing where all is well."""
    page.evaluate(SETTLED)
    asked = {"fits": fits, "leastType": LEAST_TYPE, "leastTarget": LEAST_TARGET, "over": OVER}
    return [re.sub(r"\s+", " ", problem) for problem in page.evaluate(MEASURE, asked)]


# So that what follows the window's size has followed it. These are frames that are drawn: where a test turns the page's
# clock, requestAnimationFrame goes by that, and not by the window.
TWO_FRAMES = """for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => {
    const watching = new IntersectionObserver(() => { watching.disconnect(); drawn(); });
    watching.observe(document.documentElement);
  });"""
# And whatever moves has come to rest.
SETTLED = """async () => {
  TWO_FRAMES
  await Promise.all(document.getAnimations()
    .filter(animation => animation.effect.getComputedTiming().endTime !== Infinity)
    .map(animation => animation.finished.catch(() => {})));
  await document.fonts.ready;
}""".replace("TWO_FRAMES", TWO_FRAMES)
