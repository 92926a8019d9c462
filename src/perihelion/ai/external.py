"""An agent in a process of its own, in any language: asked and answering in lines of JSON.

A process that cannot be started, dies, is silent for too long or answers what was not offered
ends the match with an error that says which; it is never replaced by a guess.
"""

from __future__ import annotations

import secrets
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from perihelion.ai.protocol import LONGEST, BadLine, read_reply, written_question
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match.errors import BadAgent
from perihelion.system import kill_tree

PATIENCE = 60.0
"""Seconds that a process may think about one question, unless told otherwise."""
GOODBYE = 2.0
"""Seconds that a process has to leave by itself when its input ends."""


class DeadAgent(BadAgent):
    """An agent process that could not be started, or has ended."""


class SilentAgent(BadAgent):
    """An agent process that did not answer in time."""


class LyingAgent(BadAgent):
    """An agent process that answered what was not asked or not offered."""


class Process:
    """A running agent command; lines go in and come out, with a deadline.

    A thread writes and another reads: pipes that can be waited for are not known everywhere.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  (lives as long as the process)
        try:
            self.popen = subprocess.Popen(  # noqa: S603  (running a named command is the point)
                command_words(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,
            )
        except OSError as error:
            self.errors.close()
            raise DeadAgent(f"{command!r} cannot be started: {error.strerror}") from None
        assert self.popen.stdin is not None
        assert self.popen.stdout is not None
        self.asked = 0
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._threads = (
            Thread(target=_write, args=(self.popen.stdin, self._questions), daemon=True),
            Thread(target=_read, args=(self.popen.stdout, self._answers), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, patience: float) -> bytes:
        """The line that it answers; raises DeadAgent, SilentAgent or LyingAgent."""
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=patience)
        except Empty:
            self.close(patiently=False)
            raise SilentAgent(f"{self.command!r} gave no answer within {patience:g} s") from None
        if answer.endswith(b"\n"):
            return answer[:-1]
        if len(answer) <= LONGEST:
            raise self._dead()
        self.close(patiently=False)
        raise LyingAgent(f"{self.command!r} sent a line of more than {LONGEST} bytes")

    def _dead(self) -> DeadAgent:
        with suppress(subprocess.TimeoutExpired):
            self.popen.wait(GOODBYE)
        code = self.popen.poll()
        how = "closed its output" if code is None else f"ended with code {code}"
        self.errors.seek(0)
        said = self.errors.read()[-2000:].decode(errors="replace").strip().splitlines()
        self.close(patiently=False)
        last = f"; it said: {said[-1]}" if said else ""
        return DeadAgent(f"{self.command!r} {how} instead of answering{last}")

    def close(self, *, patiently: bool = True) -> None:
        """End its input; whoever does not leave then is killed, with all it has started."""
        self._questions.put(None)
        try:
            self.popen.wait(GOODBYE if patiently else 0)
        except subprocess.TimeoutExpired:
            kill_tree(self.popen)
            self.popen.wait()
        for thread in self._threads:
            thread.join(GOODBYE)
        self.errors.close()
        if RUNNING.get(self.command) is self:
            del RUNNING[self.command]


def _write(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    """Write what is asked until None comes or nobody reads any more."""
    with suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _read(stream: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Read line after line until the end, which is a line without its newline."""
    with stream:
        while True:
            line = stream.readline(LONGEST + 1)
            lines.put(line)
            if not line.endswith(b"\n"):
                return


RUNNING: dict[str, Process] = {}
"""One process for each command, whichever seats and matches it serves."""


def command_words(command: str) -> list[str]:
    """The command as words; raises DeadAgent if there are none."""
    try:
        if sys.platform == "win32":  # a backslash stands between folders there, and quotes nothing
            words = [word.strip('"') for word in shlex.split(command, posix=False)]
        else:
            words = shlex.split(command)
    except ValueError as error:
        raise DeadAgent(f"{command!r} is no command: {error}") from None
    if not words:
        raise DeadAgent("an agent command is empty: write cmd:./my_agent")
    return words


def close_all() -> None:
    """End all agent processes of this process."""
    for process in list(RUNNING.values()):
        process.close()


class ExternalAgent:
    """Asks an agent process; the process of a command is started once and kept."""

    def __init__(
        self, command: str, *, budget: int | None = None, patience: float = PATIENCE
    ) -> None:
        self.command = command
        self.name = f"cmd:{command}"
        self.budget = budget
        self.patience = patience
        self.match = secrets.token_hex(6)
        """Says which questions belong together; says nothing about the deal."""

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """What the process answers."""
        process = RUNNING.get(self.command)
        if process is None:
            process = RUNNING[self.command] = Process(self.command)
        process.asked += 1
        number = process.asked
        seed = (int(rng.bits()) << 21) | (int(rng.bits()) >> 11)  # every language has 53 bits
        line, texts = written_question(
            blind, seat, number=number, match=self.match, seed=seed, budget=self.budget
        )
        reply = process.ask(line, self.patience)
        try:
            return read_reply(reply, number, texts, legal)
        except BadLine as error:
            process.close()
            raise LyingAgent(f"{self.command!r}: {error}") from None
