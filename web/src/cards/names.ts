// What cards and places are called. A stand-in until the cards are drawn.

import { read, type Color, type Recipe } from "../cards";
import { lineOfStop } from "../street";
import { t } from "../text/text.svelte";

/** "Fly Agaric 3", "Immuto", "Accio". */
export function cardName(code: string): string {
  const card = read(code);
  switch (card.kind) {
    case "ingredient":
      return t("card", { name: t(`ingredient-${card.ingredient}`), number: card.number });
    case "immuto":
      return t("immuto");
    case "spell":
      return t(`spell-${card.spell}`);
  }
}

/** "column e", "row 4", "a corner". */
export function stopName(stop: number): string {
  const line = lineOfStop(stop);
  return line === null ? t("line-corner") : lineName(line);
}

export const lineName = (line: string): string => t(/\d/.test(line) ? "line-row" : "line-column", { line });

const B = new Set(["fewest_cards", "fewest_fours", "fewest_spells", "most_ones", "ended_game"]);

export const isRecipeB = (recipe: Color | Recipe): recipe is Recipe => B.has(recipe);

/** "Most purple cards", "Fewest 4s". */
export function recipeName(recipe: Color | Recipe): string {
  return isRecipeB(recipe) ? t(`recipe-${recipe}`) : t("recipe-a", { color: t(`color-${recipe}`) });
}
