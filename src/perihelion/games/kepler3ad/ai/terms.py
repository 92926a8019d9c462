"""What counts in Kepler-3Ad, term by term, from what a seat sees: the judge's terms, its weights.

All weights are in points, as in `judge.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.ai.reasons import Term
from perihelion.games.kepler3ad.ai.judge import WEIGHTS
from perihelion.games.kepler3ad.edition import EDITIONS
from perihelion.games.kepler3ad.views.view import Kepler3Ad1View, KeplerSpaceView, KeplerView

VICTORY = 100.0
SCARCE = 4.0
"""Pieces in the supply: who has more than that lacks none."""


def terms(view: KeplerView, seat: int) -> list[Term]:
    """The terms of a position."""
    mine = view.seats[seat]
    further = float(max(len(view.thresholds) - len(view.scorings), 0))
    found = [
        Term("victory", float(seat in view.winners), VICTORY),
        Term("score", float(mine.score)),
        Term("value", float(mine.value), WEIGHTS["value"] * further),
        Term("supply", min(SCARCE, sum(mine.supply.values())), WEIGHTS["supply"] * further),
    ]
    for track, level in mine.levels.items():
        found.append(Term("level", float(level), WEIGHTS["level"], f"track:{track}"))
    found += _spaces(view, seat)
    for region, one in view.regions.items():
        found.append(
            Term("region", float(one.winner == seat), WEIGHTS["region"], _region(view, region))
        )
    return found


def _edition(view: KeplerView) -> int:
    return 1 if isinstance(view, Kepler3Ad1View) else 2


def _region(view: KeplerView, region: str) -> str:
    return f"{EDITIONS[_edition(view)].region}:{region}"


def _spaces(view: KeplerView, seat: int) -> Iterator[Term]:
    """What each space would pay at a scoring now, to the seat and to the best of the others."""
    paid = WEIGHTS["next"] + WEIGHTS["close"]
    for space in view.spaces:
        element = f"{EDITIONS[_edition(view)].space}:{space.id}"
        yield Term("space", float(_pays(space, seat)), paid, element)
        others = (one for one in range(len(view.seats)) if one != seat)
        most = max((_pays(space, one) for one in others), default=0)
        yield Term("less-space", -float(most), paid, element)


def _pays(space: KeplerSpaceView, seat: int) -> int:
    tranches = zip(space.points, space.takers, strict=False)
    return next((points for points, takers in tranches if seat in takers), 0)
