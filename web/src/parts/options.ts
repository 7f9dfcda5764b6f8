// What was agreed when a table was made, a sentence for each.

import { LABELS, type Labels } from "../cards";
import { EDITIONS, type Edition, type Options } from "../protocol";
import { settings } from "../settings.svelte";
import { language, t } from "../text/text.svelte";

export const offOn = (): { value: boolean; label: string }[] => [
  { value: false, label: t("off") },
  { value: true, label: t("on") },
];

export const labelChoices = (): { value: Labels; label: string }[] =>
  LABELS.map((value) => ({ value, label: t(`labels-${value}`) }));

/** The one that was chosen last; before that the one in the page's language. */
export const edition = (): Edition =>
  settings.edition ?? EDITIONS.find((edition) => edition === language()) ?? "en";

const DAY = 24 * 3600;
export const MOVE_TIMES = [null, 30, 60, 180, DAY, 3 * DAY] as const; // seconds for each move; null: no clock

/** Where a move may take days, nobody can be asked to remember: the memory aid is usual there. */
export const isSlow = (seconds: number | null): boolean => seconds !== null && seconds >= DAY;

export interface Explained {
  option: string;
  text: string;
}

export function paceSays(seconds: number | null): string {
  if (seconds === null) return t("pace-none-says");
  if (seconds >= DAY) return t("pace-days-says", { days: Math.round(seconds / DAY) });
  if (seconds >= 120) return t("pace-minutes-says", { minutes: Math.round(seconds / 60) });
  return t("pace-seconds-says", { seconds });
}

export function explained(options: Options): Explained[] {
  const onOff = (option: string, on: boolean): Explained => ({ option, text: t(`option-${option}-${on ? "on" : "off"}`) });
  const { seats = 2, recipes = false, pace = null, stand_in = "apprentice", bot_pace = "natural" } = options;
  return [
    onOff("recipes", recipes),
    ...(recipes ? [{ option: "edition", text: t(`edition-${options.edition ?? "en"}-says`) }] : []),
    ...(seats === 2 ? [onOff("removed_color", options.removed_color !== null)] : []),
    { option: "pace", text: paceSays(pace?.seconds ?? null) },
    ...(pace ? [{ option: "stand_in", text: t("option-stand_in-says", { level: t(`level-${stand_in}`) }) }] : []),
    { option: "bot_pace", text: t(`option-bot_pace-${bot_pace}`) },
    onOff("memory_aid", options.memory_aid ?? false),
    onOff("spectators", options.spectators ?? true),
    onOff("listed", options.listed ?? false),
  ];
}
