"""Whole rows at once. Compiled, each of these is one step: `scripts/native_parts.py` sees to it."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8


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


def mark_chain(link: vec[u8], card: i64, cells: vec[i16], first: i64, number: i16) -> None:
    """Write a number into the cell of each card of a chain, which ends where no card is linked."""
    while card < len(link):
        cells[first + card] = number
        card = i64(link[card])


def mark_pile(
    link: vec[u8], card: i64, cells: vec[i16], first: i64, number: i16, height: i64
) -> None:
    """The same, and behind the cells of all cards how high each of the chain lies."""
    behind: i64 = first + len(link)
    while card < len(link):
        cells[first + card] = number
        cells[behind + card] = i16(height)
        height -= 1
        card = i64(link[card])


def listed_cells(row: vec[i16], count: i64) -> list[int]:
    """The first numbers of a row as a Python list."""
    return [int(row[at]) for at in range(count)]
