"""How chance is answered from a sealed seed: the same question always has the same answer.

Dice and lots: HMAC-SHA-256 of (domain, index, attempt) under the seed, as a 64-bit number,
rejected above the largest multiple of the total weight. Decks: every piece of the epoch has a
priority, HMAC-SHA-256 of (domain, piece, copy); the highest one left is drawn. So what a deck
gives does not depend on who draws, and rewinding cannot fish for another card.
`docs/fair-chance.md` publishes test vectors.
"""

from __future__ import annotations

import hmac

from perihelion.kernel.wire import Chance


def digest(seed: bytes, *parts: object) -> bytes:
    """HMAC-SHA-256 under `seed` of the parts, one to a line."""
    message = "\n".join(str(part) for part in parts).encode()
    return hmac.digest(seed, message, "sha256")


def answer(seed: bytes, question: Chance) -> int:
    """The id of the answer that `seed` gives to `question`."""
    if question.deck is not None:
        return _from_deck(seed, question, question.deck)
    total = sum(question.weights)
    limit = (1 << 64) // total * total
    attempt = 0
    while True:
        word = digest(seed, question.domain, question.index, attempt)
        number = int.from_bytes(word[:8], "big")
        if number < limit:
            break
        attempt += 1
    rest = number % total
    for one, weight in zip(question.answers, question.weights, strict=True):
        rest -= weight
        if rest < 0:
            return one
    raise AssertionError("unreachable: the rest is below the total weight")


def _from_deck(seed: bytes, question: Chance, deck: dict[str, int]) -> int:
    best: tuple[bytes, int] | None = None
    for one, name, left in zip(question.answers, question.names, question.weights, strict=True):
        if left == 0:
            continue
        priorities = sorted(digest(seed, question.domain, name, n) for n in range(deck[name]))
        # The highest copies of a piece went first, so the best one left is number `left`
        # from below.
        candidate = (priorities[left - 1], one)
        if best is None or candidate > best:
            best = candidate
    assert best is not None, "a deck is only asked while it has a piece"
    return best[1]
