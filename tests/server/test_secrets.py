"""No byte that the server sends tells a secret (§5): real sockets, prepared decks, scripted moves.

A twin of a game differs from it in what somebody cannot know at a ply. For whoever was there from the beginning that is
the order of the pile that nobody has seen, and the recipes of others; for whoever comes at that ply, the covered cards
too, their own included. Both games must send the same bytes. Nothing is masked: the clock stands still and ids are
counted anew at every table, so that messages have nothing else to differ in.
"""

import asyncio
import hashlib
import itertools
import json
import random
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

import httpx
import pytest
from company import Person, Server
from litestar.enums import HttpMethod
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec import structs
from websockets.exceptions import ConnectionClosed

from builders import VARIANTS, random_game
from glastonbury.deal import Choices, deal
from glastonbury.notation import Record, new_record, write_record
from glastonbury.rules import (
    CELLS,
    OTHER_COLORS,
    PLAYER_COLORS,
    Card,
    CardDropped,
    CardPutOnCauldron,
    CardsSwept,
    CardTaken,
    CardTurnedOver,
    CauldronSeen,
    DeclinatioUsed,
    Edition,
    Event,
    IngredientCard,
    Move,
    PawnMoved,
    PawnPlaced,
    RecipeB,
    Recipes,
    Setup,
    State,
    play,
    start,
)
from glastonbury.server.shown import seen
from glastonbury.server.tables import following
from glastonbury.server.web import app as application
from glastonbury.views import SPECTATOR, Seat, view

T = TypeVar("T")

PLY = -1  # stands for the one that the game is at
CARD = re.compile(r"\b[YGRBOPNWK][ab][1-4]\b")  # of which there is one each


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """With all routes of its application, but without the page's files: they name cards, and are the same for all."""
    guarded = application.guarded
    routes = []

    def noted(app, settings):
        routes.extend(app.routes)
        return guarded(app, settings)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "guarded", noted)
        database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('secrets') / 'tables.db'}"
        server = Server(database, page=tmp_path_factory.mktemp("no-page"))
    server.routes = routes
    yield server
    server.stop()


# Games and their twins


@dataclass(frozen=True, repr=False)
class Game:
    """A scripted one, and the seat that is looked at."""

    setup: Setup
    moves: tuple[Move, ...]
    states: tuple[State, ...]  # before each move, and after the last
    events: tuple[tuple[Event, ...], ...]  # of each move
    seat: int

    @property
    def last(self) -> int:
        """The last ply before the scoring opens the recipes."""
        return max(ply for ply, state in enumerate(self.states) if state.phase != "over")

    @property
    def covered_until(self) -> int:
        """The last ply before the cauldrons are laid open."""
        return max(ply for ply, state in enumerate(self.states) if state.phase not in ("immuto", "over"))


def scripted(players: int, edition: Edition, recipes: bool) -> Game:
    rng = random.Random(f"{players} {edition} {recipes}")
    colors = tuple(rng.sample(PLAYER_COLORS, players))
    removed = rng.choice(("random", None))
    setup = deal(Choices(colors, edition, recipes, first=0, removed_color=removed), rng.randbytes(16))
    states, moves, events = zip(*random_game(rng, setup), strict=True)
    return Game(setup, moves[1:], states, events[1:], rng.randrange(players))


GAMES = [scripted(*variant) for variant in VARIANTS]
GAME = scripted(3, Edition.FR, recipes=True)  # of which every ply is looked at


def record(setup: Setup, moves: tuple[Move, ...] = ()) -> str:
    return write_record(Record(setup, new_record(setup).header, moves))


def unseen_from(game: Game, ply: int) -> int:
    """The first place of the deck that nobody has seen. What Vanesco put under the pile is not of the deck's end."""
    events = [event for events in game.events[:ply] for event in events]
    return len(CELLS) + sum(isinstance(event, CardTurnedOver) for event in events)


