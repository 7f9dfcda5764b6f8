"""The page itself, whatever is on it: it opens for everybody, without a network too, and in its newest version."""

import shutil

import pytest
from browsers import DESKTOP, PHONE, Served
from playwright.sync_api import expect

from glastonbury.server.web.page import BUILT

SCREENS = ["/", "/how-to-play", "/settings", "/about"]
WORKER = """Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise(tooLate => setTimeout(tooLate, 60000, false)),
])"""


@pytest.fixture
def desktop(browse):
    return browse(installs=True, **DESKTOP).new_page()


@pytest.fixture
def server(tmp_path):
    """One for each test: some stop it."""
    server = Served(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    yield server
    server.stop()


def test_it_opens_on_a_phone_and_shuts_nobody_out(phone, axe):
    for path in [*SCREENS, "/link#a-token-that-is-none"]:
        phone.goto(path)
        expect(phone.get_by_role("main")).to_be_visible()
        if path != "/how-to-play":  # which takes longer than all others, and test_rules_page.py does it on a phone
            axe(phone)


def test_the_waiting_room_on_a_phone_shuts_nobody_out(phone, axe):
    assert phone.request.post("/api/me").ok
    made = phone.request.post("/api/tables", data={"options": {"seats": 2}}).json()
    phone.goto(f"/t/{made['table']}")
    expect(phone.get_by_role("button", name="Sit down here").first).to_be_visible()
    axe(phone)


def test_it_opens_under_another_name_over_plain_http(browse):
    """As a phone in the same network has it, where browsers allow less."""
    page = browse(host="game.test", **PHONE).new_page()
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate("fetch('/api/me', {method: 'POST'}).then(answer => answer.status)") == 201
    assert page.evaluate("fetch('/api/tables', {method: 'POST', body: '{}'}).then(answer => answer.status)") == 201


def test_without_a_network_it_opens_all_the_same(server, desktop, complaints):
    desktop.goto("/")
    assert desktop.evaluate(WORKER)
    server.stop()
    complaints.ignore()
    for path in SCREENS:
        desktop.goto(path)
        expect(desktop.get_by_role("main")).to_be_visible()
    assert desktop.evaluate("fetch('/api/health').catch(() => 'nobody there')") == "nobody there"


def test_what_programs_ask_for_is_never_kept(desktop):
    desktop.goto("/")
    assert desktop.evaluate(WORKER)
    desktop.reload()  # now it goes through the worker
    assert desktop.evaluate("navigator.serviceWorker.controller !== null")
    desktop.evaluate("fetch('/api/health')")
    kept = desktop.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
        const requests = await Promise.all(caches_.map(cache => cache.keys()));
        return requests.flat().map(request => new URL(request.url).pathname);
    }""")
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]


def test_a_newer_version_is_offered_and_comes_when_one_wants_it(server, desktop, tmp_path, complaints):
    desktop.goto("/")
    assert desktop.evaluate(WORKER)
    desktop.reload()
    newer = shutil.copytree(BUILT, tmp_path / "newer")
    rewrite(newer / "index.html", "<title>", '<meta name="age" content="newer"><title>')
    rewrite(newer / "sw.js", "shell-", "shell-newer-")
    complaints.ignore()  # whoever asks while the server is away gets no answer
    server.stop()
    server = Served(server.database, port=int(server.host.rpartition(":")[2]), page=newer)
    try:
        desktop.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => {})")
        desktop.get_by_role("status").get_by_role("button", name="Reload").click()
        expect(desktop.locator("meta[name=age]")).to_have_attribute("content", "newer")
        expect(desktop.get_by_role("status")).to_be_empty()
        assert [name.startswith("shell-newer-") for name in desktop.evaluate("caches.keys()")] == [True]
    finally:
        server.stop()


def rewrite(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
