"""Finding a puzzle at a question of a match: is there one thing to find, and is that proven?"""

from __future__ import annotations

from typing import Final

from perihelion.ai.comparing import Compared, compare
from perihelion.ai.levels import agent_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import EventLog, State
from perihelion.match.errors import TooLong
from perihelion.match.puzzles import MOST_NODES, Grounds, Puzzle, holds_for_all, puzzle_id
from perihelion.match.winning import winning_answers, winning_line

STRONGEST: Final = "strongest"
JUDGE: Final = "commodore"
"""Whose judgement tells the best answer from the others."""
FEWEST: Final = 4
"""With fewer answers there is nothing to look for."""
MOST: Final = 40
"""With more, nobody looks at all of them."""
FIRST_LOOK: Final = (4, 60)
SECOND_LOOK: Final = (12, 300)
LAST_LOOK: Final = (24, 1200)
"""Worlds, and iterations in each for each answer; each look has other seeds."""
CANDIDATES: Final = 6
"""So many answers are looked at again."""
CLEAR: Final = 0.1
"""What the second best answer is worth less, at least, also at the low end of the interval."""
DECIDED: Final = 0.97
"""A position worth more, or less than its opposite, is won or lost: nothing to find there."""
CONFIRMED: Final = 2
"""So often the strongest level is asked too."""
DULL: Final = ("skip", "end")
"""Nobody looks for the answer that does nothing."""
MOST_WINNERS: Final = 2
"""More first answers that win make it no puzzle."""
SHORTEST: Final = 2
"""Answers of one's own that a proven win needs."""


def win_this_turn(state: State, seat: int) -> Puzzle | None:
    """The puzzle "win this turn" at the first question of a turn, if there is one."""
    legal = state.legal(seat)
    if len(legal) < FEWEST:
        return None
    try:
        proof = winning_answers(state, seat, MOST_NODES)
        if not 0 < len(proof.answers) <= min(MOST_WINNERS, len(legal) // 3):
            return None
        if not holds_for_all(state, seat, proof.answers):
            return None
        line = tuple(winning_line(state, seat, MOST_NODES))
    except TooLong:
        return None
    if _own_choices(state, seat, line) < SHORTEST:
        return None
    return Puzzle(
        id=puzzle_id(state),
        kind="win-this-turn",
        seat=seat,
        position=state.position(),
        solutions=tuple(state.text(one, seat) for one in proof.answers),
        line=line,
        grounds=Grounds(nodes=proof.nodes),
        themes=themes_of(state, line),
    )


def _own_choices(state: State, seat: int, line: tuple[str, ...]) -> int:
    """Questions of a line at which the seat has a choice."""
    world, count = state.clone(), 0
    for text in line:
        count += world.seat == seat and len(world.legal()) > 1
        world.play(text)
    return count


def best_answer(state: State, seat: int, seed: int) -> Puzzle | None:
    """The puzzle "the one best answer" at a question, if one answer is clearly better.

    Three looks, each longer than the one before and with seeds of its own; the last one counts.
    """
    legal = state.legal(seat)
    if not FEWEST <= len(legal) <= MOST or state.deciders() != [seat]:
        return None
    blind = state.blind(seat)
    rows = _look(blind, seat, legal, FIRST_LOOK, 3 * seed)
    if rows[1].behind < CLEAR or abs(rows[0].worth) > DECIDED:
        return None
    for number, look in enumerate((SECOND_LOOK, LAST_LOOK), 1):
        best = rows[0].action
        near = [row.action for row in rows[:CANDIDATES]]
        rows = _look(blind, seat, near, look, 3 * seed + number)
        if rows[0].action != best or not _is_clear(rows):
            return None
    worlds, budget = LAST_LOOK
    first, second = rows[0], rows[1]
    if state.game.act_of(state, seat, first.action).role in DULL or not _confirmed(
        blind, seat, legal, first.action
    ):
        return None
    text = state.text(first.action, seat)
    return Puzzle(
        id=puzzle_id(state),
        kind="best-answer",
        seat=seat,
        position=state.position(),
        solutions=(text,),
        line=(text,),
        grounds=Grounds(
            margin=second.behind,
            low=round(second.behind - second.off, 4),
            high=round(second.behind + second.off, 4),
            second=state.text(second.action, seat),
            level=JUDGE,
            worlds=worlds,
            budget=budget,
        ),
        themes=themes_of(state, (text,)),
    )


def _confirmed(blind: State, seat: int, legal: list[int], action: int) -> bool:
    """Whether the strongest level answers the same, each time it is asked, with its whole budget.

    It looks further than the judge of the looks, or plans where that one searches.
    """
    asked = (agent_of(STRONGEST, blind.game) for _ in range(CONFIRMED))
    return all(
        agent.choose(blind, seat, tuple(legal), Rng(number)) == action
        for number, agent in enumerate(asked)
    )


def _look(
    blind: State, seat: int, actions: list[int], look: tuple[int, int], seed: int
) -> list[Compared]:
    worlds, budget = look
    return compare(blind, seat, actions, JUDGE, budget=budget, worlds=worlds, seed=seed)


def _is_clear(rows: list[Compared]) -> bool:
    return abs(rows[0].worth) <= DECIDED and all(row.behind - row.off >= CLEAR for row in rows[1:])


def themes_of(state: State, line: tuple[str, ...]) -> tuple[str, ...]:
    """What a line is about: the question it answers, what happens in it, how it wins."""
    world = state.clone()
    asked = state.decision().kind
    log = world.log = EventLog()
    for text in line:
        world.play(text)
    world.log = None
    happened = [one.kind for one in state.game.events_for(log, int(state.seat))]
    won = [world.outcome().reason] if world.is_over else []
    return tuple(dict.fromkeys([asked, *happened, *won]))
