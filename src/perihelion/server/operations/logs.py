"""Structured logs (structlog): one JSON object a line, on stderr.

No line ever holds a secret, an answer, a text of a person or a query string: only what
happened, where (the pattern of the path, not the path) and how long it took.
"""

from __future__ import annotations

import logging
import sys
from traceback import walk_tb
from typing import Final

if "rich" in sys.modules:
    import structlog
else:
    # For colours in a terminal, which we do not write, it would load all of rich.
    sys.modules["rich"] = None  # type: ignore[assignment]
    import structlog

    del sys.modules["rich"]
from structlog.stdlib import BoundLogger, ExtraAdder, ProcessorFormatter
from structlog.typing import EventDict, WrappedLogger

# Lines go through the standard library, so that other libraries' warnings come out the same way.
structlog.configure(
    processors=[structlog.stdlib.filter_by_level, structlog.stdlib.render_to_log_kwargs],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)
LOG: Final[BoundLogger] = structlog.stdlib.get_logger("perihelion.server")


def add_places(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    """Where it broke, but not with which values: those may be somebody's secret."""
    kind, _, trace = line.pop("exc_info", None) or (None, None, None)
    if kind is not None:
        places = [(frame.f_code.co_filename, number) for frame, number in walk_tb(trace)]
        line["error"] = kind.__name__
        line["where"] = [f"{file.rpartition('/')[2]}:{number}" for file, number in places[-8:]]
    return line


FORMAT: Final = ProcessorFormatter(
    foreign_pre_chain=[
        ExtraAdder(),
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(key="time"),
    ],
    processors=[
        ProcessorFormatter.remove_processors_meta,
        structlog.processors.EventRenamer("what"),
        add_places,
        structlog.processors.JSONRenderer(default=str),
    ],
)


def set_up(level: int = logging.INFO) -> None:
    """Log to stderr; what other libraries say is heard only when it is a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMAT)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("perihelion.server").setLevel(level)
