import { describe, expect, test } from "vitest";
import { cells, cellsOfLine, isCorner, lineOfStop, placeOfCell, placeOfStop, way } from "../src/street";

describe("stops", () => {
  test("lie clockwise round the square, from the corner a1", () => {
    expect([0, 1, 4, 5, 6, 9, 10, 11, 14, 15, 16, 19].map(placeOfStop)).toEqual([
      { column: -1, row: -1 },
      { column: 1, row: -1 },
      { column: 4, row: -1 },
      { column: 6, row: -1 },
      { column: 6, row: 1 },
      { column: 6, row: 4 },
      { column: 6, row: 6 },
      { column: 4, row: 6 },
      { column: 1, row: 6 },
      { column: -1, row: 6 },
      { column: -1, row: 4 },
      { column: -1, row: 1 },
    ]);
  });

  test("each line has two, a corner has no line", () => {
    const lines = Array.from({ length: 20 }, (_, stop) => lineOfStop(stop));
    expect(lines.join(" ")).toBe(" b c d e  2 3 4 5  e d c b  5 4 3 2");
    expect([0, 5, 10, 15].every(isCorner)).toBe(true);
  });
});

test("the way goes on clockwise and over the corner a1", () => {
  expect(way(8, 11)).toEqual([9, 10, 11]);
  expect(way(18, 2)).toEqual([19, 0, 1, 2]);
  expect(way(4, 4)).toEqual([]);
});

test("lines are six cells, cells are read row by row", () => {
  expect(cellsOfLine("e")).toEqual(["e1", "e2", "e3", "e4", "e5", "e6"]);
  expect(cellsOfLine("4")).toEqual(["a4", "b4", "c4", "d4", "e4", "f4"]);
  expect(cells.slice(0, 7)).toEqual(["a1", "b1", "c1", "d1", "e1", "f1", "a2"]);
  expect(placeOfCell("c4")).toEqual({ column: 2, row: 3 });
});
