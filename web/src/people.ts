// What a seat is called.

import type { SeatSeen } from "./protocol";
import { t } from "./text/text.svelte";

const FORGOTTEN = "-"; // whose data was deleted

interface Sitting {
  name: string | null;
  bot: string | null;
}

/** The name; a bot's level; or for whoever has left, the colour. */
export function nameOf(seat: Sitting | undefined, color: string): string {
  if (seat?.name && seat.name !== FORGOTTEN) return seat.name;
  return seat?.bot ? t(`level-${seat.bot}`) : t("end-nameless", { color: t(`color-${color}`) });
}

/** Seats whose people must agree: those who play themselves. */
export const asked = (seats: readonly SeatSeen[]): number[] =>
  seats.flatMap((seat, number) => (seat.open || seat.bot || seat.stand_in ? [] : [number]));
