// A game that is seen again: which frame is shown, through whose eyes, and whether it goes on by itself.

import { settings } from "../settings.svelte";
import type { MovingPace } from "../settings.svelte";
import type { Stage } from "../play/stage.svelte";
import type { Code, Replay } from "../protocol";
import { Refused } from "../server";
import { Begun } from "../wanted";
import type { Moment } from "./moment";
import { turnsAt } from "./turns";

export class Replaying {
  replay = $state.raw<Replay | null>(null);
  problem = $state<Code | "no_connection" | null>(null);
  player = $state<number | null>(null); // through whose eyes; null: everything open
  playing = $state(false);
  pace = $state<MovingPace>(settings.pace === "none" ? "fast" : settings.pace);

  private move = $state(0); // as it was asked for: there may be fewer
  frames = $derived.by(() => this.replay?.frames ?? []);
  turns = $derived.by(() => this.replay?.turns ?? []);
  last = $derived.by(() => Math.max(0, this.frames.length - 1));
  at = $derived.by(() => Math.min(this.move, this.last));
  frame = $derived.by(() => this.frames[this.at] ?? null);
  game = $derived.by(() => this.frame?.game ?? null);
  turnsHere = $derived.by(() => turnsAt(this.turns, this.at));

  private begun = new Begun();

  constructor(
    private stage: Stage,
    { move, player }: Moment,
  ) {
    this.move = move;
    this.player = player;
  }

  /** The same game, or as another one saw it: the frame stays. */
  async load(ask: () => Promise<Replay>): Promise<void> {
    const wanted = this.begun.anew();
    this.problem = null;
    try {
      const found = await ask();
      if (!wanted()) return;
      this.replay = found;
      this.show(this.move);
    } catch (error) {
      if (!wanted()) return;
      const code = error instanceof Refused ? error.code : "failed";
      if (code === "no_seat" || code === "unreadable") this.player = null;
      else this.problem = code;
    }
  }

  /** What is being loaded is wanted no more. */
  leave(): void {
    this.begun.drop();
  }

  /** Another link to this game. */
  goTo({ move, player }: Moment): void {
    this.player = player;
    this.jump(move);
  }

  jump(to: number): void {
    this.playing = false;
    this.show(to);
  }

  forth(): void {
    this.playing = false;
    this.step();
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.show(0);
    else if (this.playing) this.step();
  }

  /** At once, whatever was moving. */
  private show(to: number): void {
    this.stage.finish();
    this.move = Math.max(0, to);
    if (this.game) this.stage.show(this.game);
  }

  /** One decision on, as it happened at the table. */
  step(): void {
    this.stage.finish();
    const [before, after] = [this.frames[this.at], this.frames[this.at + 1]];
    if (!before || !after) return;
    this.move = this.at + 1;
    this.stage.step({ before, after, happened: after.happened });
  }
}
