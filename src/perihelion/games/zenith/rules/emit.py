"""Telling what happened, to whoever listens.

Callers look first whether anybody does (`if s.log is not None`), so that silence costs nothing.
"""

from mypy_extensions import i64

from perihelion.games.zenith.state import Fields
from perihelion.kernel.state import EVERYONE


def note(s: Fields, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Something everybody sees."""
    note_to(s, EVERYONE, kind, a, b, c, d)


def note_to(
    s: Fields, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
) -> None:
    """Something of which only some seats see everything."""
    log = s.log
    if log is not None:
        log.note(kind, audience, a, b, c, d)


def set_cause(s: Fields, cause: i64) -> None:
    """What happens from here on comes from this card, level, token, prime or rule."""
    log = s.log
    if log is not None:
        log.cause = cause
