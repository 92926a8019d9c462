"""Changes that look at a table first: whoever is overtaken looks again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from perihelion.server.errors import Overtaken

TRIES: Final = 8
"""More than can sit down at one table at the same moment."""

P = ParamSpec("P")
R = TypeVar("R")
Change = Callable[P, Coroutine[Any, Any, R]]


def looks_again(change: Change[P, R]) -> Change[P, R]:
    """Do it anew, from its first look on, where somebody else changed the table meanwhile.

    What is decorated raises Overtaken where it may not write, and what it wrote before that does
    no harm when it is written again.
    """

    @wraps(change)
    async def tried(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES - 1):
            with suppress(Overtaken):
                return await change(*given, **named)
        return await change(*given, **named)

    return tried