def with_another_pile(setup: Setup, begins: int, rng: random.Random) -> Setup:
    unseen = list(setup.deck[begins:])
    rng.shuffle(unseen)
    return replace(setup, deck=(*setup.deck[:begins], *unseen))


def with_other_recipes(setup: Setup, own: Seat, rng: random.Random) -> Setup:
    """Of everybody but one's own, if there are any."""
    if setup.recipes is None:
        return setup
    kept = [] if own is SPECTATOR else [setup.recipes[own]]
    colors = [color for color in OTHER_COLORS if all(color != recipes.a for recipes in kept)]
    tasks = [task for task in RecipeB if all(task != recipes.b for recipes in kept)]
    others = len(setup.players) - len(kept)
    twin = setup
    while twin == setup:
        recipes = list(map(Recipes, rng.sample(colors, others), rng.sample(tasks, others)))
        at = own or 0
        twin = replace(setup, recipes=(*recipes[:at], *kept, *recipes[at:]))
    return twin


def after(setup: Setup, moves: Iterable[Move]) -> State:
    state = start(setup)
    for move in moves:
        state, _ = play(state, move)
    return state


def covered(state: State) -> list[tuple[Card, ...]]:
    return [player.cauldron[:-1] for player in state.players]


def with_other_cards_covered(game: Game, ply: int, rng: random.Random) -> Setup:
    """Cards that neither the seat nor a spectator can see now change places, each with one of the same number.

    That is another name for a card and nothing else: all moves stay as they were.
    """
    state = game.states[ply]
    there = visible(game, ply, game.seat)
    hidden = [card for card in game.setup.deck if isinstance(card, IngredientCard) and card.code not in there]
    other: dict[Card, Card] = {}
    for number in (1, 2, 3, 4):
        alike = [card for card in hidden if card.number == number]
        other.update(zip(alike, rng.sample(alike, len(alike)), strict=True))
    setup = replace(game.setup, deck=tuple(other.get(card, card) for card in game.setup.deck))

    twin = after(setup, game.moves[:ply])
    for seat in (game.seat, SPECTATOR):
        assert view(twin, seat) == view(state, seat), "a twin that can be told apart by the rules"
    return setup


# What may be seen


def told(game: Game, ply: int) -> list[Event]:
    """The last whole turn of each player, the one that goes on, and what the last move did: no more may be shown."""
    turns: list[tuple[int, list[Event]]] = []
    before = None
    for event in itertools.chain(*game.events[:ply]):
        if isinstance(event, PawnPlaced) or (isinstance(event, PawnMoved) and not isinstance(before, DeclinatioUsed)):
            turns.append((event.player, []))
        turns[-1][1].append(event)
        before = event
    going_on = [turns.pop()[1]] if game.states[ply].phase in ("take", "corner", "keep") else []
    return [*itertools.chain(*dict(turns).values(), *going_on, *game.events[max(0, ply - 1) : ply])]


def look(game: Game, ply: int, seat: Seat) -> tuple[Card, ...]:
    """What Perluceo shows the seat now: until its next turn begins; where that was at once, until the next move."""
    shown: tuple[Card, ...] = ()
    ends = False
    for events in game.events[:ply]:
        looks = [event for event in events if isinstance(event, CauldronSeen) and event.player == seat]
        begins = any(isinstance(event, PawnMoved) and event.player == seat for event in events)
        if looks:
            shown = looks[0].cards or ()
        elif begins or ends:
            shown = ()
        ends = bool(looks) and begins
    return shown


def visible(game: Game, ply: int, seat: Seat) -> set[str]:
    """The codes of all cards that somebody at this seat may see now."""
    state = game.states[ply]
    cards = [*state.cells, state.taken, *(player.top for player in state.players), *look(game, ply, seat)]
    for event in told(game, ply):
        match event:
            case (
                CardTaken(card=card) | CardPutOnCauldron(card=card) | CardDropped(card=card) | CardTurnedOver(card=card)
            ):
                cards.append(card)
            case CardsSwept(swept=swept):
                cards += [card for _, card in swept]
            case _:
                pass
    return {card.code for card in cards if card is not None}


