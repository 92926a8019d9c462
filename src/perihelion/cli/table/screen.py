"""Lines out and lines in: wrapped, colourless, the same in a terminal and in a pipe."""

from __future__ import annotations

import shutil
import sys
from textwrap import wrap

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what was scrolled away: nothing is left to scroll back to."""


class Screen:
    """What the terminal table writes to and reads from."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_terminal:
            import readline  # noqa: F401  (input() has a history and cursor keys then)

    @property
    def width(self) -> int:
        """The columns there are; lines for reading are not longer than is pleasant."""
        return min(shutil.get_terminal_size((80, 24)).columns, 120)

    def line(self, text: str = "", indent: str = "", hang: str | None = None) -> None:
        """One paragraph, wrapped; following lines begin with `hang`."""
        following = indent if hang is None else hang
        rows = wrap(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=following,
            break_long_words=False,
            break_on_hyphens=False,
        )
        print("\n".join(rows))

    def lines(self, texts: list[str], indent: str = "") -> None:
        """Several paragraphs."""
        for text in texts:
            own = text[: len(text) - len(text.lstrip())]
            self.line(text.strip(), indent + own, indent + own + "  ")

    def block(self, text: str) -> None:
        """A drawing: as it is, but rows that are too long go on below, indented."""
        for row in text.rstrip("\n").splitlines():
            if len(row) <= self.width:
                print(row)
            else:
                self.line(row, hang="    ")

    def verbatim(self, text: str) -> None:
        """A line to copy: never broken."""
        print(text)

    def ask(self, prompt: str) -> str | None:
        """A line typed by somebody, or None when nobody will type any more."""
        if self.is_terminal:
            try:
                return input(prompt + " ")
            except EOFError:
                print()
                return None
        print(prompt, end=" ", flush=True)
        typed = sys.stdin.readline()
        # In a pipe nobody sees what was typed, so the transcript says it.
        print(typed.rstrip("\n"))
        return typed.rstrip("\n") if typed else None

    def clear(self) -> None:
        """Leave nothing to read of what was shown."""
        print(CLEAR if self.is_terminal else "\f", end="", flush=True)
