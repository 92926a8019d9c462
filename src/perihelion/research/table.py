"""One game with its seats and options, as those who learn see it: sizes, numbers, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from perihelion.games import load
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import NotYourDecision
from perihelion.kernel.observing import Decoded, Field, decode, width_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import TRUTH, State
from perihelion.kernel.table_options import Value
from perihelion.research.errors import BadSeed, needs

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise needs("numpy") from missing

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
MOST_SEED: Final = 2**64


class Table:
    """A game, a number of seats and options, checked once, and what follows from them.

    >>> table = Table("zenith")
    >>> table.actions, table.width
    (520, 278)
    >>> state = table.deal(Rng(1))
    >>> numbers = table.observe(state, 0)
    >>> table.decode(numbers)["asked"], table.decode(numbers)["question"]
    ('me', 'mulligan')
    """

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.game = load(game_id)
        self.seats = self.game.checked_seats(seats)
        self.options: dict[str, Value] = {**self.game.bot_options, **(options or {})}
        """What a table with bots sets, so that every match ends, and what the caller gave."""
        self.start = self.game.start(self.seats, self.options)
        """A match before its first question."""
        self.bounds = self.game.bounds(self.seats, self.options)
        self.fields: tuple[Field, ...] = self.game.observation(self.seats, self.options)
        self.actions = self.bounds.player_actions
        """How many actions there are, legal or not."""
        self.width = width_of(self.fields)
        """How many numbers an observation has."""
        self.low: Numbers = _each(self.fields, [field.low for field in self.fields])
        self.high: Numbers = _each(self.fields, [field.high for field in self.fields])
        self._sheet = Sheet(self.width)
        self._seen: Numbers = np.frombuffer(memoryview(self._sheet.cells), np.int16)
        self._answers = Answers()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        """A table never changes, so its copy is itself."""
        return self

    def __reduce__(self) -> tuple[type[Table], tuple[str, int, dict[str, Value]]]:
        return Table, (self.game.id, self.seats, self.options)

    def deal(self, rng: Rng) -> State:
        """A new match at its first question to a seat."""
        state = self.start.clone()
        state.answer_chance(rng)
        return state

    def observe(self, state: State, seat: int) -> Numbers:
        """What `seat` sees, from what it knows and nothing else; a fresh array."""
        blind = state if state.viewer != TRUTH else state.blind(seat)
        self._sheet.at = 0
        blind.observe_into(seat, self._sheet)
        return self._seen.copy()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every action that `seat` may choose now, 0 for all others; a fresh array."""
        found = bytearray(self.actions)
        if state.deciders_mask() >> seat & 1:
            answers = self._answers
            answers.clear()
            state.legal_into(seat, answers)
            for action in answers.listed():
                found[action] = 1
        return np.frombuffer(found, np.int8)

    def is_legal(self, state: State, seat: int, action: int) -> bool:
        """Whether `seat`, which is asked, may choose an action."""
        answers = self._answers
        answers.clear()
        state.legal_into(seat, answers)
        return answers.has(action)

    def decode(self, numbers: Sequence[int] | Numbers) -> dict[str, Decoded]:
        """An observation in words, field by field."""
        return decode(self.fields, list(numbers))

    def words(self, numbers: Sequence[int] | Numbers) -> str:
        """An observation as text, one line for each field; zeros and nones are left out."""
        return "\n".join(
            f"{name}: {told}"
            for name, value in self.decode(numbers).items()
            if (told := _told(value))
        )

    def text_of(self, state: State, action: int) -> str:
        """An action of the seat asked as a person would write it."""
        if state.seat < 0:
            raise NotYourDecision("nobody is asked now, so no action has a meaning")
        return state.text(action)


def rng_of(seed: object) -> Rng:
    """A generator for a seed; None for any. Raises BadSeed."""
    if seed is None:
        return Rng(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
    return Rng(checked_seed(seed))


def checked_seed(seed: object) -> int:
    """A seed that a generator takes; raises BadSeed."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise BadSeed(f"a seed is a whole number, not {seed!r}")
    if not 0 <= seed < MOST_SEED:
        raise BadSeed(f"a seed is from 0 to 2**64 - 1, not {seed}")
    return int(seed)


def _each(fields: Sequence[Field], values: Sequence[int]) -> Numbers:
    sizes = [field.size for field in fields]
    return np.repeat(np.array(values, np.int16), sizes)


def _told(value: Decoded) -> str:
    if isinstance(value, dict):
        parts = [f"{label} {told}" for label, one in value.items() if (told := _told(one))]
        return f"({', '.join(parts)})" if parts else ""
    return "" if value in {0, "none", "no"} else str(value)
