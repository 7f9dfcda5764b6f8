import { reduced } from "./browser";
import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame, GameSeen, Happening, PlayerSeen, Replay, ScoreSeen, Turn } from "../src/protocol";
import { pathOf, readMoment } from "../src/replay/moment";
import { stopsOf, turnsAt, turnsName, turnWords } from "../src/replay/turns";
import { go } from "../src/router.svelte";
import ReplayScreen from "../src/screens/ReplayScreen.svelte";
import * as server from "../src/server";
import { settings } from "../src/settings.svelte";

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
    cells: { b1: "Ya1", b2: "Ga1" },
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

const take = (seat: number, card: string): Happening[] => [
  { type: "CardTaken", seat, cell: "b2", card, by_accio: false },
  { type: "CardPutOnCauldron", seat, card },
  { type: "CardTurnedOver", cell: "b2", card: "Kb2" },
];
const walk = (seat: number): Happening => ({ type: "PawnMoved", seat, start: 1, stop: 3 });
const declinatio: Happening = { type: "DeclinatioUsed", seat: 0 };
const corner: Happening = { type: "TurnPassed", seat: 1 };

// After the first take Ben's turn passes without a decision; the third turn has two of them.
const TURNS: Turn[] = [
  { number: 1, seat: 0, frame: 1, happened: [walk(0), ...take(0, "Ra3")] },
  { number: 2, seat: 1, frame: 1, happened: [walk(1), corner] },
  { number: 3, seat: 0, frame: 3, happened: [walk(0), declinatio, walk(0), ...take(0, "Wa1")] },
];

function played(player: number | null): Replay {
  const open = player === null;
  return {
    players: [
      { color: "blue", name: "Ann", bot: null, resigned: true, whispers: 0, seat: 1, yours: false },
      { color: "red", name: null, bot: "witch", resigned: false, whispers: 0, seat: 0, yours: false },
    ],
    result: null,
    edition: "en",
    abandoned: false,
    frames: [
      frame(null, [], [], open),
      frame("b2", [...take(0, "Ra3"), walk(1), corner, walk(0)], ["Ra3"], open, { phase: "corner", ply: 1 }),
      frame("declinatio", [declinatio, walk(0)], ["Ra3"], open, { ply: 2 }),
      frame("b2", take(0, "Wa1"), ["Ra3", "Wa1"], open, { ply: 3 }),
    ],
    turns: TURNS,
  };
}

const names = (seat: number): string => (seat === 0 ? "Ann" : "Ben");

describe("turns", () => {
  const setUp: Turn = { number: null, seat: 1, frame: 1, happened: [{ type: "PawnPlaced", seat: 1, stop: 5 }] };
  const scoring: Turn = {
    number: null,
    seat: null,
    frame: 9,
    happened: [
      { type: "CauldronsOpened", cauldrons: [] },
      { type: "ImmutoPlaced", seat: 1, ingredient: "Ra" },
      { type: "Scored", scores: [{ seat: 0, score: { total: 12 } as ScoreSeen }], winners: [0] },
    ],
  };

  test.each([
    [0, []],
    [1, [1, 2]],
    [2, [3]],
    [3, [3]],
  ])("that end with frame %i, or go on there", (at, numbers) => {
    expect(turnsAt(TURNS, at).map(({ number }) => number)).toEqual(numbers);
  });

  test("are what one jumps to", () => {
    expect(stopsOf(TURNS)).toEqual([0, 1, 3]);
    expect(stopsOf([])).toEqual([0]);
  });

  test("are counted; setting up and scoring are none", () => {
    const all = [setUp, ...TURNS, scoring];
    expect(turnsName([], all)).toBe("The beginning");
    expect(turnsName([setUp], all)).toBe("Setting up");
    expect(turnsName(TURNS.slice(0, 2), all)).toBe("Turns 1–2 of 3");
    expect(turnsName(TURNS.slice(2), all)).toBe("Turn 3 of 3");
    expect(turnsName([scoring], all)).toBe("Scoring");
  });

  test("in words", () => {
    expect([setUp, ...TURNS, scoring].map((turn) => turnWords(turn, names))).toEqual([
      "Ben chose the corner f1.",
      "Ann took Fly Agaric 3 at column d.",
      "Ben took nothing at the corner.",
      "Ann took Moon Garlic 1 at column d, by Declinatio.",
      "The points: Ann 12.",
    ]);
  });
});

let asked: [string, number, number | null][] = [];
let answer: (player: number | null) => Promise<Replay>;
vi.spyOn(server, "replay").mockImplementation((table, game, player) => {
  asked.push([table, game, player]);
  return answer(player);
});

