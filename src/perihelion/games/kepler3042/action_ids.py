"""The answers of Kepler-3042 by their ids; `action_structs.py` has their structs and texts.

What an id names depends on the question: hex 11-9 is `move 11-9` when a ship is chosen, and
`to 11-9` when its leg ends there.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from perihelion.games.kepler3042 import action_structs as structs
from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.events import DECISION_KINDS, MEDAL
from perihelion.games.kepler3042.phrases.names import (
    ACTION_IDS,
    BODY_IDS,
    BONUS_IDS,
    CARD_IDS,
    CUBE_IDS,
    OBJECTIVE_IDS,
    PLACE_IDS,
    PLANET_IDS,
    TECHNOLOGY_IDS,
    TRACK_IDS,
)
from perihelion.games.kepler3042.tables import Tables
from perihelion.kernel.actions import Act, each
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.state import CHANCE

PRICES: Final = ("reduced", "full")
BY_HEX: Final[dict[str, type[Act]]] = {
    "withdraw": structs.Withdraw,
    "move": structs.Move,
    "leg": structs.To,
    "ship": structs.At,
    "colonise": structs.Colonise,
    "reveal": structs.Reveal,
    "place": structs.Place,
}
"""The verb of a hex, by the kind of the question."""
BY_PLANET: Final[dict[str, type[Act]]] = {
    "build": structs.Build,
    "payer": structs.Spend,
    "terraform": structs.Terraform,
    "produce": structs.Produce,
    "harvest": structs.Harvest,
    "yard": structs.Beside,
    "icon": structs.Produce,
    "giver": structs.Give,
}
BY_TECHNOLOGY: Final[dict[str, type[Act]]] = {"develop": structs.Develop, "level": structs.Raise}
BY_AMOUNT: Final[dict[str, type[Act]]] = {"amount": structs.Amount, "bonus-cubes": structs.Energy}


def kind_of(state: Kepler3042State) -> str:
    """The kind of the open question to a seat."""
    kind = state.frame()[0]
    return MEDAL if kind == codes.F_MEDAL else DECISION_KINDS[kind]


def act_of(state: Kepler3042State, seat: int, action: int) -> Act:
    """The struct of an id; raises IllegalAction for a number that means nothing here."""
    tables = state.tables
    known = _chances(tables) if seat == CHANCE else answers_to(kind_of(state), tables)
    act = known.get(action)
    if act is None:
        raise IllegalAction(f"{action} is no answer to what is asked")
    return act


def id_of(state: Kepler3042State, seat: int, act: Act) -> int:
    """The id of a struct; raises IllegalAction if it names something unknown."""
    tables = state.tables
    known = _ids_of_chances(tables) if seat == CHANCE else _ids_of_kind(kind_of(state), tables)
    action = known.get(act)
    if action is None:
        if seat != CHANCE and not any(isinstance(one, type(act)) for one in known):
            verbs = ", ".join(dict.fromkeys(one.verb for one in known))
            raise IllegalAction(f"{act.verb!r} is not what is asked; the verbs now: {verbs}")
        raise IllegalAction(f"{act.text!r} names something that does not exist")
    return action


@cache
def _ids_of_kind(kind: str, tables: Tables) -> dict[Act, int]:
    return {act: action for action, act in answers_to(kind, tables).items()}


@cache
def answers_to(kind: str, tables: Tables) -> dict[int, Act]:
    """Every answer that this kind of question may have, whoever is asked when."""
    acts = _plain(kind)
    if kind in BY_HEX:
        acts |= each(codes.A_HEX, BY_HEX[kind], tables.names)
    if kind in BY_PLANET:
        acts |= each(codes.A_PLANET, BY_PLANET[kind], PLANET_IDS)
    if kind in BY_TECHNOLOGY:
        acts |= each(codes.A_TECHNOLOGY, BY_TECHNOLOGY[kind], TECHNOLOGY_IDS)
    if kind in BY_AMOUNT:
        amounts = range(codes.A_FREE_LEVELS - codes.A_AMOUNT)
        acts |= each(codes.A_AMOUNT, BY_AMOUNT[kind], amounts)
    match kind:
        case "cell":
            acts |= each(codes.A_CELL, structs.Cell, ACTION_IDS)
        case "bonus":
            acts |= each(codes.A_BONUS, structs.Bonus, BONUS_IDS)
        case "track":
            acts |= each(codes.A_TRACK, structs.Advance, TRACK_IDS)
        case "medal":
            acts |= each(codes.A_TRACK, structs.Medal, TRACK_IDS)
        case "price":
            acts |= each(codes.A_PRICE, structs.Price, PRICES)
        case "regenerate":
            acts |= each(codes.A_REGENERATE, structs.Regenerate, CUBE_IDS)
        case "token":
            acts |= each(codes.A_TOKEN, structs.Lay, BODY_IDS)
        case "free-levels":
            pairs = enumerate(combinations(TECHNOLOGY_IDS, 2), codes.A_FREE_LEVELS)
            acts |= {action: structs.Levels(*pair) for action, pair in pairs}
        case "sacrifice" | "cube":
            acts |= _cubes(kind)
    return acts


def _plain(kind: str) -> dict[int, Act]:
    """The answers that name nothing."""
    if kind == "kind":
        return {codes.A_KIND: structs.Transform(), codes.A_KIND + 1: structs.Assign()}
    acts: dict[int, Act] = {
        codes.A_STOP: structs.Stop(),
        codes.A_DECLINE: structs.Decline(),
        codes.A_QUANTUM: structs.Quantum(),
    }
    if kind == "action":
        acts |= {codes.A_PERFORM: structs.Perform(), codes.A_SKIP: structs.Skip()}
    if kind == "withdraw":
        acts[codes.A_END] = structs.End()
    if kind == "icon-price":
        acts[codes.A_PAY] = structs.Pay()
    return acts


def _cubes(kind: str) -> dict[int, Act]:
    """The answers that name a cube and a place."""
    acts: dict[int, Act] = {}
    for cube, name in enumerate(CUBE_IDS):
        if kind == "sacrifice":
            for number, place in enumerate((PLACE_IDS[codes.STORAGE], *PLANET_IDS)):
                acts[codes.A_SACRIFICE + codes.CUBES * number + cube] = structs.Sacrifice(
                    name, place
                )
            continue
        if cube != codes.ANTIMATTER:
            acts[codes.A_TRANSFORM + cube] = structs.Swap(name)
        for card, planet in enumerate(PLANET_IDS):
            acts[codes.A_ASSIGN + codes.CUBES * card + cube] = structs.Send(name, planet)
    return acts


@cache
def _chances(tables: Tables) -> dict[int, Act]:
    acts = each(codes.C_FIRST, structs.First, range(codes.SEATS))
    acts |= each(codes.C_LEAVE_OUT, structs.LeaveOut, PLANET_IDS[1:])
    acts |= each(codes.C_HEX, structs.Lot, tables.names)
    acts |= each(codes.C_DEAL, structs.Deal, BODY_IDS)
    acts |= each(codes.C_REVEAL, structs.Body, BODY_IDS)
    acts |= each(codes.C_OBJECTIVE, structs.Objective, OBJECTIVE_IDS)
    return acts | each(codes.C_CARD, structs.Card, CARD_IDS)


@cache
def _ids_of_chances(tables: Tables) -> dict[Act, int]:
    return {act: action for action, act in _chances(tables).items()}
