// The clock by agreement: what may be wished of it, who wishes it, and whose word is still missing.

import { asked } from "../people";
import type { TableSeen } from "../protocol";

export interface ClockWish {
  kind: "StretchClock" | "StopClock";
  agreed: number[]; // seats
  missing: number[]; // others who have not agreed yet
  mine: boolean; // whoever reads this wishes it
}

const LONGEST = 14 * 24 * 3600; // seconds, where the server stretches it no more

/** None where the table has no clock. */
export function clockWishes({ options, seats, wanted }: TableSeen): ClockWish[] {
  const { pace } = options;
  if (!pace) return [];
  const kinds: ClockWish["kind"][] = pace.seconds < LONGEST ? ["StretchClock", "StopClock"] : ["StopClock"];
  return kinds.map((kind) => {
    const agreed = wanted.find((vote) => vote.kind === kind)?.seats ?? [];
    const missing = asked(seats).filter((seat) => !agreed.includes(seat) && !seats[seat]?.yours);
    return { kind, agreed, missing, mine: agreed.some((seat) => seats[seat]?.yours) };
  });
}
