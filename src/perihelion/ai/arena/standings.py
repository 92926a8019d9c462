"""Where a contest stands: shares, intervals and ratings, from the results alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from perihelion.ai.arena.contest import Contest
from perihelion.ai.arena.playing import Result
from perihelion.ai.arena.stats import INTERVAL, Share, share_of


class Rating(msgspec.Struct, frozen=True):
    """openskill's Plackett-Luce: a mean, its uncertainty, and the cautious mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


class Standing(msgspec.Struct, frozen=True):
    """One contestant. `share`, `low`, `high` are over the games that the rules ended."""

    name: str
    games: int
    share: float | None
    """None if no game of this contestant was ended by the rules."""
    low: float | None
    high: float | None
    fair: float
    """What an equal among equals would get."""
    times_fair: float | None
    with_limited: Share
    """The same over all games, those that a limit of the table ended included."""
    rating: Rating
    by_side: tuple[Share | None, ...]
    """At each side of the table, over all games."""
    seconds_per_turn: float
    """Time it thought; depends on the machine."""


class Limited(msgspec.Struct, frozen=True):
    """The games that a limit of the table ended, not the rules of the box."""

    games: int
    shares: dict[str, float]
    """Who won how much of them, as the table counts them (a draw, or most discs)."""


class Table(msgspec.Struct, frozen=True):
    """A contest and where it stands."""

    contest: Contest
    games: int
    deals: int
    complete: bool
    agents: tuple[Standing, ...]
    limited: Limited
    reasons: dict[str, int]
    mean_turns: float
    interval: str = INTERVAL


def table_of(contest: Contest, results: Collection[Result]) -> Table:
    """Where the contest stands after these games, whatever order they came in."""
    ordered = sorted(results, key=lambda result: result.number)
    ratings = _ratings(contest, ordered)
    limited = [result for result in ordered if result.limited]
    reasons = [result.reason for result in ordered]
    return Table(
        contest=contest,
        games=len(ordered),
        deals=len({result.deal for result in ordered}),
        complete=len(ordered) == contest.games,
        agents=tuple(
            _standing(contest, ordered, number, ratings[number])
            for number in range(len(contest.agents))
        ),
        limited=Limited(
            len(limited),
            {
                name: sum(won_by(result, number) for result in limited) / len(limited)
                for number, name in enumerate(contest.names)
                if limited
            },
        ),
        reasons={reason: reasons.count(reason) for reason in sorted(set(reasons))},
        mean_turns=sum(result.turns for result in ordered) / max(1, len(ordered)),
    )


def won_by(result: Result, number: int) -> float:
    """What a contestant won of a game, on all its sides."""
    sides = zip(result.sides, result.shares, strict=True)
    return sum(share for contestant, share in sides if contestant == number)


def by_deal(results: Iterable[Result], won: Callable[[Result], float]) -> list[tuple[float, int]]:
    """What was won and how many games were played, deal by deal."""
    rows: dict[int, tuple[float, int]] = {}
    for result in results:
        so_far, games = rows.get(result.deal, (0.0, 0))
        rows[result.deal] = so_far + won(result), games + 1
    return list(rows.values())


def _standing(contest: Contest, results: Sequence[Result], number: int, rating: Rating) -> Standing:
    mine = [result for result in results if number in result.sides]
    decided = [result for result in mine if not result.limited]

    def won(result: Result) -> float:
        return won_by(result, number)

    share = share_of(by_deal(decided, won))
    everything = share_of(by_deal(mine, won)) or Share(0.0, 0.0, 1.0, 0, 0)
    sides = len(contest.seatings()[0])
    fair = sum(line.count(number) for line in contest.seatings() if number in line) / (
        sides * sum(number in line for line in contest.seatings())
    )
    thought, turns = _time_of(mine, number)
    return Standing(
        name=contest.names[number],
        games=len(mine),
        share=share.share if share else None,
        low=share.low if share else None,
        high=share.high if share else None,
        fair=fair,
        times_fair=share.share / fair if share else None,
        with_limited=everything,
        rating=rating,
        by_side=tuple(_at_side(mine, number, side) for side in range(sides)),
        seconds_per_turn=round(thought / turns, 4) if turns else 0.0,
    )


def _at_side(results: Iterable[Result], number: int, side: int) -> Share | None:
    there = [result for result in results if result.sides[side] == number]
    return share_of(by_deal(there, lambda result: result.shares[side]))


def _time_of(results: Iterable[Result], number: int) -> tuple[float, int]:
    thought, turns = 0.0, 0
    for result in results:
        rows = zip(result.sides, result.thought, result.own_turns, strict=True)
        for contestant, seconds, count in rows:
            if contestant == number:
                thought += seconds
                turns += count
    return thought, turns


def _ratings(contest: Contest, results: Iterable[Result]) -> list[Rating]:
    """Game after game in the order of the schedule; on several sides at once, a contestant moves
    by the mean of what they would do. Alone at the table nobody is rated.
    """
    from openskill.models import PlackettLuce  # takes its time, and few commands need it

    model = PlackettLuce()
    rated = [model.rating(name=name) for name in contest.names]
    for result in results:
        if len(result.sides) == 1:
            continue
        ranks = [float(place) for place in result.places]
        after = model.rate([[rated[number]] for number in result.sides], ranks=ranks)
        for number in set(result.sides):
            new = [
                team[0]
                for contestant, team in zip(result.sides, after, strict=True)
                if contestant == number
            ]
            rated[number] = model.rating(
                mu=sum(one.mu for one in new) / len(new),
                sigma=sum(one.sigma for one in new) / len(new),
                name=contest.names[number],
            )
    return [Rating(one.mu, one.sigma, one.ordinal()) for one in rated]
