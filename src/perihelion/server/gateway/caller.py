"""Who asks: the person and the address of the request that is being answered."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple


class Asking:
    """One request, or one socket; the person is known a little later than the address."""

    __slots__ = ("address", "person")

    def __init__(self, address: str = "", person: str = "") -> None:
        self.address = address
        self.person = person


ASKING: Final[ContextVar[Asking]] = ContextVar("asking", default=Asking())  # noqa: B039  (never changed)
"""Also of the work that a request began; nobody for what we do by ourselves."""


class Asker(NamedTuple):
    """Whose share of the work it is."""

    person: str
    address: str


NOBODY: Final = Asker("", "")
"""For what we do by ourselves: it waits its turn, and no quota counts it."""


def asker(person: str | None) -> Asker:
    """A person, at the address of the request that is being answered."""
    return Asker(person or "", ASKING.get().address)
