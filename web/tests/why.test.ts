// Why something cannot be chosen: every reason, and in whole games each cell exactly one or none.

import { describe, expect, test } from "vitest";
import traces from "../../tests/data/example-traces.jsonl?raw";
import { whyNot, type Reason } from "../src/play/why";
import type { GameSeen, Phase } from "../src/protocol";
import { cells, cellsOfLine, CORNERS, lineOfStop } from "../src/street";
import { hasMessage, t } from "../src/text/text.svelte";
import { game, player } from "./builders";

const at = (stop: number): GameSeen["players"] => [player({ seat: 0, stop }), player({ seat: 1, color: "red" })];
const said = (reason: Reason | null): string | null => reason && t(reason.id, reason.data);

describe("it is said why", () => {
  test.each<[string, string, Partial<GameSeen>, string, boolean?]>([
    ["the game is over", "b2", { phase: "over", deciding: null }, "The game is over: nothing can be taken any more."],
    ["one only watches", "b2", { seat: null }, "You are watching. Only those who play can take cards."],
    ["somebody else decides", "b2", { deciding: 1 }, "It is not your turn yet."],
    ["the pawn is nowhere yet", "b2", { phase: "place", legal: [{ move: "@a1" }] }, "First choose a corner for your pawn."],
    ["a pawn is there", "f1", { phase: "place", legal: [{ move: "@a1" }] }, "A pawn stands at this corner already."],
    [
      "the pawn is at a corner",
      "b2",
      { phase: "corner", legal: [{ move: "declinatio" }, { move: "stay" }] },
      "Your pawn is at a corner, where nothing can be taken.",
    ],
    [
      "the last card is in the hand",
      "b2",
      { phase: "keep", taken: "Ya1", legal: [{ move: "keep" }, { move: "drop" }] },
      "First decide: keep the card, or drop it?",
    ],
    ["an Immuto is in the hand", "b2", { phase: "immuto", legal: [{ move: "immuto:Ya" }] }, "First say where your Immuto goes."],
    ["a corner has no card", "a1", { players: at(8), legal: [{ move: "c4" }] }, "There is no card to take at a corner."],
    ["nothing lies there", "d4", { players: at(8), legal: [{ move: "c4" }] }, "This place is empty."],
    [
      "it lies elsewhere",
      "b2",
      { players: at(8), cells: { b2: "Ya1" }, legal: [{ move: "c4" }] },
      "This card is not in row 4, where your pawn is.",
    ],
    [
      "it lies elsewhere, and there is an Accio",
      "b2",
      { players: at(8), cells: { b2: "Ya1" }, legal: [{ move: "c4" }, { move: "*b2" }] },
      "This card is not in row 4. By Accio you could take it.",
    ],
    [
      "it lies in the own line",
      "c4",
      { players: at(8), cells: { c4: "Ya1", b2: "Ya2" }, legal: [{ move: "c4" }, { move: "*b2" }] },
      "This card lies in row 4: you can take it without Accio.",
      true,
    ],
    [
      "it would work at once, by Accio",
      "b2",
      { players: at(8), cells: { b2: "Va", b3: "Ya2" }, legal: [{ move: "c4" }, { move: "*b3" }] },
      "Accio cannot take a spell that works at once.",
      true,
    ],
    [
      "it would work at once, after Declinatio",
      "b4",
      { players: at(8), cells: { b4: "Pe", c4: "Ya2" }, legal: [{ move: "c4" }] },
      "After Declinatio you cannot take a spell that works at once.",
    ],
  ])("%s", (_, cell, what, words, accio = false) => {
    expect(said(whyNot(game(what), cell, accio))).toBe(words);
  });

  test("not of what can be chosen", () => {
    const offered = game({ players: at(8), cells: { c4: "Ya2", b2: "Ra1" }, legal: [{ move: "c4" }, { move: "*b2" }] });
    expect(whyNot(offered, "c4", false)).toBeNull();
    expect(whyNot(offered, "b2", true)).toBeNull();
    expect(whyNot(game({ phase: "place", legal: [{ move: "@f6" }] }), "f6", false)).toBeNull();
  });
});

interface State {
  player: number;
  phase: Phase;
  legal: string[];
  stops: (number | null)[];
  cells: Record<string, string>;
}

/** As the one who decides sees it. */
const seen = ({ player: seat, phase, legal, stops, cells: laid }: State): GameSeen =>
  game({
    seat,
    phase,
    deciding: phase === "over" ? null : seat,
    players: stops.map((stop, index) => player({ seat: index, stop })),
    cells: laid,
    taken: phase === "keep" ? "Ya1" : null,
    legal: legal.map((move) => ({ move })),
  });

const AT_ONCE = ["Va", "Pe"];

/** Whether it is true. */
function holds(reason: string, { cells: laid, players, deciding }: GameSeen, cell: string): boolean {
  const stop = players.find(({ seat }) => seat === deciding)?.stop ?? 0;
  const own = cellsOfLine(lineOfStop(stop) ?? "").includes(cell);
  const code = laid[cell];
  switch (reason) {
    case "why-corner":
    case "why-corner-taken":
      return (CORNERS as readonly string[]).includes(cell);
    case "why-empty":
      return code === undefined;
    case "why-not-in-line":
    case "why-by-accio":
      return code !== undefined && !own;
    case "why-own-line":
      return code !== undefined && own;
    case "why-accio-at-once":
      return AT_ONCE.includes(code ?? "") && !own;
    case "why-declinatio-at-once":
      return AT_ONCE.includes(code ?? "") && own;
    default:
      return hasMessage(reason);
  }
}

test("in whole games every cell that cannot be chosen has one reason, which is true, and no other has any", () => {
  const found = new Set<string>();
  const wrong: string[] = [];
  for (const line of traces.trim().split("\n")) {
    for (const state of (JSON.parse(line) as { states: State[] }).states) {
      const shown = seen(state);
      for (const accio of state.legal.some((move) => move.startsWith("*")) ? [false, true] : [false]) {
        for (const cell of cells) {
          const can = state.legal.includes(accio ? `*${cell}` : cell) || state.legal.includes(`@${cell}`);
          const reason = whyNot(shown, cell, accio);
          if (reason) found.add(reason.id);
          if (can === (reason !== null) || (reason && !holds(reason.id, shown, cell))) wrong.push(`${cell} ${reason?.id}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...found].filter((id) => id !== "why-over").sort()).toEqual([
    "why-accio-at-once",
    "why-at-corner",
    "why-by-accio",
    "why-corner",
    "why-corner-taken",
    "why-declinatio-at-once",
    "why-empty",
    "why-immuto-first",
    "why-keep-first",
    "why-not-in-line",
    "why-own-line",
    "why-place-first",
  ]);
});
