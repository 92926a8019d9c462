"""Answers as people see them: what one would point at, and what it would do."""

from __future__ import annotations

from typing import Any

from perihelion.games.kepler3042 import action_structs, codes
from perihelion.games.kepler3042.action_ids import PRICES
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.names import (
    ACTION_IDS,
    BONUS_IDS,
    CUBE_IDS,
    ICON_IDS,
    PLACE_IDS,
    PLANET_IDS,
    TECHNOLOGY_IDS,
    TRACK_IDS,
    TYPE_IDS,
    ZONE_IDS,
    body_element,
)
from perihelion.games.kepler3042.rules.bonuses import is_due
from perihelion.games.kepler3042.rules.moving import find_ends
from perihelion.games.kepler3042.views.queries import (
    amounts,
    bodies,
    bonuses_of,
    cubes_at,
    cubes_on,
    level_of,
    listed,
    price_of,
)
from perihelion.games.kepler3042.views.view import Cubes
from perihelion.kernel.actions import Act
from perihelion.kernel.phrases import Phrase, all_of

STOPS = ("bonus", "move", "leg", "build", "colonise", "develop", "terraform", "harvest")
Args = dict[str, Any]


def elements_of(act: Act) -> tuple[str, ...]:
    """What one would point at, one after the other."""
    match act:
        case (
            action_structs.Place(where)
            | action_structs.Move(where)
            | action_structs.To(where)
            | action_structs.At(where)
            | action_structs.Withdraw(where)
            | action_structs.Colonise(where)
            | action_structs.Reveal(where)
        ):
            return (f"hex:{where}",)
        case (
            action_structs.Build(planet)
            | action_structs.Spend(planet)
            | action_structs.Terraform(planet)
            | action_structs.Produce(planet)
            | action_structs.Harvest(planet)
            | action_structs.Beside(planet)
            | action_structs.Give(planet)
        ):
            return (f"planet:{planet}",)
        case action_structs.Cell(action):
            return (f"action:{action}",)
        case action_structs.Bonus(bonus):
            return (f"bonus:{bonus}",)
        case action_structs.Develop(technology) | action_structs.Raise(technology):
            return (f"technology:{technology}",)
        case action_structs.Levels(one, other):
            return (f"technology:{one}", f"technology:{other}")
        case action_structs.Advance(track) | action_structs.Medal(track):
            return (f"track:{track}",)
        case action_structs.Amount(number) | action_structs.Energy(number):
            return (f"number:{number}",)
        case action_structs.Regenerate(cube) | action_structs.Swap(cube):
            return (f"cube:{cube}",)
        case action_structs.Sacrifice(cube, place):
            return (_holder(place), f"cube:{cube}")
        case action_structs.Send(cube, planet):
            return (f"cube:{cube}", f"planet:{planet}")
        case action_structs.Lay(body):
            return (_body(body),)
        case action_structs.Price(price):
            return (f"button:{price}",)
    return (f"button:{act.verb}",)


def _holder(place: str) -> str:
    return f"place:{place}" if place in PLACE_IDS else f"planet:{place}"


def _body(name: str) -> str:
    return f"planet:{name}" if name in PLANET_IDS else f"token:{name}"


def said(cubes: Cubes) -> Phrase:
    """Cubes in words."""
    return phrases.cubes(cubes.energy, cubes.matter, cubes.antimatter)


def first_of(word: int) -> int:
    """The first type of cube in amounts."""
    cubes = range(codes.CUBES)
    return next(one for one in cubes if word >> codes.AMOUNT_BITS * one & codes.AMOUNT_MASK)


