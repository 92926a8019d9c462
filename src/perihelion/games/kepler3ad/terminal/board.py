"""Kepler-3Ad, both editions: dice beside the question, the map, influence and what the seats have.

On a low screen the spaces stand in two columns and their neighbours apart; on a high one every
space has its line with its neighbours and the pieces of every seat.
"""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from perihelion.cli.terminal.boards import STATUS
from perihelion.cli.terminal.ink import DIM, SEATS, Ink, Panel, fit, row, short, wrapped
from perihelion.games.kepler3ad.data_set.components import components
from perihelion.games.kepler3ad.edition import FIRST, REGION_IDS, SECOND, Edition
from perihelion.games.kepler3ad.phrases import phrases
from perihelion.games.kepler3ad.phrases.names import BONUS_421, piece
from perihelion.games.kepler3ad.views.view import KeplerSpaceView, KeplerView, ScoringView
from perihelion.kernel.phrases import Phrase

COLOURS: Final = {"green": "#8fdc8f", "orange": "#ffb86b", "purple": "#d0a0f0"}
WIDTH: Final = 76
HALF: Final = 38
LEFT: Final = 33
HIGH: Final = 18
"""So many rows have room for a line for each space."""


def panels(ink: Ink, width: int, height: int) -> list[Panel]:
    """Dice, map, influence; at the end the score sheet first."""
    board = _Board(ink)
    found = [Panel(STATUS, board.status())]
    if board.view.reason is not None:
        found.append(Panel("sheet", board.sheet()))
    if height < HIGH:
        found += [Panel("map", board.small_map()), Panel("neighbours", board.neighbours())]
    else:
        found.append(Panel("map", board.map()))
    found.append(Panel("influence", board.influence()))
    if board.view.reason is None and board.view.scorings:
        found.append(Panel("sheet", board.sheet()))
    return found


