// The bots that people are offered, weakest first. "random" is for tests.

import Broom from "~icons/game-icons/magic-broom";
import Face from "~icons/game-icons/wizard-face";
import Hat from "~icons/game-icons/pointy-hat";
import Herbs from "~icons/game-icons/herbs-bundle";
import Staff from "~icons/game-icons/wizard-staff";
import type { Component } from "svelte";
import { LEVELS, type Level } from "./protocol";

export type OfferedLevel = Exclude<Level, "random">;
export const OFFERED_LEVELS = LEVELS.filter((level) => level !== "random");

export const LEVEL_ICONS: Record<OfferedLevel, Component> = {
  apprentice: Broom,
  herbalist: Herbs,
  witch: Hat,
  wizard: Staff,
  merlin: Face,
};
