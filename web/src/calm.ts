// Whether nothing shall move, and how fast it moves if it does.

import { settings } from "./settings.svelte";

export const calm = (): boolean =>
  settings.motion === "off" || settings.pace === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How often faster than usual. */
export const speed = (): number => ({ slow: 0.6, normal: 1, fast: 2, none: 1 })[settings.pace];
