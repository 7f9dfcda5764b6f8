import "./browser";
import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame, GameSeen, Happening, PlayerSeen, Replay } from "../src/protocol";
import { pathOf, readMoment } from "../src/replay/moment";
import { go } from "../src/router.svelte";
import ReplayScreen from "../src/screens/ReplayScreen.svelte";
import { Refused } from "../src/server";

describe("the link to a moment", () => {
  test.each([
    ["", { move: 0, player: null }],
    ["?move=12", { move: 12, player: null }],
    ["?move=12&player=0", { move: 12, player: 0 }],
    ["?move=-1&player=x", { move: 0, player: null }],
    ["?move=1e3", { move: 0, player: null }],
  ])("%s", (search, moment) => {
    expect(readMoment(search)).toEqual(moment);
  });

  test("leads back to it", () => {
    for (const moment of [{ move: 0, player: null }, { move: 7, player: null }, { move: 7, player: 0 }]) {
      const path = pathOf("K7", 2, moment);
      expect(readMoment(path.slice("/t/K7/game/2".length))).toEqual(moment);
    }
    expect(pathOf("K7", 2, { move: 0, player: null })).toBe("/t/K7/game/2");
  });
});

const someone = (seat: number, cauldron: string[], open: boolean): PlayerSeen => ({
  seat,
  color: seat === 0 ? "blue" : "red",
  stop: 1,
  top: cauldron.at(-1) ?? null,
  height: cauldron.length,
  cauldron: open ? cauldron : null,
  spells: [],
  accio: 0,
  declinatio: 0,
  recipes: null,
  immutos: [],
  score: null,
  last_turn: [],
});

function frame(move: string | null, happened: Happening[], cauldron: string[], open: boolean, more: Partial<GameSeen> = {}): Frame {
  const game: GameSeen = {
    game: 2,
    ply: 0,
    seat: null,
    phase: "take",
    deciding: 0,
    players: [someone(0, cauldron, open), someone(1, [], open)],
    cells: { b1: "Ya1" },
    pile: 40,
    taken: null,
    removed_color: null,
    legal: [],
    looks: {},
    winners: [],
    ...more,
  };
  return { move, happened, game };
}

function played(player: number | null): Replay {
  const open = player === null;
  const take = (card: string): Happening[] => [{ type: "CardTaken", seat: 0, cell: "b2", card, by_accio: false }];
  return {
    players: [
      { color: "blue", name: "Ann", bot: null, resigned: true },
      { color: "red", name: null, bot: "witch", resigned: false },
    ],
    result: null,
    abandoned: false,
    frames: [
      frame(null, [], [], open),
      frame("b2", take("Ra3"), ["Ra3"], open),
      frame("b2", take("Oa2"), ["Ra3", "Oa2"], open),
      frame("b2", take("Wa1"), ["Ra3", "Oa2", "Wa1"], open),
    ],
  };
}

let asked: [string, number, number | null][] = [];
let answer: (player: number | null) => Promise<Replay>;
vi.mock(import("../src/server"), async (original) => ({
  ...(await original()),
  replay: (table: string, game: number, player: number | null) => {
    asked.push([table, game, player]);
    return answer(player);
  },
}));

async function show(search = ""): Promise<void> {
  go(`/t/K7/game/2${search}`);
  render(ReplayScreen, { name: "K7", game: 2 });
  await vi.waitFor(() => expect(screen.queryByText("Fetching the game …")).toBeNull());
}

const user = userEvent.setup();
const at = (): string => screen.getByText(/^Move \d+ of \d+$/).textContent;

