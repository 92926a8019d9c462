"""Choosing by pointing: elements picked one after the other single out one option."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from perihelion.kernel.wire import Option


class Narrowed(msgspec.Struct, frozen=True):
    """What is left after some elements have been picked."""

    left: tuple[Option, ...]
    next: tuple[str, ...]
    """The elements that narrow further, in the order of the options."""
    chosen: Option | None
    """The option singled out: the only one left, or the one made of just the picked elements."""


def narrow(options: Sequence[Option], picked: Iterable[str]) -> Narrowed:
    """Keep the options that concern every picked element."""
    wanted = set(picked)
    left = tuple(option for option in options if wanted <= set(option.elements))
    lit: dict[str, None] = {}
    for option in left:
        for element in option.elements:
            if element not in wanted:
                lit.setdefault(element)
    chosen = left[0] if len(left) == 1 else None
    if chosen is None:
        exact = [option for option in left if set(option.elements) == wanted]
        chosen = exact[0] if len(exact) == 1 else None
    return Narrowed(left, tuple(lit), chosen)
