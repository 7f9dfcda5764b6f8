import "./browser";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import * as begin from "../src/begin";
import OneScreen from "../src/parts/OneScreen.svelte";
import { Refused } from "../src/server";
import { forgetSettings, settings } from "../src/settings.svelte";

const openTable = vi.spyOn(begin, "openTable");

beforeEach(() => {
  forgetSettings();
  openTable.mockReset().mockResolvedValue("K7PMQ2");
});

async function setTheTable(): Promise<void> {
  render(OneScreen);
  await userEvent.click(screen.getByRole("button", { name: "Set the table" }));
}

const player = (number: number): HTMLElement => screen.getByRole("group", { name: `Player ${number}` });
const choose = (group: HTMLElement, name: string): Promise<void> =>
  userEvent.click(within(group).getByRole("radio", { name }));

test("people and bots sit where they were put", async () => {
  settings.name = "Ann";
  await setTheTable();
  expect(screen.getByLabelText<HTMLInputElement>("Name of player 1").value).toBe("Ann");
  expect(within(player(1)).queryByRole("radio", { name: "Bot" })).toBeNull(); // somebody has to hold the device
  await choose(screen.getByRole("group", { name: "Players" }), "3");
  await choose(player(2), "Bot");
  await userEvent.selectOptions(screen.getByLabelText("Level of player 2"), "witch");
  expect(within(player(2)).getByText(/before she takes a card/)).toBeTruthy();
  await choose(player(3), "yellow"); // which Ann had
  await choose(screen.getByRole("group", { name: "Recipes" }), "On");
  await userEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(openTable).toHaveBeenCalledWith(
    { options: { seats: 3, recipes: true }, seating: ["open", "witch", "open"] },
    [{ name: "Ann", color: "red" }, null, { name: "Player 3", color: "yellow" }],
    { begin: true },
  );
});

test("the next time everything is as it was", async () => {
  await setTheTable();
  await choose(screen.getByRole("group", { name: "Players" }), "4");
  await userEvent.type(screen.getByLabelText("Name of player 1"), "Mum");
  await userEvent.type(screen.getByLabelText("Name of player 2"), "Ben");
  await choose(player(2), "blue");
  await choose(player(3), "Bot");
  await choose(screen.getByRole("group", { name: "Recipes" }), "On");
  const kept = JSON.parse(localStorage.getItem("settings") ?? "{}") as typeof settings;
  expect(kept.oneScreen).toMatchObject({ seats: 4, recipes: true });
  expect(kept.oneScreen.places.slice(0, 3)).toEqual([
    { name: "Mum", color: "yellow", bot: null },
    { name: "Ben", color: "blue", bot: null },
    { name: "", color: "red", bot: "apprentice" },
  ]);
});

test("whoever deletes the own data deletes the names of the others too", async () => {
  await setTheTable();
  await userEvent.type(screen.getByLabelText("Name of player 2"), "Ben");
  forgetSettings();
  expect(JSON.stringify(settings)).not.toContain("Ben");
});

test("what is refused is said, and nothing typed is lost", async () => {
  openTable.mockRejectedValue(new Refused("name_taken", {}));
  await setTheTable();
  await userEvent.type(screen.getByLabelText("Name of player 1"), "Ann");
  await userEvent.type(screen.getByLabelText("Name of player 2"), "Ann");
  await userEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(screen.getByText(/already has this name/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name of player 2").value).toBe("Ann");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start" }).disabled).toBe(false);
});
