import { reduced } from "./browser";
import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";
import type { PlayerColor, PlayerSeen, RecipeSeen, RowSeen, SeatSeen, TableSeen, Wanted, Wish } from "../src/protocol";
import { inOrder, resultOf, why, type Ended } from "../src/end/result";
import { namesOf } from "../src/people";
import End from "../src/screens/End.svelte";
import type { Table } from "../src/table.svelte";

const COLORS: PlayerColor[] = ["blue", "red", "green", "yellow"];

const row = (ingredient: string, numbers: number[], points: number, immutos = 0, doubled = false): RowSeen => ({
  ingredient,
  cards: [...numbers.map((number) => `${ingredient}${number}`), ...Array<string>(immutos).fill("Im")],
  immutos,
  points,
  doubled,
});

const recipe = (name: RecipeSeen["recipe"], counts: number[], holder: number, outcome: RecipeSeen["outcome"], points = 0): RecipeSeen => ({
  recipe: name,
  count: counts[holder] ?? 0,
  counts,
  outcome,
  points,
});

function player(seat: number, rows: RowSeen[] | null, a: RecipeSeen | null = null, b: RecipeSeen | null = null): PlayerSeen {
  const ingredients = (rows ?? []).reduce((sum, { points }) => sum + points, 0);
  const [recipe_a, recipe_b] = [a?.points ?? 0, b?.points ?? 0];
  return {
    seat,
    color: COLORS[seat] ?? "blue",
    stop: 0,
    top: null,
    height: 4,
    cauldron: null,
    spells: [],
    accio: 0,
    declinatio: 0,
    recipes: null,
    immutos: [],
    score: rows && { ingredients, recipe_a, recipe_b, total: ingredients + recipe_a + recipe_b, rows, a, b },
    last_turn: [],
  };
}

const seat = (name: string, more: Partial<SeatSeen> = {}): SeatSeen => ({
  name,
  color: null,
  yours: false,
  device: 0,
  open: false,
  bot: null,
  stand_in: null,
  resigned: false,
  whispers: 0,
  wins: 0,
  points: 0,
  ...more,
});

function over(seats: SeatSeen[], players: PlayerSeen[], winners: number[], more: Partial<TableSeen> = {}): TableSeen {
  return {
    version: 9,
    status: "over",
    options: {},
    host: 0,
    you_are_host: true,
    seats,
    wanted: [],
    silent: [],
    deal: { commitment: "c", waits_for: [], promised: true, words: [], secret: "s" },
    game: {
      game: 2,
      ply: 80,
      seat: 0,
      phase: "over",
      deciding: null,
      players,
      cells: {},
      pile: 0,
      taken: null,
      removed_color: null,
      legal: [],
      looks: {},
      winners,
    },
    ...more,
  };
}

const named = (seen: TableSeen): Ended => ({
  ...seen,
  names: namesOf("K7QRZT", seen.seats, Object.fromEntries(COLORS.entries())),
});

const ANN = seat("Ann", { yours: true, wins: 1.5 });
const won = player(0, [row("Wa", [3], -3), row("Oa", [1, 2, 4], 12, 1), row("Ba", [1, 2], 0)]);
const lost = player(1, [row("Ra", [1, 2, 3], 12, 0, true), row("Ka", [4], -4)]);
const two = (): TableSeen => over([ANN, seat("Ben")], [lost, won], [0]);

describe("the result in words", () => {
  const four = [ANN, seat("Ben"), seat("", { bot: "witch" }), seat("-")];
  const with9 = [0, 1, 2, 3].map((number) => player(number, [row("Oa", [2, 3, 4], 9)]));
  const other = four.map((place) => ({ ...place, yours: false }));
  test.each<[string, TableSeen]>([
    ["You win with 9 points", over(four, with9, [0])],
    ["Ben wins with 9 points", over(four, with9, [1])],
    ["Fennel wins with 9 points", over(four, with9, [2])],
    ["Somebody (yellow) wins with 9 points", over(four, with9, [3])],
    ["You and Ben win with 9 points each", over(four, with9, [0, 1])],
    ["Ben, Fennel and Somebody (yellow) win with 9 points each", over(four, with9, [1, 2, 3])],
    ["Ann wins with 9 points", over(other, with9, [0])],
    ["You win with 1 point", over([ANN, seat("Ben")], [player(0, [row("Oa", [], 1)]), lost], [0])],
    ["You win with −3 points", over([ANN, seat("Ben")], [player(0, [row("Oa", [3], -3)]), lost], [0])],
    ["You win: Ben resigned", over([ANN, seat("Ben")], [player(0, null), player(1, null)], [0])],
    ["You resigned: Ben wins", over([ANN, seat("Ben")], [player(0, null), player(1, null)], [1])],
    ["Ben wins: the other one resigned", over(other.slice(0, 2), [player(0, null), player(1, null)], [1])],
    ["The game was called off, nobody wins", over([ANN, seat("Ben")], [won, lost], [], { status: "abandoned" })],
  ])("%s", (words, seen) => {
    expect(resultOf(named(seen))).toBe(words);
  });

  test("several at one device are called by their names", () => {
    const seen = over([ANN, seat("Mum", { yours: true })], [won, lost], [0]);
    expect(resultOf(named(seen))).toBe("Ann wins with 9 points");
  });

  test("the own cauldron comes first, the others as they sit", () => {
    const seats = [seat("Ben"), seat("Cat"), ANN];
    const seen = over(seats, [player(1, []), player(2, []), player(0, [])], [0]);
    expect(inOrder(named(seen)).map((owner) => owner.seat)).toEqual([2, 0, 1]);
  });
});

