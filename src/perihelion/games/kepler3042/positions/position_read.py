"""Sets the table as a description says: bodies, then nations, then what is going on."""

from __future__ import annotations

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.geometry import distance, place_of
from perihelion.games.kepler3042.engine import Kepler3042State, resume
from perihelion.games.kepler3042.phrases.names import (
    ACTION_IDS,
    BODY_IDS,
    CUBE_IDS,
    OBJECTIVE_IDS,
    PLANET_IDS,
    TECHNOLOGY_IDS,
    TRACK_IDS,
)
from perihelion.games.kepler3042.positions.position import (
    ANY,
    GhostPosition,
    NationPosition,
    Position,
)
from perihelion.games.kepler3042.positions.position_read_course import cubes_named, set_course
from perihelion.games.kepler3042.positions.validate import check_settled, check_sound
from perihelion.games.kepler3042.rules import bodies
from perihelion.games.kepler3042.rules.sets import exclude, include
from perihelion.games.kepler3042.views.queries import bits, has, listed, mask
from perihelion.games.kepler3042.views.queries import place_of as place_of_card
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.positions import number_of, within


def fill(state: Kepler3042State, position: Position) -> None:
    """Give a bare state everything a description says; raises BadPosition."""
    _Bodies(state, position).put()
    _Nations(state, position).put()
    set_course(state, position)
    # Hostile frames must not run before they are looked at.
    check_sound(state)
    resume(state)
    check_sound(state)
    check_settled(state)


def _hex(state: Kepler3042State, name: str) -> int:
    return number_of(state.tables.names, name, "hex")


class _Bodies:
    """Puts the tokens on the board."""

    def __init__(self, state: Kepler3042State, given: Position) -> None:
        self.state = state
        self.given = given
        self.ships = {name for nation in given.nations for name in nation.ships}

    def put(self) -> None:
        s, given = self.state, self.given
        s.in_play = self._in_play()
        for name, body in given.bodies.items():
            self._reveal(self._space(name), self._token(body))
        for _ in range(within(given.taken, 0, codes.SEATS, "colonial objectives taken")):
            token = self._token(BODY_IDS[codes.COLONIAL_OBJECTIVE])
            bodies.put_token(s, token, codes.TAKEN)
        for name, body in given.looked_at.items():
            number, token = self._space(name), self._token(body)
            bodies.lay_body(s, number)
            bodies.put_token(s, token, number)
        for seat, held in given.held.items():
            owner = number_of([str(one) for one in range(int(s.seats))], seat, "seat")
            for body in held:
                bodies.put_token(s, self._token(body), codes.HELD - owner)
        self._rest()
        for at, name in enumerate(given.sites):
            within(at, 0, codes.TOKENS - 1, "number of bodies laid")
            s.sites[at] = _hex(self.state, name)

    def _in_play(self) -> int:
        s, t = self.state, self.state.tables
        out = mask(number_of(PLANET_IDS, str(one), "planet") - 1 for one in self.given.left_out)
        mines, objectives = int(t.mines_for[s.seats]), int(t.objectives_for[s.seats])
        planets = int(t.planets_for[s.seats])
        most = int(s.rulings.left_out) if s.seats == 1 else 0
        if out & ~planets or out.bit_count() > most:
            raise BadPosition(f"{most} of the planets in play are left out at most")
        return (
            planets & ~out
            | ((1 << mines) - 1) << codes.FIRST_MINE
            | ((1 << objectives) - 1) << codes.FIRST_OBJECTIVE
        )

    def _space(self, name: str) -> int:
        number = _hex(self.state, name)
        if not has(self.state, self.state.tables.space, number):
            raise BadPosition(f"{name} is a star, the Sun or Sagittarius A*; no body lies there")
        if not has(self.state, self.state.open, number):
            raise BadPosition(f"two bodies lie on {name}")
        return number

    def _token(self, body: str) -> int:
        token = int(bodies.token_with(self.state, number_of(BODY_IDS, body, "body"), codes.UNSEEN))
        if token == codes.TOKENS:
            raise BadPosition(f"there is no {body} in this match, or no other one")
        return token

    def _reveal(self, number: int, token: int) -> None:
        exclude(self.state.open, self.state.tables, number)
        include(self.state.landing, self.state.tables, number)
        bodies.put_token(self.state, token, number)

    def _rest(self) -> None:
        """The bodies that are not named: hidden where it is said, or where they do not matter."""
        s, given = self.state, self.given
        rest = [token for token in bits(int(s.in_play)) if s.place[token] == codes.UNSEEN]
        left = len(rest) - within(given.waiting, 0, len(rest), "bodies still to be laid")
        for name in given.hidden or ():
            bodies.lay_body(s, self._space(name))
        if given.hidden is None:
            for _ in range(left):
                bodies.lay_body(s, self._spare())
            return
        shown = left - len(given.hidden)
        if shown < 0:
            raise BadPosition(f"{len(given.hidden)} bodies are hidden, but only {left} are left")
        # Equal tokens change places as they are put, so each is looked up when its turn comes.
        for body in [BODY_IDS[int(bodies.body_of(token))] for token in rest[:shown]]:
            self._reveal(self._spare(), self._token(body))

    def _spare(self) -> int:
        """An allowed hex as far from the Sun as possible."""
        s = self.state
        bodies.find_sites(s)
        names = s.tables.names
        sites = [number for number in listed(s, s.tables.found) if names[number] not in self.ships]
        if not sites:
            raise BadPosition("there is no room left for the bodies that are not named")
        sun = place_of(names[int(s.tables.sun)])
        return max(sites, key=lambda number: (distance(sun, place_of(names[number])), number))


