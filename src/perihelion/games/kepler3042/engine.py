"""Kepler-3042 as the kernel drives it: the fields of a state joined to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042.codes import (
    C_DEAL,
    C_OBJECTIVE,
    C_REVEAL,
    CUBES,
    F_CELL,
    F_FREE_LEVELS,
    F_LEG,
    F_PLACE,
    F_REVEAL,
    F_SHIP,
    F_TOKEN,
    LINES,
    MAX_FRAMES,
    QUANTUM_STEPS,
    RUNNING,
    SEATS,
)
from perihelion.games.kepler3042.rules.apply import answer, answer_chance, cause_of
from perihelion.games.kepler3042.rules.chance_answers import draw, list_chance, weight_of
from perihelion.games.kepler3042.rules.frames import top_a, top_b, top_c, top_kind
from perihelion.games.kepler3042.rules.free_levels import undecided
from perihelion.games.kepler3042.rules.hidden_info import fill_in, hide
from perihelion.games.kepler3042.rules.legal import list_answers
from perihelion.games.kepler3042.rules.observing import observe
from perihelion.games.kepler3042.rules.order import seat_in_order
from perihelion.games.kepler3042.rules.random_answers import guess_cell, guess_hex
from perihelion.games.kepler3042.rules.setup import lay_out
from perihelion.games.kepler3042.rules.stack import settle
from perihelion.games.kepler3042.state import Fields
from perihelion.games.kepler3042.tables import Rulings, Tables
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.packing import NUMBER, Unpacking
from perihelion.kernel.rng import Rng
from perihelion.kernel.seats import share_of_victory
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, EVERYONE, TRUTH

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

SCALARS: Final = 21
SHEET: Final = LINES * SEATS


class Kepler3042State(Fields):
    """One moment of a match of Kepler-3042."""

    def clone(self) -> Kepler3042State:
        return Kepler3042State(self.game, int(self.seats), self.tables, self.rulings, self)

    def legal_into(self, seat: i64, out: Answers) -> None:
        if seat == CHANCE:
            list_chance(self, out)
        else:
            list_answers(self, seat, out)

    def apply_as(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            answer_chance(self, action)
        else:
            answer(self, seat, action)
        settle(self)

    def deciders_mask(self) -> i64:
        one: i64 = 1
        if self.seat < 0:
            return 0
        if self.rulings.together and top_kind(self) == F_FREE_LEVELS:
            return undecided(self)
        return one << self.seat

    def weight_of(self, action: i64) -> i64:
        return weight_of(self, action)

    def draw(self, rng: Rng) -> i64:
        found = draw(self, rng)
        return found if found >= 0 else super().draw(rng)

    def guess(self, seat: i64, answers: Answers, rng: Rng) -> i64:
        kind = top_kind(self)
        if kind == F_CELL:
            return guess_cell(self, seat, rng)
        if kind == F_LEG or kind == F_SHIP or kind == F_REVEAL or kind == F_PLACE:
            return guess_hex(self, kind, rng)
        return super().guess(seat, answers, rng)

    def audience_of(self, seat: i64, action: i64) -> i64:
        one: i64 = 1
        if seat == CHANCE:
            if C_DEAL <= action < C_REVEAL or C_OBJECTIVE <= action < C_OBJECTIVE + 17:
                return one << seat_in_order(self, top_b(self))
            return EVERYONE
        kind = top_kind(self)
        if kind == F_TOKEN:
            return one << seat
        if kind == F_FREE_LEVELS and self.rulings.together and self.seats > 1:
            return one << seat
        return EVERYONE

    def utility(self, seat: int) -> float:
        """A victory is divided among the winners; alone, a level is passed or failed."""
        if self.reason == RUNNING:
            return 0.0
        if self.seats == 1:
            return 1.0 if self.winners else -1.0
        return share_of_victory(self, int(self.winners), seat)

    def blind(self, seat: int) -> Kepler3042State:
        if self.viewer != TRUTH:
            raise BadPosition("a blind state knows no more than its own seat")
        copy = self.clone()
        hide(copy, seat)
        return copy

    def imagine(self, rng: Rng) -> Kepler3042State:
        copy = self.clone()
        if self.viewer != TRUTH:
            fill_in(copy, rng)
        return copy

    def observe_into(self, viewer: i64, out: Sheet) -> None:
        if self.rulings.peek and self.viewer == TRUTH:
            observe(self.blind(int(viewer)), viewer, out)
        else:
            observe(self, viewer, out)

    def frame(self) -> tuple[int, int, int, int]:
        """The kind and the numbers of the frame on top, for the border."""
        if self.depth == 0:
            return (-1, 0, 0, 0)
        return (int(top_kind(self)), int(top_a(self)), int(top_b(self)), int(top_c(self)))

    def cause(self) -> int:
        """What the open question comes from."""
        return int(cause_of(self, top_kind(self)))

    def to_bytes(self) -> bytes:
        parts = [bytes(memoryview(self.sheet))]
        for numbers in self._numbers():
            packed = bytes(memoryview(numbers))
            parts.append(packed)
        parts.append(bytes(memoryview(self._scalars())))
        used: i64 = self.depth
        parts.append(bytes(memoryview(self.frames[:used])))
        if self.steps:
            rows: i64 = CUBES * (self.steps + 1)
            parts.append(bytes(memoryview(self.seen[:rows])))
        return b"".join(parts)

    def _numbers(self) -> list[vec[i64]]:
        return [
            self.open,
            self.ships,
            self.hidden,
            self.landing,
            self.place,
            self.ship,
            self.cubes,
            self.colony,
            self.terraformed,
            self.levels,
            self.space,
            self.medals,
            self.cell,
            self.objective,
            self.choice,
            self.sites,
            self.score,
        ]

    def _scalars(self) -> vec[i64]:
        return vec[i64](
            [
                self.seat,
                self.turn,
                self.viewer,
                self.depth,
                self.steps,
                self.in_play,
                self.lying,
                self.on_card,
                self.deck,
                self.card,
                self.round,
                self.first,
                self.on_turn,
                self.moved,
                self.bonuses,
                self.paid,
                self.transformed,
                self.assigned,
                self.source,
                self.winners,
                self.reason,
            ]
        )

    def _load_scalars(self, numbers: list[int]) -> None:
        self.seat = numbers[0]
        self.turn = numbers[1]
        self.viewer = numbers[2]
        self.depth = numbers[3]
        self.steps = numbers[4]
        self.in_play = numbers[5]
        self.lying = numbers[6]
        self.on_card = numbers[7]
        self.deck = numbers[8]
        self.card = numbers[9]
        self.round = numbers[10]
        self.first = numbers[11]
        self.on_turn = numbers[12]
        self.moved = numbers[13]
        self.bonuses = numbers[14]
        self.paid = numbers[15]
        self.transformed = numbers[16]
        self.assigned = numbers[17]
        self.source = numbers[18]
        self.winners = numbers[19]
        self.reason = numbers[20]

    def load_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` packed."""
        fixed = SHEET + NUMBER * (SCALARS + sum([len(row) for row in self._numbers()]))
        if len(data) < fixed:
            raise BadPosition(f"{len(data)} bytes are no state of kepler3042")
        packed = Unpacking(data)
        packed.fill_bytes(self.sheet)
        for row in self._numbers():
            packed.fill(row, len(row))
        self._load_scalars(packed.take(SCALARS))
        depth, steps = int(self.depth), int(self.steps)
        if not (0 <= depth <= MAX_FRAMES and 0 <= steps <= QUANTUM_STEPS):
            raise BadPosition(f"a stack of {depth} frames after {steps} quantum steps cannot be")
        rows = CUBES * (steps + 1) if steps else 0
        if len(data) != fixed + NUMBER * (depth + rows):
            raise BadPosition(f"{len(data)} bytes are no state of kepler3042")
        packed.fill(self.frames, depth)
        packed.fill(self.seen, rows)


def new_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> Kepler3042State:
    """A match before its first question."""
    state = Kepler3042State(game, seats, tables, rulings, None)
    lay_out(state)
    settle(state)
    return state


def bare_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> Kepler3042State:
    """A state with nothing in it, for loading and for building positions."""
    return Kepler3042State(game, seats, tables, rulings, None)


def resume(state: Kepler3042State) -> None:
    """Find out who has to answer, after a position has been put on the table."""
    settle(state)
