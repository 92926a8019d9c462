"""`perihelion play` through real pipes, as a script or a screen reader drives it."""

import subprocess
import sys
from pathlib import Path

from perihelion.kernel.record import Record, read_record

OVER = {"en": "The game is over.", "fr": "La partie est terminée."}


def piped(name: str, seats: int, lang: str, file: Path, *more: str) -> tuple[str, Record]:
    """A whole match against random agents, the first answer to everything; what was shown."""
    words = ["play", name, "--seats", str(seats), "--lang", lang, "--seed", "pipe"]
    words += ["--against", "random", "--record", str(file), *more]
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
    return done.stdout, record
