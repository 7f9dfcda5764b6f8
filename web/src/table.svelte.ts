// A table as this device sees it, over a socket that comes back by itself. The server's view is the truth; what happened
// on the way to it is handed to whoever animates.

import type { Around, Command, Done, Happening, Message, Refusal, Said, Seen, TableSeen, Wish } from "./protocol";
import { keepWord, ownWord, witness } from "./commitment";
import { noteSeats } from "./seats";
import { arrive, estranged, reachable, Refused } from "./server";
import { Begun } from "./wanted";
import { newWord, promiseOf } from "./word";

const PATIENCE = [250, 500, 1000, 2000, 4000]; // milliseconds until the next try to connect
const SILENCE = 20_000; // milliseconds without a word: the server says something every few seconds
const GONE = 4404; // no such table, or not for us
const SET_ASIDE = 4410; // what the server has kept of it is damaged
const STRANGER = 4401;

export interface TableStep {
  before: TableSeen | null; // null: nothing that could be animated
  after: TableSeen;
  happened: Happening[];
}

/** What a table is to those who sit at it: one of the server's, or a lesson. */
export type AtTable = Pick<
  Table,
  "name" | "seen" | "around" | "missed" | "problem" | "due" | "onstep" | "onsaid" | "do" | "want" | "move"
>;

interface Sent {
  command: Command;
  done: (answer: Done) => void;
  refused: (why: Refused) => void;
}

export type Gone = "table" | "damaged" | "cookie"; // what is not there

export class Table {
  seen = $state.raw<TableSeen | null>(null);
  around = $state.raw<Around | null>(null);
  connected = $state(false);
  gone = $state<Gone | null>(null);
  missed = $state(false); // turns went by that may not be told, and nothing has happened since
  problem = $state.raw<unknown>(null); // why the last wish was refused that nobody waited for
  due = $state<number | null>(null); // by this device's clock, in milliseconds
  onstep: (step: TableStep) => void = () => {};
  onsaid: (said: Said) => void = () => {};

  private socket: WebSocket | null = null;
  private connecting = new Begun();
  private wanting = new Begun();
  private sent = new Map<string, Sent>();
  private tries = 0;
  private timer: number | undefined;
  private silence: number | undefined;
  private heard = 0;
  private closed = false;
  private strange = false; // the last try was without a cookie that the server knows
  private told = "";

  constructor(readonly name: string) {
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("pageshow", this.wake);
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.doubt);
    void this.connect();
  }

  close(): void {
    this.closed = true;
    this.connecting.drop();
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("pageshow", this.wake);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.doubt);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  /** Resolves once it is safe on the server. Sent again, with the same id, after each lost connection. */
  do(wish: Wish): Promise<Done> {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return new Promise((done, refused) => {
      const sent = { command: { id, wish }, done, refused };
      this.sent.set(id, sent);
      if (this.connected) this.send(sent);
    });
  }

  /** For wishes whose effect is seen at the table. */
  want(wish: Wish): void {
    const wanted = this.wanting.anew();
    this.problem = null;
    this.do(wish).catch((error: unknown) => wanted() && (this.problem = error));
  }

  move(move: string): Promise<Done> {
    const game = this.seen?.game;
    if (!game) return Promise.reject(new Refused("not_now", {}));
    return this.do({ type: "Move", game: game.game, ply: game.ply, move });
  }

  private send(sent: Sent): void {
    this.socket?.send(JSON.stringify(sent.command));
  }

  // The connection

  private wake = (): void => {
    if (document.visibilityState !== "visible" || this.closed) return;
    if (this.socket && Date.now() - this.heard < SILENCE) return;
    this.lost();
    clearTimeout(this.timer);
    this.tries = 0;
    void this.connect();
  };

  /** The browser has lost its network. A server on this machine may be there all the same, so it is asked. */
  private doubt = async (): Promise<void> => {
    const { socket } = this;
    const wanted = (): boolean => this.socket === socket;
    if (!socket || (await reachable()) || !wanted()) return;
    this.lost();
    this.again();
  };

  private async connect(): Promise<void> {
    if (this.closed || this.gone || this.socket) return;
    const wanted = this.connecting.anew();
    try {
      await arrive();
    } catch {
      if (wanted()) this.again();
      return;
    }
    if (!wanted()) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.seen ? `?since=${this.seen.version}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.name}/socket${since}`);
    this.socket = socket;
    this.listen();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.listen();
      this.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.lost();
      if (event.code === GONE) this.gone = "table";
      else if (event.code === SET_ASIDE) this.gone = "damaged";
      else if (event.code === STRANGER && this.strange) this.gone = "cookie";
      else this.again();
      this.strange = event.code === STRANGER;
      if (this.strange) estranged();
    };
  }

  /** A dead connection says nothing, not even that it is dead. */
  private listen(): void {
    this.heard = Date.now();
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => {
      this.lost();
      this.again();
    }, SILENCE);
  }

  private lost(): void {
    clearTimeout(this.silence);
    this.socket?.close();
    this.socket = null;
    this.connected = false;
  }

  private again(): void {
    if (this.closed) return;
    this.timer = window.setTimeout(() => void this.connect(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
  }

  // What comes

  private hear(message: Message): void {
    switch (message.type) {
      case "Seen":
        this.see(message);
        break;
      case "Around":
        this.around = message;
        break;
      case "Said":
        this.onsaid(message);
        break;
      case "Done":
      case "Refusal":
        this.answered(message);
    }
  }

  private see(message: Seen): void {
    const before = message.since === null ? null : this.seen;
    const { game } = message.table;
    if (message.missed) this.missed = true;
    else if (game?.ply !== this.seen?.game?.ply || game?.game !== this.seen?.game?.game) this.missed = false;
    this.due = message.due === null ? null : Date.now() + (message.due - message.at) * 1000;
    this.seen = message.table;
    if (!this.connected) {
      this.connected = true;
      this.tries = 0;
      for (const sent of this.sent.values()) this.send(sent);
    }
    witness(this.name, message);
    noteSeats(this.name, message.table);
    this.strange = false;
    this.takePartInDeal(message.table);
    this.onstep({ before, after: message.table, happened: message.happened });
  }

  private answered(answer: Done | Refusal): void {
    const sent = answer.id === null ? undefined : this.sent.get(answer.id);
    if (!sent) return;
    if (answer.type === "Refusal" && (answer.code === "not_kept" || answer.code === "too_many")) {
      window.setTimeout(() => this.connected && this.send(sent), 1000);
      return;
    }
    this.sent.delete(sent.command.id);
    if (answer.type === "Done") sent.done(answer);
    else sent.refused(new Refused(answer.code, answer.data));
  }

  // The deal: the word is kept until it is shown, so that a reload does not break a promise.

  private takePartInDeal(table: TableSeen): void {
    const deal = table.deal;
    const waited = table.status === "dealing" && deal?.waits_for.some((seat) => table.seats[seat]?.yours);
    if (!deal || !waited) return;
    const step = `${deal.commitment}/${deal.promised}`;
    if (this.told === step) return;
    this.told = step;
    const word = ownWord(deal.commitment) ?? newWord();
    keepWord(deal.commitment, word);
    const wish: Wish = deal.promised ? { type: "RevealWord", word } : { type: "PromiseWord", sha256: promiseOf(word) };
    this.do(wish).catch(() => {}); // too late, or another tab was quicker: the table says so
  }
}
