"""Who answers chance: from a sealed seed, from an open one, or from a script.

A dealer is asked with the whole state and gives the id of an answer. The same question has the
same answer, however often it is asked: taking back cannot fish.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from perihelion.kernel.deal import answer, digest
from perihelion.kernel.errors import BadProof, IllegalAction
from perihelion.kernel.record import Fairness
from perihelion.kernel.state import CHANCE, State
from perihelion.kernel.wire import Chance
from perihelion.match.errors import NoAnswer
from perihelion.match.sealed_seed import Seal, effective_seed, open_seed, transcript_of


class Dealer(Protocol):
    """Nature at the table."""

    def answer(self, state: State) -> int:
        """The answer to the open question to chance."""
        ...

    def witness(self, state: State, action: int) -> None:
        """Hear of an answer given earlier in the match, when it is resumed from its record."""
        ...

    def fairness(self, *, reveal: bool) -> Fairness | None:
        """What the record says about this deal; the secret part only when revealed."""
        ...

    def again(self, *, revealed: bool) -> Dealer:
        """The dealer of a return match on the same deal."""
        ...


class SeededDealer:
    """The answers of `kernel.deal.answer` under one seed, with the order of every deck kept."""

    def __init__(self, effective: bytes) -> None:
        self._effective = effective
        self._decks: dict[str, tuple[dict[str, int], list[tuple[str, int]]]] = {}
        """By domain: the copies of each piece, and pieces in the order in which they are drawn,
        each with how many of it were left then."""

    def answer(self, state: State) -> int:
        """The answer to the open question to chance."""
        return self.answer_to(state.chance())

    def answer_to(self, question: Chance) -> int:
        """The same as the pure function, but a deck is hashed only once."""
        deck = question.deck
        if deck is None:
            return answer(self._effective, question)
        known = self._decks.get(question.domain)
        if known is None or not deck.items() <= known[0].items():
            known = self._decks[question.domain] = deck, self._order(question.domain, deck)
        for name, left in known[1]:
            if name in deck and name in question.names:
                at = question.names.index(name)
                if question.weights[at] >= left:
                    return question.answers[at]
        raise AssertionError("a deck is only asked while it has a piece")

    def _order(self, domain: str, deck: dict[str, int]) -> list[tuple[str, int]]:
        found: list[tuple[bytes, str, int]] = []
        for name, copies in deck.items():
            priorities = sorted(digest(self._effective, domain, name, n) for n in range(copies))
            found += [(priority, name, left) for left, priority in enumerate(priorities, 1)]
        return [(name, left) for _, name, left in sorted(found, reverse=True)]

    def witness(self, state: State, action: int) -> None:
        """Refuse an earlier answer that this seed does not give."""
        mine = self.answer(state)
        if mine != action:
            said, meant = state.text(action, CHANCE), state.text(mine, CHANCE)
            raise BadProof(f"the record says {said!r}; the seed of this dealer gives {meant!r}")


class SealedDealer(SeededDealer):
    """Answers from a seed that is committed to before the seats add their nonces."""

    def __init__(
        self, seal: Seal, nonces: Sequence[str | bytes | None] = (), *, open_: bool = False
    ) -> None:
        self.seal = seal
        self.nonces = seal.nonces(nonces)
        self.is_open = open_
        transcript = transcript_of(seal.commitment, self.nonces)
        super().__init__(effective_seed(seal.seed, transcript))

    def fairness(self, *, reveal: bool) -> Fairness:
        """The commitment, the nonces and, when revealed, the seed."""
        return self.seal.fairness(self.nonces, reveal=reveal, open_=self.is_open)

    def again(self, *, revealed: bool) -> SealedDealer:
        """The same seed and nonces; marked as open if the seed is known by now."""
        return SealedDealer(self.seal, self.nonces, open_=revealed or self.is_open)

    def __repr__(self) -> str:
        return f"<dealer, {self.seal!r}>"


class OpenDealer(SeededDealer):
    """Answers from a plain seed that everybody may know: tests, arena, `--seed`."""

    def __init__(self, seed: int | str) -> None:
        self.plain = str(seed)
        super().__init__(open_seed(self.plain))

    def fairness(self, *, reveal: bool) -> Fairness:
        """The plain seed: the deal can be checked, but was no secret."""
        return Fairness(seed=self.plain, open=True)

    def again(self, *, revealed: bool) -> OpenDealer:
        """The same seed."""
        return OpenDealer(self.plain)

    def __repr__(self) -> str:
        return f"OpenDealer({self.plain!r})"


class ScriptedDealer:
    """Answers with given texts, one after the other: a match played elsewhere, or a scene."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = list(texts)
        self.used = 0
        self._given: dict[tuple[str, int], str] = {}
        """The name of each answer by domain and index; its verb may differ from asker to asker."""

    def answer(self, state: State) -> int:
        """The next text, or the same piece again for a question that was asked before."""
        question = state.chance()
        known = self._given.get((question.domain, question.index))
        if known in question.names:
            return question.answers[question.names.index(known)]
        if self.used == len(self.texts):
            asked = f"{question.kind} ({question.domain}, index {question.index})"
            raise NoAnswer(f"the script ends after {self.used} answers; chance is asked: {asked}")
        which = f"number {self.used + 1} of the script"
        action = _parsed(state, question, self.texts[self.used], which)
        self.used += 1
        self._keep(question, action)
        return action

    def witness(self, state: State, action: int) -> None:
        """Keep an earlier answer, for the case that it is taken back and asked again."""
        self._keep(state.chance(), action)

    def _keep(self, question: Chance, action: int) -> None:
        name = question.names[question.answers.index(action)]
        self._given[question.domain, question.index] = name

    def fairness(self, *, reveal: bool) -> Fairness | None:
        """Nothing proves a script."""
        return None

    def again(self, *, revealed: bool) -> ScriptedDealer:
        """The same script from its beginning."""
        return ScriptedDealer(self.texts)

    def __repr__(self) -> str:
        return f"<scripted dealer, {self.used} of {len(self.texts)} answers given>"


def _parsed(state: State, question: Chance, text: str, which: str) -> int:
    try:
        action = state.game.parse(state, text, CHANCE)
    except IllegalAction as error:
        raise IllegalAction(f"chance answer {text!r} ({which}): {error}") from None
    if action not in question.answers:
        allowed = ", ".join(state.text(one, CHANCE) for one in question.answers[:40])
        raise IllegalAction(
            f"chance cannot answer {text!r} ({which}) to {question.kind}; allowed: {allowed}"
        )
    return action
