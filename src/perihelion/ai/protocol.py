"""The protocol of agents outside: one question a line, one answer a line, in JSON.

`docs/agents.md` says the same for people who write an agent in any language.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence

import msgspec

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value

PROTOCOL = "perihelion-agent-1"
LONGEST = 1 << 20
"""Bytes of the longest answer that anybody may send."""


class BadLine(PerihelionError):
    """A line that does not follow the protocol."""


class Offer(msgspec.Struct, frozen=True):
    """One option of the question, as far as answering needs it."""

    id: int
    text: str


class Offers(msgspec.Struct, frozen=True):
    """The part of the decision that every agent needs."""

    options: tuple[Offer, ...]


class Question(msgspec.Struct, frozen=True):
    """A question as our own agents read it; the view and the words are for the others."""

    protocol: str
    number: int
    match: str
    game: str
    seats: int
    options: dict[str, Value]
    seat: int
    decision: Offers
    blind: str
    seed: int
    budget: int | None = None

    def legal(self) -> tuple[int, ...]:
        """The ids of the answers."""
        return tuple(option.id for option in self.decision.options)

    def state(self, game: Game) -> State:
        """What the seat knows, unpacked."""
        try:
            data = b64decode(self.blind, validate=True)
        except ValueError:
            raise BadLine("`blind` is not base64") from None
        return game.from_bytes(data, self.seats, self.options)


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer: the id or the text of one of the options; or why there is none."""

    number: int | None = None
    answer: int | str | None = None
    error: str | None = None


def written_question(
    blind: State, seat: int, *, number: int, match: str, seed: int, budget: int | None
) -> tuple[bytes, dict[str, int]]:
    """The line that asks, and the id of each text that may be answered."""
    game = blind.game
    decision = game.decision(blind, seat)
    question = {
        "protocol": PROTOCOL,
        "number": number,
        "match": match,
        "game": game.id,
        "seats": int(blind.seats),
        "options": blind.options(),
        "seat": seat,
        "view": game.view_of(blind),
        "decision": decision,
        "blind": b64encode(blind.to_bytes()).decode(),
        "seed": seed,
        "budget": budget,
    }
    texts = {option.text: option.id for option in decision.options}
    return msgspec.json.encode(question) + b"\n", texts


def read_question(line: bytes) -> Question:
    """A question; raises BadLine that says what is wrong."""
    try:
        question = msgspec.json.decode(line, type=Question)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLine(f"this is no question: {error}") from None
    if question.protocol != PROTOCOL:
        raise BadLine(f"the protocol is {question.protocol!r}; this is {PROTOCOL!r}")
    return question


def read_reply(line: bytes, number: int, texts: dict[str, int], legal: Sequence[int]) -> int:
    """The id that was answered; raises BadLine for what is no answer to question `number`."""
    shown = line[:200].decode(errors="replace").strip()
    try:
        reply = msgspec.json.decode(line, type=Reply)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLine(f"it answered {shown!r}, which is no reply: {error}") from None
    if reply.error is not None:
        raise BadLine(f"it reported an error: {reply.error}")
    if reply.number != number:
        raise BadLine(f"it answered question {reply.number}, but question {number} was asked")
    if reply.answer is None:
        raise BadLine(f"it answered {shown!r}, which has no `answer`")
    answer = texts.get(reply.answer, -1) if isinstance(reply.answer, str) else reply.answer
    if answer not in legal:
        allowed = ", ".join(f"{one} ({text})" for text, one in list(texts.items())[:20])
        raise BadLine(f"it answered {reply.answer!r}, which is not allowed; allowed: {allowed}")
    return answer
