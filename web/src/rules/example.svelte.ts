// An example of the rules that can be played: a position, and all that its moves lead to, as the game itself has told it.

import type { Mover } from "../board/mover";
import type { Places } from "../board/places";
import { Choosing } from "../play/choosing.svelte";
import { Stage } from "../play/stage.svelte";
import type { GameSeen, Happening, PlayerSeen } from "../protocol";
import type { Names } from "../people";
import { describe } from "../text/describe";
import { t } from "../text/text.svelte";
import data from "./examples.json";

export type ExampleId = keyof typeof data;

type Player = Pick<PlayerSeen, "seat" | "color" | "stop" | "top" | "height" | "spells" | "accio" | "declinatio">;
type Game = Pick<GameSeen, "phase" | "deciding" | "pile" | "taken" | "legal">;

interface Moves {
  then: Record<string, Next>;
}

interface Next extends Moves {
  happened: Happening[];
  /** What is different then; an empty cell is null. */
  game: Partial<Game> & { cells: Record<string, string | null>; players?: Player[] };
}

interface Position extends Moves {
  look: string | null;
  game: Game & { cells: Record<string, string>; players: Player[] };
}

const EXAMPLES = data as unknown as Record<ExampleId, Position>;

export const isExample = (id: string): id is ExampleId => id in EXAMPLES;

export const cellsOf = (id: ExampleId): Record<string, string> => EXAMPLES[id].game.cells;

const READER = 0; // the seat

const seen = (player: Player): PlayerSeen => ({
  ...player,
  cauldron: null,
  recipes: null,
  immutos: [],
  score: null,
  last_turn: [],
});

/** What everybody is called: the others like bots. */
const names: Names = Object.assign((seat: number) => (seat === READER ? t("you") : t(`bot-name-${seat}`)), { you: READER });

export class Example {
  readonly names = names;
  readonly stage: Stage;
  readonly choosing: Choosing;
  told = $state.raw<string[]>([]); // what happened, in sentences
  laid = $state.raw<string[] | null>(null); // the own cauldron, by Perluceo

  private moves: Moves;

  constructor(
    private id: ExampleId,
    mover: () => Mover | undefined,
    still: () => boolean,
    drawn: Places,
  ) {
    this.stage = new Stage(mover, still, drawn);
    this.choosing = new Choosing({
      game: () => this.stage.game,
      free: () => !this.stage.moving,
      oneTap: () => false,
      send: (move) => this.send(move),
    });
    this.stage.happening = (happening) => {
      const words = describe(happening, names);
      if (words) this.told = [...this.told, words];
      if (happening.type === "CauldronSeen") this.laid = happening.cards;
    };
    this.moves = EXAMPLES[id];
    this.begin();
  }

  /** From the beginning. */
  begin(): void {
    const { game, look } = EXAMPLES[this.id];
    this.stage.finish();
    this.moves = EXAMPLES[this.id];
    this.told = [];
    this.laid = null;
    this.stage.show({
      game: 1,
      ply: 0,
      seat: READER,
      removed_color: null,
      looks: {},
      winners: [],
      ...game,
      players: game.players.map(seen),
    });
    this.choosing.played();
    this.choosing.selected = look;
  }

  /** Whatever is touched ends what moves. */
  touch(): void {
    this.choosing.touch(this.stage.moving);
    this.stage.finish();
  }

  private async send(move: string): Promise<void> {
    const before = this.stage.game;
    const next = this.moves.then[move];
    if (!before || !next) return;
    this.moves = next;
    this.told = [];
    const cells = Object.entries({ ...before.cells, ...next.game.cells }).filter(([, card]) => card !== null);
    const after: GameSeen = {
      ...before,
      ...next.game,
      ply: before.ply + 1,
      cells: Object.fromEntries(cells) as Record<string, string>,
      players: next.game.players?.map(seen) ?? before.players,
    };
    this.choosing.played();
    this.stage.step({ before: { game: before }, after: { game: after }, happened: next.happened });
  }
}
