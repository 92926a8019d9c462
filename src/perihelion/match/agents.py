"""Who answers for a seat: the protocol, and the agents that need no knowledge of a game.

An agent gets what its seat knows, the legal answers and its own generator, and nothing else:
never the state, the record or the seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.match.errors import NoAnswer


class Agent(Protocol):
    """Anything that answers for a seat."""

    @property
    def name(self) -> str:
        """How it is called at the table and in errors."""
        ...

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """One of the `legal` answers; `blind` is the agent's to keep."""
        ...


class RandomAgent:
    """Answers anything that is legal."""

    name = "random"

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """Each legal answer equally often."""
        return legal[int(rng.below(len(legal)))]


class ScriptedAgent:
    """Answers with given texts, one after the other."""

    name = "script"

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = list(texts)
        self.used = 0

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The next text; a wrong one stays next, so that the script can be mended."""
        if self.used == len(self.texts):
            raise NoAnswer(f"the script ends after {self.used} answers")
        text = self.texts[self.used]
        action = blind.game.parse(blind, text, seat)
        if action not in legal:
            allowed = ", ".join(blind.text(one, seat) for one in legal[:40])
            raise IllegalAction(f"{text!r} is not allowed now; allowed: {allowed}")
        self.used += 1
        return action


class SimpleAgent:
    """Looks one decision ahead: tries each answer in a few imagined worlds, played on at random.

    Flat Monte Carlo. The budget of one decision is `playouts` over all its answers, each of
    at most `plies` answers; a playout that is cut off counts as even. All answers are tried in
    the same worlds with the same luck, so that they are compared and not their luck.
    """

    name = "simple"

    def __init__(self, playouts: int = 60, plies: int = 400) -> None:
        self.playouts = playouts
        self.plies = plies

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """The answer with the best average end."""
        if len(legal) == 1:
            return legal[0]
        sums = [0.0] * len(legal)
        for _ in range(max(1, self.playouts // len(legal))):
            world = blind.imagine(rng)
            luck = (int(rng.bits()) << 32) | int(rng.bits())
            for place, action in enumerate(legal):
                tried = world.clone()
                tried.apply_as(seat, action)
                play_on(tried, Rng(luck), self.plies)
                sums[place] += tried.utility(seat)
        return best_of(legal, sums, rng)


def best_of(legal: Sequence[int], worth: Sequence[Any], rng: Rng) -> int:
    """The answer of the highest worth; of equals any, by the generator.

    Answers that name seats ascend by seat: the first of equals would be the lowest seat's loss.
    """
    highest = max(worth)
    best = [answer for answer, one in zip(legal, worth, strict=True) if one == highest]
    return best[0] if len(best) == 1 else best[int(rng.below(len(best)))]


def play_on(state: State, rng: Rng, plies: int) -> None:
    """Answer at random until the match is over or `plies` answers are given."""
    answers = Answers()
    for _ in range(plies):
        seat = state.seat
        if seat == NOBODY:
            return
        if seat == CHANCE:
            state.apply_as(CHANCE, state.draw(rng))
            continue
        answers.clear()
        state.legal_into(seat, answers)
        state.apply_as(seat, answers.at(rng.below(answers.count)))
