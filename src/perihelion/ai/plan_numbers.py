"""Files of evolved numbers: by what the answers of plans promise, and where that may be used.

A game in which a match is a plan names its numbers in `ai/planner.py`; a file
`ai/weights/<id>-<generation>.plans.json` says what they are, for some numbers of seats and the data
sets on which they passed their gate. `python -m benchmarks.opponents.promises` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from perihelion.ai.errors import BadWeights
from perihelion.ai.network.weights import GENERATION, MOST_BYTES, Gate


class PlanTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of some tables, or of those of their seats that the game tells apart."""

    of: str
    """Whose they are, by a name of the game's."""
    seats: tuple[int, ...]
    data: tuple[str, ...]
    """The data sets on which they passed their gate."""
    numbers: dict[str, float]
    commit: str
    """With which they were evolved..."""
    generations: int
    """...for so many generations of the evolution, with those before it from which it began..."""
    seconds: float
    """...and so many of the processor."""
    gates: tuple[Gate, ...]


class PlanNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A generation of evolved numbers."""

    game: str
    generation: int
    tables: tuple[PlanTable, ...]
    base: int = 0
    """The generation that has the tables which are missing here; 0 for none."""

    @property
    def name(self) -> str:
        """How a hint names it."""
        return f"{GENERATION}{self.generation} (evolved)"


def read_plan_numbers(
    data: bytes, game_id: str, names: Mapping[str, frozenset[str]]
) -> PlanNumbers:
    """The numbers of a file, of which a game has these; raises BadWeights that says what is wrong.

    `names` has the names of all numbers for each `of`.
    """
    if len(data) > MOST_BYTES:
        raise BadWeights(f"{len(data)} bytes are too many: a file has at most {MOST_BYTES}")
    try:
        found = msgspec.json.decode(data, type=PlanNumbers)
    except msgspec.DecodeError as error:
        raise BadWeights(f"it is damaged: {error}") from None
    if found.game != game_id:
        raise BadWeights(f"it is for {found.game}")
    if found.base >= found.generation:
        raise BadWeights(f"generation {found.base} is none before it")
    for table in found.tables:
        if names.get(table.of) != table.numbers.keys():
            raise BadWeights(f"its numbers for {table.of!r} are others than the game's")
        if not table.gates:
            raise BadWeights("it passed no gate")
    return found
