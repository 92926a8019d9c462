"""Playing scripts in imagined worlds: what one plan gains in one of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import Judge
from perihelion.ai.search.script import TURNS, Script
from perihelion.kernel.answers import CAPACITY as MOST_ANSWERS
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State

SEATS: Final = 8
WHOLE: Final = 4294967296.0
"""2**32: a generator's bits divided by it are a fraction."""
LUCK: Final = 65537
"""Between the seeds of two turns."""


class ScriptPlayer:
    """The worlds of one seat and the scripts that are played in them."""

    def __init__(self, judge: Judge, worlds: int, daring: float) -> None:
        self.judge = judge
        self.count: i64 = worlds
        self.daring: float = daring
        """How often a changed answer is any legal one, whatever it promises."""
        self.seat: i64 = -1
        self.base: i64 = 0
        """The turn of the first turn of the script."""
        self.plan = Script()
        self.tried = Script()
        self.others: list[Script] = [Script() for _ in range(worlds)]
        """What the other seats say in each world."""
        self.marks: list[State | None] = [None] * (TURNS * worlds)
        """Each world at the beginning of each turn, as the plan goes."""
        self.tried_marks: list[State | None] = [None] * (TURNS * worlds)
        self.seed: vec[i64] = vec[i64]([i64(0)] * worlds)
        self.value: vec[float] = vec[float]([0.0] * worlds)
        """What the plan gains in each world."""
        self.worth: vec[float] = vec[float]([0.0] * SEATS)
        """Of the ends of the worlds that were played, for each seat, all together."""
        self.answers = Answers()
        self.weights: vec[float] = vec[float]([0.0] * MOST_ANSWERS)
        self.rng = Rng(0)
        self.whole: i64 = 0
        """Playouts so far."""
        self.opening: i64 = -1
        """The first answer of the plan that is tried."""
        self.plan_opening: i64 = -1
        # The change that is tried: turns rolled anew, from an answer of the first of them on.
        self.first: i64 = 0
        self.roll_first: i64 = 0
        self.roll_last: i64 = -1
        self.cut: i64 = 0
        self.keeps_tail = False
        # The world that is being played.
        self.turn: i64 = -1
        self.at: i64 = 0
        """The place in the own script, and in that of the others, in this turn."""
        self.other_at: i64 = 0
        self.luck = Rng(0)
        self.rolls = False
        self.was_drawn = False
        self.is_open = False
        """Whether the open question is still to be answered."""

    def _play(self, number: i64, leads: bool, notes: bool) -> float:
        """Play a world by the script that is tried; returns what it gains.

        Turns that are rolled anew are drawn in the world that `leads`, and so written for the
        others. With `notes`, what the other seats say is drawn and kept for the plans to come.
        """
        mark = self.marks[number * TURNS + self.first]
        self.whole += 1
        if mark is None:
            return self.value[number]
        world = mark.clone()
        answers = self.answers
        self.turn = -1
        self.is_open = leads and self.first == 0
        if leads and self.first > 0:
            self.opening = self.plan_opening
        while world.seat != NOBODY:
            if world.turn - self.base != self.turn and not self._begin_turn(world, number, leads):
                break
            mover = world.seat
            if mover == CHANCE:
                world.apply_as(CHANCE, world.draw(self.luck))
                continue
            answers.clear()
            world.legal_into(mover, answers)
            if mover == self.seat:
                world.apply_as(mover, self._own_answer(world))
            elif answers.count == 1:
                world.apply_as(mover, answers.at(0))
            else:
                world.apply_as(mover, self._other_answer(world, self.others[number], notes))
        self._forget_marks(number, TURNS)
        seat: i64 = 0
        while seat < world.seats:
            self.worth[seat] += world.utility(int(seat))
            seat += 1
        return self.judge.gain(world, self.seat)

    def _begin_turn(self, world: State, number: i64, leads: bool) -> bool:
        """Mark the world as it is when a turn begins; False beyond the last turn of a plan."""
        turn: i64 = world.turn - self.base
        if self.turn >= 0:
            self._forget_marks(number, min(turn, TURNS))
            if turn >= TURNS:
                return False
            self.tried_marks[number * TURNS + turn] = world.clone()
        self.turn = turn
        self.at = 0
        self.other_at = 0
        self.was_drawn = False
        self.luck = Rng(int(self.seed[number] + LUCK * turn))
        self.rolls = leads and self.roll_first <= turn <= self.roll_last
        if self.rolls:
            self.tried.count[turn] = 0
        return True

    def _forget_marks(self, number: i64, turn: i64) -> None:
        """No world begins a turn between the one that was played last and this one."""
        at: i64 = number * TURNS + self.turn + 1
        last: i64 = number * TURNS + turn
        while at < last:
            self.tried_marks[at] = None
            at += 1

    def _own_answer(self, world: State) -> i64:
        """What the script says, or what is drawn for it."""
        question: i64 = self.judge.question(world) * SEATS + self.seat
        if self.answers.count == 1:
            answer = self.answers.at(0)
        elif self.rolls:
            answer = self._rolled(world, question)
            self.tried.add(self.turn, question, answer)
        else:
            answer = self._scripted(world, self.tried, question)
        if self.is_open:
            self.opening = answer
            self.is_open = False
        return answer

    def _rolled(self, world: State, question: i64) -> i64:
        """The plan's answers up to the cut, one that is drawn, then the rest of either kind."""
        cut: i64 = self.cut if self.turn == self.roll_first else 0
        if not self.was_drawn and self.at >= cut:
            self.was_drawn = True
            self.at = cut + 1
            return self._drawn(world, self.seat, self.rng)
        if self.was_drawn and not self.keeps_tail:
            return self._drawn(world, self.seat, self.rng)
        return self._scripted(world, self.plan, question)

    def _scripted(self, world: State, script: Script, question: i64) -> i64:
        """The next answer of a script that fits, or the most promising one."""
        place = script.find(self.turn, self.at, question, self.answers)
        if place < 0:
            return self._default(world, self.seat, self.luck)
        self.at = place + 1
        return script.answer_at(self.turn, place)

    def _other_answer(self, world: State, others: Script, notes: bool) -> i64:
        """What another seat said in this world before, as far as it fits."""
        mover = world.seat
        question: i64 = self.judge.question(world) * SEATS + mover
        place = others.find(self.turn, self.other_at, question, self.answers)
        if place >= 0:
            self.other_at = place + 1
            return others.answer_at(self.turn, place)
        if not notes:
            return self._default(world, mover, self.luck)
        answer = self._drawn(world, mover, self.luck)
        others.add(self.turn, question, answer)
        self.other_at = others.count[self.turn]
        return answer

    def _default(self, world: State, mover: i64, luck: Rng) -> i64:
        """The most promising of the answers."""
        answers = self.answers
        weights = self.weights
        self.judge.weigh(world, mover, answers, weights)
        best: i64 = 0
        equals: i64 = 1
        at: i64 = 1
        while at < answers.count:
            if weights[at] > weights[best]:
                best = at
                equals = 1
            elif weights[at] == weights[best]:
                equals += 1
                if luck.below(equals) == 0:
                    best = at
            at += 1
        return answers.at(best)

    def _drawn(self, world: State, mover: i64, rng: Rng) -> i64:
        """An answer by promise, or any."""
        answers = self.answers
        weights = self.weights
        if mover == self.seat and float(rng.bits()) < self.daring * WHOLE:
            return answers.at(rng.below(answers.count))
        self.judge.weigh(world, mover, answers, weights)
        whole = 0.0
        at: i64 = 0
        while at < answers.count:
            whole += weights[at]
            at += 1
        rest = whole * (float(rng.bits()) / WHOLE)
        at = 0
        while at < answers.count - 1:
            rest -= weights[at]
            if rest < 0.0:
                break
            at += 1
        return answers.at(at)
