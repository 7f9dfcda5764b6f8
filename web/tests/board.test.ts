import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import type { BoardPawn, Offer } from "../src/board/shown";
import { cellsOfLine } from "../src/street";

const cells = { b1: "Na1", a4: "Wb2", b4: "Gb3", c4: "Ra3", d4: "De", f4: "Ob4", c5: "Oa3", b5: "Im" };
const pawns: BoardPawn[] = [
  { seat: 0, color: "green", stop: 8, name: "Rowan" },
  { seat: 1, color: "yellow", stop: 3, name: "Bryony" },
];
const offer = (endsGame = false): Offer => ({ move: "x", landsAt: 11, line: cellsOfLine("e"), endsGame });
const offers = new Map<string, Offer>([
  ["a4", offer()],
  ["b4", offer()],
  ["c4", offer()],
  ["d4", offer(true)],
]);

function show(more: Record<string, unknown> = {}) {
  const heard = { onhover: vi.fn(), onchoose: vi.fn(), oncorner: vi.fn() };
  const made = render(Board, {
    cells,
    pawns,
    mine: 0,
    turn: 0,
    offers,
    activeLine: cellsOfLine("4"),
    selected: null,
    fresh: null,
    preview: null,
    scarce: [],
    corners: [],
    dim: true,
    labels: "icons",
    ...heard,
    ...more,
  });
  return { ...made, ...heard, user: userEvent.setup() };
}

