"""Zenith at the kernel's border: what everybody else asks the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final

import msgspec

from perihelion.games.zenith import codes
from perihelion.games.zenith.action_structs import CHANCE_GRAMMAR, GRAMMAR
from perihelion.games.zenith.actions import ActionTable
from perihelion.games.zenith.chances import chance_of
from perihelion.games.zenith.data_set.check import FILES, PARTS, Printed, read_catalogue
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    RESOURCES,
    TOKEN_IDS,
    Components,
    components,
    home,
)
from perihelion.games.zenith.engine import ZenithState, bare_state, new_state
from perihelion.games.zenith.events import EVENT_KINDS, REASONS
from perihelion.games.zenith.frame_kinds import QUESTION_KINDS
from perihelion.games.zenith.options import OPTION_SPECS, rulings_of
from perihelion.games.zenith.phrases import names
from perihelion.games.zenith.phrases.decisions import decision_of
from perihelion.games.zenith.phrases.effects import sentences
from perihelion.games.zenith.phrases.events import tell
from perihelion.games.zenith.phrases.explain import effects_of, explain
from perihelion.games.zenith.positions.invariants import audit
from perihelion.games.zenith.positions.position import Position, describe, fill
from perihelion.games.zenith.positions.validate import check_settled
from perihelion.games.zenith.rules.influence import discs_won
from perihelion.games.zenith.rules.sides import side_of
from perihelion.games.zenith.views.layout import layout
from perihelion.games.zenith.views.observation import fields_of
from perihelion.games.zenith.views.sketch import sketch
from perihelion.games.zenith.views.view import ZenithView, view_of
from perihelion.kernel import wire
from perihelion.kernel.actions import Act, Grammar
from perihelion.kernel.data_sets import KEPT, Folder, Part
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.game import Game, Say
from perihelion.kernel.observing import Field
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.positions import read_as, refuse
from perihelion.kernel.state import NOBODY, State
from perihelion.kernel.table_options import Value

MOST_LEGAL: Final = 3 * 84
"""A hand can grow to all cards but the other first hands, with three actions for each card."""
PLIES_PER_TURN: Final = 150
SETUP_PLIES: Final = 3 + 8 + 2 + 1 + 2 * 16 + 4


class Zenith(Game):
    """The rules of Zenith."""

    id: ClassVar[str] = "zenith"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 4)
    option_specs: ClassVar[tuple[wire.OptionSpec, ...]] = OPTION_SPECS
    first_options: ClassVar[Mapping[str, Value]] = {"technology": "SUN"}
    event_kinds: ClassVar[tuple[wire.EventKind, ...]] = EVENT_KINDS
    grammar: ClassVar[Grammar] = GRAMMAR
    chance_grammar: ClassVar[Grammar] = CHANCE_GRAMMAR
    question_kinds: ClassVar[tuple[str, ...]] = QUESTION_KINDS
    view_type: ClassVar[type[wire.View]] = ZenithView
    printed_type: ClassVar[type[msgspec.Struct] | None] = Printed
    data_files: ClassVar[tuple[str, ...]] = tuple(FILES)
    data_shapes: ClassVar[Mapping[str, type[msgspec.Struct]]] = FILES
    data_parts: ClassVar[tuple[Part, ...]] = PARTS
    observation_note: ClassVar[str] = (
        "Both teams of the four-seat game are sides: `mine` is my team, and `seats` has my partner "
        "and two opponents. Not told: the order of pending work further down than three steps, "
        "which card a cost has moved, and the odds with which held cards lie in a hand."
    )

    # Making states.

    def start(
        self, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> ZenithState:
        count, chosen = self.checked_seats(seats), self.checked_options(options)
        return new_state(self.playing(chosen), count, _data(chosen).tables, rulings_of(chosen))

    def _bare(self, seats: int, options: Mapping[str, Value] | None) -> ZenithState:
        count, chosen = self.checked_seats(seats), self.checked_options(options)
        return bare_state(self.playing(chosen), count, _data(chosen).tables, rulings_of(chosen))

    def position(self, description: Mapping[str, object]) -> ZenithState:
        given = read_as(Position, description, self.id)
        state = self._bare(given.seats, given.options)
        fill(state, given, _data(self.checked_options(given.options)))
        return state

    def describe(self, state: State) -> dict[str, object]:
        return describe(_zenith(state), self._data_of(state), self.options_of(state))

    def from_bytes(
        self, data: bytes, seats: int, options: Mapping[str, Value] | None = None
    ) -> ZenithState:
        state = self._bare(seats, options)
        state.load_bytes(data)
        refuse(audit(state))
        check_settled(state)
        return state

    def options_of(self, state: State) -> dict[str, Value]:
        return dict(_zenith(state).rulings.options)

    def data_digest(self, options: Mapping[str, Value] | None = None) -> str:
        return _data(self.checked_options(options)).digest

    def _data_of(self, state: State) -> Components:
        return _data(_zenith(state).rulings.options)

    def read_set(self, folder: Folder) -> Components:
        return Components(read_catalogue(folder))

    def data_home(self) -> Traversable:
        return home()

    def printed(self, options: Mapping[str, Value] | None = None) -> dict[str, Any]:
        catalogue = _data(self.checked_options(options)).catalogue
        return {
            "agents": catalogue.agents,
            "boards": catalogue.boards,
            "tokens": catalogue.tokens,
            "row_primes": catalogue.primes,
            "diplomacy": catalogue.diplomacy,
        }

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,)) if seats == 2 else ((0, 1), (2, 3))

    # Actions.

    def act_of(self, state: State, seat: int, action: int) -> Act:
        return _actions(self._data_of(state)).act_of(_zenith(state), seat, action)

    def id_of(self, state: State, seat: int, act: Act) -> int:
        return _actions(self._data_of(state)).id_of(_zenith(state), seat, act)

    def bounds(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Bounds:
        limit = self.checked_options(options)["turn_limit"]
        return wire.Bounds(
            player_actions=codes.PLAYER_ACTIONS,
            chance_answers=codes.CHANCE_ANSWERS,
            most_legal=MOST_LEGAL,
            plies_per_turn=PLIES_PER_TURN,
            plies_per_match=SETUP_PLIES + PLIES_PER_TURN * int(limit),
        )

    # Explaining.

    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        data = self._data_of(blind)
        return decision_of(_zenith(blind), seat, data, _actions(data))

    def chance(self, state: State) -> wire.Chance:
        data = self._data_of(state)
        return chance_of(_zenith(state), data)

    def view_of(self, blind: State) -> ZenithView:
        return view_of(_zenith(blind), self._data_of(blind))

    def observation(
        self, seats: int, options: Mapping[str, Value] | None = None
    ) -> tuple[Field, ...]:
        count, chosen = self.checked_seats(seats), self.checked_options(options)
        return fields_of(count, int(chosen["turn_limit"]), _data(chosen))

    def outcome(self, state: State) -> wire.Outcome:
        played = _zenith(state)
        if played.seat != NOBODY:
            raise BadPosition("the match is not over yet")
        sides = [int(side_of(played, seat)) for seat in range(int(played.seats))]
        winner = int(played.winner)
        discs = [int(discs_won(played, side)) for side in range(2)]
        return wire.Outcome(
            places=tuple(1 if winner in (codes.NO_SIDE, side) else 2 for side in sides),
            scores=tuple(discs[side] for side in sides),
            reason=REASONS[int(played.reason)],
            utilities=tuple(played.utility(seat) for seat in range(int(played.seats))),
            teams=self.teams(int(played.seats)),
            limited=played.is_limited(),
        )

    def audit(self, state: State) -> list[str]:
        return audit(_zenith(state))

    def layout(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Layout:
        return layout(self.checked_seats(seats), _data(self.checked_options(options)))

    def draw_view(self, view: wire.View, say: Say) -> str:
        assert isinstance(view, ZenithView)
        return sketch(view, say, components(self.data))

    def explain(self, element: str, seats: int, options: Mapping[str, Value]) -> Phrase | None:
        return explain(element, seats, _data(self.checked_options(options)))

    def sentences(
        self, element: str, seats: int, options: Mapping[str, Value]
    ) -> tuple[Phrase | None, ...]:
        return sentences(effects_of(element, seats, _data(self.checked_options(options))))

    def name_of(self, element: str) -> Phrase | str:
        return names.name_of(element, components(self.data))

    def tell(self, event: wire.Event) -> Phrase:
        return tell(event, components(self.data))

    def element_of(self, kind: str, value: int) -> str | int:
        if kind == "int":
            return value
        if kind == "side" and value == codes.NO_SIDE:
            return "nobody"
        if kind == "place":
            planets = len(PLANET_IDS)
            known = PLANET_IDS[value] if value < planets else PEOPLE_IDS[value - planets]
            return f"token-at:{known}"
        listed = ELEMENT_IDS.get(kind)
        if kind == "card":
            listed = components(self.data).card_ids
        return f"{kind}:{value if listed is None else listed[value]}"

    def cause_of(self, cause: int) -> str | None:
        return names.source_of(cause, components(self.data))


ELEMENT_IDS: Final[dict[str, tuple[str, ...]]] = {
    "planet": PLANET_IDS,
    "people": PEOPLE_IDS,
    "board": BOARD_IDS,
    "token": TOKEN_IDS,
    "resource": RESOURCES,
    "reason": REASONS,
}


def _zenith(state: State) -> ZenithState:
    assert isinstance(state, ZenithState), f"a state of zenith, not {type(state).__name__}"
    return state


def _data(options: Mapping[str, Value]) -> Components:
    return components(str(options["data"]))


@lru_cache(KEPT)
def _actions(data: Components) -> ActionTable:
    return ActionTable(data)
