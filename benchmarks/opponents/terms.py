"""Fit the weights of a judge's terms to the ends of matches, tune them by play, and gate them.

    python -m benchmarks.opponents.terms zenith --out terms --gate 0.1s

The hand-written judge plays itself, with slips as in `perihelion train`; at each border of turns
the terms of all sides are noted (`ai/fitted.py` of the game), and the most likely weights for how
the matches ended are looked for; where points decide, a close end counts less than a clear one.
What follows from hoarding something is not known from those who never hoard it, so the weights go
only a part of the way there, from ones that say what the hand-written judge says. Then they are
tuned by play: two judges whose weights differ in opposite ways play a deal from both sides, many
times with other differences, and the weights move where that won. With `--gate` they play the
hand-written judge at equal seconds of the processor, and are written to `ai/weights` of the game
if they win more than their fair share by more than a standard error. What is in the folder is not
played again. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from math import sqrt, tanh
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from librt.vecs import vec

from perihelion.ai.agents import SearchAgent
from perihelion.ai.arena.contest import Contest, Fixture, contest_of
from perihelion.ai.arena.playing import Result, Timed, contestants, finished
from perihelion.ai.arena.standings import by_deal, won_by
from perihelion.ai.arena.stats import share_of
from perihelion.ai.judges import fitted_judge, judge_of
from perihelion.ai.levels import FIRST_ADMIRAL, MEMORY, ROOM, settings_of
from perihelion.ai.network.weights import Gate
from perihelion.ai.search.judge import Judge
from perihelion.ai.term_weights import TermTable, TermWeights
from perihelion.ai.training.lessons import Explorer
from perihelion.games import folder_of, load, module_of
from perihelion.kernel.game import Game
from perihelion.kernel.state import NOBODY, State
from perihelion.match import Match, OpenDealer

STEADY = 0.002
"""How much weights are held back from growing, for each sample."""
CLOSE = 8.0
"""Points that make the end of a match clear."""
PART = 0.4
"""The part of the way from the hand-written judge to the fit."""
TAUGHT = 300
"""Matches from which the terms learn what the hand-written judge says."""
SPREAD = 0.4
"""How far the weights of those who tune differ, as a part of themselves..."""
FLOOR = 0.03
"""...and of this beside it, for a standard deviation of the term."""
RATE = 0.35
"""How far a weight moves, in spreads, for each standard error by which that won..."""
SURE = 0.7
"""...beyond so many of them..."""
MOST = 6.0
"""...and of so many at most."""
GENERATION = 2
POINTS = {"zenith": 2.0, "kepler3ad-1": 20.0, "kepler3ad-2": 20.0}
"""A lead that counts about as much as the victory."""
BY_POINTS = {"kepler3ad-1", "kepler3ad-2"}
"""Games in which points decide."""


class Ended(NamedTuple):
    """A match of self-play."""

    answers: list[tuple[int, int]]
    utilities: tuple[float, ...]
    scores: tuple[int, ...]


class Samples(NamedTuple):
    """What was seen: of each position its row of weights, its terms and its end."""

    row: Any
    terms: Any
    """By position, side and term."""
    end: Any
    """What each side should be expected to win, 1 in all."""


class Lesson(NamedTuple):
    """What is fitted."""

    game: Game
    seats: int
    budget: int
    """Iterations a turn of self-play."""

    @property
    def first(self) -> list[int]:
        """The first seat of each side."""
        return [team[0] for team in self.game.teams(self.seats)]

    def terms(self) -> Any:
        """The module of the game's terms."""
        module = module_of(self.game.id, "ai.fitted")
        assert module is not None, "this game has no terms to fit"
        return module

    def table(self, rows: Any, matches: int, gates: tuple[Gate, ...]) -> TermTable:
        """Weights for the tables that they serve: two seats, or all that have more."""
        counts = self.game.seat_counts
        sizes = tuple(one for one in counts if (one == 2) == (self.seats == 2))
        data = (self.game.data_digest(self.game.bot_options),)
        rounded = tuple(tuple(float(f"{weight:.4g}") for weight in row) for row in rows)
        return TermTable(sizes, data, rounded, matches, self.budget, gates)

    def judge(self, rows: Any) -> Judge:
        """The judge with these weights."""
        trial = Gate("", self.seats, 0, 0.0, 0.0, "")
        return fitted_judge(self.written([self.table(rows, 0, (trial,))]), self.game)

    def written(self, tables: Sequence[TermTable]) -> bytes:
        """Weights as a file."""
        terms = tuple(self.terms().TERMS)
        weights = TermWeights(self.game.id, GENERATION, terms, tuple(tables))
        return msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"


# Self-play and fit.


def searcher(judge: Judge, budget: int, seconds: float | None = None) -> SearchAgent:
    """Who plays with a judge."""
    return SearchAgent(
        "terms",
        judge,
        budget=budget,
        seconds=seconds,
        settings=settings_of(FIRST_ADMIRAL, judge),
        capacity=ROOM * budget if seconds is None else MEMORY,
        clock=time.process_time,
    )


