"""Hints: what a level would answer in the place of a seat, and what it considered.

A hint is made from what the seat knows and from nothing else, like every answer of an agent.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perihelion.ai.agents import Considered, SearchAgent, Step
from perihelion.ai.judged import told_by
from perihelion.ai.levels import searcher_of
from perihelion.ai.plan_agent import AloneAgent, PlanAgent
from perihelion.ai.reasons import Reason, reasons
from perihelion.kernel.errors import BadRecord, BadSeats, NotYourDecision
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import Replay
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State


class HintStep(msgspec.Struct, frozen=True):
    """One answer of a principal line."""

    seat: int
    text: str


class HintRow(msgspec.Struct, frozen=True):
    """What was thought of one answer."""

    text: str
    action: int
    visits: int
    share: float
    worth: tuple[float, ...]
    """For each seat, from -1 to 1; empty if it was never tried."""
    line: tuple[HintStep, ...]
    """What may follow up to the next answer of chance, this answer first."""


class Hint(msgspec.Struct, frozen=True):
    """What a level would answer."""

    game: str
    ply: int
    turn: int
    seat: int
    level: str
    judge: str
    """Who judged: `hand-written`, or which learned weights, and why not newer ones."""
    iterations: int
    answer: str
    action: int
    considered: tuple[HintRow, ...]
    """The most visited first; a single row without visits where nothing had to be thought of."""
    reasons: tuple[Reason, ...] = ()
    """What the answer has more of than the next one considered, at the end of the turn, and where
    a plan leads to.
    """


def question_at(replay: Replay, ply: int | None) -> int:
    """Play a record up to `ply`, or to its last question; returns the ply where it stands."""
    count = len(replay.record.entries)
    if ply is not None and not 0 <= ply <= count:
        raise BadRecord(f"there is no ply {ply}; the record has the plies 0 to {count}")
    last = -1
    while True:
        if replay.state.seat >= 0 and replay.resigned is None:
            last = replay.at
        if replay.at == (count if ply is None else ply):
            break
        replay.step()
    if last < 0:
        raise NotYourDecision("no seat is asked up to there; only chance has spoken")
    if ply is not None and last != ply:
        raise NotYourDecision(f"after ply {ply} no seat is asked; ply {last} is the last before it")
    return last


def hint_for_record(
    replay: Replay,
    level: str,
    *,
    ply: int | None = None,
    seat: int | None = None,
    budget: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> Hint:
    """The hint for a position of a record."""
    where = question_at(replay, ply)
    again = Replay(replay.game, replay.record)
    while again.at < where:
        again.step()
    state = again.state
    asked = int(state.seat) if seat is None else seat
    if not 0 <= asked < state.seats:
        raise BadSeats(f"there is no seat {asked}; the seats are 0 to {int(state.seats) - 1}")
    if asked not in state.deciders():
        who = ", ".join(map(str, state.deciders()))
        raise NotYourDecision(f"after ply {where} seat {asked} is not asked; asked: {who}")
    return hint_of(
        state.blind(asked),
        asked,
        level,
        legal=state.legal(asked),
        ply=where,
        budget=budget,
        seconds=seconds,
        seed=seed,
    )


def hint_of(
    blind: State,
    seat: int,
    level: str,
    *,
    legal: Sequence[int],
    ply: int = 0,
    budget: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> Hint:
    """What `level` would answer for `seat`, from what the seat knows."""
    agent = searcher_of(level, blind.game, budget=budget, seconds=seconds)
    return hint_by(agent, blind, seat, legal=legal, ply=ply, seed=seed)


def hint_by(
    agent: SearchAgent,
    blind: State,
    seat: int,
    *,
    legal: Sequence[int],
    ply: int = 0,
    seed: int = 0,
) -> Hint:
    """The same by an agent of the caller, who can watch `agent.spent` grow meanwhile."""
    action = agent.choose(blind, seat, tuple(legal), Rng(seed))
    if len(legal) == 1:
        rows = [Considered(action, 0, 1.0, (), (Step(seat, action),))]
    else:
        rows = agent.considered()
    return Hint(
        game=blind.game.id,
        ply=ply,
        turn=int(blind.turn),
        seat=seat,
        level=agent.name,
        judge=told_by(agent, blind.imagine(Rng(0))),
        iterations=agent.spent,
        answer=blind.text(action, seat),
        action=action,
        considered=tuple(_row(blind, seat, row) for row in rows),
        reasons=(*reasons_for(blind, seat, action, rows, seed=seed), *_aim(agent, blind)),
    )


def _aim(agent: SearchAgent, blind: State) -> tuple[Reason, ...]:
    """What the whole plan leads to, from an agent that has one: points, or alone how often the
    worlds end well in which it was tried.
    """
    if isinstance(agent, AloneAgent) and agent.plans:
        agent = agent.planner
    if not isinstance(agent, PlanAgent) or agent.gain is None:
        return ()
    if blind.seats == 1:
        passed = (agent.worth()[0] + 1.0) / 2.0
        return (Reason(Phrase("plan-passes", {"n": round(10.0 * passed)}), round(passed, 2)),)
    return (Reason(Phrase("plan-gain", {"n": round(agent.gain)}), round(agent.gain, 2)),)


def reasons_for(
    blind: State, seat: int, action: int, rows: Sequence[Considered], *, seed: int = 0
) -> tuple[Reason, ...]:
    """Why an answer, and not the next one that was considered."""
    other = next((row.action for row in rows if row.action != action), None)
    return () if other is None else reasons(blind, seat, action, other, seed=seed % 1000)


def _row(blind: State, seat: int, row: Considered) -> HintRow:
    return HintRow(
        text=blind.text(row.action, seat),
        action=row.action,
        visits=row.visits,
        share=row.share,
        worth=row.worth,
        line=tuple(line_in_words(blind, seat, row.line)),
    )


def line_in_words(blind: State, seat: int, line: Sequence[Step]) -> list[HintStep]:
    """A line as texts, as `seat` may read them, up to the next answer of chance."""
    world = blind.imagine(Rng(0))
    steps = []
    for step in line:
        if step.seat not in world.deciders() or step.action not in world.legal(step.seat):
            break
        text = world.game.text_for(world, step.seat, step.action, seat)
        steps.append(HintStep(step.seat, text))
        world.apply(step.action, step.seat)
    return steps
