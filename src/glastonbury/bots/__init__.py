"""Bots: `choose(knowledge, rng) -> move`. One file each; they are given what their seat can know, and nothing else."""

from typing import Literal

from . import apprentice, herbalist, merlin, randomly, witch, wizard
from .bot import Bot, Candidate, Opinion
from .facts import Fact
from .spelled import spelled_out

# From the weakest to the strongest.
Level = Literal["random", "apprentice", "herbalist", "witch", "wizard", "merlin"]
LEVELS: dict[str, Bot] = {
    "random": Bot(randomly.weigh),
    "apprentice": Bot(apprentice.weigh),
    "herbalist": Bot(herbalist.weigh),
    "witch": Bot(witch.weigh),
    "wizard": Bot(wizard.weigh, searches=True),
    "merlin": Bot(merlin.weigh, searches=True),
}
SEARCHING = frozenset(level for level, bot in LEVELS.items() if bot.searches)


def bot_named(name: str) -> Bot:
    """A level, or a search that is spelled out. Raises ValueError."""
    return LEVELS.get(name) or spelled_out(name)


__all__ = ["LEVELS", "SEARCHING", "Bot", "Candidate", "Fact", "Level", "Opinion", "bot_named"]
