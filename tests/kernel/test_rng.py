"""The generator is the same everywhere, and fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.kernel.rng import MASK, MULTIPLIER, Rng

# Published: whoever writes the generator in another language checks against these.
VECTORS = {
    0: [974484521, 3845973028, 387224423, 2746355893, 2217266026, 1337003724],
    1: [3816480623, 4125412177, 2116698951, 2628228135, 2177987864, 4106745504],
    2**63 + 5: [1675485597, 1712304060, 239460341, 3219870140, 2986951186, 3417316319],
}
BELOW_6 = [0, 3, 1, 3, 3, 0, 1, 4, 2, 4, 5, 1]
BELOW_1000 = [308, 273, 773, 191, 763, 126]
SPLIT = [3963305498, 357957532, 2602350874, 4107750044]
AFTER_SPLIT = [1308548718, 2222361791, 2709882652, 98515644]


def multiply_with_carry(seed: int) -> Iterator[int]:
    """The algorithm as its author wrote it down, in plain integers."""
    factor, base = 1791398085, 2**32
    word, carry = (seed ^ 0x9E3779B9) % base, seed // base % base % (factor - 2) + 1
    number = 0
    while True:
        carry, word = divmod(factor * word + carry, base)
        number += 1
        if number > 12:
            yield word ^ carry


def test_the_period_is_long() -> None:
    """The cycle is as long as the order of 2**32 modulo A * 2**32 - 1, a safe prime: half of it
    or all of it, unless a tiny power of 2**32 is 1."""
    prime = int(MULTIPLIER) * 2**32 - 1
    for number in (prime, prime // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))
    assert pow(2**32, 2, prime) != 1


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
def test_it_is_multiply_with_carry(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.bits()) for _ in range(20)] == list(islice(multiply_with_carry(seed), 20))


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


@pytest.mark.parametrize("n", [2, 3, 10])
def test_neighbouring_seeds_are_no_neighbours(n: int) -> None:
    """The first answers of seeds 0, 1, 2, ... are as mixed as those of one stream."""
    for start in (0, 2**32, 2**40):
        counts = Counter(int(Rng(start + seed).below(n)) for seed in range(100 * n))
        assert len(counts) == n
        assert all(abs(count - 100) < 45 for count in counts.values()), counts


def test_a_split_stream_does_not_follow_its_parent() -> None:
    rng = Rng(3)
    streams = [rng.split() for _ in range(4)] + [rng]
    words = [tuple(int(one.bits()) for _ in range(50)) for one in streams]
    assert len({word for row in words for word in row}) == 250
