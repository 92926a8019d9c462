"""Every game as an OpenSpiel game written in Python: chance explicit, information from `blind`.

>>> import pyspiel
>>> import perihelion.research.openspiel
>>> game = pyspiel.load_game("perihelion_zenith(seats=2,turn_limit=60)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 2)

The seats and every option of a table are parameters. The information state of a player is what
its seat knows at this moment, `blind`: it counts cards, but it is no history of the match.
Of several seats that may answer at the same time the lowest answers first, unseen by the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from perihelion.games import ids, load
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.kernel.table_options import Value
from perihelion.research.errors import needs
from perihelion.research.table import Table

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise needs("open_spiel") from missing

SEATS: Final = "seats"


def name_of(game_id: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"perihelion_{game_id.replace('-', '_')}"


NAMES: Final = {game_id: name_of(game_id) for game_id in ids()}


def _type_of(game_id: str) -> pyspiel.GameType:
    game = load(game_id)
    parameters = {spec.name: spec.default for spec in game.option_specs}
    return pyspiel.GameType(
        short_name=name_of(game_id),
        long_name=f"Perihelion {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility_of(game_id),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            SEATS: game.seat_counts[0],
            **parameters,
            **game.bot_options,
        },
    )


def _utility_of(game_id: str) -> pyspiel.GameType.Utility:
    """Alone, a level is passed or failed: then nobody loses what you win."""
    if 1 in load(game_id).seat_counts:
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.ZERO_SUM


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One game under given seats and options."""

    def __init__(self, game_id: str, params: Mapping[str, Value] | None = None) -> None:
        given = dict(params or {})
        seats = given.pop(SEATS, None)
        self.table = Table(game_id, None if seats is None else int(seats), given)
        bounds = self.table.bounds
        kind = _TYPES[game_id]
        is_zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=bounds.player_actions,
                max_chance_outcomes=bounds.chance_answers,
                num_players=self.table.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if is_zero_sum else None,
                max_game_length=bounds.plies_per_match,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> SpielState:
        """A match before its first question."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> SpielObserver:
        """What a player sees, as numbers and as text."""
        if params:
            raise ValueError(f"observers take no parameters, not {dict(params)!r}")
        return SpielObserver(self.table)


class Held:
    """A match that knows how to be copied: OpenSpiel clones a state by copying what it holds."""

    def __init__(self, match: State) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.match.clone())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[str, bytes, int, dict[str, Value]]]:
        match = self.match
        return _unpacked, (match.game.id, match.to_bytes(), int(match.seats), match.options())


def _unpacked(game_id: str, data: bytes, seats: int, options: dict[str, Value]) -> Held:
    return Held(load(game_id).from_bytes(data, seats, options))


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """One moment of one match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self._held = Held(game.table.start.clone())

    @property
    def match(self) -> State:
        """The match itself, with all that is hidden."""
        return self._held.match

    def current_player(self) -> int:
        """Who answers next: a seat, chance, or nobody when it is over."""
        if self.match.seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.match.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal(player) if player == self.match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely each is."""
        answers = self.match.legal(CHANCE)
        weights = [int(self.match.weight_of(answer)) for answer in answers]
        total = sum(weights)
        return [
            (answer, weight / total)
            for answer, weight in zip(answers, weights, strict=True)
            if weight
        ]

    def _apply_action(self, action: int) -> None:
        self.match.apply_as(self.match.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.text(action, CHANCE if player < 0 else player)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.is_over

    def returns(self) -> list[float]:
        """What the end is worth to each seat; 0 while the match runs."""
        return [self.match.utility(seat) for seat in range(self.table.seats)]

    def __str__(self) -> str:
        return self.match.game.name_position(self.match)


class SpielObserver:
    """What a player sees: the observation of its seat as a tensor, its knowledge as text."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {}
        at = 0
        for field in table.fields:
            shape = tuple(len(axis) for axis in field.axes) or (1,)
            self.dict[field.name] = self.tensor[at : at + field.size].reshape(shape)
            at += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what `player` sees."""
        self.tensor[:] = self.table.observe(state.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The fingerprint of all that `player` knows: the same for the same information."""
        blind = state.match.blind(player)
        return f"{player} {blind.key()}"


_TYPES: Final = {game_id: _type_of(game_id) for game_id in ids()}


def _maker_of(game_id: str) -> type[SpielGame]:
    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Value] | None = None) -> None:
            super().__init__(game_id, params)

    return Named


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game_id, kind in _TYPES.items():
        if kind.short_name not in known:
            pyspiel.register_game(kind, _maker_of(game_id))


_register()
