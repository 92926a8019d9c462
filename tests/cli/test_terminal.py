"""The table in a real terminal and in a real pipe, as its own process."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from perihelion.cli.table.screen import CLEAR

COMMAND = (sys.executable, "-m", "perihelion")
PROMPT = re.compile(r"or help\): $|press Enter\. $")


def _heed_control_c() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A pseudo-terminal with the table in it."""

    def __init__(self, *words: str, home: Path) -> None:
        self.fd, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=inside, stdout=inside, stderr=inside,
            env=os.environ | {"XDG_DATA_HOME": str(home), "TERM": "dumb", "LANG": "C"},
            # Tests that run in the background may have been told to ignore Control-C.
            preexec_fn=_heed_control_c,  # noqa: PLW1509  (no threads here)
        )  # fmt: skip
        os.close(inside)
        self.shown = ""

    def until_asked(self, seconds: float = 20.0) -> str:
        """What is shown up to the next prompt, or to the end."""
        begin, fresh = time.monotonic(), ""
        while time.monotonic() - begin < seconds:
            ready, _, _ = select.select([self.fd], [], [], 0.2)
            if not ready:
                if PROMPT.search(fresh):
                    break
                continue
            try:
                fresh += os.read(self.fd, 65536).decode().replace("\r\n", "\n")
            except OSError:  # the table has left
                break
        self.shown += fresh
        return fresh

    def type(self, line: str) -> str:
        os.write(self.fd, f"{line}\n".encode())
        return self.until_asked()

    def exit_code(self) -> int:
        return self.process.wait(20)

    def close(self) -> None:
        os.close(self.fd)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


@pytest.fixture
def hot_seat(tmp_path: Path) -> Iterator[Terminal]:
    words = ("play", "comet", "--you", "all", "--seed", "3", "--ask-forced")
    terminal = Terminal(*words, "--record", str(tmp_path / "match.json"), home=tmp_path)
    yield terminal
    terminal.close()


def test_a_curtain_clears_the_screen_twice(hot_seat: Terminal) -> None:
    """Once before the keyboard is passed on, once before the next hand is shown."""
    curtain = hot_seat.until_asked()
    assert curtain.count(CLEAR) == 1
    assert curtain.rpartition(CLEAR)[2].startswith("Pass the screen to Player 1")
    assert hot_seat.type("").count(CLEAR) == 1
    after = hot_seat.type("launch dust")
    assert "Pass the screen to Player 2" in after.rpartition(CLEAR)[2]
    assert "dust" not in after.rpartition(CLEAR)[2]
    hot_seat.type("")
    hot_seat.type("quit")
    assert hot_seat.exit_code() == 0


@pytest.mark.parametrize("how", ["end of input", "interrupt"])
def test_control_d_and_control_c_save_and_leave(tmp_path: Path, how: str) -> None:
    file = tmp_path / "match.json"
    terminal = Terminal("play", "comet", "--seed", "3", "--record", str(file), home=tmp_path)
    assert "It is up to you" in terminal.until_asked()
    if how == "interrupt":
        terminal.process.send_signal(signal.SIGINT)
    else:
        os.write(terminal.fd, b"\x04")
    assert "Saved in" in terminal.until_asked()
    assert terminal.exit_code() == 0
    assert file.is_file()
    terminal.close()


def test_a_pipe_needs_no_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = subprocess.run(
        [*COMMAND, "play", "comet", "--seed", "3", "--record", str(file)],
        input="1\n" * 40, capture_output=True, text=True, check=False, timeout=50,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The game is over." in done.stdout
    assert "\x1b" not in done.stdout


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    schema = subprocess.Popen(
        [*COMMAND, "schema"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert schema.stdout is not None
    assert schema.stderr is not None
    schema.stdout.close()
    assert "Traceback" not in schema.stderr.read()
    assert schema.wait() in (0, 1, -signal.SIGPIPE)
    schema.stderr.close()
