// Looks, talk and news at a table, without a page.

import { afterEach, expect, test, vi } from "vitest";
import { t, useLanguage } from "../src/text/text.svelte";
import { Looks } from "../src/play/looks.svelte";
import { News } from "../src/play/news.svelte";
import { Talk } from "../src/play/talk.svelte";
import { Told } from "../src/play/told.svelte";
import type { GameSeen } from "../src/protocol";
import { game, player } from "./builders";

afterEach(() => void vi.useRealTimers());

test("a look is open until it is closed, and another one of the same seat is another", () => {
  const shown: GameSeen = game({ looks: { "1": ["Ya1"] } });
  const looks = new Looks(() => shown);
  looks.saw(1, 12);
  expect(looks.open).toMatchObject({ seat: 1, cards: ["Ya1"] });
  looks.close();
  expect(looks.open).toBeNull();
  looks.saw(1, 20);
  expect(looks.open).toMatchObject({ seat: 1 });
});

test("a phrase is heard for a moment, and the next one of the same seat for a moment of its own", () => {
  vi.useFakeTimers();
  const talk = new Talk();
  talk.hear({ type: "Said", seat: 1, phrase: "hello" });
  vi.advanceTimersByTime(3000);
  talk.hear({ type: "Said", seat: 1, phrase: "oops" });
  vi.advanceTimersByTime(3000);
  expect(talk.by(1)).toBe("oops");
  vi.advanceTimersByTime(2000);
  expect(talk.by(1)).toBeUndefined();
});

test("a pawn that leaves a corner though an Immuto is on top is explained until it moves again", async () => {
  const told = new Told();
  const names = Object.assign((seat: number) => ["Ann", "Ben"][seat] ?? "", { you: null });
  const news = new News(told, () => names);
  const after = game({ players: [player({ seat: 0 }), player({ seat: 1, color: "red", top: "Im" })] });
  news.happened({ type: "PawnMoved", seat: 1, start: 10, stop: 11 }, after);
  expect(news.rare).toContain("Ben");
  expect(told.all.map(({ words }) => words)).toEqual([`Ben walked one stop to column e. ${news.rare}`]);
  await useLanguage(["de"]);
  expect(news.rare).toBe(t("play-immuto-at-corner", { who: "Ben" }));
  await useLanguage(["en"]);
  news.happened({ type: "PawnMoved", seat: 0, start: 2, stop: 3 }, after);
  expect(news.rare).toContain("Ben");
  news.happened({ type: "PawnMoved", seat: 1, start: 11, stop: 12 }, after);
  expect(news.rare).toBeNull();
});
