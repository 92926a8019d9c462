"""Frequencies: draws follow their weights, imagined worlds follow chance, exactly enumerated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

from perihelion.kernel.conformance.case import Case, Finding, Walk, is_seen
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

T = TypeVar("T")

DRAWS = 400
QUESTIONS = 40
"""So many questions are drawn from, each so often."""
WORLDS = 300
"""More worlds than these are not compared."""
AHEAD = 6000
"""More answers than these, over all worlds, are not enumerated."""
SIGMAS = 5.0
"""How far off a frequency may be: once in three million tests by accident."""


def check_draws(case: Case) -> None:
    """`State.draw` answers chance in proportion to its weights."""
    for walk in case.walks("draws"):
        for state in walk.plies():
            if state.seat != CHANCE or not walk.is_sampled:
                continue
            if case.covered["questions"] >= QUESTIONS:
                return
            weights = {action: int(state.weight_of(action)) for action in state.legal()}
            total = sum(weights.values())
            exact = {action: Fraction(weight, total) for action, weight in weights.items()}
            drawn = Counter(int(state.draw(walk.rng)) for _ in range(DRAWS))
            if wrong := misfit(exact, drawn):
                raise walk.finding(
                    f"chance draws {dict(drawn)} with the weights {weights}: {wrong}"
                )
            case.covered["questions"] += 1


def misfit(exact: Mapping[T, Fraction], seen: Mapping[T, int]) -> str | None:
    """What is wrong with a sample, by a chi-square test; None if nothing is."""
    if strange := [one for one in seen if one not in exact]:
        return f"{len(strange)} that cannot be"
    total = sum(seen.values())
    bins: list[tuple[float, int]] = []
    wanted, got = 0.0, 0
    # Rare ones are counted together, so that every bin expects at least five.
    for one in sorted(exact, key=lambda one: exact[one]):
        wanted += float(exact[one]) * total
        got += seen.get(one, 0)
        if wanted >= 5:
            bins.append((wanted, got))
            wanted, got = 0.0, 0
    if bins:
        bins[-1] = (bins[-1][0] + wanted, bins[-1][1] + got)
    freedom = len(bins) - 1
    if freedom < 1:
        return None
    square = sum((got - wanted) ** 2 / wanted for wanted, got in bins)
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    spread = 2 / (9 * freedom)
    limit = float(freedom * (1 - spread + SIGMAS * spread**0.5) ** 3)
    return f"chi-square {square:.1f} beyond {limit:.1f}" if square > limit else None


class Belief:
    """Every world that chance may have made of a small start, as one viewer has seen it."""

    def __init__(self, case: Case, start: State, viewer: int, rng: Rng) -> None:
        self.case = case
        self.viewer = viewer
        self.rng = rng
        self.worlds: dict[bytes, tuple[Fraction, State]] = {
            start.to_bytes(): (Fraction(1), start.clone())
        }

    @property
    def any_world(self) -> State:
        """One of the worlds; to the viewer all look the same."""
        return next(iter(self.worlds.values()))[1]

    def step(self) -> None:
        """Go on by one answer: all there are, of which the viewer then sees one."""
        asked = self.any_world.deciders()
        seat = asked[int(self.rng.below(len(asked)))] if asked else CHANCE
        seen: dict[tuple[str, bytes], dict[bytes, tuple[Fraction, State]]] = {}
        for weight, world in self.worlds.values():
            for action, share in self._shares(world, seat).items():
                after = world.clone()
                after.apply_as(seat, action)
                text = self.case.game.text_for(world, seat, action, self.viewer)
                group = seen.setdefault((text, after.blind(self.viewer).to_bytes()), {})
                key = after.to_bytes()
                before = group[key][0] if key in group else Fraction(0)
                group[key] = (before + weight * share, after)
        chosen = sorted(seen)[int(self.rng.below(len(seen)))]
        self.worlds = seen[chosen]

    def _shares(self, world: State, seat: int) -> dict[int, Fraction]:
        """How much each answer counts in a world.

        Chance by its weights. A secret choice is any of its ways, all alike. A choice that is
        seen was fixed before: a world counts by the ways it has to make that choice.
        """
        legal = world.legal(seat)
        if seat == CHANCE:
            ways = {action: int(world.weight_of(action)) for action in legal}
        else:
            ways = {action: self.case.ways(world, seat, action) for action in legal}
        total = sum(ways.values())
        return {
            action: Fraction(
                count,
                total if seat == CHANCE or not is_seen(world, seat, action, self.viewer) else 1,
            )
            for action, count in ways.items()
        }

    def exact(self) -> dict[bytes, Fraction]:
        """The probability of each world."""
        total = sum((weight for weight, _ in self.worlds.values()), Fraction(0))
        return {key: weight / total for key, (weight, _) in self.worlds.items()}


def check_imagine_frequency(case: Case) -> None:
    """From small starts, imagined worlds are as frequent as exact enumeration says."""
    for number, start in enumerate(case.small or (case.start(),)):
        blind, rng = start.blind(case.seats), case.rng("small")
        if any(blind.imagine(rng) != start for _ in range(5)):
            raise Finding(f"the small start {start!r} has secrets; give one without\n  {case}")
        for walk in case.walks(f"frequency {number}"):
            viewer = walk.number % (case.seats + 1)
            _believes(walk, Belief(case, start, viewer, walk.rng))


def _believes(walk: Walk, belief: Belief) -> None:
    case, viewer = walk.case, belief.viewer
    while len(belief.worlds) <= WORLDS:
        if len(belief.worlds) > 1:
            blind = belief.any_world.blind(viewer)
            draws = DRAWS + 2 * len(belief.worlds)
            seen = Counter(blind.imagine(walk.rng).to_bytes() for _ in range(draws))
            if wrong := misfit(belief.exact(), seen):
                raise walk.finding(
                    f"seat {viewer} imagines {len(belief.worlds)} worlds in the wrong"
                    f" proportion ({wrong}) behind {blind!r}: {blind.view(viewer)}"
                )
            case.covered["beliefs"] += 1
            case.covered["most worlds"] = max(case.covered["most worlds"], len(belief.worlds))
        if belief.any_world.is_over or len(belief.worlds) * len(belief.any_world.legal()) > AHEAD:
            break
        belief.step()
