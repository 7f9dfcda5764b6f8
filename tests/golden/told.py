"""What one seat is told of a game, move by move, as far as the page says it aloud: one line of JSON for each move."""

import json

import msgspec

from glastonbury.server.shown.replays import replay_of

GAME = ("phase", "deciding", "taken")
PLAYER = ("seat", "color", "stop", "top")


def told(line: str, seat: int = 0) -> str:
    frames = json.loads(msgspec.json.encode(replay_of(line, seat).frames))
    steps = ({"happened": frame["happened"], "game": brief(frame["game"])} for frame in frames)
    return "".join(json.dumps(step, separators=(",", ":")) + "\n" for step in steps)


def brief(game: dict) -> dict:
    return {
        **{key: game[key] for key in GAME},
        "legal": [{"move": offer["move"]} for offer in game["legal"]],
        "players": [{key: player[key] for key in PLAYER} for player in game["players"]],
    }
