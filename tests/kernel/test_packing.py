"""Packed states are read back number by number."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.kernel.packing import NUMBER, Unpacking


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
