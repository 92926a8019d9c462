"""The levels: six named opponents, each a row of data, and the front door to all agents.

One row cannot be equally far from the next in every game, so a game may bring settings of its own
for any of them: `ai/levels.json` in its folder, by game and level, only what differs from ours.

`admiral-1`, `admiral-2` and so on are frozen opponents: the admiral with the judge of that
generation, to measure later ones against. `captain-1` and so on are levels with the judge of that
generation.

The lower ones err like people: they overlook many answers and misjudge those that they see, and
as long as a game does not say otherwise they look no further than their own turn. None of them
answers without thinking: of what comes to its mind it takes what it thinks best.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from perihelion.ai.agents import BeginnerAgent, Errors, GreedyAgent, SearchAgent
from perihelion.ai.errors import BadBudget, UnknownLevel
from perihelion.ai.judges import (
    HAND_WRITTEN,
    judge_of,
    known_generations,
    learned_judge_of,
    planned_generations,
    planner_of,
)
from perihelion.ai.plan_agent import AloneAgent, PlanAgent
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.search import Settings
from perihelion.games import folder_of
from perihelion.games import ids as game_ids
from perihelion.kernel.errors import BadData
from perihelion.kernel.game import Game
from perihelion.match.agents import Agent, RandomAgent

MEMORY: Final = 400_000
"""Nodes of a tree, the bound of its memory: 23 bytes each, and 8 for every seat."""
ROOM: Final = 40
"""Nodes that one iteration may need; so small budgets take little memory."""
MOST_BUDGET: Final = 10_000_000
NEWEST: Final = 0
"""The newest generation that there is."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong an opponent is, in numbers."""

    name: str
    budget: int
    """Iterations a turn."""
    depth: int
    """Turns it looks ahead, its own included."""
    noise: float = 0.0
    """How far it misjudges an answer, at most, in standard deviations of what it has seen."""
    overlooks: int = 0
    """Answers in a hundred that do not come to its mind."""
    history: float = 0.0
    """How much it counts for a search what answers won elsewhere in its tree."""
    pools: bool = False
    """Whether on several cores it goes by the mean worth of what all of them have tried; if not,
    by how often they tried it."""
    knowledge: bool = True
    """Whether it judges positions; if not, it plays them out at random."""
    generation: int = HAND_WRITTEN
    """By the judge of which generation it plays, where a game has that; NEWEST for the newest. Who
    plans promises by the numbers of that generation."""
    plans: int = 0
    """Playouts a turn with which it plans to the end of the match, where a game is one long plan;
    with none it searches there too.
    """
    alone: int = 0
    """The same where nobody else is at the table, for those who search with others; a plan
    overlooks nothing.
    """
    seats: dict[int, Errors] = {}
    """How it errs instead at tables with so many seats; not where it plans. The same errors weigh
    more in some games where more play."""

    def at(self, seats: int) -> Level:
        """The level as it plays with so many."""
        errs = self.seats.get(seats, Errors(self.noise, self.overlooks))
        return msgspec.structs.replace(self, noise=errs.noise, overlooks=errs.overlooks, seats={})


LEVELS: Final = (
    Level("cadet", budget=120, depth=1, noise=4.0, overlooks=98),
    Level("pilot", budget=140, depth=1, noise=3.0, overlooks=63),
    Level("navigator", budget=160, depth=1, noise=1.95, overlooks=46),
    Level("captain", budget=200, depth=1, noise=1.25, overlooks=28),
    Level("commodore", budget=800, depth=2, overlooks=6, alone=2000),
    Level("admiral", budget=50000, depth=4, generation=NEWEST, plans=20000),
)
"""From the weakest to the strongest, as they play a game that brings no settings of its own."""
OWN: Final = "levels.json"
"""The settings that a game brings for some levels, in its folder `ai`."""
FIRST_ADMIRAL: Final = Level("admiral", budget=50000, depth=4, generation=NEWEST)
"""How frozen opponents search, whatever becomes of the levels: as the admiral once did..."""
FIRST_PLANNER: Final = Level("admiral", budget=50000, depth=4, plans=2000, alone=20000)
"""...and how they plan, where they do."""
ALIASES: Final = {"strongest": LEVELS[-1].name}
OF_GENERATION: Final = re.compile(
    rf"({'|'.join((*(level.name for level in LEVELS), *ALIASES))})-(\d{{1,4}})"
)
"""A level by the judge of a generation; `admiral-1` judges by hand-written rules."""
SIMPLE: Final = ("random", "greedy", "beginner")
"""Agents that do not search."""


