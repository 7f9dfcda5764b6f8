// Something that is asked of the server by a button: one thing at a time, whether it is on its way, and why it was refused.

import { onDestroy } from "svelte";
import { Begun } from "./wanted";

export class Asking {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  private begun = new Begun();

  /** Whether it was done. What follows from the answer is written by `done`, if it is still wanted then. */
  async ask<T>(
    work: () => Promise<T>,
    done: (answer: T) => void = () => {},
    refused: (why: unknown) => void = (why) => (this.problem = why),
  ): Promise<boolean> {
    if (this.busy) return false;
    const wanted = this.begun.begin();
    this.busy = true;
    this.problem = null;
    try {
      const answer = await work();
      if (wanted()) done(answer);
      return true;
    } catch (error) {
      if (wanted()) refused(error);
      return false;
    } finally {
      if (wanted()) this.busy = false;
    }
  }

  /** Whoever asked is gone. */
  drop(): void {
    this.begun.drop();
  }
}

/** For a component, as long as it is there. */
export function askingHere(): Asking {
  const asking = new Asking();
  onDestroy(() => asking.drop());
  return asking;
}
