"""Kepler-3042's words: complete, in the rulebook's terms, and saying what the data does."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from itertools import product
from typing import Any, Final

import pytest
from tests.games.kepler3042.scene import HEX_IDS

from perihelion.games.kepler3042.action_structs import CHANCE_GRAMMAR, GRAMMAR
from perihelion.games.kepler3042.data_set.components import components
from perihelion.games.kepler3042.events import DECISION_KINDS, EVENT_KINDS, REASONS
from perihelion.games.kepler3042.options import OPTION_SPECS
from perihelion.games.kepler3042.phrases import names, phrases
from perihelion.games.kepler3042.phrases.components import (
    card_text,
    condition_text,
    effect_text,
    objective_text,
)
from perihelion.games.kepler3042.phrases.events import tell
from perihelion.kernel.phrases import Phrase, word_for
from perihelion.kernel.wire import Event, EventKind
from perihelion.words import Words, addressed

LANGUAGES: Final = ["en", "fr"]
GAME: Final = "kepler3042"
DATA: Final = components().records
CARDS: Final = {one["id"]: one for one in DATA["progress"]["cards"]}
OBJECTIVES: Final = {one["id"]: one for one in DATA["objectives"]["objectives"]}


def plain(text: str) -> str:
    """Ordinary spaces, so that the sentences below can be read and typed."""
    return text.replace("\u00a0", " ")


def told(lang: str, phrase: Phrase | str) -> str:
    return plain(Words.of(lang, GAME).render(phrase))


def say(lang: str, key: str, **args: str | int | Phrase | tuple[Phrase, ...]) -> str:
    return plain(Words.of(lang, GAME).say(key, **args))


def heard(lang: str, viewer: int | None, phrase: Phrase) -> str:
    """A phrase about seats, as somebody at the table reads it."""
    return told(lang, addressed(phrase, ["Ada", "Ben", "Cleo"], viewer))


# --- completeness --------------------------------------------------------------------------------


def _missing(lang: str, keys: Iterable[str]) -> list[str]:
    words = Words.of(lang, GAME)
    return [key for key in keys if not words.has(key)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_event_and_reason_has_words(lang: str) -> None:
    assert _missing(lang, (f"ask-{kind}" for kind in DECISION_KINDS)) == []
    assert _missing(lang, (f"event-{kind.name}" for kind in EVENT_KINDS)) == []
    hidden = [kind.name for kind in EVENT_KINDS if kind.secret]
    assert _missing(lang, (f"event-{name}-hidden" for name in hidden)) == []
    ends = [reason for reason in REASONS if reason != "running"]
    assert _missing(lang, (f"reason-{reason}" for reason in (*ends, "resigned"))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words(lang: str) -> None:
    assert _missing(lang, (f"do-{verb}" for verb in GRAMMAR.types)) == []
    assert _missing(lang, (f"chance-{verb}" for verb in CHANCE_GRAMMAR.types)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_each_of_its_values_has_words(lang: str) -> None:
    words = Words.of(lang, GAME)
    for spec in OPTION_SPECS:
        assert "?" in words.say(f"option-{spec.name}")
        shown = [str(one).lower() if isinstance(one, bool) else one for one in spec.values]
        if shown:
            texts = {words.say(f"option-{spec.name}-{one}") for one in shown}
            assert len(texts) == len(shown) > 1
        else:
            texts = {words.say(f"option-{spec.name}-value", n=n, name=n) for n in (0, 1, 2)}
            assert len(texts) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_of_its_own(lang: str) -> None:
    lists = [
        [phrases.planet(number) for number in ("earth", *range(1, 29))],
        [word_for("action", one) for one in names.ACTION_IDS],
        [word_for("bonus", one) for one in names.BONUS_IDS],
        [word_for("technology", one) for one in names.TECHNOLOGY_IDS],
        [phrases.level_name(one, n) for one in names.TECHNOLOGY_IDS for n in range(5)],
        [word_for("track", one) for one in names.TRACK_IDS],
        [word_for("zone", one) for one in names.ZONE_IDS],
        [word_for("type", one) for one in names.TYPE_IDS],
        [word_for("card", one) for one in names.CARD_IDS],
        [word_for("objective", one) for one in names.OBJECTIVE_IDS],
        [word_for("campaign", one) for one in names.CAMPAIGN_IDS],
        [word_for("cube", one) for one in names.CUBE_IDS],
        [phrases.name_of(one) for one in ("token:mine", "token:colonial-objective", "planet:3")],
        [phrases.line(one) for one in names.LINE_IDS],
        [Phrase(f"place-{one}") for one in names.PLACE_IDS],
        [phrases.name_of(f"button:{one}") for one in names.BUTTON_IDS],
        [phrases.hex_at(one) for one in HEX_IDS],
        [phrases.help_on(topic) for topic in phrases.TOPICS],
        [card_text(one) for one in CARDS.values()],
        [objective_text(one) for one in OBJECTIVES.values()],
    ]
    for one in lists:
        texts = [told(lang, phrase) for phrase in one]
        assert len(set(texts)) == len(one), texts
        assert all(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_leave_names_to_the_data_set(lang: str) -> None:
    """A set may call things otherwise; only options are read before one is chosen."""
    source = files("perihelion.games.kepler3042").joinpath("text", f"{lang}.ftl").read_text("utf-8")
    lists = {
        "action": names.ACTION_IDS,
        "bonus": names.BONUS_IDS,
        "technology": names.TECHNOLOGY_IDS,
    }
    own = {
        f"{kind}-{one}": say(lang, f"{kind}-{one}") for kind, ids in lists.items() for one in ids
    }
    sentences = re.findall(r"^([a-z][\w-]*) = (.*(?:\n .*)*)", plain(source), re.MULTILINE)
    written = [
        (key, name)
        for key, text in sentences
        for name in own.values()
        if " " in name and name in text and key not in own and not key.startswith("option-")
    ]
    assert len(sentences) > 500
    assert written == []


WIDTHS: Final = {
    "action": (names.ACTION_IDS, 15),
    "bonus": (names.BONUS_IDS, 17),
    "technology": (names.TECHNOLOGY_IDS, 17),
    "track": (names.TRACK_IDS, 14),
    "type": (names.TYPE_IDS, 11),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", WIDTHS)
def test_short_names_fit_into_the_sketch(kind: str, lang: str) -> None:
    ids, room = WIDTHS[kind]
    texts = [say(lang, f"{kind}-{one}.short") for one in ids]
    assert len(set(texts)) == len(texts)
    assert max(map(len, texts)) <= room
    assert all(len(told(lang, phrases.line(one))) <= 30 for one in names.LINE_IDS)


def _named() -> list[tuple[Phrase, dict[str, Any]]]:
    """Everything in the data that has a name in both languages, and our phrase for it."""
    return [
        *((word_for("action", one["id"]), one) for one in DATA["actions"]["main_actions"]),
        *((word_for("bonus", one["id"]), one) for one in DATA["actions"]["bonus_actions"]),
        *((word_for("technology", one["id"]), one) for one in DATA["technologies"]["technologies"]),
        *(
            (phrases.level_name(one["id"], level["level"]), level)
            for one in DATA["technologies"]["technologies"]
            for level in one["levels"]
        ),
        *((Phrase(f"track-{one['id']}.name"), one) for one in DATA["tracks"]["tracks"]),
        *((word_for("zone", one["id"]), one) for one in DATA["galaxy"]["zones"]),
        *((word_for("type", one["type"]), one) for one in DATA["planets"]["types"]),
        *((word_for("card", one["id"]), one) for one in CARDS.values()),
        *((word_for("objective", one["id"]), one) for one in OBJECTIVES.values()),
        *((word_for("campaign", one["id"]), one) for one in DATA["objectives"]["campaigns"]),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_data(lang: str) -> None:
    for phrase, record in _named():
        written = record["name" if lang == "en" else "name_fr"]
        assert told(lang, phrase).replace("’", "'").casefold() == written.casefold()
    for one in DATA["objectives"]["campaigns"]:
        written = one["difficulty" if lang == "en" else "difficulty_fr"]
        assert told(lang, Phrase(f"difficulty-{one['difficulty']}")) == written


# --- the terms of the rulebook -------------------------------------------------------------------

UNUSED: Final = {
    "phase": "phases go by their names",
    "round marker": "the table shows the round itself",
    "round track": "the same",
    "Quantum door": "our own term: people read the name of the technology",
    "space of a track": "said with the track it belongs to",
}
"""Terms of the glossary that nobody at our tables reads."""


def _bare(text: str) -> str:
    """Small letters, no accents, straight apostrophes."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("\u00a0", " "))
    return "".join(one for one in split if not unicodedata.combining(one))


