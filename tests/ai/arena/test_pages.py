"""The pages about the arena tell the truth: their commands and links exist."""

import re
import shlex
from pathlib import Path

import pytest
import typer.main

from perihelion.cli.app import app

ROOT = Path(__file__).resolve().parents[3]
PAGES = [ROOT / "docs" / "arena.md", ROOT / "docs" / "agents.md", ROOT / "README.md"]


def commands(page: Path) -> list[list[str]]:
    """The words of every `perihelion` line in the shell blocks of a page."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    words = [shlex.split(line, comments=True) for line in lines]
    return [one[1:] for one in words if one[:1] == ["perihelion"]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_and_option_of_a_page_exists(page: Path) -> None:
    found = commands(page)
    assert found
    for words in found:
        command = typer.main.get_command(app)
        rest = list(words)
        while hasattr(command, "commands"):
            assert rest[0] in command.commands, words
            command = command.commands[rest.pop(0)]
        known = {name for one in command.params for name in one.opts + one.secondary_opts}
        assert {word for word in rest if word.startswith("--")} <= known, words


@pytest.mark.parametrize("page", PAGES[:2], ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text())
    assert targets
    assert [target for target in targets if not (page.parent / target).exists()] == []
