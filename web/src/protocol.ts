// Written by web/protocol.py from the server's structs; `make types` writes it anew.

export interface Command {
  id: string;
  wish: Sit | Rename | ChooseColor | StandUp | SeatBot | Begin | Prepare | PromiseWord | RevealWord | Move | Resign | VoteStandIn | TakeBack | Abandon | Rematch | Withdraw | Say | Mute | StepAway | ImBack;
}

export interface Sit {
  type: "Sit";
  seat: number;
  name: string;
  color?: "blue" | "green" | "red" | "yellow" | null;
}

export interface Rename {
  type: "Rename";
  seat: number;
  name: string;
}

export interface ChooseColor {
  type: "ChooseColor";
  seat: number;
  color: "blue" | "green" | "red" | "yellow" | null;
}

export interface StandUp {
  type: "StandUp";
  seat: number;
}

export interface SeatBot {
  type: "SeatBot";
  seat: number;
  level: "apprentice" | "herbalist" | "merlin" | "random" | "witch" | "wizard";
}

export interface Begin {
  type: "Begin";
}

export interface Prepare {
  type: "Prepare";
  record: string;
}

export interface PromiseWord {
  type: "PromiseWord";
  sha256: string;
}

export interface RevealWord {
  type: "RevealWord";
  word: string;
}

export interface Move {
  type: "Move";
  game: number;
  ply: number;
  move: string;
}

export interface Resign {
  type: "Resign";
  seat: number;
}

export interface VoteStandIn {
  type: "VoteStandIn";
  seat: number;
  level: "apprentice" | "herbalist" | "merlin" | "random" | "witch" | "wizard";
}

export interface TakeBack {
  type: "TakeBack";
  seat: number;
}

export interface Abandon {
  type: "Abandon";
}

export interface Rematch {
  type: "Rematch";
}

export interface Withdraw {
  type: "Withdraw";
}

export interface Say {
  type: "Say";
  phrase: "again" | "applause" | "good_luck" | "goodbye" | "heart" | "hello" | "laugh" | "one_moment" | "oops" | "sad" | "smile" | "sorry" | "surprise" | "thanks" | "that_hurt" | "thinking" | "well_done" | "your_turn";
}

export interface Mute {
  type: "Mute";
  seat: number;
  muted: boolean;
}

export interface StepAway {
  type: "StepAway";
}

export interface ImBack {
  type: "ImBack";
}

export interface NewTable {
  options?: Options;
  seating?: ("open" | "apprentice" | "herbalist" | "merlin" | "random" | "witch" | "wizard")[];
}

export interface Options {
  seats?: number;
  edition?: "en" | "fr" | "it" | "ru";
  recipes?: boolean;
  removed_color?: "random" | null;
  memory_aid?: boolean | null;
  spectators?: boolean;
  listed?: boolean;
  pace?: Pace | null;
  stand_in?: "apprentice" | "herbalist" | "merlin" | "random" | "witch" | "wizard";
  bot_pace?: "natural" | "quick" | "slow";
}

export interface Pace {
  seconds: number;
}

export interface Redeem {
  token: string;
  replace?: boolean;
}

export interface Made {
  table: string;
}

export interface Listed {
  table: string;
  status: string;
  at: number;
  about: Record<string, unknown>;
}

export interface Invitation {
  table: string;
  link: string | null;
}

export interface LinkMade {
  token: string;
  link: string | null;
}

export interface Redeemed {
  tables: string[];
}

export interface Problem {
  code: string;
  data: Record<string, unknown>;
}

export interface OwnTable {
  table: string;
  status: "abandoned" | "dealing" | "over" | "playing" | "waiting";
  seats: SeatSeen[];
  deciding: number | null;
  your_turn: boolean;
  color: string | null;
}

export interface SeatSeen {
  name: string;
  color: string | null;
  yours: boolean;
  device: number | null;
  open: boolean;
  bot: string | null;
  stand_in: string | null;
  resigned: boolean;
  wins: number;
  points: number;
}

