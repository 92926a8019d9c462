"""What an answer would change in points: the spaces and tracks as they would be counted now.

Nothing of the rules is repeated here: the answer is given in a copy, and the engine counts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.edition import EDITIONS, TRACK_IDS, Edition
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.facts import Share
from perihelion.games.kepler3ad.rules.scoring import score_spaces, score_tracks

COUNTED: Final = codes.LINE_ALLEGIANCES * codes.SEATS
"""The lines that answers change at once: spaces, tracks, the level on the last one."""
BONUS: Final = codes.LINE_BONUS * codes.SEATS
LAST: Final = (codes.LINE_TRACK + codes.BONUS_POINTS) * codes.SEATS


class PointsPreview:
    """The answers to one question of one seat; lives as long as the question."""

    def __init__(self, blind: KeplerState, seat: int, edition: Edition) -> None:
        self.state = blind
        self.seat = seat
        self.edition = edition
        self.scoring = int(blind.scorings)
        self.before: bytes | None = None

    def of(self, action: int) -> tuple[Share, ...]:
        """What would change at once for each seat; its own share also where it only moves."""
        if self.scoring >= codes.SCORINGS:
            return ()
        if self.before is None:
            self.before = self._counted(self.state.clone())
        after = self.state.clone()
        after.apply_as(self.seat, action)
        moved = _moved(self.state, after, self.seat)
        return self._told(self.before, self._counted(after), moved)

    def _counted(self, state: KeplerState) -> bytes:
        """The sheet of the next scoring, if it were held now; a copy is used up."""
        if int(state.scorings) == self.scoring:
            score_spaces(state)
            score_tracks(state)
        first = self.scoring * codes.LINES * codes.SEATS
        return bytes(state.sheet)[first : first + COUNTED]

    def _told(self, before: bytes, after: bytes, moved: int) -> tuple[Share, ...]:
        found = {line * codes.SEATS + self.seat for line in _bits(moved)}
        if before != after:
            found |= _differing(before, after)
        order = sorted(found, key=lambda at: (at % codes.SEATS != self.seat, at))
        about, faces = self.edition.number, int(self.state.faces)
        return tuple(
            [_share(about, faces, at, _points(before, at), _points(after, at)) for at in order]
        )


@lru_cache(8_000)
def _share(number: int, faces: int, at: int, before: int, after: int) -> Share:
    edition = EDITIONS[number]
    line, seat = divmod(at, codes.SEATS)
    if line < codes.LINE_TRACK:
        space = edition.space_id(line - codes.LINE_SPACE, faces)
        return Share(f"{edition.space}:{space}", seat, before, after)
    return Share(f"track:{TRACK_IDS[line - codes.LINE_TRACK]}", seat, before, after)


def _points(sheet: bytes, at: int) -> int:
    """The level on the last track is paid besides the place on it: one share of one track."""
    return sheet[at] + (sheet[BONUS + at - LAST] if LAST <= at < LAST + codes.SEATS else 0)


def _moved(before: KeplerState, after: KeplerState, seat: int) -> int:
    """The lines of spaces where a piece of the seat came or went, of tracks where its disc did."""
    found = _lines(int(before.levels[seat]) ^ int(after.levels[seat]), codes.LINE_TRACK)
    for row in range(seat, len(before.pieces), codes.SEATS):
        found |= _lines(int(before.pieces[row]) ^ int(after.pieces[row]), codes.LINE_SPACE)
    return found


def _differing(before: bytes, after: bytes) -> set[int]:
    """Where two sheets have other points."""
    left = int.from_bytes(before, "little") ^ int.from_bytes(after, "little")
    found = set()
    while left:
        at = ((left & -left).bit_length() - 1) // 8
        left &= -1 << 8 * (at + 1)
        shown = LAST + at - BONUS if at >= BONUS else at
        if _points(before, shown) != _points(after, shown):
            found.add(shown)
    return found


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _lines(changed: int, first: int) -> int:
    """A bit for each count of a word that is not zero."""
    found, line = 0, first
    while changed:
        if changed & 15:
            found |= 1 << line
        changed >>= 4
        line += 1
    return found
