// Recent games that nobody has looked back at: the coach goes through them, one after the other.

import type { GamePlayed } from "../protocol";
import { Begun } from "../wanted";
import type { Reviewing } from "./reviewing.svelte";

const MOST = 5; // at once

interface Game {
  table: string;
  game: number;
}

const keyOf = ({ table, game }: Game): string => `${table}/${game}`;

/** Those that are worth it: counted at their end, and not looked through yet. */
export function unseen(games: readonly GamePlayed[], seen: readonly Game[]): GamePlayed[] {
  const known = new Set(seen.map(keyOf));
  return games.filter((game) => game.points !== null && !known.has(keyOf(game))).slice(0, MOST);
}

export class LookingThrough {
  at = $state(0); // from 1; 0: not under way
  count = $state(0);
  looked = $state.raw<GamePlayed[]>([]); // by now
  problem = $state.raw<unknown>(null);

  private begun = new Begun();
  private now: Reviewing | null = null;

  constructor(private reviewing: (game: GamePlayed) => Reviewing) {}

  /** `done` when all were looked through. */
  async go(games: readonly GamePlayed[], done: () => void): Promise<void> {
    const wanted = this.begun.anew();
    this.problem = null;
    this.count = games.length;
    for (const [index, game] of games.entries()) {
      this.at = index + 1;
      const review = (this.now = this.reviewing(game));
      await review.look(true);
      if (!wanted()) return;
      this.problem = review.problem;
      if (this.problem !== null) break;
      this.looked = [...this.looked, game];
    }
    this.at = 0;
    if (this.problem === null) done();
  }

  leave(): void {
    this.begun.drop();
    this.now?.leave();
  }
}
