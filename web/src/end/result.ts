// How a game has ended, in words.

import type { Names } from "../people";
import type { Counted, Edition, GameSeen, PlayerSeen, RecipeSeen, RowSeen, SeatSeen, TableSeen } from "../protocol";
import { about, list } from "../text/describe";
import { t } from "../text/text.svelte";

/** A table after a game: as it is seen there, or made from a replay. */
export interface Ended {
  status: TableSeen["status"];
  game: GameSeen | null;
  seats: readonly Pick<SeatSeen, "bot" | "resigned" | "whispers" | "yours">[];
  names: Names;
  options: { edition?: Edition };
}

/** Own seats first, then as people sit. */
export function inOrder(seen: Ended): PlayerSeen[] {
  const own = (player: PlayerSeen): number => (seen.seats[player.seat]?.yours ? 0 : 1);
  return [...(seen.game?.players ?? [])].sort((player, other) => own(player) - own(other) || player.seat - other.seat);
}

/** What each has in the end. */
export const countedIn = ({ players }: GameSeen): Counted[] =>
  players.flatMap(({ seat, score }) => (score ? [{ seat, score }] : []));

/** "You win with 44 points" */
export function resultOf(seen: Ended): string {
  const { game, status, names } = seen;
  if (status === "abandoned" || !game) return t("end-abandoned");
  const me = names.you ?? null;
  const won = game.winners;
  const iWon = me !== null && won.includes(me);
  const others = won.filter((seat) => seat !== me).map((seat) => names(seat));
  const points = game.players.find((player) => player.seat === won[0])?.score?.total;
  if (points === undefined) {
    const gone = game.players.filter((player) => !won.includes(player.seat)).map((player) => player.seat);
    const loser = gone[0] ?? null;
    if (iWon) return t("end-resigned-you-win", { who: loser === null ? "" : names(loser) });
    return loser === me ? t("end-you-resigned", { who: list(others) }) : t("end-resigned", { who: list(others) });
  }
  if (iWon) {
    return others.length ? t("end-you-share", { others: list(others), points }) : t("end-you-win", { points });
  }
  return t(others.length > 1 ? "end-share" : "end-wins", { who: list(others), points });
}

/** Most points first, as they were collected else. */
export const inRank = (rows: readonly RowSeen[]): RowSeen[] => [...rows].sort((row, other) => other.points - row.points);

/** Why a recipe brought what it did: "4 cards", "2 cards, as many as Ben", "it was Tamsin". */
export function why(seen: Ended, holder: number, kind: "a" | "b", recipe: RecipeSeen): string {
  const players = seen.game?.players ?? [];
  const others = players.flatMap((player, index) =>
    player.seat === holder ? [] : [{ seat: player.seat, count: recipe.counts[index] ?? 0 }],
  );
  if (recipe.recipe === "ended_game") {
    const who = others.find((other) => other.count > 0);
    if (!who) return t("end-ended-it");
    return about("end-ended-by", who.seat, seen.names);
  }
  const count = t(kind === "a" ? "end-count-a" : `end-count-${recipe.recipe}`, { count: recipe.count });
  switch (recipe.outcome) {
    case "fulfilled":
      return count;
    case "tied": {
      const equal = others.filter((other) => other.count === recipe.count);
      if (equal.length === others.length) return t("end-tied-all", { count });
      return t("end-tied", { count, others: list(equal.map((other) => about("end-tied-with", other.seat, seen.names))) });
    }
    case "missed":
      return t("end-missed", { count, others: others.map((other) => other.count).join(t("event-comma")) });
  }
}