def names() -> tuple[str, ...]:
    """Everything `agent_of` understands, the levels first."""
    return (*(level.name for level in LEVELS), *ALIASES, *SIMPLE)


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels as they play a game; raises BadData where its settings cannot be read."""
    return _levels_in(game.id)


@cache
def _levels_in(game_id: str) -> tuple[Level, ...]:
    own = _own_settings(game_id)
    rows = {level.name: msgspec.structs.asdict(level) for level in LEVELS}
    if unknown := own.keys() - rows.keys():
        raise BadData(f"{OWN} of {game_id}: there is no level {min(unknown)!r}")
    try:
        return tuple(
            msgspec.convert({**row, **own.get(name, {}), "name": name}, Level, str_keys=True)
            for name, row in rows.items()
        )
    except msgspec.ValidationError as error:
        raise BadData(f"{OWN} of {game_id}: {error}") from None


def _own_settings(game_id: str) -> dict[str, dict[str, Any]]:
    """What a game changes of each level's row."""
    folder = folder_of(game_id) if game_id in game_ids() else ""
    file = files(folder) / "ai" / OWN if folder else None
    if file is None or not file.is_file():
        return {}
    try:
        every = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, dict[str, Any]]])
    except msgspec.DecodeError as error:
        raise BadData(f"{OWN} of {game_id}: {error}") from None
    return every.get(game_id, {})


def level_of(name: str, game: Game | None = None) -> Level:
    """A level by its name or alias, as it plays a game; raises UnknownLevel."""
    if match := OF_GENERATION.fullmatch(name):
        return _level_by(level_of(match[1], game), int(match[2]), game)
    plain = ALIASES.get(name, name)
    for level in LEVELS if game is None else levels_of(game):
        if level.name == plain:
            return level
    raise UnknownLevel(_unknown(name))


def _level_by(level: Level, generation: int, game: Game | None) -> Level:
    """A level by the judge of a generation; the admiral as it once was."""
    planned = [] if game is None else planned_generations(game.id)
    if level.name == LEVELS[-1].name:
        level = FIRST_PLANNER if generation in planned else FIRST_ADMIRAL
    if game is not None:
        known = [HAND_WRITTEN, *planned] if plans(level, game) else known_generations(game.id)
        if generation not in known:
            there = ", ".join(f"{level.name}-{one}" for one in sorted({*known, *planned}))
            wanted = f"{level.name}-{generation}"
            raise UnknownLevel(f"{game.id} has no {wanted!r}; there are: {there}")
    return msgspec.structs.replace(level, generation=generation)


def plans(level: Level, game: Game) -> bool:
    """Whether a level plans to the end of the match in a game, with others at the table."""
    return level.plans > 0 and bool(planned_generations(game.id))


def _unknown(name: str) -> str:
    known = names()
    near = get_close_matches(str(name).lower(), known, 1)
    hint = f"did you mean {near[0]!r}? " if near else ""
    return f"there is no level {name!r}; {hint}there are: {', '.join(known)}"


