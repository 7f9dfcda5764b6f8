// Whether the own place is a panel with everything in words; else it is a dock of tiles.

import { MediaQuery } from "svelte/reactivity";

export const roomy = new MediaQuery("(min-width: 56.25em) and (min-height: 47.5em) and (min-aspect-ratio: 4/5)");
