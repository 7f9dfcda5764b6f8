import { expect, test } from "vitest";
import { namesOf, type Sitting } from "../src/people";

const person = (name: string, yours = false): Sitting => ({ name, bot: null, yours });
const bot: Sitting = { name: "", bot: "wizard" };
const COLORS = { 0: "blue", 1: "red", 2: "green", 3: "yellow" };
const all = (table: string, seats: Sitting[]): string[] => seats.map((_, seat) => namesOf(table, seats, COLORS)(seat));
const tables = Array.from({ length: 300 }, (_, index) => `T${index.toString(36)}`.toUpperCase());

test("no two bots of a table share a name, and all tables do not have the same", () => {
  for (const table of tables) expect(new Set(all(table, [bot, bot, bot, bot])).size).toBe(4);
  expect(new Set(tables.flatMap((table) => all(table, [bot, bot, bot, bot]))).size).toBe(16);
});

test("a bot keeps its name whoever comes, on every device", () => {
  for (const table of tables) {
    const [, , name] = all(table, [bot, bot, bot, bot]);
    expect(all(table, [person("Ann", true), person("Ben"), bot])[2]).toBe(name);
    expect(all(table.toLowerCase(), [person("Ann"), person("Ben", true), bot, bot])[2]).toBe(name);
  }
});

test("a bot has never a person's name", () => {
  for (const table of tables) {
    const people = [0, 1, 2].map(() => person(""));
    for (const somebody of people) somebody.name = (all(table, [...people, bot])[3] ?? "").toUpperCase();
    expect(new Set(all(table, [...people, bot]).map((name) => name.toLowerCase())).size).toBe(4);
  }
});

test("in a replay, where players are counted as they take turns, bots keep their names", () => {
  const [first, second, third] = all("K7QRZT", [bot, bot, bot]);
  expect(all("K7QRZT", [2, 0, 1].map((seat) => ({ ...bot, seat })))).toEqual([third, first, second]);
});

test("the reader is you; where several share the device, everybody has a name", () => {
  const alone = namesOf("K7", [person("Ann", true), person("Ben")], COLORS);
  expect([alone(0), alone(1), alone.you]).toEqual(["You", "Ben", 0]);
  const shared = namesOf("K7", [person("Ann", true), person("Ben", true)], COLORS);
  expect([shared(0), shared(1), shared.you]).toEqual(["Ann", "Ben", null]);
});

test("who has left, or was forgotten, is known by the colour", () => {
  expect(all("K7", [person(""), person("-")])).toEqual(["Somebody (blue)", "Somebody (red)"]);
});

test("whoever calls themselves You is not taken for the reader", () => {
  expect(all("K7", [person("Ann", true), person("you"), person("Youssef")])).toEqual(["You", "you (red)", "Youssef"]);
});
