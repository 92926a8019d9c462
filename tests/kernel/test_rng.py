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
    0: [2226341776, 2807487135, 2585873885, 3606629511, 2150784025, 1969217977],
    1: [3396095094, 1814097128, 293663596, 3244749184, 3289088600, 4245582517],
    2**63 + 5: [2276696289, 681176204, 939855026, 3998860596, 2657448334, 2825554739],
}
BELOW_6 = [4, 0, 1, 0, 4, 1, 3, 1, 4, 5, 3, 1]
BELOW_1000 = [781, 911, 467, 965, 156, 171]
SPLIT = [2169282808, 4262172512, 547834816, 3139824179]
AFTER_SPLIT = [961194239, 342037416, 3562570919, 896356560]


def multiply_with_carry(seed: int) -> Iterator[int]:
    """The algorithm as its author wrote it down, in plain integers."""
    factor, base = 2147483085, 2**32
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


def test_a_split_stream_does_not_follow_its_parent() -> None:
    rng = Rng(3)
    streams = [rng.split() for _ in range(4)] + [rng]
    words = [tuple(int(one.bits()) for _ in range(50)) for one in streams]
    assert len({word for row in words for word in row}) == 250
