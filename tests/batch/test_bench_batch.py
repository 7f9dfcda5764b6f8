"""`bench batch` in a small size: one JSON line per figure. The loops are traced, not run: compiling takes a minute."""

import json

import jax
import pgx
from click.testing import CliRunner

from glastonbury.bench import batch
from glastonbury.cli import main


def shapes(tree):
    return [(leaf.shape, leaf.dtype) for leaf in jax.tree.leaves(tree)]


def test_figures_are_printed_as_json_lines(monkeypatch):
    def traced(run, going, size):
        assert shapes(jax.eval_shape(run, going, jax.random.key(0))) == shapes(going)
        return size

    monkeypatch.setattr(batch, "speed", traced)
    monkeypatch.setattr(batch, "pgx_games", lambda: [("connect_four", pgx.make("connect_four"))])
    done = CliRunner().invoke(main, ["bench", "batch", "--smallest", "64", "--largest", "64"], catch_exceptions=False)
    size, *figures = [json.loads(line) for line in done.stdout.splitlines()]
    assert size["name"].endswith("state of a game")
    names = ["bare", "mask and knowledge", "mask and table", "by batch.play, all kept", "connect_four by Pgx"]
    assert figures == [{"name": f"64 games, {name}", "value": 64, "unit": "decisions/s"} for name in names]
