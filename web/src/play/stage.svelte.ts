// The game as it is shown: it follows what happened, one event after the other, and all that the page says and offers
// follows it. Whoever touches anything, or wants no motion, sees the server's view at once, and is told what was left out.

import type { Mover } from "../board/mover";
import type { Places } from "../board/places";
import type { BoardPawn } from "../board/shown";
import type { GameSeen, Happening } from "../protocol";
import { lineOfStop, way } from "../street";
import { endsTurn } from "../text/describe";
import { Begun } from "../wanted";

/** What led from one view of a game to the next. */
export interface Step {
  before: { game: GameSeen | null } | null; // null: nothing that could be animated
  after: { game: GameSeen | null };
  happened: Happening[];
}

export interface PlayerPlace {
  stop: number | null;
  top: string | null;
  height: number;
}

/** How far the pawn walks next: by the top card, or by the 2 of the cauldron itself. Null: by the card beneath (§4). */
export function movesBy({ stop, top }: PlayerPlace): number | null {
  if (top === null) return 2;
  if (top !== "Im") return Number(top.charAt(2));
  return stop !== null && lineOfStop(stop) === null ? null : 0;
}

const MOST = 5; // steps that may wait: whoever shows more is too far behind

export class Stage {
  game = $state.raw<GameSeen | null>(null); // the last view that was shown whole
  cells = $state.raw<Record<string, string>>({}); // these three go on from it, as far as motion has come
  places = $state.raw<Record<number, PlayerPlace>>({});
  pile = $state(0);
  moving = $state(false); // there is more to be shown
  now = $state.raw<Happening | null>(null); // what moves
  whose = $state<number | null>(null); // turn it is, as far as it was shown
  missed = $state.raw<number[]>([]); // seats whose last turn came without motion
  fresh = $state<string | null>(null); // the cell that was refilled last
  happening: (happening: Happening, after: GameSeen, seen: boolean) => void = () => {}; // and the view that it led to
  held: () => boolean = () => false; // something lies over the table: what happens waits

  private waiting: Step[] = [];
  private told = 0; // of the first one that waits
  private begun = new Begun();
  private playing = false;

  constructor(
    private mover: () => Mover | undefined,
    private still: () => boolean,
    private drawn: Places,
  ) {}

  show(game: GameSeen): void {
    this.game = game;
    this.cells = game.cells;
    this.places = Object.fromEntries(game.players.map(({ seat, stop, top, height }) => [seat, { stop, top, height }]));
    this.pile = game.pile;
    this.whose = game.deciding;
  }

  /** Where everybody stands, as far as was shown. */
  pawns(names: (seat: number) => string): BoardPawn[] {
    return (this.game?.players ?? []).map(({ seat, color }) => ({
      seat,
      color,
      stop: this.places[seat]?.stop ?? null,
      name: names(seat),
    }));
  }

  /** The next step; without motion, or where it does not follow from what is shown, the new view appears at once. */
  step(step: Step): void {
    const game = step.after.game;
    if (!game) return;
    const latest = this.waiting.at(-1)?.after.game ?? this.game;
    const same = latest?.game === game.game && latest.ply === game.ply; // somebody came, or went, or wants something
    if (same && !this.moving) {
      for (const happening of step.happened) this.happening(happening, game, true);
      this.show(game);
      return;
    }
    const follows = same || (step.before?.game?.game === game.game && step.happened.length > 0);
    this.waiting.push(step);
    this.moving = true;
    if (!follows) this.missed = game.players.filter((player) => player.last_turn.length > 0).map((player) => player.seat);
    const late = this.waiting.length > MOST && !this.held(); // what waits because something lies over it is not late
    if (!follows || late) this.finish();
    else this.resume();
  }

  /** What waited goes on. */
  resume(): void {
    if (!this.moving || this.held()) return;
    if (this.still()) this.finish();
    else if (!this.playing) void this.play();
  }

