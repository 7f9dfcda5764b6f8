// What cells are called, for those who do not see them.

import { cardLabel, stopName } from "../cards/names";
import { isCorner } from "../street";
import { t } from "../text/text.svelte";
import type { Offer } from "./shown";

export const cornerName = (cell: string, offered: boolean): string =>
  t(offered ? "board-corner-offered" : "board-corner", { cell });

export function cellName(cell: string, code: string | null, turning: boolean, offer: Offer | undefined): string {
  if (turning) return t("board-face-down", { cell });
  if (code === null) return t("board-empty", { cell });
  const id = offer ? (offer.endsGame ? "board-cell-ends" : "board-cell-offered") : "board-cell";
  return t(id, { cell, card: cardLabel(code) });
}

/** Where the pawn goes next turn from where it stands, if this is taken. */
export function leadsTo({ landsAt }: Offer, stands: number | null | undefined): string | null {
  if (landsAt === null) return null;
  if (landsAt === stands) return t("board-leads-nowhere");
  return t(isCorner(landsAt) ? "board-leads-corner" : "board-leads", { place: stopName(landsAt) });
}
