"""Component data: points that the score sheet has room for, and that all files tell alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.kepler3042.scene import finished, nation, scene
from tests.games.kepler3042.test_data import Change, at, changed, problems

from perihelion.kernel.errors import BadPosition
from perihelion.kernel.table_options import Value


@pytest.mark.rules("14.2", "14.6", "14.7", "14.8", "14.10")
@pytest.mark.parametrize(
    ("file", "change", "said"),
    [
        ("rules", at("scoring", 0, "vp", to=43), "antimatter: 43 points for each of 6 are 258"),
        ("rules", at("scoring", 4, "vp", to=52), "max_tech: 52 points for each of 5 are 260"),
        ("rules", at("scoring", 5, "vp", to=26), "medals: 26 points for each of 10 are 260"),
        ("rules", at("scoring", 0, "vp", to="printed"), "antimatter: vp is 'printed'"),
        ("rules", at("scoring", 9, "vp", to=3), "tracks: vp is 3; it is 'printed' for"),
        ("rules", at("scoring", 8, "vp", to=9), "rules.json scores 9 for zone_far"),
        ("galaxy", at("zones", 0, "vp_per_colony", to=2), "zone near: vp_per_colony is 2"),
    ],
)
def test_points_that_cannot_be_paid_or_told(
    tmp_path: Path, file: str, change: Change, said: str
) -> None:
    """A line of the score sheet holds 255 points, and both files that name zones agree."""
    found = problems(changed(tmp_path, file, change))
    assert any(said in one for one in found), found


@pytest.mark.rules("14.10")
def test_terraformed_planets_fit_the_score_sheet(tmp_path: Path) -> None:
    """The best five together: 255 points are played and counted, one more is refused."""

    def rich(points: int) -> Change:
        def change(plain: Any) -> None:
            for planet in plain["planets"][:5]:
                planet["vp_terraformed"] = points

        return change

    folder = changed(tmp_path, "planets", rich(51))
    bodies = "13-9 1, 15-9 2, 17-9 3, 8-12 4, 8-4 5"
    owner = nation(colonies="1*, 2*, 3*, 4*, 5*")
    table = finished(owner, options={"data": str(folder)}, bodies=bodies)
    assert table.points("terraformed") == (255, 0)
    found = problems(changed(tmp_path, "planets", rich(52)))
    assert found == [
        "planets.json: the best five planets have 260 points when terraformed, more than 255"
    ]


@pytest.mark.rules("14.7")
def test_medals_of_a_position_fit_the_score_sheet(tmp_path: Path) -> None:
    """With those that are still to be had."""
    folder = changed(tmp_path, "rules", at("scoring", 5, "vp", to=25))
    options: dict[str, Value] = {"data": str(folder)}
    assert finished(nation(medals=(0, 0)), options=options).totals() == (0, 0)
    with pytest.raises(BadPosition, match="seat 0 has 1 medals, and 10 are left"):
        scene(nation(medals=(1, 0)), options=options)
