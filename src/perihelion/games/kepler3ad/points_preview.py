"""What an answer would change in points: the spaces and tracks as they would be counted now.

Nothing of the rules is repeated here: the answer is given in a copy, and the engine counts.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import TRACK_IDS
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.phrases import phrases
from perihelion.games.kepler3ad.rules.scoring import score_spaces, score_tracks
from perihelion.kernel.phrases import Phrase

COUNTED: Final = codes.LINE_ALLEGIANCES * codes.SEATS
"""The lines that answers change at once: spaces, tracks, the level on the last one."""


class Effects:
    """The answers to one question of one seat; lives as long as the question."""

    def __init__(self, blind: KeplerState, seat: int, components: Components) -> None:
        self.state = blind
        self.seat = seat
        self.components = components
        self.edition = components.edition
        self.scoring = int(blind.scorings)
        self.before: list[int] | None = None

    def of(self, action: int) -> tuple[Phrase, ...]:
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

    def _told(self, before: list[int], after: list[int], moved: int) -> list[Phrase]:
        mine = {line * codes.SEATS + self.seat for line in _bits(moved)}
        found = mine if before == after else mine | _differing(before, after)
        own = [at for at in sorted(found) if at % codes.SEATS == self.seat]
        others = [at for at in sorted(found) if at % codes.SEATS != self.seat]
        return [self._phrase(at, before[at], after[at]) for at in own + others]

    def _phrase(self, at: int, old: int, new: int) -> Phrase:
        line, seat = divmod(at, codes.SEATS)
        share = {"seat": seat, "before": old, "after": new}
        if line < codes.LINE_TRACK:
            space = self.edition.space_id(line - codes.LINE_SPACE, int(self.state.faces))
            element = f"{self.edition.space}:{space}"
            return Phrase("effect-space", {"at": element, "space": phrases.space(space), **share})
        track = TRACK_IDS[line - codes.LINE_TRACK]
        name = phrases.track(track, self.components)
        return Phrase("effect-track", {"at": f"track:{track}", "track": name, **share})


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
