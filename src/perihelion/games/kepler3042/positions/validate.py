"""Whether numbers that came from outside are a state at all, before any rule runs on them.

Bytes and descriptions may be hostile. What passes here has every number in its range, a board
whose sets fit its pieces, and pending work that the rules can go on with (`validate_frames.py`).
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State, resume
from perihelion.games.kepler3042.positions.invariants import audit
from perihelion.games.kepler3042.positions.validate_frames import frames_wrong
from perihelion.games.kepler3042.positions.validate_setup import secrets_wrong
from perihelion.games.kepler3042.views.queries import colonies_of, listed, ships_of
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.positions import check_waits, refuse
from perihelion.kernel.state import TRUTH

PLACE: Final = (1 << codes.PLACE_BITS) - 1


# Numbers.


def numbers_wrong(state: Kepler3042State) -> list[str]:
    """Numbers that no state has; while there are any, nothing else may be looked at."""
    return state.numbers_wrong() or _rows_wrong(state) or _board_wrong(state)


def _rows_wrong(state: Kepler3042State) -> list[str]:
    """Rows in their order, levels and cubes in their bits, nothing of those who do not play."""
    s, seats = state, int(state.seats)
    problems = []
    levels = [int(word) >> codes.LEVEL_BITS * n & 15 for word in s.levels for n in range(5)]
    if max(levels) > codes.TOP_LEVEL:
        problems.append(f"there is no level {max(levels)}")
    for row, space in enumerate(s.space):
        if space > s.tables.last[row % codes.TRACKS]:
            problems.append(f"space of a track cannot be {space}")
    if int(s.lying) & ~int(s.tables.medals):
        problems.append("a medal lies where none is printed")
    ships = [list(s.ship)[codes.SHIPS * seat :][: codes.SHIPS] for seat in range(codes.SEATS)]
    if any(sorted(row) != row for row in ships):
        problems.append("ships are not in the order of their hexes")
    for first, count in (
        (codes.FIRST_MINE, int(s.tables.mines_for[seats])),
        (codes.FIRST_OBJECTIVE, int(s.tables.objectives_for[seats])),
    ):
        equal = [int(s.place[first + number]) for number in range(count)]
        if sorted(equal) != equal:
            problems.append("equal bodies are not in the order of their places")
    for seat in range(codes.SEATS):
        problems += _nation_wrong(s, seat)
    problems += _absent_wrong(s)
    return problems


def _nation_wrong(s: Kepler3042State, seat: int) -> list[str]:
    first = codes.COLONIES * seat
    row = [int(s.colony[first + n]) for n in range(codes.COLONIES)]
    colonies = colonies_of(s, seat)
    problems = []
    if row[: len(colonies)] != sorted(set(colonies)):
        problems.append(f"the colonies of seat {seat} are not in order")
    if int(s.terraformed[seat]) & ~sum(1 << planet for planet in set(colonies)):
        problems.append(f"seat {seat} has terraformed what is no colony of its own")
    for cube in range(codes.CUBES):
        word = int(s.cubes[codes.CUBES * seat + cube])
        places = [word >> codes.PLACE_BITS * place & PLACE for place in range(codes.PLACES)]
        if max(places) > codes.MOST or any(places[codes.EARTH + 1 + len(colonies) :]):
            problems.append(f"seat {seat} has cubes where none can lie")
    return problems


def _absent_wrong(s: Kepler3042State) -> list[str]:
    """Seats that nobody sits at, and the ghost unless somebody plays alone, have nothing."""
    seats = int(s.seats)
    absent = [*range(seats, codes.SEATS), *([codes.GHOST] if seats > 1 else [])]
    for row in absent:
        marks = [s.levels[row], *(s.space[codes.TRACKS * row + n] for n in range(codes.TRACKS))]
        marks += [s.medals[codes.TRACKS * row + n] for n in range(codes.TRACKS)]
        if row < codes.SEATS:
            marks += [*(s.cubes[codes.CUBES * row + n] for n in range(codes.CUBES)), s.score[row]]
            marks += [s.ship[codes.SHIPS * row + n] + 1 for n in range(codes.SHIPS)]
            marks += [s.colony[codes.COLONIES * row] + 1, s.terraformed[row]]
            marks += [s.objective[row] + 1, s.choice[row] + 1, s.cell[row] - codes.TERRAFORM]
            marks += [s.sheet[codes.LINES * row + n] for n in range(codes.LINES)]
        if any(marks):
            return ["somebody who does not play has something"]
    return []


# The board.


def _board_wrong(s: Kepler3042State) -> list[str]:
    """Tokens, ships and markers, and the sets of hexes that are kept of them."""
    placed = [int(place) for place in s.place if place >= 0]
    out = [token for token in range(codes.TOKENS) if not int(s.in_play) >> token & 1]
    if any(s.place[token] != codes.UNSEEN for token in out):
        return ["a token lies somewhere that is not in play"]
    space, hidden = set(listed(s, s.tables.space)), set(listed(s, s.hidden))
    if len(set(placed)) != len(placed) or not set(placed) | hidden <= space:
        return ["two bodies lie on one hex, or one on a star"]
    revealed = set(placed) - hidden
    if set(listed(s, s.open)) != space - revealed - hidden:
        return ["the space hexes are not those without a body"]
    ships = [number for seat in range(int(s.seats)) for number in ships_of(s, seat)]
    if len(set(ships)) != len(ships) or set(listed(s, s.ships)) != set(ships):
        return ["two ships stand on one hex, or one nowhere"]
    if not set(ships) <= space - hidden:
        return ["a ship stands where none can"]
    return _sites_wrong(s, space, set(placed) & hidden) or _colonies_wrong(s, revealed, set(ships))


def _sites_wrong(s: Kepler3042State, space: set[int], looked_at: set[int]) -> list[str]:
    """Who laid a body is remembered where somebody has looked at it (R02), and only there."""
    laid = [int(number) for number in s.sites if number != codes.NO_HEX]
    if not s.rulings.peek:
        return ["who laid which body matters only if nations look at them (R02)"] if laid else []
    if list(s.sites)[: len(laid)] != laid or len(set(laid)) != len(laid) or not set(laid) <= space:
        return ["the hexes of bodies laid are not one after the other, or no hexes for bodies"]
    if not looked_at <= set(laid):
        return ["a nation has looked at a body, and it is not said who laid it"]
    return []


def _colonies_wrong(s: Kepler3042State, revealed: set[int], ships: set[int]) -> list[str]:
    colonies = [planet for seat in range(int(s.seats)) for planet in colonies_of(s, seat)]
    places = {int(s.place[planet]) for planet in colonies}
    if len(set(colonies)) != len(colonies) or not places <= revealed:
        return ["a planet has two markers, or is not on the board"]
    if places & ships:
        return ["a ship and a marker are on one planet"]
    if set(listed(s, s.landing)) != revealed - places - ships:
        return ["bodies are free for landing that are not, or the other way round"]
    return []


# Afterwards.


def check_sound(state: Kepler3042State) -> None:
    """Raise BadPosition unless the numbers are a state with nothing wrong."""
    refuse(numbers_wrong(state) or audit(state) or secrets_wrong(state) or frames_wrong(state))


def check_settled(state: Kepler3042State) -> None:
    """Raise BadPosition unless the rules would leave this state as it is and can go on."""
    growing = (*state.score, *state.medals, state.turn, state.transformed, state.assigned)
    if any(number > codes.LONG // 2 for number in growing):
        raise BadPosition("a number leaves no room for the rest of the match")
    check_waits(state, resume, is_known=state.viewer in (TRUTH, state.seat))
