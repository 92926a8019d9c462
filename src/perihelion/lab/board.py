"""Where things happen on the board, and what the rules leave open: maps and holes of a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from perihelion.lab.naming import Naming
from perihelion.lab.replaying import Seen
from perihelion.lab.shapes import Holes, Map, Place, Uses

FEWEST_PLACES = 5
"""A map of fewer places says no more than a table."""


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


def holes_of(seen: Sequence[Seen], tables: Sequence[Uses], naming: Naming) -> Holes:
    """What never happens, comes again, leaves no choice or does not end."""
    questions = max(1, sum(one.questions for one in seen))
    return Holes(
        limited=sum(one.limited for one in seen) / len(seen),
        repeated=sum(one.repeated > 0 for one in seen) / len(seen),
        forced=sum(one.questions - one.choices for one in seen) / questions,
        unused=tuple(_unused(tables, naming, seen[0].seats)),
    )


def _unused(tables: Sequence[Uses], naming: Naming, seats: int) -> Iterator[tuple[str, str, str]]:
    """The elements of a group that are missing where most of the group was seen."""
    groups: dict[str, list[str]] = {}
    group_of = {}
    for one in naming.game.layout(seats).elements:
        groups.setdefault(one.group, []).append(one.name)
        group_of[one.name] = one.group
    for table in tables:
        used = {row.element for row in table.rows}
        for group in sorted({group_of[name] for name in used if name in group_of}):
            missing = [name for name in groups[group] if name not in used]
            if len(missing) < len(groups[group]) / 2:
                yield from ((table.event, table.thing, naming.name(name)) for name in missing)
