"""The boards, one module for each game; a game without one is drawn by its own sketch."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from rich.text import Text

from perihelion.cli.terminal.ink import Ink, Panel

Draw = Callable[[Ink, int, int], list[Panel]]
"""Draws a view in panels for so many columns and rows, the most important first.

A panel called STATUS is shown beside the question, whatever page of the board is turned up.
"""
STATUS: Final = "status"
BOARDS: Final = {
    "zenith": "perihelion.cli.terminal.boards.zenith",
    "kepler3042": "perihelion.cli.terminal.boards.kepler3042",
    "kepler3ad-1": "perihelion.cli.terminal.boards.kepler3ad",
    "kepler3ad-2": "perihelion.cli.terminal.boards.kepler3ad",
}


def board_of(game_id: str) -> Draw:
    """What draws this game."""
    if game_id not in BOARDS:
        return sketched
    draw: Draw = import_module(BOARDS[game_id]).panels
    return draw


def sketched(ink: Ink, width: int, height: int) -> list[Panel]:
    """Any game: its own sketch, as the linear table shows it."""
    text = ink.game.draw_view(ink.view, ink.say)
    return [Panel("table", [Text(line, end="") for line in text.splitlines()])]
