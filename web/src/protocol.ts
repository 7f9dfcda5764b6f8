// Written by web/protocol.py from the server's structs; `make types` writes it anew.

export interface Command {
  id: string;
  wish: Wish;
}

export interface NewTable {
  options?: Options;
  seating?: ("open" | Level)[];
}

export interface Options {
  seats?: number;
  edition?: Edition;
  recipes?: boolean;
  removed_color?: "random" | null;
  memory_aid?: boolean | null;
  spectators?: boolean;
  listed?: boolean;
  pace?: Pace | null;
  stand_in?: Level;
  bot_pace?: BotPace;
}

export interface Pace {
  seconds: number;
}

export interface Redeem {
  token: string;
  replace?: boolean;
}

export interface AskFriend {
  game: number;
  ply: number;
  about: WhisperAbout;
  unasked?: boolean;
}

export interface TutorialStep {
  tutorial: Tutorial;
  step: number;
}

export interface LetStrangers {
  allowed: boolean;
}

export interface SayCauldron {
  seat: number;
  said: Record<string, number>;
}

export interface AnswerMistake {
  table: string;
  game: number;
  ply: number;
  found: boolean;
}

export interface Made {
  table: string;
}

export interface Listed {
  table: string;
  status: Status;
  at: number;
  about: About;
}

export interface About {
  bots: Level[];
  edition: Edition;
  memory_aid: boolean;
  names: string[];
  open: number;
  pace: number | null;
  recipes: boolean;
  seats: number;
  spectators: boolean;
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
  code: Code;
  data: Record<string, string | number | (string | number)[] | null>;
}

export interface Whispered {
  facts: FactTold[];
  moves: MoveTold[];
}

export interface FactTold {
  code: FactCode;
  data: Record<string, string | number>;
}

export interface MoveTold {
  move: string;
  facts: FactTold[];
}

export interface OwnTable {
  table: string;
  status: Status;
  seats: SeatSeen[];
  deciding: number | null;
  your_turn: boolean;
  color: PlayerColor | null;
  set_aside: boolean;
}

export interface SeatSeen {
  name: string;
  color: PlayerColor | null;
  yours: boolean;
  device: number | null;
  open: boolean;
  bot: Level | null;
  stand_in: Level | null;
  resigned: boolean;
  whispers: number;
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
  edition: Edition;
  result: Record<string, unknown> | null;
  abandoned: boolean;
  frames: Frame[];
  turns: Turn[];
}

export interface ReplayPlayer {
  color: PlayerColor;
  name: string | null;
  bot: Level | null;
  resigned: boolean;
  whispers: number;
  seat: number;
  yours: boolean;
}

export interface Frame {
  move: string | null;
  happened: Happening[];
  game: GameSeen;
}

export interface GameSeen {
  game: number;
  ply: number;
  seat: number | null;
  phase: Phase;
  deciding: number | null;
  players: PlayerSeen[];
  cells: Record<string, string>;
  pile: number;
  taken: string | null;
  removed_color: Color | null;
  legal: MoveOffered[];
  looks: Record<string, string[]>;
  winners: number[];
}

export interface PlayerSeen {
  seat: number;
  color: PlayerColor;
  stop: number | null;
  top: string | null;
  height: number;
  cauldron: string[] | null;
  spells: Spell[];
  accio: number;
  declinatio: number;
  recipes: (Color | RecipeB)[] | null;
  immutos: (string | null)[];
  score: ScoreSeen | null;
  last_turn: Happening[];
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
  recipe: Color | RecipeB;
  count: number;
  counts: number[];
  outcome: Outcome;
  points: number;
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
  happened: Happening[];
}

export interface Review {
  format: string;
  net: string;
  digest: string;
  done: boolean;
  failed: boolean;
  progress: number;
  again_in: number;
  players: Accounted[];
  turns: TurnAccount[];
  moments: Moment[];
  half_life: (Forgetting | null)[];
  guesses: CauldronGuess[];
  strangers: boolean;
  allowed: boolean | null;
}

export interface Accounted {
  result: Amount;
  deal: Amount;
  luck: Amount;
  own_play: Amount;
  others_play: Amount;
  revealed: Amount;
  unforced: number;
}

export interface Amount {
  share: number;
  points: number;
}

export interface TurnAccount {
  player: number;
  shares: number[];
  play: number;
  luck: number[];
}

