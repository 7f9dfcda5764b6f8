// Whole games as they are heard: what happens is said once, in every language. The transcripts are written anew by
// `make golden`.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { News } from "../src/play/news.svelte";
import { askedOf } from "../src/play/question";
import { decisionOf } from "../src/play/decision";
import { Told } from "../src/play/told.svelte";
import type { GameSeen, Happening, PlayerSeen } from "../src/protocol";
import { LANGUAGES, t, useLanguage } from "../src/text/text.svelte";
import { game, player } from "./builders";
import { KINDS } from "./kinds";

beforeEach(() => void vi.useFakeTimers());

const games = import.meta.glob<string>("../../tests/golden/told-*.jsonl", { query: "?raw", import: "default", eager: true });

interface Step {
  happened: Happening[];
  game: GameSeen;
}

function stepsOf(text: string): Step[] {
  type Line = { happened: Happening[]; game: Partial<GameSeen> & { players: Partial<PlayerSeen>[] } };
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .map(({ happened, game: seen }) => ({ happened, game: game({ ...seen, players: seen.players.map(player) }) }));
}

const names = Object.assign((seat: number) => (seat === 0 ? t("you") : (["Ann", "Ben", "Cat", "Dan"][seat] ?? "")), { you: 0 });

/** What goes without saying: what was taken lies on the cauldron, and what these spells do is told. */
const silent = (happening: Happening): boolean =>
  happening.type === "CardPutOnCauldron" ||
  (happening.type === "SpellCollected" && (happening.spell === "Va" || happening.spell === "Pe"));

/** Everything that is said, with what it is about; null: a question. */
function* heard(steps: Step[]): Generator<{ happening: Happening | null; said: string[] }> {
  const told = new Told();
  const news = new News(told, () => names);
  let last = -1;
  const said = (): string[] => {
    const fresh = told.all.filter(({ id }) => id > last);
    last = told.all.at(-1)?.id ?? last;
    return fresh.map(({ words }) => words);
  };
  for (const { happened, game: after } of steps) {
    for (const happening of happened) {
      news.happened(happening, after);
      yield { happening, said: said() };
    }
    const decision = decisionOf(after);
    if (decision) told.tell(askedOf(after, decision, names));
    if (decision) yield { happening: null, said: said() };
  }
}

test("everything happens in these games that can happen in one", () => {
  const kinds = Object.values(games).flatMap((text) => stepsOf(text).flatMap(({ happened }) => happened.map(({ type }) => type)));
  expect([...new Set(kinds)].sort()).toEqual(KINDS.filter((kind) => kind !== "AroundTable"));
});

describe.each(Object.keys(LANGUAGES))("%s", (language) => {
  test.each(Object.keys(games))("each thing that happens is said once, in words: %s", async (path) => {
    await useLanguage([language]);
    const wrong = [...heard(stepsOf(games[path] ?? ""))].filter(({ happening, said }) => {
      const wanted = happening && silent(happening) ? 0 : 1;
      return said.length !== wanted || said.some((words) => !/\p{L}{2}/u.test(words) || /[{}]|event-|undefined|null/.test(words));
    });
    expect(wrong).toEqual([]);
  });

  test("a whole game as it is heard", async () => {
    await useLanguage([language]);
    const [first = ""] = Object.values(games);
    const lines = [...heard(stepsOf(first))].flatMap(({ happening, said }) =>
      happening === null ? [...said, ""] : said,
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`../../tests/golden/spoken-${language}.txt`);
  });
});

test("what is said twice in the same words is said each time", () => {
  const told = new Told();
  told.tell("Ann took nothing at the corner.");
  told.tell("Ann took nothing at the corner.");
  expect(new Set(told.all.map(({ id }) => id)).size).toBe(2);
});

test("what was asked for goes when more is told, and is said anew when it is asked for again", () => {
  const told = new Told();
  told.tell("You have no spells.", true);
  told.tell("You have no spells.", true);
  vi.advanceTimersByTime(5000);
  expect(told.all.map(({ id, words }) => [id, words])).toEqual([[1, "You have no spells."]]);
  told.tell("Ann took nothing at the corner.");
  vi.advanceTimersByTime(5000);
  expect(told.all.map(({ words }) => words)).toEqual(["Ann took nothing at the corner."]);
});

test("what goes stays long enough to be heard: somebody may have two turns at once", () => {
  const told = new Told();
  told.follow({ type: "PawnMoved", seat: 1, start: 0, stop: 2 });
  told.tell("Ann took Bat Wing 1 from c4.");
  told.follow({ type: "PawnMoved", seat: 0, start: 4, stop: 5 });
  told.follow({ type: "PawnMoved", seat: 1, start: 2, stop: 3 });
  told.tell("Ann walked one stop to column d.");
  expect(told.all.map(({ words }) => words)).toEqual(["Ann took Bat Wing 1 from c4.", "Ann walked one stop to column d."]);
  vi.advanceTimersByTime(5000);
  expect(told.all.map(({ words }) => words)).toEqual(["Ann walked one stop to column d."]);
});
