import "./browser";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Around, Done, SeatSeen, TableSeen, Wish } from "../src/protocol";
import Room from "../src/screens/Room.svelte";
import { Refused } from "../src/server";
import { settings } from "../src/settings.svelte";

vi.mock("../src/server", async (original) => ({
  ...(await original<typeof import("../src/server")>()),
  invitation: () => Promise.resolve({ table: "K7PMQ2", link: null }),
}));

const OPEN: SeatSeen = {
  name: "",
  color: null,
  yours: false,
  device: null,
  open: true,
  bot: null,
  stand_in: null,
  resigned: false,
  wins: 0,
  points: 0,
};
const mine: SeatSeen = { ...OPEN, open: false, name: "Mia", color: "yellow", yours: true, device: 0 };
const tamsin: SeatSeen = { ...OPEN, open: false, name: "Tamsin", color: "green", device: 1 };
const bot: SeatSeen = { ...OPEN, open: false, bot: "witch" };

const done: Done = { type: "Done", id: "00000000", seq: 1 };

function room(seats: SeatSeen[], { host = true, ...more }: Partial<TableSeen> & { host?: boolean } = {}) {
  const seen: TableSeen = {
    version: 3,
    status: "waiting",
    options: { seats: seats.length, recipes: true, edition: "en", spectators: true },
    you_are_host: host,
    seats,
    wanted: [],
    silent: [],
    deal: null,
    game: null,
    ...more,
  };
  const wishes = vi.fn((wish: Wish) => Promise.resolve({ ...done, id: wish.type }));
  const table = { name: "K7PMQ2", seen, around: null as Around | null, do: wishes };
  render(Room, { table });
  return wishes;
}

beforeEach(() => {
  settings.name = "";
});

test("the host of a full table starts the game", async () => {
  const wishes = room([mine, tamsin]);
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(wishes).toHaveBeenCalledWith({ type: "Begin" });
});

test("while seats are open the host is told so, and can seat a bot", async () => {
  const wishes = room([mine, OPEN]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start the game" }).disabled).toBe(true);
  expect(screen.getByText(/One seat is still open/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Level of the bot"), "merlin");
  await userEvent.click(screen.getByRole("button", { name: "Seat a bot" }));
  expect(wishes).toHaveBeenCalledWith({ type: "SeatBot", seat: 1, level: "merlin" });
});

test("a guest sits down by name, in a colour that is free, and can start nothing", async () => {
  const wishes = room([{ ...tamsin, color: "yellow", device: 0 }, OPEN], { host: false });
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Seat a bot" })).toBeNull();
  await userEvent.type(screen.getByLabelText("Your name"), "Mia{Enter}");
  expect(wishes).toHaveBeenCalledWith({ type: "Sit", seat: 1, name: "Mia", color: "green" });
  expect(settings.name).toBe("Mia");
});

test("one chooses a colour that nobody else has, and another name", async () => {
  const wishes = room([mine, tamsin]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "green" }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: "blue" }));
  expect(wishes).toHaveBeenCalledWith({ type: "ChooseColor", seat: 0, color: "blue" });
  const field = screen.getByLabelText("Name");
  await userEvent.clear(field);
  await userEvent.type(field, "Maud{Enter}");
  expect(wishes).toHaveBeenCalledWith({ type: "Rename", seat: 0, name: "Maud" });
});

test("who shares a device is shown", () => {
  room([mine, { ...tamsin, yours: true, device: 0 }]);
  expect(screen.getByText("same device as Mia")).toBeTruthy();
});

test("the host gives a bot another level, and removes people only after a question", async () => {
  const wishes = room([mine, tamsin, bot]);
  await userEvent.selectOptions(screen.getByLabelText("Level of the bot"), "wizard");
  expect(wishes).toHaveBeenCalledWith({ type: "SeatBot", seat: 2, level: "wizard" });
  await userEvent.click(screen.getByRole("button", { name: "Remove Tamsin" }));
  expect(wishes).toHaveBeenCalledTimes(1);
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  expect(wishes).toHaveBeenCalledWith({ type: "StandUp", seat: 1 });
});

test("what the server refuses is said aloud", async () => {
  const wishes = room([mine, tamsin]);
  wishes.mockRejectedValueOnce(new Refused("not_host", {}));
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(screen.getByText("Only the host can do that.").closest("[role=alert]")).toBeTruthy();
});

test("after a cancelled deal it says whose word was missing", () => {
  room([mine, tamsin], { silent: [1] });
  expect(screen.getByText(/no word came in time from Tamsin/)).toBeTruthy();
});

test("during the deal nothing can be changed, and it says for whom it waits", () => {
  room([mine, tamsin], {
    status: "dealing",
    deal: { commitment: "00", waits_for: [1], promised: false, words: [], secret: null },
  });
  expect(screen.getByText(/Waiting for Tamsin/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Leave the table" })).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("where only this machine reaches the server, it says how others could", async () => {
  room([mine, OPEN]);
  expect(await screen.findByText("glastonbury serve --lan")).toBeTruthy();
  expect(screen.queryByRole("img", { name: /QR/ })).toBeNull();
});

test("what was agreed stands there in sentences", () => {
  room([mine, OPEN]);
  expect(screen.getByText(/two secret recipes/)).toBeTruthy();
  expect(screen.getByText(/No clock/)).toBeTruthy();
});
