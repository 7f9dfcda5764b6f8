// What moves, by the Web Animations API. Nothing here waits for, or keeps from, anybody's input.

import { Begun, type Wanted } from "../wanted";
import type { Point } from "./layout";

export const TIMES = {
  stop: 180,
  fly: 320,
  turn: 280,
  beforeTurn: 80,
  sweep: 480,
  apart: 90,
  fade: 120,
} as const;

export class Motion {
  private running = new Set<Animation>();
  private begun = new Begun();

  /** How long things take: 1 as drawn, 2 twice as long, 0 not at all. */
  speed = 1;
  /** Fades only, whatever the system says. */
  reduced = false;

  get instant(): boolean {
    return this.speed <= 0;
  }

  get still(): boolean {
    return this.reduced || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Plays to the end, or until `finish`. */
  async play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.instant) return;
    const { duration = 0, delay = 0 } = options;
    const animation = element.animate(frames, {
      fill: "both",
      ...options,
      duration: Number(duration) * this.speed,
      delay: delay * this.speed,
    });
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled, as by an element that is gone
    } finally {
      this.running.delete(animation);
    }
  }

  fade(element: Element, from: number, to: number, delay = 0): Promise<void> {
    return this.play(element, [{ opacity: from }, { opacity: to }], { duration: TIMES.fade, delay });
  }

  /** Lets go of what a finished animation holds. */
  release(element: Element): void {
    for (const animation of element.getAnimations()) animation.cancel();
  }

  /** Everything is where it belongs without motion. */
  finish(): void {
    this.begun.drop();
    for (const animation of this.running) animation.cancel();
  }

  /** To be asked after each pause: whether nobody has finished what began here. */
  begin(): Wanted {
    return this.begun.begin();
  }
}

/** From point to point, higher by `hop` in the middle of each step; where it ends, it is at home. */
export function hops(points: readonly Point[], hop: number): Keyframe[] {
  const home = points.at(-1) ?? { x: 0, y: 0 };
  return points.flatMap(({ x, y }, step) => {
    const before = points[step - 1];
    const there = { translate: `${x - home.x}px ${y - home.y}px`, offset: step / (points.length - 1), easing: "ease-in" };
    if (!before) return [there];
    const [middle, height] = [(x + before.x) / 2 - home.x, (y + before.y) / 2 - home.y - hop];
    return [{ translate: `${middle}px ${height}px`, offset: (step - 0.5) / (points.length - 1), easing: "ease-out" }, there];
  });
}

/** A box over the page in which something flies. */
export function overlay(at: DOMRect): HTMLElement {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  Object.assign(box.style, {
    position: "fixed",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    zIndex: "100",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(box);
  return box;
}

/** What brings a box over another one: its middle, as large as fits in. */
export function onto(from: DOMRect, to: DOMRect): string {
  const scale = from.width && from.height ? Math.min(to.width / from.width, to.height / from.height) : 1;
  const x = to.left + to.width / 2 - (from.left + (from.width * scale) / 2);
  const y = to.top + to.height / 2 - (from.top + (from.height * scale) / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
