import { expect, test } from "vitest";
import { Stage, type Mover } from "../src/play/stage.svelte";
import type { GameSeen, Happening, TableSeen } from "../src/protocol";
import { game, player } from "./builders";

const seen = (shown: GameSeen): TableSeen => ({ game: shown }) as TableSeen;

const BEFORE = game({ cells: { c4: "Ra3", b1: "Ya1" }, players: [player({ stop: 5, top: "Ga2", height: 1 })], pile: 9 });
const AFTER = game({
  cells: { c4: "Kb2", b1: "Ya1" },
  players: [player({ stop: 8, top: "Ra3", height: 2 })],
  pile: 8,
  ply: 1,
});
const HAPPENED: Happening[] = [
  { type: "PawnMoved", seat: 0, start: 5, stop: 8 },
  { type: "CardTaken", seat: 0, cell: "c4", card: "Ra3", by_accio: false },
  { type: "CardPutOnCauldron", seat: 0, card: "Ra3" },
  { type: "CardTurnedOver", cell: "c4", card: "Kb2" },
];

/** A board whose motions end when the test says so. */
class SlowBoard implements Mover {
  asked: string[] = [];
  private end: (() => void)[] = [];
  walk = (seat: number, stops: number[]): Promise<void> => this.wait(`walk ${seat} ${stops.join(" ")}`);
  fly = (cell: string): Promise<void> => this.wait(`fly ${cell}`);
  turnOver = (cell: string): Promise<void> => this.wait(`turn over ${cell}`);
  sweep = (): Promise<void> => this.wait("sweep");
  finish = (): void => {
    for (const end of this.end.splice(0)) end();
  };
  private wait(what: string): Promise<void> {
    this.asked.push(what);
    return new Promise((end) => this.end.push(end));
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

function shown(stage: Stage): unknown {
  return { cells: stage.cells, place: stage.places[0], pile: stage.pile };
}

const AS_AFTER = { cells: AFTER.cells, place: { stop: 8, top: "Ra3", height: 2 }, pile: 8 };

test("without motion the new view is there at once", () => {
  const stage = new Stage(
    () => undefined,
    () => true,
  );
  stage.show(BEFORE);
  stage.step({ before: seen(BEFORE), after: seen(AFTER), happened: HAPPENED });
  expect(shown(stage)).toEqual(AS_AFTER);
  expect(stage.fresh).toBe("c4");
});

test("events are shown one after the other", async () => {
  const board = new SlowBoard();
  const told: string[] = [];
  const stage = new Stage(
    () => board,
    () => false,
  );
  stage.happening = (one) => told.push(one.type);
  stage.show(BEFORE);
  stage.step({ before: seen(BEFORE), after: seen(AFTER), happened: HAPPENED });
  expect(board.asked).toEqual(["walk 0 6 7 8"]);
  expect(stage.places[0]?.stop).toBe(5);
  board.finish();
  await settled();
  expect(board.asked).toEqual(["walk 0 6 7 8", "fly c4"]);
  expect(stage.places[0]?.stop).toBe(8);
  expect(stage.cells).toEqual({ b1: "Ya1" });
  board.finish();
  await settled();
  expect(stage.places[0]).toEqual({ stop: 8, top: "Ra3", height: 2 });
  board.finish();
  await settled();
  expect(stage.moving).toBe(false);
  expect(shown(stage)).toEqual(AS_AFTER);
  expect(told).toEqual(HAPPENED.map((one) => one.type));
});

test("whatever moves can be finished, and everything is where it belongs", async () => {
  const stage = new Stage(
    () => new SlowBoard(),
    () => false,
  );
  stage.show(BEFORE);
  stage.step({ before: seen(BEFORE), after: seen(AFTER), happened: HAPPENED });
  expect(stage.moving).toBe(true);
  stage.finish();
  expect(stage.moving).toBe(false);
  expect(shown(stage)).toEqual(AS_AFTER);
  await settled();
  expect(shown(stage)).toEqual(AS_AFTER);
});

test("what does not follow from what is shown appears at once", () => {
  const board = new SlowBoard();
  const stage = new Stage(
    () => board,
    () => false,
  );
  stage.show(BEFORE);
  stage.step({ before: null, after: seen(AFTER), happened: [] });
  expect(board.asked).toEqual([]);
  expect(shown(stage)).toEqual(AS_AFTER);
});
