"""Functions compiled with numba, and kept in its cache until a file changes that is compiled into them.

Numba itself looks only at the file in which a function stands, not at the files of what is compiled into it. So we add
a digest of all files to its stamp, by which it knows whether what it has kept is still true: of this package and of
those from which numbers are compiled in. Where that is kept, and what else counts, stays its own affair, and so do the
functions of others.
"""

import hashlib
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache

F = TypeVar("F", bound=Callable[..., Any])

# Ways in that nobody needs are left out, which makes compiling quicker.
njit: Any = partial(numba.njit, nogil=True, error_model="numpy", no_cfunc_wrapper=True)


def digest() -> bytes:
    house = files(__package__.partition(".")[0])
    rooms = [file for room in ("core", "net", "rules") for file in house.joinpath(room).iterdir()]
    rooms += [house.joinpath("actions.py"), house.joinpath("observation.py")]
    texts = [(file.name, file.read_bytes()) for file in rooms if file.name.endswith(".py")]
    return hashlib.sha256(repr(sorted(texts)).encode()).digest()


SOURCES = digest()


class _Kept(CompileResultCacheImpl):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = self.locator.get_source_stamp()
        self.locator.get_source_stamp = lambda: (stamp, SOURCES)


class _Cache(FunctionCache):
    _impl_class = _Kept


def compiled(function: F) -> F:
    """Compiled at the first call and kept in a cache; threads may run it side by side."""
    dispatcher = njit(function)
    dispatcher._cache = _Cache(function)  # as `cache=True` does it; if numba renames this, nothing is kept
    return cast(F, dispatcher)


def part(function: F) -> F:
    """The same for what only compiled functions call: it is kept within them."""
    return cast(F, njit(no_cpython_wrapper=True)(function))


def inlined(function: F) -> F:
    """A part that is called in several places, and quickest if each has it for itself."""
    return cast(F, njit(no_cpython_wrapper=True, forceinline=True)(function))


def written_in(function: F) -> F:
    """A part that has a name only to be read: it is not compiled by itself, but where it is called.

    Large parts are compiled more quickly so if they are called in one place, and far more slowly if in several.
    """
    return cast(F, njit(no_cpython_wrapper=True, inline="always")(function))
