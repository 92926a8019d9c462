"""`import perihelion`: what a library user meets first."""

import ast
import doctest
import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import perihelion
from perihelion import CHANCE, NOBODY, Match, OpenDealer, RandomAgent, State


def played(seed: str = "front door") -> Match:
    game = perihelion.load("zenith")
    bots = [RandomAgent(), RandomAgent()]
    match = Match(game, agents=bots, dealer=OpenDealer(seed), agent_seed=5)
    match.run()
    return match


EXAMPLES = ("perihelion", "perihelion.kernel.record", "perihelion.match.match",
            "perihelion.match.forking")  # fmt: skip


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried > 2
    assert failed == 0


NOT_INSTALLED = """\
import importlib.metadata as metadata

def version(name):
    raise metadata.PackageNotFoundError(name)

metadata.version = version
import perihelion
print(perihelion.__version__)
"""


def test_the_sources_know_their_version_without_an_installation() -> None:
    root = Path(__file__).resolve().parent.parent
    command = [sys.executable, "-c", NOT_INSTALLED]
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    assert said.stdout.strip() == project["version"]


def test_everything_exported_is_documented() -> None:
    """A name without a docstring is no promise; compiled classes have theirs in the source."""
    for name in perihelion.__all__:
        thing = getattr(perihelion, name)
        if callable(thing):
            said = thing.__doc__ or _written(thing.__module__, thing.__name__)
            assert said.strip(), name


def _written(module: str, name: str) -> str:
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    source = Path(spec.origin).with_name(f"{module.rpartition('.')[2]}.py").read_text()
    named = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return next((ast.get_docstring(node) or "" for node in named if node.name == name), "")


def test_everything_promised_is_there() -> None:
    assert list(perihelion.__all__) == sorted(perihelion.__all__, key=_like_ruff)
    for name in perihelion.__all__:
        assert hasattr(perihelion, name), name


def _like_ruff(name: str) -> tuple[int, str]:
    """Constants, then classes, then the rest."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def test_games_is_a_question_and_a_package() -> None:
    import perihelion.games as package

    assert perihelion.games() == package.ids()
    assert package.folder_of("zenith") == "perihelion.games.zenith"


def test_a_game_is_imported_only_when_it_is_loaded() -> None:
    code = (
        "import sys, perihelion; perihelion.games();"
        "sys.exit(any(name.startswith('perihelion.games.') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_game_is_loaded_once() -> None:
    assert perihelion.load("zenith") is perihelion.load("zenith")


@pytest.mark.parametrize(
    ("name", "said"), [("zenit", "did you mean 'zenith'"), ("go", "there are: "), ("", "there are")]
)
def test_an_unknown_game_names_the_known_ones(name: str, said: str) -> None:
    with pytest.raises(perihelion.UnknownGame, match=said):
        perihelion.load(name)


def test_start_checks_seats_and_options() -> None:
    state = perihelion.start("zenith", seats=2)
    assert isinstance(state, State)
    assert state.seat == CHANCE
    with pytest.raises(perihelion.BadSeats):
        perihelion.start("zenith", seats=3)
    with pytest.raises(perihelion.BadOption):
        perihelion.start("zenith", options={"no such": 1})


def test_repr_names_the_position_and_print_draws_it() -> None:
    state = perihelion.start("zenith")
    assert repr(state).startswith("<zenith turn 0, chance: ")
    match = played()
    over = repr(match.state)
    assert over.startswith("<zenith turn ")
    assert ", over, key " in over
    drawn = str(match.state)
    assert len(drawn.splitlines()) > 5
    assert all(planet in drawn.lower() for planet in ("mercury", "venus", "terra", "mars"))


def test_a_record_reads_well_and_comes_back(tmp_path: Path) -> None:
    record = played().record
    assert repr(record).startswith("<record of zenith, ")
    assert "chance  " in str(record)
    file = tmp_path / "match.json"
    record.save(file)
    again = perihelion.read_record(file)
    assert again == record
    assert isinstance(again, perihelion.Record)
    state = perihelion.replay(again)
    assert state.seat == NOBODY
    assert perihelion.verify(perihelion.load("zenith"), again).answers > 0


def test_compiled_or_not_it_says_so() -> None:
    from importlib.machinery import EXTENSION_SUFFIXES

    from perihelion.kernel import playout

    compiled = str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert perihelion.is_compiled() is compiled
