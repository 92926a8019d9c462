"""The structs that leave the kernel: questions, options, events, outcomes, layouts.

They are what people, pages, bots and files see. `perihelion schema` writes their JSON Schema.
What is made anew at every move is hidden from the garbage collector (`gc=False`): none of it can
hold itself, and a server has a great many.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, get_args

import msgspec

from perihelion.kernel.actions import Act, Facts, Role
from perihelion.kernel.phrases import Phrase


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know, readable; each game has its own subclass, tagged with its id."""

    is_shared: ClassVar[bool] = False
    """Whether nothing is secret: all see the same, but for the field `viewer`."""


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal answer, as a person sees it."""

    id: int
    text: str
    elements: tuple[str, ...]
    """The things on the table it concerns, in the order one would point at them."""
    label: Phrase
    act: Act
    """The answer as a struct of its game; `type` is its verb."""
    facts: Facts | None = None
    """What a person decides by, as the act declares it."""
    reveals: bool = False
    """Whether chance or another seat comes next, so that it cannot be taken back freely."""
    role: Role = ""
    """What it is in the question, as the act declares it."""
    then: str = ""
    """The verb that goes without saying after it, as the act declares it."""
    lacks: Phrase | None = None
    """Why it would change nothing now."""


class Decision(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One open question to one seat."""

    seat: int
    kind: str
    prompt: Phrase
    options: tuple[Option, ...]
    source: str | None = None
    """The element or rule that asks: `card:nero`, `level:U:2`, `token:badge`."""
    step: int = 1
    of: int = 1
    """How far along: this is step `step` of at most `of`."""
    facts: Facts | None = None
    """What the question is about, as the game declares it for its kind."""
    ends: bool = False
    """Whether leaving out all that is asked from here on ends the turn."""

    @property
    def ordered(self) -> Decision:
        """The same, with what is asked for first, then what may be done besides, then ways out."""
        options = sorted(self.options, key=lambda one: get_args(Role).index(one.role))
        return msgspec.structs.replace(self, options=tuple(options))

    def follows(self, then: str) -> Option | None:
        """The answer with this verb, if nothing else is asked for.

        It may be left out, and what may be done besides may be offered: so it was a moment ago.
        """
        left = [one for one in self.options if one.role not in ("skip", "aside")]
        return left[0] if len(left) == 1 and left[0].act.verb == then else None

    @property
    def skip(self) -> Option | None:
        """The answer that leaves out what is asked."""
        return next((one for one in self.options if one.role == "skip"), None)

    @property
    def towards_end(self) -> Option | None:
        """The answer that ends the turn, or leaves out the next thing on the way there."""
        end = next((one for one in self.options if one.role == "end"), None)
        return end or (self.skip if self.ends else None)


class Chance(msgspec.Struct, frozen=True, gc=False):
    """One open question to chance."""

    kind: str
    domain: str
    """What is drawn from: a deck with its epoch, the dice of a turn, a lot."""
    index: int
    """How many answers this domain has given before."""
    answers: tuple[int, ...]
    names: tuple[str, ...]
    """The stable name of each answer, parallel to `answers`."""
    weights: tuple[int, ...]
    """For a deck: how many of each piece are left."""
    audience: tuple[int, ...] | None = None
    """The seats that see the answer; None for everyone."""
    deck: dict[str, int] | None = None
    """For a deck: of each piece that is left, how many there were when its epoch began; None for
    dice and lots."""

    @classmethod
    def lot(
        cls, kind: str, domain: str, index: int, answers: tuple[int, ...], names: Iterable[str]
    ) -> Chance:
        """One of several, each as likely as the others."""
        return cls(kind, domain, index, answers, tuple(names), (1,) * len(answers))

    def as_deck(self, audience: tuple[int, ...] | None = None) -> Chance:
        """The same, drawn from a deck that has one of each piece."""
        deck = dict.fromkeys(self.names, 1)
        return msgspec.structs.replace(self, audience=audience, deck=deck)


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened, for the log, the animation, the score sheet and statistics."""

    kind: str
    args: dict[str, str | int | None]
    """Element names and numbers; None is what the reader may not know."""
    cause: str | None = None

    @property
    def phrase(self) -> str:
        """The key of the message that tells it, without what the reader may not know."""
        return f"event-{self.kind}{'-hidden' if None in self.args.values() else ''}"


class EventKind(msgspec.Struct, frozen=True):
    """The declaration of an event: its arguments in order, each with its type."""

    name: str
    args: tuple[tuple[str, str], ...] = ()
    secret: tuple[str, ...] = ()
    """Arguments that only the audience of the event sees."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a match ended."""

    places: tuple[int, ...]
    """The place of each seat, 1 is best; shared places share the number."""
    scores: tuple[int, ...]
    reason: str
    utilities: tuple[float, ...]
    teams: tuple[tuple[int, ...], ...] = ()
    limited: bool = False
    """Whether the turn limit of the table ended it, not the rules of the box."""


class Bounds(msgspec.Struct, frozen=True):
    """The sizes of a game under given options; the conformance suite holds it to them."""

    player_actions: int
    chance_answers: int
    most_legal: int
    plies_per_turn: int
    plies_per_match: int


class Element(msgspec.Struct, frozen=True):
    """A named thing or place on the table."""

    name: str
    group: str
    at: tuple[float, float] | None = None
    """Where it lies, in units of the game's own plan; None if it moves about."""


class Layout(msgspec.Struct, frozen=True):
    """Every element a game's options and events may name, and the plan of the table."""

    elements: tuple[Element, ...]
    size: tuple[float, float] = (0.0, 0.0)


class OptionSpec(msgspec.Struct, frozen=True):
    """One option of the table."""

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...] = ()
    """All values; empty for a number between `low` and `high`, or for free text."""
    low: int = 0
    high: int = 0
    ruling: str | None = None
    """The number of the ruling it decides, if the rulebook leaves it open."""
    seats: tuple[int, ...] = ()
    """The numbers of seats it matters to; empty for all."""
