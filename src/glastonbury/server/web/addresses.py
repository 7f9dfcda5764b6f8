"""By what address other devices reach this server, and that address as a picture that a phone can read."""

import io
import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

import segno

from ..settings import Settings

MOST_PICTURES = 1000  # that are kept: each takes as long as some moves
NOWHERE = ("192.0.2.1", 9)  # an address for documentation: nobody is there


def public_url(settings: Settings) -> str | None:
    """None where only this machine can reach it: a link that cannot work is worse than none."""
    if settings.public_url is not None:
        return settings.public_url
    host = ipaddress.ip_address(settings.host)
    if host.is_loopback:
        return None
    reached = lan_address() if host.is_unspecified else settings.host
    return None if reached is None else url(reached, settings.port)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str | None:
    """The address of this machine in its network; None if it is in none."""
    return next((address for address in (*routed(), *named()) if not ipaddress.ip_address(address).is_loopback), None)


def routed() -> list[str]:
    """Where this machine would send from. Connecting a datagram socket chooses a way and sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:  # no network
            return []
        address: str = probe.getsockname()[0]
        return [address]


def named() -> list[str]:
    """What the machine's own name stands for."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(address[0]) for *_, address in found]


LOCAL = ("", ".local", ".lan", ".home.arpa", ".internal")  # what networks at home put behind a machine's name


def own_names(settings: Settings) -> frozenset[str]:
    """By what names this server may be asked for, but for addresses: this machine's, and those that it was given."""
    machine = socket.gethostname().lower().partition(".")[0]
    names = {"localhost", socket.getfqdn().lower(), *(machine + ending for ending in LOCAL), *settings.hosts}
    if settings.public_url is not None:
        names.add(urlsplit(settings.public_url).hostname or "")
    return frozenset(names)


@lru_cache(MOST_PICTURES)
def picture(link: str) -> str:
    """A QR code as SVG, dark on light whatever the page looks like."""
    text = io.BytesIO()
    code = segno.make_qr(link)
    code.save(text, kind="svg", xmldecl=False, omitsize=True, light="#fff", svgclass=None, lineclass=None)
    return text.getvalue().decode()


def blocks(link: str) -> str:
    """A QR code for a terminal."""
    text = io.StringIO()
    segno.make_qr(link).terminal(text, compact=True)
    return text.getvalue()