# People


class Witness(Person):
    """Keeps every frame as it came, step by step. A step ends when everybody has seen it: nothing is overtaken."""

    def __init__(self, server: Server, web: httpx.AsyncClient) -> None:
        super().__init__(server)
        self.web = web
        self.steps: list[list[str]] = []

    async def request(self, method: str, path: str, **more: object) -> httpx.Response:
        response = await self.web.request(method, path, headers={"Cookie": self.cookie}, **more)
        if "glastonbury" in response.cookies:
            self.cookie = f"glastonbury={response.cookies['glastonbury']}"
            self.web.cookies.clear()
        return response

    async def collect(self, *types: str) -> list[str]:
        """One frame of each of these types, in whatever order an answer and the table come."""
        frames = {}
        while len(frames) < len(types):
            frame = await self.frame()
            kind = json.loads(frame)["type"]
            assert kind in types
            assert kind not in frames
            frames[kind] = frame
        self.steps.append([frames[kind] for kind in types])
        return self.steps[-1]


class Company(NamedTuple):
    ann: Witness  # has the seat that is looked at
    ben: Witness  # the host, who has all others
    eve: Witness  # a spectator


@asynccontextmanager
async def begun(people: Company, game: Game, setup: Setup):
    """The table, and how somebody does something there; it goes on when all have seen it."""
    ann, ben, eve = people
    ids = itertools.count()
    name = await ben.new_table(seats=len(setup.players))
    async with AsyncExitStack() as sockets:
        here: list[Witness] = []
        for person in (ben, ann, eve):
            person.steps = []
            await sockets.enter_async_context(person.at(name))
            await person.collect("Seen", "Around")
            for other in here:
                await other.collect("Around")
            here.append(person)

        async def do(who: Witness, kind: str, **wish: object) -> None:
            await who.socket.send(json.dumps({"id": f"command-{next(ids)}", "wish": {"type": kind, **wish}}))
            told = ("Seen", "Around") if kind == "Sit" else ("Seen",)
            await who.collect("Done", *told)
            for person in here:
                if person is not who:
                    await person.collect(*told)

        for seat in range(len(setup.players)):
            await do(ann if seat == game.seat else ben, "Sit", seat=seat, name=f"Player {seat}")
        await do(ben, "Prepare", record=record(setup))
        yield name, do


async def watched(people: Company, game: Game, setup: Setup, ply: int) -> tuple[list[list[str]], list[list[str]]]:
    """All that the seat and the spectator receive, step by step, to this ply."""
    async with begun(people, game, setup) as (_, do):
        for number, move in enumerate(game.moves[:ply]):
            who = people.ann if game.states[number].player == game.seat else people.ben
            await do(who, "Move", game=1, ply=number, move=str(move))
    return people.ann.steps, people.eve.steps


async def work_off(server: Server, jobs: Iterable[T], work: Callable[[Company, T], Awaitable[None]]) -> None:
    """Several companies at several tables: while one waits for the disk, the others play."""
    left = list(jobs)

    async def play_some(web: httpx.AsyncClient) -> None:
        people = Company(*[await Witness(server, web).arrive() for _ in range(3)])
        while left:
            try:
                await work(people, left.pop(0))
            except Exception:
                left.clear()
                raise

    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=60, verify=False) as web:
        companies = [play_some(web) for _ in left[:12]]
        ends = await asyncio.gather(*companies, return_exceptions=True)
    for failed in filter(None, ends):
        raise failed


