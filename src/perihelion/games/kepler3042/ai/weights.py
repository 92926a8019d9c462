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

PROMISES: Final = {
    # What looks useless.
    "least": 0.05,
    "skip": 0.02,
    # Galactic Cartography in advances, and while few planets are known to be free.
    "chart": 0.9,
    "chart_blind": 1.6,
    "no_bonus": 0.5,
    "end": 1.0,
    "withdraw": 0.02,
    "withdraw_from_mine": 0.3,
    "move": 1.0,
    "stay": 0.1,
    "stop": 0.15,
    "colonise": 5.0,
    "decline": 0.08,
    "quantum": 0.04,
    # To take cubes from a card that needs them.
    "keep": 0.3,
    # To bring a card what its terraforming lacks.
    "help": 2.0,
    "objective_token": 1.5,
    # What a bonus action counts when it is chosen, and with the cell that offers it.
    "bonus": 1.5,
    "bonus_of_cell": 0.3,
    # Of what a new ship could fly to: building at all, and each ship that can be paid for.
    "yard": 0.2,
    "each_ship": 0.2,
    # Turns that a landed ship saves who colonises.
    "colonist": 2.5,
    # Of the second best level that can be paid for.
    "second_level": 0.5,
    # Points of a hex that a ship flies.
    "flight": 0.3,
    # Terraforming a planet: at all, and of its points.
    "terraform": 1.0,
    "terraform_points": 0.5,
    # Points of a cube that is produced, and besides if a terraforming lacks it.
    "made": 0.45,
    "made_for": 0.6,
    # Bonus actions: each ship in space, what a new ship could fly to, a cube, antimatter.
    "exploration": 0.8,
    "logistics": 0.5,
    "asteroid": 0.4,
    "antimatter_bonus": 1.0,
    # A cube in the storage to sacrifice, for each of its type there; the same on a card.
    "spare_energy": 0.5,
    "spare_matter": 0.35,
    "spare_antimatter": 0.06,
    "card_energy": 0.12,
    "card_matter": 0.08,
    "card_antimatter": 0.02,
    "regenerate_energy": 1.0,
    "regenerate_matter": 1.2,
    "regenerate_antimatter": 0.9,
    # Technologies in the set-up.
    "free_space_travel": 2.0,
    "free_quantum_physics": 0.4,
    "free_energy_development": 1.0,
    "free_terraforming": 1.2,
    "free_antimatter_science": 0.7,
    # Each main action: how much its promise counts, points besides, and how much more it counts
    # at the beginning than in the middle of a match.
    **{f"factor_{action}": 1.0 for action in range(9)},
    **{f"besides_{action}": 0.0 for action in range(9)},
    **{f"early_{action}": 0.0 for action in range(9)},
}
"""What answers promise, before anything is tried."""
LEAST: Final = 0
SKIP: Final = 1
CHART: Final = 2
CHART_BLIND: Final = 3
NO_BONUS: Final = 4
END: Final = 5
WITHDRAW: Final = 6
WITHDRAW_FROM_MINE: Final = 7
MOVE: Final = 8
STAY: Final = 9
STOP: Final = 10
COLONISE: Final = 11
DECLINE: Final = 12
QUANTUM: Final = 13
KEEP: Final = 14
HELP: Final = 15
OBJECTIVE_TOKEN: Final = 16
BONUS: Final = 17
BONUS_OF_CELL: Final = 18
YARD: Final = 19
EACH_SHIP: Final = 20
COLONIST: Final = 21
SECOND_LEVEL: Final = 22
FLIGHT: Final = 23
TERRAFORM: Final = 24
TERRAFORM_POINTS: Final = 25
MADE: Final = 26
MADE_FOR: Final = 27
EXPLORATION: Final = 28
LOGISTICS: Final = 29
ASTEROID: Final = 30
ANTIMATTER_BONUS: Final = 31
SPARE: Final = 32
SPARE_ON_CARD: Final = 35
REGENERATE: Final = 38
FREE_LEVEL: Final = 41
FACTOR: Final = 46
BESIDES: Final = 55
EARLY: Final = 64
