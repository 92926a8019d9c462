"""The facts of answers, looked up in a blind state: prices, gains, where things lead to."""

from __future__ import annotations

from functools import cached_property

from perihelion.games.kepler3042 import action_structs, codes, facts
from perihelion.games.kepler3042.action_ids import PRICES
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases import names
from perihelion.games.kepler3042.rules.moving import find_ends
from perihelion.games.kepler3042.views import queries
from perihelion.games.kepler3042.views.view import Cubes
from perihelion.kernel.actions import Act, Facts


def first_of(word: int) -> int:
    """The first type of cube in amounts."""
    cubes = range(codes.CUBES)
    return next(one for one in cubes if word >> codes.AMOUNT_BITS * one & codes.AMOUNT_MASK)


class OptionFacts:
    """Knows what the answers to one question would do."""

    def __init__(self, state: Kepler3042State, seat: int, kind: str, a: int, b: int) -> None:
        self.state = state
        self.tables = state.tables
        self.seat = seat
        self.kind = kind
        self.a, self.b = a, b
        self.steps = self._reach() if kind == "leg" else {}

    @cached_property
    def bodies(self) -> dict[int, int]:
        """The bodies that the seat knows, by hex."""
        return queries.bodies(self.state)

    def _reach(self) -> dict[int, int]:
        """The steps that each end of the leg takes."""
        found: dict[int, int] = {}
        for steps in range(1, self.b + 1):
            find_ends(self.state, self.a, steps)
            for number in queries.listed(self.state, self.tables.found):
                found.setdefault(number, steps)
        return found

    def of(self, act: Act) -> Facts | None:
        """The facts that the act declares."""
        if act.facts is None:
            return None
        match act:
            case action_structs.To(where):
                number = self.tables.numbers[where]
                body = self.bodies.get(number)
                landing = None if body is None else names.body_element(body)
                return facts.Flight(self.steps[number], landing)
            case action_structs.Colonise(where):
                planet = self.bodies[self.tables.numbers[where]]
                advances = int(self.tables.colonise_advances[planet])
                return facts.Colony(names.PLANET_IDS[planet + 1], advances)
            case action_structs.Develop(name):
                return self._level(names.TECHNOLOGY_IDS.index(name))
            case action_structs.Raise(name):
                return self._raise(names.TECHNOLOGY_IDS.index(name))
            case action_structs.Advance(track):
                return self._way(names.TRACK_IDS.index(track))
            case action_structs.Medal():
                return facts.Medals(self.b)
        return self._of_cubes(act)

    def _next_level(self, technology: int) -> int:
        return queries.level_of(self.state, self.seat, technology) + 1

    def _level(self, technology: int) -> facts.Level:
        level = self._next_level(technology)
        at = codes.LEVELS * technology + level
        price = queries.amounts(int(self.tables.level_cost[at]))
        return facts.Level(level, price, int(self.tables.level_advances[at]))

    def _raise(self, technology: int) -> facts.FreeLevel:
        """By a card; one of them has a price for levels that bring advances (R21)."""
        price = queries.price_of(self.state, self.seat, technology)
        is_free = not self.b or self.state.rulings.price == codes.PRICE_PER_ICON
        return facts.FreeLevel(self._next_level(technology), 0 if is_free else price)

    def _way(self, track: int) -> facts.Way:
        space, room = self._room(track)
        goes = min(self.b, room)
        if goes == self.b:
            return facts.Way(space, space + goes)
        there, left = self._room(1 - track)
        if not self.state.rulings.other_track or not left:
            return facts.Way(space, space + goes, is_lost=True)
        return facts.Way(space, space + goes, there=there + min(self.b - goes, left))

    def _room(self, track: int) -> tuple[int, int]:
        """The space of the own marker on a track, and how many follow."""
        space = int(self.state.space[codes.TRACKS * self.seat + track])
        return space, int(self.tables.last[track]) - space

    # Cubes.

    def _of_cubes(self, act: Act) -> Facts | None:
        match act:
            case action_structs.Build(planet):
                return facts.Ship(self._ship_price(PRICES[0]), self._held(planet))
            case action_structs.Price(price):
                return facts.Price(self._ship_price(price))
            case action_structs.Spend(planet) | action_structs.Give(planet):
                return facts.Held(self._held(planet))
            case action_structs.Terraform(planet):
                return self._terraforming(names.PLANET_IDS.index(planet) - 1)
            case action_structs.Produce():
                return facts.Gain(self._stored(self._made()))
            case action_structs.Harvest(planet):
                number = names.PLANET_IDS.index(planet) - 1
                face = int(self.state.terraformed[self.seat]) >> number & 1
                made = queries.amounts(int(self.tables.yields[2 * number + face]))
                return facts.Gain(self._stored(made))
            case action_structs.Amount(number):
                # Each type of a production is chosen by itself, the first one first (R09).
                first = first_of(self.b)
                return facts.Gain(Cubes(*(number if one == first else 0 for one in range(3))))
            case action_structs.Energy(number):
                return facts.Gain(Cubes(number, self.a - number))
        return None

    def _ship_price(self, price: str) -> Cubes:
        level = queries.level_of(self.state, self.seat, codes.SPACE_TRAVEL)
        return queries.amounts(int(self.tables.ship_cost[level if price == PRICES[0] else 0]))

    def _held(self, planet: str) -> Cubes:
        return queries.cubes_on(self.state, self.seat, names.PLANET_IDS.index(planet))

    def _terraforming(self, planet: int) -> facts.Terraforming:
        t = self.tables
        return facts.Terraforming(
            queries.amounts(int(t.terraform_cost[planet])),
            int(t.planet_points[planet]),
            int(t.terraform_advances[planet]),
        )

    def _made(self) -> Cubes:
        """What is produced: by an action or a card as the frame says, by an icon one cube."""
        if self.kind == "icon":
            return queries.amounts(1 << codes.AMOUNT_BITS * self.a)
        return queries.amounts(self.a)

    def _stored(self, wanted: Cubes) -> Cubes:
        """As much of it as the storage has."""
        stored = queries.cubes_at(self.state, self.seat, codes.STORAGE)
        return Cubes(
            min(wanted.energy, stored.energy),
            min(wanted.matter, stored.matter),
            min(wanted.antimatter, stored.antimatter),
        )
