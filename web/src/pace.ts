// How fast things move, if they do.

import { settings } from "./settings.svelte";

export const PACES = {
  slow: { times: 1.6, rest: 2000 },
  normal: { times: 1, rest: 1100 },
  fast: { times: 0.5, rest: 450 },
  none: { times: 0, rest: 450 },
}; // how long things take, where 1 is as drawn; and milliseconds between two moves of a replay

export type Pace = keyof typeof PACES;
export type MovingPace = Exclude<Pace, "none">;

export const MOVING_PACES: readonly MovingPace[] = ["slow", "normal", "fast"];

/** Whether nothing shall move. */
export const calm = (): boolean =>
  settings.motion === "off" || settings.pace === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
