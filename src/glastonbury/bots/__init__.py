"""Bots: `choose(knowledge, rng) -> move`. One file each; they are given what their seat can know, and nothing else."""

from . import apprentice, herbalist, merlin, randomly, witch, wizard
from .bot import Bot, Candidate, Opinion
from .facts import Fact

# From the weakest to the strongest.
LEVELS: dict[str, Bot] = {
    "random": Bot(randomly.weigh),
    "apprentice": Bot(apprentice.weigh),
    "herbalist": Bot(herbalist.weigh),
    "witch": Bot(witch.weigh),
    "wizard": Bot(wizard.weigh),
    "merlin": Bot(merlin.weigh),
}
SEARCHING = frozenset({"wizard", "merlin"})  # who load compiled code, and take a second; the others take milliseconds

__all__ = ["LEVELS", "SEARCHING", "Bot", "Candidate", "Fact", "Opinion"]
