"""Puzzles: positions with one thing to find, as data, and whoever tries to find it.

A file `puzzles/GAME.json` of a game's folder holds its puzzles; `perihelion puzzles mine` writes
it. Where somebody stands in a puzzle is what they have answered: an attempt is built from that by
playing it again.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final, Literal

import msgspec

from perihelion.games import folder_of, load
from perihelion.kernel.errors import BadData, PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import NOBODY, State
from perihelion.match.dealer import OpenDealer
from perihelion.match.errors import BadPuzzle, MatchOver, NoPuzzle
from perihelion.match.match import Match
from perihelion.match.winning import winning_answers

PuzzleKind = Literal["win-this-turn", "best-answer"]
Verdict = Literal["open", "solved", "wrong"]

MOST_NODES: Final = 4_000
"""Positions that proving a turn may look at; a puzzle that needs more is none."""
WORLDS: Final = 8
"""Worlds behind what the seat knows, in which a proof is tried too."""
FORMAT: Final = 1


class Grounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why the answer is the right one: what was looked at, and how far ahead it is."""

    nodes: int = 0
    """A proof: positions of the turn that were looked at, all of them."""
    margin: float = 0.0
    """A judgement: what the second best answer is worth less, from -1 to 1..."""
    low: float = 0.0
    high: float = 0.0
    """...with its interval of 95 %."""
    second: str = ""
    level: str = ""
    worlds: int = 0
    budget: int = 0
    """Whose judgement, in how many worlds, with how many iterations in each for each answer."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle."""

    id: str
    kind: PuzzleKind
    seat: int
    position: dict[str, object]
    """As `Game.position` reads it: everything, also what the seat cannot know."""
    solutions: tuple[str, ...]
    """The answers to the first question that solve it, or from which it can still be solved."""
    line: tuple[str, ...]
    """One whole solution, answers of chance included."""
    grounds: Grounds
    level: str = ""
    """The lowest level that finds it; none where not even the strongest does."""
    themes: tuple[str, ...] = ()
    """What it is about, by the kinds of what happens in the solution."""


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, with the rules and the data on which they were proven."""

    format: int
    game: str
    rules: int
    data: str
    puzzles: tuple[Puzzle, ...]


# Which there are.


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in their order; raises BadData for a file that cannot be read."""
    shipped = shipped_puzzles(game_id)
    return () if shipped is None else _checked(game_id, shipped).puzzles


def shipped_puzzles(game_id: str) -> PuzzleFile | None:
    """The file of a game as it ships, also where it was proven on other data; raises BadData."""
    file = files(folder_of(game_id)) / "puzzles" / f"{game_id}.json"
    return _decoded(game_id, file.read_bytes()) if file.is_file() else None


def read_puzzles(game_id: str, content: bytes) -> PuzzleFile:
    """The puzzles of a file, proven on the data that ship; raises BadData."""
    return _checked(game_id, _decoded(game_id, content))


def _decoded(game_id: str, content: bytes) -> PuzzleFile:
    try:
        return msgspec.json.decode(content, type=PuzzleFile)
    except msgspec.DecodeError as error:
        raise BadData(f"puzzles of {game_id}: {error}") from None


def _checked(game_id: str, found: PuzzleFile) -> PuzzleFile:
    """The same, if it is of this game, its rules and its data; raises BadData."""
    game = load(game_id)
    for name, told, wanted in (
        ("format", found.format, FORMAT),
        ("game", found.game, game_id),
        ("rules", found.rules, game.rules_version),
        ("data", found.data, game.data_digest()),
    ):
        if told != wanted:
            raise BadData(f"puzzles of {game_id}: {name} is {told!r}, not {wanted!r}; mine --again")
    ids = [one.id for one in found.puzzles]
    if twice := sorted({one for one in ids if ids.count(one) > 1}):
        raise BadData(f"puzzles of {game_id}: several are called {', '.join(twice)}")
    return found


def find_puzzle(game_id: str, puzzle_id: str) -> Puzzle:
    """One puzzle by its id; raises NoPuzzle."""
    found = next((one for one in puzzles_of(game_id) if one.id == puzzle_id), None)
    if found is None:
        raise NoPuzzle(f"{game_id} has no puzzle {puzzle_id!r}")
    return found