class Labeller:
    """Says what the answers to one question would do."""

    def __init__(
        self, state: Kepler3042State, seat: int, kind: str, a: int, b: int, c: int
    ) -> None:
        self.state = state
        self.tables = state.tables
        self.seat = seat
        self.kind = kind
        self.a, self.b, self.c = a, b, c
        self.bodies = bodies(state)
        self.steps = self._reach() if kind == "leg" else {}

    def _reach(self) -> dict[int, int]:
        """The steps that each end of the leg takes."""
        found: dict[int, int] = {}
        for steps in range(1, self.b + 1):
            find_ends(self.state, self.a, steps)
            for number in listed(self.state, self.tables.found):
                found.setdefault(number, steps)
        return found

    def of(self, act: Act) -> Phrase:
        """The label of an answer."""
        key, args = self._told(act)
        return phrases.text(f"do-{key}", **args)

    def _told(self, act: Act) -> tuple[str, Args]:
        match act:
            case (
                action_structs.At(where)
                | action_structs.Place(where)
                | action_structs.Reveal(where)
            ):
                return act.verb, self._hex(self.tables.numbers[where])
            case action_structs.To(where):
                return self._to(self.tables.numbers[where])
            case action_structs.Move(where):
                return "move", self._hex(self.tables.numbers[where])
            case action_structs.Withdraw(where):
                return self._withdraw(self.tables.numbers[where])
            case action_structs.Colonise(where):
                number = self.tables.numbers[where]
                return "colonise", self._hex(number) | self._planet(self.bodies[number])
            case action_structs.Cell(action):
                return "cell", self._cell(ACTION_IDS.index(action))
            case action_structs.Perform() | action_structs.Skip():
                cell = ACTION_IDS[int(self.state.cell[self.seat])]
                return act.verb, {"action": phrases.action(cell)}
            case action_structs.Bonus(bonus):
                key = "bonus" if is_due(self.state, self.seat) else "bonus-paid"
                text = phrases.text(f"bonus-{bonus}.text")
                return key, {"bonus": phrases.bonus(bonus), "text": text}
            case action_structs.Develop(name):
                return "develop", self._level(TECHNOLOGY_IDS.index(name))
            case action_structs.Raise(name):
                return self._raise(TECHNOLOGY_IDS.index(name))
            case action_structs.Levels(one, other):
                return "levels", {
                    "technology": phrases.technology(one),
                    "other": phrases.technology(other),
                }
            case action_structs.Advance(track):
                return self._advance(TRACK_IDS.index(track))
            case action_structs.Medal(track):
                return "medal", {"medals": phrases.counted(f"{track}-medals", self.b)}
            case action_structs.Stop():
                return f"stop-{self.kind}" if self.kind in STOPS else "stop", {}
            case action_structs.Pay():
                return "pay", {"icon": Phrase(f"icon-{ICON_IDS[self.a]}")}
            case action_structs.Lay(body):
                return "lay", {"body": phrases.name_of(_body(body))}
        return self._of_cubes(act)

    # Hexes.

    def _hex(self, number: int) -> Args:
        zone = phrases.zone(ZONE_IDS[int(self.tables.zone[number])])
        return {"hex": phrases.hex_at(self.tables.names[number]), "zone": zone}

    def _to(self, number: int) -> tuple[str, Args]:
        args = self._hex(number) | {"distance": phrases.counted("hexes", self.steps[number])}
        body = self.bodies.get(number)
        if body is None:
            return "to", args
        if body < codes.PLANETS:
            return "to-planet", args | self._planet(body)
        return "to-body", args | {"body": phrases.name_of(body_element(body))}

    def _withdraw(self, number: int) -> tuple[str, Args]:
        args, body = self._hex(number), self.bodies.get(number)
        if body is None:
            return "withdraw", args
        return "withdraw-from", args | {"body": phrases.name_of(body_element(body))}

    def _planet(self, planet: int) -> Args:
        t = self.tables
        return {
            "planet": phrases.planet(planet + 1),
            "type": phrases.planet_type(TYPE_IDS[int(t.kind[planet])]),
            "level": int(t.planet_level[planet]),
            "advances": phrases.counted("advances", int(t.colonise_advances[planet])),
        }

    # Boards.

    def _cell(self, action: int) -> Args:
        rows, columns = bonuses_of(self.state)
        row, column = int(self.tables.row[action]), int(self.tables.column[action])
        bonuses = [phrases.bonus(BONUS_IDS[bonus]) for bonus in (columns[column], rows[row])]
        return {"action": phrases.action(ACTION_IDS[action]), "bonuses": all_of(bonuses)}

    def _level(self, technology: int) -> Args:
        name = TECHNOLOGY_IDS[technology]
        level = level_of(self.state, self.seat, technology) + 1
        at = codes.LEVELS * technology + level
        return {
            "technology": phrases.technology(name),
            "level": level,
            "name": phrases.level_name(name, level),
            "cubes": said(amounts(int(self.tables.level_cost[at]))),
            "advances": phrases.counted("advances", int(self.tables.level_advances[at])),
        }

    def _raise(self, technology: int) -> tuple[str, Args]:
        """By a card; one of them has a price for levels that bring advances (R21)."""
        args = self._level(technology)
        price = price_of(self.state, self.seat, technology)
        if not self.b or not price or self.state.rulings.price == codes.PRICE_PER_ICON:
            return "raise", args
        return "raise-price", args | {"n": price}

    def _advance(self, track: int) -> tuple[str, Args]:
        """To which space, and what becomes of the spaces beyond the end (12.5, R16)."""
        space, room = self._room(track)
        goes = min(self.b, room)
        args: Args = {"track": phrases.track(TRACK_IDS[track]), "space": space + goes}
        if goes == self.b:
            return "advance", args
        other = 1 - track
        there, left = self._room(other)
        if not self.state.rulings.other_track or not left:
            return "advance-part" if goes else "advance-lost", args
        args["other"] = phrases.track(TRACK_IDS[other])
        args["there"] = there + min(self.b - goes, left)
        return "advance-both" if goes else "advance-other", args

    def _room(self, track: int) -> tuple[int, int]:
        """The space of the own marker on a track, and how many follow."""
        space = int(self.state.space[codes.TRACKS * self.seat + track])
        return space, int(self.tables.last[track]) - space

    # Cubes.

    def _of_cubes(self, act: Act) -> tuple[str, Args]:
        match act:
            case action_structs.Build(planet):
                level = level_of(self.state, self.seat, codes.SPACE_TRAVEL)
                price = said(amounts(int(self.tables.ship_cost[level])))
                held = self._held(planet)
                return "build", {"planet": held["planet"], "cubes": price, "held": held["cubes"]}
            case action_structs.Spend(planet) | action_structs.Give(planet):
                return act.verb, self._held(planet)
            case action_structs.Beside(planet):
                return "beside", {"planet": phrases.planet(planet)}
            case action_structs.Terraform(planet):
                return "terraform", self._terraforming(PLANET_IDS.index(planet) - 1)
            case action_structs.Produce(planet):
                made = said(self._stored(self._made()))
                return "produce", {"planet": phrases.planet(planet), "cubes": made}
            case action_structs.Harvest(planet):
                number = PLANET_IDS.index(planet) - 1
                face = int(self.state.terraformed[self.seat]) >> number & 1
                made = said(self._stored(amounts(int(self.tables.yields[2 * number + face]))))
                return "harvest", {"planet": phrases.planet(planet), "cubes": made}
            case action_structs.Price(price_id):
                level = level_of(self.state, self.seat, codes.SPACE_TRAVEL)
                row = level if price_id == PRICES[0] else 0
                return "price", {"cubes": said(amounts(int(self.tables.ship_cost[row])))}
        return self._of_cube(act)

    def _of_cube(self, act: Act) -> tuple[str, Args]:
        match act:
            case action_structs.Sacrifice(cube, place):
                return "sacrifice", {"cubes": _one(cube), "holder": phrases.name_of(_holder(place))}
            case action_structs.Regenerate(cube):
                return "regenerate", {"cubes": _one(cube)}
            case action_structs.Amount(number):
                return "amount", {"cubes": self._amount(number)}
            case action_structs.Energy(number):
                return "energy", {"cubes": phrases.cubes(number, self.a - number, 0)}
            case action_structs.Swap(cube):
                got = CUBE_IDS[1 - CUBE_IDS.index(cube)]
                return "swap", {"cubes": _one(cube), "got": _one(got)}
            case action_structs.Send(cube, planet):
                return "send", {"cubes": _one(cube), "planet": phrases.planet(planet)}
        return act.verb, {}

    def _held(self, planet: str) -> Args:
        card = PLANET_IDS.index(planet)
        cubes = said(cubes_on(self.state, self.seat, card))
        return {"planet": phrases.planet(planet), "cubes": cubes}

    def _terraforming(self, planet: int) -> Args:
        t = self.tables
        return {
            "planet": phrases.planet(planet + 1),
            "type": phrases.planet_type(TYPE_IDS[int(t.kind[planet])]),
            "cubes": said(amounts(int(t.terraform_cost[planet]))),
            "points": phrases.counted("points", int(t.planet_points[planet])),
            "advances": phrases.counted("advances", int(t.terraform_advances[planet])),
        }

    def _made(self) -> Cubes:
        """What is produced: by an action or a card as the frame says, by an icon one cube."""
        if self.kind == "icon":
            return amounts(1 << codes.AMOUNT_BITS * self.a)
        return amounts(self.a)

    def _amount(self, number: int) -> Phrase:
        """Each type of a production is chosen by itself, the first one first (R09)."""
        return phrases.cubes(*(number if cube == first_of(self.b) else 0 for cube in range(3)))

    def _stored(self, wanted: Cubes) -> Cubes:
        """As much of it as the storage has."""
        stored = cubes_at(self.state, self.seat, codes.STORAGE)
        return Cubes(
            min(wanted.energy, stored.energy),
            min(wanted.matter, stored.matter),
            min(wanted.antimatter, stored.antimatter),
        )


def _one(cube: str) -> Phrase:
    return phrases.cubes(*(int(cube == one) for one in CUBE_IDS))
