"""Packed states are read back number by number."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.kernel.errors import BadPosition
from perihelion.kernel.packing import NUMBER, Unpacking, out_of_range


def test_what_was_packed_is_read_in_its_order() -> None:
    cards = vec[u8]([u8(card) for card in (0, 7, 255)])
    numbers = vec[i64]([i64(number) for number in (-1, 2**62, -(2**63))])
    packed = Unpacking(bytes(memoryview(cards)) + 2 * bytes(memoryview(numbers)))
    read_cards = vec[u8]([u8(0)] * 3)
    read = vec[i64]([i64(5)] * 4)
    packed.fill_bytes(read_cards)
    packed.fill(read, 2)
    assert [int(card) for card in read_cards] == [0, 7, 255]
    assert [int(number) for number in read] == [-1, 2**62, 5, 5]
    assert packed.take(4) == [-(2**63), -1, 2**62, -(2**63)]
    assert packed.at == len(packed.data) == 3 + 6 * NUMBER


def unpack(size: int, count: int) -> None:
    """Read three bytes and then `count` numbers into a row of two."""
    packed = Unpacking(bytes(size))
    packed.fill_bytes(vec[u8]([u8(0)] * 3))
    packed.fill(vec[i64]([i64(0)] * 2), count)
    packed.finish()


@pytest.mark.parametrize(
    ("size", "count"),
    [(2, 0), (3 + NUMBER, 2), (3 + 2 * NUMBER, 1), (3 + 3 * NUMBER, 3), (3, -1), (4, 0)],
)
def test_too_few_or_too_many_bytes_are_no_state(size: int, count: int) -> None:
    """Nor are more numbers than a row has room for, or fewer than none."""
    unpack(3 + 2 * NUMBER, 2)
    with pytest.raises(BadPosition):
        unpack(size, count)


def test_a_number_out_of_its_range_is_named() -> None:
    """The first of each row."""
    wrong = out_of_range(
        [
            ("dice", range(3), [0, 2]),
            ("disc", {-1, 9}, [9, 3, 4]),
            ("links", range(1 << 70), [-1]),
        ]
    )
    assert wrong == ["disc cannot be 3", "links cannot be -1"]