def _said(lang: str) -> str:
    """Only what stands right of the keys."""
    text = (files("perihelion.games.kepler3042") / "text" / f"{lang}.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(line.partition(" = ")[2] or line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogues_speak_with_the_words_of_the_glossary(lang: str) -> None:
    source = files("perihelion.games.kepler3042") / "data" / "glossary.json"
    terms: list[dict[str, str]] = json.loads(source.read_text(encoding="utf-8"))
    said = _bare(_said(lang))
    missing = [
        term["en"]
        for term in terms
        if not re.search(rf"\b{re.escape(_bare(term[lang])[:-1])}", said)
    ]
    assert set(missing) <= set(UNUSED), missing


def test_french_keeps_to_its_own_words() -> None:
    said = _said("fr")
    for wrong in ("Suprémie", "ressource", "vaisseau", "médaille", "case de départ", "tuile"):
        assert wrong not in said, wrong


# --- events --------------------------------------------------------------------------------------

SAMPLES: Final[dict[str, str | int]] = {
    "seat": "seat:0",
    "hex": "hex:10-12",
    "planet": "planet:12",
    "body": "token:mine",
    "holder": "place:storage",
    "cube": "cube:energy",
    "technology": "technology:space-travel",
    "track": "track:colonial",
    "action": "action:production",
    "bonus": "bonus:exploit-asteroid",
    "card": "card:deep-survey",
    "objective": "objective:project-helios",
    "line": "line:medals",
    "reason": "reason:passed",
    "int": 2,
}


def sample(kind: EventKind) -> Event:
    """Such an event, with some value of each declared type."""
    return Event(kind.name, {name: SAMPLES[type_] for name, type_ in kind.args})


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=[kind.name for kind in EVENT_KINDS])
def test_every_event_is_told_to_everybody(kind: EventKind) -> None:
    events = [sample(kind)]
    if kind.secret:
        known = events[0].args
        events.append(Event(kind.name, known | dict.fromkeys(kind.secret, None)))
    for event, lang, viewer in product(events, LANGUAGES, (0, 1, None)):
        text = heard(lang, viewer, tell(event))
        assert text.endswith((".", "!")), text
        assert not re.search(r"[{}_:]\S|  |\.\.", text), text


