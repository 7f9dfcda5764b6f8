// The deal, repeated in the page by the method of docs/deal.md: from a secret and words follow deck, recipes, first
// player and removed colour. With nothing but HMAC-SHA-256, and none of the server's help.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { LETTERS } from "./cards";
import { COLORS, PLAYER_COLORS, RECIPES_B, type Color } from "./protocol";

export const METHOD = "glastonbury-deal/1";

/** What a record carries as `deal`. */
export interface Proof {
  method: string;
  secret: string; // hexadecimal, as the words
  words: string[];
  seats: Color[];
  recipes: boolean;
  first: number | "random";
  removed_color: Color | "random" | null;
}

export interface Recipes {
  a: string;
  b: string;
}

/** What a deal leads to, as a record has it. */
export interface Dealt {
  players: { color: string }[];
  removed_color: string | null;
  deck: string[];
  recipes: Recipes[] | null;
}

/** Of a game's record what is of interest here; a file may have anything in it. */
export interface GameRecord extends Dealt {
  deal?: unknown;
}

export const PARTS = ["players", "removed_color", "deck", "recipes"] as const;
export type Part = (typeof PARTS)[number];

/** The proof cannot be used: it is missing, or not as docs/deal.md says. */
export class Unusable extends Error {}

export interface Checked {
  proof: Proof;
  commitment: string; // the SHA-256 of the secret
  different: Part[]; // what is not as the secret and the words give it
}

/** Repeats the deal that a record describes, and compares. Throws Unusable. */
export function check(record: GameRecord): Checked {
  const proof = readProof(record.deal);
  const again = deal(proof);
  const had: Dealt = {
    players: Array.isArray(record.players) ? record.players.map(({ color }) => ({ color })) : [],
    removed_color: record.removed_color ?? null,
    deck: record.deck,
    recipes: record.recipes?.map(({ a, b }) => ({ a, b })) ?? null,
  };
  const same = (part: Part): boolean => JSON.stringify(again[part]) === JSON.stringify(had[part]);
  return { proof, commitment: commitmentTo(proof.secret), different: PARTS.filter((part) => !same(part)) };
}

export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

// The method, step by step

export function deal(proof: Proof): Dealt {
  const seed = seedOf(hexToBytes(proof.secret), proof.words.map(hexToBytes));
  const { seats } = proof;

  const first = proof.first === "random" ? below(numbers(seed, "first"), seats.length) : proof.first;
  const players = [...seats.slice(first), ...seats.slice(0, first)];

  let removed = seats.length === 2 ? proof.removed_color : null;
  if (removed === "random") {
    const unused = PLAYER_COLORS.filter((color) => !seats.includes(color));
    removed = unused[below(numbers(seed, "removed_color"), unused.length)] ?? null;
  }

  let recipes: Recipes[] | null = null;
  if (proof.recipes) {
    const a = shuffled(numbers(seed, "recipes_a"), RECIPES_A);
    const b = shuffled(numbers(seed, "recipes_b"), RECIPES_B);
    recipes = players.map((_, index) => ({ a: a[index] ?? "", b: b[index] ?? "" }));
  }

  return {
    players: players.map((color) => ({ color })),
    removed_color: removed,
    deck: shuffled(numbers(seed, "deck"), cardsWithout(removed)),
    recipes,
  };
}

const RECIPES_A = ["orange", "purple", "brown", "white", "black"];
const OTHERS = ["Im", "Im", "Va", "Va", "Va", "Va", "Pe", "Pe", "Ac", "Ac", "De", "De"];

/** In canonical order. */
function cardsWithout(removed: Color | null): string[] {
  const cardsOf = (color: Color): string[] =>
    ["a", "b"].flatMap((ingredient) => [1, 2, 3, 4].map((number) => `${LETTERS[color]}${ingredient}${number}`));
  return [...COLORS.filter((color) => color !== removed).flatMap(cardsOf), ...OTHERS];
}

function seedOf(secret: Uint8Array, words: Uint8Array[]): Uint8Array {
  return hmac(sha256, secret, concatBytes(utf8ToBytes(METHOD), ...words.flatMap((word) => [big(word.length), word])));
}

/** Four bytes, the highest first. */
function big(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** Endless 32-bit numbers; each purpose has its own. */
export function* numbers(seed: Uint8Array, purpose: string): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = hmac(sha256, seed, concatBytes(utf8ToBytes(`${purpose}/`), big(counter)));
    const view = new DataView(block.buffer, block.byteOffset);
    for (let offset = 0; offset < block.length; offset += 4) yield view.getUint32(offset);
  }
}

/** From 0 to limit − 1, each equally likely: numbers in the incomplete last round are rejected. */
export function below(stream: Iterator<number, unknown>, limit: number): number {
  const rounds = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const next = stream.next();
    if (next.done) throw new Unusable("no more numbers");
    if (next.value < rounds) return next.value % limit;
  }
}

/** Fisher–Yates from the last place down. */
function shuffled<T>(stream: Iterator<number, unknown>, items: readonly T[]): T[] {
  const list = [...items];
  for (let place = list.length - 1; place > 0; place--) {
    const other = below(stream, place + 1);
    [list[place], list[other]] = [list[other] as T, list[place] as T];
  }
  return list;
}

// A file from anywhere

function readProof(given: unknown): Proof {
  if (typeof given !== "object" || given === null) throw new Unusable("missing");
  const proof = given as Record<string, unknown>;
  const { method, secret, words, seats, recipes, first, removed_color: removed } = proof;
  const players = new Set<unknown>(PLAYER_COLORS);
  const need = (right: boolean, what: string): void => {
    if (!right) throw new Unusable(what);
  };
  need(method === METHOD, "method");
  need(isHex(secret) && secret !== "", "secret");
  need(Array.isArray(words) && words.every(isHex), "words");
  need(Array.isArray(seats) && seats.length >= 2 && seats.every((color) => players.has(color)), "seats");
  need(new Set(seats as unknown[]).size === (seats as unknown[]).length, "seats");
  need(typeof recipes === "boolean", "recipes");
  need(first === "random" || (Number.isInteger(first) && (seats as unknown[])[first as number] !== undefined), "first");
  need(removed === null || removed === "random" || players.has(removed), "removed_color");
  return proof as unknown as Proof;
}

const isHex = (text: unknown): boolean => typeof text === "string" && /^([0-9a-f]{2})*$/i.test(text);