export interface Moment {
  ply: number;
  player: number;
  played: string;
  better: string;
  points: number;
  points_error: number;
  share: number;
  share_error: number;
  grade: Grade;
  cause: Cause;
  forgotten: number;
  played_facts: FactTold[];
  better_facts: FactTold[];
}

export interface Forgetting {
  takes: number;
  low: number;
  high: number;
}

export interface CauldronGuess {
  seat: number;
  said: Record<string, number>;
  truth: Record<string, number>;
  right: number;
  of: number;
}

export interface Mistake {
  ply: number;
  player: number;
  played: string;
  better: string;
  points: number;
  points_error: number;
  share: number;
  share_error: number;
  grade: Grade;
  cause: Cause;
  forgotten: number;
  played_facts: FactTold[];
  better_facts: FactTold[];
  table: string;
  game: number;
  at: number;
  due: boolean;
  found: number;
  next: number;
}

export interface Trend {
  games: TrendGame[];
  half_life: Forgetting | null;
}

export interface TrendGame {
  table: string;
  game: number;
  at: number;
  result: number;
  luck: number;
  own_play: number;
  own_points: number;
  unforced: number;
  mistakes: number;
  points_lost: number;
  guess_right: number | null;
  guess_of: number | null;
}

export interface Sit {
  type: "Sit";
  seat: number;
  name: string;
  color?: PlayerColor | null;
}

export interface Rename {
  type: "Rename";
  seat: number;
  name: string;
}

export interface ChooseColor {
  type: "ChooseColor";
  seat: number;
  color: PlayerColor | null;
}

export interface StandUp {
  type: "StandUp";
  seat: number;
}

export interface SeatBot {
  type: "SeatBot";
  seat: number;
  level: Level;
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
  level: Level;
}

export interface TakeBack {
  type: "TakeBack";
  seat: number;
}

export interface Abandon {
  type: "Abandon";
}

export interface StretchClock {
  type: "StretchClock";
}

export interface StopClock {
  type: "StopClock";
}

export interface Rematch {
  type: "Rematch";
}

export interface Withdraw {
  type: "Withdraw";
}

