"""Who is meant: `greedy`, `strongest@2000` (iterations a turn), `strongest@1s` (seconds a turn,
not repeatable), `captain without card:nero` (restricted play) or `cmd:./my_agent.py`.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import TypeVar

from perihelion.ai.errors import BadBudget
from perihelion.ai.external import PATIENCE, DeadAgent, ExternalAgent, command_words
from perihelion.ai.levels import agent_of
from perihelion.ai.restricted import WITHOUT, RestrictedAgent, denied_in
from perihelion.kernel.game import Game
from perihelion.match.agents import Agent

COMMAND = "cmd:"
Number = TypeVar("Number", int, float)


def agent_from(
    spec: str,
    game: Game,
    *,
    budget: int | None = None,
    patience: float = PATIENCE,
    clock: Callable[[], float] = time.monotonic,
) -> Agent:
    """The agent of a specification; its own budget, if it has one, goes before `budget`."""
    if WITHOUT in spec:
        whole, _, denied = spec.partition(WITHOUT)
        agent = agent_from(whole, game, budget=budget, patience=patience, clock=clock)
        return RestrictedAgent(agent, denied_in(denied, game))
    if spec.startswith(COMMAND):
        return ExternalAgent(spec.removeprefix(COMMAND), budget=budget, patience=patience)
    name, at, own = spec.partition("@")
    if not at:
        return agent_of(name, game, budget=budget)
    if own.endswith("s"):
        seconds = _number(spec, own.removesuffix("s"), float)
        return agent_of(name, game, seconds=seconds, clock=clock)
    return agent_of(name, game, budget=_number(spec, own, int))


def check_agent(spec: str, game: Game) -> None:
    """Raise what is wrong with a specification, before anything is played."""
    whole, without, denied = spec.partition(WITHOUT)
    if without:
        denied_in(denied, game)
    if not whole.startswith(COMMAND):
        agent_from(whole, game)
        return
    program = command_words(whole.removeprefix(COMMAND))[0]
    if shutil.which(program) is None:
        raise DeadAgent(f"{spec!r} cannot be started: there is no program {program!r}")


def _number(spec: str, text: str, kind: type[Number]) -> Number:
    try:
        return kind(text)
    except ValueError:
        raise BadBudget(
            f"{spec!r}: after the @ stands a number of iterations a turn (@2000) or of seconds"
            f" (@1s), not {text!r}"
        ) from None
