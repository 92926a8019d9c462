"""Opens a table: windows on a real terminal, lines everywhere else."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from perihelion.cli.table.guide import Guide
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.table import Table
from perihelion.cli.table.terminal_match import TerminalMatch

Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Lines without colour, for a screen reader or a script; so is every pipe."
    ),
]


def has_windows(plain: bool) -> bool:
    """Whether windows can be drawn here, and are wanted."""
    simple = os.environ.get("TERM", "dumb") in ("", "dumb", "unknown")
    return not plain and not simple and sys.stdin.isatty() and sys.stdout.isatty()


def open_table(
    sitting: TerminalMatch, welcome: Sequence[str], *, plain: bool, guide: Guide | None = None
) -> None:
    """Play until the match is over or the people leave; what was played is saved.

    A guide speaks in lines, as lessons do.
    """
    if guide is not None or not has_windows(plain):
        screen = Screen()
        screen.lines(list(welcome))
        Table(sitting, screen, guide).run()
        return
    from perihelion.cli.terminal.app import TableApp  # drawing windows needs much that lines do not

    app = TableApp(sitting, welcome)
    app.run()
    sitting.keep()
    if app.trouble is not None:
        raise app.trouble
    for line in [*app.last_words, *sitting.farewell()]:
        print(line)
