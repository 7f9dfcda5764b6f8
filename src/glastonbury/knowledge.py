"""What a seat can know: all that it saw happen, remembered well or badly.

It is the only thing that a bot, the coach or a learner is ever given. Every take is public, so for a seat that forgets
nothing only this stays unknown: the order of the cards that nobody has seen yet, and the others' recipes. `sample`
makes a complete state that agrees with what is known, every one equally likely. A `Follower` goes through a game with
some of its seats.

>>> from .deal import Choices, deal
>>> from .rules import Place
>>> game = Follower(deal(Choices((Color.BLUE, Color.RED)), b"demo"), seats=(0,))
>>> events = game.play(Place("a1"))
>>> len(game.known[0].unseen), game.known[0].sample(random.Random(1)).cells == game.state.cells
(44, True)
"""

import hashlib
import math
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from typing import NamedTuple

from .rules import (
    OTHER_COLORS,
    Card,
    CardDropped,
    CardPutOnCauldron,
    CardsSwept,
    CardTaken,
    CardTurnedOver,
    CauldronSeen,
    CauldronsOpened,
    Color,
    Event,
    Ingredient,
    IngredientCard,
    Move,
    Player,
    RecipeB,
    Recipes,
    Setup,
    Spell,
    State,
    deck_without,
    play,
    start,
)
from .views import View, view, witness


class Memory(NamedTuple):
    """A card that lies where it cannot be seen, and the number of the take at which it was last seen.

    A forgotten card is None: a card lies there, but which?
    """

    card: Card | None
    seen: int


FORGOTTEN = Memory(None, 0)


