"""Fills the view of a seat from its blind state."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

import msgspec

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.campaigns import campaigns_of, earned
from perihelion.games.kepler3042.data_set.components import Components
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.events import REASONS
from perihelion.games.kepler3042.phrases import names
from perihelion.games.kepler3042.phrases.components import card_text
from perihelion.games.kepler3042.rules.progress import benefits
from perihelion.games.kepler3042.rules.scoring import line_count, rounds_first
from perihelion.games.kepler3042.tables import Tables
from perihelion.games.kepler3042.views import fill_boards, queries
from perihelion.games.kepler3042.views.fill_galaxy import KEPT, galaxy_of, printed_galaxy
from perihelion.games.kepler3042.views.view import (
    CardView,
    GhostView,
    HoldingView,
    Kepler3042View,
    NationView,
    QuantumView,
    ScoreSheet,
    SheetLine,
    SoloView,
    SpaceView,
)
from perihelion.kernel.kept import Kept
from perihelion.kernel.phrases import Phrase

STEPS = {
    codes.F_CELL: "cell",
    codes.F_ACTION: "main",
    codes.F_BONUS: "bonus",
    codes.F_NEXT: "bonus",
    codes.F_WITHDRAW: "withdraw",
}
MOVING = (codes.F_MOVE, codes.F_LEG, codes.F_ADVANCE, codes.F_ICON)
"""Frames above the withdrawal that belong to the movement before it."""

PUBLIC_ROWS: Final = (
    *("place", "hidden", "ship", "ships", "landing", "open", "cubes", "colony", "terraformed"),
    *("levels", "space", "medals", "cell", "score", "sheet"),
)
"""All that the boards of the nations are made of, but for objectives."""
_NATIONS: Final[Kept[Hashable, tuple[NationView, ...]]] = Kept(500)


def view_of(blind: Kepler3042State, components: Components) -> Kepler3042View:
    """The readable form of a blind state."""
    return _Viewer(blind, components).view()


class _Viewer:
    """Reads one blind state; lives for one call."""

    def __init__(self, blind: Kepler3042State, components: Components) -> None:
        self.state = blind
        self.tables = components.tables
        self.components = components
        self.reconstructed = components.marked()
        self.seats = range(int(blind.seats))
        self.is_solo = len(self.seats) == 1

    def view(self) -> Kepler3042View:
        s = self.state
        rows, columns = _bonuses(self.tables, rows_first=bool(s.rulings.rows_first))
        galaxy = galaxy_of(s, self.components)
        on_turn = None if s.on_turn == codes.NO_SEAT or s.is_over else int(s.on_turn)
        seen = (1 << codes.PROGRESS_CARDS) - 1 & ~int(s.deck)
        if self.is_solo:
            seen &= int(self.tables.solo_cards)
        return Kepler3042View(
            viewer=int(s.viewer) if 0 <= s.viewer < s.seats else None,
            turn=int(s.turn),
            round=int(s.round),
            rounds=int(self.tables.rounds),
            phase=self._phase(),
            step=None if on_turn is None else self._step(),
            on_turn=on_turn,
            asked=tuple(s.deciders()),
            galaxy=printed_galaxy(self.components),
            printed=fill_boards.printed(self.components, is_solo=self.is_solo),
            bodies=galaxy.bodies,
            ships=galaxy.ships,
            planets=galaxy.planets,
            hidden=galaxy.hidden,
            nations=self._nations(galaxy.hidden.bodies),
            tracks={name: self._track(n) for n, name in enumerate(names.TRACK_IDS)},
            rows=rows,
            columns=columns,
            deck=int(self.tables.rounds) - int(s.round),
            played=tuple(names.CARD_IDS[card] for card in queries.bits(seen) if card != s.card),
            objectives=self._set(),
            first=None if s.first == codes.NO_SEAT else int(s.first),
            card=self._card(),
            used_bonuses=tuple(names.BONUS_IDS[bonus] for bonus in queries.bits(int(s.bonuses))),
            quantum=None if on_turn is None else self._quantum(on_turn),
            solo=self._solo() if self.is_solo else None,
            sheet=self._sheet() if s.is_over else None,
            reason=REASONS[int(s.reason)] if s.is_over else None,
            winners=tuple(queries.bits(int(s.winners))),
            reconstructed=self.reconstructed,
        )

    # What is going on.

    def _phase(self) -> str:
        if self.state.is_over:
            return "over"
        if self.state.round == 0:
            return "setup"
        return "resolution" if self.state.on_turn == codes.NO_SEAT else "turns"

    def _step(self) -> str | None:
        s = self.state
        kinds = [int(s.frames[at]) & codes.KIND_MASK for at in range(int(s.depth))]
        if not kinds:
            return None
        if kinds[0] == codes.F_BONUS and len(kinds) > 1:
            is_acting = codes.CAUSE_ACTION <= s.source < codes.CAUSE_BONUS
            return "main" if is_acting else "bonus"
        if kinds[0] == codes.F_WITHDRAW and self._is_moving(kinds):
            return "move"
        return STEPS.get(kinds[0])

    def _is_moving(self, kinds: list[int]) -> bool:
        """Ships move, or the last one has taken an objective whose icon is being decided."""
        if any(kind in MOVING for kind in kinds):
            return True
        if codes.F_REGENERATE not in kinds:
            return False
        frame = int(self.state.frames[kinds.index(codes.F_REGENERATE)])
        return frame >> codes.B_SHIFT & codes.NUMBER_MASK == codes.FROM_ICON

    def _set(self) -> str:
        if self.is_solo:
            return "campaign"
        return "advanced" if self.state.rulings.advanced else "standard"

    # Nations.

    def _nations(self, hidden: int) -> tuple[NationView, ...]:
        """The nations, of which everybody sees the same but for objectives."""
        s = self.state
        key = (
            *queries.packed_rows(s, PUBLIC_ROWS),
            s.rulings,
            int(s.in_play),
            bool(s.is_over),
            s.tables,
        )
        public = _NATIONS.get(key)
        if public is None:
            found = tuple([self._nation(seat, hidden) for seat in self.seats])
            public = _NATIONS.keep(key, found)
        known = [self._known(seat) for seat in self.seats]
        return tuple(
            [
                self._with_objectives(nation, seat, known[seat]) if known[seat] else nation
                for seat, nation in enumerate(public)
            ]
        )

    def _with_objectives(self, nation: NationView, seat: int, known: list[int]) -> NationView:
        objective, s = fill_boards.objective, self.state
        found = tuple([objective(s, self.components, seat, number) for number in known])
        return msgspec.structs.replace(nation, objectives=found)

    def _nation(self, seat: int, hidden: int) -> NationView:
        s = self.state
        ships = queries.ships_of(s, seat)
        lines = fill_boards.lines(s, seat, is_solo=self.is_solo)
        return NationView(
            cell=names.ACTION_IDS[int(s.cell[seat])],
            storage=queries.cubes_at(s, seat, codes.STORAGE),
            pit=queries.cubes_at(s, seat, codes.PIT),
            planets=tuple(self._holding(seat, card) for card in queries.cards_of(s, seat)),
            ships=tuple(self.tables.names[number] for number in ships),
            supply=codes.SHIPS - len(ships),
            markers=codes.COLONIES - len(queries.colonies_of(s, seat)),
            technologies=queries.levels_of(s, seat),
            tracks=queries.on_tracks(s.space, seat),
            medals=queries.on_tracks(s.medals, seat),
            points=sum(lines.values()),
            lines=lines,
            strengths=fill_boards.strengths(s, seat, hidden),
            ship_cost=fill_boards.ship_cost(s, seat),
        )

    def _holding(self, seat: int, card: int) -> HoldingView:
        s = self.state
        is_colony = card != codes.CARD_EARTH
        return HoldingView(
            planet=names.PLANET_IDS[card],
            hex=self.tables.names[queries.hex_of_card(s, card)],
            cubes=queries.cubes_at(s, seat, codes.EARTH + queries.cards_of(s, seat).index(card)),
            terraformed=is_colony and bool(int(s.terraformed[seat]) >> card - 1 & 1),
        )

    def _known(self, seat: int) -> list[int]:
        s = self.state
        if self.is_solo:
            first = codes.CAMPAIGN_LEVELS * int(s.rulings.campaign)
            return [int(self.tables.campaigns[first + n]) for n in range(int(s.rulings.level))]
        return [int(s.objective[seat])] if s.objective[seat] >= 0 else []

    # Tracks, card, quantum, solo.

    def _track(self, track: int) -> tuple[SpaceView, ...]:
        return _track(self.tables, track, int(self.state.lying))

    def _card(self) -> CardView | None:
        s = self.state
        if s.card == codes.NO_CARD:
            return None
        serves = 0 if s.is_over else int(benefits(s))
        return CardView(
            card=names.CARD_IDS[int(s.card)],
            text=_card_text(self.components, int(s.card)),
            medals={name: int(s.on_card) >> 8 * n & 255 for n, name in enumerate(names.TRACK_IDS)},
            benefits=tuple(seat for seat in self.seats if serves >> seat & 1),
            ghost=bool(serves >> codes.GHOST & 1),
        )

    def _quantum(self, seat: int) -> QuantumView:
        s, t = self.state, self.tables
        level = queries.levels_of(s, seat)["quantum-physics"]
        most = [int(t.transforms[level]), int(t.assigns[level])]
        limits = [None if limit >= codes.UNLIMITED else limit for limit in most]
        return QuantumView(int(s.transformed), int(s.assigned), limits[0], limits[1])

    def _solo(self) -> SoloView:
        s, campaign = self.state, int(self.state.rulings.campaign)
        level = int(s.rulings.level)
        minimum = int(self.tables.minimum[level])
        is_passed = bool(s.is_over) and s.reason == codes.PASSED
        per_cube = campaigns_of(self.components)[campaign].points_per_cube
        cubes = earned(int(s.score[0]), minimum, per_cube) if is_passed else 0
        return SoloView(
            campaign=names.CAMPAIGN_IDS[campaign],
            level=level,
            minimum=minimum,
            bonus_cubes=int(s.rulings.bonus_cubes),
            ghost=GhostView(
                technologies=queries.levels_of(s, codes.GHOST),
                tracks=queries.on_tracks(s.space, codes.GHOST),
                medals=queries.on_tracks(s.medals, codes.GHOST),
            ),
            stages=fill_boards.stages(self.components, campaign),
            ghost_rounds=tuple(queries.bits(int(self.tables.ghost_rounds))),
            points_per_cube=per_cube,
            earned=cubes if level < codes.CAMPAIGN_LEVELS else 0,
        )

    # The score sheet.

    def _sheet(self) -> ScoreSheet:
        s = self.state
        lines = tuple(
            SheetLine(
                line=name,
                points=tuple(int(s.sheet[codes.LINES * seat + line]) for seat in self.seats),
                counts=tuple(int(line_count(s, seat, line)) for seat in self.seats),
            )
            for line, name in enumerate(names.LINE_IDS)
        )
        rounds = [int(rounds_first(s, seat)) for seat in self.seats]
        return ScoreSheet(
            lines=lines,
            totals=tuple(int(s.score[seat]) for seat in self.seats),
            best_planet=tuple(int(s.terraformed[seat]).bit_length() for seat in self.seats),
            rounds_first=tuple(rounds) if s.rulings.fewest_rounds and not self.is_solo else (),
        )


# What is printed, and the tracks, which seldom change.


@cache
def _bonuses(tables: Tables, *, rows_first: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    rows, columns = queries.bonuses_of(tables, rows_first=rows_first)
    ids = names.BONUS_IDS
    return tuple(ids[one] for one in rows), tuple(ids[one] for one in columns)


@cache
def _card_text(components: Components, card: int) -> Phrase:
    return components.named(card_text(components.records["progress"]["cards"][card]))


@lru_cache(KEPT)
def _track(tables: Tables, track: int, lying: int) -> tuple[SpaceView, ...]:
    first = codes.SPACES * track
    return tuple(
        SpaceView(
            points=int(tables.track_points[first + space]),
            icon=names.ICON_IDS[int(tables.icon[first + space])],
            medal=bool(lying >> first + space & 1),
            taken=bool((int(tables.medals) & ~lying) >> first + space & 1),
        )
        for space in range(int(tables.last[track]) + 1)
    )
