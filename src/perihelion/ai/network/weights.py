"""Files of weights: what a network learned, where that comes from, and where it may be used.

A file is a line that says what it is, a digest of the rest, and the rest, packed. Rows are named
by what their input says, not numbered: so one network serves every number of seats, and what
another table does not have is left out.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from hashlib import blake2b
from typing import Final

import msgspec

from perihelion.ai.errors import BadWeights
from perihelion.ai.network.network import OUTPUTS

HEAD: Final = b"perihelion weights 1\n"
DIGEST: Final = 16
GENERATION: Final = "generation "
"""Before its number, in the name of weights."""
MOST_BYTES: Final = 500_000
"""The largest file."""
MOST_UNPACKED: Final = 20_000_000


class Gate(msgspec.Struct, frozen=True):
    """A contest that weights had to win before they were taken."""

    against: str
    seats: int
    games: int
    share: float
    """What the new weights won of the games..."""
    needed: float
    """...and more than what of them they had to win."""
    budget: str
    """What both had for a turn: `0.1s` or iterations."""


class Provenance(msgspec.Struct, frozen=True):
    """Where weights come from."""

    commit: str
    """Of the program that trained them."""
    games: int
    """That they learned from, over all generations of a run."""
    seconds: float
    """Of playing, fitting and gating for this generation."""
    seed: str
    samples: tuple[str, ...]
    """The digests of the samples that they were fitted to."""
    fit: dict[str, float]
    """How well they foresee ends that they did not learn from."""
    gates: tuple[Gate, ...] = ()


class Weights(msgspec.Struct, frozen=True, omit_defaults=True):
    """A network in whole numbers, and all that has to be known about it."""

    game: str
    generation: int
    seats: tuple[int, ...]
    """At tables with so many seats it passed its gate..."""
    data: tuple[str, ...]
    """...on these data sets."""
    mix: float
    """How much the judge of `base` has to say, from 0 to 1; with 1 the network says nothing."""
    labels: tuple[str, ...]
    """What each input says; others count nothing."""
    rows: bytes
    """For each input its weights, 32 bits each, the lowest byte first."""
    bias: tuple[int, ...]
    out: tuple[int, ...]
    provenance: Provenance
    base: int = 1
    """The generation whose judge is mixed in, and whose promises are corrected."""
    promises: bytes = b""
    """For each answer, told from the seat that gives it, the logarithm of what its promise is to be
    multiplied by, 32 bits each; empty to leave promises as they are."""

    @property
    def name(self) -> str:
        """How a hint names it."""
        return f"{GENERATION}{self.generation} ({digest_of(self)})"

    def row_numbers(self) -> list[int]:
        """All rows, one after the other."""
        return _numbers(self.rows)

    def promise_numbers(self) -> list[int]:
        """What is said of each answer."""
        return _numbers(self.promises)


def _numbers(packed: bytes) -> list[int]:
    numbers = array("i", packed)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def digest_of(weights: Weights) -> str:
    """The fingerprint of a file."""
    return blake2b(msgspec.msgpack.encode(weights), digest_size=DIGEST // 2).hexdigest()


def write_weights(weights: Weights) -> bytes:
    """The file; raises BadWeights if it would be too large or contradicts itself."""
    _check(weights)
    packed = zlib.compress(msgspec.msgpack.encode(weights), 9)
    data = HEAD + digest_of(weights).encode() + b"\n" + packed
    if len(data) > MOST_BYTES:
        raise BadWeights(f"{len(data)} bytes are too many: a file has at most {MOST_BYTES}")
    return data


def read_weights(data: bytes) -> Weights:
    """The weights of a file; raises BadWeights that says what is wrong."""
    if not data.startswith(HEAD):
        raise BadWeights("it is no file of weights, or one of another format")
    if len(data) > MOST_BYTES:
        raise BadWeights(f"{len(data)} bytes are too many: a file has at most {MOST_BYTES}")
    body = data[len(HEAD) :]
    digest, packed = body[:DIGEST], body[DIGEST + 1 :]
    try:
        unpacked = zlib.decompressobj().decompress(packed, MOST_UNPACKED)
        weights = msgspec.msgpack.decode(unpacked, type=Weights)
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadWeights(f"it is damaged: {error}") from None
    if digest_of(weights).encode() != digest:
        raise BadWeights("it is damaged: its digest is another")
    _check(weights)
    return weights


def _check(weights: Weights) -> None:
    """Raise BadWeights unless all parts fit together."""
    columns = len(weights.bias)
    if columns < OUTPUTS or len(weights.out) != OUTPUTS * (columns - OUTPUTS):
        raise BadWeights("its layers do not fit together")
    if len(weights.rows) != 4 * columns * len(weights.labels):
        raise BadWeights("its rows do not fit its inputs")
    if not 1 <= weights.base < weights.generation:
        raise BadWeights(f"generation {weights.base} is none before it")
    if len(weights.promises) % 4:
        raise BadWeights("its promises are cut off")
    if not 0.0 <= weights.mix <= 1.0 or (weights.mix == 1.0 and not weights.promises):
        raise BadWeights(f"another judge cannot have {weights.mix} of the say")
