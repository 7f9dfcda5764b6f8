// What a card is, what becomes of it and where it leads, in words.

import type { Offer } from "../board/shown";
import { lineName, stopName } from "../cards/names";
import { read, type Card } from "../cards";
import { cellsOfLine, lineOfStop, STOPS } from "../street";
import { t } from "../text/text.svelte";
import { scarceLines } from "./decision";

function whatItIs(card: Card): string {
  switch (card.kind) {
    case "ingredient":
      return t("play-ingredient-is", { color: t(`color-${card.color}`), number: card.number });
    case "immuto":
      return t("play-immuto-is");
    case "spell":
      return t("play-spell-is", { does: t(`spell-${card.spell}-does`) });
  }
}

/** What would happen is said of what can be taken; of anything else what it is. */
export function becomes(code: string, offer: Offer | null): string {
  const card = read(code);
  if (!offer) return whatItIs(card);
  if (card.kind === "spell") return t(`spell-${card.spell}-does`);
  return card.kind === "immuto" ? t("play-immuto-does") : t("play-on-cauldron");
}

export const stepsBetween = (from: number | null, to: number): number => (from === null ? 0 : (to - from + STOPS) % STOPS);

/** Where the pawn goes next turn, if this is taken. */
export function leads(from: number | null, offer: Offer | null): string | null {
  if (!offer || offer.landsAt === null) return null;
  const steps = stepsBetween(from, offer.landsAt);
  if (steps === 0) return t("play-then-stay");
  const id = lineOfStop(offer.landsAt) ? "play-then-line" : "play-then-corner";
  return t(id, { steps, line: stopName(offer.landsAt) });
}

/** That the game ends, if this is taken, and which line it is the last card of. */
export function ends(cell: string | null, cells: Record<string, string>, offer: Offer | null): string | null {
  const line = offer?.endsGame && scarceLines({ cells }).find((scarce) => cellsOfLine(scarce).includes(cell ?? ""));
  return line ? t("play-ends-game", { line: lineName(line) }) : null;
}
