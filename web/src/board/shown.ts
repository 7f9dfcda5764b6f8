// What the board is told: what lies and stands on it, what can be chosen, and what that would lead to.

import type { Labels } from "../cards";
import type { PlayerColor } from "../protocol";

export interface Offer {
  move: string;
  landsAt: number | null;
  line: string[] | null;
  endsGame: boolean;
}

export interface BoardPawn {
  seat: number;
  color: PlayerColor;
  stop: number | null;
  name: string;
  away?: boolean;
}

export interface StandingPawn extends BoardPawn {
  stop: number;
}

export interface Preview {
  /** The stops on the way, with or without the last one. */
  way: number[];
  stop: number | null;
  line: string[] | null;
  color: PlayerColor;
}

export interface Shown {
  /** Cell → code; an empty cell is missing. */
  cells: Record<string, string>;
  pawns: BoardPawn[];
  /** The seat whose pawn gets the candle's ring when it is its turn. */
  mine: number | null;
  turn: number | null;
  /** The cells that can be chosen now. */
  offers: Map<string, Offer>;
  activeLine: string[] | null;
  selected: string | null;
  /** A cell that was refilled lately. */
  fresh: string | null;
  preview: Preview | null;
  /** Lines with one card left. */
  scarce: string[];
  /** Corners at which a pawn can be put. */
  corners: string[];
  /** Whether cards that cannot be chosen stand back. */
  dim: boolean;
  /** Cells that somebody speaks of, each with a sign. */
  marks?: ReadonlyMap<string, string>;
  labels: Labels;
  disabled?: boolean;
}

/** Where no pawn's preview is shown twice: who stays has a ring, who goes a ghost where they go. */
export interface Landing {
  /** Whether the pawn whose preview it is stays where it stands. */
  stays: boolean;
  ghost: { stop: number; color: PlayerColor } | null;
  /** The stops before the last, counted. */
  steps: { stop: number; number: number }[];
}

export function landingOf(preview: Preview | null, standing: readonly StandingPawn[]): Landing {
  if (!preview) return { stays: false, ghost: null, steps: [] };
  const { way, stop, color } = preview;
  const stays = standing.some((pawn) => pawn.stop === stop && pawn.color === color);
  return {
    stays,
    ghost: stop !== null && !stays ? { stop, color } : null,
    steps: way.map((passed, index) => ({ stop: passed, number: index + 1 })).filter((step) => step.stop !== stop),
  };
}
