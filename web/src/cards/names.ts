// What cards and places are called.

import { read } from "../cards";
import { RECIPES_B, type Color, type Edition, type RecipeB } from "../protocol";
import { lineOfStop } from "../street";
import { t } from "../text/text.svelte";

/** Letters of its longest part: what has to be on one line. */
export function longestPart(name: string): number {
  return Math.max(...name.split(/[\s\u00ad]/).map((part) => part.length));
}

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

/** For those who do not see the card: "Fly Agaric, red 3". */
export function cardLabel(code: string): string {
  const card = read(code);
  switch (card.kind) {
    case "ingredient":
      return t("card-label", {
        name: t(`ingredient-${card.ingredient}`),
        color: t(`color-${card.color}`),
        number: card.number,
      });
    case "immuto":
      return t("card-immuto-label");
    case "spell":
      return t("card-spell-label", { name: t(`spell-${card.spell}`) });
  }
}

/** "column e", "row 4", "a corner". */
export function stopName(stop: number): string {
  const line = lineOfStop(stop);
  return line === null ? t("line-corner") : lineName(line);
}

export const lineName = (line: string): string => t(/\d/.test(line) ? "line-row" : "line-column", { line });

export const isRecipeB = (recipe: Color | RecipeB): recipe is RecipeB => RECIPES_B.some((name) => name === recipe);

/** "Most purple cards", "Fewest 4s". */
export function recipeName(recipe: Color | RecipeB, edition: Edition): string {
  return isRecipeB(recipe) ? t(`recipe-${feat(recipe, edition)}`) : t("recipe-a", { color: recipe });
}

/** As two editions count spells that were used, and two all that were collected, they have words of their own. */
export const feat = (recipe: RecipeB, edition: Edition): RecipeB | "fewest_spells-collected" =>
  recipe === "fewest_spells" && (edition === "fr" || edition === "ru") ? "fewest_spells-collected" : recipe;
