// The keys that work on every screen: what they do, and how that is called.

import { read } from "./help.svelte";

export interface Key {
  key: string;
  /** The message that says what it does. */
  says: string;
  does: () => void;
}

export const KEYS: readonly Key[] = [{ key: "h", says: "how-to-play", does: () => read() }];

/** Whoever writes, or has a dialog before them, means something else. */
export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
  // By its place too: a Russian keyboard has another letter there.
  KEYS.find(({ key }) => key === event.key.toLowerCase() || `Key${key.toUpperCase()}` === event.code)?.does();
}
