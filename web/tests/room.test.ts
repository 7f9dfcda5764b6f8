import "./browser";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Around, Done, SeatSeen, TableSeen, Wish } from "../src/protocol";
import Room from "../src/screens/Room.svelte";
import { go } from "../src/router.svelte";
import * as server from "../src/server";
import { settings } from "../src/settings.svelte";

vi.spyOn(server, "invitation").mockResolvedValue({ table: "K7PMQ2", link: null });

const OPEN: SeatSeen = {
  name: "",
  color: null,
  yours: false,
  device: null,
  open: true,
  bot: null,
  stand_in: null,
  resigned: false,
  whispers: 0,
  wins: 0,
  points: 0,
};
const mine: SeatSeen = { ...OPEN, open: false, name: "Mia", color: "yellow", yours: true, device: 0 };
const tamsin: SeatSeen = { ...OPEN, open: false, name: "Tamsin", color: "green", device: 1 };
const bot: SeatSeen = { ...OPEN, open: false, bot: "witch" };

const done: Done = { type: "Done", id: "00000000", seq: 1 };

function room(seats: SeatSeen[], more: Partial<TableSeen> = {}, due: number | null = null) {
  const seen: TableSeen = {
    version: 3,
    status: "waiting",
    options: { seats: seats.length, recipes: true, edition: "en", spectators: true },
    host: 0,
    you_are_host: true,
    seats,
    wanted: [],
    silent: [],
    deal: null,
    game: null,
    ...more,
  };
  const wishes = vi.fn((wish: Wish) => Promise.resolve({ ...done, id: wish.type }));
  const table = { name: "K7PMQ2", around: null as Around | null, due, do: wishes };
  const shown = render(Room, { table, seen });
  return Object.assign(wishes, {
    becomes: (change: Partial<TableSeen>) => shown.rerender({ seen: { ...seen, ...change } }),
  });
}

const seat = (name: string): HTMLElement => {
  const found = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (!found) throw new Error(`nobody called ${name} has a seat`);
  return found;
};

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
  const wishes = room([{ ...tamsin, color: "yellow", device: 0 }, OPEN], { you_are_host: false });
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
  wishes.mockRejectedValueOnce(new server.Refused("not_host", {}));
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(screen.getByText("Only the host can do that.").closest("[role=alert]")).toBeTruthy();
});

test("after a cancelled deal it is heard whose word was missing", async () => {
  const wishes = room([mine, tamsin]);
  const heard = screen.getAllByRole("status"); // who comes with words is not heard
  await wishes.becomes({ silent: [1] });
  const told = screen.getByText(/no word came in time from Tamsin/);
  expect(heard).toContain(told.closest("[role=status]"));
});

test.each([
  ["leads to the first page", "/t/K7PMQ2", "/"],
  ["leaves whoever has gone elsewhere meanwhile there", "/how-to-play", "/how-to-play"],
])("to leave the table %s", async (_, meanwhile, then) => {
  go("/t/K7PMQ2");
  const wishes = room([mine, tamsin]);
  let free = (): void => {};
  wishes.mockReturnValueOnce(new Promise((resolve) => (free = () => resolve({ ...done, id: "StandUp" }))));
  await userEvent.click(screen.getByRole("button", { name: "Leave the table" }));
  expect(wishes).toHaveBeenCalledWith({ type: "StandUp", seat: 0 });
  go(meanwhile);
  free();
  await new Promise((all) => setTimeout(all));
  expect(location.pathname).toBe(then);
});

const DEAL = { commitment: "00", waits_for: [1], promised: false, words: [], secret: null };

test("during the deal nothing can be changed, and it says for whom it waits", () => {
  room([mine, tamsin], { status: "dealing", deal: DEAL });
  expect(screen.getByText("Waiting for Tamsin.")).toBeTruthy();
  expect(screen.getByText(/thinks of a secret word/)).toBeTruthy();
  expect(within(seat("Mia")).getByText("word is there")).toBeTruthy();
  expect(within(seat("Tamsin")).getByText("word is on its way")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Leave the table" })).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("during the deal it says how long is waited, and when that is over", async () => {
  vi.useFakeTimers();
  try {
    const table = room([mine, tamsin], { status: "dealing", deal: DEAL }, Date.now() + 10_000);
    const timer = screen.getByRole("timer");
    expect(timer.textContent).toMatch(/^10 seconds left\. After that the deal is called off/);
    expect(timer.closest("[role=status]")).toBeNull(); // nobody wants to hear every second
    await vi.advanceTimersByTimeAsync(9000);
    expect(timer.textContent).toMatch(/^1 second left/);
    await vi.advanceTimersByTimeAsync(5000);
    expect(timer.textContent).toMatch(/^Time is up/);
    await table.becomes({ status: "dealing", deal: { ...DEAL, promised: true } });
    expect(screen.getByText("All words are sealed. Now they are opened.")).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test("somebody whose word is not waited for is not said to have given one", () => {
  room([mine, tamsin], { status: "dealing", silent: [1], deal: { ...DEAL, waits_for: [0] } });
  expect(within(seat("Tamsin")).queryByText(/word is/)).toBeNull();
});

// The host

test("everybody sees who the host is, and for whom is waited", async () => {
  const seats = [tamsin, { ...mine, device: 1 }];
  const table = room(seats, { you_are_host: false, host: 0 });
  expect(within(seat("Tamsin")).getByText("Host")).toBeTruthy();
  expect(within(seat("Mia")).queryByText("Host")).toBeNull();
  expect(screen.getByText("Waiting for Tamsin to start.")).toBeTruthy();
  await table.becomes({ you_are_host: false, host: 0, seats: [...seats, OPEN] });
  expect(screen.getByText("Waiting for one more player; then Tamsin can start.")).toBeTruthy();
});

test("where the host only watches, whoever sits is offered what the server allows", async () => {
  const wishes = room([mine, bot], { host: null });
  expect(screen.getByText("The host only watches: you may start the game, and seat bots.")).toBeTruthy();
  expect(screen.queryByText("Host")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(wishes).toHaveBeenCalledWith({ type: "Begin" });
});

test("at a full table one is told that one watches", () => {
  room([tamsin, { ...tamsin, name: "Alder" }], { you_are_host: false });
  expect(screen.getByText("All seats are taken: you are watching. Waiting for Tamsin to start.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
});

test("whoever came back after a stand-in can play again", async () => {
  const wishes = room([{ ...mine, stand_in: "witch" }, tamsin]);
  expect(within(seat("Mia")).getByText("Witch plays")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Play myself again" }));
  expect(wishes).toHaveBeenCalledWith({ type: "TakeBack", seat: 0 });
});

// Nothing typed is lost

test("a name is kept when somebody else was quicker", async () => {
  const table = room([OPEN, OPEN], { you_are_host: false });
  table.mockRejectedValueOnce(new server.Refused("seat_taken", {}));
  await userEvent.type(screen.getByLabelText("Your name"), "Mia{Enter}");
  expect(screen.getByText("Somebody was quicker: this seat is taken.")).toBeTruthy();
  await table.becomes({ you_are_host: false, seats: [{ ...tamsin, device: 0 }, OPEN] });
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Mia");
});

test("another name that is refused can be changed", async () => {
  const wishes = room([mine, tamsin]);
  wishes.mockRejectedValueOnce(new server.Refused("name_taken", {}));
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  await userEvent.clear(field);
  await userEvent.type(field, "Tamsin{Enter}");
  expect(screen.getByText(/already has this name/)).toBeTruthy();
  expect(field.value).toBe("Tamsin");
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
