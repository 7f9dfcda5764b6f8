"""Settings: what is believed, what is refused, and how they come to other processes."""

import pytest

from glastonbury.server.limits import Limits
from glastonbury.server.settings import (
    BadSetting,
    Settings,
    read_count_tutorial,
    read_database,
    read_proxies,
    read_public_url,
    read_settings,
)


def test_they_come_to_other_processes_as_they_were():
    settings = Settings(
        "sqlite+aiosqlite:///ä b.db", "::1", 81, 3, "https://x.example", ("10.0.0.0/8",), Limits(sockets=7)
    )
    assert read_settings(settings.as_json()) == settings


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("", None),
        ("https://game.example", "https://game.example"),
        ("https://Game.Example/", "https://game.example"),
        ("http://192.168.1.5:8000/", "http://192.168.1.5:8000"),
        ("https://game.example:443/", "https://game.example"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_a_public_url(text, url):
    assert read_public_url(text) == url


@pytest.mark.parametrize(
    "text",
    [
        "game.example",
        "ftp://game.example",
        "https://",
        "https://a:b@game.example",
        "https://game.example/glastonbury",
        "https://game.example?x=1",
        "https://game.example#x",
        "http://game.example:x",
        "http://game.example:99999",
        "http://[::1",
        "http://a b",
    ],
)
def test_what_is_no_public_url(text):
    with pytest.raises(BadSetting, match=r"GLASTONBURY_PUBLIC_URL: expected http\(s\)://host\[:port\], got"):
        read_public_url(text)


def test_proxies():
    assert read_proxies("") == ()
    assert read_proxies(" 10.0.0.1, 172.16.0.0/12,2001:db8::/32 ") == ("10.0.0.1", "172.16.0.0/12", "2001:db8::/32")


@pytest.mark.parametrize("text", ["*", "proxy", "10.0.0.1/24", "10.0.0.0/8;10.0.0.1"])
def test_what_is_no_proxy(text):
    """A name or a wrong network would otherwise be taken as a proxy that never comes, or `*` as everybody."""
    with pytest.raises(BadSetting, match="GLASTONBURY_PROXIES: expected addresses or networks, got"):
        read_proxies(text)


def test_whether_the_tutorials_are_counted():
    assert [read_count_tutorial(text) for text in ("", "yes", "no")] == [True, True, False]
    with pytest.raises(BadSetting, match="GLASTONBURY_COUNT_TUTORIAL: expected yes or no, got maybe"):
        read_count_tutorial("maybe")


def test_databases():
    assert read_database("sqlite:////data/x.db") == "sqlite+aiosqlite:////data/x.db"
    assert (
        read_database("postgres://a:b@c/d") == read_database("postgresql://a:b@c/d") == "postgresql+asyncpg://a:b@c/d"
    )


def test_the_error_does_not_show_a_password():
    with pytest.raises(BadSetting) as refused:
        read_database("mysql://ann:secret@here")
    assert "secret" not in str(refused.value)