def daily_puzzle(game_id: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; each comes once before any comes again."""
    known = puzzles_of(game_id)
    if not known:
        raise NoPuzzle(f"{game_id} has no puzzles")
    round_number, place = divmod(day.toordinal(), len(known))
    order = sorted(known, key=lambda one: _lot(game_id, round_number, one.id))
    return order[place]


def _lot(game_id: str, round_number: int, puzzle_id: str) -> bytes:
    return blake2b(f"{game_id} {round_number} {puzzle_id}".encode(), digest_size=8).digest()


class Solved(msgspec.Struct, frozen=True):
    """How many somebody has solved, and on how many days in a row up to today or yesterday."""

    count: int
    streak: int

    @classmethod
    def of(cls, days: Iterable[date], today: date) -> Solved:
        """From the day of each one that was solved."""
        every = [one.toordinal() for one in days]
        known, at = set(every), today.toordinal()
        if at not in known:
            at -= 1  # today is not over
        streak = 0
        while at - streak in known:
            streak += 1
        return cls(len(every), streak)


# Trying one.


class Attempt:
    """Somebody at a puzzle, after some answers.

    `match` is the table as it lies there: only the solver has answered, and chance. `verdict`
    says how it stands: `wrong` as soon as it can no longer be solved.
    """

    def __init__(self, game: Game, puzzle: Puzzle, answers: tuple[str, ...] = ()) -> None:
        self.puzzle = puzzle
        dealer = OpenDealer(puzzle.id)
        self.match = Match(
            game, start=puzzle.position, dealer=dealer, forced=(puzzle.seat,), agent_seed=0
        )
        if puzzle.seat not in self.match.pending().seats:
            raise BadPuzzle(f"puzzle {puzzle.id}: seat {puzzle.seat} is not asked")
        self.turn = int(self.match.state.turn)
        self.answers: tuple[str, ...] = ()
        self.verdict: Verdict = "open"
        for text in answers:
            self.answer(text)

    @property
    def game(self) -> Game:
        """On the data of the position."""
        return self.match.game

    @property
    def seat(self) -> int:
        """The solver's."""
        return self.puzzle.seat

    def answer(self, text: str) -> Verdict:
        """Give the next answer; raises IllegalAction, or MatchOver after the last."""
        if self.verdict != "open":
            raise MatchOver("this attempt is over")
        self.match.act(self.seat, text)
        self.answers = (*self.answers, text)
        if self.puzzle.kind == "best-answer":
            self.verdict = "solved" if text in self.puzzle.solutions else "wrong"
        else:
            self._go_on()
            self.verdict = self._judged()
        return self.verdict

    def _go_on(self) -> None:
        """Let chance answer what belongs to the turn; single answers are given by themselves."""
        while self.match.state.turn == self.turn and self.match.step():
            pass

    def _judged(self) -> Verdict:
        state = self.match.state
        if state.seat == NOBODY:
            return "solved" if state.utility(self.seat) > 0 else "wrong"
        if state.turn != self.turn or state.seat != self.seat:
            return "wrong"
        return "open" if winning_answers(state, self.seat, MOST_NODES).answers else "wrong"


# Checking them.


def check_puzzles(game_id: str) -> list[str]:
    """What is wrong with the puzzles of a game; empty if nothing is."""
    try:
        return [line for one in puzzles_of(game_id) for line in check_puzzle(load(game_id), one)]
    except PerihelionError as error:
        return str(error).splitlines()


def check_puzzle(game: Game, puzzle: Puzzle) -> list[str]:
    """What is wrong with one puzzle: it cannot be played, or the proof does not hold."""
    where = f"{game.id}, puzzle {puzzle.id}"
    try:
        return [f"{where}: {line}" for line in _faults(game, puzzle)]
    except PerihelionError as error:
        return [f"{where}: {error}"]


def _faults(game: Game, puzzle: Puzzle) -> list[str]:
    state = game.position(puzzle.position)
    if msgspec.json.encode(state.position()) != msgspec.json.encode(puzzle.position):
        return ["the position is not complete: written again it is another one"]
    if puzzle.id != puzzle_id(state):
        return [f"the position is that of {puzzle_id(state)}"]
    texts = [state.text(one, puzzle.seat) for one in state.legal(puzzle.seat)]
    if lost := [one for one in puzzle.solutions if one not in texts]:
        return [f"{lost[0]!r} is not allowed there"]
    if not puzzle.solutions or len(puzzle.solutions) == len(texts):
        return ["nothing has to be found: no answer solves it, or every one does"]
    if puzzle.kind == "best-answer":
        ahead = puzzle.grounds.low > 0 and len(puzzle.solutions) == 1
        return [] if ahead else ["it is not clear that one answer is the best"]
    return _unproven(state, puzzle)


def _unproven(state: State, puzzle: Puzzle) -> list[str]:
    proof = winning_answers(state, puzzle.seat, MOST_NODES)
    found = tuple(state.text(one, puzzle.seat) for one in proof.answers)
    if found != puzzle.solutions:
        return [f"the turn is won by {', '.join(found) or 'nothing'}"]
    if not holds_for_all(state, puzzle.seat, proof.answers):
        return ["it depends on what the seat cannot know"]
    world = state.clone()
    for text in puzzle.line:
        world.play(text)
    won = world.is_over and world.utility(puzzle.seat) > 0
    return [] if won else ["its line does not win"]


def holds_for_all(state: State, seat: int, answers: list[int]) -> bool:
    """Whether the same answers win in worlds that differ in what the seat cannot know."""
    blind = state.blind(seat)
    worlds = (blind.imagine(Rng(number)) for number in range(WORLDS))
    return all(winning_answers(world, seat, MOST_NODES).answers == answers for world in worlds)


def puzzle_id(state: State) -> str:
    """The name of the puzzle at a position: the first letters of its key."""
    return state.key()[:8]
