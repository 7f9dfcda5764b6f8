"""Whatever comes over a socket is answered by a code, or closes that socket by one; and nobody else notices.

Eve sends it. Ann and Ben play on meanwhile: every move of theirs is answered by Done, and in the end the log of their
table has what they did, and nothing else.
"""

import ast
import asyncio
import gc
import itertools
import json
import logging
import math
import random
import re
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from company import Person, Server, ids
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

import glastonbury.server
from glastonbury.server.codes import Code, CommandCode, InnerCode, RequestCode
from glastonbury.server.limits import Limits
from glastonbury.server.settings import SERVING
from glastonbury.server.shown.protocol import Command, Wish
from glastonbury.server.web.app import CODES
from glastonbury.server.web.guards import TOO_MANY
from glastonbury.server.web.sockets import LARGEST, NOT_FOUND, NOT_TEXT, TOO_LARGE, UNREADABLE

PROTOCOL_ERROR, INVALID_TEXT, MESSAGE_TOO_BIG = 1002, 1007, 1009  # RFC 6455

REFUSALS = set(get_args(CommandCode))


SAY_NO = ("Refused", "Refusal", "SetAside", "Problem", "answer", "refuse", "deny")


def test_every_code_of_the_server_is_in_the_list():
    found = set(CODES.values())
    for file in Path(glastonbury.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in SAY_NO:
                found |= {argument.value for argument in node.args if isinstance(getattr(argument, "value", None), str)}
    assert found == set(get_args(Code))
    assert len(get_args(Code)) == sum(len(get_args(codes)) for codes in (CommandCode, RequestCode, InnerCode))


# Ann and Ben


class Player(Person):
    """Remembers what became of the table by the own commands."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        super().__init__(server, cookie)
        self.kept = {}  # seq → wish

    @property
    def id(self) -> str:
        return self.cookie.removeprefix("glastonbury=").partition(".")[0]

    async def ask(self, wish, command=None):
        answer = await super().ask(wish, command)
        if answer["type"] == "Done" and answer["seq"] is not None:
            self.kept[answer["seq"]] = wish
        return answer


class Evening:
    """Ann and Ben at a table, with a game that goes on, and another one when it is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(7)
        self.moves = 0

    @asynccontextmanager
    async def begun(self):
        self.ann, self.ben = await Player(self.server).arrive(), await Player(self.server).arrive()
        self.name = await self.ann.new_table()
        async with self.ann.at(self.name), self.ben.at(self.name):
            await self.ann.do("Sit", seat=0, name="Ann")
            await self.ben.do("Sit", seat=1, name="Ben")
            await self.ann.begin(self.ben)
            yield self
            await self.move()
            await self.check_log()

    async def move(self) -> None:
        if self.ann.table["status"] == "over":
            await self.ann.do("Rematch")
            await self.ben.do("Rematch")
            await self.ann.until(lambda table: table["status"] == "waiting")
            await self.ben.until(lambda table: table["status"] == "waiting")
            await self.ann.begin(self.ben)
        ann_decides = self.ann.table["game"]["deciding"] == 0
        mover, other = (self.ann, self.ben) if ann_decides else (self.ben, self.ann)
        table = await mover.until(lambda table: table["game"]["legal"])
        await mover.move(self.rng.choice(table["game"]["legal"])["move"])
        await other.until(lambda table: table["version"] >= mover.table["version"])
        self.moves += 1

    async def check_log(self) -> None:
        """Exactly what they did is there, in this order."""
        assert self.moves
        entries = await self.server.do(self.server.house.store.read(self.name))
        mine = self.ann.kept | self.ben.kept
        assert [entry.row.seq for entry in entries] == [0, *sorted(mine)]
        for entry in entries[1:]:
            author, change, wish = entry.row.author, msgspec.to_builtins(entry.row.change), mine[entry.row.seq]
            assert author.id == (self.ann if entry.row.seq in self.ann.kept else self.ben).id
            assert change["type"] == wish["type"].replace("Begin", "Start")
            assert change.get("move") == wish.get("move")


# Eve


class Sender(Person):
    async def send(self, *frames, text=None) -> None:
        for frame in frames:
            await self.socket.send(frame, text=text)

    async def answers(self, number: int) -> list[dict]:
        return [checked(await self.answer()) for _ in range(number)]

    async def close_code(self) -> int:
        """All that still comes is read."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code


def checked(answer: dict) -> dict:
    if answer["type"] == "Refusal":
        assert answer["code"] in REFUSALS, answer
        assert isinstance(answer["data"], dict)
    return answer


def command(wish: object, id_: str | None = None) -> str:
    return json.dumps({"id": id_ or f"command-{next(ids)}", "wish": wish})


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    server = Server(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.db'}", ping=None)
    yield server
    server.stop()


@pytest.fixture
def server(house, caplog):
    """With nothing in its log that went wrong, whatever is sent."""
    uvicorn = logging.getLogger("uvicorn")  # its records go nowhere else
    uvicorn.addHandler(caplog.handler)
    yield house
    gc.collect()  # tasks that failed unseen
    uvicorn.removeHandler(caplog.handler)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.fixture
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def evening(server, runner):
    """Ann and Ben, while the test runs: `runner` lets them, and whoever else is there, act."""
    stack = AsyncExitStack()
    yield runner.run(stack.enter_async_context(Evening(server).begun()))
    runner.run(stack.aclose())


@pytest.fixture
def eve(evening, runner):
    """She watches their table."""
    stack = AsyncExitStack()

    async def come():
        eve = await Sender(evening.server).arrive()
        return await stack.enter_async_context(eve.at(evening.name))

    yield runner.run(come())
    runner.run(stack.aclose())


# Commands that cannot be read, and some that can


WISHES = get_args(Wish)
ODD = [
    "null",
    "true",
    "0",
    "-1",
    "4",
    "1.5",
    "1e999",
    "-0.0",
    "2147483648",
    "18446744073709551616",
    "9" * 1000,
    "NaN",
    "Infinity",
    '""',
    '"x"',
    '"0"',
    '"-"',
    '"' + "x" * 1000 + '"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u202e"',
    '"\N{MAGE}"',
    "[]",
    "[0]",
    "{}",
    '{"type": "Sit"}',
    "[" * 1500 + "]" * 1500,
    '{"":' * 1500 + "0" + "}" * 1500,
    "undefined",
    "'x'",
    "",
]


def good(kind: inspect.Type) -> object:
    """Something that may stand there."""
    match kind:
        case inspect.LiteralType(values):
            return values[0]
        case inspect.IntType():
            return kind.ge or 0
        case inspect.BoolType():
            return True
        case inspect.StrType():
            texts = ("x" * (kind.min_length or 1), "0" * 32, "0" * 64)
            return next(text for text in texts if kind.pattern is None or re.search(kind.pattern, text))
        case inspect.UnionType(types):
            return good(types[0])
    raise AssertionError(f"say what may stand where {kind} is expected")


def fields_of(wish: type) -> dict[str, object]:
    return {"type": wish.__name__} | {field.encode_name: good(field.type) for field in inspect.type_info(wish).fields}


def written(fields: dict[str, str]) -> str:
    """JSON, of values that are JSON already, or should be."""
    return "{" + ", ".join(f"{json.dumps(name)}: {value}" for name, value in fields.items()) + "}"


def bent(wish: type):
    """A command for this wish, with each of its parts replaced by something odd, left out, or one too many."""
    right = {name: json.dumps(value) for name, value in fields_of(wish).items()}
    for name, odd in itertools.product(right, ODD):
        yield written({**right, name: odd})
    for name in right:
        yield written({key: value for key, value in right.items() if key != name})
    for odd in ODD:
        yield written({**right, "more": odd})
        yield written({"more": odd, **right})  # before the tag


@pytest.mark.few(8)
@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.__name__)
def test_a_wish_with_something_odd_in_it_gets_a_code(wish, evening, eve, runner):
    async def fuzz():
        assert msgspec.json.decode(command(fields_of(wish)), type=Command)
        for some in batches(bent(wish), 40):
            numbered = [f'{{"id": "odd-{next(ids):06}", "wish": {wish}}}' for wish in some]
            sending = asyncio.create_task(eve.send(*numbered))
            answers, _ = await asyncio.gather(eve.answers(len(some)), evening.move())
            await sending
            for sent, answer in zip(numbered, answers, strict=True):
                assert answer["id"] == sent[8:18]
                assert answer["type"] == "Refusal" or answer["seq"] is None, sent
                assert readable(sent) or answer["code"] == "unreadable", sent

    runner.run(fuzz())


def batches(items, size):
    items = iter(items)
    while some := list(itertools.islice(items, size)):
        yield some


def readable(text: str) -> bool:
    try:
        msgspec.json.decode(text.replace("-0.0", "0"), type=Command)  # JSON has one kind of number
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


IDS = ["", "x", "x" * 37, "with space", "ümläute-ümläute", "a\nb-cdefgh", "a" * 3000, None, 7, 12345678, [], {}, True]


def test_a_frame_that_is_no_command_gets_a_code(evening, eve, runner):
    begin = {"type": "Begin"}
    frames = [
        "",
        " ",
        "\0",
        "\ufeff",
        "not json",
        *ODD,
        *(json.dumps({"id": odd, "wish": begin}) for odd in IDS),
        *(written({"id": odd, "wish": '{"type": "Begin"}'}) for odd in ODD),
        *(written({"id": '"12345678"', "wish": odd}) for odd in ODD),
        *(written({"id": '"12345678"', "wish": f'{{"type": {odd}}}'}) for odd in ODD),
        *(written({"id": '"12345678"', "wish": '{"type": "Begin"}', "more": odd}) for odd in ODD),
        *(command({"type": tag, "seat": 0}) for tag in ("Fly", "sit", "SIT", "Sit ", "Start", "Create", "HandOver")),
        *(command({"type": tag, "seat": 0}) for tag in ("LetPlay", "CancelDeal", "Postpone", "OfferSeat", "Done")),
        command(begin)[:-1],
        command(begin) + "}",
        command(begin) * 2,
        command(begin).replace('"type"', '"kind"'),
        command(begin).replace('"Begin"', '"Begin", "type": "Fly"'),
        " " * (LARGEST - 100) + "{",
    ]

    async def fuzz():
        for some in batches(frames, 40):
            sending = asyncio.create_task(eve.send(*some))
            answers, _ = await asyncio.gather(eve.answers(len(some)), evening.move())
            await sending
            for sent, answer in zip(some, answers, strict=True):
                assert answer["code"] == "unreadable", sent

    runner.run(fuzz())


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(exclude_categories=[])),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
NAMES = sorted({field.encode_name for wish in WISHES for field in inspect.type_info(wish).fields})
LIKELY = st.sampled_from(["Ann", "@a1", "*c4", "witch", "hello", "red", "0" * 64, "0" * 32, *map(str, range(3))])
ANY_WISH = st.builds(
    lambda tag, fields: {"type": tag, **fields},
    st.sampled_from([wish.__name__ for wish in WISHES] + ["Start", "Create", ""]),
    st.dictionaries(st.sampled_from(NAMES), st.integers(-1, 5) | LIKELY | ANY_JSON, max_size=4),
)


def test_random_texts_get_a_code(evening, eve, runner):
    @given(st.lists(st.text() | ANY_JSON.map(json.dumps), min_size=1, max_size=5))
    def fuzz(frames):
        runner.run(exchange(evening, eve, frames))

    fuzz()


def test_random_wishes_get_a_code(evening, eve, runner):
    @given(st.lists(ANY_WISH, min_size=1, max_size=8))
    def fuzz(wishes):
        runner.run(exchange(evening, eve, [command(wish) for wish in wishes]))

    fuzz()


def test_a_broken_page_of_a_player_disturbs_not_even_that_player(evening, runner):
    """The same cookie, another socket: what cannot be read changes nothing for her either."""

    @given(st.lists(st.text() | ANY_JSON.map(json.dumps), min_size=1, max_size=5))
    def fuzz(frames):
        runner.run(exchange(evening, again, frames))

    again = Sender(evening.server, evening.ann.cookie)
    stack = AsyncExitStack()
    runner.run(stack.enter_async_context(again.at(evening.name)))
    fuzz()
    runner.run(stack.aclose())


async def exchange(evening, eve, frames):
    """All are answered while a move is made; a spectator changes nothing."""
    await eve.send(*frames)
    answers, _ = await asyncio.gather(eve.answers(len(frames)), evening.move())
    assert all(answer["type"] == "Refusal" or answer["seq"] is None for answer in answers)


# Frames that close the socket


def long_command(length: int) -> str:
    return command({"type": "Prepare", "record": "x" * length})


async def cut_off(eve) -> None:
    """In the middle of a frame."""
    whole = Frame(Opcode.TEXT, command({"type": "Begin"}).encode()).serialize(mask=True)
    eve.socket.transport.write(whole[:-5])
    eve.socket.transport.abort()


async def raw(eve, data: bytes) -> None:
    eve.socket.transport.write(data)


CLOSING = {
    "binary": (lambda eve: eve.send(b"{}"), NOT_TEXT),
    "binary that would be a command": (lambda eve: eve.send(command({"type": "Begin"}).encode()), NOT_TEXT),
    "nothing, but binary": (lambda eve: eve.send(b""), NOT_TEXT),
    "text that is no UTF-8": (lambda eve: eve.send(b'{"id": "\xff\xfe"}', text=True), INVALID_TEXT),
    "half a surrogate pair": (lambda eve: eve.send(b'"\xed\xa0\x80"', text=True), INVALID_TEXT),
    "too large": (lambda eve: eve.send(long_command(4 * LARGEST)), TOO_LARGE),
    "too large, in pieces": (lambda eve: eve.send(iter(["x" * LARGEST] * 5)), TOO_LARGE),
    "huge": (lambda eve: eve.send("x" * (SERVING["ws_max_size"] + 1)), MESSAGE_TOO_BIG),
    "huge, in pieces": (lambda eve: eve.send(iter(["x" * LARGEST] * 17)), MESSAGE_TOO_BIG),
    "huge, it says": (lambda eve: raw(eve, b"\x81\xff" + (2**40).to_bytes(8, "big") + b"mask"), MESSAGE_TOO_BIG),
    "unmasked": (lambda eve: raw(eve, Frame(Opcode.TEXT, b"{}").serialize(mask=False)), PROTOCOL_ERROR),
    "an unknown kind of frame": (lambda eve: raw(eve, b"\x83\x80mask"), PROTOCOL_ERROR),
    "reserved bits": (lambda eve: raw(eve, b"\xf1\x80mask"), PROTOCOL_ERROR),
    "a ping that is too long": (lambda eve: raw(eve, b"\x89\xfe\x00\xffmask" + b"x" * 255), PROTOCOL_ERROR),
    "the rest of nothing": (lambda eve: raw(eve, b"\x80\x80mask"), PROTOCOL_ERROR),
    "HTTP": (lambda eve: raw(eve, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"), PROTOCOL_ERROR),
}


@pytest.mark.few(8)
@pytest.mark.parametrize("kind", CLOSING)
def test_a_frame_that_is_no_text_or_too_large_closes_its_socket_alone(kind, evening, eve, runner):
    send, code = CLOSING[kind]

    async def try_to_send():
        with suppress(ConnectionClosed):  # before all of it was sent
            await send(eve)

    async def fuzz():
        _, closed, _ = await asyncio.gather(try_to_send(), eve.close_code(), evening.move())
        assert closed == code

    runner.run(fuzz())


def test_whoever_is_cut_off_leaves_alone(evening, eve, runner):
    async def fuzz():
        await cut_off(eve)
        await evening.move()
        await evening.ann.until_around(lambda seats: seats == {0: True, 1: True})
        while evening.ann.around["watching"]:
            await evening.ann.receive()

    runner.run(fuzz())


def test_a_command_may_come_in_pieces_with_pings_between(evening, eve, runner):
    async def fuzz():
        text = command({"type": "Begin"}, "in-pieces")
        await eve.send(iter(text))
        [answer] = await eve.answers(1)
        assert (answer["id"], answer["code"]) == ("in-pieces", "not_now")
        pieces = [
            Frame(Opcode.TEXT, text[:9].encode(), fin=False),
            Frame(Opcode.PING, b"there?"),
            Frame(Opcode.CONT, text[9:].encode()),
        ]
        for piece in pieces:
            await raw(eve, piece.serialize(mask=True))
            await evening.move()
        [same] = await eve.answers(1)
        assert same == answer

    runner.run(fuzz())


@pytest.mark.parametrize("since", ["", "x", "-1", "1.5", "1e3", "%00", "%FF", "9" * 5000, "%D9%A3", "1%20", "0x1"])
def test_a_socket_for_an_unreadable_version_is_closed_by_a_code(since, server, runner):
    async def fuzz():
        eve = await Sender(server).arrive()
        async with eve.at(await eve.new_table(), since):
            assert await eve.close_code() == UNREADABLE

    runner.run(fuzz())


@pytest.mark.parametrize("since", [0, 1, 2, 10**9, 9_999_999_999])
def test_a_socket_for_a_version_that_never_was_shows_the_table(since, server, runner):
    async def fuzz():
        eve = await Sender(server).arrive()
        async with eve.at(await eve.new_table(), since):
            assert (await eve.receive())["since"] == (1 if since == 1 else None)

    runner.run(fuzz())


@pytest.mark.parametrize("name", ["%00", "%FF", "x" * 5000, "%F0%9F%A7%99", "null", "' OR 1=1 --"])
def test_a_socket_for_no_table_is_closed_by_a_code(name, server, runner):
    async def fuzz():
        eve = await Sender(server).arrive()
        async with eve.at(name.replace(" ", "%20")):
            assert await eve.close_code() == NOT_FOUND

    runner.run(fuzz())


# Floods


FLOOD = 10_000


def flood():
    some = [fields_of(wish) for wish in WISHES if wish.__name__ != "Mute"]
    return (command(some[number % len(some)]) if number % 3 else "{" for number in range(FLOOD))


async def send_at_once(eve) -> None:
    """In one go: nothing waits for an answer, or for room on the way."""
    await raw(eve, b"".join(Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in flood()))


def test_ten_thousand_commands_are_all_answered_where_there_are_no_limits(evening, eve, runner):
    async def fuzz():
        await send_at_once(eve)
        answers = asyncio.create_task(eve.answers(FLOOD))
        for _ in range(30):
            await evening.move()
        assert all(answer["type"] == "Refusal" or answer["seq"] is None for answer in await answers)

    runner.run(fuzz())


def test_ten_thousand_commands_are_too_many(tmp_path, runner):
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", ping=None, limits=Limits())

    async def read_all(eve):
        codes = []
        try:
            while True:
                codes.append(checked(await eve.answer()).get("code"))
        except ConnectionClosed as closed:
            return codes, closed.rcvd.code

    async def fuzz():
        async with Evening(server).begun() as evening:
            eve = await Sender(server).arrive()
            async with eve.at(evening.name):
                await send_at_once(eve)
                reading = asyncio.create_task(read_all(eve))
                for _ in range(20):
                    await evening.move()
                codes, closed = await reading
            assert closed == TOO_MANY
            assert len(codes) < FLOOD
            async with eve.at(evening.name):  # and may come again
                [answer] = (await eve.send(command({"type": "Begin"})), await eve.answers(1))[1]
                assert answer["code"] == "not_now"

    try:
        runner.run(fuzz())
    finally:
        server.stop()


# Commands that come from the wrong person, or at the wrong time


async def codes(person, *wishes) -> list[str]:
    return [checked(await person.ask(wish)).get("code") for wish in wishes]


def test_moves_for_others_and_at_other_times_are_refused(evening, eve, runner):
    async def fuzz():
        for _ in range(4):
            game = evening.ann.table["game"]
            deciding, waiting = (evening.ann, evening.ben)[:: 1 if game["deciding"] == 0 else -1]
            table = await deciding.until(lambda table: table["game"]["legal"])
            ply, token = table["game"]["ply"], table["game"]["legal"][0]["move"]
            move = {"type": "Move", "game": 1, "ply": ply, "move": token}
            assert await codes(eve, move) == ["not_your_turn"]
            assert await codes(waiting, move) == ["not_your_turn"]
            for person in (eve, evening.ann, evening.ben):
                for other in (ply - 1, ply + 1, -1, 2**31, 10**30):
                    assert await codes(person, {**move, "ply": other}) == ["stale"]
                for other in (0, -1, 2, 2**31, 10**30):
                    assert await codes(person, {**move, "game": other}) == ["not_now"]
            for nonsense in ("", "x", "@z9", "@a1 ", "\0", "＠a1", "-" * 12):
                assert await codes(deciding, {**move, "move": nonsense}) == ["illegal"]
            await evening.move()
            assert await codes(deciding, move) == ["stale"]  # once more, under another id

    runner.run(fuzz())


def test_wishes_of_a_spectator_are_refused(evening, eve, runner):
    async def fuzz():
        for wish in WISHES:
            answer = checked(await eve.ask(fields_of(wish)))
            assert (wish.__name__ == "Mute") == (answer["type"] == "Done"), answer  # whom she hears is her own business
            await evening.move()

    runner.run(fuzz())


def test_the_id_of_another_persons_command_is_taken_and_gives_nothing_away(evening, eve, runner):
    async def fuzz():
        wish, back = {"type": "Abandon"}, {"type": "Withdraw"}
        done = await evening.ann.ask(wish, "the-id-of-ann")
        assert done["type"] == "Done"
        for person in (evening.ben, eve):
            answer = checked(await person.ask(wish, "the-id-of-ann"))
            assert (answer["code"], answer["data"]) == ("id_taken", {})
        assert await evening.ann.ask(wish, "the-id-of-ann") == done
        assert (await eve.ask(back, "the-next-of-ann"))["code"] == "not_at_table"
        assert (await evening.ann.ask(back, "the-next-of-ann"))["type"] == "Done"  # she was not kept from using it

    runner.run(fuzz())


def test_whoever_has_stood_up_is_a_spectator_again(server, runner):
    async def fuzz():
        async with company_at(server, "over") as (ann, ben, _, _):
            await ben.do("StandUp", seat=1)
            move = {"type": "Move", "game": 1, "ply": 0, "move": "@a1"}
            assert await codes(ben, move, {"type": "Rematch"}, {"type": "Say", "phrase": "hello"}) == [
                "not_now",
                "not_at_table",
                "not_at_table",
            ]
            assert await codes(ben, {"type": "StandUp", "seat": 1}, {"type": "StandUp", "seat": 0}) == ["not_yours"] * 2
            await ann.do("Say", phrase="goodbye")

    runner.run(fuzz())


def test_a_wish_where_there_is_nothing_to_see_any_more_is_refused(server):
    """The last seat is taken while somebody who may not watch is still there."""

    async def ask():
        ann, eve = await Player(server).arrive(), await Sender(server).arrive()
        name = await ann.new_table(("witch", "witch"), spectators=False)
        for wish in (
            {"type": "Say", "phrase": "hello"},
            {"type": "StepAway"},
            {"type": "Mute", "seat": 0, "muted": True},
        ):
            answer = await eve.post(f"/api/tables/{name}/commands", {"id": f"command-{next(ids)}", "wish": wish})
            assert (answer.status_code, answer.json()["code"]) == (409, "no_spectators")

    asyncio.run(ask())


STATUSES = ("waiting", "dealing", "playing", "over", "abandoned")


@asynccontextmanager
async def company_at(server, status, cookies=("", "", "")):
    """Ann (the host), Ben (with a seat) and Eve (who watches) at a new table in this status."""
    ann, ben, eve = (Player(server, cookie) for cookie in cookies)
    for person in (ann, ben, eve):
        if not person.cookie:
            await person.arrive()
    name = await ann.new_table()
    async with ann.at(name), ben.at(name), eve.at(name):
        await ann.do("Sit", seat=0, name="Ann")
        await ben.do("Sit", seat=1, name="Ben")
        if status == "dealing":
            await ann.do("Begin")
        elif status != "waiting":
            await ann.begin(ben)
            if status == "over":
                await ben.do("Resign", seat=1)
            elif status == "abandoned":
                await ann.do("Abandon")
                await ben.do("Abandon")
        for person in (ann, ben, eve):
            await person.until(lambda table: table["status"] == status)
        yield ann, ben, eve, name


def wishes_at(table):
    """Each wish, for each seat and one that is not there; a move that might be legal too."""
    game = table["game"] or {"game": 0, "ply": 0, "legal": []}
    for wish in WISHES:
        fields = fields_of(wish)
        if wish.__name__ == "Move":
            token = game["legal"][0]["move"] if game["legal"] else "@a1"
            yield {**fields, "game": game["game"], "ply": game["ply"], "move": token}
        for seat in (0, 1, 3) if "seat" in fields else (None,):
            yield fields if seat is None else {**fields, "seat": seat}


@pytest.mark.few(6)
@pytest.mark.parametrize("who", ["host", "seat", "spectator"])
@pytest.mark.parametrize("status", STATUSES)
def test_every_wish_is_answered_at_every_time_whoever_has_it(status, who, server, runner):
    """The table is a new one after each wish that changed it. Nobody's socket is closed by it."""

    async def wish_from(number: int) -> int | None:
        """All wishes from this one on, until one is fulfilled; gives the number of the next one."""
        async with company_at(server, status, cookies) as (*people, _):
            asker = people[("host", "seat", "spectator").index(who)]
            for index, wish in itertools.islice(enumerate(wishes_at(asker.table)), number, None):
                answer = checked(await asker.ask(wish))
                if answer["type"] == "Done" and answer["seq"] is not None:
                    fulfilled.append(wish["type"])
                    for person in people:  # everybody is still there, and sees it
                        await person.until(lambda table, seq=answer["seq"]: table["version"] > seq)
                    return index + 1
            for person in people:
                assert checked(await person.ask({"type": "ImBack"}))["id"]
            return None

    fulfilled, cookies = [], []

    async def fuzz():
        cookies.extend([(await Player(server).arrive()).cookie for _ in range(3)])
        number = 0
        while number is not None:
            number = await wish_from(number)

    runner.run(fuzz())
    assert bool(fulfilled) == (who != "spectator")


# The lists above would not notice if they were empty.


def test_the_odd_values_are_odd():
    assert len(set(ODD)) == len(ODD)
    assert math.isnan(json.loads("NaN"))
    assert all(readable(command(fields_of(wish))) for wish in WISHES)
    assert sum(readable(f'{{"id": "12345678", "wish": {text}}}') for wish in WISHES for text in bent(wish)) < 200
