// Moments one after the other: which are shown, which one is next, and how it went.

import type { Grade, Moment } from "../protocol";

/** A moment, and in which game it was. */
export interface Placed extends Moment {
  table: string;
  game: number;
}

export const GRADES: readonly Grade[] = ["slip", "mistake", "blunder"];

export const keyOf = ({ table, game, ply }: Placed): string => `${table}/${game}/${ply}`;

export class Practising {
  least = $state<Grade>("slip"); // which are shown
  at = $state(0);
  found = $state.raw<ReadonlyMap<string, boolean>>(new Map()); // what was answered here

  shown = $derived.by(() => {
    const least = GRADES.indexOf(this.least);
    return this.all().filter(({ grade }) => GRADES.indexOf(grade) >= least);
  });
  now = $derived.by<Placed | null>(() => this.shown[this.at] ?? null);

  constructor(private all: () => readonly Placed[]) {}

  show(least: Grade): void {
    const { now } = this;
    this.least = least;
    this.at = Math.max(0, now ? this.shown.indexOf(now) : 0); // the same one, if it is still there
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.shown.length); // after the last there is none
  }

  answered(moment: Placed, found: boolean): void {
    this.found = new Map([...this.found, [keyOf(moment), found]]);
  }
}
