"""Kepler-3042 at the linear terminal table: whole matches through real pipes."""

import subprocess
import sys
from pathlib import Path

import pytest

from perihelion.kernel.record import Record, read_record

OVER = {"en": "The game is over.", "fr": "La partie est terminée."}


@pytest.mark.parametrize(("seats", "lang"), [(1, "fr"), (2, "en")])
def test_a_whole_match_through_real_pipes(tmp_path: Path, seats: int, lang: str) -> None:
    """To the end of the last round, with the first answer to everything."""
    file = tmp_path / "match.json"
    words = ["play", "kepler3042", "--plain", "--seats", str(seats), "--lang", lang]
    words += ["--seed", "pipe", "--against", "random", "--record", str(file)]
    done = subprocess.run(
        [sys.executable, "-m", "perihelion", *words],
        input="1\n" * 9000, capture_output=True, text=True, check=False, timeout=100,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert OVER[lang] in done.stdout
    record = read_record(file)
    assert isinstance(record, Record)
    assert record.outcome is not None
