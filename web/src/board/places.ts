// Where things that move over the board come from, or go to: what of them is drawn, and can be seen.

export interface Places {
  cauldron(seat: number): Element | null;
  pile(): Element | null;
}

export function placesIn(room: () => ParentNode): Places {
  /** A place may be drawn in two ways, of which the page's width hides one. */
  const shown = (selector: string): Element | null =>
    [...room().querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent !== null) ?? null;
  return {
    cauldron: (seat) => shown(`[data-cauldron="${seat}"]`),
    pile: () => shown("[data-pile]"),
  };
}