def difference(ours: list[list[str]], theirs: list[list[str]]) -> str | None:
    """Where two sequences of frames part, in a few characters; None: nowhere."""
    for step, frames in enumerate(zip(ours, theirs, strict=True)):
        first, other = map("\n".join, frames)
        if first != other:
            at = next(
                (i for i, (a, b) in enumerate(zip(first, other, strict=False)) if a != b), min(len(first), len(other))
            )
            return f"step {step}: {first[max(0, at - 60) : at + 20]!r} or {other[max(0, at - 60) : at + 20]!r}"
    return None


# Whoever was there from the beginning


def check_twins(server: Server, game: Game, plies: Iterable[int]) -> int:
    """How many twins were different ones."""
    twins: list[tuple[Seat, int]] = [(game.seat, ply) for ply in plies]
    last = max(ply for _, ply in twins)
    if game.setup.recipes is not None:
        twins.append((SPECTATOR, last))  # for whom the seat's own recipes are as secret
    ours: dict[str, list[list[str]]] = {}
    different = 0

    async def play_game(people: Company, ply: int) -> None:
        ours["the seat"], ours["a spectator"] = await watched(people, game, game.setup, ply)

    async def play_twin(people: Company, job: tuple[Seat, int]) -> None:
        nonlocal different
        whose, ply = job
        rng = random.Random(f"{whose} {ply}")
        twin = with_other_recipes(with_another_pile(game.setup, unseen_from(game, ply), rng), whose, rng)
        different += twin != game.setup
        theirs = dict(zip(ours, await watched(people, game, twin, ply), strict=True))
        for who in ours if whose == game.seat else ["a spectator"]:
            found = difference(ours[who][: len(theirs[who])], theirs[who])
            assert found is None, f"{who} can tell the twin of ply {ply}: {found}"

    asyncio.run(work_off(server, [last], play_game))
    asyncio.run(work_off(server, twins, play_twin))
    return different


# Whoever comes now


def check_first_comers(server: Server, game: Game, plies: Iterable[int], *, played: bool = False) -> int:
    """How many twins had other cards covered. The game was prepared to be at that ply, or played by somebody."""
    different = 0

    async def compare(people: Company, ply: int) -> None:
        nonlocal different
        rng = random.Random(ply)
        twin = with_other_cards_covered(game, ply, rng)
        different += covered(after(twin, game.moves[:ply])) != covered(game.states[ply])
        twin = with_other_recipes(with_another_pile(twin, unseen_from(game, ply), rng), game.seat, rng)
        found = difference(*[await first_seen(people, game, setup, ply, played) for setup in (game.setup, twin)])
        assert found is None, f"whoever comes at ply {ply} can tell the twin: {found}"

    asyncio.run(work_off(server, plies, compare))
    return different


async def first_seen(people: Company, game: Game, setup: Setup, ply: int, played: bool) -> list[list[str]]:
    """What the seat and a spectator get who come to the table now, by a socket and by REST."""
    ann, ben, eve = people
    name = await ben.new_table(seats=len(setup.players))
    wishes = [
        (ann if seat == game.seat else ben, {"type": "Sit", "seat": seat, "name": f"Player {seat}"})
        for seat in range(len(setup.players))
    ]
    before = len(wishes) + 1  # the version that the game was prepared at
    wishes.append((ben, {"type": "Prepare", "record": record(setup, () if played else game.moves[:ply])}))
    for number, move in enumerate(game.moves[:ply] if played else ()):
        who = ann if game.states[number].player == game.seat else ben
        wishes.append((who, {"type": "Move", "game": 1, "ply": number, "move": str(move)}))
    for number, (who, wish) in enumerate(wishes):
        done = await who.post(f"/api/tables/{name}/commands", {"id": f"command-{number}", "wish": wish})
        done.raise_for_status()
    found = []
    for person in (ann, eve):
        for query in ("", "?since=0", f"?since={before}"):
            response = await person.get(f"/api/tables/{name}{query}")
            assert response.json()["table"]["game"]["ply"] == ply
            found.append([response.text])
    async with ann.at(name):
        found.append(await ann.collect("Seen", "Around"))
        async with eve.at(name, since=before):
            found.append(await eve.collect("Seen", "Around"))
    return found


