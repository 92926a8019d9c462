"""Random play to the end, inside compiled code: the measure of an engine, and its fuzzer."""

from mypy_extensions import i64

from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State


class Tally:
    """What a number of playouts added up to; legal answers are counted by `survey` alone."""

    def __init__(self) -> None:
        self.playouts: i64 = 0
        self.decisions: i64 = 0
        self.forced: i64 = 0
        self.chances: i64 = 0
        self.legal: i64 = 0
        self.turns: i64 = 0
        self.most_legal: i64 = 0


def playout(state: State, rng: Rng, answers: Answers, tally: Tally) -> None:
    """Answer everything at random until the match is over; changes `state`."""
    decisions: i64 = 0
    chances: i64 = 0
    while True:
        seat = state.seat
        if seat >= 0:
            decisions += 1
            state.apply_as(seat, state.guess(seat, answers, rng))
        elif seat == CHANCE:
            chances += state.answer_chance(rng)
        else:
            break
    tally.playouts += 1
    tally.decisions += decisions
    tally.chances += chances
    tally.turns += state.turn


def survey(state: State, rng: Rng, answers: Answers, tally: Tally) -> None:
    """The same, counting the legal answers on the way."""
    while state.seat != NOBODY:
        seat = state.seat
        if seat == CHANCE:
            tally.chances += 1
            state.apply_as(CHANCE, state.draw(rng))
            continue
        answers.clear()
        state.legal_into(seat, answers)
        tally.decisions += 1
        tally.legal += answers.count
        tally.forced += 1 if answers.count == 1 else 0
        tally.most_legal = max(tally.most_legal, answers.count)
        state.apply_as(seat, answers.at(rng.below(answers.count)))
    tally.playouts += 1
    tally.turns += state.turn


def playouts(start: State, rng: Rng, count: int) -> Tally:
    """Play `count` random matches from `start`, which stays as it is."""
    answers = Answers()
    tally = Tally()
    state = start
    for _ in range(count):
        state = start.clone() if state is start else start.clone_into(state)
        playout(state, rng, answers, tally)
    return tally
