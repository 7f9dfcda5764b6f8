// What this device saw of a deal before the cards were out, and its own word in it: compared with the secret when the
// game is over, on that day or another. The oldest go.

import type { Seen } from "./protocol";

export interface Witnessed {
  commitment: string;
  before: boolean; // it was seen before the words were; else only while the game ran
}

const KEY = "deals";
const MOST = 300; // entries, of which a game has two or three

function entries(): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][]);
  } catch {
    return new Map();
  }
}

const write = (all: Map<string, string>): void =>
  localStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST)));

const kept = (key: string): string | null => entries().get(key) ?? null;

function keep(key: string, value: string): void {
  const all = entries();
  all.delete(key); // it is the newest now
  write(all.set(key, value));
}

function drop(key: string): void {
  const all = entries();
  if (all.delete(key)) write(all);
}

const waiting = (table: string): string => `dealing/${table}`;
const known = (table: string, game: number): string => `commitment/${table}/${game}`;
const word = (commitment: string): string => `word/${commitment}`;

/** For every message about the table. The first commitment of a game stays, whatever is said later. */
export function witness(name: string, { since, happened, table }: Seen): void {
  const { deal, game, status } = table;
  // Between this message and the last one there may have been another deal: but not one with the same secret.
  const early = kept(waiting(name));
  const gap = since === null || happened.some((happening) => happening.type === "AroundTable" && happening.kind === "CancelDeal");
  const other = gap && early !== deal?.commitment;
  if (status === "dealing" && deal) {
    if (!deal.promised || other) drop(waiting(name));
    if (!deal.promised) keep(waiting(name), deal.commitment);
    return;
  }
  if (status === "playing" && deal && game && kept(known(name, game.game)) === null) {
    const first = other ? null : early;
    const seen: Witnessed = { commitment: first ?? deal.commitment, before: first !== null };
    keep(known(name, game.game), JSON.stringify(seen));
  }
  drop(waiting(name));
}

export function witnessed(name: string, game: number): Witnessed | null {
  const found = kept(known(name, game));
  return found === null ? null : (JSON.parse(found) as Witnessed);
}

/** This device's word for the deal with that commitment, if it gave one. */
export const ownWord = (commitment: string): string | null => kept(word(commitment));
export const keepWord = (commitment: string, own: string): void => keep(word(commitment), own);