# The history of takes


def check_untold(text: str, game: Game, ply: int, seat: Seat) -> None:
    """Nothing in it is older than each player's last turn, and no card is named that lies covered now."""
    there = visible(game, ply, seat)
    named = set(CARD.findall(text)) - there
    assert not named, f"told at ply {ply}, though out of sight: {named}"
    takes = [(event.player, event.cell, event.card.code) for event in told(game, ply) if isinstance(event, CardTaken)]
    for take in taken_in(text):
        assert take in takes, f"told at ply {ply}, though history: {take}"


def taken_in(text: str) -> list[tuple[int, str, str]]:
    """Every CardTaken anywhere in an answer."""
    found = []

    def noted(value: dict) -> dict:
        if value.get("type") == "CardTaken":
            found.append((value["seat"], value["cell"], value["card"]))
        return value

    if text.startswith(("{", "[")):
        json.loads(text, object_hook=noted)
    return found


def ways_to_ask(routes: list, values: dict[str, list]) -> Iterator[str]:
    """Every route that can be asked, with every value of everything that it wants to know."""
    for route in routes:
        if isinstance(route, WebSocketRoute):
            assert route.path_format == "/api/tables/{name}/socket", f"how is {route.path} to be asked?"
            continue
        assert isinstance(route, HTTPRoute), f"how is {route.path} to be asked?"
        if HttpMethod.GET not in route.methods:
            continue
        [handler] = [handler for handler in route.route_handlers if HttpMethod.GET in handler.http_methods]
        asked_for = {*handler.parsed_fn_signature.parameters, *route.path_parameters} - {"request", "state"}
        unknown = asked_for - values.keys()
        assert not unknown, f"how is {route.path} to be asked for {unknown}?"
        in_path = [name for name in sorted(asked_for) if f"{{{name}}}" in route.path_format]
        in_query = [name for name in sorted(asked_for) if name not in in_path]
        for places in itertools.product(*(values[name] for name in in_path)):
            path = route.path_format.format(**dict(zip(in_path, places, strict=True)))
            yield path
            yield from (f"{path}?{name}={value}" for name in in_query for value in values[name])


REFUSED = [  # whoever asks, and nothing of it changes the table
    {"type": "Move", "game": 1, "ply": PLY, "move": "@a1"},
    {"type": "Move", "game": 1, "ply": PLY, "move": "nonsense"},
    {"type": "Move", "game": 1, "ply": 0, "move": "@a1"},
    {"type": "Move", "game": 0, "ply": 0, "move": "@a1"},
    {"type": "Sit", "seat": 0, "name": "Eve"},
    {"type": "Rename", "seat": 0, "name": "Eve"},
    {"type": "TakeBack", "seat": 0},
    {"type": "VoteStandIn", "seat": 0, "level": "random"},
    {"type": "Begin"},
    {"type": "Prepare", "record": "{}"},
    {"type": "RevealWord", "word": "0" * 32},
    {"type": "Rematch"},
]


def ways_to_post(routes: list, name: str, ply: int) -> Iterator[tuple[str, object]]:
    """Every route that changes something, with what it wants to be told."""
    wishes = [wish | ({"ply": ply} if wish.get("ply") == PLY else {}) for wish in REFUSED]
    bodies: dict[str, list[object]] = {
        "/api/me": [None],
        "/api/me/link": [None],
        "/api/me/mistakes": [{"table": name, "game": 1, "ply": 0, "found": True}],
        "/api/links": [{"token": "x" * 32}],
        "/api/tables": [{}],
        "/api/tables/{name}/commands": [{"id": f"post-{secrets.token_hex(8)}", "wish": wish} for wish in wishes],
        "/api/tables/{name}/games/{game}/cauldron": [{"seat": 0, "said": {}}],
        "/api/tables/{name}/games/{game}/review": [None],
        "/api/tables/{name}/games/{game}/review/strangers": [{"allowed": True}],
        "/api/tables/{name}/seats/{seat}/link": [None],
        "/api/tables/{name}/whispers": [{"game": 1, "ply": ply, "about": about} for about in ("facts", "moves")],
        "/api/tutorial": [{"tutorial": "first", "step": 1}],
        "/api/verify": [{"record": "{}"}],
    }
    posts = [route for route in routes if isinstance(route, HTTPRoute) and HttpMethod.POST in route.methods]
    assert {route.path_format for route in posts} == bodies.keys()
    for path, several in bodies.items():
        yield from ((path.format(name=name, seat=0, game=1), body) for body in several)


