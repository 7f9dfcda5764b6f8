// What this device saw of a deal before the cards were out: compared with the secret when the game is over. Kept for
// as long as the tab is open.

import type { Seen } from "./protocol";

export interface Witnessed {
  commitment: string;
  before: boolean; // it was seen before the words were; else only while the game ran
}

const waiting = (table: string): string => `dealing/${table}`;
const known = (table: string, game: number): string => `commitment/${table}/${game}`;

/** For every message about the table. The first commitment of a game stays, whatever is said later. */
export function witness(name: string, { since, happened, table }: Seen): void {
  const { deal, game, status } = table;
  // Between this message and the last one there may have been another deal: but not one with the same secret.
  const early = sessionStorage.getItem(waiting(name));
  const gap = since === null || happened.some((one) => one.type === "AroundTable" && one.kind === "CancelDeal");
  const other = gap && early !== deal?.commitment;
  if (status === "dealing" && deal) {
    if (!deal.promised || other) sessionStorage.removeItem(waiting(name));
    if (!deal.promised) sessionStorage.setItem(waiting(name), deal.commitment);
    return;
  }
  if (status === "playing" && deal && game && sessionStorage.getItem(known(name, game.game)) === null) {
    const first = other ? null : early;
    const seen: Witnessed = { commitment: first ?? deal.commitment, before: first !== null };
    sessionStorage.setItem(known(name, game.game), JSON.stringify(seen));
  }
  sessionStorage.removeItem(waiting(name));
}

export function witnessed(name: string, game: number): Witnessed | null {
  const kept = sessionStorage.getItem(known(name, game));
  return kept === null ? null : (JSON.parse(kept) as Witnessed);
}

/** This device's word for the deal with that commitment, if it gave one. */
export const ownWord = (commitment: string): string | null => sessionStorage.getItem(`word/${commitment}`);
