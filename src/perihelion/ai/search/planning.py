"""Planning: a script of the own answers to the end of the match, changed and tried again.

A plan is what a seat means to answer in each of its turns. It is tried in imagined worlds, with the
same luck in each turn and the others saying the same again, so that plans are compared and not
their luck. A change of it is played in one world after the other for as long as it is not behind
the plan in them (a race), and becomes the plan if it is not behind in all. The longer a question is
thought of, the more worlds there are, so that what fits a few of them alone is found out. Where a
world does not ask what the script expects, the script is searched for the next answer that fits,
and else the most promising answer is given. So a script need not say everything: what it leaves out
is answered by promise, which looks at the world it is in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.ai.search.drawing import WHOLE
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.script import ROOM, TURNS
from perihelion.ai.search.script_player import SEATS, ScriptPlayer
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State

NEAR: Final = 0.7
"""How often the turn that is changed is this one: only its answers cannot be changed later."""
GROWTH: Final = 32
"""Playouts for each world more."""
DOUBT: Final = 4.0
"""What an answer that was tried in few worlds counts less, all these worlds together."""
KINDS: Final = 13
"""Ways to change a plan, each as likely."""


class Planner(ScriptPlayer):
    """Plans for one seat. `look` at what it knows, `run`, then ask for the `answer`."""

    def __init__(self, judge: Judge, worlds: int, most: int, daring: float) -> None:
        self.least: i64 = worlds
        """In so many worlds a plan is tried at first, and later in so many at most."""
        self.most: i64 = most
        self.since: i64 = 0
        """Playouts before the open question."""
        self.mean: float = 0.0
        """What the plan gains."""
        self.plan_worth: vec[float] = vec[float]([0.0] * SEATS)
        """Of the ends it leads to, for each seat, all together."""
        self.tried_value: vec[float] = vec[float]([0.0] * most)
        # What is known of the answers to the open question.
        self.openings: list[int] = []
        self.tries: list[int] = []
        """Plans that begin with each."""
        self.gains: list[float] = []
        """What the best of these plans gains."""
        self.worths: list[list[float]] = []
        """The worth of the ends it leads to, for each seat."""
        super().__init__(judge, most, daring)

    # What is known.

    def begin(self, seat: int) -> None:
        """Forget the plan; think for a seat."""
        self.seat = seat
        self.base = -1
        self.plan.clear()

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
            self.plan.advance(turn - self.base)
        self.base = turn

    def look(self, blind: State, rng: Rng) -> None:
        """Imagine worlds anew; the plan goes on where it was."""
        self.rng = rng
        self.reach(blind.turn)
        self._forget_worlds()
        self._list_openings(blind)
        self.count = 0
        self.mean = 0.0
        self._clear_worth()
        self._keep_worth()
        while self.count < self.least:
            self._add_world(blind)
        self._note_opening(self.mean, self.count)
        self.since = self.whole

    def _forget_worlds(self) -> None:
        """Keep no state: those to come may be of another table."""
        self.world = None
        at: i64 = 0
        while at < TURNS * self.most:
            self.marks[at] = None
            self.tried_marks[at] = None
            at += 1

    def _add_world(self, blind: State) -> None:
        """Imagine one more world, play the plan in it, and note what the others say there."""
        number = self.count
        self.seed[number] = self.rng.bits()
        self.marks[number * TURNS] = blind.imagine(self.rng)
        self.has_mark[number * TURNS] = 1
        self.heard[number * TURNS] = 0
        self.others[number].clear()
        self.tried.copy(self.plan)
        self._roll(0, -1, 0, False)
        seat: i64 = 0
        while seat < SEATS:
            self.worth[seat] = self.plan_worth[seat]
            seat += 1
        value = self._play(number, True, True)
        self._keep_worth()
        self.value[number] = value
        self._keep_marks(number)
        self.count = number + 1
        self.mean += (value - self.mean) / float(self.count)
        self.plan_opening = self.opening

    def _list_openings(self, blind: State) -> None:
        """The answers to the open question; nothing is known of what they lead to."""
        answers = self.answers
        answers.clear()
        blind.legal_into(self.seat, answers)
        self.openings = answers.listed()
        self.tries = [0] * len(self.openings)
        self.gains = [0.0] * len(self.openings)
        self.worths = [[] for _ in self.openings]

    def answer(self) -> i64:
        """What the best plan says to the open question."""
        at = self._ask()
        if at >= 0:
            return self.plan.answer_at(0, at)
        self.salt = self.seed[0]
        return self._default(self._world(), self.seat)

    def give(self, answer: int) -> None:
        """An answer is given; the plan goes on behind it, or thinks of the turn anew."""
        at = self._ask()
        if at < 0:
            return
        if self.plan.answer_at(0, at) == answer:
            self.plan.drop(at + 1)
        else:
            self.plan.drop(ROOM)

    def worth_of_plan(self) -> list[float]:
        """The worth of the ends that the plan leads to, for each seat."""
        count = float(self.count)
        return [one / count for one in self.plan_worth[: self._world().seats]]

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
                place = self.plan.find(0, at, question, answers)
                if place < 0:
                    answer = self._default(world, self.seat)
                else:
                    answer = self.plan.answer_at(0, place)
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
        return self.plan.find(0, 0, self.judge.question(world) * SEATS + self.seat, answers)

    # Plans of others who think of the same question.

    def gain_of(self, plan: list[int]) -> float:
        """What another plan gains, in all worlds of this one."""
        self.tried.read(plan)
        self._roll(0, -1, 0, False)
        self._clear_worth()
        total = 0.0
        number: i64 = 0
        while number < self.count:
            value = self._play(number, number == 0, False)
            self.tried_value[number] = value
            total += value
            number += 1
        mean = total / float(self.count)
        self._note_opening(mean, self.count)
        return mean

    def adopt(self, plan: list[int]) -> None:
        """Another plan is the plan."""
        self._take(self.gain_of(plan))

    # Trying changes.

    def run(self, blind: State, playouts: int, rng: Rng) -> int:
        """Try changes until so many worlds were played; returns how many were."""
        self.rng = rng
        begin = self.whole
        left: i64 = playouts
        while self.whole - begin < left:
            worlds: i64 = self.least + (self.whole - self.since) // GROWTH
            if self.count < min(worlds, self.most):
                self._add_world(blind)
            else:
                self._change()
                self._race()
        return int(self.whole - begin)

    def _race(self) -> None:
        """Play the changed plan in one world after the other. After one, two, four and so on it
        is given up if it is behind the plan, or ends alike.
        """
        lead: i64 = self.rng.below(self.count)
        look: i64 = 1
        self._clear_worth()
        ahead = 0.0
        differs = False
        step: i64 = 0
        while step < self.count:
            number: i64 = lead + step
            if number >= self.count:
                number -= self.count
            value = self._play(number, step == 0, False)
            self.tried_value[number] = value
            ahead += value - self.value[number]
            differs = differs or value != self.value[number]
            step += 1
            if step == look:
                if ahead < 0.0 or not differs:
                    break
                look += look
        self._note_opening(self.mean + (ahead - DOUBT) / float(step), step)
        if step == self.count and ahead >= 0.0:
            self._take(self.mean + ahead / float(step))

    def _clear_worth(self) -> None:
        seat: i64 = 0
        while seat < SEATS:
            self.worth[seat] = 0.0
            seat += 1

    def _keep_worth(self) -> None:
        """The worth of the ends is that of the plan."""
        seat: i64 = 0
        while seat < SEATS:
            self.plan_worth[seat] = self.worth[seat]
            seat += 1

    def _place_of_opening(self) -> i64:
        at: i64 = 0
        while self.openings[at] != self.opening:
            at += 1
        return at

    def _note_opening(self, mean: float, worlds: i64) -> None:
        """What the best plan that begins with an answer brings, by so many worlds."""
        at = self._place_of_opening()
        self.tries[at] += 1
        if self.tries[at] == 1 or mean > self.gains[at]:
            self.gains[at] = mean
            worth: list[float] = []
            seat: i64 = 0
            while seat < self._world().seats:
                worth.append(self.worth[seat] / float(worlds))
                seat += 1
            self.worths[at] = worth

    def _take(self, mean: float) -> None:
        """The changed plan is the plan."""
        plan = self.plan
        self.plan = self.tried
        self.tried = plan
        self.mean = mean
        self.plan_opening = self.opening
        self._keep_worth()
        number: i64 = 0
        while number < self.count:
            self.value[number] = self.tried_value[number]
            self._keep_marks(number)
            number += 1

    def _keep_marks(self, number: i64) -> None:
        """The way a plan went in a world is that of the plan from now on."""
        at: i64 = number * TURNS + self.first + 1
        last: i64 = number * TURNS + TURNS
        while at < last:
            spare = self.marks[at]
            self.marks[at] = self.tried_marks[at]
            self.tried_marks[at] = spare
            self.has_mark[at] = self.has_tried[at]
            self.heard[at] = self.tried_heard[at]
            at += 1

    def _change(self) -> None:
        """A changed plan: answers drawn anew, turns exchanged or moved, or left to promise."""
        rng = self.rng
        tried = self.tried
        tried.copy(self.plan)
        turn: i64 = 0
        if float(rng.bits()) >= NEAR * WHOLE:
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
        while self.has_mark[turn] == 0:
            turn -= 1
        return turn

    def _own_turn(self) -> i64:
        """Any turn in which the seat has a choice, in the first world at least."""
        rng = self.rng
        found: i64 = 0
        seen: i64 = 0
        turn: i64 = 0
        while turn < TURNS:
            if self.has_mark[turn] != 0:
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
            while at != turn and self.has_mark[at] == 0:
                at += 1 if turn > other else -1
            tried.copy_turn(at, plan, source)
