// Whether the own place is a panel with everything in words; else it is a dock of tiles.

import { media } from "../media.svelte";

export const roomy = media("(min-width: 56.25em) and (min-height: 47.5em) and (min-aspect-ratio: 4/5)");
/** And whether the prompt stands beside the square, with room for a line more; else it has the height of the others. */
export const talkative = media("(min-width: 56.25em) and (min-height: 47.5em) and (min-aspect-ratio: 3/2)");
/** A small phone, whose prompt has little more than a line. */
export const narrow = media("(max-width: 23.74em) and (max-aspect-ratio: 4/5)");
