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
from ..rules import (
    CELLS,
    CORNER_STOP,
    LINE_AT,
    STOPS,
    CauldronSeen,
    Event,
    Move,
    Place,
    PutImmuto,
    Spell,
    State,
    Stop,
    Take,
    TakeByAccio,
    UseDeclinatio,
    ends_game,
    legal,
    line_emptied_by,
    next_stop,
    next_stop_after,
)
from ..views import SPECTATOR, View, view, witness
from ..words import (
    LastTurns,
    card_name,
    clean,
    count,
    line_name,
    player_names,
    result_sentence,
    sentence,
    spoken_moves,
    spoken_table,
    stop_name,
)
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
                    move = self.decide()
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

    def decide(self) -> Move:
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
                move = self.understand(typed.lower())
                if move is None:
                    message = self.why_not(typed)
                elif self.is_meant(move, typed):
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
            keys["?"] = lambda: self.read_page(self.where_it_leads())
        if seen.has_recipes:
            keys["r"] = lambda: self.private_page(me, self.artist.recipes(seen, me))
        if seen.memory_aid:
            keys["m"] = lambda: self.read_page(self.all_cauldrons(seen))
        if not self.console.is_terminal:
            keys["t"] = lambda: print_lines(self.console, self.artist.table(seen, self.last_turns))
        return keys

    def prompt(self) -> list[Text | str]:
        """What to do, and the keys."""
        first, *rest = (line for todo in self.todo() for line in textwrap.wrap(todo, WIDTH))
        named = {"?": "where it leads", "o": "overview", "r": "recipes", "m": "cauldrons", "t": "table drawn"}
        named |= {"h": "how to play", "q": "leave"}
        offered = self.keys(view(self.state, self.state.player))
        keys = "  ".join(f"{key} {name}" for key, name in named.items() if key in offered)
        return [ink(first, NOW), *rest, ink(keys, QUIET)]

    def todo(self) -> list[str]:
        state, me = self.state, self.state.deciding
        name = self.names[state.player]
        here = stop_name(me.stop) if me.stop is not None else ""
        match state.phase:
            case "place":
                corners = ", ".join(move.corner for move in legal(state) if isinstance(move, Place))
                hint = " Look at your recipes first: r." if state.has_recipes else ""
                return [f"{name}, put your pawn at a corner. Type {corners}.{hint}"]
            case "take":
                todo = [f"{name}, your pawn is at {here}. Take a card of this line: type its cell."]
                if state.declinatio_used:
                    todo.append("After Declinatio no Vanesco and no Perluceo.")
                elif me.accio:
                    far = [str(move) for move in legal(state) if isinstance(move, TakeByAccio)]
                    uses = count(me.accio, "use")
                    todo += [f"Or any card marked * by Accio, such as {far[0]}. ({uses} left)"] if far else []
                return todo
            case "corner":
                return [
                    f"{name}, your pawn is at {here}: nothing to take. Type stay, or declinatio",
                    f"to move on to {stop_name(next_stop(me))}. ({count(me.declinatio, 'use')} left)",
                ]
            case "keep":
                taken = card_name(state.taken) if state.taken else ""
                return [f"{name}, you took the last card of a line: {taken}. The game ends.", "Type keep or drop."]
            case _:
                which = "first Immuto" if me.immutos_to_put == 2 else "second Immuto" if me.immutos else "Immuto"
                return [f"{name}, where does your {which} go? Type an ingredient, such as Ya, or none."]

    def understand(self, word: str) -> Move | None:
        """The legal move that was typed: its token, or what is unmistakable of it."""
        by_token = {str(move).lower(): move for move in legal(self.state)}
        for spelling in (word, f"@{word}", f"*{word}", f"immuto:{word}"):
            if spelling in by_token:
                return by_token[spelling]
        if self.state.phase in ("corner", "keep"):
            matching = [move for token, move in by_token.items() if token.startswith(word)]
            return matching[0] if len(matching) == 1 else None
        return None

    def why_not(self, typed: str) -> str:
        cell = typed.lower().removeprefix("*")
        if self.state.phase == "take" and cell in CELLS:
            card = self.state.card_at(cell)
            if card is None:
                return f"{cell} is empty."
            one_spell_already = self.state.declinatio_used or self.state.deciding.accio
            if one_spell_already and card in (Spell.VANESCO, Spell.PERLUCEO):
                return f"{card_name(card)} at {cell} would be a second spell in this turn."
            return f"{cell} is not in your line."
        possible = " ".join(str(move).lstrip("@").removeprefix("immuto:") for move in legal(self.state))
        return textwrap.shorten(f"“{clean(typed)}” is not possible now. Possible: {possible}", WIDTH, placeholder=" …")

    def is_meant(self, move: Move, typed: str) -> bool:
        """Asks once more before an Accio that was not typed as one, and before the game ends."""
        questions = []
        if isinstance(move, TakeByAccio) and not typed.startswith("*"):
            uses = count(self.state.deciding.accio, "use")
            questions.append(f"{move.cell} is not in your line: this takes Accio, {uses} left.")
        if reason := self.why_it_ends(move):
            questions.append(f"{reason}: this ends the game at once, for everybody.")
        return not questions or self.confirm(" ".join(questions) + " Do it?")

    def why_it_ends(self, move: Move) -> str | None:
        match move:
            case Take(cell) | TakeByAccio(cell):
                line = line_emptied_by(self.state, cell)
                return f"{cell} is the last card of {line_name(line)}" if line else None
            case UseDeclinatio() if ends_game(self.state, move):
                return f"At {stop_name(next_stop(self.state.deciding))} lie only Vanesco and Perluceo, not to be taken"
            case _:
                return None

    # Answers to keys

    def where_it_leads(self) -> Lines:
        """For every legal move: where the pawn goes next turn, and whether the game ends."""
        me = self.state.deciding
        lines: list[Text | str] = [ink("Where it leads next turn, if no Vanesco comes between", BOLD)]
        far_ends = []
        for move in legal(self.state):
            line = ink(f"{move!s:>11}  ", BOLD)
            reason = self.why_it_ends(move)
            match move:
                case Place(corner):
                    line += Text(self.landing(next_stop(me.moved_to(CORNER_STOP[corner]))))
                case Take(cell):
                    card = self.state.card_at(cell)
                    chip = self.artist.chip(card) if card else Text()
                    line += chip + Text(f"  {self.landing(next_stop_after(self.state, cell))}")
                case UseDeclinatio():
                    line += Text(f"now {self.landing(next_stop(me))}")
                case TakeByAccio(cell):
                    far_ends += [cell] if reason else []
                    continue
                case PutImmuto():
                    continue
                case _:
                    line += Text("the turn ends here")
            if reason:
                line += ink("  ends the game", DANGER)
            lines.append(line)
        if any(isinstance(move, TakeByAccio) for move in legal(self.state)):
            stop = me.stop or 0
            lines += ["", ink("By Accio", BOLD)]
            lines += [f"   number {n}  {self.landing((stop + n) % STOPS)}" for n in range(5)]
            lines += [f"    a spell  {self.landing(next_stop(me))}"]
            lines += [ink(f"Ends the game: {' '.join(far_ends)}", DANGER)] if far_ends else []
        return lines

    def landing(self, stop: Stop) -> str:
        if stop == self.state.deciding.stop:
            return f"you stay at {stop_name(stop)}"
        return f"to {stop_name(stop)}" + ("" if LINE_AT[stop] else ": nothing to take")

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
