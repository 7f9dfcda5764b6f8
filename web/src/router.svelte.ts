// Which screen: the path of the page. #fragments belong to links with a token, which never reach a server by GET.

import type { Wanted } from "./wanted";

/** Without a slash at its end, which means nothing. */
const path = (): string => location.pathname.replace(/(?!^)\/+$/, "");

const state = $state({ path: path(), search: location.search, hash: location.hash });

const look = (): void => {
  state.path = path();
  state.search = location.search;
  state.hash = location.hash;
};

window.addEventListener("popstate", look);

export const here = state;

export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  look();
  scrollTo(0, 0);
}

/** Gives what says whether one is still at this address: whoever has gone elsewhere meanwhile stays there. */
export function staying(): Wanted {
  const { path } = here;
  return () => here.path === path;
}

/** For links within the page: an ordinary link that need not load anything. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
