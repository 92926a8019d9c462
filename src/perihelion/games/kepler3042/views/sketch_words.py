"""Words in columns: what every part of the sketch writes with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.games.kepler3042.phrases.names import CUBE_IDS
from perihelion.games.kepler3042.views.view import Cubes
from perihelion.kernel.game import SEAT_NAME, Say, labelled
from perihelion.kernel.phrases import Phrase

WIDTH: Final = 80
LEFT: Final = 20
"""The columns of what a row is about; the nations share the rest."""
NONE: Final = "."


class Writer:
    """Says words, and puts them in rows of 80 columns."""

    def __init__(self, say: Say, cells: int) -> None:
        self.say = say
        self.cell = min(16, (WIDTH - LEFT) // max(cells, 1))

    def word(self, key: str, **args: str | int | Phrase) -> str:
        """One message."""
        return self.say(Phrase(key, args))

    def labelled(self, name: str, text: str) -> str:
        """As in "name: text"."""
        return labelled(self.say, name, text)

    def seat(self, seat: int) -> str:
        """Whoever sits there."""
        return self.say(Phrase(SEAT_NAME, {"seat": seat}))

    def cubes(self, cubes: Cubes) -> str:
        """Such as 2E1M."""
        counts = (cubes.energy, cubes.matter, cubes.antimatter)
        shown = [
            f"{count}{self._letter(kind)}"
            for kind, count in zip(CUBE_IDS, counts, strict=True)
            if count
        ]
        return "".join(shown) or NONE

    def _letter(self, cube: str) -> str:
        # A word where a letter is wanted, without a language: its first letter will do.
        word = self.word(f"cube-{cube}.letter")
        return word if len(word) < 3 else cube[0].upper()

    def row(self, left: str, cells: Sequence[str]) -> str:
        """What a row is about, and a cell for each nation."""
        shown = "".join(f"{cell[: self.cell - 1]:>{self.cell}}" for cell in cells)
        # A long name may go on into the blanks of the first cell.
        told = shown.lstrip()
        room = LEFT + len(shown) - len(told)
        return f"{left[: room - 1]:{room}}{told}"

    def filled(self, parts: Sequence[str], gap: str = " | ") -> list[str]:
        """Parts one after the other, as many in a line as there is room for."""
        lines = [""]
        for part in parts:
            joined = f"{lines[-1]}{gap}{part}" if lines[-1] else part
            if len(joined) > WIDTH and lines[-1]:
                lines.append(part)
            else:
                lines[-1] = joined
        return lines

    def columns(self, cells: Sequence[str], count: int) -> list[str]:
        """Cells in so many columns, read downwards."""
        height = -(-len(cells) // count)
        width = WIDTH // count
        return [
            "".join(f"{cell[: width - 1]:{width}}" for cell in cells[row::height]).rstrip()
            for row in range(height)
        ]
