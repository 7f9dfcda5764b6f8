// What a seat is called.

import type { GameSeen, SeatSeen } from "./protocol";
import { t } from "./text/text.svelte";

const FORGOTTEN = "-"; // whose data was deleted
const SEATS = 4;
const BOT_NAMES = 16; // for each seat one more than there can be people beside its bot

export interface Sitting {
  name: string | null;
  bot: string | null;
  yours?: boolean;
  seat?: number; // at the table, where players are counted in another order
}

/** What everybody at a table is called, and which seat is the reader's: about that one is said "you". */
export interface Names {
  (seat: number): string;
  readonly you?: number | null;
}

/** The reader is called "You" unless several share the device; a bot by a name of its own; who has left by the colour. */
export function namesOf(table: string, seats: readonly Sitting[], colors: Readonly<Record<number, string>>): Names {
  const own = seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  const you = own.length === 1 ? (own[0] ?? null) : null;
  const people = seats.flatMap(({ name }) => (name ? [name.toLowerCase()] : []));

  return Object.assign(
    (number: number): string => {
      const { name = null, bot = null, seat = number } = seats[number] ?? {};
      const color = t(`color-${colors[number] ?? "white"}`);
      if (number === you) return t("you");
      if (number in colors && name?.toLowerCase() === t("you").toLowerCase()) return `${name} (${color})`; // not the reader
      if (name && name !== FORGOTTEN) return name;
      if (bot) return botName(table, seat, people);
      return t("end-nameless", { color });
    },
    { you },
  );
}

/** At a table, with the colours of its game. */
export const namesAt = (table: string, seats: readonly Sitting[], game: GameSeen | null): Names =>
  namesOf(table, seats, Object.fromEntries(game?.players.map(({ seat, color }) => [seat, color]) ?? []));

/** The same on every device. No two seats choose among the same names, so that no two bots can have one. */
function botName(table: string, seat: number, people: readonly string[]): string {
  const first = [...table.toUpperCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);
  const names = Array.from({ length: BOT_NAMES / SEATS }, (_, index) =>
    t(`bot-name-${1 + ((first + seat + index * SEATS) % BOT_NAMES)}`),
  );
  return names.find((name) => !people.includes(name.toLowerCase())) ?? t("seat-bot");
}

/** Seats whose people must agree: those who play themselves. */
export const asked = (seats: readonly SeatSeen[]): number[] =>
  seats.flatMap((seat, number) => (seat.open || seat.bot || seat.stand_in ? [] : [number]));
