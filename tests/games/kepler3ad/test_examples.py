"""The worked examples of both rulebooks, with the figures they print (README, E1 to E13).

Somebody must reach a threshold for points to be counted: a seat that the example does not speak
of, or one that has pieces elsewhere, does so.
"""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import Scene, closing, scene


def _green_clan() -> Scene:
    """Red is seat 0, yellow seat 1; the satellite of the clan is that of track 2."""
    red, yellow = "G1 1f 1s, G2 1f, G4 2s", "G1 1f, G3 2s"
    return closing(2, red, yellow, tokens={"green": ["reroll"]})


@pytest.mark.rules("E1", "11.1", "11.2", "11.3", "12.3", "10.2")
def test_district_tie() -> None:
    """Yellow and green are first with leaders: 6 each, not 9; red has 3, blue nothing."""
    table = closing(1, "GA1 1l", "GA1 1l", "GA1 2d", "GA1 1d", "OA3 3l", seats=5)
    assert table.view().spaces[0].points == (9, 6, 3)
    assert table.play("finish").paid("GA1") == (6, 6, 3, 0, 0)


@pytest.mark.rules("E2", "11.2", "11.4", "12.14")
def test_influence_tie_first_edition() -> None:
    """Yellow is first on the track: 3; blue and green share the second place: 1 each."""
    table = closing(1, "OA3 3l", levels=["2241111", "2231111", "2231111"])
    assert table.play("finish").paid("adjust") == (3, 1, 1)


@pytest.mark.rules("E3", "1.2", "1.17", "10.1")
def test_value_first_edition() -> None:
    """One leader and three diplomats: 5 + 1 + 1 + 1 = 8."""
    table = scene(1, "GA1 1l", dice="426", seats=2).play("action 4 white-4")
    table.play("place GA2", "finish")
    assert table.values() == (8, 0)


@pytest.mark.rules("E4", "9.1", "9.2", "6.6")
def test_reliquat_first_edition() -> None:
    """Three dice show 4; after action 4 the disc of its line rises by two levels."""
    table = scene(1, dice="444").play("action 4 white-4", "place GA1")
    assert table.levels(0) == "2221111"
    assert table.play("finish").levels(0) == "2223111"


@pytest.mark.rules("E5", "12.15")
def test_bonus_track_first_edition() -> None:
    """A disc on 5 of the last track brings 5 points."""
    table = closing(1, "OA3 3l", levels=["2221115"])
    assert table.play("finish").paid("bonus") == (5, 1, 1)


@pytest.mark.rules("E6", "11.1", "11.2", "11.3", "12.3", "10.3")
def test_planet_tie() -> None:
    """Yellow and green are first with frigates: 6 each, not 9; red has 3, blue nothing."""
    table = closing(2, "G1 1f", "G1 1f", "G1 2s", "G1 1s", "O4 2f, O3 1s", seats=5)
    assert table.view().spaces[0].points == (9, 6, 3)
    assert table.play("finish").paid("G1") == (6, 6, 3, 0, 0)


@pytest.mark.rules("E7", "11.2")
def test_four_way_tie() -> None:
    """Four on the first place are all on the fourth tranche, which is worth nothing."""
    table = closing(2, "G1 1f, O4 1f 1s", "G1 1f", "G1 1f", "G1 1f", seats=4).play("finish")
    assert table.scorings() == 1
    assert table.paid("G1") == (0, 0, 0, 0)


@pytest.mark.rules("E8", "11.2", "11.4", "12.14")
def test_influence_tie_second_edition() -> None:
    """Green is first on the track: 3; yellow and red share the second place: 1 each."""
    table = closing(2, "O4 2f 1s", levels=["2241111", "2231111", "2231111"])
    assert table.play("finish").paid("adjust") == (3, 1, 1)


@pytest.mark.rules("E9", "1.3", "1.17", "10.1")
def test_value_second_edition() -> None:
    """One frigate and three ships: 5 + 1 + 1 + 1 = 8."""
    table = scene(2, "G1 1f", dice="426", seats=2).play("action 4 4", "place G2", "finish")
    assert table.values() == (8, 0)


@pytest.mark.rules("E10", "12.7", "12.8", "1.17")
def test_allegiance_red() -> None:
    """Two frigates and three ships are 13 in the green clan: the satellite and the mark."""
    table = _green_clan().play("finish", "token adjust")
    won = table.told("region-won")[0]
    assert (won.args["region"], won.args["value"]) == ("clan:green", 13)
    assert table.region("green") == 0
    assert table.seat(0).allegiances == ("green",)
    assert table.levels(0) == "2321111"


@pytest.mark.rules("E11", "12.7")
def test_allegiance_yellow() -> None:
    """One frigate and two ships are 7 there: neither satellite nor mark."""
    table = _green_clan()
    assert table.values() == (13, 7, 0)
    table.play("finish", "token adjust")
    assert table.seat(1).allegiances == ()
    assert table.levels(1) == "2221111"


@pytest.mark.rules("E12", "9.1", "9.2", "6.6")
def test_reliquat_second_edition() -> None:
    """Three dice show 4; after action 4 the disc of its line rises by two levels."""
    table = scene(2, dice="444").play("action 4 4", "place G1")
    assert table.levels(0) == "2221111"
    assert table.play("finish").levels(0) == "2223111"


@pytest.mark.rules("E13", "12.15")
def test_bonus_track_second_edition() -> None:
    """A disc on 3 of the last track brings 3 points, besides those for its place."""
    table = closing(2, "O4 2f 1s", levels=["2221113"]).play("finish")
    assert table.paid("bonus") == (3, 1, 1)
    assert table.paid("bonus-points") == (3, 1, 1)
