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
