"""The table as text, 80 columns wide: grid, card, tracks, nations by columns, and the galaxy."""

from __future__ import annotations

from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.names import TECHNOLOGY_IDS, TRACK_IDS
from perihelion.games.kepler3042.views.sketch_map import (
    GHOST_LETTER,
    LETTERS,
    draw_map,
    legend,
    planet_list,
)
from perihelion.games.kepler3042.views.sketch_words import LEFT, NONE, Writer
from perihelion.games.kepler3042.views.view import (
    CardView,
    Kepler3042View,
    NationView,
    ScoreSheet,
    SpaceView,
)
from perihelion.kernel.game import Say

ICONS = {
    "regenerate": "R",
    "produce-energy": "E",
    "produce-matter": "M",
    "produce-antimatter": "A",
}
MEDAL = "o"
NUMERALS = ("I", "II", "III", "IV", "V")
SPACE = 3
"""The columns of a space of a track."""
GRID_CELL = 20


def sketch(view: Kepler3042View, say: Say) -> str:
    """The table as the owner of `view` sees it."""
    return _Sketch(view, say).text()


class _Sketch:
    """Draws one view; lives for one call."""

    def __init__(self, view: Kepler3042View, say: Say) -> None:
        self.view = view
        self.ghost = None if view.solo is None else view.solo.ghost
        self.words = Writer(say, len(view.nations) + (self.ghost is not None))

    def text(self) -> str:
        # The map last, so that it stands beside the question on a small screen.
        view, words = self.view, self.words
        lines = [*self._grid(), *self._tracks(), *self._nations(), *self._hidden()]
        lines += planet_list(view, words)
        lines += ["--", *draw_map(view), *legend(view, words), "--", *self._head()]
        lines += [*self._card(), *self._goals()]
        if view.sheet is not None:
            lines += self._sheet(view.sheet)
        return "\n".join(line.rstrip() for line in lines)

    def _name(self, seat: int) -> str:
        return f"{LETTERS[seat]} {self.words.seat(seat)}"

    # What is going on.

    def _head(self) -> list[str]:
        view, words = self.view, self.words
        parts = []
        if view.phase != "setup":
            parts.append(words.word("sketch-round", n=view.round, of=view.rounds))
        if view.reason is not None:
            parts.append(words.word(f"reason-{view.reason}"))
        elif view.phase != "turns" or view.on_turn is None:
            parts.append(words.word(f"sketch-phase-{view.phase}"))
        else:
            parts.append(words.word("sketch-on-turn", seat=view.on_turn))
            if view.step is not None:
                parts.append(words.word(f"sketch-step-{view.step}"))
        if view.first is not None and len(view.nations) > 1:
            parts.append(words.word("sketch-first", seat=view.first))
        if view.deck:
            parts.append(words.word("sketch-deck", n=view.deck))
        return words.filled([*parts, *self._quantum()])

    def _quantum(self) -> list[str]:
        quantum = self.view.quantum
        if quantum is None or quantum.most_assignments == 0:
            return []
        unlimited = self.words.word("sketch-unlimited")
        most = [
            unlimited if limit is None else str(limit)
            for limit in (quantum.most_transformations, quantum.most_assignments)
        ]
        told = phrases.text(
            "sketch-quantum",
            transformations=quantum.transformations,
            mosttransformations=most[0],
            assignments=quantum.assignments,
            mostassignments=most[1],
        )
        return [self.words.say(told)]

    def _card(self) -> list[str]:
        card, words = self.view.card, self.words
        if card is None:
            return []
        name, text = words.word(f"card-{card.card}"), words.say(card.text)
        told = words.labelled(words.word("sketch-card"), f"{name}. {text}")
        return words.filled([*told.split(" "), *self._serves(card)], " ")

    def _serves(self, card: CardView) -> list[str]:
        words = self.words
        who = [words.seat(seat) for seat in card.benefits]
        if card.ghost:
            who.append(words.word("ghost"))
        parts = [f"[{words.labelled(words.word('sketch-serves'), ', '.join(who) or NONE)}]"]
        medals = [
            words.word(f"{track}-medals", n=count) for track, count in card.medals.items() if count
        ]
        if medals:
            on_it = words.word("sketch-medals-on-card")
            parts.append(f"[{words.labelled(on_it, ', '.join(medals))}]")
        return parts

    def _goals(self) -> list[str]:
        """The objectives that the viewer knows, and the level of the campaign."""
        view, words = self.view, self.words
        lines: list[str] = []
        if view.solo is not None:
            campaign = words.word(f"campaign-{view.solo.campaign}")
            args = {"level": view.solo.level, "minimum": view.solo.minimum}
            lines.append(words.word("sketch-campaign", campaign=campaign, **args))
        for seat, nation in enumerate(view.nations):
            for goal in nation.objectives:
                whose = f" {words.seat(seat)}," if seat != view.viewer else ""
                mark = "x" if goal.met else " "
                name = f"{words.word('sketch-objective')} {words.word(f'objective-{goal.id}')}"
                told = words.labelled(f"{name} ({goal.points})", words.say(goal.text))
                lines += words.filled(f"[{mark}]{whose} {told}".split(" "), " ")
        return lines

    # The boards.

    def _grid(self) -> list[str]:
        view, words = self.view, self.words
        lines = ["-- " + words.word("sketch-actions"), self._cells("", view.columns, "bonus")]
        for row in range(3):
            cells = [self._action(action) for action in view.printed.cells[3 * row : 3 * row + 3]]
            lines.append(self._cells(self._bonus(view.rows[row]), cells, ""))
        return lines

    def _cells(self, left: str, cells: tuple[str, ...] | list[str], kind: str) -> str:
        shown = [self._bonus(cell) if kind else cell for cell in cells]
        return f"{left:{LEFT}}" + "".join(f"{cell:{GRID_CELL}}" for cell in shown)

    def _bonus(self, bonus: str) -> str:
        name = self.words.word(f"bonus-{bonus}.short")[: GRID_CELL - 3]
        return f"({name})" if bonus in self.view.used_bonuses else name

    def _action(self, action: str) -> str:
        here = "".join(
            LETTERS[seat] for seat, nation in enumerate(self.view.nations) if nation.cell == action
        )
        room = GRID_CELL - 1 - (len(here) + 3 if here else 0)
        name = self.words.word(f"action-{action}.short")[:room]
        return f"{name} [{here}]" if here else name

    def _tracks(self) -> list[str]:
        view, words = self.view, self.words
        first = next(iter(view.tracks.values()))
        points = "".join(f"{space.points:>{SPACE}}" for space in first)
        lines = ["-- " + words.word("sketch-tracks"), self._line("sketch-points", points)]
        for track, spaces in view.tracks.items():
            icons = "".join(f"{_icon(space):>{SPACE}}" for space in spaces)
            lines.append(self._line(f"track-{track}.short", icons))
            lines.append(self._line("", self._markers(track, len(spaces))))
        return lines

    def _line(self, key: str, shown: str) -> str:
        name = self.words.word(key) if key else ""
        return f"{name[:15]:15}{shown}"

    def _markers(self, track: str, spaces: int) -> str:
        cells = [""] * spaces
        for seat, nation in enumerate(self.view.nations):
            cells[nation.tracks[track]] += LETTERS[seat]
        if self.ghost is not None:
            cells[self.ghost.tracks[track]] += GHOST_LETTER
        # Four letters have no room: all four nations stand there.
        return "".join(f"{cell if len(cell) <= SPACE else 'a-d':>{SPACE}}" for cell in cells)

    # What the nations have.

    def _nations(self) -> list[str]:
        nations, words = self.view.nations, self.words
        names = [
            f"*{self._name(seat)}" if seat == self.view.on_turn else self._name(seat)
            for seat in range(len(nations))
        ]
        ghost = [] if self.ghost is None else [f"{GHOST_LETTER} {words.word('ghost.short')}"]
        lines = [words.row("-- " + words.word("sketch-nations"), names + ghost)]
        lines += [
            words.row(words.word("place-storage"), [words.cubes(one.storage) for one in nations]),
            words.row(words.word("place-pit"), [words.cubes(one.pit) for one in nations]),
            *self._planets(),
            *self._ships(),
            words.row(words.word("sketch-markers"), [str(one.markers) for one in nations]),
        ]
        for number, name in enumerate(TECHNOLOGY_IDS):
            cells = [str(one.technologies[name]) for one in nations]
            told = f"{NUMERALS[number]} {words.word(f'technology-{name}.short')}"
            lines.append(words.row(told, cells + self._of_ghost("technologies", name)))
        for track in TRACK_IDS:
            cells = [str(one.tracks[track]) for one in nations]
            told = words.word(f"track-{track}.short")
            lines.append(words.row(told, cells + self._of_ghost("tracks", track)))
        medals = [str(sum(one.medals.values())) for one in nations]
        if self.ghost is not None:
            medals.append(str(sum(self.ghost.medals.values())))
        lines.append(words.row(words.word("sketch-medals"), medals))
        points = [str(one.points) for one in nations]
        return [*lines, words.row(words.word("sketch-open-points"), points)]

    def _of_ghost(self, what: str, name: str) -> list[str]:
        return [] if self.ghost is None else [str(getattr(self.ghost, what)[name])]

    def _planets(self) -> list[str]:
        """Earth, then the colonies one below the other: number, + if terraformed, cubes."""
        words = self.words
        cards = [
            [
                f"{card.planet}{'+' if card.terraformed else ''} {words.cubes(card.cubes)}"
                for card in nation.planets[1:]
            ]
            for nation in self.view.nations
        ]
        earth = [words.cubes(nation.planets[0].cubes) for nation in self.view.nations]
        return [
            words.row(words.word("planet-earth"), earth),
            *self._stacked("sketch-colonies", cards),
        ]

    def _ships(self) -> list[str]:
        words = self.words
        supply = [str(nation.supply) for nation in self.view.nations]
        flying = [self._flying(nation) for nation in self.view.nations]
        return [
            words.row(words.word("sketch-supply"), supply),
            *self._stacked("sketch-ships", flying),
        ]

    def _flying(self, nation: NationView) -> list[str]:
        """The hexes of the ships, and the body each stands on."""
        on = {ship.hex: ship.on for ship in self.view.ships}
        found = []
        for name in nation.ships:
            token = on.get(name)
            where = "" if token is None else f" ({self._token(token)})"
            found.append(f"{name}{where}")
        return found

    def _token(self, token: str) -> str:
        kind, _, name = token.partition(":")
        return name if kind == "planet" else self.words.word(f"token-{name}")

    def _stacked(self, key: str, cells: list[list[str]]) -> list[str]:
        height = max(len(column) for column in cells)
        return [
            self.words.row(
                self.words.word(key) if row == 0 else "",
                [column[row] if row < len(column) else NONE for column in cells],
            )
            for row in range(height)
        ]

    def _hidden(self) -> list[str]:
        """What may still turn up."""
        hidden, words = self.view.hidden, self.words
        if not hidden.bodies:
            return []
        parts = []
        if hidden.planets:
            numbers = " ".join(str(number) for number in hidden.planets)
            parts.append(f"{words.word('sketch-hidden-planets')} {numbers}")
        if hidden.mines:
            parts.append(words.word("mines", n=hidden.mines))
        if hidden.colonial_objectives:
            parts.append(words.word("colonial-objectives", n=hidden.colonial_objectives))
        head = f"-- {words.word('sketch-hidden', n=hidden.bodies)}"
        return words.filled(words.labelled(head, ", ".join(parts)).split(" "), " ")

    # The score sheet.

    def _sheet(self, sheet: ScoreSheet) -> list[str]:
        words = self.words
        names = [self._name(seat) for seat in range(len(self.view.nations))]
        lines = [words.row("-- " + words.word("sketch-sheet"), names)]
        for line in sheet.lines:
            cells = [
                f"({count}) {points:>2}" if count else f"{points:>2}"
                for points, count in zip(line.points, line.counts, strict=True)
            ]
            lines.append(words.row(words.say(phrases.line(line.line)), cells))
        lines.append(words.row(words.word("sketch-total"), [str(one) for one in sheet.totals]))
        if len(sheet.totals) > 1:
            best = [str(number or NONE) for number in sheet.best_planet]
            lines.append(words.row(words.word("sketch-best-planet"), best))
        if sheet.rounds_first:
            rounds = [str(count) for count in sheet.rounds_first]
            lines.append(words.row(words.word("sketch-rounds-first"), rounds))
        return lines


def _icon(space: SpaceView) -> str:
    icon = ICONS[space.icon] if space.icon is not None else ""
    return icon + (MEDAL if space.medal else "") or NONE
