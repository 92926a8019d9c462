"""Corrected boxes of every game: played alike compiled and interpreted, and told in a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from tests.boxes import BOXES, box
from tests.cli.piping import piped
from tests.lockstep import in_step
from tests.sampling import half

TABLES: Final = [
    *(("kepler3042", seats) for seats in (1, 3)),
    *(("kepler3ad-1", 3), ("kepler3ad-2", 2), ("kepler3ad-2", 4), ("zenith", 2), ("zenith", 4)),
]
WORDS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "kepler3042": {"en": ("Settling", "Colonisation"), "fr": ("Installation", "Colonisation")},
    "kepler3ad-1": {"en": ("Second throw", "(Reroll,"), "fr": ("Second lancer", "(Relance")},
    "kepler3ad-2": {"en": ("Red Moon", "Vanguard"), "fr": ("Lune rouge", "Vanguard")},
    "zenith": {"en": ("Agent ", "Nero"), "fr": ("Agent ", "Nero")},
}
"""What a set calls something, and what we call it."""


def limited(game: str) -> dict[str, Any]:
    return {} if game == "kepler3042" else {"turn_limit": 40}


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_corrected_box_in_step(tmp_path: Path, game: str, seats: int) -> None:
    """Legal lists at every ply, keys, events, views and worlds at samples."""
    in_step(game, seats, {"data": str(box(tmp_path, game)), **limited(game)}, 7, 2)


TOLD: Final = [*zip(BOXES, ("fr", "en", "fr", "en"), strict=True)]


@pytest.mark.parametrize(("game", "lang"), half(TOLD, 0))
def test_a_whole_match_in_the_terminal(tmp_path: Path, game: str, lang: str) -> None:
    """Through a pipe, with the words of the set and none of those it replaced."""
    given = {"data": str(box(tmp_path / "box", game)), **limited(game)}
    words = [word for name, value in given.items() for word in ("--option", f"{name}={value}")]
    shown, record = piped(game, 2, lang, tmp_path / "match.json", "--plain", *words)
    own, ours = WORDS[game][lang]
    assert own in shown
    assert ours not in shown
    assert record.options["data"] == given["data"]
