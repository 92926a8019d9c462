"""Imagined worlds are as frequent as chance makes them, exactly enumerated on small positions.

Almost all cards lie in columns, so that all worlds behind what a seat knows can be listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

import pytest
from tests.games.zenith.sizes import GAME
from tests.sampling import half

from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set.components import components
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.rules.frames import kind_in
from perihelion.kernel.conformance import is_compiled
from perihelion.kernel.conformance.case import Case
from perihelion.kernel.conformance.frequency import Belief, misfit
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State

POOL: Final = [
    agent["id"] for agent in components().agents if agent["people"] != "animod"
]  # fmt: skip
"""Cards that lead without mobilizing."""
MOST: Final = 3000 if is_compiled() else 200
"""More worlds than these are not compared."""


def small(
    seats: int,
    hands: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    **more: Any,
) -> ZenithState:
    """Everything that is not named lies in the columns of side 1, and nobody has a credit."""
    placed = {card for cards in (*hands, deck, discard) for card in cards}
    columns: dict[str, list[str]] = {}
    for agent in components().agents:
        if agent["id"] not in placed:
            columns.setdefault(agent["planet"], []).append(agent["id"])
    poor = {"credits": 0, "zenithium": 0}
    return GAME.position(
        {
            "seats": seats,
            "hands": [list(hand) for hand in hands],
            "discard": list(discard),
            "sides": [poor, {**poor, "columns": columns}],
            **more,
        }
    )


def bare(state: State) -> bytes:
    """A world without what the members of a team know of each other's hands.

    Nobody's answers depend on it, and nobody outside imagines it.
    """
    copy = state.clone()
    assert isinstance(copy, ZenithState)
    for card in range(codes.CARDS):
        copy.known[card] = int(copy.known[card]) & codes.HELD_BEFORE
    return copy.to_bytes()


class Watcher(Belief):
    """What one viewer may believe, compared with what it imagines at every step."""

    def __init__(self, worlds: Iterable[State], viewer: int, rng: Rng) -> None:
        first, *others = worlds
        super().__init__(Case(GAME, int(first.seats), first.options()), first, viewer, rng)
        for world in others:
            assert world.blind(viewer) == first.blind(viewer)
            self.worlds[world.to_bytes()] = (Fraction(1), world)
        self.compared: list[int] = []

    @property
    def epoch(self) -> int:
        world = self.any_world
        assert isinstance(world, ZenithState)
        return int(world.deck_epoch)

    def compare(self) -> None:
        """Sample worlds and hold them against the list of all."""
        total = sum((weight for weight, _ in self.worlds.values()), Fraction(0))
        exact: dict[bytes, Fraction] = {}
        for weight, world in self.worlds.values():
            key = bare(world)
            exact[key] = exact.get(key, Fraction(0)) + weight / total
        blind = self.any_world.blind(self.viewer)
        draws = 400 + 4 * len(exact)
        seen = Counter(bare(blind.imagine(self.rng)) for _ in range(draws))
        wrong = misfit(exact, seen)
        assert wrong is None, f"{wrong}, {len(exact)} worlds behind {blind!r}"
        self.compared.append(len(exact))

    def watch(self, steps: int, last_epoch: int) -> None:
        """Go on at random and compare, as long as there are few enough worlds."""
        for _ in range(steps):
            world = self.any_world
            ahead = len(self.worlds) * (0 if world.is_over else len(world.legal()))
            if world.is_over or ahead > 8 * MOST:
                return
            self.step()
            if self.epoch > last_epoch:
                return
            if 1 < len(self.worlds) <= MOST:
                self.compare()


# From the start of a deck, two and four seats.


@pytest.mark.rules("14.8", "Z22")
@pytest.mark.parametrize("viewer", half([0, 1, 2], 0))
@pytest.mark.parametrize("timing", ["when_needed", "when_emptied"])
def test_two_seats_through_a_reshuffle(viewer: int, timing: str) -> None:
    """Cards held before the reshuffle stay where they can only be."""
    compared = []
    for seed in range(6):
        start = small(
            2,
            deck=POOL[:5],
            discard=POOL[5:9],
            options={"reshuffle_timing": timing},
        )
        watcher = Watcher([start], viewer, Rng(seed))
        watcher.watch(40, 1)
        compared += watcher.compared
    assert compared
    assert max(compared) >= 5


@pytest.mark.rules("14.8")
@pytest.mark.parametrize("viewer", half(range(5), 1))
def test_four_seats_through_a_reshuffle(viewer: int) -> None:
    compared = []
    for seed in range(3):
        start = small(4, deck=POOL[:6], discard=POOL[6:9], began=(0, 2), played=(0, 2))
        watcher = Watcher([start], viewer, Rng(seed))
        watcher.watch(30, 1)
        compared += watcher.compared
    assert compared
    assert max(compared) >= 3


# Hand-overs after a reshuffle.


def splits(cards: Sequence[str], *sizes: int) -> Iterator[list[list[str]]]:
    """All ways to deal cards to hands of these sizes, with what is left at the end."""
    if not sizes:
        yield [list(cards)]
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in splits(rest, *sizes[1:]):
            yield [list(hand), *others]


def after_a_reshuffle(
    held: tuple[int, int], fresh: tuple[int, int], left: int, looking: int = 4
) -> list[State]:
    """All worlds in which the hands of team 0 have so many held and fresh cards.

    Seat 2 looks on, with `looking` cards; seat 3 has none, so that all held cards in hiding
    are team 0's.
    """
    old = POOL[: sum(held)]
    new = POOL[20 : 20 + sum(fresh) + left]
    own = POOL[40 : 40 + looking]
    worlds: list[State] = []
    for old_0, old_1, _ in splits(old, *held):
        for new_0, new_1, deck in splits(new, *fresh):
            worlds.append(
                small(
                    4,
                    [[*old_0, *new_0], [*old_1, *new_1], own, []],
                    deck,
                    second=1,
                    began=(0, 2),
                    played=(1, 3),
                    counting={
                        "held_before": [*old, *own],
                        "held_bounds": [[held[0]] * 2, [held[1]] * 2, [looking] * 2, [0, 0]],
                        "deck_epoch": 1,
                        "deck_start": sum(fresh) + left,
                    },
                )
            )
    return worlds


@pytest.mark.rules("14.4", "14.8")
@pytest.mark.parametrize(
    ("held", "fresh", "left"),
    half(
        [
            ((2, 2), (2, 1), 2),
            ((3, 0), (1, 2), 3),
            ((1, 3), (3, 0), 2),
            ((4, 1), (0, 1), 3),
        ],
        0,
    ),
)
def test_cards_handed_over_unseen(held: tuple[int, int], fresh: tuple[int, int], left: int) -> None:
    """The odds of held and fresh cards follow every lead, gift and draw."""
    worlds = after_a_reshuffle(held, fresh, left)
    gifts = 0
    compared: list[int] = []
    for seed in range(6 if is_compiled() else 1):
        watcher = Watcher(worlds, 2, Rng(seed))
        watcher.compare()
        for _ in range(14):
            hopeful = _Hopeful(watcher)
            if not hopeful.step() or watcher.epoch > 1:
                break
            gifts += hopeful.was_gift
            if 1 < len(watcher.worlds) <= MOST:
                watcher.compare()
        compared += watcher.compared
    assert gifts >= (8 if is_compiled() else 1)
    assert max(compared) > 20


class _Hopeful:
    """Steps of a belief that lead and hand over where they can."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.was_gift = False

    def step(self) -> bool:
        """One answer; False where there are too many, or seat 2 would have to play."""
        worlds = self.watcher.worlds
        world = self.watcher.any_world
        if world.is_over or world.seat >= 2 or len(worlds) * len(world.legal()) > 8 * MOST:
            return False
        before = dict(worlds)
        for _ in range(12):
            self.watcher.worlds = dict(before)
            size = int(_zenith(world).hand_size[1]), int(_zenith(world).hand_size[0])
            self.watcher.step()
            after = _zenith(self.watcher.any_world)
            gave = world.seat >= 0 and _is_hand_over(world)
            moved = (int(after.hand_size[1]), int(after.hand_size[0])) != size
            if not gave or moved:
                self.was_gift = gave
                break
        return True


