// Looking back, without a page: the account in numbers and words, a review that comes in portions, and moments to play again.

import { expect, test, vi } from "vitest";
import { askedSeat, Guessing, kindsIn } from "../src/end/guessing.svelte";
import { settings } from "../src/settings.svelte";
import type { Accounted, GamePlayed, Moment, Review, TableSeen } from "../src/protocol";
import { amountWords, PARTS, piecesOf, reachOf, UNITS, verdict } from "../src/review/account";
import { courseOf, nearest, pathOf, rowsOf } from "../src/review/course";
import { Finding } from "../src/review/finding.svelte";
import { LookingThrough, unseen } from "../src/review/looking-through.svelte";
import { Practising, type Placed } from "../src/review/practising.svelte";
import { Reviewing } from "../src/review/reviewing.svelte";
import { placed, smoothed } from "../src/review/trend";
import { Refused } from "../src/server";
import { game, player } from "./builders";

const amount = (share: number) => ({ share, points: 20 * share });

const account = (deal: number, luck: number, own: number, others: number, revealed: number): Accounted => ({
  result: amount(deal + luck + own + others + revealed),
  deal: amount(deal),
  luck: amount(luck),
  own_play: amount(own),
  others_play: amount(others),
  revealed: amount(revealed),
  unforced: 20,
});

const review = (more: Partial<Review> = {}): Review => ({
  format: "glastonbury-review/2",
  net: "glastonbury-1",
  digest: "00",
  done: true,
  failed: false,
  progress: 1,
  again_in: 0,
  players: [account(0.02, 0.1, -0.12, 0.5, 0), account(-0.02, -0.1, -0.5, 0.12, 0)],
  turns: [0.52, 0.6].map((share) => ({ player: 0, shares: [share, 1 - share], play: 0, luck: [0, 0] })),
  moments: [],
  half_life: [null, null],
  guesses: [],
  strangers: false,
  allowed: true,
  ...more,
});

const moment = (more: Partial<Placed> = {}): Placed => ({
  table: "K7PMQ2",
  game: 1,
  ply: 4,
  player: 0,
  played: "b2",
  better: "b3",
  points: 4.4,
  points_error: 1,
  share: 0.1,
  share_error: 0.02,
  grade: "mistake",
  cause: "memory",
  forgotten: 4.4,
  played_facts: [],
  better_facts: [],
  ...more,
});

const names = Object.assign((seat: number) => ["You", "Ben"][seat] ?? "", { you: 0 });

