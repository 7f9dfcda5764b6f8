import { expect, test } from "vitest";
import type { Mover } from "../src/board/mover";
import { movesBy, Stage, type Step } from "../src/play/stage.svelte";
import type { GameSeen, Happening, TableSeen } from "../src/protocol";
import { game, NOWHERE, player } from "./builders";

const seen = (shown: GameSeen): TableSeen => ({ game: shown }) as TableSeen;

const others = (stop: number, last_turn: Happening[] = []): ReturnType<typeof player> =>
  player({ seat: 1, color: "red", stop, top: "Ba1", height: 1, last_turn });
const BEFORE = game({
  cells: { c4: "Ra3", b1: "Ya1" },
  players: [player({ stop: 5, top: "Ga2", height: 1 }), others(10)],
  pile: 9,
});
const HAPPENED: Happening[] = [
  { type: "PawnMoved", seat: 0, start: 5, stop: 8 },
  { type: "CardTaken", seat: 0, cell: "c4", card: "Ra3", by_accio: false },
  { type: "CardPutOnCauldron", seat: 0, card: "Ra3" },
  { type: "CardsSwept", seat: 0, swept: [{ seat: 1, card: "Ba1" }], under_pile: true },
  { type: "CardTurnedOver", cell: "c4", card: "Kb2" },
];
const AFTER = game({
  cells: { c4: "Kb2", b1: "Ya1" },
  players: [player({ stop: 8, top: "Ra3", height: 2, last_turn: HAPPENED }), { ...others(10), top: null, height: 0 }],
  deciding: 1,
  pile: 8,
  ply: 1,
});
const ANSWERED: Happening[] = [
  { type: "PawnMoved", seat: 1, start: 10, stop: 15 },
  { type: "TurnPassed", seat: 1 },
];
const LATER = game({
  cells: AFTER.cells,
  players: [...AFTER.players.slice(0, 1), { ...others(15, ANSWERED), top: null, height: 0 }],
  pile: 8,
  ply: 2,
});

/** A board whose motions end when the test says so, or when all is finished. */
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

function staged(still = () => false): { stage: Stage; board: SlowBoard; told: string[] } {
  const board = new SlowBoard();
  const stage = new Stage(() => board, still, NOWHERE);
  const told: string[] = [];
  stage.happening = (happening, _, shown) => told.push(shown ? happening.type : `${happening.type}, unseen`);
  stage.show(BEFORE);
  return { stage, board, told };
}

const FIRST = { before: seen(BEFORE), after: seen(AFTER), happened: HAPPENED };
const SECOND = { before: seen(AFTER), after: seen(LATER), happened: ANSWERED };

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** What moves comes to its end by itself. */
async function ended(board: SlowBoard): Promise<void> {
  board.finish();
  await settled();
}

const shown = ({ game, cells, places, pile }: Stage): unknown => ({ ply: game?.ply, cells, places, pile });

function whole(view: GameSeen): unknown {
  const stage = new Stage(
    () => undefined,
    () => true,
    NOWHERE,
  );
  stage.show(view);
  return shown(stage);
}

test("without motion the new view is there at once, and was told", () => {
  const { stage, told } = staged(() => true);
  stage.step(FIRST);
  expect(shown(stage)).toEqual(whole(AFTER));
  expect(stage.fresh).toBe("c4");
  expect(told).toHaveLength(HAPPENED.length);
  expect(stage.moving).toBe(false);
});

