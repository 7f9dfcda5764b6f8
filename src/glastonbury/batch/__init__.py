"""The game as pure functions over arrays, for JAX."""
from .convert import from_rules, to_rules
from .game import legal_action_mask, step
from .scoring import scores
from .state import State, Setup, init
from .observe import observe
