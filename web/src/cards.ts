// What is printed on the cards: codes as in records, colours and shapes as in the tokens.

import { COLORS, type Color, type Spell } from "./protocol";

export type Card =
  | { kind: "ingredient"; color: Color; ingredient: string; number: number } // ingredient: "Ya" … "Kb"
  | { kind: "immuto" }
  | { kind: "spell"; spell: Spell };

/** How cards tell what they are, beside number and shape: by their picture alone, or also by the letter of their colour, by
    their name, or by everything in black and white. */
export const LABELS = ["icons", "letters", "names", "contrast"] as const;
export type Labels = (typeof LABELS)[number];

export const LETTERS: Record<Color, string> = {
  yellow: "Y",
  green: "G",
  red: "R",
  blue: "B",
  orange: "O",
  purple: "P",
  brown: "N",
  white: "W",
  black: "K",
};

export function read(code: string): Card {
  if (code === "Im") return { kind: "immuto" };
  if (code === "Ac" || code === "De" || code === "Va" || code === "Pe") return { kind: "spell", spell: code };
  const color = colorBy(code.charAt(0));
  if (color === undefined || code.length !== 3) throw new Error(`no card: ${code}`);
  return { kind: "ingredient", color, ingredient: code.slice(0, 2), number: Number(code.charAt(2)) };
}

const colorBy = (letter: string): Color | undefined => COLORS.find((color) => LETTERS[color] === letter);

export const colorOf = (ingredient: string): Color => colorBy(ingredient.charAt(0)) ?? "black";
