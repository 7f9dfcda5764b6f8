// High Street: where cells and stops lie. Stops are numbered clockwise from the corner a1, 0 to 19.

export const COLUMNS = ["a", "b", "c", "d", "e", "f"] as const;
export const ROWS = ["1", "2", "3", "4", "5", "6"] as const;
export const STOPS = 20;
export const CORNERS = ["a1", "f1", "f6", "a6"] as const;

export interface GridPlace {
  column: number;
  row: number;
}

export const cells: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

export function placeOfCell(cell: string): GridPlace {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.charAt(1)) - 1 };
}

/** On the lane round the square: −1 and 6 are beside it. */
export function placeOfStop(stop: number): GridPlace {
  const along = stop % 5;
  switch (Math.floor(stop / 5)) {
    case 0:
      return along === 0 ? { column: -1, row: -1 } : { column: along, row: -1 };
    case 1:
      return along === 0 ? { column: 6, row: -1 } : { column: 6, row: along };
    case 2:
      return along === 0 ? { column: 6, row: 6 } : { column: 5 - along, row: 6 };
    default:
      return along === 0 ? { column: -1, row: 6 } : { column: -1, row: 5 - along };
  }
}

export const isCorner = (stop: number): boolean => stop % 5 === 0;

/** The cell of the corner that a stop is at; empty beside a line. */
export const cornerAt = (stop: number): string => (isCorner(stop) ? (CORNERS[stop / 5] ?? "") : "");

/** The line beside a stop, by its name: a column b–e or a row 2–5; null at a corner. */
export function lineOfStop(stop: number): string | null {
  if (isCorner(stop)) return null;
  const { column, row } = placeOfStop(stop);
  return row === -1 || row === 6 ? (COLUMNS[column] ?? null) : (ROWS[row] ?? null);
}

export function cellsOfLine(line: string): string[] {
  return /\d/.test(line) ? COLUMNS.map((column) => column + line) : ROWS.map((row) => line + row);
}

/** The stops that a pawn passes: after `start`, up to and with `stop`, clockwise. */
export function way(start: number, stop: number): number[] {
  const steps = (stop - start + STOPS) % STOPS;
  return Array.from({ length: steps }, (_, step) => (start + step + 1) % STOPS);
}
