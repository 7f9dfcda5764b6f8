// The first turns of those who have never finished a game: the goal, what a number does, and what to remember.

import type { GameSeen } from "../protocol";
import { t } from "../text/text.svelte";

const ROUNDS = 4; // pawns are placed, and three turns of everybody

export function wordsForNewcomers({ ply, players }: GameSeen): string | null {
  const round = Math.floor(ply / players.length);
  return round < ROUNDS ? t(`first-turn-${round}`) : null;
}
