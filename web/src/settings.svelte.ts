// What this device remembers of how its people like it.

import { LABELS, type Labels } from "./cards";
import { OFFERED_LEVELS, type OfferedLevel } from "./levels";
import { BOT_PACES, type BotPace, EDITIONS, type Edition, PLAYER_COLORS, type PlayerColor, type Tutorial } from "./protocol";

export const THEMES = ["dusk", "daylight", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const MOVING_PACES = ["slow", "normal", "fast"] as const;
export type MovingPace = (typeof MOVING_PACES)[number];
export type Pace = MovingPace | "none";

export interface ScreenPlace {
  name: string;
  color: PlayerColor; // no two have the same
  bot: OfferedLevel | null; // null: a person's
}

export interface Settings {
  theme: Theme | null; // null: what suits the device
  language: string | null; // null: the browser's
  sound: boolean;
  motion: "system" | "off";
  pace: Pace; // of animations
  botPace: BotPace; // how long bots wait before they move, at tables made from now on
  labels: Labels;
  oneTap: boolean;
  letterKeys: boolean; // letters describe the table
  notify: boolean;
  whispers: number; // so many more turns have a whisper unasked: in a first game
  name: string;
  bots: number;
  level: OfferedLevel;
  recipes: boolean;
  edition: Edition | null; // null: that of the page's language
  tutorials: Partial<Record<Tutorial, number>>; // the step that somebody has come to, from 0
  invited: boolean; // to the tutorial, and has answered
  countSteps: boolean; // whether the server is told that somebody has come to a step
  askCauldron: boolean; // what lies in it, before the count
  finished: boolean; // a game: who has finished none is told what to do
  oneScreen: { seats: number; recipes: boolean; places: ScreenPlace[] }; // of four places as many as there are seats
}

const phone = matchMedia("(pointer: coarse)").matches;

const usual: Settings = {
  theme: null,
  language: null,
  sound: !phone,
  motion: "system",
  pace: "normal",
  botPace: "natural",
  labels: "icons",
  oneTap: false,
  letterKeys: true,
  notify: false,
  name: "",
  bots: 1,
  level: "apprentice",
  recipes: false,
  edition: null,
  tutorials: {},
  invited: false,
  countSteps: true,
  askCauldron: true,
  finished: false,
  whispers: 0,
  oneScreen: {
    seats: 2,
    recipes: false,
    places: PLAYER_COLORS.map((color) => ({ name: "", color, bot: null })),
  },
};

const CHOICES: Partial<Record<string, readonly unknown[]>> = {
  theme: [null, ...THEMES],
  motion: ["system", "off"],
  pace: [...MOVING_PACES, "none"],
  botPace: BOT_PACES,
  labels: LABELS,
  level: OFFERED_LEVELS,
  edition: [null, ...EDITIONS],
} satisfies { [Key in keyof Settings]?: readonly Settings[Key][] };

const KEY = "settings";

function kept(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    if (typeof found.labels === "boolean") found.labels = found.labels ? "letters" : "icons"; // there were these two
    return Object.fromEntries(Object.entries(found).filter(([key, value]) => isKnown(key, value)));
  } catch {
    return {};
  }
}

/** Another version may have kept what this one does not know; what is new to this one stays there. */
function isKnown(key: string, value: unknown): boolean {
  const choices = CHOICES[key];
  if (choices) return choices.includes(value);
  const { [key]: instead = null } = usual as unknown as Record<string, unknown>;
  return instead === null || (value !== null && typeof value === typeof instead);
}

export const settings = $state<Settings>({ ...usual, ...kept() });

export function forgetSettings(): void {
  Object.assign(settings, usual);
}

// Another tab may change them: the settings, opened from a table.
window.addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) Object.assign(settings, { ...usual, ...kept() });
});

$effect.root(() => {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
});
