"""Kepler-3Ad at the kernel's border: what everybody else asks the two games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final

import msgspec

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.action_structs import CHANCE_GRAMMAR, GRAMMAR
from perihelion.games.kepler3ad.actions import ActionTable
from perihelion.games.kepler3ad.chances import chance_of
from perihelion.games.kepler3ad.data_set.check import PARTS, SHAPES, read_records
from perihelion.games.kepler3ad.data_set.components import Components, components, home
from perihelion.games.kepler3ad.edition import FIRST, SECOND, Edition
from perihelion.games.kepler3ad.engine import KeplerState, bare_state, new_state
from perihelion.games.kepler3ad.events import EVENT_KINDS, REASONS
from perihelion.games.kepler3ad.facts import QUESTIONS
from perihelion.games.kepler3ad.options import LONGEST, OPTION_SPECS, rulings_of
from perihelion.games.kepler3ad.phrases import names, phrases
from perihelion.games.kepler3ad.phrases.decisions import decision_of, kinds_of
from perihelion.games.kepler3ad.phrases.events import tell
from perihelion.games.kepler3ad.phrases.explain import explain
from perihelion.games.kepler3ad.positions.invariants import audit
from perihelion.games.kepler3ad.positions.position import Position, describe, fill
from perihelion.games.kepler3ad.positions.validate import check_settled
from perihelion.games.kepler3ad.rules.ending import rank_of
from perihelion.games.kepler3ad.views.layout import layout
from perihelion.games.kepler3ad.views.observation import fields_of
from perihelion.games.kepler3ad.views.sketch import sketch
from perihelion.games.kepler3ad.views.view import (
    Kepler3Ad1View,
    Kepler3Ad2View,
    KeplerView,
    view_of,
)
from perihelion.kernel import wire
from perihelion.kernel.actions import Act, Facts, Grammar
from perihelion.kernel.data_sets import Folder, Part
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.game import EventRow, Game, Say
from perihelion.kernel.observing import Field
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.positions import read_as, refuse
from perihelion.kernel.state import NOBODY, State
from perihelion.kernel.table_options import Value

MOST_LEGAL: Final = 4 * codes.SPACES * 2
"""Every piece of four opponents of two kinds, one on each space."""
PLIES_PER_TURN: Final = 80
"""A roll, spends with their dice and pieces, 421 bonuses, groups, the refill; amply."""
SETUP_PLIES: Final = 12 + 3 + 1 + 5 + 4
ROLL_OFFS: Final = 1000


class Kepler3Ad(Game):
    """The rules that both editions share, and where each finds its own."""

    edition: ClassVar[Edition]
    rules_version: ClassVar[int] = 1
    bot_options: ClassVar[Mapping[str, Value]] = {"turn_limit": 1000}
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    event_kinds: ClassVar[tuple[wire.EventKind, ...]] = EVENT_KINDS
    grammar: ClassVar[Grammar] = GRAMMAR
    chance_grammar: ClassVar[Grammar] = CHANCE_GRAMMAR
    question_facts: ClassVar[Mapping[str, type[Facts]]] = QUESTIONS

    # Making states.

    def start(
        self, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> KeplerState:
        count, chosen = self.checked_seats(seats), self.checked_options(options)
        rulings = rulings_of(self.edition, chosen)
        return new_state(self.playing(chosen), count, self._data(chosen).tables, rulings)

    def _bare(self, seats: int, options: Mapping[str, Value] | None) -> KeplerState:
        count, chosen = self.checked_seats(seats), self.checked_options(options)
        rulings = rulings_of(self.edition, chosen)
        return bare_state(self.playing(chosen), count, self._data(chosen).tables, rulings)

    def position(self, description: Mapping[str, object]) -> KeplerState:
        given = read_as(Position, description, self.id)
        state = self._bare(given.seats, given.options)
        fill(state, given, self._data_of(state))
        return state

    def describe(self, state: State) -> dict[str, object]:
        return describe(_kepler(state), self._data_of(state), self.options_of(state))

    def from_bytes(
        self, data: bytes, seats: int, options: Mapping[str, Value] | None = None
    ) -> KeplerState:
        state = self._bare(seats, options)
        state.load_bytes(data)
        refuse(audit(state))
        check_settled(state)
        return state

    def options_of(self, state: State) -> dict[str, Value]:
        return dict(_kepler(state).rulings.options)

    def data_digest(self, options: Mapping[str, Value] | None = None) -> str:
        return self._data(self.checked_options(options)).digest

    def read_set(self, folder: Folder) -> Components:
        return Components(self.edition, read_records(folder, self.edition))

    def data_home(self) -> Traversable:
        return home()

    def printed(self, options: Mapping[str, Value] | None = None) -> dict[str, Any]:
        records = self._data(self.checked_options(options)).records
        return {name: records[name] for name in ("units", "actions", "tracks")}

    def _data(self, options: Mapping[str, Value]) -> Components:
        return components(self.edition, str(options["data"]))

    def _data_of(self, state: State) -> Components:
        return self._data(_kepler(state).rulings.options)

    # Actions.

    def act_of(self, state: State, seat: int, action: int) -> Act:
        return _actions(self.edition).act_of(_kepler(state), seat, action)

    def id_of(self, state: State, seat: int, act: Act) -> int:
        return _actions(self.edition).id_of(_kepler(state), seat, act)

    def bounds(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Bounds:
        limit = int(self.checked_options(options)["turn_limit"])
        # Without a limit nothing in the rules ends a match in which nobody converts (R31).
        turns = limit or LONGEST
        return wire.Bounds(
            player_actions=codes.PLAYER_ACTIONS,
            chance_answers=codes.CHANCE_ANSWERS,
            most_legal=MOST_LEGAL,
            plies_per_turn=PLIES_PER_TURN,
            plies_per_match=SETUP_PLIES + PLIES_PER_TURN * turns + ROLL_OFFS,
        )

    # Explaining.

    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        table = _actions(self.edition)
        return decision_of(_kepler(blind), seat, self._data_of(blind), table)

    def chance(self, state: State) -> wire.Chance:
        return chance_of(_kepler(state), self.edition)

    def view_of(self, blind: State) -> KeplerView:
        return view_of(_kepler(blind), self._data_of(blind))

    def observation(
        self, seats: int, options: Mapping[str, Value] | None = None
    ) -> tuple[Field, ...]:
        count, chosen = self.checked_seats(seats), self.checked_options(options)
        return fields_of(count, rulings_of(self.edition, chosen), self._data(chosen))

    def outcome(self, state: State) -> wire.Outcome:
        played = _kepler(state)
        if played.seat != NOBODY:
            raise BadPosition("the match is not over yet")
        seats = range(int(played.seats))
        return wire.Outcome(
            places=places_of(played),
            scores=tuple(int(played.score[seat]) for seat in seats),
            reason=REASONS[int(played.reason)],
            utilities=tuple(played.utility(seat) for seat in seats),
            teams=self.teams(len(seats)),
            limited=played.is_limited(),
        )

    def tie_break(
        self,
        view: wire.View,
        options: Mapping[str, Value],
        first: Sequence[int],
        equal: Sequence[int],
    ) -> Phrase | None:
        assert isinstance(view, KeplerView)
        if len(first) > 1:
            return Phrase("tie-shared")
        (seat,) = first
        won = [_allegiances(view, options, one) for one in equal]
        decided = "allegiances" if won.count(max(won)) == 1 else "dice"
        return Phrase(f"tie-{decided}", {"seat": seat})

    def audit(self, state: State) -> list[str]:
        return audit(_kepler(state))

    def layout(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Layout:
        return layout(self.checked_seats(seats), self._data(self.checked_options(options)))

    def draw_view(self, view: wire.View, say: Say) -> str:
        assert isinstance(view, KeplerView)
        return sketch(view, say, components(self.edition, self.data))

    def explain(self, element: str, seats: int, options: Mapping[str, Value]) -> Phrase | None:
        chosen = self.checked_options(options)
        return explain(element, seats, chosen, self._data(chosen))

    def name_of(self, element: str) -> Phrase | str:
        return phrases.name_of(element, components(self.edition, self.data))

    def tell(self, event: wire.Event) -> Phrase:
        return tell(event, components(self.edition, self.data))

    def element_of(self, kind: str, value: int) -> str | int:
        return names.element_of(kind, value, self.edition)

    def _event(self, row: EventRow, *, open_to: bool) -> wire.Event:
        event = super()._event(row, open_to=open_to)
        return _with_level(event, components(self.edition, self.data).levels)

    def cause_of(self, cause: int) -> str | None:
        return names.cause_of(cause)


class FirstEdition(Kepler3Ad):
    """Kepler-3Ad on one planet, with diplomats and leaders."""

    edition = FIRST
    id: ClassVar[str] = FIRST.id
    option_specs: ClassVar[tuple[wire.OptionSpec, ...]] = OPTION_SPECS[1]
    question_kinds: ClassVar[tuple[str, ...]] = kinds_of(FIRST)
    view_type: ClassVar[type[wire.View]] = Kepler3Ad1View
    data_files: ClassVar[tuple[str, ...]] = (FIRST.file,)
    data_shapes: ClassVar[Mapping[str, type[msgspec.Struct]]] = {FIRST.file: SHAPES[1]}
    data_parts: ClassVar[tuple[Part, ...]] = PARTS[1]
    observation_note: ClassVar[str] = (
        "With more seats the fields of `me` come again for each seat after me. Nothing in this game"
        " is secret. Not told: pending work beneath the open question, dice set aside for a roll "
        "that is going on, and the score sheet."
    )


class SecondEdition(Kepler3Ad):
    """Kepler-3Ad in a galaxy, with ships, clans and corporations."""

    edition = SECOND
    id: ClassVar[str] = SECOND.id
    option_specs: ClassVar[tuple[wire.OptionSpec, ...]] = OPTION_SPECS[2]
    question_kinds: ClassVar[tuple[str, ...]] = kinds_of(SECOND)
    view_type: ClassVar[type[wire.View]] = Kepler3Ad2View
    data_files: ClassVar[tuple[str, ...]] = (SECOND.file,)
    data_shapes: ClassVar[Mapping[str, type[msgspec.Struct]]] = {SECOND.file: SHAPES[2]}
    data_parts: ClassVar[tuple[Part, ...]] = PARTS[2]
    observation_note: ClassVar[str] = (
        "As in the first edition, with the units, clans and corporations of the second."
    )

    def set_without(self, element: str, named: str = "") -> dict[str, Any] | None:
        kind, _, name = element.partition(":")
        if kind != "corporation":
            return None
        files = self.set_files(named).files
        records = files[SECOND.file]
        usual = records["influence"]["max_spends_per_turn"]
        for card in records["corporations"]:
            if card["id"] == name:
                card["effect"] = {"type": "max_spends_per_turn", "value": usual}
                card["timing"] = "passive"
        return files


def _with_level(event: wire.Event, printed: Mapping[str, tuple[int, ...]]) -> wire.Event:
    """The level that a disc comes to, as it is printed on its track."""
    level = event.args.get("level")
    if not isinstance(level, int):
        return event
    named = event.args.get("track") or event.args["token"]
    track = str(named).partition(":")[2]
    if printed[track][level] == level:
        return event
    return msgspec.structs.replace(event, args={**event.args, "level": printed[track][level]})


def places_of(state: KeplerState) -> tuple[int, ...]:
    """The place of each seat: winners first, then by score and tie-breaks, shared if equal."""
    seats = range(int(state.seats))
    keys = [(int(state.winners) >> seat & 1, int(rank_of(state, seat))) for seat in seats]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _allegiances(view: KeplerView, options: Mapping[str, Value], seat: int) -> int:
    """What breaks a tie: different clans, or all wins (R25)."""
    if options.get("allegiance_count") != "total_wins":
        return len(view.seats[seat].allegiances)
    return sum(line.won == seat for scoring in view.scorings for line in scoring.lines)


def _kepler(state: State) -> KeplerState:
    assert isinstance(state, KeplerState), f"a state of kepler3ad, not {type(state).__name__}"
    return state


@cache
def _actions(edition: Edition) -> ActionTable:
    return ActionTable(edition)
