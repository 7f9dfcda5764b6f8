import { FluentResource } from "@fluent/bundle";
import { describe as group, expect, test } from "vitest";
import type { CardTaken, ChangeKind, Happening, ScoreSeen } from "../src/protocol";
import { describe, describeTurn, list } from "../src/text/describe";
import { KINDS } from "./kinds";
import english from "../../src/glastonbury/text/en.ftl?raw";

const names = (seat: number): string => ["Ann", "Ben", "Cat", ""][seat] ?? "";
const score = (total: number): ScoreSeen => ({
  ingredients: total,
  recipe_a: 0,
  recipe_b: 0,
  total,
  rows: [],
  a: null,
  b: null,
});

const told: [Happening, string | null][] = [
  [{ type: "PawnPlaced", seat: 0, stop: 5 }, "Ann chose the corner f1."],
  [{ type: "PawnMoved", seat: 0, start: 19, stop: 2 }, "Ann walked 3 stops to column c."],
  [{ type: "PawnMoved", seat: 0, start: 7, stop: 8 }, "Ann walked one stop to row 4."],
  [{ type: "PawnMoved", seat: 0, start: 4, stop: 5 }, "Ann walked one stop to a corner."],
  [{ type: "PawnMoved", seat: 0, start: 8, stop: 8 }, "Ann stayed at row 4."],
  [{ type: "TurnPassed", seat: 1 }, "Ben took nothing at the corner."],
  [{ type: "DeclinatioUsed", seat: 1 }, "Ben used Declinatio and moved on."],
  [{ type: "CardTaken", seat: 0, cell: "c4", card: "Ra3", by_accio: false }, "Ann took Fly Agaric 3 from c4."],
  [{ type: "CardTaken", seat: 0, cell: "c4", card: "Im", by_accio: true }, "Ann took Immuto from c4 by Accio."],
  [{ type: "CardPutOnCauldron", seat: 0, card: "Ra3" }, null],
  [{ type: "SpellCollected", seat: 0, spell: "Ac" }, "Ann can use Accio from the next turn on."],
  [{ type: "SpellCollected", seat: 0, spell: "De" }, "Ann can use Declinatio from the next turn on."],
  [{ type: "SpellCollected", seat: 0, spell: "Va" }, null],
  [{ type: "SpellCollected", seat: 0, spell: "Pe" }, null],
  [{ type: "CardDropped", seat: 2, card: "Wa4" }, "Cat dropped Moon Garlic 4."],
  [
    {
      type: "CardsSwept",
      seat: 0,
      swept: [
        { seat: 1, card: "Ka1" },
        { seat: 2, card: "Im" },
      ],
      under_pile: true,
    },
    "Vanesco: Bat Wing 1 (Ben) and Immuto (Cat) went under the pile.",
  ],
  [
    { type: "CardsSwept", seat: 0, swept: [{ seat: 1, card: "Ka1" }], under_pile: false },
    "Vanesco: Bat Wing 1 (Ben) left the game.",
  ],
  [{ type: "CardsSwept", seat: 0, swept: [], under_pile: true }, "Vanesco found nothing in the other cauldrons."],
  [{ type: "CauldronSeen", seat: 0, cards: ["Ra3"] }, "Ann looked through the cauldron."],
  [{ type: "CardTurnedOver", cell: "b1", card: "Ya2" }, "Wild Honeycomb 2 was turned over at b1."],
  [{ type: "GameEnded", seat: 0, reason: "last_card", line: "c" }, "Ann took the last card of column c and ended the game."],
  [{ type: "GameEnded", seat: 0, reason: "only_spells", line: "3" }, "Nothing but spells lay in row 3: Ann ended the game."],
  [{ type: "CauldronsOpened", cauldrons: [{ seat: 0, cards: ["Ra3"] }] }, "All cauldrons were opened."],
  [{ type: "ImmutoPlaced", seat: 0, ingredient: "Ob" }, "Ann put an Immuto to Ember Newt."],
  [{ type: "ImmutoPlaced", seat: 0, ingredient: null }, "Ann put an Immuto to nothing."],
  [
    {
      type: "Scored",
      scores: [
        { seat: 0, score: score(12) },
        { seat: 1, score: score(-3) },
        { seat: 2, score: score(0) },
      ],
      winners: [0],
    },
    "The points: Ann 12, Ben −3 and Cat 0.",
  ],
];

