"""From what is wanted to a running server: settings, the address, the browser.

Both `perihelion serve` with its options and the quick way for it without any come here, so this
imports nothing that reads options.
"""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence

import msgspec

import perihelion
from perihelion.kernel.errors import PerihelionError
from perihelion.server.operations.builds import is_awaited
from perihelion.server.run import bind, check, lock, serve
from perihelion.server.settings import METRICS_VARIABLE, Settings, database_url, with_given

UNCOMPILED = (
    "Its rules are not compiled here, so levels think several times slower"
    " (a wheel for this system or `make build` brings them compiled)"
)
BEING_COMPILED = "Its rules are being compiled behind it; until then levels think slower"
WRONG_QUESTION = 2
INTERRUPTED = 130


def settings_of(database: str | None) -> Settings:
    """Those of the environment, for a database."""
    token = os.environ.get(METRICS_VARIABLE) or None
    return Settings(database=database_url(database), metrics_token=token)


def serve_plainly() -> None:
    """`perihelion serve` with nothing else said: the same, without a parser of options."""
    try:
        start({}, None, (), browser=True)
    except PerihelionError as error:
        for line in str(error).splitlines():
            print(f"perihelion: {line}", file=sys.stderr)
        sys.exit(WRONG_QUESTION)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def start(
    wanted: Mapping[str, object], database: str | None, given: Sequence[str], *, browser: bool
) -> None:
    """Serve with these settings until somebody stops it; raises StartError."""
    settings = with_given(msgspec.structs.replace(settings_of(database), **wanted), given)
    with lock(settings):
        check(settings)
        sock = bind(settings)
        settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
        print(f"Perihelion is at {settings.address} (Ctrl-C ends it)", flush=True)
        if not perihelion.is_compiled():
            print(BEING_COMPILED if is_awaited() else UNCOMPILED, flush=True)
        if browser:
            # At once: the socket listens already, and a browser takes its time to start, too.
            threading.Thread(target=open_browser, args=[settings.address], daemon=True).start()
        serve(settings, sock)


def open_browser(address: str) -> None:
    """Show the page, where there is a browser."""
    try:
        webbrowser.get()
    except webbrowser.Error:
        return  # no browser here; the address is printed
    webbrowser.open(address)
