"""Record files: read from, and written so that nothing is lost."""

import json
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, BinaryIO

import click

from ..notation import Record, RecordError, read_records, write_record
from ..words import Words

RECORDS = click.File("rb")  # `-` is standard input
FILE = click.Path(dir_okay=False, path_type=Path)


def answer_each(context: click.Context, stream: BinaryIO, answer: Callable[[Record], str]) -> None:
    """Print a line for each record: its answer, or its error, which makes the exit status 1."""
    bad = False
    for record in read_records(stream):
        if isinstance(record, RecordError):
            bad = True
            click.echo(json.dumps(record.as_json()))
        else:
            click.echo(answer(record))
    context.exit(1 if bad else 0)


def read_one(stream: BinaryIO, index: int | None = None) -> Record:
    """The record at this place of the file; without an index it must be the only one."""
    records = list(read_records(stream))
    if index is None:
        if len(records) != 1:
            raise click.ClickException(f"{stream.name}: expected one record, found {len(records)}")
        index = 0
    if index >= len(records):
        raise click.ClickException(f"{stream.name}: no game {index}; the file has {len(records)}, counted from 0")
    record = records[index]
    if isinstance(record, RecordError):
        raise click.ClickException(f"{stream.name}: {record}")
    return record


class NotKept(click.ClickException):
    """A game cannot go on being written. In the player's language."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, file, err=True)


class RecordFile:
    """A file that a game is written to as it goes."""

    def __init__(self, path: Path, words: Words) -> None:
        self.path = path
        self.words = words
        self.target = path.resolve()
        if self.target.exists() and not self.target.is_file():
            raise click.ClickException(f"{path} is not a file that a record can be written to")
        self.written = self.target.read_bytes() if self.target.exists() else None

    def save(self, record: Record) -> None:
        """Replace the file in one step: a crash leaves the old or the new record, never half of one."""
        now = self.target.read_bytes() if self.target.exists() else None
        if now != self.written:
            raise NotKept(self.words.say("terminal-file-changed", path=str(self.path)))
        content = (write_record(record) + "\n").encode()
        try:
            with tempfile.TemporaryDirectory(dir=self.target.parent, prefix=".glastonbury-") as folder:
                draft = Path(folder) / "draft"
                with draft.open("wb") as file:
                    file.write(content)
                    file.flush()
                    os.fsync(file.fileno())
                if now is not None:
                    shutil.copymode(self.target, draft)
                draft.replace(self.target)
        except OSError as error:
            reason = error.strerror or ""
            raise NotKept(self.words.say("terminal-file-unwritable", path=str(self.path), reason=reason)) from None
        self.written = content
