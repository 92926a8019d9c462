"""What a check is given, and what it says when a game breaks the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from perihelion.kernel.game import Game, sees
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EVERYONE, State
from perihelion.kernel.table_options import Value


class Finding(AssertionError):
    """A broken promise, with all that is needed to see it again."""


def one_way(state: State, seat: int, action: int) -> int:
    """Every answer can be given in one way."""
    return 1


@dataclass(frozen=True)
class Case:
    """One game under one set of options, and how hard to look."""

    game: Game
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 1
    matches: int = 20
    """Random matches per check."""
    sample: int = 4
    """Costly looks are taken at one ply in so many."""
    small: Sequence[State] = ()
    """States without secrets from which all chance can be enumerated; by default the start."""
    ways: Callable[[State, int, int], int] = one_way
    """In how many ways a seat can give an answer: equal cards in a hand are different pieces."""
    reveals: frozenset[str] = frozenset()
    """Kinds of events that lawfully show what was hidden, in the middle of a match."""
    compiled: bool = True
    """Whether it is a finding that nothing here is compiled."""
    covered: Counter[str] = field(default_factory=Counter)
    """What a check looked at, counted."""
    latest: list[Walk] = field(default_factory=list)
    """The walk a check is on, so that a crash can say where it was."""

    def rng(self, *about: object) -> Rng:
        """A generator of its own for every purpose."""
        words = repr((self.seed, self.seats, *about)).encode()
        return Rng(int.from_bytes(blake2b(words, digest_size=8).digest(), "big"))

    def start(self) -> State:
        """A new match."""
        return self.game.start(self.seats, self.options)

    def walks(self, about: str) -> Iterator[Walk]:
        """Random matches, each to be walked through ply by ply."""
        for number in range(self.matches):
            self.covered["matches"] += 1
            walk = Walk(self, about, number)
            self.latest[:] = [walk]
            yield walk

    @property
    def viewers(self) -> range:
        """All seats, and the spectator."""
        return range(self.seats + 1)

    def __str__(self) -> str:
        game = f"{type(self.game).__module__}:{type(self.game).__qualname__}"
        return f"{game}, seats={self.seats}, options={dict(self.options)}, seed={self.seed}"


class Walk:
    """One random match: `plies` yields the state before every answer, and the last one."""

    def __init__(self, case: Case, about: str, number: int) -> None:
        self.case = case
        self.about = about
        self.number = number
        self.rng = case.rng(about, number)
        self.state = case.start()
        self.line: list[tuple[int, int]] = []
        """Seat and action of every answer so far."""
        self.asked: tuple[int, int] | None = None
        """The seat and action that come next; None when over."""
        self.is_shared = False
        """Whether another seat has already answered the open question."""

    def plies(self) -> Iterator[State]:
        """Walk to the end; what is yielded changes afterwards."""
        limit = self.case.game.bounds(self.case.seats, self.case.options).plies_per_match
        while not self.state.is_over:
            if len(self.line) >= limit:
                raise self.finding(f"the match goes on after {limit} plies, its bound")
            self.asked = self.answer()
            self.case.covered["plies"] += 1
            if self.asked[0] != CHANCE:
                self.case.covered["decisions"] += 1
            left = int(self.state.deciders_mask()) & ~(1 << max(self.asked[0], 0))
            yield self.state
            self.line.append(self.asked)
            self.state.apply_as(*self.asked)
            self.is_shared = left != 0 and self.state.deciders_mask() == left
        self.asked = None
        yield self.state

    @property
    def is_sampled(self) -> bool:
        """Whether the costly looks are taken at this ply."""
        return (len(self.line) + self.number) % self.case.sample == 0

    def turns_up(self, action: int) -> bool:
        """Whether this would be the last of several secret choices, which shows all of them."""
        seat = int(self.state.seat)
        if not self.is_shared or self.state.deciders_mask() != 1 << seat:
            return False
        return self.state.audience_of(seat, action) != EVERYONE

    def answer(self) -> tuple[int, int]:
        """A random answer: any of the seats that are asked, any of its answers."""
        seat, action = answer_of(self.state, self.rng)
        if action is None:
            raise self.finding(f"a dead end: seat {seat} is asked and has no answer")
        return seat, action

    def finding(self, message: str) -> Finding:
        """The message, and how to come here again."""
        where = f"{self.about}, match {self.number}, ply {len(self.line)}"
        text = spell(self.case, self.line)
        return Finding(f"{message}\n  {self.case}, {where}\n  played: {text}")


def answer_of(state: State, rng: Rng) -> tuple[int, int | None]:
    """A random answer to the open question; chance is answered without its weights."""
    deciders = state.deciders()
    seat = deciders[int(rng.below(len(deciders)))] if deciders else int(state.seat)
    legal = state.legal(seat)
    return seat, legal[int(rng.below(len(legal)))] if legal else None


def play_out(state: State, rng: Rng, plies: int) -> list[tuple[int, int]]:
    """Answer at random, at most so many times; what was answered."""
    line: list[tuple[int, int]] = []
    while len(line) < plies and not state.is_over:
        seat, action = answer_of(state, rng)
        if action is None:
            break
        state.apply_as(seat, action)
        line.append((seat, action))
    return line


def spell(case: Case, line: Sequence[tuple[int, int]]) -> str:
    """A line as texts; as ids where the game cannot even spell it."""
    state = case.start()
    words: list[str] = []
    for seat, action in line:
        who = "" if seat == CHANCE else f"{seat}: "
        try:
            words.append(who + case.game.act_of(state, seat, action).text)
            state.apply_as(seat, action)
        except Exception as error:  # noqa: BLE001  (whatever a broken game does)
            words.append(f"{who}#{action} ({error!r})")
    return " / ".join(words) or "nothing yet"


def is_seen(state: State, seat: int, action: int, viewer: int) -> bool:
    """Whether `viewer` sees this answer as it is given."""
    return sees(int(state.audience_of(seat, action)), viewer)
