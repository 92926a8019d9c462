"""Kepler-3Ad as the kernel drives it: the fields of a state joined to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3ad.codes import (
    C_CORPORATION,
    C_TOKEN,
    F_ROLL,
    FRAME,
    LINES,
    MAX_FRAMES,
    RUNNING,
    SCORINGS,
    SEATS,
    B,
)
from perihelion.games.kepler3ad.rules.apply import answer, answer_chance, cause_of
from perihelion.games.kepler3ad.rules.frames import top_kind
from perihelion.games.kepler3ad.rules.legal import list_answers, list_chance
from perihelion.games.kepler3ad.rules.observing import observe
from perihelion.games.kepler3ad.rules.pieces import count_at
from perihelion.games.kepler3ad.rules.rolling import group_to_roll
from perihelion.games.kepler3ad.rules.setup import lay_out
from perihelion.games.kepler3ad.rules.stack import settle
from perihelion.games.kepler3ad.state import Fields
from perihelion.games.kepler3ad.tables import Rulings, Tables
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.packing import NUMBER, Unpacking
from perihelion.kernel.rng import Rng
from perihelion.kernel.seats import share_of_victory
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, TRUTH

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

SCALARS: Final = 27
SHEET: Final = SCORINGS * LINES * SEATS


class KeplerState(Fields):
    """One moment of a match of Kepler-3Ad."""

    def clone(self) -> KeplerState:
        return KeplerState(self.game, int(self.seats), self.tables, self.rulings, self)

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

    def weight_of(self, action: i64) -> i64:
        if action < C_TOKEN:
            if action < len(self.tables.roll_weight):
                return self.tables.roll_weight[action]
            return 1
        if action < C_CORPORATION:
            return count_at(self.stack, action - C_TOKEN)
        return 1

    def draw(self, rng: Rng) -> i64:
        at: i64 = self.depth * FRAME - FRAME
        if self.frames[at] == F_ROLL:
            at += B
            pending = self.frames[at]
            dice: i64 = (pending >> (4 * group_to_roll(pending))) & 15
            t = self.tables
            row: i64 = t.row_first[dice] + rng.below(t.rows[dice])
            return i64(t.roll_of[row])
        return super().draw(rng)

    def utility(self, seat: int) -> float:
        """A victory is divided among the winners."""
        if self.reason == RUNNING:
            return 0.0
        return share_of_victory(self, int(self.winners), seat)

    def blind(self, seat: int) -> KeplerState:
        """Everything is public; what is in the stack anybody can count."""
        if self.viewer != TRUTH:
            raise BadPosition("a blind state knows no more than its own seat")
        copy = self.clone()
        copy.viewer = seat
        return copy

    def imagine(self, rng: Rng) -> KeplerState:
        copy = self.clone()
        copy.viewer = TRUTH
        return copy

    def observe_into(self, viewer: i64, out: Sheet) -> None:
        observe(self, viewer, out)

    def group_rolled(self) -> i64:
        """The group of dice that chance is asked about; the dice of a roll-off are plain."""
        at: i64 = self.depth * FRAME - FRAME
        if self.depth == 0 or self.frames[at] != F_ROLL:
            return 0
        at += B
        return group_to_roll(self.frames[at])

    def cause(self) -> int:
        """What the open question comes from."""
        return int(cause_of(self, top_kind(self)))

    def to_bytes(self) -> bytes:
        used: i64 = self.depth * FRAME
        parts = [bytes(memoryview(self.sheet))]
        for numbers in self._numbers():
            packed = bytes(memoryview(numbers))
            parts.append(packed)
        parts.append(bytes(memoryview(self._scalars())))
        parts.append(bytes(memoryview(self.frames[:used])))
        return b"".join(parts)

    def _numbers(self) -> list[vec[i64]]:
        return [
            self.pieces,
            self.supply,
            self.levels,
            self.value,
            self.score,
            self.corporation,
            self.marks,
            self.tokens,
            self.dice,
        ]

    def _scalars(self) -> vec[i64]:
        return vec[i64](
            [
                self.seat,
                self.turn,
                self.viewer,
                self.depth,
                self.faces,
                self.variant,
                self.starter,
                self.on_turn,
                self.spent,
                self.spends_left,
                self.bonus,
                self.claimed,
                self.action,
                self.face,
                self.used,
                self.arrived,
                self.raised,
                self.acted,
                self.carried,
                self.rolls,
                self.scorings,
                self.stack,
                self.stack_start,
                self.stack_epoch,
                self.discards,
                self.winners,
                self.reason,
            ]
        )

    def _load_scalars(self, numbers: list[int]) -> None:
        self.seat = numbers[0]
        self.turn = numbers[1]
        self.viewer = numbers[2]
        self.depth = numbers[3]
        self.faces = numbers[4]
        self.variant = numbers[5]
        self.starter = numbers[6]
        self.on_turn = numbers[7]
        self.spent = numbers[8]
        self.spends_left = numbers[9]
        self.bonus = numbers[10]
        self.claimed = numbers[11]
        self.action = numbers[12]
        self.face = numbers[13]
        self.used = numbers[14]
        self.arrived = numbers[15]
        self.raised = numbers[16]
        self.acted = numbers[17]
        self.carried = numbers[18]
        self.rolls = numbers[19]
        self.scorings = numbers[20]
        self.stack = numbers[21]
        self.stack_start = numbers[22]
        self.stack_epoch = numbers[23]
        self.discards = numbers[24]
        self.winners = numbers[25]
        self.reason = numbers[26]

    def load_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` packed."""
        fixed = SHEET + NUMBER * (SCALARS + sum([len(row) for row in self._numbers()]))
        depth, rest = divmod(len(data) - fixed, NUMBER * FRAME)
        if rest or not 0 <= depth <= MAX_FRAMES:
            raise BadPosition(f"{len(data)} bytes are no state of kepler3ad")
        packed = Unpacking(data)
        packed.fill_bytes(self.sheet)
        for row in self._numbers():
            packed.fill(row, len(row))
        self._load_scalars(packed.take(SCALARS))
        if self.depth != depth:
            raise BadPosition(f"the stack has {depth} frames, not {self.depth}")
        packed.fill(self.frames, FRAME * depth)


def new_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> KeplerState:
    """A match before its first question."""
    state = KeplerState(game, seats, tables, rulings, None)
    lay_out(state)
    settle(state)
    return state


def bare_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> KeplerState:
    """A state with nothing in it, for loading and for building positions."""
    return KeplerState(game, seats, tables, rulings, None)


def resume(state: KeplerState) -> None:
    """Find out who has to answer, after a position has been put on the table."""
    settle(state)
