"""The generator is the same everywhere, and fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.kernel.rng import MASK, Rng

# Published: whoever writes the generator in another language checks against these.
VECTORS = {
    0: [1427488602, 1980682239, 456575201, 3300212312, 1743954244, 207519241],
    1: [573063952, 3268221502, 703077755, 2308299391, 1950625580, 354034397],
    2**63 + 5: [363644794, 2795344606, 2632748617, 2471636518, 103833519, 3220979300],
}
BELOW_6 = [0, 3, 4, 3, 4, 2, 5, 3, 0, 3, 1, 0]
BELOW_1000 = [38, 622, 567, 423, 716, 74]
SPLIT = [3044852967, 4121732314, 2963764203, 3590370125]
AFTER_SPLIT = [2976894644, 2427842431, 2917685297, 1525832735]


def sfc32(seed: int) -> Iterator[int]:
    """The algorithm as its author wrote it down, in plain integers."""
    word = 2**32
    a, b, c, counter = seed % word, seed // word % word, 0x9E3779B9, 1
    number = 0
    while True:
        out = (a + b + counter) % word
        counter = (counter + 1) % word
        a = b ^ b >> 9
        b = (c + (c << 3)) % word
        c = ((c << 21 | c >> 11) + out) % word
        number += 1
        if number > 12:
            yield out


@pytest.mark.parametrize("seed", VECTORS)
def test_published_vectors(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.bits()) for _ in range(6)] == VECTORS[seed]


def test_published_vectors_of_below_and_split() -> None:
    rng = Rng(7)
    assert [int(rng.below(6)) for _ in BELOW_6] == BELOW_6
    assert [int(rng.below(1000)) for _ in BELOW_1000] == BELOW_1000
    rng = Rng(7)
    other = rng.split()
    assert [int(other.bits()) for _ in SPLIT] == SPLIT
    assert [int(rng.bits()) for _ in AFTER_SPLIT] == AFTER_SPLIT


@given(st.integers(0, 2**64 - 1))
def test_it_is_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.bits()) for _ in range(20)] == list(islice(sfc32(seed), 20))


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 90])
def test_below_is_uniform(n: int) -> None:
    rng, expected = Rng(n), 400
    counts = Counter(int(rng.below(n)) for _ in range(expected * n))
    square = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert square < n + 6 * (2 * n) ** 0.5


def test_below_is_exact_where_shortcuts_are_not() -> None:
    """With n = 3 * 2**29 a plain remainder has too many low numbers (3 of 8 in the first third),
    and a scaled word without rejection too few that leave 2 divided by 3 (2 of 8)."""
    rng, n = Rng(5), 3 * 2**29
    numbers = [int(rng.below(n)) for _ in range(6000)]
    assert abs(sum(number < n // 3 for number in numbers) - 2000) < 180
    assert abs(sum(number % 3 == 2 for number in numbers) - 2000) < 180


def test_all_bits_are_used() -> None:
    rng, ones = Rng(11), [0] * 32
    for _ in range(2000):
        word = int(rng.bits())
        assert 0 <= word <= MASK
        for bit in range(32):
            ones[bit] += word >> bit & 1
    assert all(abs(count - 1000) < 140 for count in ones)


def test_a_split_stream_does_not_follow_its_parent() -> None:
    rng = Rng(3)
    streams = [rng.split() for _ in range(4)] + [rng]
    words = [tuple(int(one.bits()) for _ in range(50)) for one in streams]
    assert len({word for row in words for word in row}) == 250
