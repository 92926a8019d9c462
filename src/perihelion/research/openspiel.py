"""Every game as an OpenSpiel game written in Python: chance explicit, information from `blind`.

>>> import pyspiel
>>> import perihelion.research.openspiel
>>> game = pyspiel.load_game("perihelion_zenith(seats=2,turn_limit=60)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 2)

The seats and every option of a table are parameters, and `position`, from which the match begins
(`packed_position` writes it). The information state of a player is the history of what its seat
saw, perfect recall; its observation is what the seat knows at this moment, `blind`, which counts
cards.
Of several seats that may answer at the same time the lowest answers first, unseen by the others.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final

from perihelion.games import ids, load
from perihelion.kernel.errors import BadOption, BadPosition
from perihelion.kernel.state import CHANCE, EVERYONE, NOBODY, State
from perihelion.kernel.table_options import Value
from perihelion.research.errors import needs
from perihelion.research.table import Table

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise needs("open_spiel") from missing

SEATS: Final = "seats"
POSITION: Final = "position"
RECALL: Final = "recall"
"""How many entries of its history the tensor of an information state has room for: the last ones;
its string has them all."""
MOST_RECALLED: Final = 1024
ENTRY: Final = 2
"""Numbers of one entry in the tensor of a history: who answered, and what."""
UNSEEN: Final = -1
"""The answer of an entry that a seat did not see."""


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
            POSITION: "",
            RECALL: MOST_RECALLED,
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
        position = str(given.pop(POSITION, ""))
        recall = int(given.pop(RECALL, MOST_RECALLED))
        if recall < 1:
            raise BadOption(f"recall is at least 1 entry, not {recall}")
        self.table = Table(game_id, None if seats is None else int(seats), given)
        self.start = _placed(self.table, position) if position else self.table.start
        bounds = self.table.bounds
        self.recall = min(recall, bounds.plies_per_match)
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
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RecallObserver(self.table, self.recall) if recall else SpielObserver(self.table)


def packed_position(position: Mapping[str, object]) -> str:
    """A position, whole or partial, in letters that the name of an OpenSpiel game may have."""
    plain = {name: value for name, value in position.items() if name not in {SEATS, "options"}}
    return urlsafe_b64encode(json.dumps(plain).encode()).decode().rstrip("=")


def _placed(table: Table, packed: str) -> State:
    """A match that begins in a position."""
    try:
        scene = json.loads(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    except ValueError as problem:
        raise BadPosition(f"packed_position did not write this position: {problem}") from None
    if not isinstance(scene, dict):
        raise BadPosition("a position is an object, as state.position() writes it")
    return table.game.position({**scene, "seats": table.seats, "options": table.options})


class Held:
    """A match that knows how to be copied: OpenSpiel clones a state by copying what it holds."""

    def __init__(self, match: State, seen: tuple[tuple[str, ...], ...]) -> None:
        self.match = match
        self.seen = seen
        """What each seat saw, entry by entry: `seat answer`, before its own what it knew then."""

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.match.clone(), self.seen)

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        match = self.match
        packed = (match.game.id, match.to_bytes(), int(match.seats), match.options())
        return _unpacked, (*packed, self.seen)

    def apply(self, action: int) -> None:
        """Carry out an answer, and let each seat remember what it saw of it."""
        match = self.match
        actor = int(match.seat)
        audience = int(match.audience_of(actor, action))
        self.seen = tuple(
            (*entries, self._entry(seat, actor, action, audience))
            for seat, entries in enumerate(self.seen)
        )
        match.apply_as(actor, action)

    def _entry(self, seat: int, actor: int, action: int, audience: int) -> str:
        if seat == actor:
            return f"{known(self.match, seat)}:{actor} {action}"
        sees = audience == EVERYONE or audience >> seat & 1
        return f"{actor} {action if sees else UNSEEN}"


def _unpacked(
    game_id: str,
    data: bytes,
    seats: int,
    options: dict[str, Value],
    seen: tuple[tuple[str, ...], ...],
) -> Held:
    return Held(load(game_id).from_bytes(data, seats, options), seen)


def known(match: State, seat: int) -> str:
    """The fingerprint of all that a seat knows: the same for the same information."""
    return match.blind(seat).key()


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """One moment of one match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self._held = Held(game.start.clone(), ((),) * game.table.seats)

    @property
    def match(self) -> State:
        """The match itself, with all that is hidden."""
        return self._held.match

    def seen(self, player: int) -> tuple[str, ...]:
        """What a player saw, entry by entry."""
        return self._held.seen[player]

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
        self._held.apply(action)

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

    def __init__(self, table: Table, more: int = 0) -> None:
        self.table = table
        self.tensor = np.zeros(table.width + more, np.float32)
        self.dict = {}
        at = 0
        for field in table.fields:
            shape = tuple(len(axis) for axis in field.axes) or (1,)
            self.dict[field.name] = self.tensor[at : at + field.size].reshape(shape)
            at += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what `player` sees."""
        self.tensor[: self.table.width] = self.table.observe(state.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The fingerprint of all that `player` knows: the same for the same information."""
        return f"{player} {known(state.match, player)}"


class RecallObserver(SpielObserver):
    """What a player has seen since the beginning: the tensor goes on with the entries."""

    def __init__(self, table: Table, room: int) -> None:
        super().__init__(table, ENTRY * room)
        self._room = room
        entries = self.tensor[table.width :].reshape(-1, ENTRY)
        self.dict["history"] = entries
        self._entries = entries

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor: who answered (chance 1, seat 0 is 2) and what, counted from 1."""
        super().set_from(state, player)
        self._entries[:] = 0
        for place, entry in enumerate(state.seen(player)[-self._room :]):
            actor, answer = entry.rpartition(":")[2].split()
            self._entries[place] = int(actor) + 2, int(answer) + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """All that `player` saw: what it saw before is how this begins."""
        told = "".join(f"{entry} " for entry in state.seen(player))
        return f"{player} {told}{known(state.match, player)}"


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
