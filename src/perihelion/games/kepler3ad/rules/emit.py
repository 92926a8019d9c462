"""Telling what happened, to whoever listens.

Callers look first whether anybody does (`if s.log is not None`), so that silence costs nothing.
"""

from mypy_extensions import i64

from perihelion.games.kepler3ad.codes import FACES, SPACES
from perihelion.games.kepler3ad.state import Fields
from perihelion.kernel.state import EVERYONE


def note(s: Fields, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Something that happened; everything in this game is public."""
    log = s.log
    if log is not None:
        log.note(kind, EVERYONE, a, b, c, d)


def set_cause(s: Fields, cause: i64) -> None:
    """What happens from here on comes from this action, track or corporation."""
    log = s.log
    if log is not None:
        log.cause = cause


def told_space(s: Fields, space: i64) -> i64:
    """A space as events name it: in edition 1 with the face of its zone."""
    if s.tables.zones_turn and (s.faces >> (space >> 2)) & 1:
        return space + SPACES
    return space


def told_piece(s: Fields, row: i64, space: i64) -> i64:
    """A piece as events name it; `row` is its unit and seat."""
    return row * 2 * SPACES + told_space(s, space)


def told_faces(counts: i64) -> i64:
    """Dice as one number, highest first: 421."""
    number: i64 = 0
    face: i64 = FACES
    while face > 0:
        left: i64 = (counts >> (4 * (face - 1))) & 15
        while left > 0:
            number = 10 * number + face
            left -= 1
        face -= 1
    return number
