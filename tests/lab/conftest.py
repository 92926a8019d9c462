"""The command, in this process."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result


@pytest.fixture
def perihelion(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    from perihelion.cli.app import app

    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str | Path) -> Result:
        return CliRunner().invoke(app, [str(word) for word in words])

    return run
