// The example of the scoring: what each ingredient brings, with an Immuto or without. The points are the game's own.

import { scoring } from "./facts.json";

const { rows, points } = scoring;

/** The ingredient that it joins, if there is one. */
export type Immuto = keyof typeof points;

const isImmuto = (ingredient: string): ingredient is Immuto => ingredient in points;

export const IMMUTOS = Object.keys(points).filter(isImmuto);

export const rowsWith = (immuto: Immuto): { ingredient: string; cards: string[]; points: number }[] =>
  rows.map((row, index) => ({ ...row, points: points[immuto][index] ?? 0 }));

export const totalOf = (immuto: Immuto): number => points[immuto].reduce((sum, brought) => sum + brought, 0);

/** Where an Immuto brings most. */
export const best: Immuto = IMMUTOS.reduce((found, other) => (totalOf(other) > totalOf(found) ? other : found));
