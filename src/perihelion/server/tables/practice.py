"""Practice tables: what lessons and puzzles show of a match that nobody keeps."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from perihelion.kernel.wire import Decision
from perihelion.match import Match
from perihelion.server import wire


def update_of(
    match: Match, seat: int, *, name: str, rev: int, since: int, decision: Decision | None
) -> wire.Update:
    """The match for the eyes of its one person, with what happened after ply `since`."""
    return wire.Update(
        id=name,
        ply=match.ply,
        rev=rev,
        status="over" if match.is_over else "running",
        viewer=seat,
        mine=(seat,),
        pending=match.pending(),
        view=match.view(seat),
        decision=decision,
        told=match.told(seat, since),
        since=since,
        outcome=match.outcome,
    )


def views_of(match: Match, seat: int, since: int) -> wire.Views:
    """The table after each entry that is told, for the same eyes."""
    views = [state.view(seat) for state in match.line.states[since:]]
    fields = [msgspec.structs.asdict(view) for view in views]
    changes = [
        {name: value for name, value in after.items() if value != before[name]}
        for before, after in pairwise(fields)
    ]
    first = views[0] if changes else None  # nothing to film: the update has the view already
    return wire.Views(first=since, viewer=seat, view=first, changes=tuple(changes))
