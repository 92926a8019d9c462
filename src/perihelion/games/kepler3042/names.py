"""The names of things: ids by number, and the elements behind the numbers of events.

Every list is in the order of the component data, whose ids are written there with underscores
and here, in answers and in elements, with hyphens: `space-travel`.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 22
ROWS: Final = 19
HEXES: Final = COLUMNS * ROWS
EARTH: Final = "earth"
"""The planet card that every nation has; it stands at the Sun."""
MINE: Final = "mine"
COLONIAL_OBJECTIVE: Final = "colonial-objective"
SUN: Final = "sun"
SAGITTARIUS: Final = "sagittarius-a"
GHOST: Final = "ghost"

CUBE_IDS: Final = ("energy", "matter", "antimatter")
TRACK_IDS: Final = ("colonial", "technology")
ZONE_IDS: Final = ("near", "intermediate", "far")
TYPE_IDS: Final = ("rocky", "super-earth", "ocean", "gas-giant", "alien")
ACTION_IDS: Final = (
    "space-construction",
    "colonisation",
    "technological-development",
    "stellar-propulsion",
    "terraforming",
    "galactic-cartography",
    "energy-storage",
    "production",
    "antimatter-generation",
)
"""Cell 3 row + column of the action grid."""
BONUS_IDS: Final = (
    "space-logistics",
    "technological-evolution",
    "scientific-progress",
    "society-modernisation",
    "plan-exploration",
    "exploit-asteroid",
)
TECHNOLOGY_IDS: Final = (
    "space-travel",
    "quantum-physics",
    "energy-development",
    "terraforming",
    "antimatter-science",
)
CARD_IDS: Final = (
    "extraterrestrial-knowledge",
    "expansion-agreement",
    "scientific-solidarity",
    "colonial-relief",
    "research-prestige",
    "colonial-prestige",
    "entropy-reversal",
    "matter-recovery",
    "orbital-shipyards",
    "deep-survey",
    "shared-laboratories",
    "interstellar-relay",
    "resource-exchange",
    "energy-surplus",
    "planetary-harvest",
    "antimatter-cascade",
    "galactic-jubilee",
    "new-generation",
)
OBJECTIVE_IDS: Final = (
    "outer-logistics-base",
    "project-atlantis",
    "project-helios",
    "project-titan",
    "project-eden",
    "elite-scientific-leadership",
    "antimatter-mastery",
    "extraterrestrial-contact",
    "logistic-support",
    "outer-logistics",
    "inner-logistics",
    "extraterrestrial-studies",
    "colonial-plan",
    "operation-gemini",
    "civil-development",
    "colonial-supremacy",
    "technological-supremacy",
)
CAMPAIGN_IDS: Final = (
    "edge-of-the-galaxy",
    "children-of-progress",
    "sagittarius-a",
    "hybrid-civilisation",
    "superior-progeny",
)
STAR_IDS: Final = (
    *("N1", "N2", "N3", "N4"),
    *("I1", "I2", "I3", "I4", "I5", "I6"),
    *("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10"),
)
LINE_IDS: Final = (
    "antimatter",
    "all-types",
    "three-of-type",
    "mine-ships",
    "max-technologies",
    "medals",
    "zone-near",
    "zone-intermediate",
    "zone-far",
    "track-colonial",
    "track-technology",
    "terraformed",
    "objectives",
)
"""The lines of the score sheet, in the order of the rules."""


def hex_id(number: int) -> str:
    """The name of a hex: its column and row, `11-9` for the Sun."""
    row, column = divmod(number, COLUMNS)
    return f"{column}-{row}"


HEX_IDS: Final = tuple(hex_id(number) for number in range(HEXES))


def hex_number(name: str) -> int:
    """The number of a hex by its name, which must be one."""
    column, _, row = name.partition("-")
    return int(row) * COLUMNS + int(column)


def slug(data_id: str) -> str:
    """The id of a record as answers and elements write it."""
    return data_id.replace("_", "-")
