"""The command run in this process, with the template game in the catalogue."""

import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from perihelion.cli.app import app
from perihelion.games import GAMES
from perihelion.words import catalogue

Perihelion = Callable[..., Result]

HERE = Path(__file__).resolve().parent


def _comet_table() -> object:
    spec = importlib.util.spec_from_file_location("comet_table", HERE / "comet_table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def _comet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogue and the words as they were, with Comet while a test runs."""
    monkeypatch.setattr(catalogue, "_of_game", catalogue._of_game)
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = dict(GAMES)
    _comet_table().add_comet()  # type: ignore[attr-defined]  # a script, loaded by its path
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.fixture
def perihelion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Perihelion:
    """`perihelion("play", "comet", typed="1\\n")`; matches are saved below `tmp_path`."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(word) for word in words], input=typed)

    return run
