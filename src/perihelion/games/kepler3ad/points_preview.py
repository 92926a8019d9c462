"""What an answer would change in points: the spaces and tracks as they would be counted now.

Nothing of the rules is repeated here: the answer is given in a copy, and the engine counts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.edition import EDITIONS, TRACK_IDS, Edition
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.facts import Share
from perihelion.games.kepler3ad.rules.scoring import score_spaces, score_tracks

COUNTED: Final = c.LINE_BONUS * c.SEATS
"""The points that answers change at once: of spaces and tracks, by line and seat."""
LAST: Final = (c.LINE_TRACK + c.BONUS_POINTS) * c.SEATS


class PointsPreview:
    """The answers to one question of one seat; lives as long as the question."""

    def __init__(self, blind: KeplerState, seat: int, edition: Edition) -> None:
        self.state = blind
        self.seat = seat
        self.edition = edition
        self.scoring: i64 = blind.scorings
        self.before: KeplerState | None = None

    def of(self, action: int) -> tuple[Share, ...]:
        """What would change at once for each seat; its own share also where it only moves."""
        if self.scoring >= c.SCORINGS:
            return ()
        if self.before is None:
            self.before = self.state.clone()
            self._count(self.before)
        after = self.state.clone()
        after.apply_as(self.seat, action)
        moved = _moved(self.state, after, self.seat)
        self._count(after)
        return self._told(self.before, after, moved)

    def _count(self, state: KeplerState) -> None:
        """Fill the sheet of the next scoring, as if it were held now; a copy is used up."""
        if state.scorings == self.scoring:
            score_spaces(state)
            score_tracks(state)

    def _told(self, before: KeplerState, after: KeplerState, moved: i64) -> tuple[Share, ...]:
        edition, faces = int(self.edition.number), int(self.state.faces)
        first: i64 = self.scoring * c.LINES * c.SEATS
        mine: i64 = self.seat
        own: list[Share] = []
        others: list[Share] = []
        at: i64
        for at in range(COUNTED):
            old, new = _points(before, first, at), _points(after, first, at)
            is_own = at % c.SEATS == mine
            if old != new or (is_own and moved >> at // c.SEATS & 1):
                share = _share(edition, faces, int(at), int(old), int(new))
                (own if is_own else others).append(share)
        return (*own, *others)


@lru_cache(8_000)
def _share(number: int, faces: int, at: int, before: int, after: int) -> Share:
    edition = EDITIONS[number]
    line, seat = divmod(at, c.SEATS)
    if line < c.LINE_TRACK:
        space = edition.space_id(line - c.LINE_SPACE, faces)
        return Share(f"{edition.space}:{space}", seat, before, after)
    return Share(f"track:{TRACK_IDS[line - c.LINE_TRACK]}", seat, before, after)


def _points(state: KeplerState, first: i64, at: i64) -> i64:
    """The level on the last track is paid besides the place on it: one share of one track."""
    points = i64(state.sheet[first + at])
    if at >= LAST:
        points += i64(state.sheet[first + COUNTED + at - LAST])
    return points


def _moved(before: KeplerState, after: KeplerState, seat: i64) -> i64:
    """The lines of spaces where a piece of the seat came or went, of tracks where its disc did."""
    found = _lines(before.levels[seat] ^ after.levels[seat], c.LINE_TRACK)
    row: i64 = seat
    while row < len(before.pieces):
        found |= _lines(before.pieces[row] ^ after.pieces[row], c.LINE_SPACE)
        row += c.SEATS
    return found


def _lines(changed: i64, first: i64) -> i64:
    """A bit for each count of a word that is not zero."""
    found: i64 = 0
    line: i64 = 1
    line <<= first
    while changed:
        if changed & 15:
            found |= line
        changed >>= 4
        line <<= 1
    return found
