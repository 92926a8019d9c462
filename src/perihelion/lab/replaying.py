"""One record played again, and everything about it that a report counts.

Only the compiled rules and plain integers are at work here; names come later, once for each
thing and not once for each event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import msgspec
from librt.vecs import vec

from perihelion.ai.arena.playing import shares_of
from perihelion.ai.judges import judge_of
from perihelion.ai.search.judge import Judge
from perihelion.games import load
from perihelion.kernel.errors import BadRecord, Divergence, IllegalAction
from perihelion.kernel.game import Game
from perihelion.kernel.record import UNDO, Entry, Record
from perihelion.kernel.resign import RESIGN
from perihelion.kernel.state import EventLog, State
from perihelion.kernel.wire import Option
from perihelion.lab.game_notes import Reading, reading_of

CLEAR = 0.02
"""A lead by judgement is one of at least so much, of a scale from -1 to 1."""
PARTS = 10
"""Parts of a match over which the winner's lead is told."""

Use = tuple[int, int, int, int, int]
"""Kind, argument, value, level (or -1), side."""
EVERY = 8
"""Of so many questions one is looked at for what it offers: making options takes time."""

Line = tuple[int, int, int]
"""Kind, value of the source (or -1), side."""


class Leads(msgspec.Struct, frozen=True):
    """Who was ahead in the course of a match."""

    changes: int
    """How often the lead went from one side to another."""
    settled: float
    """The part of the match after which the winner stayed ahead; 1 if it took the lead last."""
    known: bool
    """Whether anybody was ever ahead before the last turn."""


class Seen(msgspec.Struct, frozen=True):
    """What one match says."""

    deal: str
    seats: int
    names: tuple[str, ...]
    """Who played each side."""
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    limited: bool
    turns: int
    plies: int
    order: tuple[int, ...]
    """The sides in the order in which they had their first turn."""
    verbs: dict[tuple[str, int], int]
    uses: dict[Use, int]
    points: dict[Line, int]
    by_score: Leads
    by_judgement: Leads
    options: str
    """The options in force, as JSON, but not the data set: are the matches of one kind?"""
    data: str = ""
    """The data set as its options name it."""
    digest: str | None = None
    """What that name meant; None for the set that ships."""
    own_turns: tuple[int, ...] = ()
    """How many turns each side had."""
    questions: int = 0
    """Answers that players gave."""
    choices: int = 0
    """Those of them where more than one answer was open, and how many were open there in all."""
    open_answers: int = 0
    tension: float | None = None
    """The mean over all turns of how little the first is ahead of the second by judgement, from 0
    (decided) to 1 (even); None where nothing judges."""
    course: tuple[float, ...] = ()
    """How far the winner was ahead by judgement, the mean of each tenth of the match; a tenth
    without a turn has that of the one before. Empty without a winner or a judge."""
    repeated: int = 0
    """Ends of turns at which all was as it had been before: play went in a circle."""
    offers: dict[tuple[str, str], tuple[int, float, int]] = {}
    """Of some questions, for each verb and element: how often an answer offered it, how often
    answering by lot would have taken it, how often it was taken."""


@cache
def _reading(game_id: str) -> Reading:
    return reading_of(load(game_id))


@cache
def _judge(game_id: str) -> Judge:
    return judge_of(load(game_id))


