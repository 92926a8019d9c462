"""Words: phrases become text, and whatever is missing says so."""

import re
from itertools import product
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from perihelion.kernel.phrases import Phrase, all_of, number, one_of
from perihelion.words import (
    BrokenCatalogue,
    MissingWords,
    UnknownLanguage,
    Words,
    WordsError,
    addressed,
    catalogue,
    game_name,
    languages,
    parsing,
    speaker,
)

GAMES = [None, "zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2"]
NUMBERS = tuple(number(n) for n in (2, 4, 7))


def test_there_are_two_languages() -> None:
    assert languages() == ("en", "fr")


def test_words_are_read_once() -> None:
    assert Words.of("fr") is Words.of("fr")
    assert Words.of("fr", "zenith") is not Words.of("fr")


@pytest.mark.parametrize(
    ("lang", "both", "either"),
    [("en", "2, 4 and 7", "2, 4 or 7"), ("fr", "2, 4 et 7", "2, 4 ou 7")],
)
def test_lists_are_joined_by_the_catalogue(lang: str, both: str, either: str) -> None:
    words = Words.of(lang)
    assert words.render(all_of(NUMBERS)) == both
    assert words.render(one_of(NUMBERS)) == either
    assert words.say("list-or", first=NUMBERS[:2], last="x").endswith("x")
    assert words.say("error-ambiguous", text="n", meanings=NUMBERS).endswith(f"{both}.")


def test_a_list_of_one_or_none_has_words_too() -> None:
    words = Words.of("en")
    assert words.render(all_of(NUMBERS[:1])) == "2"
    assert words.render(all_of(())) == "nothing"


def test_nested_phrases_are_rendered_first() -> None:
    phrase = Phrase("sentence", {"clause": Phrase("list-and", {"first": "a", "last": "b"})})
    assert Words.of("en").render(phrase) == "A and b."
    assert Words.of("fr").render(phrase) == "A et b."


def test_plain_text_is_already_said() -> None:
    assert Words.of("en").render("P.K.D1CK") == "P.K.D1CK"


def test_no_invisible_marks_surround_arguments() -> None:
    assert Words.of("en").say("seat", n=1) == "Seat 1"


def test_attributes_are_named_with_a_dot() -> None:
    words = Words.of("fr", "zenith")
    assert words.say("planet-terra.on") == "sur la Terre"
    assert words.has("planet-terra.on")
    assert words.has("pick-any.on")
    assert not words.has("planet-terra.under")
    assert not words.has("pick-any"), "a message of attributes only has no value to say"
    assert not words.has("nonsense")


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["0 choices", "1 choice", "2 choices"]),
        ("fr", ["0 choix possible", "1 choix possible", "2 choix possibles"]),
    ],
)
def test_zero_is_plural_in_english_and_singular_in_french(lang: str, texts: list[str]) -> None:
    assert [Words.of(lang).say("table-choices", count=n) for n in range(3)] == texts


@pytest.mark.parametrize(
    ("name", "total"), [("Bob", "Total de Bob"), ("Ada", "Total d’Ada"), ("Émile", "Total d’Émile")]
)
def test_french_elides_before_a_vowel(name: str, total: str) -> None:
    said = Words.of("fr", "kepler3042").say("event-total", seat=name, you="no", points="4")
    assert said.startswith(total)


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="available: en, fr") as caught:
        Words.of("tlh")
    assert caught.value.lang == "tlh"
    assert caught.value.available == ("en", "fr")


def test_a_path_is_not_a_language() -> None:
    with pytest.raises(UnknownLanguage):
        Words.of("../words/en")


def test_a_missing_message_is_named() -> None:
    with pytest.raises(MissingWords, match="'nonsense' in 'fr'") as caught:
        Words.of("fr").say("nonsense")
    assert (caught.value.key, caught.value.lang) == ("nonsense", "fr")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(MissingWords, match=r"\$?last"):
        Words.of("en").say("table-type-number")
    with pytest.raises(MissingWords, match="you"):
        Words.of("en").say("turn-of", seat="Ada")


@pytest.mark.parametrize("game_id", ["chess", "../games/zenith", ""])
def test_a_game_without_words_is_named(game_id: str) -> None:
    with pytest.raises(MissingWords, match=f"game '{game_id}' has no"):
        Words.of("en", game_id)


def test_a_catalogue_that_does_not_parse_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "xx.ftl"
    bad.write_text("fine = yes\nbroken = { $n\n", encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match="does not parse at 'broken"):
        parsing._parsed(bad)


def test_all_errors_have_one_base() -> None:
    for error in (UnknownLanguage, MissingWords, BrokenCatalogue):
        assert issubclass(error, WordsError)


def test_phrases_travel_as_json() -> None:
    phrase = Phrase("do-mulligan", {"cards": NUMBERS, "n": 2, "who": "Ada", "x": Phrase("yes")})
    wire = msgspec.json.encode(phrase)
    assert msgspec.json.decode(wire, type=Phrase) == phrase
    assert msgspec.json.encode(Phrase("yes")) == b'{"key":"yes"}'
    schema = msgspec.json.schema(Phrase)
    assert schema["$defs"]["Phrase"]["required"] == ["key"]


