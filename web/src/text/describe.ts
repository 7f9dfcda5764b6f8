// What happened, in sentences: for the replay, for those who do not see the table, and for each player's last turn.

import { cardName, stopName } from "../cards/names";
import type { AroundTable, CardTaken, Happening, PawnMoved } from "../protocol";
import { way } from "../street";
import { t } from "./text.svelte";

export type Names = (seat: number) => string;

/** One sentence; null for what goes without saying. */
export function describe(happening: Happening, names: Names): string | null {
  switch (happening.type) {
    case "PawnPlaced":
      return t("event-placed", { who: called(happening.seat, names) });
    case "PawnMoved":
      return moved(happening, names);
    case "TurnPassed":
      return t("event-passed", { who: called(happening.seat, names) });
    case "DeclinatioUsed":
      return t("event-declinatio", { who: called(happening.seat, names) });
    case "CardTaken":
      return t(happening.by_accio ? "event-taken-by-accio" : "event-taken", {
        who: called(happening.seat, names),
        card: cardName(happening.card),
        cell: happening.cell,
      });
    case "CardPutOnCauldron":
      return null; // it was taken
    case "SpellCollected":
      return happening.spell === "Ac" || happening.spell === "De"
        ? t("event-spell-kept", { who: called(happening.seat, names), card: cardName(happening.spell) })
        : null; // what it does is told
    case "CardDropped":
      return t("event-dropped", { who: called(happening.seat, names), card: cardName(happening.card) });
    case "CardsSwept": {
      const { swept, under_pile } = happening;
      if (swept.length === 0) return t("event-swept-nothing");
      const lost = swept.map((one) => t("event-swept-one", { who: called(one.seat, names), card: cardName(one.card) }));
      return t(under_pile ? "event-swept" : "event-swept-away", { lost: list(lost) });
    }
    case "CauldronSeen":
      return t("event-looked", { who: called(happening.seat, names) });
    case "CardTurnedOver":
      return t("event-turned-over", { card: cardName(happening.card), cell: happening.cell });
    case "GameEnded":
      return t(`event-ended-${happening.reason}`, { who: called(happening.seat, names) });
    case "CauldronsOpened":
      return t("event-opened");
    case "ImmutoPlaced":
      return happening.ingredient === null
        ? t("event-immuto-none", { who: called(happening.seat, names) })
        : t("event-immuto", { who: called(happening.seat, names), ingredient: t(`ingredient-${happening.ingredient}`) });
    case "Scored":
      return t("event-scored", {
        scores: list(
          happening.scores.map(({ seat, score }) => t("event-score", { who: called(seat, names), points: score.total })),
        ),
      });
    case "AroundTable":
      return around(happening, names);
  }
}

/** A player's turn in one short line; empty where nothing happened that is worth one. */
export function describeTurn(all: readonly Happening[], names: Names): string {
  const happenings = firstTurn(all);
  const find = <T extends Happening["type"]>(type: T): Extract<Happening, { type: T }> | undefined =>
    happenings.findLast((one): one is Extract<Happening, { type: T }> => one.type === type);

  const ended = find("GameEnded");
  const taken = find("CardTaken");
  const tail = ended ? t("event-tail-ended") : "";
  if (taken) return took(taken, find("PawnMoved")) + tail;
  if (ended) return describe(ended, names) ?? "";
  const other = find("TurnPassed") ?? find("PawnPlaced") ?? find("ImmutoPlaced");
  if (other) return describe(other, names) ?? "";
  for (const one of happenings) {
    const sentence = describe(one, names);
    if (sentence !== null) return sentence;
  }
  return "";

  function took(card: CardTaken, walk: PawnMoved | undefined): string {
    const data = { who: called(card.seat, names), card: cardName(card.card), line: walk ? stopName(walk.stop) : "" };
    if (find("CardDropped")) return t("event-turn-dropped", data);
    const swept = find("CardsSwept");
    if (swept) {
      const lost = swept.swept.map((one) => called(one.seat, names));
      return lost.length ? t("event-turn-swept", { ...data, lost: list(lost) }) : t("event-turn-swept-nothing", data);
    }
    if (find("CauldronSeen")) return t("event-turn-looked", data);
    if (card.by_accio) return t("event-turn-by-accio", data);
    if (find("DeclinatioUsed")) return t("event-turn-declinatio", data);
    return walk ? t("event-turn", data) : t("event-taken", { ...data, cell: card.cell });
  }
}

const ENDS = new Set<Happening["type"]>(["PawnPlaced", "TurnPassed", "CardTaken", "GameEnded"]);

/** A move is followed by the next pawn's walk, and by turns in which nothing could be decided. */
export function firstTurn(happenings: readonly Happening[]): readonly Happening[] {
  const over = happenings.findIndex((one) => ENDS.has(one.type));
  const next = happenings.findIndex((one, index) => over >= 0 && index > over && one.type === "PawnMoved");
  return next < 0 ? happenings : happenings.slice(0, next);
}

function moved({ seat, start, stop }: PawnMoved, names: Names): string {
  const data = { who: called(seat, names), line: stopName(stop), stops: way(start, stop).length };
  return t(data.stops === 0 ? "event-stayed" : "event-moved", data);
}

/** What people did around the game. */
const AROUND = new Set([
  "Sit",
  "StandUp",
  "SeatBot",
  "OfferSeat",
  "HandOver",
  "Start",
  "CancelDeal",
  "Resign",
  "VoteStandIn",
  "LetPlay",
  "TakeBack",
  "Abandon",
  "Rematch",
  "Withdraw",
]);

function around({ kind, seat }: AroundTable, names: Names): string | null {
  if (!AROUND.has(kind)) return null;
  return t(`event-${kind}`, { who: seat === null ? t("event-somebody") : called(seat, names) });
}

/** Seats that were left have no name any more. */
const called = (seat: number, names: Names): string => names(seat) || t("event-somebody");

/** "Ann, Ben and Cat" */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t("event-and", { some: parts.slice(0, -1).join(t("event-comma")), last });
}
