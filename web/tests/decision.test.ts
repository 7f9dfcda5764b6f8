import { describe, expect, test } from "vitest";
import { decisionOf, inTurnOrder, scarceLines } from "../src/play/decision";
import { game, player } from "./builders";

describe("what can be decided", () => {
  test("nothing while somebody else decides", () => {
    expect(decisionOf(game({ legal: [] }))).toBeNull();
  });

  test("a corner for the pawn", () => {
    const decision = decisionOf(game({ phase: "place", legal: [{ move: "@a1" }, { move: "@f6" }] }));
    expect(decision).toEqual({ kind: "place", corners: ["a1", "f6"] });
  });

  test("cards of the line, and by Accio all others", () => {
    const decision = decisionOf(
      game({
        phase: "take",
        deciding: 0,
        players: [player({ seat: 0, stop: 8 })],
        legal: [{ move: "*b1" }, { move: "c4", lands_at: 11, line: ["e1"], ends_game: true }],
      }),
    );
    if (decision?.kind !== "take") throw new Error("a take was expected");
    expect(decision.line).toBe("4");
    expect([...decision.accio.keys()]).toEqual(["b1"]);
    expect([...decision.takes]).toEqual([["c4", { move: "c4", landsAt: 11, line: ["e1"], endsGame: true }]]);
  });

  test("Declinatio or staying", () => {
    const decision = decisionOf(game({ phase: "corner", legal: [{ move: "declinatio", lands_at: 8 }, { move: "stay" }] }));
    expect(decision).toMatchObject({ kind: "corner", declinatio: { landsAt: 8, endsGame: false } });
  });

  test("keeping the last card", () => {
    const decision = decisionOf(game({ phase: "keep", taken: "Ya3", legal: [{ move: "keep" }, { move: "drop" }] }));
    expect(decision).toEqual({ kind: "keep", card: "Ya3" });
  });

  test("a place for an Immuto", () => {
    const legal = [{ move: "immuto:Ya" }, { move: "immuto:Kb" }, { move: "immuto:none" }];
    const decision = decisionOf(game({ phase: "immuto", legal }));
    expect(decision).toEqual({ kind: "immuto", ingredients: ["Ya", "Kb"], none: true });
  });
});

test("the others follow in turn order", () => {
  const players = [player({ seat: 2 }), player({ seat: 0 }), player({ seat: 1 })];
  expect(inTurnOrder(game({ players }), 0).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(inTurnOrder(game({ players }), null).map(({ seat }) => seat)).toEqual([2, 0, 1]);
});

test("a line with one card left is scarce, an empty or a full one is not", () => {
  expect(scarceLines(game({ cells: { b2: "Ya1", c2: "Ya2", c3: "Ya3" } }))).toEqual(["b", "3"]);
});
