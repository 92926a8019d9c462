"""Kepler-3042 as the kernel drives it: the fields of a state joined to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.apply import answer, answer_chance, cause_of
from perihelion.games.kepler3042.rules.chance_answers import draw, list_chance, weight_of
from perihelion.games.kepler3042.rules.frames import top_a, top_b, top_c, top_kind
from perihelion.games.kepler3042.rules.free_levels import undecided
from perihelion.games.kepler3042.rules.hidden_info import fill_in, show
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
from perihelion.kernel.rng import Rng
from perihelion.kernel.seats import share_of_victory
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, EVERYONE, TRUTH, State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


class Kepler3042State(Fields):
    """One moment of a match of Kepler-3042."""

    def clone(self) -> Kepler3042State:
        return self._seen_by(self.viewer)

    def clone_into(self, spare: State) -> Kepler3042State:
        assert isinstance(spare, Kepler3042State)
        spare.become(self)
        return spare

    def _seen_by(self, viewer: i64) -> Kepler3042State:
        return Kepler3042State(self.game, int(self.seats), self.tables, self.rulings, self, viewer)

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
        if self.rulings.together and top_kind(self) == c.F_FREE_LEVELS:
            return undecided(self)
        return one << self.seat

    def weight_of(self, action: i64) -> i64:
        return weight_of(self, action)

    def draw(self, rng: Rng) -> i64:
        found = draw(self, rng)
        return found if found >= 0 else super().draw(rng)

    def guess(self, seat: i64, answers: Answers, rng: Rng) -> i64:
        kind = top_kind(self)
        if kind == c.F_CELL:
            return guess_cell(self, seat, rng)
        if kind == c.F_LEG or kind == c.F_SHIP or kind == c.F_REVEAL or kind == c.F_PLACE:
            return guess_hex(self, kind, rng)
        return super().guess(seat, answers, rng)

    def audience_of(self, seat: i64, action: i64) -> i64:
        one: i64 = 1
        if seat == CHANCE:
            if c.C_DEAL <= action < c.C_REVEAL or c.C_OBJECTIVE <= action < c.C_OBJECTIVE + 17:
                return one << seat_in_order(self, top_b(self))
            return EVERYONE
        kind = top_kind(self)
        if kind == c.F_TOKEN:
            return one << seat
        if kind == c.F_FREE_LEVELS and self.rulings.together and self.seats > 1:
            return one << seat
        return EVERYONE

    def utility(self, seat: int) -> float:
        """A victory is divided among the winners; alone, a level is passed or failed."""
        if self.reason == c.RUNNING:
            return 0.0
        if self.seats == 1:
            return 1.0 if self.winners else -1.0
        return share_of_victory(self, int(self.winners), seat)

    def is_limited(self) -> bool:
        return False

    def blind(self, seat: int) -> Kepler3042State:
        if self.viewer != TRUTH:
            raise BadPosition("a blind state knows no more than its own seat")
        known = self._seen_by(seat)
        show(known, self, seat)
        return known

    def imagine(self, rng: Rng) -> Kepler3042State:
        return self._filled_in(self.clone(), rng)

    def imagine_into(self, spare: State, rng: Rng) -> Kepler3042State:
        return self._filled_in(self.clone_into(spare), rng)

    def _filled_in(self, copy: Kepler3042State, rng: Rng) -> Kepler3042State:
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


def new_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> Kepler3042State:
    """A match before its first question."""
    state = Kepler3042State(game, seats, tables, rulings, None, TRUTH)
    lay_out(state)
    settle(state)
    return state


def bare_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> Kepler3042State:
    """A state with nothing in it, for loading and for building positions."""
    return Kepler3042State(game, seats, tables, rulings, None, TRUTH)


def resume(state: Kepler3042State) -> None:
    """Find out who has to answer, after a position has been put on the table."""
    settle(state)
