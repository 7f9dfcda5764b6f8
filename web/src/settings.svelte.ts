// What this device remembers of how its people like it.

export interface Settings {
  language: string | null; // null: the browser's
  sound: boolean;
  motion: "system" | "off";
  pace: "slow" | "normal" | "fast" | "none"; // of animations
  labels: boolean; // the colour's letter on each card
  oneTap: boolean;
  notify: boolean;
  name: string;
  bots: number;
  level: "apprentice" | "herbalist" | "witch" | "wizard" | "merlin";
  recipes: boolean;
}

const phone = matchMedia("(pointer: coarse)").matches;

const usual: Settings = {
  language: null,
  sound: !phone,
  motion: "system",
  pace: "normal",
  labels: false,
  oneTap: false,
  notify: false,
  name: "",
  bots: 1,
  level: "apprentice",
  recipes: false,
};

const KEY = "settings";

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual, ...kept() });

export function forgetSettings(): void {
  Object.assign(settings, usual);
}

$effect.root(() => {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
});
