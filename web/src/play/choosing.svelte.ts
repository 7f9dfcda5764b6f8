// What somebody is about to do: the card that is looked at, the one that is chosen, the spell that is used, and the move
// that is on its way.

import type { Offer, Preview } from "../board/shown";
import type { GameSeen } from "../protocol";
import { Refused } from "../server";
import { cellsOfLine, way } from "../street";
import { Begun } from "../wanted";
import { decisionOf, playerAt, type Decision } from "./decision";
import { whyNot, type Reason } from "./why";

export interface Asked {
  /** As it is shown. */
  game: () => GameSeen | null;
  /** Whether somebody can be asked now: nothing moves, lies above or is lost. */
  free: () => boolean;
  /** Whether one tap takes a card. */
  oneTap: () => boolean;
  /** Whether this move is the one that a lesson asks for; else it is not made. */
  may?: (move: string) => boolean;
  /** Sends a move; done when it is safe, or refused. */
  send: (move: string) => Promise<unknown>;
}

export class Choosing {
  selected = $state<string | null>(null); // a cell
  hovered = $state<string | null>(null);
  accio = $state(false);
  warned = $state(false); // Declinatio was pressed once where it ends the game
  busy = $state(false); // a move is on its way
  problem = $state.raw<unknown>(null);
  refused = $state<string | null>(null); // a cell that was touched and cannot be chosen

  decision = $derived.by<Decision | null>(() => {
    const game = this.asked.game();
    return game && !this.busy && this.asked.free() ? decisionOf(game) : null;
  });
  offers = $derived.by<Map<string, Offer>>(() => {
    if (this.decision?.kind !== "take") return new Map();
    return this.accio ? this.decision.accio : this.decision.takes;
  });
  activeLine = $derived.by(() =>
    this.decision?.kind === "take" && this.decision.line && !this.accio ? cellsOfLine(this.decision.line) : null,
  );
  looked = $derived.by(() => this.hovered ?? this.selected); // the cell whose card is shown large
  offered = $derived.by(() => (this.looked === null ? null : (this.offers.get(this.looked) ?? null)));
  /** Why what was touched cannot be chosen. */
  why = $derived.by<Reason | null>(() => {
    const game = this.asked.game();
    return game && this.refused !== null && !this.busy ? whyNot(game, this.refused, this.accio) : null;
  });
  /** Where what is looked at leads. */
  preview = $derived.by<Preview | null>(() => {
    const game = this.asked.game();
    const mine = game && playerAt(game, game.seat);
    const landing = this.decision?.kind === "corner" ? this.decision.declinatio : this.offered;
    if (!mine || mine.stop === null || !landing || landing.landsAt === null) return null;
    return { way: way(mine.stop, landing.landsAt), stop: landing.landsAt, line: landing.line, color: mine.color };
  });

  private begun = new Begun();
  private interrupted = false; // what was touched last ended what moved

  constructor(private asked: Asked) {}

  /** A second tap on a card takes it; where people want that, the first one. One that ends the game asks twice. */
  choose(cell: string): void {
    this.refused = null;
    const offer = this.offers.get(cell);
    if (!offer) this.selected = this.selected === cell ? null : cell;
    else if (this.selected === cell || (this.asked.oneTap() && !offer.endsGame && !this.interrupted)) void this.move(offer.move);
    else this.selected = cell;
  }

  begin(corner: string): void {
    if (!this.interrupted) void this.move(`@${corner}`);
  }

  /** One that ends the game asks twice. */
  useDeclinatio({ move, endsGame }: Offer): void {
    if (endsGame && !this.warned) this.warned = true;
    else void this.move(move);
  }

  useAccio(on: boolean): void {
    this.accio = on;
    this.selected = null;
    this.refused = null;
  }

  /** Something that cannot be chosen was touched; not to end what moved. */
  refuse(cell: string): void {
    this.refused = this.interrupted ? null : cell;
  }

  async move(token: string): Promise<void> {
    if (this.busy || this.asked.may?.(token) === false) return;
    const wanted = this.begun.anew();
    this.busy = true;
    this.problem = null;
    try {
      await this.asked.send(token);
    } catch (error) {
      if (!wanted()) return; // something was played meanwhile
      this.busy = false;
      if (!(error instanceof Refused && error.code === "stale")) this.problem = error;
    }
  }

  /** Whatever is touched ends what moves, but takes nothing that was not offered before. */
  touch(moving: boolean): void {
    this.interrupted = moving;
  }

  letGo(): void {
    this.selected = null;
    this.refused = null;
    this.accio = false;
    this.warned = false;
  }

  /** Something was played: what one was about to do is let go of, and by nothing else. */
  played(): void {
    this.begun.drop();
    this.letGo();
    this.busy = false;
  }
}

/** What a board shows of it, and what is done there. */
export const onBoard = (choosing: Choosing) => ({
  get offers() {
    return choosing.offers;
  },
  get activeLine() {
    return choosing.activeLine;
  },
  get selected() {
    return choosing.selected;
  },
  get preview() {
    return choosing.preview;
  },
  get corners() {
    return choosing.decision?.kind === "place" ? choosing.decision.corners : [];
  },
  get dim() {
    return choosing.offers.size > 0;
  },
  get disabled() {
    return choosing.decision === null;
  },
  onhover: (cell: string | null) => {
    choosing.hovered = cell;
  },
  onchoose: (cell: string) => choosing.choose(cell),
  oncorner: (corner: string) => choosing.begin(corner),
});
