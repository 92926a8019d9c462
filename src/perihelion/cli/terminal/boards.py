"""The board of each game in the terminal: the one it brings, or its own sketch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from perihelion.cli.terminal.ink import Ink, Panel
from perihelion.games import module_of

Draw = Callable[[Ink, int, int], list[Panel]]
"""Draws a view in panels for so many columns and rows, the most important first.

A panel called STATUS is shown beside the question, whatever page of the board is turned up.
"""
STATUS: Final = "status"


def board_of(game_id: str) -> Draw:
    """What draws this game: the board in its folder (`terminal/board.py`), or its own sketch."""
    module = module_of(game_id, "terminal.board")
    if module is None:
        return sketched
    draw: Draw = module.panels
    return draw


def sketched(ink: Ink, width: int, height: int) -> list[Panel]:
    """Any game: its own sketch, as the linear table shows it."""
    text = ink.game.draw_view(ink.view, ink.say)
    return [Panel("table", [Text(line, end="") for line in text.splitlines()])]
