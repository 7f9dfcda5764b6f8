// How to play, over whatever is shown: the game goes on beneath.

import type { ParagraphId } from "./rules/paragraphs";

export const help = $state<{ open: boolean; at: ParagraphId | null }>({ open: false, at: null });

/** Opens it, at this paragraph of the rules or at its beginning. */
export function read(at: ParagraphId | null = null): void {
  help.at = at;
  help.open = true;
}
