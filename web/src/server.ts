// Everything that is asked of the server, but for a table's socket.

import type { GameRecord } from "./deal";
import type {
  AnswerMistake,
  AskFriend,
  CauldronGuess,
  Code,
  GamePlayed,
  Invitation,
  LinkMade,
  Listed,
  Made,
  Mistake,
  NewTable,
  OwnTable,
  Problem,
  Redeemed,
  Replay,
  Review,
  SayCauldron,
  Seen,
  Statistics,
  Trend,
  TutorialStep,
  Whispered,
} from "./protocol";
import { forgetSeats, loseSeats } from "./seats";
import { Begun } from "./wanted";

/** The server's answer was no: a code and data. */
export class Refused extends Error {
  constructor(
    readonly code: Code | "no_connection",
    readonly data: Record<string, unknown>,
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  }).catch(() => {
    throw new Refused("no_connection", {});
  });
  if (response.ok) return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
  const problem = (await response.json().catch(() => ({ code: "failed", data: {} }))) as Problem;
  throw new Refused(problem.code, problem.data);
}

let known: Promise<unknown> | undefined;
const meeting = new Begun();

/** The cookie by which the server knows this device, fetched once. */
export function arrive(): Promise<unknown> {
  if (known) return known;
  const wanted = meeting.anew();
  known = ask<{ new: boolean }>("POST", "/me").then(
    (me) => me.new && loseSeats(),
    (error: unknown) => {
      if (wanted()) known = undefined;
      throw error;
    },
  );
  return known;
}

/** The cookie is gone, or is none of this server's any more: the next call asks for another one. */
export function estranged(): void {
  meeting.drop();
  known = undefined;
}

const asked = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const met = arrive();
  await met;
  return ask<T>(method, path, body).catch(async (error: unknown) => {
    if (!(error instanceof Refused && error.code === "stranger")) throw error;
    if (known === met) estranged(); // else another call has noticed it, and two would be two people
    await arrive();
    return ask<T>(method, path, body);
  });
};

export const newTable = (wanted: NewTable): Promise<Made> => asked("POST", "/tables", wanted);
export const look = (table: string): Promise<Seen> => asked("GET", `/tables/${table}`);
export const lobby = (): Promise<Listed[]> => asked("GET", "/tables");
export const myTables = (): Promise<OwnTable[]> => asked("GET", "/me/tables");
export const myGames = (): Promise<GamePlayed[]> => asked("GET", "/me/games");
export const myStatistics = (): Promise<Statistics> => asked("GET", "/me/statistics");
export const linkToMe = (): Promise<LinkMade> => asked("POST", "/me/link");
export async function forgetMe(): Promise<void> {
  await asked("DELETE", "/me");
  forgetSeats();
  estranged(); // whoever goes on is somebody new
}
/** Whether the server answers, within a moment. */
export const reachable = (): Promise<boolean> =>
  fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
export const redeem = (token: string, replace = false): Promise<Redeemed> => ask("POST", "/links", { token, replace });
export const invitation = (table: string): Promise<Invitation> => asked("GET", `/tables/${table}/invitation`);
export const linkToSeat = (table: string, seat: number): Promise<LinkMade> =>
  asked("POST", `/tables/${table}/seats/${seat}/link`);
export const askFriend = (table: string, about: AskFriend): Promise<Whispered> =>
  asked("POST", `/tables/${table}/whispers`, about);
export const replay = (table: string, game: number, player: number | null): Promise<Replay> =>
  asked("GET", `/tables/${table}/games/${game}/replay${player === null ? "" : `?player=${player}`}`);
/** As far as it is made; the first time it begins to be. */
/** `again`: even if it has failed. */
export const review = (table: string, game: number, again: boolean): Promise<Review> =>
  asked("POST", `/tables/${table}/games/${game}/review${again ? "?again=true" : ""}`);
export const letStrangers = (table: string, game: number, allowed: boolean): Promise<Review> =>
  asked("POST", `/tables/${table}/games/${game}/review/strangers`, { allowed });
export const sayCauldron = (table: string, game: number, said: SayCauldron): Promise<CauldronGuess> =>
  asked("POST", `/tables/${table}/games/${game}/cauldron`, said);
export const myMistakes = (): Promise<Mistake[]> => asked("GET", "/me/mistakes");
export const answerMistake = (answer: AnswerMistake): Promise<Mistake> => asked("POST", "/me/mistakes", answer);
export const myTrend = (): Promise<Trend> => asked("GET", "/me/trend");
export const recordUrl = (table: string, game: number): string => `/api/tables/${table}/games/${game}`;
export const record = (table: string, game: number): Promise<GameRecord> =>
  asked("GET", `/tables/${table}/games/${game}`);
/** Somebody has come to a step of a tutorial: a sum of the operator's. It goes without the cookie, and may be lost. */
export const countStep = (step: TutorialStep): void => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(step);
  fetch("/api/tutorial", { method: "POST", credentials: "omit", keepalive: true, headers, body }).catch(() => {});
};
