"""A hundred million random decisions: `python tests/games/zenith/soak.py [DECISIONS]`.

Both numbers of seats, every row of the covering array in turn and a new mix each time, on all
processors; stops at the first state that is not sound.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from tests.games.random_play import Options  # noqa: E402  (after the path)
from tests.games.zenith.sizes import GAME, covering_array, fuzz, mix  # noqa: E402

from perihelion.kernel.rng import Rng  # noqa: E402

WHOLE: Final = 100_000_000
AT_ONCE: Final = 250_000
Job = tuple[int, Options, int]


def jobs(decisions: int, seed: int) -> Iterator[Job]:
    """Seats, options and seed, enough of them for so many decisions."""
    rows = covering_array()
    rng = Rng(seed)
    for number in range(-(-decisions // AT_ONCE)):
        kind = number // 2 % 3
        options: Options = {}
        if kind == 1:
            options = rows[number // 6 % len(rows)]
        elif kind == 2:
            options = mix(rng)
        yield GAME.seat_counts[number % 2], options | {"turn_limit": 400}, seed + number


def work(job: Job) -> int:
    """One job in a process of its own."""
    seats, options, seed = job
    return fuzz(seats, options, AT_ONCE, seed)


def soak(decisions: int, seed: int, processes: int | None = None) -> int:
    """Play that many decisions and tell how it goes; raises at the first finding."""
    began = shown = time.monotonic()
    made = 0
    with multiprocessing.get_context("spawn").Pool(processes or os.cpu_count()) as pool:
        for count in pool.imap_unordered(work, jobs(decisions, seed)):
            made += count
            now = time.monotonic()
            if now - shown > 10:
                shown = now
                rate = made / (now - began)
                left = max(decisions - made, 0) / rate
                print(f"{made:,} of {decisions:,}, {rate:,.0f}/s, {left:.0f} s left", flush=True)
    seconds = time.monotonic() - began
    print(f"{made:,} decisions in {seconds:.0f} s, no finding; seed {seed}", flush=True)
    return made


if __name__ == "__main__":
    soak(int(sys.argv[1]) if len(sys.argv) > 1 else WHOLE, int.from_bytes(os.urandom(4), "big"))
