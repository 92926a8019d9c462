"""A quicker start for commands that load much."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """Nothing dies while everything is loaded; the application collects once it is up."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
