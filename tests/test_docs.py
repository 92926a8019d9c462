"""The pages tell the truth: their code runs, their commands exist, their links lead somewhere."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from perihelion.cli.app import app
from perihelion.games import load
from perihelion.match import Match, OpenDealer, RandomAgent

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
OWN_TESTS = {"adding-a-game.md", "agents.md", "records.md", "README.md", "research.md"}
"""Pages whose Python is run by tests of their own."""
LANGUAGES = {"python", "pycon", "sh", "console", "text", "json", "js", "ebnf"}


def blocks(page: Path, kind: str) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_says_its_language(page: Path) -> None:
    """So that it is coloured, and that a test can know what to do with it."""
    fences = re.findall(r"^```(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(fences[::2]) <= LANGUAGES, page


SCRIPTS = [
    (page, block)
    for page in PAGES
    if page.name not in OWN_TESTS
    for block in blocks(page, "python")
]


@pytest.mark.parametrize(("page", "script"), SCRIPTS, ids=lambda one: getattr(one, "stem", ""))
def test_python_runs_as_it_stands(page: Path, script: str, tmp_path: Path) -> None:
    """In a process of its own, in an empty folder, printing what it promises."""
    file = tmp_path / "script.py"
    file.write_text(script, encoding="utf-8")
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join(str(Path(part).resolve()) for part in parts if part)
    done = subprocess.run(
        [sys.executable, "-W", "error", str(file)], cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == re.findall(r"# prints: (.*)$", script, re.MULTILINE)
    assert not done.stderr


def test_the_tutorial_keeps_its_word() -> None:
    """Thirty lines, not counting blank ones and remarks."""
    [script] = blocks(DOCS / "library.md", "python")
    lines = [line for line in script.splitlines() if line.strip() and line.strip()[0] != "#"]
    assert len(lines) <= 30


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.name not in OWN_TESTS and blocks(page, "pycon")],
    ids=lambda page: page.stem,
)
def test_sessions_go_as_shown(page: Path) -> None:
    """All of a page, one after the other."""
    session = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


def commands(page: Path) -> Iterator[list[str]]:
    for block in blocks(page, "sh"):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line.rstrip(" &"), comments=True)
            if words and words[0] == "perihelion":
                yield words[1:]


COMMANDS = [(page.stem, words) for page in PAGES for words in commands(page)]


@pytest.mark.parametrize(
    ("page", "words"), COMMANDS, ids=lambda one: one if isinstance(one, str) else " ".join(one)
)
def test_every_command_can_be_given(page: str, words: list[str]) -> None:
    """Its name, options and values are understood; nothing is run."""
    command: Any = get_command(app)
    given = list(words)
    context = command.make_context("perihelion", [given[0], "--help"], resilient_parsing=True)
    while given and hasattr(command, "commands"):
        name = given.pop(0)
        command = command.get_command(context, name)
        assert command is not None, name
    command.make_context(words[0], given, parent=context)


RUN = ("games", "show", "watch", "fork", "export", "replay", "verify")
QUICK = [
    (name, words)
    for name in ("playing", "records", "index")
    for words in commands(DOCS / f"{name}.md")
    if words[0] in RUN
]


def test_quick_commands_do_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as a reader would type them, in a folder with a match."""
    monkeypatch.chdir(tmp_path)
    game = load("zenith")
    agents = [RandomAgent()] * 2
    match = Match(game, 2, agents=agents, dealer=OpenDealer("docs"), agent_seed=1)
    for _ in range(90):
        match.step()
    match.record.save("match.json")
    assert {words[0] for _, words in QUICK} >= {"show", "watch", "fork", "export"}
    for _, words in QUICK:
        if "--keep" in words:  # what somebody has played meanwhile
            match.record.save("match.json")
            other = Match(game, 2, dealer=OpenDealer("docs"))
            other.deal()
            other.act(0, other.decision(0).options[-1].id)
            other.record.save("match-from-40.json")
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0, (words, result.output)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(
        r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    targets = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text)
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_every_page_has_a_place_on_the_site() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = set(re.findall(r": (\S+\.md)$", site, re.MULTILINE))
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    loose = {page for page in pages - named if page.split("/")[0] not in ("decisions", "lab")}
    assert loose == set()
    for page in DOCS.rglob("*.md"):
        included = re.fullmatch(r"INCLUDE (\S+)\s*", page.read_text(encoding="utf-8"))
        assert included is None or (ROOT / included[1]).is_file(), page
