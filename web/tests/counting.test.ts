// The count of a game, step by step, without a page.

import { expect, test } from "vitest";
import { Counting, tallyOf } from "../src/end/counting.svelte";
import type { RecipeSeen, RowSeen, ScoreSeen } from "../src/protocol";
import { player } from "./builders";

const row = (ingredient: string, points: number): RowSeen => ({ ingredient, cards: [], immutos: 0, points, doubled: false });
const recipe = (recipe: RecipeSeen["recipe"], points: number): RecipeSeen => ({ recipe, count: 1, counts: [1], outcome: "fulfilled", points });
const score: ScoreSeen = {
  ingredients: 7,
  recipe_a: 4,
  recipe_b: 6,
  total: 17,
  rows: [row("Ya", -2), row("Ga", 9)],
  a: recipe("white", 4),
  b: recipe("most_ones", 6),
};

test("rows come first, the best one before the others, then recipe A, then B", () => {
  const sums = [0, 1, 2, 3, 4, 5].map((step) => {
    const { rows, sum, recipes, total } = tallyOf(score, 3, step, false); // somebody else has three rows
    const ingredients = rows.filter(({ counted }) => counted).map(({ ingredient }) => ingredient);
    return [ingredients.join(), sum, recipes.filter(({ counted }) => counted).length, total];
  });
  expect(sums).toEqual([
    ["", 0, 0, 0],
    ["Ga", 9, 0, 9],
    ["Ga,Ya", 7, 0, 7],
    ["Ga,Ya", 7, 0, 7],
    ["Ga,Ya", 7, 1, 11],
    ["Ga,Ya", 7, 2, 17],
  ]);
  expect(tallyOf(score, 3, 0, true).total).toBe(17);
  expect(tallyOf(null, 3, 0, true)).toEqual({ rows: [], sum: 0, recipes: [], total: 0 });
});

test("it is done after the longest column and the recipes, or when somebody has seen enough", () => {
  const players = [player({ score }), player({ seat: 1, score: { ...score, rows: [row("Ra", 1), row("Rb", 2), row("Ba", 3)] } })];
  const counting = new Counting(() => players, () => 2);
  expect([counting.rows, counting.row, counting.duration]).toEqual([3, 900, 900]);
  counting.step = 5;
  expect(counting.done).toBe(false);
  counting.step = 6;
  expect(counting.done).toBe(true);

  const plain = new Counting(
    () => players.map((full) => player({ ...full, score: full.score && { ...full.score, a: null, b: null } })),
    () => 1,
  );
  plain.step = 4;
  expect(plain.done).toBe(true);

  const skipped = new Counting(() => players, () => 1);
  skipped.skip();
  expect([skipped.done, skipped.duration]).toEqual([true, 0]);
});
