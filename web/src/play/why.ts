// Why something on the square cannot be chosen, from what is seen of the game.

import { lineName } from "../cards/names";
import type { GameSeen } from "../protocol";
import { cellsOfLine, CORNERS } from "../street";
import { decisionOf } from "./decision";

/** A message, and what it is told. */
export interface Reason {
  id: string;
  data?: Record<string, string>;
}

const corners: readonly string[] = CORNERS;

/** Null: it can be chosen. `accio`: it would be taken by that. */
export function whyNot(game: GameSeen, cell: string, accio: boolean): Reason | null {
  if (game.deciding === null) return { id: "why-over" };
  if (game.seat === null) return { id: "why-watching" };
  const decision = decisionOf(game);
  switch (decision?.kind) {
    case undefined:
      return { id: "why-not-your-turn" };
    case "place":
      if (decision.corners.includes(cell)) return null;
      return { id: corners.includes(cell) ? "why-corner-taken" : "why-place-first" };
    case "corner":
      return { id: "why-at-corner" };
    case "keep":
      return { id: "why-keep-first" };
    case "immuto":
      return { id: "why-immuto-first" };
    case "take": {
      if ((accio ? decision.accio : decision.takes).has(cell)) return null;
      if (corners.includes(cell)) return { id: "why-corner" };
      if (!(cell in game.cells)) return { id: "why-empty" };
      const data = { line: lineName(decision.line ?? "") };
      const own = cellsOfLine(decision.line ?? "").includes(cell);
      if (accio) return own ? { id: "why-own-line", data } : { id: "why-accio-at-once" };
      if (own) return { id: "why-declinatio-at-once" };
      return { id: decision.accio.has(cell) ? "why-by-accio" : "why-not-in-line", data };
    }
  }
}
