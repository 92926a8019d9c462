"""`perihelion serve` without options: the same server, with less to load."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

from perihelion import cli
from perihelion.cli import serving
from perihelion.cli.commands.serve import serve
from perihelion.server.errors import StartError
from perihelion.server.settings import Settings

LOADS = """
import sys
from perihelion.cli.serving import settings_of
from perihelion.server.app import make_app
make_app(settings_of(sys.argv[1]))
print(*({"typer", "pydantic", "rich", "segno", "sqlalchemy.orm"} & sys.modules.keys()))
"""


def test_without_options_the_settings_are_those_of_the_options() -> None:
    defaults = {
        name: one.default
        for name, one in inspect.signature(serve).parameters.items()
        if name in Settings.__struct_fields__ and name != "database"
    }
    plain = Settings(database="sqlite:///x")
    assert len(defaults) >= 7
    assert defaults == {name: getattr(plain, name) for name in defaults}
    assert inspect.signature(serve).parameters["browser"].default is True


@pytest.mark.parametrize(
    ("arguments", "port", "is_quick"),
    [(["serve"], "", True), (["serve"], "8099", False), (["serve", "--help"], "", False)],
)
def test_only_what_has_no_options_goes_the_quick_way(
    arguments: list[str], port: str, is_quick: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[str] = []
    monkeypatch.setattr(sys, "argv", ["perihelion", *arguments])
    monkeypatch.delenv("PERIHELION_PORT", raising=False)
    if port:
        monkeypatch.setenv("PERIHELION_PORT", port)
    monkeypatch.setattr(serving, "serve_plainly", lambda: went.append("quick"))
    monkeypatch.setattr("perihelion.cli.app.app", lambda: went.append("parsed"))
    cli.main()
    assert went == ["quick" if is_quick else "parsed"]


def test_what_is_wrong_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StartError("somebody else is there")

    monkeypatch.setattr(serving, "start", fail)
    with pytest.raises(SystemExit) as ended:
        serving.serve_plainly()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "perihelion: somebody else is there\n"


def test_the_quick_way_loads_nothing_that_is_not_used_yet(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADS, str(tmp_path / "tables.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
