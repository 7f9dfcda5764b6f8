// A game as people tell it: turn by turn. In a turn there may be several decisions, or none: then it ends with the frame
// that the turn before it ended with.

import type { Names } from "../people";
import type { Replay, Turn } from "../protocol";
import { about, describe, describeTurn } from "../text/describe";
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

/** What happened at a frame, a sentence for each thing; at the last one also how it ended. */
export function frameWords({ frames, players, abandoned }: Replay, at: number, names: Names): string[] {
  const frame = frames[at];
  if (!frame) return [];
  const words = frame.happened.flatMap((happening, index, all) => {
    const toCorner = happening.type === "PawnMoved" && all[index + 1]?.type === "TurnPassed"; // which says it
    return toCorner ? [] : (describe(happening, names) ?? []);
  });
  if (frame.move === null) words.push(t("replay-nobody-moved"));
  if (at < frames.length - 1) return words;
  if (abandoned) return [...words, t("replay-abandoned")];
  const gaveUp = frame.game.phase === "over" ? [] : [...players.entries()].filter(([, { resigned }]) => resigned);
  return [...words, ...gaveUp.map(([seat]) => about("replay-gave-up", seat, names))];
}

/** "Ann took Fly Agaric 3 at row 4." */
export function turnWords({ seat, happened }: Turn, names: Names): string {
  const last = happened.at(-1);
  return seat === null && last ? (describe(last, names) ?? "") : describeTurn(happened, names);
}
