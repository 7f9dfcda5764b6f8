// A card that is looked at: what it would do where it can be taken, else what it is.

import "./browser";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import CardChoice from "../src/play/CardChoice.svelte";
import type { Offer } from "../src/board/shown";

const offer: Offer = { move: "b2", landsAt: 3, line: null, endsGame: false };

/** What is said beside the card's name. */
const look = (code: string, offered: Offer | null): string | undefined => shown({ b2: code }, offered, ".becomes");

function shown(cells: Record<string, string>, offered: Offer | null, what: string): string | undefined {
  const { container } = render(CardChoice, {
    decision: null,
    cells,
    told: null,
    cell: "b2",
    offer: offered,
    accio: false,
    stop: 1,
    declinatioUses: 0,
    warned: false,
    onaccio: () => {},
    ondeclinatio: () => {},
    onmove: () => {},
    onwhisper: null,
  });
  return container.querySelector(what)?.textContent;
}

test.each([
  ["Ka4", "Ingredient of the colour black, number 4", "goes on top of your cauldron"],
  ["Im", "Any ingredient that its owner likes at the end, number 0", "is any ingredient you like at the end"],
  ["Va", "Spell: Every other cauldron loses its top card", "Every other cauldron loses its top card"],
])("%s", (code, is, does) => {
  expect(look(code, null)).toBe(is);
  expect(look(code, offer)).toContain(does);
});

test("whoever would take the last card of a line is told which line", () => {
  const ends = (cells: Record<string, string>, endsGame: boolean): string | undefined => shown(cells, { ...offer, endsGame }, ".ends");
  expect(ends({ b2: "Ka4", b3: "Ka1", c2: "Ka2" }, false)).toBeUndefined();
  expect(ends({ b2: "Ka4", c2: "Ka2" }, true)).toBe("This is the last card of column b: taking it ends the game.");
  expect(ends({ b2: "Ka4", b1: "Ka1", c3: "Ka2" }, true)).toBe("This is the last card of row 2: taking it ends the game.");
});
