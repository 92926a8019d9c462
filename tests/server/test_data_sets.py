"""Tables on the operator's own data sets: offered by name, played, and told in their words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.data_sets import corrected, forget
from tests.server.serving import Served

from perihelion.games import load
from perihelion.kernel.data_sets import VARIABLE


def _nero(plain: Any) -> None:
    nero = next(one for one in plain["agents"] if one["id"] == "nero")
    nero |= {"name": "Claudius", "cost": 9}


def _card(plain: Any) -> None:
    plain["corporations"][0] |= {"name": "Red Moon", "name_fr": "Lune rouge"}
    plain["corporations"][0]["effect"]["count"] = 3
    plain["majority_chips"][0]["faces"]["A"] = [8, 8, 0]


def _track(plain: Any) -> None:
    plain["tracks"][1] |= {"name": "Second throw", "name_fr": "Second lancer"}


def _technology(plain: Any) -> None:
    plain["technologies"][0] |= {"name": "Star Sails", "name_fr": "Voiles d’or"}


SETS = {
    "kepler3042": ("technologies", _technology, "technology:space-travel", "Star Sails"),
    "zenith": ("agents", _nero, "card:nero", "Claudius"),
    "kepler3ad-1": ("first_edition", _track, "track:reroll", "Second throw"),
    "kepler3ad-2": ("second_edition", _card, "corporation:vanguard", "Red Moon"),
}


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A set of each game that the operator keeps, by name."""
    folder = tmp_path / "sets"
    for game, (file, change, _, _) in SETS.items():
        corrected(folder / f"box-{game}", game, change, file)
    (folder / "notes").mkdir()
    monkeypatch.setenv(VARIABLE, str(folder))
    yield folder
    for game in SETS:
        forget(game)


@pytest.mark.parametrize("game", SETS)
def test_a_table_plays_and_tells_the_set_it_chose(lite: Served, kept: Path, game: str) -> None:
    _, _, element, name = SETS[game]
    ada = lite.person()
    offered = next(one for one in ada.ok("GET", "/api/games") if one["id"] == game)
    data = next(one for one in offered["options"] if one["name"] == "data")
    assert f"box-{game}" in data["values"]
    assert "notes" not in data["values"]
    asked = {"game": game, "level": "random", "options": {"data": f"box-{game}"}}
    table = ada.ok("POST", "/api/play", asked)["table"]
    assert table["data"] == load(game).data_digest({"data": f"box-{game}"})
    known = ada.ok("GET", f"/api/matches/{table['id']}/elements")
    said = known["elements"][element]["name"]
    assert name in str(said)
    # Kepler-3042 draws all it shows from its views.
    assert (known["printed"] == {}) == (game == "kepler3042")
    plain = ada.ok("GET", f"/api/games/{game}/elements")
    assert plain.get("printed") is None
    assert name not in str(plain["elements"][element]["name"])


def test_strangers_name_no_folder(lite: Served, kept: Path) -> None:
    ada = lite.person()
    for data in (str(kept / "box-zenith"), "../sets/box-zenith"):
        asked = {"game": "zenith", "level": "random", "options": {"data": data}}
        assert ada.refused("POST", "/api/play", asked)[0] == 400
