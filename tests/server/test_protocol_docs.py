"""docs/protocol.md tells of everything that there is."""

from pathlib import Path
from typing import get_args

import pytest

from glastonbury.server.codes import Code
from glastonbury.server.shown.protocol import ToClient, Wish
from glastonbury.server.tables.changes import ChangeKind, TableChange
from glastonbury.server.web import guards, sockets
from glastonbury.server.web.rest import ROUTES

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(kind.__name__ for kind in (*get_args(Wish), *get_args(ToClient))))
def test_every_wish_and_message_is_described(name):
    assert f"`{name}`" in TEXT or f"`{name} " in TEXT


@pytest.mark.parametrize("code", sorted(get_args(Code)))
def test_every_code_is_named(code):
    assert f"`{code}`" in TEXT


def test_every_change_has_a_kind():
    assert set(get_args(ChangeKind)) == {change.__name__ for change in get_args(TableChange)}


@pytest.mark.parametrize("path", sorted({path for route in ROUTES for path in route.paths}))
def test_every_route_is_described(path):
    shown = path.replace("{name:str}", "CODE").replace("{game:int}", "N").replace("{seat:int}", "N")
    assert shown in TEXT or shown.replace("/api/tables/CODE", "…") in TEXT


@pytest.mark.parametrize("module", [guards, sockets])
def test_every_reason_to_close_is_named(module):
    codes = [value for value in vars(module).values() if isinstance(value, int) and 4000 <= value <= 4999]
    assert len(codes) > 0
    for code in set(codes) - {sockets.LARGEST}:
        assert str(code) in TEXT
