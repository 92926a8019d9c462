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
