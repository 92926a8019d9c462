"""Imagined worlds are as frequent as chance makes them, exactly enumerated on small cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations
from typing import Any, Final

import pytest
from tests.games.kepler3042.scene import HEX_IDS
from tests.games.kepler3042.sizes import GAME
from tests.games.random_play import Options, go_on
from tests.sampling import half

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.phrases.names import BODY_IDS
from perihelion.games.kepler3042.views.queries import body_of, listed, unseen
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.conformance.case import Case
from perihelion.kernel.conformance.frequency import Belief, misfit
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

MOST: Final = 3000 if is_compiled() else 300
"""More worlds than these are not compared."""
PEEK: Final[Options] = {"placement": "in_turn", "placement_peek": True}


class Watcher(Belief):
    """What one viewer may believe, compared with what it imagines at every step."""

    def __init__(self, worlds: Iterable[State], viewer: int, rng: Rng) -> None:
        first, *others = worlds
        super().__init__(Case(GAME, int(first.seats), first.options()), first, viewer, rng)
        for world in others:
            assert world.blind(viewer) == first.blind(viewer)
            self.worlds[world.to_bytes()] = (Fraction(1), world)
        self.compared: list[int] = []

    def compare(self) -> None:
        """Sample worlds and hold them against the list of all."""
        exact = self.exact()
        blind = self.any_world.blind(self.viewer)
        draws = 400 + 4 * len(exact)
        seen = Counter(blind.imagine(self.rng).to_bytes() for _ in range(draws))
        assert set(seen) <= set(exact), f"worlds that cannot be behind {blind!r}"
        wrong = misfit(exact, seen)
        assert wrong is None, f"{wrong}, {len(exact)} worlds behind {blind!r}"
        self.compared.append(len(exact))

    def watch(self, steps: int, every: int = 1) -> list[int]:
        """Go on at random and compare, as long as there are few enough worlds."""
        for number in range(steps):
            world = self.any_world
            if world.is_over or len(self.worlds) * len(world.legal()) > 8 * MOST:
                break
            self.step()
            if 1 < len(self.worlds) <= MOST and number % every == 0:
                self.compare()
        return self.compared


def before(kind: str, seats: int, options: Options, seed: int = 1) -> Kepler3042State:
    """A match before its first question of a kind, to chance or to a seat."""
    state, rng, answers = GAME.start(seats, options), Rng(seed), Answers()
    while (state.chance().kind if state.seat == CHANCE else state.decision().kind) != kind:
        go_on(state, rng, 1, answers)
    return state


# Objectives.


@pytest.mark.rules("18.2", "2.8")
@pytest.mark.parametrize("objectives", ["standard", "advanced"])
@pytest.mark.parametrize("seats", half([2, 3, 4], 0))
def test_objectives_of_the_others(seats: int, objectives: str) -> None:
    """Any of those that the viewer does not have, none twice; also for who looks on."""
    count = {"standard": 10, "advanced": 7}[objectives]
    start = before("objective", seats, {"objectives": objectives})
    assert len(start.legal()) == count
    for viewer in range(seats + 1):
        compared = Watcher([start], viewer, Rng(viewer)).watch(seats + 1)
        assert compared, f"seat {viewer}"
        assert max(compared) >= count - 1


@pytest.mark.rules("18.2")
def test_objectives_stay_secret_through_a_match() -> None:
    """Nothing that is done tells anything about them: all are as likely as before."""
    start = before("objective", 2, {"objectives": "advanced"})
    watcher = Watcher([start], 0, Rng(3))
    compared = watcher.watch(400 if is_compiled() else 30, 12)
    assert set(compared[1:]) == {6}
    assert len(compared) > (10 if is_compiled() else 1)


# Free levels chosen at the same time.


@pytest.mark.rules("R05", "2.13")
@pytest.mark.parametrize("viewer", half(range(3), 0))
def test_free_levels_chosen_at_the_same_time(viewer: int) -> None:
    """Each of the ten pairs, until the last has chosen; objectives beside them."""
    options: Options = {"free_levels_order": "simultaneous_hidden", "objectives": "advanced"}
    most = 0
    for seed in range(8):
        watcher = Watcher([before("objective", 2, options)], viewer, Rng(seed * 123_457))
        compared = watcher.watch(4)
        most = max(most, *compared)
        if len(compared) == 4:
            assert compared[-1] == compared[1], "all is shown"
    # Whose choice comes first is a lot: that of the viewer itself is no secret to it.
    wanted = 60 if viewer < 2 else 420
    assert most == (wanted if wanted <= MOST else 42)


# Bodies.


@pytest.mark.rules("19.2", "18.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hidden_body_is_any_that_is_left(seats: int) -> None:
    """Without looking there is nothing to imagine: the reveal draws each token left alike."""
    rng, answers, met = Rng(seats), Answers(), 0
    state = GAME.start(seats)
    while not state.is_over and met < 30:
        if state.seat == CHANCE and state.chance().kind == "reveal":
            left = unseen(state)
            assert sum(left.values()) == len(listed(state, state.hidden))
            weights = {one - codes.C_REVEAL: int(state.weight_of(one)) for one in state.legal()}
            assert weights == left
            for viewer in range(seats + 1):
                blind = state.blind(viewer)
                assert list(blind.place) == list(state.place)
                assert list(blind.imagine(rng).place) == list(state.place)
            total = sum(left.values())
            exact = {body: Fraction(count, total) for body, count in left.items()}
            seen = Counter(int(state.draw(rng)) - codes.C_REVEAL for _ in range(400))
            assert misfit(exact, seen) is None
            met += 1
        go_on(state, rng, 1, answers)
    assert met > 3


@pytest.mark.rules("R02")
@pytest.mark.parametrize("viewer", range(3))
def test_bodies_dealt_to_be_laid(viewer: int) -> None:
    """The tokens of others are any that the viewer has not seen, mines by their number."""
    start = before("deal", 2, PEEK)
    compared = Watcher([start], viewer, Rng(viewer)).watch(3)
    assert max(compared) >= 20


LOOKED_AT: Final = ("20-0", "20-18", "1-0", "1-18")
"""Far away, with a body each that its nation has looked at."""


def looked_at(bodies: Iterable[str]) -> Kepler3042State:
    """A match of two in which all bodies but these are revealed; seat 0 laid the even ones."""
    hidden = dict(zip(LOOKED_AT, bodies, strict=True))
    found: dict[str, Any] = {
        "options": PEEK | {"objectives": "advanced"},
        "looked_at": hidden,
        "hidden": [],
    }
    plain = GAME.position({"hidden": [*LOOKED_AT]})
    revealed = [HEX_IDS[int(place)] for place in plain.place if place >= 0]
    spots = [one for one in revealed if one not in LOOKED_AT]
    names = [body for body in _all_bodies(plain) if body not in hidden.values()]
    names += ["mine"] * (2 - list(hidden.values()).count("mine") - names.count("mine"))
    found["bodies"] = dict(zip(spots, names, strict=True))
    return GAME.position(found | {"sites": [*LOOKED_AT, *spots]})


def _all_bodies(state: Kepler3042State) -> list[str]:
    tokens = [token for token in range(codes.TOKENS) if int(state.in_play) >> token & 1]
    return [BODY_IDS[body_of(token)] for token in tokens]


@pytest.mark.rules("R02", "18.1")
@pytest.mark.parametrize("viewer", half(range(3), 1))
def test_bodies_that_others_have_looked_at(viewer: int) -> None:
    """Known to who laid them; to others any of the hidden ones, until they are revealed."""
    bodies = ("5", "mine", "2", "mine")
    own = {0: (0, 2), 1: (1, 3)}.get(viewer, ())
    worlds = {}
    for order in sorted(set(permutations(bodies))):
        if any(order[at] != bodies[at] for at in own):
            continue
        plain = looked_at(order)
        dealt = list(plain.objective)
        for objectives in permutations(range(codes.OBJECTIVES), 2):
            world = plain.clone()
            world.objective[0], world.objective[1] = objectives
            is_same = viewer == 2 or objectives[viewer] == dealt[viewer]
            if is_same and not GAME.audit(world):
                worlds[world.to_bytes()] = world
    arrangements = {0: 1, 1: 2}.get(viewer, 12)
    assert len(worlds) == arrangements * {0: 6, 1: 6}.get(viewer, 42)
    watcher = Watcher(worlds.values(), viewer, Rng(viewer))
    watcher.compare()
    length = 300 if viewer < 2 else 30
    compared = watcher.watch(length if is_compiled() else 12, 4)
    assert compared[0] == len(worlds)
    if is_compiled() and viewer == 1:
        assert compared[-1] == 6, "nothing was revealed, or not believed"


@pytest.mark.rules("R02")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_body_that_is_being_laid(seats: int) -> None:
    """In the middle of the set-up there are too many worlds to list: each place by itself.

    To who does not see them, the body on each hex, and the one about to be laid, is any token
    that the viewer has not seen, all alike.
    """
    state = before("place", seats, PEEK)
    go_on(state, Rng(5), 2 * (6 if seats == 2 else 11), Answers())
    assert state.frame()[0] == codes.F_PLACE
    rng = Rng(seats)
    for viewer in range(seats + 1):
        if viewer == state.seat:
            continue
        blind = state.blind(viewer)
        left = dict.fromkeys(range(codes.BODIES), 0)
        for token in range(codes.TOKENS):
            if int(state.in_play) >> token & 1 and blind.place[token] == codes.UNSEEN:
                left[body_of(token)] += 1
        total = sum(left.values())
        exact = {body: Fraction(count, total) for body, count in left.items() if count}
        unknown = [int(one) for one in state.sites if one >= 0 and one not in list(blind.place)]
        worlds = [blind.imagine(rng) for _ in range(2000 if is_compiled() else 300)]
        assert unknown
        for number in unknown:
            assert misfit(exact, Counter(_lying(world, number) for world in worlds)) is None
        assert misfit(exact, Counter(world.frame()[1] for world in worlds)) is None


def _lying(state: Kepler3042State, number: int) -> int:
    """The body on a hex."""
    return body_of([int(place) for place in state.place].index(number))
