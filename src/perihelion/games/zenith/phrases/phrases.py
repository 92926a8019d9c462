"""The phrases of Zenith: names, places, questions, and what every component does.

Everything is made from the component files alone, so the text of a card and what the card
does cannot disagree. The words are in `text/`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from perihelion.games.zenith.phrases.effects import (
    UnknownEffect,
    choice,
    effects_phrases,
    offer,
)
from perihelion.kernel.phrases import Phrase

__all__ = [
    "UnknownEffect",
    "ask",
    "card",
    "card_effects",
    "card_name",
    "choice",
    "diplomacy_effects",
    "effects_phrases",
    "from_element",
    "leadership",
    "level",
    "level_effects",
    "offer",
    "people",
    "planet",
    "prime",
    "prime_effects",
    "resource",
    "source",
    "space",
    "technology",
    "token",
    "token_effects",
]

Value = str | int | Phrase | tuple[Phrase, ...]


def planet(planet_id: str) -> Phrase:
    return Phrase(f"planet-{planet_id}")


def people(people_id: str) -> Phrase:
    return Phrase(f"people-{people_id}")


def technology(people_id: str) -> Phrase:
    return Phrase(f"technology-{people_id}")


def resource(kind: str, n: int) -> Phrase:
    """As in "3 Credits"."""
    return Phrase(f"resource-{kind}", {"n": n})


def space(position: int, side: int) -> Phrase:
    """A space of a track; `position` counts from the centre, above 0 towards `side`."""
    if position == 0:
        return Phrase("space-center")
    where = "control" if abs(position) == 4 else "side"
    far = "" if position > 0 else "-far"
    return Phrase(f"space-{where}{far}", {"n": abs(position), "team": side})


def ask(kind: str, source: Phrase | str = "", step: int = 1, of: int = 1, **more: Value) -> Phrase:
    """The question of a decision, with the arguments that every question understands."""
    return Phrase(f"ask-{kind}", {"source": source, "step": step, "of": of, **more})


def from_element(element: str) -> Phrase | str:
    """The plain name of an element (`planet:mars`, `card:nero`, `token:badge`), for a sentence."""
    kind, _, name = element.partition(":")
    return card_name(name) if kind == "card" else Phrase(f"{kind}-{name}")


def source(element: str) -> Phrase | str:
    """The name of what asks or acts: `card:nero`, `technology:human:2`, `token:badge`,
    `prime:1`, `leadership:robot`.
    """
    match element.split(":"):
        case ["card", card_id]:
            return card_name(card_id)
        case ["technology", people_id, n]:
            return Phrase("level", {"technology": technology(people_id), "level": int(n)})
        case ["token", kind]:
            return token(kind)
        case ["prime", row]:
            return prime(int(row))
        case ["leadership", people_id]:
            return leadership(people_id)
    return Phrase(element.replace(":", "-"))


# --- cards, levels, tokens, rows, diplomacy ------------------------------------------------------


def card_name(card_id: str) -> str:
    """Names are the same in every language."""
    return str(_agents()[card_id]["name"])


def card(card_id: str) -> Phrase:
    """As in "Nero (Mercury, Animod, cost 7)"."""
    agent = _agents()[card_id]
    return Phrase(
        "card",
        {
            "name": agent["name"],
            "planet": planet(agent["planet"]),
            "people": people(agent["people"]),
            "cost": agent["cost"],
        },
    )


def card_effects(card_id: str) -> tuple[Phrase, ...]:
    return effects_phrases(_agents()[card_id]["effects"])


def level(side: str, n: int) -> Phrase:
    """As in "Human Technology U, level 2"."""
    owner = technology(_sides()[side]["people"])
    return Phrase("level-of-side", {"technology": owner, "side": side, "level": n})


def level_effects(side: str, n: int) -> tuple[Phrase, ...]:
    return effects_phrases(_sides()[side]["levels"][n - 1]["effects"])


def token(kind: str) -> Phrase:
    """As in "Bonus token “3 Credits”"; the bare kind is `token-<kind>`."""
    return Phrase("token", {"token": Phrase(f"token-{kind}")})


def token_effects(kind: str) -> tuple[Phrase, ...]:
    return effects_phrases(_tokens()[kind]["effects"])


def prime(row: int) -> Phrase:
    return Phrase("prime", {"row": row})


def prime_effects(row: int) -> tuple[Phrase, ...]:
    return effects_phrases(_data("technology")["row_primes"][row - 1]["effects"])


def leadership(people_id: str) -> Phrase:
    return Phrase("leadership", {"people": people(people_id)})


def diplomacy_effects(people_id: str, players: int) -> tuple[Phrase, ...]:
    return effects_phrases(_data("rules")["diplomacy"][f"{players}_players"][people_id])


# --- data ----------------------------------------------------------------------------------------


@cache
def _data(name: str) -> dict[str, Any]:
    source = files("perihelion.games.zenith") / "data" / f"{name}.json"
    return msgspec.json.decode(source.read_bytes(), type=dict[str, Any])


@cache
def _agents() -> Mapping[str, Any]:
    return {agent["id"]: agent for agent in _data("agents")["agents"]}


@cache
def _sides() -> Mapping[str, Any]:
    return {board["side"]: board for board in _data("technology")["boards"]}


@cache
def _tokens() -> Mapping[str, Any]:
    return {kind["id"]: kind for kind in _data("bonus_tokens")["tokens"]}