group("a happening in words", () => {
  test.each(told)("$0.type: $1", (happening, words) => {
    expect(describe(happening, names)).toBe(words);
  });

  test("every kind of happening is there", () => {
    const kinds = new Set(told.map(([happening]) => happening.type));
    expect([...kinds, "AroundTable"].sort()).toEqual(KINDS);
  });

  test.each([
    ["Sit", "Ben sat down."],
    ["StandUp", "Ben left the table."],
    ["SeatBot", "Ben sat down."],
    ["OfferSeat", "The host made a link to the seat of Ben."],
    ["HandOver", "Ben plays on another device."],
    ["Start", "Ben let the cards be dealt."],
    ["CancelDeal", "The deal was cancelled: a device did not answer."],
    ["Resign", "Ben resigned."],
    ["VoteStandIn", "A stand-in was asked for Ben."],
    ["LetPlay", "A stand-in plays for Ben."],
    ["TakeBack", "Ben was back at the table."],
    ["Abandon", "Ben wanted to call the game off."],
    ["StretchClock", "Ben asked for more time."],
    ["StopClock", "Ben asked to play without a clock."],
    ["Rematch", "Ben wanted to play again."],
    ["Withdraw", "Ben thought better of it."],
    ["Rename", null],
    ["ChooseColor", null],
    ["PromiseWord", null],
    ["RevealWord", null],
    ["Prepare", null],
    ["Postpone", null],
    ["Forgotten", null],
    ["SomethingNew" as ChangeKind, null],
  ] satisfies [ChangeKind, string | null][])("around the table: %s", (kind, words) => {
    expect(describe({ type: "AroundTable", kind, seat: 1 }, names)).toBe(words);
  });

  test("what all agreed on is told otherwise than what one asked for", () => {
    const told = (kind: ChangeKind): string | null => describe({ type: "AroundTable", kind, seat: 1, agreed: true }, names);
    expect(told("StretchClock")).toBe("All agreed: every move has twice the time now.");
    expect(told("StopClock")).toBe("All agreed: there is no clock any more.");
    expect(told("Abandon")).toBe("All agreed: the game is called off.");
    expect(told("Rematch")).toBe("Ben wanted to play again.");
  });

  test("a seat without a name is somebody's", () => {
    expect(describe({ type: "AroundTable", kind: "StandUp", seat: 3 }, names)).toBe("Somebody left the table.");
    expect(describe({ type: "AroundTable", kind: "Start", seat: null }, names)).toBe("Somebody let the cards be dealt.");
  });
});

group("a turn in one line", () => {
  const walk: Happening = { type: "PawnMoved", seat: 0, start: 19, stop: 2 };
  const take = (card: string, by_accio = false): CardTaken => ({ type: "CardTaken", seat: 0, cell: "c4", card, by_accio });
  const refill: Happening = { type: "CardTurnedOver", cell: "c4", card: "Ya2" };
  const next: Happening = { type: "PawnMoved", seat: 0, start: 0, stop: 2 };

  test.each<[string, Happening[]]>([
    ["Ann took Fly Agaric 3 at column c.", [walk, take("Ra3"), { type: "CardPutOnCauldron", seat: 0, card: "Ra3" }, refill]],
    ["Ann took Fly Agaric 3 from c4.", [take("Ra3")]],
    ["Ann took Accio by Accio.", [walk, take("Ac", true), { type: "SpellCollected", seat: 0, spell: "Ac" }, refill]],
    [
      "Ann took Fly Agaric 3 at column c, by Declinatio.",
      [{ type: "PawnMoved", seat: 0, start: 17, stop: 0 }, { type: "DeclinatioUsed", seat: 0 }, next, take("Ra3"), refill],
    ],
    [
      "Ann took Vanesco at column c: a card less for Ben and Cat.",
      [
        walk,
        take("Va"),
        {
          type: "CardsSwept",
          seat: 0,
          swept: [
            { seat: 1, card: "Ka1" },
            { seat: 2, card: "Ka2" },
          ],
          under_pile: true,
        },
      ],
    ],
    ["Ann took Vanesco at column c.", [walk, take("Va"), { type: "CardsSwept", seat: 0, swept: [], under_pile: true }]],
    ["Ann took Perluceo at column c.", [walk, take("Pe"), { type: "CauldronSeen", seat: 0, cards: null }]],
    [
      "Ann took Fly Agaric 3 at column c and dropped it. That ended the game.",
      [walk, take("Ra3"), { type: "CardDropped", seat: 0, card: "Ra3" }, { type: "GameEnded", seat: 0, reason: "last_card", line: "c" }],
    ],
    [
      "Nothing but spells lay in row 3: Ann ended the game.",
      [walk, { type: "DeclinatioUsed", seat: 0 }, { type: "GameEnded", seat: 0, reason: "only_spells", line: "3" }],
    ],
    ["Ann took nothing at the corner.", [{ type: "PawnMoved", seat: 0, start: 4, stop: 5 }, { type: "TurnPassed", seat: 0 }]],
    ["Ann chose the corner a1.", [{ type: "PawnPlaced", seat: 0, stop: 0 }]],
    ["Ann put an Immuto to Ember Newt.", [{ type: "ImmutoPlaced", seat: 0, ingredient: "Ob" }]],
    ["Ann walked 3 stops to column c.", [walk]],
    // What follows is somebody else's turn.
    [
      "Ann took Fly Agaric 3 from c4.",
      [
        take("Ra3"),
        refill,
        { type: "PawnMoved", seat: 1, start: 4, stop: 5 },
        { type: "TurnPassed", seat: 1 },
        { type: "PawnMoved", seat: 0, start: 0, stop: 2 },
      ],
    ],
    ["Ann chose the corner a1.", [{ type: "PawnPlaced", seat: 0, stop: 0 }, { type: "PawnMoved", seat: 1, start: 4, stop: 6 }]],
    ["", []],
    ["", [{ type: "CardPutOnCauldron", seat: 0, card: "Ra3" }]],
  ])("%s", (words, happenings) => {
    expect(describeTurn(happenings, names)).toBe(words);
  });
});

