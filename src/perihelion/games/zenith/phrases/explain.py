"""Help on a thing of the table: its name and what it does, from the data in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.games.zenith.data_set.components import BOARD_IDS, PEOPLE_IDS, TOKEN_IDS, Components
from perihelion.games.zenith.phrases.effects import effects_phrases
from perihelion.games.zenith.phrases.names import card_name, name_of, people, planet
from perihelion.kernel.phrases import Phrase

TOPICS: Final = {
    "planet": "discs",
    "space": "discs",
    "column": "recruit",
    "technology": "develop",
    "diplomacy": "lead",
    "badge": "badge",
    "token-at": "tokens",
    "reserve": "tokens",
    "spent": "tokens",
    "deck": "end-of-turn",
    "discard": "end-of-turn",
    "end": "team",
    "button": "mulligan",
}
HELP: Final = (
    "recruit",
    "develop",
    "lead",
    "discs",
    "badge",
    "tokens",
    "victory",
    "end-of-turn",
    "team",
    "mulligan",
)


def explain(element: str, seats: int, components: Components) -> Phrase | None:
    """What an element is and does; None if there is nothing to say."""
    kind, *rest = element.split(":")
    catalogue = components.catalogue
    match kind, rest:
        case "card", [card] if card in components.card_number:
            return _explain(element, _card(card, components), components.agent(card), components)
        case "level", [board, level] if board in BOARD_IDS and level in "12345":
            record = catalogue.boards[BOARD_IDS.index(board)]["levels"][int(level) - 1]
            return _explain(element, name_of(element, components), record, components)
        case "token", [token] if token in TOKEN_IDS:
            record = catalogue.tokens[TOKEN_IDS.index(token)]
            return _explain(element, name_of(element, components), record, components)
        case "prime", [row] if row in "123":
            return _explain(
                element, name_of(element, components), catalogue.primes[int(row) - 1], components
            )
        case "leadership", [name] if name in PEOPLE_IDS:
            effects = catalogue.diplomacy[f"{seats}_players"][name]
            return _explain(element, name_of(element, components), {"effects": effects}, components)
    topic = TOPICS.get(kind, kind)
    if topic not in HELP:
        return None
    told = [Phrase(f"help-{topic}")]
    if topic == "lead":
        each = (explain(f"leadership:{name}", seats, components) for name in PEOPLE_IDS)
        told += [one for one in each if one is not None]
    return _paragraph(told)


def _card(card: str, components: Components) -> Phrase:
    agent = components.agent(card)
    return Phrase(
        "card",
        {
            "name": card_name(card, components),
            "planet": planet(agent["planet"]),
            "people": people(agent["people"]),
            "cost": agent["cost"],
        },
    )


def _explain(
    element: str, title: Phrase | str, record: dict[str, object], components: Components
) -> Phrase:
    effects = record["effects"]
    assert isinstance(effects, list)
    sentences = [*effects_phrases(effects)]
    if element in components.catalogue.reconstructed():
        sentences.append(Phrase("explain-reconstructed"))
    return Phrase("explain", {"title": title, "text": _paragraph(sentences)})


def _paragraph(sentences: Sequence[Phrase]) -> Phrase:
    text = sentences[0]
    for sentence in sentences[1:]:
        text = Phrase("explain-next", {"first": text, "next": sentence})
    return text
