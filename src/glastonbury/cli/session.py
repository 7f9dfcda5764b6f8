"""A game at one keyboard: people and bots take turns at one table."""

import random
import textwrap
from collections.abc import Callable, Sequence
from importlib import import_module

from rich.console import Console
from rich.text import Text

from ..bots import LEVELS, SEARCHING
from ..drawing import BOLD, DANGER, NOW, QUIET, WIDTH, Artist, how_to_play, ink, overview
from ..knowledge import Follower
from ..notation import Record, result
from ..rules import CauldronSeen, Event, Move, State, legal
from ..views import SPECTATOR, View, view, witness
from ..words import LastTurns, player_names, result_sentence, sentence, spoken_moves, spoken_table
from .advice import doubts, todo, understand, where_it_leads, why_not
from .files import RecordFile
from .screen import HEIGHT, print_lines

Lines = Sequence[Text | str]


class Leave(Exception):
    """The people leave the game before its end."""


class Session:
    """`bots` has the level of each seat that a bot plays; people at the keyboard have the others."""

    def __init__(
        self, console: Console, record: Record, bots: dict[int, str], file: RecordFile | None, rng: random.Random
    ) -> None:
        self.console = console
        self.record = record
        self.bots = bots
        self.people = set(range(len(record.setup.players))) - set(bots)
        self.file = file
        self.rng = rng
        self.names = player_names(record)
        self.artist = Artist(self.names)
        self.last_turns = LastTurns(len(self.names))
        self.news: list[str] = []  # what happened since somebody here last decided
        self.game = Follower(record.setup, bots)  # every bot learns what its seat sees, and nothing else
        self.events: tuple[Event, ...] = ()  # of the last move
        for move in record.moves:
            self.follow(move)

    @property
    def state(self) -> State:
        return self.game.state

    def run(self) -> None:
        """Play to the end. Raises Leave when the people go before; every move so far is in the record."""
        if not SEARCHING.isdisjoint(self.bots.values()):
            import_module("glastonbury.core")  # Ctrl-C while a bot thinks would leave it half loaded, for good
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
            self.console.print(f"{self.names[seat]} thinks …", end="")
        return LEVELS[self.bots[seat]].choose(self.game.known[seat], self.rng)

    def play(self, move: Move) -> None:
        self.follow(move)
        moves = (*self.record.moves, move)
        ended = {"result": result(self.state)} if self.state.phase == "over" else {}
        self.record = Record(self.record.setup, {**self.record.header, **ended}, moves)
        self.save()
        self.news += filter(None, (sentence(event, self.names) for event in witness(self.events, SPECTATOR)))
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
        typed = self.console.input(ink(prompt, BOLD))
        if not self.console.is_terminal:
            self.console.print()
        return typed.strip()

    def confirm_leave(self) -> None:
        if self.state.phase == "over":
            raise Leave
        kept = f"It is kept in {self.file.path}." if self.file else "It is not recorded and will be lost."
        self.page([f"Leave this game? {kept}"])
        try:
            answer = self.read_line("y or n > ")
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if answer.lower().startswith("y"):
            raise Leave

    def read_page(self, lines: Lines, prompt: str = "Enter closes > ") -> None:
        """A page that stays until Enter is pressed."""
        while True:
            self.page([*lines, ""])
            if self.ask(prompt) is not None:
                return

    def private_page(self, player: int, lines: Lines) -> None:
        """A page for one person's eyes: with others at the keyboard it opens and closes by that person's hand (§5)."""
        if len(self.people) > 1:
            name = self.names[player]
            self.read_page([ink(f"For {name} alone.", BOLD), "The others look away."], f"Enter opens it for {name} > ")
        self.read_page(lines)
        self.page([])

    def confirm(self, question: str) -> bool:
        while True:
            self.page([*self.table(), *textwrap.wrap(question, WIDTH)])
            answer = self.ask("y or n > ")
            if answer is not None:
                return answer.lower().startswith("y")

    def ask_for_room(self) -> None:
        size = self.console.size
        if self.console.is_terminal and (size.width < WIDTH or size.height < HEIGHT):
            self.read_page(
                [f"This window has {size.width} × {size.height} letters.", f"The table needs {WIDTH} × {HEIGHT}."],
                "Make it larger, then press Enter > ",
            )

    # What is on the screen

    def table(self) -> Lines:
        """The table as the deciding player sees it; in words where there is no screen."""
        seen = view(self.state, self.state.player)
        if self.state.phase == "immuto":
            return self.artist.cauldrons(seen, adding=self.state.player)
        if self.console.is_terminal:
            return self.artist.table(seen, self.last_turns)
        return spoken_table(seen, self.names)

    def told(self, room: int) -> list[Text]:
        """The news; where there is no room for all of it, on a page before."""
        lines: list[Text] = [ink(line, QUIET) for line in textwrap.wrap(" ".join(self.news), WIDTH)]
        if self.console.is_terminal and len(lines) > max(room, 0):
            self.read_page([ink("What happened", BOLD), *lines], "Enter goes on > ")
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
                prompt = [*spoken_moves(seen), *prompt]
            news = self.told(room=self.console.size.height - len(table) - len(prompt) - 2)
            self.page([*table, *news, *prompt, *([ink(message, DANGER)] if message else [])])
            typed = self.ask("> ") or ""
            message = ""
            if answer := self.keys(seen).get(typed.lower()):
                answer()
            elif typed:
                move = understand(self.state, typed.lower())
                if move is None:
                    message = why_not(self.state, typed)
                elif not (found := doubts(self.state, move, typed)) or self.confirm(f"{found} Do it?"):
                    return move

    def keys(self, seen: View) -> dict[str, Callable[[], None]]:
        """What a key shows."""
        me = self.state.player
        keys: dict[str, Callable[[], None]] = {
            "o": lambda: self.read_page(overview()),
            "h": lambda: self.read_page(how_to_play()),
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
        to_do = todo(self.state, self.names[self.state.player])
        first, *rest = (line for words in to_do for line in textwrap.wrap(words, WIDTH))
        named = {"?": "where it leads", "o": "overview", "r": "recipes", "m": "cauldrons", "t": "table drawn"}
        named |= {"h": "how to play", "q": "leave"}
        offered = self.keys(view(self.state, self.state.player))
        keys = "  ".join(f"{key} {name}" for key, name in named.items() if key in offered)
        return [ink(first, NOW), *rest, ink(keys, QUIET)]

    # Answers to keys

    def all_cauldrons(self, seen: View) -> Lines:
        lines: list[Text | str] = [ink("All cauldrons, bottom card first", BOLD)]
        for index, player in enumerate(seen.players):
            lines += [self.artist.player(index, player), *self.artist.cauldron(player.cauldron or ())]
        return lines

    # What happens

    def show_looks(self, events: tuple[Event, ...]) -> None:
        """Perluceo: its player looks, alone, and closes the cauldron before anything else happens (§5, §6)."""
        for event in events:
            if isinstance(event, CauldronSeen) and event.player in self.people:
                title = ink(f"Perluceo: {self.names[event.player]} looks through the cauldron, bottom card first", BOLD)
                self.private_page(event.player, [title, "", *self.artist.cauldron(event.cards or ())])

    def show_end(self) -> None:
        seen = view(self.state, SPECTATOR)
        table = self.artist.table(seen, self.last_turns) if self.console.is_terminal else []
        news = self.told(room=self.console.size.height - len(table) - 2)
        self.read_page([*table, *news], "The game is over. Enter shows the points > ")
        winner = ink(result_sentence(seen, self.names), NOW)
        cauldrons = self.artist.cauldrons(seen)
        if seen.has_recipes:
            self.read_page(cauldrons, "Enter shows the recipes > ")
            self.read_page([*self.artist.recipe_results(seen), winner], "Enter ends > ")
        else:
            self.read_page([*cauldrons, winner], "Enter ends > ")
