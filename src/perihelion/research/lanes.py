"""Many matches side by side, answered together: the compiled heart of the vectorised environment.

Each lane is one match after the other with its own generator. Chance answers itself, and so do
the seats of `guessed`, at random; all other questions wait for an answer from outside. What the
seat asked sees, what it may answer and what the last answers brought lie in flat rows that never
move, lane after lane, so that numpy looks at them without a copy.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.rng import Rng
from perihelion.kernel.rows import mark_bytes
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, NOBODY, State

WAIT: Final = -1
"""The answer of a lane that leaves its question open for this step, where lanes may wait."""
NOBODY_WATCHES: Final = -1


@final
class Lanes:
    """Matches of one game under one set of options, each waiting for an answer."""

    def __init__(
        self,
        start: State,
        width: int,
        actions: int,
        seeds: list[int],
        *,
        guessed: int,
        watcher: int = NOBODY_WATCHES,
    ) -> None:
        count = len(seeds)
        seats = int(start.seats)
        self.start = start
        self.count: i64 = count
        self.width: i64 = width
        self.actions: i64 = actions
        self.seats: i64 = seats
        self.guessed: i64 = guessed
        """The seats that answer at random, as a mask."""
        self.watcher: i64 = watcher
        """The seat whose sight of the end of a match is kept in `finals`, and that may wait."""
        self.matches: list[State] = [start.clone() for _ in seeds]
        self.rngs: list[Rng] = [Rng(seed) for seed in seeds]
        self.legal: list[Answers] = [Answers() for _ in range(count)]
        self.scratch = Answers()
        self.sheet = Sheet(count * width)
        """What the seat asked sees."""
        self.finals = Sheet(count * width if watcher != NOBODY_WATCHES else 0)
        """What the watcher saw at the end of the last match."""
        self.masks: vec[u8] = vec[u8]([u8(0)] * (count * actions))
        """1 for what it may answer."""
        self.asked: vec[i64] = vec[i64]([i64(0)] * count)
        """The seat asked."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        """What the end of a match was worth to each seat; 0 while it runs."""
        self.terminated: vec[u8] = vec[u8]([u8(0)] * count)
        """1 if the last answer ended a match by its rules; the lane has begun another."""
        self.truncated: vec[u8] = vec[u8]([u8(0)] * count)
        """1 if it reached the turn limit of the table; the same."""
        self.lengths: vec[i64] = vec[i64]([i64(0)] * count)
        """How many answers from outside the match that has just ended took; 0 otherwise."""
        self.taken: vec[i64] = vec[i64]([i64(0)] * count)
        """The same of the match that is going on."""
        self.picked: vec[i64] = vec[i64]([i64(0)] * count)
        """Where `pick` leaves its answers."""
        self.given: vec[i64] = vec[i64]([i64(0)] * count)
        """Where the answers to `step` are put."""
        self.begin()

    def reseed(self, seeds: list[int]) -> None:
        """Begin anew with other generators, one for each lane."""
        self.rngs = [Rng(seed) for seed in seeds]
        self.begin()

    def begin(self) -> None:
        """Begin a new match in every lane."""
        lane: i64 = 0
        while lane < self.count:
            self.taken[lane] = 0
            self._forget_end(lane)
            self._show(lane, self._deal(lane))
            lane += 1

    def step(self) -> None:
        """Answer in every lane what is `given`; nothing is done unless all answers are legal.

        With a watcher a lane may also WAIT: its question stays open.
        """
        given = self.given
        lane: i64 = 0
        while lane < self.count:
            if not self._is_legal(lane, given[lane]):
                self._refuse(lane, int(given[lane]))
            lane += 1
        lane = 0
        while lane < self.count:
            if self.lengths[lane]:
                self._forget_end(lane)
            if given[lane] != WAIT:
                self._answer(lane, given[lane])
            lane += 1

    def _is_legal(self, lane: i64, answer: i64) -> bool:
        if answer == WAIT:
            return self.watcher != NOBODY_WATCHES
        place: i64 = lane * self.actions + answer
        return 0 <= answer < self.actions and self.masks[place] != 0

    def _answer(self, lane: i64, answer: i64) -> None:
        match = self.matches[lane]
        match.apply_as(match.seat, answer)
        self.taken[lane] += 1
        self._play_on(lane, match)
        if match.seat == NOBODY:
            self._note_end(lane, match)
            match = self._deal(lane)
        self._show(lane, match)

    def pick(self, rng: Rng) -> None:
        """A legal answer for every lane, each as likely as any other."""
        lane: i64 = 0
        while lane < self.count:
            legal = self.legal[lane]
            self.picked[lane] = legal.at(rng.below(legal.count))
            lane += 1

    def _refuse(self, lane: i64, answer: int) -> None:
        match = self.matches[lane].clone()
        try:
            match.game.play(match, answer)
        except IllegalAction as problem:
            raise IllegalAction(f"lane {lane}: {problem}") from None
        raise AssertionError("unreachable: what the mask refuses, the rules refuse")

    def _deal(self, lane: i64) -> State:
        """Another match in place of the last, up to the first question from outside."""
        while True:
            match = self.start.clone_into(self.matches[lane])
            self.matches[lane] = match
            self._play_on(lane, match)
            if match.seat != NOBODY:
                return match

    def _play_on(self, lane: i64, match: State) -> None:
        rng = self.rngs[lane]
        while True:
            seat = match.seat
            if seat == CHANCE:
                match.answer_chance(rng)
            elif seat == NOBODY or not (self.guessed >> seat) & 1:
                return
            else:
                match.apply_as(seat, match.guess(seat, self.scratch, rng))

    def _show(self, lane: i64, match: State) -> None:
        """What the seat asked sees and may answer."""
        seat = match.seat
        self.asked[lane] = seat
        self.sheet.at = lane * self.width
        match.observe_into(seat, self.sheet)
        legal = self.legal[lane]
        place: i64 = lane * self.actions
        mark_bytes(self.masks, place, legal.ids, legal.count, 0)
        legal.clear()
        match.legal_into(seat, legal)
        mark_bytes(self.masks, place, legal.ids, legal.count, 1)

    def _note_end(self, lane: i64, match: State) -> None:
        place: i64 = lane * self.seats
        for seat in range(int(self.seats)):
            self.rewards[place] = match.utility(seat)
            place += 1
        limited = match.is_limited()
        self.terminated[lane] = 0 if limited else 1
        self.truncated[lane] = 1 if limited else 0
        self.lengths[lane] = self.taken[lane]
        self.taken[lane] = 0
        if self.watcher != NOBODY_WATCHES:
            self.finals.at = lane * self.width
            match.observe_into(self.watcher, self.finals)

    def _forget_end(self, lane: i64) -> None:
        place: i64 = lane * self.seats
        end: i64 = place + self.seats
        while place < end:
            self.rewards[place] = 0.0
            place += 1
        self.terminated[lane] = 0
        self.truncated[lane] = 0
        self.lengths[lane] = 0
