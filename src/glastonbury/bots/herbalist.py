"""Herbalist: greedy over its own points, with a good memory.

It knows what its cauldron promises, takes the card that adds most to that, looks one turn ahead to where the card's
number leads, and counts before it ends a game. It does not ask what the others want.
"""

import random
from functools import cache

from ..knowledge import Knowledge
from ..rules import (
    LINE_AT,
    Card,
    Cell,
    Drop,
    Keep,
    Move,
    Place,
    PutImmuto,
    Spell,
    State,
    Stay,
    Stop,
    Take,
    TakeByAccio,
    UseDeclinatio,
    ends_game,
    line_emptied_by,
    next_stop,
    next_stop_after,
    play,
    scores,
)
from ..rules.board import CORNER_STOP
from ..rules.course import can_follow_spell
from .bot import Opinion, by_value
from .facts import with_immutos_put
from .worth import Prospects, tally

LANDING = 0.5  # of the best card at the next stop: somebody may take it before
ACCIO_COST, DECLINATIO_COST = 2.5, 1.0
SPELL_WORTH = {Spell.ACCIO: 4.0, Spell.DECLINATIO: 2.5, Spell.PERLUCEO: 0.0}
WIN = 8.0  # for ending the game ahead, and against ending it behind


def weigh(knowledge: Knowledge, rng: random.Random) -> list[Opinion]:
    judgement = Judgement(knowledge, rng)
    return by_value(lambda move: judgement.value(move) + rng.random() / 1000, knowledge)


class Judgement:
    """The value of every move at this moment, in points."""

    def __init__(self, knowledge: Knowledge, rng: random.Random) -> None:
        self.knowledge = knowledge
        self.state = knowledge.sample(rng)  # what is unknown is guessed; everything below uses only what is known
        self.prospects = Prospects(knowledge, self.hope(len(self.state.players)))
        self.me = self.state.player
        cauldron = [memory.card for memory in knowledge.cauldrons[self.me]]
        self.held = tally(cauldron)
        self.color = self.state.deciding.color
        self.now = self.prospects.of(cauldron, self.color)
        self.gain = cache(self.gain_of)  # the same card is looked at from many lines

    def hope(self, _players: int) -> float:
        return 1.25

    def value(self, move: Move) -> float:
        match move:
            case Place(corner):
                return self.best_card_at(next_stop(self.state.deciding.moved_to(CORNER_STOP[corner])))
            case Take(cell) | TakeByAccio(cell):
                return self.take(cell) - (ACCIO_COST if isinstance(move, TakeByAccio) else 0)
            case UseDeclinatio():
                if ends_game(self.state, move):
                    return self.final_value(move)
                stop = next_stop(self.state.deciding)
                return self.best_card_at(stop, after_spell=True) - DECLINATIO_COST
            case Stay():
                return LANDING * self.best_card_at(next_stop(self.state.deciding))
            case Keep() | Drop() | PutImmuto():
                return self.final_points(play(self.state, move)[0], self.me)

    def take(self, cell: Cell) -> float:
        card = self.state.card_at(cell)
        if card is None:
            return 0.0
        if line_emptied_by(self.state, cell):
            return self.final_value(Take(cell) if Take(cell) in self.knowledge.view.legal else TakeByAccio(cell))
        return self.gain(card) + LANDING * self.best_card_at(next_stop_after(self.state, cell), without=cell)

    def gain_of(self, card: Card) -> float:
        """What this card adds to what the cauldron promises."""
        if card is Spell.VANESCO:
            return self.others_loss()
        if isinstance(card, Spell):
            return SPELL_WORTH[card] * self.prospects.chance
        return self.prospects.added(self.held, card, self.color)

    def others_loss(self) -> float:
        """What a Vanesco takes from each other player, on average."""
        loss = 0.0
        for index, player in enumerate(self.state.players):
            if index != self.me:
                *beneath, top = [memory.card for memory in self.knowledge.cauldrons[index]] or [None]
                loss += self.prospects.added(tally(beneath), top, player.color)
        return loss / (len(self.state.players) - 1)

    def best_card_at(self, stop: Stop, *, after_spell: bool = False, without: Cell | None = None) -> float:
        line = LINE_AT[stop]
        cards = [self.state.card_at(cell) for cell in line.cells if cell != without] if line else []
        allowed = [card for card in cards if card is not None and (can_follow_spell(card) or not after_spell)]
        return max(map(self.gain, allowed), default=0.0)

    # The end

    def final_value(self, move: Move) -> float:
        """Ending the game now, against going on: the points, and whether they win."""
        after, _ = play(self.state, move)
        ends = [play(after, choice)[0] for choice in (Keep(), Drop())] if after.phase == "keep" else [after]
        return max(map(self.end_value, ends))

    def end_value(self, over: State) -> float:
        points = self.final_points(over, self.me)
        others = [self.final_points(over, index) for index in range(len(over.players)) if index != self.me]
        return points - self.now + (WIN if points > max(others) else -WIN)

    def final_points(self, over: State, index: int) -> float:
        """What this player scores at the end, as far as it is known: others' recipes are not.

        Immutos of a player who has put none yet go to the best place.
        """
        score = scores(with_immutos_put(over))[index]
        return score.ingredient_points + (score.recipe_a + score.recipe_b if index == self.me else 0)
