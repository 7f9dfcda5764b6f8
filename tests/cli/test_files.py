"""Files that a game is written to."""

import os
import random

import click
import pytest

from builders import random_record
from glastonbury.cli.files import RecordFile
from glastonbury.notation import read_record
from glastonbury.words import Words

ONE, OTHER = (random_record(random.Random(seed)) for seed in (1, 2))


def test_saving_replaces_the_file_in_one_step(tmp_path, monkeypatch):
    """Whenever the machine stops, the file holds a whole record."""
    path = tmp_path / "game.json"
    file = RecordFile(path, Words())
    file.save(ONE)

    def power_cut(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", power_cut)
    with pytest.raises(KeyboardInterrupt):
        file.save(OTHER)
    assert read_record(path.read_bytes()) == ONE
    monkeypatch.undo()
    file.save(OTHER)
    assert read_record(path.read_bytes()) == OTHER
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_somebody_else_changed_is_left_alone(tmp_path):
    path = tmp_path / "game.json"
    file = RecordFile(path, Words())
    file.save(ONE)
    path.write_text("something else")
    with pytest.raises(click.ClickException, match="changed by somebody else"):
        file.save(OTHER)
    assert path.read_text() == "something else"


def test_a_file_that_appeared_meanwhile_is_left_alone(tmp_path):
    path = tmp_path / "game.json"
    file = RecordFile(path, Words())
    path.write_text("precious")
    with pytest.raises(click.ClickException):
        file.save(ONE)
    assert path.read_text() == "precious"


def test_only_a_plain_file_is_written_to(tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    with pytest.raises(click.ClickException, match="not a file"):
        RecordFile(fifo, Words())
    with pytest.raises(click.ClickException, match="not a file"):
        RecordFile(tmp_path, Words())
