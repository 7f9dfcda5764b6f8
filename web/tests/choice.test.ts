import "./browser";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import RadioChoice from "../src/parts/RadioChoice.svelte";

const options = [1, 2, 3].map((value) => ({ value, label: `${value} bots` }));

test("it is a named group of radio buttons, the chosen one checked", () => {
  render(RadioChoice, { label: "Bots", options, value: 2 });
  expect(screen.getByRole("group", { name: "Bots" })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked)).toEqual([false, true, false]);
});

test("it is chosen from by click and by the arrow keys", async () => {
  const user = userEvent.setup();
  const onchoose = vi.fn();
  render(RadioChoice, { label: "Bots", options, value: 1, onchoose });
  await user.click(screen.getByRole("radio", { name: "3 bots" }));
  expect(onchoose).toHaveBeenLastCalledWith(3);
  await user.keyboard("{ArrowLeft}");
  expect(onchoose).toHaveBeenLastCalledWith(2);
});
