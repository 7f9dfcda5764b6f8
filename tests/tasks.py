"""What tests give workers to do: these start faster than with a test module and all that it needs."""

import os
import signal

from glastonbury.arena import ScheduledGame, Terms, points
from glastonbury.bots import LEVELS, Bot, Opinion
from glastonbury.rules import Take


def dividing(_knowledge, _rng):
    raise ZeroDivisionError("too many frogs")


def cheating(_knowledge, _rng):
    return [Opinion(Take("c4"), 1.0)]  # before the pawn is placed


def play_with_another_witch(terms: Terms, weigh, game: ScheduledGame):
    LEVELS["witch"] = Bot(weigh)
    return points(terms, game)


def die(_game):
    os._exit(3)


def hears_interrupts(_game):
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def pid(_game):
    return os.getpid()
