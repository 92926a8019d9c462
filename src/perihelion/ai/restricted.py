"""Restricted play: an agent that does without something, to learn what that is worth.

`captain without card:nero` never gives an answer that concerns Nero; `captain without develop`
never gives an answer with that verb; several stand with plus signs between them. Where no other
answer is open it gives one of those: the rules go before.
"""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.ai.errors import BadRestriction
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.wire import Option
from perihelion.match.agents import Agent

WITHOUT = " without "
AND = "+"


class RestrictedAgent:
    """Somebody else's answers, but for those that are denied."""

    def __init__(self, agent: Agent, denied: frozenset[str]) -> None:
        self.agent = agent
        self.denied = denied

    @property
    def name(self) -> str:
        """The agent and what it does without."""
        return f"{self.agent.name}{WITHOUT}{AND.join(sorted(self.denied))}"

    def choose(self, blind: State, seat: int, legal: Sequence[int], rng: Rng) -> int:
        """What the agent chooses among the answers that are left."""
        return self.agent.choose(blind, seat, self.allowed(blind, seat, legal), rng)

    def allowed(self, blind: State, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """The answers that concern nothing denied; all of them where there are no others."""
        if len(legal) == 1:
            return legal
        options = blind.game.decision_of(blind, seat).options
        denied = {option.id for option in options if self.is_denied(option)}
        return [one for one in legal if one not in denied] or legal

    def is_denied(self, option: Option) -> bool:
        """Whether an answer has a denied verb or concerns a denied element."""
        verb = option.text.partition(" ")[0]
        return verb in self.denied or not self.denied.isdisjoint(option.elements)


def denied_in(words: str, game: Game) -> frozenset[str]:
    """What a specification denies; raises BadRestriction where the game has nothing of the kind."""
    denied = frozenset(word.strip() for word in words.split(AND))
    elements = {one.name for one in game.layout(game.seat_counts[-1]).elements}
    for one in sorted(denied):
        if one not in elements and one not in game.grammar.types:
            kind, is_element, _ = one.partition(":")
            near = [name for name in sorted(elements) if name.startswith(f"{kind}:")]
            some = near if is_element and near else sorted(game.grammar.types)
            raise BadRestriction(
                f"{game.id} has no element or verb {one!r} to do without; it has"
                f" {', '.join(some[:8])}{', ...' if len(some) > 8 else ''}"
            )
    return denied
