// What motion has already done and those who own the board do not yet say. It ends when they do.

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { BoardPawn, StandingPawn } from "./shown";

export class Ahead {
  /** Cells in which a card is being turned over. */
  turning = new SvelteSet<string>();

  private walked = new SvelteMap<number, { from: number | null; to: number }>(); // by seat
  private gone = new SvelteSet<string>();
  private turned = new SvelteMap<string, string>();

  cardIn(cell: string, cells: Record<string, string>): string | null {
    return this.turned.get(cell) ?? (this.gone.has(cell) ? null : (cells[cell] ?? null));
  }

  stopOf(pawn: BoardPawn): number | null {
    return this.walked.get(pawn.seat)?.to ?? pawn.stop;
  }

  standing(pawns: readonly BoardPawn[]): StandingPawn[] {
    return pawns.flatMap((pawn) => {
      const stop = this.stopOf(pawn);
      return stop === null ? [] : [{ ...pawn, stop }];
    });
  }

  walk(pawn: BoardPawn, to: number): void {
    this.walked.set(pawn.seat, { from: pawn.stop, to });
  }

  take(cell: string): void {
    this.gone.add(cell);
    this.turned.delete(cell);
  }

  turn(cell: string, code: string): void {
    this.turned.set(cell, code);
    this.gone.delete(cell);
  }

  /** Its owner says what lies on the board. */
  saidCells(): void {
    this.gone.clear();
    this.turned.clear();
  }

  /** And where pawns stand. */
  saidPawns(pawns: readonly BoardPawn[]): void {
    const stops = new Map(pawns.map((pawn) => [pawn.seat, pawn.stop]));
    for (const [seat, { from }] of this.walked) {
      if (stops.get(seat) !== from) this.walked.delete(seat);
    }
  }

  clear(): void {
    this.saidCells();
    this.walked.clear();
    this.turning.clear();
  }
}
