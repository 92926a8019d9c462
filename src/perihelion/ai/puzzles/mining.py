"""Mining puzzles: levels play each other, every question is looked at, what is found is kept.

A folder holds the pool, one line for each match that was looked at, and the file of those that
were chosen from it. The same command goes on where it was stopped. After a change of levels or
data, what ships is graded or proven again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from perihelion.ai.levels import LEVELS, agent_of
from perihelion.ai.puzzles.finding import best_answer, win_this_turn
from perihelion.ai.puzzles.grading import grade_of
from perihelion.games import load
from perihelion.kernel.errors import BadData
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.match.puzzles import (
    FORMAT,
    Puzzle,
    PuzzleFile,
    PuzzleKind,
    check_puzzle,
    shipped_puzzles,
)
from perihelion.system import write_whole

PLAYERS: Final = ("pilot", "navigator", "captain", "commodore")
"""Who plays: they err in different ways, so that different things are left to find."""
MOST_A_MATCH: Final = 3
"""Puzzles of one match, so that they do not look alike."""
APART: Final = 2
"""Turns between two of them."""


class Looked(msgspec.Struct, frozen=True):
    """One match that was looked at."""

    number: int
    seats: int
    questions: int
    found: tuple[Puzzle, ...]


class Mine:
    """The pool of one game in a folder."""

    def __init__(self, game_id: str, folder: Path, kind: PuzzleKind, seats: Sequence[int]) -> None:
        self.game = load(game_id)
        self.kind: PuzzleKind = kind
        self.seats = tuple(seats) or (min(one for one in self.game.seat_counts if one > 1),)
        self.pool = folder / f"{game_id}.pool.jsonl"
        self.file = folder / f"{game_id}.json"
        folder.mkdir(parents=True, exist_ok=True)
        self.looked = self._read()

    def _read(self) -> list[Looked]:
        if not self.pool.is_file():
            return []
        try:
            return msgspec.json.Decoder(Looked).decode_lines(self.pool.read_bytes())
        except msgspec.DecodeError as error:
            raise BadData(f"{self.pool}: {error}; it is no pool of puzzles") from None

    def look(self) -> Looked:
        """Play the next match and keep what is found in it."""
        number = len(self.looked)
        return self._keep(self._played(number, self.seats[number % len(self.seats)]))

    def look_again(self, file: PuzzleFile) -> Looked:
        """Keep what still holds of puzzles of another day, graded by today's levels.

        Those of another data set are proven anew, on this one.
        """
        is_proven = file.data == self.game.data_digest()
        found: list[Puzzle] = []
        for number, one in enumerate(file.puzzles):
            state = self.game.position(one.position)
            if is_proven:
                found.append(msgspec.structs.replace(one, level=grade_of(self.game.id, one)))
            elif (puzzle := self._found(state, one.seat, number, is_first=True)) is not None:
                found.append(puzzle)
        return self._keep(Looked(len(self.looked), self.seats[0], len(file.puzzles), tuple(found)))

    def _keep(self, looked: Looked) -> Looked:
        with self.pool.open("ab") as pool:
            pool.write(msgspec.json.encode(looked) + b"\n")
        self.looked.append(looked)
        return looked

    @property
    def found(self) -> list[Puzzle]:
        """Everything sound that was found so far, each once."""
        every = {puzzle.id: puzzle for match in self.looked for puzzle in match.found}
        return [one for one in every.values() if not check_puzzle(self.game, one)]

    def write(self, pool: Sequence[Puzzle], most: int) -> PuzzleFile:
        """Write the file of the puzzles that are chosen from a pool."""
        game = self.game
        chosen = tuple(choose(pool, most))
        whole = PuzzleFile(FORMAT, game.id, game.rules_version, game.data_digest(), chosen)
        write_whole(self.file, written(whole))
        return whole

    # One match.

    def _played(self, number: int, seats: int) -> Looked:
        game, rng = self.game, Rng(number)
        state = game.start(seats, game.bot_options)
        names = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats)]
        agents = [agent_of(name, game) for name in names]
        found: list[Puzzle] = []
        questions, last, free = 0, -1, 0
        while not state.is_over:
            if state.seat == CHANCE:
                state.apply(int(state.draw(rng)))
                continue
            seat, turn = int(state.seat), int(state.turn)
            is_first, last = turn != last, turn
            if turn >= free and len(found) < MOST_A_MATCH and turn > 0:
                questions += 1
                puzzle = self._found(state, seat, questions, is_first=is_first)
                if puzzle is not None:
                    found.append(puzzle)
                    free = turn + APART
            agent = agents[seat]
            state.apply(agent.choose(state.blind(seat), seat, tuple(state.legal(seat)), rng), seat)
        return Looked(number, seats, questions, tuple(found))

    def _found(self, state: State, seat: int, question: int, *, is_first: bool) -> Puzzle | None:
        if self.kind == "win-this-turn":
            puzzle = win_this_turn(state, seat) if is_first else None
        else:
            puzzle = best_answer(state, seat, question)
        if puzzle is None:
            return None
        level = grade_of(self.game.id, puzzle)
        if not level and self.kind == "best-answer":
            return None  # where no level finds it, we do not believe the judgement either
        return msgspec.structs.replace(puzzle, level=level)


def kind_of(game_id: str) -> PuzzleKind:
    """Which puzzles a game has: those that it ships, or answers that are best."""
    shipped = shipped_puzzles(game_id)
    return shipped.puzzles[0].kind if shipped and shipped.puzzles else "best-answer"


# Choosing.


def choose(pool: Sequence[Puzzle], most: int) -> Iterator[Puzzle]:
    """So many of a pool: as many of each level as there are, and themes that are rare first.

    The easy ones come first.
    """
    levels = [*(level.name for level in LEVELS), ""]
    left = {name: [one for one in pool if one.level == name] for name in levels}
    taken: list[Puzzle] = []
    seen: Counter[str] = Counter()
    while len(taken) < most and any(left.values()):
        share = Counter(one.level for one in taken)
        level = min((name for name in levels if left[name]), key=lambda name: share[name])
        best = max(left[level], key=lambda one: (_novelty(one, seen), one.grounds.low, one.id))
        left[level].remove(best)
        taken.append(best)
        seen.update(_topics(best))
    return iter(sorted(taken, key=lambda one: (levels.index(one.level), one.id)))


def _topics(puzzle: Puzzle) -> tuple[str, ...]:
    verbs = {text.partition(" ")[0] for text in puzzle.solutions}
    return (*puzzle.themes, *sorted(verbs), puzzle.solutions[0])


def _novelty(puzzle: Puzzle, seen: Counter[str]) -> float:
    topics = _topics(puzzle)
    return sum(1.0 / (1 + seen[topic]) for topic in topics) / len(topics)


def written(file: PuzzleFile) -> bytes:
    """A file of puzzles as it is written: one line for each of them."""
    head = msgspec.json.encode({**msgspec.structs.asdict(file), "puzzles": []})
    rows = b",\n".join(msgspec.json.encode(one) for one in file.puzzles)
    return head[:-2] + b"\n" + rows + b"\n]}\n" if rows else head + b"\n"
