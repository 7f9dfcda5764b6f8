// What holds for this window, the same for all of the page at any moment.
//
// A browser that is asked whether a query holds, between a change and telling of it, does not tell any more. Whoever
// asked before then goes on as before: one part of the page is laid out for this window, and another for the last one.
// So a query is asked only where it tells of a change, and whenever the window has another size.

class Media {
  current = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    const look = (): void => {
      this.current = list.matches;
    };
    look();
    list.addEventListener("change", look);
    addEventListener("resize", look);
  }
}

const known = new Map<string, Media>();

/** The one for this query, for as long as the page is open. */
export function media(query: string): { readonly current: boolean } {
  let found = known.get(query);
  if (!found) known.set(query, (found = new Media(query)));
  return found;
}
