"""Record files: given as arguments, read whole, written so that nothing is lost."""

import os
from pathlib import Path
from typing import BinaryIO

import click

from ..notation import Record, RecordError, read_records, write_record

RECORDS = click.File("rb")  # `-` is standard input


def only_record(stream: BinaryIO, index: int | None = None) -> Record:
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


def save(record: Record, path: Path) -> None:
    """Replace the file by this record in one step: a crash leaves the old or the new one, never half of it."""
    draft = path.with_name(f"{path.name}.new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(write_record(record) + "\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
