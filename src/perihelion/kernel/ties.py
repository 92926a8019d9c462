"""Why one of those with the most points is first, or that they share it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.resign import RESIGNED
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Outcome, View

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

UNCOUNTED: Final = (RESIGNED, "no-result")
"""Endings at which no points were compared."""


def tie_of(game: Game, view: View, options: Mapping[str, Value], outcome: Outcome) -> Phrase | None:
    """Say "Ada and Bob are equal with 41 points: ..."; None where nobody was equal to the first.

    `view` is the end as anybody sees it. Seats stay numbers, so that each reader can be addressed.
    """
    most = max(outcome.scores)
    equal = [seat for seat, score in enumerate(outcome.scores) if score == most]
    first = [seat for seat, place in enumerate(outcome.places) if place == 1]
    if outcome.reason in UNCOUNTED or len(equal) < 2:
        return None
    so = game.tie_break(view, options, first, equal)
    if so is None:
        return None
    named = first if len(first) > 1 else equal
    names = all_of([Phrase("tie-name", {"seat": seat}) for seat in named])
    return Phrase("tie", {"names": names, "n": most, "so": so})
