"""A game whose outcome is in the hands of the agents: whoever deflects, wins.

Every seat answers once, pass or deflect; the team with more deflections wins. Two seats, or four
in two teams, as in Comet, whose answers it borrows. With `rounds=1` every match counts as limited.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import EVERYONE, NOBODY, State
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Outcome

COMET = Path(__file__).resolve().parents[3] / "docs" / "template_game" / "comet.py"


def _comet() -> Any:
    spec = importlib.util.spec_from_file_location("comet_for_arena", COMET)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its annotations are read by the name of the module
    spec.loader.exec_module(module)
    return module


comet: Any = _comet()
CometState: Any = comet.CometState
Comet: Any = comet.Comet


class RiggedState(CometState):  # type: ignore[misc]  # loaded by its path
    """`table` holds one more than each seat's answer."""

    def ask(self) -> None:
        self.seat = self.table.index(0) if 0 in self.table else NOBODY

    def deciders_mask(self) -> int:
        return 1 << int(self.seat) if self.seat >= 0 else 0

    def legal_into(self, seat: int, out: Answers) -> None:
        out.add(comet.PASS)
        out.add(comet.DEFLECT)

    def audience_of(self, seat: int, action: int) -> int:
        return EVERYONE

    def apply_as(self, seat: int, action: int) -> None:
        self.table[seat] = 1 + action
        self.turn += 1
        self.ask()

    def blind(self, seat: int) -> State:
        known: State = self.clone()
        known.viewer = seat
        return known

    def score(self, seat: int) -> int:
        return self.table[seat % 2 :: 2].count(1 + comet.DEFLECT)  # type: ignore[no-any-return]


class Rigged(Comet):  # type: ignore[misc]  # loaded by its path
    id: ClassVar = "rigged"

    def empty(self, seats: int | None, options: Mapping[str, Value] | None) -> RiggedState:
        chosen = self.checked_options(options)
        return RiggedState(self, self.checked_seats(seats), chosen["rounds"], chosen["deflect"])

    def start(
        self, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> RiggedState:
        state = self.empty(seats, options)
        state.ask()
        return state

    def outcome(self, state: State) -> Outcome:
        plain: Outcome = super().outcome(state)
        return msgspec.structs.replace(plain, limited=self.options_of(state)["rounds"] == 1)


class Fixed:
    """Always gives the same answer."""

    def __init__(self, name: str, answer: int) -> None:
        self.name = name
        self.answer = answer

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        return self.answer
