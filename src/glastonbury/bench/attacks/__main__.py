"""An attack in a process of its own.

    python -m glastonbury.bench.attacks NAME HOST SIZE

It prepares what it needs and says `ready`; a line of input lets it begin, and the end of input ends it. What it has
found out itself, and how much of the processor it got, it says as JSON, one line per figure. It comes from addresses
of its own, and is, once it has begun, as quick as it can be where others leave the processor to it: who attacks in
earnest has a machine of their own.
"""

import asyncio
import gc
import os
import sys
import time

from . import ATTACKS
from .strangers import tell


def leave_the_processor_to_others() -> None:
    """Whoever else wants it has it at once: nobody shall wait for the attacker, only for the server."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


async def attack(name: str, host: str, size: int) -> None:
    begun = asyncio.Event()
    prepared = 0.0  # seconds of processor time

    async def go() -> None:
        nonlocal prepared
        prepared = time.process_time()
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        leave_the_processor_to_others()
        gc.disable()  # its pauses would be counted as the server's
        begun.set()

    async def until_enough() -> None:
        await begun.wait()
        await asyncio.to_thread(sys.stdin.read)

    attacking = asyncio.create_task(ATTACKS[name].work(host, size, go))
    enough = asyncio.create_task(until_enough())
    await asyncio.wait((attacking, enough), return_when=asyncio.FIRST_COMPLETED)
    if attacking.done():
        attacking.result()  # or what went wrong
    attacking.cancel()
    enough.cancel()
    await asyncio.wait((attacking,))
    tell("processor time of the attacker", time.process_time() - prepared, "s")


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], int(sys.argv[3])))