test("the pieces of a bar lie end to end on both sides of 0 and add up to the result", () => {
  for (const unit of UNITS) {
    for (const accounted of review().players) {
      const pieces = piecesOf(accounted, unit);
      expect(pieces.map(({ part }) => part)).toEqual(PARTS);
      expect(pieces.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(accounted.result[unit]);
      for (const side of [pieces.filter(({ value }) => value >= 0), pieces.filter(({ value }) => value < 0)]) {
        const inner = side.map(({ from, to }) => Math.min(Math.abs(from), Math.abs(to)));
        const outer = side.map(({ from, to }) => Math.max(Math.abs(from), Math.abs(to)));
        expect(inner).toEqual([0, ...outer].slice(0, side.length));
      }
    }
  }
  expect(reachOf(review().players, "share")).toBeCloseTo(0.62);
});

test("amounts have a sign, and nothing has none", () => {
  expect([0.123, -0.07, 0.001].map((value) => amountWords(value, "share"))).toEqual(["+12%", "−7%", "0%"]);
  expect([3.44, -12, -0.01].map((value) => amountWords(value, "points"))).toEqual(["+3.4", "−12", "0"]);
});

test("the verdict speaks of the cards and of the moves, to whom it is about", () => {
  expect(verdict(account(0.02, 0.06, -0.1, 0.5, 0), 0, names)).toEqual(["You had a little luck.", "You played superbly."]);
  expect(verdict(account(0, -0.3, -2, 0.1, 0), 1, names)).toEqual([
    "The cards were against Ben.",
    "Ben played fairly, with some points left lying.",
  ]);
  expect(verdict({ ...account(0, 0, 0, 0.5, 0), unforced: 0 }, 1, names)).toEqual(["The cards were fair to Ben."]); // a stand-in played
  expect(verdict(account(-0.04, 0.03, -3, 0, 0), 0, names)[1]).toBe("You could have done better in many places.");
});

test("the course begins with what could be expected, and ends with what came of it", () => {
  const course = courseOf(review());
  expect(course).toEqual([[0.52, 0.48], [0.6, 0.4], [1, expect.closeTo(0)]]);
  expect(courseOf(review({ players: [] }))).toEqual([]);
  expect(pathOf(course, 0)).toBe("M0.0 115.2L360.0 96.0L720.0 0.0");
  expect([0, 0.3, 0.9, 2].map((place) => nearest(course, place))).toEqual([0, 1, 2, 2]);
  const turn = (frame: number) => ({ number: 1, seat: 0, frame, happened: [] });
  expect(rowsOf(course, [turn(1), turn(2), turn(9)]).map(({ shares }) => shares[0])).toEqual([0.6, 1]);
});

test("a review is asked for until it is done, after a failure once more, and by nobody who has left", async () => {
  const answers = [review({ done: false, again_in: 1 }), review({ done: false, again_in: 3.5 }), review()];
  const ask = vi.fn(() => Promise.resolve(answers[Math.min(ask.mock.calls.length, 3) - 1] as Review));
  const rest = vi.fn((time: number) => Promise.resolve(time));
  const reviewing = new Reviewing(ask, rest);
  expect(reviewing.busy).toBe(true);
  await reviewing.look();
  expect(rest.mock.calls).toEqual([[1000], [3500]]); // when the server says
  expect([ask.mock.calls.length, reviewing.busy, reviewing.review?.done]).toEqual([3, false, true]);

  const anew = vi.fn((wished: boolean) => Promise.resolve(review({ done: !wished })));
  await new Reviewing(anew, () => Promise.resolve()).look(true);
  expect(anew.mock.calls).toEqual([[true], [false]]); // what has failed is begun anew once

  let broken = true;
  const again = new Reviewing(() => (broken ? Promise.reject(new Refused("too_many", {})) : Promise.resolve(review())));
  await again.look();
  expect([again.failed, again.busy]).toEqual([true, false]);
  broken = false;
  await again.look();
  expect([again.failed, again.review?.done]).toEqual([false, true]);

  const left: Reviewing = new Reviewing(
    () => Promise.resolve(review({ done: false })),
    () => Promise.resolve(left.leave()),
  );
  await left.look();
  expect(left.review?.done).toBe(false);
  await expect(new Reviewing(() => Promise.resolve(review({ failed: true, done: false }))).look()).resolves.toBeUndefined();
});

const position = game({
  ply: 4,
  players: [player({ seat: 0, stop: 1 }), player({ seat: 1, color: "red", stop: 6 })],
  cells: { b1: "Ya1", b2: "Ra3", b3: "Ga2" },
  legal: [
    { move: "b1", lands_at: 2, line: ["c1"] },
    { move: "b2", lands_at: 4, line: ["e1"] },
    { move: "b3", lands_at: 3, line: ["d1"] },
  ],
});

test("what is tried is judged, may be tried again, and counts once", async () => {
  const answered = vi.fn();
  const finding = new Finding(moment(), position, answered);
  finding.choosing.choose("b2");
  expect([finding.selected, finding.preview?.stop, finding.answer]).toEqual(["b2", 4, null]);
  finding.choosing.choose("b2");
  await vi.waitFor(() => expect(finding.answer).toBe("played"));
  expect([finding.given, finding.selected, finding.choosing.decision?.kind]).toEqual([false, null, "take"]);
  await finding.choosing.move("b1");
  expect([finding.answer, finding.given]).toEqual(["other", false]);
  await finding.choosing.move("b3");
  expect([finding.answer, finding.given, finding.choosing.decision]).toEqual(["better", true, null]);
  expect(answered.mock.calls).toEqual([[false]]);
  expect([finding.selected, finding.preview?.stop, [...finding.marks]]).toEqual(["b3", 3, [["b2", "2"], ["b3", "1"]]]);
  finding.looked = "played";
  expect([finding.selected, finding.preview?.way]).toEqual(["b2", [2, 3, 4]]);
});

test("found at once is found, and shown is not", async () => {
  const answered = vi.fn();
  await new Finding(moment(), position, answered).choosing.move("b3");
  const shown = new Finding(moment(), position, answered);
  shown.give();
  expect([answered.mock.calls, shown.given, shown.answer]).toEqual([[[true], [false]], true, null]);
  expect(new Finding(moment({ played: "stay", better: "declinatio" }), position, answered).marks.size).toBe(0);
});

test("moments are gone through one after the other, the smaller ones only if they are wanted", () => {
  const all = (["slip", "blunder", "mistake", "slip"] as Moment["grade"][]).map((grade, ply) => moment({ grade, ply }));
  const practising = new Practising(() => all);
  practising.go(1);
  practising.show("mistake");
  expect([practising.shown.map(({ ply }) => ply), practising.now?.ply]).toEqual([[1, 2], 1]);
  practising.go(2);
  expect(practising.now).toBeNull(); // that was the last one
  practising.show("slip");
  expect([practising.at, practising.shown.length]).toEqual([0, 4]);
});

test("games are looked through that were not yet, the newest first and not too many at once", async () => {
  const games = Array.from({ length: 8 }, (_, at): GamePlayed => ({ table: "A", game: at, at, won: 1, points: at === 1 ? null : 0 }));
  expect(unseen(games, [{ table: "A", game: 0 }]).map((played) => played.game)).toEqual([2, 3, 4, 5, 6]);
  const asked: number[] = [];
  const looking = new LookingThrough(({ game: number }) => new Reviewing((again) => {
    expect(again).toBe(true); // one that had failed, too
    asked.push(number);
    return number === 4 ? Promise.reject(new Refused("too_many", {})) : Promise.resolve(review());
  }));
  const done = vi.fn();
  await looking.go(games.slice(2, 4), done);
  await looking.go(games.slice(2), done);
  expect(done).toHaveBeenCalledOnce();
  expect(looking.looked.map((played) => played.game)).toEqual([2, 3, 2, 3]);
  expect([asked, looking.at, looking.problem instanceof Refused]).toEqual([[2, 3, 2, 3, 4], 0, true]);
});

test("a trend is drawn with 0 in it, and smoothed over the games before", () => {
  expect(smoothed([1, 3, 5])).toEqual([1, 2, 3]);
  expect(placed([1, 2], 100, 50)).toEqual({ points: [{ x: 0, y: 25 }, { x: 100, y: 0 }], zero: 50 });
  expect(placed([-1], 100, 50)).toEqual({ points: [{ x: 50, y: 50 }], zero: 0 });
});

const seat = { yours: false, stand_in: null, resigned: false };
const table = (more: { [key in keyof TableSeen]?: unknown }, counted = {}) =>
  ({
    status: "over",
    seats: [{ ...seat, yours: true }, seat],
    options: {},
    game: game({ players: [player({ seat: 0, height: 7, score: {} as never, ...counted }), player({ seat: 1 })] }),
    ...more,
  }) as TableSeen;

test("what lies in the cauldron is asked of the one player who may have forgotten it", () => {
  expect(askedSeat(table({}))).toBe(0);
  expect(askedSeat(table({ seats: [seat, { ...seat, yours: true }] }))).toBeNull(); // of which nothing is counted
  expect(askedSeat(table({ seats: [seat, seat] }))).toBeNull();
  expect(askedSeat(table({ seats: [{ ...seat, yours: true }, { ...seat, yours: true }] }))).toBeNull();
  expect(askedSeat(table({ status: "abandoned" }))).toBeNull();
  expect(askedSeat(table({ options: { memory_aid: true } }))).toBeNull();
  expect(askedSeat(table({}, { height: 0 }))).toBeNull();
  expect(askedSeat(table({ options: { recipes: true } }))).toBe(0);
  expect(askedSeat(table({ options: { recipes: true } }, { immutos: ["Ya"] }))).toBeNull(); // it lay open
  settings.askCauldron = false;
  expect(askedSeat(table({}))).toBeNull();
});

test("no more is said than there can be", () => {
  expect([kindsIn(null).length, kindsIn("red").length]).toEqual([19, 17]);
  const guessing = new Guessing();
  for (let times = 0; times < 6; times++) guessing.change("Ya", 1);
  for (let times = 0; times < 6; times++) guessing.change("immuto", 1);
  guessing.change("Yb", -1);
  expect([guessing.of("Ya"), guessing.of("immuto"), guessing.of("Yb"), guessing.count]).toEqual([4, 2, 0, 6]);
});
