"""Many iterations, into a folder: what is learned so far, the net, its card and its curves.

checkpoint.npz  all that is needed to go on, exactly as if it had never been interrupted
curve.jsonl     how it went, a line now and then
curve.svg       the same as a picture
net.npz         the net, as it is shipped
net.json        its card: how it was made
"""

import json
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .. import __version__
from ..net.form import rounded, write
from .curves import draw
from .learning import Learner, Plan, iterate, new_learner

EVERY = 300.0  # seconds between checkpoints


class BadFolder(Exception):
    """Nothing can be gone on with there, or something would be lost; says what."""


def train(folder: Path, seed: int, plan: Plan, tell: Callable[[dict[str, float]], None], *, resume: bool) -> None:
    """Leaves a checkpoint, whatever ends it."""
    checkpoint = folder / "checkpoint.npz"
    if checkpoint.exists() and not resume:
        raise BadFolder(f"{folder}: something was learned there already; --resume goes on with it")
    learner, done, seconds = read(checkpoint, seed, plan) if resume else (new_learner(seed, plan), 0, 0.0)
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic() - seconds
    kept = began + seconds
    lines = told_before(folder / "curve.jsonl", done)
    try:
        while done < plan.iterations:
            learner, told = iterate(learner, jnp.float32(done / plan.iterations), plan)
            done += 1
            if done in shown(plan.iterations):
                line = {"iteration": done, "seconds": round(time.monotonic() - began, 1)}
                lines.append(line | {name: round(float(value), 4) for name, value in told.items()})
                tell(lines[-1])
            if time.monotonic() - kept > EVERY:
                kept = time.monotonic()
                keep(checkpoint, learner, done, kept - began, seed, plan)
    finally:
        seconds = time.monotonic() - began
        keep(checkpoint, learner, done, seconds, seed, plan)
        with replacing(folder / "curve.jsonl") as path:
            path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        with replacing(folder / "curve.svg") as path:
            path.write_text(draw(lines))
    net = rounded(learner.params)
    with replacing(folder / "net.npz") as path:
        write(net, path)
    card = {
        "digest": net.digest,
        "seed": seed,
        "plan": plan._asdict(),
        "decisions": done * plan.games * plan.decisions,
        "seconds": round(seconds),
        "device": jax.devices()[0].device_kind,
        "versions": {"glastonbury": __version__, "jax": jax.__version__, "python": platform.python_version()},
    }
    with replacing(folder / "net.json") as path:
        path.write_text(json.dumps(card, indent=2) + "\n")


def shown(iterations: int) -> set[int]:
    """A hundred of them, and the first."""
    return {1, *range(max(1, iterations // 100), iterations + 1, max(1, iterations // 100)), iterations}


def told_before(path: Path, done: int) -> list[dict[str, float]]:
    if not done or not path.exists():
        return []
    return [line for line in map(json.loads, path.read_text().splitlines()) if line["iteration"] <= done]


# Checkpoints


def leaves(learner: Learner) -> list[Any]:
    return list(jax.tree.leaves(learner._replace(key=jax.random.key_data(learner.key))))


def keep(path: Path, learner: Learner, done: int, seconds: float, seed: int, plan: Plan) -> None:
    made_by = json.dumps({"seed": seed, "plan": plan._asdict()})
    with replacing(path) as whole, whole.open("wb") as file:
        np.savez(file, *map(np.asarray, leaves(learner)), done=done, seconds=seconds, made_by=made_by)


def read(path: Path, seed: int, plan: Plan) -> tuple[Learner, int, float]:
    if not path.exists():
        raise BadFolder(f"{path.parent}: there is no checkpoint to go on with")
    with np.load(path, allow_pickle=False) as kept:
        made_by = json.loads(str(kept["made_by"]))
        if made_by != {"seed": seed, "plan": plan._asdict()}:
            raise BadFolder(f"{path}: was begun otherwise: {json.dumps(made_by)}")
        new = new_learner(seed, plan)
        arrays = [jnp.asarray(kept[f"arr_{number}"]) for number in range(len(leaves(new)))]
        done, seconds = int(kept["done"]), float(kept["seconds"])
    shape = jax.tree.structure(new._replace(key=jax.random.key_data(new.key)))
    learner: Learner = jax.tree.unflatten(shape, arrays)
    return learner._replace(key=jax.random.wrap_key_data(learner.key)), done, seconds


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file that is there as a whole, or as it was."""
    whole = path.with_name(f".{path.name}.new")
    try:
        yield whole
        whole.replace(path)
    finally:
        whole.unlink(missing_ok=True)
