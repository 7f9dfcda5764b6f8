"""Glastonbury, the card game by Günter Burkhardt: rules, records, and the command `glastonbury`."""

import sys

__version__ = "0.1.0"

# Written so that any Python 3 can read it: older ones get this sentence rather than a syntax error.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Glastonbury needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031
