"""The command as a person or a script starts it."""

import subprocess
import sys


def run(*arguments: str, typed: str = "", **more) -> subprocess.CompletedProcess:
    """Its exit status and what it printed; `typed` is its standard input."""
    return subprocess.run(
        [sys.executable, "-m", "glastonbury", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        **more,
    )
