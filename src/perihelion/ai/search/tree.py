"""The tree of a search: nodes in packed arrays of a fixed size, so that its memory is bounded.

A node is what the searcher saw happen since the root: the answers of seats, one below the other.
What chance says makes no node: all that may come after the same answers shares one node (open
loop), and each visit brings the answers that are legal in the world of that visit. So a node may
have hundreds of children, of which a visit looks at few: a hash table finds them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from perihelion.kernel.answers import CAPACITY as MOST_ANSWERS
from perihelion.kernel.answers import Answers
from perihelion.kernel.rows import prefetch_float, prefetch_word

ROOT: Final = 1
NONE: Final = 0
UNSEEN: Final = -1
"""The answer of a node that stands for any answer the searcher does not see."""
SPREAD: Final = 66137
"""A prime above any answer: node * SPREAD + answer tells all children apart."""
NODE_BYTES: Final = 23
"""Of one node, without its figures and its place in the table."""
NODE_BITS: Final = 32
NODE: Final[i64] = 0xFFFFFFFF
"""The low bits of an entry of the table, which are a node."""

# The figures of a node, side by side in `figures`: they are looked at together.
WEIGHT: Final = 0
"""The promise of the answer, as the judge weighs it."""
VISITS: Final = 1
TOTALS: Final = 2
"""The worth of all visits together, for each seat."""


class Tree:
    """Room for `capacity` nodes; 0 is no node, 1 the first root."""

    def __init__(self, capacity: int, seats: int) -> None:
        self.capacity: i64 = max(capacity, 2)
        self.seats: i64 = seats
        self.width: i64 = TOTALS + seats
        self.used: i64 = 2
        size = int(self.capacity)
        places = places_of(size)
        self.answer: vec[i16] = vec[i16]([0] * size)
        self.mover: vec[u8] = vec[u8]([0] * size)
        """The seat that gave the answer."""
        self.child: vec[i32] = vec[i32]([0] * size)
        """The child that came first; `sibling` goes on to the others."""
        self.sibling: vec[i32] = vec[i32]([0] * size)
        self.key: vec[i64] = vec[i64]([i64(0)] * size)
        """Parent and answer; its low bits are the place in the table."""
        self.collided: vec[i32] = vec[i32]([0] * size)
        """The next node at the same place of the table."""
        self.figures: vec[float] = vec[float]([0.0] * (size * (TOTALS + seats)))
        self.table: vec[i64] = vec[i64]([i64(0)] * places)
        """The node that came last to each place, and what its key has above the place."""
        self.mask: i64 = places - 1
        self.place_bits: i64 = (places - 1).bit_length()
        self.found: vec[i32] = vec[i32]([0] * MOST_ANSWERS)
        """Scratch: the child of each legal answer."""

    def clear(self) -> None:
        """Forget everything but an empty root."""
        node: i64 = ROOT
        while node < self.used:
            place: i64 = self.key[node] & self.mask
            self.table[place] = 0
            node += 1
        self.used = ROOT
        self.child[NONE] = 0
        self.add(NONE, 0, 0, 1.0)

    def add(self, parent: i64, answer: i64, mover: i64, weight: float) -> i64:
        """A new node, which nobody has visited."""
        node = self.used
        key: i64 = parent * SPREAD + answer
        place: i64 = key & self.mask
        self.collided[node] = i32(self.table[place] & NODE)
        self.table[place] = key >> self.place_bits << NODE_BITS | node
        self.used = node + 1
        self.key[node] = key
        self.answer[node] = i16(answer)
        self.mover[node] = u8(mover)
        first = i64(self.child[parent])
        if first == NONE:
            self.child[parent] = i32(node)
            self.sibling[node] = 0
        else:
            self.sibling[node] = self.sibling[first]
            self.sibling[first] = i32(node)
        self.child[node] = 0
        figures = self.figures
        at: i64 = node * self.width
        end: i64 = at + self.width
        figures[at] = weight
        at += 1
        while at < end:
            figures[at] = 0.0
            at += 1
        return node

    def has_room(self, count: i64) -> bool:
        """Whether so many nodes can still be added."""
        return self.used + count <= self.capacity

    def child_of(self, node: i64, answer: i64) -> i64:
        """The child of an answer, or NONE."""
        key: i64 = node * SPREAD + answer
        place: i64 = key & self.mask
        entry = self.table[place]
        child: i64 = entry & NODE
        if entry >> NODE_BITS != key >> self.place_bits:
            while child != NONE and self.key[child] != key:
                child = i64(self.collided[child])
        return child

    def prefetch_below(self, node: i64) -> None:
        """Ask for the memory of the children of a node that will be looked at soon."""
        first = i64(self.child[node])
        prefetch_word(self.key, first)
        prefetch_float(self.figures, first * self.width)

    def missing(self, node: i64, answers: Answers) -> i64:
        """Find the children of these answers, into `found`; returns how many there are not."""
        keys = self.key
        found = self.found
        ids = answers.ids
        used = self.used
        first: i64 = node * SPREAD
        count: i64 = 0
        # Those that came together lie side by side, ascending: only others are looked up.
        child = i64(self.child[node])
        is_new = child == NONE
        at: i64 = 0
        while at < answers.count:
            key: i64 = first + i64(ids[at])
            while child < used and first <= keys[child] < key:
                child += 1
            if child < used and keys[child] == key:
                found[at] = i32(child)
                child += 1
            else:
                other = i64(NONE) if is_new else self.child_of(node, key - first)
                found[at] = i32(other)
                if other == NONE:
                    count += 1
            at += 1
        return count

    def grow(self, node: i64, mover: i64, answers: Answers, weight: vec[float]) -> None:
        """Add the children that `missing` did not find."""
        at: i64 = 0
        while at < answers.count:
            if i64(self.found[at]) == NONE:
                self.found[at] = i32(self.add(node, answers.at(at), mover, weight[at]))
            at += 1

    def unseen(self, node: i64, mover: i64) -> i64:
        """The child for any answer the searcher does not see; NONE if there is no room."""
        child = self.child_of(node, UNSEEN)
        if child != NONE or not self.has_room(1):
            return child
        return self.add(node, UNSEEN, mover, 1.0)

    def children(self, node: int) -> list[int]:
        """The nodes below a node, in the order of their answers."""
        below: list[int] = []
        child = i64(self.child[node])
        while child != NONE:
            below.append(int(child))
            child = i64(self.sibling[child])
        return sorted(below, key=self.answer_of)

    def answer_of(self, node: int) -> int:
        """The answer that led to a node, or UNSEEN."""
        return int(self.answer[node])

    def visits_of(self, node: i64) -> float:
        """How often a node was on the way."""
        return self.figures[node * self.width + VISITS]

    def worth_of(self, node: i64, seat: i64) -> float:
        """The mean worth of a visited node for a seat."""
        at: i64 = node * self.width
        return self.figures[at + TOTALS + seat] / self.figures[at + VISITS]


def places_of(capacity: int) -> int:
    """The places of a table for so many nodes: a power of two."""
    return 1 << (capacity - 1).bit_length()


def bytes_of(capacity: int, seats: int) -> int:
    """The memory of a tree's arrays."""
    size = max(capacity, 2)
    return size * (NODE_BYTES + 8 * (TOTALS + seats)) + 8 * places_of(size)
