"""What is played: who against whom, on which deals, at which seats.

A deal is one seed of the dealer. Every line-up plays it once from every side of the table, so
that neither the cards nor the seat favour anybody. The schedule follows from the contest alone:
whoever plays a game, wherever and in whatever order, plays the same game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations

import msgspec

from perihelion.ai.agent_spec import check_agent
from perihelion.ai.arena.errors import BadContest
from perihelion.ai.external import PATIENCE
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value

MOST_PER_DEAL = 10_000


class Fixture(msgspec.Struct, frozen=True):
    """One game of a contest."""

    number: int
    """From 0, in the order of the schedule."""
    deal: int
    sides: tuple[int, ...]
    """The contestant that plays each side (a seat, or a team of seats)."""


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A contest as it is written down; `contest_of` makes one and checks it."""

    game: str
    seats: int
    options: dict[str, Value]
    agents: tuple[str, ...]
    """Specifications, see `ai.seating`; with fewer than sides, the last one fills the rest."""
    games: int
    """A whole number of deals, each from every side."""
    seed: str = "1"
    budget: int | None = None
    """Iterations a turn, for agents that search and name no budget of their own."""
    patience: float = PATIENCE

    @property
    def names(self) -> tuple[str, ...]:
        """The contestants; one that enters twice is numbered."""
        return tuple(
            spec if self.agents.index(spec) == place else f"{spec} #{place + 1}"
            for place, spec in enumerate(self.agents)
        )

    @property
    def per_deal(self) -> int:
        """Games on one deal."""
        return len(self.seatings())

    @property
    def deals(self) -> int:
        """Deals in the whole contest."""
        return self.games // self.per_deal

    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The contestants by side, for each game of a deal."""
        return seatings(len(self.agents), len(load(self.game).teams(self.seats)))

    def fixture(self, number: int) -> Fixture:
        """The game of that number."""
        table = self.seatings()
        deal, place = divmod(number, len(table))
        return Fixture(number, deal, table[place])

    def deal_seed(self, fixture: Fixture) -> str:
        """The dealer's seed: the same for all games on a deal."""
        return f"{self.seed}/{fixture.deal}"

    def agent_seed(self, fixture: Fixture) -> int:
        """The seed of the agents' generators: another one for every game."""
        words = f"arena agents {self.seed}/{fixture.number}"
        return int.from_bytes(sha256(words.encode()).digest()[:8], "big")


def seatings(agents: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """Every line-up in every rotation, each once.

    With more agents than sides, all choices of agents are line-ups; with fewer, the last agent
    sits on the sides that are left.
    """
    if agents > sides:
        line_ups = list(combinations(range(agents), sides))
    else:
        line_ups = [tuple(min(side, agents - 1) for side in range(sides))]
    rotated = (
        line_up[sides - step :] + line_up[: sides - step]
        for line_up in line_ups
        for step in range(sides)
    )
    return tuple(dict.fromkeys(rotated))


def _fewest(game: Game, agents: int) -> int:
    """The fewest seats at which several agents meet; one agent may play alone."""
    sides = {seats: len(game.teams(seats)) for seats in game.seat_counts}
    return next((seats for seats in sides if sides[seats] >= min(agents, 2)), game.seat_counts[0])


def contest_of(
    game: Game,
    agents: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    games: int = 100,
    seed: str = "1",
    budget: int | None = None,
    patience: float = PATIENCE,
) -> Contest:
    """A contest, checked: agents, seats and options exist, games are whole deals (rounded up)."""
    specs = tuple(spec.strip() for spec in agents)
    if not specs or not all(specs):
        raise BadContest("name the agents, separated by commas: strongest,greedy")
    if games < 1:
        raise BadContest(f"{games} games cannot be played")
    if budget is not None and budget < 1:
        raise BadContest(f"a budget is at least 1 iteration a turn, not {budget}")
    count = game.checked_seats(_fewest(game, len(specs)) if seats is None else seats)
    chosen = game.checked_options({**game.bot_options, **(options or {})})
    for spec in dict.fromkeys(specs):
        check_agent(spec, game)
    per_deal = len(seatings(len(specs), len(game.teams(count))))
    if per_deal > MOST_PER_DEAL:
        raise BadContest(f"{len(specs)} agents are too many: a deal would take {per_deal} games")
    whole = -(-games // per_deal) * per_deal
    return Contest(game.id, count, chosen, specs, whole, seed, budget, patience)
