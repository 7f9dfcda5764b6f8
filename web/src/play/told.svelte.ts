// What is read aloud, one sentence after the other. Of each player the last turn at most stays: there is no history (§5).

import { getContext, setContext } from "svelte";
import type { Happening } from "../protocol";

const ENOUGH = 60; // sentences: far more than the last turns of four, for those who talk much
const SPOKEN = 2000; // milliseconds: what goes at once is never heard

interface Sentence {
  id: number;
  turn: number | null;
  words: string;
  asked: boolean;
}

export class Told {
  all = $state.raw<Sentence[]>([]);
  heard = -1; // the last one that is in the live region

  private turn: number | null = null; // whose it is, as far as was told
  private count = 0;

  /** Each time anew, though it were the same as before. `asked`: it was asked for, and goes when more is told. */
  tell(words: string, asked = false): void {
    this.forget((past) => past.asked);
    this.all = [...this.all.slice(1 - ENOUGH), { id: this.count++, turn: this.turn, words, asked }];
  }

  /** Somebody's turn begins: what was told in the one before goes. */
  follow(happening: Happening): void {
    if ((happening.type !== "PawnMoved" && happening.type !== "PawnPlaced") || happening.seat === this.turn) return;
    this.turn = happening.seat;
    this.forget((past) => past.turn === happening.seat);
  }

  /** Another game. */
  clear(): void {
    this.turn = null;
    this.all = [];
  }

  private forget(which: (past: Sentence) => boolean): void {
    const gone = new Set(this.all.filter(which));
    if (gone.size) setTimeout(() => (this.all = this.all.filter((past) => !gone.has(past))), SPOKEN);
  }
}

// For what may lie over a table.
const TOLD = Symbol();
export const tellHere = (told: Told): Told => setContext(TOLD, told);
export const toldHere = (): Told | undefined => getContext(TOLD);
