"""How each level errs: what its answers give away, and how often they are among the worst.

    python -m benchmarks.opponents.errors

Positions come from matches of two captains. Every answer to a question of three or more is tried
in many imagined worlds to the end of the turn; what an answer gives away is how much less it is
worth than the best, in parts of what an answer by chance gives away: 0 is faultless, 1 is chance.
An answer is *thrown away* if it is the worst there is, or as bad.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from perihelion.ai.judges import judge_of
from perihelion.ai.levels import LEVELS, agent_of
from perihelion.ai.search.lookahead import look_ahead
from perihelion.games import ids, load
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

QUESTIONS, EVERY, WORLDS, TRIES = 150, 7, 12, 6
BUDGET = 2000
"""The most iterations a turn: the strongest needs no more to show how it answers."""
AGENTS = ("random", "beginner", *(level.name for level in LEVELS))


def main() -> None:
    """Measure, print and keep."""
    found = {game: errors(load(game)) for game in ids()}
    print(json.dumps(found, indent=1))
    results = Path(__file__).parents[1] / "results" / "errors.json"
    results.write_text(json.dumps(found, indent=1) + "\n")


def errors(game: Game) -> dict[str, dict[str, float]]:
    """For each agent what it gives away, and how often it throws something away."""
    budgets = {level.name: min(level.budget, BUDGET) for level in LEVELS}
    given = dict.fromkeys(AGENTS, 0.0)
    thrown = dict.fromkeys(AGENTS, 0)
    by_chance, choices = 0.0, 0
    for number, state in enumerate(questions(game)):
        seat = int(state.seat)
        blind, legal = state.blind(seat), state.legal(seat)
        worth = look_ahead(judge_of(game), blind, seat, legal, WORLDS, TRIES, Rng(number))
        best, worst = max(worth), min(worth)
        if best == worst:
            continue
        choices += 1
        by_chance += best - sum(worth) / len(worth)
        for name in AGENTS:
            agent = agent_of(name, game, budget=budgets.get(name))
            answer = worth[legal.index(agent.choose(blind, seat, legal, Rng(number)))]
            given[name] += best - answer
            thrown[name] += answer == worst
    return {
        name: {
            "gives_away": round(given[name] / by_chance, 3),
            "thrown_away": round(thrown[name] / choices, 3),
        }
        for name in AGENTS
    }


def questions(game: Game) -> Iterator[State]:
    """Every seventh question with three answers or more, from matches of two captains."""
    asked, seed = 0, 0
    while True:
        seed += 1
        rng, captain = Rng(seed), agent_of("captain", game)
        state = game.start(2, game.bot_options)
        while not state.is_over:
            if state.seat == CHANCE:
                state.apply(int(state.draw(rng)))
                continue
            seat = int(state.seat)
            legal = state.legal(seat)
            if len(legal) >= 3:
                asked += 1
                if asked % EVERY == 0:
                    yield state
                    if asked == EVERY * QUESTIONS:
                        return
            state.apply(captain.choose(state.blind(seat), seat, legal, rng), seat)


if __name__ == "__main__":
    main()
