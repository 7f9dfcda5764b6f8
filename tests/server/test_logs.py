"""The log: lines of JSON on standard error, and no secrets in them."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager

import httpx
from running import Running

from glastonbury.server.settings import Settings
from glastonbury.server.web.app import create_app


def lines_of(code: str) -> list[dict]:
    """What a program that does this logs."""
    program = f"from glastonbury.server.logs import configure, log, log_failure\nimport logging\nconfigure()\n{code}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_an_event_is_one_line():
    (line,) = lines_of("log('table forgotten', days=30, why='nobody\\nthere')")
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "info", "event": "table forgotten", "data": {"days": 30, "why": "nobody\nthere"}}


def test_what_libraries_say_has_the_same_form():
    lines = lines_of("""
logging.getLogger("uvicorn.error").info("GET /?secret=1")
logging.getLogger("uvicorn.error").warning("odd: %s", 7)
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
""")
    assert [(line["level"], line["event"], line["data"]) for line in lines] == [
        ("warning", "uvicorn.error", {"message": "odd: 7"}),
        ("error", "uvicorn.error", {"message": "Exception in ASGI application"}),
    ]
    assert "ZeroDivisionError: division by zero" in lines[1]["traceback"]
    assert "traceback" not in lines[0]


def test_what_python_says_has_the_same_form():
    lines = lines_of("""
import threading, warnings
class Odd:
    def __del__(self):
        1 / 0
Odd()
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
warnings.warn("old ways")
""")
    assert [line["event"] for line in lines] == [
        "something could not be cleaned up",
        "a thread failed",
        "py.warnings",
    ]
    assert all("ZeroDivisionError" in line["traceback"] for line in lines[:2])
    assert "old ways" in lines[2]["data"]["message"]


def test_the_values_of_a_failed_statement_are_left_out():
    (line,) = lines_of("""
import sqlalchemy as sa
engine = sa.create_engine("sqlite://")
try:
    try:
        with engine.connect() as connection:
            connection.execute(sa.text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "5ec2e7"})
    except sa.exc.OperationalError as error:
        raise RuntimeError("not written") from error
except RuntimeError as error:
    log_failure("commit failed", error, rows=1)
""")
    assert line["data"] == {"rows": 1}
    assert "no such table: nowhere" in line["traceback"]
    assert "RuntimeError: not written" in line["traceback"]
    assert "5ec2e7" not in json.dumps(line)


@contextmanager
def house(database):
    app = create_app(Settings(f"sqlite+aiosqlite:///{database}"), warm=False)
    with Running(app) as running, httpx.Client(base_url=running.url, timeout=60, verify=False) as web:
        yield web


def failures(caplog) -> list[tuple[str, dict]]:
    return [(record.getMessage(), record.data) for record in caplog.records if record.name == "glastonbury"]


def test_a_failed_request_is_logged_and_tells_nothing(tmp_path, caplog):
    """The database is gone under the server's feet."""
    database = tmp_path / "tables.db"
    with house(database) as web:
        web.post("/api/me")
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("DROP TABLE rows")
        answer = web.get("/api/tables/NOSUCH")
        assert (answer.status_code, answer.json()) == (503, {"code": "not_kept", "data": {}})
    assert ("request failed", {"path": "/api/tables/{name}"}) in failures(caplog)


def test_what_is_only_refused_is_not_logged(tmp_path, caplog):
    with house(tmp_path / "tables.db") as web:
        assert web.get("/api/tables/NOSUCH").status_code == 401
        web.post("/api/me")
        assert web.get("/api/tables/NOSUCH").status_code == 404
        assert web.get("/nothing").status_code == 404
        assert web.post("/api/tables", json={"seats": 9}).status_code == 400
    assert failures(caplog) == []
