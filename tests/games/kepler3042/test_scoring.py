"""The score sheet, line by line, and ties (README chapter 14)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import finished, nation, scene

from perihelion.games.kepler3042.phrases.names import LINE_IDS


def _near(*planets: str) -> str:
    hexes = ("13-9", "9-9", "14-10", "8-9", "12-12")
    return ", ".join(f"{at} {planet}" for at, planet in zip(hexes, planets, strict=False))


@pytest.mark.rules("14.1")
def test_the_score_sheet() -> None:
    """Thirteen lines and their sum; told as events too."""
    table = finished(nation(earth="1A", tracks=(3, 0)), nation(medals=(1, 1)))
    sheet = table.view().sheet
    assert sheet is not None
    assert tuple(line.line for line in sheet.lines) == LINE_IDS
    sums = [sum(line.points[seat] for line in sheet.lines) for seat in range(2)]
    assert sums == list(sheet.totals) == [2, 2]
    told = table.told("scored", "total")
    assert len(told) == 2 * len(LINE_IDS) + 2


@pytest.mark.rules("14.2")
def test_antimatter() -> None:
    """On Earth and on colonies; neither in the storage nor in the pit."""
    first = nation(earth="1A", colonies="1 1A")
    second = nation(earth="", pit="2A", storage="7E 7M 1A")
    assert finished(first, second, bodies="13-9 1").points("antimatter") == (2, 0)


@pytest.mark.rules("14.3")
def test_all_five_types() -> None:
    """5 points; with four types nothing."""
    five, four = ("1", "2", "5", "14", "26"), ("3", "4", "8", "17", "6")
    first, second = nation(colonies=", ".join(five)), nation(colonies=", ".join(four))
    far = "11-1 3, 13-1 4, 15-1 8, 17-0 17, 7-1 6"
    table = finished(first, second, bodies=f"{_near(*five)}, {far}")
    assert table.points("all-types") == (5, 0)


@pytest.mark.rules("14.4")
@pytest.mark.parametrize(
    ("planets", "points"),
    [(("1", "3"), 0), (("1", "3", "6"), 3), (("1", "3", "6", "13", "18"), 3),
     (("1", "3", "2", "4", "5"), 0), (("2", "4", "7"), 3)],
)  # fmt: skip
def test_three_of_a_type(planets: tuple[str, ...], points: int) -> None:
    """3 points, once, terraformed or not."""
    owner = nation(colonies=", ".join(planets))
    assert finished(owner, bodies=_near(*planets)).points("three-of-type") == (points, 0)


@pytest.mark.rules("14.5")
@pytest.mark.parametrize(("ships", "points"), [("", 0), ("13-9", 2), ("13-9 9-9", 4)])
def test_ships_on_mines(ships: str, points: int) -> None:
    """2 points each; ships elsewhere score nothing, on planets neither."""
    owner = nation(ships=f"{ships} 14-10".strip())
    table = finished(owner, nation(ships="5-5"), bodies="13-9 mine, 9-9 mine, 14-10 1")
    assert table.points("mine-ships") == (points, 0)
    assert table.totals() == (points, 0)


@pytest.mark.rules("14.6")
def test_technologies_on_level_4() -> None:
    """2 points each."""
    table = finished(nation(levels="44000"), nation(levels="33334"))
    assert table.points("max-technologies") == (4, 2)
    assert finished(nation(levels="44444")).points("max-technologies") == (10, 0)


@pytest.mark.rules("14.7")
def test_medals() -> None:
    """1 point each, of both kinds."""
    table = finished(nation(medals=(2, 3)), nation(medals=(0, 1)))
    assert table.points("medals") == (5, 1)


@pytest.mark.rules("14.8", "R35")
def test_colonies_by_zones() -> None:
    """1, 2 and 3 points, terraformed or not; ships on planets are no colonies."""
    first = nation(colonies="1, 2*, 3, 4, 5*", ships="14-9")
    bodies = "13-9 1, 11-4 2, 16-9 3, 11-1 4, 0-0 5, 14-9 6"
    table = finished(first, bodies=bodies)
    assert table.points("zone-near") == (1, 0)
    assert table.points("zone-intermediate") == (4, 0)
    assert table.points("zone-far") == (6, 0)


@pytest.mark.rules("14.9", "1.13")
@pytest.mark.parametrize(
    ("space", "points"),
    [*enumerate((0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10))],
)
def test_spaces_of_the_tracks(space: int, points: int) -> None:
    """For each track by itself."""
    table = finished(nation(tracks=(space, 0)), nation(tracks=(0, space)))
    assert table.points("track-colonial") == (points, 0)
    assert table.points("track-technology") == (0, points)


@pytest.mark.rules("14.10", "1.8")
def test_terraformed_colonies() -> None:
    """The points of each planet; those that are not terraformed have none."""
    first = nation(colonies="1*, 21*, 28*, 2")
    table = finished(first, bodies=_near("1", "21", "28", "2"))
    assert table.points("terraformed") == (3 + 11 + 15, 0)


@pytest.mark.rules("14.11")
def test_the_own_objective() -> None:
    """Its points if it is met; those of the others never."""
    first = nation(colonies="2*", objective="project-atlantis")
    second = nation(objective="antimatter-mastery", levels="00003")
    table = finished(first, second, bodies="13-9 2")
    assert table.points("objectives") == (4, 0)
    assert table.totals() == (1 + 2 + 4, 0)


@pytest.mark.rules("14.14")
def test_the_most_points_win() -> None:
    """Places and utilities by points."""
    table = finished(nation(medals=(1, 0)), nation(medals=(3, 0)), nation(medals=(2, 0)), seats=3)
    outcome = table.state.outcome()
    assert (outcome.places, outcome.scores) == ((3, 1, 2), (1, 3, 2))
    assert outcome.reason == "points"
    assert table.winners() == (1,)
    assert outcome.utilities == (-0.5, 1.0, -0.5)


@pytest.mark.rules("14.15")
def test_ties_go_by_the_highest_terraformed_planet() -> None:
    """Its number, not its points; a colony that is not terraformed does not count."""
    # Planet 4 is worth 2 points, planet 3 is worth 3: one medal makes them equal.
    first = nation(colonies="4*, 28", medals=(1, 0), earth="")
    second = nation(colonies="3*, 26", earth="")
    table = finished(first, second, bodies="13-9 4, 9-9 28, 14-10 3, 8-9 26")
    assert table.totals() == (5, 5)
    assert table.winners() == (0,)
    assert table.state.outcome().places == (1, 2)


@pytest.mark.rules("14.15")
def test_a_tie_with_one_who_has_none() -> None:
    """Any terraformed colony is better than none."""
    table = finished(nation(medals=(4, 0)), nation(colonies="1*"), bodies="13-9 1")
    assert table.totals() == (4, 4)
    assert table.winners() == (1,)


@pytest.mark.rules("14.16", "R22")
def test_a_shared_victory() -> None:
    """Without a terraformed colony all who are equal win."""
    nations = [nation(medals=(count, 0)) for count in (2, 1, 2)]
    table = finished(*nations, seats=3)
    assert table.winners() == (0, 2)
    assert table.state.outcome().places == (1, 3, 1)
    assert table.state.outcome().utilities == (0.25, -0.5, 0.25)


@pytest.mark.rules("14.1", "12.9")
def test_the_last_card_and_medals_come_before_the_points() -> None:
    """Round 16 is resolved like any other."""
    table = scene(
        nation(tracks=(4, 0)),
        round=16,
        on_turn=1,
        card="antimatter-cascade",
        on_card={"colonial": 1},
    ).pass_turn()
    table.play("produce earth", "decline")
    assert table.points("antimatter") == (1, 0)
    assert table.points("medals") == (1, 0)
