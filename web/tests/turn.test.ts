import { expect, test } from "vitest";
import { marksOf, type Marks } from "../src/play/turn";
import type { Happening } from "../src/protocol";

const walk: Happening = { type: "PawnMoved", seat: 0, start: 19, stop: 2 };
const take = (card: string, by_accio = false): Happening => ({ type: "CardTaken", seat: 0, cell: "c4", card, by_accio });
const next: Happening = { type: "PawnMoved", seat: 1, start: 0, stop: 4 };

test.each<[string, Marks, Happening[]]>([
  ["a card of a line", { stop: 2, by: null, card: "Ra3", passed: false }, [walk, take("Ra3"), next]],
  ["a card by Accio", { stop: 2, by: "Ac", card: "Ra3", passed: false }, [walk, take("Ra3", true)]],
  [
    "a card by Declinatio",
    { stop: 2, by: "De", card: "Va", passed: false },
    [{ type: "PawnMoved", seat: 0, start: 17, stop: 0 }, { type: "DeclinatioUsed", seat: 0 }, walk, take("Va")],
  ],
  ["nothing at a corner", { stop: 5, by: null, card: null, passed: true }, [{ ...walk, stop: 5 }, { type: "TurnPassed", seat: 0 }, next]],
  ["the first corner", { stop: 10, by: null, card: null, passed: false }, [{ type: "PawnPlaced", seat: 0, stop: 10 }, next]],
  ["nothing yet", { stop: null, by: null, card: null, passed: false }, []],
])("%s", (_, marks, happenings) => {
  expect(marksOf(happenings)).toEqual(marks);
});
