// A friend at one's shoulder, where all others are bots: asked once the friend says facts, asked again the best moves. In
// a first game facts come unasked, fewer each time.

import type { Names } from "../people";
import type { GameSeen, Whispered, WhisperAbout } from "../protocol";
import { Begun } from "../wanted";
import { sayings, type Saying } from "./whisper";

export interface Friend {
  /** As it is shown. */
  game: () => GameSeen | null;
  names: () => Names;
  /** Whether somebody decides now who plays against bots alone. */
  free: () => boolean;
  ask: (about: WhisperAbout, unasked: boolean) => Promise<Whispered>;
  /** Reads it aloud. */
  tell: (words: string) => void;
}

export class Whispers {
  about = $state<WhisperAbout | null>(null); // what is being said; null: nothing
  at = $state(0); // of the moves: where there is little room they are said one after the other
  unasked = $state(false);
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  private answer = $state.raw<{ whispered: Whispered; game: GameSeen; most: number } | null>(null);
  /** In the language of the page, whichever that is by then. */
  said = $derived.by<Saying[]>(() => {
    if (!this.answer) return [];
    const { whispered, game, most } = this.answer;
    return sayings(whispered, game, this.friend.names()).slice(0, most);
  });
  can = $derived.by(() => this.friend.free());
  open = $derived(this.about !== null);
  last = $derived(this.about === "moves" && this.at === this.said.length - 1); // nothing more is to be said
  /** Cells that are spoken of: moves are counted. */
  marks = $derived.by(
    () => new Map(this.said.flatMap(({ cells }, index) => cells.map((cell) => [cell, this.about === "moves" ? String(index + 1) : "•"]))),
  );

  private begun = new Begun();
  private offered = false; // at this decision

  constructor(private friend: Friend) {}

  /** What would you do? Each time a little more; in the end, thanks. */
  async next(): Promise<void> {
    if (this.busy || !this.can) return;
    if (this.last) this.close();
    else if (this.about === "moves") this.at++;
    else await this.ask(this.about === null ? "facts" : "moves", Infinity);
  }

  /** So many more turns have a whisper unasked: the fewer, the fewer words. */
  async offer(left: number): Promise<void> {
    if (left < 1 || this.offered || this.open || this.busy || !this.can) return;
    this.offered = true;
    await this.ask("facts", Math.ceil(left / 2), true);
  }

  /** Something was played. Gives whether a whisper had come unasked before. */
  played(): boolean {
    const { offered } = this;
    this.offered = false;
    this.close();
    return offered;
  }

  close(): void {
    this.begun.drop();
    this.about = null;
    this.answer = null;
    this.at = 0;
    this.busy = this.unasked = false;
    this.problem = null;
  }

  private async ask(about: WhisperAbout, most: number, unasked = false): Promise<void> {
    const wanted = this.begun.anew();
    this.busy = true;
    this.problem = null;
    try {
      const whispered = await this.friend.ask(about, unasked);
      const game = this.friend.game();
      if (!wanted() || !game) return;
      this.answer = { whispered, game, most };
      [this.about, this.at, this.unasked, this.busy] = [about, 0, unasked, false];
      this.friend.tell(this.said.flatMap(({ words, more }) => (more ? [words, more] : [words])).join(" "));
    } catch (error) {
      if (!wanted()) return;
      this.busy = false;
      if (!unasked) this.problem = error;
    }
  }
}
