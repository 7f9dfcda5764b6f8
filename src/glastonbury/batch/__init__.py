"""Millions of games at once: the whole game as pure functions over arrays, for JAX (the extra `batch`).

`state`    what a game consists of, and its first state
`game`     what is legal, and what an action does
`scoring`  points and shares of the win
`observe`  what a seat observes
`drive`    many games: dealing, random play, play by a policy
`convert`  from and to `rules`

All of it runs under `jit`, `vmap` and `scan`. Players, edition, recipes and removed colour are data in the state: one
compilation serves every variant. Proven equal to `rules` and `observation` by tests/batch.
docs/research.md shows how it is used.
"""

try:
    from .convert import from_rules, to_rules
    from .drive import Games, Played, begin, deal, play, play_randomly, random_policy
    from .game import legal_action_mask, step
    from .observe import Kind, observe
    from .scoring import Scores, scores
    from .state import BYTES, Setup, State, init, variant
except ModuleNotFoundError as error:
    if error.name != "jax":
        raise
    raise ImportError('glastonbury.batch needs an extra: pip install "glastonbury[batch]"') from error

__all__ = [
    "BYTES",
    "Games",
    "Kind",
    "Played",
    "Scores",
    "Setup",
    "State",
    "begin",
    "deal",
    "from_rules",
    "init",
    "legal_action_mask",
    "observe",
    "play",
    "play_randomly",
    "random_policy",
    "scores",
    "step",
    "to_rules",
    "variant",
]
