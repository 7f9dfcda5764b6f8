// What is printed on the cards: codes as in records, colours and shapes as in the tokens.

import type { PlayerColor } from "./protocol";

export type Color = PlayerColor | "orange" | "purple" | "brown" | "white" | "black";
export type Spell = "Ac" | "De" | "Va" | "Pe";
export type Recipe = "fewest_cards" | "fewest_fours" | "fewest_spells" | "most_ones" | "ended_game";

export type Card =
  | { kind: "ingredient"; color: Color; ingredient: string; number: number } // ingredient: "Ya" … "Kb"
  | { kind: "immuto" }
  | { kind: "spell"; spell: Spell };

export const COLORS: Record<string, Color> = {
  Y: "yellow",
  G: "green",
  R: "red",
  B: "blue",
  O: "orange",
  P: "purple",
  N: "brown",
  W: "white",
  K: "black",
};

export const LETTERS = Object.fromEntries(Object.entries(COLORS).map(([letter, color]) => [color, letter])) as Record<
  Color,
  string
>;

export const PLAYER_COLORS: readonly PlayerColor[] = ["yellow", "green", "red", "blue"];

export function read(code: string): Card {
  if (code === "Im") return { kind: "immuto" };
  if (code === "Ac" || code === "De" || code === "Va" || code === "Pe") return { kind: "spell", spell: code };
  const color = COLORS[code.charAt(0)];
  if (color === undefined || code.length !== 3) throw new Error(`no card: ${code}`);
  return { kind: "ingredient", color, ingredient: code.slice(0, 2), number: Number(code.charAt(2)) };
}

export const colorOf = (ingredient: string): Color => COLORS[ingredient.charAt(0)] ?? "black";
