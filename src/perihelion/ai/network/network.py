"""A network of one hidden layer over what a seat sees, in whole numbers.

Most numbers of an observation are 0, and a 0 adds nothing: only the rows of the others are added
up. Whole numbers give the same sums in any order, compiled or not. The first two columns of a row
go straight to the two outputs, the others to the hidden units.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import State

OUTPUTS: Final = 2
"""How far ahead the seat will be in the end, and how sure the leader's victory is."""
MARGIN: Final = 0
SURE: Final = 1
BITS: Final = 20
ONE: Final = 1 << BITS
"""What stands for 1.0 in weights and hidden units."""
WHOLE: Final = 1099511627776.0
"""ONE * ONE."""


@final
class Network:
    """The rows of one table: a game, a number of seats, a data set."""

    def __init__(
        self,
        *,
        width: int,
        cells: list[int],
        places: list[int],
        worded: list[int],
        rows: list[int],
        bias: list[int],
        out: list[int],
    ) -> None:
        self.sheet = Sheet(width)
        self.count: i64 = len(cells)
        self.columns: i64 = len(bias)
        self.cells: vec[i32] = vec[i32]([i32(cell) for cell in cells])
        """The numbers of an observation that have rows..."""
        self.places: vec[i32] = vec[i32]([i32(place) for place in places])
        """...and where in `rows` these begin; for a word, where that of the value 0 would."""
        self.worded: vec[i32] = vec[i32]([i32(one) for one in worded])
        """Whether the number names a row; if not, it multiplies its only one."""
        self.rows: vec[i32] = vec[i32]([i32(weight) for weight in rows])
        self.bias: vec[i64] = vec[i64]([i64(weight) for weight in bias])
        self.out: vec[i64] = vec[i64]([i64(weight) for weight in out])
        """From the hidden units to the outputs, one output after the other."""
        self.sums: vec[i64] = vec[i64]([i64(0)] * len(bias))
        self.value: vec[float] = vec[float]([0.0] * OUTPUTS)
        """What `look` found."""

    def look(self, state: State, seat: i64) -> None:
        """Judge a position by what `seat` sees of it."""
        sheet = self.sheet
        sheet.at = 0
        state.observe_into(seat, sheet)
        self._add_up()
        hidden: i64 = self.columns - OUTPUTS
        output: i64 = 0
        at: i64 = 0
        while output < OUTPUTS:
            total: i64 = self.sums[output] * ONE
            unit: i64 = 0
            while unit < hidden:
                place: i64 = OUTPUTS + unit
                sum_ = self.sums[place]
                if sum_ > 0:
                    total += min(sum_, ONE) * self.out[at]
                at += 1
                unit += 1
            self.value[output] = float(total) / WHOLE
            output += 1

    def _add_up(self) -> None:
        """The bias, and the rows of all that is not 0."""
        seen = self.sheet.cells
        sums = self.sums
        rows = self.rows
        columns = self.columns
        column: i64 = 0
        while column < columns:
            sums[column] = self.bias[column]
            column += 1
        at: i64 = 0
        while at < self.count:
            value = i64(seen[i64(self.cells[at])])
            if value != 0:
                place = i64(self.places[at])
                column = 0
                if i64(self.worded[at]) != 0:
                    place += value * columns
                    while column < columns:
                        sums[column] += i64(rows[place])
                        place += 1
                        column += 1
                else:
                    while column < columns:
                        sums[column] += value * i64(rows[place])
                        place += 1
                        column += 1
            at += 1
