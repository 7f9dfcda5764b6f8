// The keys that work everywhere.

import { afterEach, expect, test } from "vitest";
import { help } from "../src/help.svelte";
import { KEYS, press } from "../src/keys";
import { hasMessage } from "../src/text/text.svelte";

afterEach(() => {
  help.open = false;
  document.body.replaceChildren();
});

function typed(key: string, { code = "", on = "button", ...more } = {}): boolean {
  const element = document.body.appendChild(document.createElement(on));
  element.addEventListener("keydown", press);
  element.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, ...more }));
  return help.open;
}

test("h opens the rules", () => expect(typed("h")).toBe(true));
test("so does the key in its place on a keyboard with other letters", () => expect(typed("р", { code: "KeyH" })).toBe(true));
test("another one does not", () => expect(typed("j")).toBe(false));
test("who writes an h means an h", () => expect(typed("h", { on: "input" })).toBe(false));
test("what lies above has the keys", () => expect(typed("h", { on: "dialog" })).toBe(false));
test("what the browser does with it stays its own", () => expect(typed("h", { ctrlKey: true } as object)).toBe(false));
test.each([
  ["Enter", { repeat: true }, false],
  ["Enter", {}, true],
  ["ArrowRight", { repeat: true }, true],
  ["Enter", { repeat: true, on: "input" }, true],
])("Enter that is held presses once: %s %o", (key, { on = "button", ...more }: { on?: string; repeat?: boolean }, goesOn) => {
  const element = document.body.appendChild(document.createElement(on));
  element.addEventListener("keydown", press);
  expect(element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }))).toBe(goesOn);
});
test("each says what it does", () => expect(KEYS.filter(({ action }) => !hasMessage(`key-${action}`))).toEqual([]));
