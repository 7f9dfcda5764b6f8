// At which tables this device has a seat, as far as it remembers. The server knows people by a cookie alone: where that
// is lost, only this tells somebody who watches now from somebody who has always watched.

import type { TableSeen } from "./protocol";

export interface Seated {
  names: string[]; // one's own
  lost: boolean; // the cookie was another one then
}

const KEY = "seats";
const MOST = 50; // tables

function kept(): Record<string, Seated> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seated>;
  } catch {
    return {};
  }
}

const keep = (seats: [string, Seated][]): void =>
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seats.slice(-MOST))));

/** For every message about a table. */
export function noteSeats(table: string, { seats }: TableSeen): void {
  const own = seats.filter((seat) => seat.yours).map((seat) => seat.name);
  const { [table]: before, ...others } = kept();
  if (own.length) keep([...Object.entries(others), [table, { names: own, lost: false }]]);
  else if (before && !before.lost) keep(Object.entries(others)); // one has left it
}

/** The server did not know this device: whoever had these seats is somebody else for it. */
export const loseSeats = (): void => keep(Object.entries(kept()).map(([table, seated]) => [table, { ...seated, lost: true }]));

export const forgetSeats = (): void => localStorage.removeItem(KEY);

export function lostSeat(table: string): Seated | null {
  const seated = kept()[table];
  return seated?.lost ? seated : null;
}

export const tablesLost = (): string[] =>
  Object.entries(kept()).flatMap(([table, { lost }]) => (lost ? [table] : []));
