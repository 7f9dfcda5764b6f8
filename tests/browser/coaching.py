"""A coach who answers at once, about real games. What the real one finds, and how long that takes, is tested in
tests/server/test_reviews.py and tests/coach.
"""

import msgspec
from situations import Situation, lay, move

from glastonbury.bots.facts import facts
from glastonbury.bots.whispers import reasons
from glastonbury.coach.draft import Draft, Moment
from glastonbury.knowledge import Follower
from glastonbury.notation import Record, read_record
from glastonbury.rules import legal, play
from glastonbury.server.house.thinking import Portion

GRADES = ((2.3, "slip", "judgement"), (5.2, "mistake", "memory"), (9.1, "blunder", "judgement"))
PARTS = ("deal", "luck", "own_play", "others_play", "revealed")
MEMORY = [[-float((row - 3) ** 2)] * 5 for row in range(8)]  # of about eight takes


async def at_once(_reviews, game, draft, _asker) -> Portion:
    """In place of `Reviews.portion`: first the account, then of each person three moments."""
    record, people = read_record(game.line), game.people
    players, plies = len(record.setup.players), len(record.moves)
    if draft is not None:
        memory = tuple(MEMORY if player in people else None for player in range(players))
        return Portion(written(Draft(plies, (), moments=moments(record, people), weighed=plies, memory=memory)), True)
    accounts = [account(float(player == 0) - 1 / players, player) for player in range(players)]
    nothing = [0.0] * players
    turns = [
        {"player": ply % players, "shares": shares(ply / plies, players), "play": 0.0, "luck": nothing}
        for ply in range(plies)
    ]
    return Portion(written(Draft(plies, (), memory=(None,) * players)), False, written(accounts), written(turns))


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def account(result: float, player: int) -> dict[str, object]:
    parts = [0.02, 0.09 - 0.05 * player, -0.14 + 0.03 * player, 0.0, 0.01]
    parts[3] = result - sum(parts)
    told = dict(zip((*PARTS, "result"), (*parts, result), strict=True))
    return {term: {"share": part, "points": 30 * part} for term, part in told.items()} | {"unforced": 3}


def shares(way: float, players: int) -> list[float]:
    """From equal chances to the first one's win, up and down."""
    first = (1 - way) / players + way + 0.12 * (1 - way) * (-1) ** int(way * 12)
    return [first, *[(1 - first) / (players - 1)] * (players - 1)]


def moments(record: Record, people) -> tuple[Moment, ...]:
    """A slip, a mistake and a blunder of each, at takes where the last of all cards would have been better."""
    found: list[Moment] = []
    game = Follower(record.setup, people)
    for ply, played in enumerate(record.moves):
        player, known = game.state.player, game.known.get(game.state.player)
        number = sum(moment.player == player for moment in found)
        others = [option for option in legal(game.state) if option != played]
        if known and game.state.phase == "take" and ply > 8 and len(others) > 1 and number < len(GRADES):
            points, grade, cause = GRADES[number]
            forgotten = points if cause == "memory" else 0.0
            amounts = points, 0.8, 0.1, 0.02
            why = (reasons(facts(known, option), watched=True) for option in (played, others[-1]))
            found.append(Moment(ply, player, str(played), str(others[-1]), *amounts, grade, cause, forgotten, *why))
        game.play(played)
    return tuple(found)


def finished(situation: Situation, *browsers) -> str:
    """A table at which these have played the game to its end; in turn order, or all of one."""
    code, state = lay(situation, *browsers), situation.state
    while choices := legal(state):
        move(browsers[state.player % len(browsers)], code, str(choices[-1]))
        state, _ = play(state, choices[-1])
    return code
