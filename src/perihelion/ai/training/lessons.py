"""What workers do in a training: games of self-play with their samples, and games of a gate.

A worker gets everything it needs in one message, the weights too: so it may run anywhere.
"""

from __future__ import annotations

import time
import zlib
from array import array
from collections.abc import Sequence
from typing import Final

import msgspec
from librt.vecs import vec

from perihelion.ai.agents import SearchAgent
from perihelion.ai.arena.contest import Contest, Fixture
from perihelion.ai.arena.playing import Played, Timed, contestants, finished
from perihelion.ai.judges import first_generation, learned_judge_of
from perihelion.ai.levels import LEVELS, MEMORY, ROOM, settings_of
from perihelion.ai.network.tables import answers_from, learned_judge
from perihelion.ai.network.weights import read_weights
from perihelion.ai.search.judge import Judge
from perihelion.ai.training.choices import ChoiceNotes, Choices
from perihelion.kernel.answers import CAPACITY, Answers
from perihelion.kernel.game import Game
from perihelion.kernel.observing import width_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import NOBODY, State
from perihelion.match import Match

WEAKER: Final = 5
"""A turn of self-play has the whole budget, or half of it, or a quarter, down to a sixteenth."""
SLIP: Final = 40
"""One answer in so many is any legal one, so that errors are seen and what follows from them."""


class Lesson(msgspec.Struct, frozen=True):
    """A contest and the weights of each contestant; empty for the judge that was there before."""

    contest: Contest
    weights: tuple[bytes, ...]
    seconds: float | None = None
    """For a turn; if None, the contest's budget of iterations counts."""


class Samples(msgspec.Struct, frozen=True):
    """What every seat saw at each border of turns of one match, and how that ended."""

    seats: int
    width: int
    seen: bytes
    """Observations of 16-bit numbers, border by border and seat by seat; packed."""
    scores: tuple[int, ...]
    utilities: tuple[float, ...]
    choices: Choices
    """What was visited where somebody thought with the whole budget."""


class Explorer:
    """A searcher that plays some turns with less thought, and now and then errs."""

    def __init__(self, agent: SearchAgent) -> None:
        self.agent = agent
        self.name = agent.name
        self.budget = agent.budget
        self._turn = -1

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """What the searcher chooses, mostly."""
        if int(blind.turn) != self._turn:
            self._turn = int(blind.turn)
            self.agent.budget = max(self.budget >> int(rng.below(WEAKER)), 1)
        if rng.below(SLIP) == 0:
            return legal[int(rng.below(len(legal)))]
        chosen = self.agent.choose(blind, seat, legal, rng)
        if len(legal) > 1 and self.agent.budget == self.budget:
            self.note(blind, seat, legal)
        return chosen

    def note(self, blind: State, seat: int, legal: Sequence[int]) -> None:
        """A question was thought of with the whole budget."""


class NotingExplorer(Explorer):
    """One that notes what it visits with its whole thought, beside what `base` promises."""

    def __init__(self, agent: SearchAgent, base: Judge, notes: ChoiceNotes) -> None:
        super().__init__(agent)
        self.base = base
        self.notes = notes
        self._told: list[int] = []
        """Each answer as it is told from the seat."""

    def note(self, blind: State, seat: int, legal: Sequence[int]) -> None:
        """Note how often each answer was visited."""
        if not self._told:
            game, seats = blind.game, int(blind.seats)
            count = game.bounds(seats, blind.options()).player_actions
            self._told = answers_from(blind, seat, count)
        answers = Answers()
        for answer in legal:
            answers.add(answer)
        promises = vec[float]([0.0] * CAPACITY)
        self.base.weigh(blind.imagine(Rng(0)), seat, answers, promises)
        self.notes.add(
            [self._told[answer] for answer in legal],
            [promises[at] for at in range(len(legal))],
            [vote.tries for vote in self.agent.votes(legal)],
        )


def judge_by(weights: bytes, game: Game) -> Judge:
    """The judge of some weights; without any, the one that a training begins with."""
    if not weights:
        return learned_judge_of(game, first_generation(game))
    read = read_weights(weights)
    return learned_judge(read, learned_judge_of(game, read.base))


def searcher_by(weights: bytes, game: Game, lesson: Lesson) -> SearchAgent:
    """The highest level with these weights and the budget of a lesson; seconds are those of the
    processor, so that other work beside it favours nobody.
    """
    level = LEVELS[-1]
    judge = judge_by(weights, game)
    budget = lesson.contest.budget or level.budget
    room = MEMORY if lesson.seconds is not None else min(MEMORY, ROOM * budget)
    return SearchAgent(
        level.name,
        judge,
        budget=budget,
        seconds=lesson.seconds,
        settings=settings_of(level, judge),
        capacity=room,
        clock=time.process_time,
    )


def duel_all(written: bytes, numbers: Sequence[int]) -> list[Played]:
    """Play games of a gate."""
    lesson = msgspec.json.decode(written, type=Lesson)

    def seated(contest: Contest, fixture: Fixture, game: Game) -> list[Timed]:
        who = contestants(contest, fixture, game)
        names = contest.names
        return [Timed(searcher_by(lesson.weights[one], game, lesson), names[one]) for one in who]

    found = []
    for number in numbers:
        match, result = finished(lesson.contest, number, seated)
        found.append(Played(result, match.record.to_json()))
    return found


def sample_all(written: bytes, numbers: Sequence[int]) -> list[Played]:
    """Play games of self-play; what was seen takes the place of their records."""
    lesson = msgspec.json.decode(written, type=Lesson)
    notes = ChoiceNotes()

    def seated(contest: Contest, fixture: Fixture, game: Game) -> list[Timed]:
        base = judge_by(b"", game)
        agents = [
            searcher_by(lesson.weights[one], game, lesson)
            for one in contestants(contest, fixture, game)
        ]
        return [Timed(NotingExplorer(agent, base, notes), "explorer") for agent in agents]

    found = []
    for number in numbers:
        notes = ChoiceNotes()
        match, result = finished(lesson.contest, number, seated)
        found.append(Played(result, msgspec.json.encode(samples_of(match, notes.packed()))))
    return found


def samples_of(match: Match, choices: Choices) -> Samples:
    """Play a match again and note what every seat saw when a turn had just begun."""
    game, seats = match.game, match.seats
    width = width_of(game.observation(seats, match.options))
    sheet = Sheet(width)
    rows = array("h")
    state = game.start(seats, match.options)
    turn = state.turn
    for seat, action in match.line.answers:
        state.apply_as(seat, action)
        if state.turn == turn or state.seat == NOBODY:
            continue
        turn = state.turn
        for viewer in range(seats):
            sheet.at = 0
            state.observe_into(viewer, sheet)
            rows.frombytes(memoryview(sheet.cells).cast("B"))
    outcome = state.outcome()
    return Samples(
        seats,
        width,
        zlib.compress(rows.tobytes(), 6),
        tuple(int(score) for score in outcome.scores),
        tuple(outcome.utilities),
        choices,
    )
