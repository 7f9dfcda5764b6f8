import { describe, expect, test } from "vitest";
import { actionOf, KEYS } from "../src/keys";
import { DESCRIPTIONS, describeTable } from "../src/play/descriptions";
import type { GameSeen } from "../src/protocol";
import { cells } from "../src/street";
import { LANGUAGES, useLanguage } from "../src/text/text.svelte";
import { game, player } from "./builders";

const you = Object.assign((seat: number) => ["You", "Ben"][seat] ?? "", { you: 0 });
const shared = Object.assign((seat: number) => ["Ann", "Ben"][seat] ?? "", { you: null });

const seen: GameSeen = game({
  cells: { a4: "Ra3", c4: "Im", f4: "Ac", b1: "Ya2" },
  pile: 1,
  legal: [{ move: "a4" }, { move: "c4" }, { move: "f4" }],
  players: [
    player({
      stop: 8,
      top: "Kb4",
      height: 3,
      cauldron: ["Wa1", "Ga2", "Kb4"], // by the memory aid: it has a place of its own
      accio: 2,
      declinatio: 1,
      recipes: ["brown", "most_ones"],
      last_turn: [{ type: "PawnPlaced", seat: 0, stop: 0 }],
    }),
    player({ seat: 1, color: "red", stop: 15, last_turn: [{ type: "TurnPassed", seat: 1 }] }),
  ],
});

describe("the table in words", () => {
  test("whose turn it is, and what is asked", () => {
    expect(describeTable("now", seen, you, "en")).toEqual(["Your turn: Take a card from row 4"]);
    expect(describeTable("now", { ...seen, legal: [], deciding: 1 }, you, "en")).toEqual(["Ben is choosing"]);
    expect(describeTable("now", { ...seen, legal: [], deciding: null }, you, "en")).toEqual(["The cauldrons are opened"]);
  });

  test("the own line; for those who watch that of whose turn it is", () => {
    const cards = "a4: Fly Agaric 3, b4: empty, c4: Immuto, d4: empty, e4: empty, f4: Accio.";
    expect(describeTable("line", seen, you, "en")).toEqual([`You stand at row 4. ${cards}`]);
    expect(describeTable("line", { ...seen, seat: null }, shared, "en")).toEqual([`Ann stands at row 4. ${cards}`]);
    expect(describeTable("line", { ...seen, seat: 1 }, shared, "en")).toEqual([
      "Ben stands at the corner a6. There is nothing to take there.",
    ]);
    expect(describeTable("line", game({}), you, "en")).toEqual(["You have not placed your pawn yet."]);
  });

  test("the square, row by row", () => {
    const said = describeTable("square", seen, you, "en");
    expect(said).toHaveLength(8);
    expect(said[0]).toBe("Row 1. a1: corner, b1: Wild Honeycomb 2, c1: empty, d1: empty, e1: empty, f1: corner.");
    expect(said.slice(6)).toEqual(["One card is left in column b and column c.", "One card is left in the draw pile."]);
    for (const cell of cells) expect(said.join(" ")).toContain(`${cell}: `);
  });

  test("the tops of all cauldrons, and where the pawns are", () => {
    expect(describeTable("tops", seen, you, "en")).toEqual([
      "You: Cellar Spider 4 on top, 3 cards in the cauldron; pawn at row 4.",
      "Ben: an empty cauldron; pawn at the corner a6.",
    ]);
  });

  test("the own spells and recipes; recipes not where others hear them", () => {
    const spells = "Your spells: Accio, 2 uses left and Declinatio, 1 use left.";
    expect(describeTable("mine", seen, you, "en")).toEqual([spells, "Your recipes: Most brown cards and Most 1s."]);
    expect(describeTable("mine", seen, shared, "en")).toEqual([spells]);
    expect(describeTable("mine", { ...seen, seat: 1 }, you, "en")).toEqual(["You have no spells."]);
    expect(describeTable("mine", { ...seen, seat: null }, shared, "en")).toEqual(["You are watching"]);
  });

  test("everybody’s last turn", () => {
    expect(describeTable("turns", seen, you, "en")).toEqual(["You chose the corner a1.", "Ben took nothing at the corner."]);
    expect(describeTable("turns", game({}), you, "en")).toEqual(["Nobody has had a turn yet."]);
  });

  test.each(Object.keys(LANGUAGES))("nothing that is covered is named, and nothing is empty: %s", async (language) => {
    await useLanguage([language]);
    const all = (of: GameSeen): string[] => DESCRIPTIONS.flatMap((what) => describeTable(what, of, you, "en"));
    const players = seen.players.map((owner) => ({ ...owner, cauldron: ["Yb1", "Ob1", "Kb4"] }));
    expect(all({ ...seen, players })).toEqual(all(seen));
    for (const sentence of all(seen)) expect(sentence).toMatch(/^\p{L}.+/u);
    await useLanguage(["en"]);
  });
});

describe("keys", () => {
  const press = (key: string, more = {}): ReturnType<typeof actionOf> =>
    actionOf({ key, code: "", ctrlKey: false, altKey: false, metaKey: false, target: document.body, ...more });

  test("each has one thing to do, and each thing one key", () => {
    expect(new Set(KEYS.map(({ key }) => key)).size).toBe(KEYS.length);
    expect(new Set(KEYS.map(({ action }) => action)).size).toBe(KEYS.length);
    for (const what of DESCRIPTIONS) expect(KEYS.map(({ action }) => action)).toContain(what);
  });

  test("are found in every alphabet", () => {
    expect(press("l")).toBe("line");
    expect(press("L")).toBe("line");
    expect(press("д", { code: "KeyL" })).toBe("line");
    expect(press("?", { code: "Slash" })).toBe("keys");
    expect(press("x")).toBeNull();
    expect(press("Enter", { code: "Enter" })).toBeNull();
  });

  test("leave those alone who type, or hold another key", () => {
    const input = document.createElement("input");
    expect(press("l", { target: input })).toBeNull();
    expect(press("l", { ctrlKey: true })).toBeNull();
    expect(press("l", { metaKey: true })).toBeNull();
    input.type = "radio";
    expect(press("l", { target: input })).toBe("line");
  });
});
