// What the server, or the way to it, said no with.

import { Refused } from "../server";
import { hasMessage } from "../text/text.svelte";

/** The message that tells people of it; the general one for whatever they should never meet. */
export function messageFor(problem: unknown): string {
  const code = problem instanceof Refused ? problem.code : "failed";
  return hasMessage(`problem-${code}`) ? `problem-${code}` : "problem-failed";
}
