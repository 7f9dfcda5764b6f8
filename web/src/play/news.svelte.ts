// What happens at the table in words: read aloud one after the other, and beside the square as long as it is of interest.

import { lineOfStop } from "../street";
import type { GameSeen, Happening, PawnMoved } from "../protocol";
import type { Names } from "../people";
import { about, describe, describeTurn } from "../text/describe";
import { playerAt } from "./decision";
import type { Stage } from "./stage.svelte";
import type { Told } from "./told.svelte";

export class News {
  private seldom = $state.raw<{ seat: number; words: () => string | null } | null>(null);
  /** What does not happen often, until that pawn moves again. */
  rare = $derived.by(() => this.seldom?.words() ?? null);

  constructor(
    private told: Told,
    private names: () => Names,
  ) {}

  /** What is worth a sentence is told once, whatever has to be explained with it. */
  happened(happening: Happening, after: GameSeen): void {
    this.told.follow(happening);
    const words = describe(happening, this.names());
    const why = happening.type === "PawnMoved" ? this.explained(happening, after) : null;
    if (words) this.told.tell(why === null ? words : `${words} ${why}`);
    if (happening.type === "GameEnded") this.seldom = { seat: happening.seat, words: () => describe(happening, this.names()) };
  }

  /** Special situation 2: a pawn that leaves a corner though an Immuto is on top. */
  private explained({ seat, start }: PawnMoved, after: GameSeen): string | null {
    const words = (): string => about("play-immuto-at-corner", seat, this.names());
    const beneath = lineOfStop(start) === null && playerAt(after, seat)?.top === "Im";
    if (beneath) this.seldom = { seat, words };
    else if (this.seldom?.seat === seat) this.seldom = null;
    return beneath ? words() : null;
  }

  /** What moves; else the turns of others that nobody has seen here, until one moves. */
  now(stage: Stage, own: readonly number[]): string | null {
    if (stage.moving) return stage.now && describe(stage.now, this.names());
    const missed = stage.game?.players.filter(({ seat }) => stage.missed.includes(seat) && !own.includes(seat));
    return missed?.map((player) => describeTurn(player.last_turn, this.names())).join(" ") ?? null;
  }
}
