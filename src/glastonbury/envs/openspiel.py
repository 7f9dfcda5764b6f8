"""Glastonbury as a game of OpenSpiel, `python_glastonbury_v1`, in which each card that is turned over is a chance node.

>>> import pyspiel
>>> state = pyspiel.load_game("python_glastonbury_v1(players=3,recipes=False)").new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), state.legal_actions()
(0, [36, 37, 38, 39])

Chance says, in this order, what is removed with two players (a colour), each player's recipes A and B (0–4 each), the
first square in reading order, and after a take the card that is turned over (cards as numbers, see `core.packing`). A
card that was swept under the pile is no chance when it comes back. So nothing that is still to come exists anywhere in
a state, and the others' recipes are all that a seat cannot know.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import core
from ..actions import ACTIONS, MOVES
from ..core.packing import PILE_HEAD
from ..core.watching import FIRST_SWEPT
from ..observation import SECTIONS, SIZE, field
from ..rules import CARDS, CELLS, OTHER_COLORS, PLAYER_COLORS, Color, RecipeB
from . import RANGE, VERSION, Chosen, Rewards
from .game import LONGEST, CompiledGame
from .minds import Minds

try:
    import pyspiel
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise ImportError('the game needs an extra: pip install "glastonbury[envs]"') from error

CARD_CODES = tuple(CARDS)
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEFAULTS = {"players": 2} | asdict(Chosen())
del DEFAULTS["observation"]  # here it is asked for, not chosen
NAME = f"python_glastonbury_v{VERSION}"
NOTHING = -1
CELL_COUNT = len(CELLS)
MOVE_WORDS = tuple(str(move) for move in MOVES)  # a take by Accio is written like any other

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Glastonbury",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class GlastonburyGame(pyspiel.Game):
    """`docs/research.md` says what the parameters mean."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        choices = DEFAULTS | (params or {})
        players = choices.pop("players")
        chosen = Chosen(**choices)
        self.kind: Rewards = chosen.rewards
        self.table = CompiledGame(players, chosen)
        lowest, highest = RANGE[self.kind]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(CARD_CODES),
            num_players=self.table.players,
            min_utility=lowest,
            max_utility=highest,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return 1 + 2 * self.table.players + 84  # every card is turned over as the unknown one that it is but once

    def new_initial_state(self) -> "GlastonburyState":
        return GlastonburyState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "SeatObserver | None":
        """The information state is `knowledge`, the observation `table`; there are no others."""
        if params:
            raise ValueError(f"an observation has no parameters, got {params}")
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return SeatObserver(remembers=kind is not None and kind.perfect_recall)