describe("how a recipe was counted", () => {
  // In turn order: Cat, Ann, Ben.
  const seen = over([ANN, seat("Ben"), seat("Cat")], [player(2, []), player(0, []), player(1, [])], [0]);
  test.each<[string, "a" | "b", RecipeSeen]>([
    ["4 cards", "a", recipe("orange", [1, 4, 3], 1, "fulfilled", 4)],
    ["one card against 3, 0", "a", recipe("orange", [3, 1, 0], 1, "missed")],
    ["2 cards, as many as Ben", "a", recipe("orange", [1, 2, 2], 1, "tied")],
    ["no card with a 4, as many as Cat", "b", recipe("fewest_fours", [0, 0, 2], 1, "tied")],
    ["one spell, all equal", "b", recipe("fewest_spells", [1, 1, 1], 1, "tied")],
    ["3 cards with a 1", "b", recipe("most_ones", [1, 3, 2], 1, "fulfilled", 10)],
    ["12 cards against 8, 9", "b", recipe("fewest_cards", [8, 12, 9], 1, "missed")],
    ["it was Cat", "b", recipe("ended_game", [1, 0, 0], 1, "missed")],
    ["done", "b", recipe("ended_game", [0, 1, 0], 1, "fulfilled", 10)],
  ])("%s", (words, kind, found) => {
    expect(why(named(seen), 0, kind, found)).toBe(words);
  });

  test("as many as you", () => {
    const found = recipe("most_ones", [6, 6, 2], 0, "tied");
    expect(why(named(seen), 2, "b", found)).toBe("6 cards with a 1, as many as you");
  });

  test("it was you", () => {
    expect(why(named(seen), 1, "b", recipe("ended_game", [0, 1, 0], 2, "missed"))).toBe("it was you");
  });
});

// The screen

class FakeTable {
  wishes: Wish[] = [];
  constructor(readonly seen: TableSeen) {}
  do = (wish: Wish): Promise<unknown> => {
    this.wishes.push(wish);
    return Promise.resolve({});
  };
}

function show(seen: TableSeen): FakeTable {
  const table = new FakeTable(seen);
  render(End, { table: table as unknown as Table, name: "K7PMQ2" });
  return table;
}

const user = userEvent.setup();

beforeEach(() => {
  sessionStorage.clear();
  reduced.motion = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the end", () => {
  test("has a table for each cauldron, most points first, with everything that counts", () => {
    show(two());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You win with 9 points");
    const mine = screen.getByRole("region", { name: "You" });
    expect(within(mine).getByText("Winner")).toBeTruthy();
    const [ingredients] = within(mine).getAllByRole("table");
    if (!ingredients) throw new Error("no table");
    const rows = within(ingredients)
      .getAllByRole("row")
      .slice(1)
      .map((line) => line.textContent.replaceAll(/\s+/g, " "));
    expect(rows[0]).toContain("1, 2, 4 and Immuto");
    expect(rows[0]).toContain("Hollow Pumpkin");
    expect(rows[0]).toContain("+12");
    expect(rows[1]).toContain("Mere Dragonfly");
    expect(rows[2]).toContain("−3");
    const other = screen.getByRole("region", { name: "Ben" });
    expect(within(other).getByText("double")).toBeTruthy();
    expect(within(other).queryByText("Winner")).toBeNull();
    expect(screen.getByText("1.5")).toBeTruthy();
    expect(screen.getAllByRole("status")[0]?.textContent).toBe("You win with 9 points");
  });

  test("links to replay and record", () => {
    show(two());
    expect(screen.getByRole("link", { name: "Replay the game" }).getAttribute("href")).toBe("/t/K7PMQ2/game/2");
    const record = screen.getByRole("link", { name: "Download the record" });
    expect(record.getAttribute("href")).toBe("/api/tables/K7PMQ2/games/2");
    expect(record.hasAttribute("download")).toBe(true);
  });

  test("without a proof nothing is offered to check", () => {
    show({ ...two(), deal: null });
    expect(screen.queryByRole("button", { name: "Check the deal" })).toBeNull();
  });

  test("a game that was not counted has no tables", () => {
    show(over([ANN, seat("Ben", { resigned: true })], [player(0, null), player(1, null)], [0]));
    expect(screen.queryAllByRole("table")).toEqual([]);
    expect(within(screen.getByRole("region", { name: "Ben" })).getByText("resigned")).toBeTruthy();
  });

  test("Immutos that were put to nothing are told of", () => {
    show(over([ANN, seat("Ben")], [{ ...won, immutos: [null, "Oa"] }, lost], [0]));
    expect(screen.getByText("One Immuto was put to nothing.")).toBeTruthy();
  });
});

