"""Glastonbury as a Gymnasium environment: one seat, drawn anew for each game, against bots.

>>> import gymnasium
>>> table = gymnasium.make("Glastonbury-v1", opponents=("herbalist",))
>>> observation, info = table.reset(seed=1)
>>> observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))
>>> observation.shape, reward
((288,), 0.0)
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..bots import LEVELS
from ..core import new_rng
from ..observation import HIGHEST_NUMBER, SIZE, Tensor
from . import PENALTY, VERSION, Chosen, check_choice, with_arguments_of
from .game import LONGEST, CompiledGame
from .minds import Minds
from .pictures import MODES, Mode, draw

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as error:
    if error.name != "gymnasium":
        raise
    raise ImportError('the environment needs an extra: pip install "glastonbury[envs]"') from error

ID = f"Glastonbury-v{VERSION}"
Illegal = Literal["error", "lose"]


class Glastonbury(gymnasium.Env):
    """There is a bot for each other seat, by the names that `glastonbury.bots` gives them, clockwise from the own seat.

    `illegal`: an illegal action is an error, or loses the game at once, for learners that cannot mask their actions.
    The other arguments are those of `Chosen`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 1}

    @with_arguments_of(Chosen)
    def __init__(
        self,
        opponents: Sequence[str] = ("random",),
        *,
        illegal: Illegal = "error",
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        if len(opponents) not in (1, 2, 3) or not LEVELS.keys() >= {*opponents}:
            raise ValueError(f"opponents: expected one to three names of {', '.join(LEVELS)}, got {opponents!r}")
        self.chosen = Chosen(**chosen)
        check_choice("illegal", illegal, Illegal)
        if render_mode is not None:
            check_choice("render_mode", render_mode, Mode)
        self.game = CompiledGame(len(opponents) + 1, self.chosen)
        self.opponents = tuple(opponents)
        self.at_random = set(opponents) == {"random"}  # then the compiled engine plays for them
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = Box(0, HIGHEST_NUMBER, (SIZE,), np.int8)
        self.action_space = Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.seat = int(self.np_random.integers(self.game.players))
        self.game.deal(self.np_random)
        self.lost = False  # by an illegal action
        chance = int(self.np_random.integers(2**63))
        self.rng = new_rng(chance)
        self.bots = {
            (self.seat + distance) % self.game.players: bot for distance, bot in enumerate(self.opponents, start=1)
        }
        self.minds = Minds(self.game, self.bots, str(chance))
        self.let_others_play()
        return self.observe(), self.info()

    def step(self, action: int) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        game = self.game
        if self.lost:
            raise ValueError("the game is lost by an illegal action: reset it")
        try:
            game.play(int(action))
        except ValueError:
            if self.illegal == "error" or game.over:
                raise
            self.lost = True
            return self.observe(), PENALTY[self.chosen.rewards], True, False, self.info()
        self.let_others_play()
        over = game.over
        reward = game.rewards(self.chosen.rewards)[self.seat] if over else 0.0
        return self.observe(), reward, over, False, self.info()

    def let_others_play(self) -> None:
        """Notes what can be seen meanwhile, for those who are to remember it by themselves."""
        game, seat, notes = self.game, self.seat, self.chosen.observation == "table"
        self.seen = [self.observe()] if notes else []
        while (player := game.player) != seat and not game.over:
            if self.at_random:
                game.play_randomly(seat, self.rng, 1 if notes else LONGEST)
            else:
                game.play(self.minds.choose(player))
            if notes:
                self.seen.append(self.observe())

    def observe(self) -> Tensor:
        return self.game.observe(self.seat, self.chosen.observation)

    def info(self) -> dict[str, Any]:
        """The legal actions, and which seat it is in turn order.

        With the observation `table` also `seen`: a tensor after each decision of anybody since the seat has decided
        last, that one included; the last is the observation.
        """
        info: dict[str, Any] = {"action_mask": self.game.mask(), "seat": self.seat}
        if self.seen:
            info["seen"] = tuple(self.seen)  # no array: where environments are gathered all must have the same shape
        return info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as the learners that mask actions ask for them."""
        return self.game.mask().astype(np.bool_)

    def render(self) -> str:
        names = ["" for _ in range(self.game.players)]
        names[self.seat] = "you"
        for seat, bot in self.bots.items():
            names[seat] = bot
        return draw(self.game.replay(), self.render_mode, names)


gymnasium.register(ID, f"{__name__}:{Glastonbury.__name__}")
