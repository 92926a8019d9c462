"""The `perihelion` command and the terminal table."""

from __future__ import annotations

import os
import sys

from perihelion.cli.loading import loading

__all__ = ["main"]


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a terminal without our letters shows a mark, and goes on
            reconfigure(errors="replace")
    if sys.argv[1:] == ["serve"] and "PERIHELION_PORT" not in os.environ:
        # Somebody waits for the page, and a parser of options takes a seventh of the start.
        with loading():
            from perihelion.cli.serving import serve_plainly

            serve_plainly()
        return
    from perihelion.cli.app import app

    app()
