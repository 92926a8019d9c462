"""Kepler-3042: the galaxy, the action grid with what is aimed at, nations, tracks and planets."""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from perihelion.cli.terminal.boards import STATUS
from perihelion.cli.terminal.ink import DIM, SEATS, Ink, Panel, fit, folded, row, wrapped
from perihelion.games.kepler3042.data_set.components import components
from perihelion.games.kepler3042.data_set.names import renaming
from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.names import CUBE_IDS, TECHNOLOGY_IDS
from perihelion.games.kepler3042.terminal.galaxy import NEUTRAL, Galaxy
from perihelion.games.kepler3042.views.sketch import ICONS, MEDAL, NUMERALS
from perihelion.games.kepler3042.views.sketch_map import GHOST_LETTER, LETTERS
from perihelion.games.kepler3042.views.view import (
    Cubes,
    GhostView,
    Kepler3042View,
    NationView,
    PlanetView,
    ScoreSheet,
    SpaceView,
)

WIDTH: Final = 76
LEFT: Final = 20
CUBES: Final = {"energy": "#f2e27a", "matter": "#8fdc8f", "antimatter": "#d0a0f0"}
GRID: Final = 18


def panels(ink: Ink, width: int, height: int) -> list[Panel]:
    """What stands beside the question, then the boards."""
    ink.say = renaming(ink.say, components(ink.game.data).names)
    board = _Board(ink)
    found = [Panel(STATUS, board.status())]
    if board.view.sheet is not None:
        found.append(Panel("sheet", board.sheet(board.view.sheet)))
    galaxy = Panel("galaxy", Galaxy(ink).lines())
    actions = Panel("actions", [*board.grid(), *board.goals()])
    found += [galaxy, actions] if board.view.step != "cell" else [actions, galaxy]
    found += [Panel("nations", board.nations()), Panel("tracks", board.tracks())]
    if planets := board.planets():
        found.append(Panel("planets", planets))
    return found


