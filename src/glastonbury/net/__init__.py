"""A small net that says of a position how it may end and what to do. Read in this order:

`inputs`   what it is given, from what the deciding seat knows
`form`     its layers, its file, and the nets that there are
`looking`  what it thinks of a position

This is the reference, in NumPy. `core` looks with it inside the search, `batch` learns it; tests/batch/test_outlooks.py
compares them.
"""

from .form import BadNet, Net, card, load, names, read, rounded, write
from .inputs import Inputs, inputs
from .looking import Outlook, look

NEWEST = "merlin-2"  # what Wizard and Merlin think with; older ones stay, for comparisons

__all__ = [
    "NEWEST",
    "BadNet",
    "Inputs",
    "Net",
    "Outlook",
    "card",
    "inputs",
    "load",
    "look",
    "names",
    "read",
    "rounded",
    "write",
]
