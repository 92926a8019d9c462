"""The elements behind numbers: spaces, pieces, dice, causes."""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.edition import (
    COLOUR_IDS,
    CORPORATION_IDS,
    FACE_IDS,
    REGION_IDS,
    TRACK_IDS,
    Edition,
)
from perihelion.games.kepler3ad.events import REASONS

BONUS_421: Final = "bonus-421"


def element_of(kind: str, value: int, edition: Edition) -> str | int:
    """The element that an argument of an event names."""
    match kind:
        case "int":
            return value
        case "seat":
            return f"seat:{value}"
        case "space":
            return f"{edition.space}:{edition.space_ids[value]}"
        case "place" if not edition.zones_turn:
            return f"{edition.space}:{edition.space_ids[value]}"
        case "place" | "region":
            return f"{edition.region}:{REGION_IDS[value]}"
        case "token":
            return f"{edition.token}:{TRACK_IDS[value]}"
        case "piece":
            row, space = divmod(value, 2 * codes.SPACES)
            unit, seat = divmod(row, codes.SEATS)
            return piece(seat, edition.units[unit], edition.space_ids[space])
        case "die":
            return f"die:{edition.die_id(value)}"
    names = {
        "track": TRACK_IDS,
        "face": FACE_IDS,
        "colour": COLOUR_IDS,
        "unit": edition.units,
        "reason": REASONS,
        "corporation": ("", *CORPORATION_IDS),
        "action": range(8),
    }
    return f"{kind}:{names[kind][value]}"


def piece(seat: int, unit: str, space: str) -> str:
    """The element of a piece: whose, what, where."""
    return f"piece:{seat}:{unit}:{space}"


def cause_of(cause: int) -> str | None:
    """The element behind the cause of events and questions."""
    if codes.CAUSE_ACTION < cause < codes.CAUSE_TRACK:
        return f"action:{cause - codes.CAUSE_ACTION}"
    if codes.CAUSE_TRACK <= cause < codes.CAUSE_TRACK + codes.SPENDABLE:
        return f"track:{TRACK_IDS[cause - codes.CAUSE_TRACK]}"
    if codes.CAUSE_CORPORATION < cause <= codes.CAUSE_CORPORATION + codes.CORPORATIONS:
        return f"corporation:{CORPORATION_IDS[cause - codes.CAUSE_CORPORATION - 1]}"
    return BONUS_421 if cause == codes.CAUSE_421 else None
