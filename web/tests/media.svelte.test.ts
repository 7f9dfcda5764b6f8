import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { media } from "../src/media.svelte";

/** A query whose answer, once somebody has asked, is no change any more: nobody is told. */
class Answered extends EventTarget {
  private now = false;
  private last = false;

  get matches(): boolean {
    this.last = this.now;
    return this.now;
  }

  turn(holds: boolean): void {
    this.now = holds;
  }

  tell(): void {
    if (this.now !== this.last) this.dispatchEvent(new Event("change"));
  }
}

const lists = new Map<string, Answered>();
vi.stubGlobal("matchMedia", (query: string) => {
  const list = new Answered();
  lists.set(query, list);
  return list;
});

function followed(query: string): { told: boolean[]; list: Answered; stop: () => void } {
  const told: boolean[] = [];
  const found = media(query);
  const stop = $effect.root(() => {
    $effect(() => void told.push(found.current));
  });
  flushSync();
  const list = lists.get(query);
  if (!list) throw new Error(`nobody has asked for ${query}`);
  return { told, list, stop };
}

let stop = (): void => {};
afterEach(() => stop());

test("what a query tells is told to all", () => {
  const { told, list, stop: end } = followed("(width > 1px)");
  stop = end;
  list.turn(true);
  list.tell();
  flushSync();
  expect(told).toEqual([false, true]);
});

test("to look at it meanwhile keeps nobody from being told", () => {
  const { told, list, stop: end } = followed("(width > 2px)");
  stop = end;
  list.turn(true);
  expect(media("(width > 2px)").current).toBe(false); // as all of the page has it
  list.tell();
  flushSync();
  expect(told).toEqual([false, true]);
});

test("what a browser did not tell is seen when the window has another size", () => {
  const { told, list, stop: end } = followed("(width > 3px)");
  stop = end;
  list.turn(true);
  dispatchEvent(new Event("resize"));
  flushSync();
  expect(told).toEqual([false, true]);
});
