import "./browser";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import ShareLink from "../src/parts/ShareLink.svelte";

const link = "http://192.168.1.20:8000/t/K7PMQ2";

function withClipboard(clipboard: unknown): void {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
}

const execCommand = vi.fn(() => true);
Object.defineProperty(document, "execCommand", { value: execCommand, configurable: true });

afterEach(() => {
  withClipboard(undefined);
  execCommand.mockClear();
});

async function press(): Promise<void> {
  const user = userEvent.setup();
  const clipboard = held; // user-event brings a clipboard of its own
  withClipboard(clipboard);
  render(ShareLink, { label: "Link", link });
  await user.click(screen.getByRole("button", { name: "Copy" }));
}

let held: unknown;

test("over plain http there is no clipboard: it is copied the old way", async () => {
  held = undefined;
  await press();
  expect(execCommand).toHaveBeenCalledWith("copy");
  expect(screen.getByRole("status").textContent).toContain("Copied");
});

test("where there is a clipboard it is used", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  held = { writeText };
  await press();
  expect(writeText).toHaveBeenCalledWith(link);
  expect(execCommand).not.toHaveBeenCalled();
});

test("where neither works, people are told to copy it themselves", async () => {
  held = { writeText: () => Promise.reject(new Error("denied")) };
  execCommand.mockReturnValueOnce(false);
  await press();
  expect(screen.getByRole("status").textContent).toContain("Ctrl+C");
  const field = screen.getByLabelText<HTMLInputElement>("Link");
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
});
