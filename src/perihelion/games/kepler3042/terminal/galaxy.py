"""The galaxy of Kepler-3042 as text: hexes in rows, odd rows shifted by half a hex."""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from perihelion.cli.terminal.ink import SEATS, Ink, row, wrapped
from perihelion.games.kepler3042.data_set.geometry import hex_id
from perihelion.games.kepler3042.phrases.names import COLONIAL_OBJECTIVE, MINE
from perihelion.games.kepler3042.views import sketch_map
from perihelion.games.kepler3042.views.view import BodyView, Kepler3042View

NEUTRAL: Final = "grey74"
STAR: Final = "#f2d06b"
HIDDEN: Final = "#ffb86b"
PLANET: Final = "#9fe0d0"
ZONES: Final = {"near": ("∶", "grey62"), "intermediate": ("-", "grey50"), "far": ("·", "grey42")}
SHIFT: Final = "  "
NOTHING: Final = "   "
"""Where the board has no hex."""
WIDTH: Final = 76


class Galaxy:
    """Draws the map of one view."""

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        self.view = cast("Kepler3042View", ink.view)

    def lines(self) -> list[Text]:
        """The map with its columns and rows, then what its signs mean."""
        cells = self._cells()
        columns = range(self.view.galaxy.columns)
        head = self.ink.dim("    " + "".join(f"{column:>2} " for column in columns))
        lines = [head]
        for number in range(self.view.galaxy.rows):
            drawn = [cells.get(hex_id((column, number)), NOTHING) for column in columns]
            before, after = ("", SHIFT) if number % 2 == 0 else (SHIFT, "")
            label = self.ink.dim(f"{number:>2}")
            lines.append(row(label, "  ", before, *drawn, after, " ", label))
        return [*lines, head, *self._legend()]

    def _cells(self) -> dict[str, Text]:
        galaxy = self.view.galaxy
        cells = {
            name: self._space(name, zone) for name, zone in sketch_map.zone_map(galaxy).items()
        }
        for name, multiplicity in galaxy.stars.items():
            mark = " * " if multiplicity == 1 else f"{'*' * multiplicity:<3}"
            cells[name] = self._put(name, mark, style=STAR)
        cells[galaxy.sun] = self._put(
            galaxy.sun, sketch_map.SUN_MARK, "sun", "planet:earth", style=STAR
        )
        hole = galaxy.sagittarius
        cells[hole] = self._put(hole, sketch_map.HOLE_MARK, style=NEUTRAL)
        for body in self.view.bodies:
            cells[body.hex] = self._body(body)
        for ship in self.view.ships:
            if ship.on is None:
                letter = sketch_map.LETTERS[ship.seat]
                mark = f">{letter}<" if ship.seat == self.view.viewer else f" {letter} "
                style = f"bold {SEATS[ship.seat]}"
                cells[ship.hex] = self._put(ship.hex, mark, style=style)
        return cells

    def _put(self, name: str, mark: str, *more: str, style: str) -> Text:
        return self.ink.put(mark, f"hex:{name}", *more, style=style)

    def _space(self, name: str, zone: str) -> Text:
        mark, style = ZONES[zone]
        return self._put(name, f" {mark} ", style=style)

    def _body(self, body: BodyView) -> Text:
        if body.token is None:
            return self._put(body.hex, f" {sketch_map.HIDDEN_MARK} ", style=HIDDEN)
        mark = sketch_map.TOKEN_MARKS.get(body.token) or body.token.partition(":")[2]
        last, style = " ", PLANET
        if body.hidden:
            last, style = sketch_map.HIDDEN_MARK, HIDDEN
        elif body.ship is not None:
            last, style = sketch_map.LETTERS[body.ship], f"bold {SEATS[body.ship]}"
        elif body.colony is not None:
            last, style = sketch_map.LETTERS[body.colony].upper(), f"bold {SEATS[body.colony]}"
        return self._put(body.hex, f"{mark:>2}{last}", body.token, style=style)

    def _legend(self) -> list[Text]:
        word, dim = self.ink.word, self.ink.dim
        parts = [dim(f"{ZONES[zone][0]} {word(f'zone-{zone}')}") for zone in self.view.galaxy.zones]
        parts += [
            dim(f"{sketch_map.SUN_MARK} {word('sun')}"),
            dim(f"{sketch_map.HOLE_MARK} {word('sagittarius-a')}"),
            row(Text("*", style=STAR), dim(f" {word('sketch-stars')}")),
            row(Text(sketch_map.HIDDEN_MARK, style=HIDDEN), dim(f" {word('sketch-hidden-body')}")),
            row(Text("12", style=PLANET), dim(f" {word('sketch-planet')}")),
            dim(f"$ {word(f'token-{MINE}')}"),
            dim(f"! {word(f'token-{COLONIAL_OBJECTIVE}')}"),
            dim(f"a 12a {word('sketch-ship')}"),
            dim(f"12A {word('sketch-colony')}"),
        ]
        return wrapped(parts, WIDTH, "  ", "")