def test_a_secret_is_told_without_it() -> None:
    """Nobody but its owner reads what the objective is."""
    hidden = tell(Event("objective", {"seat": "seat:0", "objective": None}))
    assert heard("en", 1, hidden) == "Ada has a secret objective."
    known = tell(Event("objective", {"seat": "seat:0", "objective": "objective:project-eden"}))
    assert heard("fr", 0, known) == "Votre Objectif secret : Projet Éden."


def test_bodies_laid_by_lot_are_nobodys() -> None:
    event = Event("laid", {"seat": names.LOT, "hex": "hex:10-12"})
    assert heard("en", 0, tell(event)) == "A celestial body lies face down: hex 10-12."


EVENTS: Final[list[tuple[str, dict[str, str | int | None], str, str]]] = [
    (
        "produce",
        {"seat": "seat:0", "planet": "planet:earth", "cube": "cube:matter", "count": 2},
        "Ada produced 2 matter (Earth).",
        "Vous avez produit 2 matières (Terre).",
    ),
    (
        "sacrifice",
        {"seat": "seat:0", "cube": "cube:antimatter", "holder": "place:storage"},
        "Ada sacrificed 1 antimatter (storage).",
        "Vous avez sacrifié 1 antimatière (Stockage de Ressources).",
    ),
    (
        "level",
        {"seat": "seat:0", "technology": "technology:terraforming", "level": 3},
        "Ada reached level 3 of Terraforming: Alien Genetic Research.",
        "Vous avez atteint le niveau 3 de Terraformation : Recherche Génétique Alien.",
    ),
    (
        "medals",
        {"seat": "seat:0", "track": "track:technology", "count": 2},
        "Ada received 2 technological medals.",
        "Vous avez obtenu 2 Médailles technologiques.",
    ),
    (
        "scored",
        {"seat": "seat:0", "line": "line:zone-far", "count": 2, "points": 6},
        "Colonies, far zone: 6 points for Ada (2).",
        "Colonies, zone lointaine : 6 points de victoire pour vous (2).",
    ),
    (
        "bonus-cubes",
        {"seat": "seat:0", "energy": 2, "matter": 1, "antimatter": 2},
        "Bonus resources on Earth: 2 energy, 1 matter and 2 antimatter.",
        "Ressources bonus sur la Terre : 2 énergies, 1 matière et 2 antimatières.",
    ),
]


@pytest.mark.parametrize(("kind", "args", "english", "french"), EVENTS)
def test_events_say_exactly_this(
    kind: str, args: dict[str, str | int | None], english: str, french: str
) -> None:
    assert heard("en", 1, tell(Event(kind, args))) == english
    assert heard("fr", 0, tell(Event(kind, args))) == french


