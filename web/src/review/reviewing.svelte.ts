// The review of a game while it is being made: it is asked for again until all of it is there.

import type { Review } from "../protocol";
import { Begun } from "../wanted";

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  failed = $derived.by(() => this.problem !== null || (this.review?.failed ?? false));
  /** More is coming. */
  busy = $derived.by(() => !this.failed && !(this.review?.done ?? false));

  private begun = new Begun();

  constructor(
    private ask: (again: boolean) => Promise<Review>,
    private rest: (time: number) => Promise<unknown> = pause,
  ) {}

  /** `again`: even if the server has given it up. */
  async look(again = false): Promise<void> {
    const wanted = this.begun.anew();
    this.problem = null;
    try {
      for (let first = true; ; first = false) {
        const found = await this.ask(again && first);
        if (!wanted()) return;
        this.review = found;
        if (found.done || found.failed) return;
        await this.rest(1000 * found.again_in);
        if (!wanted()) return;
      }
    } catch (error) {
      if (wanted()) this.problem = error;
    }
  }

  leave(): void {
    this.begun.drop();
  }
}