test("events are shown one after the other, and the view when all of them have been", async () => {
  const { stage, board, told } = staged();
  stage.step(FIRST);
  expect(board.asked).toEqual(["walk 0 6 7 8"]);
  expect(stage.places[0]?.stop).toBe(5);
  await ended(board);
  expect(board.asked.at(-1)).toBe("fly c4");
  expect(stage.places[0]?.stop).toBe(8);
  await ended(board);
  expect(board.asked.at(-1)).toBe("sweep");
  expect(stage.cells).toEqual({ b1: "Ya1" });
  expect(stage.places[0]).toEqual({ stop: 8, top: "Ra3", height: 2 });
  await ended(board);
  expect(board.asked.at(-1)).toBe("turn over c4");
  expect(stage.cells).toEqual({ b1: "Ya1" }); // it lies face down
  expect(stage.game).toBe(BEFORE);
  expect(stage.moving).toBe(true);
  await ended(board);
  expect(stage.moving).toBe(false);
  expect(shown(stage)).toEqual(whole(AFTER));
  expect(told).toEqual(HAPPENED.map((happening) => happening.type));
  expect(stage.missed).toEqual([]);
});

test.each([0, 1, 2, 3])("what is cut short after %i motions stays where it belongs, whatever is shown then", async (motions) => {
  const { stage, board } = staged();
  stage.step(FIRST);
  for (let motion = 0; motion < motions; motion++) await ended(board);
  expect(stage.moving).toBe(true);
  stage.finish();
  expect(shown(stage)).toEqual(whole(AFTER));
  stage.show(BEFORE); // as in a replay, one step back
  await settled();
  expect(shown(stage)).toEqual(whole(BEFORE));
  expect(stage.moving).toBe(false);
});

test("what was cut short says nothing into what follows", async () => {
  const { stage, board, told } = staged();
  stage.step(FIRST);
  stage.finish();
  stage.show(BEFORE);
  stage.step(FIRST);
  await settled();
  expect(board.asked).toEqual(["walk 0 6 7 8", "walk 0 6 7 8"]);
  expect(stage.places[0]?.stop).toBe(5);
  expect(told.at(-1)).toBe("PawnMoved");
});

test("whoever has left is told nothing more, and nothing moves on", async () => {
  const { stage, board, told } = staged();
  stage.step(FIRST);
  stage.step(SECOND);
  await ended(board);
  stage.leave();
  await ended(board);
  expect(told).toEqual(["PawnMoved", "CardTaken"]);
  expect([stage.moving, stage.places[0], board.asked.length]).toEqual([false, { stop: 8, top: "Ga2", height: 1 }, 2]);
});

test("what is not shown is told all the same, once, and the turns are noted as missed", async () => {
  const { stage, board, told } = staged();
  stage.step(FIRST);
  await ended(board);
  stage.step(SECOND);
  stage.finish();
  expect(told).toEqual([
    "PawnMoved",
    "CardTaken",
    "CardPutOnCauldron, unseen",
    "CardsSwept, unseen",
    "CardTurnedOver, unseen",
    "PawnMoved, unseen",
    "TurnPassed, unseen",
  ]);
  expect(shown(stage)).toEqual(whole(LATER));
  expect(stage.missed).toEqual([0, 1]);
});

test("a turn that is seen is missed no more", async () => {
  const { stage, board } = staged();
  stage.step(FIRST);
  stage.finish();
  expect(stage.missed).toEqual([0]);
  stage.step(SECOND);
  await ended(board);
  expect(stage.missed).toEqual([0]);
  stage.step({ ...FIRST, before: seen(LATER), after: seen({ ...AFTER, ply: 3 }) });
  for (let motion = 0; motion < 4; motion++) await ended(board);
  expect(stage.missed).toEqual([]);
});

test("whose turn is shown follows the pawns", async () => {
  const { stage, board } = staged();
  stage.step(FIRST);
  stage.step(SECOND);
  expect(stage.whose).toBe(0);
  for (let motion = 0; motion < 4; motion++) await ended(board);
  expect(board.asked.at(-1)).toBe("walk 1 11 12 13 14 15");
  expect(stage.whose).toBe(1);
  expect(stage.game).toBe(AFTER);
});

test("what does not follow from what is shown appears at once, and nobody has seen it", () => {
  const { stage, board } = staged();
  stage.step({ before: null, after: seen(LATER), happened: [] });
  expect(board.asked).toEqual([]);
  expect(shown(stage)).toEqual(whole(LATER));
  expect(stage.missed).toEqual([0, 1]);
});

