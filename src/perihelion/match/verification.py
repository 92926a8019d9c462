"""Checking a record: does its chance follow from the seed that was committed to?"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from perihelion.kernel.errors import BadProof
from perihelion.kernel.game import Game
from perihelion.kernel.record import Fairness, Record, Replay
from perihelion.kernel.state import CHANCE
from perihelion.match.dealer import OpenDealer, SealedDealer
from perihelion.match.errors import BadNonce
from perihelion.match.sealed_seed import SEED_BYTES, Seal, transcript_of

HEX_DIGITS = 64
"""The length of every digest and seed, in hexadecimal."""


class Proof(msgspec.Struct, frozen=True):
    """What a record was found to prove."""

    commitment: str
    """Empty for a plain seed."""
    answers: int
    """The chance answers that were recomputed, those taken back too."""
    open: bool
    """The seed was known from the start: the deal is right, but was no secret."""


def verify(game: Game, record: Record, progress: Callable[[int], None] | None = None) -> Proof:
    """Recompute commitment, seed and every chance answer of a finished match.

    Raises BadProof that names the first thing that does not fit, or BadRecord if the record
    cannot be played at all.
    """
    dealer = dealer_of(record)
    replay = Replay(game, record)
    answers = 0
    for number, entry in enumerate(record.entries, 1):
        before, length = replay.state, len(replay.line)
        replay.step()
        if entry.seat == CHANCE and len(replay.line) > length:
            meant = dealer.answer(before)
            if meant != replay.line[-1][1]:
                right = before.text(meant, CHANCE)
                raise BadProof(
                    f"entry {number}: the record says {entry.text!r}, the seed gives {right!r}"
                )
            answers += 1
        if progress is not None:
            progress(number)
    replay.to_end()
    assert record.fairness is not None
    return Proof(record.fairness.commitment, answers, record.fairness.open)


def dealer_of(record: Record) -> SealedDealer | OpenDealer:
    """The dealer of a record whose seed is known; raises BadProof if the parts do not fit."""
    fairness = record.fairness
    if fairness is None:
        raise BadProof("the record has no commitment: its chance was entered by hand")
    if fairness.seed is None:
        raise BadProof("the seed is not revealed yet")
    if not fairness.commitment:
        if not fairness.open:
            raise BadProof("the record has a seed, but no commitment to it")
        return OpenDealer(fairness.seed)
    seed = _from_hex("seed", fairness.seed)
    assert len(seed) == SEED_BYTES
    seal = Seal(seed, record.game, record.seats, record.options)
    _check_parts(record, fairness, seal)
    return SealedDealer(seal, fairness.nonces, open_=fairness.open)


def _check_parts(record: Record, fairness: Fairness, seal: Seal) -> None:
    _from_hex("commitment", fairness.commitment)
    _from_hex("transcript", fairness.transcript)
    if len(fairness.nonces) != record.seats:
        raise BadProof(f"there are {len(fairness.nonces)} nonces for {record.seats} seats")
    try:
        seal.nonces(fairness.nonces)
    except BadNonce as error:
        raise BadProof(str(error)) from None
    opens = seal.commitment == fairness.commitment
    bound = transcript_of(fairness.commitment, fairness.nonces) == fairness.transcript
    if not opens and not bound:
        raise BadProof("the commitment fits neither the seed nor the transcript: it was changed")
    if not opens:
        raise BadProof(
            "the seed does not open the commitment: the seed, or the game, seats or options"
            " around it, were changed"
        )
    if not bound:
        raise BadProof("the nonces do not give the transcript: a nonce was changed")


def _from_hex(what: str, text: str) -> bytes:
    if len(text) != HEX_DIGITS or set(text) - set("0123456789abcdef"):
        raise BadProof(f"the {what} is not {HEX_DIGITS} lower-case hexadecimal digits: {text!r}")
    return bytes.fromhex(text)
