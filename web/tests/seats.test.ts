import { beforeEach, expect, test } from "vitest";
import type { TableSeen } from "../src/protocol";
import { forgetSeats, loseSeats, lostSeat, noteSeats, tablesLost } from "../src/seats";

beforeEach(() => localStorage.clear());

const table = (...own: string[]): TableSeen =>
  ({ seats: [...own.map((name) => ({ name, yours: true })), { name: "Ben", yours: false }] }) as unknown as TableSeen;

test("a seat that one has is not lost", () => {
  noteSeats("K7PMQ2", table("Ann"));
  expect(lostSeat("K7PMQ2")).toBeNull();
});

test("who is somebody new for the server has lost the seats of before", () => {
  noteSeats("K7PMQ2", table("Ann", "Carl"));
  loseSeats();
  noteSeats("K7PMQ2", table()); // one watches now
  expect(lostSeat("K7PMQ2")?.names).toEqual(["Ann", "Carl"]);
  expect(lostSeat("ABCDEF")).toBeNull();
  expect(tablesLost()).toEqual(["K7PMQ2"]);
});

test("a seat that was got back is not lost any more", () => {
  noteSeats("K7PMQ2", table("Ann"));
  loseSeats();
  noteSeats("K7PMQ2", table("Ann"));
  expect(tablesLost()).toEqual([]);
});

test("a seat that one has left was not lost", () => {
  noteSeats("K7PMQ2", table("Ann"));
  noteSeats("K7PMQ2", table());
  loseSeats();
  expect(lostSeat("K7PMQ2")).toBeNull();
});

test("whoever is forgotten has never been there, and what is kept is bounded", () => {
  for (let number = 0; number < 200; number++) noteSeats(`T${number}`, table("Ann"));
  loseSeats();
  expect(tablesLost()).toHaveLength(50);
  expect(lostSeat("T199")).not.toBeNull();
  forgetSeats();
  expect(tablesLost()).toEqual([]);
});

test("what somebody has written there by hand harms nothing", () => {
  localStorage.setItem("seats", "{");
  noteSeats("K7PMQ2", table("Ann"));
  expect(tablesLost()).toEqual([]);
});
