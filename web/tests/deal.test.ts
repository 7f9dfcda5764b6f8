import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import lines from "../../tests/data/deal-vectors.jsonl?raw";
import { below, check, deal, Unusable, type Dealt, type GameRecord, type Proof } from "../src/deal";

// The same vectors as the server's tests have.
const vectors = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { deal: Proof; gives: Dealt });

test("there are vectors for every kind of table", () => {
  expect(vectors.length).toBeGreaterThanOrEqual(8);
  expect(new Set(vectors.map((vector) => vector.deal.seats.length))).toEqual(new Set([2, 3, 4]));
});

test.each(vectors)("a vector: $deal.seats, $deal.words", (vector) => {
  expect(deal(vector.deal)).toEqual(vector.gives);
});

test("numbers of the incomplete last round are rejected", () => {
  const rounds = 2 ** 32 - (2 ** 32 % 84);
  expect(below([rounds, 2 ** 32 - 1, rounds - 1][Symbol.iterator](), 84)).toBe(83);
  expect(below([85][Symbol.iterator](), 84)).toBe(1);
  expect(() => below([rounds][Symbol.iterator](), 84)).toThrow(Unusable);
});

const vector = vectors.find((candidate) => candidate.deal.recipes && candidate.deal.words.length > 1);
if (!vector) throw new Error("no vector with recipes and words");
const honest = (): GameRecord & { deal: Proof } => structuredClone({ ...vector.gives, deal: vector.deal });

describe("a record", () => {
  test("that is honest", () => {
    const checked = check(honest());
    expect(checked.different).toEqual([]);
    expect(checked.commitment).toBe(bytesToHex(sha256(hexToBytes(vector.deal.secret))));
  });

  test("may say more of its players", () => {
    const record = honest();
    record.players = record.players.map((player) => ({ name: "Ann", ...player, seat: 0 }));
    expect(check(record).different).toEqual([]);
  });

  test("without recipes and removed colour may leave them out", () => {
    const plain = vectors.find(({ gives }) => gives.recipes === null && gives.removed_color === null);
    const { players, deck } = plain?.gives ?? honest();
    expect(check({ players, deck, deal: plain?.deal } as unknown as GameRecord).different).toEqual([]);
  });

  test.each<[string, (record: GameRecord & { deal: Proof }) => void, string[]]>([
    ["two cards changed places", ({ deck }) => deck.splice(0, 2, deck[1] ?? "", deck[0] ?? ""), ["deck"]],
    ["a card too few", ({ deck }) => deck.pop(), ["deck"]],
    ["another begins", ({ players }) => players.push(players.shift() ?? { color: "" }), ["players"]],
    ["recipes changed hands", ({ recipes }) => recipes?.reverse(), ["recipes"]],
    ["no recipes", (record) => (record.recipes = null), ["recipes"]],
    ["a removed colour", (record) => (record.removed_color = "yellow"), ["removed_color"]],
  ])("that was tampered with: %s", (_, tamper, different) => {
    const record = honest();
    tamper(record);
    expect(check(record).different).toEqual(different);
  });

  test.each<[string, (proof: Proof) => void]>([
    ["another secret", (proof) => (proof.secret = `00${proof.secret}`)],
    ["another word", (proof) => (proof.words = ["00", ...proof.words.slice(1)])],
    ["a word less", (proof) => proof.words.pop()],
    ["words in another order", (proof) => proof.words.reverse()],
    ["two words made one", (proof) => (proof.words = [proof.words.join("")])],
  ])("that was dealt with %s", (_, tamper) => {
    const record = honest();
    tamper(record.deal);
    expect(check(record).different).toContain("deck");
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["text", "deal"],
    ["another method", { ...vector.deal, method: "glastonbury-deal/2" }],
    ["an empty secret", { ...vector.deal, secret: "" }],
    ["no hexadecimal secret", { ...vector.deal, secret: "xy" }],
    ["half a byte", { ...vector.deal, words: ["abc"] }],
    ["words that are none", { ...vector.deal, words: "ab" }],
    ["a seat that is none", { ...vector.deal, seats: ["blue", "orange"] }],
    ["the same seat twice", { ...vector.deal, seats: ["blue", "blue"] }],
    ["one seat", { ...vector.deal, seats: ["blue"] }],
    ["recipes that are neither", { ...vector.deal, recipes: 1 }],
    ["a first seat that is none", { ...vector.deal, first: 4 }],
    ["a removed colour that is none", { ...vector.deal, removed_color: "orange" }],
  ])("with a proof that cannot be used: %s", (_, proof) => {
    expect(() => check({ ...honest(), deal: proof })).toThrow(Unusable);
  });
});
