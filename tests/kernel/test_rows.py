"""Whole rows and single bits: what compiled is one step, and interpreted several."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from perihelion.kernel.answers import Answers
from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.rows import copy_bytes, copy_words, fill_cells


def test_a_row_is_copied_over_another() -> None:
    words = vec[i64]([i64(0)] * 5)
    copy_words(vec[i64]([i64(1), i64(-2), i64(3)]), words)
    assert list(words) == [1, -2, 3, 0, 0]
    small = vec[u8]([u8(9)] * 2)
    copy_bytes(vec[u8]([]), small)
    assert list(small) == [9, 9]
    copy_bytes(vec[u8]([u8(7), u8(255)]), small)
    assert list(small) == [7, 255]


def test_what_has_no_room_is_not_written_beyond_the_end() -> None:
    with pytest.raises(IndexError):
        copy_words(vec[i64]([i64(1)] * 3), vec[i64]([i64(0)] * 2))
    with pytest.raises(IndexError):
        fill_cells(vec[i16]([i16(0)] * 4), 2, 5, 1)


def test_a_stretch_is_filled() -> None:
    cells = vec[i16]([i16(0)] * 6)
    fill_cells(cells, 1, 4, -3)
    fill_cells(cells, 5, 5, 8)
    assert list(cells) == [0, -3, -3, -3, 0, 0]


def test_the_lowest_bit_of_a_word() -> None:
    for place in range(63):
        assert lowest_bit(1 << place) == place
        assert lowest_bit((1 << 62) | (1 << place)) == place


@pytest.mark.compiled
def test_compiled_an_index_below_zero_is_an_error() -> None:
    """Not the last of the row, as in Python: no rule means that."""
    with pytest.raises(IndexError):
        Answers().at(-1)