def check_history(server: Server, game: Game, plies: Iterable[int]) -> int:
    """How many answers and messages were looked through."""
    looked_through = 0

    async def ask_everything(people: Company, ply: int) -> None:
        nonlocal looked_through
        ann, _, eve = people
        async with begun(people, game, game.setup) as (name, do):
            for number, move in enumerate(game.moves[:ply]):
                who = ann if game.states[number].player == game.seat else people.ben
                await do(who, "Move", game=1, ply=number, move=str(move))
        version = json.loads(ann.steps[-1][-1])["table"]["version"]
        began = version - ply
        since = [0, 1, began, began + ply // 2, version - 1, version, version + 1000, -1, 2**40, "x"]
        values = {"name": [name], "game": [0, 1], "path": ["x"], "since": since, "player": [0, 1, -1]}
        stranger = Witness(server, ann.web)
        for person, seat in ((ann, game.seat), (eve, SPECTATOR), (stranger, SPECTATOR)):
            for path in ways_to_ask(server.routes, values):
                response = await person.get(path)
                check_untold(response.text, game, ply, seat)
                if "/games/" in path:
                    assert response.status_code in (400, 401, 404, 409)
                looked_through += 1
            for path, body in ways_to_post(server.routes, name, ply):
                response = await person.post(path, body)
                check_untold(response.text, game, ply, seat)
                if name in path:
                    refused = (401, 404) if "/games/" in path else (401, 409)
                    assert response.status_code in refused, (path, body, response.text)
                looked_through += 1
        for person, seat in ((ann, game.seat), (eve, SPECTATOR)):
            again = Witness(server, ann.web)
            again.cookie = person.cookie
            for value in since:
                is_version = isinstance(value, int) and 0 <= value < 10**10
                with suppress(*() if is_version else (ConnectionClosed,)):  # what is no version may be refused
                    async with again.at(name, value):
                        for frame in await again.collect("Seen", "Around"):
                            check_untold(frame, game, ply, seat)
                            looked_through += 1
            for number, frames in enumerate(person.steps[-1 - ply :]):
                for frame in frames:
                    check_untold(frame, game, number, seat)
                    looked_through += 1

    asyncio.run(work_off(server, plies, ask_everything))
    return looked_through


# Tests


def secret_plies(game: Game) -> list[int]:
    """Those at which there is something that the seat cannot know."""
    return [
        ply
        for ply in range(game.last + 1)
        if game.setup.recipes is not None or unseen_from(game, ply) < len(game.setup.deck) - 1
    ]


def last_plies(game: Game) -> list[int]:
    """Of those with the same unseen cards: a twin of the last one is one of all of them."""
    return list({unseen_from(game, ply): ply for ply in secret_plies(game)}.values())


def covered_plies(game: Game) -> list[int]:
    """Those at which cards lie covered, and the seat does not look at all of them."""
    looks = [{card.code for card in look(game, ply, game.seat)} for ply in range(len(game.states))]
    return [
        ply
        for ply in range(game.covered_until + 1)
        if any(card.code not in looks[ply] for cards in covered(game.states[ply]) for card in cards)
    ]


def some(plies: list[int], game: Game, how_many: int) -> list[int]:
    return sorted(random.Random(len(game.moves)).sample(plies, how_many))


def name_of(game: Game) -> str:
    return f"{len(game.setup.players)} {game.setup.edition}{' recipes' if game.setup.recipes else ''}"


every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)


