"""Proving that a turn can be won: every answer of the turn is tried, and every answer of chance.

Whoever proves needs one answer of their own that wins; of chance and of the others every answer
must leave it won. So the proof holds whatever is drawn.
"""

from __future__ import annotations

import msgspec

from perihelion.kernel.state import NOBODY, State
from perihelion.match.errors import TooLong


class Proof(msgspec.Struct, frozen=True):
    """Which answers win the turn, and what had to be looked at."""

    answers: list[int]
    nodes: int


def winning_answers(state: State, seat: int, most: int) -> Proof:
    """The answers of `seat` that win this turn for certain; raises TooLong beyond `most` positions.

    Empty where none does.
    """
    turn = Turn(seat, int(state.turn), most)
    answers = [one for one in state.legal(seat) if turn.is_won_by(state, one)]
    return Proof(answers, len(turn.known))


def winning_line(state: State, seat: int, most: int) -> list[str]:
    """Answers that win the turn, those of chance included: of several the first."""
    turn = Turn(seat, int(state.turn), most)
    world, line = state.clone(), []
    while world.seat != NOBODY and turn.is_won(world):
        legal = world.legal()
        if world.seat == seat:
            legal = [one for one in legal if turn.is_won_by(world, one)]
        line.append(world.text(legal[0]))
        world.apply(legal[0])
    return line


class Turn:
    """The positions of one turn, each looked at once."""

    def __init__(self, seat: int, turn: int, most: int) -> None:
        self.seat = seat
        self.turn = turn
        self.most = most
        self.known: dict[bytes, bool] = {}

    def is_won_by(self, state: State, action: int) -> bool:
        """Whether an answer to the open question leaves the turn won."""
        after = state.clone()
        after.apply(action)
        return self.is_won(after)

    def is_won(self, state: State) -> bool:
        """Whether the seat can win in this turn, whatever the others and chance answer."""
        if state.seat == NOBODY:
            return state.utility(self.seat) > 0
        if state.turn != self.turn:
            return False
        key = state.to_bytes()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLong(f"the turn has more than {self.most} positions")
            every = all if state.seat != self.seat else any
            self.known[key] = every(self.is_won_by(state, one) for one in state.legal())
        return self.known[key]
