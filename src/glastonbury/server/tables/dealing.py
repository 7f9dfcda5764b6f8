"""How a game is dealt: by the server's secret and a word of every device: everybody can check it (docs/deal.md)."""

import hashlib
from dataclasses import replace
from typing import Any

import msgspec

from ...deal import Choices, deal, proof
from ...notation import RecordError, read_record
from ...rules import Edition, Setup, start
from .changes import RULES, Author, Prepare, PromiseWord, RevealWord, Start
from .guards import require_device, require_ready, require_server, require_status
from .history import last_turns, remembering
from .playing import moved
from .seating import colors
from .table import Deal, Refused, Table


def begin(table: Table, author: Author, change: Start) -> Table:
    require_ready(table, author)
    if change.rules != RULES:
        raise Refused("other_rules", rules=change.rules)
    here = {seat.person for seat in table.seats if not seat.player}
    devices = tuple(person for person in table.people if person in here and person not in table.silent)
    dealing = replace(table, status="dealing", dealt=Deal(change.secret, devices=devices), votes={})
    return dealing if devices else finish_deal(dealing)


def promise_word(table: Table, author: Author, change: PromiseWord) -> Table:
    dealt = deal_going_on(table)
    require_device(dealt, author, dealt.promised)
    return replace(table, dealt=replace(dealt, promised={**dealt.promised, author.id: change.sha256}))


def reveal_word(table: Table, author: Author, change: RevealWord) -> Table:
    dealt = deal_going_on(table)
    if not dealt.all_promised:
        raise Refused("promises_missing")
    require_device(dealt, author, dealt.revealed)
    if hashlib.sha256(bytes.fromhex(change.word)).hexdigest() != dealt.promised[author.id]:
        raise Refused("broken_promise")
    revealed = replace(table, dealt=replace(dealt, revealed={**dealt.revealed, author.id: change.word}))
    return finish_deal(revealed) if len(dealt.revealed) + 1 == len(dealt.devices) else revealed


def cancel_deal(table: Table, author: Author) -> Table:
    """The next one goes without the words of those who are waited for."""
    dealt = deal_going_on(table)
    require_server(author)
    return replace(table, status="waiting", dealt=None, silent=table.silent | frozenset(dealt.missing))


def deal_going_on(table: Table) -> Deal:
    """Raises Refused."""
    require_status(table, "dealing")
    assert table.dealt is not None
    return table.dealt


def finish_deal(table: Table) -> Table:
    """All words are there: the first seat of the first game follows from them, later the next one begins."""
    assert table.dealt is not None
    options = table.options
    choices = Choices(
        colors(table),
        Edition(options.edition),
        options.recipes,
        first="random" if table.first is None else (table.first + 1) % len(table.seats),
        removed_color=options.removed_color,
        memory_aid=bool(options.memory_aid),
    )
    words = tuple(table.dealt.revealed[person] for person in table.dealt.devices)
    dealt = replace(table.dealt, choices=choices, words=words)
    setup = deal(choices, *dealt.ingredients)
    return set_up(replace(table, dealt=dealt), setup, first=choices.seats.index(setup.players[0]))


def set_up(table: Table, setup: Setup, first: int) -> Table:
    return replace(
        remembering(table, table.told, len(table.told)),
        status="playing",
        seats=tuple(replace(seat, resigned=False, whispers=0) for seat in table.seats),
        game=table.game + 1,
        first=first,
        silent=frozenset(),
        setup=setup,
        state=start(setup),
        moves=(),
        stood_in=(),
        winners=(),
        looks={},
        closing=frozenset(),
        whispered=frozenset(),
    )


def prepare(table: Table, author: Author, change: Prepare) -> Table:
    """The seats are the record's players in turn order."""
    require_ready(table, author)
    try:
        record = read_record(change.record)
    except RecordError as error:
        raise Refused("bad_record", ply=error.ply) from None
    setup = record.setup
    if len(setup.players) != len(table.seats):
        raise Refused("bad_record", seats=len(setup.players))
    seats = tuple(replace(seat, color=color) for seat, color in zip(table.seats, setup.players, strict=True))
    options = msgspec.structs.replace(
        table.options,
        edition=setup.edition.value,
        recipes=setup.recipes is not None,
        removed_color=None,
        memory_aid=setup.memory_aid,
    )
    table = set_up(replace(table, options=options, seats=seats, dealt=None), setup, first=0)
    for move in record.moves:
        table = moved(table, str(move))
        begins = 0 if table.options.memory_aid else last_turns(table)
        table = remembering(table, table.told, begins)
    return table


def proof_of(table: Table) -> dict[str, Any]:
    """What the record carries as `deal`; it has the secret, so it is for games that are over."""
    assert table.dealt is not None
    assert table.dealt.choices is not None
    return proof(table.dealt.choices, *table.dealt.ingredients)
