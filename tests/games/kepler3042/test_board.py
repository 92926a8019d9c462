"""The fast board against a slow one: sets kept up to date, searches by shifts, sites, berths.

The slow board is a dictionary that follows the events of a match, and plain breadth-first search
over neighbours that are worked out here from the shape of the galaxy alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import pytest
from tests.games.kepler3042.scene import HEX_IDS
from tests.games.kepler3042.sizes import GAME, SEATS, mix, somewhere
from tests.games.random_play import SCALE, go_on

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.components import components
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases.names import BODY_IDS
from perihelion.games.kepler3042.rules.bodies import find_sites
from perihelion.games.kepler3042.rules.building import find_berths
from perihelion.games.kepler3042.rules.moving import can_move, find_ends, movable, steps_to
from perihelion.games.kepler3042.views.queries import (
    cards_of,
    colonies_of,
    hex_of_card,
    listed,
    ships_of,
)
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EventLog
from perihelion.kernel.wire import Event

GALAXY: Final[dict[str, Any]] = components("").records["galaxy"]
STARS: Final = {
    f"{star['column']}-{star['row']}": int(star["multiplicity"]) for star in GALAXY["stars"]
}
CLOSED: Final = {
    *STARS,
    *(f"{GALAXY[one]['column']}-{GALAXY[one]['row']}" for one in ("sun", "sagittarius_a")),
}
"""No space hexes: stars, the Sun, Sagittarius A*."""
SPACE: Final = set(HEX_IDS) - CLOSED


@cache
def around(where: str) -> tuple[str, ...]:
    """The neighbours of a hex: odd rows are shifted right by half a hex."""
    column, row = map(int, where.split("-"))
    shift = row % 2
    beside = [(column - 1, row), (column + 1, row)]
    beside += [(column - 1 + shift + n, row + up) for up in (-1, 1) for n in (0, 1)]
    return tuple(f"{c}-{r}" for c, r in beside if 0 <= c < 22 and 0 <= r < 19)


def named(state: Kepler3042State, words: Any) -> set[str]:
    """A set of hexes by their names."""
    return {HEX_IDS[number] for number in listed(state, words)}


class SlowBoard:
    """What lies where, told by events alone."""

    def __init__(self) -> None:
        self.hidden: set[str] = set()
        self.bodies: dict[str, str] = {}
        """Revealed ones."""
        self.ships: dict[str, str] = {}
        """Whose ship is on a hex."""
        self.markers: set[str] = set()

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            known = getattr(self, "_" + event.kind.replace("-", "_"), None)
            if known is not None:
                known(event.args)

    def _laid(self, args: dict[str, Any]) -> None:
        self.hidden.add(_hex(args["hex"]))

    def _revealed(self, args: dict[str, Any]) -> None:
        self.hidden.remove(_hex(args["hex"]))
        self.bodies[_hex(args["hex"])] = args["body"]

    def _build(self, args: dict[str, Any]) -> None:
        assert _hex(args["hex"]) not in self.ships
        self.ships[_hex(args["hex"])] = args["seat"]

    def _move(self, args: dict[str, Any]) -> None:
        owner = self.ships.pop(_hex(args["origin"]))
        assert _hex(args["hex"]) not in self.ships
        self.ships[_hex(args["hex"])] = owner

    def _take_objective(self, args: dict[str, Any]) -> None:
        assert self.bodies.pop(_hex(args["hex"])) == "token:colonial-objective"

    def _withdraw(self, args: dict[str, Any]) -> None:
        assert self.ships.pop(_hex(args["hex"])) == args["seat"]

    def _colonise(self, args: dict[str, Any]) -> None:
        self._withdraw(args)
        assert self.bodies[_hex(args["hex"])] == args["planet"]
        self.markers.add(_hex(args["hex"]))

    @property
    def open(self) -> set[str]:
        """Space hexes that can be crossed."""
        return SPACE - self.hidden - set(self.bodies)

    @property
    def landing(self) -> set[str]:
        """Revealed bodies that a ship may enter."""
        return set(self.bodies) - set(self.ships) - self.markers


def _hex(element: str) -> str:
    return element.removeprefix("hex:")


# The sets that a state keeps.


@pytest.mark.parametrize("seats", SEATS)
def test_the_sets_follow_what_happens(seats: int) -> None:
    """After every answer of random matches they are those of the pieces, and of the events."""
    rng, answers = Rng(seats), Answers()
    for number in range(max(1, 3 // SCALE)):
        state = GAME.start(seats, mix(seats, rng) if number % 2 else {})
        board = SlowBoard()
        while not state.is_over:
            state.log = log = EventLog()
            go_on(state, rng, 1, answers)
            board.follow(GAME.events_for(log, seats))
            assert named(state, state.hidden) == board.hidden
            assert named(state, state.open) == board.open
            assert named(state, state.ships) == set(board.ships)
            assert named(state, state.landing) == board.landing
            for seat in range(seats):
                mine = sorted(
                    HEX_IDS.index(one) for one, who in board.ships.items() if who == f"seat:{seat}"
                )
                assert ships_of(state, seat) == mine
        assert board.ships or board.markers or len(board.hidden) < 24


# Crowded positions.


def crowded(rng: Rng, options: dict[str, Any] | None = None) -> Kepler3042State:
    """Ships and bodies close together round the Sun, some of them hidden, some colonised."""
    near = sorted(_ball("11-9", 1 + int(rng.below(4))) & SPACE)
    _shuffle(near, rng)
    bodies: dict[str, str] = {}
    hidden: list[str] = []
    nations: list[dict[str, Any]] = [{"ships": [], "colonies": {}} for _ in range(4)]
    names = [*BODY_IDS, *(["mine", "colonial-objective"] * 3)]
    _shuffle(names, rng)
    for where in near:
        lot = int(rng.below(8))
        if lot < 2 and names:
            bodies[where] = names.pop()
        elif lot == 2 and len(hidden) < 8:
            hidden.append(where)
        elif lot < 6:
            nations[int(rng.below(4))]["ships"].append(where)
    for where, body in bodies.items():
        if body.isdigit() and rng.below(2):
            _occupy(nations[int(rng.below(4))], where, body, rng)
    for nation in nations:
        nation["ships"] = nation["ships"][:3]
    return GAME.position(
        {
            "seats": 4,
            "options": options or {},
            "nations": nations,
            "bodies": bodies,
            "hidden": hidden,
        }
    )


def _occupy(nation: dict[str, Any], where: str, body: str, rng: Rng) -> None:
    """A planet becomes a colony, or a ship stands on it."""
    if rng.below(2) and len(nation["ships"]) < 3:
        nation["ships"].append(where)
    elif len(nation["colonies"]) < 5:
        nation["colonies"][body] = {}


def _shuffle(things: list[Any], rng: Rng) -> None:
    for at in range(len(things) - 1, 0, -1):
        other = int(rng.below(at + 1))
        things[at], things[other] = things[other], things[at]


def _ball(where: str, radius: int) -> set[str]:
    found = {where}
    for _ in range(radius):
        found |= {near for one in found for near in around(one)}
    return found


def board_of(state: Kepler3042State) -> SlowBoard:
    """The slow board of a position, from its pieces."""
    board = SlowBoard()
    board.hidden = named(state, state.hidden)
    places = {token: int(state.place[token]) for token in range(codes.TOKENS)}
    lying = {HEX_IDS[place] for place in places.values() if place >= 0}
    board.bodies = dict.fromkeys(lying - board.hidden, "")
    for seat in range(int(state.seats)):
        board.ships |= {HEX_IDS[number]: f"seat:{seat}" for number in ships_of(state, seat)}
        board.markers |= {HEX_IDS[places[planet]] for planet in colonies_of(state, seat)}
    return board


def distances(board: SlowBoard, start: str) -> dict[str, int]:
    """The steps to all hexes where a ship can be on its way or end; plain search."""
    found, edge, steps = {start: 0}, [start], 0
    open_hexes, landing = board.open, board.landing
    while edge:
        steps += 1
        following = []
        for where in edge:
            for near in around(where):
                if near in found:
                    continue
                if near in open_hexes:
                    found[near] = steps
                    following.append(near)
                elif near in landing:
                    found[near] = steps
        edge = following
    return found


@pytest.mark.rules("8.3", "8.4", "8.5", "8.6")
@pytest.mark.parametrize("seed", range(4))
def test_ends_of_legs_are_those_of_a_plain_search(seed: int) -> None:
    """On crowded boards, for every ship in space and any speed up to the end of the galaxy."""
    rng = Rng(seed)
    compared = 0
    for _ in range(max(3, 16 // SCALE)):
        state = crowded(rng)
        board = board_of(state)
        for ship, owner in board.ships.items():
            if ship not in board.open:
                assert not can_move(state, HEX_IDS.index(ship), 9)
                continue
            number, ways = HEX_IDS.index(ship), distances(board, ship)
            ends = {where: steps for where, steps in ways.items() if where not in board.ships}
            for steps in (1, 2, 3, 6, 9, 40):
                wanted = {where for where, far in ends.items() if far <= steps}
                find_ends(state, number, steps)
                assert named(state, state.tables.found) == wanted, (
                    f"{ship}, {steps} steps in {state!r}"
                )
                assert can_move(state, number, steps) == bool(wanted)
                compared += len(wanted)
            for where, steps in list(ends.items())[:: 7 + SCALE]:
                assert steps_to(state, number, HEX_IDS.index(where), 40) == steps
            assert _can_move(state, int(owner[-1]), number) == bool(
                {n for n in ends.values() if n <= 3}
            )
    assert compared > 1000 / SCALE


@pytest.mark.rules("8.4", "8.5")
def test_a_ship_that_is_shut_in() -> None:
    """Hidden bodies all around let nobody out; ships all around are crossed."""
    centre = next(one for one in HEX_IDS if _ball(one, 2) <= SPACE and len(_ball(one, 2)) == 19)
    number, ring = HEX_IDS.index(centre), list(around(centre))
    state = GAME.position({"hidden": ring, "nations": [{"ships": [centre]}]})
    find_ends(state, number, 40)
    assert (named(state, state.tables.found), can_move(state, number, 40)) == (set(), False)
    fleets = [{"ships": ring[:3]}, {"ships": ring[3:]}, {"ships": [centre]}]
    state = GAME.position({"seats": 3, "nations": fleets})
    assert [can_move(state, number, steps) for steps in (1, 2)] == [False, True]
    find_ends(state, number, 2)
    assert named(state, state.tables.found) <= _ball(centre, 2) - _ball(centre, 1)


def _can_move(state: Kepler3042State, seat: int, ship: int) -> bool:
    """Whether a ship is among those that can move three hexes."""
    row = [int(state.ship[codes.SHIPS * seat + slot]) for slot in range(codes.SHIPS)]
    return bool(int(movable(state, seat, 3)) >> row.index(ship) & 1)


@pytest.mark.rules("8.3")
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_leg_offers_in_a_match(seats: int) -> None:
    """The legal answers to each question of random matches are the plain search's too."""
    rng, answers, met = Rng(seats), Answers(), 0
    for _ in range(max(1, 3 // SCALE)):
        state = GAME.start(seats)
        while not state.is_over:
            kind, start, steps, again = state.frame()
            if state.seat != CHANCE and kind == codes.F_LEG:
                board = board_of(state)
                ways = distances(board, HEX_IDS[start])
                wanted = {one for one, far in ways.items() if far <= steps} - set(board.ships)
                legal = state.legal()
                assert {HEX_IDS[one] for one in legal if one != codes.A_STOP} == wanted
                assert (codes.A_STOP in legal) == bool(again)
                met += 1
            go_on(state, rng, 1, answers)
    assert met or SCALE > 1


# Sites and berths.


@pytest.mark.rules("2.2", "15.2")
@pytest.mark.parametrize("seats", SEATS)
def test_sites_of_bodies(seats: int) -> None:
    """Beside a star for so many, beside no other star, beside no body."""
    usable = set(GALAXY["usable_multiplicities"][str(seats)])
    rng, answers = Rng(seats), Answers()
    for _ in range(max(1, 2 // SCALE)):
        state = GAME.start(seats)
        while state.frame()[0] == codes.F_SETUP and state.frame()[1] <= codes.STAGE_PLACE:
            if state.frame()[1] == codes.STAGE_PLACE:
                taken = named(state, state.hidden)
                find_sites(state)
                assert named(state, state.tables.found) == {
                    where for where in SPACE - taken if _is_site(where, usable, taken)
                }
            go_on(state, rng, 1, answers)


def _is_site(where: str, usable: set[int], taken: set[str]) -> bool:
    kinds = {STARS[near] for near in around(where) if near in STARS}
    return bool(kinds & usable) and kinds <= usable and not taken & set(around(where))


@pytest.mark.rules("6.4", "6.5", "R06")
@pytest.mark.parametrize("ruling", ["hex_distance", "flight_path"])
def test_berths_beside_planets(ruling: str) -> None:
    """Adjacent and free, else the nearest free ones: by distance, or by the way a ship flies."""
    rng, overflow = Rng(7), 0
    for _ in range(max(4, 60 // SCALE)):
        state = crowded(rng, {"overflow_distance": ruling})
        board = board_of(state)
        for seat in range(4):
            for card in cards_of(state, seat):
                centre = HEX_IDS[hex_of_card(state, card)]
                wanted, rings = _berths(board, centre, by_flight=ruling == "flight_path")
                find_berths(state, card)
                assert named(state, state.tables.found) == wanted, f"card {card} in {state!r}"
                overflow += rings > 1
    assert overflow or SCALE > 1


def _berths(board: SlowBoard, centre: str, *, by_flight: bool) -> tuple[set[str], int]:
    """The nearest free space hexes, and how far they are."""
    free = board.open - set(board.ships)
    if by_flight:
        ways = {one: far for one, far in distances(board, centre).items() if one in free}
        if ways:
            least = min(ways.values())
            return {one for one, far in ways.items() if far == least}, least
    radius = 1
    while not _ball(centre, radius) & free:
        radius += 1
    return _ball(centre, radius) & free, radius


# Tables.


def test_neighbours_of_the_tables() -> None:
    """Every hex has the same neighbours in the tables of bits."""
    tables = somewhere(2, {}, Rng(1), 1).tables
    for number, where in enumerate(HEX_IDS):
        first = int(tables.near_word[number])
        wanted = [0] * (int(tables.words) + 1)
        for near in around(where):
            beside = HEX_IDS.index(near)
            wanted[int(tables.word[beside])] |= int(tables.bit[beside])
        assert int(tables.near_low[number]) == wanted[first]
        assert int(tables.near_high[number]) == wanted[first + 1]
        assert sum(one.bit_count() for one in wanted) == len(around(where))
