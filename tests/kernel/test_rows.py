"""Whole rows and single bits: what compiled is one step, and interpreted several."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from perihelion.kernel.answers import Answers
from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.rows import (
    copy_bytes,
    copy_words,
    fill_cells,
    listed_cells,
    mark_chain,
    mark_pile,
    put_numbers,
)

NOTHING = 255


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
    link = vec[u8]([u8(2), u8(NOTHING), u8(1)])
    with pytest.raises(IndexError):
        mark_chain(link, 0, cells, 2, 7)
    with pytest.raises(IndexError):
        mark_pile(link, 0, cells, 0, 7, 3)
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


def test_the_cards_of_a_chain_are_marked() -> None:
    """Card 3 lies on card 0, that on card 2; card 1 is not among them."""
    link = vec[u8]([u8(2), u8(0), u8(NOTHING), u8(0)])
    cells = vec[i16]([i16(0)] * 9)
    mark_chain(link, 3, cells, 1, 7)
    mark_chain(link, NOTHING, cells, 0, 8)
    assert list(cells) == [0, 7, 0, 7, 7, 0, 0, 0, 0]
    mark_pile(link, 3, cells, 1, 5, 3)
    assert list(cells) == [0, 5, 0, 5, 5, 2, 0, 1, 3]


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
