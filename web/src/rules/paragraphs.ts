// What the rules say, paragraph by paragraph: for the page, for whoever searches it, and for links to it. All numbers are
// the game's own: web/examples.py writes them.

import { EDITIONS, type Spell } from "../protocol";
import { list } from "../text/describe";
import { t } from "../text/text.svelte";
import facts from "./facts.json";

export const pointsOf = (points: number): string => t("points", { points });

interface Said {
  title: () => string;
  says: () => string[];
  /** Belongs to the chapter above it. */
  under?: true;
}

/** How often, or when. */
export function usesOf(spell: Spell): string {
  const uses = spell === "Ac" || spell === "De" ? facts.uses[spell] : 0;
  return t(`rules-spell-${spell}-uses`, { uses });
}

const spell = (code: Spell): Said => ({
  title: () => t(`spell-${code}`),
  says: () => [t(`rules-spell-${code}`)],
  under: true,
});

const SAID = {
  goal: {
    title: () => t("rules-goal"),
    says: () => [
      t("rules-goal-1", { ingredients: facts.ingredients, numbers: list(facts.numbers.map(String)) }),
      t("rules-goal-2"),
    ],
  },
  setup: {
    title: () => t("rules-setup"),
    says: () => [t("rules-setup-1", { cards: facts.open }), t("rules-setup-2", { stops: facts.stops })],
  },
  begin: {
    title: () => t("rules-begin"),
    says: () => [t("rules-setup-3"), t("rules-setup-4", { number: facts.empty })],
    under: true,
  },
  turn: { title: () => t("rules-turn"), says: () => [t("rules-turn-1")] },
  move: { title: () => t("rules-move"), says: () => [t("rules-move-says")], under: true },
  take: { title: () => t("rules-take"), says: () => [t("rules-take-says")], under: true },
  "turn-over": { title: () => t("rules-turn-over"), says: () => [t("rules-turn-over-says")], under: true },
  corner: { title: () => t("rules-corner"), says: () => [t("rules-corner-1")] },
  memory: { title: () => t("rules-memory"), says: () => [t("rules-memory-1"), t("rules-memory-2")] },
  spells: {
    title: () => t("rules-spells"),
    says: () => [t("rules-spells-1", { count: facts.spells }), t("rules-spells-2"), t("rules-spells-3")],
  },
  accio: spell("Ac"),
  declinatio: spell("De"),
  vanesco: spell("Va"),
  perluceo: spell("Pe"),
  immuto: {
    title: () => t("rules-immuto"),
    says: () => [t("rules-immuto-1", { count: facts.deck.Im, number: facts.immuto }), t("rules-immuto-2")],
  },
  special: { title: () => t("rules-special"), says: () => [t("rules-special-1")] },
  "special-spells": {
    title: () => t("rules-special-spells"),
    says: () => [t("rules-special-spells-says")],
    under: true,
  },
  "special-immuto": {
    title: () => t("rules-special-immuto"),
    says: () => [t("rules-special-immuto-says", { number: facts.immuto })],
    under: true,
  },
  end: { title: () => t("rules-end"), says: () => [t("rules-end-1"), t("rules-end-3")] },
  "last-card": { title: () => t("rules-last-card"), says: () => [t("rules-end-2")], under: true },
  scoring: { title: () => t("rules-scoring"), says: () => [t("rules-winner")] },
  example: { title: () => t("rules-example"), says: () => [t("rules-example-says")], under: true },
  recipes: { title: () => t("rules-recipes"), says: () => [t("rules-recipes-1"), t("rules-recipes-ties")] },
  "recipe-a": {
    title: () => t("rules-recipe-a"),
    says: () => [t("rules-recipe-a-says", { each: pointsOf(facts.recipeA[2]), four: pointsOf(facts.recipeA[4]) })],
    under: true,
  },
  "recipe-b": {
    title: () => t("rules-recipe-b", { points: pointsOf(facts.recipeB) }),
    says: () => [t("rules-recipe-b-says")],
    under: true,
  },
  "recipes-immuto": {
    title: () => t("rules-recipes-immuto"),
    says: () => [t("rules-recipes-immuto-says")],
    under: true,
  },
  editions: {
    title: () => t("rules-editions"),
    says: () => [t("rules-editions-1"), ...EDITIONS.map((edition) => t(`edition-${edition}-says`))],
  },
  two: { title: () => t("rules-two"), says: () => [t("rules-two-1", { cards: facts.removed })] },
} satisfies Record<string, Said>;

export type ParagraphId = keyof typeof SAID;

export interface Paragraph extends Said {
  id: ParagraphId;
}

export const isParagraph = (id: string): id is ParagraphId => id in SAID;

export const PARAGRAPHS: readonly Paragraph[] = Object.keys(SAID)
  .filter(isParagraph)
  .map((id) => ({ id, ...SAID[id] }));
