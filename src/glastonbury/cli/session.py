"""A game at one keyboard: people and bots take turns at one table."""

import random
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..notation import Record, replay, result, write_move
from ..rules import (
    CELLS,
    LINE_AT,
    CauldronSeen,
    Event,
    Move,
    Place,
    PutImmuto,
    Take,
    TakeByAccio,
    ends_game,
    legal,
    next_stop,
    next_stop_after,
    play,
)
from ..rules.board import CORNER_STOP
from ..views import view
from .drawing import BOLD, DANGER, NOW, QUIET, WIDTH, Artist, ink
from .files import save
from .screen import print_lines, signs_of
from .words import LastTurns, card_name, count, player_names, result_sentence, stop_name


class Leave(Exception):
    """The people leave the game before its end."""


class Session:
    """`people` are the seats at the keyboard; random bots have the others."""

    def __init__(self, console: Console, record: Record, people: set[int], path: Path | None, rng: random.Random):
        self.console = console
        self.record = record
        self.people = people
        self.path = path
        self.rng = rng
        self.names = player_names(record)
        self.artist = Artist(signs_of(console), self.names)
        self.last_turns = LastTurns(len(self.names))
        for self.state, events in replay(record):
            self.last_turns.follow(events)

    def run(self) -> None:
        """Play to the end. Raises Leave when the people go before; every move so far is in the record."""
        self.save()
        with self.console.screen(hide_cursor=False):
            while legal(self.state):
                person = self.state.player in self.people
                self.play(self.decide() if person else self.rng.choice(legal(self.state)))
            self.show_end()

    def play(self, move: Move) -> None:
        self.state, events = play(self.state, move)
        self.last_turns.follow(events)
        moves = (*self.record.moves, move)
        self.record = Record(self.record.setup, self.record.header, moves)
        if ended := result(self.state):
            self.record = Record(self.record.setup, {**self.record.header, "result": ended}, moves)
        self.save()
        self.show_looks(events)

    def save(self) -> None:
        if self.path:
            save(self.record, self.path)

    # Input

    def ask(self, prompt: str) -> str:
        """A line from the keyboard. Ctrl-C asks whether to leave; the end of a pipe leaves."""
        try:
            typed = self.console.input(Text(prompt, BOLD))
        except EOFError:
            raise Leave from None
        except KeyboardInterrupt:
            self.confirm_leave()
            return ""
        if not self.console.is_terminal:
            self.console.print()
        return typed.strip()

    def confirm_leave(self) -> None:
        kept = f"It is kept in {self.path}." if self.path else "It is not recorded and will be lost."
        print_lines(self.console, ["", f"Leave this game? {kept}"])
        try:
            if self.console.input(Text("y or n > ", BOLD)).strip().lower().startswith("y"):
                raise Leave
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def confirm(self, question: str) -> bool:
        print_lines(self.console, [Text(question, DANGER)])
        return self.ask("y or n > ").lower().startswith("y")

    # Pages

    def page(self, lines: Sequence[Text | str]) -> None:
        """Something to read; the next page replaces it."""
        if self.console.is_terminal:
            self.console.clear()
        print_lines(self.console, lines)

    def read_page(self, lines: Sequence[Text | str]) -> None:
        self.page([*lines, ""])
        self.ask("Enter closes > ")

    def private_page(self, player: int, lines: Sequence[Text | str]) -> None:
        """A page for one person's eyes: with others at the keyboard it opens and closes by that person's hand (§5)."""
        if len(self.people) > 1:
            self.page([Text(f"For {self.names[player]} alone.", BOLD), "The others look away."])
            self.ask(f"Enter opens it for {self.names[player]} > ")
        self.read_page(lines)
        if len(self.people) > 1 and self.console.is_terminal:
            self.console.clear()

    # A person decides

    def decide(self) -> Move:
        """Ask until a legal move is typed and, where it ends the game, confirmed."""
        message = ""
        while True:
            seen = view(self.state, self.state.player)
            self.page([*self.artist.table(seen, self.last_turns), *self.prompt(), Text(message, DANGER)])
            typed = self.ask("> ")
            message = ""
            match typed.lower():
                case "":
                    pass
                case "?":
                    self.read_page(self.where_cards_lead())
                case "s":
                    self.read_page(self.artist.overview())
                case "r" if seen.has_recipes:
                    self.private_page(self.state.player, self.artist.recipes(seen.players[self.state.player]))
                case "m" if seen.memory_aid:
                    self.read_page(self.all_cauldrons())
                case "q":
                    self.confirm_leave()
                case word:
                    move = self.understand(word)
                    if move is None:
                        options = " ".join(map(write_move, legal(self.state)))
                        message = f"“{typed[:12]}” is not possible now. Possible: {options}"[: WIDTH - 1]
                    elif self.is_meant(move, word):
                        return move

    def understand(self, word: str) -> Move | None:
        """The legal move that was typed: its token, or what is unmistakable of it."""
        by_token = {write_move(move).lower(): move for move in legal(self.state)}
        for spelling in (word, f"@{word}", f"*{word}", f"immuto:{word}"):
            if spelling in by_token:
                return by_token[spelling]
        matching = [move for token, move in by_token.items() if token.startswith(word) and self.state.phase != "take"]
        return matching[0] if len(matching) == 1 else None

    def is_meant(self, move: Move, word: str) -> bool:
        if isinstance(move, TakeByAccio) and not word.startswith("*"):
            left = count(self.state.deciding.accio, "use")
            if not self.confirm(f"{move.cell} is not in your line. Take it by Accio ({left} left)?"):
                return False
        if self.state.phase in ("take", "corner") and ends_game(self.state, move):
            return self.confirm("This ends the game at once, for everybody. Do it?")
        return True

    def prompt(self) -> list[Text | str]:
        state = self.state
        me = state.deciding
        name = self.names[state.player]
        stop = me.stop if me.stop is not None else 0
        match state.phase:
            case "place":
                todo = [f"{name}, put your pawn at a corner: type a1, f1, f6 or a6."]
            case "take":
                todo = [f"{name}, your pawn is at {stop_name(stop)}: take a card of this line. Type its cell."]
                if state.declinatio_used:
                    todo.append("After Declinatio no Vanesco and no Perluceo.")
                elif me.accio:
                    uses = count(me.accio, "use")
                    todo.append(f"Or any card marked * by Accio: type *{self.accio_example()}. ({uses} left)")
            case "corner":
                uses = count(me.declinatio, "use")
                todo = [
                    f"{name}, your pawn is at {stop_name(stop)}: nothing to take.",
                    f"declinatio: move on to {stop_name(next_stop(me))} ({uses} left)   stay: end the turn",
                ]
            case "keep":
                card = card_name(state.taken) if state.taken else ""
                todo = [f"{name}, you took the last card of a line: {card}. The game ends.", "keep it or drop it?"]
            case _:
                places = " ".join(write_move(move).removeprefix("immuto:") for move in legal(state))
                todo = [f"{name}, where does your Immuto go? Type an ingredient.", places]
        keys = ["? where a card leads", "s scoring and signs"]
        keys += ["r your recipes"] if state.has_recipes else []
        keys += ["m all cauldrons"] if state.memory_aid else []
        keys += ["q leave"]
        first, *rest = todo
        return [Text(first, NOW), *rest, Text("   ".join(keys), QUIET)]

    def accio_example(self) -> str:
        return next(move.cell for move in legal(self.state) if isinstance(move, TakeByAccio))

    # Answers to a key

    def where_cards_lead(self) -> list[Text | str]:
        """For every legal move: where the pawn goes next turn, and whether the game ends."""
        lines: list[Text | str] = [Text("Where it leads next turn, if no Vanesco comes between", BOLD)]
        for move in legal(self.state):
            line = ink(f"{write_move(move):>11}  ", BOLD)
            match move:
                case Place(corner):
                    line += Text(f"first {self.landing(next_stop(self.state.deciding.moved_to(CORNER_STOP[corner])))}")
                case Take(cell):
                    card = self.state.cells[CELLS.index(cell)]
                    assert card is not None
                    line += self.artist.chip(card) + Text(f"  {self.landing(next_stop_after(self.state, cell))}")
                case TakeByAccio() | PutImmuto():
                    continue
                case _:
                    pass
            if self.state.phase in ("take", "corner") and ends_game(self.state, move):
                line += ink("  ends the game", DANGER)
            lines.append(line)
        if self.state.deciding.accio and self.state.phase == "take" and not self.state.declinatio_used:
            lines += ["", Text("By Accio the number decides", BOLD), *self.numbers_lead()]
        return lines

    def numbers_lead(self) -> list[str]:
        me = self.state.deciding
        lines = []
        for number in range(5):
            stop = ((me.stop or 0) + number) % len(LINE_AT)
            lines.append(f"{number:>11}  {self.landing(stop)}")
        return lines

    def landing(self, stop: int) -> str:
        here = self.state.deciding.stop
        if stop == here:
            return f"stay at {stop_name(stop)}"
        return f"to {stop_name(stop)}" + ("" if LINE_AT[stop] else ": nothing to take")

    def all_cauldrons(self) -> list[Text | str]:
        lines: list[Text | str] = []
        for index, player in enumerate(view(self.state, self.state.player).players):
            lines += [self.artist.player(index, player), *self.artist.cauldron(player.cauldron or ())]
        return lines

    # What happens

    def show_looks(self, events: tuple[Event, ...]) -> None:
        """Perluceo: its player looks, alone, and closes the cauldron before anything else happens (§5, §6)."""
        for event in events:
            if isinstance(event, CauldronSeen) and event.player in self.people:
                cards = self.artist.cauldron(event.cards or ())
                title = Text(
                    f"Perluceo: {self.names[event.player]} looks through the cauldron, bottom card first", BOLD
                )
                self.private_page(event.player, [title, "", *cards])

    def show_end(self) -> None:
        seen = view(self.state, None)
        self.page([*self.artist.final_table(seen), Text(result_sentence(seen, self.names), NOW)])
        self.ask("Enter > ")
