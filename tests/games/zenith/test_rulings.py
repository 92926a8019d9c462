"""The rulings that are options: what is offered; what they do is tested chapter by chapter."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

import pytest
from tests.games.zenith.scene import GAME

from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.kernel.errors import BadOption

OPEN_POINTS: Final[list[dict[str, Any]]] = json.loads(
    (resources.files("perihelion.games.zenith") / "data" / "rules.json").read_text("utf-8")
)["open_points"]
SPECS: Final = {spec.name: spec for spec in OPTION_SPECS}


# What is offered.


@pytest.mark.parametrize("point", OPEN_POINTS, ids=lambda point: point["id"])
def test_every_ruling_is_offered_as_the_data_says(point: dict[str, Any]) -> None:
    """Required: with this default and these values. Documented: not at all."""
    if point["support"] == "documented":
        assert point["option"] not in SPECS
        with pytest.raises(BadOption, match="there is no option"):
            GAME.start(2, {point["option"]: point["default"]})
        return
    spec = SPECS[point["option"]]
    offered = [
        other["value"]
        for other in point["alternatives"]
        if other.get("support", point["support"]) == "required"
    ]
    assert spec.ruling == point["id"]
    assert (spec.default, type(spec.default)) == (point["default"], type(point["default"]))
    assert set(spec.values) == {point["default"], *offered}
    for seats in spec.seats or GAME.seat_counts:
        for value in spec.values:
            assert GAME.start(seats, {spec.name: value}).options()[spec.name] == value
    for other in point["alternatives"]:
        if other["value"] not in offered:
            with pytest.raises(BadOption, match=f"cannot be '{other['value']}'; it is one of"):
                GAME.start(4, {spec.name: other["value"]})


def test_the_data_and_the_options_name_the_same_rulings() -> None:
    required = {point["id"] for point in OPEN_POINTS if point["support"] == "required"}
    assert {spec.ruling for spec in OPTION_SPECS if spec.ruling} == required
    assert [point["id"] for point in OPEN_POINTS] == [f"Z{n:02}" for n in range(1, 30)]


def test_the_turn_limit_is_the_one_of_the_data() -> None:
    stalled = next(point for point in OPEN_POINTS if point["id"] == "Z26")
    assert SPECS["turn_limit"].default == stalled["turn_limit"] == 400
    for wrong in (0, -1, 10_001):
        with pytest.raises(BadOption, match="from 1 to 10000"):
            GAME.start(2, {"turn_limit": wrong})
