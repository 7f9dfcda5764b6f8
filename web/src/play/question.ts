// What a decision asks, in words: for the prompt, and for those who hear it.

import { lineName } from "../cards/names";
import { t } from "../text/text.svelte";
import type { Decision } from "./decision";

export function questionOf(decision: Decision, accio: boolean): string {
  switch (decision.kind) {
    case "place":
      return t("play-place");
    case "take":
      return accio ? t("play-take-any") : t("play-take-from", { line: decision.line ? lineName(decision.line) : "" });
    case "corner":
      return t("play-corner");
    case "keep":
      return t("play-keep-or-drop");
    case "immuto":
      return t("play-immuto");
  }
}
