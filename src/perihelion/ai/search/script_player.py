"""Playing scripts in imagined worlds: what one plan gains in one of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.drawing import WHOLE, cube, drawn
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.script import TURNS, Script
from perihelion.kernel.answers import CAPACITY as MOST_ANSWERS
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State

SEATS: Final = 8
LUCK: Final = 65537
"""Between the seeds of two turns."""
AFTER: Final = 32003
"""Between the seeds of the luck before and after the first choice of a turn."""


class ScriptPlayer:
    """The worlds of one seat and the scripts that are played in them."""

    def __init__(self, judge: Judge, worlds: int, daring: float) -> None:
        self.judge = judge
        self.rivals = judge
        """By whose promises the other seats answer."""
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
        """Each world at the first choice of the seat in each turn, as the plan goes."""
        self.has_mark: vec[i64] = vec[i64]([i64(0)] * (TURNS * worlds))
        """Whether there is such a choice; if not, the mark is a state to be used again."""
        self.tried_marks: list[State | None] = [None] * (TURNS * worlds)
        self.has_tried: vec[i64] = vec[i64]([i64(0)] * (TURNS * worlds))
        self.world: State | None = None
        """The world that was played last."""
        self.heard: vec[i64] = vec[i64]([i64(0)] * (TURNS * worlds))
        """How far the others' script of the turn is at that mark."""
        self.tried_heard: vec[i64] = vec[i64]([i64(0)] * (TURNS * worlds))
        self.seed: vec[i64] = vec[i64]([i64(0)] * worlds)
        self.value: vec[float] = vec[float]([0.0] * worlds)
        """What the plan gains in each world."""
        self.worth: vec[float] = vec[float]([0.0] * SEATS)
        """Of the ends of the worlds that were played, for each seat, all together."""
        self.answers = Answers()
        self.denied: list[int] = []
        """Answers that the seat does without, whatever they promise (restricted play)."""
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
        self.salt: i64 = 0
        """Which of equally promising answers are given in this turn."""
        self.is_marked = False
        """Whether the seat had a choice in this turn."""
        self.rolls = False
        self.was_drawn = False
        self.is_open = False
        """Whether the open question is still to be answered."""

    def _play(self, number: i64, leads: bool, notes: bool) -> float:
        """Play a world by the script that is tried; returns what it gains.

        Turns that are rolled anew are drawn in the world that `leads`, and so written for the
        others. With `notes`, what the other seats say is kept for the plans to come.
        """
        from_turn = self.first
        while self.has_mark[number * TURNS + from_turn] == 0:
            # A world in which that turn brings no choice: played from the last one before.
            from_turn -= 1
        self.whole += 1
        mark = self.marks[number * TURNS + from_turn]
        assert mark is not None
        world = _copied(mark, self.world)
        self.world = world
        answers = self.answers
        self.is_open = leads and self.first == 0
        if leads and self.first > 0:
            self.opening = self.plan_opening
        self.turn = from_turn
        self._begin_turn(number, leads)
        self.other_at = self.heard[number * TURNS + from_turn]
        self._mark_choice()
        while world.seat != NOBODY:
            turn: i64 = world.turn - self.base
            if turn != self.turn:
                self._forget_marks(number, min(turn, TURNS))
                if turn >= TURNS:
                    break
                self.turn = turn
                self._begin_turn(number, leads)
            mover = world.seat
            if mover == CHANCE:
                world.apply_as(CHANCE, world.draw(self.luck))
                continue
            answers.clear()
            world.legal_into(mover, answers)
            if answers.count == 1:
                if mover == self.seat and self.is_open:
                    self.opening = answers.at(0)
                    self.is_open = False
                world.apply_as(mover, answers.at(0))
            elif mover == self.seat:
                if not self.is_marked:
                    self._mark_choice()
                    at: i64 = number * TURNS + turn
                    self.tried_marks[at] = _copied(world, self.tried_marks[at])
                    self.has_tried[at] = 1
                    self.tried_heard[at] = self.other_at
                world.apply_as(mover, self._own_answer(world))
            else:
                world.apply_as(mover, self._other_answer(world, self.others[number], notes))
        self._forget_marks(number, TURNS)
        seat: i64 = 0
        while seat < world.seats:
            self.worth[seat] += world.utility(int(seat))
            seat += 1
        return self.judge.gain(world, self.seat)

    def _begin_turn(self, number: i64, leads: bool) -> None:
        """The luck of a turn up to the first choice, and whether its answers are rolled anew."""
        self.at = 0
        self.other_at = 0
        self.is_marked = False
        self.was_drawn = False
        self.salt = self.seed[number] + LUCK * self.turn
        self.luck = Rng(int(self.salt))
        self.rolls = leads and self.roll_first <= self.turn <= self.roll_last
        if self.rolls:
            self.tried.count[self.turn] = 0

    def _mark_choice(self) -> None:
        """From here on the luck is the same whatever was played before."""
        self.is_marked = True
        self.luck = Rng(int(self.salt + AFTER))

    def _forget_marks(self, number: i64, turn: i64) -> None:
        """No choice from behind the one that was marked last up to this turn, itself included."""
        at: i64 = number * TURNS + self.turn
        if self.is_marked:
            at += 1
        last: i64 = number * TURNS + turn
        while at < last:
            self.has_tried[at] = 0
            at += 1

    def _own_answer(self, world: State) -> i64:
        """What the script says, or what is drawn for it."""
        question: i64 = self.judge.question(world) * SEATS + self.seat
        if self.rolls:
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
            return self._drawn(world)
        if self.was_drawn and not self.keeps_tail:
            return self._drawn(world)
        return self._scripted(world, self.plan, question)

    def _scripted(self, world: State, script: Script, question: i64) -> i64:
        """The next answer of a script that fits, or the most promising one."""
        place = script.find(self.turn, self.at, question, self.answers)
        if place < 0:
            return self._default(world, self.seat)
        self.at = place + 1
        return script.answer_at(self.turn, place)

    def _other_answer(self, world: State, others: Script, notes: bool) -> i64:
        """What another seat said in this world before, as far as it fits, or its most promising."""
        mover = world.seat
        question: i64 = self.judge.question(world) * SEATS + mover
        place = others.find(self.turn, self.other_at, question, self.answers)
        if place >= 0:
            self.other_at = place + 1
            return others.answer_at(self.turn, place)
        answer = self._default(world, mover)
        if not notes:
            return answer
        others.add(self.turn, question, answer)
        self.other_at = others.count[self.turn]
        return answer

    def _default(self, world: State, mover: i64) -> i64:
        """The most promising of the answers; of equals one that the turn has drawn."""
        answers = self.answers
        weights = self.weights
        self._weigh(world, mover)
        highest = 0.0
        equals: i64 = 0
        first: i64 = 0
        at: i64 = 0
        while at < answers.count:
            weight = weights[at]
            if weight > highest:
                highest = weight
                equals = 1
                first = at
            elif weight == highest:
                equals += 1
            at += 1
        chosen: i64 = self.salt % equals if equals > 1 else i64(0)
        while weights[first] != highest or chosen > 0:
            if weights[first] == highest:
                chosen -= 1
            first += 1
        return answers.at(first)

    def _drawn(self, world: State) -> i64:
        """An own answer by promise, or any."""
        rng = self.rng
        answers = self.answers
        weights = self.weights
        is_bold = float(rng.bits()) < self.daring * WHOLE
        if is_bold and not self.denied:
            return answers.at(rng.below(answers.count))
        self._weigh(world, self.seat)
        cube(answers.count, weights)
        return answers.at(drawn(answers.count, weights, rng))

    def _weigh(self, world: State, mover: i64) -> None:
        """What each answer promises; nothing where the seat does without it."""
        judge = self.judge if mover == self.seat else self.rivals
        judge.weigh(world, mover, self.answers, self.weights)
        if self.denied and mover == self.seat:
            at: i64 = 0
            while at < self.answers.count:
                if int(self.answers.at(at)) in self.denied:
                    self.weights[at] = 0.0
                at += 1


def _copied(state: State, spare: State | None) -> State:
    """A copy of a state, in one that nobody needs any more if there is one."""
    return state.clone() if spare is None else state.clone_into(spare)
