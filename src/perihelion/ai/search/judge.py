"""What a search knows of a game: how good a position looks, and which answers look promising.

`Judge` itself knows nothing beyond the rules. A game's own is in `games/<game>/ai`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from perihelion.kernel.answers import Answers
from perihelion.kernel.state import NOBODY, State

OTHER_SEATS: Final = "the weights were not tried with"
OTHER_DATA: Final = "the weights were not tried on"
"""How judges begin to tell why weights are not used at a table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Worth and promise by the rules alone: the end is what it is, and all else is even."""

    informed: bool = False
    """Whether `judge` means something before the end; if not, a search plays to the end."""

    def told(self) -> str:
        """Who judges: hand-written rules or which learned weights."""
        return "hand-written"

    def judge(self, state: State, worth: vec[float]) -> None:
        """Write the worth of the position for each seat, from -1 to 1."""
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = state.utility(int(seat)) if state.seat == NOBODY else 0.0
            seat += 1

    def weigh(self, state: State, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """Write how promising each of the answers looks, above 0; only the ratios count."""
        at: i64 = 0
        while at < answers.count:
            weight[at] = 1.0
            at += 1

    def question(self, state: State) -> i64:
        """What kind of question is open: an answer of a plan fits the same kind alone."""
        return 0

    def gain(self, state: State, seat: i64) -> float:
        """What a plan is after, at the end of a match: any scale."""
        return state.utility(int(seat))


def refusal(seats: int, data: str, gated: dict[int, tuple[str, ...]]) -> str:
    """Why weights must not be used at a table; empty if they may.

    `gated` has the data sets on which they passed their gate, by the number of seats.
    """
    if seats not in gated:
        return f"{OTHER_SEATS} {seats} seats"
    return "" if data in gated[seats] else f"{OTHER_DATA} the data set {data}"