beforeEach(() => {
  asked = [];
  answer = (player) => Promise.resolve(played(player));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a replay", () => {
  test("goes forwards and backwards by its buttons", async () => {
    await show();
    expect(at()).toBe("Move 0 of 3");
    expect(screen.getByText("The cards are on the table. Nobody has moved.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "One move on" }));
    expect(screen.getByText("Ann took Fly Agaric 3 from b2.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "To the end" }));
    expect(at()).toBe("Move 3 of 3");
    await user.click(screen.getByRole("button", { name: "One move back" }));
    expect(at()).toBe("Move 2 of 3");
    await user.click(screen.getByRole("button", { name: "To the beginning" }));
    expect(at()).toBe("Move 0 of 3");
  });

  test("and by keys, not beyond its ends", async () => {
    await show();
    await user.keyboard("{ArrowLeft}");
    expect(at()).toBe("Move 0 of 3");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(at()).toBe("Move 2 of 3");
    await user.keyboard("{End}{ArrowRight}");
    expect(at()).toBe("Move 3 of 3");
    await user.keyboard("{Home}");
    expect(at()).toBe("Move 0 of 3");
  });

  test("plays by itself to the end, and again from the beginning", async () => {
    await show("?move=1");
    vi.useFakeTimers();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    await vi.advanceTimersByTimeAsync(1350);
    expect(at()).toBe("Move 2 of 3");
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(3000);
    expect(at()).toBe("Move 3 of 3");
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(at()).toBe("Move 0 of 3");
  });

  test("begins at the moment of the link, and the address follows", async () => {
    await show("?move=2&player=0");
    expect(at()).toBe("Move 2 of 3");
    expect(asked).toEqual([["K7", 2, 0]]);
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(location.search).toBe("?move=3&player=0"));
  });

  test("a move beyond the end is the last one", async () => {
    await show("?move=99");
    expect(at()).toBe("Move 3 of 3");
  });

  test("lays everything open, or shows what one player saw", async () => {
    await show("?move=3");
    const cards = (): string => within(screen.getByRole("region", { name: "Ann" })).getByText(/Moon Garlic 1$/).textContent;
    expect(cards()).toBe("Fly Agaric 3, Hollow Pumpkin 2 and Moon Garlic 1");
    await user.selectOptions(screen.getByLabelText("Seen by"), "Ann, as it was");
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(["K7", 2, 0]));
    await vi.waitFor(() => expect(cards()).toBe("Moon Garlic 1"));
    expect(at()).toBe("Move 3 of 3");
  });

  test("a look by Perluceo shows what its player saw", async () => {
    answer = () =>
      Promise.resolve({
        ...played(0),
        frames: [frame(null, [], ["Ra3", "Oa2"], false, { looks: { "0": ["Ra3", "Oa2"] } })],
      });
    await show("?player=0");
    expect(within(screen.getByRole("region", { name: "Ann" })).getByText("Fly Agaric 3 and Hollow Pumpkin 2")).toBeTruthy();
  });

  test("says why it stops before the end", async () => {
    await show("?move=3");
    expect(screen.getByText("Ann resigned here.")).toBeTruthy();
    cleanup();
    answer = (player) => Promise.resolve({ ...played(player), abandoned: true });
    await show("?move=3");
    expect(screen.getByText("The game was called off here.")).toBeTruthy();
  });

  test("copies the link to the moment", async () => {
    let copied = "";
    document.execCommand = () => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    await show("?move=2");
    await user.click(screen.getByRole("button", { name: "Copy a link to this moment" }));
    await vi.waitFor(() => expect(screen.getByText("Copied")).toBeTruthy());
    expect(copied).toBe(`${location.origin}/t/K7/game/2?move=2`);
  });

  test("a player who is none is nobody", async () => {
    answer = (player) => (player === 3 ? Promise.reject(new Refused("no_seat", {})) : Promise.resolve(played(player)));
    await show("?player=3");
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(["K7", 2, null]));
    await vi.waitFor(() => expect(at()).toBe("Move 0 of 3"));
  });

  test("a game that is not to be seen, and a server that is not there", async () => {
    answer = () => Promise.reject(new Refused("no_game", {}));
    await show();
    expect(screen.getByRole("alert").textContent).toContain("cannot be shown");
    answer = () => Promise.reject(new Refused("no_connection", {}));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("cannot be reached"));
    answer = (player) => Promise.resolve(played(player));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(at()).toBe("Move 0 of 3"));
  });
});
