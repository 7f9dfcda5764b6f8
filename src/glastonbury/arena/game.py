"""One game between bots: a deal with a bot in each seat."""

import random
from dataclasses import dataclass
from typing import NamedTuple

from ..bots import bot_named
from ..deal import Choices, deal, proof
from ..knowledge import Follower
from ..notation import Record, new_record, result
from ..rules import Move, legal, start

Seating = tuple[str, ...]  # the bot in each seat, in turn order
Points = tuple[int, ...]  # of each seat
Luck = tuple[float, ...]  # of each seat, in shares of the win
# The net whose value luck follows from. It stays when there is a newer one: figures by two cannot be compared.
JUDGED_BY = "merlin-2"


class ScheduledGame(NamedTuple):
    deal: int  # its number, from 0
    seating: Seating

    def __str__(self) -> str:
        return f"deal {self.deal}, seats {' '.join(self.seating)}"


class ArenaError(Exception):
    """The arena cannot go on; says where, and why."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What all games of an arena have in common: a game follows from this, its deal and its seating alone."""

    choices: Choices  # the first seat begins, so that a seating is a turn order
    seed: bytes

    def secret(self, number: int) -> bytes:
        """The secret of this deal; `glastonbury new --seed SEED/NUMBER --first blue` deals the same cards."""
        return b"%b/%d" % (self.seed, number)


def play_game(terms: Terms, game: ScheduledGame) -> Record:
    """The finished game. Every seat has its own knowledge and its own chance."""
    secret = terms.secret(game.deal)
    setup = deal(terms.choices, secret)
    seats = range(len(setup.players))
    followed = Follower(setup, seats)
    rngs = [random.Random(b"%b/%b/%d" % (secret, " ".join(game.seating).encode(), seat)) for seat in seats]
    moves: list[Move] = []
    while legal(followed.state):
        seat = followed.state.player
        bot = game.seating[seat]
        try:
            move = bot_named(bot).choose(followed.known[seat], rngs[seat])
            followed.play(move)
        except Exception as error:  # whatever a bot can do wrong, an illegal move included
            raise ArenaError(f"{bot} failed in {game}: {type(error).__name__}: {error}") from error
        moves.append(move)
    about = {
        color: {"name": f"{color.capitalize()} (bot)", "bot": bot}
        for color, bot in zip(setup.players, game.seating, strict=True)
    }
    begun = new_record(setup, about, deal=proof(terms.choices, secret), result=result(followed.state))
    return Record(setup, begun.header, tuple(moves))


class Outcome(NamedTuple):
    points: Points
    luck: Luck | None = None  # None: nobody asked


def outcome(terms: Terms, game: ScheduledGame, *, with_luck: bool = False) -> Outcome:
    """What the game brought each seat in the end."""
    record = play_game(terms, game)
    points = tuple(score["total"] for score in record.header["result"]["scores"])
    if not with_luck:
        return Outcome(points)
    from ..net import load
    from .luck import by_net, luck  # and the compiled engine

    value = by_net(load(JUDGED_BY), record.setup.removed_color)
    return Outcome(points, luck(start(record.setup), record.moves, value))


def points(terms: Terms, game: ScheduledGame) -> Points:
    """The final points of each seat."""
    return outcome(terms, game).points
