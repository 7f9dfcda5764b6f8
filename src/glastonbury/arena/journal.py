"""A file that keeps the games that are done, so that an arena can go on where it stopped (docs/arena.md).

Its first line says what is played, each further line is a game. Lines are only ever added.
"""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

from ..notation import RecordError, excerpt, expect, read_json_object
from .game import ArenaError, Luck, Points, ScheduledGame, Seating

FORMAT = "glastonbury-arena/1"


class Journal:
    """An open file. `games` are those that it had when it was opened, and `luck` how lucky they were.

    Whether it keeps luck, and by which value, is a part of what it is about.
    """

    def __init__(self, path: Path, about: dict[str, Any], seatings: Collection[Seating]) -> None:
        """Begin the file, or go on with one that is about the same, and whose games have these seatings.

        Any other file raises ArenaError and is left as it is.
        """
        if path.exists() and not path.is_file():
            raise ArenaError(f"{path} is not a file that games can be kept in")
        header = {"format": FORMAT, **about}
        content = path.read_bytes() if path.exists() else b""
        *lines, torn = content.split(b"\n")
        if torn and not lines:
            raise ArenaError(f"{path}: this is no file of an arena")
        self.games: dict[ScheduledGame, Points] = {}
        self.luck: dict[ScheduledGame, Luck] = {}
        for number, line in enumerate(lines, start=1):
            try:
                if number == 1:
                    check_header(line, header)
                else:
                    game, points = read_game(line, seatings)
                    self.games[game] = points
                    if about.get("luck"):
                        self.luck[game] = read_luck(line, len(game.seating))
            except RecordError as error:
                raise ArenaError(f"{path}, line {number}: {error}") from None
        self.file = path.open("ab")
        # A last line without its end was being written when somebody pulled the plug.
        self.file.truncate(len(content) - len(torn))
        if not content:
            self._write(header)

    def add(self, game: ScheduledGame, points: Points, luck: Luck | None = None) -> None:
        lucky = {} if luck is None else {"luck": luck}
        self._write({"deal": game.deal, "seating": game.seating, "points": points, **lucky})

    def close(self) -> None:
        self.file.close()

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()


def check_header(line: bytes, expected: dict[str, Any]) -> None:
    found = read_json_object(line)
    different = [
        f"{key}: the file has {excerpt(found.get(key))}, the command {excerpt(value)}"
        for key, value in expected.items()
        if found.get(key) != value
    ]
    if different:
        raise RecordError("; ".join(different))


def read_game(line: bytes, seatings: Collection[Seating]) -> tuple[ScheduledGame, Points]:
    found = read_json_object(line)
    deal = found.get("deal")
    if type(deal) is not int or deal < 0:
        raise RecordError(f"deal: expected its number, got {excerpt(deal)}")
    seating = tuple(expect(found.get("seating"), list, "seating"))
    if seating not in seatings:
        raise RecordError(f"seating: {excerpt(list(seating))} does not occur in this arena")
    points = tuple(expect(found.get("points"), list, "points"))
    if len(points) != len(seating) or any(type(total) is not int or abs(total) > 10_000 for total in points):
        raise RecordError(f"points: expected {len(seating)} numbers, got {excerpt(list(points))}")
    return ScheduledGame(deal, seating), points


def read_luck(line: bytes, seats: int) -> Luck:
    luck = tuple(expect(read_json_object(line).get("luck"), list, "luck"))
    if len(luck) != seats or any(type(share) is not float or not abs(share) < 100 for share in luck):
        raise RecordError(f"luck: expected {seats} shares, got {excerpt(list(luck))}")
    return luck
