"""The names of things in sentences: elements and causes as phrases."""

from __future__ import annotations

from perihelion.games.zenith import codes
from perihelion.games.zenith.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    Components,
    components,
)
from perihelion.games.zenith.phrases import leadership, people, planet, prime, space, token
from perihelion.kernel.phrases import Phrase

__all__ = ["card_name", "name_of", "people", "place_name", "planet", "source_of", "space"]


def card_name(card: str, data: Components | None = None) -> str:
    """The printed name of a card, the same in every language."""
    known = data or components()
    return str(known.agent(card)["name"]) if card in known.card_number else card


def source_of(cause: int, data: Components | None = None) -> str | None:
    """The element behind the cause of effects and events."""
    if cause < codes.CARDS:
        return f"card:{(data or components()).card_ids[cause]}"
    if cause < codes.CAUSE_TOKEN:
        board, level = divmod(cause - codes.CAUSE_LEVEL, codes.LEVELS)
        return f"level:{BOARD_IDS[board]}:{level + 1}"
    if cause < codes.CAUSE_PRIME:
        return f"token:{TOKEN_IDS[cause - codes.CAUSE_TOKEN]}"
    if cause < codes.CAUSE_LEADERSHIP:
        return f"prime:{cause - codes.CAUSE_PRIME + 1}"
    if cause < codes.CAUSE_RULES:
        return f"leadership:{PEOPLE_IDS[cause - codes.CAUSE_LEADERSHIP]}"
    return None


def name_of(element: str) -> Phrase | str:
    """The name of an element, for a sentence."""
    match element.split(":"):
        case ["card", card]:
            return card_name(card)
        case ["level", board, level]:
            owner = PEOPLE_IDS[BOARD_IDS.index(board) // 2]
            technology = Phrase(f"technology-{owner}")
            return Phrase("level", {"technology": technology, "level": int(level)})
        case ["technology", name]:
            return Phrase(f"technology-{name}")
        case ["token", kind]:
            return token(kind)
        case ["token-at", place]:
            return place_name(place)
        case ["prime", row]:
            return prime(int(row))
        case ["leadership", name]:
            return leadership(name)
        case ["planet", name]:
            return planet(name)
        case ["people", name]:
            return people(name)
    return Phrase(element.replace(":", "-"))


def place_name(place: str) -> Phrase:
    """Where a token lies."""
    return planet(place) if place in PLANET_IDS else Phrase(f"technology-{place}")
