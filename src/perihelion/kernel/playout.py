"""Random play to the end, inside compiled code: the measure of an engine, and its fuzzer."""

from mypy_extensions import i64

from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State


class Tally:
    """What a number of playouts added up to."""

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
    forced: i64 = 0
    chances: i64 = 0
    legal: i64 = 0
    most: i64 = tally.most_legal
    while True:
        seat = state.seat
        if seat >= 0:
            answers.count = 0
            state.legal_into(seat, answers)
            count = answers.count
            decisions += 1
            legal += count
            if count == 1:
                forced += 1
                state.apply_as(seat, answers.at(0))
            else:
                if count > most:
                    most = count
                state.apply_as(seat, answers.at(rng.below(count)))
        elif seat == CHANCE:
            chances += 1
            state.apply_as(CHANCE, state.draw(rng))
        else:
            break
    tally.playouts += 1
    tally.decisions += decisions
    tally.forced += forced
    tally.chances += chances
    tally.legal += legal
    tally.turns += state.turn
    tally.most_legal = most


def playouts(start: State, rng: Rng, count: int) -> Tally:
    """Play `count` random matches from `start`, which stays as it is."""
    answers = Answers()
    tally = Tally()
    for _ in range(count):
        playout(start.clone(), rng, answers, tally)
    return tally
