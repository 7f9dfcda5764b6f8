/**
 * Whatever takes away what has the focus, or disables it: the focus goes on to the heading, which says what is asked now.
 * It is never nowhere, not for a frame, and nothing is taken from anybody. Returns how to stop.
 */
export function keepFocus(): () => void {
  let last: Element | null = null; // which had the focus; who tabs on from the end of the page lets go of it, and it is there
  const keep = (): void => {
    if (document.activeElement !== document.body) last = document.activeElement;
    if (last?.isConnected && !last.matches(":disabled")) return;
    const places = ["dialog[open] :is(h1, h2)", "main h1"];
    const [heading] = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    last = heading;
  };
  const watcher = new MutationObserver(keep);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", keep);
  keep();
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", keep);
  };
}
