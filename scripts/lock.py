"""Write requirements.lock: the newest versions that pyproject.toml allows, from a fresh venv."""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

HEADER = """\
# Exact versions of everything `make build` installs; written by `make lock`, not by hand.
# Used as constraints (pip install -c): a package that a Python version does not need is left out.
"""


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    requirements = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(line for extra in extras.values() for line in extra),
    ]
    with tempfile.TemporaryDirectory() as place:
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
        pip = [f"{place}/bin/python", "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-qq", *requirements], check=True)
        frozen = subprocess.run(
            [*pip, "freeze", "--all"], check=True, capture_output=True, text=True
        ).stdout
    lines = [line for line in frozen.splitlines() if not line.startswith("pip==")]
    (ROOT / "requirements.lock").write_text(HEADER + "\n".join(lines) + "\n")
    print(f"requirements.lock: {len(lines)} packages")


if __name__ == "__main__":
    main()
