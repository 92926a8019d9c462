"""Kepler-3042 at the kernel's border: what everybody else asks the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import ClassVar, Final

import msgspec

from perihelion.games.kepler3042 import action_ids, action_structs, codes
from perihelion.games.kepler3042.campaigns import SoloCampaign, campaigns_of
from perihelion.games.kepler3042.chances import chance_of
from perihelion.games.kepler3042.data_set.check import PARTS, SHAPES, read_records
from perihelion.games.kepler3042.data_set.components import Components, components, home
from perihelion.games.kepler3042.data_set.names import renaming
from perihelion.games.kepler3042.engine import Kepler3042State, bare_state, new_state
from perihelion.games.kepler3042.events import DECISION_KINDS, EVENT_KINDS, MEDAL, REASONS
from perihelion.games.kepler3042.facts import QUESTIONS
from perihelion.games.kepler3042.options import OPTION_SPECS, check_for_seats, rulings_of
from perihelion.games.kepler3042.phrases import names, phrases
from perihelion.games.kepler3042.phrases.decisions import decision_of
from perihelion.games.kepler3042.phrases.events import tell
from perihelion.games.kepler3042.phrases.explain import explain
from perihelion.games.kepler3042.positions.invariants import audit
from perihelion.games.kepler3042.positions.position import GAME, Position
from perihelion.games.kepler3042.positions.position_read import fill
from perihelion.games.kepler3042.positions.position_write import describe
from perihelion.games.kepler3042.positions.validate import check_settled, check_sound
from perihelion.games.kepler3042.rules.scoring import rank_of
from perihelion.games.kepler3042.views.fill import view_of
from perihelion.games.kepler3042.views.layout import layout
from perihelion.games.kepler3042.views.observation import fields_of
from perihelion.games.kepler3042.views.sketch import sketch
from perihelion.games.kepler3042.views.view import Kepler3042View
from perihelion.kernel import wire
from perihelion.kernel.actions import Act, Facts, Grammar
from perihelion.kernel.data_sets import Folder, Part
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.game import Game, Say
from perihelion.kernel.observing import Field
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.positions import read_as
from perihelion.kernel.state import NOBODY, State
from perihelion.kernel.table_options import Value

MOST_LEGAL: Final = codes.HEXES
"""A ship may go, or a body be laid, anywhere but on stars."""
QUANTUM_PLIES: Final = 4 * codes.QUANTUM_STEPS
"""The door and three nodes for each step, between two other decisions (R37)."""
DECISIONS_PER_TURN: Final = 120
"""Other decisions and reveals of a turn and of the resolution after it; amply."""
PLIES_PER_TURN: Final = DECISIONS_PER_TURN * (1 + QUANTUM_PLIES)
SETUP_PLIES: Final = 4 * codes.TOKENS + 2 * codes.SEATS + 8


class Kepler3042(Game):
    """Exploration and resource management in the Milky Way, for one to four nations."""

    id: ClassVar[str] = GAME
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    option_specs: ClassVar[tuple[wire.OptionSpec, ...]] = OPTION_SPECS
    event_kinds: ClassVar[tuple[wire.EventKind, ...]] = EVENT_KINDS
    grammar: ClassVar[Grammar] = action_structs.GRAMMAR
    chance_grammar: ClassVar[Grammar] = action_structs.CHANCE_GRAMMAR
    question_kinds: ClassVar[tuple[str, ...]] = (*DECISION_KINDS, MEDAL)
    question_facts: ClassVar[Mapping[str, type[Facts]]] = QUESTIONS
    view_type: ClassVar[type[wire.View]] = Kepler3042View
    data_files: ClassVar[tuple[str, ...]] = tuple(SHAPES)
    data_shapes: ClassVar[Mapping[str, type[msgspec.Struct]]] = SHAPES
    data_parts: ClassVar[tuple[Part, ...]] = PARTS
    observation_note: ClassVar[str] = (
        "With more seats the fields of `me` come again for each nation after me, as `me+1.` and so "
        "on, and `seat` leads the row; the ghost plays only in the solo game. Not told: pending "
        "work beneath the open question, and the distributions of cubes that quantum steps may not "
        "come back to."
    )

    # Making states.

    def start(
        self, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> Kepler3042State:
        count, chosen = self._checked(seats, options)
        return new_state(self.playing(chosen), count, self._data(chosen).tables, rulings_of(chosen))

    def _checked(
        self, seats: int | None, options: Mapping[str, Value] | None
    ) -> tuple[int, dict[str, Value]]:
        count, chosen = self.checked_seats(seats), self.checked_options(options)
        check_for_seats(count, chosen)
        return count, chosen

    def _bare(self, seats: int, options: Mapping[str, Value] | None) -> Kepler3042State:
        count, chosen = self._checked(seats, options)
        return bare_state(
            self.playing(chosen), count, self._data(chosen).tables, rulings_of(chosen)
        )

    def position(self, description: Mapping[str, object]) -> Kepler3042State:
        given = read_as(Position, description, self.id)
        state = self._bare(given.seats, given.options)
        fill(state, given)
        return state

    def describe(self, state: State) -> dict[str, object]:
        return describe(_kepler(state), self.options_of(state))

    def from_bytes(
        self, data: bytes, seats: int, options: Mapping[str, Value] | None = None
    ) -> Kepler3042State:
        state = self._bare(seats, options)
        state.load_bytes(data)
        check_sound(state)
        check_settled(state)
        return state

    def options_of(self, state: State) -> dict[str, Value]:
        return dict(_kepler(state).rulings.options)

    def data_digest(self, options: Mapping[str, Value] | None = None) -> str:
        return self._data(self.checked_options(options)).digest

    def read_set(self, folder: Folder) -> Components:
        return Components(read_records(folder))

    def data_home(self) -> Traversable:
        return home()

    def _data(self, options: Mapping[str, Value]) -> Components:
        return components(str(options["data"]))

    def _data_of(self, state: State) -> Components:
        return self._data(_kepler(state).rulings.options)

    # Actions.

    def act_of(self, state: State, seat: int, action: int) -> Act:
        return action_ids.act_of(_kepler(state), seat, action)

    def id_of(self, state: State, seat: int, act: Act) -> int:
        return action_ids.id_of(_kepler(state), seat, act)

    def bounds(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Bounds:
        tables = self._data(self.checked_options(options)).tables
        rounds = int(tables.rounds)
        again = 0 if tables.sure[seats] else 2 * codes.TOKENS * codes.PLACEMENTS
        return wire.Bounds(
            player_actions=codes.PLAYER_ACTIONS,
            chance_answers=codes.CHANCE_ANSWERS,
            most_legal=MOST_LEGAL,
            plies_per_turn=PLIES_PER_TURN,
            plies_per_match=SETUP_PLIES + again + PLIES_PER_TURN * rounds * seats,
        )

    # Explaining.

    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        asked, data = decision_of(_kepler(blind), seat), self._data_of(blind)
        if not data.names:
            return asked
        options = tuple(
            msgspec.structs.replace(
                one, label=data.named(one.label), lacks=one.lacks and data.named(one.lacks)
            )
            for one in asked.options
        )
        return msgspec.structs.replace(asked, prompt=data.named(asked.prompt), options=options)

    def chance(self, state: State) -> wire.Chance:
        return chance_of(_kepler(state))

    def view_of(self, blind: State) -> Kepler3042View:
        return view_of(_kepler(blind), self._data_of(blind))

    def observation(
        self, seats: int, options: Mapping[str, Value] | None = None
    ) -> tuple[Field, ...]:
        count, chosen = self._checked(seats, options)
        return fields_of(count, self._data(chosen))

    def outcome(self, state: State) -> wire.Outcome:
        played = _kepler(state)
        if played.seat != NOBODY:
            raise BadPosition("the match is not over yet")
        seats = range(int(played.seats))
        ranks = [int(rank_of(played, seat)) for seat in seats]
        return wire.Outcome(
            places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
            scores=tuple(int(played.score[seat]) for seat in seats),
            reason=REASONS[int(played.reason)],
            utilities=tuple(played.utility(seat) for seat in seats),
            teams=self.teams(len(seats)),
        )

    def tie_break(
        self,
        view: wire.View,
        options: Mapping[str, Value],
        first: Sequence[int],
        equal: Sequence[int],
    ) -> Phrase | None:
        assert isinstance(view, Kepler3042View)
        if len(first) > 1 or view.sheet is None:
            return Phrase("tie-shared")
        (seat,) = first
        best = [view.sheet.best_planet[one] for one in equal]
        if best.count(max(best)) == 1:
            planet = self.name_of(f"planet:{max(best)}")
            return Phrase("tie-planet", {"seat": seat, "planet": planet})
        return Phrase("tie-rounds", {"seat": seat, "n": view.sheet.rounds_first[seat]})

    def audit(self, state: State) -> list[str]:
        return audit(_kepler(state))

    def layout(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Layout:
        count, chosen = self._checked(seats, options)
        rows_first = bool(rulings_of(chosen).rows_first)
        return layout(count, self._data(chosen), rows_first=rows_first)

    def draw_view(self, view: wire.View, say: Say) -> str:
        assert isinstance(view, Kepler3042View)
        return sketch(view, renaming(say, components(self.data).names))

    def explain(self, element: str, seats: int, options: Mapping[str, Value]) -> Phrase | None:
        chosen = self.checked_options(options)
        return explain(element, seats, chosen, self._data(chosen))

    def name_of(self, element: str) -> Phrase | str:
        return components(self.data).named(phrases.name_of(element))

    def campaigns(self) -> tuple[SoloCampaign, ...]:
        return campaigns_of(components(self.data))

    def tell(self, event: wire.Event) -> Phrase:
        return components(self.data).named(tell(event))

    def element_of(self, kind: str, value: int) -> str | int:
        return names.element_of(kind, value)

    def cause_of(self, cause: int) -> str | None:
        return names.cause_of(cause)


def _kepler(state: State) -> Kepler3042State:
    assert isinstance(state, Kepler3042State), f"a state of {GAME}, not {type(state).__name__}"
    return state
