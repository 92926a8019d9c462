"""Drama: how far the later winner was ahead in the course of the matches."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

from perihelion.lab.replaying import PARTS, Seen
from perihelion.lab.shapes import Drama


def drama_of(seen: Sequence[Seen]) -> tuple[Drama, ...]:
    """By tenths of a match, over those that have a winner and a judge; empty if none has."""
    courses = [one.course for one in seen if one.course]
    if not courses:
        return ()
    return tuple(_part(part, sorted(course[part] for course in courses)) for part in range(PARTS))


def _part(part: int, leads: Sequence[float]) -> Drama:
    def at(share: float) -> float:
        return leads[min(len(leads) - 1, int(share * len(leads)))]

    ahead = sum(lead > 0 for lead in leads) / len(leads)
    return Drama(part + 1, mean(leads), at(0.1), at(0.9), ahead)
