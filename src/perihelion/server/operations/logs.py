"""Structured logs: one JSON object a line, on stderr.

No line ever holds a secret, an answer, a text of a person or a query string: only what
happened, where (the pattern of the path, not the path) and how long it took.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

LOG: Final = logging.getLogger("perihelion.server")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        row: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        row |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            # Where it broke, but not with which values: those may be somebody's secret.
            row["error"] = record.exc_info[0].__name__
            row["where"] = _places(record.exc_info[2])
        return json.dumps(row, default=str)


def _places(trace: object) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code  # type: ignore[attr-defined]  # a traceback
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")  # type: ignore[attr-defined]  # as above
        trace = trace.tb_next  # type: ignore[attr-defined]  # as above
    return places[-8:]


def note(what: str, **facts: object) -> None:
    """Something worth knowing."""
    LOG.info(what, extra={"facts": facts})


def warn(what: str, **facts: object) -> None:
    """Something that whoever runs the server should look at."""
    LOG.warning(what, extra={"facts": facts})


def trouble(what: str, error: BaseException | None = None, **facts: object) -> None:
    """Something that should not have happened."""
    info = None if error is None else (type(error), error, error.__traceback__)
    LOG.error(what, extra={"facts": facts}, exc_info=info)


def set_up(level: int = logging.INFO) -> None:
    """Log to stderr; what other libraries say is heard only when it is a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level)