describe("counting", () => {
  const hidden = (): number => document.querySelectorAll("tr.hidden").length;

  beforeEach(() => {
    reduced.motion = false;
    vi.useFakeTimers();
  });

  test("shows row after row and then who has won", async () => {
    show(two());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Counting …");
    expect(hidden()).toBe(5);
    await vi.advanceTimersByTimeAsync(460);
    expect(hidden()).toBe(3);
    expect(screen.queryByText("Winner")).toBeNull();
    await vi.advanceTimersByTimeAsync(4 * 450);
    expect(hidden()).toBe(0);
    expect(screen.getAllByRole("status")[0]?.textContent).toBe("You win with 9 points");
    expect(screen.getByText("Winner")).toBeTruthy();
  });

  test.each([
    ["a key", () => new KeyboardEvent("keydown", { key: "x" })],
    ["a tap", () => new Event("pointerdown")],
  ])("%s shows all at once", async (_, event) => {
    show(two());
    window.dispatchEvent(event());
    await tick();
    expect(hidden()).toBe(0);
    expect(screen.getByText("Winner")).toBeTruthy();
  });

  test("nothing moves for whoever does not want it, or has seen it", async () => {
    show(two());
    cleanup();
    show(two());
    await tick();
    expect(hidden()).toBe(0);
    cleanup();
    sessionStorage.clear();
    reduced.motion = true;
    show(two());
    await tick();
    expect(hidden()).toBe(0);
  });
});

describe("what next", () => {
  test("to play again others must want it too", async () => {
    const table = show(two());
    await user.click(screen.getByRole("button", { name: "Play again" }));
    expect(table.wishes).toEqual([{ type: "Rematch" }]);
  });

  test("against bots the next game begins at once", async () => {
    const table = show(over([ANN, seat("", { bot: "witch" })], [won, lost], [0]));
    await user.click(screen.getByRole("button", { name: "Play again" }));
    expect(table.wishes).toEqual([{ type: "Rematch" }, { type: "Begin" }]);
  });

  test("who is waited for, and not after all", async () => {
    const seats = [ANN, seat("Ben"), seat("Cat"), seat("", { bot: "witch" })];
    const players = [won, lost, player(2, []), player(3, [])];
    const wanted: Wanted[] = [{ kind: "Rematch", seats: [0, 1], seat: null, level: null }];
    const table = show(over(seats, players, [0], { wanted }));
    expect(screen.getByText("You want to play again. Waiting for Cat.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Not after all" }));
    expect(table.wishes).toEqual([{ type: "Withdraw" }]);
  });

  test("who else wants it", () => {
    show({ ...two(), wanted: [{ kind: "Rematch", seats: [1], seat: null, level: null }] });
    expect(screen.getByText("Ben wants to play again.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Play again" })).toBeTruthy();
  });

  test("leaving gives back every own seat", async () => {
    history.replaceState(null, "", "/t/K7PMQ2");
    const table = show(over([ANN, seat("Mum", { yours: true })], [won, lost], [0]));
    await user.click(screen.getByRole("button", { name: "Leave the table" }));
    expect(table.wishes).toEqual([
      { type: "StandUp", seat: 0 },
      { type: "StandUp", seat: 1 },
    ]);
    expect(location.pathname).toBe("/");
  });

  test("who only watches cannot play again", () => {
    show(over([seat("Ann"), seat("Ben")], [won, lost], [0]));
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
    expect(screen.getByRole("button", { name: "To the first page" })).toBeTruthy();
  });
});
