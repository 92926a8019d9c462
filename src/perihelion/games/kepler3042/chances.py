"""Questions to chance: what is drawn from what, and who sees the answer.

Bodies, objectives and Progress cards are decks, so that a sealed seed gives them in the same order
however the match is played; the first seat, the hexes of bodies and the planets left out are lots.
"""

from __future__ import annotations

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases.names import (
    CARD_IDS,
    COLONIAL_OBJECTIVE,
    MINE,
    OBJECTIVE_IDS,
)
from perihelion.games.kepler3042.rules.bodies import placements
from perihelion.games.kepler3042.rules.order import seat_in_order
from perihelion.games.kepler3042.rules.setup import bodies_in_match
from perihelion.kernel.state import CHANCE
from perihelion.kernel.wire import Chance


def body_name(body: int) -> str:
    """A body as answers name it: the number of a planet, or what else it is."""
    if body < codes.PLANETS:
        return str(body + 1)
    return MINE if body == codes.MINE else COLONIAL_OBJECTIVE


def chance_of(state: Kepler3042State) -> Chance:
    """The open question to chance."""
    answers = tuple(state.legal(CHANCE))
    first = answers[0]
    done = state.frame()[2]
    if first < codes.C_LEAVE_OUT:
        return Chance.lot("first", "first", 0, answers, [str(one) for one in answers])
    if first < codes.C_HEX:
        names = [body_name(one - codes.C_LEAVE_OUT) for one in answers]
        return Chance.lot("leave-out", "left-out", done, answers, names)
    if first < codes.C_DEAL:
        names = [state.tables.names[one - codes.C_HEX] for one in answers]
        # Begun again, the lots are others (2.3).
        index = codes.TOKENS * int(placements(state)) + done
        return Chance.lot("hex", "placement", index, answers, names)
    if first < codes.C_REVEAL:
        return _bodies(state, "deal", answers, codes.C_DEAL, done)
    if first < codes.C_OBJECTIVE:
        return _reveal(state, answers)
    if first < codes.C_CARD:
        names = [OBJECTIVE_IDS[one - codes.C_OBJECTIVE] for one in answers]
        seat = int(seat_in_order(state, done))
        return Chance.lot("objective", "objectives", done, answers, names).as_deck((seat,))
    names = [CARD_IDS[one - codes.C_CARD] for one in answers]
    return Chance.lot("card", "progress", int(state.round), answers, names).as_deck()


def _bodies(
    state: Kepler3042State, kind: str, answers: tuple[int, ...], first: int, index: int
) -> Chance:
    """Drawn from all bodies of the match that are not known yet."""
    bodies = [one - first for one in answers]
    names = tuple(body_name(body) for body in bodies)
    whole = {
        codes.MINE: int(state.tables.mines_for[state.seats]),
        codes.COLONIAL_OBJECTIVE: int(state.tables.objectives_for[state.seats]),
    }
    is_dealt = kind == "deal"
    return Chance(
        kind=kind,
        domain="bodies",
        index=index,
        answers=answers,
        names=names,
        weights=tuple(int(state.weight_of(one)) for one in answers),
        audience=(int(seat_in_order(state, index)),) if is_dealt else None,
        deck={name: whole.get(body, 1) for body, name in zip(bodies, names, strict=True)},
    )


def _reveal(state: Kepler3042State, answers: tuple[int, ...]) -> Chance:
    """A body is turned up; if a nation has looked at it (R02), it can only be that one."""
    places = [int(place) for place in state.place]
    hidden = sum(int(word).bit_count() for word in state.hidden)
    revealed = int(bodies_in_match(state)) - hidden
    if state.frame()[1] in places:
        names = [body_name(answers[0] - codes.C_REVEAL)]
        return Chance.lot("reveal", "turned-up", revealed, answers, names)
    return _bodies(state, "reveal", answers, codes.C_REVEAL, revealed)
