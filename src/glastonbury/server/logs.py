"""What the server tells whoever runs it: one JSON object per line on standard error.

An event is a few words, its data numbers and codes. Nothing that somebody sent belongs there: no cookies, tokens,
words, secrets of deals, bodies or query strings.
"""

import json
import logging
import sys
import threading
import traceback
from datetime import UTC, datetime
from typing import Any

LOGGER = logging.getLogger("glastonbury")


def configure() -> None:
    """For this process, whatever other libraries and Python itself say too.

    uvicorn names every address at INFO: only its warnings.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(logging.INFO)
    logging.captureWarnings(True)
    threading.excepthook = lambda ended: log_failure("a thread failed", ended.exc_value)
    sys.unraisablehook = lambda ended: log_failure("something could not be cleaned up", ended.exc_value)


def log(event: str, **data: Any) -> None:
    LOGGER.info(event, extra={"data": data})


def log_failure(event: str, error: BaseException | None, **data: Any) -> None:
    """What should not have happened, with its traceback."""
    LOGGER.error(event, exc_info=error, extra={"data": data})


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data = getattr(record, "data", None)
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.name if data is None else record.getMessage(),
            "data": {"message": record.getMessage()} if data is None else data,
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = traceback_of(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def traceback_of(error: BaseException) -> str:
    """As Python prints it, without the values of a failed statement: they may be secrets of a deal."""
    cause: BaseException | None = error
    while cause is not None:
        if hasattr(cause, "hide_parameters"):  # SQLAlchemy's errors
            cause.hide_parameters = True
        cause = cause.__cause__ or cause.__context__
    return "".join(traceback.format_exception(error))
