"""The ladder: what the levels promise, tested one rung after the other.

A rung is a contest with a goal, and a step from one level to the next also has a ceiling: whoever
wins nearly always is no next level. It is looked at after a tenth, a fifth, two fifths and all of
its games; at each look an interval of 98.75 % decides whether the goal is reached (and the whole
interval lies below the ceiling), is missed, is left too far below, or stays open until the next
look. Four looks at that confidence err together at most one time in twenty, so stopping early
costs no honesty.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec

from perihelion.ai.arena.contest import Contest, contest_of
from perihelion.ai.arena.errors import BadContest
from perihelion.ai.arena.journal import read_contest, read_results
from perihelion.ai.arena.playing import Result
from perihelion.ai.arena.running import HERE, Tick, run
from perihelion.ai.arena.standings import by_deal, won_by
from perihelion.ai.arena.stats import Share, share_of
from perihelion.ai.arena.tables import percent
from perihelion.ai.levels import Level, levels_of, plans
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.system import write_whole

MOST_GAMES = 400
LOOKS = (0.1, 0.2, 0.4, 1.0)
"""The parts of all games after which a rung is looked at."""
CONFIDENCE = 1 - 0.05 / len(LOOKS)
UNCUT = 200
"""Only what a budget has above so many iterations a turn is cut: less would be another level."""
RUNG = "rung.json"
RUNNING = "still running"
STEP, FAR = 0.65, 0.85
"""What a level wins over the one below: at least and at most."""

Verdict = Literal["reached", "missed", "too far", "open"]


class Rung(msgspec.Struct, frozen=True):
    """One promise: the first agent's share against the others reaches the goal, and where there
    is a ceiling stays below that.
    """

    id: str
    game: str
    seats: int
    agents: tuple[str, ...]
    goal: float
    claim: str
    ceiling: float | None = None


class Climbed(msgspec.Struct, frozen=True):
    """A rung as it was played: the notes in its folder."""

    rung: Rung
    fraction: float
    games: int
    """The most that would have been played."""
    seed: str
    date: str
    command: str
    machine: str = ""


class Finding(msgspec.Struct, frozen=True):
    """What came out of a rung so far."""

    climbed: Climbed
    verdict: Verdict
    share: Share
    """With the interval of the test, over all games."""
    plain: Share
    """With the usual 95 % interval, as if the number of games had been fixed."""
    limited: int
    seconds_per_turn: tuple[float, ...]
    done: bool
    """Whether nothing is left to play."""


def rungs_of(game: Game, fraction: float) -> list[Rung]:
    """Everything the levels promise for a game, at this fraction of their budgets."""
    if not 0 < fraction <= 1:
        raise BadContest(f"the fraction of the budgets is above 0 and at most 1, not {fraction}")
    duels = [seats for seats in game.seat_counts if _is_duel(game, seats)]
    rungs: list[Rung] = []
    if duels:
        rungs += _duels(game, duels[0], fraction)
    best = budgeted(levels_of(game)[-1], game, fraction)
    for seats in game.seat_counts:
        teams = game.teams(seats)
        if len(teams) > 2 and len(teams) == seats:
            pair, goal = f"alone-{seats}", 1.6 / seats
            claim = f"the strongest alone among {seats - 1} greedy: 1.6 times its fair share"
        elif len(teams) == 2 and seats > 2:
            rungs += _steps(game, seats, fraction, f"-{seats}", "a pair of {}s over {}s")
            pair, goal, claim = f"pair-{seats}", 0.80, "the strongest pair over a greedy pair"
        else:
            continue
        rungs.append(Rung(pair, game.id, seats, (best, "greedy"), goal, claim))
    return rungs


def _is_duel(game: Game, seats: int) -> bool:
    return seats == 2 and len(game.teams(seats)) == 2


def _duels(game: Game, seats: int, fraction: float) -> list[Rung]:
    levels = levels_of(game)
    weakest, best = (budgeted(one, game, fraction) for one in (levels[0], levels[-1]))

    def duel(name: str, first: str, second: str, goal: float) -> Rung:
        claim = f"{first.partition('@')[0]} over {second.partition('@')[0]}"
        return Rung(name, game.id, seats, (first, second), goal, claim)

    return [
        duel("beginner-over-weakest", "beginner", weakest, 0.60),
        *_steps(game, seats, fraction, "", "{} over {}"),
        duel("strongest-over-random", best, "random", 0.95),
        duel("strongest-over-greedy", best, "greedy", 0.85),
    ]


def _steps(game: Game, seats: int, fraction: float, suffix: str, claim: str) -> list[Rung]:
    """Each level over the one below."""
    return [
        Rung(
            f"{upper.name}-over-{lower.name}{suffix}",
            game.id,
            seats,
            (budgeted(upper, game, fraction), budgeted(lower, game, fraction)),
            STEP,
            claim.format(upper.name, lower.name),
            FAR,
        )
        for lower, upper in pairwise(levels_of(game))
    ]


def budgeted(level: Level, game: Game, fraction: float) -> str:
    """A level at a fraction of its budget in a game, as a specification."""
    whole = level.plans if plans(level, game) else level.budget
    above = max(0, whole - UNCUT)
    return f"{level.name}@{whole - above + round(above * fraction)}"


def looks_of(rung: Rung, games: int) -> list[int]:
    """The numbers of games after which the rung is looked at, in whole deals."""
    contest = contest_of(load(rung.game), rung.agents, seats=rung.seats, games=1)
    deal = contest.per_deal
    wholes = [max(2, -(-round(part * games) // deal)) * deal for part in LOOKS]
    return sorted(set(wholes))


def climb(
    rung: Rung,
    folder: Path,
    *,
    fraction: float,
    games: int = MOST_GAMES,
    seed: str = "ladder",
    workers: int = 1,
    on: str = HERE,
    command: str = "",
    machine: str = "",
    tick: Tick = lambda _: None,
) -> Finding:
    """Play a rung until it is decided; what was played before is not played again."""
    place = folder / rung.game / rung.id
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    place.mkdir(parents=True, exist_ok=True)
    climbed = Climbed(rung, fraction, games, seed, today, command, machine)
    _agree(place, climbed)
    counted: set[int] = set()

    def count(result: Result) -> None:
        """Every look begins with the games of the one before; tell each game once."""
        if result.number not in counted:
            counted.add(result.number)
            tick(result)

    for look in looks_of(rung, games):
        contest = contest_of(load(rung.game), rung.agents, seats=rung.seats, games=look, seed=seed)
        run(contest, folder=place, workers=workers, on=on, tick=count)
        finding = finding_of(place)
        if finding.done:
            return finding
    raise AssertionError("unreachable: the last look ends it")


def _agree(place: Path, climbed: Climbed) -> None:
    """Keep the first date and command; refuse to mix what was asked for differently."""
    file = place / RUNG
    if not file.exists():
        write_whole(file, msgspec.json.format(msgspec.json.encode(climbed), indent=1) + b"\n")
        return
    before = msgspec.json.decode(file.read_bytes(), type=Climbed)
    for field in ("rung", "fraction", "games", "seed"):
        was, is_ = getattr(before, field), getattr(climbed, field)
        if was != is_:
            raise BadContest(f"{place} holds another rung: its {field} is {was!r}, not {is_!r}")


def finding_of(place: Path) -> Finding:
    """What the journal of a rung says."""
    climbed = msgspec.json.decode((place / RUNG).read_bytes(), type=Climbed)
    results = read_results(place)
    contest = read_contest(place)
    looks = looks_of(climbed.rung, climbed.games)
    verdict: Verdict = "open"
    counted = _first(results, looks[0])
    for look in looks:
        seen = _first(results, look)
        if len(seen) < look and counted:
            break
        counted = seen
        verdict = judged(_share(counted, CONFIDENCE), climbed.rung.goal, climbed.rung.ceiling)
        if verdict != "open":
            break
    done = verdict != "open" or len(counted) >= looks[-1]
    return Finding(
        climbed,
        verdict if counted else "open",
        _share(counted, CONFIDENCE),
        _share(counted, 0.95),
        sum(result.limited for result in counted),
        _seconds(contest, counted),
        done,
    )


def _first(results: dict[int, Result], look: int) -> list[Result]:
    return [results[number] for number in range(look) if number in results]


def _share(results: Collection[Result], level: float) -> Share:
    found = share_of(by_deal(results, lambda result: won_by(result, 0)), level)
    return found or Share(0.0, 0.0, 1.0, 0, 0)


def judged(share: Share, goal: float, ceiling: float | None = None) -> Verdict:
    """Whether the interval lies on one side of the goal, and of the ceiling."""
    if ceiling is not None and share.low >= ceiling:
        return "too far"
    if share.low >= goal and (ceiling is None or share.high < ceiling):
        return "reached"
    return "missed" if share.high < goal else "open"


def told_verdict(found: Finding) -> str:
    """The verdict in words: an open one says on which side."""
    rung = found.climbed.rung
    if not found.done:
        return RUNNING
    if found.verdict == "open" and rung.ceiling is not None and found.share.high >= rung.ceiling:
        return f"open, not below {percent(rung.ceiling)}"
    return found.verdict


def told_goal(rung: Rung) -> str:
    """What a rung asks for."""
    above = "" if rung.ceiling is None else f" to {percent(rung.ceiling)}"
    return f"{percent(rung.goal)}{above}"


def _seconds(contest: Contest, results: Collection[Result]) -> tuple[float, ...]:
    sums = [[0.0, 0] for _ in contest.agents]
    for result in results:
        rows = zip(result.sides, result.thought, result.own_turns, strict=True)
        for contestant, seconds, turns in rows:
            sums[contestant][0] += seconds
            sums[contestant][1] += turns
    return tuple(round(seconds / turns, 4) if turns else 0.0 for seconds, turns in sums)


def findings(folder: Path) -> Iterator[Finding]:
    """Every rung that was begun below a folder, game by game in the order of the ladder."""
    for file in sorted(folder.glob(f"*/*/{RUNG}"), key=_ladder_order):
        yield finding_of(file.parent)


def _ladder_order(file: Path) -> tuple[str, int, str]:
    game = file.parent.parent.name
    order = [rung.id for rung in rungs_of(load(game), 1.0)]
    name = file.parent.name
    return game, order.index(name) if name in order else len(order), name


def rungs_for(
    games: Collection[str],
    fraction: float,
    only: Collection[str] = (),
    want: Callable[[Rung], bool] = lambda _: True,
) -> list[Rung]:
    """The rungs of several games; `only` keeps those whose id contains one of the words."""
    every = [rung for game in games for rung in rungs_of(load(game), fraction)]
    chosen = [
        rung for rung in every if want(rung) and (not only or any(word in rung.id for word in only))
    ]
    if not chosen:
        known = ", ".join(dict.fromkeys(rung.id for rung in every))
        raise BadContest(f"no rung is meant by that; there are: {known}")
    return chosen
