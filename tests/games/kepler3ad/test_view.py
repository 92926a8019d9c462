"""What the view says about a scoring to come: values, takers of tranches, majorities."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import scene
from tests.games.kepler3ad.test_scoring import BOTH, TIES

from perihelion.games.kepler3ad.views.view import KeplerSpaceView

SPACE = {1: ("GA1", "d"), 2: ("G1", "s")}


def _space(edition: int, values: tuple[int, ...]) -> KeplerSpaceView:
    """A space of 9, 6, 3 where seats have these values, made of light pieces."""
    name, light = SPACE[edition]
    rows = [f"{name} {value}{light}" if value else "" for value in values]
    view = scene(edition, *rows, seats=len(values)).view()
    return next(space for space in view.spaces if space.id == name)


@pytest.mark.rules("1.17", "11.1", "11.2", "11.3", "11.4", "12.3")
@BOTH
@pytest.mark.parametrize(("values", "points"), TIES)
def test_takers_are_those_a_scoring_would_pay(
    edition: int, values: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """Each seat stands under the tranche it would be paid, and under no other."""
    space = _space(edition, values)
    assert space.points == (9, 6, 3)
    assert space.values == values
    for tranche, seats in zip(space.points, space.takers, strict=True):
        assert seats == tuple(seat for seat, paid in enumerate(points) if paid == tranche)


@BOTH
@pytest.mark.rules("1.17")
def test_an_empty_space_has_no_takers(edition: int) -> None:
    """Nobody is there."""
    space = _space(edition, (0, 0))
    assert space.values == ()
    assert space.takers == ()


@BOTH
@pytest.mark.rules("12.4", "12.5")
def test_the_majority_of_a_region(edition: int) -> None:
    """The highest value over its spaces; equal ones win nothing, and neither does nobody."""
    far, (near, light) = {1: "GA2", 2: "G2"}[edition], SPACE[edition]
    orange = {1: "OA1", 2: "O1"}[edition]
    rows = (
        f"{near} 2{light}, {orange} 1{light}",
        f"{near} 1{light}, {far} 2{light}",
        f"{orange} 1{light}",
    )
    regions = scene(edition, *rows).view().regions
    assert regions["green"].values == (2, 3, 0)
    assert regions["green"].winner == 1
    assert regions["orange"].winner is None
    assert regions["purple"].values == (0, 0, 0)
    assert regions["purple"].winner is None


@pytest.mark.rules("14.9")
def test_the_embassy_has_the_majority_of_a_tie() -> None:
    """The view counts the card as the scoring does."""
    cards = ("salvage", "embassy", "yards")
    regions = scene(2, "G1 2s", "G2 2s", cards=cards).view().regions
    assert regions["green"].winner == 1