@pytest.mark.few(3)
@every_game
def test_what_a_seat_cannot_know_changes_no_byte_up_to_some_plies_of_every_game(server, game):
    plies = some(secret_plies(game), game, 2)
    assert check_twins(server, game, plies) == len(plies) + (game.setup.recipes is not None)


@pytest.mark.large
def test_what_a_seat_cannot_know_changes_no_byte_up_to_any_ply_of_a_game(server):
    plies = last_plies(GAME)
    assert check_twins(server, GAME, plies) == len(plies) + 1


def every_third(plies, game: Game) -> list[int]:
    """Others in other games."""
    return list(plies)[GAMES.index(game) % 3 :: 3]


@pytest.mark.large
@every_game
def test_what_a_seat_cannot_know_changes_no_byte_up_to_every_third_ply_of_every_game(server, game):
    plies = every_third(last_plies(game), game)
    assert check_twins(server, game, plies) >= len(plies) - 2


@pytest.mark.few(6)
@every_game
def test_covered_cards_change_no_byte_for_whoever_comes_at_some_plies_of_every_game(server, game):
    assert check_first_comers(server, game, some(covered_plies(game), game, 3)) == 3


@pytest.mark.large
def test_covered_cards_change_no_byte_for_whoever_comes_at_any_ply_of_a_game(server):
    plies = range(GAME.covered_until + 1)
    assert check_first_comers(server, GAME, plies) >= len(covered_plies(GAME)) - 1


def test_covered_cards_change_no_byte_for_whoever_comes_to_a_game_that_others_have_played(server):
    assert check_first_comers(server, GAME, some(covered_plies(GAME), GAME, 3), played=True) == 3


@pytest.mark.large
@every_game
def test_covered_cards_change_no_byte_for_whoever_comes_at_every_third_ply_of_every_game(server, game):
    plies = every_third(range(game.covered_until + 1), game)
    assert check_first_comers(server, game, plies) >= len({*plies} & {*covered_plies(game)}) - 1


@pytest.mark.few(1)
@pytest.mark.parametrize("game", [GAMES[1], GAMES[10], GAMES[21]], ids=name_of)
def test_no_answer_gives_the_history_of_takes(server, game, pytestconfig):
    plies = some(covered_plies(game), game, 3 if pytestconfig.getoption("large") else 1)
    assert check_history(server, game, plies) > 100 * len(plies)


# The secret of the deal


class Keeper(Witness):
    """Keeps all that ever comes."""

    def __init__(self, server: Server, web: httpx.AsyncClient) -> None:
        super().__init__(server, web)
        self.kept: list[str] = []

    async def request(self, method: str, path: str, **more: object) -> httpx.Response:
        response = await super().request(method, path, **more)
        self.kept += [response.text, str(response.headers)]
        return response

    async def frame(self) -> str:
        self.kept.append(await super().frame())
        return self.kept[-1]


