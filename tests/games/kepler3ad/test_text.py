"""Kepler-3Ad's words: complete, in the rulebooks' terms, and saying what the data does."""

import json
import re
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from perihelion.games.kepler3ad.action_structs import CHANCE_GRAMMAR, GRAMMAR
from perihelion.games.kepler3ad.data_set.components import components
from perihelion.games.kepler3ad.edition import FIRST, SECOND
from perihelion.games.kepler3ad.events import DECISION_KINDS, EVENT_KINDS, REASONS
from perihelion.games.kepler3ad.options import OPTION_SPECS
from perihelion.games.kepler3ad.phrases import phrases as k
from perihelion.games.kepler3ad.phrases.events import tell
from perihelion.kernel.phrases import Phrase, Value, ask, paragraph, word_for
from perihelion.kernel.wire import Event, EventKind
from perihelion.words import Words, addressed

DATA = {1: components(FIRST), 2: components(SECOND)}
LANGUAGES = ["en", "fr"]
COLOURS = ["green", "orange", "purple"]
OPTION_OF = {"turn_limit_safety": "turn_limit"}
"""Options that our tables call otherwise than the data."""
EDITIONS = [1, 2]
GAME = {1: "kepler3ad-1", 2: "kepler3ad-2"}
TRACKS = [track["id"] for track in DATA[1].records["tracks"]]
UNITS = {edition: [unit["id"] for unit in DATA[edition].records["units"]] for edition in EDITIONS}
CORPORATIONS = {one["id"]: one for one in DATA[2].records["corporations"]}
SPACES = {
    1: [one["id"] for zone in DATA[1].records["zone_faces"] for one in zone["districts"]],
    2: [planet["id"] for planet in DATA[2].records["planets"]],
}
RULINGS = [
    pytest.param(ruling, id=f"{ruling['id']}-{edition}")
    for edition in EDITIONS
    for ruling in DATA[edition].records["rulings"]
    if ruling["support"] == "required"
]


def plain(text: str) -> str:
    """Ordinary spaces, so that the sentences below can be read and typed."""
    return text.replace("\u00a0", " ")


def told(lang: str, phrase: Phrase | str, edition: int = 1) -> str:
    return plain(Words.of(lang, GAME[edition]).render(phrase))


def say(lang: str, key: str, **args: str | int | Phrase | tuple[Phrase, ...]) -> str:
    return plain(Words.of(lang, GAME[1]).say(key, **args))


def heard(lang: str, viewer: int | None, phrase: Phrase) -> str:
    """A phrase about seats, as somebody at the table reads it."""
    return told(lang, addressed(phrase, ["Ada", "Ben", "Cleo"], viewer))


def test_both_editions_read_the_same_catalogue() -> None:
    first, second = (Words.of("fr", GAME[edition]) for edition in EDITIONS)
    assert first.keys("") == second.keys("")
    assert first.say("game") == second.say("game") == "Kepler-3Ad"


# --- completeness --------------------------------------------------------------------------------


