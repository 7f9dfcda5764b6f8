// A game seen again, without a page.

import { afterEach, expect, test, vi } from "vitest";
import type { Mover } from "../src/board/mover";
import { Stage } from "../src/play/stage.svelte";
import type { Replay } from "../src/protocol";
import { frameWords } from "../src/replay/turns";
import { Replaying } from "../src/replay/replaying.svelte";
import { Refused } from "../src/server";
import { game, NOWHERE } from "./builders";

const LAST = 4;
const replay: Replay = {
  players: [
    { color: "yellow", name: "Ann", bot: null, resigned: false, whispers: 0, seat: 0, yours: false },
    { color: "red", name: "Ben", bot: null, resigned: true, whispers: 0, seat: 1, yours: false },
  ],
  result: null,
  edition: "en",
  abandoned: false,
  frames: Array.from({ length: LAST + 1 }, (_, ply) => ({
    move: ply === 0 ? null : "b2",
    happened: ply === 0 ? [] : [{ type: "PawnMoved" as const, seat: ply % 2, start: ply, stop: ply + 1 }],
    game: game({ ply, pile: 40 - ply }),
  })),
  turns: [],
};

/** A board on which a pawn walks until it is let go. */
function watched(move = 0) {
  const walks: (() => void)[] = [];
  const board: Mover = {
    walk: () => new Promise((done) => walks.push(done)),
    fly: () => Promise.resolve(),
    turnOver: () => Promise.resolve(),
    sweep: () => Promise.resolve(),
    finish: () => walks.splice(0).forEach((done) => done()),
  };
  const stage = new Stage(
    () => board,
    () => false,
    NOWHERE,
  );
  return { stage, walks, replaying: new Replaying(stage, { move, player: null }) };
}

const loaded = async (move = 0) => {
  const all = watched(move);
  await all.replaying.load(() => Promise.resolve(replay));
  return all;
};

afterEach(() => void vi.useRealTimers());

test("it is shown from the frame that the link names, or from its last one", async () => {
  expect((await loaded(2)).stage.game?.ply).toBe(2);
  const { replaying, stage } = await loaded(999);
  expect([replaying.at, stage.game?.ply]).toEqual([LAST, LAST]);
});

test("one step on moves, all else is shown at once", async () => {
  const { replaying, stage, walks } = await loaded();
  replaying.forth();
  expect([replaying.at, stage.moving, walks.length, stage.game?.ply]).toEqual([1, true, 1, 0]);
  replaying.forth(); // the first one is cut short
  expect([replaying.at, stage.moving, stage.game?.ply]).toEqual([2, true, 1]);
  replaying.jump(4);
  expect([replaying.at, stage.moving, stage.game?.ply]).toEqual([4, false, 4]);
  replaying.forth(); // there is no more
  expect([replaying.at, stage.moving]).toEqual([4, false]);
  replaying.jump(-3);
  expect(replaying.at).toBe(0);
});

test("played at its end it begins again, and a jump stops it", async () => {
  const { replaying, stage } = await loaded(LAST);
  replaying.toggle();
  expect([replaying.playing, replaying.at, stage.moving]).toEqual([true, 0, false]);
  replaying.step();
  expect([replaying.playing, replaying.at]).toEqual([true, 1]);
  replaying.jump(3);
  expect(replaying.playing).toBe(false);
  replaying.toggle();
  expect([replaying.playing, replaying.at]).toEqual([true, 4]);
  replaying.toggle();
  expect(replaying.playing).toBe(false);
});

test("through other eyes the frame stays", async () => {
  const { replaying, stage } = await loaded(3);
  await replaying.load(() => Promise.resolve({ ...replay, frames: replay.frames.map((frame) => ({ ...frame })) }));
  expect([replaying.at, stage.game?.ply]).toEqual([3, 3]);
});

test("of two that were asked for the last one is shown, whichever comes first", async () => {
  const { replaying } = watched();
  const other = { ...replay, abandoned: true };
  let answer: (found: Replay) => void = () => {};
  const slow = replaying.load(() => new Promise((resolve) => (answer = resolve)));
  await replaying.load(() => Promise.resolve(replay));
  answer(other);
  await slow;
  expect(replaying.replay).toBe(replay);
});

test("what comes after one has left is not wanted, neither a game nor a problem", async () => {
  for (const ask of [() => Promise.resolve(replay), () => Promise.reject(new Refused("no_game", {}))]) {
    const { replaying } = watched();
    const loading = replaying.load(ask);
    replaying.leave();
    await loading;
    expect([replaying.replay, replaying.problem]).toEqual([null, null]);
  }
});

test("eyes that nobody has are closed again; any other problem is told", async () => {
  const { replaying } = watched();
  replaying.player = 7;
  await replaying.load(() => Promise.reject(new Refused("no_seat", { seat: 7 })));
  expect([replaying.player, replaying.problem]).toEqual([null, null]);
  await replaying.load(() => Promise.reject(new Refused("no_connection", {})));
  expect(replaying.problem).toBe("no_connection");
  await replaying.load(() => Promise.reject(new TypeError("a mistake of ours")));
  expect(replaying.problem).toBe("failed");
});

test("the last frame says who has given up, and the first that nobody has moved", () => {
  const names = Object.assign((seat: number) => ["Ann", "Ben"][seat] ?? "", { you: null });
  expect(frameWords(replay, 0, names)).toEqual(["The cards are on the table. Nobody has moved."]);
  expect(frameWords(replay, LAST, names).at(-1)).toContain("Ben");
  expect(frameWords({ ...replay, abandoned: true }, LAST, names)).toHaveLength(2);
  expect(frameWords(replay, 99, names)).toEqual([]);
});
