"""No seat fares worse for its number: what levels do to each other depends on play alone.

Under fair play what befalls a seat may depend on its place in the order of play, but not on its
number. So each match is told in the order of play, and who began is exchanged among the matches a
thousand times (a permutation test): were numbers to count, the true ones would stand out.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from perihelion.ai.agents import SearchAgent
from perihelion.ai.levels import LEVELS, agent_of
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.search import WIDE
from perihelion.games import load
from perihelion.games.kepler3ad import codes as c
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.match import Match, OpenDealer
from perihelion.match.agents import best_of

DRAWS = 1000


class Played(NamedTuple):
    """One match in the order of play, whoever begins first."""

    first: int
    harm: list[float]
    wins: list[float]
    is_limited: bool
    """Whether only the limit of turns ended it."""


def victim_of(answer: int) -> int | None:
    """Whose piece or disc an answer of Kepler-3Ad is aimed at."""
    if c.A_REMOVE <= answer < c.A_LOWER:
        return (answer - c.A_REMOVE) // c.SPACES
    if c.A_LOWER <= answer < c.A_MOVE:
        return (answer - c.A_LOWER) // c.TRACKS
    if c.A_MOVE <= answer < c.PLAYER_ACTIONS:
        return (answer - c.A_MOVE) // c.SPACES % c.SEATS
    return None


class Watched:
    """An agent whose acts against others are counted."""

    def __init__(self, name: str, game: Game, budget: int | None, harm: list[float]) -> None:
        self.agent = agent_of(name, game, budget=budget)
        self.name = name
        self.harm = harm
        self.is_kepler3ad = game.id.startswith("kepler3ad")

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        answer = self.agent.choose(blind, seat, legal, rng)
        victim = victim_of(answer) if self.is_kepler3ad else None
        if victim is not None and victim != seat:
            self.harm[victim] += 1
        return answer


def play(game: Game, seats: int, name: str, number: int, budget: int | None) -> Played:
    """One match of a level against itself."""
    harm = [0.0] * seats
    agents = [Watched(name, game, budget, harm) for _ in range(seats)]
    dealer = OpenDealer(f"fair {number}")
    match = Match(game, seats, game.bot_options, agents=agents, dealer=dealer, agent_seed=number)
    match.run()
    outcome = match.outcome
    assert outcome is not None
    winners = [place == 1 for place in outcome.places]
    wins = [won / sum(winners) for won in winners]
    lines = match.line.said
    first = next(
        one.entry.seat
        for one in lines
        if one.entry.seat != CHANCE and one.asked is not None and len(one.asked.deciders()) == 1
    )
    order = [(first + place) % seats for place in range(seats)]
    limited = outcome.limited
    return Played(first, [harm[one] for one in order], [wins[one] for one in order], limited)


def chance_of(rows: list[list[float]], firsts: list[int]) -> float:
    """How often who began, exchanged among the matches, sets the seats as far apart."""
    seats, rng = len(rows[0]), Rng(1)

    def exchanged() -> list[int]:
        return sorted(firsts, key=lambda _: int(rng.bits()))

    def spread(offsets: list[int]) -> float:
        totals = [0.0] * seats
        for row, first in zip(rows, offsets, strict=True):
            for place, value in enumerate(row):
                totals[(first + place) % seats] += value
        mean = sum(totals) / seats
        return sum((total - mean) ** 2 for total in totals)

    seen = spread(firsts)
    return (1 + sum(spread(exchanged()) >= seen for _ in range(DRAWS))) / (1 + DRAWS)


def harmed(matches: list[Played]) -> float:
    return chance_of([one.harm for one in matches], [one.first for one in matches])


def won(matches: list[Played]) -> float:
    return chance_of([one.wins for one in matches], [one.first for one in matches])


# --- the measure itself --------------------------------------------------------------------------


def test_a_bias_by_number_is_found_and_one_by_order_is_not() -> None:
    rng = Rng(4)
    firsts = [int(rng.below(4)) for _ in range(40)]
    by_order = [[9.0, 5.0, 3.0, 1.0] for _ in firsts]
    by_number = [[[9.0, 5.0, 3.0, 1.0][(first + at) % 4] for at in range(4)] for first in firsts]
    assert chance_of(by_order, firsts) > 0.05
    assert chance_of(by_number, firsts) < 0.01


# --- ties ----------------------------------------------------------------------------------------


def test_of_equal_answers_any_is_taken() -> None:
    rng = Rng(8)
    taken = [best_of([3, 5, 8, 9], [0.5, 0.7, 0.7, 0.7], rng) for _ in range(300)]
    assert set(taken) == {5, 8, 9}
    assert all(70 < taken.count(answer) < 130 for answer in (5, 8, 9))


class Flat(Judge):
    """Finds nothing better than anything else."""


def first_tries(count: int) -> Iterator[int]:
    """The answer that a search of one iteration takes, in a question with many equal answers."""
    game = load("kepler3042")
    state, rng = game.start(4, game.bot_options), Rng(5)
    while True:
        seat = int(state.seat)
        legal = state.legal()
        if seat >= 0 and len(legal) > WIDE:
            break
        state.apply(int(state.draw(rng)) if seat == CHANCE else legal[int(rng.below(len(legal)))])
    for seed in range(count):
        agent = SearchAgent("one", Flat(), budget=1)
        yield legal.index(agent.choose(state.blind(seat), seat, legal, Rng(seed))) * 4 // len(legal)


def test_a_narrowed_search_tries_all_of_many_equal_answers() -> None:
    """Quarter by quarter of the answers in the order of their numbers: none is preferred."""
    quarters = list(first_tries(120))
    assert all(15 < quarters.count(quarter) < 45 for quarter in range(4))


# --- seats ---------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game_id", "name", "matches"), [("kepler3ad-2", "navigator", 12), ("kepler3ad-1", "cadet", 80)]
)
def test_no_seat_is_harmed_or_loses_for_its_number(game_id: str, name: str, matches: int) -> None:
    """Hostile acts tell early; of wins so few matches find only a bias that anybody would feel."""
    game = load(game_id)
    played = [play(game, 4, name, number, None) for number in range(matches)]
    assert sum(sum(one.harm) for one in played) > 100, "too few to say anything"
    assert harmed(played) > 0.01
    assert won(played) > 0.01


@pytest.mark.compiled
def test_greedy_ends_its_matches_and_harms_no_seat_for_its_number() -> None:
    game = load("kepler3ad-1")
    played = [play(game, 4, "greedy", number, None) for number in range(8)]
    assert not any(one.is_limited for one in played)
    assert harmed(played) > 0.01
    assert won(played) > 0.01


@pytest.mark.soak
@pytest.mark.parametrize("name", ["greedy", *(level.name for level in LEVELS)])
@pytest.mark.parametrize(
    ("game_id", "seats"),
    [
        *(("zenith", 2), ("zenith", 4), ("kepler3042", 2), ("kepler3042", 3), ("kepler3042", 4)),
        *(("kepler3ad-1", 2), ("kepler3ad-1", 3), ("kepler3ad-1", 4), ("kepler3ad-1", 5)),
        *(("kepler3ad-2", 2), ("kepler3ad-2", 3), ("kepler3ad-2", 4), ("kepler3ad-2", 5)),
    ],
)
def test_every_level_is_fair_to_every_seat(game_id: str, seats: int, name: str) -> None:
    """91 cases with 147 figures, one in a thousand each. The deals are always the same, so a case
    fails again or never; when play changes, one that is fair may fail in one of seven.
    """
    game = load(game_id)
    budget = 400 if name in ("commodore", "admiral") else None
    played = [play(game, seats, name, number, budget) for number in range(60)]
    assert won(played) > 0.001
    assert harmed(played) > 0.001
