"""Which cases are tried this time: drawn by a seed that is the commit's.

So the samples differ from commit to commit and a run of one commit can be repeated anywhere.
`make test SEED=...` brings another one back; every failure of a drawn case names its seed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

One = TypeVar("One")


def _seed() -> int:
    if given := os.environ.get("SEED"):
        return int(given)
    if (git := shutil.which("git")) is None:  # a bare machine, a source archive
        return 1
    command = [git, "rev-parse", "HEAD"]
    here = Path(__file__).parent
    done = subprocess.run(command, cwd=here, capture_output=True, text=True, check=False)
    return int(done.stdout[:8], 16) if done.returncode == 0 else 1


SEED: Final = _seed()


def turn_of(cases: Sequence[One], place: int) -> One:
    """One of the cases: each at some place now, and at every place some time."""
    return cases[(SEED + place) % len(cases)]


def but_one(cases: Sequence[One], place: int) -> tuple[One, ...]:
    """All the cases but the one whose turn it is."""
    return tuple(case for case in cases if case != turn_of(cases, place))


def every_other(cases: Sequence[One], place: int) -> list[One]:
    """Half of the cases; the other half at the next place, and here at another time.

    By another digit of the seed than a turn, so that each case meets every turn some time.
    """
    return [case for number, case in enumerate(cases) if (SEED // 64 + number + place) % 2 == 0]


def half(cases: Sequence[One], place: int) -> list[ParameterSet]:
    """All cases as parameters of a test: half of them now, the others in the soak."""
    return by_turns(cases, every_other(cases, place).__contains__)


def by_turns(cases: Sequence[One], now: Callable[[One], bool]) -> list[ParameterSet]:
    """All cases as parameters of a test: those whose turn it is now, the others in the soak."""
    import pytest

    def parameters(case: One) -> ParameterSet:
        values = case if isinstance(case, tuple) else (case,)
        return pytest.param(*values, marks=() if now(case) else pytest.mark.soak)

    return [parameters(case) for case in cases]
