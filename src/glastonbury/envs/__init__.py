"""The game behind the interfaces that researchers know, a module for each: PettingZoo, Gymnasium, OpenSpiel and Pgx.

They need the extra `envs`, Pgx also `batch`: pip install "glastonbury[batch,envs]". Nothing of them is imported here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import Any, Literal, TypeVar, get_args

# Of actions, observations and rewards, here and in `batch`: a change of any is a new version, which is in all ids.
# Learners keep it with their weights.
VERSION = 1

Observation = Literal["knowledge", "table"]
Rewards = Literal["win_share", "points"]
Function = TypeVar("Function", bound=Callable[..., Any])

# What a reward is at least and at most. Points: a single 4 of each ingredient, or four cards of each and both recipes.
RANGE: dict[Rewards, tuple[float, float]] = {"win_share": (0.0, 1.0), "points": (-80.0, 320.0)}

# For an illegal action, where it ends the game: never better than losing.
PENALTY: dict[Rewards, float] = {"win_share": -1.0, "points": -80.0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The arguments that all of them have; `docs/research.md` says what they mean."""

    recipes: bool = True
    edition: str = "en"
    removed_color: bool = True
    observation: Observation = "knowledge"
    rewards: Rewards = "win_share"

    def __post_init__(self) -> None:
        check_choice("observation", self.observation, Observation)
        check_choice("rewards", self.rewards, Rewards)


def with_arguments_of(maker: Callable[..., object]) -> Callable[[Function], Function]:
    """So that `help` names all arguments: those of `maker` in the place of `**chosen`, which are handed to it."""

    def decorate(function: Function) -> Function:
        own = signature(function)
        named = [parameter for parameter in own.parameters.values() if parameter.kind is not Parameter.VAR_KEYWORD]
        handed = [parameter.replace(kind=Parameter.KEYWORD_ONLY) for parameter in signature(maker).parameters.values()]
        # What `inspect` and `help` look for first; a Callable is not known to have it, a function may be given it.
        function.__signature__ = own.replace(parameters=[*named, *handed])  # type: ignore[attr-defined]
        return function

    return decorate


def check_choice(name: str, value: str, among: object) -> None:
    """For arguments that are one of several words."""
    if value not in get_args(among):
        raise ValueError(f"{name}: expected {' or '.join(get_args(among))}, got {value!r}")
