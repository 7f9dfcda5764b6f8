// What the server, or the way to it, said no with.

import { Refused } from "../server";

export const PROBLEMS = [
  "already",
  "bad_name",
  "bad_record",
  "bad_seating",
  "broken_promise",
  "clock_runs",
  "color_taken",
  "failed",
  "grace_runs",
  "has_seats",
  "id_taken",
  "illegal",
  "name_taken",
  "no_connection",
  "no_game",
  "no_link",
  "no_seat",
  "no_spectators",
  "no_stand_in_needed",
  "no_table",
  "nobody_to_mute",
  "nobody_to_replace",
  "not_allowed",
  "not_at_table",
  "not_found",
  "not_host",
  "not_kept",
  "not_now",
  "not_your_turn",
  "not_yours",
  "only_here",
  "promises_missing",
  "resigned",
  "seat_taken",
  "seats_open",
  "set_aside",
  "stale",
  "still_here",
  "stranger",
  "too_large",
  "too_many",
  "too_much",
  "unreadable",
  "wrong_origin",
] as const;

/** The message that tells people of it; the general one for whatever they should never meet. */
export function messageFor(problem: unknown): string {
  const code = problem instanceof Refused ? problem.code : "failed";
  return `problem-${(PROBLEMS as readonly string[]).includes(code) ? code : "failed"}`;
}