def play(lesson: Lesson, name: str) -> Ended:
    """One match of the hand-written judge against itself, with slips."""
    game = lesson.game
    match = Match(
        game,
        lesson.seats,
        game.checked_options(game.bot_options),
        agents=[Explorer(searcher(judge_of(game), lesson.budget)) for _ in range(lesson.seats)],
        dealer=OpenDealer(name),
        listen=False,
        agent_seed=1,
    )
    outcome = match.run()
    assert outcome is not None
    answers = [(int(seat), int(action)) for seat, action in match.line.answers]
    return Ended(answers, tuple(outcome.utilities), tuple(outcome.scores))


def self_play(lesson: Lesson, count: int, folder: Path) -> list[Ended]:
    """Matches of self-play; those that are in the folder are not played again."""
    with (folder / f"{lesson.game.id}-{lesson.seats}-{lesson.budget}.jsonl").open("a+b") as stream:
        stream.seek(0)
        found = [msgspec.json.decode(line, type=Ended) for line in stream]
        while len(found) < count:
            found.append(play(lesson, f"terms {len(found)}"))
            stream.write(msgspec.json.encode(found[-1]) + b"\n")
    return found


def borders(lesson: Lesson, ended: Ended) -> Iterator[State]:
    """The positions of a match in which a turn has just begun."""
    game = lesson.game
    state = game.start(lesson.seats, game.checked_options(game.bot_options))
    turn = state.turn
    for seat, action in ended.answers:
        state.apply_as(seat, action)
        if state.turn != turn and state.seat != NOBODY:
            turn = state.turn
            yield state


def end_of(lesson: Lesson, ended: Ended) -> Any:
    """What each side should have been expected to win."""
    if lesson.game.id in BY_POINTS:
        odds = np.exp((np.array(ended.scores, float) - max(ended.scores)) / CLOSE)
    else:
        odds = np.array([1.0 + ended.utilities[seat] for seat in lesson.first])
    return odds / odds.sum()


def told_by(lesson: Lesson, judge: Judge, state: State) -> Any:
    """What a judge expects each side to win."""
    worth = vec[float]([0.0] * lesson.seats)
    judge.judge(state, worth)
    sides = len(lesson.first)
    chance = np.array([(worth[seat] * (sides - 1) + 1) / sides for seat in lesson.first])
    chance = np.clip(chance, 1e-4, 1.0)
    return chance / chance.sum()


def samples_of(lesson: Lesson, matches: Sequence[Ended], teacher: Judge | None = None) -> Samples:
    """All positions with how the matches ended, or with what a teacher expects."""
    judge = lesson.terms().judge("", {}, {})
    found: tuple[list[Any], ...] = ([], [], [])
    for ended in matches:
        end = end_of(lesson, ended)
        for state in borders(lesson, ended):
            row = int(judge.row_of(state))
            if row < 0:
                continue
            seen = [judge.terms_of(state, side) for side in range(len(lesson.first))]
            said = end if teacher is None else told_by(lesson, teacher, state)
            for column, value in zip(found, (row, seen, said), strict=True):
                column.append(value)
    return Samples(*(np.array(column) for column in found))


