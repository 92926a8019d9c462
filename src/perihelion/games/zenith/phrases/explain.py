"""Help on a thing of the table: its name and what it does, from the data in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.games.zenith.data_set.components import BOARD_IDS, PEOPLE_IDS, TOKEN_IDS, Components
from perihelion.games.zenith.phrases.effects import Effect, effects_phrases
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


def effects_of(element: str, seats: int, components: Components) -> Sequence[Effect]:
    """The effects of a card, level, token, prime or leadership, as the data prints them."""
    catalogue = components.catalogue
    match element.split(":"):
        case ["card", card] if card in components.card_number:
            return list(components.agent(card)["effects"])
        case ["level", board, level] if board in BOARD_IDS and level in "12345":
            return list(
                catalogue.boards[BOARD_IDS.index(board)]["levels"][int(level) - 1]["effects"]
            )
        case ["token", token] if token in TOKEN_IDS:
            return list(catalogue.tokens[TOKEN_IDS.index(token)]["effects"])
        case ["prime", row] if row in "123":
            return list(catalogue.primes[int(row) - 1]["effects"])
        case ["leadership", people] if people in PEOPLE_IDS:
            return list(catalogue.diplomacy[f"{seats}_players"][people])
    return ()


def explain(element: str, seats: int, components: Components) -> Phrase | None:
    """What an element is and does; None if there is nothing to say."""
    effects = effects_of(element, seats, components)
    kind, _, name = element.partition(":")
    if not effects:
        return _help(TOPICS.get(kind, kind), seats, components)
    sentences = [*effects_phrases(effects)]
    if element in components.catalogue.reconstructed():
        sentences.append(Phrase("explain-reconstructed"))
    title = _card(name, components) if kind == "card" else name_of(element, components)
    return Phrase("explain", {"title": title, "text": _paragraph(sentences)})


def _help(topic: str, seats: int, components: Components) -> Phrase | None:
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


def _paragraph(sentences: Sequence[Phrase]) -> Phrase:
    text = sentences[0]
    for sentence in sentences[1:]:
        text = Phrase("explain-next", {"first": text, "next": sentence})
    return text
