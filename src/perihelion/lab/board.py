"""Where things happen on the board, and what the rules leave open: maps and holes of a report."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.lab.naming import Naming
from perihelion.lab.replaying import Seen
from perihelion.lab.shapes import Holes, Map, Place, Spurned, Uses

FEWEST_PLACES = 5
"""A map of fewer places says no more than a table."""
EXPECTED = 5.0
"""Times that answering by lot would have taken a thing; less often, never is no news."""


def maps_of(tables: Sequence[Uses], naming: Naming, seats: int) -> tuple[Map, ...]:
    """A map for each table whose things all lie somewhere on the board."""
    places = {one.name: one.at for one in naming.game.layout(seats).elements if one.at is not None}
    return tuple(
        Map(
            table.event,
            table.thing,
            tuple(Place(*places[row.element], row) for row in table.rows),
        )
        for table in tables
        if all(row.element in places for row in table.rows)
        and len({places[row.element] for row in table.rows}) >= FEWEST_PLACES
    )


def holes_of(seen: Sequence[Seen], naming: Naming) -> Holes:
    """What never happens, comes again, leaves no choice or does not end."""
    questions = max(1, sum(one.questions for one in seen))
    return Holes(
        limited=sum(one.limited for one in seen) / len(seen),
        repeated=sum(one.repeated > 0 for one in seen) / len(seen),
        forced=sum(one.questions - one.choices for one in seen) / questions,
        spurned=tuple(_spurned(seen, naming)),
    )


def _spurned(seen: Sequence[Seen], naming: Naming) -> list[Spurned]:
    """What was never taken although it would have been several times by lot."""
    sums: dict[tuple[str, str], tuple[int, float, int]] = {}
    for one in seen:
        for thing, counted in one.offers.items():
            offered, lot, taken = sums.get(thing, (0, 0.0, 0))
            sums[thing] = offered + counted[0], lot + counted[1], taken + counted[2]
    found = [
        Spurned(verb, naming.name(element), offered, lot)
        for (verb, element), (offered, lot, taken) in sums.items()
        if not taken and lot >= EXPECTED
    ]
    return sorted(found, key=lambda one: -one.expected)
