// What happens at the table in words: read aloud one after the other, and beside the square as long as it is of interest.

import { lineOfStop } from "../street";
import type { GameSeen, Happening, PawnMoved } from "../protocol";
import type { Names } from "../people";
import { about, describe, describeTurn } from "../text/describe";
import { playerAt } from "./decision";
import type { Stage } from "./stage.svelte";
import type { Told } from "./told.svelte";

export class News {
  /** What does not happen often, until that pawn moves again. */
  rare = $state.raw<{ seat: number; words: string } | null>(null);

  constructor(
    private told: Told,
    private names: () => Names,
  ) {}

  happened(one: Happening, after: GameSeen): void {
    this.told.follow(one);
    const words = describe(one, this.names());
    if (words) this.told.tell(words);
    if (one.type === "GameEnded" && words) this.rare = { seat: one.seat, words };
    if (one.type === "PawnMoved") this.explain(one, after);
  }

  /** Special situation 2: a pawn that leaves a corner though an Immuto is on top. */
  private explain({ seat, start }: PawnMoved, after: GameSeen): void {
    if (lineOfStop(start) === null && playerAt(after, seat)?.top === "Im") {
      this.rare = { seat, words: about("play-immuto-at-corner", seat, this.names()) };
      this.told.tell(this.rare.words);
    } else if (this.rare?.seat === seat) this.rare = null;
  }

  /** What moves; else the turns of others that nobody has seen here, until one moves. */
  now(stage: Stage, own: readonly number[]): string | null {
    if (stage.moving) return stage.now && describe(stage.now, this.names());
    const missed = stage.game?.players.filter(({ seat }) => stage.missed.includes(seat) && !own.includes(seat));
    return missed?.map((player) => describeTurn(player.last_turn, this.names())).join(" ") ?? null;
  }
}
