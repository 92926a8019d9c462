"""Many matches of one game as a vector environment of Gymnasium, stepped in compiled code.

>>> import gymnasium as gym
>>> import perihelion.research.gymnasium
>>> envs = gym.make_vec("perihelion/zenith-v1", num_envs=64)
>>> observations, info = envs.reset(seed=7)
>>> observations["observation"].shape
(64, 278)
>>> envs.metadata["autoreset_mode"].name
'SAME_STEP'

One seat is yours in every match, the others answer at random. A match that ends is followed at
once by another: its last sight is in `info["final_obs"]`, as Gymnasium says. Against levels, or
with a seat drawn for every match, `make_vec` makes Gymnasium's own loop over single environments.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from perihelion.games import load
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.table_options import Value
from perihelion.research.errors import BadActions, needs
from perihelion.research.gymnasium import MatchEnv, Observation
from perihelion.research.lanes import WAIT
from perihelion.research.table import checked_seed
from perihelion.research.vector import VectorEnv

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, SyncVectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from perihelion.research.spaces import Actions, ManyActions
except ModuleNotFoundError as missing:
    raise needs("gymnasium") from missing

Infos = dict[str, Any]
Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class MatchVectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` matches seen from one seat, the other seats at random.

    An action that is not legal is refused as `MatchEnv` refuses it: the question of that match
    stays open, and `info["illegal"]` says what would be right; with `illegal="raise"` it is an
    error, and nothing is done in any match. With `copy=False` observations are the memory that
    the next step fills anew.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (the base has it so)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seat: int = 0,
        illegal: Literal["refuse", "raise"] = "refuse",
        copy: bool = True,
    ) -> None:
        if illegal not in {"refuse", "raise"}:
            raise ValueError(f"illegal is 'refuse' or 'raise', not {illegal!r}")
        others = [other for other in range(load(game).checked_seats(seats)) if other != seat]
        self.matches = VectorEnv(game, num_envs, seats, options, random_seats=others, watcher=seat)
        """The matches themselves; `matches.now` is where they stand."""
        self.num_envs = num_envs
        self.seat = seat
        self.illegal = illegal
        self.copy = copy
        table = self.matches.table
        self.single_observation_space = spaces.Dict(
            observation=spaces.Box(table.low, table.high, dtype=np.int16),
            action_mask=spaces.Box(0, 1, (table.actions,), np.int8),
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Actions(table.actions)
        self.action_space = ManyActions(
            table.actions, num_envs, self.matches.sample, self.matches.seed_sampling
        )
        self._masks = self.matches.now.masks.view(np.int8)
        self._seats = np.full(num_envs, seat)
        self._rows = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, Infos]:
        """Begin new matches; a list has a seed for each, None to let its generator go on."""
        if isinstance(seed, list):
            rng = np.random.default_rng()
            drawn = [int(rng.integers(2**63)) if one is None else one for one in seed]
            self.matches.reset([checked_seed(one) for one in drawn])
        else:
            self.matches.reset(seed)
        return self._seen(), {"seat": self._seats.copy(), "_seat": np.ones(self.num_envs, bool)}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Answer in every match, and play each on to your next question."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadActions(
                f"{self.num_envs} whole numbers are needed, one action for each match, "
                f"not an array of {given.dtype} with shape {given.shape}"
            )
        info: Infos = {"seat": self._seats.copy(), "_seat": np.ones(self.num_envs, bool)}
        now = self.matches.now
        inside = (given >= 0) & (given < self.matches.table.actions)
        legal = inside & now.masks[self._rows, np.where(inside, given, 0)]
        if not legal.all():
            self._refuse(given, np.flatnonzero(~legal), info)
            given = np.where(legal, given, WAIT)
        self.matches.step(given)
        ended = now.terminated | now.truncated
        if ended.any():
            self._add_finals(np.flatnonzero(ended), ended, info)
        rewards = now.rewards[:, self.seat].copy()
        return self._seen(), rewards, now.terminated.copy(), now.truncated.copy(), info

    def _seen(self) -> Observation:
        sight: Observation = {
            "observation": self.matches.now.observations,
            "action_mask": self._masks,
        }
        return {name: array.copy() for name, array in sight.items()} if self.copy else sight

    def _refuse(self, given: NDArray[np.int64], rows: NDArray[np.intp], info: Infos) -> None:
        reasons = np.full(self.num_envs, None, object)
        refused = np.zeros(self.num_envs, bool)
        actions = self.matches.table.actions
        for row in rows:
            action = int(given[row])
            if not 0 <= action < actions:
                raise IllegalAction(
                    f"match {row}: actions go from 0 to {actions - 1}, not {action}"
                )
            state = self.matches.state(int(row))
            try:
                state.game.play(state, action, self.seat)
            except IllegalAction as problem:
                if self.illegal == "raise":
                    raise IllegalAction(f"match {row}: {problem}") from None
                reasons[row], refused[row] = str(problem), True
        info["illegal"], info["_illegal"] = reasons, refused

    def _add_finals(self, rows: NDArray[np.intp], ended: NDArray[np.bool_], info: Infos) -> None:
        finals = self.matches.finals
        assert finals is not None
        sights = np.full(self.num_envs, None, object)
        for row in rows:
            over = np.zeros(self.matches.table.actions, np.int8)
            sights[row] = {"observation": finals[row].copy(), "action_mask": over}
        info["final_obs"], info["_final_obs"] = sights, ended
        lengths = self.matches.now.lengths.copy()
        info["final_info"] = {
            "seat": self._seats.copy(), "_seat": ended.copy(),
            "length": lengths, "_length": ended.copy(),
        }  # fmt: skip
        info["_final_info"] = ended.copy()


def make_vector(
    game: str, num_envs: int = 1, **settings: Any
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """What `gymnasium.make_vec` makes: compiled against random seats, a loop against levels."""
    level, seat = settings.get("level", "random"), settings.get("seat", 0)
    at_random = level == "random" or all(name == "random" for name in level)
    if at_random and seat != "random" and not settings.keys() & {"budget", "render_mode"}:
        settings.pop("level", None)
        return MatchVectorEnv(game, num_envs, **settings)
    singles = [lambda: MatchEnv(game, **settings)] * num_envs
    return SyncVectorEnv(singles, autoreset_mode=AutoresetMode.SAME_STEP)
