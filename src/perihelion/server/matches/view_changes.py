"""What has changed from one view to the next: the fields that a client has not seen yet.

Most of a view stays from one answer to the next. Parts that stay are mostly the very same objects,
so finding what is new costs less than writing all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec

from perihelion.kernel.kept import Kept
from perihelion.kernel.wire import View

_NONE: Final = object()
_encode: Final = msgspec.json.Encoder().encode


class Changes(NamedTuple):
    """From one view to the next."""

    fields: dict[str, Any] | msgspec.Raw
    """New values, as they are sent; or already written."""
    gone: tuple[str, ...]
    """Fields that are left out from now on, because they have their default again."""


_SHARED: Final[Kept[tuple[str, int, int], Changes]] = Kept(1_000)


def changes_for_all(table: str, over: int, before: View, rev: int, after: View) -> Changes:
    """The same between two revisions of a table; where nothing is secret, made and written once."""
    if not after.is_shared:
        return changes_of(before, after)
    key = (table, over, rev)
    found = _SHARED.get(key)
    if found is None:
        fields, gone = changes_of(before, after)
        found = _SHARED.keep(key, Changes(msgspec.Raw(_encode(fields)), gone))
    return found


def changes_of(before: View, after: View) -> Changes:
    """What a client that has `before` must be told to have `after`; both of one game."""
    fields: dict[str, Any] = {}
    gone: list[str] = []
    values_of, rows = _fields(type(after))
    for value, old, (name, default) in zip(values_of(after), values_of(before), rows, strict=True):
        if value is old or value == old:
            continue
        if value is default or (default in (list, dict, set) and not value):
            gone.append(name)
        else:
            fields[name] = value
    return Changes(fields, tuple(gone))


Fields = tuple[Callable[[View], tuple[Any, ...]], tuple[tuple[str, object], ...]]
"""What reads the values of all fields, and of each its name and the value with which it is left
out."""


@cache
def _fields(kind: type[View]) -> Fields:
    is_left_out = kind.__struct_config__.omit_defaults
    rows = msgspec.structs.fields(kind)
    return attrgetter(*(one.name for one in rows)), tuple(
        (
            one.encode_name,
            _NONE
            if not is_left_out or one.required
            else one.default
            if one.default is not msgspec.NODEFAULT
            else one.default_factory,
        )
        for one in rows
    )
