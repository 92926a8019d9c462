"""Experiments: matches that are played to answer one question of a designer.

Each plays contests of the arena, here on processes or elsewhere on Ray, keeps them in a folder and
goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from perihelion.ai.arena import HERE, contest_of, run
from perihelion.ai.arena.contest import Contest
from perihelion.ai.arena.journal import RECORDS, read_results
from perihelion.ai.arena.standings import table_of as standings
from perihelion.ai.restricted import WITHOUT
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value, parse_option
from perihelion.lab.comparing import compare
from perihelion.lab.reading import find, seen_in
from perihelion.lab.shapes import Comparison, Won

SHIPPED = "shipped"
"""The game as it ships: its data set and its options."""


class BadExperiment(PerihelionError):
    """An experiment that cannot tell anything."""


class Place(NamedTuple):
    """Where an experiment plays, and whom it tells."""

    folder: Path
    workers: int = 1
    on: str = HERE
    tick: Callable[[], object] = lambda: None
    say: Callable[[str], object] = lambda _: None

    def play(self, contest: Contest, name: str) -> Path:
        """Play what is left of a contest; where its records lie."""
        folder = self.folder / name
        run(
            contest,
            folder=folder,
            workers=self.workers,
            on=self.on,
            tick=lambda _: self.tick(),
            say=self.say,
        )
        return folder / RECORDS

    def duel(self, contest: Contest, name: str, called: str) -> Won:
        """Play a contest; what its first agent won."""
        self.play(contest, name)
        table = standings(contest, read_results(self.folder / name).values())
        first = next(one for one in table.agents if one.name == contest.names[0])
        if first.share is None or first.low is None or first.high is None:
            whole = first.with_limited
            return Won(called, whole.games, whole.share, whole.low, whole.high, first.fair)
        return Won(called, first.games, first.share, first.low, first.high, first.fair)


class Duels(NamedTuple):
    """How an agent plays against itself with a handicap: on every deal from every side."""

    agent: str
    seats: int | None = None
    options: Mapping[str, Value] | None = None
    games: int = 100
    seed: str = "1"

    def contest(self, game: Game, first: str, other: str | None = None) -> Contest:
        """One against the agent, or against another."""
        return contest_of(
            game,
            [first, other or self.agent],
            seats=self.seats,
            options=self.options,
            games=self.games,
            seed=self.seed,
        )


def options_in(text: str, game: Game) -> dict[str, Value]:
    """The options that somebody means: `shipped`, a data set, or `NAME=VALUE,...`."""
    if text == SHIPPED:
        return {}
    if "=" not in text:
        return {"data": text}
    return dict(parse_option(game.option_specs, one) for one in text.split(","))


class Planned(NamedTuple):
    """A comparison that can be played: what was asked, checked."""

    game: Game
    named: tuple[str, str]
    contests: tuple[Contest, Contest]

    @property
    def games(self) -> int:
        """Games to be played in all."""
        return sum(contest.games for contest in self.contests)


def plan_comparison(
    game: Game,
    named: tuple[str, str],
    *,
    agents: Sequence[str],
    seats: int | None = None,
    games: int = 200,
    seed: str = "1",
    budget: int | None = None,
) -> Planned:
    """Two contests on the same deals with the same agents; raises what is wrong with them."""
    tables = [options_in(text, game) for text in named]
    contests = [
        contest_of(game, agents, seats=seats, options=table, games=games, seed=seed, budget=budget)
        for table in tables
    ]
    digests = [game.data_digest(contest.options) for contest in contests]
    options = [{**contest.options, "data": ""} for contest in contests]
    if digests[0] == digests[1] and options[0] == options[1]:
        raise BadExperiment(f"{named[0]} and {named[1]} are the same table; nothing can differ")
    return Planned(game, named, (contests[0], contests[1]))


def play_comparison(planned: Planned, place: Place, lang: str = "en") -> Comparison:
    """Play both and tell what differs."""
    seen = []
    for contest, name in zip(planned.contests, ("before", "after"), strict=True):
        records = place.play(contest, name)
        found = find(records, planned.game.id, contest.seats)
        seen.append(list(seen_in(found.files, place.workers)))
    before, after = seen
    return compare(planned.game.id, before, after, named=planned.named, lang=lang)


def worths_of(game: Game, things: Sequence[str], place: Place, duels: Duels) -> Iterator[Won]:
    """What each thing is worth: how much somebody wins who does without it."""
    contests = [duels.contest(game, f"{duels.agent}{WITHOUT}{thing}") for thing in things]
    for thing, contest in zip(things, contests, strict=True):
        yield place.duel(contest, f"without/{file_name(thing)}", thing)


def skill_of(
    game: Game, place: Place, duels: Duels, *, least: int = 50, doublings: int = 5
) -> Iterator[Won]:
    """How much twice the thinking wins, from a small budget up: the skill curve."""
    if "@" in duels.agent or doublings < 1 or least < 1:
        raise BadExperiment("name an agent without a budget, at least 1 iteration and 1 doubling")
    for step in range(doublings):
        less, more = (f"{duels.agent}@{least << (step + one)}" for one in (0, 1))
        contest = duels.contest(game, more, less)
        yield place.duel(contest, f"skill/{least << (step + 1)}", f"{least << (step + 1)}")


def file_name(thing: str) -> str:
    """A thing as a name of a folder."""
    return "".join(sign if sign.isalnum() or sign in "-+" else "_" for sign in thing)
