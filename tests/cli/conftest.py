"""The command run in this process, with the template game brought by another package."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests import elsewhere
from typer.testing import CliRunner, Result

from perihelion.cli.app import app

Perihelion = Callable[..., Result]


@pytest.fixture(scope="session")
def comet_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the path that makes the template game a game of the catalogue."""
    site = tmp_path_factory.mktemp("site")
    return elsewhere.describe_package(site, "comet", elsewhere.COMET)


@pytest.fixture(autouse=True)
def _comet(comet_site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(elsewhere.ROOT)
    monkeypatch.syspath_prepend(comet_site)
    path = elsewhere.environment(comet_site, elsewhere.ROOT)["PYTHONPATH"]
    monkeypatch.setenv("PYTHONPATH", path)
    elsewhere.look_again()
    yield
    monkeypatch.undo()
    elsewhere.look_again()


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
