"""What has changed from one view to the next: the fields that a client has not seen yet.

Most of a view stays from one answer to the next. Parts that stay are mostly the very same objects,
so finding what is new costs less than writing all of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from perihelion.kernel.wire import View

_NONE: Final = object()


class Changes(NamedTuple):
    """From one view to the next."""

    fields: dict[str, Any]
    """New values, as they are sent."""
    gone: tuple[str, ...]
    """Fields that are left out from now on, because they have their default again."""


def changes_of(before: View, after: View) -> Changes:
    """What a client that has `before` must be told to have `after`; both of one game."""
    fields: dict[str, Any] = {}
    gone: list[str] = []
    for attribute, name, default in _fields(type(after)):
        value, old = getattr(after, attribute), getattr(before, attribute)
        if value is old or value == old:
            continue
        if value is default or (default in (list, dict, set) and not value):
            gone.append(name)
        else:
            fields[name] = value
    return Changes(fields, tuple(gone))


@cache
def _fields(kind: type[View]) -> tuple[tuple[str, str, object], ...]:
    """Of each field its attribute, its name, and the value with which it is left out."""
    is_left_out = kind.__struct_config__.omit_defaults
    rows = msgspec.structs.fields(kind)
    return tuple(
        (
            one.name,
            one.encode_name,
            _NONE
            if not is_left_out or one.required
            else one.default
            if one.default is not msgspec.NODEFAULT
            else one.default_factory,
        )
        for one in rows
    )
