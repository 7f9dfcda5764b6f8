// What is shown of a player, in whatever form there is room for.

import type { Phrase, PlayerSeen } from "../protocol";
import type { PlayerPlace } from "./stage.svelte";

export interface ShownPlayer {
  player: PlayerSeen;
  place: PlayerPlace;
  moved: number | null; // in the turn that goes on
  missed: boolean; // the last turn came unseen
  name: (seat: number) => string;
  said: Phrase | undefined;
}
