"""The audit of dependencies: what was not looked at is never called clean."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import audit  # noqa: E402  (a script, not a package)

GOOD = {"name": "click", "version": "8.1", "vulns": []}
BAD = GOOD | {"vulns": [{"id": "PYSEC-1", "fix_versions": ["8.2"]}]}
SKIPPED = {"name": "click", "skip_reason": "could not be found on PyPI"}


def pip(*packages: Any) -> Any:
    return audit.of_pip_audit(json.dumps({"dependencies": packages, "fixes": []}), "")


def npm(vulnerabilities: dict[str, Any], total: int = 5) -> Any:
    report = {"vulnerabilities": vulnerabilities, "metadata": {"dependencies": {"total": total}}}
    return audit.of_npm_audit(json.dumps(report), "")


HOLE = {"vite": {"name": "vite", "range": "<9", "severity": "high"}}
NO_REPORT = (
    audit.of_pip_audit("", "requests.exceptions.ConnectionError: no route to host"),
    audit.of_pip_audit("No known vulnerabilities found", ""),
    pip(),
    pip(SKIPPED),
    pip(GOOD, SKIPPED),
    audit.of_npm_audit('{"message": "405 Method Not Allowed", "error": {}}', ""),
    audit.of_npm_audit('{"error": {"summary": "audit endpoint returned an error"}}', ""),
    audit.of_npm_audit("", "npm ERR! network"),
    audit.of_npm_audit("found 0 vulnerabilities", ""),
    npm({}, total=0),
)


@pytest.mark.parametrize("one", NO_REPORT)
def test_what_could_not_be_audited_is_not_clean(one: Any) -> None:
    said = "\n".join(one.lines())
    assert "could not be audited: " in said
    assert "no known" not in said
    assert audit.verdict([pip(GOOD), one]) == audit.NOT_AUDITED


def test_what_was_found_is_said_even_if_the_rest_was_not_looked_at() -> None:
    assert "click 8.1: PYSEC-1, mended in 8.2" in pip(BAD).lines()[0]
    assert audit.verdict([pip(BAD), NO_REPORT[0]]) == audit.FOUND
    assert audit.verdict([pip(BAD, SKIPPED), npm({})]) == audit.FOUND
    assert audit.verdict([pip(GOOD), npm(HOLE)]) == audit.FOUND


def test_clean_is_what_was_looked_at() -> None:
    audits = [pip(GOOD), npm({})]
    assert audit.verdict(audits) == 0
    assert all("no known vulnerabilities" in one.lines()[0] for one in audits)


def test_the_workflow_audits_both_locks() -> None:
    text = (ROOT / ".github" / "workflows" / "audit.yml").read_text()
    assert "run: python scripts/audit.py" in text
    for name in re.findall(r"paths: \[(.*)\]", text):
        assert {"requirements.lock", "web/package-lock.json"} <= set(name.split(", "))
