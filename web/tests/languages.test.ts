// Every language says all that English says, with what it is told, in its own words.

import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/text/text.svelte";

const texts = import.meta.glob<string>("../../src/glastonbury/text/*.ftl", { query: "?raw", import: "default", eager: true });
const text = (language: string): string => texts[`../../src/glastonbury/text/${language}.ftl`] ?? "";

const messages = (language: string): Map<string, FluentResource["body"][number]> =>
  new Map(new FluentResource(text(language)).body.map((message) => [message.id, message]));
const english = messages("en");

/** Its value and its attributes, by name. */
const patterns = ({ value, attributes }: Omit<Message, "id">): [string, unknown][] =>
  [["", value] as [string, unknown], ...Object.entries(attributes)].filter(([, pattern]) => pattern !== null);

/** What it is told: the variables in it. */
function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) variables(part, found);
  else if (typeof pattern === "object" && pattern !== null) {
    const { type, name } = pattern as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    for (const part of Object.values(pattern)) variables(part, found);
  }
  return found;
}

// What may be the same as in English: names, signs, and what is put together of what is told.
const EVERYWHERE = new Set([
  ...["title", "page-title", "replay-page-title", "immuto", "card-immuto-label", "level-merlin", "recipe-sort-a", "recipe-sort-b"],
  ...["spell-Ac", "spell-De", "spell-Va", "spell-Pe", "scoring-two-says", "invite-command", "about-icons-link", "event-comma"],
  ...["play-moves-unknown", "card-reward-either-short", "board-cell", "board-pawn", "end-points", "end-wins-count", "key-rules"],
  ...["terminal-spell-Ac", "terminal-spell-Va", "terminal-spell-Pe", "terminal-type-declinatio", "terminal-told", "terminal-bot"],
]);

// Words that happen to be the same in two languages.
const SAME: Record<string, string[]> = {
  de: [
    "color-orange", "corner", "bots", "a-bot", "seat-bot", "name-of-seat", "pace-of-normal", "play-asked", "play-accio-short", "play-bot-level", "card-letter-red", "card-letter-blue", "card-letter-orange",
    "card-letter-brown", "card-letter-white", "replay-pause", "replay-pace-normal",
  ],
  fr: [
    "color-orange", "corner", "page-menu", "bots", "a-bot", "table-named", "seat-bot", "pace-of-normal",
    "settings-notify", "about-icons-licence", "play-table", "play-menu", "card-letter-red", "card-letter-blue",
    "card-letter-orange", "end-points-head", "deal-secret", "review-unit-points", "replay-pause", "replay-pace-normal",
  ],
  it: [
    "page-menu", "a-bot", "seat-bot", "play-accio-short", "play-bot-level", "play-menu", "card-letter-red", "card-letter-blue",
    "terminal-no",
  ],
};

test("every file is a language, and every language has its file", () => {
  const files = Object.keys(texts).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length));
  expect(files.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

describe.each(Object.keys(LANGUAGES))("%s", (language) => {
  const own = messages(language);

  test("everything in the file is understood", () => {
    const started = [...text(language).matchAll(/^(-?[a-zA-Z][\w-]*) =/gm)].map(([, id]) => id);
    expect([...own.keys()]).toEqual(started);
    expect(new FluentBundle(language).addResource(new FluentResource(text(language)))).toEqual([]);
  });

  test("it has every message, in the same order, and no other", () => {
    expect([...own.keys()].filter((id) => !id.startsWith("-"))).toEqual([...english.keys()]);
  });

  test("each is told the same, and has the same attributes", () => {
    const told = (message: FluentResource["body"][number]): unknown =>
      patterns(message).map(([attribute, pattern]) => [attribute, [...variables(pattern)].sort()]).sort();
    const other = [...own.values()].filter((message) => {
      const model = english.get(message.id);
      return model && JSON.stringify(told(message)) !== JSON.stringify(told(model));
    });
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  test("nothing was left in English", () => {
    if (language === "en") return;
    const same = [...own.values()]
      .filter((message) => JSON.stringify(patterns(message)) === JSON.stringify(patterns(english.get(message.id) ?? message)))
      .map(({ id }) => id)
      .filter((id) => !EVERYWHERE.has(id) && !id.startsWith("-"));
    expect(same.filter((id) => !SAME[language]?.includes(id))).toEqual([]);
    expect(SAME[language]?.filter((id) => !same.includes(id)) ?? []).toEqual([]);
  });

  test("apostrophes and quotation marks are typographic", () => {
    const said = JSON.stringify([...own.values()].map(patterns), (key, value) => (key === "name" || key === "type" ? undefined : value));
    expect(
      JSON.parse(said).flat(9).filter((part: unknown) => typeof part === "string" && /['"]/.test(part)),
    ).toEqual([]);
  });
});