export interface Say {
  type: "Say";
  phrase: Phrase;
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

export interface Done {
  type: "Done";
  id: string;
  seq: number | null;
}

export interface Refusal {
  type: "Refusal";
  id: string | null;
  code: Code;
  data: Record<string, string | number | (string | number)[] | null>;
}

export interface Seen {
  type: "Seen";
  at: number;
  due: number | null;
  since: number | null;
  missed: boolean;
  happened: Happening[];
  table: TableSeen;
}

export interface TableSeen {
  version: number;
  status: Status;
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
  kind: ChangeKind;
  seats: number[];
  seat: number | null;
  level: Level | null;
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
  phrase: Phrase;
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
  spell: Spell;
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
  reason: EndReason;
  line: string;
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

export interface AroundTable {
  type: "AroundTable";
  kind: ChangeKind;
  seat: number | null;
  agreed?: boolean;
}

export type Wish = Sit | Rename | ChooseColor | StandUp | SeatBot | Begin | Prepare | PromiseWord | RevealWord | Move | Resign | VoteStandIn | TakeBack | Abandon | StretchClock | StopClock | Rematch | Withdraw | Say | Mute | StepAway | ImBack;

export type Message = Done | Refusal | Seen | Around | Said;

export type Happening = PawnPlaced | PawnMoved | TurnPassed | DeclinatioUsed | CardTaken | CardPutOnCauldron | SpellCollected | CardDropped | CardsSwept | CauldronSeen | CardTurnedOver | GameEnded | CauldronsOpened | ImmutoPlaced | Scored | AroundTable;

export type Phrase = "again" | "applause" | "good_luck" | "goodbye" | "heart" | "hello" | "laugh" | "one_moment" | "oops" | "sad" | "smile" | "sorry" | "surprise" | "thanks" | "that_hurt" | "thinking" | "well_done" | "your_turn";

export type Tutorial = "first" | "recipes" | "two";

export type Level = "apprentice" | "herbalist" | "merlin" | "random" | "witch" | "wizard";

export type Edition = "en" | "fr" | "it" | "ru";

export type BotPace = "natural" | "quick" | "slow";

export type PlayerColor = "blue" | "green" | "red" | "yellow";

export type Color = "black" | "blue" | "brown" | "green" | "orange" | "purple" | "red" | "white" | "yellow";

export type Spell = "Ac" | "De" | "Pe" | "Va";

export type RecipeB = "ended_game" | "fewest_cards" | "fewest_fours" | "fewest_spells" | "most_ones";

export type Phase = "corner" | "immuto" | "keep" | "over" | "place" | "take";

export type EndReason = "last_card" | "only_spells";

export type Outcome = "fulfilled" | "missed" | "tied";

export type Status = "abandoned" | "dealing" | "over" | "playing" | "waiting";

export type ChangeKind = "Abandon" | "CancelDeal" | "ChooseColor" | "Create" | "Forgotten" | "HandOver" | "LetPlay" | "Move" | "OfferSeat" | "Postpone" | "Prepare" | "PromiseWord" | "Rematch" | "Rename" | "Resign" | "RevealWord" | "SeatBot" | "Sit" | "StandUp" | "Start" | "StopClock" | "StretchClock" | "TakeBack" | "VoteStandIn" | "Whisper" | "Withdraw";

export type Code = "abandoned" | "already" | "bad_name" | "bad_proof" | "bad_record" | "bad_seating" | "broken_promise" | "clock_runs" | "color_taken" | "exists" | "failed" | "grace_runs" | "guessed" | "has_seats" | "id_taken" | "illegal" | "name_taken" | "no_clock" | "no_deadline" | "no_game" | "no_link" | "no_seat" | "no_spectators" | "no_stand_in_needed" | "no_table" | "nobody_to_mute" | "nobody_to_replace" | "not_allowed" | "not_alone" | "not_at_table" | "not_found" | "not_host" | "not_kept" | "not_now" | "not_your_turn" | "not_yours" | "only_here" | "other_deal" | "other_rules" | "promises_missing" | "resigned" | "seat_taken" | "seats_open" | "set_aside" | "stale" | "still_here" | "stranger" | "too_large" | "too_many" | "too_much" | "unreadable" | "wrong_host" | "wrong_method" | "wrong_origin";

export type WhisperAbout = "facts" | "moves";

export type FactCode = "avoids_minus" | "completes" | "corner_leads" | "denies" | "ends_game" | "fits_recipe" | "gets_immuto" | "gets_spell" | "goes_on" | "hurts_recipe" | "lands_at" | "leaves_to" | "like_top" | "makes_pair" | "makes_three" | "matches_top" | "number_leads" | "number_rests" | "remember" | "rests_at" | "starts" | "sweeps" | "uses_accio" | "uses_declinatio" | "you_have";

export type Grade = "blunder" | "mistake" | "slip";

export type Cause = "judgement" | "memory";

export const TUTORIALS: readonly Tutorial[] = ["first","recipes","two"];

export const PHRASES: readonly Phrase[] = ["hello","good_luck","well_done","thanks","sorry","oops","thinking","your_turn","one_moment","that_hurt","again","goodbye","smile","laugh","surprise","sad","applause","heart"];

export const LEVELS: readonly Level[] = ["random","apprentice","herbalist","witch","wizard","merlin"];

export const EDITIONS: readonly Edition[] = ["en","fr","it","ru"];

export const BOT_PACES: readonly BotPace[] = ["quick","natural","slow"];

export const PLAYER_COLORS: readonly PlayerColor[] = ["yellow","green","red","blue"];

export const COLORS: readonly Color[] = ["yellow","green","red","blue","orange","purple","brown","white","black"];

export const RECIPES_B: readonly RecipeB[] = ["fewest_cards","fewest_fours","fewest_spells","most_ones","ended_game"];

export const CODES: readonly Code[] = ["already","bad_name","bad_record","broken_promise","clock_runs","color_taken","grace_runs","id_taken","illegal","name_taken","no_clock","no_seat","no_spectators","no_stand_in_needed","no_table","nobody_to_mute","nobody_to_replace","not_allowed","not_alone","not_at_table","not_host","not_kept","not_now","not_your_turn","not_yours","promises_missing","resigned","seat_taken","seats_open","set_aside","stale","still_here","too_many","too_much","unreadable","abandoned","bad_proof","bad_seating","failed","guessed","has_seats","no_game","no_link","not_found","only_here","other_deal","stranger","too_large","wrong_host","wrong_method","wrong_origin","exists","no_deadline","other_rules"];

export const FACT_CODES: readonly FactCode[] = ["starts","makes_pair","makes_three","completes","avoids_minus","gets_immuto","gets_spell","sweeps","uses_accio","uses_declinatio","fits_recipe","hurts_recipe","lands_at","rests_at","denies","leaves_to","ends_game","number_leads","number_rests","corner_leads","goes_on","you_have","like_top","remember","matches_top"];
