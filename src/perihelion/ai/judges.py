"""The judge of each game: what it brings in its own folder (`ai/judge.py`), or the default one."""

from __future__ import annotations

from perihelion.ai.search.judge import Judge
from perihelion.games import module_of
from perihelion.kernel.game import Game


def judge_of(game: Game) -> Judge:
    """The judge of a game; for one we know nothing of, the judge that knows the rules alone."""
    module = module_of(game.id, "ai.judge")
    if module is None:
        return Judge()
    judge: Judge = module.judge()
    return judge
