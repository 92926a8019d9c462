"""Reasons: why one answer is better than another, as facts that are put into words once.

Each answer is given in the same imagined worlds, a level finishes the turn, and what the seat then
sees is counted in terms (`games/<game>/ai/terms.py`, with the weights of the game's judge). Where
the better answer has more of something, that is a reason. Made from what the seat knows and from
nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from perihelion.ai.levels import level_of, searcher_as
from perihelion.games import module_of
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State

LEVEL: Final = "commodore"
"""Who finishes the turn, with the settings that are the same in all games."""
BUDGET: Final = 80
WORLDS: Final = 6
MOST: Final = 3
"""Reasons that are told, the weightiest first."""
LEAST: Final = 0.2
"""What a reason counts, at least, in the unit of the game's terms."""
LEAST_AMOUNT: Final = 0.5
"""How much more it is, at least: less is not said in whole numbers."""
MOST_ANSWERS: Final = 60
"""Of a turn; whoever needs more is judged where they stand."""


class Term(msgspec.Struct, frozen=True):
    """One thing that counts in a position, from a seat's eyes: the more, the better."""

    key: str
    """Its words: the messages `why-KEY` and, for less of it, `risk-KEY`, with `$n` and `$what`."""
    value: float
    weight: float = 1.0
    element: str = ""
    """What it is about, on the board."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the better answer has more of."""

    text: Phrase
    amount: float
    """How much more, on average over the worlds."""
    elements: tuple[str, ...] = ()


def reasons(
    blind: State, seat: int, better: int, worse: int | None = None, *, seed: int = 0
) -> tuple[Reason, ...]:
    """What speaks for an answer of `seat`: against another, or against the position as it is."""
    return _weightiest(blind, _gained(blind, seat, better, worse, seed), 1.0, "why")


class Weighed(msgspec.Struct, frozen=True):
    """What an answer brings by the end of the turn, and what it costs or gives to others."""

    action: int
    gains: tuple[Reason, ...]
    risks: tuple[Reason, ...]


def weigh(blind: State, seat: int, actions: Sequence[int], *, seed: int = 0) -> tuple[Weighed, ...]:
    """Answers of `seat` beside each other; what all of them bring or cost alike is not told."""
    gained = [_gained(blind, seat, one, None, seed) for one in actions]
    for key in {key for one in gained for key in one}:
        if len(gained) > 1 and _are_alike([one.get(key, (0.0, 0.0))[0] for one in gained]):
            for one in gained:
                one.pop(key, None)
    return tuple(
        Weighed(
            action,
            _weightiest(blind, one, 1.0, "why"),
            _weightiest(blind, one, -1.0, "risk"),
        )
        for action, one in zip(actions, gained, strict=True)
    )


def _are_alike(amounts: Sequence[float]) -> bool:
    """Whether they differ by less than half of the largest: the rest is how the turn went on."""
    largest = max(map(abs, amounts))
    return max(amounts) - min(amounts) < max(LEAST_AMOUNT, largest / 2)


Gained = dict[tuple[str, str], tuple[float, float]]
"""By term and element: how much more of it there is, and what one of it counts."""


def _gained(blind: State, seat: int, better: int, worse: int | None, seed: int) -> Gained:
    module = module_of(blind.game.id, "ai.terms")
    gained: Gained = {}
    if module is None:
        return gained
    for number in range(WORLDS):
        lot = seed * WORLDS + number
        after = module.terms(_view_after(blind, seat, better, lot), seat)
        before = module.terms(_view_after(blind, seat, worse, lot), seat)
        for sign, terms in ((1.0, after), (-1.0, before)):
            for term in terms:
                key = (term.key, term.element)
                value, _ = gained.get(key, (0.0, 0.0))
                gained[key] = (value + sign * term.value / WORLDS, term.weight)
    return gained


def _weightiest(blind: State, gained: Gained, sign: float, verb: str) -> tuple[Reason, ...]:
    """The terms that rise, or with a negative sign those that fall, the weightiest first."""
    found = [
        (sign * amount * weight, key, sign * amount)
        for key, (amount, weight) in gained.items()
        if sign * amount >= LEAST_AMOUNT and sign * amount * weight >= LEAST
    ]
    found.sort(key=lambda row: (-row[0], row[1]))
    return tuple(
        _told(blind, f"{verb}-{key[0]}", key[1], amount) for _, key, amount in found[:MOST]
    )


def _told(blind: State, name: str, element: str, amount: float) -> Reason:
    args: dict[str, str | int | Phrase | tuple[Phrase, ...]] = {"n": max(1, round(amount))}
    if element:
        args["what"] = blind.game.name_of(element)
    return Reason(Phrase(name, args), round(amount, 2), (element,) if element else ())


def _view_after(blind: State, seat: int, action: int | None, lot: int) -> object:
    """What a seat sees at the end of its turn, in one imagined world; as it is without an answer.

    Only the seat itself and chance answer: where somebody else is asked, it ends there.
    """
    if action is None:
        return blind.game.view_of(blind)
    rng = Rng(lot)
    world = blind.imagine(rng)
    turn = world.turn
    world.apply_as(seat, action)
    agent = searcher_as(level_of(LEVEL), LEVEL, blind.game, budget=BUDGET)
    for _ in range(MOST_ANSWERS):
        if world.seat == NOBODY or world.turn != turn:
            break
        if world.seat == CHANCE:
            world.apply_as(CHANCE, world.draw(rng))
            continue
        if seat not in world.deciders():
            break
        legal = tuple(world.legal(seat))
        world.apply_as(seat, agent.choose(world.blind(seat), seat, legal, rng))
    return world.view(seat)
