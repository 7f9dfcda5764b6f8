// The clock by agreement, without a page.

import { expect, test } from "vitest";
import { clockWishes } from "../src/play/clock-wishes";
import type { SeatSeen, TableSeen, Wanted } from "../src/protocol";

const seat = (what: Partial<SeatSeen>): SeatSeen => ({
  name: "Ann",
  color: null,
  yours: false,
  device: 0,
  open: false,
  bot: null,
  stand_in: null,
  resigned: false,
  wins: 0,
  points: 0,
  whispers: 0,
  ...what,
});

/** Seats: the reader's, Ben's, a bot's, and one that a stand-in plays. */
const seen = (seconds: number | null, ...wanted: Wanted[]): TableSeen => ({
  version: 9,
  status: "playing",
  options: { seats: 4, pace: seconds === null ? null : { seconds } },
  host: 0,
  you_are_host: true,
  seats: [seat({ yours: true }), seat({ device: 1 }), seat({ bot: "witch", device: null }), seat({ stand_in: "witch", device: 3 })],
  wanted,
  silent: [],
  deal: null,
  game: null,
});
const wants = (kind: Wanted["kind"], ...seats: number[]): Wanted => ({ kind, seats, seat: null, level: null });

test("without a clock there is nothing to wish", () => {
  expect(clockWishes(seen(null))).toEqual([]);
});

test("a clock can be stretched or stopped, and nobody has asked for it yet", () => {
  expect(clockWishes(seen(60))).toEqual([
    { kind: "StretchClock", agreed: [], missing: [1], mine: false },
    { kind: "StopClock", agreed: [], missing: [1], mine: false },
  ]);
});

test("bots and seats with a stand-in are not waited for", () => {
  expect(clockWishes(seen(60, wants("StopClock", 1)))[1]).toEqual({ kind: "StopClock", agreed: [1], missing: [], mine: false });
  expect(clockWishes(seen(60, wants("StretchClock", 0)))[0]).toEqual({
    kind: "StretchClock",
    agreed: [0],
    missing: [1],
    mine: true,
  });
});

test("two weeks are stretched no further", () => {
  expect(clockWishes(seen(14 * 24 * 3600)).map(({ kind }) => kind)).toEqual(["StopClock"]);
});
