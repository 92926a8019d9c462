"""The opponents: greedy, the beginner, and whoever searches.

Each gets what its seat knows, the legal answers and its own generator, and nothing else.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from perihelion.ai.search.judge import Judge
from perihelion.ai.search.lookahead import look_ahead
from perihelion.ai.search.search import Search, Settings
from perihelion.ai.search.tree import bytes_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match.agents import best_of

GREEDY_WORLDS = 4
BEGINNER_WORLDS = 2
BEGINNER_TRIES = 3
BEGINNER_SLIP = 8
"""One choice in so many is random."""
CHUNK = 64
"""Iterations between two looks at the clock or the leader."""
HURRIED_CHUNK = 8
"""The same for who must not take long, however slow an iteration is."""
SHARE = 2
"""A decision takes this part of what is left of the turn's budget..."""
LEAST_SHARE = 20
"""...but at least this part of the whole, while there is any."""
LEAST_SEEN = 3
"""So many answers come to anybody's mind."""
FRACTION = float(1 << 32)
NEVER = 1 << 30
DOUBT = 1.0
"""Of answers that several thought of counts the mean worth less so many standard errors..."""
TRIED_ENOUGH = 0.15
"""...where it was tried this part as often as the one that was tried most."""


class Step(msgspec.Struct, frozen=True):
    """One answer of a principal line."""

    seat: int
    action: int


class Considered(msgspec.Struct, frozen=True):
    """What a search thought of one answer."""

    action: int
    visits: int
    share: float
    """Of the visits of all answers."""
    worth: tuple[float, ...]
    """For each seat, from -1 to 1; empty if it was never tried."""
    line: tuple[Step, ...]
    """What the search expects to follow, this answer first; chance is left out."""


class Vote(NamedTuple):
    """What an agent that thinks with others says of an answer, or of a plan."""

    tries: float
    worth: float
    """Of all tries together, for the seat that thinks."""


class GreedyAgent:
    """Takes the answer after which the position looks best, one decision ahead."""

    name = "greedy"

    def __init__(self, judge: Judge, worlds: int = GREEDY_WORLDS) -> None:
        self.judge = judge
        self.worlds = worlds

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The best answer in a few imagined worlds."""
        if len(legal) == 1:
            return legal[0]
        worth = look_ahead(self.judge, blind, seat, list(legal), self.worlds, 0, rng)
        return best_of(legal, worth, rng)


class BeginnerAgent:
    """Looks to the end of its own turn, and one choice in eight is random.

    Each answer is tried in two imagined worlds, the rest of the turn three times by promise; the
    best end of each world counts. It never thinks of what the others will do.
    """

    name = "beginner"

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The answer with the best end of the turn, or any."""
        if len(legal) == 1:
            return legal[0]
        if rng.below(BEGINNER_SLIP) == 0:
            return legal[int(rng.below(len(legal)))]
        worth = look_ahead(
            self.judge, blind, seat, list(legal), BEGINNER_WORLDS, BEGINNER_TRIES, rng
        )
        return best_of(legal, worth, rng)


