"""Validating positions that come from outside: shapes, names, ranges, and whether they can go on.

Descriptions and bytes may be hostile. Each game checks what only it knows; this is the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

import msgspec

from perihelion.kernel.errors import BadPosition
from perihelion.kernel.state import NOBODY, State

Shape = TypeVar("Shape", bound=msgspec.Struct)
Played = TypeVar("Played", bound=State)
UNSOUND: Final = (IndexError, OverflowError, AssertionError, ValueError)
"""What the rules raise on a state that cannot be."""


def read_as(shape: type[Shape], description: Mapping[str, object], game: str) -> Shape:
    """A description in its shape, whose `game` is this one if it says so; raises BadPosition."""
    try:
        found = msgspec.convert(dict(description), shape)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this describes no position of {game}: {error}") from None
    named = getattr(found, "game", None)
    if named not in (None, game):
        raise BadPosition(f"this is a position of {named}, not of {game}")
    return found


def number_of(names: Iterable[str], name: str, what: str) -> int:
    """The number of a name in a list; raises BadPosition that says what would be right."""
    known = list(names)
    if name not in known or not name:
        few = ", ".join(known[:12]) + (" ..." if len(known) > 12 else "")
        raise BadPosition(f"there is no {what} {name!r}; there are {few}")
    return known.index(name)


def within(value: int, low: int, high: int, what: str) -> int:
    """The value if it is in its range; raises BadPosition."""
    if not low <= value <= high:
        raise BadPosition(f"{what} cannot be {value}; it is from {low} to {high}")
    return value


def refuse(problems: list[str]) -> None:
    """Raise BadPosition if there are any problems."""
    if problems:
        raise BadPosition("; ".join(problems))


def check_waits(state: Played, resume: Callable[[Played], None], *, is_known: bool = True) -> None:
    """Raise BadPosition unless the rules would leave this state as it is and can go on.

    `resume` finds out who has to answer; a blind state of others may not know (`is_known`) what.
    """
    try:
        twin = state.clone()
        assert isinstance(twin, type(state))
        resume(twin)
        if twin.to_bytes() != state.to_bytes():
            raise BadPosition("the state does not wait for an answer")
        if state.seat != NOBODY and is_known and not state.legal():
            raise BadPosition("nothing can be answered")
    except UNSOUND as error:
        raise BadPosition(f"the rules cannot go on from here: {error!r}") from None
