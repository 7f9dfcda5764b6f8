// Which drawing stands for what. Icons of game-icons.net (CC BY 3.0) and a few drawn for this page.

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Acorn from "~icons/game-icons/acorn";
import BatWing from "~icons/game-icons/bat-wing";
import CandleLight from "~icons/game-icons/candle-light";
import Cauldron from "~icons/game-icons/cauldron";
import Chameleon from "~icons/game-icons/chameleon-glyph";
import FinishLine from "~icons/game-icons/checkered-flag";
import CrystalBall from "~icons/game-icons/crystal-ball";
import CrystalGrowth from "~icons/game-icons/crystal-growth";
import Dragonfly from "~icons/game-icons/dragonfly";
import Elderberry from "~icons/game-icons/elderberry";
import Feather from "~icons/game-icons/feather";
import Frog from "~icons/game-icons/frog";
import Garlic from "~icons/game-icons/garlic";
import HangingSpider from "~icons/game-icons/hanging-spider";
import Honeycomb from "~icons/game-icons/honeycomb";
import LanternFlame from "~icons/game-icons/lantern-flame";
import MagicSwirl from "~icons/game-icons/magic-swirl";
import OysterPearl from "~icons/game-icons/oyster-pearl";
import Pumpkin from "~icons/game-icons/pumpkin";
import Rose from "~icons/game-icons/rose";
import Salamander from "~icons/game-icons/salamander";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import Shamrock from "~icons/game-icons/shamrock";
import SpellBook from "~icons/game-icons/spell-book";
import Sunflower from "~icons/game-icons/sunflower";
import Whirlwind from "~icons/game-icons/whirlwind";
import WitchFlight from "~icons/game-icons/witch-flight";
import type { Color, RecipeB, Spell } from "../protocol";
import Bolt from "./icons/Bolt.svelte";
import FlyAgaric from "./icons/FlyAgaric.svelte";
import Mandrake from "./icons/Mandrake.svelte";
import Onward from "./icons/Onward.svelte";

export type Icon = Component<SvelteHTMLElements["svg"]> | Component;

export const INGREDIENTS: Record<string, Icon> = {
  Ya: Honeycomb,
  Yb: Sunflower,
  Ga: Frog,
  Gb: Shamrock,
  Ra: FlyAgaric,
  Rb: Rose,
  Ba: Dragonfly,
  Bb: Feather,
  Oa: Pumpkin,
  Ob: Salamander,
  Pa: Elderberry,
  Pb: CrystalGrowth,
  Na: Acorn,
  Nb: Mandrake,
  Wa: Garlic,
  Wb: OysterPearl,
  Ka: BatWing,
  Kb: HangingSpider,
};

export const SPELLS: Record<Spell, Icon> = { Ac: MagicSwirl, De: Onward, Va: Whirlwind, Pe: CrystalBall };

/** How often a spell can be used; 0: it happens at once. */
export const USES: Record<Spell, number> = { Ac: 2, De: 3, Va: 0, Pe: 0 };

/** Recipes B: a drawing, or the figure that is counted. */
export const RECIPES: Record<RecipeB, Icon | string> = {
  fewest_cards: Cauldron,
  fewest_fours: "4",
  fewest_spells: SpellBook,
  most_ones: "1",
  ended_game: FinishLine,
};

export const IMMUTO: Icon = Chameleon;
export { Bolt, CandleLight as Candle, Cauldron, LanternFlame as Lantern, ScrollUnfurled as Scroll, WitchFlight as Witch };

/** The nine shapes, on a grid of 24 units, filled by the even-odd rule. */
export const SHAPES: Record<Color, string> = {
  yellow: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z",
  green: "M12 2L23 21.5H1Z",
  red: "M12 .5L21 12L12 23.5L3 12Z",
  blue: "M12 .8C12 .8 20 9.6 20 15.2A8 8 0 0 1 4 15.2C4 9.6 12 .8 12 .8Z",
  orange: "M8.6 1.5h6.8v7.1h7.1v6.8h-7.1v7.1H8.6v-7.1H1.5V8.6h7.1Z",
  purple: "M15 1.4A11 11 0 1 0 22.8 15.6A8.6 8.6 0 0 1 15 1.4Z",
  brown: "M3 3h18v18H3Z",
  white: "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21ZM12 6.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8Z",
  black:
    "M12 1.2L14.76 8.8L22.84 9.08L16.47 14.05L18.7 21.82L12 17.3L5.3 21.82L7.53 14.05L1.16 9.08L9.24 8.8Z",
};
