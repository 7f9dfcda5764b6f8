// The bots that people are offered, weakest first. "random" is for tests.

import Broom from "~icons/game-icons/magic-broom";
import Face from "~icons/game-icons/wizard-face";
import Hat from "~icons/game-icons/pointy-hat";
import Herbs from "~icons/game-icons/herbs-bundle";
import Staff from "~icons/game-icons/wizard-staff";
import type { Component } from "svelte";

export const LEVELS = ["apprentice", "herbalist", "witch", "wizard", "merlin"] as const;
export type OfferedLevel = (typeof LEVELS)[number];

export const LEVEL_ICONS: Record<OfferedLevel, Component> = {
  apprentice: Broom,
  herbalist: Herbs,
  witch: Hat,
  wizard: Staff,
  merlin: Face,
};