async function show(search = ""): Promise<void> {
  go(`/t/K7/game/2${search}`);
  render(ReplayScreen, { name: "K7", game: 2 });
  await vi.waitFor(() => expect(screen.queryByText("Fetching the game …")).toBeNull());
}

const user = userEvent.setup();
const WORDS = [
  "The cards are on the table. Nobody has moved.",
  "Ann took Fly Agaric 3 from b2.",
  "Ann used Declinatio and moved on.",
  "Ann took Moon Garlic 1 from b2.",
];
/** The cards of a cauldron that is open. */
const laidOut = (name: string): string | null =>
  within(screen.getByRole("region", { name })).queryByText(/^[^:]* \d$/)?.textContent ?? null;
/** Which frame is shown, by what is told of it. */
const at = (): number => WORDS.findIndex((words) => screen.queryByText(words));
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const cauldronOf = (name: string): string | null =>
  within(screen.getByRole("region", { name })).getByRole("img").getAttribute("aria-label");
function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  asked = [];
  answer = (player) => Promise.resolve(played(player));
  settings.pace = "none";
  settings.motion = "system";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reduced.motion = false;
});

describe("a replay", () => {
  test("goes forwards and backwards by its buttons", async () => {
    await show();
    expect(at()).toBe(0);
    expect(screen.getByText("The beginning")).toBeTruthy();
    await user.click(button("One step on"));
    expect(at()).toBe(1);
    expect(screen.getByText("Turns 1–2 of 3")).toBeTruthy();
    await user.click(button("To the end"));
    expect(at()).toBe(3);
    await user.click(button("One step on"));
    expect(at()).toBe(3);
    await user.click(button("One step back"));
    expect(at()).toBe(2);
    await user.click(button("To the beginning"));
    expect(at()).toBe(0);
    await user.click(button("One step back"));
    expect(at()).toBe(0);
  });

  test("and by keys, not beyond its ends", async () => {
    await show();
    await user.keyboard("{ArrowLeft}");
    expect(at()).toBe(0);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(at()).toBe(2);
    await user.keyboard("{End}{ArrowRight}");
    expect(at()).toBe(3);
    await user.keyboard("{Home}");
    expect(at()).toBe(0);
  });

  test("leaves its keys to the square while that is walked through", async () => {
    await show();
    screen.getByRole("gridcell", { name: /^b1/ }).focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("data-cell")).toBe("c1");
    expect(at()).toBe(0);
  });

  test("goes from turn to turn by the slider", async () => {
    await show();
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Turn" });
    const slide = async (to: number): Promise<void> => {
      slider.value = String(to);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await tick();
    };
    expect(slider.max).toBe("2");
    await slide(2);
    expect(at()).toBe(3);
    expect(slider.getAttribute("aria-valuetext")).toContain("Turn 3 of 3 Ann took Moon Garlic 1 from b2.");
    await slide(1);
    expect(at()).toBe(1);
    await user.keyboard("{ArrowRight}");
    expect(at()).toBe(2); // in the middle of the turn
    expect(slider.value).toBe("2");
  });

  test("goes to any turn by the list", async () => {
    await show();
    const list = within(screen.getByRole("region", { name: "All turns" }));
    const current = (): (string | null)[] =>
      list.getAllByRole("button", { current: "step" }).map((button) => button.lastElementChild?.textContent ?? null);
    await user.click(list.getByRole("button", { name: "Turn 3 Ann took Moon Garlic 1 at column d, by Declinatio." }));
    expect(at()).toBe(3);
    expect(current()).toEqual(["Ann took Moon Garlic 1 at column d, by Declinatio."]);
    await user.click(list.getByRole("button", { name: "Turn 2 Mallow took nothing at the corner." }));
    expect(at()).toBe(1);
    expect(current()).toHaveLength(2);
  });

  test("tells what happened, but for walks to a corner where nothing was taken", async () => {
    await show("?move=1");
    const told = document.querySelector("[aria-live=polite]");
    expect([...(told?.children ?? [])].map(({ textContent }) => textContent.trim())).toEqual([
      "Ann took Fly Agaric 3 from b2.",
      "Cellar Spider 2 was turned over at b2.",
      "Mallow took nothing at the corner.",
      "Ann walked 2 stops to column d.",
    ]);
  });

  test("plays by itself to the end, and again from the beginning", async () => {
    await show("?move=1");
    vi.useFakeTimers();
    press(" ");
    await vi.advanceTimersByTimeAsync(10);
    expect(at()).toBe(2);
    expect(button("Pause")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(3000);
    expect(at()).toBe(3);
    expect(button("Play")).toBeTruthy();
    press(" ");
    await vi.advanceTimersByTimeAsync(10);
    expect(at()).toBe(0);
    press(" ");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at()).toBe(0);
  });

  test("steps forward as it was seen at the table, backwards at once", async () => {
    settings.pace = "normal";
    await show();
    vi.useFakeTimers();
    press("ArrowRight");
    await vi.advanceTimersByTimeAsync(100);
    expect(at()).toBe(1);
    expect(cauldronOf("Ann")).toBe("Empty cauldron, moves 2"); // the card is on its way
    await vi.advanceTimersByTimeAsync(400);
    expect(cauldronOf("Ann")).toContain("Cauldron of 1 card");
    expect(laidOut("Ann")).toBe("Fly Agaric 3");
    await vi.advanceTimersByTimeAsync(5000);
    press("ArrowLeft");
    await vi.advanceTimersByTimeAsync(0);
    expect(cauldronOf("Ann")).toBe("Empty cauldron, moves 2");
  });

  test.each<[string, number]>([
    ["Home", 0],
    ["ArrowLeft", 1],
  ])("%s while a pawn walks leaves it where it stood", async (key, frame) => {
    settings.pace = "normal";
    await show("?move=1");
    const pawn = (): string | null | undefined => document.querySelector(".pawn[data-seat='0']")?.getAttribute("aria-label");
    const before = pawn();
    vi.useFakeTimers();
    press("ArrowRight");
    await vi.advanceTimersByTimeAsync(100);
    expect(pawn()).not.toBe(before); // it walks
    press(key);
    await vi.advanceTimersByTimeAsync(5000);
    expect(at()).toBe(frame);
    expect(pawn()).toBe(before);
  });

  test("another key ends what moves, and does what it does", async () => {
    settings.pace = "normal";
    await show();
    vi.useFakeTimers();
    press("ArrowRight");
    await vi.advanceTimersByTimeAsync(100);
    press("ArrowRight");
    await vi.advanceTimersByTimeAsync(0);
    expect(at()).toBe(2);
    expect(cauldronOf("Ann")).toContain("Cauldron of 1 card");
    press("End");
    await vi.advanceTimersByTimeAsync(0);
    expect(cauldronOf("Ann")).toContain("Cauldron of 2 cards");
  });

  test("whatever is touched ends what moves", async () => {
    settings.pace = "normal";
    await show();
    vi.useFakeTimers();
    press("ArrowRight");
    await vi.advanceTimersByTimeAsync(100);
    screen.getByRole("main").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(cauldronOf("Ann")).toContain("Cauldron of 1 card");
  });

  test("waits for what moves before it plays on", async () => {
    settings.pace = "slow";
    await show();
    vi.useFakeTimers();
    press(" ");
    await vi.advanceTimersByTimeAsync(2100); // longer than it rests
    expect(at()).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(at()).toBe(3);
  });

  test.each(["system", "off"] as const)("only fades where less motion is wanted: %s", async (wish) => {
    settings.pace = "normal";
    settings.motion = wish;
    reduced.motion = wish === "system";
    await show();
    const animate = vi.spyOn(Element.prototype, "animate");
    animate.mockClear();
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(cauldronOf("Ann")).toContain("Cauldron of 1 card"));
    const frames = animate.mock.calls.flatMap(([moved]) => moved as Keyframe[]);
    expect(new Set(frames.flatMap((frame) => Object.keys(frame)))).toEqual(new Set(["opacity"]));
  });

  test("ends with the count, and ways out", async () => {
    const score = (total: number): ScoreSeen => ({
      ingredients: total,
      recipe_a: 0,
      recipe_b: 0,
      total,
      rows: [{ ingredient: "Ra", cards: ["Ra1", "Ra2", "Ra3"], immutos: 0, points: total, doubled: false }],
      a: null,
      b: null,
    });
    const over = played(null);
    const players = [0, 1].map((seat) => ({ ...someone(seat, [], true), score: score(6 + seat) }));
    over.frames.push(frame("keep", take(0, "Oa1"), [], true, { ply: 4, phase: "over", deciding: null, players, winners: [1] }));
    answer = () => Promise.resolve(over);
    await show("?move=3");
    expect(screen.getByRole("grid")).toBeTruthy();
    await user.keyboard("{ArrowRight}");
    expect(screen.queryByRole("grid")).toBeNull();
    expect(screen.getByText("Mallow wins with 7 points")).toBeTruthy();
    const count = within(screen.getByRole("region", { name: "Scoring" }));
    expect(count.getAllByRole("row", { name: /Fly Agaric/ })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "To the table" }).getAttribute("href")).toBe("/t/K7");
    expect(screen.getByRole("link", { name: "To the first page" }).getAttribute("href")).toBe("/");
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("grid")).toBeTruthy();
  });

  test("shows the count when the last card has arrived", async () => {
    settings.pace = "normal";
    const over = played(null);
    over.frames.push(frame("keep", take(0, "Oa1"), [], true, { ply: 4, phase: "over", deciding: null, winners: [1] }));
    answer = () => Promise.resolve(over);
    await show("?move=3");
    vi.useFakeTimers();
    press("ArrowRight");
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByRole("region", { name: "Scoring" })).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(screen.getByRole("region", { name: "Scoring" })).toBeTruthy();
  });

  test("begins at the moment of the link, and the address follows", async () => {
    await show("?move=2&player=0");
    expect(at()).toBe(2);
    expect(asked).toEqual([["K7", 2, 0]]);
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(location.search).toBe("?move=3&player=0"));
  });

  test("a move beyond the end is the last one", async () => {
    await show("?move=99");
    expect(at()).toBe(3);
  });

  test("another link to the same game leads there", async () => {
    await show("?move=1");
    go("/t/K7/game/2?move=3");
    await vi.waitFor(() => expect(at()).toBe(3));
    expect(cauldronOf("Ann")).toContain("Cauldron of 2 cards");
  });

  test("tells its reader what they did themselves, and which colour was out", async () => {
    const players = played(null).players.map((player) => ({ ...player, yours: player.name === "Ann" }));
    const frames = played(null).frames.map((frame) => ({
      ...frame,
      game: { ...frame.game, removed_color: "green" as const },
    }));
    answer = () => Promise.resolve({ ...played(null), frames, players });
    await show("?move=1");
    expect(screen.getByText("You took Fly Agaric 3 from b2.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Turn 1 You took Fly Agaric 3 at column d." })).toBeTruthy();
    expect(screen.getByRole("option", { name: "You, as it was" })).toBeTruthy();
    expect(screen.getByText("Played without green")).toBeTruthy();
  });

  test("bots of one level are told apart", async () => {
    answer = () =>
      Promise.resolve({
        ...played(null),
        players: (["blue", "red"] as const).map((color, seat) => ({ color, name: null, bot: "witch", resigned: false, whispers: 0, seat, yours: false })),
      });
    await show();
    for (const name of ["Mallow", "Bramble"]) {
      expect(within(screen.getByRole("region", { name })).getByText("Witch")).toBeTruthy();
    }
  });

  test("lays everything open, or shows what one player saw", async () => {
    await show("?move=3");
    expect(laidOut("Ann")).toBe("Fly Agaric 3 and Moon Garlic 1");
    await user.selectOptions(screen.getByLabelText("Seen by"), "Ann, as it was");
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(["K7", 2, 0]));
    await vi.waitFor(() => expect(laidOut("Ann")).toBeNull());
    expect(cauldronOf("Ann")).toBe("Cauldron of 2 cards, on top Moon Garlic, white 1");
    expect(at()).toBe(3);
  });

  test("a look by Perluceo shows what its player saw", async () => {
    answer = () =>
      Promise.resolve({
        ...played(0),
        frames: [frame(null, [], ["Ra3", "Oa2"], false, { looks: { "0": ["Ra3", "Oa2"] } })],
      });
    await show("?player=0");
    expect(laidOut("Ann")).toBe("Fly Agaric 3 and Hollow Pumpkin 2");
    expect(screen.getByText("Seen by Perluceo:")).toBeTruthy();
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
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    await vi.waitFor(() => expect(screen.getByText("A link to this moment was copied.")).toBeTruthy());
    expect(copied).toBe(`${location.origin}/t/K7/game/2?move=2`);
  });

  test("a player who is none is nobody", async () => {
    answer = (player) => (player === 3 ? Promise.reject(new server.Refused("no_seat", {})) : Promise.resolve(played(player)));
    await show("?player=3");
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(["K7", 2, null]));
    await vi.waitFor(() => expect(at()).toBe(0));
  });

  test("a game that is not to be seen, and a server that is not there", async () => {
    answer = () => Promise.reject(new server.Refused("no_game", {}));
    await show();
    expect(screen.getByRole("alert").textContent).toContain("cannot be shown");
    answer = () => Promise.reject(new server.Refused("no_connection", {}));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("cannot be reached"));
    answer = (player) => Promise.resolve(played(player));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(at()).toBe(0));
  });
});