def agent_of(
    name: str,
    game: Game,
    *,
    budget: int | None = None,
    seconds: float | None = None,
    at_most: float | None = None,
    memory: int = MEMORY,
    clock: Callable[[], float] = time.monotonic,
) -> Agent:
    """A fresh agent of this name for this game.

    `budget` is in iterations a turn and takes the place of the level's own; `seconds` a turn
    takes the place of both; `at_most` so many seconds a turn are spent on a budget, by `clock`.
    Agents that do not search have no budget and ignore it.
    """
    _check(budget, seconds)
    if name == "random":
        return RandomAgent()
    if name == "greedy":
        return GreedyAgent(judge_of(game))
    if name == "beginner":
        return BeginnerAgent(judge_of(game))
    return searcher_of(
        name, game, budget=budget, seconds=seconds, at_most=at_most, memory=memory, clock=clock
    )


def searcher_of(
    name: str,
    game: Game,
    *,
    budget: int | None = None,
    seconds: float | None = None,
    at_most: float | None = None,
    memory: int = MEMORY,
    clock: Callable[[], float] = time.monotonic,
    compares: bool = False,
) -> SearchAgent:
    """The same for a level, which can also tell what it considered.

    Who compares positions wants the same judge for all of them: a level that `compares` keeps to
    our settings, whatever a game changes, and where it searches with others it does so alone too.
    """
    return searcher_as(
        level_of(name, None if compares else game),
        name,
        game,
        budget=budget,
        seconds=seconds,
        at_most=at_most,
        memory=memory,
        clock=clock,
        compares=compares,
    )


def searcher_as(
    level: Level,
    name: str,
    game: Game,
    *,
    budget: int | None = None,
    seconds: float | None = None,
    at_most: float | None = None,
    memory: int = MEMORY,
    clock: Callable[[], float] = time.monotonic,
    compares: bool = False,
) -> SearchAgent:
    """The same for a row of settings, also one that is no level."""
    _check(budget, seconds)
    _check(None, at_most)
    planner = None
    if level.plans or (level.alone and not compares):
        planner = planner_of(game, level.generation)
    planning = None
    if planner is not None:
        planning = PlanAgent(
            name,
            planner,
            budget=budget or level.plans or level.alone,
            seconds=seconds,
            at_most=at_most,
            overlooks=level.overlooks if level.plans else 0,
            alone=0 if compares else budget or level.alone,
            clock=clock,
        )
        if level.plans:
            return planning
    judge = level_judge(level, game) if level.knowledge else Judge()
    whole = level.budget if budget is None else budget
    capacity = min(memory, ROOM * max(whole, 1) if seconds is None else memory)
    settings = settings_of(level, judge)
    if planning is not None:
        return AloneAgent(
            planning,
            judge,
            settings=settings,
            noise=level.noise,
            overlooks=level.overlooks,
            seats=level.seats,
            capacity=capacity,
            budget=whole,
        )
    return SearchAgent(
        name,
        judge,
        budget=whole,
        seconds=seconds,
        at_most=at_most,
        settings=settings,
        noise=level.noise,
        overlooks=level.overlooks,
        seats=level.seats,
        pools=level.pools,
        capacity=capacity,
        clock=clock,
    )


def level_judge(level: Level, game: Game) -> Judge:
    """By whose judgement a level plays a game where it searches."""
    known = known_generations(game.id)
    wanted = level.generation
    return learned_judge_of(game, wanted if wanted in known else known[-1])


def settings_of(level: Level, judge: Judge) -> Settings:
    """How a level searches; with nothing to judge by, it plays to the end."""
    if judge.informed:
        return Settings(depth=level.depth, history=level.history)
    return Settings(depth=1 << 30, rollout=1 << 30)


def _check(budget: int | None, seconds: float | None) -> None:
    if budget is not None and not (type(budget) is int and 1 <= budget <= MOST_BUDGET):
        raise BadBudget(f"a budget is 1 to {MOST_BUDGET} iterations a turn, not {budget!r}")
    if seconds is not None and not 0.0 < seconds < 3600.0:
        raise BadBudget(f"a turn has more than 0 and less than 3600 seconds, not {seconds!r}")
