// A friend who is asked: what the friend says in words, and when, without a page.

import { afterEach, expect, test, vi } from "vitest";
import type { Names } from "../src/people";
import { factWords, sayings } from "../src/play/whisper";
import { Whispers } from "../src/play/whispers.svelte";
import { FACT_CODES, type FactCode, type FactTold, type Whispered } from "../src/protocol";
import { Refused } from "../src/server";
import { LANGUAGES, useLanguage } from "../src/text/text.svelte";
import { game, player } from "./builders";

const names: Names = Object.assign((seat: number) => (seat === 0 ? "You" : "Rowan"), { you: 0 });

/** My pawn stands at row 4. */
const shown = game({
  players: [player({ seat: 0, stop: 8 }), player({ seat: 1, color: "red", stop: 3 })],
  cells: { b4: "Kb3", c4: "Ya1", e1: "Kb1", e5: "Kb2", d2: "Im" },
  legal: [{ move: "b4" }, { move: "c4" }, { move: "*d2" }],
});

// What each is told with: the most, and where it may be told with less, that too.
const TOLD: Record<FactCode, FactTold["data"][]> = {
  starts: [{ ingredient: "Kb", points: -3 }],
  makes_pair: [{ ingredient: "Kb", points: 3 }],
  makes_three: [{ ingredient: "Kb", points: 6 }, { ingredient: "Kb", points: 1 }],
  completes: [{ ingredient: "Kb", points: 22 }],
  avoids_minus: [{ ingredient: "Kb", points: 4 }],
  gets_immuto: [{}],
  gets_spell: [{ spell: "Va" }, { spell: "Ac" }],
  sweeps: [{ seat: 1, card: "Ra1", points: 3 }, { seat: 1, card: "Ra1" }],
  uses_accio: [{ left: 1 }, { left: 0 }],
  uses_declinatio: [{ left: 2 }, { left: 0 }],
  fits_recipe: [{ recipe: "a" }],
  hurts_recipe: [{ recipe: "b" }],
  lands_at: [{ stop: 4, cell: "e1", card: "Kb1", points: 3 }, { stop: 4 }, { stop: 8 }],
  rests_at: [{ stop: 5 }],
  denies: [{ seat: 1, points: 3 }, { seat: 1 }],
  leaves_to: [{ seat: 1, cell: "e1", card: "Kb1", points: 3 }],
  ends_game: [{ points: 12, others: -2 }, {}],
  number_leads: [{ number: 3, stop: 4, ingredient: "Kb", count: 2 }, { number: 3, stop: 4, ingredient: "Kb", count: 1 }, { number: 3, stop: 4 }],
  number_rests: [{ number: 2 }],
  corner_leads: [{ corner: "a1", stop: 2, ingredient: "Kb", count: 3 }, { corner: "a1", stop: 2 }],
  goes_on: [{ stop: 11, ingredient: "Kb", count: 2 }, { stop: 11 }],
  you_have: [{ ingredient: "Kb", count: 2 }, { ingredient: "Kb", count: 1 }, { ingredient: "Kb", count: 0 }],
  like_top: [{ ingredient: "Kb" }],
  remember: [{ ingredient: "Kb" }],
  matches_top: [{ ingredient: "Kb" }],
};

afterEach(() => useLanguage(["en"]));

test.each(Object.keys(LANGUAGES))("every fact is said in a sentence: %s", async (language) => {
  await useLanguage([language]);
  const missing = vi.spyOn(console, "error");
  for (const code of FACT_CODES)
    for (const data of TOLD[code]) expect(factWords({ code, data }, shown, names).join(" ")).toMatch(/^[\p{Lu}«„][^{}$]+[.!?]$/u);
  expect(missing).not.toHaveBeenCalled();
  missing.mockRestore();
});

test("a number leads to the row with two spiders, and they are marked", () => {
  const facts: FactTold[] = [{ code: "number_leads", data: { number: 3, stop: 4, ingredient: "Kb", count: 2 } }];
  expect(sayings({ facts, moves: [] }, shown, names)).toEqual([
    { words: "A 3 brings you to column e.", more: "Cellar Spider lies there twice.", cells: ["e1", "e5"] },
  ]);
});

test("what one has lies in one's own line", () => {
  const facts: FactTold[] = [{ code: "like_top", data: { ingredient: "Kb" } }];
  expect(sayings({ facts, moves: [] }, shown, names)[0]?.cells).toEqual(["b4"]);
});

