"""The command as a person or a script starts it: a process of its own.

Most of the time that a short one takes is its loading. So it is forked from one that has loaded all of them, unless it
is started in another way than usual.
"""

import atexit
import json
import os
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Thread

NEST = """
import json, os, runpy, socket, sys
from importlib import import_module
from glastonbury.cli import COMMANDS
for command in COMMANDS:
    import_module(f"glastonbury.cli.{command}")
import gc
gc.collect()
gc.freeze()

door = socket.socket(fileno=int(sys.argv[1]))
while True:
    asked, streams, *_ = socket.recv_fds(door, 1_000_000, 3)
    if not asked:
        break
    child = os.fork()
    if child == 0:
        door.close()
        for usual, stream in enumerate(streams):
            os.dup2(stream, usual)
            os.close(stream)
        arguments = json.loads(asked)
        os.chdir(arguments.pop())
        sys.argv = ["glastonbury", *arguments]
        runpy.run_module("glastonbury", run_name="__main__", alter_sys=True)
        sys.exit()
    for stream in streams:
        os.close(stream)
    _, status = os.waitpid(child, 0)
    door.send(json.dumps(os.waitstatus_to_exitcode(status)).encode())
"""


def run(*arguments: str, typed: str = "", **more) -> subprocess.CompletedProcess:
    """Its exit status and what it printed; `typed` is its standard input."""
    if not more:
        return forked(*arguments, typed=typed)
    return subprocess.run(
        [sys.executable, "-m", "glastonbury", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        **more,
    )


@cache
def nest() -> socket.socket:
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)  # as those of what is forked
    served = subprocess.Popen([sys.executable, "-c", NEST, str(its.fileno())], pass_fds=[its.fileno()], **pipes)
    its.close()

    @atexit.register
    def end() -> None:
        ours.close()
        served.communicate()

    return ours


def forked(*arguments: str, typed: str) -> subprocess.CompletedProcess:
    pipes = [os.pipe() for _ in range(3)]
    (its_in, our_in), (our_out, its_out), (our_err, its_err) = pipes
    door = nest()
    socket.send_fds(door, [json.dumps([*arguments, str(Path.cwd())]).encode()], [its_in, its_out, its_err])
    for end in (its_in, its_out, its_err):
        os.close(end)
    printed: dict[int, bytes] = {}
    threads = [Thread(target=write, args=(our_in, typed.encode()))]
    threads += [Thread(target=read, args=(end, printed)) for end in (our_out, our_err)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    status = json.loads(door.recv(100))
    out, err = (printed[end].decode(errors="replace") for end in (our_out, our_err))
    return subprocess.CompletedProcess(arguments, status, out, err)


def write(end: int, typed: bytes) -> None:
    with open(end, "wb") as pipe:
        pipe.write(typed)


def read(end: int, printed: dict[int, bytes]) -> None:
    with open(end, "rb") as pipe:
        printed[end] = pipe.read()
