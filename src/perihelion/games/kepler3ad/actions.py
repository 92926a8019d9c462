"""The answers of Kepler-3Ad in their three forms: id, struct, text.

Spaces are written as on the board of the match: `GA1` is district 1 of the green zone, face A;
`G1` is planet 1 of the green clan. Dice are written `white-4`, `black-4` in edition 1 and `4` in
edition 2; a die on the action, where it may still be changed (R07), is `locked-4`.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from perihelion.games.kepler3ad import codes, facts
from perihelion.games.kepler3ad.edition import (
    CORPORATION_IDS,
    EDITIONS,
    FACE_IDS,
    TRACK_IDS,
    Edition,
)
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.kernel.actions import Act, Grammar
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.state import CHANCE


class Answer(Act, frozen=True):
    """What a seat answers: every subclass is a verb."""


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


BUILDING: Final = 7
"""The action that takes equal dice and builds."""


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
WAYS: Final = ("up", "down")


class ActionTable:
    """Ids and structs of one edition; spaces are named by the faces of a state."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.fixed = _fixed(edition)
        self.by_faces: dict[int, tuple[dict[int, Act], dict[Act, int]]] = {}

    def _known(self, state: KeplerState) -> tuple[dict[int, Act], dict[Act, int]]:
        faces = int(state.faces) if self.edition.zones_turn else 0
        if faces not in self.by_faces:
            acts = {**self.fixed, **_spatial(self.edition, faces)}
            self.by_faces[faces] = acts, {act: action for action, act in acts.items()}
        return self.by_faces[faces]

    def act_of(self, state: KeplerState, seat: int, action: int) -> Act:
        """The struct of an id; raises IllegalAction for a number that means nothing."""
        if seat == CHANCE:
            return self._chance_act(state, action)
        act = self._known(state)[0].get(action)
        if act is None:
            last = codes.PLAYER_ACTIONS - 1
            raise IllegalAction(f"{action} is no action; they go from 0 to {last}")
        return act

    def id_of(self, state: KeplerState, seat: int, act: Act) -> int:
        """The id of a struct; raises IllegalAction if it names something unknown."""
        if seat == CHANCE:
            for action in state.legal(CHANCE):
                if self._chance_act(state, action) == act:
                    return action
            raise IllegalAction(f"{act.text!r} is not what chance is asked for")
        known = self._known(state)[1].get(act)
        if known is None:
            raise IllegalAction(f"{act.text!r} names something that does not exist")
        return known

    def _chance_act(self, state: KeplerState, action: int) -> Act:
        edition = self.edition
        if 0 <= action < codes.C_FACE:
            return Roll(rolled(state, edition, action))
        if codes.C_FACE <= action < codes.C_FIRST:
            place, face = divmod(action - codes.C_FACE, 2)
            if place < len(edition.places):
                return Face(edition.places[place], FACE_IDS[face])
        elif codes.C_FIRST <= action < codes.C_TOKEN:
            return First(action - codes.C_FIRST)
        elif codes.C_TOKEN <= action < codes.C_CORPORATION:
            return Token(TRACK_IDS[action - codes.C_TOKEN])
        elif codes.C_CORPORATION <= action < codes.CHANCE_ANSWERS and edition.has_corporations:
            return Corporation(CORPORATION_IDS[action - codes.C_CORPORATION])
        last = codes.CHANCE_ANSWERS - 1
        raise IllegalAction(f"{action} is no answer of chance here; they go from 0 to {last}")


def rolled(state: KeplerState, edition: Edition, roll: int) -> tuple[str, ...]:
    """The dice of a roll by name, lowest first."""
    counts = int(state.tables.roll_counts[roll])
    return _dice(edition.number, int(state.group_rolled()), counts)


@cache
def _dice(number: int, group: int, counts: int) -> tuple[str, ...]:
    edition = EDITIONS[number]
    return tuple(
        edition.die_id(codes.FACES * group + face)
        for face in range(codes.FACES)
        for _ in range(counts >> 4 * face & 15)
    )


def _fixed(edition: Edition) -> dict[int, Act]:
    """The answers that name no space."""
    acts: dict[int, Act] = {
        codes.A_CLAIM: Claim(),
        codes.A_FINISH: Finish(),
        codes.A_SKIP: Skip(),
    }
    for number, track in enumerate(TRACK_IDS):
        if number < codes.SPENDABLE:
            acts[codes.A_SPEND + number] = Spend(track)
        acts[codes.A_RAISE + number] = Raise(track)
        for seat in range(codes.SEATS):
            acts[codes.A_LOWER + codes.TRACKS * seat + number] = Lower(seat, track)
    for face in range(codes.FACES):
        white, black = edition.die_id(face), edition.die_id(codes.FACES + face)
        acts[codes.A_ACTION + 2 * face] = Action(face + 1, (white,))
        acts[codes.A_SEVEN + 3 * face] = Action(7, (white, white))
        if edition.has_colours:
            acts[codes.A_ACTION + 2 * face + 1] = Action(face + 1, (black,))
            acts[codes.A_SEVEN + 3 * face + 1] = Action(7, (white, black))
            acts[codes.A_SEVEN + 3 * face + 2] = Action(7, (black, black))
    for kind in range(codes.DICE_KINDS):
        if kind // codes.FACES % 2 and not edition.has_colours:
            continue
        die = edition.die_id(kind)
        acts[codes.A_REROLL + kind] = Reroll(die)
        for number, way in enumerate(WAYS):
            acts[codes.A_SHIFT + 2 * kind + number] = Shift(die, way)
    for number, unit in enumerate(edition.units):
        acts[codes.A_GIVE + number] = Give(unit)
    return acts


def _spatial(edition: Edition, faces: int) -> dict[int, Act]:
    """The answers that name a space."""
    acts: dict[int, Act] = {}
    for number in range(codes.SPACES):
        space = edition.space_id(number, faces)
        acts[codes.A_PLACE + number] = Place(space)
        acts[codes.A_FROM + number] = From(space)
        acts[codes.A_TO + number] = To(space)
        for seat in range(codes.SEATS):
            acts[codes.A_REMOVE + codes.SPACES * seat + number] = Remove(seat, space)
        for kind, unit in enumerate(edition.units):
            acts[codes.A_BUILD + codes.SPACES * kind + number] = Build(unit, space)
            for seat in range(codes.SEATS):
                row = codes.SEATS * kind + seat
                acts[codes.A_MOVE + codes.SPACES * row + number] = Move(seat, unit, space)
    return acts
