"""Whole rows at once. Compiled, each of these is one step: `scripts/native_parts.py` sees to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

BYTE: Final = 256
"""How many numbers a byte can be."""


def copy_words(source: vec[i64], target: vec[i64]) -> None:
    """Write a row over the beginning of another."""
    at: i64 = 0
    while at < len(source):
        target[at] = source[at]
        at += 1


def copy_bytes(source: vec[u8], target: vec[u8]) -> None:
    """Write a row over the beginning of another."""
    at: i64 = 0
    while at < len(source):
        target[at] = source[at]
        at += 1


def prefetch_word(row: vec[i64], at: i64) -> None:
    """Ask for the memory of a place that will be looked at soon; does nothing else."""


def prefetch_float(row: vec[float], at: i64) -> None:
    """Ask for the memory of a place that will be looked at soon; does nothing else."""


def fill_cells(row: vec[i16], first: i64, end: i64, number: i16) -> None:
    """Write the same number into all places from `first` to before `end`."""
    while first < end:
        row[first] = number
        first += 1


def put_numbers(numbers: vec[i64], first: i64, count: i64, cells: vec[i16], at: i64) -> None:
    """Write some numbers of a row into cells, from `first` and `at` on."""
    end: i64 = at + count
    while at < end:
        cells[at] = i16(numbers[first])
        first += 1
        at += 1


def put_bytes(numbers: vec[u8], cells: vec[i16], at: i64) -> None:
    """Write a whole row of bytes into cells, from `at` on."""
    number: i64 = 0
    while number < len(numbers):
        cells[at] = i16(numbers[number])
        number += 1
        at += 1


def translate_bytes(
    numbers: vec[u8], meanings: vec[i16], first: i64, cells: vec[i16], at: i64
) -> None:
    """The same, but what each byte means: the BYTE meanings begin at `first`."""
    number: i64 = 0
    while number < len(numbers):
        place: i64 = first + i64(numbers[number])
        cells[at] = meanings[place]
        number += 1
        at += 1


def mark_bytes(row: vec[u8], first: i64, places: vec[i16], count: i64, number: u8) -> None:
    """Write a number into some places of a row, which are counted from `first` on."""
    at: i64 = 0
    while at < count:
        place: i64 = first + i64(places[at])
        row[place] = number
        at += 1


def listed_cells(row: vec[i16], count: i64) -> list[int]:
    """The first numbers of a row as a Python list."""
    return [int(row[at]) for at in range(count)]
