// What is read aloud, one sentence after the other. Of each player the last turn at most stays: there is no history (§5).

import type { Happening } from "../protocol";

const ENOUGH = 60; // sentences: far more than the last turns of four, for those who talk much

export class Told {
  all = $state.raw<{ id: number; turn: number | null; words: string; asked: boolean }[]>([]);

  private turn: number | null = null; // whose it is, as far as was told
  private count = 0;

  /** Each time anew, though it were the same as before. `asked`: it was asked for, and goes when more is told. */
  tell(words: string, asked = false): void {
    const stays = this.all.filter((past) => !past.asked).slice(1 - ENOUGH);
    this.all = [...stays, { id: this.count++, turn: this.turn, words, asked }];
  }

  /** Somebody's turn begins: what was told in the one before goes. */
  follow(one: Happening): void {
    if ((one.type !== "PawnMoved" && one.type !== "PawnPlaced") || one.seat === this.turn) return;
    this.turn = one.seat;
    this.all = this.all.filter((past) => past.turn !== one.seat);
  }

  /** Another game. */
  clear(): void {
    this.turn = null;
    this.all = [];
  }
}
