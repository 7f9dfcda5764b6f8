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

/** The same, where several bots of one level sit at the table: these are told apart by their colours. */
export function namesOf(
  seats: readonly (Sitting & { color: string | null })[],
  colors: Record<number, string>,
): (seat: number) => string {
  return (number) => {
    const seat = seats[number];
    const color = colors[number] ?? seat?.color ?? "white";
    const name = nameOf(seat, color);
    const twins = seat?.bot ? seats.filter((one) => one.bot === seat.bot).length : 1;
    return twins > 1 ? t("bot-of-color", { name, color: t(`color-${color}`) }) : name;
  };
}

/** Seats whose people must agree: those who play themselves. */
export const asked = (seats: readonly SeatSeen[]): number[] =>
  seats.flatMap((seat, number) => (seat.open || seat.bot || seat.stand_in ? [] : [number]));