function cell(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role=gridcell][aria-label^="${name}:"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

/** Until animations that were asked for have begun. */
const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("names", () => {
  test("say where a card lies, what it is and whether it can be taken", () => {
    show();
    const names = screen.getAllByRole("gridcell").map((square) => square.getAttribute("aria-label"));
    expect(names).toHaveLength(36);
    expect(names).toContain("c4: Fly Agaric, red 3. Can be taken");
    expect(names).toContain("d4: Declinatio, spell. Can be taken and ends the game");
    expect(names).toContain("c5: Hollow Pumpkin, orange 3");
    expect(names).toContain("e4: empty");
    expect(names).toContain("a1: corner");
    expect(screen.getAllByRole("row")).toHaveLength(6);
  });

  test("and are described by where the card leads", () => {
    const to = (landsAt: number | null): Offer => ({ ...offer(), landsAt });
    show({ offers: new Map([["a4", to(11)], ["b4", to(10)], ["c4", to(8)], ["d4", to(null)]]) });
    const description = (name: string): string | null => {
      const id = cell(name).getAttribute("aria-describedby");
      return id === null ? null : (document.getElementById(id)?.textContent ?? "");
    };
    expect(["a4", "b4", "c4", "d4", "c5"].map(description)).toEqual([
      "Leads you to column e next turn",
      "Leads you to a corner next turn: nothing to take there",
      "You stay where you are next turn",
      null,
      null,
    ]);
  });

  test("say where pawns stand", () => {
    show({ pawns: [...pawns, { seat: 2, color: "red", stop: null, name: "Tamsin" }] });
    expect(screen.getByRole("img", { name: "Rowan: row 4" })).toBeDefined();
    expect(screen.getByRole("img", { name: "Bryony: column d" })).toBeDefined();
    expect(screen.queryByRole("img", { name: /Tamsin/ })).toBeNull();
  });
});

describe("keys", () => {
  const stops = (): string[] =>
    [...document.querySelectorAll<HTMLElement>("[role=gridcell]")].flatMap((square) =>
      square.tabIndex === 0 ? [square.dataset.cell ?? ""] : [],
    );

  test("there is one tab stop, at first on what can be chosen", async () => {
    const { user } = show();
    expect(stops()).toEqual(["a4"]);
    await user.tab();
    expect(document.activeElement).toBe(cell("a4"));
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test("arrows, Home and End go over all cells and stay on the square; the tab stop goes along", async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(document.activeElement).toBe(cell("b5"));
    await user.keyboard("{ArrowUp}{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(cell("a4"));
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(cell("f4"));
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(cell("a4"));
    await user.keyboard("{Control>}{End}{/Control}");
    expect(document.activeElement).toBe(cell("f6"));
    expect(stops()).toEqual(["f6"]);
  });

  test("Enter and Space choose what can be chosen and nothing else", async () => {
    const { user, onchoose } = show();
    await user.tab();
    await user.keyboard("{Enter}{ArrowRight}[Space]");
    expect(onchoose.mock.calls).toEqual([["a4"], ["b4"]]);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onchoose).toHaveBeenCalledTimes(2);
  });

  test("focus shows what hovering shows", async () => {
    const { user, onhover } = show();
    await user.tab();
    expect(onhover).toHaveBeenLastCalledWith("a4");
    await user.keyboard("{ArrowDown}");
    expect(onhover).toHaveBeenLastCalledWith("a5");
    await user.tab();
    expect(onhover).toHaveBeenLastCalledWith(null);
  });
});

describe("pointers", () => {
  test("a click chooses what can be chosen", async () => {
    const { user, onchoose } = show();
    await user.click(cell("c4"));
    expect(onchoose.mock.calls).toEqual([["c4"]]);
    await user.click(cell("c5"));
    await user.click(cell("e4"));
    await user.click(cell("a1"));
    expect(onchoose).toHaveBeenCalledTimes(1);
  });

  test("nothing is chosen while it is disabled", async () => {
    const { user, onchoose, oncorner } = show({ disabled: true, corners: ["f6"] });
    await user.click(cell("c4"));
    await user.click(cell("f6"));
    expect(onchoose).not.toHaveBeenCalled();
    expect(oncorner).not.toHaveBeenCalled();
    expect(cell("c4").getAttribute("aria-disabled")).toBe("true");
  });

  test("hovering is told, and its end", async () => {
    const { user, onhover } = show();
    await user.hover(cell("c5"));
    expect(onhover).toHaveBeenLastCalledWith("c5");
    await user.unhover(cell("c5"));
    expect(onhover).toHaveBeenLastCalledWith(null);
  });

  test("the focus that a click leaves behind does not count as hovering", async () => {
    const { user, onhover } = show();
    await user.click(cell("b4"));
    await user.click(cell("c4"));
    await user.unhover(cell("c4"));
    expect(onhover).toHaveBeenLastCalledWith(null);
  });

  test("a long press shows and does not choose; a tap chooses", async () => {
    vi.useFakeTimers();
    const { onhover, onchoose } = show();
    const touch = { pointerType: "touch", bubbles: true };
    const press = async (ms: number): Promise<void> => {
      cell("c4").dispatchEvent(new PointerEvent("pointerdown", touch));
      vi.advanceTimersByTime(ms);
      cell("c4").dispatchEvent(new PointerEvent("pointerup", touch));
      await fireEvent.click(cell("c4"));
    };
    await press(360);
    expect(onhover.mock.calls).toEqual([["c4"], [null]]);
    expect(onchoose).not.toHaveBeenCalled();
    await press(100);
    expect(onchoose.mock.calls).toEqual([["c4"]]);
  });

  test("a tap on a card that cannot be taken shows it, until the next", async () => {
    const { onhover, onchoose } = show();
    await fireEvent.click(cell("c5"));
    expect(onhover).toHaveBeenLastCalledWith("c5");
    await fireEvent.click(cell("c4"));
    expect(onhover).toHaveBeenLastCalledWith(null);
    expect(onchoose.mock.calls).toEqual([["c4"]]);
  });
});

describe("corners", () => {
  const start = { offers: new Map(), activeLine: null, corners: ["a1", "f6"] };

  test("can be chosen at their stops and in the square", async () => {
    const { user, oncorner, onchoose } = show(start);
    await user.click(screen.getByRole("button", { name: "Begin at the corner f6" }));
    expect(cell("a1").getAttribute("aria-label")).toBe("a1: corner. You can begin here");
    await user.click(cell("a1"));
    expect(oncorner.mock.calls).toEqual([["f6"], ["a1"]]);
    await user.click(cell("f1"));
    expect(oncorner).toHaveBeenCalledTimes(2);
    expect(onchoose).not.toHaveBeenCalled();
  });

  test("can be chosen with keys", async () => {
    const { user, oncorner } = show(start);
    await user.tab();
    await user.keyboard("{Enter}{Control>}{End}{/Control}{Enter}");
    expect(oncorner.mock.calls).toEqual([["a1"], ["f6"]]);
  });
});

describe("what is shown", () => {
  test("others stand back only while somebody here chooses", async () => {
    const { rerender } = show();
    expect(cell("c5").classList).toContain("back");
    expect(cell("c4").classList).not.toContain("back");
    await rerender({ offers: new Map() });
    expect(cell("c5").classList).not.toContain("back");
  });

  test("the preview counts the stops and has the ghost at the last", () => {
    const { container } = show({ preview: { way: [9, 10, 11], stop: 11, line: cellsOfLine("b"), color: "green" } });
    expect([...container.querySelectorAll(".step")].map((step) => step.textContent)).toEqual(["1", "2"]);
    expect(screen.getByRole("img", { name: "Next turn: column e" })).toBeDefined();
    expect(container.querySelector(".landing")).not.toBeNull();
    expect(cell("b5").classList).not.toContain("back");
  });

  test("who stays has no ghost but a ring", () => {
    const { container } = show({ preview: { way: [], stop: 8, line: cellsOfLine("4"), color: "green" } });
    expect(container.querySelector(".ghost")).toBeNull();
    expect(container.querySelector("[data-seat='0'] .next")).not.toBeNull();
  });

  test("my pawn has the candle's ring at my turn only", async () => {
    const { container, rerender } = show();
    expect(container.querySelector("[data-seat='0'] .now")).not.toBeNull();
    await rerender({ turn: 1 });
    expect(container.querySelector(".now")).toBeNull();
  });

  test("a line with one card left marks both studs", () => {
    const { container } = show({ scarce: ["c"] });
    expect([...container.querySelectorAll(".scarce")].map((stud) => stud.textContent)).toEqual(["c", "c"]);
  });

  test("the outline of a refilled cell lasts two seconds", async () => {
    vi.useFakeTimers();
    const { container } = show({ fresh: "c4" });
    await tick();
    expect(container.querySelector(".fresh")).not.toBeNull();
    vi.advanceTimersByTime(2000);
    await tick();
    expect(container.querySelector(".fresh")).toBeNull();
  });
});

describe("motion", () => {
  test("a pawn walks ahead of the props and stays where it went", async () => {
    const { component, rerender } = show({ speed: 0.01 });
    await component.walk(0, [9, 10, 11]);
    expect(screen.getByRole("img", { name: "Rowan: column e" })).toBeDefined();
    await rerender({ pawns: pawns.map((pawn) => ({ ...pawn, stop: pawn.seat === 0 ? 13 : pawn.stop })) });
    expect(screen.getByRole("img", { name: "Rowan: column c" })).toBeDefined();
  });

  test("it takes 180 ms for each stop, and no time at speed 0", async () => {
    const animate = vi.spyOn(Element.prototype, "animate");
    const { component, rerender } = show();
    const done = component.walk(0, [9, 10]);
    await begun();
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 360 });
    component.finish();
    await done;
    animate.mockClear();
    await rerender({ speed: 0 });
    await component.walk(1, [4]);
    await component.fly("c4", null, "Ra3");
    await component.turnOver("c4", "Pb2");
    await component.sweep([document.body], null);
    expect(animate).not.toHaveBeenCalled();
    expect(cell("c4").getAttribute("aria-label")).toContain("Tor Amethyst");
  });

  test("a card flies off, its cell is empty, and another is turned over in it", async () => {
    const { component, rerender } = show({ speed: 0.1 });
    const target = document.createElement("div");
    document.body.append(target);
    const flown = component.fly("c4", target, "Ra3");
    expect(document.querySelectorAll("body > [aria-hidden]")).toHaveLength(1);
    await tick();
    expect(cell("c4").getAttribute("aria-label")).toBe("c4: empty");
    await flown;
    expect(document.querySelectorAll("body > [aria-hidden]")).toHaveLength(0);
    const over = component.turnOver("c4", "Pb2");
    await begun();
    expect(cell("c4").querySelector(".reverse")).not.toBeNull();
    expect(cell("c4").getAttribute("aria-label")).toBe("c4: a card that is being turned over");
    expect(cell("c4").getAttribute("aria-disabled")).toBe("true"); // nobody knows it yet
    await over;
    await tick();
    expect(cell("c4").querySelector(".reverse")).toBeNull();
    expect(cell("c4").getAttribute("aria-label")).toContain("c4: Tor Amethyst, purple 2");
    await rerender({ cells: { ...cells, c4: "Yb1" } });
    expect(cell("c4").getAttribute("aria-label")).toContain("Solstice Sunflower");
    target.remove();
  });

  test("finished, everything is as the props say, and nothing comes after", async () => {
    const { component } = show();
    const words = (): (string | null)[] =>
      [...document.querySelectorAll("[role=gridcell], .pawn")].map((element) => element.getAttribute("aria-label"));
    const before = words();
    for (const pause of [() => Promise.resolve(), begun]) {
      const done = [component.walk(0, [9, 10]), component.fly("c4", null, "Ra3"), component.turnOver("c5", "Pb2")];
      await pause();
      component.finish();
      await tick();
      expect(words()).toEqual(before);
      await Promise.all(done);
      await tick();
      expect(words()).toEqual(before);
      expect(document.querySelector(".reverse")).toBeNull();
      expect(document.querySelectorAll("body > [aria-hidden]")).toHaveLength(0);
    }
  });

  test("who wants little motion gets fades", async () => {
    const animate = vi.spyOn(Element.prototype, "animate");
    const { component } = show({ reduced: true });
    const done = [component.fly("c4", document.body, "Ra3"), component.walk(0, [9, 10]), component.sweep([document.body], null)];
    await begun();
    component.finish();
    await Promise.all(done);
    expect(animate.mock.calls.length).toBe(3);
    for (const [frames, options] of animate.mock.calls) {
      expect(Object.keys((frames as Keyframe[])[0] ?? {})).toEqual(["opacity"]);
      expect(options).toMatchObject({ duration: 120 });
    }
  });

  test("cards are swept 90 ms apart", async () => {
    const animate = vi.spyOn(Element.prototype, "animate");
    const { component } = show();
    const done = component.sweep([cell("a4"), cell("b4"), cell("c4")], cell("f4"));
    expect(animate.mock.calls.map(([, options]) => (options as KeyframeAnimationOptions).delay)).toEqual([0, 90, 180]);
    component.finish();
    await done;
  });
});