class GlastonburyState(pyspiel.State):
    def __init__(self, game: GlastonburyGame) -> None:
        super().__init__(game)
        self.table = game.table.copy()
        self.kind = game.kind
        self.removed = NOTHING
        self.recipes: list[int] = []  # A and B of each player in turn
        self.square: list[int] = []  # the first one, as far as it is laid out
        self.unseen: dict[int, int] = {}  # cards that may be turned over, and how many of each
        self.taking: int | None = None  # a take that waits for the card in its place
        self.public = ""  # all that everybody has seen, in order
        self.current = CHANCE
        self.draws = "color" if self.table.removes else self.after_color()

    # Chance

    def after_color(self) -> str:
        self.unseen = dict(Counter(self.table.decks[self.removed].tolist()))
        return "recipe" if self.table.recipes else "card"

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.draws == "card":
            each = 1 / sum(self.unseen.values())
            return [(card, count * each) for card, count in self.unseen.items()]
        if self.draws == "recipe":
            dealt = self.recipes[len(self.recipes) % 2 :: 2]  # of the same kind
            left = [recipe for recipe in range(5) if recipe not in dealt]
            return [(recipe, 1 / len(left)) for recipe in left]
        unused = range(self.table.players, len(PLAYER_COLORS))
        return [(color, 1 / len(unused)) for color in unused]

    def draw(self, outcome: int) -> None:
        if self.draws == "card":
            self.turn_over(outcome)
        elif self.draws == "recipe":
            self.recipes.append(outcome)
            if len(self.recipes) == 2 * self.table.players:
                self.draws = "card"
        else:
            self.removed = outcome
            self.public += f" {self.chance_words(outcome)}"
            self.draws = self.after_color()

    def turn_over(self, card: int) -> None:
        self.public += f" {CARD_CODES[card]}"
        if self.unseen[card] == 1:
            del self.unseen[card]
        else:
            self.unseen[card] -= 1
        if self.taking is not None:
            core.bring_up(self.table.s, self.table.seen, card)
            take, self.taking = self.taking, None
            self.play(take)
            return
        self.square.append(card)
        if len(self.square) == CELL_COUNT:
            self.lay_out()

    def lay_out(self) -> None:
        """The pile has no order yet: each card is brought up when it is drawn."""
        pile = [card for card, count in self.unseen.items() for _ in range(count)]
        self.table.lay_out(
            np.array([*self.square, *pile], dtype=np.int8),
            self.removed,
            np.array(self.recipes[::2], dtype=np.int8) + np.int8(len(PLAYER_COLORS)),
            np.array(self.recipes[1::2], dtype=np.int8),
        )
        self.current = self.table.player

    def chance_words(self, outcome: int) -> str:
        if self.draws == "card":
            return CARD_CODES[outcome]
        if self.draws == "recipe":
            return f"recipe {[*RecipeB][outcome] if len(self.recipes) % 2 else OTHER_COLORS[outcome]}"
        return f"without {[*Color][outcome]}"

    # Playing

    def play(self, action: int) -> None:
        self.table.play(action)
        self.current = TERMINAL if self.table.over else self.table.player

    def _apply_action(self, action: int) -> None:
        if self.current == CHANCE:
            self.draw(action)
            return
        if action < CELL_COUNT and self.table.s[PILE_HEAD] < self.table.seen[FIRST_SWEPT]:
            if not self.table.mask()[action]:
                raise ValueError(self.table.why_illegal(action))
            self.taking, self.current = action, CHANCE
        else:
            self.play(action)
        self.public += f" {action}"

    def current_player(self) -> int:
        return self.current

    def is_terminal(self) -> bool:
        return self.current == TERMINAL

    def _legal_actions(self, _player: int) -> list[int]:
        """OpenSpiel asks for the deciding one only."""
        actions: list[int] = self.table.mask().nonzero()[0].tolist()
        return actions

    def _action_to_string(self, player: int, action: int) -> str:
        return self.chance_words(action) if player == CHANCE else MOVE_WORDS[action]

    def returns(self) -> list[float]:
        return self.table.rewards(self.kind)

    def __str__(self) -> str:
        return f"recipes {self.recipes}{self.public}"

    # What a seat knows

    def information(self, player: int) -> str:
        """All that this player has seen, in order."""
        own = self.recipes[2 * player : 2 * player + 2]
        return f"player {player} recipes {own}{self.public}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "GlastonburyState":
        """A state that this player cannot tell from the true one: the others have any recipes that they may have.

        It is played from the start, so that its history tells no more than the rest of it.
        """
        other: GlastonburyState = self.get_game().new_initial_state()
        recipes = self.recipes.copy()
        for kind in (0, 1):
            own = recipes[2 * player + kind : 2 * player + kind + 1]
            left = [recipe for recipe in range(5) if recipe not in own]
            for place in range(kind, len(recipes), 2):
                if place // 2 != player:
                    recipes[place] = left.pop(int(sampler() * len(left)))
        history = self.history()
        first = int(self.table.removes)
        history[first : first + len(recipes)] = recipes
        for action in history:
            other.apply_action(action)
        return other


class SeatObserver:
    """OpenSpiel's form of an observation: a flat tensor, its sections by name, and a string."""

    def __init__(self, *, remembers: bool) -> None:
        self.remembers = remembers
        self.tensor: npt.NDArray[np.float32] = np.zeros(SIZE, dtype=np.float32)
        self.dict = {section.name: field(self.tensor, section.name) for section in SECTIONS}
        self.written = np.zeros(SIZE, dtype=np.int8)

    def set_from(self, state: GlastonburyState, player: int) -> None:
        if len(state.square) < CELL_COUNT:
            self.tensor[:] = 0  # nothing to see yet
            return
        core.observe(state.table.s, state.table.seen, player, self.remembers, self.written)
        self.tensor[:] = self.written

    def string_from(self, state: GlastonburyState, player: int) -> str:
        if self.remembers:
            return state.information(player)
        self.set_from(state, player)
        return "\n".join(
            f"{name} {' '.join(f'{number:.0f}' for number in values.flat)}" for name, values in self.dict.items()
        )


class HouseBot(pyspiel.Bot):
    """One of our bots, by its name, at OpenSpiel's table; it is told what its seat can know, and nothing else."""

    def __init__(self, name: str, seat: int, seed: int) -> None:
        super().__init__()
        self.name, self.seat, self.seed = name, seat, seed

    def step(self, state: GlastonburyState) -> int:
        chance = f"{self.seed}/{len(state.table.actions)}"  # of its own at each decision
        return Minds(state.table, {self.seat: self.name}, chance).choose(self.seat)


pyspiel.register_game(GAME_TYPE, GlastonburyGame)
