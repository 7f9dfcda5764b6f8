// What motion has done before the board's owner says it, and how things move, without a board.

import { expect, test } from "vitest";
import { Ahead } from "../src/board/ahead.svelte";
import { hops } from "../src/board/motion";
import { landingOf, type BoardPawn, type Preview } from "../src/board/shown";

const cells = { b2: "Ra3" };
const pawn: BoardPawn = { seat: 0, color: "green", stop: 8, name: "Rowan" };

test("a card that was taken is gone, and another is there when it is turned over", () => {
  const ahead = new Ahead();
  expect(ahead.cardIn("b2", cells)).toBe("Ra3");
  ahead.take("b2");
  expect(ahead.cardIn("b2", cells)).toBeNull();
  ahead.turn("b2", "Yb1");
  expect(ahead.cardIn("b2", cells)).toBe("Yb1");
  ahead.take("b2"); // and that one too
  expect(ahead.cardIn("b2", cells)).toBeNull();
  ahead.saidCells();
  expect(ahead.cardIn("b2", { b2: "Im" })).toBe("Im");
});

test("a pawn stands where it went until its owner lets it stand elsewhere", () => {
  const ahead = new Ahead();
  ahead.walk(pawn, 11);
  ahead.saidPawns([pawn]); // as before
  expect(ahead.stopOf(pawn)).toBe(11);
  const later = { ...pawn, stop: 13 };
  ahead.saidPawns([later]);
  expect(ahead.stopOf(later)).toBe(13);
});

test("who has no stop does not stand", () => {
  const ahead = new Ahead();
  const other = { ...pawn, seat: 1, stop: null };
  expect(ahead.standing([pawn, other]).map(({ seat }) => seat)).toEqual([0]);
  ahead.walk(other, 5);
  expect(ahead.standing([pawn, other]).map(({ seat, stop }) => [seat, stop])).toEqual([[0, 8], [1, 5]]);
  ahead.clear();
  expect(ahead.standing([pawn, other]).map(({ seat }) => seat)).toEqual([0]);
});

test("steps go up and down, and end at home", () => {
  const frames = hops([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 20 }], 3);
  expect(frames.map(({ translate, offset }) => [translate, offset])).toEqual([
    ["-10px -20px", 0],
    ["-5px -23px", 0.25],
    ["0px -20px", 0.5],
    ["0px -13px", 0.75],
    ["0px 0px", 1],
  ]);
});

test("a preview has a ghost where it leads, but for whoever stays", () => {
  const preview: Preview = { way: [9, 10, 11], stop: 11, line: null, color: "green" };
  const standing = [{ ...pawn, stop: 8 }];
  expect(landingOf(preview, standing)).toEqual({
    stays: false,
    ghost: { stop: 11, color: "green" },
    steps: [
      { stop: 9, number: 1 },
      { stop: 10, number: 2 },
    ],
  });
  expect(landingOf({ ...preview, way: [], stop: 8 }, standing)).toEqual({ stays: true, ghost: null, steps: [] });
  expect(landingOf(null, standing)).toEqual({ stays: false, ghost: null, steps: [] });
});
