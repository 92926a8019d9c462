"""The names of things: ids by number, and the elements behind the numbers of events.

Every list is in the order of the component data, whose ids are written there with underscores
and here, in answers and in elements, with hyphens: `space-travel`.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.events import REASONS
from perihelion.kernel.data_sets import shipped_file

EARTH: Final = "earth"
"""The planet card that every nation has; it stands at the Sun."""
MINE: Final = "mine"
COLONIAL_OBJECTIVE: Final = "colonial-objective"
SUN: Final = "sun"
SAGITTARIUS: Final = "sagittarius-a"
GHOST: Final = "ghost"
LOT: Final = "lot"
"""Who lays a body when nobody does."""


def slug(data_id: str) -> str:
    """The id of a record as answers and elements write it."""
    return data_id.replace("_", "-")


def _ids(file: str, group: str) -> tuple[str, ...]:
    """Of the records that ship; those of a corrected set are the same, in the same order."""
    return tuple(slug(record["id"]) for record in shipped_file("kepler3042", file)[group])


PLANET_IDS: Final = (EARTH, *(str(number) for number in range(1, codes.PLANETS + 1)))
"""Planet cards: Earth, then by number."""
BODY_IDS: Final = (*PLANET_IDS[1:], MINE, COLONIAL_OBJECTIVE)
"""What can be printed on a token."""
PLACE_IDS: Final = ("storage", "pit")
CUBE_IDS: Final = ("energy", "matter", "antimatter")
TRACK_IDS: Final = ("colonial", "technology")
ZONE_IDS: Final = ("near", "intermediate", "far")
TYPE_IDS: Final = ("rocky", "super-earth", "ocean", "gas-giant", "alien")
ACTION_IDS: Final = _ids("actions", "main_actions")
"""Cell 3 row + column of the action grid."""
BONUS_IDS: Final = _ids("actions", "bonus_actions")
TECHNOLOGY_IDS: Final = _ids("technologies", "technologies")
CARD_IDS: Final = _ids("progress", "cards")
OBJECTIVE_IDS: Final = _ids("objectives", "objectives")
CAMPAIGN_IDS: Final = _ids("objectives", "campaigns")
BUTTON_IDS: Final = (
    *("perform", "skip", "stop", "decline", "pay", "end"),
    *("quantum", "transform", "assign", "reduced", "full"),
)
ICON_IDS: Final = (None, "regenerate", *(f"produce-{cube}" for cube in CUBE_IDS))
"""What is printed beside a space of a track."""
LINE_IDS: Final = (
    *("antimatter", "all-types", "three-of-type", "mine-ships", "max-technologies", "medals"),
    *(f"zone-{zone}" for zone in ZONE_IDS),
    *(f"track-{track}" for track in TRACK_IDS),
    *("terraformed", "objectives"),
)
"""The lines of the score sheet, in the order of the rules."""


def body_element(body: int) -> str:
    """The element of what is printed on a token."""
    return f"planet:{BODY_IDS[body]}" if body < codes.PLANETS else f"token:{BODY_IDS[body]}"


def element_of(kind: str, value: int) -> str | int:
    """The element that an argument of an event names."""
    match kind:
        case "int":
            return value
        case "seat":
            return f"seat:{value}" if value >= 0 else LOT
        case "hex":
            return f"hex:{value & 63}-{value >> 6}"  # as `rules/emit.py` packs it
        case "planet":
            return f"planet:{PLANET_IDS[value]}"
        case "holder":
            return f"planet:{PLANET_IDS[value - 1]}" if value else f"place:{PLACE_IDS[0]}"
        case "body":
            return body_element(value)
    names = {
        "cube": CUBE_IDS,
        "technology": TECHNOLOGY_IDS,
        "track": TRACK_IDS,
        "action": ACTION_IDS,
        "bonus": BONUS_IDS,
        "card": CARD_IDS,
        "objective": OBJECTIVE_IDS,
        "line": LINE_IDS,
        "reason": REASONS,
    }
    return f"{kind}:{names[kind][value]}"


def cause_of(cause: int) -> str | None:
    """The element behind the cause of events and questions."""
    if not codes.CAUSE_NONE < cause < codes.CAUSES:
        return None
    if cause >= codes.CAUSE_TRACK:
        return f"track:{TRACK_IDS[cause - codes.CAUSE_TRACK]}"
    if cause >= codes.CAUSE_TECHNOLOGY:
        return f"technology:{TECHNOLOGY_IDS[cause - codes.CAUSE_TECHNOLOGY]}"
    if cause >= codes.CAUSE_CARD:
        return f"card:{CARD_IDS[cause - codes.CAUSE_CARD]}"
    if cause >= codes.CAUSE_BONUS:
        return f"bonus:{BONUS_IDS[cause - codes.CAUSE_BONUS]}"
    return f"action:{ACTION_IDS[cause - codes.CAUSE_ACTION]}"
