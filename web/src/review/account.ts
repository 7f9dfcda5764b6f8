// What a result is made of, in numbers and in words: the parts of each player's bar, and the verdict.

import type { Names } from "../people";
import type { Accounted, Amount } from "../protocol";
import { about } from "../text/describe";
import { language } from "../text/text.svelte";

export const PARTS = ["deal", "luck", "own_play", "others_play", "revealed"] as const;
export type Part = (typeof PARTS)[number];

export const UNITS = ["share", "points"] as const; // of the win, or ahead of the best other
export type Unit = keyof Amount & (typeof UNITS)[number];

/** A piece of a bar, from where to where. What helps lies at the right of 0, what hurts at the left. */
export interface Piece {
  part: Part;
  value: number;
  from: number;
  to: number;
}

export function piecesOf(account: Accounted, unit: Unit): Piece[] {
  const ends = { plus: 0, minus: 0 };
  return PARTS.map((part) => {
    const value = account[part][unit];
    const side = value < 0 ? "minus" : "plus";
    const begin = ends[side];
    ends[side] += value;
    return { part, value, from: Math.min(begin, ends[side]), to: Math.max(begin, ends[side]) };
  });
}

/** How far bars reach at most, on either side of 0. */
export function reachOf(players: readonly Accounted[], unit: Unit): number {
  const ends = players.flatMap((player) => piecesOf(player, unit).flatMap(({ from, to }) => [-from, to]));
  return Math.max(...ends, unit === "share" ? 0.05 : 1);
}

const LEAST = { share: 0.005, points: 0.05 }; // what is less is shown as 0

/** "+12 %", "−3.4" */
export function amountWords(value: number, unit: Unit): string {
  const style =
    unit === "share" ? { style: "percent" as const, maximumFractionDigits: 0 } : { maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(language(), { ...style, signDisplay: "exceptZero" });
  return format.format(Math.abs(value) < LEAST[unit] ? 0 : value).replace("-", "−");
}

/** "43 %" */
export const shareWords = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** To the nearest of these a value belongs, the least first. */
function step<T extends string>(value: number, names: readonly [T, ...T[]], limits: readonly number[]): T {
  return names[limits.filter((limit) => value >= limit).length] ?? names[0];
}

const LUCK = [-0.15, -0.05, 0.05, 0.15]; // of the win: the deal and the cards
const PLAY = [-2.1, -1.45, -0.85]; // points a decision: between Apprentice, Herbalist, Witch and Wizard (docs/coach.md)

/** One sentence about the cards, one about the moves of who made any. */
export function verdict(account: Accounted, player: number, names: Names): string[] {
  const { deal, luck, own_play, unforced } = account;
  const lucky = step(deal.share + luck.share, ["awful", "bad", "even", "good", "great"], LUCK);
  const played = step(own_play.points / unforced, ["weak", "fair", "well", "best"], PLAY);
  return [
    about(`review-luck-${lucky}`, player, names),
    ...(unforced > 0 ? [about(`review-play-${played}`, player, names)] : []),
  ];
}
