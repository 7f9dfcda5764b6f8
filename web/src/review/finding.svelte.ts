// One moment of a game, to find the better move in: the position as it was known then, what was tried, and the answer.

import type { Preview } from "../board/shown";
import { Choosing } from "../play/choosing.svelte";
import { playerAt } from "../play/decision";
import type { GameSeen, Moment } from "../protocol";
import { way } from "../street";

export type Answer = "better" | "played" | "other";

export class Finding {
  readonly choosing: Choosing;
  tried = $state.raw<string | null>(null); // the last one
  tries = $state(0);
  answer = $derived.by<Answer | null>(() => this.judged(this.tried));
  given = $state(false); // the answer, unasked for or not
  /** Whose path is shown, once all is said. */
  looked = $state<"better" | "played">("better");

  /** The cell of each of the two moves, with its number. */
  marks = $derived.by<ReadonlyMap<string, string>>(() => {
    if (!this.given) return new Map();
    const both = [cellOf(this.moment.played), cellOf(this.moment.better)];
    return new Map(both.flatMap((cell, index): [string, string][] => (cell === null ? [] : [[cell, String(2 - index)]])));
  });
  selected = $derived.by(() => (this.given ? cellOf(this.moment[this.looked]) : this.choosing.selected));
  preview = $derived.by<Preview | null>(() => (this.given ? this.path(this.moment[this.looked]) : this.choosing.preview));

  private first = true; // answers count once

  constructor(
    readonly moment: Moment,
    readonly game: GameSeen,
    private answered: (found: boolean) => void,
  ) {
    this.choosing = new Choosing({
      game: () => this.game,
      free: () => !this.given,
      oneTap: () => false,
      send: (move) => Promise.resolve(this.try(move)),
    });
  }

  /** Nothing more is asked. */
  give(): void {
    this.count(false);
    this.given = true;
    this.choosing.played();
  }

  private try(move: string): void {
    this.tried = move;
    this.tries++;
    this.choosing.played();
    const found = move === this.moment.better;
    this.count(found);
    if (found) this.given = true;
  }

  private judged(move: string | null): Answer | null {
    if (move === null) return null;
    if (move === this.moment.better) return "better";
    return move === this.moment.played ? "played" : "other";
  }

  private count(found: boolean): void {
    if (this.first) this.answered(found);
    this.first = false;
  }

  private path(move: string): Preview | null {
    const offer = this.game.legal.find((choice) => choice.move === move);
    const mine = playerAt(this.game, this.game.deciding);
    if (!mine || mine.stop === null || offer?.lands_at == null) return null;
    return { way: way(mine.stop, offer.lands_at), stop: offer.lands_at, line: offer.line ?? null, color: mine.color };
  }
}

/** Of a take, or of the corner at which a pawn is placed. */
const cellOf = (move: string): string | null => /[a-f][1-6]$/.exec(move)?.[0] ?? null;
