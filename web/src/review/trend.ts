// How somebody plays over many games: the numbers of each, and what a small chart of them is drawn from.

import type { TrendGame } from "../protocol";

/** Points lost per decision with a choice. */
export const lostIn = ({ own_points, unforced }: TrendGame): number => -own_points / Math.max(1, unforced);

/** The result as if the cards had been fair. */
export const adjusted = ({ result, luck }: TrendGame): number => result - luck;

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const LATELY = 5; // games

/** Of each game and those just before it: single games say little. */
export const smoothed = (values: readonly number[]): number[] =>
  values.map((_, at) => mean(values.slice(Math.max(0, at + 1 - LATELY), at + 1)));

/** Where these values lie in a box, the least at its bottom; 0 is always in it. */
export function placed(values: readonly number[], width: number, height: number): { points: { x: number; y: number }[]; zero: number } {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = (value: number): number => (high === low ? height : ((high - value) / (high - low)) * height);
  const x = (at: number): number => (values.length < 2 ? width / 2 : (at / (values.length - 1)) * width);
  return { points: values.map((value, at) => ({ x: x(at), y: y(value) })), zero: y(0) };
}
