"""The page over real sockets: which paths have it, how long browsers may keep it, and how it is packed."""

import gzip
import re

import httpx
import pytest
from running import Running

from glastonbury.server.settings import Settings
from glastonbury.server.web.app import create_app
from glastonbury.server.web.page import BUILT

SCREENS = [
    "/",
    "/t/K7PMQ2",
    "/t/K7PMQ2/game/3?move=12&player=0",
    "/t/K7PMQ2/game/3/review",
    "/mistakes",
    "/how-to-play",
    "/sheet",
    "/settings",
    "/about",
    "/link",
]
SCRIPT = "let cauldron = [];\n" * 100


@pytest.fixture(scope="module")
def web(tmp_path_factory):
    """One server for all: nobody changes anything there."""
    tmp_path = tmp_path_factory.mktemp("page")
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Glastonbury</title>")
    (tmp_path / "page" / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (tmp_path / "page" / "assets" / "alice-3c4d.woff2").write_bytes(b"wOF2")
    (tmp_path / "page" / "sw.js").write_text("self")
    (tmp_path / "page" / "manifest.webmanifest").write_text("{}")
    app = create_app(Settings(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"), page=tmp_path / "page", warm=False)
    with Running(app) as running, httpx.Client(base_url=running.url, timeout=60, verify=False) as web:
        yield web


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_one_page(web, path):
    answer = web.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Glastonbury</title>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/t", "/t/K7PMQ2/game", "/t/K7PMQ2/game/x", "/nothing", "/assets", "/assets/x.js"])
def test_other_paths_are_not_found(web, path):
    answer = web.get(path)
    assert (answer.status_code, answer.json()) == (404, {"code": "not_found", "data": {}})


@pytest.mark.parametrize("path", ["/t", "/t/K7PMQ2/game/x", "/nothing", "/apiary", "/assets/x.js"])
def test_a_mistyped_address_shows_the_page_to_somebody_with_a_browser(web, path):
    browser = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
    answer = web.get(path, headers=browser)
    assert (answer.status_code, answer.text) == (404, "<!doctype html><title>Glastonbury</title>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    again = web.get(path, headers={**browser, "If-None-Match": answer.headers["etag"]})
    assert again.status_code == 404
    for program in (web.get("/api/nothing", headers=browser), web.get(path)):
        assert (program.status_code, program.json()["code"]) == (404, "not_found")
    assert web.post(path, headers=browser).json()["code"] in ("not_found", "wrong_method")


@pytest.mark.parametrize("path", ["/../tables.db", "/%2e%2e/tables.db", "/assets/..%2f..%2ftables.db", "/index.html"])
def test_nothing_else_of_the_disk_is_given(web, path):
    assert web.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/sw.js", "/manifest.webmanifest", "/about"])
def test_what_may_change_is_asked_for_each_time_and_sent_only_if_it_did(web, path):
    first = web.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = web.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert web.get(path, headers={"If-None-Match": 'W/"another"'}).status_code == 200


def test_what_has_its_hash_in_its_name_is_kept_for_a_year(web):
    for path in ("/assets/index-1a2b.js", "/assets/alice-3c4d.woff2"):
        assert web.get(path).headers["cache-control"] == "public, max-age=31536000, immutable"


def test_each_file_says_what_it_is(web):
    types = {path: web.get(path).headers["content-type"] for path in ("/sw.js", "/manifest.webmanifest")}
    assert types == {"/sw.js": "text/javascript; charset=utf-8", "/manifest.webmanifest": "application/manifest+json"}
    assert web.get("/assets/alice-3c4d.woff2").headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip", "gzip"), ("br, gzip;q=0.8", "gzip"), ("", None), ("identity", None), ("gzip;q=0", None)],
)
def test_texts_are_compressed_for_whoever_takes_it(web, accepted, encoding):
    with web.stream("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(raw) if encoding else raw).decode() == SCRIPT
    assert len(raw) == int(answer.headers["content-length"])


def test_but_neither_fonts_nor_what_programs_ask_for(web):
    packed = {"Accept-Encoding": "gzip"}
    assert "content-encoding" not in web.get("/assets/alice-3c4d.woff2", headers=packed).headers
    assert "content-encoding" not in web.get("/api/openapi.json", headers=packed).headers


def test_a_look_at_the_headers_alone(web):
    for path in ("/", "/assets/index-1a2b.js"):
        got, looked = web.get(path), web.head(path)
        assert (looked.status_code, looked.content) == (200, b"")
        assert {**looked.headers, "date": ""} == {**got.headers, "date": ""}


def test_a_page_takes_nothing(web):
    answer = web.post("/")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")


def test_where_no_page_was_built_it_says_how(tmp_path):
    app = create_app(Settings(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"), page=tmp_path / "none", warm=False)
    with Running(app) as running:
        answer = httpx.get(f"{running.url}/t/K7PMQ2", timeout=60, verify=False)
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
        assert "make setup" in answer.text
        assert httpx.get(f"{running.url}/api/health", timeout=60, verify=False).json() == {"status": "ok"}


@pytest.mark.parametrize("language", sorted(file.stem for file in (BUILT.parent / "text").glob("*.ftl")))
def test_what_a_first_visit_fetches_is_small(language):
    """Script and style of the first screen and a language's words, as they are sent: 200 kB at most.

    That a browser fetches these and no others: tests/browser/test_other_languages.py.
    """
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    [words] = (BUILT / "assets").glob(f"{language}-*.js")
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in [words, *(BUILT / name for name in named)]}
    assert len(sizes) == 3, "a script, a style and the words"
    assert sum(sizes.values()) <= 200_000, sizes
