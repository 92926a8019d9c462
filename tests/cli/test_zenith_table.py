"""Zenith at the terminal table: whole matches, both languages, and secrets kept."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.table import Table
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.games import load
from perihelion.games.zenith.views.view import ZenithView
from perihelion.kernel.record import Record, read_record
from perihelion.kernel.rng import Rng
from perihelion.match import Match, OpenDealer, RandomAgent

Perihelion = Callable[..., Result]

ROOT = Path(__file__).resolve().parents[2]
ENDS = "turn_limit=30"


class Typist(Screen):
    """Types anything that is possible, and keeps what is shown since the last curtain."""

    def __init__(self, seed: int, look: Callable[[str], None] = lambda _: None) -> None:
        self.is_terminal = False
        self.rng = Rng(seed)
        self.look = look
        self.scene = ""
        self.shown: list[str] = []

    def line(self, text: str = "", indent: str = "", hang: str | None = None) -> None:
        self.scene += f"{indent}{text}\n"

    def block(self, text: str) -> None:
        self.scene += f"{text}\n"

    verbatim = block

    def clear(self) -> None:
        self.shown.append(self.scene)
        self.scene = ""

    def ask(self, prompt: str) -> str | None:
        self.look(self.scene)
        last = re.search(r"1 (?:to|à) (\d+)", prompt)
        return "" if last is None else str(1 + int(self.rng.below(int(last[1]))))


def table_of(
    tmp_path: Path, screen: Screen, people: list[int], seats: int = 2, lang: str = "en"
) -> Table:
    game = load("zenith")
    agents = {seat: RandomAgent() for seat in range(seats) if seat not in people}
    match = Match(
        game, seats, {"turn_limit": 30}, agents=agents, dealer=OpenDealer("curtain"), agent_seed=1
    )
    sitting = TerminalMatch(match, Narrator(game, lang, seats), people, tmp_path / "match.json")
    return Table(sitting, screen)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_and_event_can_be_said(tmp_path: Path, lang: str, seats: int) -> None:
    """Nothing is missing in any language: a missing word would end the match."""
    for seed in range(3):
        screen = Typist(seed)
        table = table_of(tmp_path, screen, [0], seats, lang)
        table.run()
        assert table.match.is_over
        shown = screen.scene
        assert ("The game is over." if lang == "en" else "La partie est terminée.") in shown
        assert not re.search(r"[{}]|\bNone\b|\bPhrase\b", shown)


@pytest.mark.parametrize(("seats", "people"), [(2, [0, 1]), (4, [0, 1, 2, 3]), (4, [1, 2])])
def test_no_other_hand_can_be_read_between_curtains(
    tmp_path: Path, seats: int, people: list[int]
) -> None:
    looked = 0

    def look(scene: str) -> None:
        nonlocal looked
        if "It is up to you" not in scene:
            return
        reader = table.sitting.at_keyboard
        mine = table.match.view(reader)
        assert isinstance(mine, ZenithView)
        for other in set(range(seats)) - {reader}:
            theirs = table.match.view(other)
            assert isinstance(theirs, ZenithView)
            # Cards handed over by the reader, or seen before, are no secret.
            secret = set(theirs.seats[other].hand) & set(mine.unseen)
            for card in secret:
                name = table.voice.name(f"card:{card}")
                looked += 1
                assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", scene), (name, scene)

    table = table_of(tmp_path, Typist(5, look), people, seats)
    table.run()
    assert looked > 100


def test_a_whole_match_through_real_pipes(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ["play", "zenith", "--seed", "pipe", "--against", "random", "--option", ENDS]
    done = subprocess.run(
        [sys.executable, "-m", "perihelion", *words, "--record", str(file)],
        input="1\n" * 500, capture_output=True, text=True, check=False, timeout=50,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The game is over." in done.stdout
    record = read_record(file)
    assert isinstance(record, Record)
    assert record.outcome is not None
    checked = subprocess.run(
        [sys.executable, "-m", "perihelion", "verify", str(file)],
        capture_output=True, text=True, check=False, timeout=50,
    )  # fmt: skip
    assert checked.returncode == 0


def test_lines_fit_the_screen(perihelion: Perihelion, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for lang in ("en", "fr"):
        result = perihelion(
            "play", "zenith", "--seed", "1", "--lang", lang, typed="1\nhelp\nhelp victory\n"
        )
        long = [line for line in result.output.splitlines() if len(line) > 80]
        assert [line for line in long if "perihelion" not in line] == []


def test_help_on_cards_and_rules(perihelion: Perihelion) -> None:
    typed = "help nero\nhelp victory\nhelp end of turn\nhelp 2\n"
    shown = perihelion("play", "zenith", "--seed", "1", typed=typed).output
    assert "Nero (Mercury, Animod, cost 7)." in shown
    assert "You win at once with 3 discs of one planet" in shown
    assert "When all effects are done, you draw up to 4 cards" in shown
    french = perihelion("play", "zenith", "--lang", "fr", typed="aide victoire\n? nero\n").output
    assert "Vous gagnez aussitôt avec 3 disques" in french
    assert "Nero (Mercure, Animod, coût 7)." in french


def test_a_corrected_data_set_is_played_and_kept(perihelion: Perihelion, tmp_path: Path) -> None:
    from importlib.resources import files

    folder = tmp_path / "mine"
    folder.mkdir()
    for source in (files("perihelion.games.zenith") / "data").iterdir():
        text = source.read_text(encoding="utf-8")
        (folder / source.name).write_text(text, encoding="utf-8")
    agents = folder / "agents.json"
    text = agents.read_text(encoding="utf-8")
    changed = re.sub(r'("id": "nero".*?"cost": )7', r"\g<1>2", text, count=1, flags=re.DOTALL)
    assert changed != text
    agents.write_text(changed, encoding="utf-8")
    assert "is sound" in perihelion("data", "check", folder).output
    file = tmp_path / "match.json"
    result = perihelion(
        "play", "zenith", "--option", f"data={folder}", "--record", file, typed="help nero\n"
    )
    assert "Nero (Mercury, Animod, cost 2)." in result.output
    record = read_record(file)
    assert isinstance(record, Record)
    assert record.data != load("zenith").data_digest()
    assert perihelion("replay", file).exit_code == 0


def test_a_data_set_with_a_mistake_is_not_played(perihelion: Perihelion, tmp_path: Path) -> None:
    result = perihelion("play", "zenith", "--option", f"data={tmp_path}")
    assert result.exit_code == 1
    assert "Traceback" not in result.stderr
    assert "agents.json: cannot be read" in result.stderr
