"""Zenith's words: complete, in the rulebook's terms, and saying what the data does."""

import json
from collections import defaultdict
from collections.abc import Iterable
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from perihelion.games.zenith.data_set.components import components
from perihelion.games.zenith.phrases.effects import (
    UnknownEffect,
    choice,
    effects_phrases,
    offer,
    sentences,
)
from perihelion.games.zenith.phrases.explain import effects_of, explain
from perihelion.games.zenith.phrases.names import name_of
from perihelion.games.zenith.phrases.phrases import planet, space
from perihelion.kernel.phrases import Phrase
from perihelion.words import Words, parsing


def data(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(
        (files("perihelion.games.zenith") / "data" / f"{name}.json").read_text(encoding="utf-8")
    )
    return loaded


LANGUAGES = ["en", "fr"]
AGENTS = {agent["id"]: agent for agent in data("agents")["agents"]}
TOKENS = [token["id"] for token in data("bonus_tokens")["tokens"]]
OPEN_POINTS = data("rules")["open_points"]
PLANETS = ["mercury", "venus", "terra", "mars", "jupiter"]
PEOPLES = ["animod", "human", "robot"]


def plain(text: str) -> str:
    """Ordinary spaces, so that the sentences below can be read and typed."""
    return text.replace("\u00a0", " ")


def told(lang: str, phrases: Iterable[Phrase]) -> str:
    words = Words.of(lang, "zenith")
    return plain(" ".join(words.render(phrase) for phrase in phrases))


def say(lang: str, key: str, **args: str | int | Phrase | tuple[Phrase, ...]) -> str:
    return plain(Words.of(lang, "zenith").say(key, **args))


def does(element: str, seats: int = 2) -> tuple[Phrase, ...]:
    """The sentences of a card, level, token, prime or leadership."""
    return effects_phrases(effects_of(element, seats, components()))


def named(lang: str, element: str) -> str:
    return plain(Words.of(lang, "zenith").render(name_of(element, components())))


# --- everything can be said ----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_tells_its_effects(lang: str) -> None:
    lists = [does(f"card:{card_id}") for card_id in AGENTS]
    lists += [does(f"level:{side}:{n}") for side, n in product("SDUONP", range(1, 6))]
    lists += [does(f"token:{kind}") for kind in TOKENS]
    lists += [does(f"prime:{row}") for row in (1, 2, 3)]
    lists += [does(f"leadership:{one}", players) for one, players in product(PEOPLES, (2, 4))]
    assert len(lists) == 90 + 30 + 8 + 3 + 6
    for phrases in lists:
        text = told(lang, phrases)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert not any(wrong in text for wrong in ("  ", ",,", "..", " .", " ,", "{", "}", "_"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_read_alike_exactly_when_they_do_the_same(lang: str) -> None:
    by_text = defaultdict(set)
    by_effects = defaultdict(set)
    for card_id, agent in AGENTS.items():
        text, effects = told(lang, does(f"card:{card_id}")), json.dumps(agent["effects"])
        by_text[text].add(effects)
        by_effects[effects].add(text)
    assert all(len(effects) == 1 for effects in by_text.values())
    assert all(len(texts) == 1 for texts in by_effects.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str) -> None:
    for card_id, agent in AGENTS.items():
        assert named(lang, f"card:{card_id}") == agent["name"]
    assert len({named(lang, f"token:{kind}") for kind in TOKENS}) == len(TOKENS)
    levels = {named(lang, f"level:{side}:{n}") for side, n in product("SUN", range(1, 6))}
    assert len(levels) == 15


@pytest.mark.parametrize(
    ("element", "english", "french"),
    [
        ("card:nero", "Nero (Mercury, Animod, cost 7). ", "Nero (Mercure, Animod, coût 7). "),
        ("level:U:2", "Human Technology, level 2. ", "Technologie Humain, niveau 2. "),
        ("token:credits-3", "Bonus token “3 Credits”. ", "Jeton Bonus « 3 Crédits ». "),
        ("token:influence", "Bonus token “1 Influence”. ", "Jeton Bonus « 1 Influence ». "),
        ("token:badge", "Bonus token “Leader badge”. ", "Jeton Bonus « badge Leader ». "),
        ("token:mobilize-2", "Bonus token “mobilize 2”. ", "Jeton Bonus « mobiliser 2 ». "),
        ("token:transfer-1", "Bonus token “transfer 1”. ", "Jeton Bonus « transférer 1 ». "),
        ("token:exile-2", "Bonus token “exile 2”. ", "Jeton Bonus « exiler 2 ». "),
        ("prime:2", "Row prime 2. ", "Prime de ligne 2. "),
        ("leadership:human", "Leadership (Human). ", "Leadership (Humain). "),
    ],
)
def test_help_begins_with_the_name_and_says_every_effect(
    element: str, english: str, french: str
) -> None:
    help_on = explain(element, 2, components())
    assert help_on is not None
    for lang, heading in (("en", english), ("fr", french)):
        said = told(lang, [help_on])
        assert said.startswith(heading + told(lang, does(element)))


# --- real sentences ------------------------------------------------------------------------------

# The first effect, 1 Influence on the own planet, is left out.
CARDS = {
    "amytis": (
        (
            "You may exile 2, 4 or 7 cards from your Mercury column "
            "to gain respectively 1, 2 or 3 Influence on Mercury."
        ),
        (
            "Vous pouvez exiler 2, 4 ou 7 cartes de votre colonne Mercure "
            "pour gagner respectivement 1, 2 ou 3 Influences sur Mercure."
        ),
    ),
    "chaka": (
        "You may exile 2 cards from your columns other than Mercury to gain 10 Credits.",
        "Vous pouvez exiler 2 cartes de vos colonnes autres que Mercure pour gagner 10 Crédits.",
    ),
    "cl4rke": (
        (
            "Gain 2 Influence on a planet of your choice. You may give your opponent 1 Zenithium "
            "to gain 2 Influence on a planet you have not chosen yet."
        ),
        (
            "Gagnez 2 Influences sur une planète de votre choix. Vous pouvez donner 1 Zenithium à "
            "votre adversaire pour gagner 2 Influences sur une planète que vous n’avez pas encore "
            "choisie."
        ),
    ),
    "guy-gambler": (
        (
            "Gain 5 Credits. If you hold the Leader badge, draw a bonus token from the reserve and "
            "apply it."
        ),
        (
            "Gagnez 5 Crédits. Si vous possédez le badge Leader, piochez un jeton Bonus dans la "
            "réserve et appliquez-le."
        ),
    ),
    "punk-mari": (
        "Discard your whole hand. Gain 2 Influence on a planet of your choice.",
        "Défaussez toute votre main. Gagnez 2 Influences sur une planète de votre choix.",
    ),
    "archimedes": (
        "You may develop your Animod Technology by one level, paying 1 Zenithium less.",
        "Vous pouvez développer d’un niveau votre Technologie Animod, pour 1 Zenithium de moins.",
    ),
    "buj0ld": (
        "You may develop your least advanced Technology by one level, for free.",
        "Vous pouvez développer d’un niveau votre Technologie la moins avancée, gratuitement.",
    ),
    "felis": (
        "Gain 3 Zenithium. Your opponent gains 1 Zenithium.",
        "Gagnez 3 Zenithium. Votre adversaire gagne 1 Zenithium.",
    ),
    "geronimo": (
        "Gain 2 Credits for each planet where you have at least one card.",
        "Gagnez 2 Crédits par planète où vous avez au moins une carte.",
    ),
    "moussa": (
        "Gain 4 Credits for each of your Technologies at level 1 or higher.",
        "Gagnez 4 Crédits pour chacune de vos Technologies de niveau 1 ou plus.",
    ),
    "stessy-power": (
        (
            "You may spend 1, 2 or 4 Zenithium to gain respectively 1, 2 or 3 times 1 Influence, "
            "each on a planet of your choice other than Venus."
        ),
        (
            "Vous pouvez dépenser 1, 2 ou 4 Zenithium pour gagner respectivement 1, 2 ou 3 fois "
            "1 Influence, chacune sur une planète de votre choix autre que Venus."
        ),
    ),
    "augustus": (
        "Gain Influence on 3 neighbouring planets of your choice: 1, 2 and 1, in this order.",
        "Gagnez de l’Influence sur 3 planètes voisines de votre choix : 1, 2 et 1, dans cet ordre.",
    ),
    "baron-goro": (
        (
            "Your opponent gains 1 Influence on a planet of your choice other than Terra. "
            "Gain 3 Zenithium."
        ),
        (
            "Votre adversaire gagne 1 Influence sur une planète de votre choix autre que la Terre. "
            "Gagnez 3 Zenithium."
        ),
    ),
    "ice-june": (
        "You may discard 1 card from your hand to gain 1 Influence on that card’s planet.",
        (
            "Vous pouvez défausser 1 carte de votre main pour gagner 1 Influence sur la planète de "
            "cette carte."
        ),
    ),
    "lord-creep": (
        (
            "Gain 1 Influence on a planet whose disc is on your opponent’s side. "
            "Take the Leader badge."
        ),
        (
            "Gagnez 1 Influence sur une planète dont le disque est du côté de votre adversaire. "
            "Prenez le badge Leader."
        ),
    ),
    "sir-sam": (
        "Move a disc on your opponent’s side back to its central space.",
        "Ramenez un disque situé du côté de votre adversaire sur son emplacement central.",
    ),
    "4nd3rs0n": (
        "Gain 2 Influence on a planet whose disc is on its central space.",
        "Gagnez 2 Influences sur une planète dont le disque est sur son emplacement central.",
    ),
    "caligula": (
        "Transfer 1 card from the opposing columns, then gain 1 Influence on that card’s planet.",
        (
            "Transférez 1 carte des colonnes adverses, puis gagnez 1 Influence sur la planète de "
            "cette carte."
        ),
    ),
    "domitian": (
        "3 times: mobilize 1 card, then gain 1 Influence on that card’s planet.",
        "3 fois : mobilisez 1 carte, puis gagnez 1 Influence sur la planète de cette carte.",
    ),
    "handy-luke": (
        "Take a bonus token of your choice from the boards and apply it.",
        "Prenez un jeton Bonus de votre choix sur les plateaux et appliquez-le.",
    ),
    "geta": (
        "Choose one: take the Leader badge on its gold side or gain 8 Credits.",
        "Au choix : prenez le badge Leader côté Or ou gagnez 8 Crédits.",
    ),
    "bajazet": (
        (
            "You may exile 1 card from the opposing columns to gain as many Credits as that card’s "
            "printed cost."
        ),
        (
            "Vous pouvez exiler 1 carte des colonnes adverses pour gagner autant de Crédits que le "
            "coût imprimé de cette carte."
        ),
    ),
    "th0mps0n": (
        (
            "Gain 2 Influence on a planet of your choice. If you have at least 6 Credits, gain "
            "1 Influence on a planet you have not chosen yet."
        ),
        (
            "Gagnez 2 Influences sur une planète de votre choix. Si vous avez au moins 6 Crédits, "
            "gagnez 1 Influence sur une planète que vous n’avez pas encore choisie."
        ),
    ),
}


@pytest.mark.parametrize("card_id", CARDS)
def test_cards_say_exactly_this(card_id: str) -> None:
    english, french = CARDS[card_id]
    assert told("en", does(f"card:{card_id}")[1:]) == english
    assert told("fr", does(f"card:{card_id}")[1:]) == french


def test_every_card_begins_with_its_own_planet() -> None:
    assert told("fr", does("card:zenon")[:1]) == "Gagnez 1 Influence sur la Terre."
    assert told("en", does("card:zenon")[:1]) == "Gain 1 Influence on Terra."


def test_levels_tokens_and_diplomacy_say_exactly_this() -> None:
    assert told("en", does("level:P:4")) == (
        "2 times: exile 1 card from one of your columns, a different one each time, "
        "then gain 2 Influence on that card’s planet."
    )
    assert told("fr", does("level:O:4")) == (
        "Gagnez 2 Influences sur chacune de 2 planètes voisines de votre choix."
    )
    assert told("fr", does("level:U:3")) == "Prenez 3 Crédits à votre adversaire."
    assert told("fr", does("token:exile-2")) == "Exilez 2 cartes des colonnes adverses."
    assert told("fr", does("leadership:animod", 4)) == (
        "Prenez le badge Leader. Mobilisez 2 cartes. "
        "Vous pouvez donner jusqu’à 2 cartes de votre main à votre coéquipier."
    )


def test_a_rung_and_a_branch_can_be_answers() -> None:
    may = AGENTS["stessy-power"]["effects"][1]
    assert say("en", "do-accept", what=offer(may["options"][1])) == (
        "Spend 2 Zenithium to gain 2 times 1 Influence, each on a planet of your choice other "
        "than Venus"
    )
    branch = AGENTS["caesar"]["effects"][1]["options"][1]
    assert say("fr", "do-choose", what=choice(branch)) == "Gagner 7 Crédits"


# --- effects that no card has, but data sets may -------------------------------------------------


def test_offers_that_are_no_ladder_are_listed() -> None:
    badge = {"cost": [{"do": "give_badge"}], "then": [{"do": "mobilize", "count": 1}]}
    coin = {
        "cost": [{"do": "spend", "resource": "credits", "amount": 1}],
        "then": [{"do": "take_badge"}, {"do": "mobilize", "count": 2}],
    }
    phrases = effects_phrases([{"do": "may", "options": [badge, coin]}])
    assert told("fr", phrases) == (
        "Vous pouvez faire une de ces choses : donner le badge Leader à votre adversaire pour "
        "mobiliser 1 carte ou dépenser 1 Crédit pour prendre le badge Leader et mobiliser "
        "2 cartes."
    )


def test_an_uneven_table_lists_its_amounts() -> None:
    amount = {"per": "technologies_started", "owner": "self", "table": [0, 1, 3, 6]}
    phrases = effects_phrases([{"do": "gain", "resource": "credits", "amount": amount}])
    assert told("en", phrases) == (
        "Gain 0, 1, 3 or 6 Credits for 0, 1, 2 or 3 of your Technologies at level 1 or higher."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_column_and_owner_has_words(lang: str) -> None:
    columns = ["any", "mars", {"except": ["mars", "terra"]}, {"differs": True}]
    texts = [
        told(lang, effects_phrases([{"do": "exile", "owner": o, "count": 1, "column": c}]))
        for o, c in product(["self", "opponent"], columns)
    ]
    assert len(set(texts)) == 8


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "teleport"},
        {"do": "influence", "amount": 1, "planet": {"pick": "smallest"}},
        {"do": "influence", "amount": 1, "planet": {"pick": "center", "differs": True}},
        {"do": "transfer", "count": 1, "column": {"only": "mars"}},
        {"do": "gain", "resource": "credits", "amount": {"per": "moon"}},
        {"do": "if", "test": {"moon": "full"}, "then": []},
    ],
)
def test_what_has_no_words_is_refused_not_guessed(effect: dict[str, Any]) -> None:
    with pytest.raises(UnknownEffect):
        effects_phrases([effect])


def test_effects_that_differ_in_their_planet_are_said_together() -> None:
    """One sentence for the row, nothing for what it has said; other numbers stay apart."""
    english = "For each planet: transfer 1 card from the opposing column of that planet."
    assert told("en", does("card:magellan")[-1:]) == english
    assert sentences(AGENTS["magellan"]["effects"])[-4:] == (None,) * 4
    assert told("fr", does("card:h3rb3rt")[1:]) == (
        "Pour chacune des planètes Mercure, Venus, Mars et Jupiter : vous pouvez exiler 1 carte de "
        "votre colonne de cette planète pour gagner 1 Influence sur cette planète."
    )
    row = [{"do": "influence", "amount": 1, "planet": one} for one in PLANETS]
    assert len(effects_phrases(row)) == 1
    row[2] = row[2] | {"amount": 2}
    assert len(effects_phrases(row)) == 5


# --- grammar -------------------------------------------------------------------------------------


def test_plurals() -> None:
    english = [say("en", "resource-credits", n=n) for n in range(3)]
    french = [say("fr", "resource-credits", n=n) for n in range(3)]
    assert english == ["0 Credits", "1 Credit", "2 Credits"]
    assert french == ["0 Crédit", "1 Crédit", "2 Crédits"]
    assert [say("fr", "influence-amount", amount=n) for n in range(3)] == [
        "0 Influence",
        "1 Influence",
        "2 Influences",
    ]
    assert say("fr", "resource-zenithium", n=3) == "3 Zenithium"


def test_a_price_of_nothing_is_free() -> None:
    assert say("en", "do-recruit", card="Nero", price=0) == "Recruit Nero for free"
    assert say("en", "do-recruit", card="Nero", price=1) == "Recruit Nero for 1 Credit"
    assert say("fr", "do-recruit", card="Nero", price=5) == "Recruter Nero pour 5 Crédits"
    mercury = planet("mercury")
    text = say("fr", "event-recruit", seat="Ada", you="no", card="Nero", planet=mercury, price=0)
    assert text == "Ada a recruté Nero (Mercure) gratuitement."


def test_questions_name_their_source_and_step() -> None:
    def ask(kind: str, source: str, **more: str | int) -> Phrase:
        steps = {"step": 1, "of": 1}
        return Phrase(f"ask-{kind}", {"source": name_of(source, components()), **steps, **more})

    asked = ask("exile", "card:lady-moore", step=2, of=3, who="opponent")
    english = "Lady Moore: which of your opponent’s cards do you exile? (2 of 3)"
    french = "Lady Moore : quelle carte de votre adversaire exilez-vous ? (2 sur 3)"
    assert (told("en", [asked]), told("fr", [asked])) == (english, french)
    asked = ask("influence", "level:U:1", amount=1, who="self")
    assert told("fr", [asked]) == "Technologie Humain, niveau 1 : où gagnez-vous 1 Influence ?"
    asked = ask("influence", "token:influence", amount=1, who="opponent")
    assert told("en", [asked]) == (
        "Bonus token “1 Influence”: where does your opponent gain 1 Influence?"
    )


@pytest.mark.parametrize(
    ("position", "english"),
    [
        (0, "centre"),
        (2, "2 on your side"),
        (-1, "1 on the opponent’s side"),
        (4, "your control zone"),
        (-4, "the opponent’s control zone"),
    ],
)
def test_spaces_are_named_from_a_chair(position: int, english: str) -> None:
    phrase = space(position, 0)
    args = {**phrase.args, "you": "yes"} if phrase.args else {}
    assert say("en", phrase.key, **args) == english


def test_elements_have_names() -> None:
    assert named("en", "card:p-k-d1ck") == "P.K.D1CK"
    assert name_of("planet:mars", components()) == planet("mars")
    assert name_of("reserve", components()) == Phrase("pile-reserve")


# --- completeness --------------------------------------------------------------------------------

NAMES = [
    *(f"planet-{one}" for one in PLANETS),
    *(f"planet-{one}.on" for one in PLANETS),
    *(f"{kind}-{one}" for kind, one in product(("people", "technology"), PEOPLES)),
    *("badge-silver", "badge-gold", "end-technology", "end-diplomacy"),
    *(f"pile-{one}" for one in ("hand", "deck", "discard", "reserve", "column")),
]
REASONS = "absolute democratic popular standstill limit empty-hand resigned"
ASKS = """mulligan order turn influence center stretch run-disc exile transfer discard may choose
    develop token hand-over row round reward"""
ANSWERS = """recruit develop lead discard give mulligan mulligan-none influence influence-opponent
    center stretch exile-own exile-opponent transfer accept choose advance take decline
    begin-technology begin-diplomacy"""
CHANCES = "side place first seating draw draw-hidden mobilize token reserve member"
EVENTS = """setup-side setup-token first seating deal draw draw-hidden mulligan recruit develop
    advance lead gain spend give-resource take-resource influence win-disc token-won token-drawn
    token-applied mobilize transfer exile discard badge-silver badge-gold badge-given center
    hand-over hand-over-hidden reshuffle reshuffle-tokens new-disc prime skipped declined turn
    empty-hand over draw-game"""
TOPICS = "recruit develop lead discs badge tokens victory end-of-turn team mulligan"
KEYS = [
    *NAMES,
    *(f"reason-{one}" for one in REASONS.split()),
    *(f"ask-{one}" for one in ASKS.split()),
    *(f"do-{one}" for one in ANSWERS.split()),
    *(f"chance-{one}" for one in CHANCES.split()),
    *(f"event-{one}" for one in EVENTS.split()),
    *(f"help-{one}" for one in TOPICS.split()),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_questions_answers_chances_events_and_help_are_there(lang: str) -> None:
    words = Words.of(lang, "zenith")
    assert [key for key in KEYS if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("point", OPEN_POINTS, ids=[point["id"] for point in OPEN_POINTS])
def test_every_ruling_and_each_of_its_values_has_words(point: dict[str, Any], lang: str) -> None:
    words = Words.of(lang, "zenith")
    values = [point["default"], *(one["value"] for one in point["alternatives"])]
    names = [str(value).lower() if isinstance(value, bool) else value for value in values]
    texts = [words.say(f"option-{point['option']}-{name}") for name in names]
    assert plain(words.say(f"option-{point['option']}")).endswith("?")
    assert len(set(texts)) == len(values) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_other_options_have_words(lang: str) -> None:
    words = Words.of(lang, "zenith")
    options = ["technology", "novice", "turn_limit", "data"]
    assert all(words.has(f"option-{option}") for option in options)
    sides = ["first-game", "random", "chosen"]
    assert all(words.has(f"option-technology-{value}") for value in sides)
    assert all(words.has(f"option-novice-{value}") for value in ("true", "false"))


TERMS = """Agent recrut développ Technologie Leadership mobilis exil transfér défauss pioch
    Influence Crédit Zenithium réserve Peuple Humain Robot Animod Mercure Venus Terre Mars Jupiter
    colonne main pioche défausse coût effet adversaire équipe coéquipier novice niveau remport"""
LONG_TERMS = [
    "Recruter un Agent",
    "Développer une Technologie",
    "Prendre le Leadership",
    "carte Agent",
    "disque Influence",
    "piste Influence",
    "effet de Diplomatie",
    "badge Leader",
    "côté Argent",
    "côté Or",
    "zone de contrôle",
    "emplacement central",
    "plateau Planètes",
    "plateau Technologie",
    "plateau Diplomatie",
    "marqueur Techno",
    "Prime de ligne",
    "jeton Bonus",
    "main initiale",
    "victoire absolue",
    "victoire démocratique",
    "victoire populaire",
    "avantage joueurs débutants",
]


def test_french_speaks_with_the_words_of_the_rulebook() -> None:
    text = (files("perihelion.games") / "zenith" / "text" / "fr.ftl").read_text(encoding="utf-8")
    missing = [term for term in TERMS.split() + LONG_TERMS if term not in text]
    assert missing == []
    for wrong in ("Vénus", "Zénithium", "crédits", "jeton bonus", "Badge", "joueuse", "recruit"):
        assert wrong not in _said(text), wrong


def _said(text: str) -> str:
    """Only what stands right of the keys."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(line.partition(" = ")[2] or line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_short(lang: str) -> None:
    words = Words.of(lang, "zenith")
    for topic in TOPICS.split():
        sentences = words.say(f"help-{topic}").count(". ") + 1
        assert 2 <= sentences <= 5, topic


def test_the_game_adds_to_the_common_words_and_replaces_none() -> None:
    common, game = parsing.catalogues("en", "zenith")
    assert len(common.body) > 30
    assert len(game.body) > 200
