"""Kepler-3Ad as the kernel drives it: the fields of a state joined to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
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
from perihelion.kernel.rng import Rng
from perihelion.kernel.seats import share_of_victory
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, TRUTH, State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


class KeplerState(Fields):
    """One moment of a match of Kepler-3Ad."""

    def clone(self) -> KeplerState:
        return self._seen_by(self.viewer)

    def clone_into(self, spare: State) -> KeplerState:
        assert isinstance(spare, KeplerState)
        spare.become(self)
        return spare

    def _seen_by(self, viewer: i64) -> KeplerState:
        return KeplerState(self.game, int(self.seats), self.tables, self.rulings, self, viewer)

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
        if action < c.C_TOKEN:
            if action < len(self.tables.roll_weight):
                return self.tables.roll_weight[action]
            return 1
        if action < c.C_CORPORATION:
            return count_at(self.stack, action - c.C_TOKEN)
        return 1

    def draw(self, rng: Rng) -> i64:
        at: i64 = self.depth * c.FRAME - c.FRAME
        if self.frames[at] == c.F_ROLL:
            at += c.B
            pending = self.frames[at]
            dice: i64 = (pending >> (4 * group_to_roll(pending))) & 15
            t = self.tables
            row: i64 = t.row_first[dice] + rng.below(t.rows[dice])
            return i64(t.roll_of[row])
        return super().draw(rng)

    def utility(self, seat: int) -> float:
        """A victory is divided among the winners."""
        if self.reason == c.RUNNING:
            return 0.0
        return share_of_victory(self, int(self.winners), seat)

    def is_limited(self) -> bool:
        return self.reason == c.BY_LIMIT

    def blind(self, seat: int) -> KeplerState:
        """Everything is public; what is in the stack anybody can count."""
        if self.viewer != TRUTH:
            raise BadPosition("a blind state knows no more than its own seat")
        return self._seen_by(seat)

    def imagine(self, rng: Rng) -> KeplerState:
        copy = self.clone()
        copy.viewer = TRUTH
        return copy

    def imagine_into(self, spare: State, rng: Rng) -> KeplerState:
        copy = self.clone_into(spare)
        copy.viewer = TRUTH
        return copy

    def observe_into(self, viewer: i64, out: Sheet) -> None:
        observe(self, viewer, out)

    def group_rolled(self) -> i64:
        """The group of dice that chance is asked about; the dice of a roll-off are plain."""
        at: i64 = self.depth * c.FRAME - c.FRAME
        if self.depth == 0 or self.frames[at] != c.F_ROLL:
            return 0
        at += c.B
        return group_to_roll(self.frames[at])

    def cause(self) -> int:
        """What the open question comes from."""
        return int(cause_of(self, top_kind(self)))


def new_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> KeplerState:
    """A match before its first question."""
    state = KeplerState(game, seats, tables, rulings, None, TRUTH)
    lay_out(state)
    settle(state)
    return state


def bare_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> KeplerState:
    """A state with nothing in it, for loading and for building positions."""
    return KeplerState(game, seats, tables, rulings, None, TRUTH)


def resume(state: KeplerState) -> None:
    """Find out who has to answer, after a position has been put on the table."""
    settle(state)
