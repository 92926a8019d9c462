"""By whose judgement an agent plays at a table: hand-written rules, or which learned weights.

Weights are used where they passed their gate, so the same level may play by them at one table and
by hand-written rules at the next. Judges learn of their table when they judge a first position.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from librt.vecs import vec

from perihelion.ai.agents import SearchAgent
from perihelion.ai.cores import ManyCoresAgent
from perihelion.ai.plan_agent import AloneAgent
from perihelion.ai.restricted import RestrictedAgent
from perihelion.ai.search.judge import OTHER_DATA, OTHER_SEATS, Judge
from perihelion.kernel.state import State
from perihelion.match import Agent, Match

BY_HAND: Final = "hand-written"
"""How judges begin to tell that they use no learned weights."""
WHY: Final = ": "
"""Between that, or the name of older weights, and why newer ones are not used."""

Refused = Literal["", "seats", "data", "damaged"]


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """By whose judgement somebody plays, in parts."""

    weights: str = ""
    """The name of the learned weights; empty where hand-written rules judge."""
    refused: Refused = ""
    """Why the newest weights are not used: they were not tried with so many seats, or not on this
    data set, or their file cannot be used."""

    @property
    def is_by_hand(self) -> bool:
        """Whether hand-written rules judge because no learned weights may."""
        return bool(self.refused) and not self.weights


def judge_at(agent: Agent, seats: int) -> Judge | None:
    """Whom an agent asks at a table with so many seats; None for one that neither searches nor
    plans.
    """
    if isinstance(agent, RestrictedAgent):
        return judge_at(agent.agent, seats)
    if isinstance(agent, AloneAgent) and seats == 1:
        agent = agent.planner
    return agent.judge if isinstance(agent, SearchAgent | ManyCoresAgent) else None


def told_by(agent: Agent, state: State) -> str:
    """What the judge of an agent tells at the table of a position; empty without a judge."""
    seats = int(state.seats)
    judge = judge_at(agent, seats)
    if judge is None:
        return ""
    judge.judge(state, vec[float]([0.0] * seats))
    return judge.told()


def judges_of(match: Match) -> tuple[str, ...]:
    """What the judge of each seat tells, as the record of a match says it."""
    state, agents = match.line.states[0], match.agents
    return tuple(
        told_by(agents[seat], state) if seat in agents else "" for seat in range(match.seats)
    )


def judgement(told: str) -> Judgement:
    """What a judge told, in parts."""
    by, _, why = told.partition(WHY)
    refused: Refused = ""
    if why:
        refused = "seats" if OTHER_SEATS in why else "data" if OTHER_DATA in why else "damaged"
    return Judgement("" if by == BY_HAND else by, refused)
