"""The layout of a board's panels in the room there is: side by side, in columns, in pages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from perihelion.cli.terminal.ink import DIM, TITLE, Panel, elements_in, fit, row

GAP: Final = 2


class Page:
    """What is shown at once."""

    def __init__(self, names: Sequence[str], lines: Sequence[Text]) -> None:
        self.names = tuple(names)
        self.lines = list(lines)

    def text(self) -> Text:
        """The whole page."""
        return Text("\n").join(self.lines)

    def line_of(self, elements: frozenset[str]) -> int | None:
        """The first line that shows one of these elements."""
        for number, line in enumerate(self.lines):
            if any(element in elements for _, element in elements_in(line)):
                return number
        return None

    def count(self, elements: frozenset[str]) -> int:
        """How many of these elements it shows."""
        return len({one for line in self.lines for _, one in elements_in(line)} & elements)


def arranged(panels: Sequence[Panel], titles: Sequence[str], width: int, height: int) -> list[Page]:
    """Pages of this size, in the order of the panels; a panel that is too long makes one scroll."""
    pages: list[list[list[int]]] = []
    used_width = used_height = 0
    for number, panel in enumerate(panels):
        tall = len(panel.lines) + 1
        column = max(panel.width, _width(panels, pages[-1][-1]) if pages else 0)
        before = used_width - (_width(panels, pages[-1][-1]) if pages else 0)
        if pages and used_height + tall <= height and before + column <= width:
            pages[-1][-1].append(number)
            used_height += tall
            used_width = before + column
        elif pages and used_width + GAP + panel.width <= width:
            pages[-1].append([number])
            used_height = tall
            used_width += GAP + panel.width
        else:
            pages.append([[number]])
            used_height, used_width = tall, panel.width
    return [_page(panels, titles, columns, width) for columns in pages]


def _width(panels: Sequence[Panel], column: Sequence[int]) -> int:
    return max(panels[number].width for number in column)


def _page(
    panels: Sequence[Panel], titles: Sequence[str], columns: list[list[int]], width: int
) -> Page:
    names = [panels[number].name for column in columns for number in column]
    if len(names) == 1:
        return Page(names, panels[columns[0][0]].lines)
    blocks = [_block(panels, titles, column) for column in columns]
    widths = [max(line.cell_len for line in block) for block in blocks]
    lines = []
    for parts in zip_longest(*blocks, fillvalue=Text(end="")):
        cells = [fit(part, wide) for part, wide in zip(parts, widths, strict=True)]
        line = row(*(piece for cell in cells for piece in (cell, " " * GAP)))
        line.rstrip()
        lines.append(line)
    return Page(names, lines)


def _block(panels: Sequence[Panel], titles: Sequence[str], column: Sequence[int]) -> list[Text]:
    wide = _width(panels, column)
    lines: list[Text] = []
    for number in column:
        title = f"─ {titles[number]} "
        rule = row(Text(title, style=TITLE), Text("─" * (wide - len(title)), style=DIM))
        lines += [rule, *panels[number].lines]
    return lines
