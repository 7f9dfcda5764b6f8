// What keys do. `?` lists them, each with the message `key-…` of what it does. The rules are there on every screen, the others
// at the table.

import { read } from "./help.svelte";
import { DESCRIPTIONS, type Description } from "./play/descriptions";
import { settings } from "./settings.svelte";

export type Action = Description | "keys" | "rules" | "whisper";

export const KEYS: readonly { key: string; action: Action }[] = [
  { key: "?", action: "keys" },
  { key: "h", action: "rules" },
  { key: "w", action: "whisper" },
  { key: "n", action: "now" },
  { key: "l", action: "line" },
  { key: "s", action: "square" },
  { key: "t", action: "tops" },
  { key: "m", action: "mine" },
  { key: "p", action: "turns" },
];

export const isDescription = (action: Action): action is Description => DESCRIPTIONS.some((description) => description === action);

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey" | "target">;

const TYPED = "input:not([type=radio], [type=checkbox]), textarea, select";

/** What a key asks for; null: nothing of this kind. Who types means letters, and so does whoever holds another key. */
export function actionOf({ key, code, ctrlKey, altKey, metaKey, target }: Pressed, inDialog = false): Action | null {
  if (ctrlKey || altKey || metaKey || !settings.letterKeys) return null;
  if (target instanceof Element && target.closest(inDialog ? TYPED : `${TYPED}, dialog`)) return null;
  // On a Cyrillic keyboard the key that has our letter has another one too.
  const letter = /^[a-z?]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return KEYS.find((known) => known.key === letter)?.action ?? null;
}

/** On every screen. Enter presses once, however long it is held: the second time would take the card, or close what has just opened. */
export function press(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter" && !(event.target instanceof Element && event.target.closest(TYPED))) event.preventDefault();
  if (!event.defaultPrevented && actionOf(event) === "rules") read();
}
