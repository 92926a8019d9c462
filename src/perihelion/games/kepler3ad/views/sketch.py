"""The table as text, 80 columns wide: spaces and tracks by rows, seats by columns."""

from __future__ import annotations

from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import REGION_IDS
from perihelion.games.kepler3ad.phrases import phrases
from perihelion.games.kepler3ad.views.view import KeplerSpaceView, KeplerView, ScoringView
from perihelion.kernel.game import SEAT_NAME, Say, labelled
from perihelion.kernel.phrases import Phrase

LEFT = 34
"""The columns of what a row is about; the seats share the rest."""
WIDTH = 80


def sketch(view: KeplerView, say: Say, components: Components) -> str:
    """The table as the owner of `view` sees it."""
    return _Sketch(view, say, components).text()


class _Sketch:
    """Draws one view; lives for one call."""

    def __init__(self, view: KeplerView, say: Say, components: Components) -> None:
        self.view = view
        self.say = say
        self.components = components
        self.edition = components.edition
        self.cell = min(12, (WIDTH - LEFT) // len(view.seats))

    def text(self) -> str:
        lines = [self._seats_line()]
        for region in REGION_IDS:
            lines += self._region(region)
        lines += [*self._tracks(), *self._owned(), *self._cards()]
        if self.view.reason is not None:
            lines = [*self._head(), *lines, *self._sheet()]
        else:
            # Last, so that the dice stand beside the question on a small screen.
            lines += ["--", *self._head()]
        return "\n".join(line.rstrip() for line in lines)

    def _word(self, key: str) -> str:
        return self.say(Phrase(key))

    def _own(self, key: str) -> str:
        """A word that the editions do not share."""
        return self._word(f"{key}-{self.edition.number}")

    def _row(self, left: str, cells: list[str]) -> str:
        shown = "".join(f"{cell[: self.cell - 1]:>{self.cell}}" for cell in cells)
        # A long name may go on into the blanks of the first cell.
        width, told = LEFT + len(shown), shown.lstrip()
        room = width - len(told)
        return f"{left[: room - 1]:{room}}{told}"

    # What is going on.

    def _head(self) -> list[str]:
        view = self.view
        parts = [f"{self._word('sketch-turn')} {view.turn}"]
        if view.reason is not None:
            parts.append(self._word(f"reason-{view.reason}"))
        elif view.on_turn is not None:
            parts.append(self.say(Phrase("sketch-on-turn", {"seat": view.on_turn})))
        held = len(view.scorings)
        if held < len(view.thresholds):
            parts.append(self.say(Phrase("sketch-next-scoring", {"n": view.thresholds[held]})))
        else:
            parts.append(self._word("sketch-last-scoring"))
        parts.append(f"{self._word('sketch-stack')} {sum(view.stack.values())}")
        return [" | ".join(parts), *self._dice()]

    def _dice(self) -> list[str]:
        view = self.view
        if not view.dice and not view.spent:
            return []
        free = [die for die in view.dice if not die.startswith(phrases.LOCKED)]
        locked = [die for die in view.dice if die.startswith(phrases.LOCKED)]
        parts = [labelled(self.say, self._word("sketch-dice"), self._listed(free))]
        if locked:
            bare = [die.removeprefix(phrases.LOCKED) for die in locked]
            action = f" {view.action}" if view.action is not None else ""
            name = f"{self._word('sketch-locked')}{action}"
            parts.append(labelled(self.say, name, self._listed(bare)))
        if view.bonus_421:
            parts.append("421!")
        line = " | ".join(parts)
        if not view.spent:
            return [line]
        tracks = [self.say(phrases.track(one, self.components)) for one in view.spent]
        return [line, labelled(self.say, self._word("sketch-spent"), ", ".join(tracks))]

    def _listed(self, dice: list[str]) -> str:
        """Faces by colour: "white 1 3 6, black 2"; without a colour where all are alike."""
        faces: dict[str, list[str]] = {}
        for die in dice:
            colour, _, face = die.rpartition("-")
            faces.setdefault(self._word(f"colour-{colour}") if colour else "", []).append(face)
        return ", ".join(" ".join([*filter(None, [name]), *n]) for name, n in faces.items()) or "-"

    def _seats_line(self) -> str:
        names = [self.say(Phrase(SEAT_NAME, {"seat": seat})) for seat in range(self._count())]
        marks = [
            f"*{name}" if seat == self.view.on_turn else name for seat, name in enumerate(names)
        ]
        return self._row("", marks)

    def _count(self) -> int:
        return len(self.view.seats)

    # The map.

    def _region(self, region: str) -> list[str]:
        spaces = [space for space in self.view.spaces if space.region == region]
        name = self.say(phrases.region(region, self.edition.number))
        tokens = [
            self.say(phrases.track(track, self.components))
            for track in self.view.tokens.get(region, ())
        ]
        shown = f" ({', '.join(tokens)})" if tokens else ""
        return [f"-- {name}{shown}", *(self._space(space) for space in spaces)]

    def _space(self, space: KeplerSpaceView) -> str:
        points = "/".join(str(one) for one in space.points) or "?"
        left = f"{space.id:4}{points:7}{' '.join(space.adjacent)}"
        cells = [self._pieces(space.pieces.get(str(seat), {})) for seat in range(self._count())]
        return self._row(left, cells)

    def _pieces(self, units: dict[str, int]) -> str:
        # A word where a letter is wanted, without a language: its first letter will do.
        letters = {unit: self._word(f"letter-{unit}") for unit in units}
        short = {unit: word if len(word) < 3 else word[0] for unit, word in letters.items()}
        return "".join(f"{count}{short[unit]}" for unit, count in units.items() if count) or "."

    # What the seats have.

    def _tracks(self) -> list[str]:
        lines = [f"-- {self._word('sketch-tracks')}"]
        for number, track in enumerate(self.components.lines, 1):
            name = self.say(phrases.track(track, self.components))
            levels = [str(seat.levels[track]) for seat in self.view.seats]
            lines.append(self._row(f"{number} {name}", levels))
        return lines

    def _owned(self) -> list[str]:
        seats = self.view.seats
        lines = [
            "--",
            self._row(self._word("sketch-supply"), [self._pieces(seat.supply) for seat in seats]),
            self._row(self._own("sketch-value"), [str(seat.value) for seat in seats]),
            self._row(self._word("sketch-score"), [str(seat.score) for seat in seats]),
        ]
        if self.edition.has_allegiances:
            marks = [
                " ".join(self._word(f"letter-{clan}") for clan in seat.allegiances)
                for seat in seats
            ]
            lines.append(self._row(self._word("sketch-allegiances"), [one or "." for one in marks]))
        return lines

    def _cards(self) -> list[str]:
        lines = []
        for number, seat in enumerate(self.view.seats):
            if seat.corporation is not None:
                seated = self.say(Phrase(SEAT_NAME, {"seat": number}))
                card = self.say(phrases.corporation(seat.corporation, self.components))
                name = f"{self._word('sketch-corporation')}, {seated}"
                lines.append(labelled(self.say, name, card))
        return lines

    # The score sheet.

    def _sheet(self) -> list[str]:
        lines = []
        for scoring in self.view.scorings:
            lines.append(f"-- {self.say(Phrase('sketch-scoring', {'n': scoring.number}))}")
            lines += [self._phase(phase, scoring) for phase in phrases.PHASES[self.edition.number]]
            totals = [str(points) for points in scoring.totals]
            lines.append(self._row(self._word("sketch-total"), totals))
        return lines

    def _phase(self, phase: str, scoring: ScoringView) -> str:
        name = self.say(phrases.phase(phase, self.edition.number))
        of_phase = [line for line in scoring.lines if line.phase == phase]
        if phase == "regions":
            cells = [
                " ".join(
                    line.element.partition(":")[2][0].upper()
                    for line in of_phase
                    if line.won == seat
                )
                for seat in range(self._count())
            ]
        else:
            cells = [
                str(sum(line.points[seat] for line in of_phase)) for seat in range(self._count())
            ]
        return self._row(f"  {name}", [cell or "." for cell in cells])
