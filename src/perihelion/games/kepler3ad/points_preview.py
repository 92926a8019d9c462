"""What an answer would change in points: the spaces and tracks as they would be counted now.

Nothing of the rules is repeated here: the answer is given in a copy, and the engine counts.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.edition import TRACK_IDS, Edition
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.facts import Share
from perihelion.games.kepler3ad.rules.scoring import score_spaces, score_tracks

COUNTED: Final = codes.LINE_ALLEGIANCES * codes.SEATS
"""The lines that answers change at once: spaces, tracks, the level on the last one."""


class PointsPreview:
    """The answers to one question of one seat; lives as long as the question."""

    def __init__(self, blind: KeplerState, seat: int, edition: Edition) -> None:
        self.state = blind
        self.seat = seat
        self.edition = edition
        self.scoring = int(blind.scorings)
        self.before: list[int] | None = None

    def of(self, action: int) -> tuple[Share, ...]:
        """What would change at once for each seat; its own share also where it only moves."""
        if self.scoring >= codes.SCORINGS:
            return ()
        if self.before is None:
            self.before = self._counted(self.state.clone())
        after = self.state.clone()
        after.apply_as(self.seat, action)
        moved = _moved(self.state, after, self.seat)
        return tuple(self._told(self.before, self._counted(after), moved))

    def _counted(self, state: KeplerState) -> list[int]:
        """The sheet of the next scoring, if it were held now; a copy is used up."""
        if int(state.scorings) == self.scoring:
            score_spaces(state)
            score_tracks(state)
        first = self.scoring * codes.LINES * codes.SEATS
        sheet = list(state.sheet[first : first + COUNTED])
        # The level on the last track is paid besides the place on it: one share of one track.
        bonus = codes.LINE_BONUS * codes.SEATS
        last = (codes.LINE_TRACK + codes.BONUS_POINTS) * codes.SEATS
        for seat in range(codes.SEATS):
            sheet[last + seat] += sheet[bonus + seat]
        return sheet[:bonus]

    def _told(self, before: list[int], after: list[int], moved: int) -> list[Share]:
        mine = {line * codes.SEATS + self.seat for line in _bits(moved)}
        found = mine if before == after else mine | _differing(before, after)
        own = [at for at in sorted(found) if at % codes.SEATS == self.seat]
        others = [at for at in sorted(found) if at % codes.SEATS != self.seat]
        return [self._share(at, before[at], after[at]) for at in own + others]

    def _share(self, at: int, before: int, after: int) -> Share:
        line, seat = divmod(at, codes.SEATS)
        if line < codes.LINE_TRACK:
            space = self.edition.space_id(line - codes.LINE_SPACE, int(self.state.faces))
            return Share(f"{self.edition.space}:{space}", seat, before, after)
        return Share(f"track:{TRACK_IDS[line - codes.LINE_TRACK]}", seat, before, after)


def _moved(before: KeplerState, after: KeplerState, seat: int) -> int:
    """The lines of spaces where a piece of the seat came or went, of tracks where its disc did."""
    found = _lines(int(before.levels[seat]) ^ int(after.levels[seat]), codes.LINE_TRACK)
    for row in range(seat, len(before.pieces), codes.SEATS):
        found |= _lines(int(before.pieces[row]) ^ int(after.pieces[row]), codes.LINE_SPACE)
    return found


def _differing(before: list[int], after: list[int]) -> set[int]:
    pairs = zip(before, after, strict=True)
    return {at for at, (old, new) in enumerate(pairs) if old != new}


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
