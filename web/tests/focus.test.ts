import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "../src/focus";

const told = (): Promise<void> => new Promise((done) => queueMicrotask(done));
const at = (place: string): HTMLElement => [...document.querySelectorAll<HTMLElement>(place)][0] ?? document.body;

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Your turn</h1><p><button id="one">Take</button><button id="two">Accio</button></p>
    <dialog><h2>Look</h2><button id="close">Close</button></dialog></main>`;
  stop = keepFocus();
});
afterEach(() => stop());

test("where nothing has the focus, the heading gets it", () => {
  expect(document.activeElement).toBe(at("h1"));
});

test("what has the focus and is taken away, hands it on to the heading", async () => {
  at("#one").focus();
  at("p").remove();
  await told();
  expect(document.activeElement).toBe(at("h1"));
});

test("so does what is disabled", async () => {
  at("#one").focus();
  at("#one").setAttribute("disabled", "");
  await told();
  expect(document.activeElement).toBe(at("h1"));
});

test("in a dialog it stays there", async () => {
  at("dialog").setAttribute("open", "");
  at("#close").focus();
  at("#close").remove();
  await told();
  expect(document.activeElement).toBe(at("h2"));
});

test("nobody is disturbed by what else changes", async () => {
  at("#two").focus();
  at("#one").remove();
  at("h1").textContent = "Ben is choosing";
  await told();
  expect(document.activeElement).toBe(at("#two"));
});

test("who has left the page at its end is not called back", async () => {
  at("#two").focus();
  at("#two").blur();
  at("#one").remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});
