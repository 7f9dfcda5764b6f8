// What happened, in sentences: for the replay, for those who do not see the table, and for each player's last turn.

import { cardName, lineName, stopName } from "../cards/names";
import type { Names } from "../people";
import type { AroundTable, CardTaken, Counted, GameEnded, Happening, PawnMoved, PawnPlaced, TurnPassed } from "../protocol";
import { cornerAt, way } from "../street";
import { hasMessage, t } from "./text.svelte";

/** A sentence about somebody, `who`; where that is the reader, it is the one that the message has for "you". */
export function about(id: string, seat: number, names: Names, data: Record<string, string | number> = {}): string {
  const told = { ...data, who: called(seat, names) };
  return seat === names.you ? t(id, told, "you") : t(id, told);
}

/** One sentence; null for what goes without saying. */
export function describe(happening: Happening, names: Names): string | null {
  switch (happening.type) {
    case "PawnPlaced":
      return about("event-placed", happening.seat, names, { corner: cornerAt(happening.stop) });
    case "PawnMoved":
      return moved(happening, names);
    case "TurnPassed":
      return about("event-passed", happening.seat, names);
    case "DeclinatioUsed":
      return about("event-declinatio", happening.seat, names);
    case "CardTaken":
      return about(happening.by_accio ? "event-taken-by-accio" : "event-taken", happening.seat, names, {
        card: cardName(happening.card),
        cell: happening.cell,
      });
    case "CardPutOnCauldron":
      return null; // it was taken
    case "SpellCollected":
      return happening.spell === "Ac" || happening.spell === "De"
        ? about("event-spell-kept", happening.seat, names, { card: cardName(happening.spell) })
        : null; // what it does is told
    case "CardDropped":
      return about("event-dropped", happening.seat, names, { card: cardName(happening.card) });
    case "CardsSwept": {
      const { swept, under_pile } = happening;
      if (swept.length === 0) return t("event-swept-nothing");
      const lost = swept.map((loss) => about("event-swept-one", loss.seat, names, { card: cardName(loss.card) }));
      return t(under_pile ? "event-swept" : "event-swept-away", { lost: list(lost) });
    }
    case "CauldronSeen":
      return about("event-looked", happening.seat, names);
    case "CardTurnedOver":
      return t("event-turned-over", { card: cardName(happening.card), cell: happening.cell });
    case "GameEnded":
      return about(`event-ended-${happening.reason}`, happening.seat, names, { line: lineName(happening.line) });
    case "CauldronsOpened":
      return t("event-opened");
    case "ImmutoPlaced":
      return happening.ingredient === null
        ? about("event-immuto-none", happening.seat, names)
        : about("event-immuto", happening.seat, names, { ingredient: t(`ingredient-${happening.ingredient}`) });
    case "Scored":
      return describeCount(happening.scores, names);
    case "AroundTable":
      return around(happening, names);
  }
}

export const describeCount = (counted: readonly Counted[], names: Names): string =>
  t("event-scored", {
    scores: list(counted.map(({ seat, score }) => about("event-score", seat, names, { points: score.total }))),
  });

/** A player's turn in one short line, after why it was not the player's own; empty where nothing happened that is worth one. */
export function describeTurn(all: readonly Happening[], names: Names): string {
  const late = all.find((happening) => happening.type === "AroundTable");
  const line = turnInShort(all.filter((happening) => happening.type !== "AroundTable"), names);
  return late ? `${describe(late, names) ?? ""} ${line}` : line;
}

function turnInShort(all: readonly Happening[], names: Names): string {
  const happenings = firstTurn(all);
  const find = <T extends Happening["type"]>(type: T): Extract<Happening, { type: T }> | undefined =>
    happenings.findLast((happening): happening is Extract<Happening, { type: T }> => happening.type === type);

  const ended = find("GameEnded");
  const taken = find("CardTaken");
  const tail = ended ? t("event-tail-ended") : "";
  if (taken) return took(taken, find("PawnMoved")) + tail;
  if (ended) return describe(ended, names) ?? "";
  const other = find("TurnPassed") ?? find("PawnPlaced") ?? find("ImmutoPlaced");
  if (other) return describe(other, names) ?? "";
  for (const happening of happenings) {
    const sentence = describe(happening, names);
    if (sentence !== null) return sentence;
  }
  return "";

  function took({ seat, card, cell, by_accio }: CardTaken, walk: PawnMoved | undefined): string {
    const say = (id: string, more = {}): string =>
      about(id, seat, names, { card: cardName(card), line: walk ? stopName(walk.stop) : "", ...more });
    if (find("CardDropped")) return say("event-turn-dropped");
    const swept = find("CardsSwept");
    if (swept) {
      const lost = swept.swept.map((loss) => about("event-turn-lost", loss.seat, names));
      return lost.length ? say("event-turn-swept", { lost: list(lost) }) : say("event-turn-swept-nothing");
    }
    if (find("CauldronSeen")) return say("event-turn-looked");
    if (by_accio) return say("event-turn-by-accio");
    if (find("DeclinatioUsed")) return say("event-turn-declinatio");
    return walk ? say("event-turn") : say("event-taken", { cell });
  }
}

const ENDS = new Set<Happening["type"]>(["PawnPlaced", "TurnPassed", "CardTaken", "GameEnded"]);

/** Whether it is what a turn came to: after it the same player does nothing more that is worth a word of its own. */
export const endsTurn = (happening: Happening): happening is PawnPlaced | TurnPassed | CardTaken | GameEnded => ENDS.has(happening.type);

/** A move is followed by the next pawn's walk, and by turns in which nothing could be decided. */
export function firstTurn(happenings: readonly Happening[]): readonly Happening[] {
  const over = happenings.findIndex(endsTurn);
  const next = happenings.findIndex((happening, index) => over >= 0 && index > over && happening.type === "PawnMoved");
  return next < 0 ? happenings : happenings.slice(0, next);
}

function moved({ seat, start, stop }: PawnMoved, names: Names): string {
  const stops = way(start, stop).length;
  return about(stops === 0 ? "event-stayed" : "event-moved", seat, names, { line: stopName(stop), stops });
}

/** What people did around the game, as far as it is worth a word. */
function around({ kind, seat, agreed = false }: AroundTable, names: Names): string | null {
  if (agreed && hasMessage(`event-${kind}-agreed`)) return t(`event-${kind}-agreed`);
  const id = `event-${kind}`;
  if (!hasMessage(id)) return null;
  return seat === null ? t(id, { who: t("event-somebody") }) : about(id, seat, names);
}

/** Seats that were left have no name any more. */
const called = (seat: number, names: Names): string => names(seat) || t("event-somebody");

/** "Ann, Ben and Cat" */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t("event-and", { some: parts.slice(0, -1).join(t("event-comma")), last });
}
