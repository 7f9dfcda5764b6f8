"""A game at one keyboard: people and bots take turns at one table."""

import random
import textwrap
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from threading import Thread

from rich.console import Console
from rich.text import Text

from ..bots import LEVELS
from ..drawing import BOLD, DANGER, NOW, QUIET, WIDTH, Artist, ink
from ..knowledge import Follower
from ..notation import Record, result
from ..rules import CauldronSeen, Event, Move, State, legal
from ..views import SPECTATOR, View, view, witness
from ..words import LastTurns, Words
from .advice import doubts, todo, understand, where_it_leads, why_not
from .files import RecordFile
from .screen import HEIGHT, print_lines, shown

Lines = Sequence[Text | str]

# What a key shows, in the order in which they are offered.
KEYS = {"?": "leads", "o": "overview", "r": "recipes", "m": "cauldrons", "t": "table", "h": "how", "q": "leave"}


def aside(work: Callable[[], Move]) -> "Future[Move]":
    """In a thread of its own, where no Ctrl-C comes: compiled code, and what compiles it, would swallow it."""
    done: Future[Move] = Future()

    def do() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    Thread(target=do, daemon=True).start()
    return done


class Leave(Exception):
    """The people leave the game before its end."""


class Session:
    """`bots` has the level of each seat that a bot plays; people at the keyboard have the others."""

    def __init__(
        self,
        console: Console,
        words: Words,
        record: Record,
        bots: dict[int, str],
        file: RecordFile | None,
        rng: random.Random,
    ) -> None:
        self.console = console
        self.words = words
        self.record = record
        self.bots = bots
        self.people = set(range(len(record.setup.players))) - set(bots)
        self.file = file
        self.rng = rng
        self.names = words.player_names(record)
        self.artist = Artist(words, self.names)
        self.last_turns = LastTurns(len(self.names))
        self.news: list[str] = []  # what happened since somebody here last decided
        self.game = Follower(record.setup, bots)  # every bot learns what its seat sees, and nothing else
        self.events: tuple[Event, ...] = ()  # of the last move
        self.thought: Future[Move] | None = (
            None  # of the bot that decides; it goes on while somebody is asked about leaving
        )
        for move in record.moves:
            self.follow(move)

    @property
    def state(self) -> State:
        return self.game.state

    def run(self) -> None:
        """Play to the end. Raises Leave when the people go before; every move so far is in the record."""
        self.save()
        with self.console.screen(hide_cursor=False):
            self.ask_for_room()
            self.show_looks(self.events)  # a look that was left in the middle
            while legal(self.state):
                if self.state.player in self.people:
                    move = self.ask_for_move()
                    self.news = []
                else:
                    try:
                        move = self.let_bot_decide()
                    except KeyboardInterrupt:
                        self.confirm_leave()
                        continue
                self.play(move)
            self.show_end()

    def let_bot_decide(self) -> Move:
        """It may take a second, and ten when the search is compiled for the first time."""
        seat = self.state.player
        if self.console.is_terminal:
            self.console.print(shown(self.console, self.words.say("terminal-thinks", name=self.names[seat])), end="")
        if self.thought is None:
            self.thought = aside(partial(LEVELS[self.bots[seat]].choose, self.game.known[seat], self.rng))
        move = self.thought.result()
        self.thought = None
        return move

    def play(self, move: Move) -> None:
        self.follow(move)
        moves = (*self.record.moves, move)
        ended = {"result": result(self.state)} if self.state.phase == "over" else {}
        self.record = Record(self.record.setup, {**self.record.header, **ended}, moves)
        self.save()
        self.news += filter(None, (self.words.event(event, self.names) for event in witness(self.events, SPECTATOR)))
        self.show_looks(self.events)

    def follow(self, move: Move) -> None:
        self.events = self.game.play(move)
        self.last_turns.follow(self.events)

    def save(self) -> None:
        if self.file:
            self.file.save(self.record)

    # Input and output

    def page(self, lines: Lines) -> None:
        """Show these lines instead of what was there; a pipe just gets more lines."""
        if self.console.is_terminal:
            self.console.clear()
        print_lines(self.console, lines)

    def ask(self, prompt: str) -> str | None:
        """A line from the keyboard; None if the person was about to leave and stays.

        Ctrl-C, and Ctrl-D in a terminal, ask whether to leave; the end of a pipe leaves.
        """
        try:
            return self.read_line(prompt)
        except KeyboardInterrupt:
            self.confirm_leave()
        except EOFError:
            if not self.console.is_terminal:
                raise Leave from None
            self.confirm_leave()
        return None

    def read_line(self, prompt: str) -> str:
        typed = self.console.input(shown(self.console, ink(f"{prompt} > ".lstrip(), BOLD)))
        if not self.console.is_terminal:
            self.console.print()
        return typed.strip()

    def confirm_leave(self) -> None:
        if self.state.phase == "over":
            raise Leave
        say = self.words.say
        kept = say("terminal-kept", path=str(self.file.path)) if self.file else say("terminal-not-kept")
        self.page(textwrap.wrap(f"{say('terminal-leave')} {kept}", WIDTH))
        try:
            answer = self.read_line(say("terminal-yes-or-no"))
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if self.words.means_yes(answer):
            raise Leave

    def read_page(self, lines: Lines, prompt: str | None = None) -> None:
        """A page that stays until Enter is pressed, which the prompt says, and what comes then."""
        while True:
            self.page([*lines, ""])
            if self.ask(prompt or self.words.say("terminal-enter-closes")) is not None:
                return

    def private_page(self, player: int, lines: Lines) -> None:
        """A page for one person's eyes: with others at the keyboard it opens and closes by that person's hand (§5)."""
        if len(self.people) > 1:
            alone = self.words.say("play-look-for", name=self.names[player])
            self.read_page([ink(alone, BOLD)], self.words.say("terminal-enter-opens", name=self.names[player]))
        self.read_page(lines)
        self.page([])

    def confirm(self, doubts: str) -> bool:
        while True:
            question = f"{doubts} {self.words.say('terminal-do-it')}"
            self.page([*self.table(), *textwrap.wrap(question, WIDTH)])
            answer = self.ask(self.words.say("terminal-yes-or-no"))
            if answer is not None:
                return self.words.means_yes(answer)

    def ask_for_room(self) -> None:
        size = self.console.size
        if self.console.is_terminal and (size.width < WIDTH or size.height < HEIGHT):
            has = self.words.say("terminal-window", width=size.width, height=size.height)
            needs = self.words.say("terminal-window-needs", width=WIDTH, height=HEIGHT)
            self.read_page([has, needs], self.words.say("terminal-enter-larger"))

    # What is on the screen

    def table(self) -> Lines:
        """The table as the deciding player sees it; in words where there is no screen."""
        seen = view(self.state, self.state.player)
        if self.state.phase == "immuto":
            return self.artist.cauldrons(seen, adding=self.state.player)
        if self.console.is_terminal:
            return self.artist.table(seen, self.last_turns)
        return self.words.table(seen, self.names)

    def told(self, room: int) -> list[Text]:
        """The news; where there is no room for all of it, on a page before."""
        lines: list[Text] = [ink(line, QUIET) for line in textwrap.wrap(" ".join(self.news), WIDTH)]
        if self.console.is_terminal and len(lines) > max(room, 0):
            title = ink(self.words.say("terminal-what-happened"), BOLD)
            self.read_page([title, *lines], self.words.say("terminal-enter-goes-on"))
            self.news = []
            lines = []
        return lines

    # A person decides

    def ask_for_move(self) -> Move:
        """Ask until a legal move is typed and, where it needs a second thought, confirmed."""
        message = ""
        while True:
            seen = view(self.state, self.state.player)
            table, prompt = self.table(), self.prompt()
            if not self.console.is_terminal:
                prompt = [*self.words.moves(seen), *prompt]
            news = self.told(room=self.console.size.height - len(table) - len(prompt) - 2)
            self.page([*table, *news, *prompt, *([ink(message, DANGER)] if message else [])])
            typed = self.ask("") or ""
            message = ""
            if answer := self.keys(seen).get(typed.lower()):
                answer()
            elif typed:
                move = understand(self.words, self.state, typed.lower())
                if move is None:
                    message = why_not(self.words, self.state, typed)
                elif not (found := doubts(self.words, self.state, move, typed)) or self.confirm(found):
                    return move

    def keys(self, seen: View) -> dict[str, Callable[[], None]]:
        """What a key shows."""
        me = self.state.player
        keys: dict[str, Callable[[], None]] = {
            "o": lambda: self.read_page(self.artist.overview()),
            "h": lambda: self.read_page(self.artist.how_to_play()),
            "q": self.confirm_leave,
        }
        if self.state.phase in ("place", "take", "corner"):
            keys["?"] = lambda: self.read_page(where_it_leads(self.state, self.artist))
        if seen.has_recipes:
            keys["r"] = lambda: self.private_page(me, self.artist.recipes(seen, me))
        if seen.memory_aid:
            keys["m"] = lambda: self.read_page(self.all_cauldrons(seen))
        if not self.console.is_terminal:
            keys["t"] = lambda: print_lines(self.console, self.artist.table(seen, self.last_turns))
        return keys

    def prompt(self) -> list[Text | str]:
        """What to do, and the keys."""
        to_do = todo(self.words, self.state, self.names[self.state.player])
        first, *rest = (line for sentence in to_do for line in textwrap.wrap(sentence, WIDTH))
        offered = self.keys(view(self.state, self.state.player))
        keys = "  ".join(
            f"{key} {self.words.say(f'terminal-key-{name}')}" for key, name in KEYS.items() if key in offered
        )
        return [ink(first, NOW), *rest, ink(keys, QUIET)]

    # Answers to keys

    def all_cauldrons(self, seen: View) -> Lines:
        lines: list[Text | str] = [ink(self.words.say("terminal-all-cauldrons"), BOLD)]
        for index, player in enumerate(seen.players):
            lines += [self.artist.player(index, player), *self.artist.cauldron(player.cauldron or ())]
        return lines

    # What happens

    def show_looks(self, events: tuple[Event, ...]) -> None:
        """Perluceo: its player looks, alone, and closes the cauldron before anything else happens (§5, §6)."""
        for event in events:
            if isinstance(event, CauldronSeen) and event.player in self.people:
                title = ink(self.words.say("terminal-look", name=self.names[event.player]), BOLD)
                self.private_page(event.player, [title, "", *self.artist.cauldron(event.cards or ())])

    def show_end(self) -> None:
        seen = view(self.state, SPECTATOR)
        table = self.artist.table(seen, self.last_turns) if self.console.is_terminal else []
        news = self.told(room=self.console.size.height - len(table) - 2)
        self.read_page([*table, *news], self.words.say("terminal-enter-points"))
        winner = ink(self.words.result(seen, self.names), NOW)
        cauldrons = self.artist.cauldrons(seen)
        if seen.has_recipes:
            self.read_page(cauldrons, self.words.say("terminal-enter-recipes"))
            self.read_page([*self.artist.recipe_results(seen), winner], self.words.say("terminal-enter-ends"))
        else:
            self.read_page([*cauldrons, winner], self.words.say("terminal-enter-ends"))
