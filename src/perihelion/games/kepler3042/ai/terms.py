"""What counts in Kepler-3042, term by term, from what a seat sees: the judge's terms, its weights.

All weights are in points, as in `weights.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from perihelion.ai.reasons import Term
from perihelion.games.kepler3042.ai.weights import WEIGHTS
from perihelion.games.kepler3042.views.view import Cubes, Kepler3042View, NationView

TECHNOLOGY: Final = 1.5
"""Points that a level of technology brings, about."""
COLONY: Final = 2.0
"""The same for a colony, beyond what it scores."""


def terms(view: Kepler3042View, seat: int) -> list[Term]:
    """The terms of a position."""
    mine = view.nations[seat]
    found = [
        Term("line", float(points), 1.0, f"line:{line}") for line, points in mine.lines.items()
    ]
    found += _means(mine)
    return found


def _means(nation: NationView) -> Iterator[Term]:
    for name, level in nation.technologies.items():
        yield Term("technology", float(level), TECHNOLOGY, f"technology:{name}")
    for track, space in nation.tracks.items():
        yield Term("track", float(space), WEIGHTS["advance"], f"track:{track}")
    yield Term("colony", float(len(nation.planets)), COLONY)
    yield Term("ship", float(len(nation.ships)), WEIGHTS["ship"])
    # What is neither on a card nor in the pit lies in the storage: who spends does not gain there.
    on_cards = sum(_count(one.cubes) for one in nation.planets)
    yield Term("cubes", float(on_cards), WEIGHTS["energy"] - WEIGHTS["stored_energy"])
    yield Term("pit", -float(_count(nation.pit)), WEIGHTS["supply"] + WEIGHTS["stored_energy"])
    goals = [goal for one in nation.objectives for goal in one.goals]
    have = sum(min(goal.have, goal.need) for goal in goals)
    yield Term("objective", float(have), WEIGHTS["objective"])


def _count(cubes: Cubes) -> int:
    return cubes.energy + cubes.matter + cubes.antimatter
