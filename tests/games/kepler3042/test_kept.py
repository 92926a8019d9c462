"""What is never lost and never made: cubes, ships, markers, bodies and cards, at every decision.

The cubes are also followed by the events alone, so what is told is all that happens.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any, Final

import pytest
from tests.games.kepler3042.sizes import GAME, SEATS, mix, rich
from tests.games.random_play import SCALE, Options, go_on

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases.names import CUBE_IDS, PLANET_IDS
from perihelion.games.kepler3042.views.queries import (
    cards_of,
    colonies_of,
    cubes_at,
    listed,
    ships_of,
)
from perihelion.games.kepler3042.views.view import Cubes
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EventLog

KIT: Final = (7, 7, 3)
Place = tuple[str, str]
"""A seat and a place of its cubes, as elements."""


def counts(cubes: Cubes) -> tuple[int, int, int]:
    return cubes.energy, cubes.matter, cubes.antimatter


def places_of(state: Kepler3042State, seat: int) -> dict[str, tuple[int, int, int]]:
    """All cubes of a nation, by place."""
    found = {
        "place:storage": counts(cubes_at(state, seat, codes.STORAGE)),
        "place:pit": counts(cubes_at(state, seat, codes.PIT)),
    }
    for at, card in enumerate(cards_of(state, seat)):
        found[f"planet:{PLANET_IDS[card]}"] = counts(cubes_at(state, seat, codes.EARTH + at))
    return found


class SlowCubes:
    """The cubes of all nations, told by events alone."""

    def __init__(self, state: Kepler3042State) -> None:
        self.cubes: defaultdict[Place, Counter[str]] = defaultdict(Counter)
        for seat in range(int(state.seats)):
            for place, found in places_of(state, seat).items():
                self._hold((f"seat:{seat}", place)).update(_named(found))

    def _hold(self, place: Place) -> Counter[str]:
        return self.cubes[place]

    def follow(self, kind: str, args: Mapping[str, Any]) -> None:
        seat, planet = str(args.get("seat")), str(args.get("planet"))
        cube, count = str(args.get("cube")), int(args.get("count", 1))
        match kind:
            case "spend":
                self._go(seat, planet, "place:storage", cube, count)
            case "produce":
                self._go(seat, "place:storage", planet, cube, count)
            case "sacrifice":
                self._go(seat, str(args["holder"]), "place:pit", cube, 1)
            case "regenerate":
                self._go(seat, "place:pit", "place:storage", cube, 1)
            case "transform":
                self._go(seat, planet, "place:storage", cube, 1)
                self._go(seat, "place:storage", planet, str(args["got"]), 1)
            case "assign":
                self._go(seat, planet, str(args["to"]), cube, 1)
            case "bonus-cubes":
                more = {f"cube:{name}": int(args[name]) for name in CUBE_IDS}
                self._hold((seat, "planet:earth")).update(more)

    def _go(self, seat: str, origin: str, to: str, cube: str, count: int) -> None:
        self._hold((seat, origin))[cube] -= count
        self._hold((seat, to))[cube] += count
        assert self._hold((seat, origin))[cube] >= 0, f"{origin} of {seat} has no {cube}"

    def check(self, state: Kepler3042State) -> None:
        for seat in range(int(state.seats)):
            for place, found in places_of(state, seat).items():
                told = self._hold((f"seat:{seat}", place))
                assert +told == +Counter(_named(found)), f"{place} of seat {seat}"


def _named(cubes: tuple[int, int, int]) -> dict[str, int]:
    return {f"cube:{name}": count for name, count in zip(CUBE_IDS, cubes, strict=True)}


def kept(state: Kepler3042State, bonus: tuple[int, int]) -> None:
    """Every piece is in exactly one place."""
    for seat in range(int(state.seats)):
        totals = [sum(column) for column in zip(*places_of(state, seat).values(), strict=True)]
        more = [have - of for have, of in zip(totals, KIT, strict=True)]
        assert min(more) >= 0
        assert (more[0] + more[1], more[2]) in ((0, 0), bonus), f"seat {seat} has {totals}"
        row = [int(state.ship[codes.SHIPS * seat + ship]) for ship in range(codes.SHIPS)]
        assert len(ships_of(state, seat)) + row.count(codes.NO_HEX) == codes.SHIPS
        assert len(colonies_of(state, seat)) <= codes.COLONIES
    _bodies_kept(state)
    cards = 18 if state.seats > 1 else int(state.tables.solo_cards).bit_count()
    assert int(state.deck).bit_count() + int(state.round) == cards


def _bodies_kept(state: Kepler3042State) -> None:
    """Laid or still to be laid, hidden, revealed or taken: as many as the match has."""
    kind, stage, done, _ = state.frame()
    if state.round == 0 and kind == codes.F_SETUP and stage <= codes.STAGE_PLACE:
        assert len(listed(state, state.hidden)) == (done if stage == codes.STAGE_PLACE else 0)
        return
    if state.round == 0 and kind in (codes.F_PLACE, codes.F_TOKEN):
        return
    hidden = set(listed(state, state.hidden))
    tokens = [token for token in range(codes.TOKENS) if int(state.in_play) >> token & 1]
    places = [int(state.place[token]) for token in tokens]
    revealed = [place for place in places if place >= 0 and place not in hidden]
    assert len(hidden) + len(revealed) + places.count(codes.TAKEN) == len(tokens)


def play(state: Kepler3042State, rng: Rng, bonus: tuple[int, int], plies: int = 100_000) -> int:
    """Answer at random to the end, and look after every answer; how many seats' answers."""
    cubes, answers, decisions = SlowCubes(state), Answers(), 0
    while not state.is_over and plies:
        plies -= 1
        state.log = log = EventLog()
        decisions += state.seat != CHANCE
        go_on(state, rng, 1, answers)
        for event in GAME.events_for(log, int(state.seats)):
            cubes.follow(event.kind, event.args)
        cubes.check(state)
        kept(state, bonus)
    return decisions


@pytest.mark.rules("5.1", "5.2", "5.4", "5.5")
@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_kept_in_random_matches(seats: int) -> None:
    """By default and under mixed options."""
    rng = Rng(40 + seats)
    for number in range(4 if is_compiled() else 1):
        options: Options = mix(seats, rng) if number else {}
        bonus = (int(options.get("bonus_cubes", 0)), int(options.get("level", 1)) - 1)
        assert play(GAME.start(seats, options), rng, bonus) > 50


@pytest.mark.parametrize("number", range(8 // min(SCALE, 4)))
def test_everything_is_kept_from_rich_positions(number: int) -> None:
    """With high levels and full planets, where random play from the start seldom comes."""
    assert play(rich(number), Rng(number), (0, 0), 400) > 20
