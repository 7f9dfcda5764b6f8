"""Bots against bots. Read in this order:

`game`       one game: a deal with a bot in each seat
`luck`       what the cards that were turned over have brought each seat of a game
`schedule`   which games are played: the same deals with all seatings, so that luck cancels
`run`        many games at once, on all cores or on a Ray cluster
`standings`  win rates, points and ratings, each with its interval
`ratings`    of more than two bots, by a fit over all games
`deciding`   when a match has shown which of two bots is stronger
`journal`    a file that keeps the games that are done
`plot`       a picture of the standings
"""

from .deciding import Question
from .game import ArenaError, Outcome, Points, ScheduledGame, Terms, outcome, play_game, points
from .journal import Journal
from .plot import draw
from .run import in_processes, in_ray
from .schedule import all_seatings, schedule, seatings
from .standings import Estimate, Standings, standings

__all__ = [
    "ArenaError",
    "Estimate",
    "Journal",
    "Outcome",
    "Points",
    "Question",
    "ScheduledGame",
    "Standings",
    "Terms",
    "all_seatings",
    "draw",
    "in_processes",
    "in_ray",
    "outcome",
    "play_game",
    "points",
    "schedule",
    "seatings",
    "standings",
]