test("a list of names", () => {
  expect([list([]), list(["a"]), list(["a", "b"]), list(["a", "b", "c"])]).toEqual(["", "a", "a and b", "a, b and c"]);
});

group("told to the one who did it", () => {
  const you = Object.assign((seat: number) => names(seat), { you: 0 });
  const swept: Happening = { type: "CardsSwept", seat: 1, swept: [{ seat: 0, card: "Ka1" }, { seat: 2, card: "Im" }], under_pile: true };

  test.each<[string, Happening]>([
    ["You chose the corner f1.", { type: "PawnPlaced", seat: 0, stop: 5 }],
    ["You walked 3 stops to column c.", { type: "PawnMoved", seat: 0, start: 19, stop: 2 }],
    ["You took Fly Agaric 3 from c4.", { type: "CardTaken", seat: 0, cell: "c4", card: "Ra3", by_accio: false }],
    ["You can use Accio from your next turn on.", { type: "SpellCollected", seat: 0, spell: "Ac" }],
    ["You looked through your cauldron.", { type: "CauldronSeen", seat: 0, cards: null }],
    ["Vanesco: your Bat Wing 1 and Immuto (Cat) went under the pile.", swept],
    ["Nothing but spells lay in row 3: you ended the game.", { type: "GameEnded", seat: 0, reason: "only_spells", line: "3" }],
    ["The points: you 12 and Ben 7.", { type: "Scored", scores: [{ seat: 0, score: score(12) }, { seat: 1, score: score(7) }], winners: [0] }],
    ["A stand-in plays for you.", { type: "AroundTable", kind: "LetPlay", seat: 0 }],
    ["Ben took nothing at the corner.", { type: "TurnPassed", seat: 1 }],
  ])("%s", (words, happening) => {
    expect(describe(happening, you)).toBe(words);
  });

  test("a turn", () => {
    const walk: Happening = { type: "PawnMoved", seat: 1, start: 19, stop: 2 };
    const take: CardTaken = { type: "CardTaken", seat: 1, cell: "c4", card: "Va", by_accio: false };
    expect(describeTurn([walk, take, swept], you)).toBe("Ben took Vanesco at column c: a card less for you and Cat.");
    expect(describeTurn([{ ...walk, seat: 0 }, { ...take, seat: 0, card: "Ka4" }], you)).toBe("You took Bat Wing 4 at column c.");
  });

  test("a turn for which there was no time", () => {
    const late: Happening = { type: "AroundTable", kind: "Move", seat: 0 };
    const take: CardTaken = { type: "CardTaken", seat: 0, cell: "c4", card: "Ka4", by_accio: false };
    const turn: Happening[] = [{ type: "PawnMoved", seat: 0, start: 19, stop: 2 }, late, take, late];
    expect(describeTurn(turn, you)).toBe("Time was up: a stand-in moved for you. You took Bat Wing 4 at column c.");
    expect(describeTurn(turn, names)).toBe("Time was up: a stand-in moved for Ann. Ann took Bat Wing 4 at column c.");
  });

  test("every sentence about somebody has one", () => {
    const about = new FluentResource(english).body.filter(({ id }) => id.startsWith("event-"));
    const lack = about.filter(({ value, attributes }) => JSON.stringify(value).includes('"who"') && !attributes.you);
    expect(lack.map(({ id }) => id)).toEqual([]);
  });
});
