"""Files of fitted weights: what each term of a judge counts, and where that may be used.

A game whose judge can be fitted names its terms in `ai/fitted.py`; a file
`ai/weights/<id>-<generation>.json` says what they count, for some numbers of seats and the data
sets on which that passed its gate. `python -m benchmarks.opponents.terms` writes it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perihelion.ai.errors import BadWeights
from perihelion.ai.network.weights import GENERATION, Gate


class TermTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights for tables of some sizes."""

    seats: tuple[int, ...]
    data: tuple[str, ...]
    """The data sets on which they passed their gate."""
    rows: tuple[tuple[float, ...], ...]
    """For each phase of a match what each term counts."""
    matches: int
    """That they were fitted to..."""
    budget: int
    """...and the iterations a turn with which those were played."""
    gates: tuple[Gate, ...]


class TermWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A generation of fitted weights."""

    game: str
    generation: int
    terms: tuple[str, ...]
    tables: tuple[TermTable, ...]

    @property
    def name(self) -> str:
        """How a hint names it."""
        return f"{GENERATION}{self.generation} (fitted)"

    def by_seats(self) -> dict[int, TermTable]:
        """The table for each number of seats."""
        return {seats: table for table in self.tables for seats in table.seats}


def read_term_weights(data: bytes, game_id: str, terms: Sequence[str], rows: int) -> TermWeights:
    """The weights of a file for a game's terms; raises BadWeights that says what is wrong."""
    try:
        weights = msgspec.json.decode(data, type=TermWeights)
    except msgspec.DecodeError as error:
        raise BadWeights(f"it is damaged: {error}") from None
    if weights.game != game_id:
        raise BadWeights(f"it is for {weights.game}")
    if weights.terms != tuple(terms):
        raise BadWeights("it is for other terms")
    for table in weights.tables:
        if not table.gates:
            raise BadWeights("it passed no gate")
        if len(table.rows) != rows or any(len(row) != len(terms) for row in table.rows):
            raise BadWeights("its rows do not fit its terms")
    return weights
