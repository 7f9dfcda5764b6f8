// How far the count of a game has come: row by row in all cauldrons at once, then the recipes, then who has won.

import type { PlayerSeen, RecipeSeen, RowSeen } from "../protocol";
import { inRank } from "./result";

const ROW = 450; // milliseconds

export class Counting {
  /** Of the longest column: recipes are counted after them. */
  rows = $derived.by(() => Math.max(0, ...this.players().map((player) => player.score?.rows.length ?? 0)));
  step = $state(0);
  done = $derived.by(() => this.skipped || this.step >= this.steps);
  /** How long a row takes, in milliseconds. */
  duration = $derived.by(() => (this.skipped ? 0 : this.row));

  private skipped = $state(false);
  private steps = $derived.by(() => this.rows + (this.players().some((player) => player.score?.a) ? 2 : 0) + 1);

  constructor(
    private players: () => PlayerSeen[],
    private times: () => number, // how long things take: 1 as drawn
  ) {}

  get row(): number {
    return ROW * this.times();
  }

  skip(): void {
    this.skipped = true;
  }
}

export interface CountedRow extends RowSeen {
  counted: boolean;
}

export interface CountedRecipe {
  kind: "a" | "b";
  found: RecipeSeen;
  counted: boolean;
}

/** What of one player is counted by now. */
export interface Tally {
  rows: CountedRow[];
  sum: number; // of those
  recipes: CountedRecipe[];
  total: number;
}

export function tallyOf(score: PlayerSeen["score"], longest: number, step: number, done: boolean): Tally {
  const rows = inRank(score?.rows ?? []).map((row, index) => ({ ...row, counted: done || index < step }));
  const kinds = ["a", "b"] as const;
  const recipes = kinds.flatMap((kind, index) => {
    const found = score?.[kind];
    return found ? [{ kind, found, counted: done || longest + index < step }] : [];
  });
  const sum = rows.reduce((points, row) => points + (row.counted ? row.points : 0), 0);
  const total = recipes.reduce((points, { found, counted }) => points + (counted ? found.points : 0), sum);
  return { rows, sum, recipes, total };
}
