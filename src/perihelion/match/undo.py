"""Taking back: freely by the kernel's rule, further by consent, at will when alone.

Chance does not change its mind: asked the same question again, the dealer gives the same
answer, so there is nothing to fish for. A take-back is an entry of the record.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perihelion.kernel.record import Entry
from perihelion.kernel.undo import free_plies
from perihelion.match.errors import BadUndo, MatchOver
from perihelion.match.match import Match


class Request(msgspec.Struct, frozen=True):
    """A wish to take back that waits for the others; any new entry makes it void."""

    seat: int
    plies: int
    """How many answers, chance and the others' included."""
    ply: int
    """The number of entries when it was made."""
    waits_for: tuple[str, ...]
    """The owners who have not agreed yet."""


class Undo:
    """The take-backs of one match.

    `owners` says who sits at each seat: one person may own several (a hot seat), None is a
    bot, which never minds. By default a seat without an agent is a person of its own.
    """

    def __init__(
        self,
        match: Match,
        owners: Sequence[str | None] | None = None,
        request: Request | None = None,
    ) -> None:
        self.match = match
        if owners is None:
            seats = range(match.seats)
            owners = [None if seat in match.agents else f"seat {seat}" for seat in seats]
        if len(owners) != match.seats:
            raise BadUndo(f"{len(owners)} owners for {match.seats} seats")
        self.owners = tuple(owners)
        self._request = request
        self._others_of: dict[int, tuple[str, ...]] = {}

    @property
    def request(self) -> Request | None:
        """The wish that is open, if there is one."""
        if self._request is not None and self._request.ply != self.match.ply:
            self._request = None
        return self._request

    def free(self, seat: int) -> int:
        """How many of the last answers `seat` may take back without asking anybody."""
        if self.match.is_over:
            return 0
        line = self.match.line
        if not self._others(seat):
            return len(line.answers)
        return free_plies(line.states, line.answers, seat)

    def reach(self, seat: int) -> int:
        """How many answers back the last choice of the seat's owner lies; 0 if there is none."""
        line = self.match.line
        for back, (other, _) in enumerate(reversed(line.answers), 1):
            if not self._is_mine(seat, other):
                continue
            if len(line.states[-back - 1].legal(other)) > 1:
                return back
        return 0

    def take_back(self, seat: int, plies: int | None = None) -> Entry:
        """Undo `plies` answers (by default: back to the last choice), if that is free."""
        wanted = self._wanted(seat, plies)
        free = self.free(seat)
        if wanted > free:
            raise BadUndo(
                f"seat {seat} may take back {free} answers by itself, not {wanted}: chance or"
                " somebody else has answered since; ask the others"
            )
        return self._undo(seat, wanted)

    def ask(self, seat: int, plies: int | None = None) -> Request | Entry:
        """Ask the others for a take-back; done at once where nobody has to be asked."""
        wanted = self._wanted(seat, plies)
        if wanted <= self.free(seat):
            return self._undo(seat, wanted)
        if self.request is not None:
            raise BadUndo(f"seat {self.request.seat} is asking already")
        self._request = Request(seat, wanted, self.match.ply, self._others(seat))
        return self._request

    def agree(self, seat: int) -> Entry | None:
        """Consent for the owner of `seat`; the entry, once all have."""
        request = self._asked(seat)
        owner = self.owners[seat]
        left = tuple(one for one in request.waits_for if one != owner)
        if not left:
            return self._undo(request.seat, request.plies)
        self._request = msgspec.structs.replace(request, waits_for=left)
        return None

    def refuse(self, seat: int) -> None:
        """Say no for the owner of `seat`, or withdraw the own wish."""
        if self.request is not None and self._is_mine(seat, self.request.seat):
            self._request = None
            return
        self._asked(seat)
        self._request = None

    def _asked(self, seat: int) -> Request:
        if self.match.is_over:
            raise MatchOver("the match is over; nothing can be taken back")
        if self.request is None:
            raise BadUndo("nobody asks for a take-back now")
        waits_for = self.request.waits_for
        if self.owners[seat] not in waits_for:
            asked = [str(one) for one, owner in enumerate(self.owners) if owner in waits_for]
            raise BadUndo(f"seat {seat} is not asked; seat {' and '.join(asked)} is")
        return self.request

    def _wanted(self, seat: int, plies: int | None) -> int:
        if self.match.is_over:
            raise MatchOver("the match is over; nothing can be taken back")
        if plies is None:
            plies = self.reach(seat)
            if plies == 0:
                raise BadUndo(f"seat {seat} has chosen nothing yet that could be taken back")
        given = len(self.match.line.answers)
        if not 0 < plies <= given:
            raise BadUndo(f"{plies} answers cannot be taken back; {given} were given")
        return plies

    def _undo(self, seat: int, plies: int) -> Entry:
        self._request = None
        return self.match.line.take_back(seat, plies)

    def _is_mine(self, seat: int, other: int) -> bool:
        return other == seat or (
            other >= 0 and self.owners[seat] is not None and self.owners[other] == self.owners[seat]
        )

    def _others(self, seat: int) -> tuple[str, ...]:
        found = self._others_of.get(seat)
        if found is None:
            mine = self.owners[seat]
            others = {one for one in self.owners if one is not None and one != mine}
            found = self._others_of[seat] = tuple(sorted(others))
        return found
