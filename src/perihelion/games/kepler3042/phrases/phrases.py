"""The phrases of Kepler-3042: names, counts, questions, and help.

What a component does is said by `phrases_of_components`, from the data. The words are in
`text/`; ids may be written as in the data (`gas_giant`) or as in elements (`gas-giant`).
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3042.phrases.names import EARTH
from perihelion.kernel.phrases import Phrase, Value, all_of, word_for

CUBES: Final = ("energy", "matter", "antimatter")


# --- names ---------------------------------------------------------------------------------------


def planet(number: int | str) -> Phrase:
    """As in "planet 12", or Earth."""
    return Phrase("planet-earth") if number == EARTH else Phrase("planet", {"n": int(number)})


def hex_at(hex_id: str) -> Phrase:
    """A hex by its column and row: "hex 11-9"."""
    return Phrase("hex", {"at": hex_id})


def level_name(technology_id: str, level: int) -> Phrase:
    """The printed name of a level, as in "Biosphere"."""
    return word_for("level", f"{technology_id}-{level}")


def line(line_id: str) -> Phrase:
    """A line of the score sheet; it may be called after a zone or a track."""
    kind, _, name = line_id.partition("-")
    if kind == "zone":
        return Phrase(f"line-{line_id}", {"zone": word_for("zone", name)})
    if kind == "track":
        return Phrase(f"track-{name}.line")
    return Phrase(f"line-{line_id}")


# --- numbers with their nouns --------------------------------------------------------------------


def counted(noun: str, n: int) -> Phrase:
    """As in "3 medals": the nouns are the messages that take `n` alone."""
    return Phrase(noun, {"n": n})


def cubes(energy: int, matter: int, antimatter: int) -> Phrase:
    """As in "2 energy and 1 matter"; nothing has its words too."""
    counts = zip(CUBES, (energy, matter, antimatter), strict=True)
    return all_of([Phrase(f"cubes-{kind}", {"n": n}) for kind, n in counts if n])


# --- questions and help --------------------------------------------------------------------------


TOPICS: Final = (
    *("rounds", "turn", "actions", "bonuses", "cubes", "ships", "earth", "planets", "galaxy"),
    *("technologies", "collaboration", "quantum", "tracks", "medals", "cards", "objectives"),
    *("end", "solo"),
)
"""The parts of the rules that have help."""


_TECHNOLOGIES: Final = {
    "action-terraforming.text": "terraforming",
    "action-energy-storage.text": "energy-development",
    "action-production.text": "terraforming",
    "action-antimatter-generation.text": "antimatter-science",
    "bonus-plan-exploration.text": "space-travel",
    "do-quantum": "quantum-physics",
    "help-bonuses": "energy-development",
    "help-ships": "space-travel",
    "help-quantum": "quantum-physics",
    "lacks-antimatter-generation": "antimatter-science",
    "lacks-energy-storage": "energy-development",
    "sketch-quantum": "quantum-physics",
}
_ACTIONS: Final = {
    "effect-energy": "energy-storage",
    "effect-producing-planets": "production",
    "effect-antimatter": "antimatter-generation",
    "help-actions": "galactic-cartography",
    "help-earth": "production",
}
NAMED_IN: Final[dict[str, dict[str, Phrase]]] = {
    **{key: {"technology": word_for("technology", one)} for key, one in _TECHNOLOGIES.items()},
    **{key: {"action": word_for("action", one)} for key, one in _ACTIONS.items()},
    "help-galaxy": {one: word_for("zone", one) for one in ("near", "intermediate", "far")},
}
"""Names in our sentences: arguments, so that a data set can call these things otherwise."""


def text(key: str, **more: Value) -> Phrase:
    """A sentence of ours with the names in it."""
    return Phrase(key, {**NAMED_IN.get(key, {}), **more})


def help_on(topic: str) -> Phrase:
    """A part of the rules in a few sentences."""
    assert topic in TOPICS
    return text(f"help-{topic}")


# --- names of elements ---------------------------------------------------------------------------


def name_of(element: str) -> Phrase:
    """The plain name of an element (`planet:12`, `hex:11-9`), for a sentence."""
    match element.split(":"):
        case ["planet", one]:
            return planet(one)
        case ["hex", one]:
            return hex_at(one)
        case ["star", one]:
            return Phrase("star", {"id": one})
        case ["level", one, number]:
            return level_name(one, int(number))
        case ["space", one, number]:
            return Phrase("space", {"track": word_for("track", one), "n": int(number)})
        case ["round", number]:
            return Phrase("round", {"n": int(number)})
        case ["line", one]:
            return line(one)
        case ["button", "quantum"]:
            return word_for("technology", "quantum-physics")
        case ["number", number]:
            return Phrase("number", {"n": int(number)})
    return Phrase(element.replace(":", "-"))
