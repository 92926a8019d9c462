"""The tree of a search: nodes in packed arrays of a fixed size, so that its memory is bounded.

A node is what the searcher saw happen since the root: the answers of seats, one below the other.
What chance says makes no node: all that may come after the same answers shares one node (open
loop), and each visit brings the answers that are legal in the world of that visit. The children
of a node are a chain in ascending order of their answers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from perihelion.kernel.answers import CAPACITY as MOST_ANSWERS
from perihelion.kernel.answers import Answers

ROOT: Final = 1
NONE: Final = 0
UNSEEN: Final = -1
"""The answer of a node that stands for any answer the searcher does not see."""
NODE_BYTES: Final = 23
"""Of one node, without its worth."""
WORTH_BYTES: Final = 8
"""Of the worth for one seat."""


class Tree:
    """Room for `capacity` nodes; 0 is no node, 1 the first root."""

    def __init__(self, capacity: int, seats: int) -> None:
        self.capacity: i64 = max(capacity, 2)
        self.seats: i64 = seats
        self.used: i64 = 2
        size = int(self.capacity)
        self.answer: vec[i16] = vec[i16]([0] * size)
        self.mover: vec[u8] = vec[u8]([0] * size)
        """The seat that gave the answer."""
        self.child: vec[i32] = vec[i32]([0] * size)
        self.sibling: vec[i32] = vec[i32]([0] * size)
        self.visits: vec[i32] = vec[i32]([0] * size)
        self.weight: vec[float] = vec[float]([0.0] * size)
        """The promise of the answer, as the judge weighs it."""
        self.total: vec[float] = vec[float]([0.0] * (size * seats))
        """The worth of all visits together, for each seat."""
        self.found: vec[i32] = vec[i32]([0] * MOST_ANSWERS)
        """Scratch: the child of each legal answer."""

    def clear(self) -> None:
        """Forget everything but an empty root."""
        self.used = ROOT
        self.add(0, 0, NONE, 1.0)

    def add(self, answer: i64, mover: i64, sibling: i64, weight: float) -> i64:
        """A new node, which nobody has visited."""
        node = self.used
        self.used = node + 1
        self.answer[node] = i16(answer)
        self.mover[node] = u8(mover)
        self.child[node] = 0
        self.sibling[node] = i32(sibling)
        self.visits[node] = 0
        self.weight[node] = weight
        at: i64 = node * self.seats
        end: i64 = at + self.seats
        while at < end:
            self.total[at] = 0.0
            at += 1
        return node

    def has_room(self, count: i64) -> bool:
        """Whether so many nodes can still be added."""
        return self.used + count <= self.capacity

    def missing(self, node: i64, answers: Answers) -> i64:
        """Find the children of these answers, into `found`; returns how many there are not."""
        count: i64 = 0
        child = i64(self.child[node])
        at: i64 = 0
        while at < answers.count:
            answer = answers.at(at)
            while child != NONE and i64(self.answer[child]) < answer:
                child = i64(self.sibling[child])
            if child != NONE and i64(self.answer[child]) == answer:
                self.found[at] = i32(child)
            else:
                self.found[at] = 0
                count += 1
            at += 1
        return count

    def grow(self, node: i64, mover: i64, answers: Answers, weight: vec[float]) -> None:
        """Add the children that `missing` did not find."""
        before: i64 = NONE
        child = i64(self.child[node])
        at: i64 = 0
        while at < answers.count:
            answer = answers.at(at)
            while child != NONE and i64(self.answer[child]) < answer:
                before = child
                child = i64(self.sibling[child])
            found = i64(self.found[at])
            if found == NONE:
                found = self.add(answer, mover, child, weight[at])
                if before == NONE:
                    self.child[node] = i32(found)
                else:
                    self.sibling[before] = i32(found)
                self.found[at] = i32(found)
            else:
                child = i64(self.sibling[found])
            before = found
            at += 1

    def unseen(self, node: i64, mover: i64) -> i64:
        """The child for any answer the searcher does not see; NONE if there is no room."""
        child = i64(self.child[node])
        if child != NONE and i64(self.answer[child]) == UNSEEN:
            return child
        if not self.has_room(1):
            return NONE
        new = self.add(UNSEEN, mover, child, 1.0)
        self.child[node] = i32(new)
        return new

    def child_of(self, node: i64, answer: i64) -> i64:
        """The child of an answer, or NONE."""
        child = i64(self.child[node])
        while child != NONE and i64(self.answer[child]) != answer:
            child = i64(self.sibling[child])
        return child

    def worth_of(self, node: i64, seat: i64) -> float:
        """The mean worth of a visited node for a seat."""
        at: i64 = node * self.seats + seat
        return self.total[at] / float(i64(self.visits[node]))


def bytes_of(capacity: int, seats: int) -> int:
    """The memory of a tree's arrays."""
    return capacity * (NODE_BYTES + WORTH_BYTES * seats)
