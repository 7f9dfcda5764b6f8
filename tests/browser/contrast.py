"""What is too pale to be read: every text against the pixels that lie behind it.

Tokens say what should lie behind a text; pictures, veils and shades may come between. So the page is photographed
twice, first without words and icons, then with its icons and with words in one glaring colour: where the pictures
differ there is a word or an icon, and the first picture shows what lies behind it.
"""

from collections.abc import Sequence
from contextlib import contextmanager

from measure import OVER, TWO_FRAMES
from playwright.sync_api import Page

AT_REST = """async () => {
    await document.fonts.ready
    await Promise.all(
        document.getAnimations()
            .filter(animation => animation.effect.getComputedTiming().endTime !== Infinity)
            .map(animation => animation.finished.catch(() => {}))
    )
}"""

# A sheet of the test's own, which the page's policy does not forbid. Nothing fades from one picture to the next.
DRESS = """async css => {
    window.dress ??= new CSSStyleSheet()
    window.dress.replaceSync(css)
    document.adoptedStyleSheets = css ? [window.dress] : []
    if (!css) return
    TWO_FRAMES
}""".replace("TWO_FRAMES", TWO_FRAMES)
STILL = """*, *::before, *::after {
    transition: none !important;
    animation: none !important;
    caret-color: transparent !important;
    pointer-events: auto !important;
}"""
WORDS = """*, *::before, *::after, ::placeholder {
    -webkit-text-fill-color: %s !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
}"""
BARE = STILL + WORDS % "transparent" + "[data-measured] { visibility: hidden !important }"
GLARING = STILL + WORDS % "#f0f"

# Icons that mean something by themselves: what a control shows instead of words, and what has a name.
MARK = """() => {
    const icons = 'button svg, a svg, label svg, summary svg, [role=img] svg, svg[role=img]'
    for (const icon of document.querySelectorAll(icons)) {
        if (icon.closest('.card-frame, [data-cell], :disabled, [aria-disabled=true], [inert]')) continue
        icon.dataset.measured = ''
    }
}"""

MEASURE = """async ([bare, glaring, over]) => {
    const pixels = async png => {
        const letters = atob(png)
        const bytes = new Uint8Array(letters.length)
        for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at)
        const bitmap = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d', {willReadFrequently: true})
        context.drawImage(bitmap, 0, 0)
        const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
        return { width, height, data, whole: new Uint32Array(data.buffer) }
    }
    const linear = Float64Array.from({length: 256}, (_, part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    const luminance = (red, green, blue) =>
        0.2126 * linear[Math.round(red)] + 0.7152 * linear[Math.round(green)] + 0.0722 * linear[Math.round(blue)]
    const contrast = (first, second) => (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
    const brush = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})
    const rgba = color => {
        brush.clearRect(0, 0, 1, 1)
        brush.fillStyle = color
        brush.fillRect(0, 0, 1, 1)
        const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data
        return [red, green, blue, alpha / 255]
    }

    // Where the two pictures differ within a rectangle. There are millions of pixels: nothing is made for one of them.
    function differing({ left, right, top, bottom }) {
        const found = []
        const start = Math.max(0, Math.floor(left + scrollX))
        const end = Math.min(bare.width, Math.ceil(right + scrollX))
        const last = Math.min(bare.height, Math.ceil(bottom + scrollY))
        for (let y = Math.max(0, Math.floor(top + scrollY)); y < last; y++) {
            for (let at = y * bare.width + start; at < y * bare.width + end; at++) {
                if (bare.whole[at] === glaring.whole[at]) continue
                if (Math.abs(change(at, 0)) + Math.abs(change(at, 1)) + Math.abs(change(at, 2)) > 24) found.push(at)
            }
        }
        return found
    }
    const part = ({ data }, at) => [data[4 * at], data[4 * at + 1], data[4 * at + 2]]
    const change = (at, which) => glaring.data[4 * at + which] - bare.data[4 * at + which]
    // What is seen of an element's rectangles, or would be if nothing covered it: what is scrolled away is not read.
    function unclipped(element, rectangles) {
        let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity]
        for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
            const { overflow, display } = getComputedStyle(outer)
            if (overflow === 'visible' || display === 'inline') continue
            const box = outer.getBoundingClientRect()
            left = Math.max(left, box.left); right = Math.min(right, box.right)
            top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom)
        }
        return rectangles.map(box => ({
            left: Math.max(left, box.left), right: Math.min(right, box.right),
            top: Math.max(top, box.top), bottom: Math.min(bottom, box.bottom), height: box.bottom - box.top,
        })).filter(box => box.bottom - box.top >= 0.6 * box.height) // else a sliver at the edge of what scrolls
    }
    // To ask what lies over it takes longest, in a window as high as the page: only where something may be too pale.
    function covered(element, { left, right, top, bottom }) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return hit && !hit.contains(element) && !element.contains(hit)
    }
    /** What one in fifty is below: a single pixel of an edge is no ground. */
    const worst = found => Float64Array.from(found).sort()[Math.floor(found.length / 50)]

    const found = new Map() // the same words in the same colours are said once
    const say = (what, measured, wanted) => {
        const key = `${what} (${measured.toFixed(1)} : 1, not ${wanted})`
        found.set(key, (found.get(key) ?? 0) + 1)
    }

    function look(element, said, rectangles, color, style) {
        if (above && !above.contains(element)) return // behind a veil, or in its shadow
        if (element.closest(':disabled, [inert], [aria-disabled=true]:not([role=gridcell])')) return
        const size = parseFloat(style.fontSize)
        if (size < 12 && element.closest('.card-frame')) return // a card as a mark, which has a name
        let opacity = 1, dimmed = 1
        for (let outer = element; outer; outer = outer.parentElement) {
            const { opacity: share, filter } = getComputedStyle(outer)
            opacity *= Number(share)
            dimmed *= Number(/brightness\\(([\\d.]+)\\)/.exec(filter)?.[1] ?? 1)
        }
        const [red, green, blue, alpha] = rgba(color)
        const share = alpha * opacity
        // Words turn pink; an edge that was only drawn anew half a pixel off does not.
        const pink = at => (change(at, 0) + change(at, 2)) / 2 - change(at, 1) > 12
        const known = new Map() // most lie on few colours
        const measure = at => {
            let measured = known.get(bare.whole[at])
            if (measured === undefined) {
                const ground = part(bare, at)
                const word = [red, green, blue]
                    .map((channel, which) => channel * dimmed * share + ground[which] * (1 - share))
                measured = contrast(luminance(...word), luminance(...ground))
                known.set(bare.whole[at], measured)
            }
            return measured
        }
        const wanted = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
        const lines = unclipped(element, rectangles)
            .map(box => ({ box, found: differing(box).filter(pink).map(measure) }))
        if (lines.every(({ found }) => !(worst(found) < wanted))) return // and so are all of them together
        const measured = lines.flatMap(({ box, found }) => covered(element, box) ? [] : found)
        if (measured.length < 4) return // covered, or scrolled out of sight
        if (worst(measured) < wanted) say(JSON.stringify(said), worst(measured), wanted)
    }

    bare = await pixels(bare)
    glaring = await pixels(glaring)
    const above = [...document.querySelectorAll(over)].at(-1)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node; (node = walker.nextNode());) {
        const element = node.parentElement
        if (!node.data.trim() || element.closest('.spoken, option')) continue
        range.selectNodeContents(node)
        const style = getComputedStyle(element)
        look(element, node.data.trim(), [...range.getClientRects()], style.color, style)
    }
    for (const field of document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=range]), select')) {
        const style = getComputedStyle(field)
        const empty = field.matches(':placeholder-shown')
        const color = empty ? getComputedStyle(field, '::placeholder').color : style.color
        const said = empty ? field.placeholder : field.matches('select') ? field.selectedOptions[0]?.text : field.value
        look(field, said ?? '', [field.getBoundingClientRect()], color, style)
    }
    for (const icon of document.querySelectorAll('[data-measured]')) {
        if (above && !above.contains(icon)) continue
        const boxes = unclipped(icon, [icon.getBoundingClientRect()])
        const drawn = boxes.flatMap(differing)
        if (drawn.length < 12) continue // covered, or scrolled out of sight
        // A drawing is seen by its strongest quarter: its edges are blurred, its inside may be quiet.
        const seen = drawn.map(at => contrast(luminance(...part(bare, at)), luminance(...part(glaring, at))))
            .sort((a, b) => b - a)
        const named = icon.closest('[aria-label]')?.ariaLabel ?? icon.closest('button, a, label')?.innerText ?? ''
        const measured = seen[Math.floor(seen.length / 4)]
        if (measured < 3 && !covered(icon, boxes[0])) say(`icon of ${JSON.stringify(named.trim())}`, measured, 3)
    }
    return [...found].map(([what, times]) => times > 1 ? `${what} × ${times}` : what)
}"""


