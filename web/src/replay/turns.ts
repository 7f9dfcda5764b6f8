// A game as people tell it: turn by turn. In a turn there may be several decisions, or none: then it ends with the frame
// that the turn before it ended with.

import type { Names } from "../people";
import type { Turn } from "../protocol";
import { describe, describeTurn } from "../text/describe";
import { t } from "../text/text.svelte";

/** Those that end with this frame, or the one that goes on there; none at the beginning. */
export function turnsAt(turns: readonly Turn[], frame: number): Turn[] {
  if (frame === 0) return [];
  const ended = turns.filter((turn) => turn.frame === frame);
  return ended.length > 0 ? ended : turns.filter((turn) => turn.frame > frame).slice(0, 1);
}

/** The frames to jump to: the beginning, and where turns end. */
export const stopsOf = (turns: readonly Turn[]): number[] => [...new Set([0, ...turns.map((turn) => turn.frame)])];

/** "Turn 12 of 43" */
export function turnsName(here: readonly Turn[], turns: readonly Turn[]): string {
  const numbers = here.flatMap(({ number }) => number ?? []);
  const [first, last] = [numbers[0], numbers.at(-1)];
  const count = turns.filter(({ number }) => number !== null).length;
  if (first !== undefined) return t(first === last ? "replay-turn" : "replay-turns", { first, last: last ?? first, count });
  if (here.length === 0) return t("replay-beginning");
  return t(here[0]?.seat === null ? "replay-scoring" : "replay-setting-up");
}

/** "Ann took Fly Agaric 3 at row 4." */
export function turnWords({ seat, happened }: Turn, names: Names): string {
  const last = happened.at(-1);
  return seat === null && last ? (describe(last, names) ?? "") : describeTurn(happened, names);
}
