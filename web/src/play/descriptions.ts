// The table in words, for whoever asks: nothing but what everybody at it may see, and the own recipes (§5).

import { cellName, cornerName } from "../board/names";
import { cardName, lineName, recipeName, stopName } from "../cards/names";
import type { Names } from "../people";
import type { Edition, GameSeen, PlayerSeen } from "../protocol";
import { cellsOfLine, COLUMNS, cornerAt, CORNERS, isCorner, lineOfStop, ROWS } from "../street";
import { about, describeTurn, list } from "../text/describe";
import { t } from "../text/text.svelte";
import { decisionOf, inTurnOrder, playerAt, scarceLines } from "./decision";
import { askedOf } from "./question";

export const DESCRIPTIONS = ["now", "line", "square", "tops", "mine", "turns"] as const;
export type Description = (typeof DESCRIPTIONS)[number];

/** Sentences; each by itself where there is room for lines. */
export function describeTable(what: Description, game: GameSeen, names: Names, edition: Edition): string[] {
  switch (what) {
    case "now":
      return [now(game, names)];
    case "line":
      return [line(game, names)];
    case "square":
      return square(game);
    case "tops":
      return inTurnOrder(game, game.seat).map((player) => top(player, names));
    case "mine":
      return mine(game, names, edition);
    case "turns": {
      const turns = game.players.map((player) => describeTurn(player.last_turn, names)).filter(Boolean);
      return turns.length ? turns : [t("describe-no-turns")];
    }
  }
}

function now(game: GameSeen, names: Names): string {
  const decision = decisionOf(game);
  if (decision) return askedOf(game, decision, names);
  return game.deciding === null ? t("play-nobody") : about("play-choosing", game.deciding, names);
}

/** The own one; whoever only watches is told about the one whose turn it is. */
function line(game: GameSeen, names: Names): string {
  const player = playerAt(game, game.seat ?? game.deciding);
  if (!player) return t("play-nobody");
  const { seat, stop } = player;
  if (stop === null) return about("describe-no-pawn", seat, names);
  const found = lineOfStop(stop);
  if (found === null) return about("describe-corner", seat, names, { corner: cornerAt(stop) });
  return about("describe-line", seat, names, { line: lineName(found), cards: cards(cellsOfLine(found), game) });
}

function square(game: GameSeen): string[] {
  const rows = ROWS.map((row) =>
    t("describe-row", { row, cards: cards(COLUMNS.map((column) => column + row), game) }),
  );
  const scarce = scarceLines(game).map(lineName);
  return [
    ...rows,
    ...(scarce.length ? [t("play-scarce", { lines: list(scarce) })] : []),
    game.pile ? t("describe-pile", { count: game.pile }) : t("play-pile-empty"),
  ];
}

const corners: readonly string[] = CORNERS;

const cards = (cells: readonly string[], game: GameSeen): string =>
  cells
    .map((cell) => {
      const code = game.cells[cell];
      if (corners.includes(cell)) return cornerName(cell, false);
      return code ? t("board-cell", { cell, card: cardName(code) }) : cellName(cell, null, false, undefined);
    })
    .join(t("event-comma"));

function top({ seat, stop, top, height }: PlayerSeen, names: Names): string {
  if (stop === null) return about("describe-no-pawn", seat, names);
  const [at, place] = isCorner(stop) ? ["corner", cornerAt(stop)] : ["line", stopName(stop)];
  return t(top ? "describe-top" : "describe-empty", { name: names(seat), card: top ? cardName(top) : "", height, at, place });
}

/** Where several people share the screen they would all hear the recipes. */
function mine(game: GameSeen, names: Names, edition: Edition): string[] {
  const player = playerAt(game, game.seat);
  if (!player) return [t("play-watching")];
  const spells = (["Ac", "De"] as const)
    .map((spell) => ({ spell, left: spell === "Ac" ? player.accio : player.declinatio }))
    .filter(({ left }) => left > 0)
    .map(({ spell, left }) => t("card-uses", { name: t(`spell-${spell}`), left }));
  const recipes = player.seat === names.you ? (player.recipes ?? []).map((recipe) => recipeName(recipe, edition)) : [];
  return [
    spells.length ? t("describe-spells", { spells: list(spells) }) : t("describe-no-spells"),
    ...(recipes.length ? [t("describe-recipes", { recipes: list(recipes) })] : []),
  ];
}