THEMES = ("dusk", "daylight", "contrast")
# When what follows the window's size has followed it. A dialog is a little lower than the window.
HEIGHT = """async () => {
    TWO_FRAMES
    const hidden = [...document.querySelectorAll('dialog:modal')]
        .map(dialog => dialog.scrollHeight - dialog.clientHeight)
    return Math.max(document.documentElement.scrollHeight, innerHeight + Math.ceil(Math.max(0, ...hidden) / 0.9))
}""".replace("TWO_FRAMES", TWO_FRAMES)


@contextmanager
def all_in_sight(page: Page):
    """In a window as high as the page, unless that grows with it: what is beyond a window is drawn anew for every
    picture, and may be scrolled.
    """
    window = page.viewport_size
    for _ in range(3):
        if (height := page.evaluate(HEIGHT)) <= page.viewport_size["height"]:
            break
        page.set_viewport_size({**window, "height": height})
    else:
        page.set_viewport_size(window)
    yield
    page.set_viewport_size(window)


def pale_in(themes: Sequence[str], page: Page) -> list[str]:
    shown = page.evaluate("document.documentElement.dataset.theme")
    found = []
    with all_in_sight(page):
        for theme in themes:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            found += [f"in {theme} {words}" for words in pale(page)]
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", shown)
    return found


def pale(page: Page) -> list[str]:
    """The texts and icons in sight, or below on the same page, that stand out too little."""
    page.evaluate(AT_REST)
    page.evaluate(MARK)

    camera = page.context.new_cdp_session(page)  # Playwright's own takes half as long again

    def taken() -> str:
        whole = camera.send("Page.getLayoutMetrics")["cssContentSize"]
        beyond = {"captureBeyondViewport": whole["height"] > page.viewport_size["height"]}  # lays out anew, twice
        clip = {**whole, "scale": 1 / page.evaluate("devicePixelRatio")}
        return camera.send("Page.captureScreenshot", {"optimizeForSpeed": True, "clip": clip, **beyond})["data"]

    try:
        pictures = []
        for css in (BARE, GLARING):
            page.evaluate(DRESS, css)
            pictures.append(taken())
        return page.evaluate(MEASURE, [*pictures, OVER])
    finally:
        page.evaluate(DRESS, "")
        camera.detach()