def _missing(lang: str, keys: Iterable[str]) -> list[str]:
    words = Words.of(lang, GAME[1])
    return [key for key in keys if not words.has(key)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_event_and_reason_has_words(lang: str) -> None:
    assert _missing(lang, (f"ask-{kind}" for kind in DECISION_KINDS)) == []
    assert _missing(lang, (f"event-{kind.name}" for kind in EVENT_KINDS)) == []
    ends = [reason for reason in REASONS if reason != "running"]
    assert _missing(lang, (f"reason-{reason}" for reason in (*ends, "resigned"))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words(lang: str) -> None:
    assert _missing(lang, (f"do-{verb}" for verb in GRAMMAR.types)) == []
    assert _missing(lang, (f"chance-{verb}" for verb in CHANCE_GRAMMAR.types)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_and_each_of_its_values_has_words(ruling: dict[str, Any], lang: str) -> None:
    words = Words.of(lang, GAME[1])
    name = f"option-{OPTION_OF.get(ruling['option'], ruling['option'])}"
    assert "?" in words.say(name)
    if ruling["type"] == "int":
        assert len({words.say(f"{name}-value", n=n) for n in (0, 1, 200)}) == 3
        return
    values = [ruling["default"], *(one["value"] for one in ruling["alternatives"])]
    shown = [str(value).lower() if isinstance(value, bool) else value for value in values]
    assert len({words.say(f"{name}-{value}") for value in shown}) == len(values) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_and_each_of_its_values_has_words(edition: int, lang: str) -> None:
    keys = [f"option-{spec.name}" for spec in OPTION_SPECS[edition]]
    for spec in OPTION_SPECS[edition]:
        shown = [str(one).lower() if isinstance(one, bool) else one for one in spec.values]
        keys += [f"option-{spec.name}-{one}" for one in shown or ["value"]]
    assert _missing(lang, keys) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_planet_of_the_first_edition_can_be_chosen(lang: str) -> None:
    codes = ["random", *(planet["id"] for planet in DATA[1].records["planets"])]
    texts = [say(lang, f"option-planet-{code}") for code in codes]
    assert len(set(texts)) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_component_has_a_name_of_its_own(edition: int, lang: str) -> None:
    lists = [
        [k.track(track, DATA[edition]) for track in TRACKS],
        [k.power(track, edition) for track in TRACKS],
        [k.token(track, DATA[edition]) for track in TRACKS],
        [word_for("unit", unit) for unit in UNITS[edition]],
        [k.a_unit(unit) for unit in UNITS[edition]],
        [k.units(unit, 2) for unit in UNITS[edition]],
        [k.region(region, edition) for region in k.REGIONS.values()],
        [Phrase(f"action-{number}") for number in range(1, 8)],
        [k.action_groups(number, DATA[edition]) for number in range(1, 8)],
        [k.phase(phase, edition) for phase in k.PHASES[edition]],
        [k.help_on(topic, edition) for topic in k.TOPICS],
        [k.value_name(edition)],
    ]
    for phrases in lists:
        texts = [told(lang, phrase, edition) for phrase in phrases]
        assert len(set(texts)) == len(phrases), texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_space_has_a_name(edition: int, lang: str) -> None:
    names = [told(lang, k.space(space), edition) for space in SPACES[edition]]
    assert len(names) == 12 * (3 - edition)
    assert len(set(names)) == 12
    word = {("en", 1): "district", ("en", 2): "planet", ("fr", 1): "quartier", ("fr", 2): "planète"}
    assert all(word[lang, edition] in name for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_every_corporation_has_its_name_and_text(corporation: str, lang: str) -> None:
    name = told(lang, k.corporation(corporation, DATA[2]), 2).replace("’", "'")
    assert name == CORPORATIONS[corporation]["name" if lang == "en" else "name_fr"]
    assert told(lang, k.corporation_text(corporation, DATA[2]), 2).endswith(".")


@pytest.mark.parametrize("edition", EDITIONS)
def test_french_names_are_those_of_the_data(edition: int) -> None:
    for track in DATA[edition].records["tracks"]:
        name = told("fr", k.track(track["id"], DATA[edition]), edition)
        assert name.replace("’", "'") == track["name_fr"]
    for unit in DATA[edition].records["units"]:
        assert told("fr", word_for("unit", unit["id"]), edition) == unit["name_fr"]
    for number, action in enumerate(DATA[edition].records["actions"], 1):
        assert told("fr", Phrase(f"action-{number}"), edition) == action["name_fr"]


# --- the terms of the rulebooks ------------------------------------------------------------------

UNUSED = {
    "provider": "the theme of the dice, no term of the rules",
    "native": "the theme",
    "marker": "the cube on the track: the table shows the value itself",
    "counter": "the octagon on the score track: the table shows the score itself",
    "score marker": "the same of the first edition",
    "portrait": "where allegiances are marked on the board",
    "step": "steps of a turn go by their names",
}
"""Terms of the glossary that nobody at our tables reads."""


def _bare(text: str) -> str:
    """Small letters, no accents, straight apostrophes."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("\u00a0", " "))
    return "".join(one for one in split if not unicodedata.combining(one))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogues_speak_with_the_words_of_the_glossary(lang: str) -> None:
    source = files("perihelion.games.kepler3ad") / "data" / "glossary.json"
    terms: list[dict[str, str]] = json.loads(source.read_text(encoding="utf-8"))
    said = _bare(_said((files("perihelion.games.kepler3ad") / "text" / f"{lang}.ftl").read_text()))
    missing = [
        term["en"]
        for term in terms
        if not re.search(rf"\b{re.escape(_bare(term[lang])[:-1])}", said)
    ]
    assert set(missing) <= set(UNUSED), missing


def _said(text: str) -> str:
    """Only what stands right of the keys."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(line.partition(" = ")[2] or line for line in lines)


def test_french_keeps_to_its_own_words() -> None:
    said = _said((files("perihelion.games.kepler3ad") / "text" / "fr.ftl").read_text())
    for wrong in ("violet", "pourpre", "district", "joueuse", "secteur", "flotte de", "marge"):
        assert wrong not in said, wrong


# --- events --------------------------------------------------------------------------------------

SAMPLES: dict[int, dict[str, str | int]] = {
    1: {
        "space": "district:GA1",
        "region": "zone:orange",
        "place": "zone:green",
        "token": "token:reroll",
        "unit": "unit:diplomat",
        "piece": "piece:1:leader:PB2",
        "die": "die:black-4",
    },
    2: {
        "space": "planet:G1",
        "region": "clan:orange",
        "place": "planet:G1",
        "token": "satellite:reroll",
        "unit": "unit:frigate",
        "piece": "piece:1:ship:P2",
        "die": "die:4",
    },
}
BOTH: dict[str, str | int] = {
    "seat": "seat:0",
    "track": "track:move-own",
    "corporation": "corporation:yards",
    "action": "action:7",
    "face": "face:B",
    "colour": "colour:white",
    "reason": "reason:scorings",
    "int": 2,
}


def sample(kind: EventKind, edition: int) -> Event:
    """Such an event, with some value of each declared type."""
    values = BOTH | SAMPLES[edition]
    return Event(kind.name, {name: values[type_] for name, type_ in kind.args})


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=[kind.name for kind in EVENT_KINDS])
def test_every_event_is_told_to_everybody(kind: EventKind) -> None:
    for lang, edition, viewer in product(LANGUAGES, EDITIONS, (0, 1, None)):
        text = heard(lang, viewer, tell(sample(kind, edition), DATA[edition]))
        assert text.endswith((".", "!")), text
        assert not re.search(r"[{}_:]\S|  |\.\.", text), text


def test_the_editions_tell_the_same_event_in_their_own_words() -> None:
    won = Event("region-won", {"seat": "seat:0", "region": "zone:green", "value": 13})
    assert heard("en", 0, tell(won, DATA[1])) == "Green zone: the majority is yours, with 13."
    assert heard("fr", 1, tell(won, DATA[2])) == (
        "Clan des aliens verts : son allégeance revient à Ada, avec 13."
    )
    value = Event("value", {"seat": "seat:0", "value": 8})
    assert heard("fr", 0, tell(value, DATA[1])) == "Votre valeur diplomatique : 8."
    assert heard("en", 1, tell(value, DATA[2])) == "Military value of Ada: 8."


def test_an_action_tells_the_dice_it_took() -> None:
    args: dict[str, str | int | None] = {"seat": "seat:0", "action": "action:7", "face": 5}
    mixed = tell(Event("action", args | {"black": 1}), DATA[1])
    assert heard("en", 1, mixed) == "Ada chose Action 7 (white 5 and black 5)."
    alike = tell(Event("action", args | {"action": "action:5", "black": 0}), DATA[2])
    assert heard("fr", 0, alike) == "Vous avez choisi Action N°5 (5)."


def test_what_nobody_may_know_is_left_out() -> None:
    assert "level" not in tell(Event("spend", {"seat": "seat:0", "level": None}), DATA[1]).args


# --- real sentences ------------------------------------------------------------------------------


def test_numbers_choose_their_nouns() -> None:
    assert [say("en", "levels", n=n) for n in range(3)] == ["0 levels", "1 level", "2 levels"]
    assert [say("fr", "levels", n=n) for n in range(3)] == ["0 niveau", "1 niveau", "2 niveaux"]
    assert [say("en", "points", n=n) for n in range(3)] == ["0 points", "1 point", "2 points"]
    assert [say("fr", "points", n=n) for n in range(3)] == ["0 point", "1 point", "2 points"]
    ships = [told("fr", k.units("ship", n)) for n in range(3)]
    assert ships == ["0 vaisseau", "1 vaisseau", "2 vaisseaux"]
    assert [told("en", k.tokens(n, 2)) for n in (1, 4)] == ["1 satellite", "4 satellites"]


ACTIONS = {
    (1, 1): (
        "raise 3 different influence discs by 1 level each",
        "augmenter 3 disques d’influence différents de 1 niveau chacun",
    ),
    (2, 1): (
        "place or move 2 diplomats, then raise one influence disc by 2 levels",
        "poser ou déplacer 2 diplomates, puis augmenter un disque d’influence de 2 niveaux",
    ),
    (4, 2): ("place or move 3 ships", "poser ou déplacer 3 vaisseaux"),
    (5, 2): (
        "2 times, place or move 2 ships, each time to a different space",
        "2 fois, poser ou déplacer 2 vaisseaux, chaque fois ailleurs",
    ),
    (7, 1): (
        "remove three of your diplomats that stand together and put a leader (2 equal dice) there",
        (
            "supprimer trois de vos diplomates réunis au même endroit et y mettre un leader "
            "(2 dés identiques)"
        ),
    ),
    (7, 2): (
        (
            "remove three of your ships, bases, frigates or cruisers that stand together and put a "
            "base (2 equal dice; 2 influence discs rise by 1 level), a frigate (2 equal dice) or a "
            "cruiser (3 equal dice) there"
        ),
        (
            "supprimer trois de vos vaisseaux, bases, frégates ou croiseurs réunis au même endroit "
            "et y mettre une base (2 dés identiques ; 2 disques d’influence montent de 1 niveau), "
            "une frégate (2 dés identiques) ou un croiseur (3 dés identiques)"
        ),
    ),
}


@pytest.mark.parametrize(("number", "edition"), ACTIONS)
def test_actions_say_exactly_this(number: int, edition: int) -> None:
    english, french = ACTIONS[number, edition]
    assert told("en", k.action_groups(number, DATA[edition]), edition) == english
    assert told("fr", k.action_groups(number, DATA[edition]), edition) == french


def test_a_group_without_words_is_refused_not_guessed() -> None:
    with pytest.raises(ValueError, match="no words for the group 'teleport'"):
        k._groups([{"kind": "teleport"}])


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("white-4", "white 4", "4 blanc"),
        ("black-6", "black 6", "6 noir"),
        ("3", "3", "3"),
        ("locked-2", "2 on the action", "2 de l’action"),
        ("locked-black-2", "black 2 on the action", "2 noir de l’action"),
    ],
)
def test_dice_are_named_as_the_notation_writes_them(text: str, english: str, french: str) -> None:
    assert told("en", k.die(text)) == english
    assert told("fr", k.die(text)) == french


def test_a_roll_is_read_from_its_number() -> None:
    assert told("en", k.rolled(421, "plain")) == "4, 2 and 1"
    assert told("fr", k.rolled(63, "black")) == "6 noir et 3 noir"


@pytest.mark.parametrize(
    ("viewer", "english", "french"),
    [
        (
            0,
            "You removed a ship of Ben (green planet 3).",
            "Vous avez supprimé un vaisseau de Ben (planète verte 3).",
        ),
        (
            1,
            "Ada removed one of your ships (green planet 3).",
            "Ada a supprimé un de vos vaisseaux (planète verte 3).",
        ),
        (
            None,
            "Ada removed a ship of Ben (green planet 3).",
            "Ada a supprimé un vaisseau de Ben (planète verte 3).",
        ),
    ],
)
def test_everybody_reads_an_attack_from_their_own_chair(
    viewer: int | None, english: str, french: str
) -> None:
    phrase = Phrase("event-remove", {"seat": 0, "piece": k.piece(1, "ship", "G3")})
    assert heard("en", viewer, phrase) == english
    assert heard("fr", viewer, phrase) == french


@pytest.mark.parametrize(("viewer", "whom"), [(0, "Ben"), (1, "yours"), (2, "Ben")])
def test_the_421_bonus_names_its_victim(viewer: int, whom: str) -> None:
    victim = Phrase("disc-of", {"seat": 1})
    args: dict[str, Value] = {
        "seat": 0,
        "whom": victim,
        "track": k.track("adjust", DATA[1]),
        "level": 0,
    }
    text = heard("en", viewer, Phrase("event-lower", args))
    assert f"a disc of {whom}, Shift a die (level 0 now)" in text


def test_a_line_of_the_score_sheet() -> None:
    args: dict[str, Value] = {
        "seat": 0,
        "space": k.space("GA1"),
        "amount": k.points(6),
        "tranche": 2,
    }
    line = Phrase("event-score-space", args)
    assert heard("en", 1, line) == "Green district 1: 6 points for Ada (tranche 2)."
    assert heard("fr", 0, line) == "Quartier vert 1 : 6 points pour vous (tranche de points 2)."


def test_questions_name_their_source_and_step() -> None:
    asked = ask("group", Phrase("action-5"), 2, 2, units=k.units("diplomat", 2), n=2)
    assert told("en", asked) == (
        "Action 5: where do you place 2 diplomats, or from where do you move them? (2 of 2)"
    )
    asked = ask("group", Phrase("action-5"), units=k.units("diplomat", 1), n=1)
    assert told("en", asked).endswith("place 1 diplomat, or from where do you move one?")
    assert told("fr", asked).endswith("posez-vous 1 diplomate, ou d’où en déplacez-vous un ?")
    asked = ask("disc", k.corporation("salvage", DATA[2]), amount=k.levels(1))
    assert told("fr", asked) == (
        "Guilde des Récupérateurs : quel disque d’influence augmentez-vous de 1 niveau ?"
    )


ELEMENTS = {
    ("district:GA1", 1): "green district 1",
    ("planet:P4", 2): "purple planet 4",
    ("zone:green", 1): "green zone",
    ("clan:green", 2): "green clan",
    ("track:extra-dice", 1): "Black dice",
    ("track:extra-dice", 2): "Extra dice",
    ("token:reroll", 1): "bonus token “Reroll”",
    ("satellite:reroll", 2): "satellite “Reroll”",
    ("die:black-2", 1): "black 2",
    ("piece:1:ship:G2", 2): "ship (green planet 2)",
    ("disc:1:reroll", 2): "disc Reroll",
    ("bonus-421", 1): "421 bonus",
    ("button:up", 1): "up",
    ("button:down", 1): "down",
    ("button:finish", 1): "finish",
    ("button:skip", 1): "skip",
    ("unit:cruiser", 2): "cruiser",
    ("action:7", 1): "Action 7",
    ("corporation:yards", 2): "Orbital Yards",
    ("face:B", 1): "face B",
    ("reason:limit", 1): "the turn limit was reached",
}


@pytest.mark.parametrize(("element", "edition"), ELEMENTS)
def test_elements_have_names(element: str, edition: int) -> None:
    assert told("en", k.name_of(element, DATA[edition]), edition) == ELEMENTS[element, edition]
    assert told("fr", k.name_of(element, DATA[edition]), edition)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_short(lang: str) -> None:
    words = Words.of(lang, GAME[1])
    for edition in EDITIONS:
        keys = {k.help_on(topic, edition).key for topic in k.TOPICS}
        assert len({words.say(f"{key}.title") for key in keys}) == len(k.TOPICS)
    for topic, edition in product(k.TOPICS, EDITIONS):
        sentences = told(lang, k.help_on(topic, edition)).count(". ") + 1
        assert 2 <= sentences <= 5, topic


def test_sentences_follow_each_other() -> None:
    sentences = [k.help_on("end", 1), Phrase("explain-reconstructed")]
    text = told("en", paragraph(sentences))
    assert text.startswith("The game ends right after")
    assert "victory. (Part of this" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_call_places_as_the_board_does(lang: str) -> None:
    """Every district and planet that a lesson names has a name of the board."""
    lessons = (files("perihelion.games.kepler3ad") / "text" / f"lessons.{lang}.ftl").read_text()
    place = {"en": r"\w+ (?:district|planet) \d", "fr": r"(?:quartier|planète) \w+ \d"}[lang]
    kinds = [f"{kind}-{one}" for kind in ("district", "planet") for one in COLOURS]
    known = {say(lang, kind, n=n) for kind in kinds for n in range(1, 5)}
    named = {one.lower() for one in re.findall(place, plain(lessons))}
    assert named
    assert named <= known
