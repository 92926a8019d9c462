"""A script: what a seat means to answer in each of its turns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from perihelion.kernel.answers import Answers

TURNS: Final = 72
"""Turns of all seats that a plan looks ahead at most."""
ROOM: Final = 48
"""Answers in one turn that a script keeps."""


class Script:
    """Answers by turn, each with the question that it answers."""

    def __init__(self) -> None:
        self.count: vec[i64] = vec[i64]([i64(0)] * TURNS)
        self.question: vec[i16] = vec[i16]([0] * (TURNS * ROOM))
        self.answer: vec[i16] = vec[i16]([0] * (TURNS * ROOM))

    def copy(self, other: Script) -> None:
        """Become like another script."""
        self.count = other.count[:]
        self.question = other.question[:]
        self.answer = other.answer[:]

    def listed(self) -> list[int]:
        """All of it as numbers: each turn, how many answers it has, its questions and answers."""
        numbers: list[int] = []
        turn: i64 = 0
        while turn < TURNS:
            count = self.count[turn]
            if count > 0:
                numbers += [int(turn), int(count)]
            at: i64 = turn * ROOM
            last: i64 = at + count
            while at < last:
                numbers += [int(self.question[at]), int(self.answer[at])]
                at += 1
            turn += 1
        return numbers

    def read(self, numbers: list[int]) -> None:
        """Become the script that was listed."""
        self.clear()
        at = 0
        while at < len(numbers):
            turn, count = numbers[at], numbers[at + 1]
            last = at + 2 + 2 * count
            at += 2
            while at < last:
                self.add(turn, numbers[at], numbers[at + 1])
                at += 2

    def clear(self) -> None:
        """Forget all answers."""
        turn: i64 = 0
        while turn < TURNS:
            self.count[turn] = 0
            turn += 1

    def add(self, turn: i64, question: i64, answer: i64) -> None:
        """Append an answer to a turn, if there is room."""
        at = self.count[turn]
        if at < ROOM:
            place: i64 = turn * ROOM + at
            self.question[place] = i16(question)
            self.answer[place] = i16(answer)
            self.count[turn] = at + 1

    def find(self, turn: i64, begin: i64, question: i64, answers: Answers) -> i64:
        """Where the next answer to such a question stands that is legal now, or -1."""
        at = begin
        count = self.count[turn]
        while at < count:
            place: i64 = turn * ROOM + at
            if i64(self.question[place]) == question and answers.has(i64(self.answer[place])):
                return at
            at += 1
        return -1

    def answer_at(self, turn: i64, at: i64) -> i64:
        """The answer at a place of a turn."""
        place: i64 = turn * ROOM + at
        return i64(self.answer[place])

    def copy_turn(self, to: i64, other: Script, turn: i64) -> None:
        """Take the answers of one turn from another script."""
        here: i64 = to * ROOM
        there: i64 = turn * ROOM
        count = other.count[turn]
        self.count[to] = count
        while count > 0:
            self.question[here] = other.question[there]
            self.answer[here] = other.answer[there]
            here += 1
            there += 1
            count -= 1

    def drop(self, count: i64) -> None:
        """Take the first answers of the first turn away."""
        at: i64 = 0
        left: i64 = self.count[0] - count
        while at < left:
            there: i64 = at + count
            self.question[at] = self.question[there]
            self.answer[at] = self.answer[there]
            at += 1
        self.count[0] = max(left, 0)

    def advance(self, turns: i64) -> None:
        """Forget the first turns."""
        turn: i64 = 0
        while turn < TURNS:
            if turn + turns < TURNS:
                self.copy_turn(turn, self, turn + turns)
            else:
                self.count[turn] = 0
            turn += 1
