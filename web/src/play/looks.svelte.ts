// Looks into one's own cauldron by Perluceo: which one is open, until it is closed.

import type { GameSeen } from "../protocol";

export interface OpenLook {
  seat: number;
  cards: string[];
  key: string; // another one for each look
}

export class Looks {
  private seen = $state.raw<Record<number, number>>({}); // at which ply each seat looked last, as far as was seen
  private closed = $state.raw<string[]>([]);

  open = $derived.by<OpenLook | null>(() => {
    const game = this.game();
    const looks = Object.entries(game?.looks ?? {}).map(([seat, cards]) => ({
      seat: Number(seat),
      cards,
      key: `${game?.game}/${seat}/${this.seen[Number(seat)] ?? ""}`,
    }));
    return looks.find(({ key }) => !this.closed.includes(key)) ?? null;
  });

  constructor(private game: () => GameSeen | null) {}

  saw(seat: number, ply: number): void {
    this.seen = { ...this.seen, [seat]: ply };
  }

  close(): void {
    if (this.open) this.closed = [...this.closed, this.open.key];
  }
}