test("moves have their names and reasons, and their cells", () => {
  const said = sayings(
    {
      facts: [],
      moves: [
        { move: "b4", facts: [{ code: "makes_three", data: { ingredient: "Kb", points: 6 } }, { code: "lands_at", data: { stop: 11 } }] },
        { move: "*d2", facts: [{ code: "gets_immuto", data: {} }] },
        { move: "@f6", facts: [] },
        { move: "declinatio", facts: [{ code: "lands_at", data: { stop: 11 } }] },
        { move: "immuto:Kb", facts: [] },
      ],
    },
    shown,
    names,
  );
  expect(said).toEqual([
    {
      words: "My choice is “b4: Cellar Spider 3”.",
      more: "It would be your third Cellar Spider: 6 points more. Next turn you come to column e.",
      cells: ["b4"],
    },
    { words: "Or “d2: Immuto, by Accio”.", more: "At the end it is whatever you need.", cells: ["d2"] },
    { words: "Or “Begin at the corner f6”.", more: "", cells: ["f6"] },
    { words: "Or “Use Declinatio”.", more: "It brings you to column e at once.", cells: [] },
    { words: "Or “Cellar Spider”.", more: "", cells: [] },
  ]);
});

test("where there is nothing to say, that is said", () => {
  expect(sayings({ facts: [], moves: [] }, shown, names)[0]?.words).toMatch(/nothing special/);
});

// When

const FACTS: Whispered = {
  facts: [1, 2, 4].map((number) => ({ code: "number_leads", data: { number, stop: 8 + number, ...(number === 1 && { ingredient: "Kb", count: 1 }) } })),
  moves: [],
};
const MOVES: Whispered = { facts: [], moves: ["b4", "c4"].map((move) => ({ move, facts: [] })) };

function asking() {
  const now = { free: true, refused: null as Refused | null };
  const ask = vi.fn((about: "facts" | "moves", unasked: boolean) => {
    void unasked;
    return now.refused ? Promise.reject(now.refused) : Promise.resolve(about === "facts" ? FACTS : MOVES);
  });
  const told: string[] = [];
  const whispers = new Whispers({ game: () => shown, names: () => names, free: () => now.free, ask, tell: (words) => told.push(words) });
  return { whispers, ask, told, now };
}

test("what was said is in the language of the page, whichever that is by then", async () => {
  const { whispers } = asking();
  await whispers.next();
  await useLanguage(["fr"]);
  expect(whispers.said).toEqual(sayings(FACTS, shown, names));
});

test("facts first, then each move, then thanks", async () => {
  const { whispers, ask, told } = asking();
  await whispers.next();
  expect([whispers.about, whispers.said.length]).toEqual(["facts", 3]);
  expect([...whispers.marks]).toEqual([["e5", "•"]]);
  await whispers.next();
  expect([whispers.about, whispers.at, whispers.last]).toEqual(["moves", 0, false]);
  expect([...whispers.marks]).toEqual([["b4", "1"], ["c4", "2"]]);
  await whispers.next();
  expect([whispers.at, whispers.last]).toEqual([1, true]);
  await whispers.next();
  expect([whispers.open, whispers.marks.size]).toEqual([false, 0]);
  expect(ask.mock.calls).toEqual([["facts", false], ["moves", false]]);
  expect(told).toHaveLength(2); // all at once, for those who hear it
});

test("in a first game facts come unasked, once at a decision, and fewer each time", async () => {
  const { whispers, ask } = asking();
  const sentences = [];
  for (const left of [5, 4, 3, 2, 1, 0]) {
    await whispers.offer(left);
    sentences.push(whispers.said.length);
    whispers.close();
    await whispers.offer(left);
    expect(whispers.open).toBe(false);
    expect(whispers.played()).toBe(left > 0);
  }
  expect(sentences).toEqual([3, 2, 2, 1, 1, 0]);
  expect(ask.mock.calls).toEqual(Array.from({ length: 5 }, () => ["facts", true]));
});

test("after facts that came unasked one asks for moves, and it was a turn with a whisper all the same", async () => {
  const { whispers, ask } = asking();
  await whispers.offer(3);
  await whispers.next();
  expect(ask.mock.calls.at(-1)).toEqual(["moves", false]);
  expect([whispers.unasked, whispers.played()]).toEqual([false, true]);
});

test("nobody is asked where it cannot be", async () => {
  const { whispers, ask, now } = asking();
  now.free = false;
  await whispers.next();
  await whispers.offer(5);
  expect(ask).not.toHaveBeenCalled();
  expect(whispers.played()).toBe(false);
});

test("a refusal is shown where one has asked, and something can be asked again", async () => {
  const { whispers, now } = asking();
  now.refused = new Refused("too_many", {});
  await whispers.offer(5);
  expect(whispers.problem).toBeNull();
  await whispers.next();
  expect(whispers.problem).toBe(now.refused);
  now.refused = null;
  await whispers.next();
  expect([whispers.problem, whispers.about]).toEqual([null, "facts"]);
});

test("an answer that comes after something was played is not heard", async () => {
  const { whispers, told } = asking();
  const asked = whispers.next();
  whispers.played();
  await asked;
  expect([whispers.open, whispers.busy, told.length]).toEqual([false, false, 0]);
});
