"""Questions as people see them: prompts, options, the elements they concern."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from perihelion.games.kepler3042 import codes, facts
from perihelion.games.kepler3042.action_ids import answers_to, kind_of
from perihelion.games.kepler3042.action_structs import Cell
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases import names, phrases
from perihelion.games.kepler3042.phrases.labels import Labeller, elements_of, said
from perihelion.games.kepler3042.rules.actions import would_change
from perihelion.games.kepler3042.rules.bodies import ships_in_supply
from perihelion.games.kepler3042.views import queries
from perihelion.games.kepler3042.views.option_facts import OptionFacts, first_of
from perihelion.kernel.actions import Act, Facts
from perihelion.kernel.kept import Kept
from perihelion.kernel.phrases import Phrase, ask, word_for
from perihelion.kernel.wire import Decision, Option

_OPTIONS: Final[Kept[Hashable, Option]] = Kept(10_000)
CHARTED: Final = 4
"""Bodies that Galactic Cartography reveals."""


def decision_of(blind: Kepler3042State, seat: int) -> Decision:
    """The open question to `seat`."""
    return _Asker(blind, seat).decision()


class _Asker:
    """Names one question; lives for one call."""

    def __init__(self, blind: Kepler3042State, seat: int) -> None:
        self.state = blind
        self.seat = seat
        self.kind = kind_of(blind)
        _, self.a, self.b, self.c = blind.frame()

    def decision(self) -> Decision:
        source = self._source()
        step, of = self._progress()
        known = OptionFacts(self.state, self.seat, self.kind, self.a, self.b)
        label = Labeller(self.state, self.seat, self.kind, self.a)
        acts = answers_to(self.kind, self.state.tables)
        options = []
        for action in self.state.legal(self.seat):
            act = acts[action]
            told, lacks = known.of(act), self._lacks(act)
            # All that an option is made of: many are offered again and again.
            key = (action, told, None if lacks is None else lacks.key, label.about(act))
            option = _OPTIONS.get(key)
            if option is None:
                words, elements = label.of(act, told), elements_of(act)
                option = Option(
                    *(action, act.text, elements, words, act, told),
                    role=act.role,
                    then=act.then,
                    lacks=lacks,
                )
                _OPTIONS.keep(key, option)
            options.append(option)
        named: Phrase | str = "" if source is None else phrases.name_of(source)
        if self.kind in ("move", "leg") and source is None:
            named = Phrase("step-move")
        told = self._facts()
        prompt = ask(self._key(), named, step, of, **self._more(told))
        return Decision(
            *(self.seat, self.kind, prompt, tuple(options), source, step, of, told),
            ends=self._ends(),
        )

    def _ends(self) -> bool:
        """Whether nothing of the turn is left but bonuses, movement and withdrawal (4.1)."""
        if self.kind == "move":
            return self.b == codes.FROM_TURN
        return self.kind in ("bonus", "withdraw")

    def _lacks(self, act: Act) -> Phrase | None:
        """Why a main action would change nothing now (R11)."""
        if not isinstance(act, Cell):
            return None
        number = names.ACTION_IDS.index(act.action)
        if would_change(self.state, self.seat, number):
            return None
        if number == codes.SPACE_CONSTRUCTION and not ships_in_supply(self.state, self.seat):
            return Phrase("lacks-ships")
        return phrases.text(f"lacks-{act.action}")

    def _source(self) -> str | None:
        """What asks: an action, a bonus action, a card, a technology, a track, or a mine."""
        if self.kind == "regenerate" and self.b == codes.FROM_MINE:
            return "token:mine"
        return names.cause_of(self.state.cause())

    def _key(self) -> str:
        """The message; whoever has looked at a body is told which one is to be laid."""
        if self.kind == "place" and self.a != codes.NO_TOKEN:
            return "place-body"
        if self.kind == "reveal" and self.a == self._hidden():
            return "reveal-last"
        if self.kind == "produce" and self.a == 0:
            return "produce-nothing"
        return self.kind

    def _hidden(self) -> int:
        """How many bodies are hidden; nobody counts from which one on if all are revealed."""
        return len(queries.listed(self.state, self.state.hidden))

    def _progress(self) -> tuple[int, int]:
        """How far along, of so many times that this is asked at most."""
        done, left = self._done_and_left()
        return (done + 1, done + left) if left and done + left > 1 else (1, 1)

    def _done_and_left(self) -> tuple[int, int]:
        match self.kind:
            case "build":
                return self.a, int(ships_in_supply(self.state, self.seat))
            case "reveal" if self.a < self._hidden():
                times = self._of_card() if self.b == codes.FROM_CARD else CHARTED
                return times - self.a, self.a
            case "harvest":
                return self.c.bit_count(), min(self.a, self._offered("harvest"))
            case "sacrifice":
                return self._price() - self.a, self.a
            case "regenerate" if self.b == codes.FROM_CARD:
                pit = queries.cubes_at(self.state, self.seat, codes.PIT)
                there = pit.energy + pit.matter + pit.antimatter
                return self._of_card() - self.a, min(self.a, there)
            case "yard" if self.b == codes.FROM_CARD:
                there = int(ships_in_supply(self.state, self.seat))
                return self._of_card() - self.a, min(self.a, there)
            case "giver" if self.b == codes.FROM_CARD:
                return self._of_card() - self.c, self.c
        return 0, 1

    def _offered(self, verb: str) -> int:
        """How many answers begin with this verb."""
        texts = (self.state.text(action) for action in self.state.legal(self.seat))
        return sum(text.startswith(f"{verb} ") for text in texts)

    def _price(self) -> int:
        """The cubes to be sacrificed in all: one, or the price of a level (R21)."""
        below = int(self.state.frames[int(self.state.depth) - 2])
        if below & codes.KIND_MASK == codes.F_CARD:
            return self._of_card()
        if below & codes.KIND_MASK != codes.F_RAISE:
            return self.a
        technology = below >> codes.A_SHIFT & codes.NUMBER_MASK
        return queries.price_of(self.state, self.seat, technology)

    def _of_card(self) -> int:
        """How often the effect of the card that is being carried out asks at most."""
        t, frame = self.state.tables, int(self.state.frames[0])
        done = frame >> codes.B_SHIFT & codes.NUMBER_MASK
        row = int(t.first_effect[int(self.state.card)]) + done - 1
        return int(t.effects[codes.EFFECT * row + 1])

    def _facts(self) -> Facts | None:
        """What the question is about."""
        match self.kind:
            case "leg":
                return facts.Leg(self.state.tables.names[self.a], self.b)
            case "ship" | "price":
                return facts.OfPlanet(names.PLANET_IDS[self.a])
            case "amount":
                return facts.OfPlanet(
                    names.PLANET_IDS[queries.card_at(self.state, self.seat, self.a)]
                )
            case "cube":
                return facts.OfPlanet(
                    names.PLANET_IDS[queries.card_at(self.state, self.seat, self.c)]
                )
            case "giver":
                return facts.Deed("transform" if self.a == codes.KIND_TRANSFORM else "assign")
        return None

    def _more(self, told: Facts | None) -> dict[str, Any]:
        """What the question names besides its source."""
        match told:
            case facts.Leg(where, reach):
                distance = phrases.counted("hexes", reach)
                return {"hex": phrases.hex_at(where), "distance": distance}
            case facts.OfPlanet(planet):
                return {"planet": phrases.planet(planet)} | self._most()
        match self.kind:
            case "move":
                return {"distance": phrases.counted("hexes", self.a)}
            case "payer":
                return self._level(self.a)
            case "produce":
                return {"cubes": said(queries.amounts(self.a))}
            case "track" | "medal":
                return {"n": self.b}
            case "reveal":
                return {"n": self.a}
            case "icon":
                return {"cubes": said(queries.amounts(1 << codes.AMOUNT_BITS * self.a))}
            case "icon-price":
                return {"icon": Phrase(f"icon-{names.ICON_IDS[self.a]}")}
            case "level":
                return {"level": self.a}
            case "place" if self.a != codes.NO_TOKEN:
                return {"body": phrases.name_of(names.body_element(self.a))}
            case "bonus-cubes":
                return {"n": self.a}
        return {}

    def _most(self) -> dict[str, Any]:
        """How many cubes may be produced, where that is the question."""
        if self.kind != "amount":
            return {}
        first = codes.AMOUNT_MASK << codes.AMOUNT_BITS * first_of(self.b)
        return {"cubes": said(queries.amounts(self.b & first))}

    def _level(self, technology: int) -> dict[str, Any]:
        name = names.TECHNOLOGY_IDS[technology]
        level = queries.level_of(self.state, self.seat, technology) + 1
        cost = int(self.state.tables.level_cost[codes.LEVELS * technology + level])
        return {
            "technology": word_for("technology", name),
            "level": level,
            "name": phrases.level_name(name, level),
            "cost": said(queries.amounts(cost)),
        }