export interface GamePlayed {
  table: string;
  game: number;
  at: number;
  won: number | null;
  points: number | null;
}

export interface Statistics {
  games: number;
  wins: number;
  ingredients: number;
  recipes: number;
}

export interface Replay {
  players: ReplayPlayer[];
  result: Record<string, unknown> | null;
  abandoned: boolean;
  frames: Frame[];
  turns: Turn[];
}

export interface ReplayPlayer {
  color: string;
  name: string | null;
  bot: string | null;
  resigned: boolean;
  seat: number;
  yours: boolean;
}

export interface Frame {
  move: string | null;
  happened: (PawnPlaced | PawnMoved | TurnPassed | DeclinatioUsed | CardTaken | CardPutOnCauldron | SpellCollected | CardDropped | CardsSwept | CauldronSeen | CardTurnedOver | GameEnded | CauldronsOpened | ImmutoPlaced | Scored | AroundTable)[];
  game: GameSeen;
}

export interface PawnPlaced {
  type: "PawnPlaced";
  seat: number;
  stop: number;
}

export interface PawnMoved {
  type: "PawnMoved";
  seat: number;
  start: number;
  stop: number;
}

export interface TurnPassed {
  type: "TurnPassed";
  seat: number;
}

export interface DeclinatioUsed {
  type: "DeclinatioUsed";
  seat: number;
}

export interface CardTaken {
  type: "CardTaken";
  seat: number;
  cell: string;
  card: string;
  by_accio: boolean;
}

export interface CardPutOnCauldron {
  type: "CardPutOnCauldron";
  seat: number;
  card: string;
}

export interface SpellCollected {
  type: "SpellCollected";
  seat: number;
  spell: string;
}

export interface CardDropped {
  type: "CardDropped";
  seat: number;
  card: string;
}

export interface CardsSwept {
  type: "CardsSwept";
  seat: number;
  swept: Swept[];
  under_pile: boolean;
}

export interface Swept {
  seat: number;
  card: string;
}

export interface CauldronSeen {
  type: "CauldronSeen";
  seat: number;
  cards: string[] | null;
}

export interface CardTurnedOver {
  type: "CardTurnedOver";
  cell: string;
  card: string;
}

export interface GameEnded {
  type: "GameEnded";
  seat: number;
  reason: string;
}

export interface CauldronsOpened {
  type: "CauldronsOpened";
  cauldrons: Opened[];
}

export interface Opened {
  seat: number;
  cards: string[];
}

export interface ImmutoPlaced {
  type: "ImmutoPlaced";
  seat: number;
  ingredient: string | null;
}

export interface Scored {
  type: "Scored";
  scores: Counted[];
  winners: number[];
}

export interface Counted {
  seat: number;
  score: ScoreSeen;
}

export interface ScoreSeen {
  ingredients: number;
  recipe_a: number;
  recipe_b: number;
  total: number;
  rows: RowSeen[];
  a: RecipeSeen | null;
  b: RecipeSeen | null;
}

export interface RowSeen {
  ingredient: string;
  cards: string[];
  immutos: number;
  points: number;
  doubled: boolean;
}

export interface RecipeSeen {
  recipe: string;
  count: number;
  counts: number[];
  outcome: "fulfilled" | "missed" | "tied";
  points: number;
}

export interface AroundTable {
  type: "AroundTable";
  kind: string;
  seat: number | null;
}

export interface GameSeen {
  game: number;
  ply: number;
  seat: number | null;
  phase: string;
  deciding: number | null;
  players: PlayerSeen[];
  cells: Record<string, string>;
  pile: number;
  taken: string | null;
  removed_color: string | null;
  legal: MoveOffered[];
  looks: Record<string, string[]>;
  winners: number[];
}

export interface PlayerSeen {
  seat: number;
  color: string;
  stop: number | null;
  top: string | null;
  height: number;
  cauldron: string[] | null;
  spells: string[];
  accio: number;
  declinatio: number;
  recipes: string[] | null;
  immutos: (string | null)[];
  score: ScoreSeen | null;
  last_turn: (PawnPlaced | PawnMoved | TurnPassed | DeclinatioUsed | CardTaken | CardPutOnCauldron | SpellCollected | CardDropped | CardsSwept | CauldronSeen | CardTurnedOver | GameEnded | CauldronsOpened | ImmutoPlaced | Scored | AroundTable)[];
}

