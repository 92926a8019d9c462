"""One suite for any game: what the contract promises, checked on random matches.

    report = run(game, seats=2, options={}, seed=1, matches=50)
    assert report.ok, report

Each check is a function of a `Case` that raises a `Finding`; `CHECKS` lists them all.
"""

from perihelion.kernel.conformance.case import Case, Finding
from perihelion.kernel.conformance.compiled import is_compiled, load, trace_hash
from perihelion.kernel.conformance.suite import CHECKS, Report, Result, examine, name_of, run

__all__ = [
    "CHECKS",
    "Case",
    "Finding",
    "Report",
    "Result",
    "examine",
    "is_compiled",
    "load",
    "name_of",
    "run",
    "trace_hash",
]
