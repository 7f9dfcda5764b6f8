import pytest
from company import Server
from with_postgres import serving


@pytest.fixture(scope="session")
def postgres():
    with serving() as server:
        server.forgo_the_disk()
        yield server


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


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """One server for all that leave it as it is."""
    server = Server(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('shared') / 'tables.db'}")
    yield server
    server.stop()
