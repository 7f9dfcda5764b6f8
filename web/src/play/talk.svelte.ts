// What people say to each other: each one's last phrase, for a moment.

import type { Phrase, Said } from "../protocol";

const HEARD = 5000; // milliseconds

export class Talk {
  private said = $state.raw<Record<number, { phrase: Phrase; at: number }>>({}); // by seat
  private count = 0;

  by(seat: number): Phrase | undefined {
    return this.said[seat]?.phrase;
  }

  hear({ seat, phrase }: Said): void {
    const at = this.count++;
    this.said = { ...this.said, [seat]: { phrase, at } };
    setTimeout(() => {
      if (this.said[seat]?.at === at) {
        this.said = Object.fromEntries(Object.entries(this.said).filter(([other]) => Number(other) !== seat));
      }
    }, HEARD);
  }
}