test("the same view again cuts nothing short", async () => {
  const { stage, board, told } = staged();
  stage.step(FIRST);
  stage.step({ before: seen(AFTER), after: seen({ ...AFTER }), happened: [] });
  stage.step({ before: null, after: seen({ ...AFTER }), happened: [] });
  expect(board.asked).toEqual(["walk 0 6 7 8"]);
  expect(stage.moving).toBe(true);
  for (let motion = 0; motion < 4; motion++) await ended(board);
  expect(told).toEqual(HAPPENED.map((happening) => happening.type));
  expect(stage.missed).toEqual([]);
  expect(shown(stage)).toEqual(whole(AFTER));
});

test("what happens beside the game is told without a pause", () => {
  const { stage, told } = staged();
  const after = { ...BEFORE };
  stage.step({ before: seen(BEFORE), after: seen(after), happened: [{ type: "AroundTable", kind: "Abandon", seat: 1 }] });
  expect(stage.moving).toBe(false);
  expect(stage.game).toBe(after);
  expect(told).toEqual(["AroundTable"]);
});

test("what lies over the table is waited for", async () => {
  const { stage, board } = staged();
  let over = true;
  stage.held = () => over;
  stage.step(FIRST);
  await settled();
  expect(board.asked).toEqual([]);
  expect(stage.game).toBe(BEFORE);
  expect(stage.moving).toBe(true);
  over = false;
  stage.resume();
  expect(board.asked).toEqual(["walk 0 6 7 8"]);
});

test("what lies over the table is waited for where nothing moves", () => {
  const { stage, told } = staged(() => true);
  let over = true;
  stage.held = () => over;
  stage.step(FIRST);
  expect([stage.game, told]).toEqual([BEFORE, []]);
  over = false;
  stage.resume();
  expect(stage.game).toBe(AFTER);
  expect(told).toEqual(HAPPENED.map((happening) => `${happening.type}, unseen`));
});

/** So many steps, one after the other. */
function steps(number: number): Step[] {
  return Array.from({ length: number }, (_, ply) => ({
    before: seen({ ...BEFORE, ply }),
    after: seen({ ...LATER, ply: ply + 1 }),
    happened: ANSWERED,
  }));
}

test("up to five steps wait for one another; at the next one all of it is there at once, and told", () => {
  const { stage, board, told } = staged();
  const all = steps(6);
  for (const step of all.slice(0, 5)) stage.step(step);
  expect([stage.moving, stage.game, board.asked.length]).toEqual([true, BEFORE, 1]);
  for (const step of all.slice(5)) stage.step(step);
  expect([stage.moving, stage.game?.ply]).toEqual([false, 6]);
  expect(told).toHaveLength(6 * ANSWERED.length);
  expect(stage.missed).toEqual([1]);
});

test("what lies over the table is waited for, however much happens meanwhile, and then all of it is shown", async () => {
  const { stage, board, told } = staged();
  let over = true;
  stage.held = () => over;
  for (const step of steps(8)) stage.step(step);
  await settled();
  expect([stage.game, board.asked, told]).toEqual([BEFORE, [], []]);
  over = false;
  stage.resume();
  for (let step = 0; step < 8; step++) await ended(board);
  expect(stage.game?.ply).toBe(8);
  expect(board.asked).toHaveLength(8);
  expect(stage.missed).toEqual([]);
});

test.each([
  ["an empty cauldron", 2, { stop: 0, top: null, height: 0 }],
  ["the top card", 3, { stop: 0, top: "Ra3", height: 1 }],
  ["an Immuto at a line", 0, { stop: 4, top: "Im", height: 2 }],
  ["the card beneath an Immuto at a corner", null, { stop: 5, top: "Im", height: 2 }],
])("a pawn moves by %s", (_, steps, place) => {
  expect(movesBy(place)).toBe(steps);
});
