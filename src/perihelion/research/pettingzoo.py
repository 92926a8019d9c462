"""Every game as a PettingZoo environment in which agents take turns (AEC), with action masks.

>>> from perihelion.research import pettingzoo
>>> env = pettingzoo.env("zenith", options={"turn_limit": 100})
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('seat_0', 16)

An observation is what the agent's seat knows and nothing else. Chance answers itself, from a
generator of the environment's own. An illegal action raises `IllegalAction` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import NOBODY, State
from perihelion.kernel.table_options import Value
from perihelion.research.errors import NotReset, needs
from perihelion.research.table import Mask, Numbers, Table, rng_of

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from perihelion.research.spaces import Actions
except ModuleNotFoundError as missing:
    raise needs("pettingzoo") from missing


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
) -> MatchEnv:
    """An environment for matches of a game; the smallest number of seats by default."""
    return MatchEnv(game, seats, options, render_mode)


raw_env = env
"""The same: the checks that wrappers would add are already there."""


class MatchEnv(AECEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """Matches of one game, an agent for each seat: `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo has it on both)
        "name": "perihelion",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"render_mode is None, 'ansi' or 'human', not {render_mode!r}")
        self.table = Table(game, seats, options)
        self.metadata = {**MatchEnv.metadata, "name": f"perihelion_{game}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(self.table.low, self.table.high, dtype=np.int16),
                action_mask=spaces.Box(0, 1, (self.table.actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Actions(self.table.actions) for agent in self.possible_agents}
        self.state_of_match: State | None = None
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng: Rng | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """What observations of an agent look like: numbers, and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        """All actions of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; without a seed the generator goes on where it was."""
        if seed is not None or self._rng is None:
            self._rng = rng_of(seed)
        self.agents = self.possible_agents[:]
        self.state_of_match = self.table.deal(self._rng)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[int(self.state_of_match.seat)]

    def observe(self, agent: str) -> dict[str, Numbers | Mask]:
        """What an agent's seat knows, and what it may do now: nothing, unless it is asked."""
        state = self._match()
        seat = self._seat_of[agent]
        return {
            "observation": self.table.observe(state, seat),
            "action_mask": self.table.mask(state, seat),
        }

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; None for one whose match is over."""
        state = self._match()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        chosen = _chosen(action)
        if chosen is None:
            raise IllegalAction(f"{agent} is asked and must answer with a number, not {action!r}")
        if self.table.is_legal(state, seat, chosen):
            state.apply_as(seat, chosen)
        else:
            state.game.play(state, chosen, seat)  # raises, and says what would be legal
        assert self._rng is not None
        state.answer_chance(self._rng)
        self._cumulative_rewards[agent] = 0.0
        if state.seat == NOBODY:
            self._end(state)
        else:
            self.agent_selection = self.possible_agents[int(state.seat)]
        if self.render_mode == "human":
            self.render()

    def _end(self, state: State) -> None:
        limited = state.game.outcome(state).limited
        self.rewards = {agent: state.utility(self._seat_of[agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, not limited)
        self.truncations = dict.fromkeys(self.agents, limited)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the agent that is asked sees it: text, or printed for people."""
        if self.render_mode is None:
            return None
        drawn = str(self._match())
        if self.render_mode == "ansi":
            return drawn
        print(drawn)  # noqa: T201  (what this render mode is for)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _match(self) -> State:
        if self.state_of_match is None:
            raise NotReset("reset() begins a match; until then there is none")
        return self.state_of_match


def _chosen(action: object) -> int | None:
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        return None
    return int(action)