class Course:
    """A match on its way, being counted."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.reading = _reading(game.id)
        self.judge = _judge(game.id)
        self.teams = game.teams(record.seats)
        self.side_of = [
            next(side for side, team in enumerate(self.teams) if seat in team)
            for seat in range(record.seats)
        ]
        self.verbs: Counter[tuple[str, int]] = Counter()
        self.uses: Counter[Use] = Counter()
        self.points: Counter[Line] = Counter()
        self.order: list[int] = []
        self.score = [0] * len(self.teams)
        self.score_leads: list[tuple[int, int]] = []
        self.judged_leads: list[tuple[int, int]] = []
        """Turn and side, whenever somebody is ahead at the end of a turn."""
        self.judged: list[tuple[int, list[float]]] = []
        """Turn and what its end is worth to each side."""
        self.own_turns = [0] * len(self.teams)
        self.questions = self.choices = self.open_answers = 0
        self.repeated = 0
        self.positions: set[str] = set()
        self.offers: dict[tuple[str, str], tuple[int, float, int]] = {}

    def ask(self, state: State, seat: int, answer: str) -> None:
        """Count the answers that are open to a player, and what some of them offered."""
        answers = len(state.legal(seat))
        self.questions += 1
        if self.questions % EVERY == 0:
            self.offer(self.game.decision_of(state, seat).options, answer)
        if answers > 1:
            self.choices += 1
            self.open_answers += answers

    def offer(self, options: Sequence[Option], answer: str) -> None:
        """Count the things that answers concern, by the verb of the answer."""
        by_lot: Counter[tuple[str, str]] = Counter()
        taken: set[tuple[str, str]] = set()
        for option in options:
            things = {(option.text.partition(" ")[0], element) for element in option.elements}
            by_lot.update(things)
            if option.text == answer:
                taken = things
        for thing, count in by_lot.items():
            offered, lot, was_taken = self.offers.get(thing, (0, 0.0, 0))
            self.offers[thing] = (
                offered + 1,
                lot + count / len(options),
                was_taken + (thing in taken),
            )

    def hear(self, log: EventLog) -> None:
        """Count the events of one answer."""
        reading = self.reading
        for kind, _, _, *args in log.rows:
            place = reading.owner[kind]
            if place is None:
                continue
            side = args[place]
            if not reading.by_side[kind] and 0 <= side < len(self.side_of):
                side = self.side_of[side]
            if not 0 <= side < len(self.teams):
                continue  # by lot, or nobody's
            if kind == reading.turn:
                self.own_turns[side] += 1
                if side not in self.order:
                    self.order.append(side)
            for thing in reading.things[kind]:
                level = -1 if thing.level is None else args[thing.level]
                self.uses[kind, thing.arg, args[thing.arg], level, side] += 1
            at = reading.points[kind]
            if at is not None:
                points = 1 if at < 0 else args[at]
                source = reading.source[kind]
                self.points[kind, -1 if source is None else args[source], side] += points
                self.score[side] += points

    def end_turn(self, turn: int, state: State) -> None:
        """Look who is ahead; alone, nobody is."""
        if len(self.teams) == 1:
            return
        self.repeated += self.comes_again(state)
        best = max(self.score)
        if self.score.count(best) == 1:
            self.score_leads.append((turn, self.score.index(best)))
        if self.judge.informed and not state.is_over:
            worth = vec[float]([0.0] * int(state.seats))
            self.judge.judge(state, worth)
            sides = [float(worth[team[0]]) for team in self.teams]
            self.judged.append((turn, sides))
            first, *others = sorted(sides, reverse=True)
            if first - others[0] >= CLEAR:
                self.judged_leads.append((turn, sides.index(first)))

    def comes_again(self, state: State) -> bool:
        """Whether all but the number of the turn is as it was at the end of an earlier one."""
        bare = state.clone()
        bare.turn = 0
        key = bare.key()
        known = key in self.positions
        self.positions.add(key)
        return known


def leads_of(leads: list[tuple[int, int]], turns: int, winner: int | None) -> Leads:
    """How often the lead changed, and since when the winner had it."""
    changes, last, since = 0, None, turns
    for turn, side in leads:
        if side != last:
            changes += last is not None
            last, since = side, turn
    known = any(turn < turns for turn, _ in leads)
    settled = since / turns if turns and last is not None and last == winner else 1.0
    return Leads(changes, settled, known)


def tension_of(judged: list[tuple[int, list[float]]]) -> float | None:
    """How even it was at the ends of turns: 1 where nobody is ahead, 0 where all is decided."""
    if not judged:
        return None
    leads = [sorted(sides, reverse=True) for _, sides in judged]
    return sum(1 - (first - second) / 2 for first, second, *_ in leads) / len(leads)


def course_of(
    judged: list[tuple[int, list[float]]], turns: int, winner: int | None
) -> tuple[float, ...]:
    """How far the winner was ahead of the best other side, by tenths of the match."""
    if winner is None or not judged or not turns:
        return ()
    parts: list[list[float]] = [[] for _ in range(PARTS)]
    for turn, sides in judged:
        others = max(worth for side, worth in enumerate(sides) if side != winner)
        parts[min(PARTS - 1, turn * PARTS // (turns + 1))].append(sides[winner] - others)
    told: list[float] = []
    for part in parts:
        told.append(sum(part) / len(part) if part else (told[-1] if told else 0.0))
    return tuple(told)


def standing_entries(entries: tuple[Entry, ...]) -> list[Entry]:
    """The entries that were not taken back."""
    line: list[Entry] = []
    for number, entry in enumerate(entries, 1):
        verb, _, count = entry.text.partition(" ")
        if verb != UNDO:
            line.append(entry)
            continue
        if not count.isdigit() or not 0 < int(count) <= len(line):
            raise Divergence(f"entry {number} ({entry.text!r}) takes back more than was played")
        del line[-int(count) :]
    return line


def replayed(record: Record) -> Seen:
    """What a finished match says; raises BadRecord if it cannot be played."""
    game = load(record.game).playing(record.options, record.data)
    if record.outcome is None:
        raise BadRecord("the match is not over")
    course = Course(game, record)
    if record.start is None:
        state = game.start(record.seats, record.options)
    else:
        state = game.position(record.start)
    entries = standing_entries(record.entries)
    for number, entry in enumerate(entries, 1):
        if entry.text == RESIGN:
            continue
        turn = int(state.turn)
        state.log = log = EventLog()
        if entry.seat >= 0:
            course.ask(state, entry.seat, entry.text)
        try:
            game.play(state, entry.text, entry.seat)
        except IllegalAction as error:
            raise Divergence(f"entry {number} ({entry.text!r}) cannot be played: {error}") from None
        if entry.seat >= 0:
            course.verbs[entry.text.partition(" ")[0], course.side_of[entry.seat]] += 1
        course.hear(log)
        if state.turn != turn or state.is_over:
            course.end_turn(turn, state)
    return _seen(record, course, state, len(entries))


def _seen(record: Record, course: Course, state: State, plies: int) -> Seen:
    outcome = record.outcome
    assert outcome is not None
    shares = shares_of(outcome, course.teams)
    winner = shares.index(1.0) if 1.0 in shares else None
    turns = int(state.turn)
    fairness = record.fairness
    return Seen(
        deal=(fairness.seed or fairness.commitment) if fairness is not None else "",
        seats=record.seats,
        names=tuple(record.names[team[0]] for team in course.teams) if record.names else (),
        shares=shares,
        scores=tuple(outcome.scores[team[0]] for team in course.teams),
        reason=outcome.reason,
        limited=outcome.limited,
        turns=turns,
        plies=plies,
        order=tuple(course.order),
        verbs=dict(course.verbs),
        uses=dict(course.uses),
        points=dict(course.points),
        by_score=leads_of(course.score_leads, turns, winner),
        by_judgement=leads_of(course.judged_leads, turns, winner),
        options=msgspec.json.encode(
            {name: value for name, value in record.options.items() if name != "data"},
            order="deterministic",
        ).decode(),
        data=str(record.options.get("data", "")),
        digest=record.data,
        own_turns=tuple(course.own_turns),
        questions=course.questions,
        choices=course.choices,
        open_answers=course.open_answers,
        tension=tension_of(course.judged),
        course=course_of(course.judged, turns, winner),
        repeated=course.repeated,
        offers=course.offers,
    )