class _Nations:
    """Gives every nation, and the ghost, what it has."""

    def __init__(self, state: Kepler3042State, given: Position) -> None:
        self.state = state
        self.given = given
        self.is_solo = bool(state.seats == 1)

    def put(self) -> None:
        s, nations = self.state, self.given.nations
        if len(nations) > s.seats:
            raise BadPosition(f"{len(nations)} nations for {s.seats} seats")
        seats = range(int(s.seats))
        every = [nations[seat] if seat < len(nations) else NationPosition() for seat in seats]
        for seat, nation in enumerate(every):
            self._nation(seat, nation)
        self._objectives(every)
        if self.is_solo:
            self._marks(codes.GHOST, self.given.ghost)
        elif self.given.ghost != GhostPosition():
            raise BadPosition("only who plays alone has a ghost")

    def _nation(self, seat: int, given: NationPosition) -> None:
        s = self.state
        self._colonies(seat, given)
        self._cubes(seat, given)
        if len(given.ships) > codes.SHIPS:
            raise BadPosition(f"seat {seat} has {codes.SHIPS} ships, not {len(given.ships)}")
        for name in given.ships:
            self._ship(seat, name)
        self._marks(seat, given)
        s.cell[seat] = number_of(ACTION_IDS, given.cell, "action")
        s.score[seat] = within(given.score, 0, codes.LONG, "score")
        if given.levels is not None:
            pair = [number_of(TECHNOLOGY_IDS, name, "technology") for name in given.levels]
            s.choice[seat] = _pair(pair)

    def _colonies(self, seat: int, given: NationPosition) -> None:
        s = self.state
        planets = sorted(number_of(PLANET_IDS[1:], name, "planet") for name in given.colonies)
        within(len(planets), 0, codes.COLONIES, f"colonies of seat {seat}")
        for at, planet in enumerate(planets):
            place = int(s.place[planet])
            if place < 0 or not has(s, s.landing, place):
                raise BadPosition(f"planet {planet + 1} is not there for seat {seat} to colonise")
            exclude(s.landing, s.tables, place)
            s.colony[codes.COLONIES * seat + at] = planet
            if given.colonies[PLANET_IDS[planet + 1]].terraformed:
                s.terraformed[seat] |= 1 << planet

    def _cubes(self, seat: int, given: NationPosition) -> None:
        s = self.state
        total, earth = self._start(given)
        held = {codes.PIT: cubes_named(given.pit), codes.EARTH: earth}
        for name, colony in given.colonies.items():
            held[place_of_card(s, seat, PLANET_IDS.index(name))] = cubes_named(colony.cubes)
        for cube, name in enumerate(CUBE_IDS):
            named = sum(counts[cube] for counts in held.values())
            left = total[cube] - named
            if given.storage is not None:
                left = cubes_named(given.storage)[cube]
            within(left, 0, codes.MOST, f"{name} in the storage of seat {seat}")
            word = left << codes.PLACE_BITS * codes.STORAGE
            for place, counts in held.items():
                word |= counts[cube] << codes.PLACE_BITS * place
            s.cubes[codes.CUBES * seat + cube] = word

    def _start(self, given: NationPosition) -> tuple[list[int], list[int]]:
        """The cubes of a nation, and those on Earth; bonus cubes are energy unless it is said."""
        s, t = self.state, self.state.tables
        extra = [0, 0, 0]
        if self.is_solo:
            extra = [int(s.rulings.bonus_cubes), 0, int(s.rulings.level) - 1]
        first = codes.CUBES if self.is_solo else 0
        total = [int(t.kit[cube]) + extra[cube] for cube in range(codes.CUBES)]
        earth = [int(t.start_earth[first + cube]) + extra[cube] for cube in range(codes.CUBES)]
        return total, earth if given.earth is None else cubes_named(given.earth)

    def _ship(self, seat: int, name: str) -> None:
        s, number = self.state, _hex(self.state, name)
        is_space = has(s, s.open, number)
        if has(s, s.ships, number) or not (is_space or has(s, s.landing, number)):
            raise BadPosition(f"a ship of seat {seat} cannot stand on {name}")
        if not is_space:
            exclude(s.landing, s.tables, number)
        bodies.launch(s, seat, number)

    def _marks(self, nation: int, given: NationPosition | GhostPosition) -> None:
        """Levels, markers on the tracks and medals."""
        s = self.state
        for name, level in given.technologies.items():
            shift = codes.LEVEL_BITS * number_of(TECHNOLOGY_IDS, name, "technology")
            s.levels[nation] |= within(level, 0, codes.TOP_LEVEL, f"level of {name}") << shift
        for name, space in given.tracks.items():
            track = number_of(TRACK_IDS, name, "track")
            last = int(s.tables.last[track])
            s.space[codes.TRACKS * nation + track] = within(space, 0, last, f"space on {name}")
        for name, count in given.medals.items():
            track = number_of(TRACK_IDS, name, "track")
            s.medals[codes.TRACKS * nation + track] = within(count, 0, codes.LONG, "medals")

    def _objectives(self, nations: list[NationPosition]) -> None:
        s = self.state
        of_set = [
            number
            for number in range(codes.OBJECTIVES)
            if bool(int(s.tables.advanced) >> number & 1) == s.rulings.advanced
        ]
        named = {nation.objective for nation in nations}
        spare = [number for number in of_set if OBJECTIVE_IDS[number] not in named]
        for seat, nation in enumerate(nations):
            if nation.objective == ANY:
                s.objective[seat] = codes.NO_OBJECTIVE if self.is_solo else spare.pop(0)
            elif nation.objective is not None:
                s.objective[seat] = number_of(OBJECTIVE_IDS, nation.objective, "objective")


def _pair(pair: list[int]) -> int:
    pairs = [
        [one, other]
        for one in range(codes.TECHNOLOGIES)
        for other in range(one + 1, codes.TECHNOLOGIES)
    ]
    if sorted(pair) not in pairs:
        raise BadPosition("free levels are two different technologies")
    return pairs.index(sorted(pair))
