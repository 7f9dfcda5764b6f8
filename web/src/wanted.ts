// Whether what was begun is still wanted: whatever comes after a pause asks that before it writes anything. The one place.

export type Wanted = () => boolean;

export class Begun {
  private dropped = 0;

  /** Something begins, beside all else that has. What it gives is asked after each pause. */
  begin(): Wanted {
    const { dropped } = this;
    return () => dropped === this.dropped;
  }

  /** Something begins in the place of all before. */
  anew(): Wanted {
    this.drop();
    return this.begin();
  }

  /** Nothing that has begun is wanted any more. */
  drop(): void {
    this.dropped++;
  }
}

/** Hands over an answer if it is still wanted when it comes, and gives what ends that: for an effect. */
export function whileWanted<T>(
  asked: Promise<T>,
  found: (answer: T) => void,
  failed: (why: unknown) => void = () => {},
): () => void {
  const begun = new Begun();
  const wanted = begun.begin();
  asked.then(
    (answer) => wanted() && found(answer),
    (why: unknown) => wanted() && failed(why),
  );
  return () => begun.drop();
}
