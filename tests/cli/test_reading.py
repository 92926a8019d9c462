"""What is typed is understood, in any case, order and accent, and never by accident."""

import pytest

from perihelion.cli.table.typed_input import Command, Reader, command_of, find_elements, plain
from perihelion.kernel.actions import Act
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.wire import Option
from perihelion.words import Words

LABELS = {
    "recruit nero": "Recruter Nero pour 3 Crédits",
    "lead nero": "Défausser Nero pour prendre la Direction",
    "recruit lord-creep": "Recruter Lord Creep pour 5 Crédits",
    "exile mars": "Exiler une carte de votre colonne Mars",
    "exile mars venus": "Exiler une carte des colonnes Mars et Vénus",
}
ELEMENTS = {
    "recruit nero": ("card:nero", "action:recruit"),
    "lead nero": ("card:nero", "action:lead"),
    "recruit lord-creep": ("card:lord-creep", "action:recruit"),
    "exile mars": ("planet:mars",),
    "exile mars venus": ("planet:mars", "planet:venus"),
}
NAMES = {"card:lord-creep": "Lord Creep", "planet:venus": "Vénus"}


def name_of(element: str) -> str:
    return NAMES.get(element, element.partition(":")[2].capitalize())


READER = Reader(
    [Option(n, text, ELEMENTS[text], Phrase("x"), Act()) for n, text in enumerate(LABELS)],
    lambda option: LABELS[option.text],
    name_of,
)


def exact(line: str) -> str | None:
    option = READER.exact(line)
    return None if option is None else option.text


def chosen(line: str, *before: str) -> str | None:
    option = READER.narrowed(line, before).chosen
    return None if option is None else option.text


def left(line: str, *before: str) -> list[str]:
    return [option.text for option in READER.narrowed(line, before).left]


@pytest.mark.parametrize(
    "line", ["1", " 1 ", "recruit nero", "RECRUIT  Nero", "recruter nero pour 3 credits"]
)
def test_number_text_and_label_are_exact(line: str) -> None:
    assert exact(line) == "recruit nero"


@pytest.mark.parametrize("line", ["0", "6", "-1", "²", "9" * 99, "nero", "", "recruit"])
def test_anything_else_is_not(line: str) -> None:
    assert exact(line) is None


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("lord creep", "recruit lord-creep"),
        ("creep", "recruit lord-creep"),
        ("nero direction", "lead nero"),
        ("action:lead", "lead nero"),
        ("venus", "exile mars venus"),
        ("Vénus, Mars", "exile mars venus"),
    ],
)
def test_words_single_out(line: str, text: str) -> None:
    assert chosen(line) == text


def test_pointing_at_all_elements_of_an_option_means_it() -> None:
    """`mars` alone is one option although another one concerns Mars too."""
    assert chosen("mars") == "exile mars"


def test_words_narrow_and_go_on_narrowing() -> None:
    assert left("nero") == ["recruit nero", "lead nero"]
    assert chosen("nero") is None
    assert chosen("recruter", "nero") == "recruit nero"


def test_words_that_do_not_fit_together_begin_anew() -> None:
    assert chosen("creep", "nero") == "recruit lord-creep"


def test_beginnings_are_shown_and_not_taken() -> None:
    assert left("cree") == ["recruit lord-creep"]
    assert chosen("cree") is None


@pytest.mark.parametrize("line", ["pluto", "nero pluto", "…", "!"])
def test_what_fits_nothing_leaves_nothing(line: str) -> None:
    assert left(line) == []


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("undo", Command("undo", "")),
        ("Reprendre", Command("undo", "")),
        ("? lord creep", Command("help", "lord creep")),
        ("?nero", Command("help", "nero")),
        ("aide nero", Command("help", "nero")),
        ("save  a b.json ", Command("save", "a b.json")),
        ("q", Command("quit", "")),
        ("nero", None),
        ("", None),
    ],
)
def test_commands_in_english_and_in_the_language(line: str, command: Command | None) -> None:
    assert command_of(line, Words.of("fr")) == command


def test_every_command_has_a_word_of_its_own() -> None:
    from perihelion.cli.table.typed_input import COMMANDS

    for lang in ("en", "fr"):
        named = [plain(Words.of(lang).say(f"table-{name}")) for name in COMMANDS]
        assert len(set(named)) == len(COMMANDS)
        assert not any(" " in name for name in named)


def test_elements_are_found_by_name_or_by_its_beginning() -> None:
    elements = ["card:nero", "card:lord-creep", "planet:mars", "column:mars", "planet:venus"]
    assert find_elements("Mars", elements, name_of) == ["planet:mars", "column:mars"]
    assert find_elements("lord creep", elements, name_of) == ["card:lord-creep"]
    assert find_elements("cre", elements, name_of) == ["card:lord-creep"]
    assert find_elements("lor", elements, name_of) == ["card:lord-creep"]
    assert find_elements("planet:mars", elements, name_of) == ["planet:mars"]
    assert find_elements("", elements, name_of) == []
