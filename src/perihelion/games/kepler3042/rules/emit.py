"""Telling what happened, to whoever listens.

Callers look first whether anybody does (`if s.log is not None`), so that silence costs nothing.
"""

from mypy_extensions import i64

from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.state import EVERYONE


def named(s: Fields, hex_number: i64) -> i64:
    """A hex as events name it, on whatever board: 64 row + column."""
    return (s.tables.row_of[hex_number] << 6) | s.tables.column_of[hex_number]


def note(s: Fields, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Something that everybody sees."""
    log = s.log
    if log is not None:
        log.note(kind, EVERYONE, a, b, c, d)


def note_to(s: Fields, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Something of which only one seat sees all."""
    log = s.log
    one: i64 = 1
    if log is not None:
        log.note(kind, one << seat, a, b, 0, 0)


def set_cause(s: Fields, cause: i64) -> None:
    """What happens from here on comes from this action, bonus, card, technology or track."""
    log = s.log
    if log is not None:
        log.cause = cause
