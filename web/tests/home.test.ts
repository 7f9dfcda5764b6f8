import "./browser";
import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnTable, SeatSeen } from "../src/protocol";
import Home from "../src/screens/Home.svelte";
import * as server from "../src/server";

const asked = {
  myTables: vi.spyOn(server, "myTables"),
  lobby: vi.spyOn(server, "lobby"),
  look: vi.spyOn(server, "look"),
};
vi.spyOn(server, "myGames").mockResolvedValue([]);
vi.spyOn(server, "myStatistics").mockResolvedValue({ games: 0, wins: 0, ingredients: 0, recipes: 0 });

const seat = (more: Partial<SeatSeen>): SeatSeen => ({
  name: "",
  color: null,
  yours: false,
  device: null,
  open: false,
  bot: null,
  stand_in: null,
  resigned: false,
  whispers: 0,
  wins: 0,
  points: 0,
  ...more,
});
const ann = seat({ name: "Ann", yours: true });
const own = (table: string, more: Partial<OwnTable>): OwnTable => ({
  table,
  status: "playing",
  seats: [ann, seat({ name: "Bryony" })],
  deciding: 1,
  your_turn: false,
  color: "green",
  set_aside: false,
  ...more,
});

beforeEach(() => {
  asked.myTables.mockReset().mockResolvedValue([]);
  asked.lobby.mockReset().mockResolvedValue([]);
  asked.look.mockReset();
});

const games = async (): Promise<HTMLElement> => screen.findByRole("region", { name: "Your games" });

test("one request says whose turn it is, in the server's order", async () => {
  asked.myTables.mockResolvedValue([
    own("AAAAAA", { your_turn: true, deciding: 0 }),
    own("BBBBBB", { seats: [ann, seat({ bot: "witch" })] }),
    own("CCCCCC", { status: "waiting", deciding: null, seats: [ann, seat({ open: true })] }),
    own("DDDDDD", { status: "dealing", deciding: null }),
    own("EEEEEE", { status: "abandoned", deciding: null, seats: [], color: null, set_aside: true }),
  ]);
  render(Home);
  const links = within(await games()).getAllByRole("link");
  expect(links.map((link) => link.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Your turn · with Bryony",
    "Juniper is choosing · with 1 bot",
    "1 open seat · Table CCCCCC",
    "The cards are being dealt · with Bryony",
    "Damaged, and set aside · Table EEEEEE",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/AAAAAA", "/t/BBBBBB", "/t/CCCCCC", "/t/DDDDDD", "/t/EEEEEE"]);
  expect(within(links[0] as HTMLElement).getByText("Your turn").tagName).toBe("B");
  expect(asked.myTables).toHaveBeenCalledTimes(1);
  expect(asked.look).not.toHaveBeenCalled();
});

test("of many games the first ones are shown", async () => {
  asked.myTables.mockResolvedValue(["A", "B", "C", "D", "E", "F", "G"].map((code) => own(code, {})));
  render(Home);
  expect(within(await games()).getAllByRole("link")).toHaveLength(6);
  within(await games()).getByRole("button", { name: "Show all" }).click();
  await vi.waitFor(async () => expect(within(await games()).getAllByRole("link")).toHaveLength(7));
});

test("where there is nothing, it says so in a friendly way", async () => {
  render(Home);
  expect(within(await games()).getByText("None is running: choose a door and begin one.")).toBeTruthy();
  expect(await screen.findByText("None at the moment. Open one and put it on the list.")).toBeTruthy();
});

test("without the server nothing is said that may be false", async () => {
  for (const question of [asked.myTables, asked.lobby]) question.mockRejectedValue(new server.Refused("no_connection", {}));
  render(Home);
  expect(await screen.findByText("The server cannot be reached.")).toBeTruthy();
  expect(screen.queryByText(/None/)).toBeNull();
});
