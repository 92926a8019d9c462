"""Kepler-3042 at the linear terminal table: whole matches through real pipes."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.piping import piped
from tests.data_sets import corrected
from tests.sampling import half

from perihelion import load
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.terminal.ink import Ink
from perihelion.games.kepler3042.terminal.board import panels
from perihelion.match import Match, OpenDealer
from perihelion.server.matches.elements import packed_elements


@pytest.mark.parametrize(("seats", "lang"), half([(1, "fr"), (2, "en")], 0))
def test_a_whole_match_through_real_pipes(tmp_path: Path, seats: int, lang: str) -> None:
    """To the end of the last round, or of a level."""
    _, record = piped("kepler3042", seats, lang, tmp_path / "match.json", "--plain")
    assert record.outcome is not None
    assert record.outcome.limited is False


def _renamed(plain: Any) -> None:
    plain["technologies"][0] |= {"name": "Star Sails", "name_fr": "Voiles d'or"}
    first = plain["technologies"][0]["levels"][1]
    first |= {"name": "First Sail", "name_fr": "Grand-voile"}
    first["effects"]["speed"] = 2


@pytest.mark.parametrize(
    ("lang", "short", "level"),
    [("en", "Star Sails", "First Sail"), ("fr", "Voiles d'or", "Grand-voile")],
)
def test_a_corrected_set_in_the_terminal_and_on_the_wire(
    tmp_path: Path, lang: str, short: str, level: str
) -> None:
    """Boards, log, help and the elements of the page have the words and numbers of the set."""
    options = {"data": str(corrected(tmp_path, "kepler3042", _renamed, "technologies"))}
    match = Match(load("kepler3042"), 2, options, dealer=OpenDealer("sails"))
    while match.state.seat < 0:
        match.step()
    seat = int(match.state.seat)
    match.act(seat, "levels space-travel terraforming")
    voice = Narrator(match.game, lang, 2)
    told = [line for told in match.told(seat) for line in voice.told(told, seat)]
    assert any(short in line for line in told)
    ink = Ink(voice, match.view(seat), seat, match.options)
    drawn = "\n".join(line.plain for one in panels(ink, 76, 24) for line in one.lines)
    assert short in drawn
    assert level in ink.about("level:space-travel:1")
    assert "2 hex" in ink.about("level:space-travel:1")
    sent = packed_elements("kepler3042", 2, match.options).plain.decode()
    assert short in sent
    assert level in sent
    assert "Space Travel" not in drawn
