// Pointing at cells without a board: what is told, and what a Tab comes to.

import { afterEach, describe, expect, test, vi } from "vitest";
import { cellBy, entryOf, Pointing } from "../src/board/pointing.svelte";

const mouse = { pointerType: "mouse" };
const finger = { pointerType: "touch" };

function pointed(): { pointing: Pointing; told: (string | null)[] } {
  const told: (string | null)[] = [];
  return { pointing: new Pointing((cell) => told.push(cell)), told };
}

afterEach(() => void vi.useRealTimers());

test("what the mouse is over is told once, and its end", () => {
  const { pointing, told } = pointed();
  pointing.enter(mouse, "b2");
  pointing.enter(mouse, "b2");
  pointing.leave(mouse);
  pointing.leave(mouse);
  expect(told).toEqual(["b2", null]);
});

test("a finger points only as long as it is pressed, after a while, and then chooses nothing", () => {
  vi.useFakeTimers();
  const { pointing, told } = pointed();
  pointing.enter(finger, "b2");
  pointing.press(finger, "b2");
  vi.advanceTimersByTime(349);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  pointing.release(finger);
  expect(told).toEqual(["b2", null]);
  expect(pointing.click("b2", true)).toBe(false);
  expect(pointing.click("b2", true)).toBe(true); // the next one does
});

test("a finger that slides away was no long press", () => {
  vi.useFakeTimers();
  const { pointing, told } = pointed();
  pointing.press(finger, "b2");
  pointing.leave(finger);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

test("a tap on what cannot be had shows it until another one", () => {
  const { pointing, told } = pointed();
  pointing.touched(true);
  expect(pointing.click("c5", false)).toBe(true);
  pointing.touched(true);
  expect(pointing.click("c4", true)).toBe(true);
  expect(told).toEqual(["c5", null]);
});

test("a Tab to what is offered for the card leaves it shown, and one elsewhere does not", () => {
  document.body.innerHTML = `<section data-of-pointed><button id="take">Take</button></section><button id="menu">Menu</button>`;
  const { pointing, told } = pointed();
  pointing.focus("b2");
  pointing.blur(document.querySelector("#take"));
  expect(told).toEqual(["b2"]);
  pointing.focus("b3");
  pointing.blur(document.querySelector("#menu"));
  expect(told).toEqual(["b2", "b3", null]);
});

test("a touch elsewhere ends it", () => {
  const { pointing, told } = pointed();
  pointing.click("c5", false);
  pointing.touched(false);
  expect(told).toEqual(["c5", null]);
});

test("the focus counts while keys are used, and not what a click has left behind", () => {
  const { pointing, told } = pointed();
  pointing.keyed();
  pointing.focus("a2");
  pointing.focus("a3");
  pointing.touched(true);
  pointing.focus("a4");
  pointing.enter(mouse, "a4");
  pointing.leave(mouse);
  expect(told).toEqual(["a2", "a3", null, "a4", null]);
  expect(pointing.last).toBe("a4");
});

describe("keys", () => {
  test.each([
    ["ArrowLeft", false, "b3"],
    ["ArrowRight", false, "d3"],
    ["ArrowUp", false, "c2"],
    ["ArrowDown", false, "c4"],
    ["Home", false, "a3"],
    ["Home", true, "a1"],
    ["End", false, "f3"],
    ["End", true, "f6"],
    ["Enter", false, undefined],
  ])("%s (with Ctrl: %s) goes from c3 to %s", (key, ctrlKey, to) => {
    expect(cellBy({ key, ctrlKey }, "c3")).toBe(to);
  });

  test("nothing leads over the edge", () => {
    expect(cellBy({ key: "ArrowLeft", ctrlKey: false }, "a1")).toBeNull();
    expect(cellBy({ key: "ArrowDown", ctrlKey: false }, "f6")).toBeNull();
  });

  test("a Tab comes to what was focused last, then to what is chosen, then to what can be", () => {
    const canBeHad = (cell: string): boolean => ["c4", "b5"].includes(cell);
    expect(entryOf("f6", "c4", canBeHad)).toBe("f6");
    expect(entryOf(null, "b5", canBeHad)).toBe("b5");
    expect(entryOf(null, null, canBeHad)).toBe("c4");
    expect(entryOf(null, null, () => false)).toBe("b1");
  });
});
