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

# Before a command that plays games: a process more takes longer than these few games.
WITH_ONE_WORKER = (
    "-c",
    """
from glastonbury.arena import run
from glastonbury.cli import main

run.usable_cores = lambda: 1
main()
""",
)

NEST = """
import fcntl, json, os, runpy, select, signal, socket, sys, termios
from importlib import import_module
from glastonbury.cli import COMMANDS
for command in COMMANDS:
    import_module(f"glastonbury.cli.{command}")
import uvicorn, glastonbury.server.web.worker
from glastonbury.text import texts
texts("en").say("immuto")
import gc
gc.collect()
gc.freeze()

door = socket.socket(fileno=int(sys.argv[1]))
ended, ends = os.pipe()
os.set_blocking(ends, False)
signal.signal(signal.SIGCHLD, lambda *_: None)
signal.set_wakeup_fd(ends)
waiting = {}
while True:
    ready, _, _ = select.select([door, ended], [], [])
    if ended in ready:
        os.read(ended, 1000)
        for child, told in list(waiting.items()):
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                os.write(told, b"%d\\n" % os.waitstatus_to_exitcode(status))
                os.close(waiting.pop(child))
        continue
    asked, given, *_ = socket.recv_fds(door, 1_000_000, 4)
    if not asked:
        break
    *streams, told = given
    child = os.fork()
    if child == 0:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for own in (door.detach(), ended, ends, told, *waiting.values()):
            os.close(own)
        for usual, stream in enumerate(streams):
            os.dup2(stream, usual)
            os.close(stream)
        if os.isatty(0):  # it becomes the terminal of this process, line by line
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            again = lambda usual, was: open(usual, was.mode, 1, was.encoding, was.errors, closefd=False)
            sys.stdin, sys.stdout, sys.stderr = map(again, range(3), (sys.stdin, sys.stdout, sys.stderr))
        arguments, folder, environment = json.loads(asked)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        if arguments[0] == "-c":
            sys.argv = arguments[:1] + arguments[2:]
            exec(arguments[1], {"__name__": "__main__"})
        else:
            sys.argv = ["glastonbury", *arguments]
            runpy.run_module("glastonbury", run_name="__main__", alter_sys=True)
        sys.exit()
    for stream in streams:
        os.close(stream)
    waiting[child] = told
    os.write(told, b"%d\\n" % child)
"""


def run(
    *arguments: str, typed: str = "", cwd: Path | None = None, environment: dict[str, str] | None = None, **more
) -> subprocess.CompletedProcess:
    """Its exit status and what it printed; `typed` is its standard input.

    `environment` is added for the command; what Python reads there at its own start needs `env`.
    """
    if not more:
        return forked(*arguments, typed=typed, cwd=cwd, environment=environment or {})
    return subprocess.run(
        [sys.executable, "-m", "glastonbury", *arguments],
        input=typed,
        cwd=cwd,
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


class Forked:
    """What was started, as `subprocess.Popen` has it; or with `-c` a program."""

    def __init__(
        self, *arguments: str, streams: tuple[int, int, int], cwd: Path | None = None, **environment: str
    ) -> None:
        asked = [arguments, str(cwd or Path.cwd()), os.environ | environment]
        ours, its = os.pipe()
        socket.send_fds(nest(), [json.dumps(asked).encode()], [*streams, its])
        os.close(its)
        self.told = os.fdopen(ours)
        self.pid = int(self.told.readline())

    def send_signal(self, what: int) -> None:
        os.kill(self.pid, what)

    def wait(self) -> int:
        with self.told:
            self.returncode = int(self.told.readline())
        return self.returncode


def forked(*arguments: str, typed: str, cwd: Path | None, environment: dict[str, str]) -> subprocess.CompletedProcess:
    pipes = [os.pipe() for _ in range(3)]
    (its_in, our_in), (our_out, its_out), (our_err, its_err) = pipes
    command = Forked(*arguments, streams=(its_in, its_out, its_err), cwd=cwd, **environment)
    for end in (its_in, its_out, its_err):
        os.close(end)
    printed: dict[int, bytes] = {}
    threads = [Thread(target=write, args=(our_in, typed.encode()))]
    threads += [Thread(target=read, args=(end, printed)) for end in (our_out, our_err)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    out, err = (printed[end].decode(errors="replace") for end in (our_out, our_err))
    return subprocess.CompletedProcess(arguments, command.wait(), out, err)


def write(end: int, typed: bytes) -> None:
    with open(end, "wb") as pipe:
        pipe.write(typed)


def read(end: int, printed: dict[int, bytes]) -> None:
    with open(end, "rb") as pipe:
        printed[end] = pipe.read()