class _Board:
    """Draws one view."""

    def __init__(self, ink: Ink) -> None:
        self.ink = ink
        self.view = cast("Kepler3042View", ink.view)
        self.ghost: GhostView | None = None if self.view.solo is None else self.view.solo.ghost

    def _cubes(self, cubes: Cubes, *elements: str) -> Text:
        """Such as 2E 1M, each in its colour."""
        counts = (cubes.energy, cubes.matter, cubes.antimatter)
        parts = [
            self.ink.put(
                f"{count}{self.ink.word(f'cube-{kind}.letter')}",
                *elements,
                f"cube:{kind}",
                style=CUBES[kind],
            )
            for kind, count in zip(CUBE_IDS, counts, strict=True)
            if count
        ]
        return row(*parts) if parts else self.ink.put("·", *elements, style=DIM)

    # Beside the question.

    def status(self) -> list[Text]:
        """The round, the step of the turn, and the cubes of the reader."""
        view, ink = self.view, self.ink
        parts = []
        if view.phase != "setup":
            parts.append(Text(ink.word("sketch-round", n=view.round, of=view.rounds)))
        if view.reason is not None:
            parts.append(Text(ink.word(f"reason-{view.reason}")))
        elif view.phase != "turns" or view.on_turn is None:
            parts.append(Text(ink.word(f"sketch-phase-{view.phase}")))
        elif view.step is not None:
            parts.append(Text(ink.word(f"sketch-step-{view.step}")))
        if view.viewer is not None:
            nation = view.nations[view.viewer]
            parts.append(self._named(ink.word("place-storage"), nation.storage, "place:storage"))
            earth = nation.planets[0]
            parts.append(self._named(ink.word("planet-earth"), earth.cubes, "planet:earth"))
            parts += [
                self._named(card.planet, card.cubes, f"planet:{card.planet}")
                for card in nation.planets[1:]
            ]
            parts.append(self._named(ink.word("place-pit"), nation.pit))
        return wrapped(parts, WIDTH, " · ")

    def _named(self, name: str, cubes: Cubes, *elements: str) -> Text:
        return row(self.ink.put(name, *elements, style=DIM), " ", self._cubes(cubes, *elements))

    # Actions and aims.

    def grid(self) -> list[Text]:
        """The action grid with the bonus actions of its columns and rows."""
        view = self.view
        head = [fit(self._bonus(bonus), GRID) for bonus in view.columns]
        lines = [row(" " * LEFT, *head)]
        for number in range(3):
            cells = [self._action(one) for one in view.printed.cells[3 * number : 3 * number + 3]]
            lines.append(row(fit(self._bonus(view.rows[number]), LEFT), *cells))
        return lines

    def _bonus(self, bonus: str) -> Text:
        name = self.ink.word(f"bonus-{bonus}.short")
        used = bonus in self.view.used_bonuses
        return self.ink.put(f"({name})" if used else name, f"bonus:{bonus}", style="#9fd8e8")

    def _action(self, action: str) -> Text:
        here = [seat for seat, nation in enumerate(self.view.nations) if nation.cell == action]
        marks = [Text(LETTERS[seat], style=SEATS[seat]) for seat in here]
        name = self.ink.put(self.ink.word(f"action-{action}.short"), f"action:{action}")
        if not marks:
            return fit(name, GRID)
        room = GRID - len(marks) - 3
        name.truncate(room)
        return fit(row(name, " [", *marks, "]"), GRID)

    def goals(self) -> list[Text]:
        """The Progress card, the objectives the reader knows, the level of a campaign."""
        view, ink = self.view, self.ink
        lines: list[Text] = []
        if view.card is not None:
            card = view.card
            who = [ink.seat(seat) for seat in card.benefits]
            who += [ink.word("ghost")] if card.ghost else []
            text = f"{ink.word(f'card-{card.card}')}. {ink.say(card.text)}"
            told = ink.labelled(ink.word("sketch-card"), text)
            told += f" [{ink.labelled(ink.word('sketch-serves'), ', '.join(who) or '–')}]"
            medals = [ink.word(f"{track}-medals", n=n) for track, n in card.medals.items() if n]
            if medals:
                told += f" [{ink.labelled(ink.word('sketch-medals-on-card'), ', '.join(medals))}]"
            lines += folded(told, WIDTH, hang="  ")
        if view.solo is not None:
            name = ink.word(f"campaign-{view.solo.campaign}")
            args = {"level": view.solo.level, "minimum": view.solo.minimum}
            lines += folded(ink.word("sketch-campaign", campaign=name, **args), WIDTH)
        for seat, nation in enumerate(view.nations):
            whose = "" if seat == view.viewer else f"{ink.seat(seat)}, "
            for goal in nation.objectives:
                mark = "☑" if goal.met else "☐"
                name = f"{ink.word('sketch-objective')} {ink.word(f'objective-{goal.id}')}"
                told = ink.labelled(f"{mark} {whose}{name} ({goal.points})", ink.say(goal.text))
                lines += folded(told, WIDTH, hang="  ")
        return lines

    # Tracks.

    def tracks(self) -> list[Text]:
        """Both supremacy tracks with their icons, and who stands where."""
        view, ink = self.view, self.ink
        first = next(iter(view.tracks.values()))
        points = "".join(f"{space.points:>3}" for space in first)
        lines = [row(fit(ink.dim(ink.word("sketch-points")), 13), ink.dim(points))]
        for track, spaces in view.tracks.items():
            name = ink.put(ink.word(f"track-{track}.short"), f"track:{track}")
            icons = "".join(f"{_icon(space):>3}" for space in spaces)
            lines.append(row(fit(name, 13), icons))
            lines.append(row(" " * 13, *self._markers(track, len(spaces))))
        return lines

    def _markers(self, track: str, spaces: int) -> list[Text]:
        cells: list[list[Text]] = [[] for _ in range(spaces)]
        for seat, nation in enumerate(self.view.nations):
            cells[nation.tracks[track]].append(Text(LETTERS[seat], style=SEATS[seat]))
        if self.ghost is not None:
            cells[self.ghost.tracks[track]].append(Text(GHOST_LETTER, style=NEUTRAL))
        # Four letters have no room: all four nations stand there.
        shown = [row(*cell) if len(cell) < 4 else Text("a-d") for cell in cells]
        return [fit(cell, 3, "right") for cell in shown]

    # Nations.

    def nations(self) -> list[Text]:
        """What each nation has, by columns."""
        nations, ink = self.view.nations, self.ink
        names = []
        for seat in range(len(nations)):
            mark = "▸" if seat == self.view.on_turn else ""
            told = f"{mark}{LETTERS[seat]} {ink.seat(seat)}"
            names.append(ink.put(told, f"seat:{seat}", style=SEATS[seat]))
        if self.ghost is not None:
            names.append(Text(f"{GHOST_LETTER} {ink.word('ghost.short')}", style=NEUTRAL))
        storage = [self._cubes(one.storage, *self._own(seat, "place:storage"))
                   for seat, one in enumerate(nations)]  # fmt: skip
        lines = [
            self._row("", names),
            self._row(ink.word("place-storage"), storage),
            self._row(ink.word("place-pit"), [self._cubes(one.pit) for one in nations]),
            *self._colonies(),
            self._row(ink.word("sketch-supply"), [Text(str(one.supply)) for one in nations]),
            *self._stacked("sketch-ships", [self._ships(one) for one in nations]),
            self._row(ink.word("sketch-markers"), [Text(str(one.markers)) for one in nations]),
        ]
        for number, name in enumerate(TECHNOLOGY_IDS):
            told = f"{NUMERALS[number]} {ink.word(f'technology-{name}.short')}"
            lines.append(self._row(ink.put(told, f"technology:{name}"), self._levels(name)))
        medals = [Text(str(sum(one.medals.values()))) for one in nations]
        if self.ghost is not None:
            medals.append(Text(str(sum(self.ghost.medals.values()))))
        lines.append(self._row(ink.word("sketch-medals"), medals))
        points = [Text(str(one.points), style="bold") for one in nations]
        return [*lines, self._row(ink.word("sketch-open-points"), points)]

    def _own(self, seat: int, *elements: str) -> tuple[str, ...]:
        return elements if seat == self.view.viewer else ()

    def _row(self, left: str | Text, cells: list[Text]) -> Text:
        count = len(self.view.nations) + (self.ghost is not None)
        cell = min(16, (WIDTH - LEFT) // max(count, 1))
        name = self.ink.dim(left) if isinstance(left, str) else left
        return row(fit(name, LEFT), *(fit(one, cell, "right") for one in cells))

    def _levels(self, name: str) -> list[Text]:
        cells = [Text(str(one.technologies[name])) for one in self.view.nations]
        if self.ghost is not None:
            cells.append(Text(str(self.ghost.technologies[name])))
        return cells

    def _colonies(self) -> list[Text]:
        """Earth, then the colonies one below the other: number, + if terraformed, cubes."""
        nations = list(enumerate(self.view.nations))
        earth = [
            self._cubes(nation.planets[0].cubes, *self._own(seat, "planet:earth"))
            for seat, nation in nations
        ]
        cards = [
            [
                row(
                    self.ink.put(f"{card.planet}{'+' if card.terraformed else ''} ",
                                 f"planet:{card.planet}"),
                    self._cubes(card.cubes, f"planet:{card.planet}"),
                )
                for card in nation.planets[1:]
            ]
            for _, nation in nations
        ]  # fmt: skip
        return [
            self._row(self.ink.word("planet-earth"), earth),
            *self._stacked("sketch-colonies", cards),
        ]

    def _ships(self, nation: NationView) -> list[Text]:
        return [self.ink.put(name, f"hex:{name}") for name in nation.ships]

    def _stacked(self, key: str, cells: list[list[Text]]) -> list[Text]:
        height = max(len(column) for column in cells)
        empty = Text("·", style=DIM)
        return [
            self._row(
                self.ink.word(key) if number == 0 else "",
                [column[number] if number < len(column) else empty for column in cells],
            )
            for number in range(height)
        ]

    # Planets and the end.

    def planets(self) -> list[Text]:
        """The revealed planets: production, cost of terraforming, points; then what is hidden."""
        revealed = [self._planet(planet) for planet in self.view.planets if planet.hex]
        height = -(-len(revealed) // 2)
        lines = [
            row(*(fit(cell, WIDTH // 2) for cell in revealed[number::height]))
            for number in range(height)
        ]
        hidden = self.view.hidden
        if hidden.bodies:
            numbers = " ".join(str(number) for number in hidden.planets)
            told = self.ink.labelled(self.ink.word("sketch-hidden", n=hidden.bodies), numbers)
            extras = [("mines", hidden.mines), ("colonial-objectives", hidden.colonial_objectives)]
            told += "".join(f", {self.ink.word(key, n=n)}" for key, n in extras if n)
            lines += folded(told, WIDTH, style=DIM, hang="  ")
        return lines

    def _planet(self, planet: PlanetView) -> Text:
        ink = self.ink
        style = NEUTRAL if planet.owner is None else SEATS[planet.owner]
        owner = " " if planet.owner is None else LETTERS[planet.owner].upper()
        mark = f"{planet.number:>2}{owner}{'+' if planet.terraformed else ' '}"
        name = ink.put(mark, f"planet:{planet.number}", f"hex:{planet.hex}", style=style)
        kind = f" {ink.word(f'type-{planet.type}.short')} {planet.level} "
        if planet.terraformed:
            return row(name, kind, self._cubes(planet.produces_terraformed), f" = {planet.points}")
        cost = self._cubes(planet.cost)
        return row(name, kind, self._cubes(planet.produces), ", ", cost, f" ▸ {planet.points}")

    def sheet(self, sheet: ScoreSheet) -> list[Text]:
        """The score sheet, line by line."""
        names = [
            Text(f"{LETTERS[seat]} {self.ink.seat(seat)}", style=SEATS[seat])
            for seat in range(len(self.view.nations))
        ]
        lines = [self._row("", names)]
        for line in sheet.lines:
            cells = [
                Text(f"({count}) {points:>2}" if count else f"{points:>2}")
                for points, count in zip(line.points, line.counts, strict=True)
            ]
            lines.append(self._row(self.ink.say(phrases.line(line.line)), cells))
        totals = [Text(str(total), style="bold") for total in sheet.totals]
        return [*lines, self._row(Text(self.ink.word("sketch-total"), style="bold"), totals)]


def _icon(space: SpaceView) -> str:
    icon = ICONS[space.icon] if space.icon is not None else ""
    return icon + (MEDAL if space.medal else "") or "·"
