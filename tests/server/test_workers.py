"""Several processes at one PostgreSQL, as the command starts them."""

import asyncio
import os
import re
import signal
import subprocess
import sys

import httpx

from glastonbury.server.store import opened


async def make(url):
    async with opened(url):
        pass


def test_several_processes_serve_one_database(postgres):
    url = postgres()
    asyncio.run(make(url))
    server = subprocess.Popen(
        [sys.executable, "-m", "glastonbury", "serve", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"GLASTONBURY_DATABASE_URL": url.replace("postgresql+asyncpg", "postgresql")},
    )
    try:
        base = server.stdout.readline().strip()
        cookie = {"Cookie": f"glastonbury={httpx.post(f'{base}/api/me', timeout=60).cookies['glastonbury']}"}
        name = httpx.post(f"{base}/api/tables", json={}, headers=cookie).json()["table"]
        for _ in range(20):  # each over a connection of its own, which any of the two may take
            assert httpx.get(f"{base}/api/tables/{name}", headers=cookie).status_code == 200
    finally:
        server.send_signal(signal.SIGTERM)
        _, logged = server.communicate(timeout=60)
    assert server.returncode == 0, logged
    assert re.findall('"event": "(.*?)"', logged) == ["started", "stopped"]
