"""The command in a real terminal, of 80 × 24 unless said otherwise, and what its screen shows."""

import os
import pty
import select
import signal
import sys
import termios

import pexpect
import pyte
from command import Forked
from ptyprocess import PtyProcess

ENTER_ALTERNATE, LEAVE_ALTERNATE = "\x1b[?1049h", "\x1b[?1049l"


class Within(PtyProcess):
    """What was forked in a terminal: who forked it tells of its end."""

    def __init__(self, process: Forked, fd: int) -> None:
        super().__init__(process.pid, fd)
        self.process = process

    def isalive(self) -> bool:
        if not self.terminated and select.select([self.process.told], [], [], 0)[0]:
            self.wait()
        return not self.terminated

    def wait(self) -> int | None:
        if not self.terminated:
            status = self.process.wait()
            self.exitstatus, self.signalstatus = (status, None) if status >= 0 else (None, -status)
            self.terminated = True
        return self.exitstatus


class Forking(pexpect.spawn):
    """Started as other commands are; its first argument is Python, which runs already."""

    def _spawnpty(self, args: list[bytes], *, env: dict[str, str], dimensions: tuple[int, int], **_: object) -> Within:
        ours, its = pty.openpty()
        termios.tcsetwinsize(its, dimensions)
        process = Forked(*map(os.fsdecode, args[1:]), streams=(its, its, its), **env)
        os.close(its)
        return Within(process, ours)


class Terminal:
    def __init__(
        self,
        *arguments: str,
        rows: int = 24,
        columns: int = 80,
        program: tuple[str, ...] = (),
        **environment: str,
    ) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.output = ""
        anew = "LANG" in environment  # which Python reads at its own start
        start, program = (pexpect.spawn, ("-m", "glastonbury")) if anew else (Forking, program)
        self.child = start(
            sys.executable,
            [*program, *arguments],
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=60,
            env=os.environ | {"TERM": "xterm-256color"} | environment,
        )

    def wait_for(self, text: str) -> str:
        """The whole screen, once this stands on it and the cursor waits behind a prompt."""
        while not self.prompt().endswith("> ") or text not in self.shown():
            self.feed(self.child.read_nonblocking(4096, timeout=60))
        return self.shown()

    def prompt(self) -> str:
        line = self.screen.buffer[self.screen.cursor.y]  # to ask for the whole display takes long
        return "".join(line[column].data for column in range(self.screen.cursor.x))

    def type(self, line: str, then: str) -> str:
        """Type a line; the screen once the new text is there."""
        self.child.sendline(line)
        # The screen still shows the old page: forget it, so that only news can match.
        self.screen.reset()
        return self.wait_for(then)

    def press_ctrl_c(self, then: str) -> str:
        self.child.sendintr()
        return self.wait_for(then)

    def end(self, line: str | None = None) -> int:
        """Type a last line and wait for the end; the exit status."""
        if line is not None:
            self.child.sendline(line)
        self.feed(self.child.read())
        return self.wait()

    def close(self) -> None:
        """As somebody closes a window, whatever it shows."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
        self.wait()

    def wait(self) -> int:
        """However long it takes to end: pexpect's `close` alone gives it a moment, and then a signal."""
        self.child.wait()
        self.child.ptyproc.delayafterclose = 0
        self.child.close()
        return self.child.exitstatus

    def feed(self, text: str) -> None:
        self.output += text
        self.stream.feed(text)

    def shown(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)