def _zenith(state: State) -> ZenithState:
    assert isinstance(state, ZenithState)
    return state


def _is_hand_over(state: State) -> bool:
    return int(kind_in(_zenith(state).frame)) == codes.F_HAND_OVER


def test_partners_know_the_age_of_each_others_cards() -> None:
    """Seat 1 was told what it got, so it can still count seat 0's held cards exactly."""
    everything = after_a_reshuffle((2, 2), (2, 1), 2, looking=0)
    known = everything[0].blind(1)
    worlds = [world for world in everything if world.blind(1) == known]
    for seed in range(6):
        watcher = Watcher(worlds, 1, Rng(seed))
        watcher.watch(8, 1)
        assert watcher.compared


# First hands that are being changed.


@pytest.mark.rules("14.5", "Z20")
@pytest.mark.parametrize("viewer", half([0, 1], 0))
@pytest.mark.parametrize("order", ["simultaneous", "turn_order", "second_player_first"])
def test_while_first_hands_are_being_changed(order: str, viewer: int) -> None:
    """A choice not yet shown may be any; once shown, the cards kept are any of the others.

    With ten cards in all, and so few left that the cards put aside may come back.
    """
    compared = []
    for seed in range(4):
        watcher = Watcher([_dealing({"mulligan_order": order})], viewer, Rng(seed))
        watcher.watch(22, 1)
        compared += watcher.compared
    assert max(compared) >= 15


def _dealing(options: dict[str, str]) -> ZenithState:
    """The first hands are about to be dealt, from ten cards."""
    frame = dict.fromkeys(("at", "source", "picks", "left", "seat"), 0) | {"moved": -1}
    setup = frame | {"kind": codes.F_SETUP, "arg": codes.STAGE_DEAL}
    return small(2, (), POOL[:10], turn=0, frames=[setup], options=options)
