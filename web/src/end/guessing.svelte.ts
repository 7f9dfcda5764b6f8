// What lies in one's cauldron, said from memory before it is counted.

import { colorOf } from "../cards";
import { INGREDIENTS } from "../cards/art";
import type { CauldronGuess, TableSeen } from "../protocol";
import { settings } from "../settings.svelte";
import { t } from "../text/text.svelte";

export const MOST = 4; // cards of one ingredient there are
const IMMUTOS = 2; // in the deck

/** The seat that is asked, if that is wanted: the only one of this device, which has seen no more of its cauldron than anybody. */
export function askedSeat({ status, seats, game, options }: TableSeen): number | null {
  const [own, ...more] = seats.flatMap((seat, number) => (seat.yours ? [{ ...seat, number }] : []));
  if (!settings.askCauldron || status !== "over" || !game || !own || more.length || own.stand_in || own.resigned || options.memory_aid) return null;
  const player = game.players.find(({ seat }) => seat === own.number);
  if (!player?.score || player.height === 0) return null;
  // Where Immutos had to be put, all cauldrons lay open.
  return options.recipes && game.players.some(({ immutos }) => immutos.length > 0) ? null : own.number;
}

/** What there is to be said: the ingredients in this game, and Immutos. */
export const kindsIn = (removed: string | null): string[] => [
  ...Object.keys(INGREDIENTS).filter((ingredient) => colorOf(ingredient) !== removed),
  "immuto",
];

export class Guessing {
  said = $state<Record<string, number>>({});
  answer = $state.raw<CauldronGuess | null>(null);
  count = $derived.by(() => Object.values(this.said).reduce((sum, cards) => sum + cards, 0));
  title = $derived.by(() => (this.answer ? t("guess-right", { right: this.answer.right, of: this.answer.of }) : t("guess-title")));

  of(kind: string): number {
    return this.said[kind] ?? 0;
  }

  may(kind: string, more: 1 | -1): boolean {
    const next = this.of(kind) + more;
    return next >= 0 && next <= (kind === "immuto" ? IMMUTOS : MOST);
  }

  change(kind: string, more: 1 | -1): void {
    if (this.may(kind, more)) this.said[kind] = this.of(kind) + more;
  }
}
