"""Whole rows and single bits: what compiled is one step, and interpreted several."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from perihelion.kernel.answers import Answers
from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.rows import (
    BYTE,
    copy_bytes,
    copy_words,
    fill_cells,
    listed_cells,
    mark_bytes,
    put_bytes,
    put_numbers,
    translate_bytes,
)


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
    cells = vec[i16]([i16(0)] * 4)
    with pytest.raises(IndexError):
        fill_cells(cells, 2, 5, 1)
    with pytest.raises(IndexError):
        put_numbers(vec[i64]([i64(1)] * 3), 1, 3, cells, 0)
    with pytest.raises(IndexError):
        put_numbers(vec[i64]([i64(1)] * 3), 0, 3, cells, 2)
    small = vec[u8]([u8(0), u8(1), u8(2)])
    meanings = vec[i16]([i16(7)] * BYTE)
    with pytest.raises(IndexError):
        put_bytes(small, cells, 2)
    with pytest.raises(IndexError):
        translate_bytes(small, meanings, 0, cells, 2)
    with pytest.raises(IndexError):
        translate_bytes(small, meanings, BYTE - 2, cells, 0)
    for first, count in ((1, 4), (0, 5)):
        with pytest.raises(IndexError):
            mark_bytes(small, first, vec[i16]([i16(0), i16(1), i16(2), i16(0)]), count, 9)
    with pytest.raises(IndexError):
        listed_cells(cells, 5)


def test_a_stretch_is_filled() -> None:
    cells = vec[i16]([i16(0)] * 6)
    fill_cells(cells, 1, 4, -3)
    fill_cells(cells, 5, 5, 8)
    assert list(cells) == [0, -3, -3, -3, 0, 0]


def test_some_numbers_of_a_row_go_into_cells() -> None:
    cells = vec[i16]([i16(9)] * 5)
    put_numbers(vec[i64]([i64(4), i64(-5), i64(6)]), 1, 2, cells, 2)
    put_numbers(vec[i64]([]), 0, 0, cells, 5)
    assert list(cells) == [9, 9, -5, 6, 9]


def test_bytes_go_into_cells_as_they_are_or_as_what_they_mean() -> None:
    cells = vec[i16]([i16(9)] * 6)
    put_bytes(vec[u8]([u8(255), u8(1)]), cells, 1)
    put_bytes(vec[u8]([]), cells, 6)
    assert list(cells) == [9, 255, 1, 9, 9, 9]
    meanings = vec[i16]([i16(-number) for number in range(2 * BYTE)])
    translate_bytes(vec[u8]([u8(0), u8(255), u8(3)]), meanings, BYTE, cells, 3)
    assert list(cells) == [9, 255, 1, -256, -511, -259]


def test_some_places_of_a_row_are_marked() -> None:
    row = vec[u8]([u8(0)] * 6)
    mark_bytes(row, 2, vec[i16]([i16(3), i16(0), i16(1)]), 2, 1)
    mark_bytes(row, 6, vec[i16]([]), 0, 1)
    assert list(row) == [0, 0, 1, 0, 0, 1]


def test_a_row_as_a_list() -> None:
    assert listed_cells(vec[i16]([i16(-1), i16(300), i16(2)]), 2) == [-1, 300]
    assert listed_cells(vec[i16]([]), 0) == []


def test_answers_from_a_mask_ascend() -> None:
    answers = Answers()
    answers.add_mask(100, 0)
    answers.add_mask(10, 0b1001_0010)
    answers.add_mask(0, 1 << 62)
    assert answers.listed() == [11, 14, 17, 62]


def test_the_lowest_bit_of_a_word() -> None:
    for place in range(63):
        assert lowest_bit(1 << place) == place
        assert lowest_bit((1 << 62) | (1 << place)) == place


@pytest.mark.compiled
def test_compiled_an_index_below_zero_is_an_error() -> None:
    """Not the last of the row, as in Python: no rule means that."""
    with pytest.raises(IndexError):
        Answers().at(-1)


@pytest.mark.compiled
def test_compiled_a_row_of_fixed_length_keeps_it() -> None:
    """Compiled code does not ask it how long it is."""
    answers = Answers()
    with pytest.raises(ValueError, match="keeps its length"):
        answers.ids = vec[i16]([i16(0)] * 3)
    answers.ids = vec[i16]([i16(5)] * len(answers.ids))
    assert answers.at(0) == 5
