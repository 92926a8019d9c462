"""Looking back and looking closer: chance, moments, hints, evaluations."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from perihelion.ai.judged import Judgement
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import Fairness
from perihelion.kernel.wire import Decision
from perihelion.match.line import Told


class FairChance(Struct, frozen=True, kw_only=True):
    """What proves that chance is fair, as far as it may be known now."""

    fairness: Fairness
    revealed: bool
    note: str
    """What stands for a nonce that nobody gave."""


class Luck(Struct, frozen=True):
    """One answer of chance: how often it came and how often it was to be expected."""

    kind: str
    name: str
    drawn: int
    expected: float


class AtMoment(Struct, frozen=True):
    """A match as it was after `ply` entries, for one pair of eyes."""

    ply: int
    last: int
    viewer: int | None
    view: Any
    told: Told | None
    decision: Decision | None


class Views(Struct, frozen=True, kw_only=True):
    """A match at several moments in a row, for one pair of eyes: a film, step by step."""

    first: int
    """The ply of `view`."""
    viewer: int | None
    view: Any
    changes: tuple[dict[str, Any], ...]
    """For each entry after it the fields of the view that it changed, whole."""


class Drawn(Struct, frozen=True, kw_only=True):
    """One question to chance of a finished match, so that anybody can compute its answer."""

    ply: int
    kind: str
    domain: str
    index: int
    names: tuple[str, ...]
    weights: tuple[int, ...]
    deck: dict[str, int] | None
    answer: str
    """One of `names`."""


class ThoughtStep(Struct, frozen=True, kw_only=True):
    """One answer of a line that a level expects."""

    seat: int
    text: str
    label: Phrase | None = None
    """In words, where the one who asked may know it."""


class Thought(Struct, frozen=True, kw_only=True):
    """What a level thinks of one answer."""

    action: int
    text: str
    visits: int
    share: float
    """Of the visits of all answers."""
    worth: tuple[float, ...]
    """For each seat, from -1 to 1; empty if it was never tried."""
    line: tuple[ThoughtStep, ...]
    """What may follow up to the next answer of chance, this answer first."""


class Why(Struct, frozen=True, kw_only=True):
    """A reason for an answer: something it has more of than another, at the end of the turn."""

    text: Phrase
    amount: float
    elements: tuple[str, ...] = ()


class Hint(Struct, frozen=True, kw_only=True):
    """What a level would answer."""

    level: str
    ply: int
    action: int
    text: str
    seat: int
    worth: tuple[float, ...] = ()
    """What the position is worth to each seat, from -1 to 1."""
    iterations: int = 0
    considered: tuple[Thought, ...] = ()
    """All answers, the most tried first; empty for `random`, which does not think."""
    reasons: tuple[Why, ...] = ()
    """Why this one, and not the next one considered."""
    judge: Judgement | None = None
    """By whose judgement; None for `random`."""


class Judged(Struct, frozen=True, kw_only=True):
    """What a level makes of one moment of a finished match."""

    ply: int
    utilities: tuple[float, ...]
    """What the position is worth to each seat, from -1 to 1, judged from what the seat to answer
    knew; from what all could see where chance answers next; nothing for a moment that was taken
    back."""
    seat: int | None = None
    """Who answers."""
    played: str | None = None
    preferred: str | None = None
    """What the level would have answered there."""
    lost: float | None = None
    """How much less the answer given is worth to that seat than the preferred one; None if it was
    not tried."""
    considered: tuple[Thought, ...] = ()
    """The answers tried most, and the one given."""


class Evaluation(Struct, frozen=True, kw_only=True):
    """The analysis of a finished match, as far as it has come: one job, kept with the match."""

    status: Literal["none", "running", "failed", "done"]
    """Not asked for; under way, or waiting for its turn; set aside after an error, to be tried
    again; complete."""
    done: int
    """Moments judged, from the first one on."""
    total: int
    judged: tuple[Judged, ...] = ()
    """From the ply asked for; where there are many, only the next ones."""


class CoachAnswer(Struct, frozen=True, kw_only=True):
    """An answer that was given, or might have been."""

    text: str
    label: Phrase
    elements: tuple[str, ...] = ()


class CoachNote(Struct, frozen=True, kw_only=True):
    """What the coach says about one decision."""

    ply: int
    """The entries before it: where the replay shows the question, and a new match can leave."""
    turn: int
    seat: int
    played: CoachAnswer
    other: CoachAnswer
    """What was better; where the decision was well done, the next best answer."""
    by: float
    """How much less the worse of the two is worth to the seat, from -1 to 1..."""
    off: float
    """...give or take so much (95 %)."""
    reasons: tuple[Why, ...] = ()
    """What the better of the two has more of, at the end of the turn."""


class Coaching(Struct, frozen=True, kw_only=True):
    """What the coach says to one seat about a finished match; one job, kept with the match."""

    status: Literal["none", "running", "failed", "done"]
    done: int
    """Moments looked at."""
    total: int
    seat: int
    slips: tuple[CoachNote, ...] = ()
    """The costliest first, one of a turn; complete when the job is done."""
    well: CoachNote | None = None
    lost: tuple[float, ...] = ()
    """What the slips of each seat cost it, together."""
    luck: bool = False
    """Lost, though this seat erred less than whoever won."""


class Choice(Struct, frozen=True, kw_only=True):
    """One of the main choices of a question: what has changed by the end of the turn."""

    action: int
    text: str
    label: Phrase
    gains: tuple[Why, ...] = ()
    risks: tuple[Why, ...] = ()
    """What it costs, or gives to others."""


class Guidance(Struct, frozen=True, kw_only=True):
    """What the coach says about the open question."""

    ply: int
    seat: int
    choices: tuple[Choice, ...] = ()
    """In the order in which the question lists them."""


class Slip(Struct, frozen=True, kw_only=True):
    """What the coach says about an answer that I gave in a running match."""

    ply: int
    note: CoachNote | None = None
    """What was surely better; None where the answer was no costly one."""
