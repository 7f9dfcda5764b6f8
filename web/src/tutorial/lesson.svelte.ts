// A tutorial: a game by its record, in which you do what is asked and the other one plays as the record says. To the
// page it is a table like any other, without a server: nothing can go wrong.

import { cardName, recipeName } from "../cards/names";
import type { Done, Frame, GameSeen, PlayerColor, SeatSeen, TableSeen, Tutorial } from "../protocol";
import { Refused } from "../server";
import type { AtTable, TableStep } from "../table.svelte";
import { t } from "../text/text.svelte";

/** As `web/tutorials.py` writes it. */
export interface Course {
  players: PlayerColor[];
  steps: Step[];
}

export interface Step {
  move: string | null; // that is asked for; null: it is over
  leads: Frame[]; // from the step before; where nothing happened, something was left out
  cards: Record<string, string>; // what the comment is told, computed by the rules
  points: Record<string, number>;
  numbers: Record<string, number>;
}

const FILES = import.meta.glob<Course>("./*.json", { import: "default" });

/** Fetched when it is wanted. */
export function course(tutorial: Tutorial): Promise<Course> {
  const file = FILES[`./${tutorial}.json`];
  return file ? file() : Promise.reject(new Refused("not_found", {}));
}

/** What is asked for, by which somebody is told so who does something else. */
export function kindOf(move: string): string {
  if (move.startsWith("@")) return "place";
  if (move.startsWith("*")) return "accio";
  if (move.startsWith("immuto")) return "immuto";
  return /^[a-f][1-6]$/.test(move) ? "take" : move;
}

const seatOf = (color: PlayerColor, yours: boolean): SeatSeen => ({
  name: "",
  color,
  yours,
  device: null,
  open: false,
  bot: yours ? null : "apprentice",
  stand_in: null,
  resigned: false,
  wins: 0,
  points: 0,
  whispers: 0,
});

export class Lesson implements AtTable {
  readonly name: string;
  readonly around = null;
  readonly missed = false;
  readonly due = null;
  problem = null;
  onstep: (step: TableStep) => void = () => {};
  onsaid = (): void => {};

  seen = $state.raw<TableSeen | null>(null);
  wrong = $state(false); // something else was tried
  private at = $state(0);

  /** `reached` is told each step that somebody comes to, from 0. */
  constructor(
    readonly tutorial: Tutorial,
    private course: Course,
    from = 0,
    private reached: (step: number) => void = () => {},
  ) {
    this.name = tutorial;
    this.at = from < this.last ? from : 0; // who had come to the end begins anew
    this.seen = this.table(this.gameAt(this.at));
    this.reached(this.at);
  }

  /** The step that only tells how it ended. */
  get last(): number {
    return this.course.steps.length - 1;
  }

  get over(): boolean {
    return this.at === this.last;
  }

  /** What has to be done now. */
  get asked(): string | null {
    return this.step(this.at).move;
  }

  /** The step to which a game has come that is shown: motion takes its time. */
  stepAt(ply: number): number {
    return Math.max(0, this.course.steps.findLastIndex((_, step) => this.gameAt(step).ply <= ply));
  }

  /** The card that a step asks for. */
  cardAt(step: number): string | null {
    return this.step(step).cards["card"] ?? null;
  }

  commentAt(step: number): string {
    return t(`tutorial-${this.tutorial}-${step + 1}`, this.told(step));
  }

  /** To whoever does something else: what is asked for this time. */
  hintAt(step: number): string {
    return t(`tutorial-asked-${kindOf(this.step(step).move ?? "")}`, this.told(step));
  }

  /** Whether this is the move that is asked for; else it is said which one is. */
  may(move: string): boolean {
    this.wrong = move !== this.asked;
    return !this.wrong;
  }

  move(move: string): Promise<Done> {
    if (!this.may(move)) return Promise.reject(new Refused("not_now", {}));
    this.at++;
    this.reached(this.at);
    for (const { game, happened } of this.step(this.at).leads) {
      const before = happened.length ? this.seen : null;
      this.seen = this.table(game);
      this.onstep({ before, after: this.seen, happened });
    }
    return Promise.resolve({ type: "Done", id: "", seq: null });
  }

  do(): Promise<Done> {
    return Promise.reject(new Refused("not_now", {}));
  }

  want(): void {}

  private step(step: number): Step {
    const found = this.course.steps[step];
    if (!found) throw new RangeError(`${this.tutorial} has no step ${step}`);
    return found;
  }

  private gameAt(step: number): GameSeen {
    const led = this.step(step).leads.at(-1);
    if (!led) throw new RangeError(`${this.tutorial} shows nothing at step ${step}`);
    return led.game;
  }

  private table(game: GameSeen): TableSeen {
    const ended = this.over && game === this.gameAt(this.last);
    return {
      version: game.ply,
      status: ended ? "over" : "playing",
      options: {},
      host: null,
      you_are_host: false,
      seats: this.course.players.map((color, seat) => seatOf(color, seat === 0)),
      wanted: [],
      silent: [],
      deal: null,
      game,
    };
  }

  /** Cards, recipes and colours by their names, points in words, and other numbers. */
  private told(step: number): Record<string, string | number> {
    const { cards, points, numbers, move } = this.step(step);
    const game = this.gameAt(step);
    const [a, b] = game.players[0]?.recipes ?? [];
    const ingredient = move?.startsWith("immuto:") ? move.slice("immuto:".length) : null;
    return {
      ...Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, cardName(card)])),
      ...(a && b ? { first: recipeName(a, "en"), second: recipeName(b, "en") } : {}),
      ...(game.removed_color ? { color: t(`color-${game.removed_color}`) } : {}),
      ...(ingredient ? { ingredient: t(`ingredient-${ingredient}`) } : {}),
      ...Object.fromEntries(Object.entries(points).map(([name, count]) => [name, t("points", { points: count })])),
      ...numbers,
    };
  }
}
