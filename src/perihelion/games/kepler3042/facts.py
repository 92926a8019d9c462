"""The facts of answers and questions of Kepler-3042: what a person decides by, as structs.

Which act has which, `action_structs` says; which question, `QUESTIONS` below. Planets and hexes are
named as in acts, bodies as elements.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3042.views.view import Cubes
from perihelion.kernel.actions import Facts


class Flight(Facts, frozen=True):
    """How many hexes a ship flies, and the body that it would land on."""

    steps: int
    body: str | None = None


class Colony(Facts, frozen=True):
    """The planet, and the spaces that the colony brings on the colonial track."""

    planet: str
    advances: int


class Price(Facts, frozen=True):
    """What is spent."""

    price: Cubes


class Ship(Facts, frozen=True):
    """What a ship costs, and what the planet that pays holds."""

    price: Cubes
    held: Cubes


class Level(Facts, frozen=True):
    """The level that is reached, its price, and the spaces it brings on the technology track."""

    level: int
    price: Cubes
    advances: int


class FreeLevel(Facts, frozen=True):
    """The level that is reached, and the resources to be sacrificed for it (R21)."""

    level: int
    sacrifice: int = 0


class Terraforming(Facts, frozen=True):
    """The price, the points, and the spaces on the colonial track."""

    price: Cubes
    points: int
    advances: int


class Held(Facts, frozen=True):
    """The cubes that lie there."""

    held: Cubes


class Gain(Facts, frozen=True):
    """The cubes that arrive."""

    gain: Cubes


class Way(Facts, frozen=True):
    """From which space to which the marker goes, and where the rest of the advance (12.5, R16)."""

    before: int
    space: int
    is_lost: bool = False
    """Something of it is lost at the end of the track."""
    there: int | None = None
    """The space that it reaches on the other track."""


class Medals(Facts, frozen=True):
    """How many medals."""

    medals: int


class Leg(Facts, frozen=True):
    """Where the ship is that flies, and how far it may."""

    hex: str
    reach: int


class OfPlanet(Facts, frozen=True):
    """The planet that the question is about."""

    planet: str


class Deed(Facts, frozen=True):
    """What becomes of the cube: `transform` or `assign`."""

    deed: str


QUESTIONS: Final[dict[str, type[Facts]]] = {
    "leg": Leg,
    "price": OfPlanet,
    "ship": OfPlanet,
    "amount": OfPlanet,
    "cube": OfPlanet,
    "giver": Deed,
}