  /** All that moves is where it goes, and what was not shown has been told. */
  finish(): void {
    if (!this.moving) return;
    this.begun.drop();
    this.mover()?.finish();
    const [rest, told] = [this.waiting, this.told];
    this.rest();
    for (const [index, { after: { game }, happened }] of rest.entries()) {
      if (!game) continue;
      happened.forEach((happening, place) => {
        if (index > 0 || place >= told) this.happening(happening, game, false);
        if (index > 0 || place >= told - 1) this.note(happening, false); // the last one that was told was cut short
      });
      this.show(game);
      this.freshen(happened);
    }
  }

  /** Nobody looks or listens any more: what was not shown is told to nobody. */
  leave(): void {
    this.begun.drop();
    this.rest();
  }

  /** Nothing is wanted any more. */
  private rest(): void {
    this.waiting = [];
    this.told = 0;
    this.now = null;
    this.moving = this.playing = false;
  }

  private async play(): Promise<void> {
    const wanted = this.begun.anew();
    this.playing = true;
    for (let step = this.waiting[0]; step && !this.held(); step = this.waiting[0]) {
      for (const happening of step.happened) {
        this.told++;
        this.now = happening;
        if ("seat" in happening && happening.type !== "AroundTable") this.whose = happening.seat;
        if (step.after.game) this.happening(happening, step.after.game, true);
        await this.animate(happening);
        if (!wanted()) return; // everything is elsewhere by now: nothing after this is ours to say
        this.apply(happening, step.after.game);
        this.note(happening, true);
      }
      if (step.after.game) this.show(step.after.game);
      this.freshen(step.happened);
      this.waiting.shift();
      this.told = 0;
    }
    this.playing = false;
    this.now = null;
    this.moving = this.waiting.length > 0;
  }

  /** A turn that was seen, or not. */
  private note(happening: Happening, seen: boolean): void {
    if (!endsTurn(happening)) return;
    const others = this.missed.filter((seat) => seat !== happening.seat);
    this.missed = seen ? others : [...others, happening.seat];
  }

  private freshen(happened: Happening[]): void {
    const refilled = happened.findLast((happening) => happening.type === "CardTurnedOver");
    if (refilled) this.fresh = refilled.cell;
  }

  /** Only moves; what it leads to is said by `apply`, if it is still wanted then. */
  private async animate(happening: Happening): Promise<void> {
    const mover = this.mover();
    switch (happening.type) {
      case "PawnMoved":
        return mover?.walk(happening.seat, way(happening.start, happening.stop));
      case "CardTaken":
        return mover?.fly(happening.cell, this.drawn.cauldron(happening.seat), happening.card);
      case "CardsSwept": {
        const from = happening.swept.map(({ seat }) => this.drawn.cauldron(seat)).filter((element) => element !== null);
        return mover?.sweep(from, this.drawn.pile());
      }
      case "CardTurnedOver":
        return mover?.turnOver(happening.cell, happening.card);
      default:
        return;
    }
  }

  private apply(happening: Happening, after: GameSeen | null): void {
    switch (happening.type) {
      case "PawnPlaced":
      case "PawnMoved":
        this.place(happening.seat, { stop: happening.stop });
        return;
      case "CardTaken":
        this.cells = Object.fromEntries(Object.entries(this.cells).filter(([cell]) => cell !== happening.cell));
        return;
      case "CardPutOnCauldron":
        this.place(happening.seat, { top: happening.card, height: (this.places[happening.seat]?.height ?? 0) + 1 });
        return;
      case "CardsSwept":
        for (const { seat } of happening.swept) {
          const now = after?.players.find((player) => player.seat === seat);
          this.place(seat, { top: now?.top ?? null, height: now?.height ?? 0 });
        }
        return;
      case "CardTurnedOver":
        this.cells = { ...this.cells, [happening.cell]: happening.card };
        this.pile = Math.max(0, this.pile - 1);
        return;
    }
  }

  private place(seat: number, change: Partial<PlayerPlace>): void {
    const now = this.places[seat] ?? { stop: null, top: null, height: 0 };
    this.places = { ...this.places, [seat]: { ...now, ...change } };
  }
}
