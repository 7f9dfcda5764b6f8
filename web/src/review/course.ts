// How the shares of the win went from decision to decision, and what a chart of that is drawn from.

import type { Review, Turn } from "../protocol";

/** Per decision what each player could expect before it, and at last what came of it. */
export function courseOf({ players, turns }: Pick<Review, "players" | "turns">): number[][] {
  if (players.length === 0) return [];
  return [...turns.map(({ shares }) => shares), players.map(({ result }) => result.share + 1 / players.length)];
}

export const WIDTH = 720;
export const HEIGHT = 240;

const x = (at: number, last: number): number => (last === 0 ? 0 : (at / last) * WIDTH);
const y = (share: number): number => (1 - share) * HEIGHT;

export const pointAt = (course: readonly number[][], at: number, player: number): { x: number; y: number } => ({
  x: x(at, course.length - 1),
  y: y(course[at]?.[player] ?? 0),
});

/** A path of SVG. */
export const pathOf = (course: readonly number[][], player: number): string =>
  course
    .map((_, at) => pointAt(course, at, player))
    .map((point, at) => `${at === 0 ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .join("");

/** The decision nearest to this place, from 0 at the left to 1 at the right. */
export const nearest = (course: readonly unknown[], place: number): number =>
  Math.min(course.length - 1, Math.max(0, Math.round(place * (course.length - 1))));

/** The last decision of each turn, and what everybody could expect after it. */
export const rowsOf = (course: readonly number[][], turns: readonly Turn[]): { turn: Turn; shares: number[] }[] =>
  turns.flatMap((turn) => {
    const shares = course[turn.frame];
    return shares ? [{ turn, shares }] : [];
  });
