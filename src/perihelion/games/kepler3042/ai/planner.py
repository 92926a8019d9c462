"""By what plans of Kepler-3042 promise: numbers by which promise alone brings most points.

They were evolved, some for nations that play with others, by how many those are; others for a
nation whose objective asks for an alien planet, a way that is worth it only as a whole, and for one
that plays alone, which bring most of what levels ask for. `python -m
benchmarks.opponents.promises` evolves them, see `ai/plan_numbers.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import refusal
from perihelion.games.kepler3042.ai.answer_promises import Promises
from perihelion.games.kepler3042.ai.destinations import Goals
from perihelion.games.kepler3042.ai.judge import Kepler3042Judge
from perihelion.games.kepler3042.ai.leanings import NAMES, SINGLE
from perihelion.games.kepler3042.ai.objective_progress import asks_for_aliens
from perihelion.games.kepler3042.ai.weights import LEVEL_WORTH, PROMISES, WEIGHTS
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.kernel.answers import Answers
from perihelion.kernel.state import State

NATIONS: Final = "nations"
"""The numbers of those who play with others..."""
ALIENS: Final = "aliens"
"""...of those among them whose objective asks for an alien planet..."""
ALONE: Final = "alone"
"""...and of who plays alone."""
FOR_ALIENS: Final = 4
"""With fewer nations it pays to ignore an objective that asks for an alien planet: there is more
room for usual colonies.
"""
USUAL: Final = (
    *WEIGHTS,
    *(f"level {place}" for place in range(len(LEVEL_WORTH))),
    *PROMISES,
)
"""What each number is called: those by which the search promises too, see `weights.py`..."""
LEANING: Final = (*(f"leaning {place}" for place in range(SINGLE)), *NAMES)
"""...those that look at the situation, see `leanings.py`..."""
ASKED: Final = ("asked_science", "asked_antimatter", "asked_planet_of_aliens")
"""...for each point of an objective that asks for an alien planet, see `Goals.science`..."""
DUTIES: Final = ("study", "mission")
"""...and for what the objectives of a level ask for."""
NUMBERS: Final = {
    NATIONS: (*USUAL, *LEANING),
    ALIENS: (*USUAL, *LEANING, *ASKED),
    ALONE: (*USUAL, *DUTIES),
}
"""The names of all numbers, by whose they are."""


def planner(
    name: str,
    tables: list[tuple[str, tuple[int, ...], dict[str, float]]],
    data: dict[int, tuple[str, ...]],
) -> Kepler3042Planner:
    """Who promises by these numbers, and the data sets they are for, by the number of seats."""
    return Kepler3042Planner(name, tables, data)


def goals_of(numbers: dict[str, float]) -> Goals:
    """What promises look at, with these numbers."""
    goals = Goals(
        [numbers[name] for name in WEIGHTS],
        [numbers[f"level {place}"] for place in range(len(LEVEL_WORTH))],
        [numbers[name] for name in PROMISES],
    )
    if LEANING[0] in numbers:
        goals.lean([numbers[name] for name in LEANING])
    if ASKED[0] in numbers:
        goals.science = numbers["asked_science"]
        goals.antimatter = numbers["asked_antimatter"]
        goals.alien = numbers["asked_planet_of_aliens"]
    if DUTIES[0] in numbers:
        goals.study = numbers["study"]
        goals.mission = numbers["mission"]
    return goals


class Kepler3042Planner(Kepler3042Judge):
    """Promises by evolved numbers; at a table at which they passed no gate by those that were
    written by hand, by which it judges everywhere.
    """

    def __init__(
        self,
        name: str,
        tables: list[tuple[str, tuple[int, ...], dict[str, float]]],
        data: dict[int, tuple[str, ...]],
    ) -> None:
        super().__init__(list(WEIGHTS.values()), LEVEL_WORTH, list(PROMISES.values()))
        self.name = name
        """Of the numbers."""
        self.usual: dict[int, Promises] = {}
        """Of a nation at a table with so many seats."""
        self.asked: dict[int, Promises] = {}
        """The same where its objective asks for an alien planet."""
        self.data = data
        """The data sets on which the numbers for so many seats passed their gate."""
        self.seats: i64 = -1
        self.here = self.promises
        """The promises of this table..."""
        self.here_asked = self.promises
        """...and of who is asked for an alien planet there."""
        self.refused: str = ""
        """Why the numbers are not used at this table."""
        for of, seats, numbers in tables:
            promises = Promises(goals_of(numbers))
            for count in seats:
                if of == ALIENS:
                    self.asked[count] = promises
                else:
                    self.usual[count] = promises

    def told(self) -> str:
        """Which numbers promise, or why none do."""
        return f"{super().told()}: {self.refused}" if self.refused else self.name

    def judge(self, state: State, worth: vec[float]) -> None:
        """As the search does."""
        assert isinstance(state, Kepler3042State)
        if state.seats != self.seats:
            self._sit_down(state)
        super().judge(state, worth)

    def weigh(self, state: State, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """By the numbers of this nation."""
        assert isinstance(state, Kepler3042State)
        if state.seats != self.seats:
            self._sit_down(state)
        promises = self.here
        if state.seats >= FOR_ALIENS and asks_for_aliens(state, seat):
            promises = self.here_asked
        promises.weigh(state, seat, answers, weight)

    def _sit_down(self, s: Kepler3042State) -> None:
        self.seats = s.seats
        seats = int(s.seats)
        self.refused = refusal(seats, s.game.data_digest(s.options()), self.data)
        self.here = self.promises if self.refused else self.usual[seats]
        self.here_asked = self.here if self.refused else self.asked.get(seats, self.here)
