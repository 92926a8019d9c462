"""Planning: a script of the own answers to the end of the match, changed and tried again.

A plan is what a seat means to answer in each of its turns. It is tried in a few imagined worlds,
always the same ones with the same luck in each turn and the others saying the same again, so that
plans are compared and not their luck. A change of it is kept if the worlds end better, or a
little worse while there is heat (simulated annealing). Where a world does not ask what the script
expects, the script is searched for the next answer that fits, and else the most promising answer
is given. So a script need not say everything: what it leaves out is answered by promise, which
looks at the world it is in.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.judge import Judge
from perihelion.ai.search.script import ROOM, TURNS, Script
from perihelion.ai.search.script_player import SEATS, WHOLE, ScriptPlayer
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State

HOPE: Final = 2.0
"""What a change that is behind may still gain in each world that is left."""
KINDS: Final = 13
"""Ways to change a plan, each as likely."""


class Planner(ScriptPlayer):
    """Plans for one seat. `look` at what it knows, `run`, then ask for the `answer`."""

    def __init__(self, judge: Judge, worlds: int, daring: float, heat: float) -> None:
        self.heat: float = heat
        """How much worse a change may be at first, as `gain` counts."""
        self.best = Script()
        self.tried_value: vec[float] = vec[float]([0.0] * worlds)
        self.mean: float = 0.0
        self.best_mean: float = 0.0
        # What is known of the answers to the open question.
        self.openings: list[int] = []
        self.tries: list[int] = []
        """Plans that begin with each."""
        self.gains: list[float] = []
        """What the best of these plans gains."""
        self.worths: list[list[float]] = []
        """The worth of the ends it leads to, for each seat."""
        super().__init__(judge, worlds, daring)

    # What is known.

    def begin(self, seat: int) -> None:
        """Forget the plan; think for a seat."""
        self.seat = seat
        self.base = -1
        self.plan.clear()
        self.best.clear()

    def keep_to(self, blind: State, seat: int, allowed: list[int]) -> None:
        """Of the answers to this question these are allowed; do without the others from now on."""
        answers = self.answers
        answers.clear()
        blind.legal_into(seat, answers)
        if answers.count == len(allowed):
            return
        for answer in answers.listed():
            if answer not in allowed and answer not in self.denied:
                self.denied.append(answer)

    def reach(self, turn: i64) -> None:
        """Forget what was planned for turns before this one."""
        if self.base >= 0 and turn > self.base:
            self.best.advance(turn - self.base)
        self.base = turn

    def look(self, blind: State, rng: Rng) -> None:
        """Imagine worlds anew; the plan goes on where it was."""
        self.rng = rng
        self.reach(blind.turn)
        number: i64 = 0
        while number < self.count:
            self.seed[number] = rng.bits()
            self.marks[number * TURNS] = blind.imagine(rng)
            self.heard[number * TURNS] = 0
            self.others[number].clear()
            number += 1
        self._list_openings()
        self.plan.copy(self.best)
        self.tried.copy(self.best)
        self._roll(0, -1, 0, False)
        total = self._play_first()
        self._take(total / float(self.count))
        self.best.copy(self.plan)
        self.best_mean = self.mean

    def _list_openings(self) -> None:
        """The answers to the open question; nothing is known of what they lead to."""
        answers = self.answers
        answers.clear()
        self._world().legal_into(self.seat, answers)
        self.openings = answers.listed()
        self.tries = [0] * len(self.openings)
        self.gains = [0.0] * len(self.openings)
        self.worths = [[] for _ in self.openings]

    def _play_first(self) -> float:
        """Play the plan in all worlds, and note what the others say there; the sum of gains."""
        self._clear_worth()
        total = 0.0
        number: i64 = 0
        while number < self.count:
            self.tried_value[number] = self._play(number, number == 0, True)
            total += self.tried_value[number]
            number += 1
        self._note_opening(total / float(self.count))
        return total

    def answer(self) -> i64:
        """What the best plan says to the open question."""
        at = self._ask()
        if at >= 0:
            return self.best.answer_at(0, at)
        self.salt = self.seed[0]
        return self._default(self._world(), self.seat)

    def give(self, answer: int) -> None:
        """An answer is given; the plan goes on behind it, or thinks of the turn anew."""
        at = self._ask()
        if at < 0:
            return
        if self.best.answer_at(0, at) == answer:
            self.best.drop(at + 1)
        else:
            self.best.drop(ROOM)

    def line(self, first: int) -> list[int]:
        """An answer and what the best plan says behind it, as long as nobody else is asked."""
        world = self._world().clone()
        turn = world.turn
        answers = self.answers
        said = [first]
        at: i64 = self._ask() + 1
        world.apply_as(self.seat, first)
        while world.seat == self.seat and world.turn == turn and len(said) < ROOM:
            answers.clear()
            world.legal_into(self.seat, answers)
            answer = answers.at(0)
            if answers.count > 1:
                question: i64 = self.judge.question(world) * SEATS + self.seat
                place = self.best.find(0, at, question, answers)
                if place < 0:
                    answer = self._default(world, self.seat)
                else:
                    answer = self.best.answer_at(0, place)
                    at = place + 1
            said.append(int(answer))
            world.apply_as(self.seat, answer)
        return said

    def _world(self) -> State:
        """A world in which the open question is asked."""
        first: i64 = 0
        world = self.marks[first]
        assert world is not None
        return world

    def _ask(self) -> i64:
        """Where the best plan answers the open question, or -1."""
        world = self._world()
        answers = self.answers
        answers.clear()
        world.legal_into(self.seat, answers)
        return self.best.find(0, 0, self.judge.question(world) * SEATS + self.seat, answers)

    # Trying changes.

    def run(self, playouts: int, heat: float, rng: Rng) -> int:
        """Try changes until so many worlds were played; returns how many were."""
        self.rng = rng
        begin = self.whole
        left: i64 = playouts
        while self.whole - begin < left:
            self._change()
            self._try(self.heat * heat)
        return int(self.whole - begin)

    def _try(self, heat: float) -> None:
        """Play the changed plan in all worlds, unless it falls too far behind."""
        rng = self.rng
        count = float(self.count)
        limit = heat * log((float(rng.bits()) + 1.0) / WHOLE) * count
        lead: i64 = rng.below(self.count)
        self._clear_worth()
        behind = 0.0
        total = 0.0
        step: i64 = 0
        while step < self.count:
            number: i64 = lead + step
            if number >= self.count:
                number -= self.count
            value = self._play(number, step == 0, False)
            self.tried_value[number] = value
            total += value
            behind += value - self.value[number]
            step += 1
            left: i64 = self.count - step
            if left > 0 and behind < limit - HOPE * float(left) and self._is_known():
                return
        self._note_opening(total / count)
        if behind >= limit:
            self._take(total / count)
            if self.mean > self.best_mean:
                self.best_mean = self.mean
                self.best.copy(self.plan)

    def _clear_worth(self) -> None:
        seat: i64 = 0
        while seat < SEATS:
            self.worth[seat] = 0.0
            seat += 1

    def _place_of_opening(self) -> i64:
        at: i64 = 0
        while self.openings[at] != self.opening:
            at += 1
        return at

    def _is_known(self) -> bool:
        """Whether a plan with this first answer was played in all worlds."""
        return self.tries[self._place_of_opening()] > 0

    def _note_opening(self, mean: float) -> None:
        """What the best plan that begins with an answer brings."""
        at = self._place_of_opening()
        self.tries[at] += 1
        if self.tries[at] == 1 or mean > self.gains[at]:
            self.gains[at] = mean
            worth: list[float] = []
            seat: i64 = 0
            while seat < self._world().seats:
                worth.append(self.worth[seat] / float(self.count))
                seat += 1
            self.worths[at] = worth

    def _take(self, mean: float) -> None:
        """The changed plan is the plan."""
        plan = self.plan
        self.plan = self.tried
        self.tried = plan
        self.mean = mean
        self.plan_opening = self.opening
        number: i64 = 0
        while number < self.count:
            self.value[number] = self.tried_value[number]
            at: i64 = number * TURNS + self.first + 1
            last: i64 = number * TURNS + TURNS
            while at < last:
                self.marks[at] = self.tried_marks[at]
                self.heard[at] = self.tried_heard[at]
                at += 1
            number += 1

    def _change(self) -> None:
        """A changed plan: answers drawn anew, turns exchanged or moved, or left to promise."""
        rng = self.rng
        tried = self.tried
        tried.copy(self.plan)
        turn = self._own_turn()
        count = self.plan.count[turn]
        cut: i64 = rng.below(count) if count > 0 else 0
        kind = rng.below(KINDS)
        if kind < 3:  # One answer.
            self._roll(turn, turn, cut, True)
        elif kind < 5:  # The rest of a turn.
            self._roll(turn, turn, cut, False)
        elif kind == 5:  # A turn, and those after it are left to promise.
            self._roll(turn, turn, 0, False)
            self._clear(turn + 1, turn + 1 + rng.below(TURNS))
        elif kind == 6:  # A turn.
            self._roll(turn, turn, 0, False)
        elif kind < 9:  # A turn, or the rest of it, is left to promise.
            self._roll(turn, -1, 0, False)
            tried.count[turn] = cut if kind == 7 else i64(0)
        elif kind == 9:  # A new turn before the others, of which the last one falls away.
            self._roll(turn, turn, 0, False)
            self._shift(self._last_turn(), turn)
        elif kind == 10:  # A turn falls away, and all others come earlier.
            last = self._last_turn()
            self._roll(last, last, 0, False)
            self.first = turn
            self._shift(turn, last)
        else:
            other = self._own_turn()
            self._roll(min(turn, other), -1, 0, False)
            if kind == 11:  # Two turns change places.
                tried.copy_turn(turn, self.plan, other)
                tried.copy_turn(other, self.plan, turn)
            else:  # A turn is done at another time.
                self._shift(turn, other)

    def _clear(self, first: i64, last: i64) -> None:
        """Leave turns to promise."""
        turn = first
        while turn <= last and turn < TURNS:
            self.tried.count[turn] = 0
            turn += 1

    def _roll(self, first: i64, last: i64, cut: i64, keeps_tail: bool) -> None:
        """Roll turns anew, the first one from an answer on, or no more than that answer."""
        self.first = first
        self.roll_first = first
        self.roll_last = last
        self.cut = cut
        self.keeps_tail = keeps_tail

    def _last_turn(self) -> i64:
        """The last turn in which the seat has a choice."""
        turn: i64 = TURNS - 1
        while self.marks[turn] is None:
            turn -= 1
        return turn

    def _own_turn(self) -> i64:
        """Any turn in which the seat has a choice, in the first world at least."""
        rng = self.rng
        found: i64 = 0
        seen: i64 = 0
        turn: i64 = 0
        while turn < TURNS:
            if self.marks[turn] is not None:
                seen += 1
                if rng.below(seen) == 0:
                    found = turn
            turn += 1
        return found

    def _shift(self, turn: i64, other: i64) -> None:
        """What was meant for one turn is done at another, and those between move."""
        plan = self.plan
        tried = self.tried
        tried.copy_turn(other, plan, turn)
        at = other
        while at != turn:
            source = at
            at += 1 if turn > other else -1
            while at != turn and self.marks[at] is None:
                at += 1 if turn > other else -1
            tried.copy_turn(at, plan, source)
