"""How a server was started: where it listens, where it keeps its tables, and whom it believes."""

import ipaddress
import re
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .limits import Limits

HANDED_ON = "GLASTONBURY_SETTINGS"  # the environment variable that brings them to other processes of the server
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
PING = 8  # seconds between pings, and again as long for the answer: a dead socket is noticed within 20 s
SERVING: dict[str, Any] = {  # what uvicorn is told
    "http": "glastonbury.server.web.connections:HttpConnection",
    "ws": "glastonbury.server.web.connections:SocketConnection",
    "timeout_keep_alive": 3600,  # seconds: a connection that nobody uses is closed before, by HttpConnection
    "ws_max_size": 64 * 1024,  # bytes of a message
    "ws_ping_interval": PING,
    "ws_ping_timeout": PING,
    "ws_per_message_deflate": False,
}
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PUBLIC_URL = re.compile(r"(?P<scheme>https?)://(?P<host>[\w.-]+|\[[0-9a-fA-F:.]+\])(:(?P<port>\d+))?/?", re.ASCII)
HOST_NAME = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)
DEFAULT_PORTS = {"http": "80", "https": "443"}


class BadSetting(ValueError):
    """In one sentence: which one, what was expected, what came."""


@dataclass(frozen=True, slots=True)
class Settings:
    database: str  # as SQLAlchemy's asynchronous drivers call it
    host: str = LOOPBACK
    port: int = 8000
    workers: int = 1
    public_url: str | None = None  # how people reach it, where that is known
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-… headers are believed
    limits: Limits = field(default_factory=Limits)
    hosts: tuple[str, ...] = ()  # names by which it may be asked for, besides those that go without saying
    count_tutorial: bool = True  # whether it is counted how far people come in the tutorials
    prepared: bool = False  # whether games with a chosen deck may be set up: for tests

    def as_json(self) -> str:
        return msgspec.json.encode(self).decode()


def read_settings(text: str) -> Settings:
    """As `as_json` wrote them."""
    return msgspec.json.decode(text, type=Settings)


def read_database(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    if not separator or scheme not in DRIVERS:
        raise BadSetting(f"database: expected sqlite:///FILE or postgresql://…, got {scheme}{separator}…")
    return f"{DRIVERS[scheme]}://{rest}"


def read_public_url(text: str) -> str | None:
    """Nothing for an empty text; without the slash at its end, and without a port that goes without saying."""
    if not text:
        return None
    parts = PUBLIC_URL.fullmatch(text)
    if parts is None or int(parts["port"] or 0) > 65535:
        raise BadSetting(f"GLASTONBURY_PUBLIC_URL: expected http(s)://host[:port], got {text}")
    port = "" if parts["port"] in (None, DEFAULT_PORTS[parts["scheme"]]) else f":{parts['port']}"
    return f"{parts['scheme']}://{parts['host'].lower()}{port}"


def read_hosts(text: str) -> tuple[str, ...]:
    hosts = tuple(part.strip().lower() for part in text.split(",") if part.strip())
    for host in hosts:
        if not HOST_NAME.fullmatch(host):
            raise BadSetting(f"GLASTONBURY_HOSTS: expected names of hosts without ports, got {host}")
    return hosts


def read_proxies(text: str) -> tuple[str, ...]:
    proxies = tuple(part.strip() for part in text.split(",") if part.strip())
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise BadSetting(f"GLASTONBURY_PROXIES: expected addresses or networks, got {proxy} ({error})") from None
    return proxies


def read_count_tutorial(text: str) -> bool:
    if text not in ("", "yes", "no"):
        raise BadSetting(f"GLASTONBURY_COUNT_TUTORIAL: expected yes or no, got {text}")
    return text != "no"
