// What is shown of the game while it is animated: it follows the events one by one and ends as the server's view, at
// once if somebody touches anything or if motion is not wanted.

import type { GameSeen, Happening } from "../protocol";
import { way } from "../street";

/** What the board can animate; each promise ends when it has been shown. */
export interface Mover {
  walk(seat: number, stops: number[]): Promise<void>;
  fly(cell: string, target: Element | null, code: string): Promise<void>;
  turnOver(cell: string, code: string): Promise<void>;
  sweep(from: Element[], to: Element | null): Promise<void>;
  finish(): void;
}

/** What led from one view of a game to the next. */
export interface Step {
  before: { game: GameSeen | null } | null; // null: nothing that could be animated
  after: { game: GameSeen | null };
  happened: Happening[];
}

export interface Place {
  stop: number | null;
  top: string | null;
  height: number;
}

/** How far the pawn walks next: by the top card, or by the 2 of the cauldron itself. */
export const movesBy = ({ top }: Place): number => (top === null ? 2 : top === "Im" ? 0 : Number(top.charAt(2)));

export class Stage {
  cells = $state.raw<Record<string, string>>({});
  places = $state.raw<Record<number, Place>>({});
  pile = $state(0);
  moving = $state(false);
  fresh = $state<string | null>(null); // the cell that was refilled last
  happening: (one: Happening, after: GameSeen) => void = () => {}; // and the view that it led to

  private waiting: Step[] = [];
  private skipped = 0;

  constructor(
    private mover: () => Mover | undefined,
    private still: () => boolean,
  ) {}

  show(game: GameSeen): void {
    this.cells = game.cells;
    this.places = Object.fromEntries(
      game.players.map(({ seat, stop, top, height }) => [seat, { stop, top, height }]),
    ) as Record<number, Place>;
    this.pile = game.pile;
  }

  /** The next step; without motion, or where it does not follow from what is shown, the new view appears at once. */
  step(step: Step): void {
    const game = step.after.game;
    if (!game) return;
    for (const one of step.happened) if (this.still()) this.happening(one, game);
    const follows = step.before?.game?.game === game.game && step.happened.length > 0;
    if (this.still() || !follows || this.waiting.length > 4) {
      this.waiting = [];
      this.finish();
      this.show(game);
      this.freshen(step.happened);
      return;
    }
    this.waiting.push(step);
    if (!this.moving) void this.play();
  }

  /** All that moves is where it goes. */
  finish(): void {
    this.skipped++;
    const last = this.waiting.at(-1)?.after.game;
    this.waiting = [];
    this.mover()?.finish();
    if (last) this.show(last);
    this.moving = false;
  }

  private async play(): Promise<void> {
    const skipped = this.skipped;
    this.moving = true;
    for (let step = this.waiting[0]; step; step = this.waiting[0]) {
      for (const one of step.happened) {
        if (step.after.game) this.happening(one, step.after.game);
        await this.animate(one, step.after.game);
        if (this.skipped !== skipped) return;
      }
      if (step.after.game) this.show(step.after.game);
      this.freshen(step.happened);
      this.waiting.shift();
    }
    this.moving = false;
  }

  private freshen(happened: Happening[]): void {
    const refilled = happened.findLast((one) => one.type === "CardTurnedOver");
    if (refilled) this.fresh = refilled.cell;
  }

  private async animate(one: Happening, after: GameSeen | null): Promise<void> {
    const mover = this.mover();
    switch (one.type) {
      case "PawnPlaced":
        this.place(one.seat, { stop: one.stop });
        return;
      case "PawnMoved":
        await mover?.walk(one.seat, way(one.start, one.stop));
        this.place(one.seat, { stop: one.stop });
        return;
      case "CardTaken": {
        const flying = mover?.fly(one.cell, cauldronOf(one.seat), one.card);
        this.cells = Object.fromEntries(Object.entries(this.cells).filter(([cell]) => cell !== one.cell));
        await flying;
        return;
      }
      case "CardPutOnCauldron":
        this.place(one.seat, { top: one.card, height: (this.places[one.seat]?.height ?? 0) + 1 });
        return;
      case "CardsSwept": {
        const from = one.swept.map(({ seat }) => cauldronOf(seat)).filter((element) => element !== null);
        await mover?.sweep(from, shown("[data-pile]"));
        for (const { seat } of one.swept) {
          const now = after?.players.find((player) => player.seat === seat);
          this.place(seat, { top: now?.top ?? null, height: now?.height ?? 0 });
        }
        return;
      }
      case "CardTurnedOver":
        this.cells = { ...this.cells, [one.cell]: one.card };
        this.pile = Math.max(0, this.pile - 1);
        await mover?.turnOver(one.cell, one.card);
        return;
      default:
        return;
    }
  }

  private place(seat: number, change: Partial<Place>): void {
    const now = this.places[seat] ?? { stop: null, top: null, height: 0 };
    this.places = { ...this.places, [seat]: { ...now, ...change } };
  }
}

const cauldronOf = (seat: number): Element | null => shown(`[data-cauldron="${seat}"]`);

/** A place may be drawn in two ways, of which the page's width hides one. */
function shown(selector: string): Element | null {
  const drawn = [...document.querySelectorAll<HTMLElement>(selector)];
  return drawn.find((one) => one.offsetParent !== null) ?? null;
}
