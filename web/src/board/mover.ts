// How things on the board move. What they lead to stands in `Ahead` until the board's owner says it.

import { tick } from "svelte";
import { STOPS } from "../street";
import type { Ahead } from "./ahead.svelte";
import { pawnAt, stopAt, type Layout } from "./layout";
import { hops, onto, overlay, TIMES, type Motion } from "./motion";
import type { BoardPawn } from "./shown";

/** What can be animated; each promise ends when it has been shown, or is wanted no more. */
export interface Mover {
  walk(seat: number, stops: number[]): Promise<void>;
  fly(cell: string, target: Element | null, code: string): Promise<void>;
  turnOver(cell: string, code: string): Promise<void>;
  sweep(from: Element[], to: Element | null): Promise<void>;
  finish(): void;
}

/** The board as it is drawn. */
export interface Drawn {
  size(): Layout;
  pawns(): BoardPawn[];
  pawn(seat: number): Element | null;
  face(cell: string): Element | null;
  /** Of a card that is being turned over. */
  sides(cell: string): { front: Element; reverse: Element } | null;
  /** Puts a card into a box, and gives what takes it away. */
  card(box: HTMLElement, code: string): () => Promise<void>;
}

export class BoardMover implements Mover {
  constructor(
    private drawn: Drawn,
    private ahead: Ahead,
    private motion: Motion,
  ) {}

  /** A pawn walks over stops, the last of which it stays at. Before or after the owner says so. */
  async walk(seat: number, stops: number[]): Promise<void> {
    const pawn = this.drawn.pawns().find((piece) => piece.seat === seat);
    const last = stops.at(-1);
    if (!pawn || last === undefined) return;
    const stands = this.ahead.stopOf(pawn);
    const start = stands === last ? ((stops[0] ?? 0) + STOPS - 1) % STOPS : stands;
    if (stands !== last) this.ahead.walk(pawn, last);
    const wanted = this.motion.begin();
    await tick();
    const element = this.drawn.pawn(seat);
    if (!element || this.motion.instant || !wanted()) return;
    this.motion.release(element);
    if (this.motion.still || start === null) await this.motion.fade(element, 0, 1);
    else await this.motion.play(element, this.framesOf(seat, [start, ...stops]), { duration: TIMES.stop * stops.length });
    if (wanted()) this.motion.release(element);
  }

  /** Stop by stop, the last one beside whoever stands there. */
  private framesOf(seat: number, stops: number[]): Keyframe[] {
    const size = this.drawn.size();
    const last = stops.at(-1) ?? 0;
    const here = this.ahead.standing(this.drawn.pawns()).filter((piece) => piece.stop === last);
    const place = here.findIndex((piece) => piece.seat === seat);
    const home = pawnAt(size, last, Math.max(0, place), here.length);
    const points = [...stops.slice(0, -1).map((stop) => stopAt(size, stop)), home];
    return hops(points, 0.15 * size.pawn);
  }

  /** A card leaves its cell for a cauldron, or, without one, the table. */
  async fly(cell: string, target: Element | null, code: string): Promise<void> {
    const from = this.drawn.face(cell)?.getBoundingClientRect();
    this.ahead.take(cell);
    if (!from || this.motion.instant) return;
    const box = overlay(from);
    const away = this.drawn.card(box, code);
    const lifted = `translate(${-0.035 * from.width}px, ${-0.035 * from.height - 9}px) scale(1.07)`;
    const frames = target
      ? [
          { transform: "none", opacity: 1 },
          { transform: lifted, opacity: 1, offset: 0.25 },
          { transform: onto(from, target.getBoundingClientRect()), opacity: 1 },
        ]
      : [
          { transform: "none", opacity: 1 },
          { transform: `translateY(${-0.4 * from.height}px)`, opacity: 0 },
        ];
    try {
      if (this.motion.still) await this.motion.fade(box, 1, 0);
      else await this.motion.play(box, frames, { duration: TIMES.fly, easing: "cubic-bezier(.3,0,.2,1)" });
    } finally {
      await away();
      box.remove();
    }
  }

  /** A card is turned over in a cell. */
  async turnOver(cell: string, code: string): Promise<void> {
    this.ahead.turn(cell, code);
    if (this.motion.instant) return;
    const wanted = this.motion.begin();
    if (this.motion.still) {
      await tick();
      const face = wanted() && this.drawn.face(cell);
      if (!face) return;
      await this.motion.fade(face, 0, 1);
      if (wanted()) this.motion.release(face);
      return;
    }
    this.ahead.turning.add(cell);
    await tick();
    if (!wanted()) return;
    const sides = this.drawn.sides(cell);
    if (sides) {
      await this.flip(sides);
      if (!wanted()) return;
      this.motion.release(sides.front);
    }
    this.ahead.turning.delete(cell);
  }

  private async flip({ front, reverse }: { front: Element; reverse: Element }): Promise<void> {
    const duration = TIMES.turn / 2;
    const delay = TIMES.beforeTurn;
    await Promise.all([
      this.motion.play(front, [{ scale: "0 1" }, { scale: "1 1" }], { duration, delay: delay + duration, easing: "ease-out" }),
      this.motion.play(reverse, [{ scale: "1 1" }, { scale: "0 1" }], { duration, delay, easing: "ease-in" }),
    ]);
  }

  /** Cards are swept together from where they lie, one player after the other. */
  async sweep(from: Element[], to: Element | null): Promise<void> {
    if (this.motion.instant) return;
    await Promise.all(from.map((element, index) => this.sweepOne(element, to, index * TIMES.apart)));
  }

  private async sweepOne(element: Element, to: Element | null, delay: number): Promise<void> {
    const at = element.getBoundingClientRect();
    const box = overlay(at);
    box.append(copyOf(element));
    const there = to ? onto(at, to.getBoundingClientRect()) : `translateY(${-0.5 * at.height}px)`;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 1, offset: 0.85 },
      { transform: there, opacity: 0 },
    ];
    try {
      if (this.motion.still) await this.motion.fade(box, 1, 0, delay);
      else await this.motion.play(box, frames, { duration: TIMES.sweep, delay, easing: "ease-in" });
    } finally {
      box.remove();
    }
  }

  /** Ends at once whatever runs. What is shown then is what the owner says, and nothing that was on its way. */
  finish(): void {
    this.motion.finish();
    this.ahead.clear();
  }
}

function copyOf(element: Element): Element {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error("no element of HTML");
  copy.removeAttribute("id");
  Object.assign(copy.style, { position: "static", width: "100%", height: "100%", margin: "0" });
  return copy;
}
