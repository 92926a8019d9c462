"""Information-set Monte Carlo tree search: think, then tell what was considered.

One iteration imagines a world from what the seat knows and goes down the tree in it. Each seat
picks what is best for itself (max^n; team mates share their worth), by the mean worth so far
plus a bonus for promising answers that were tried little (PUCT). Below the first new node the
turn is played on by promise alone, and at the border of a turn the judge says what the position
is worth. Nothing in the loop is a Python object but the world itself.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from perihelion.ai.search.drawing import drawn
from perihelion.ai.search.history import History
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.tree import NONE, ROOT, TOTALS, VISITS, WEIGHT, Tree
from perihelion.kernel.answers import CAPACITY as MOST_ANSWERS
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EVERYONE, NOBODY, State

PATH: Final = 512
"""The longest way down a tree; below it a world is played on without one."""
WIDE: Final = 24
"""More answers than this are narrowed to the most promising ones..."""
FIRST_WIDTH: Final = 8.0
"""...so many at first..."""
WIDER: Final = 1.5
"""...and so many more for the root of the visits."""


class Settings:
    """How a search looks at a game; the numbers of a level."""

    def __init__(
        self,
        depth: int = 4,
        exploration: float = 1.5,
        first_play: float = 0.3,
        rollout: int = 1,
        history: float = 0.0,
    ) -> None:
        self.depth: i64 = depth
        """How many turns ahead the tree goes, this one included."""
        self.exploration: float = exploration
        """How much untried promise counts, in standard deviations of the worth seen."""
        self.first_play: float = first_play
        """How much less than its parent an untried answer is thought to be worth."""
        self.rollout: i64 = rollout
        """How many borders of turns are crossed below the tree before the judge is asked."""
        self.history: float = history
        """How much it counts, for an answer tried little, what it won elsewhere in the tree."""


class Search:
    """One searcher with its tree. `begin`, `run`, then read the tree, or `descend` and go on."""

    def __init__(self, judge: Judge, settings: Settings, capacity: int, seats: int) -> None:
        self.judge = judge
        self.settings = settings
        self.tree = Tree(capacity, seats)
        self.root: i64 = ROOT
        self.searcher: i64 = 0
        self.iterations: i64 = 0
        """Of this tree."""
        self.answers = Answers()
        self.weights: vec[float] = vec[float]([0.0] * MOST_ANSWERS)
        self.kept: vec[float] = vec[float]([0.0] * MOST_ANSWERS)
        """Scratch: the weights of answers that are narrowed."""
        self.salt: i64 = -1
        """Where the circle of equal answers begins when they are narrowed; drawn for a tree."""
        self.history = History(seats if settings.history > 0.0 else 0)
        self.worth: vec[float] = vec[float]([0.0] * seats)
        self.path: vec[i32] = vec[i32]([0] * (PATH + 1))
        self.length: i64 = 0
        self.samples: i64 = 0
        self.sum: vec[float] = vec[float]([0.0] * seats)
        self.squares: vec[float] = vec[float]([0.0] * seats)
        self.spread: vec[float] = vec[float]([1.0] * seats)
        """The standard deviation of the worth for each seat, over this tree."""

    def begin(self, seat: int) -> None:
        """Forget the tree and think for a seat."""
        self.tree.clear()
        self.root = ROOT
        self.searcher = seat
        self.iterations = 0
        self.samples = 0
        self.salt = -1
        self.history.clear()
        at: i64 = 0
        while at < self.tree.seats:
            self.sum[at] = 0.0
            self.squares[at] = 0.0
            self.spread[at] = 1.0
            at += 1

    def descend(self, answer: int) -> bool:
        """Make the node of an answer the root; False if there is none worth keeping."""
        child = self.tree.child_of(self.root, answer)
        if child == NONE or self.tree.visits_of(child) == 0.0:
            return False
        self.root = child
        return True

    def run(self, blind: State, iterations: int, rng: Rng) -> None:
        """Think on: so many more iterations from what the seat knows."""
        last: i64 = blind.turn + self.settings.depth
        left: i64 = iterations
        if self.salt < 0:
            self.salt = rng.bits()
        world = blind
        while left > 0:
            world = blind.imagine(rng) if world is blind else blind.imagine_into(world, rng)
            self._iterate(world, last, rng)
            left -= 1
        self.iterations += iterations

    def _iterate(self, world: State, last: i64, rng: Rng) -> None:
        self.path[0] = i32(self.root)
        self.length = 1
        if self._go_down(world, last, rng):
            self._play_on(world, last, rng)
        if world.seat == NOBODY:
            seat: i64 = 0
            while seat < self.tree.seats:
                self.worth[seat] = world.utility(int(seat))
                seat += 1
        else:
            self.judge.judge(world, self.worth)
        self._back_up()

    def _go_down(self, world: State, last: i64, rng: Rng) -> bool:
        """Answer by the tree; True if the world has to be played on below it."""
        tree = self.tree
        answers = self.answers
        node = self.root
        mover = self.searcher
        while self.length < PATH:
            answers.clear()
            world.legal_into(mover, answers)
            at: i64 = 0
            is_new = False
            if mover != self.searcher and not self._sees(world, mover, answers.at(0)):
                node = self._unseen_answer(world, mover, node, rng)
                if node == NONE:
                    return True
            else:
                if answers.count > WIDE:
                    self._narrow(world, mover, node)
                lacking = tree.missing(node, answers)
                if lacking:
                    if not tree.has_room(lacking):
                        return True
                    self.judge.weigh(world, mover, answers, self.weights)
                    tree.grow(node, mover, answers, self.weights)
                if answers.count > 1:
                    at = self._pick(node, mover, answers.count, rng)
                node = i64(tree.found[at])
                tree.prefetch_below(node)
                is_new = answers.count > 1 and tree.visits_of(node) == 0.0
                world.apply_as(mover, answers.at(at))
            self._step_to(node)
            while world.seat == CHANCE:
                if world.turn >= last:
                    return False
                world.apply_as(CHANCE, world.draw(rng))
            mover = world.seat
            if mover == NOBODY or world.turn >= last:
                return False
            if is_new:
                return True
        return True

    def _narrow(self, world: State, mover: i64, node: i64) -> None:
        """Keep the most promising of many answers, more of them the more often one comes here."""
        answers = self.answers
        kept = self.kept
        self.judge.weigh(world, mover, answers, kept)
        width: i64 = i64(FIRST_WIDTH + WIDER * sqrt(self.tree.visits_of(node)))
        if width >= answers.count:
            return
        limit = 0.0
        left = width
        alike: i64 = 0
        while left > 0:
            # The largest weight below the last one; all that have it count together.
            next_limit = 0.0
            alike = 0
            at: i64 = 0
            while at < answers.count:
                weight = kept[at]
                if (limit == 0.0 or weight < limit) and weight >= next_limit:
                    alike = alike + 1 if weight == next_limit else i64(1)
                    next_limit = weight
                at += 1
            if alike == 0:
                break
            limit = next_limit
            left -= alike
        # Of those on the limit as many as there is room for, in a circle from a place that this
        # tree has drawn: each is as likely as any, and those that were in stay in.
        room: i64 = alike + left
        place: i64 = alike - self.salt % alike if alike else i64(0)
        count: i64 = 0
        at = 0
        ids = answers.ids
        while at < answers.count:
            weight = kept[at]
            if weight == limit:
                if place >= alike:
                    place -= alike
                if place < room:
                    ids[count] = ids[at]
                    count += 1
                place += 1
            elif weight > limit:
                ids[count] = ids[at]
                count += 1
            at += 1
        answers.count = count

    def _unseen_answer(self, world: State, mover: i64, node: i64, rng: Rng) -> i64:
        """Another seat answers what the searcher does not see: by promise, not by what follows.

        Nor may what the searcher does later depend on it, so there is one node for all of it.
        """
        answers = self.answers
        at: i64 = 0
        if answers.count > 1:
            self.judge.weigh(world, mover, answers, self.weights)
            at = drawn(answers.count, self.weights, rng)
        answer = answers.at(at)
        child = self.tree.unseen(node, mover)
        world.apply_as(mover, answer)
        return child

    def _step_to(self, node: i64) -> None:
        at = self.length
        self.path[at] = i32(node)
        self.length = at + 1

    def _sees(self, world: State, mover: i64, answer: i64) -> bool:
        audience = world.audience_of(mover, answer)
        return audience == EVERYONE or (audience >> self.searcher) & 1 == 1

    def _pick(self, node: i64, mover: i64, count: i64, rng: Rng) -> i64:
        """The place of the answer to try: worth so far, and a bonus for promise.

        Of equals any: the first one would be the one that names the lowest seat.
        """
        tree = self.tree
        found = tree.found
        figures = tree.figures
        width = tree.width
        visits = 0.0
        promise = 0.0
        at: i64 = 0
        while at < count:
            row: i64 = i64(found[at]) * width
            visits += figures[row + VISITS]
            promise += figures[row + WEIGHT]
            at += 1
        spread = self.spread[mover]
        bonus = self.settings.exploration * spread * sqrt(visits + 1.0) / promise
        even = 0.0
        if tree.visits_of(node) > 0.0:
            even = tree.worth_of(node, mover) - self.settings.first_play * spread
        worth: i64 = TOTALS + mover
        history = self.settings.history
        best: i64 = 0
        equals: i64 = 1
        highest = -1000000.0
        at = 0
        while at < count:
            row = i64(found[at]) * width
            tried = figures[row + VISITS]
            score = bonus * figures[row + WEIGHT] / (1.0 + tried)
            if tried > 0.0:
                score += figures[row + worth] / tried
            else:
                score += even
            if history > 0.0:
                answer = i64(tree.answer[i64(found[at])])
                score += history * self.history.gain_of(mover, answer) / (1.0 + tried)
            if score > highest:
                highest = score
                best = at
                equals = 1
            elif score == highest:
                equals += 1
                if rng.below(equals) == 0:
                    best = at
            at += 1
        return best

    def _play_on(self, world: State, last: i64, rng: Rng) -> None:
        """Answer by promise up to the border of a turn, or to the end."""
        border: i64 = world.turn + self.settings.rollout
        border = min(border, last)
        answers = self.answers
        while True:
            seat = world.seat
            if seat == NOBODY or world.turn >= border:
                return
            if seat == CHANCE:
                world.apply_as(CHANCE, world.draw(rng))
                continue
            if not self.judge.informed:
                world.apply_as(seat, world.guess(seat, answers, rng))
                continue
            answers.clear()
            world.legal_into(seat, answers)
            at: i64 = 0
            if answers.count > 1:
                self.judge.weigh(world, seat, answers, self.weights)
                at = drawn(answers.count, self.weights, rng)
            world.apply_as(seat, answers.at(at))

    def _back_up(self) -> None:
        """Tell the worth to every node of the way."""
        if self.settings.history > 0.0:
            self._note_gains()
        tree = self.tree
        figures = tree.figures
        seats = tree.seats
        worth = self.worth
        step: i64 = 0
        while step < self.length:
            place: i64 = i64(self.path[step]) * tree.width + VISITS
            figures[place] += 1.0
            seat: i64 = 0
            while seat < seats:
                place += 1
                figures[place] += worth[seat]
                seat += 1
            step += 1
        self.samples += 1
        count = float(self.samples)
        seat = 0
        while seat < seats:
            value = worth[seat]
            self.sum[seat] += value
            self.squares[seat] += value * value
            mean = self.sum[seat] / count
            spread = self.squares[seat] / count - mean * mean
            self.spread[seat] = sqrt(spread) if spread > 0.0001 else 0.01
            seat += 1

    def _note_gains(self) -> None:
        """How much better than its parent's mean so far each answer of the way turned out."""
        tree = self.tree
        step: i64 = 1
        while step < self.length:
            node = i64(self.path[step])
            parent = i64(self.path[step - 1])
            if tree.visits_of(parent) > 0.0:
                mover = i64(tree.mover[node])
                gain = self.worth[mover] - tree.worth_of(parent, mover)
                self.history.note(mover, i64(tree.answer[node]), gain)
            step += 1
