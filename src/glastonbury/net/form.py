"""The net's form, and its file: what each weight is, how they are kept, and the nets that there are.

A net is two arrays. `rows` are the first layer's weights in 255 steps, a row for each input; a scale for each column
and all other weights lie in `weights`, one after the other (WEIGHTS). So a net is 0.7 MB, sums of rows are exact
whatever their order, and compiled code is handed two arrays.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import as_file, files
from math import prod
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from ..actions import ACTIONS
from ..observation import starts_of
from ..rules import STOPS
from .inputs import GAINS, KINDS, ROWS, SEATS, STARTS

Floats = npt.NDArray[np.float32]

FIRST, SECOND, THIRD = 128, 64, 64  # the layers
QUERY = 48  # how many numbers a take is looked at by
OTHERS = ACTIONS - 32  # actions that are no takes
POINTS = 20.0  # a margin is kept in units of so many points
STEPS = 127  # of a weight of the first layer, up and down

# What lies in `weights`, in this order.
WEIGHTS: dict[str, tuple[int, ...]] = {
    "scale": (FIRST,),  # of a step in each column of `rows`
    "b1": (FIRST,),
    "w2": (FIRST, SECOND),
    "b2": (SECOND,),
    "w3": (SECOND, THIRD),
    "b3": (THIRD,),
    "heads": (THIRD, QUERY + 2 * SEATS),
    "heads_b": (QUERY + 2 * SEATS,),
    "other": (THIRD, OTHERS),  # logits of all actions but takes
    "other_b": (OTHERS,),
    "cell": (32, QUERY),
    "card": (KINDS, QUERY),
    "landing": (STOPS, QUERY),
    "gain": (GAINS, QUERY),
    "hope": (GAINS, QUERY),
}
# The columns of `heads`. In one matrix they are computed at once, which is several times quicker.
HEADS: dict[str, slice] = {
    "query": slice(0, QUERY),  # the logit of a take is the product of this with the sum of its rows below
    "win": slice(QUERY, QUERY + SEATS),  # logits of each player's share of the win, from the one who decides on
    "margin": slice(QUERY + SEATS, QUERY + 2 * SEATS),  # how far ahead of the best other each will end
}
STARTS_OF = starts_of(WEIGHTS)
SIZE = sum(map(prod, WEIGHTS.values()))
# Weights learned for other inputs mean nothing here.
INPUTS = hashlib.sha256(repr((STARTS, ROWS)).encode()).hexdigest()[:16]


class BadNet(ValueError):
    """A file that is no net, or none for these inputs."""


@dataclass(frozen=True, eq=False)
class Net:
    rows: npt.NDArray[np.int8]  # [ROWS, FIRST]
    weights: Floats  # [SIZE]

    def part(self, name: str) -> Floats:
        """Some of the weights, in their own shape."""
        start, shape = STARTS_OF[name], WEIGHTS[name]
        return self.weights[start : start + prod(shape)].reshape(shape)

    def params(self) -> dict[str, Floats]:
        """As they are learned: the first layer in numbers of its own, `w1`, and all else by name."""
        params = {name: self.part(name) for name in WEIGHTS}
        heads, heads_b = params.pop("heads"), params.pop("heads_b")
        for name, columns in HEADS.items():
            params |= {name: heads[:, columns], f"{name}_b": heads_b[columns]}
        return params | {"w1": self.rows * params.pop("scale")}

    @cached_property
    def digest(self) -> str:
        """Of all that it is, whatever the file around it."""
        return hashlib.sha256(INPUTS.encode() + self.rows.tobytes() + self.weights.tobytes()).hexdigest()


def rounded(params: Mapping[str, npt.ArrayLike]) -> Net:
    """The net of learned weights: those of the first layer are rounded to steps."""
    learned = {name: np.asarray(values, np.float32) for name, values in params.items()}
    first = learned.pop("w1")
    learned["heads"] = np.concatenate([learned[name] for name in HEADS], axis=1)
    learned["heads_b"] = np.concatenate([learned[f"{name}_b"] for name in HEADS])
    learned["scale"] = np.maximum(np.abs(first).max(axis=0) / STEPS, np.float32(1e-9))
    for name, shape in WEIGHTS.items():
        if learned[name].shape != shape:
            raise BadNet(f"{name}: expected the shape {shape}, got {learned[name].shape}")
    rows = np.rint(first / learned["scale"]).astype(np.int8)
    return Net(rows, np.concatenate([learned[name].ravel() for name in WEIGHTS]))


# Files

FOLDER = files(__package__).joinpath("nets")


def write(net: Net, path: Path) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, inputs=np.array(INPUTS), rows=net.rows, weights=net.weights)


def read(path: Path) -> Net:
    """Raises BadNet, which says what is wrong; or OSError, if the file cannot be read."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            made_for, rows, weights = (kept[name] for name in ("inputs", "rows", "weights"))
    except (BadZipFile, EOFError, KeyError, ValueError, AttributeError) as error:
        raise BadNet(f"{path}: expected a net, as `write` makes it ({error})") from None
    if str(made_for) != INPUTS:
        raise BadNet(f"{path}: expected a net for the inputs {INPUTS}, got one for {made_for}")
    for values, shape, kind in ((rows, (ROWS, FIRST), np.int8), (weights, (SIZE,), np.float32)):
        if values.shape != shape or values.dtype != kind:
            raise BadNet(f"{path}: expected {np.dtype(kind)}{list(shape)}, got {values.dtype}{list(values.shape)}")
    if not np.isfinite(weights).all():
        raise BadNet(f"{path}: some weights are no numbers")
    return Net(np.ascontiguousarray(rows), np.ascontiguousarray(weights))


def names() -> list[str]:
    """Of the nets that there are here."""
    if not FOLDER.is_dir():
        return []
    return sorted(file.name.removesuffix(".npz") for file in FOLDER.iterdir() if file.name.endswith(".npz"))


@cache
def load(name: str) -> Net:
    """A net by its name, or from a file `….npz`. Once loaded it stays; several may."""
    if name.endswith(".npz"):
        return read(Path(name))
    if name not in names():
        raise BadNet(f"there is no net {name!r}; there are: {', '.join(names()) or 'none'}")
    with as_file(FOLDER.joinpath(f"{name}.npz")) as path:
        return read(path)


def card(name: str) -> dict[str, Any]:
    """How a net was made, and what was found about it."""
    about: dict[str, Any] = json.loads(FOLDER.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return about
