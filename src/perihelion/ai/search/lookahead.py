"""Looking ahead without a tree: each answer tried in a few imagined worlds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.drawing import cube, drawn
from perihelion.ai.search.judge import Judge
from perihelion.kernel.answers import CAPACITY as MOST_ANSWERS
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State


def look_ahead(
    judge: Judge,
    blind: State,
    seat: int,
    legal: list[int],
    worlds: int,
    tries: int,
    rng: Rng,
) -> list[float]:
    """The mean worth of each answer for `seat`.

    Without `tries` the position right after the answer is judged, as soon as a seat is asked
    again. With them the turn is finished by promise so many times, and its best end counts. A
    judge that knows nothing is asked at the end of the match only. All answers are tried in the
    same worlds with the same luck, so that they are compared and not their luck.
    """
    answers = Answers()
    weights: vec[float] = vec[float]([0.0] * MOST_ANSWERS)
    worth: vec[float] = vec[float]([0.0] * int(blind.seats))
    sums = [0.0] * len(legal)
    border: i64 = blind.turn + 1
    if not judge.informed:
        border = 1 << 40
    world = tried = blind
    for _ in range(worlds):
        world = blind.imagine(rng) if world is blind else blind.imagine_into(world, rng)
        for place in range(len(legal)):
            best = -2.0
            for number in range(max(tries, 1)):
                luck = Rng(int(rng.word) + number)
                tried = world.clone() if tried is blind else world.clone_into(tried)
                tried.apply_as(seat, legal[place])
                if tries > 0 or not judge.informed:
                    _finish(judge, tried, border, answers, weights, luck)
                else:
                    tried.answer_chance(luck)
                if tried.seat == NOBODY:
                    best = max(best, tried.utility(seat))
                else:
                    judge.judge(tried, worth)
                    best = max(best, worth[seat])
            sums[place] += best
        rng.bits()
    return [total / worlds for total in sums]


def _finish(
    judge: Judge, state: State, border: i64, answers: Answers, weights: vec[float], luck: Rng
) -> None:
    """Answer by promise up to the border of a turn."""
    while state.seat != NOBODY and state.turn < border:
        seat = state.seat
        if seat == CHANCE:
            state.apply_as(CHANCE, state.draw(luck))
            continue
        answers.clear()
        state.legal_into(seat, answers)
        at: i64 = 0
        if answers.count > 1:
            judge.weigh(state, seat, answers, weights)
            cube(answers.count, weights)
            at = drawn(answers.count, weights, luck)
        state.apply_as(seat, answers.at(at))
