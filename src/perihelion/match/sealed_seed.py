"""The sealed seed: committed to, mixed with the seats' nonces, revealed at the end.

`docs/fair-chance.md` says the same for people who write their own verifier.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256

from perihelion.kernel.errors import BadProof
from perihelion.kernel.game import Game
from perihelion.kernel.record import Fairness
from perihelion.kernel.table_options import Value
from perihelion.match.errors import BadNonce

SEED_BYTES = 32
NONCE_BYTES = 200
"""The longest nonce, in bytes of UTF-8."""


class Seal:
    """A secret seed of the operator for one game, number of seats and set of options."""

    def __init__(self, seed: bytes, game: str, seats: int, options: Mapping[str, Value]) -> None:
        if len(seed) != SEED_BYTES:
            raise BadProof(f"a sealed seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.game = game
        self.seats = seats
        self.options = dict(options)

    @classmethod
    def fresh(
        cls, game: Game, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> Seal:
        """A new secret for a match that is about to be set up."""
        return cls(
            secrets.token_bytes(SEED_BYTES),
            game.id,
            game.checked_seats(seats),
            game.checked_options(options),
        )

    @property
    def commitment(self) -> str:
        """What is published before the seats give their nonces."""
        return commitment_of(self.seed, self.game, self.seats, self.options)

    def nonces(self, given: Sequence[str | bytes | None] = ()) -> tuple[str, ...]:
        """One nonce of each seat: the given ones checked, the others by default."""
        if len(given) > self.seats:
            raise BadNonce(f"{len(given)} nonces for {self.seats} seats")
        missing = (None,) * (self.seats - len(given))
        return tuple(checked_nonce(seat, one) for seat, one in enumerate((*given, *missing)))

    def fairness(self, nonces: tuple[str, ...], *, reveal: bool, open_: bool = False) -> Fairness:
        """The part of the record that proves the deal, with the seed or still without it."""
        commitment = self.commitment
        return Fairness(
            commitment,
            nonces,
            transcript_of(commitment, nonces),
            self.seed.hex() if reveal or open_ else None,
            open_,
        )

    def __repr__(self) -> str:
        return f"<seal of {self.game}, {self.seats} seats, commitment {self.commitment}>"


def netstrings(*parts: str | bytes) -> bytes:
    """The parts so joined that no two lists of parts give the same bytes: `5:hello,`."""
    framed = bytearray()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        framed += str(len(raw)).encode() + b":" + raw + b","
    return bytes(framed)


def commitment_of(seed: bytes, game: str, seats: int, options: Mapping[str, Value]) -> str:
    """SHA-256 over what the match is about and the seed."""
    named: list[str] = []
    for name in sorted(options):
        named += [name, _plain(options[name])]
    head = netstrings("perihelion commitment 1", game, str(seats), str(len(options)), *named)
    return sha256(head + netstrings(seed)).hexdigest()


def transcript_of(commitment: str, nonces: Sequence[str]) -> str:
    """SHA-256 over the commitment and the nonces in the order of the seats."""
    head = netstrings("perihelion transcript 1", bytes.fromhex(commitment))
    return sha256(head + netstrings(*nonces)).hexdigest()


def effective_seed(seed: bytes, transcript: str) -> bytes:
    """What the dealer answers from: neither the operator nor a seat chose it alone."""
    message = netstrings("perihelion seed 1", bytes.fromhex(transcript))
    return hmac.new(seed, message, sha256).digest()


def open_seed(plain: str) -> bytes:
    """What a dealer answers from whose seed everybody knows."""
    return sha256(netstrings("perihelion open 1", plain)).digest()


def default_nonce(seat: int) -> str:
    """The nonce of a seat that gives none."""
    return f"no nonce from seat {seat}"


def checked_nonce(seat: int, given: str | bytes | None) -> str:
    """A nonce as the record writes it: text as it is, bytes in hexadecimal."""
    if given is None:
        return default_nonce(seat)
    text = given.hex() if isinstance(given, bytes) else given
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise BadNonce(f"the nonce of seat {seat} is not valid text") from None
    if size > NONCE_BYTES:
        raise BadNonce(f"the nonce of seat {seat} has {size} bytes; {NONCE_BYTES} are allowed")
    return text


def _plain(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
