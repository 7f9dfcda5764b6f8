"""kill -9 at every point of a command's way: what was answered is there, once, and the game goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from glastonbury.bench.stubborn import Stubborn, check
from glastonbury.server.log.store import Point


async def take_part(served: subprocess.Popen, people: list[Stubborn]) -> list[int]:
    """Until the plug is pulled no more: how many of them waited for an answer, each time."""
    enough = asyncio.Event()
    waited = []

    async def look_on():
        while await asyncio.to_thread(served.stdout.readline) == "pulled\n":
            waited.append(sum(person.asking for person in people))
            served.stdin.write("go on\n")
            served.stdin.flush()
        enough.set()

    try:
        async with asyncio.TaskGroup() as group:
            for work in (look_on(), *(person.play_until(enough) for person in people)):
                group.create_task(work)
    except BaseException:
        os.killpg(served.pid, signal.SIGKILL)  # it would wait for commands
        raise
    return waited


def pull_plugs(url: str, times: int, *points: str) -> None:
    command = [sys.executable, str(Path(__file__).with_name("pulled_plug.py")), url, str(times), *points]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, **pipes, start_new_session=True) as served:
        host = f"127.0.0.1:{served.stdout.readline().strip()}"
        people = [Stubborn(host) for _ in range(5)]
        waited = asyncio.run(take_part(served, people))
        served.communicate()
    assert served.returncode == 0
    assert len(waited) == times * len(points)
    assert min(waited) >= 1  # each time it was a command of somebody's
    for number, point in enumerate(points):  # and there were others in the same commit, or on their way to it
        assert max(waited[number * times : (number + 1) * times]) > 1, point
    assert sum(person.again for person in people) >= len(waited)
    asyncio.run(check(url, *(person.answered for person in people)))


@pytest.mark.few(1)
def test_the_plug_is_pulled(url):
    pull_plugs(url, 3, *get_args(Point))


@pytest.mark.large
@pytest.mark.parametrize("point", get_args(Point))
def test_the_plug_is_pulled_often(url, point):
    pull_plugs(url, 25, point)