class Errors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far an agent misjudges, and how much it overlooks: see `SearchAgent`."""

    noise: float = 0.0
    overlooks: int = 0


class SearchAgent:
    """Searches, with a budget for each turn that its decisions share.

    The tree is kept from one decision of a turn to the next as long as nothing new has become
    known in between. `noise` misjudges: the worth of each answer considered is off by up to so
    many standard deviations. `overlooks` answers in a hundred do not come to its mind, but three do
    at any rate, and it takes the one of them that it thinks best. `seats` says how it errs instead
    at tables with so many of them. On several cores an agent that `pools` goes by the mean worth of
    what all have tried, others by how often it was tried.
    """

    def __init__(
        self,
        name: str,
        judge: Judge,
        *,
        budget: int = 2000,
        seconds: float | None = None,
        at_most: float | None = None,
        settings: Settings | None = None,
        noise: float = 0.0,
        overlooks: int = 0,
        seats: Mapping[int, Errors] | None = None,
        pools: bool = False,
        capacity: int = 200_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self.judge = judge
        self.budget = budget
        self.seconds = seconds
        self.at_most = at_most
        self.settings = settings or Settings()
        self.noise = noise
        self.overlooks = overlooks
        self._errors = Errors(noise, overlooks)
        self._seats = seats or {}
        self.pools = pools
        self.capacity = capacity
        self.clock = clock
        self.search: Search | None = None
        self.spent = 0
        """Iterations of this turn."""
        self.used_seconds = 0.0
        self._turn = (-1, -1)
        self._asked: set[str] = set()
        self._asked_at: str | None = None
        """What the seat knows at the root of the tree."""
        self.thought = 0
        """The node of the last question."""

    @property
    def memory(self) -> int:
        """The bytes of the tree, which never grows."""
        seats = 0 if self.search is None else int(self.search.tree.seats)
        return bytes_of(self.capacity, seats)

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The answer tried most often; a forced one is given at once and costs nothing."""
        answer = legal[0]
        if len(legal) > 1:
            self.consider(blind, seat, legal, rng)
            answer = self._decided(seat, legal, rng)
        self.follow(blind, seat, answer)
        return answer

    def consider(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> None:
        """Think of a question with several answers; `follow` is told which of them was given."""
        self.think(blind, seat, rng, kept=blind.key() == self._asked_at)

    def think(self, blind: State, seat: int, rng: Rng, *, kept: bool = False) -> None:
        """Search for this decision with its share of the turn's budget."""
        search = self._searcher(blind)
        self._know_turn(blind, seat)
        self._asked_at = blind.key()
        if not kept:
            search.begin(seat)
        self.thought = int(search.root)
        if self.seconds is None:
            self._think_iterations(search, blind, rng)
        else:
            self._think_seconds(search, blind, rng, self.seconds)

    def _searcher(self, blind: State) -> Search:
        if self.search is None or self.search.tree.seats != blind.seats:
            self.search = Search(self.judge, self.settings, self.capacity, int(blind.seats))
            self._turn = (-1, -1)
            errs = self._seats.get(int(blind.seats), self._errors)
            self.noise, self.overlooks = errs.noise, errs.overlooks
        return self.search

    def _know_turn(self, blind: State, seat: int) -> None:
        """A new turn has a new budget; so has one that was taken back and is asked again."""
        key, turn = blind.key(), (int(blind.turn), seat)
        if turn != self._turn or key in self._asked:
            self._turn = turn
            self._asked.clear()
            self.spent = 0
            self.used_seconds = 0.0
        self._asked.add(key)

    def _think_iterations(self, search: Search, blind: State, rng: Rng) -> None:
        left = max(self.budget - self.spent, 1)
        share = min(left, max(left // SHARE, self.budget // LEAST_SHARE, 1))
        chunk, until = CHUNK, math.inf
        if self.at_most is not None:
            chunk, until = HURRIED_CHUNK, self._share_of_seconds(self.at_most)
        begin = self.clock()
        while share > 0:
            count = min(chunk, share)
            search.run(blind, count, rng)
            self.spent += count
            share -= count
            if self.clock() - begin >= until or self._is_decided(search, share):
                break
        self.used_seconds += self.clock() - begin

    def _share_of_seconds(self, seconds: float) -> float:
        left = max(seconds - self.used_seconds, 0.0)
        return min(left, max(left / SHARE, seconds / LEAST_SHARE))

    def _think_seconds(self, search: Search, blind: State, rng: Rng, seconds: float) -> None:
        share = self._share_of_seconds(seconds)
        begin = self.clock()
        while True:
            search.run(blind, CHUNK, rng)
            self.spent += CHUNK
            took = self.clock() - begin
            if took >= share or self._is_decided(search, NEVER):
                self.used_seconds += took
                return

    @staticmethod
    def _is_decided(search: Search, left: int) -> bool:
        """Whether the leader cannot be caught any more by so many iterations."""
        best = second = 0
        for child in search.tree.children(int(search.root)):
            visits = int(search.tree.visits_of(child))
            if visits > best:
                best, second = visits, best
            elif visits > second:
                second = visits
        return best - second > left

    def _decided(self, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """Of what comes to mind, the most visited answer; with noise, the one thought best."""
        search = self.search
        assert search is not None
        seen = self._seen(legal, rng)
        answers, thought = [], []
        for child in search.tree.children(int(search.root)):
            visits, answer = int(search.tree.visits_of(child)), int(search.tree.answer[child])
            if visits == 0 or answer not in seen:
                continue
            worth = float(search.tree.worth_of(child, seat))
            if self.noise:
                off = 2.0 * int(rng.bits()) / FRACTION - 1.0
                worth += self.noise * float(search.spread[seat]) * off
                visits = 0
            answers.append(answer)
            thought.append((visits, worth))
        if not answers:
            return seen[int(rng.below(len(seen)))]
        return best_of(answers, thought, rng)

    def _seen(self, legal: Sequence[int], rng: Rng) -> Sequence[int]:
        """The answers that come to mind, in the order in which they do."""
        if not self.overlooks:
            return legal
        order = list(legal)
        for at in range(len(order)):
            other = at + int(rng.below(len(order) - at))
            order[at], order[other] = order[other], order[at]
        count = sum(int(rng.below(100)) >= self.overlooks for _ in legal)
        return order[: max(count, LEAST_SEEN)]

    def follow(self, blind: State, seat: int, answer: int) -> None:
        """An answer is given. Expect to be asked again: if nothing new gets known, the tree stays.

        Every world behind what the seat knows gives the same next question then, so any will do.
        """
        search, is_asked = self.search, blind.key() == self._asked_at
        self._asked_at = None
        if search is None or not is_asked or not search.descend(answer):
            return
        world = blind.imagine(Rng(0))
        turn = world.turn
        world.apply_as(seat, answer)
        if world.seat >= 0 and world.turn == turn and world.deciders_mask() >> seat & 1:
            self._asked_at = world.blind(seat).key()

    # Several of the same agent, who think of the same question (`ai/cores.py`).

    def plan(self) -> list[int]:
        """What it means to do from here on, for the others to vote on: who searches has no plan."""
        return []

    def votes(self, legal: Sequence[int], plans: Sequence[list[int]] = ()) -> list[Vote]:
        """What was seen of each answer to the last question. Or of each plan."""
        search = self.search
        assert search is not None, "nothing was asked yet"
        tree, seat = search.tree, int(search.searcher)
        seen = {}
        for child in tree.children(self.thought):
            tries = float(tree.visits_of(child))
            if tries:
                seen[tree.answer_of(child)] = Vote(tries, tries * float(tree.worth_of(child, seat)))
        return [seen.get(answer, Vote(0.0, 0.0)) for answer in legal]

    def preferred(self, votes: Sequence[Vote]) -> list[float]:
        """How much speaks for each answer, or plan, by the votes of all agents together.

        Each tree leans to some answers by its luck, and the sum of visits keeps that; the mean
        worth is over all that was seen.
        """
        if not self.pools:
            return [vote.tries for vote in votes]
        search = self.search
        assert search is not None, "nothing was asked yet"
        spread = float(search.spread[search.searcher])
        enough = max(1.0, TRIED_ENOUGH * max(vote.tries for vote in votes))
        return [
            vote.worth / vote.tries - DOUBT * spread / math.sqrt(vote.tries)
            if vote.tries >= enough
            else -math.inf
            for vote in votes
        ]

    def agree(self, legal: Sequence[int], plans: Sequence[list[int]], chosen: int) -> int:
        """The answer, where that one of `votes` was preferred by all agents together."""
        return legal[chosen]

    def worth(self) -> tuple[float, ...]:
        """What the position of the last question is worth to each seat, from -1 to 1."""
        search = self.search
        assert search is not None, "nothing was asked yet"
        seats = range(int(search.tree.seats))
        return tuple(float(search.tree.worth_of(self.thought, seat)) for seat in seats)

    def considered(self) -> list[Considered]:
        """What was thought of each answer to the last question, the most visited first."""
        search = self.search
        assert search is not None, "nothing was asked yet"
        return considered(search, self.thought)


def considered(search: Search, node: int) -> list[Considered]:
    """What a search thinks of each answer at a node, the most visited first."""
    tree = search.tree
    below = search.tree.children(node)
    total = sum(int(tree.visits_of(child)) for child in below)
    rows = []
    for child in below:
        visits = int(tree.visits_of(child))
        seats = range(int(tree.seats) if visits else 0)
        worth = tuple(float(tree.worth_of(child, seat)) for seat in seats)
        rows.append(
            Considered(
                action=int(tree.answer[child]),
                visits=visits,
                share=visits / total if total else 0.0,
                worth=worth,
                line=line_from(search, child),
            )
        )
    return sorted(rows, key=lambda row: (-row.visits, row.action))


def line_from(search: Search, node: int, least: int = 2) -> tuple[Step, ...]:
    """The most visited answers from a node on, as long as they were tried often enough."""
    tree = search.tree
    steps = []
    while True:
        if int(tree.answer[node]) < 0:
            break
        steps.append(Step(int(tree.mover[node]), int(tree.answer[node])))
        below = [one for one in search.tree.children(node) if int(tree.visits_of(one)) >= least]
        if not below:
            break
        node = max(below, key=lambda one: (int(tree.visits_of(one)), -int(tree.answer[one])))
    return tuple(steps)