def fit(terms: Any, end: Any) -> Any:
    """The weights under which the ends are most likely (Newton's method on a softmax)."""
    size = terms.std(axis=(0, 1)) + 1e-9
    scaled = terms / size
    weights = np.zeros(scaled.shape[2])
    for _ in range(40):
        odds = scaled @ weights
        chance = np.exp(odds - odds.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        away = scaled - np.einsum("ns,nsf->nf", chance, scaled)[:, None, :]
        slope = np.einsum("ns,nsf->f", chance - end, scaled) / len(end) + STEADY * weights
        bend = np.einsum("ns,nsf,nsg->fg", chance, away, away) / len(end)
        step = np.linalg.solve(bend + STEADY * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights / size


def fitted_rows(lesson: Lesson, samples: Samples) -> Any:
    """The weights of each row, fitted to its samples."""
    rows = [samples.row == one for one in range(lesson.terms().ROWS)]
    return np.array([fit(samples.terms[here], samples.end[here]) for here in rows])


def begun(lesson: Lesson, matches: Sequence[Ended]) -> tuple[Any, Any]:
    """Weights between the hand-written judge and the fit, and how much each may move besides."""
    taught = samples_of(lesson, matches[:TAUGHT], judge_of(lesson.game))
    samples = samples_of(lesson, matches)
    hand, fitted = fitted_rows(lesson, taught), fitted_rows(lesson, samples)
    apart = samples.terms[:, 0] - samples.terms[:, 1]
    rows = [samples.row == one for one in range(lesson.terms().ROWS)]
    spread = np.array([apart[here].std(axis=0) + 1e-9 for here in rows])
    return hand + PART * (fitted - hand), FLOOR / spread


# Tuning by play.


def duel(
    lesson: Lesson, agents: Sequence[tuple[Judge, float | None]], games: int, budget: int, seed: str
) -> Iterator[tuple[Result, float]]:
    """Games of two judges, with the lead in points of the first over the best of the others."""
    names = ["admiral", "admiral-1"]
    plan = contest_of(lesson.game, names, seats=lesson.seats, games=games, seed=seed)

    def seated(contest: Contest, fixture: Fixture, game: Game) -> list[Timed]:
        who = contestants(contest, fixture, game)
        return [Timed(searcher(agents[one][0], budget, agents[one][1]), names[one]) for one in who]

    for number in range(plan.games):
        match, result = finished(plan, number, seated)
        scores = list(match.state.outcome().scores)
        mine = scores.pop(contestants(plan, plan.fixture(number), lesson.game).index(0))
        yield result, mine - max(scores)


def moved(rows: Any, floor: Any, by: Any) -> Any:
    """Weights with each term counting more or less, in all rows alike."""
    away = np.where(rows < 0.0, -1.0, 1.0) * (np.abs(rows) + floor)
    return rows + SPREAD * np.resize(by, rows.shape[1]) * away


def tuned(lesson: Lesson, rows: Any, floor: Any, file: Path, *, pairs: int, budget: int) -> Any:
    """The weights after a round of tuning by play."""
    random = np.random.RandomState(1)
    drawn = [random.randn(lesson.terms().COUNT) for _ in range(pairs)]
    points = POINTS[lesson.game.id]
    with file.open("a+b") as stream:
        stream.seek(0)
        won = [float(line) for line in stream]
        for number in range(len(won), pairs):
            both = [lesson.judge(moved(rows, floor, by)) for by in (drawn[number], -drawn[number])]
            played = duel(lesson, [(one, None) for one in both], 2, budget, f"tune {number}")
            gains = [won_by(result, 0) - 0.5 + 0.5 * tanh(lead / points) for result, lead in played]
            won.append(sum(gains) / 2)
            stream.write(b"%.6f\n" % won[-1])
    by, gain = np.array(drawn), np.array(won)
    slope = np.linalg.solve(by.T @ by + 0.02 * pairs * np.eye(by.shape[1]), by.T @ gain)
    sure = slope / (gain.std() / sqrt(pairs))
    return moved(rows, floor, RATE * np.sign(sure) * np.clip(np.abs(sure) - SURE, 0.0, MOST))


def write(lesson: Lesson, table: TermTable) -> Path:
    """Put weights beside those for other numbers of seats."""
    place = Path("src", *folder_of(lesson.game.id).split("."), "ai", "weights")
    file = place / f"{lesson.game.id}-{GENERATION}.json"
    place.mkdir(exist_ok=True)
    known = msgspec.json.decode(file.read_bytes(), type=TermWeights).tables if file.exists() else ()
    tables = [one for one in known if one.seats != table.seats]
    file.write_bytes(lesson.written(sorted([*tables, table], key=lambda one: one.seats)))
    return file


def gate(lesson: Lesson, rows: Any, budget: str, games: int) -> Gate:
    """What weights win against the hand-written judge, at equal seconds of the processor."""
    seconds = float(budget.removesuffix("s"))
    agents = [(lesson.judge(rows), seconds), (judge_of(lesson.game), seconds)]
    results = [result for result, _ in duel(lesson, agents, games, 1, "gate")]
    share = share_of(by_deal(results, lambda result: won_by(result, 0)))
    assert share is not None
    print(f"{share.share:.3f} ({share.low:.3f} to {share.high:.3f}) of {share.games} games")
    fair = 1.0 / len(lesson.first)
    needed = fair + sqrt(fair * (1 - fair) / share.games)
    return Gate("admiral-1", lesson.seats, share.games, share.share, needed, budget)


def main() -> None:
    """Play, fit, tune, gate and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1200, help="of self-play")
    parser.add_argument("--budget", type=int, default=1000, help="its iterations a turn")
    parser.add_argument("--pairs", type=int, default=250, help="of judges that tune")
    parser.add_argument("--tune", type=int, default=300, help="their iterations a turn")
    parser.add_argument("--rounds", type=int, default=1, help="of tuning")
    parser.add_argument("--out", type=Path, default=Path("terms"))
    parser.add_argument("--gate", metavar="SECONDS", help="of a turn, as 0.1s")
    parser.add_argument("--gate-games", type=int, default=100)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    lesson = Lesson(load(given.game), given.seats, given.budget)
    rows, floor = begun(lesson, self_play(lesson, given.matches, given.out))
    for number in range(given.rounds):
        file = given.out / f"{given.game}-{given.seats}-tuned-{number + 1}.txt"
        rows = tuned(lesson, rows, floor, file, pairs=given.pairs, budget=given.tune)
    if given.gate:
        passed = gate(lesson, rows, given.gate, given.gate_games)
        if passed.share > passed.needed:
            print(write(lesson, lesson.table(rows, given.matches, (passed,))))


if __name__ == "__main__":
    main()
