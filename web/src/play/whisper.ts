// What a friend whispers, in sentences: the server's facts, and the moves with their reasons.

import { cardName, stopName } from "../cards/names";
import type { Names } from "../people";
import type { FactTold, GameSeen, Whispered } from "../protocol";
import { cellsOfLine, lineOfStop } from "../street";
import { t } from "../text/text.svelte";
import { playerAt } from "./decision";

/** Something that is said, what is added where there is room, and the cells that it is about. */
export interface Saying {
  words: string;
  more: string;
  cells: string[];
}

export function sayings({ facts, moves }: Whispered, game: GameSeen, names: Names): Saying[] {
  const told = facts.map((fact) => saying(factWords(fact, game, names), cellsOf(fact, game)));
  const advised = moves.map(({ move, facts }, index) => {
    const choice = t(index === 0 ? "whisper-best" : "whisper-or", { move: moveName(move, game) });
    return saying([choice, ...facts.flatMap((fact) => factWords(fact, game, names, move))], cellOf(move));
  });
  const all = [...told, ...advised];
  return all.length ? all : [saying([t("whisper-nothing")], [])];
}

const saying = ([words = "", ...more]: string[], cells: string[]): Saying => ({ words, more: more.join(" "), cells });

/** One sentence or two, about a move or about none. */
export function factWords({ code, data }: FactTold, game: GameSeen, names: Names, move?: string): string[] {
  const { ingredient, card, stop, seat, spell, recipe } = data;
  const told = {
    ...data,
    ...(ingredient !== undefined && { ingredient: t(`ingredient-${ingredient}`) }),
    ...(card !== undefined && { card: cardName(String(card)) }),
    ...(stop !== undefined && { line: stopName(Number(stop)) }),
    ...(seat !== undefined && { who: names(Number(seat)) }),
    ...(spell !== undefined && { does: t(`spell-${spell}-does`) }),
    ...(recipe !== undefined && { recipe: t(`recipe-sort-${recipe}`) }),
  };
  switch (code) {
    case "ends_game":
      return [t(data.points === undefined ? "whisper-ends_uncounted" : "whisper-ends_game", told)];
    case "lands_at":
      if (stop === playerAt(game, game.seat)?.stop) return [t("whisper-stays")];
      return [t(move === "declinatio" ? "whisper-lands_now" : "whisper-lands_at", told), ...(card === undefined ? [] : [t("whisper-waits", told)])];
    case "number_leads":
    case "corner_leads":
    case "goes_on":
      return [t(`whisper-${code}`, told), ...(ingredient === undefined ? [] : [t("whisper-there", told)])];
    default:
      return [t(`whisper-${code}`, told)];
  }
}

/** What is done, for "I would …": a card and its cell, or what its button says. */
export function moveName(move: string, { cells }: GameSeen): string {
  const cell = move.replace("*", "");
  const code = cells[cell];
  if (code !== undefined) return t(move === cell ? "board-cell" : "whisper-by-accio", { cell, card: cardName(code) });
  if (move.startsWith("@")) return t("board-begin", { corner: move.slice(1) });
  if (move === "immuto:none") return t("play-immuto-none");
  if (move.startsWith("immuto:")) return t(`ingredient-${move.slice("immuto:".length)}`);
  return t(`play-${move}`);
}

const cellOf = (move: string): string[] => (/^[*@]?[a-f][1-6]$/.test(move) ? [move.replace(/[*@]/, "")] : []);

/** Where the ingredient lies that is spoken of: at the stop to which it leads, or else in one's own line. */
function cellsOf({ data: { ingredient, stop } }: FactTold, { cells, legal }: GameSeen): string[] {
  if (ingredient === undefined) return [];
  const line = stop === undefined ? null : lineOfStop(Number(stop));
  const there = line === null ? legal.map(({ move }) => move) : cellsOfLine(line);
  return there.filter((cell) => cells[cell]?.startsWith(String(ingredient)));
}
