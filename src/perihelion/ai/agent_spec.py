"""Who is meant: `greedy`, `strongest@2000` (iterations a turn), `strongest@1s` (seconds a turn,
not repeatable), `admiral@2s on 4 cores`, `captain without card:nero` (restricted play) or
`cmd:./my_agent.py`.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import TypeVar

from perihelion.ai.cores import ManyCoresAgent
from perihelion.ai.errors import BadBudget, BadCores
from perihelion.ai.external import PATIENCE, DeadAgent, ExternalAgent, command_words
from perihelion.ai.levels import agent_of
from perihelion.ai.restricted import WITHOUT, RestrictedAgent, denied_in
from perihelion.kernel.game import Game
from perihelion.match.agents import Agent

COMMAND = "cmd:"
ON, CORES = " on ", " cores"
"""Around the number of cores on which an agent thinks."""
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
    one, on, cores = spec.partition(ON)
    name, at, own = one.partition("@")
    seconds = None
    if own.endswith("s"):
        seconds = _number(spec, own.removesuffix("s"), float)
    elif at:
        budget = _number(spec, own, int)
    if on:
        count = _cores(spec, cores)
        return ManyCoresAgent(name, game, count, budget=budget, seconds=seconds, clock=clock)
    return agent_of(name, game, budget=budget, seconds=seconds, clock=clock)


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


def _cores(spec: str, text: str) -> int:
    count = text.removesuffix(CORES)
    if not (text.endswith(CORES) and count.isdecimal()):
        raise BadCores(f"{spec!r}: after 'on' stands a number of cores ('on 4 cores')")
    return int(count)
