"""Laying the bodies: which hexes the stars allow, and whether all bodies fit there (rules 2.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

from perihelion.games.kepler3042.data_set.board import Board
from perihelion.games.kepler3042.data_set.geometry import Place, around

LARGEST: Final = 12
"""Groups of more hexes are not searched, but judged by what one body keeps free around it."""


class Placement:
    """Where the bodies of one number of seats may lie."""

    def __init__(self, sites: Sequence[Place], bodies: int) -> None:
        self.sites = sites
        """The hexes that the stars allow, in the order of their numbers."""
        self.bodies = bodies
        groups = list(_groups(frozenset(sites)))
        self.is_sure = sum(map(_fewest, groups)) >= bodies
        """However the bodies are laid, none is ever left without a place."""
        self.most = sum(len(_most(group)) for group in groups)
        """So many bodies fit if they are laid well."""
        self.fitting = sorted(set().union(*map(_most, groups)))[:bodies] if groups else []
        """Hexes that keep apart, enough for all bodies if there are any such."""


def placement_of(board: Board, usable: Sequence[int], tokens: Mapping[str, Any]) -> Placement:
    """The placement for the stars and the tokens of a number of seats."""
    sites = [
        place
        for place in board.places
        if place in board.space
        and (beside := [one for one in around(place) if one in board.stars])
        and all(board.multiplicity(star) in usable for star in beside)
    ]
    bodies = tokens["planets"] + tokens["mines"] + tokens["colonial_objectives"]
    return Placement(sites, bodies)


def _groups(hexes: frozenset[Place]) -> Iterator[frozenset[Place]]:
    """Hexes that hang together."""
    left = set(hexes)
    while left:
        group = {left.pop()}
        border = set(group)
        while border:
            border |= set(around(border.pop())) & left
            left -= border
            group |= border
        yield frozenset(group)


def _fewest(group: frozenset[Place]) -> int:
    """The fewest bodies after which none fits into a group any more; never too many."""
    least = -(-len(group) // 7)
    if len(group) > LARGEST:
        return least
    for size in range(least, len(group) + 1):
        for bodies in combinations(sorted(group), size):
            covered = set(bodies).union(*map(around, bodies))
            if group <= covered and not any(
                one in around(other) for one, other in combinations(bodies, 2)
            ):
                return size
    return len(group)


@cache
def _most(group: frozenset[Place]) -> frozenset[Place]:
    """The most hexes of a group of which no two are neighbours."""
    if not group:
        return frozenset()
    beside = {place: group & frozenset(around(place)) for place in group}
    fewest = min(sorted(group), key=lambda place: len(beside[place]))
    if len(beside[fewest]) <= 1:
        return _most_with(group, fewest, beside)
    # With a hex in the thick of it or without: one of the two is best.
    thick = max(sorted(group), key=lambda place: len(beside[place]))
    taken = _most_with(group, thick, beside)
    left = _most_of_all(group - {thick})
    return taken if len(taken) >= len(left) else left


def _most_with(
    group: frozenset[Place], place: Place, beside: Mapping[Place, frozenset[Place]]
) -> frozenset[Place]:
    return _most_of_all(group - beside[place] - {place}) | {place}


def _most_of_all(hexes: frozenset[Place]) -> frozenset[Place]:
    return frozenset().union(*map(_most, _groups(hexes)))
