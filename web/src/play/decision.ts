// What the one who decides may choose now, sorted for showing. All of it is the server's offer; no rule is known here.

import type { Offer } from "../board/shown";
import type { GameSeen, MoveOffered } from "../protocol";
import { cellsOfLine, lineOfStop, way } from "../street";

export type Decision =
  | { kind: "place"; corners: string[] }
  | { kind: "take"; line: string | null; takes: Map<string, Offer>; accio: Map<string, Offer> }
  | { kind: "corner"; declinatio: Offer }
  | { kind: "keep"; card: string }
  | { kind: "immuto"; ingredients: string[]; none: boolean };

const offerOf = ({ move, lands_at = null, line = null, ends_game = false }: MoveOffered): Offer => ({
  move,
  landsAt: lands_at,
  line,
  endsGame: ends_game,
});

/** Null: somebody else decides, or nobody does. */
export function decisionOf(game: GameSeen): Decision | null {
  if (game.legal.length === 0) return null;
  const moves = game.legal.map((choice) => choice.move);
  switch (game.phase) {
    case "place":
      return { kind: "place", corners: moves.map((move) => move.slice(1)) };
    case "take": {
      const stop = playerAt(game, game.deciding)?.stop ?? null;
      const offers = game.legal.map((choice) => [choice.move.replace("*", ""), offerOf(choice)] as const);
      return {
        kind: "take",
        line: stop === null ? null : lineOfStop(stop),
        takes: new Map(offers.filter(([, offer]) => !offer.move.startsWith("*"))),
        accio: new Map(offers.filter(([, offer]) => offer.move.startsWith("*"))),
      };
    }
    case "corner": {
      const declinatio = game.legal.find((choice) => choice.move === "declinatio");
      return declinatio ? { kind: "corner", declinatio: offerOf(declinatio) } : null;
    }
    case "keep":
      return game.taken === null ? null : { kind: "keep", card: game.taken };
    case "immuto": {
      const places = moves.map((move) => move.slice("immuto:".length));
      return { kind: "immuto", ingredients: places.filter((place) => place !== "none"), none: places.includes("none") };
    }
    default:
      return null;
  }
}

export const playerAt = (game: GameSeen, seat: number | null): GameSeen["players"][number] | undefined =>
  game.players.find((player) => player.seat === seat);

/** How far this pawn has walked in the turn that goes on; null where it is not its turn. Its last turn says from where. */
export function movedBy(game: GameSeen, player: GameSeen["players"][number]): number | null {
  if (game.deciding !== player.seat || !["take", "corner", "keep"].includes(game.phase)) return null;
  const last = player.last_turn.findLast((happening) => happening.type === "PawnMoved" || happening.type === "PawnPlaced");
  return last && player.stop !== null ? way(last.stop, player.stop).length : null;
}

/** From this seat on, in turn order. */
export function inTurnOrder(game: GameSeen, seat: number | null): GameSeen["players"] {
  const first = Math.max(
    0,
    game.players.findIndex((player) => player.seat === seat),
  );
  return [...game.players.slice(first), ...game.players.slice(0, first)];
}

/** Lines with a single card left: whoever takes that ends the game. */
export function scarceLines({ cells }: Pick<GameSeen, "cells">): string[] {
  const left = (line: string): number => cellsOfLine(line).filter((cell) => cell in cells).length;
  return ["b", "c", "d", "e", "2", "3", "4", "5"].filter((line) => left(line) === 1);
}
