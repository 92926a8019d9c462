"""The answers of Kepler-3Ad in their three forms: id, struct, text.

Spaces are written as on the board of the match: `GA1` is district 1 of the green zone, face A;
`G1` is planet 1 of the green clan. Dice are written `white-4`, `black-4` in edition 1 and `4` in
edition 2; a die on the action, where it may still be changed (R07), is `locked-4`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from perihelion.games.kepler3ad import action_structs as structs
from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.edition import (
    CORPORATION_IDS,
    EDITIONS,
    FACE_IDS,
    TRACK_IDS,
    Edition,
)
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.kernel.actions import Act, each
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.state import CHANCE

BUILDING: Final = 7
"""The action that takes equal dice and builds."""
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

    def acts_in(self, state: KeplerState) -> dict[int, Act]:
        """Every answer of a seat by its id."""
        return self._known(state)[0]

    def act_of(self, state: KeplerState, seat: int, action: int) -> Act:
        """The struct of an id; raises IllegalAction for a number that means nothing."""
        if seat == CHANCE:
            return self._chance_act(state, action)
        act = self.acts_in(state).get(action)
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
            return structs.Roll(rolled(state, edition, action))
        if codes.C_FACE <= action < codes.C_FIRST:
            place, face = divmod(action - codes.C_FACE, 2)
            if place < len(edition.places):
                return structs.Face(edition.places[place], FACE_IDS[face])
        elif codes.C_FIRST <= action < codes.C_TOKEN:
            return structs.First(action - codes.C_FIRST)
        elif codes.C_TOKEN <= action < codes.C_CORPORATION:
            return structs.Token(TRACK_IDS[action - codes.C_TOKEN])
        elif codes.C_CORPORATION <= action < codes.CHANCE_ANSWERS and edition.has_corporations:
            return structs.Corporation(CORPORATION_IDS[action - codes.C_CORPORATION])
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
        codes.A_CLAIM: structs.Claim(),
        codes.A_FINISH: structs.Finish(),
        codes.A_SKIP: structs.Skip(),
    }
    acts |= each(codes.A_SPEND, structs.Spend, TRACK_IDS[: codes.SPENDABLE])
    acts |= each(codes.A_RAISE, structs.Raise, TRACK_IDS)
    acts |= each(codes.A_LOWER, structs.Lower, range(codes.SEATS), TRACK_IDS)
    acts |= each(codes.A_GIVE, structs.Give, edition.units)
    for face in range(codes.FACES):
        white, black = edition.die_id(face), edition.die_id(codes.FACES + face)
        acts[codes.A_ACTION + 2 * face] = structs.Action(face + 1, (white,))
        acts[codes.A_SEVEN + 3 * face] = structs.Action(7, (white, white))
        if edition.has_colours:
            acts[codes.A_ACTION + 2 * face + 1] = structs.Action(face + 1, (black,))
            acts[codes.A_SEVEN + 3 * face + 1] = structs.Action(7, (white, black))
            acts[codes.A_SEVEN + 3 * face + 2] = structs.Action(7, (black, black))
    for kind in range(codes.DICE_KINDS):
        if kind // codes.FACES % 2 and not edition.has_colours:
            continue
        die = edition.die_id(kind)
        acts[codes.A_REROLL + kind] = structs.Reroll(die)
        acts |= each(codes.A_SHIFT + 2 * kind, structs.Shift, [die], WAYS)
    return acts


def _spatial(edition: Edition, faces: int) -> dict[int, Act]:
    """The answers that name a space."""
    spaces = [edition.space_id(number, faces) for number in range(codes.SPACES)]
    seats, acts = range(codes.SEATS), each(codes.A_PLACE, structs.Place, spaces)
    acts |= each(codes.A_FROM, structs.From, spaces)
    acts |= each(codes.A_TO, structs.To, spaces)
    acts |= each(codes.A_REMOVE, structs.Remove, seats, spaces)
    acts |= each(codes.A_BUILD, structs.Build, edition.units, spaces)
    for kind, unit in enumerate(edition.units):
        for seat in seats:
            first = codes.A_MOVE + codes.SPACES * (codes.SEATS * kind + seat)
            acts |= each(first, structs.Move, [seat], [unit], spaces)
    return acts
