"""Every game as a Gymnasium environment: one seat is yours, a level of ours has the others.

>>> import gymnasium as gym
>>> import perihelion.research.gymnasium
>>> env = gym.make("perihelion/zenith-v1", level="greedy")
>>> observation, info = env.reset(seed=7)
>>> int(observation["action_mask"].sum())
16

`env.action_space.sample()` draws from what is legal now. An action that is not is refused: the
question stays open, and `info["illegal"]` says what would be right; with `illegal="raise"` it is
an error instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from perihelion.ai.levels import agent_of
from perihelion.games import ids
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.kernel.table_options import Value
from perihelion.match.agents import Agent
from perihelion.research.errors import NotReset, needs
from perihelion.research.table import Table

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.envs.registration import register

    from perihelion.research.spaces import Actions
except ModuleNotFoundError as missing:
    raise needs("gymnasium") from missing

IDS: Final = {game: f"perihelion/{game}-v1" for game in ids()}
"""The name under which `gymnasium.make` knows each game."""

Observation = dict[str, Any]
"""`observation`, the numbers that `Table.decode` puts into words, and `action_mask`."""


class MatchEnv(gymnasium.Env[Observation, np.int64]):
    """Matches of one game against levels, seen from one seat.

    `level` is the level of all other seats, or one for each of them in the order of the seats;
    `seat` is yours, or "random" for another in each match.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (the base has it so)
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seat: int | Literal["random"] = 0,
        level: str | Sequence[str] = "random",
        budget: int | None = None,
        illegal: Literal["refuse", "raise"] = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options)
        self.seat = _checked_seat(seat, self.table.seats)
        self.levels = _checked_levels(level, self.table.seats - 1)
        self.agents: tuple[Agent, ...] = tuple(
            agent_of(name, self.table.game, budget=budget) for name in self.levels
        )
        if illegal not in {"refuse", "raise"}:
            raise ValueError(f"illegal is 'refuse' or 'raise', not {illegal!r}")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"render_mode is None, 'ansi' or 'human', not {render_mode!r}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            observation=spaces.Box(self.table.low, self.table.high, dtype=np.int16),
            action_mask=spaces.Box(0, 1, (self.table.actions,), np.int8),
        )
        self.legal_actions = Actions(self.table.actions)
        self.action_space = self.legal_actions
        self.mine = 0
        """The seat of this match."""
        self.match: State | None = None
        self._rng = Rng(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new match and play on to your first question."""
        super().reset(seed=seed)
        self._rng = Rng(int(self.np_random.integers(2**63)))
        self.mine = self._rng.below(self.table.seats) if self.seat == "random" else self.seat
        while True:  # a match that ends before it asks you is none of yours
            self.match = self.table.start.clone()
            self._play_on(self.match)
            if self.match.seat != NOBODY:
                return self._seen(self.match), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and play on to your next question or the end."""
        match = self.match
        if match is None or match.seat == NOBODY:
            raise NotReset("there is no open question; reset() begins a match")
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise IllegalAction(f"an action is a whole number, not {action!r}")
        chosen = int(action)
        if not 0 <= chosen < self.table.actions:
            raise IllegalAction(f"actions go from 0 to {self.table.actions - 1}, not {chosen}")
        if chosen not in match.legal(self.mine):
            return self._refused(match, chosen)
        match.apply_as(self.mine, chosen)
        self._play_on(match)
        observation, info = self._seen(match), self._info()
        if match.seat != NOBODY:
            return observation, 0.0, False, False, info
        limited = match.game.outcome(match).limited
        return observation, match.utility(self.mine), not limited, limited, info

    def _refused(
        self, match: State, action: int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            match.game.play(match, action, self.mine)
        except IllegalAction as problem:
            if self.illegal == "raise":
                raise
            return self._seen(match), 0.0, False, False, {**self._info(), "illegal": str(problem)}
        raise AssertionError("unreachable: what the mask refuses, the rules refuse")

    def _play_on(self, match: State) -> None:
        """Let chance and the others answer until you are asked or the match is over."""
        rng = self._rng
        while match.seat != NOBODY:
            if match.seat == CHANCE:
                match.apply_as(CHANCE, match.draw(rng))
                continue
            # Of several who may answer, you come first: you are not to wait for them.
            if match.deciders_mask() >> self.mine & 1:
                return
            seat = int(match.seat)
            agent = self.agents[seat - (seat > self.mine)]
            match.apply_as(seat, agent.choose(match.blind(seat), seat, match.legal(seat), rng))

    def _seen(self, match: State) -> Observation:
        mask = self.table.mask(match, self.mine)
        self.legal_actions.legal = mask
        return {"observation": self.table.observe(match, self.mine), "action_mask": mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.mine}

    def render(self) -> str | None:
        """The table as your seat sees it: text, or printed for people."""
        if self.render_mode is None:
            return None
        if self.match is None:
            raise NotReset("reset() begins a match; until then there is nothing to see")
        drawn = str(self.match.blind(self.mine))
        if self.render_mode == "ansi":
            return drawn
        print(drawn)  # noqa: T201  (what this render mode is for)
        return None


def make(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    **settings: Any,
) -> MatchEnv:
    """An environment of a game without the wrappers that `gymnasium.make` adds."""
    return MatchEnv(game, seats, options, **settings)


def _checked_seat(seat: int | Literal["random"], seats: int) -> int | Literal["random"]:
    if seat != "random" and (type(seat) is not int or not 0 <= seat < seats):
        raise ValueError(f"your seat is 0 to {seats - 1}, or 'random', not {seat!r}")
    return seat


def _checked_levels(level: str | Sequence[str], others: int) -> tuple[str, ...]:
    if isinstance(level, str):
        return (level,) * others
    if len(level) != others:
        raise ValueError(f"{others} other seats need as many levels, not {len(level)}")
    return tuple(level)


def _register() -> None:
    for game, name in IDS.items():
        register(
            name,
            entry_point="perihelion.research.gymnasium:MatchEnv",
            vector_entry_point="perihelion.research.gymnasium_vector:make_vector",
            kwargs={"game": game},
        )


_register()
