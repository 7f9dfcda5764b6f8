"""How other devices reach this one."""

import ipaddress
import re
import socket
from xml.etree import ElementTree

import pytest
import segno

from glastonbury.server.settings import Settings
from glastonbury.server.web import addresses
from glastonbury.server.web.addresses import blocks, lan_address, picture, public_url


def test_this_machines_address_is_its_own_and_no_loopback():
    address = lan_address()
    if address is not None:  # a machine without a network has none
        assert not ipaddress.ip_address(address).is_loopback
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))  # nobody else's could be bound


def test_the_way_out_counts_more_than_the_name(monkeypatch):
    monkeypatch.setattr(addresses, "routed", lambda: ["192.168.1.5"])
    monkeypatch.setattr(addresses, "named", lambda: ["127.0.1.1", "10.0.0.7"])
    assert lan_address() == "192.168.1.5"
    monkeypatch.setattr(addresses, "routed", list)
    assert lan_address() == "10.0.0.7"
    monkeypatch.setattr(addresses, "named", lambda: ["127.0.1.1"])
    assert lan_address() is None


def test_no_way_out_is_no_error(monkeypatch):
    monkeypatch.setattr(addresses, "NOWHERE", ("255.255.255.255", 9))  # which the system refuses
    assert addresses.routed() == []


@pytest.mark.parametrize(
    ("settings", "url"),
    [
        ({}, None),
        ({"host": "127.0.0.2"}, None),
        ({"host": "::1"}, None),
        ({"host": "192.168.1.9"}, "http://192.168.1.9:8000"),
        ({"host": "2001:db8::1", "port": 81}, "http://[2001:db8::1]:81"),
        ({"host": "0.0.0.0", "port": 8001}, "http://192.168.1.5:8001"),
        ({"host": "::"}, "http://192.168.1.5:8000"),
        ({"public_url": "https://game.example"}, "https://game.example"),
        ({"host": "0.0.0.0", "public_url": "https://game.example"}, "https://game.example"),
    ],
)
def test_the_public_url(monkeypatch, settings, url):
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    assert public_url(Settings("", **settings)) == url


def test_without_a_network_there_is_no_link(monkeypatch):
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert public_url(Settings("", host="0.0.0.0")) is None


def test_the_picture_is_the_code_of_the_link():
    """Module by module, in a quiet zone of four, with nothing in it that a page's policy forbids."""
    link = "http://192.168.1.5:8000/t/K7PMQ2"
    drawn = ElementTree.fromstring(picture(link))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert "style" not in picture(link)
    light, dark = drawn
    assert light.get("fill") == "#fff"
    expected = {
        (x + 4, y + 4) for y, row in enumerate(segno.make_qr(link).matrix) for x, module in enumerate(row) if module
    }
    assert drawn_in(dark.get("d")) == expected


def drawn_in(path: str) -> set[tuple[int, int]]:
    """The places of strokes that are one high, and go through the middle of their line."""
    found, x, y = set(), 0.0, 0.0
    for step, *numbers in re.findall(r"([Mmh])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?", path):
        along, down = (float(number or 0) for number in numbers)
        if step == "h":
            found |= {(int(x) + step, int(y)) for step in range(int(along))}
        x, y = (along, down) if step == "M" else (x + along, y + down)
    return found


def test_the_blocks_fit_a_terminal():
    lines = blocks("http://192.168.100.100:8000/").splitlines()
    assert len(lines) < 24
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) < 80