@dataclass(frozen=True)
class Knowledge:
    view: View
    cauldrons: tuple[tuple[Memory, ...], ...]  # every player's, bottom card first
    bottom: tuple[Memory, ...]  # swept under the pile by Vanesco and still there, next card first
    out: tuple[Memory, ...]  # out of the game
    takes: int = 0  # so far

    @classmethod
    def begin(cls, view: View) -> "Knowledge":
        """Before the first pawn is placed."""
        return cls(view, ((),) * len(view.players), (), ())

    @classmethod
    def glance(cls, view: View) -> "Knowledge":
        """Of somebody who comes to the table now and has not watched: tops, heights and numbers, no covered card."""
        seen = sum(card is not None for card in (*view.cells, view.taken)) + view.pile
        seen += sum(player.height + len(player.spells) for player in view.players)
        return cls(
            view,
            tuple(
                (FORGOTTEN,) * (player.height - 1) + (Memory(player.top, 0),) * bool(player.top)
                for player in view.players
            ),
            (),
            (FORGOTTEN,) * (len(deck_without(view.removed_color)) - seen),
        )

    def learn(self, events: Sequence[Event], view: View) -> "Knowledge":
        """After these events, as `views.witness` shows them to this seat, which sees this view now."""
        takes = self.takes
        cauldrons = list(self.cauldrons)
        bottom, out = self.bottom, self.out
        pile = self.view.pile
        for event in events:
            match event:
                case CardTaken():
                    takes += 1
                case CardPutOnCauldron(player, card):
                    cauldrons[player] += (Memory(card, takes),)
                case CardsSwept(_, swept, under_pile):
                    for player, card in swept:
                        cauldrons[player] = uncovered(cauldrons[player][:-1], takes)
                        if under_pile:
                            bottom += (Memory(card, takes),)
                            pile += 1
                        else:
                            out += (Memory(card, takes),)
                case CardTurnedOver():
                    pile -= 1
                    bottom = bottom[-pile:] if pile else ()  # the swept ones lie beneath all others
                case CauldronSeen(player, cards) if cards is not None:
                    cauldrons[player] = tuple(Memory(card, takes) for card in cards)
                case CauldronsOpened(opened):
                    cauldrons = [tuple(Memory(card, takes) for card in cards) for cards in opened]
                case CardDropped(_, card):
                    out += (Memory(card, takes),)
                case _:
                    pass
        return Knowledge(view, tuple(cauldrons), bottom, out, takes)

    # What is not known

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose place is not known, in canonical order: most of the pile, and what was forgotten."""
        spells = (player.spells for player in self.view.players)
        known = Counter([*self.view.cells, self.view.taken, *chain(*spells), *(card for card, _ in self.memories())])
        left = []
        for card in deck_without(self.view.removed_color):
            if known[card]:
                known[card] -= 1
            else:
                left.append(card)
        return tuple(left)

    def memories(self) -> Iterator[Memory]:
        return chain(*self.cauldrons, self.bottom, self.out)

    @property
    def possible_recipes(self) -> tuple[tuple[Color, ...], tuple[RecipeB, ...]]:
        """The A colours and the B tasks that others may hold: all that this seat does not see."""
        seen = [player.recipes for player in self.view.players if player.recipes]
        return (
            tuple(color for color in OTHER_COLORS if all(color != recipes.a for recipes in seen)),
            tuple(task for task in RecipeB if all(task != recipes.b for recipes in seen)),
        )

    def sample(self, rng: random.Random) -> State:
        """A complete state that agrees with this knowledge; each is equally likely."""
        unseen = list(self.unseen)
        rng.shuffle(unseen)
        # Spells never lie in a cauldron, and are never swept away: a forgotten card is none.
        forgotten = sum(memory.card is None for memory in self.memories())
        fitting = [card for card in unseen if not isinstance(card, Spell)][:forgotten]
        for card in fitting:
            unseen.remove(card)
        rng.shuffle(unseen)  # what was left aside above must not lie on top more often
        remembered = iter(fitting)

        def recall(memory: Memory) -> Card:
            return next(remembered) if memory.card is None else memory.card

        view = self.view
        cauldrons = [tuple(recall(memory) for memory in cauldron) for cauldron in self.cauldrons]
        bottom = tuple(recall(memory) for memory in self.bottom)
        out = tuple(recall(memory) for memory in self.out)
        recipes = self.sample_recipes(rng)
        return State(
            edition=view.edition,
            removed_color=view.removed_color,
            memory_aid=view.memory_aid,
            players=tuple(
                Player(
                    player.color,
                    recipes[index],
                    player.stop,
                    tuple(card for card in cauldrons[index] if not isinstance(card, Spell)),
                    player.spells,
                    player.accio,
                    player.declinatio,
                    player.immutos,
                )
                for index, player in enumerate(view.players)
            ),
            cells=view.cells,
            pile=(*unseen, *bottom),
            phase=view.phase,
            player=view.player if view.player is not None else 0,
            declinatio_used=view.declinatio_used,
            taken=view.taken,
            out=out,
            ended_by=view.ended_by,
        )

    def sample_recipes(self, rng: random.Random) -> list[Recipes | None]:
        seen = [player.recipes for player in self.view.players]
        if not self.view.has_recipes:
            return seen
        colors, tasks = self.possible_recipes
        a, b = rng.sample(colors, len(colors)), rng.sample(tasks, len(tasks))
        return [recipes or Recipes(a.pop(), b.pop()) for recipes in seen]

    # Forgetting

    def forgetting(self, half_life: float, seed: str) -> "Knowledge":
        """The same, remembered badly: after `half_life` takes half of the covered cards are forgotten or mixed up.

        It follows from the seed and from when a card was last seen, so what is gone stays gone until Perluceo shows it
        again. A lost card may be taken for a similar one that has not been seen yet; once that one shows itself, the
        false memory is none any more.
        """
        if self.view.memory_aid or self.view.phase in ("immuto", "over"):
            return self  # the cauldrons lie open
        tops = {cauldron[-1] for cauldron in self.cauldrons if cauldron}
        unseen = set(self.unseen)

        def recall(memory: Memory) -> Memory:
            lasts = chance(seed, "lasts", memory) < math.pow(0.5, (self.takes - memory.seen) / half_life)
            if memory in tops or lasts:
                return memory
            mixed_up = mistaken(memory.card, seed) if chance(seed, "mixed up", memory) < MIXED_UP else None
            return Memory(mixed_up if mixed_up in unseen else None, memory.seen)

        return Knowledge(
            self.view,
            tuple(tuple(map(recall, cauldron)) for cauldron in self.cauldrons),
            tuple(map(recall, self.bottom)),
            tuple(map(recall, self.out)),
            self.takes,
        )


class Follower:
    """A game from its beginning, and what each of these seats can know of it."""

    def __init__(self, setup: Setup, seats: Iterable[int]) -> None:
        self.state = start(setup)
        self.known = {seat: Knowledge.begin(view(self.state, seat)) for seat in seats}

    def play(self, move: Move) -> tuple[Event, ...]:
        """All that happens then; every seat learns what it sees of it. Raises IllegalMove."""
        self.state, events = play(self.state, move)
        for seat, known in self.known.items():
            self.known[seat] = known.learn(witness(events, seat), view(self.state, seat))
        return events


def uncovered(cauldron: tuple[Memory, ...], takes: int) -> tuple[Memory, ...]:
    """The top card can be seen now; whoever had forgotten it will know it again."""
    return (*cauldron[:-1], *(Memory(top.card, takes) for top in cauldron[-1:]))


# How many of the lost memories turn into false ones.
MIXED_UP = 1 / 3


@lru_cache(maxsize=2**13)
def chance(seed: str, what: str, memory: Memory) -> float:
    """A number from 0 to 1 that is always the same for this memory."""
    return number(f"{seed}/{what}/{memory.seen}/{memory.card.code if memory.card else '-'}")


@lru_cache(maxsize=2**12)
def number(text: str) -> float:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") / 2**32


def mistaken(card: Card | None, seed: str) -> Card | None:
    """The card that somebody might take it for: the same ingredient with another number, or its sister ingredient.

    For one seed no two cards are taken for the same one.
    """
    if not isinstance(card, IngredientCard):
        return None
    color, letter = card.ingredient
    shift = int(4 * number(f"{seed}/mistaken/{color}"))
    if shift == 0:
        return IngredientCard(Ingredient(color, "b" if letter == "a" else "a"), card.number)
    return IngredientCard(card.ingredient, (card.number - 1 + shift) % 4 + 1)
