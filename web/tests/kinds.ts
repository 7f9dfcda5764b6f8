// Every kind of thing that can happen.

import type { Happening } from "../src/protocol";

// A kind that the server adds has no place in this record: the type checker says so.
const all: Record<Happening["type"], true> = {
  PawnPlaced: true,
  PawnMoved: true,
  TurnPassed: true,
  DeclinatioUsed: true,
  CardTaken: true,
  CardPutOnCauldron: true,
  SpellCollected: true,
  CardDropped: true,
  CardsSwept: true,
  CauldronSeen: true,
  CardTurnedOver: true,
  GameEnded: true,
  CauldronsOpened: true,
  ImmutoPlaced: true,
  Scored: true,
  AroundTable: true,
};

export const KINDS = Object.keys(all).sort();
