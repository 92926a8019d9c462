"""Whether a set-up is where it can be: nothing has happened yet that comes later."""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.positions.position import Frame
from perihelion.games.kepler3042.rules.bodies import count_with
from perihelion.games.kepler3042.rules.hidden_info import share_of
from perihelion.games.kepler3042.rules.order import seat_in_order
from perihelion.games.kepler3042.views.queries import cubes_at, level_of, listed
from perihelion.kernel.state import TRUTH


def secrets_wrong(state: Kepler3042State) -> list[str]:
    """Only a blind state has things unseen, and only of others."""
    s = state
    for seat in range(int(s.seats)):
        unseen = s.objective[seat] == codes.OBJECTIVE_UNSEEN
        unseen = unseen or s.choice[seat] == codes.CHOSEN_UNSEEN
        if unseen and s.viewer in (TRUTH, seat):
            return [f"seat {seat} has something that it does not know"]
        if s.seats == 1 and s.objective[seat] != codes.NO_OBJECTIVE:
            return ["who plays alone has no secret objective"]
        if s.choice[seat] != codes.NOT_CHOSEN and not s.rulings.together:
            return ["free levels are chosen at the same time, which nobody has agreed on"]
    return []


def setup_wrong(state: Kepler3042State, stage: int, done: int) -> list[str]:
    """Stage by stage: what comes later has not happened yet."""
    s, seats = state, range(int(state.seats))
    may_advance = stage >= codes.STAGE_LEVELS and brings_advances(s)
    if not may_advance and (any(s.space) or s.on_card or s.lying != s.tables.medals):
        return ["somebody has advanced before the first round"]
    if any(s.medals):
        return ["somebody has medals before the first round"]
    if any(ship != codes.NO_HEX for ship in s.ship) or any(one >= 0 for one in s.colony):
        return ["ships or colonies are on the board before the first round"]
    if any(_has_pit(s, seat) for seat in seats) or any(cell != codes.TERRAFORM for cell in s.cell):
        return ["somebody has acted before the first round"]
    if s.turn or s.round or s.on_turn != codes.NO_SEAT:
        return ["a turn has begun before the first round"]
    if s.seats > 1 and not _are_objectives(s, stage, done):
        return ["objectives are not dealt as far as the set-up is"]
    return _bodies_wrong(s, stage, done) or _levels_wrong(s, stage, done)


STAGES: Final = {
    codes.F_TOKEN: codes.STAGE_PLACE,
    codes.F_PLACE: codes.STAGE_PLACE,
    codes.F_TURN_UP: codes.STAGE_REVEAL,
    codes.F_BONUS_CUBES: codes.STAGE_LEVELS,
    codes.F_FREE_LEVELS: codes.STAGE_LEVELS,
}
"""The stage in which each thing is asked; bonus cubes just before the levels."""


def is_asked(state: Kepler3042State, frame: Frame, stage: int, done: int) -> bool:
    """Whether it is this seat's turn to lay a body or to choose its levels."""
    kind, seat = frame.kind, frame.seat
    if kind not in STAGES:
        return stage == codes.STAGE_LEVELS and brings_advances(state)
    if STAGES[kind] != stage or (kind == codes.F_BONUS_CUBES and done):
        return False
    if kind == codes.F_FREE_LEVELS and state.rulings.together:
        left = [one for one in range(int(state.seats)) if state.choice[one] == codes.NOT_CHOSEN]
        return left[:1] == [seat]
    if kind in (codes.F_PLACE, codes.F_TOKEN, codes.F_FREE_LEVELS):
        return state.first >= 0 and int(seat_in_order(state, done)) == seat
    return seat == 0


def brings_advances(state: Kepler3042State) -> bool:
    """Whether a free level may advance a nation in the set-up (2.12): not with our data."""
    first = range(1, codes.LEVELS * codes.TECHNOLOGIES, codes.LEVELS)
    return any(state.tables.level_advances[at] for at in first)


def is_to_be_laid(state: Kepler3042State, seat: int, body: int) -> bool:
    """Whether a seat can be about to lay this body; which one it is, others do not know."""
    if not state.rulings.peek or state.viewer not in (TRUTH, seat):
        return body == codes.NO_TOKEN
    return body < codes.BODIES and count_with(state, body, codes.HELD - seat) > 0


def _has_pit(s: Kepler3042State, seat: int) -> bool:
    return bool(cubes_at(s, seat, codes.PIT))


def _are_objectives(s: Kepler3042State, stage: int, done: int) -> bool:
    dealt = [one != codes.NO_OBJECTIVE for one in list(s.objective)[: int(s.seats)]]
    if stage < codes.STAGE_OBJECTIVES:
        return not any(dealt)
    if stage > codes.STAGE_OBJECTIVES:
        return all(dealt)
    wanted = {int(seat_in_order(s, place)) for place in range(done)}
    return {seat for seat, has in enumerate(dealt) if has} == wanted


def _bodies_wrong(s: Kepler3042State, stage: int, done: int) -> list[str]:
    """Bodies are laid one after the other; those that were dealt are held until then (R02)."""
    count = int(s.in_play).bit_count()
    hidden = len(listed(s, s.hidden))
    if stage < codes.STAGE_PLACE and hidden:
        return ["bodies are laid before it is time"]
    if stage == codes.STAGE_PLACE and hidden != done:
        return [f"{hidden} bodies lie on the board, not {done}"]
    if stage <= codes.STAGE_PLACE and any(place >= 0 for place in s.place) and not s.rulings.peek:
        return ["a body is known before it is revealed"]
    if not s.rulings.peek:
        return []
    laid = [number for number in s.sites if number != codes.NO_HEX]
    if len(laid) != {codes.STAGE_PLACE: done}.get(stage, count if stage > codes.STAGE_PLACE else 0):
        return ["it is not known who laid which body"]
    for seat in range(int(s.seats)):
        held = sum(place == codes.HELD - seat for place in s.place)
        knows = s.viewer in (TRUTH, seat)
        if held != (int(share_of(s, seat)) if knows else 0):
            return [f"seat {seat} holds {held} bodies"]
    return []


def _levels_wrong(s: Kepler3042State, stage: int, done: int) -> list[str]:
    """Two levels each, once it was a nation's turn to choose them."""
    chosen: set[int] = set()
    if stage == codes.STAGE_LEVELS and not s.rulings.together:
        chosen = {int(seat_in_order(s, place)) for place in range(done)}
    elif stage > codes.STAGE_LEVELS or (stage == codes.STAGE_LEVELS and done == s.seats):
        chosen = set(range(int(s.seats)))
    for seat in range(int(s.seats)):
        levels = [level_of(s, seat, n) for n in range(codes.TECHNOLOGIES)]
        if max(levels) > 1 or sum(levels) != (2 if seat in chosen else 0):
            return [f"seat {seat} begins with the levels {levels}"]
    secret = sum(choice != codes.NOT_CHOSEN for choice in s.choice)
    is_waiting = stage == codes.STAGE_LEVELS and s.rulings.together and done < s.seats
    if secret != (done if is_waiting else 0):
        return [f"{secret} nations have chosen their levels"]
    return ["the ghost rises before the first round"] if s.levels[codes.GHOST] else []
