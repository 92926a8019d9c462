"""The answers of Kepler-3Ad as structs, one for each verb, and the grammars of their texts.

Spaces are written as on the board of the match: `GA1` is district 1 of the green zone, face A;
`G1` is planet 1 of the green clan. Dice are written `white-4`, `black-4` in edition 1 and `4` in
edition 2; a die on the action, where it may still be changed (R07), is `locked-4`.
"""
# Generated from answers.toml by scripts/generate_games.py; change that, not this.

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.games.kepler3ad import facts
from perihelion.kernel.actions import Act, Grammar


class Answer(Act, frozen=True):
    """What a seat answers."""


class Spend(Answer, frozen=True, tag="spend"):
    """Lower the own disc of a track to use its power."""

    track: str
    facts: ClassVar = facts.Disc
    role: ClassVar = "aside"


class Claim(Answer, frozen=True, tag="claim"):
    """Use the 421 bonus."""

    role: ClassVar = "aside"


class Lower(Answer, frozen=True, tag="lower"):
    """The 421 bonus: choose the disc of an opponent that goes down."""

    seat: int
    track: str
    facts: ClassVar = facts.Disc


class Action(Answer, frozen=True, tag="action"):
    """Choose the action, and the dice that go on it: `action 4 white-4`, `action 7 5 5`."""

    number: int
    dice: tuple[str, ...]


class Finish(Answer, frozen=True, tag="finish"):
    """End the turn."""

    role: ClassVar = "end"


class Skip(Answer, frozen=True, tag="skip"):
    """Leave out the remaining groups of this kind, or an offer."""

    role: ClassVar = "skip"


class Place(Answer, frozen=True, tag="place"):
    """Put the group of light pieces on a space, from the supply."""

    space: str
    facts: ClassVar = facts.Shares


class From(Answer, frozen=True, tag="from"):
    """Take up the group of light pieces on a space, to move it."""

    space: str


class To(Answer, frozen=True, tag="to"):
    """Choose where the pieces taken up go."""

    space: str
    facts: ClassVar = facts.Shares


class Raise(Answer, frozen=True, tag="raise"):
    """Raise an own disc."""

    track: str
    facts: ClassVar = facts.Disc


class Build(Answer, frozen=True, tag="build"):
    """Action 7: choose the heavy piece and the space it is built on."""

    unit: str
    space: str
    facts: ClassVar = facts.Shares


class Give(Answer, frozen=True, tag="give"):
    """Action 7, edition 2: choose a unit to give up for the one built."""

    unit: str
    facts: ClassVar = facts.Shares


class Reroll(Answer, frozen=True, tag="reroll"):
    """Choose a die to roll again."""

    die: str


class Shift(Answer, frozen=True, tag="shift"):
    """Turn a die by one: `shift white-6 up` makes it a 1."""

    die: str
    way: str


class Move(Answer, frozen=True, tag="move"):
    """Influence: choose the piece to move: `move 2 leader GA1`."""

    seat: int
    unit: str
    space: str


class Remove(Answer, frozen=True, tag="remove"):
    """Influence: choose the light piece of an opponent to remove: `remove 2 GA1`."""

    seat: int
    space: str
    facts: ClassVar = facts.Shares


class ChanceAnswer(Act, frozen=True):
    """What chance answers."""


class Roll(ChanceAnswer, frozen=True, tag="roll"):
    """Chance: what the dice show, lowest first."""

    dice: tuple[str, ...]


class Face(ChanceAnswer, frozen=True, tag="face"):
    """Chance: the face of a zone or of a majority chip: `face green A`, `face G1 B`."""

    place: str
    face: str


class First(ChanceAnswer, frozen=True, tag="first"):
    """Chance: who starts."""

    seat: int


class Token(ChanceAnswer, frozen=True, tag="token"):
    """Chance: the bonus token or satellite that is turned up."""

    track: str


class Corporation(ChanceAnswer, frozen=True, tag="corporation"):
    """Chance: the corporation dealt to the next seat."""

    corporation: str


GRAMMAR: Final = Grammar(*Answer.__subclasses__())
CHANCE_GRAMMAR: Final = Grammar(*ChanceAnswer.__subclasses__())
