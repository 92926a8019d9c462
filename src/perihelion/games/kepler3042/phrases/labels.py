"""Answers as people see them: what one would point at, and what it would do."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import Any

from perihelion.games.kepler3042 import action_structs, facts
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases import names, phrases
from perihelion.games.kepler3042.rules.bonuses import is_due
from perihelion.games.kepler3042.views.queries import bodies, bonuses_of
from perihelion.games.kepler3042.views.view import Cubes
from perihelion.kernel.actions import Act, Facts
from perihelion.kernel.phrases import Phrase, all_of, word_for

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
    return f"place:{place}" if place in names.PLACE_IDS else f"planet:{place}"


def _body(name: str) -> str:
    return f"planet:{name}" if name in names.PLANET_IDS else f"token:{name}"


def said(cubes: Cubes) -> Phrase:
    """Cubes in words."""
    return phrases.cubes(cubes.energy, cubes.matter, cubes.antimatter)


class Labeller:
    """Says what the answers to one question would do."""

    def __init__(self, state: Kepler3042State, seat: int, kind: str, a: int) -> None:
        self.state = state
        self.tables = state.tables
        self.seat = seat
        self.kind = kind
        self.a = a
        self.is_paid = kind == "bonus" and not is_due(state, seat)
        cell = int(state.cell[seat])
        self._about = (kind, a, cell, self.is_paid, state.rulings, state.tables)

    @cached_property
    def bodies(self) -> dict[int, int]:
        """The bodies that the seat knows, by hex."""
        return bodies(self.state)

    def about(self, act: Act) -> Hashable:
        """All that the label of an answer depends on, besides the answer and its facts."""
        if isinstance(act, action_structs.Withdraw):
            return self.bodies.get(self.tables.numbers[act.ship]), self._about
        return self._about

    def of(self, act: Act, told: Facts | None) -> Phrase:
        """The label of an answer with its facts."""
        key, args = self._told(act) if told is None else self._told_facts(act, told)
        return phrases.text(f"do-{key}", **args)

    def _told(self, act: Act) -> tuple[str, Args]:
        match act:
            case (
                action_structs.At(where)
                | action_structs.Place(where)
                | action_structs.Reveal(where)
                | action_structs.Move(where)
            ):
                return act.verb, self._hex(where)
            case action_structs.Withdraw(where):
                return self._withdraw(where)
            case action_structs.Cell(action):
                return "cell", self._cell(names.ACTION_IDS.index(action))
            case action_structs.Perform() | action_structs.Skip():
                cell = names.ACTION_IDS[int(self.state.cell[self.seat])]
                return act.verb, {"action": word_for("action", cell)}
            case action_structs.Bonus(bonus):
                key = "bonus-paid" if self.is_paid else "bonus"
                text = phrases.text(f"bonus-{bonus}.text")
                return key, {"bonus": word_for("bonus", bonus), "text": text}
            case action_structs.Levels(one, other):
                return "levels", {
                    "technology": word_for("technology", one),
                    "other": word_for("technology", other),
                }
            case action_structs.Stop():
                return f"stop-{self.kind}" if self.kind in STOPS else "stop", {}
            case action_structs.Pay():
                return "pay", {"icon": Phrase(f"icon-{names.ICON_IDS[self.a]}")}
            case action_structs.Lay(body):
                return "lay", {"body": phrases.name_of(_body(body))}
            case action_structs.Beside(planet):
                return "beside", {"planet": phrases.planet(planet)}
        return _of_cube(act)

    def _told_facts(self, act: Act, told: Facts) -> tuple[str, Args]:
        match act, told:
            case action_structs.To(where), facts.Flight():
                return self._to(where, told)
            case action_structs.Colonise(where), facts.Colony(planet, advances):
                return "colonise", self._zone(where) | self._world(planet) | _advances(advances)
            case action_structs.Develop(name), facts.Level(level, price, advances):
                return "develop", _level(name, level) | {"cubes": said(price)} | _advances(advances)
            case action_structs.Raise(name), facts.FreeLevel(level, 0):
                return "raise", _level(name, level)
            case action_structs.Raise(name), facts.FreeLevel(level, price):
                return "raise-price", _level(name, level) | {"n": price}
            case action_structs.Advance(track), facts.Way():
                return _advance(track, told)
            case action_structs.Medal(track), facts.Medals(medals):
                return "medal", {"medals": phrases.counted(f"{track}-medals", medals)}
            case action_structs.Terraform(planet), facts.Terraforming(price, points, advances):
                counted = {"cubes": said(price), "points": phrases.counted("points", points)}
                return "terraform", self._planet(planet) | counted | _advances(advances)
        return _of_cubes(act, told)

    # Hexes and planets.

    def _zone(self, where: str) -> Args:
        return {
            "zone": word_for(
                "zone", names.ZONE_IDS[int(self.tables.zone[self.tables.numbers[where]])]
            )
        }

    def _hex(self, where: str) -> Args:
        return {"hex": phrases.hex_at(where)} | self._zone(where)

    def _to(self, where: str, told: facts.Flight) -> tuple[str, Args]:
        args: Args = {
            "hex": phrases.hex_at(where),
            "distance": phrases.counted("hexes", told.steps),
        }
        if told.body is None:
            return "to", args
        kind, _, name = told.body.partition(":")
        if kind == "planet":
            return "to-planet", args | self._world(name)
        return "to-body", args | {"body": phrases.name_of(told.body)}

    def _withdraw(self, where: str) -> tuple[str, Args]:
        body = self.bodies.get(self.tables.numbers[where])
        if body is None:
            return "withdraw", self._hex(where)
        named = phrases.name_of(names.body_element(body))
        return "withdraw-from", {"hex": phrases.hex_at(where), "body": named}

    def _planet(self, planet: str) -> Args:
        kind = names.TYPE_IDS[int(self.tables.kind[int(planet) - 1])]
        return {"planet": phrases.planet(planet), "type": word_for("type", kind)}

    def _world(self, planet: str) -> Args:
        return self._planet(planet) | {"level": int(self.tables.planet_level[int(planet) - 1])}

    def _cell(self, action: int) -> Args:
        rows, columns = bonuses_of(
            self.state.tables, rows_first=bool(self.state.rulings.rows_first)
        )
        row, column = int(self.tables.row[action]), int(self.tables.column[action])
        bonuses = [
            word_for("bonus", names.BONUS_IDS[bonus]) for bonus in (columns[column], rows[row])
        ]
        return {"action": word_for("action", names.ACTION_IDS[action]), "bonuses": all_of(bonuses)}


def _advances(count: int) -> Args:
    return {"advances": phrases.counted("advances", count)}


def _level(technology: str, level: int) -> Args:
    return {
        "technology": word_for("technology", technology),
        "level": level,
        "name": phrases.level_name(technology, level),
    }


def _advance(track: str, told: facts.Way) -> tuple[str, Args]:
    """To which space, and what becomes of the spaces beyond the end (12.5, R16)."""
    args: Args = {"track": word_for("track", track), "space": told.space}
    goes = told.space > told.before
    if told.there is not None:
        other = names.TRACK_IDS[1 - names.TRACK_IDS.index(track)]
        args |= {"other": word_for("track", other), "there": told.there}
        return "advance-both" if goes else "advance-other", args
    if told.is_lost:
        return "advance-part" if goes else "advance-lost", args
    return "advance", args


def _of_cubes(act: Act, told: Facts) -> tuple[str, Args]:
    match act, told:
        case action_structs.Build(planet), facts.Ship(price, held):
            args: Args = {"cubes": said(price), "held": said(held)}
            return "build", {"planet": phrases.planet(planet)} | args
        case (action_structs.Spend(planet) | action_structs.Give(planet), facts.Held(cubes)) | (
            action_structs.Produce(planet) | action_structs.Harvest(planet),
            facts.Gain(cubes),
        ):
            return act.verb, {"planet": phrases.planet(planet), "cubes": said(cubes)}
        case _, facts.Price(cubes) | facts.Gain(cubes):
            return act.verb, {"cubes": said(cubes)}
    raise AssertionError(f"no words for {act.text!r} with {told!r}")


def _of_cube(act: Act) -> tuple[str, Args]:
    match act:
        case action_structs.Sacrifice(cube, place):
            return "sacrifice", {"cubes": _one(cube), "holder": phrases.name_of(_holder(place))}
        case action_structs.Regenerate(cube):
            return "regenerate", {"cubes": _one(cube)}
        case action_structs.Swap(cube):
            got = names.CUBE_IDS[1 - names.CUBE_IDS.index(cube)]
            return "swap", {"cubes": _one(cube), "got": _one(got)}
        case action_structs.Send(cube, planet):
            return "send", {"cubes": _one(cube), "planet": phrases.planet(planet)}
    return act.verb, {}


def _one(cube: str) -> Phrase:
    return phrases.cubes(*(int(cube == one) for one in names.CUBE_IDS))
