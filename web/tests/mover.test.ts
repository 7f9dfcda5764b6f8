// Pawns walk and cards turn over on a board that nobody has drawn.

import { expect, test } from "vitest";
import { Ahead } from "../src/board/ahead.svelte";
import { layout } from "../src/board/layout";
import { Motion } from "../src/board/motion";
import { BoardMover } from "../src/board/mover";
import type { BoardPawn } from "../src/board/shown";

/** Moves until it is let go, or called off. */
class Piece {
  played: { frames: Keyframe[]; options: KeyframeAnimationOptions }[] = [];
  end: (() => void)[] = [];

  animate(frames: Keyframe[], options: KeyframeAnimationOptions) {
    this.played.push({ frames, options });
    let stop = (): void => {};
    const finished = new Promise<void>((done, failed) => {
      this.end.push(done);
      stop = () => failed(new Error("called off"));
    });
    return { finished, cancel: stop };
  }

  getAnimations(): [] {
    return [];
  }
}

const pawns: BoardPawn[] = [
  { seat: 0, color: "green", stop: 8, name: "Rowan" },
  { seat: 1, color: "yellow", stop: 11, name: "Bryony" },
];

function board() {
  const [pawn, front, reverse] = [new Piece(), new Piece(), new Piece()];
  const drawn = (piece: Piece): Element => piece as unknown as Element;
  const ahead = new Ahead();
  const motion = new Motion();
  const mover = new BoardMover(
    {
      size: () => layout(800, 800),
      pawns: () => pawns,
      pawn: () => drawn(pawn),
      face: () => drawn(front),
      sides: () => ({ front: drawn(front), reverse: drawn(reverse) }),
      card: () => () => Promise.resolve(),
    },
    ahead,
    motion,
  );
  return { pawn, front, reverse, ahead, motion, mover, stopOf: () => ahead.stopOf(pawns[0] as BoardPawn) };
}

const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a pawn is where it goes as soon as it walks, stop by stop", async () => {
  const { mover, pawn, stopOf } = board();
  const walked = mover.walk(0, [9, 10, 11]);
  expect(stopOf()).toBe(11);
  await begun();
  expect(pawn.played[0]?.options).toMatchObject({ duration: 540 });
  expect(pawn.played[0]?.frames).toHaveLength(7);
  pawn.end[0]?.();
  await walked;
  expect(stopOf()).toBe(11);
});

test("a card that is being turned over is unknown until it lies there", async () => {
  const { mover, front, reverse, ahead } = board();
  const turned = mover.turnOver("c4", "Pb2");
  await begun();
  expect(ahead.turning.has("c4")).toBe(true);
  front.end[0]?.();
  reverse.end[0]?.();
  await turned;
  expect(ahead.turning.has("c4")).toBe(false);
  expect(ahead.cardIn("c4", { c4: "Ra3" })).toBe("Pb2");
});

test("finished, nothing stays ahead, and what comes after its pause does nothing", async () => {
  for (const pause of [() => Promise.resolve(), begun]) {
    const { mover, ahead, stopOf } = board();
    const all = [mover.walk(0, [9, 10]), mover.turnOver("c4", "Pb2")];
    await pause();
    mover.finish();
    ahead.turning.add("c4"); // by somebody else
    await Promise.all(all);
    expect([stopOf(), ahead.cardIn("c4", { c4: "Ra3" }), ahead.turning.has("c4")]).toEqual([8, "Ra3", true]);
  }
});

test("where nothing moves, everything is there at once", async () => {
  const { mover, motion, pawn, front, stopOf } = board();
  motion.speed = 0;
  await mover.walk(0, [9]);
  await mover.turnOver("c4", "Pb2");
  expect([stopOf(), pawn.played, front.played]).toEqual([9, [], []]);
});
