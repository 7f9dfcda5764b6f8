// Games for tests: only what a test is about has to be said.

import type { Places } from "../src/board/places";
import type { GameSeen, PlayerSeen } from "../src/protocol";

export const NOWHERE: Places = { cauldron: () => null, pile: () => null };

export const player = (what: Partial<PlayerSeen>): PlayerSeen => ({
  seat: 0,
  color: "yellow",
  stop: null,
  top: null,
  height: 0,
  cauldron: null,
  spells: [],
  accio: 0,
  declinatio: 0,
  recipes: null,
  immutos: [],
  score: null,
  last_turn: [],
  ...what,
});

export const game = (what: Partial<GameSeen>): GameSeen => ({
  game: 1,
  ply: 0,
  seat: 0,
  phase: "take",
  deciding: 0,
  players: [player({ seat: 0 }), player({ seat: 1, color: "red" })],
  cells: {},
  pile: 20,
  taken: null,
  removed_color: null,
  legal: [],
  looks: {},
  winners: [],
  ...what,
});
