// How large everything on the board is, from the free box alone.

import { isCorner, placeOfCell, placeOfStop } from "../street";

export interface Layout {
  /** Width and height of a card. */
  cw: number;
  ch: number;
  gap: number;
  lane: number;
  pad: number;
  /** Height of a pawn. */
  pawn: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The largest board for a box. Rings round pawns reach over the lane a little: they are inside the box, too. */
export function layout(boxWidth: number, boxHeight: number): Layout {
  const rough = Math.min(boxWidth, boxHeight);
  const upright = boxHeight > 1.2 * boxWidth && boxWidth < 600;
  // In a very small box the lane is narrow, so that cards can still be hit.
  const lane = upright
    ? Math.round(between(Math.min(20, 0.075 * boxWidth), Math.min(boxWidth / 6 - 32, Math.max(26, 0.07 * boxWidth)), 40))
    : Math.round(between(Math.min(24, 0.064 * rough), 0.0595 * rough, 90));
  const edge = Math.ceil(0.06 * lane);
  const inner = rough - 2 * edge;
  const gap = Math.max(2, Math.floor(0.0155 * inner - 1.7));
  const pad = Math.max(3, Math.floor(0.023 * inner - 3.7));
  const frame = 2 * (edge + lane + pad) + 5 * gap;
  let cw = Math.max(16, Math.floor((boxWidth - frame) / 6));
  let ch = Math.max(16, Math.floor((boxHeight - frame) / 6));
  // Small cards use all the width there is; large ones are never wider than high.
  const least = between(0.85, 0.85 + (0.15 * (ch - 84)) / 26, 1);
  ch = Math.min(ch, Math.floor(1.4 * cw));
  cw = Math.min(cw, Math.floor(ch / least));
  const around = 2 * (lane + pad) + 5 * gap;
  return {
    cw,
    ch,
    gap,
    lane,
    pad,
    pawn: lane + (lane >= 44 ? 0 : lane >= 36 ? 2 : 3),
    width: around + 6 * cw,
    height: around + 6 * ch,
  };
}

/** A cell's upper left corner, on the board. */
export function cellAt(size: Layout, cell: string): Point {
  const { column, row } = placeOfCell(cell);
  return {
    x: size.lane + size.pad + column * (size.cw + size.gap),
    y: size.lane + size.pad + row * (size.ch + size.gap),
  };
}

/** Round all cells of a line, so far outside of them. */
export function boxRound(size: Layout, line: readonly string[], out: number): { x: number; y: number; width: number; height: number } {
  const first = cellAt(size, line[0] ?? "a1");
  const last = cellAt(size, line.at(-1) ?? "a1");
  return {
    x: first.x - out,
    y: first.y - out,
    width: last.x - first.x + size.cw + 2 * out,
    height: last.y - first.y + size.ch + 2 * out,
  };
}

/** The middle of a stop, on the board. */
export function stopAt(size: Layout, stop: number): Point {
  const { column, row } = placeOfStop(stop);
  const along = (index: number, card: number, length: number): number =>
    index < 0
      ? size.lane / 2
      : index > 5
        ? length - size.lane / 2
        : size.lane + size.pad + index * (card + size.gap) + card / 2;
  return { x: along(column, size.cw, size.width), y: along(row, size.ch, size.height) };
}

/** Where the nth of several pawns at a stop stands: side by side along the lane; at a corner from it inwards. */
export function pawnAt(size: Layout, stop: number, index: number, count: number): Point {
  const middle = stopAt(size, stop);
  const apart = 0.55 * size.pawn;
  const { column, row } = placeOfStop(stop);
  if (isCorner(stop)) return { x: middle.x + (column < 0 ? 1 : -1) * index * apart, y: middle.y };
  const offset = (index - (count - 1) / 2) * apart;
  return row < 0 || row > 5 ? { x: middle.x + offset, y: middle.y } : { x: middle.x, y: middle.y + offset };
}
