"""Kepler-3042 at the linear terminal table: whole matches through real pipes."""

from pathlib import Path

import pytest
from tests.cli.piping import piped


@pytest.mark.parametrize(("seats", "lang"), [(1, "fr"), (2, "en")])
def test_a_whole_match_through_real_pipes(tmp_path: Path, seats: int, lang: str) -> None:
    """To the end of the last round, or of a level."""
    _, record = piped("kepler3042", seats, lang, tmp_path / "match.json", "--plain")
    assert record.outcome is not None
    assert record.outcome.limited is False
