// The rules on the page: what is found in them, their numbers, and their examples, played without a page.

import { afterEach, describe, expect, test } from "vitest";
import facts from "../src/rules/facts.json";
import examples from "../src/rules/examples.json";
import { Example, type ExampleId } from "../src/rules/example.svelte";
import { PARAGRAPHS } from "../src/rules/paragraphs";
import { best, rowsWith, totalOf } from "../src/rules/scoring";
import { search } from "../src/rules/searching";
import { cellsOfLine, lineOfStop } from "../src/street";
import { LANGUAGES, t, useLanguage } from "../src/text/text.svelte";
import { NOWHERE } from "./builders";

const texts = import.meta.glob<string>("../../src/glastonbury/text/*.ftl", { query: "?raw", import: "default", eager: true });

afterEach(() => useLanguage(["en"]));

describe("numbers", () => {
  test.each(Object.keys(texts))("%s writes none into the rules itself", (path) => {
    const rules = texts[path]?.split("## How to play")[1]?.split("## About")[0] ?? "";
    const told = rules.replace(/^[\w-]+ = /gm, "").replace(/\{ \$\w+( ->)?|\[0\]/g, "");
    expect(told).not.toBe("");
    expect(told.match(/.*\d.*/g)).toBeNull();
  });

  test.each(Object.keys(LANGUAGES))("%s has those of the game in its scoring overview", async (language) => {
    await useLanguage([language]);
    const numbers = (id: string): number[] => (t(id).match(/\d+/g) ?? []).map(Number);
    expect(numbers("scoring-four-says")).toEqual([facts.bonus]);
    expect(new Set(numbers("scoring-double"))).toEqual(new Set([facts.bonus]));
    expect(numbers("scoring-immuto")).toEqual([facts.immuto]);
    expect(numbers("scoring-recipe-a")).toEqual([facts.recipeA[3], facts.recipeA[4]]);
    expect(numbers("scoring-recipe-b")).toEqual([facts.recipeB]);
  });

  test("the lines that the page draws are those of the game", () => {
    const drawn = facts.lines.map((_, stop) => lineOfStop(stop)).map((line) => line && cellsOfLine(line));
    expect(drawn).toEqual(facts.lines);
  });

  test("the example of the scoring has 25 points, and with an Immuto at the single blue card 33", () => {
    expect(rowsWith("none").map(({ points }) => points)).toEqual([25, 8, 0, -8]);
    expect(totalOf("none")).toBe(25);
    expect([best, totalOf(best)]).toEqual(["Ba", 33]);
    expect([totalOf("Oa"), totalOf("Gb")]).toEqual([30, 32]);
  });
});

describe("searching", () => {
  const found = (query: string): string[] => search(PARAGRAPHS, query).map(({ id }) => id);

  test("finds paragraphs in which all words are, in capitals or not", () => {
    expect(found("LANTERNS")).toEqual(["setup"]);
    expect(found("corner declinatio")).toContain("declinatio");
    expect(found("corner declinatio")).not.toContain("setup");
    expect(found("")).toEqual([]);
    expect(found("  ")).toEqual([]);
    expect(found("submarine")).toEqual([]);
  });

  test("shows the word that was found, as it is written", () => {
    const [match] = search(PARAGRAPHS, "lanterns");
    expect(match?.found).toBe("lanterns");
    expect(match?.before).toBe("Four ");
    expect(match?.after).toMatch(/^ mark the corners .* …$/);
  });

  test("a word of a title alone is found too", () => {
    const [match] = search(PARAGRAPHS, "special situations");
    expect(match?.id).toBe("special");
    expect([match?.before, match?.found]).toEqual(["", ""]);
  });

  test.each([
    ["fr", "decompte", "scoring"],
    ["fr", "metamorphose", "immuto"],
    ["de", "zauberspruche", "spells"],
    ["it", "puo", "last-card"],
    ["ru", "котел", "goal"],
    ["ru", "подсчет", "scoring"],
  ])("%s: %s is found without its accents", async (language, query, id) => {
    await useLanguage([language]);
    expect(found(query)).toContain(id);
  });

  test("nobody has to type an accent", async () => {
    await useLanguage(["ru"]);
    expect(found("подсчет")).toEqual(found("подсчёт"));
  });
});

describe("examples", () => {
  const about = (id: ExampleId): Example => new Example(id, () => undefined, () => true, NOWHERE);
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const ids = Object.keys(examples) as ExampleId[];

  test.each(ids)("%s: every move can be made, tells something, and can be made anew", async (id) => {
    const example = about(id);
    const { stage, choosing } = example;
    const moves = stage.game?.legal.map(({ move }) => move) ?? [];
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      await choosing.move(move);
      expect(example.told.length).toBeGreaterThan(0);
      for (const next of stage.game?.legal.slice(0, 1) ?? []) await choosing.move(next.move);
      await settled();
      expect(choosing.decision).toBeNull(); // it was played to its end
      example.begin();
      expect(stage.game?.legal.map((offer) => offer.move)).toEqual(moves);
      expect([example.told, example.laid]).toEqual([[], null]);
    }
  });

  test("the card that is looked at first leads somewhere, or ends the game", () => {
    for (const id of ids) {
      const { choosing } = about(id);
      if (choosing.selected === null) continue;
      expect(choosing.offered?.endsGame || choosing.preview !== null, id).toBe(true);
    }
  });

  test("a card is taken, the gap is filled, and the pawn walks by its number", async () => {
    const { stage, choosing } = about("turn");
    const landing = choosing.offered?.landsAt;
    await choosing.move("c4");
    expect(stage.cells.c4).not.toBe("Ra3");
    expect(stage.places[0]).toEqual({ stop: landing, top: "Ra3", height: 4 });
  });

  test("Perluceo lays the own cauldron open", async () => {
    const example = about("perluceo");
    await example.choosing.move("f3");
    expect(example.laid).toEqual(["Ga1", "Ob2", "Wa2", "Ga2"]);
  });

  test("Vanesco takes the others' top cards, and not one's own", async () => {
    const { stage, choosing } = about("vanesco");
    await choosing.move("d2");
    expect(stage.places[0]).toMatchObject({ top: "Ga1", height: 2 });
    expect(stage.places[1]).toMatchObject({ top: "Rb1", height: 1 });
    expect(stage.places[2]).toMatchObject({ top: "Wb3", height: 2 });
  });

  test("where Declinatio leads to nothing but spells the game ends, and so it does with the last card of a line", async () => {
    const spells = about("special-spells");
    await spells.choosing.move("declinatio");
    expect(spells.stage.game?.phase).toBe("over");
    const last = about("last-card");
    await last.choosing.move("e4");
    expect(last.choosing.decision).toEqual({ kind: "keep", card: "Ka1" });
    await last.choosing.move("drop");
    expect(last.stage.game?.phase).toBe("over");
  });

  test("a pawn at a corner walks by the number beneath the Immuto that Vanesco uncovers", async () => {
    const { stage, choosing } = about("special-immuto");
    expect(stage.places[1]).toMatchObject({ stop: 5, height: 3 });
    await choosing.move("d2");
    expect(stage.places[1]?.stop).toBe(8); // by the Rb3 beneath
  });

  test("by Accio it is said what has to stay", () => {
    const { choosing } = about("accio");
    choosing.useAccio(true);
    choosing.refuse("d2");
    expect(choosing.why?.id).toBe("why-accio-at-once");
  });

  test("after Declinatio too", async () => {
    const { choosing } = about("declinatio");
    await choosing.move("declinatio");
    choosing.refuse("d2");
    expect(choosing.why?.id).toBe("why-declinatio-at-once");
  });
});
