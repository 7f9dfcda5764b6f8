"""kill -9 at every point of a command's way: what was answered is there, once, and the game goes on."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from glastonbury.rules import legal
from glastonbury.server.changes import Author, Move
from glastonbury.server.desk import Desk
from glastonbury.server.store import opened

BOT = Author("bot", "random")
POINTS = ["received", "validated", "written", "committed", "answering"]
BEYOND = {
    "received": 0,
    "validated": 0,
    "written": 0,
    "committed": 1,
    "answering": 1,
}  # rows that nobody got an answer for


async def check(url, name, answered, beyond):
    async with opened(url) as store:
        desk = Desk(store, clock=lambda: 0.0)
        entries = await store.read(name)
        assert [entry.row.seq for entry in entries] == list(range(len(entries)))
        assert len(entries) == len(answered) + beyond
        there = {entry.command: entry.row.seq for entry in entries}
        assert answered.items() <= there.items()
        if len(entries) < 5:
            return
        # The command that got no answer is asked again, and counts once.
        last = entries[-1]
        assert await desk.decide(name, last.row.author, last.row.change, last.command) == last.row.seq
        table = await desk.table(name)
        token = str(legal(table.state)[0])
        assert await desk.decide(name, BOT, Move(1, len(table.moves), token), "next") == len(entries)


def pull_plugs(url, point, times):
    command = [sys.executable, str(Path(__file__).with_name("pulled_plug.py")), url, point, str(times)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == times
    for number, line in enumerate(lines):
        asyncio.run(check(url, f"{point}-{number}", json.loads(line), BEYOND[point]))


@pytest.mark.parametrize("point", POINTS)
def test_the_plug_is_pulled(url, point):
    pull_plugs(url, point, 8)


@pytest.mark.large
@pytest.mark.parametrize("point", POINTS)
def test_the_plug_is_pulled_often(url, point):
    pull_plugs(url, point, 50)
