// What counts besides the cards of an ingredient (§8, §9).
export const scoringNotes = (recipes: boolean): string[] => [
  "scoring-double",
  "scoring-immuto",
  "scoring-spells",
  ...(recipes ? ["scoring-recipe-a", "scoring-recipe-b", "scoring-ties"] : []),
];
