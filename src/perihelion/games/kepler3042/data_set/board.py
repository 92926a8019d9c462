"""The galaxy board of a data set: which hexes there are, what is printed on them, their zones.

The hexes of a board are numbered row by row. `space_hexes` lists the empty ones, so a board may
have any outline; `generator` gives the rectangle around it. A zone is a ring around the Sun
(`min_distance` to `max_distance`), or the hexes that it lists (`hexes`, as `["11-8", "12-8"]`),
which go before all rings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from perihelion.games.kepler3042.data_set.geometry import Place, axial, distance, from_axial, hex_id

Records = Mapping[str, Any]
ROW_BITS: Final = 31
"""Columns of axial coordinates that a row of a set of hexes has room for."""
MOST_ROWS: Final = 32


def place_in(record: Records) -> Place:
    """Where the record of a star, the Sun or Sagittarius A* says it is."""
    return int(record["column"]), int(record["row"])


class Board:
    """The hexes of one data set."""

    def __init__(self, galaxy: Records) -> None:
        self.columns: int = galaxy["generator"]["columns"]
        self.rows: int = galaxy["generator"]["rows"]
        self.sun = place_in(galaxy["sun"])
        self.sagittarius = place_in(galaxy["sagittarius_a"])
        self.stars = {place_in(star): star for star in galaxy["stars"]}
        self.space = {from_axial(q, r) for q, r in galaxy["space_hexes"]}
        solid = {self.sun, self.sagittarius, *self.stars}
        self.places = sorted(self.space | solid, key=lambda place: (place[1], place[0]))
        """All hexes, in the order of their numbers."""
        self.number = {place: number for number, place in enumerate(self.places)}
        self.names = tuple(hex_id(place) for place in self.places)
        self.zones_at = {place: _zones(galaxy["zones"], self.sun, place) for place in self.places}
        """The numbers of the zones that claim a hex; just one each in a sound data set."""
        self.has_rings = all(zone.get("hexes") is None for zone in galaxy["zones"])

    @property
    def left(self) -> int:
        """The most that axial coordinates lie left of column 0."""
        return (self.rows - 1) // 2

    @property
    def words(self) -> int:
        """The words of a set of hexes, two rows each."""
        return (self.rows + 1) // 2

    def bit_of(self, place: Place) -> tuple[int, int]:
        """The word and the bit of a hex in a set, see `data_set/hex_sets.py`."""
        q, r = axial(place)
        return r // 2, ROW_BITS * (r % 2) + q + self.left

    def zone(self, place: Place) -> int:
        """The zone of a hex; the Sun and Sagittarius A* need none and count as near."""
        claims = self.zones_at[place]
        return claims[0] if claims else 0

    def multiplicity(self, place: Place) -> int:
        """Of a star."""
        return int(self.stars[place]["multiplicity"])


def _zones(zones: list[Records], sun: Place, place: Place) -> list[int]:
    name, away = hex_id(place), distance(sun, place)
    listed = [n for n, zone in enumerate(zones) if name in (zone.get("hexes") or ())]
    return listed or [
        n
        for n, zone in enumerate(zones)
        if zone.get("min_distance") is not None
        # The Sun is in the middle of the nearest ring.
        and zone["min_distance"] <= max(away, 1)
        and (zone.get("max_distance") is None or away <= zone["max_distance"])
    ]
