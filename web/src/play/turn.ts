// A turn in marks, for where a sentence has no room.

import type { Happening } from "../protocol";
import { firstTurn } from "../text/describe";

export interface Marks {
  stop: number | null; // where the pawn was
  by: "Ac" | "De" | null; // the spell that helped
  card: string | null; // what was taken
  passed: boolean; // nothing was, at a corner
}

export function marksOf(happenings: readonly Happening[]): Marks {
  const marks: Marks = { stop: null, by: null, card: null, passed: false };
  for (const happening of firstTurn(happenings)) {
    switch (happening.type) {
      case "PawnPlaced":
      case "PawnMoved":
        marks.stop = happening.stop;
        break;
      case "TurnPassed":
        marks.passed = true;
        break;
      case "DeclinatioUsed":
        marks.by = "De";
        break;
      case "CardTaken":
        marks.card = happening.card;
        if (happening.by_accio) marks.by = "Ac";
        break;
    }
  }
  return marks;
}
