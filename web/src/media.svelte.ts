// What holds for this window, the same for all of the page at any moment.
//
// A browser does not tell of every change: Chromium does not of a larger text that a tool sets in a page that was there
// before. Where each part asks for itself, those that are drawn anew then see another window than the others; and as the
// query has been asked, its answer is no change any more when the window is resized. So a query is asked only where it
// tells of a change and whenever the window has another size, and all are told the same.

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