# --- people --------------------------------------------------------------------------------------

GAVE = Phrase("event-give-resource", {"seat": 0, "what": Phrase("resource-credits", {"n": 3})})


@pytest.mark.parametrize(
    ("viewer", "english", "french"),
    [
        (0, "You gave your opponent 3 Credits.", "Vous avez donné 3 Crédits à votre adversaire."),
        (1, "Ada gave you 3 Credits.", "Ada vous a donné 3 Crédits."),
        (None, "Ada gave the opponent 3 Credits.", "Ada a donné 3 Crédits à l’adversaire."),
    ],
)
def test_everybody_reads_the_same_event_from_their_own_chair(
    viewer: int | None, english: str, french: str
) -> None:
    said = addressed(GAVE, ["Ada", "Ben"], viewer)
    assert Words.of("en", "zenith").render(said) == english
    assert Words.of("fr", "zenith").render(said) == french


def test_a_partner_is_neither_you_nor_the_other_side() -> None:
    said = addressed(GAVE, ["Ada", "Ben", "Cleo", "Dan"], 2, teams=[0, 1, 0, 1])
    assert Words.of("en", "zenith").render(said) == "Ada gave the opponent 3 Credits."


def test_seats_are_named_inside_nested_phrases() -> None:
    seats = tuple(Phrase("seated-technology", {"seat": seat}) for seat in (0, 1))
    said = addressed(Phrase("chance-seating", {"seats": seats}), ["Ada", "Ben"], 1)
    text = Words.of("en", "zenith").render(said)
    assert text == "Seating: Ada at the technology end and you at the technology end"


# --- the catalogues themselves -------------------------------------------------------------------


class _Needs(Visitor):
    """What a message asks for: variables, and other messages it stands on."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _needs(node: ast.BaseNode | None) -> set[str]:
    visitor = _Needs()
    visitor.visit(node)
    return visitor.found


def _shape(lang: str, game_id: str | None) -> dict[str, set[str]]:
    shape: dict[str, set[str]] = {}
    for resource in parsing.catalogues(lang, game_id):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    shape[entry.id.name] = _needs(entry.value)
                for attribute in entry.attributes:
                    shape[f"{entry.id.name}.{attribute.id.name}"] = _needs(attribute.value)
    return shape


@pytest.mark.parametrize("game_id", GAMES)
def test_every_language_says_the_same_things_with_the_same_arguments(game_id: str | None) -> None:
    english, french = _shape("en", game_id), _shape("fr", game_id)
    assert sorted(english) == sorted(french)
    assert english == french


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_message_can_be_said(lang: str, game_id: str | None) -> None:
    words = Words.of(lang, game_id)
    shape = _shape(lang, game_id)
    for key, n in product(shape, (0, 1, 2)):
        text = words.say(key, **dict.fromkeys((name[1:] for name in _all_needs(shape, key)), n))
        assert text or key == "ask-step", key
        assert not any(wrong in text for wrong in ("  ", ",,", "..", " .", " ,", "{", "}")), key


def _all_needs(shape: dict[str, set[str]], key: str) -> set[str]:
    direct = shape[key]
    nested = (_all_needs(shape, name) for name in direct if not name.startswith("$"))
    return {name for name in direct if name.startswith("$")}.union(*nested)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_entries_are_those_that_a_strict_reader_finds(lang: str, game_id: str | None) -> None:
    """Words are split here and parsed when they are said."""
    found = catalogue.entries(lang, game_id)
    strict = {
        f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name: one
        for resource in parsing.catalogues(lang, game_id)
        for one in resource.body
        if isinstance(one, ast.Message | ast.Term)
    }
    assert [*found] == [*strict]
    for name, text in found.items():
        [entry] = FluentResource(text).body
        assert entry.equals(strict[name], ["span", "comment"]), name


def test_what_an_entry_stands_on_is_parsed_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        "whole": "whole = { part }, { -term }\n    .more = { other.attribute }\n",
        "part": "part = a part\n",
        "-term": "-term = a term of { deep }\n",
        "deep": "deep = depth\n",
        "other": "other =\n    .attribute = another\n",
        "alone": "alone = not asked for\n",
    }
    monkeypatch.setattr(speaker, "entries", lambda *_: said)
    words = Words("en")
    assert words.say("whole") == "a part, a term of depth"
    assert words.say("whole.more") == "another"
    assert words.keys("") == ("whole", "part", "deep", "other", "alone")
    assert words.has("alone")
    assert not words.has("-term")
    assert not words.has("other")
    assert words.has("other.attribute")


@pytest.mark.parametrize("game_id", GAMES)
def test_french_punctuation_does_not_break_lines(game_id: str | None) -> None:
    for resource in parsing.catalogues("fr", game_id):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                text = FluentSerializer().serialize_entry(entry)
                assert not re.search(r" [:;?!»]|« ", text), text
                assert not re.search(r"[^\u00a0][;?!»](\s|$)", text), text
                assert "'" not in text, text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game_id", GAMES[1:])
def test_the_name_of_a_game_is_what_its_words_say(game_id: str, lang: str) -> None:
    """Read without the rest of them, because the first page asks for the names of all games."""
    assert game_name(lang, game_id) == Words.of(lang, game_id).say("game")