def test_the_secret_of_the_deal_is_in_no_message_before_the_end(server):
    async def play_on(web: httpx.AsyncClient) -> None:
        ann, ben, eve = people = [await Keeper(server, web).arrive() for _ in range(3)]
        name = await ann.new_table()
        found: list[str] = []

        async def look_for_it(*, there: bool) -> None:
            values = {"name": [name], "game": [1], "path": ["x"], "since": [0], "player": [0]}
            for person in people:
                for path in ways_to_ask(server.routes, values):
                    await person.get(path)
                assert any(found[0] in text for text in person.kept) == there

        async with ann.at(name), ben.at(name), eve.at(name):
            await ann.do("Sit", seat=0, name="Ann")
            await ben.do("Sit", seat=1, name="Ben")
            await ann.do("Begin")
            found.append((await server.do(server.house.desk.table(name))).dealt.secret)
            await ann.promise()
            await look_for_it(there=False)
            await ben.promise()
            await ben.reveal()
            await ann.reveal()
            for ply in range(12):
                for person in people:
                    await person.until(lambda table, ply=ply: table["game"] and table["game"]["ply"] == ply)
                await next(person for person in (ann, ben) if person.table["game"]["legal"]).move()
                if ply in (0, 11):
                    await look_for_it(there=False)
            await ann.refused("Move", game=1, ply=99, move="@a1")
            assert eve.table["deal"]["commitment"] == hashlib.sha256(bytes.fromhex(found[0])).hexdigest()
            await ben.do("Resign", seat=1)
            for person in people:
                await person.until(lambda table: table["status"] == "over")
                assert person.table["deal"]["secret"] == found[0]
            await look_for_it(there=True)
            assert found[0] in (await eve.get(f"/api/tables/{name}/games/1")).text

    async def begin() -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=60, verify=False) as web:
            await play_on(web)

    asyncio.run(begin())


# Leaks


def changed_view(monkeypatch, change: Callable) -> None:
    honest = seen.game_seen

    def game_seen(table, own):
        shown = honest(table, own)
        return shown and change(shown, table, own)

    monkeypatch.setattr(seen, "game_seen", game_seen)


def the_pile_in_the_order_of_the_cells(monkeypatch) -> None:
    def reordered(shown, table, _):
        cells = list(shown.cells.items())
        random.Random(" ".join(card.code for card in table.state.pile)).shuffle(cells)
        return structs.replace(shown, cells=dict(cells))

    changed_view(monkeypatch, reordered)


def the_recipes_of_the_next_player(monkeypatch) -> None:
    def shown_to_all(shown, table, _):
        recipes = table.state.players[(table.state.player + 1) % len(table.seats)].recipes
        return structs.replace(shown, removed_color=recipes.b.value)

    changed_view(monkeypatch, shown_to_all)


def the_own_cauldron(monkeypatch) -> None:
    def opened(shown, table, own):
        cauldrons = {
            table.seat_of_player(index): [card.code for card in player.cauldron]
            for index, player in enumerate(table.state.players)
        }
        players = [
            structs.replace(player, cauldron=cauldrons[player.seat]) if player.seat in own else player
            for player in shown.players
        ]
        return structs.replace(shown, players=players)

    changed_view(monkeypatch, opened)


def the_history_of_takes(monkeypatch) -> None:
    monkeypatch.setattr(following, "last_turns", lambda *_: 0)


def the_looks_of_others(monkeypatch) -> None:
    honest = seen.looked_at
    monkeypatch.setattr(seen, "looked_at", lambda table, _: honest(table, [0, 1, 2, 3]))


LEAKS = [
    (the_pile_in_the_order_of_the_cells, check_twins),
    (the_recipes_of_the_next_player, check_twins),
    (the_own_cauldron, check_first_comers),
    (the_history_of_takes, check_history),
    (the_looks_of_others, check_first_comers),
]


def some_plies_and_a_look(game: Game) -> list[int]:
    """Among them one at which another seat looks at covered cards by Perluceo."""
    others = [seat for seat in range(len(game.setup.players)) if seat != game.seat]
    looks = [ply for ply in covered_plies(game) if any(len(look(game, ply, other)) > 1 for other in others)]
    return [20, 30, looks[0]]


@pytest.mark.few(2)
@pytest.mark.parametrize(("leak", "check"), LEAKS)
def test_a_planted_leak_is_found(server, monkeypatch, leak, check):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"can tell the twin|though (history|out of sight)"):
        check(server, GAME, some_plies_and_a_look(GAME))


@pytest.mark.few(1)
@pytest.mark.parametrize("check", [check_twins, check_first_comers, check_history])
def test_where_no_leak_is_planted_none_is_found(server, check):
    check(server, GAME, some_plies_and_a_look(GAME))
