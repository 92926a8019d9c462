"""The answers of Kepler-3Ad in their three forms: id, struct, text.

Spaces are written as on the board of the match: `GA1` is district 1 of the green zone, face A;
`G1` is planet 1 of the green clan. Dice are written `white-4`, `black-4` in edition 1 and `4` in
edition 2; a die on the action, where it may still be changed (R07), is `locked-4`.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.edition import Edition
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.kernel.actions import Act, Grammar
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.state import CHANCE


class Spend(Act, frozen=True, tag="spend"):
    """Lower the own disc of a track to use its power."""

    track: str


class Claim(Act, frozen=True, tag="claim"):
    """Use the 421 bonus."""


class Lower(Act, frozen=True, tag="lower"):
    """The 421 bonus: choose the disc of an opponent that goes down."""

    seat: int
    track: str


class Action(Act, frozen=True, tag="action"):
    """Choose the action, and the dice that go on it: `action 4 white-4`, `action 7 5 5`."""

    number: int
    dice: tuple[str, ...]


class Finish(Act, frozen=True, tag="finish"):
    """End the turn."""


class Skip(Act, frozen=True, tag="skip"):
    """Leave out the remaining groups of this kind, or an offer."""


class Place(Act, frozen=True, tag="place"):
    """Put the group of light pieces on a space, from the supply."""

    space: str


class From(Act, frozen=True, tag="from"):
    """Take up the group of light pieces on a space, to move it."""

    space: str


class To(Act, frozen=True, tag="to"):
    """Choose where the pieces taken up go."""

    space: str


class Raise(Act, frozen=True, tag="raise"):
    """Raise an own disc."""

    track: str


class Build(Act, frozen=True, tag="build"):
    """Action 7: choose the heavy piece and the space it is built on."""

    unit: str
    space: str


class Give(Act, frozen=True, tag="give"):
    """Action 7, edition 2: choose a unit to give up for the one built."""

    unit: str


class Reroll(Act, frozen=True, tag="reroll"):
    """Choose a die to roll again."""

    die: str


class Shift(Act, frozen=True, tag="shift"):
    """Turn a die by one: `shift white-6 up` makes it a 1."""

    die: str
    way: str


class Move(Act, frozen=True, tag="move"):
    """Influence: choose the piece to move: `move 2 leader GA1`."""

    seat: int
    unit: str
    space: str


class Remove(Act, frozen=True, tag="remove"):
    """Influence: choose the light piece of an opponent to remove: `remove 2 GA1`."""

    seat: int
    space: str


class Roll(Act, frozen=True, tag="roll"):
    """Chance: what the dice show, lowest first."""

    dice: tuple[str, ...]


class Face(Act, frozen=True, tag="face"):
    """Chance: the face of a zone or of a majority chip: `face green A`, `face G1 B`."""

    place: str
    face: str


class First(Act, frozen=True, tag="first"):
    """Chance: who starts."""

    seat: int


class Token(Act, frozen=True, tag="token"):
    """Chance: the bonus token or satellite that is turned up."""

    track: str


class Corporation(Act, frozen=True, tag="corporation"):
    """Chance: the corporation dealt to the next seat."""

    corporation: str


GRAMMAR: Final = Grammar(
    Spend,
    Claim,
    Lower,
    Action,
    Finish,
    Skip,
    Place,
    From,
    To,
    Raise,
    Build,
    Give,
    Reroll,
    Shift,
    Move,
    Remove,
)
CHANCE_GRAMMAR: Final = Grammar(Roll, Face, First, Token, Corporation)
WAYS: Final = ("up", "down")
