"""Experiments: matches that are played to answer one question of a designer.

Each plays contests of the arena, here on processes or elsewhere on Ray, keeps them in a folder and
goes on where it stopped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from perihelion.ai.agent_spec import COMMAND, agent_from
from perihelion.ai.arena import HERE, contest_of, run
from perihelion.ai.arena.contest import Contest
from perihelion.ai.arena.journal import RECORDS, read_results
from perihelion.ai.arena.standings import table_of as standings
from perihelion.ai.judged import BY_HAND, told_by
from perihelion.ai.judges import HAND_WRITTEN
from perihelion.ai.levels import level_of
from perihelion.ai.restricted import WITHOUT
from perihelion.kernel.data_sets import SHIPPED, write_set
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value, parse_option
from perihelion.lab.comparing import compare
from perihelion.lab.figures import report_of
from perihelion.lab.reading import find, seen_in
from perihelion.lab.shapes import Comparison, Used, Won


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


class Duels(msgspec.Struct, frozen=True):
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


class Table(Protocol):
    """One of the two that are compared."""

    @property
    def named(self) -> str:
        """What is played, see `options_in`."""

    @property
    def called(self) -> str:
        """What pages call it."""


class Planned(NamedTuple):
    """A comparison that can be played: what was asked, checked."""

    game: Game
    called: tuple[str, str]
    contests: tuple[Contest, Contest]

    @property
    def games(self) -> int:
        """Games to be played in all."""
        return sum(contest.games for contest in self.contests)


def plan_comparison(
    game: Game,
    tables: Sequence[Table],
    *,
    agents: Sequence[str],
    seats: int | None = None,
    games: int = 200,
    seed: str = "1",
    budget: int | None = None,
) -> Planned:
    """Two contests on the same deals with the same agents; raises what is wrong with them."""

    def contests_of(agents: Sequence[str]) -> tuple[Contest, Contest]:
        before, after = (
            contest_of(
                game,
                agents,
                seats=seats,
                options=options_in(one.named, game),
                games=games,
                seed=seed,
                budget=budget,
            )
            for one in tables
        )
        return before, after

    contests, called = contests_of(agents), (tables[0].called, tables[1].called)
    alike = [judging_alike(agent, game, contests) for agent in contests[0].agents]
    if alike != list(contests[0].agents):
        contests = contests_of(alike)
    digests = [game.data_digest(contest.options) for contest in contests]
    options = [{**contest.options, "data": ""} for contest in contests]
    if digests[0] == digests[1] and options[0] == options[1]:
        raise BadExperiment(f"{' and '.join(called)} are the same table; nothing can differ")
    return Planned(game, called, contests)


def judging_alike(agent: str, game: Game, contests: Sequence[Contest]) -> str:
    """The agent, or the same by hand-written rules, if what it learned is for one table only.

    Weights are used on the data sets on which they passed their gate. A changed set has none, and
    what a weaker opponent does would be taken for what the change does.
    """
    judges = {_judge_at(agent, game, contest).startswith(BY_HAND) for contest in contests}
    if len(judges) == 1:
        return agent
    name = re.split("[@ ]", agent, maxsplit=1)[0]
    return agent.replace(name, f"{level_of(name, game).name}-{HAND_WRITTEN}", 1)


def _judge_at(agent: str, game: Game, contest: Contest) -> str:
    """By whose judgement an agent plays at a table."""
    if agent.startswith(COMMAND):
        return ""
    state = game.playing(contest.options).start(contest.seats, contest.options)
    return told_by(agent_from(agent.partition(WITHOUT)[0], game), state)


def play_comparison(planned: Planned, place: Place, lang: str = "en") -> Comparison:
    """Play both and tell what differs."""
    seen = []
    for contest, name in zip(planned.contests, ("before", "after"), strict=True):
        records = place.play(contest, name)
        found = find(records, planned.game.id, contest.seats)
        seen.append(list(seen_in(found.files, place.workers)))
    before, after = seen
    return compare(planned.game.id, before, after, named=planned.called, lang=lang)


def worths_of(game: Game, things: Sequence[str], place: Place, duels: Duels) -> Iterator[Won]:
    """What each thing is worth: how much somebody wins who does without it."""
    denied = [thing for thing in things if not is_dealt(game, thing)]
    contests = {thing: duels.contest(game, f"{duels.agent}{WITHOUT}{thing}") for thing in denied}
    for thing in things:
        name = f"without/{file_name(thing)}"
        if thing in contests:
            yield place.duel(contests[thing], name, thing)
        else:
            yield _worth_of_dealt(game, thing, place, duels, name)


def is_dealt(game: Game, thing: str) -> bool:
    """Whether chance gives it to somebody, so that nobody can be denied to choose it."""
    return game.set_without(thing) is not None


def _worth_of_dealt(game: Game, thing: str, place: Place, duels: Duels, name: str) -> Won:
    """What its owners win on the same deals if it does nothing; fair is what they win with it."""
    given = {**(duels.options or {})}
    files = game.set_without(thing, str(given.get("data", "")))
    assert files is not None, "asked of what is dealt"
    folder = place.folder / name / "set"
    write_set(folder, files)
    others = msgspec.structs.replace(duels, options=given | {"data": str(folder)})
    contests = [one.contest(game, one.agent) for one in (duels, others)]
    agent = judging_alike(duels.agent, game, contests)
    duels, others = (msgspec.structs.replace(one, agent=agent) for one in (duels, others))
    usual = _owners(game, thing, place, duels, "with")
    without = _owners(game, thing, place, others, name)
    assert usual.share is not None
    assert without.share is not None
    assert without.low is not None
    assert without.high is not None
    return Won(thing, without.games, without.share, without.low, without.high, usual.share)


def _owners(game: Game, thing: str, place: Place, duels: Duels, name: str) -> Used:
    """What those who were dealt a thing won, everybody playing alike."""
    contest = contest_of(
        game,
        [duels.agent],
        seats=duels.seats,
        options=duels.options,
        games=duels.games,
        seed=duels.seed,
    )
    found = find(place.play(contest, name), game.id, contest.seats)
    report = report_of(game.id, list(seen_in(found.files, place.workers)))
    rows = (row for table in report.uses for row in table.rows)
    owned = next((row for row in rows if row.element == thing and row.share is not None), None)
    if owned is None:
        raise BadExperiment(f"nobody was dealt {thing} in {contest.games} games; play more")
    return owned


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
