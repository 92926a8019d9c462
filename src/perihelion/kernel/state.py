"""The state of a match: everything that is true, in packed arrays, one open question at a time.

A game subclasses `State` and implements the methods of the first half, which run compiled and
trust their caller. The second half is the pleasant twin: it checks, names and explains, by
asking the game (`kernel.game`), and is the same for every game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import NotYourDecision
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet

if TYPE_CHECKING:
    from perihelion.kernel.actions import Act
    from perihelion.kernel.game import Game
    from perihelion.kernel.wire import Chance, Decision, Outcome, View

CHANCE: Final = -1
"""The seat of nature: dice, draws, deals and reveals."""
NOBODY: Final = -2
"""The `seat` of a match that is over."""
TRUTH: Final = -1
"""The `viewer` of a state that holds everything; a blind state has the seat it was made for."""
EVERYONE: Final = -1
"""The audience of a public answer: every seat, and spectators."""

_BUFFER: Final = Answers()


class EventLog:
    """What happened, as rows of integers; only filled while somebody listens."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int, int, int, int, int]] = []
        self.cause: i64 = 0

    def note(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Add one event; `audience` is a mask of seats, or EVERYONE."""
        self.rows.append(
            (int(kind), int(audience), int(self.cause), int(a), int(b), int(c), int(d))
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one match; see DESIGN section 2 for the contract."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats: i64 = seats
        self.seat: i64 = CHANCE
        """Who answers next in search and self-play: of several deciders the lowest, unless the
        rules name one; CHANCE; or NOBODY when over."""
        self.turn: i64 = 0
        """Turns begun so far, all seats together; 0 during set-up."""
        self.viewer: i64 = TRUTH
        self.log: EventLog | None = None

    # What a game implements: compiled, trusting, allocation-free where it matters.

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def clone_into(self, spare: State) -> State:
        """The same, in a state of the same table that nobody needs any more, if the game can."""
        return self.clone()

    def to_bytes(self) -> bytes:
        """The whole state, packed and canonical: equal truths give equal bytes."""
        raise NotImplementedError

    def deciders_mask(self) -> i64:
        """The seats that may answer now, as a mask; 0 for chance or when over."""
        if self.seat < 0:
            return 0
        one: i64 = 1
        return one << self.seat

    def legal_into(self, seat: i64, out: Answers) -> None:
        """Append the legal answers of `seat` (or CHANCE), ascending; never none."""
        raise NotImplementedError

    def apply_as(self, seat: i64, action: i64) -> None:
        """Carry out a legal answer of `seat`, and go on to the next question."""
        raise NotImplementedError

    def weight_of(self, action: i64) -> i64:
        """The weight of a chance answer."""
        return 1

    def draw(self, rng: Rng) -> i64:
        """A chance answer drawn by its weights."""
        answers = _BUFFER
        answers.clear()
        self.legal_into(CHANCE, answers)
        total: i64 = 0
        i: i64 = 0
        while i < answers.count:
            total += self.weight_of(answers.at(i))
            i += 1
        rest: i64 = rng.below(total)
        i = 0
        while True:
            rest -= self.weight_of(answers.at(i))
            if rest < 0:
                return answers.at(i)
            i += 1

    def answer_chance(self, rng: Rng) -> i64:
        """Let chance answer until a seat is asked or the match is over; how often it answered."""
        count: i64 = 0
        while self.seat == CHANCE:
            self.apply_as(CHANCE, self.draw(rng))
            count += 1
        return count

    def guess(self, seat: i64, answers: Answers, rng: Rng) -> i64:
        """A legal answer of `seat`, each as likely as any other; `answers` is scratch."""
        answers.clear()
        self.legal_into(seat, answers)
        if answers.count == 1:
            return answers.at(0)
        return answers.at(rng.below(answers.count))

    def audience_of(self, seat: i64, action: i64) -> i64:
        """Who sees this answer of `seat` as it is given: a mask of seats, or EVERYONE."""
        return EVERYONE

    def utility(self, seat: int) -> float:
        """The worth of the end for `seat`, from -1 to 1; 0 while the match runs."""
        raise NotImplementedError

    def is_limited(self) -> bool:
        """Whether the match, which is over, was ended by the turn limit of the table alone."""
        return self.game.outcome(self).limited

    def blind(self, seat: int) -> State:
        """What `seat` knows, packed, built from nothing; a spectator is seat `self.seats`."""
        raise NotImplementedError

    def imagine(self, rng: Rng) -> State:
        """A possible truth behind this blind state, drawn as chance would have it."""
        raise NotImplementedError

    def imagine_into(self, spare: State, rng: Rng) -> State:
        """The same, in a state of the same table that nobody needs any more, if the game can."""
        return self.imagine(rng)

    def observe_into(self, viewer: i64, out: Sheet) -> None:
        """Write what `viewer` sees as numbers, which `Game.observation` names.

        A function of what `viewer` knows alone: the truth and its blind state give the same.
        """
        raise NotImplementedError

    # The pleasant twin.

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.seat == NOBODY

    def deciders(self) -> list[int]:
        """The seats that may answer now, ascending; empty for chance or when over."""
        mask = int(self.deciders_mask())
        return [seat for seat in range(int(self.seats)) if mask >> seat & 1]

    def legal(self, seat: int | None = None) -> list[int]:
        """The ids of the legal answers of `seat` (default: the one asked), ascending."""
        if self.seat == NOBODY:
            return []
        answers = _BUFFER
        answers.clear()
        if seat is None:
            self.legal_into(self.seat, answers)
        else:
            self.legal_into(seat, answers)
        return answers.listed()

    def reveals(self, seat: int, answers: list[int]) -> list[bool]:
        """Which answers of `seat` turn something up or end its say, in this possible truth."""
        one: i64 = 1
        asked: i64 = seat
        # The last of several secret choices turns all of them up, whoever is asked next.
        turns_up = self.deciders_mask() == one << asked
        found: list[bool] = []
        after = self.clone()
        for answer in answers:
            if turns_up and self.audience_of(asked, answer) != EVERYONE:
                found.append(True)
            else:
                after = self.clone_into(after)
                after.apply_as(asked, answer)
                found.append(after.seat != asked)
        return found

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out a legal answer; trusts the caller (`play` checks)."""
        if seat is None:
            self.apply_as(self.seat, action)
        else:
            self.apply_as(seat, action)

    def play(self, action: int | str | Act, seat: int | None = None) -> State:
        """Check an answer in any of its forms and carry it out; returns the state itself."""
        self.game.play(self, action, seat)
        return self

    def key(self) -> str:
        """A stable fingerprint: of the truth, or of the information set of a blind state."""
        return blake2b(self.to_bytes(), digest_size=8).hexdigest()

    def options(self) -> dict[str, bool | int | str]:
        """The options in force, every one of them."""
        return self.game.options_of(self)

    def position(self) -> dict[str, object]:
        """The position as plain data, from which `game.position` builds it again."""
        return self.game.describe(self)

    def view(self, seat: int) -> View:
        """What `seat` knows, readable."""
        return self.game.view_of(self if self.viewer != TRUTH else self.blind(seat))

    def decision(self, seat: int | None = None) -> Decision:
        """The open question and its options, as `seat` sees them."""
        return self.game.decision(self, seat)

    def chance(self) -> Chance:
        """The open question to chance; raises NotYourDecision if chance is not asked."""
        if self.seat != CHANCE:
            asked = "the match is over" if self.seat == NOBODY else f"seat {self.seat} is asked now"
            raise NotYourDecision(f"chance is not asked: {asked}")
        return self.game.chance(self)

    def outcome(self) -> Outcome:
        """Places, scores and reason, once the match is over."""
        return self.game.outcome(self)

    def text(self, action: int, seat: int | None = None) -> str:
        """The text of an answer."""
        return self.game.text_of(self, action, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return self.game.name_position(self)

    def __str__(self) -> str:
        return self.game.sketch(self)
