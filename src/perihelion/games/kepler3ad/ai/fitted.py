"""A judge of Kepler-3Ad whose weights were fitted to the ends of matches.

It looks at a position as the hand-written judge does, but says what it sees term by term; what a
term counts depends on how many scorings are still to come, on the edition and on whether two
seats play or more. `python -m benchmarks.opponents.terms` fits the weights, see
`ai/term_weights.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import refusal
from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.ai.judge import KeplerJudge, closeness
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.rules.actions import givers
from perihelion.games.kepler3ad.rules.pieces import count_at, value_of
from perihelion.games.kepler3ad.rules.scoring import clans_of
from perihelion.kernel.state import NOBODY, State

TERMS: Final = (
    "score",
    # What a scoring held now would pay: spaces, tracks, the last track.
    *("spaces", "tracks", "bonus"),
    # Light pieces in the supply; whether a stack can be given for a heavy piece.
    *("supply", "ready"),
    # The value of light and heavy pieces on the map, and the spaces where there is any.
    *("light", "heavy", "held"),
    # Levels of the six tracks to spend.
    *("extra_dice", "reroll", "adjust", "move_own", "remove_enemy", "move_enemy"),
    # Regions led alone, and their tokens.
    *("regions", "tokens"),
    # Points for allegiances: those that are sure, and those that the regions led would add.
    *("allegiances", "hoped"),
    "tempo",
    # The same once more, the more the nearer a threshold is.
    *("near_spaces", "near_tracks", "near_bonus", "near_tempo"),
)
"""What the judge sees of each seat."""
COUNT: Final = 24
ROWS: Final = 3
"""Of weights: for 1, 2 and 3 scorings to come."""
SCORE: Final = 0
SPACES: Final = 1
TRACKS: Final = 2
BONUS: Final = 3
SUPPLY: Final = 4
READY: Final = 5
LIGHT: Final = 6
HEAVY: Final = 7
HELD: Final = 8
LEVELS: Final = 9
REGIONS: Final = 15
TOKENS: Final = 16
ALLEGIANCES: Final = 17
HOPED: Final = 18
TEMPO: Final = 19
NEAR: Final = 20


def judge(
    name: str, weights: dict[int, list[list[float]]], data: dict[int, tuple[str, ...]]
) -> FittedJudge:
    """The judge with these weights, by the number of seats, and the data sets they are for."""
    return FittedJudge(name, weights, data)


class FittedJudge(KeplerJudge):
    """Chances of victory from weighted terms; the promises are those of the hand-written judge.

    At a table with data on which the weights passed no gate the hand-written judge judges.
    """

    def __init__(
        self,
        name: str,
        weights: dict[int, list[list[float]]],
        data: dict[int, tuple[str, ...]],
    ) -> None:
        super().__init__()
        self.name = name
        """Of the weights."""
        self.weights = weights
        self.data = data
        """The data sets on which the weights for each number of seats passed their gate."""
        self.fitted: vec[float] = vec[float]([0.0] * (ROWS * COUNT))
        """The weights of this table."""
        self.terms: vec[float] = vec[float]([0.0] * COUNT)
        """Of the seat looked at."""
        self.spaces: vec[i64] = vec[i64]([0] * c.SEATS)
        """What the spaces would pay each seat."""
        self.close: float = 0.0
        self.seats: i64 = -1
        self.refused: str = ""
        """Why the weights are not used at this table."""

    def told(self) -> str:
        """Which weights judge, or why none do."""
        return f"hand-written: {self.refused}" if self.refused else self.name

    def judge(self, state: State, worth: vec[float]) -> None:
        """Who wins gets what all others lose, in proportion to the chances."""
        assert isinstance(state, KeplerState)
        if state.seats != self.seats:
            self._sit_down(state)
        if state.seat == NOBODY or state.scorings == c.SCORINGS or self.refused:
            super().judge(state, worth)
            return
        self.look(state)
        first: i64 = COUNT * self.row_of(state)
        best = -1000000.0
        seat: i64 = 0
        while seat < state.seats:
            self._note_terms(state, seat)
            total = 0.0
            term: i64 = 0
            while term < COUNT:
                total += self.fitted[first + term] * self.terms[term]
                term += 1
            self.prospect[seat] = total
            best = max(best, total)
            seat += 1
        self._share(state.seats, best, 1.0, worth)

    def _sit_down(self, s: KeplerState) -> None:
        self.seats = s.seats
        seats = int(s.seats)
        self.refused = refusal(seats, s.game.data_digest(s.options()), self.data)
        if not self.refused:
            self.fitted = vec[float]([weight for row in self.weights[seats] for weight in row])

    def look(self, s: KeplerState) -> None:
        """Look at the whole position, before the terms of each seat."""
        self.hold_spaces(s)
        seat: i64 = 0
        while seat < s.seats:
            self.spaces[seat] = self.pays[seat]
            self.pays[seat] = 0
            seat += 1
        self.hold_tracks(s)
        most: i64 = 0
        seat = 0
        while seat < s.seats:
            value = value_of(s, seat)
            self.value[seat] = value
            most = max(most, value)
            seat += 1
        self.close = closeness(s, most)

    def row_of(self, state: State) -> i64:
        """The row of weights for a position; -1 if everything is scored."""
        assert isinstance(state, KeplerState)
        return c.SCORINGS - 1 - state.scorings

    def terms_of(self, state: State, seat: int) -> list[float]:
        """What a seat has, for fitting."""
        assert isinstance(state, KeplerState)
        self.look(state)
        self._note_terms(state, seat)
        return [self.terms[i64(term)] for term in range(COUNT)]

    def _note_terms(self, s: KeplerState, seat: i64) -> None:
        t = self.terms
        near = self.close * self.close
        levels = s.levels[seat]
        bonus = float(s.tables.level_points[count_at(levels, c.BONUS_POINTS)])
        spaces = float(self.spaces[seat])
        tracks = float(self.pays[seat])
        light: i64 = 0
        pieces = s.pieces[seat]
        while pieces:
            light += pieces & 15
            pieces >>= 4
        light *= s.tables.value[i64(c.LIGHT)]
        tempo = 1.0 if s.on_turn == seat else 0.0
        t[SCORE] = float(s.score[seat])
        t[SPACES] = spaces
        t[TRACKS] = tracks
        t[BONUS] = bonus
        t[SUPPLY] = float(s.supply[seat])
        t[READY] = 1.0 if givers(s, seat) else 0.0
        t[LIGHT] = float(light)
        t[HEAVY] = float(self.value[seat] - light)
        t[HELD] = float(self.held[seat])
        track: i64 = 0
        while track < c.SPENDABLE:
            t[LEVELS + track] = float(levels & 15)
            levels >>= 4
            track += 1
        t[TEMPO] = tempo
        t[NEAR] = near * spaces
        t[NEAR + 1] = near * tracks
        t[NEAR + 2] = near * bonus
        t[NEAR + 3] = near * tempo
        self._note_regions(s, seat)

    def _note_regions(self, s: KeplerState, seat: i64) -> None:
        """Regions led alone, what lies there, and what they would add to allegiances."""
        led: i64 = 0
        tokens: i64 = 0
        fresh: i64 = 0
        marks = s.marks[seat]
        region: i64 = 0
        while region < c.REGIONS:
            mine = self.regions[c.SEATS * region + seat]
            if mine and self._leads(s, seat, region, mine):
                led += 1
                slot: i64 = 2 * region
                if s.tokens[slot] != c.NO_TOKEN:
                    tokens += 1
                if s.tokens[slot + 1] != c.NO_TOKEN:
                    tokens += 1
                if (marks >> (region << 2)) & 15 == 0:
                    fresh += 1
            region += 1
        t = self.terms
        t[REGIONS] = float(led)
        t[TOKENS] = float(tokens)
        sure = 0.0
        hoped = 0.0
        if s.tables.has_allegiances:
            clans = clans_of(s, seat)
            sure = float(s.tables.allegiance_points[clans])
            hoped = float(s.tables.allegiance_points[clans + fresh]) - sure
        t[ALLEGIANCES] = sure
        t[HOPED] = hoped
