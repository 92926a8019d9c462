"""Audit the dependencies against the advisories: pip-audit for Python, npm audit for the page.

Exit code 0: both were audited and nothing is known against them. 1: something is. 3: at least
one could not be audited, for instance because the advisory service cannot be reached; that is
never called clean.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import page

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
FOUND, NOT_AUDITED = 1, 3
SECONDS = 300


class Audit(NamedTuple):
    """What came out for one set of dependencies; `why` it could not be audited, if so."""

    what: str
    found: tuple[str, ...] = ()
    why: str = ""

    def lines(self) -> list[str]:
        """What a person reads."""
        rows = [f"{self.what}: {one}" for one in self.found]
        if self.why:
            rows.append(f"{self.what}: could not be audited: {self.why}")
        return rows or [f"{self.what}: no known vulnerabilities"]


def of_pip_audit(said: str, trouble: str) -> Audit:
    """What the JSON of pip-audit says; anything else means that it could not audit."""
    what = LOCK.name
    try:
        packages = json.loads(said)["dependencies"]
        found = tuple(
            f"{one['name']} {one['version']}: {hole['id']}, mended in"
            f" {', '.join(hole['fix_versions']) or 'no version'}"
            for one in packages
            for hole in one.get("vulns", ())
        )
        skipped = [one for one in packages if one.get("skip_reason")]
    except (ValueError, KeyError, TypeError):
        return Audit(what, why=last_line(trouble) or "pip-audit gave no report")
    if not packages:
        return Audit(what, why="pip-audit looked at nothing")
    if not skipped:
        return Audit(what, found)
    names = ", ".join(one["name"] for one in skipped[:5])
    why = f"{len(skipped)} of {len(packages)} packages were skipped ({names} ...)"
    return Audit(what, found, f"{why}: {skipped[0]['skip_reason']}")


def of_npm_audit(said: str, trouble: str) -> Audit:
    """What the JSON of npm audit says; anything else means that it could not audit."""
    what = "package-lock.json"
    try:
        report: Any = json.loads(said)
        looked_at = report["metadata"]["dependencies"]["total"]
        holes = report["vulnerabilities"].values()
        found = tuple(f"{one['name']} {one['range']}: {one['severity']}" for one in holes)
    except (ValueError, KeyError, TypeError, AttributeError):
        return Audit(what, why=npm_trouble(said) or last_line(trouble) or "npm gave no report")
    return Audit(what, found, "" if looked_at else "npm looked at nothing")


def npm_trouble(said: str) -> str:
    """The error in the JSON of an npm that could not audit."""
    try:
        report: Any = json.loads(said)
        return str(report.get("message") or report["error"]["summary"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return ""


def last_line(text: str) -> str:
    """What a program said last; that is usually why it gave up."""
    lines = [one.strip() for one in text.splitlines() if one.strip()]
    return lines[-1][:300] if lines else ""


def run(command: list[str], where: Path = ROOT) -> tuple[str, str]:
    """The output of a command, and what it said on the side."""
    try:
        done = subprocess.run(
            command, cwd=where, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout, done.stderr


def audit_python() -> Audit:
    """The locked versions, by pip-audit in a venv of its own."""
    with tempfile.TemporaryDirectory() as place:
        python = f"{place}/bin/python"
        run([sys.executable, "-m", "venv", place])
        run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "pip-audit"])
        asked = ["--requirement", str(LOCK), "--no-deps", "--disable-pip", "--format", "json"]
        return of_pip_audit(*run([python, "-m", "pip_audit", "--progress-spinner", "off", *asked]))


def audit_page() -> Audit:
    """The locked packages of the page, by npm."""
    node = page.find_node()
    if node is None:
        return Audit("package-lock.json", why="there is no Node here")
    command = [str(node.node), str(node.npm), "audit", "--json", "--package-lock-only"]
    return of_npm_audit(*run(command, ROOT / "web"))


def verdict(audits: list[Audit]) -> int:
    """The exit code."""
    if any(one.found for one in audits):
        return FOUND
    return NOT_AUDITED if any(one.why for one in audits) else 0


def main() -> int:
    """Audit both, and say what came out."""
    audits = [audit_python(), audit_page()]
    for one in audits:
        print("\n".join(one.lines()))
    return verdict(audits)


if __name__ == "__main__":
    sys.exit(main())
