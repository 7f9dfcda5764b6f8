"""The description of the REST interface is true: what it allows is answered as it says, and so is what it does not."""

import asyncio
import json
from html.parser import HTMLParser

import httpx
import pytest
import schemathesis
from company import Person, Server, playing
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.routes import HTTPRoute
from schemathesis import GenerationMode

from glastonbury.server.settings import Settings
from glastonbury.server.web import app as application

FOR_OPERATORS = "/metrics"
THE_DESCRIPTION = {"/api", "/api/openapi.json", "/api/{path}"}  # the last: what is not there

FEW = max(8, settings.default.max_examples // 10)  # for each of many routes, so fewer than elsewhere
bounded = settings(max_examples=FEW, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(
        f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.db'}", public_url="https://example.org"
    )
    yield server
    server.stop()


@pytest.fixture(scope="module")
def description(server):
    """Where too much is sent, that is an answer to wrong data too."""
    description = schemathesis.openapi.from_url(f"http://{server.host}/api/openapi.json")
    description.config.checks.negative_data_rejection.expected_statuses = [400, 401, 403, 404, 409, 413]
    return description


@pytest.fixture(params=["a person", "a stranger"])
def asker(request, server):
    """Somebody who asks, and tables to ask for: one that waits, one of a game, one of a game that is over, and one that
    is not for spectators."""

    async def furnish():
        ann, eve = await Person(server).arrive(), await Person(server).arrive()
        waiting, hidden = await ann.new_table(listed=True), await eve.new_table(("witch", "witch"), spectators=False)
        async with playing(server) as (_, _, running), playing(server) as (host, _, over):
            await host.do("Resign", seat=0)
        return ann.cookie if request.param == "a person" else "", (waiting, running, over, hidden)

    return asyncio.run(furnish())


def operations(description):
    """To be forgotten comes last: nothing is left to ask for afterwards."""
    found = [operation.ok() for operation in description.get_all_operations()]
    assert found
    return sorted(
        (operation for operation in found if operation.path != FOR_OPERATORS),
        key=lambda operation: operation.method.upper() == "DELETE",
    )


def is_as_described(case, cookie) -> int:
    response = case.call(headers={"Cookie": cookie})
    case.validate_response(response)
    if response.status_code >= 400:
        assert_problem(response.status_code, response.headers["content-type"][0], response.json())
    return response.status_code


def assert_problem(status, kind, problem):
    assert 400 <= status < 500
    assert kind == "application/json"
    assert set(problem) - {"type", "id"} == {"code", "data"}  # a refused command names itself too
    assert isinstance(problem["code"], str)
    assert isinstance(problem["data"], dict)


@pytest.mark.few(1)
def test_what_the_description_allows_is_answered_as_it_says(description, asker):
    cookie, tables = asker
    succeeded = set()
    for operation in operations(description):

        def ask_for(table, operation=operation):
            """What is right of one table is refused by another: by chance none might be asked for the right one."""

            @settings(bounded, max_examples=FEW // len(tables))
            @given(operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
            def ask(case):
                if table and "name" in case.path_parameters:
                    case.path_parameters["name"] = table
                if table and "game" in case.path_parameters:
                    case.path_parameters["game"] = 1
                if is_as_described(case, cookie) < 300:
                    succeeded.add(case.operation.label)

            ask()

        for table in (None, *tables) if "{name}" in operation.path else (None,):
            ask_for(table)
    if cookie:
        failed = {operation.label for operation in operations(description)} - succeeded
        asked_elsewhere = {
            "POST /api/links",
            "POST /api/tables/{name}/seats/{seat}/link",
            "POST /api/tables/{name}/commands",
            "POST /api/tables/{name}/whispers",
            "POST /api/tables/{name}/games/{game}/review",
            "POST /api/tables/{name}/games/{game}/review/strangers",
            "POST /api/tables/{name}/games/{game}/cauldron",
            "POST /api/me/mistakes",
        }
        # Nobody guesses a link, or what may be wished for at a table; none of these sits among bots, or has played to
        # the end.
        assert failed <= asked_elsewhere


@pytest.mark.few(1)
def test_what_the_description_does_not_allow_is_refused_as_it_says(description, asker):
    cookie, tables = asker
    for operation in operations(description):
        if not operation.body and all(
            parameter.definition["schema"] == {"type": "string"} for parameter in parameters(operation)
        ):
            continue  # nothing can be wrong

        @bounded
        @given(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), st.sampled_from((None, *tables)))
        def ask(case, table):
            if table and "name" in case.path_parameters:
                case.path_parameters["name"] = table
            is_as_described(case, cookie)

        ask()


def parameters(operation):
    return list(operation.iter_parameters())


DEEP = "[" * 30_000
HUGE = 10**30

WRONG = [
    ("GET", "/api/nothing", None, 404, "not_found"),
    ("GET", "/nothing", None, 404, "not_found"),
    ("GET", "/api/tables/a/b/c", None, 404, "not_found"),
    ("PUT", "/api/me", None, 405, "wrong_method"),
    ("PATCH", "/api/tables", None, 405, "wrong_method"),
    ("GET", "/api/tables/%00", None, 404, "no_table"),
    ("GET", "/api/tables/%FF", None, 404, "no_table"),
    ("GET", "/api/tables/%F0%9F%A7%99?since=1", None, 404, "no_table"),
    ("GET", f"/api/tables/{'x' * 5000}", None, 404, "no_table"),
    ("GET", "/api/tables/%00/games/1", None, 404, "no_game"),
    ("POST", "/api/tables/%00/seats/0/link", None, 404, "no_table"),
    ("GET", "/api/tables/TABLE?since=-1", None, 400, "unreadable"),
    ("GET", "/api/tables/TABLE?since=one", None, 400, "unreadable"),
    ("GET", f"/api/tables/TABLE?since={HUGE}", None, 400, "unreadable"),
    ("GET", f"/api/tables/TABLE?since={'9' * 5000}", None, 400, "unreadable"),
    ("GET", f"/api/tables/TABLE/games/{HUGE}", None, 400, "unreadable"),
    ("GET", "/api/tables/TABLE/games/0", None, 400, "unreadable"),
    ("GET", "/api/tables/TABLE/games/one", None, 404, "not_found"),
    ("GET", f"/api/tables/TABLE/games/1/replay?player={HUGE}", None, 400, "unreadable"),
    ("GET", "/api/tables/TABLE/games/1/replay?player=-1", None, 400, "unreadable"),
    ("POST", f"/api/tables/TABLE/seats/{HUGE}/link", None, 400, "unreadable"),
    ("POST", "/api/tables/TABLE/seats/2/link", None, 409, "no_seat"),
    ("POST", "/api/tables", "", 400, "unreadable"),
    ("POST", "/api/tables", "{", 400, "unreadable"),
    ("POST", "/api/tables", "null", 400, "unreadable"),
    ("POST", "/api/tables", b"\xff\xfe", 400, "unreadable"),
    ("POST", "/api/tables", '{"options": {"seats": NaN}}', 400, "unreadable"),
    ("POST", "/api/tables", '{"options": {"seats": 1e999}}', 400, "unreadable"),
    ("POST", "/api/tables", '{"options": {"seats": 2, "stakes": 100}}', 400, "unreadable"),
    ("POST", "/api/tables", '{"seating": ["witch"]}', 409, "bad_seating"),
    ("POST", "/api/tables", DEEP, 400, "unreadable"),
    ("POST", "/api/tables", '{"options": ' + DEEP, 400, "unreadable"),
    ("POST", "/api/tables", " " * 70_000 + "{}", 413, "too_large"),
    ("POST", "/api/tables/TABLE/commands", '{"id": "12345678", "wish": {"deep": ' + DEEP, 400, "unreadable"),
    ("POST", "/api/links", DEEP, 400, "unreadable"),
    ("POST", "/api/links", json.dumps({"token": "x" * 65}), 400, "unreadable"),
    ("POST", "/api/links", json.dumps({"token": "x" * 64}), 404, "no_link"),
    ("POST", "/api/verify", '{"record": "\\ud800"}', 400, "unreadable"),
    ("POST", "/api/verify", json.dumps({"record": "x" * 60_001}), 400, "unreadable"),
    ("POST", "/api/verify", json.dumps({"record": "x" * 200_000}), 413, "too_large"),
]


def test_what_is_wrong_is_answered_by_a_code_on_every_database(url):
    server = Server(url)

    async def ask():
        ann = await Person(server).arrive()
        table = await ann.new_table()
        for method, path, body, status, code in WRONG:
            found = await ann.request(method, path.replace("TABLE", table), content=body)
            assert (found.status_code, found.json()["code"]) == (status, code), (method, path[:80], found.text)
            assert_problem(found.status_code, found.headers["content-type"], found.json())
            assert ("allow" in found.headers) == (status == 405)
        for record in (DEEP, '{"format": ' + DEEP, "NaN", '{"format": "\\ud800"}', "\0", f'{{"format": {"9" * 5000}}}'):
            found = (await ann.post("/api/verify", {"record": record})).raise_for_status().json()
            assert found["honest"] is False
            assert found["problem"] == {"code": "bad_record", "data": {"ply": None}}

    try:
        asyncio.run(ask())
    finally:
        server.stop()


def test_a_failure_that_nobody_foresaw_is_a_code_too(server, monkeypatch, caplog):
    async def fail(*_):
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(server.house.store, "find", fail)
    found = httpx.get(f"http://{server.host}/api/tables", timeout=60, verify=False)
    assert (found.status_code, found.json()) == (500, {"code": "failed", "data": {}})
    failures = [record.message for record in caplog.records if record.levelname == "ERROR"]
    every_second = {"could not sweep", "could not look_around", "could not tidy"}  # that asks the database too
    assert [failure for failure in failures if failure not in every_second] == ["request failed"]


# The description itself


def described(server):
    return httpx.get(f"http://{server.host}/api/openapi.json", timeout=60, verify=False).raise_for_status().json()


def test_every_route_is_described(server, monkeypatch):
    for wrap in ("guarded", "connected"):
        monkeypatch.setattr(application, wrap, lambda app, _: app)
    app = application.create_app(Settings("sqlite+aiosqlite://"))
    routes = {
        (route.path_format, method.lower())
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api")
        if route.path_format not in THE_DESCRIPTION
        for method in route.methods
        if method != "OPTIONS"
    }
    paths = {(path, method) for path, methods in described(server)["paths"].items() for method in methods}
    assert paths - {(FOR_OPERATORS, "get")} == routes


def test_what_a_page_of_another_site_must_not_change_is_described(server):
    changing = [(path, method) for path, methods in described(server)["paths"].items() for method in methods]
    changing = [(path, method) for path, method in changing if method != "get"]
    assert len(changing) > 5
    for path, method in changing:
        place = path.format(name="NOSUCH", seat=0, game=1)
        answer = httpx.request(method, f"http://{server.host}{place}", headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()) == (403, {"code": "wrong_origin", "data": {}})
        assert "403" in described(server)["paths"][path][method]["responses"]


def test_the_description_is_the_same_each_time(server, tmp_path):
    other = Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    try:
        assert described(server) == described(other)
    finally:
        other.stop()


def test_commands_and_messages_are_described_with_their_tags(server):
    """So that a program can tell them apart, and write types for them."""
    schemas = described(server)["components"]["schemas"]
    wishes = schemas["Command"]["properties"]["wish"]["oneOf"]
    happenings = schemas["Seen"]["properties"]["happened"]["items"]["oneOf"]
    for name in ("Seen", "Done", "Refusal", *(kind["$ref"].rpartition("/")[2] for kind in (*wishes, *happenings))):
        assert schemas[name]["properties"]["type"]["const"] == name
        assert "type" in schemas[name]["required"]
    for name in ("Command", "NewTable", "Options", "Pace", "Redeem", "RecordToCheck", "Move", "Begin"):
        assert schemas[name]["additionalProperties"] is False


class Links(HTMLParser):
    """Everything in a page that leads somewhere, and everything that is loaded or run."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.addresses, self.tags, self.text = set(), set(), ""
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.addresses |= {value for name, value in attrs if name in ("href", "src", "srcset", "data", "action")}

    def handle_data(self, data):
        self.text += f"{data}\n"


def test_the_page_names_every_path_and_loads_nothing(server):
    answer = httpx.get(f"http://{server.host}/api", timeout=60, verify=False).raise_for_status()
    assert answer.headers["content-type"].startswith("text/html")
    page = Links(answer.text)
    spec = described(server)
    for path, methods in spec["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}\n" in page.text
    names = {f"#{name}" for name in spec["components"]["schemas"]}
    assert page.addresses <= {"/api/openapi.json", *names}
    assert not page.tags & {"script", "link", "img", "style", "iframe", "object", "embed", "form", "base"}
    assert "url(" not in answer.text
    assert "@import" not in answer.text
