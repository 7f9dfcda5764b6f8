// How fast things move, if they do.

import { type Pace, settings } from "./settings.svelte";

export const PACES = {
  slow: { times: 1.6, rest: 2000 },
  normal: { times: 1, rest: 1100 },
  fast: { times: 0.5, rest: 450 },
  none: { times: 0, rest: 450 },
} satisfies Record<Pace, object>; // how long things take, where 1 is as drawn; and milliseconds between two moves of a replay

/** Whether nothing shall move. */
export const calm = (): boolean =>
  settings.motion === "off" || settings.pace === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
