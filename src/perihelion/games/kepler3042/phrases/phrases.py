"""The phrases of Kepler-3042: names, counts, questions, and help.

What a component does is said by `phrases_of_components`, from the data. The words are in
`text/`; ids may be written as in the data (`gas_giant`) or as in elements (`gas-giant`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.games.kepler3042.phrases.names import EARTH
from perihelion.kernel.phrases import Phrase, all_of

Value = str | int | Phrase | tuple[Phrase, ...]
CUBES: Final = ("energy", "matter", "antimatter")


def _key(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


# --- names ---------------------------------------------------------------------------------------


def planet(number: int | str) -> Phrase:
    """As in "planet 12", or Earth."""
    return Phrase("planet-earth") if number == EARTH else Phrase("planet", {"n": int(number)})


def hex_at(hex_id: str) -> Phrase:
    """A hex by its column and row: "hex 11-9"."""
    return Phrase("hex", {"at": hex_id})


def action(action_id: str) -> Phrase:
    """A main action."""
    return Phrase(_key("action", action_id))


def bonus(bonus_id: str) -> Phrase:
    """A bonus action."""
    return Phrase(_key("bonus", bonus_id))


def technology(technology_id: str) -> Phrase:
    """A technology."""
    return Phrase(_key("technology", technology_id))


def level_name(technology_id: str, level: int) -> Phrase:
    """The printed name of a level, as in "Biosphere"."""
    return Phrase(f"{_key('level', technology_id)}-{level}")


def track(track_id: str) -> Phrase:
    """A supremacy track."""
    return Phrase(_key("track", track_id))


def zone(zone_id: str) -> Phrase:
    """A zone of the galaxy."""
    return Phrase(_key("zone", zone_id))


def planet_type(type_id: str) -> Phrase:
    """A type of planet."""
    return Phrase(_key("type", type_id))


def card(card_id: str) -> Phrase:
    """A Progress card."""
    return Phrase(_key("card", card_id))


def objective(objective_id: str) -> Phrase:
    """An objective."""
    return Phrase(_key("objective", objective_id))


def campaign(campaign_id: str) -> Phrase:
    """A solo campaign."""
    return Phrase(_key("campaign", campaign_id))


def cube(cube_id: str) -> Phrase:
    """A type of cube."""
    return Phrase(_key("cube", cube_id))


def line(line_id: str) -> Phrase:
    """A line of the score sheet; it may be called after a zone or a track."""
    kind, _, name = line_id.partition("-")
    if kind == "zone":
        return Phrase(f"line-{line_id}", {"zone": zone(name)})
    if kind == "track":
        return Phrase(f"track-{name}.line")
    return Phrase(f"line-{line_id}")


def token(token_id: str) -> Phrase:
    """What a body is: `planet:12`, `mine`, `colonial-objective`."""
    return name_of(token_id if ":" in token_id else f"token:{token_id}")


# --- numbers with their nouns --------------------------------------------------------------------


def counted(noun: str, n: int) -> Phrase:
    """As in "3 medals": the nouns are the messages that take `n` alone."""
    return Phrase(noun, {"n": n})


def cubes(energy: int, matter: int, antimatter: int) -> Phrase:
    """As in "2 energy and 1 matter"; nothing has its words too."""
    counts = zip(CUBES, (energy, matter, antimatter), strict=True)
    return all_of([Phrase(f"cubes-{kind}", {"n": n}) for kind, n in counts if n])


# --- questions and help --------------------------------------------------------------------------


def ask(kind: str, source: Phrase | str = "", step: int = 1, of: int = 1, **more: Value) -> Phrase:
    """The question of a decision, with the arguments that every question understands."""
    return Phrase(f"ask-{kind}", {"source": source, "step": step, "of": of, **more})


TOPICS: Final = (
    "rounds",
    "turn",
    "actions",
    "bonuses",
    "cubes",
    "ships",
    "earth",
    "planets",
    "galaxy",
    "technologies",
    "collaboration",
    "quantum",
    "tracks",
    "medals",
    "cards",
    "objectives",
    "end",
    "solo",
)
"""The parts of the rules that have help."""


NAMED_IN: Final[dict[str, dict[str, Phrase]]] = {
    "action-terraforming.text": {"technology": technology("terraforming")},
    "action-energy-storage.text": {"technology": technology("energy-development")},
    "action-production.text": {"technology": technology("terraforming")},
    "action-antimatter-generation.text": {"technology": technology("antimatter-science")},
    "bonus-plan-exploration.text": {"technology": technology("space-travel")},
    "do-quantum": {"technology": technology("quantum-physics")},
    "effect-energy": {"action": action("energy-storage")},
    "effect-producing-planets": {"action": action("production")},
    "effect-antimatter": {"action": action("antimatter-generation")},
    "help-actions": {"action": action("galactic-cartography")},
    "help-bonuses": {"technology": technology("energy-development")},
    "help-ships": {"technology": technology("space-travel")},
    "help-earth": {"action": action("production")},
    "help-galaxy": {one: zone(one) for one in ("near", "intermediate", "far")},
    "help-quantum": {"technology": technology("quantum-physics")},
    "sketch-quantum": {"technology": technology("quantum-physics")},
}
"""Names in our sentences: arguments, so that a data set can call these things otherwise."""


def text(key: str, **more: Value) -> Phrase:
    """A sentence of ours with the names in it."""
    return Phrase(key, {**NAMED_IN.get(key, {}), **more})


def help_on(topic: str) -> Phrase:
    """A part of the rules in a few sentences."""
    assert topic in TOPICS
    return text(f"help-{topic}")


def paragraph(sentences: Sequence[Phrase]) -> Phrase:
    """Several sentences in a row."""
    text = sentences[0]
    for sentence in sentences[1:]:
        text = Phrase("explain-next", {"first": text, "next": sentence})
    return text


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
            return Phrase("space", {"track": track(one), "n": int(number)})
        case ["round", number]:
            return Phrase("round", {"n": int(number)})
        case ["line", one]:
            return line(one)
        case ["button", "quantum"]:
            return technology("quantum-physics")
        case ["number", number]:
            return Phrase("number", {"n": int(number)})
    return Phrase(element.replace(":", "-"))
