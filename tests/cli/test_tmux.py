"""The table of windows in a real terminal: tmux at 80 by 24, a few keys, and out again."""

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from perihelion.kernel.record import Record, read_record

TMUX = shutil.which("tmux")
pytestmark = pytest.mark.skipif(TMUX is None, reason="there is no tmux here")
WAIT = 60.0


class Terminal:
    """A tmux server of our own with one pane."""

    def __init__(self, socket: Path, command: str) -> None:
        self.socket = socket
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", command)

    def tmux(self, *words: str) -> str:
        assert TMUX is not None
        command = [TMUX, "-S", str(self.socket), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
        return done.stdout

    def keys(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def until(self, text: str) -> str:
        """The screen, once it shows `text`."""
        begin, screen = time.monotonic(), ""
        while time.monotonic() - begin < WAIT:
            screen = self.tmux("capture-pane", "-p")
            if text in screen:
                return screen
            time.sleep(0.1)
        raise AssertionError(f"{text!r} never came:\n{screen}")


def opened(tmp_path: Path, *words: str) -> Terminal:
    """A table in a terminal of its own."""
    played = ["play", *words, "--lang", "en", "--record", str(tmp_path / "match.json")]
    command = shlex.join([sys.executable, "-m", "perihelion", *played])
    path = shlex.quote(os.environ.get("PYTHONPATH", ""))
    home = shlex.quote(str(tmp_path))
    line = f"PYTHONPATH={path} XDG_DATA_HOME={home} {command}; echo DONE; sleep 60"
    return Terminal(tmp_path / "tmux", line)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    terminal = opened(tmp_path, "zenith", "--seed", "tmux", "--against", "random")
    yield terminal
    terminal.tmux("kill-server")


def test_a_game_that_can_be_played_alone_asks_how_many_play(tmp_path: Path) -> None:
    terminal = opened(tmp_path, "kepler3042", "--against", "random")
    try:
        terminal.until("How many seats (1 to 4)")
        terminal.keys("7", "Enter")  # asked again
        terminal.keys("2", "Enter")
        rows = terminal.until("q leave").splitlines()
        assert len(rows) <= 24
        assert "Kepler-3042" in rows[0]
    finally:
        terminal.tmux("kill-server")


def test_a_real_terminal_gets_windows(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until("Keep the whole hand")
    rows = terminal.until("q leave").splitlines()
    assert len(rows) <= 24
    assert "Zenith" in rows[0]
    assert "It is up to you" in rows[0]
    terminal.keys("Enter")
    terminal.until("Which card do you play")
    terminal.keys("?")
    terminal.until("what a strong player would answer")
    terminal.keys("Escape")
    terminal.until("Which card do you play")
    terminal.keys("q")
    terminal.until("Leave?")
    terminal.keys("Down", "Enter")
    assert "Go on with: perihelion play zenith --resume" in terminal.until("DONE")
    record = read_record(tmp_path / "match.json")
    assert isinstance(record, Record)
    assert any(entry.text == "mulligan none" for entry in record.entries)