export interface MoveOffered {
  move: string;
  lands_at?: number | null;
  line?: string[] | null;
  ends_game?: boolean;
}

export interface Turn {
  number: number | null;
  seat: number | null;
  frame: number;
  happened: (PawnPlaced | PawnMoved | TurnPassed | DeclinatioUsed | CardTaken | CardPutOnCauldron | SpellCollected | CardDropped | CardsSwept | CauldronSeen | CardTurnedOver | GameEnded | CauldronsOpened | ImmutoPlaced | Scored | AroundTable)[];
}

export interface Done {
  type: "Done";
  id: string;
  seq: number | null;
}

export interface Refusal {
  type: "Refusal";
  id: string | null;
  code: string;
  data: Record<string, unknown>;
}

export interface Seen {
  type: "Seen";
  at: number;
  due: number | null;
  since: number | null;
  missed: boolean;
  happened: (PawnPlaced | PawnMoved | TurnPassed | DeclinatioUsed | CardTaken | CardPutOnCauldron | SpellCollected | CardDropped | CardsSwept | CauldronSeen | CardTurnedOver | GameEnded | CauldronsOpened | ImmutoPlaced | Scored | AroundTable)[];
  table: TableSeen;
}

export interface TableSeen {
  version: number;
  status: "abandoned" | "dealing" | "over" | "playing" | "waiting";
  options: Options;
  host: number | null;
  you_are_host: boolean;
  seats: SeatSeen[];
  wanted: Wanted[];
  silent: number[];
  deal: DealSeen | null;
  game: GameSeen | null;
}

export interface Wanted {
  kind: string;
  seats: number[];
  seat: number | null;
  level: string | null;
}

export interface DealSeen {
  commitment: string;
  waits_for: number[];
  promised: boolean;
  words: string[];
  secret: string | null;
}

export interface Around {
  type: "Around";
  seats: SeatPresence[];
  watching: number;
  grace: number;
}

export interface SeatPresence {
  seat: number;
  here: boolean;
  away_for: number | null;
  muted: boolean;
}

export interface Said {
  type: "Said";
  seat: number;
  phrase: "again" | "applause" | "good_luck" | "goodbye" | "heart" | "hello" | "laugh" | "one_moment" | "oops" | "sad" | "smile" | "sorry" | "surprise" | "thanks" | "that_hurt" | "thinking" | "well_done" | "your_turn";
}

export type Wish = Sit | Rename | ChooseColor | StandUp | SeatBot | Begin | Prepare | PromiseWord | RevealWord | Move | Resign | VoteStandIn | TakeBack | Abandon | Rematch | Withdraw | Say | Mute | StepAway | ImBack;

export type Message = Done | Refusal | Seen | Around | Said;

export type Happening = PawnPlaced | PawnMoved | TurnPassed | DeclinatioUsed | CardTaken | CardPutOnCauldron | SpellCollected | CardDropped | CardsSwept | CauldronSeen | CardTurnedOver | GameEnded | CauldronsOpened | ImmutoPlaced | Scored | AroundTable;

export type Phrase = "again" | "applause" | "good_luck" | "goodbye" | "heart" | "hello" | "laugh" | "one_moment" | "oops" | "sad" | "smile" | "sorry" | "surprise" | "thanks" | "that_hurt" | "thinking" | "well_done" | "your_turn";

export type Level = "apprentice" | "herbalist" | "merlin" | "random" | "witch" | "wizard";

export type PlayerColor = "blue" | "green" | "red" | "yellow";

export const PHRASES: readonly Phrase[] = ["hello","good_luck","well_done","thanks","sorry","oops","thinking","your_turn","one_moment","that_hurt","again","goodbye","smile","laugh","surprise","sad","applause","heart"];
