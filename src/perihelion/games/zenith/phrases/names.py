"""The names of things in sentences: elements and causes as phrases."""

from __future__ import annotations

from typing import Any, Final

from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    Components,
)
from perihelion.games.zenith.phrases.effects import effects_phrases
from perihelion.games.zenith.phrases.phrases import leadership, people, planet, prime, space
from perihelion.kernel.phrases import Phrase, all_of

ANYWHERE: Final = {"planet": {"pick": "any"}}

__all__ = ["card_name", "name_of", "people", "place_name", "planet", "source_of", "space"]


def card_name(card: str, data: Components) -> str:
    """The printed name of a card, the same in every language."""
    return str(data.agent(card)["name"]) if card in data.card_number else card


def token_kind(kind: str, data: Components) -> Phrase:
    """What a token is called: by its kind, or by what it does where the set has another kind."""
    effects = data.catalogue.tokens[TOKEN_IDS.index(kind)]["effects"]
    does, n = _short(effects)
    if does == kind.rstrip("-0123456789"):
        return Phrase(f"token-{kind}", {"n": n})
    return all_of(effects_phrases(effects))


def _short(effects: list[dict[str, Any]]) -> tuple[str, int]:
    """The word and number of effects that can be said so briefly; "" for all others."""
    match effects:
        case [{"do": "gain", "resource": str(what), "amount": int(n), **rest}] if not rest:
            return what, n
        case [{"do": "take_badge", **rest}] if not rest:
            return "badge", 1
        case [{"do": "influence", "amount": int(n), **rest}] if rest == ANYWHERE:
            return "influence", n
        case [{"do": "mobilize", "count": int(n)}]:
            return "mobilize", n
        case [{"do": "transfer", "count": int(n), "column": "any"}]:
            return "transfer", n
        case [{"do": "exile", "owner": "opponent", "count": int(n), "column": "any"}]:
            return "exile", n
    return "", 0


def source_of(cause: int, data: Components) -> str | None:
    """The element behind the cause of effects and events."""
    if cause < codes.CARDS:
        return f"card:{data.card_ids[cause]}"
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


def name_of(element: str, data: Components) -> Phrase | str:
    """The name of an element, for a sentence."""
    match element.split(":"):
        case ["card", card]:
            return card_name(card, data)
        case ["level", board, level]:
            owner = PEOPLE_IDS[BOARD_IDS.index(board) // 2]
            technology = Phrase(f"technology-{owner}")
            return Phrase("level", {"technology": technology, "level": int(level)})
        case ["technology", name]:
            return Phrase(f"technology-{name}")
        case ["token", kind]:
            return Phrase("token", {"token": token_kind(kind, data)})
        case ["token-at", place]:
            return place_name(place)
        case ["prime", row]:
            return prime(int(row))
        case ["leadership", name]:
            return leadership(name)
        case ["planet", name] | ["space", name, _]:
            return planet(name)
        case ["column", _, name]:
            return Phrase("pile-column", {"planet": planet(name)})
        case ["deck" | "discard" | "reserve" as pile]:
            return Phrase(f"pile-{pile}")
        case ["spent"]:
            return Phrase("pile-tokens")
        case ["diplomacy"]:
            return Phrase("action-lead")
        case ["people", name]:
            return people(name)
    return Phrase(element.replace(":", "-"))


def place_name(place: str) -> Phrase:
    """Where a token lies."""
    return planet(place) if place in PLANET_IDS else Phrase(f"technology-{place}")
