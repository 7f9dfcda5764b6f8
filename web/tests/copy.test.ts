import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../src/copy";

afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
  document.body.replaceChildren();
});

const clipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
};

/** The old way, as a browser has it: gives what was selected. */
function oldWay(works: boolean): { text: string | null } {
  const copied: { text: string | null } = { text: null };
  document.execCommand = () => {
    copied.text = (document.activeElement as HTMLTextAreaElement | null)?.value ?? null;
    return works;
  };
  return copied;
}

test("by the clipboard where there is one", async () => {
  const write = vi.fn(() => Promise.resolve());
  clipboard(write);
  expect(await copyText("a link")).toBe(true);
  expect(write).toHaveBeenCalledWith("a link");
});

test("the old way over plain http, and nothing of it stays", async () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  const copied = oldWay(true);
  expect(await copyText("a link")).toBe(true);
  expect(copied.text).toBe("a link");
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});

test("the old way where the clipboard is not allowed", async () => {
  clipboard(() => Promise.reject(new Error("not allowed")));
  const copied = oldWay(true);
  expect(await copyText("a link")).toBe(true);
  expect(copied.text).toBe("a link");
});

test("says when nothing works", async () => {
  oldWay(false);
  expect(await copyText("a link")).toBe(false);
  document.execCommand = () => {
    throw new Error("not there");
  };
  expect(await copyText("a link")).toBe(false);
});
