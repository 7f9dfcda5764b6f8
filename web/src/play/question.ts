// What a decision asks, in words: for the prompt, and for those who hear it; and where the rules speak of it.

import { lineName } from "../cards/names";
import type { Names } from "../people";
import type { GameSeen } from "../protocol";
import type { ParagraphId } from "../rules/paragraphs";
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

/** The paragraph of the rules. */
export function paragraphOf(decision: Decision, accio: boolean): ParagraphId {
  switch (decision.kind) {
    case "place":
      return "begin";
    case "take":
      return accio ? "accio" : "take";
    case "corner":
      return "declinatio";
    case "keep":
      return "last-card";
    case "immuto":
      return "recipes-immuto";
  }
}

/** Whose turn it is, and what is asked: "Your turn: Take a card from row 4". */
export function askedOf(game: GameSeen, decision: Decision, names: Names): string {
  const seat = game.deciding ?? 0;
  const turn = seat === names.you ? t("play-your-turn") : t("play-turn-of", { name: names(seat) });
  return t("play-asked", { turn, what: questionOf(decision, false) });
}
