"""Faults: twenty in `make test`, a thousand in `make soak` (SEED=N sets its seed).

By hand, with any number, seed and database: `python -m tests.server.faults --help`.
"""

from __future__ import annotations

import os
import secrets

import pytest
from tests.server.faults.soak import run, soak

SEED = 49
"""Its schedules have every kind of fault between them, and clocks that jump on both databases."""
FAULTS = {"postgresql": 13, "sqlite": 7}


@pytest.mark.parametrize("database", FAULTS, ids=lambda name: f"{name}-seed-{SEED}")
def test_no_fault_breaks_a_match(database: str) -> None:
    report = run(database, f"{SEED}/{database}", FAULTS[database])
    print(f"seed {report.seed}: {dict(report.faults)}, {report.acknowledged} moves")
    assert report.findings == ()
    assert report.faults.total() == FAULTS[database]
    assert report.acknowledged > 10
    assert report.updates > 50


@pytest.mark.soak
def test_a_thousand_faults_break_no_match(capsys: pytest.CaptureFixture[str]) -> None:
    """In network namespaces and on a tmpfs where these can be made; says so where not."""
    with capsys.disabled():
        reports = soak(1_000, int(os.environ.get("SEED") or secrets.randbelow(1_000_000)))
    assert [one for report in reports for one in report.findings] == []
    assert sum(report.faults.total() for report in reports) == 1_000