class _Board:
    """Draws one view."""

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        self.view = cast("KeplerView", ink.view)
        self.edition: Edition = FIRST if ink.game.id.endswith("-1") else SECOND
        self.components = components(self.edition, ink.game.data)
        self.seats = range(len(self.view.seats))
        self.letters = {
            unit: ink.word(f"letter-{unit}") for unit in self.edition.units
        }  # as "d" of diplomat

    def _track(self, track: str) -> str:
        return self.ink.say(phrases.track(track, self.components))

    # Dice and the turn.

    def status(self) -> list[Text]:
        """The dice, the actions they may go to, what was spent, and the next scoring."""
        view, ink = self.view, self.ink
        lines = []
        if view.dice or view.spent:
            lines.append(self._dice())
        held = len(view.scorings)
        parts = []
        if view.spent:
            spent = [self.components.lines.index(one) + 1 for one in view.spent]
            numbers = ", ".join(str(number) for number in spent)
            parts.append(ink.dim(f"{ink.word('sketch-spent')} {numbers}"))
        if held < len(view.thresholds):
            parts.append(ink.dim(ink.word("sketch-next-scoring", n=view.thresholds[held])))
        else:
            parts.append(ink.dim(ink.word("sketch-last-scoring")))
        parts.append(ink.dim(f"{ink.word('sketch-stack')} {sum(view.stack.values())}"))
        return [*lines, *wrapped(parts, WIDTH, " · ")]

    def _dice(self) -> Text:
        ink, view = self.ink, self.view
        parts: list[Text | str] = [f"{ink.word('sketch-dice')} "]
        action = "" if view.action is None else f" {view.action}"
        for die in view.dice:
            bare = die.removeprefix(phrases.LOCKED)
            colour, _, face = bare.rpartition("-")
            style = "bold white on grey19" if colour == "black" else "bold black on grey85"
            if die != bare:
                parts.append(ink.dim(f"{ink.word('sketch-locked')}{action} "))
            parts += [ink.put(f" {face} ", f"die:{die}", style=style), " "]
        if view.bonus_421:
            parts.append(ink.put("421!", BONUS_421, style="bold #f2d06b"))
        if view.action is None:
            parts.append(ink.dim("→ "))
            for number in range(1, 8):
                parts += [ink.put(str(number), f"action:{number}", style="grey74"), " "]
        return row(*parts)

    # The map.

    def _seat_names(self, cell: int) -> list[Text]:
        names = []
        for seat in self.seats:
            mark = "▸" if seat == self.view.on_turn else ""
            told = short(self.ink.seat(seat), cell - 1 - len(mark))
            name = self.ink.put(f"{mark}{told}", f"seat:{seat}", style=SEATS[seat])
            names.append(fit(name, cell, "right"))
        return names

    def map(self) -> list[Text]:
        """A line for each space: points, neighbours, and the pieces of every seat."""
        cell = min(12, (WIDTH - LEFT) // len(self.seats))
        lines = [row(" " * LEFT, *self._seat_names(cell))]
        for region in REGION_IDS:
            lines.append(self._region(region))
            for space in self._spaces(region):
                near = self.ink.dim(" ".join(space.adjacent))
                left = row(fit(self._name(space), 4), fit(self._points(space), 7), near)
                cells = [fit(self._pieces(space, seat), cell, "right") for seat in self.seats]
                lines.append(row(fit(left, LEFT), *cells))
        return lines

    def small_map(self) -> list[Text]:
        """The spaces in two columns."""
        cell = min(9, (HALF - 10) // len(self.seats))
        head = fit(row(" " * 10, *self._seat_names(cell)), HALF)
        cells = []
        for space in self.view.spaces:
            pieces = [fit(self._pieces(space, seat), cell, "right") for seat in self.seats]
            left = row(fit(self._name(space), 4), fit(self._points(space), 6))
            cells.append(fit(row(left, *pieces), HALF))
        half = (len(cells) + 1) // 2
        rows = [row(head, head)]
        for number in range(half):
            other = cells[number + half] if number + half < len(cells) else Text("")
            rows.append(row(cells[number], other))
        return [*rows, *self._legend()]

    def _legend(self) -> list[Text]:
        """What the letter of a space stands for, and the tokens that lie there."""
        letters = {space.region: space.id[:1] for space in self.view.spaces}
        regions = [row(f"{letters[one]} ", self._region_name(one)) for one in REGION_IDS]
        tokens = [
            self.ink.dim(self.ink.labelled(letters[one], ", ".join(map(self._track, shown))))
            for one, shown in self.view.tokens.items()
            if shown
        ]
        return [*wrapped(regions, WIDTH, "  "), *wrapped(tokens, WIDTH, "  ")]

    def neighbours(self) -> list[Text]:
        """What is adjacent to what."""
        cells = [
            fit(row(self._name(space), self.ink.dim(f" – {' '.join(space.adjacent)}")), WIDTH // 3)
            for space in self.view.spaces
        ]
        height = -(-len(cells) // 3)
        return [row(*cells[number::height]) for number in range(height)]

    def _spaces(self, region: str) -> list[KeplerSpaceView]:
        return [space for space in self.view.spaces if space.region == region]

    def _region(self, region: str) -> Text:
        tokens = [self._track(track) for track in self.view.tokens.get(region, ())]
        shown = self.ink.dim(f" ({', '.join(tokens)})") if tokens else Text("")
        return row(self._region_name(region), shown)

    def _region_name(self, region: str) -> Text:
        name = self.ink.say(phrases.region(region, self.edition.number))
        return self.ink.put(name, f"{self.edition.region}:{region}", style=COLOURS[region])

    def _name(self, space: KeplerSpaceView) -> Text:
        element = f"{self.edition.space}:{space.id}"
        return self.ink.put(space.id, element, style=COLOURS[space.region])

    def _points(self, space: KeplerSpaceView) -> Text:
        return Text("/".join(str(one) for one in space.points) or "?")

    def _pieces(self, space: KeplerSpaceView, seat: int) -> Text:
        units = space.pieces.get(str(seat), {})
        parts = [
            self.ink.put(
                f"{count}{self.letters[unit]}", piece(seat, unit, space.id), style=SEATS[seat]
            )
            for unit, count in units.items()
            if count
        ]
        return row(*parts) if parts else Text("·", style=DIM)

    # What the seats have.

    def influence(self) -> list[Text]:
        """The tracks, then supply, value and score of every seat."""
        cell = min(12, (WIDTH - LEFT) // len(self.seats))
        ink, seats = self.ink, self.view.seats
        lines = [row(" " * LEFT, *self._seat_names(cell))]
        for number, track in enumerate(self.components.lines, 1):
            name = ink.put(f"{number} {self._track(track)}", f"track:{track}")
            cells = [
                ink.put(str(one.levels[track]), f"disc:{seat}:{track}", style=SEATS[seat])
                for seat, one in enumerate(seats)
            ]
            lines.append(self._row(name, cells, cell))
        lines.append(self._row(ink.dim(ink.word("sketch-supply")), self._supplies(), cell))
        value = ink.word(f"sketch-value-{self.edition.number}")
        lines.append(self._row(ink.dim(value), [Text(str(one.value)) for one in seats], cell))
        scores = [Text(str(one.score), style="bold") for one in seats]
        lines.append(self._row(ink.dim(ink.word("sketch-score")), scores, cell))
        if self.edition.has_allegiances:
            lines.append(self._row(ink.dim(ink.word("sketch-allegiances")), self._marks(), cell))
        return [*lines, *self._corporations()]

    def _row(self, left: Text, cells: list[Text], cell: int) -> Text:
        return row(fit(left, LEFT), *(row(" ", fit(one, cell - 1, "right")) for one in cells))

    def _supplies(self) -> list[Text]:
        found = []
        for seat in self.view.seats:
            parts = [
                self.ink.put(f"{count}{self.letters[unit]}", f"unit:{unit}")
                for unit, count in seat.supply.items()
                if count
            ]
            found.append(row(*parts) if parts else Text("·", style=DIM))
        return found

    def _marks(self) -> list[Text]:
        found = []
        for seat in self.view.seats:
            parts = [
                Text(self.ink.word(f"letter-{clan}"), style=COLOURS[clan])
                for clan in seat.allegiances
            ]
            found.append(row(*parts) if parts else Text("·", style=DIM))
        return found

    def _corporations(self) -> list[Text]:
        parts = [
            row(
                Text(f"{self.ink.seat(number)} ", style=SEATS[number]),
                self.ink.put(
                    self.ink.say(phrases.corporation(seat.corporation, self.components)),
                    f"corporation:{seat.corporation}",
                ),
            )
            for number, seat in enumerate(self.view.seats)
            if seat.corporation is not None
        ]
        return wrapped(parts, WIDTH, "  ", "") if parts else []

    # The score sheet.

    def sheet(self) -> list[Text]:
        """Where the points came from, scoring by scoring."""
        cell = min(12, (WIDTH - LEFT) // len(self.seats))
        lines = [row(" " * LEFT, *self._seat_names(cell))]
        for scoring in self.view.scorings:
            name = self.ink.say(Phrase("sketch-scoring", {"n": scoring.number}))
            totals = [Text(str(points), style="bold") for points in scoring.totals]
            lines.append(self._row(Text(name, style="bold"), totals, cell))
            for phase in phrases.PHASES[self.edition.number]:
                left = Text(f"  {self.ink.say(phrases.phase(phase, self.edition.number))}")
                lines.append(self._row(left, self._phase(phase, scoring), cell))
        scores = [Text(str(seat.score), style="bold") for seat in self.view.seats]
        return [*lines, self._row(Text(self.ink.word("sketch-total")), scores, cell)]

    def _phase(self, phase: str, scoring: ScoringView) -> list[Text]:
        of_phase = [line for line in scoring.lines if line.phase == phase]
        if phase != "regions":
            points = [sum(line.points[seat] for line in of_phase) for seat in self.seats]
            return [Text(str(one) if one else "·") for one in points]
        won = [
            "".join(
                line.element.partition(":")[2][0].upper() for line in of_phase if line.won == seat
            )
            for seat in self.seats
        ]
        return [Text(one or "·") for one in won]
