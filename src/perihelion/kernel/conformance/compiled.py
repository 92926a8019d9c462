"""Compiled and interpreted: the same source must play the same match."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from hashlib import blake2b
from importlib import import_module, util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec

from perihelion.kernel import state as kernel_state
from perihelion.kernel.conformance.case import Case, Finding
from perihelion.kernel.game import Game
from perihelion.kernel.state import EventLog
from perihelion.kernel.table_options import Value

INTERPRETED = """
import json, sys
from importlib.machinery import FileFinder, SourceFileLoader

job = json.loads(sys.stdin.read())
sys.path[:] = job["path"]

class SourceOnly:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] != "perihelion":
            return None
        for place in sys.path if path is None else path:
            spec = FileFinder(place or ".", (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec

sys.meta_path.insert(0, SourceOnly)
from perihelion.kernel.conformance.compiled import is_compiled, trace_hash
assert not is_compiled()
print(trace_hash(job["game"], job["seats"], job["options"], job["seed"], job["matches"]))
"""


def is_compiled() -> bool:
    """Whether this process runs the compiled kernel."""
    return str(kernel_state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def address_of(game: Game) -> str:
    """Where another process finds the class of a game: `file.py:Name` or `module:Name`."""
    kind = type(game)
    module = sys.modules[kind.__module__]
    if kind.__module__.partition(".")[0] == "perihelion" or module.__file__ is None:
        return f"{kind.__module__}:{kind.__qualname__}"
    return f"{module.__file__}:{kind.__qualname__}"


def load(address: str) -> Game:
    """The game at an address."""
    place, _, name = address.rpartition(":")
    if place.endswith(".py"):
        spec = util.spec_from_file_location(Path(place).stem, place)
        assert spec is not None
        assert spec.loader is not None
        module = util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    else:
        module = import_module(place)
    game = getattr(module, name)()
    assert isinstance(game, Game)
    return game


def trace_hash(
    game: str | Game,
    seats: int,
    options: Mapping[str, Value] | None = None,
    seed: int = 1,
    matches: int = 20,
) -> str:
    """The fingerprint of random matches: legal lists, keys, views and events at every ply."""
    playing = load(game) if isinstance(game, str) else game
    case = Case(playing, seats, options or {}, seed, matches)
    trace = blake2b(digest_size=16)
    for walk in case.walks("trace"):
        log = EventLog()
        for state in walk.plies():
            viewer = (walk.number + len(walk.line)) % (seats + 1)
            seen = [state.legal(seat) for seat in state.deciders()] or [state.legal()]
            trace.update(repr((state.key(), int(state.turn), seen, log.rows)).encode())
            if walk.is_sampled:
                trace.update(msgspec.json.encode(state.view(viewer)))
                trace.update(state.blind(viewer).imagine(walk.rng).to_bytes())
            state.log = log = EventLog()
        outcome = walk.state.outcome()
        trace.update(msgspec.json.encode(outcome))
    return trace.hexdigest()


def check_compiled(case: Case) -> None:
    """Compiled here and interpreted in another process, random matches leave the same trace."""
    if not is_compiled() and case.compiled:
        raise Finding(f"nothing here is compiled, so there is nothing to compare\n  {case}")
    job = {
        "path": sys.path,
        "game": address_of(case.game),
        "seats": case.seats,
        "options": dict(case.options),
        "seed": case.seed,
        "matches": case.matches,
    }
    # Without its own path argument the child would not see what this process can import.
    child = subprocess.run(  # noqa: S603  (our own program)
        [sys.executable, "-c", INTERPRETED],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": "1"},
    )
    if child.returncode:
        raise Finding(f"the interpreted process failed:\n{child.stderr}\n  {case}")
    here = trace_hash(case.game, case.seats, case.options, case.seed, case.matches)
    if child.stdout.strip() != here:
        kind = "compiled" if is_compiled() else "interpreted"
        raise Finding(f"here ({kind}) the trace is {here}, there {child.stdout.strip()}\n  {case}")
    case.covered["matches"] += case.matches
    case.covered["compiled"] += is_compiled()
