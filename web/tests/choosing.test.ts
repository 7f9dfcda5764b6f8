// Choosing a move without a page: what is looked at, chosen and sent.

import { expect, test, vi } from "vitest";
import { Choosing } from "../src/play/choosing.svelte";
import type { GameSeen } from "../src/protocol";
import { Refused } from "../src/server";
import { game, player } from "./builders";

const take = (cell: string, ends_game = false): GameSeen["legal"][number] => ({ move: cell, lands_at: 11, line: ["b1"], ends_game });

/** Somebody whose pawn stands at row 4 may take from it, and one card by Accio. */
const asked = game({
  players: [player({ seat: 0, stop: 8, color: "green", accio: 1 }), player({ seat: 1, color: "red" })],
  cells: { b4: "Ra3", c4: "Ya1", e2: "Im" },
  legal: [take("b4"), take("c4", true), { ...take("e2"), move: "*e2" }],
});

function about(shown: GameSeen = asked, oneTap = false) {
  const waiting = { answer: (): void => {}, refuse: (why: unknown): void => void why };
  const send = vi.fn<(move: string) => Promise<unknown>>(
    () => new Promise((answer, refuse) => Object.assign(waiting, { answer, refuse })),
  );
  const now = { free: true };
  const choosing = new Choosing({ game: () => shown, free: () => now.free, oneTap: () => oneTap, send });
  return { choosing, send, waiting, now };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the second tap takes a card, and where people want that the first", () => {
  const careful = about();
  careful.choosing.choose("b4");
  expect(careful.choosing.selected).toBe("b4");
  expect(careful.send).not.toHaveBeenCalled();
  careful.choosing.choose("b4");
  expect(careful.send.mock.calls).toEqual([["b4"]]);

  const quick = about(asked, true);
  quick.choosing.choose("b4");
  expect(quick.send.mock.calls).toEqual([["b4"]]);
});

test("what ends the game is asked twice, whatever people want", () => {
  const { choosing, send } = about(asked, true);
  choosing.choose("c4");
  expect(send).not.toHaveBeenCalled();
  choosing.choose("c4");
  expect(send.mock.calls).toEqual([["c4"]]);
});

test("a touch that ended motion takes nothing at the first tap", () => {
  const { choosing, send } = about(asked, true);
  choosing.touch(true);
  choosing.choose("b4");
  choosing.begin("a1");
  expect(send).not.toHaveBeenCalled();
  choosing.touch(false);
  choosing.choose("b4");
  expect(send.mock.calls).toEqual([["b4"]]);
});

test("Accio offers other cards and no line", () => {
  const { choosing } = about();
  choosing.choose("b4");
  choosing.useAccio(true);
  expect([...choosing.offers.keys()]).toEqual(["e2"]);
  expect(choosing.activeLine).toBeNull();
  expect(choosing.selected).toBeNull();
  choosing.useAccio(false);
  expect([...choosing.offers.keys()]).toEqual(["b4", "c4"]);
  expect(choosing.activeLine).toContain("a4");
});

test("what is looked at leads somewhere: hovered before selected", () => {
  const { choosing } = about();
  expect(choosing.preview).toBeNull();
  choosing.choose("b4");
  expect(choosing.preview).toEqual({ way: [9, 10, 11], stop: 11, line: ["b1"], color: "green" });
  choosing.hovered = "f1";
  expect(choosing.looked).toBe("f1");
  expect(choosing.preview).toBeNull();
});

test("a Declinatio that ends the game is asked twice, another is not", () => {
  const { choosing, send } = about();
  const declinatio = { move: "declinatio", landsAt: 3, line: null, endsGame: true };
  choosing.useDeclinatio(declinatio);
  expect(choosing.warned).toBe(true);
  expect(send).not.toHaveBeenCalled();
  choosing.useDeclinatio(declinatio);
  expect(send).toHaveBeenCalledTimes(1);
  choosing.played();
  choosing.useDeclinatio({ ...declinatio, endsGame: false });
  expect(send).toHaveBeenCalledTimes(2);
});

test("while a move is on its way nothing else can be chosen; when it was played everything is let go of", () => {
  const { choosing, send } = about();
  choosing.choose("b4");
  void choosing.move("b4");
  expect(choosing.busy).toBe(true);
  expect(choosing.decision).toBeNull();
  void choosing.move("c4");
  expect(send).toHaveBeenCalledTimes(1);
  choosing.played();
  expect([choosing.busy, choosing.selected, choosing.accio, choosing.warned]).toEqual([false, null, false, false]);
  expect(choosing.decision?.kind).toBe("take");
});

test("a refusal is shown, but for one that came too late", async () => {
  const { choosing, waiting } = about();
  const refused = new Refused("not_now", {});
  void choosing.move("b4");
  waiting.refuse(refused);
  await settled();
  expect(choosing.problem).toBe(refused);
  expect(choosing.busy).toBe(false);

  void choosing.move("b4");
  expect(choosing.problem).toBeNull();
  waiting.refuse(new Refused("stale", { ply: 7 }));
  await settled();
  expect(choosing.problem).toBeNull();
  expect(choosing.busy).toBe(false);
});

test("what was refused after something else was played changes nothing any more", async () => {
  const { choosing, waiting } = about();
  void choosing.move("b4");
  const { refuse } = waiting;
  choosing.played();
  void choosing.move("c4");
  refuse(new Refused("not_now", {}));
  await settled();
  expect(choosing.busy).toBe(true); // the second is still on its way
  expect(choosing.problem).toBeNull();
});

test("what cannot be chosen is said, until something else is touched, and not where the touch ended motion", () => {
  const { choosing } = about();
  choosing.refuse("a1");
  expect(choosing.why?.id).toBe("why-corner");
  choosing.choose("b4");
  expect(choosing.why).toBeNull();
  choosing.refuse("e2");
  expect(choosing.why?.id).toBe("why-by-accio");
  choosing.useAccio(true);
  expect(choosing.why).toBeNull();
  choosing.refuse("b4");
  expect(choosing.why?.id).toBe("why-own-line");
  choosing.played();
  expect(choosing.why).toBeNull();
  choosing.touch(true);
  choosing.refuse("a1");
  expect(choosing.why).toBeNull();
});

test("nobody is asked while something moves", () => {
  const { choosing, now } = about();
  now.free = false;
  expect(choosing.decision).toBeNull();
  expect(choosing.offers.size).toBe(0);
});