# --- what cards and objectives say ---------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_objectives_are_told_in_a_sentence(lang: str) -> None:
    for text in [
        *(told(lang, card_text(one)) for one in CARDS.values()),
        *(told(lang, objective_text(one)) for one in OBJECTIVES.values()),
    ]:
        assert text.endswith(".")
        assert text[0].isupper()


CARD_TEXTS: Final = {
    "orbital_shipyards": (
        "Least advanced on the colonial track: build 1 ship at no cost beside a controlled planet.",
        (
            "La moins avancée sur la piste de Suprématie coloniale : construire 1 Vaisseau sans "
            "rien dépenser à côté d’une Planète contrôlée."
        ),
    ),
    "resource_exchange": (
        (
            "Lowest level of Quantum Physics: assign up to 2 resources to other planets, then "
            "transform 1 resource."
        ),
        (
            "Le plus bas niveau de Physique quantique : assigner 2 Ressources au plus à d’autres "
            "Planètes, puis transformer 1 Ressource."
        ),
    ),
    "new_generation": (
        "Fewest medals: advance 1 space on one of the tracks.",
        "Le moins de Médailles : avancer de 1 case sur une des pistes de Suprématie.",
    ),
}


@pytest.mark.parametrize("card", CARD_TEXTS)
def test_cards_say_exactly_this(card: str) -> None:
    english, french = CARD_TEXTS[card]
    assert told("en", card_text(CARDS[card])) == english
    assert told("fr", card_text(CARDS[card])) == french


def test_a_corrected_card_says_what_it_does() -> None:
    """The text follows the record, not the name."""
    changed = CARDS["deep_survey"] | {"effects": [{"op": "regenerate", "count": 1}], "who": "least"}
    assert told("en", card_text(changed)) == (
        "Least advanced on the technology track: regenerate 1 resource."
    )
    advance = {"op": "advance", "track": "colonial", "count": 2}
    assert told("fr", effect_text(advance)) == (
        "avancer de 2 cases sur la piste de Suprématie coloniale"
    )


def test_objectives_say_exactly_this() -> None:
    both = objective_text(OBJECTIVES["extraterrestrial_studies"])
    assert told("en", both) == "Colonise 1 alien planet and bring Terraforming to level 3."
    far = objective_text(OBJECTIVES["outer_logistics"])
    assert told("fr", far) == "Coloniser 2 Planètes dans la zone lointaine."


def test_what_has_no_words_is_refused_not_guessed() -> None:
    with pytest.raises(ValueError, match="no words for the effect 'teleport'"):
        effect_text({"op": "teleport"})
    with pytest.raises(ValueError, match="no words for the condition 'win'"):
        condition_text({"op": "win"})


# --- elements and help ---------------------------------------------------------------------------

ELEMENTS: Final = {
    "planet:12": "planet 12",
    "planet:earth": "Earth",
    "hex:11-9": "hex 11-9",
    "star:F10": "star F10",
    "level:space-travel:4": "Wormhole Stabiliser",
    "space:colonial:7": "space 7 of the colonial track",
    "round:5": "round 5",
    "number:3": "3",
    "technology:quantum-physics": "Quantum Physics",
    "cube:antimatter": "antimatter",
    "place:pit": "Clausius Pit",
    "token:colonial-objective": "colonial objective",
    "reason:failed": "the level is failed",
    "ghost": "ghost",
    "deck": "Progress cards",
}


@pytest.mark.parametrize("element", ELEMENTS)
def test_elements_have_names(element: str) -> None:
    assert told("en", phrases.name_of(element)) == ELEMENTS[element]
    assert told("fr", phrases.name_of(element))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_short(lang: str) -> None:
    titles = [say(lang, f"help-{topic}.title") for topic in phrases.TOPICS]
    assert len(titles) == len(set(titles))
    for topic in phrases.TOPICS:
        sentences = told(lang, phrases.help_on(topic)).count(". ") + 1
        assert 2 <= sentences <= 4, topic


def test_numbers_choose_their_nouns() -> None:
    assert [say("en", "ships", n=n) for n in range(3)] == ["0 ships", "1 ship", "2 ships"]
    assert [say("fr", "ships", n=n) for n in range(3)] == [
        "0 Vaisseau",
        "1 Vaisseau",
        "2 Vaisseaux",
    ]
    assert told("fr", phrases.cubes(2, 0, 1)) == "2 énergies et 1 antimatière"
    assert told("en", phrases.cubes(0, 0, 0)) == "nothing"
