"""The numbers by which Kepler-3042 is judged, in points unless they say otherwise."""

from typing import Final

WEIGHTS: Final = {
    # Points that an ordinary turn brings: what something under way costs for each turn it needs.
    "turn": 2.0,
    # Points of an advance on a track, with what its spaces give besides.
    "advance": 0.7,
    # Turns that each level of Terraforming that a planet still needs is thought to take.
    "gap": 0.7,
    # Turns that each cube takes which a terraforming still needs on the planet.
    "missing": 0.3,
    # Turns that a colonisation and a terraforming take; several go together.
    "settle": 0.5,
    # Points of one cube that a colony produces, for each turn left.
    "growth": 0.06,
    # Points of a type of planet that is new, or of a second of a type.
    "variety": 0.4,
    # Points of a cube of energy, matter and antimatter on a planet card, while it can be spent.
    "energy": 0.35,
    "matter": 0.5,
    "antimatter": 0.4,
    # The same in the storage.
    "stored_energy": 0.2,
    "stored_matter": 0.25,
    "stored_antimatter": 0.4,
    # How much of its full worth (see GROWTH) a level of technology has at the start.
    "technology": 1.0,
    # How much of the points of objectives the progress towards them counts.
    "objective": 0.6,
    # Points of a medal on the card for who is furthest on its track, and for who is next to it.
    "medal": 0.8,
    "near_medal": 0.15,
    # Points of a ship wherever it is, while it can still do something.
    "ship": 0.4,
    # Points that being on turn is worth.
    "tempo": 0.8,
    # Points of lead that make victory likely, at the end and for each turn left.
    "sure": 2.5,
    "unsure": 0.7,
    # Alone: points that progress towards an objective of the level counts, beyond its own.
    "duty": 20.0,
    # Points of each of the first cubes of a type that are not in the pit.
    "supply": 0.6,
}
"""What each term counts; see `Prospects.points`."""
TURN: Final = 0
ADVANCE: Final = 1
GAP: Final = 2
MISSING: Final = 3
SETTLE: Final = 4
GROWTH: Final = 5
VARIETY: Final = 6
ON_CARD: Final = 7
IN_STORAGE: Final = 10
TECHNOLOGY: Final = 13
OBJECTIVE: Final = 14
MEDAL: Final = 15
NEAR_MEDAL: Final = 16
SHIP: Final = 17
TEMPO: Final = 18
SURE: Final = 19
UNSURE: Final = 20
DUTY: Final = 21
SUPPLY: Final = 22

LEVEL_WORTH: Final = [
    *(0.0, 3.0, 6.5, 8.0, 8.5),
    *(0.0, 0.6, 1.0, 1.4, 2.0),
    *(0.0, 2.0, 3.6, 4.4, 5.5),
    *(0.0, 2.5, 5.0, 8.0, 9.5),
    *(0.0, 1.5, 3.0, 4.5, 5.5),
]
"""Points that a level brings over a whole match, by technology and level, apart from its
advances."""

# What answers promise, before anything is tried.

LEAST: Final = 0.05
"""What looks useless."""
SKIP: Final = 0.02
CHART: Final = 0.9
CHART_BLIND: Final = 1.6
"""Galactic Cartography, and while few planets are known to be free."""
NO_BONUS: Final = 0.5
END: Final = 1.0
WITHDRAW: Final = 0.02
WITHDRAW_FROM_MINE: Final = 0.3
MOVE: Final = 1.0
STAY: Final = 0.1
STOP: Final = 0.15
COLONISE: Final = 5.0
DECLINE: Final = 0.08
QUANTUM: Final = 0.04
KEEP: Final = 0.3
"""To take cubes from a card that needs them."""
HELP: Final = 2.0
"""To bring a card what its terraforming lacks."""
FREE_LEVEL: Final = [2.0, 0.4, 1.0, 1.2, 0.7]
"""Of the technologies in the set-up."""
SPARE: Final = [0.5, 0.35, 0.06]
"""Of a cube in the storage to sacrifice, for each of its type there."""
SPARE_ON_CARD: Final = [0.12, 0.08, 0.02]
"""The same on a card."""
REGENERATE: Final = [1.0, 1.2, 0.9]
OBJECTIVE_TOKEN: Final = 1.5
