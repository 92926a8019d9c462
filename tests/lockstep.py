"""Random matches as a trail of fingerprints: `python lockstep.py` walks it without compiled code.

Reads from stdin where to import from, then [name, seats, options, seed, matches] again
and again, each as a line of JSON, and answers each with a line: the fingerprints of every legal
list, and of keys, events and views at samples.
"""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
import traceback
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from typing import Any

SAMPLE = 16
"""Keys and events at one ply in so many, views at one in so many of those."""
AT_ONCE = 10
"""So many matches make one line."""


class SourceOnly:
    """Finds our modules as source, whatever compiled ones lie beside them."""

    @staticmethod
    def find_spec(
        name: str,
        path: list[str] | None = None,
        target: object = None,  # noqa: ARG004  (importlib passes it)
    ) -> ModuleSpec | None:
        if name.partition(".")[0] != "perihelion":
            return None
        for place in sys.path if path is None else path:
            finder = FileFinder(place or ".", (SourceFileLoader, [".py"]))
            spec = finder.find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def trail(
    name: str, seats: int, options: Mapping[str, Any], seed: int, matches: int
) -> Iterator[str]:
    """One fingerprint for every so many random matches."""
    from perihelion.games import load

    game = load(name)
    done = 0
    while done < matches:
        trace = blake2b(digest_size=16)
        for number in range(done, min(done + AT_ONCE, matches)):
            _walk(game, seats, options, seed + number, trace)
        done += AT_ONCE
        yield trace.hexdigest()


def _walk(game: Any, seats: int, options: Mapping[str, Any], seed: int, trace: Any) -> None:
    import msgspec

    from perihelion.kernel.rng import Rng
    from perihelion.kernel.state import CHANCE, EventLog

    rng, state, ply = Rng(seed), game.start(seats, options), 0
    while not state.is_over:
        deciders = state.deciders()
        seat = deciders[int(rng.below(len(deciders)))] if deciders else CHANCE
        legal = state.legal(seat)
        trace.update(repr((seat, legal)).encode())
        action = int(state.draw(rng)) if seat == CHANCE else legal[int(rng.below(len(legal)))]
        log = EventLog() if (ply + seed) % SAMPLE == 0 else None
        state.log = log
        state.apply_as(seat, action)
        if log is not None:
            state.log = None
            trace.update(repr((action, int(state.turn), state.key(), log.rows)).encode())
        if (ply + seed) % (SAMPLE * SAMPLE) == 0:
            viewer = (ply + seed) // SAMPLE % (seats + 1)
            trace.update(msgspec.json.encode(state.view(viewer)))
            trace.update(state.blind(viewer).imagine(rng).to_bytes())
        ply += 1
    trace.update(repr((state.key(), ply, state.outcome())).encode())


def in_step(name: str, seats: int, options: Mapping[str, Any], seed: int, matches: int) -> None:
    """Compare the trail of this process with that of another on the source alone."""
    table = (name, seats, dict(options), seed, matches)
    child = _interpreted()
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(json.dumps(table) + "\n")
    child.stdin.flush()
    here = list(trail(*table))
    answer = json.loads(child.stdout.readline() or '"the interpreted process is gone"')
    assert isinstance(answer, list), answer
    for place, (mine, its) in enumerate(zip(here, answer, strict=True)):
        first = seed + place * AT_ONCE
        assert mine == its, f"{name}, {seats} seats, {options}, among the seeds from {first} on"


@cache
def _interpreted() -> subprocess.Popen[str]:
    """One process for all matches of this one: to start it takes as long as a few of them."""
    child = subprocess.Popen(
        [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    atexit.register(child.communicate)  # it ends where nothing more can come
    assert child.stdin is not None
    child.stdin.write(json.dumps(sys.path) + "\n")
    return child


def main() -> None:
    sys.path[:] = json.loads(sys.stdin.readline())
    sys.meta_path.insert(0, SourceOnly)  # type: ignore[arg-type]  # a finder needs no more
    from perihelion.kernel.conformance import is_compiled

    assert not is_compiled()
    for line in sys.stdin:
        try:
            answer: list[str] | str = list(trail(*json.loads(line)))
        except Exception:  # noqa: BLE001  (whatever it is, the test that asked must tell it)
            answer = traceback.format_exc()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
