import { describe, expect, test } from "vitest";
import { cellAt, layout, pawnAt, stopAt } from "../src/board/layout";

describe("the board in its box", () => {
  test.each([
    [776, 836, { cw: 100, ch: 110, gap: 10, lane: 46 }],
    [390, 510, { cw: 50, ch: 70, gap: 4, lane: 27 }],
    [360, 466, { cw: 46, ch: 64, gap: 3, lane: 26 }],
    [428, 382, { cw: 58, ch: 50, gap: 4, lane: 24 }],
  ])("%d × %d is as drawn", (width, height, drawn) => {
    expect(layout(width, height)).toMatchObject(drawn);
  });

  test("fits every box, with cards of a bearable ratio", () => {
    for (let width = 190; width <= 2400; width += 53) {
      for (let height = 190; height <= 1400; height += 47) {
        const size = layout(width, height);
        const ring = 0.06 * size.lane;
        expect(size.width + 2 * ring, `${width} × ${height}`).toBeLessThanOrEqual(width);
        expect(size.height + 2 * ring, `${width} × ${height}`).toBeLessThanOrEqual(height);
        const ratio = size.ch / size.cw;
        expect(ratio, `${width} × ${height}`).toBeGreaterThan(0.83);
        expect(ratio, `${width} × ${height}`).toBeLessThanOrEqual(1.4);
      }
    }
  });

  test("keeps cards that can be hit in the smallest box there is", () => {
    const { cw, ch } = layout(194, 250);
    expect(Math.min(cw, ch)).toBeGreaterThanOrEqual(24);
  });

  test("keeps cards as large as a thumb, with half of each gap beside them, on the smallest phones there are", () => {
    for (const [width, height] of [
      [312, 338],
      [312, 440],
      [348, 440],
    ] as const) {
      const { cw, ch, gap } = layout(width, height);
      expect(Math.min(cw, ch) + gap, `${width} × ${height}`).toBeGreaterThanOrEqual(44);
    }
  });

  test("stops lie in the lane, in line with their row or column", () => {
    const size = layout(776, 836);
    const e4 = cellAt(size, "e4");
    expect(stopAt(size, 11)).toEqual({ x: e4.x + size.cw / 2, y: size.height - size.lane / 2 });
    expect(stopAt(size, 8)).toEqual({ x: size.width - size.lane / 2, y: e4.y + size.ch / 2 });
    expect(stopAt(size, 0)).toEqual({ x: size.lane / 2, y: size.lane / 2 });
  });

  test("pawns that share a stop stand along the lane, 55 % of their height apart", () => {
    const size = layout(776, 836);
    const [left, right] = [pawnAt(size, 11, 0, 2), pawnAt(size, 11, 1, 2)];
    expect(right.x - left.x).toBeCloseTo(0.55 * size.pawn);
    expect(right.y).toBe(left.y);
    const [up, down] = [pawnAt(size, 8, 0, 2), pawnAt(size, 8, 1, 2)];
    expect(down.y - up.y).toBeCloseTo(0.55 * size.pawn);
    // At a corner nobody is pushed off the board.
    expect(pawnAt(size, 10, 3, 4).x).toBeLessThan(pawnAt(size, 10, 0, 4).x);
    expect(pawnAt(size, 0, 3, 4).x).toBeGreaterThan(pawnAt(size, 0, 0, 4).x);
  });
});
