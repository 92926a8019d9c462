"""Pieces and places (README chapter 1)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import (
    AROUND_SUN,
    GAME,
    HEX_IDS,
    Scene,
    around,
    finished,
    last_turn,
    nation,
    opening,
    scene,
    steps,
)

from perihelion.kernel.errors import PerihelionError

FIVE = "13-9 1, 13-8 2, 14-10 3, 9-9 4, 9-8 5"


@pytest.mark.rules("1.1")
def test_one_to_four_seats() -> None:
    """Each plays for itself; neither nobody nor five."""
    for seats in (1, 2, 3, 4):
        assert len(opening(seats).view().nations) == seats
        assert GAME.teams(seats) == tuple((seat,) for seat in range(seats))
    for seats in (0, 5):
        with pytest.raises(PerihelionError):
            opening(seats)
    assert opening(1).view().solo is not None
    assert opening(2).view().solo is None


@pytest.mark.rules("1.2", "1.4")
def test_what_a_nation_owns() -> None:
    """Seven, seven and three cubes, three ships, markers for five colonies."""
    for seat in range(4):
        table = opening(4).by_lot("free-levels")
        owner = table.nation(seat)
        assert table.cubes(seat, "earth") == "3E 3M"
        assert table.cubes(seat, "storage") == "4E 4M 3A"
        assert (owner.supply, owner.markers) == (3, 5)
        assert len(owner.technologies) == 5
        assert len(owner.tracks) == 2


@pytest.mark.rules("1.3", "5.1", "5.2", "5.4", "5.5")
def test_cubes_only_change_places() -> None:
    """Produced, spent, sacrificed and regenerated, they are seven, seven and three."""
    table = scene(nation(pit="1M", levels="00200"))
    table.act("energy-storage", "produce earth")
    assert (table.cubes(0, "earth"), table.cubes(0, "storage")) == ("7E 3M", "3M 3A")
    table.play("bonus exploit-asteroid", "sacrifice antimatter storage")
    assert (table.cubes(0, "earth"), table.cubes(0, "storage")) == ("7E 4M", "2M 2A")
    assert table.cubes(0, "pit") == "1M 1A"
    table = scene(nation(earth="5E 5M", pit="1M 1A", levels="00200", tracks=(5, 0)))
    table.act("technological-development", "develop space-travel", "spend earth")
    assert (table.cubes(0, "earth"), table.cubes(0, "storage")) == ("4E 5M", "3E 1M 2A")
    table.play("stop", "bonus society-modernisation", "sacrifice energy earth")
    table.play("regenerate antimatter")
    places = [table.cubes(0, place) for place in ("earth", "storage", "pit")]
    assert places == ["3E 5M", "3E 1M 3A", "1E 1M"]


@pytest.mark.rules("1.4", "6.6")
def test_no_sixth_colony() -> None:
    """Five markers are in use: a ship on a planet cannot colonise."""
    more = "15-9 6, 15-10 7"
    four = nation(colonies="1, 2, 3, 4", ships="15-9 15-10")
    table = scene(four, bodies=f"{FIVE}, {more}").act("colonisation")
    assert table.names("colonise") == "15-9 15-10"
    assert table.play("colonise 15-9").options() == ["stop"]
    assert table.cards(0) == "1 2 3 4 6"
    assert table.nation().markers == 0


@pytest.mark.rules("1.5")
def test_galaxy() -> None:
    """22 by 19 hexes, the Sun at 11-9, odd rows half a hex to the right: 396 of space."""
    galaxy = scene().view().galaxy
    assert (galaxy.columns, galaxy.rows, galaxy.sun) == (22, 19, "11-9")
    assert len(galaxy.stars) == 20
    assert len({*HEX_IDS} - {*galaxy.stars, galaxy.sun, galaxy.sagittarius}) == 396
    table = scene(nation(earth="1E 1M")).act("space-construction", "build earth")
    assert table.names("at").split() == list(AROUND_SUN)
    even = scene(nation(ships="12-12", levels="10000")).skip("production", "stop", "move 12-12")
    assert even.names("to") == "11-11 12-11 11-12 13-12 11-13 12-13"


@pytest.mark.rules("1.6", "2.2")
def test_sun_and_sagittarius_are_no_stars() -> None:
    """No body is laid beside them alone, even where all stars are in use."""
    table = opening(4).play("first 0")
    sites = set(table.names("lot").split())
    galaxy = table.view().galaxy
    assert sorted(galaxy.stars.values()) == [1] * 12 + [2] * 4 + [3] * 4
    for centre in (galaxy.sun, galaxy.sagittarius):
        lonely = [at for at in around(centre) if not {*around(at)} & {*galaxy.stars}]
        assert lonely
        assert not sites & {*lonely}


@pytest.mark.rules("1.7", "14.8", "R35")
@pytest.mark.parametrize(
    ("where", "far", "zone"),
    [("12-9", 1, "near"), ("11-5", 4, "near"), ("11-4", 5, "intermediate"),
     ("11-2", 7, "intermediate"), ("11-1", 8, "far"), ("0-0", 16, "far")],
)  # fmt: skip
def test_zones(where: str, far: int, zone: str) -> None:
    """Near up to 4 steps from the Sun, intermediate up to 7, far beyond; a planet by its hex."""
    assert steps("11-9", where) == far
    table = finished(nation(colonies="5"), bodies=f"{where} 5")
    worth = {"near": 1, "intermediate": 2, "far": 3}
    for name, points in worth.items():
        assert table.points(f"zone-{name}") == (points if name == zone else 0, 0)


@pytest.mark.rules("1.8", "2.1")
@pytest.mark.parametrize(("seats", "planets"), [(2, 20), (3, 24), (4, 28)])
def test_planets(seats: int, planets: int) -> None:
    """28 of five types with level, cost and points; fewer nations play with fewer."""
    seen = scene(seats=seats).view().planets
    assert len(seen) == planets
    kinds = ("rocky", "ocean", "super-earth", "gas-giant", "alien")
    counts = [sum(one.type == kind for one in seen) for kind in kinds]
    assert counts == {2: [6, 4, 4, 4, 2], 3: [7, 5, 5, 4, 3], 4: [8, 6, 6, 5, 3]}[seats]
    assert {one.level for one in seen} == {1, 2, 3, 4}
    assert all(one.cost and one.points for one in seen)


@pytest.mark.rules("1.9", "6.19", "R33")
@pytest.mark.parametrize(("colony", "cubes"), [("18", "1E 2M"), ("18*", "2E 3M")])
def test_two_faces(colony: str, cubes: str) -> None:
    """A planet produces by the face that is up; known figures belong to the colony."""
    table = scene(nation(colonies=colony, levels="00010", earth=""), bodies="13-9 18")
    assert table.act("production", "harvest 18").cubes(0, "18") == cubes


TYPES = {"rocky": (1, 2, 0), "super-earth": (5, 0, 2), "ocean": (2, 1, 1),
         "gas-giant": (14, 1, 2), "alien": (26, 2, 2)}  # fmt: skip


@pytest.mark.rules("1.10", "6.7", "6.14")
@pytest.mark.parametrize("kind", TYPES)
def test_advances_of_types(kind: str) -> None:
    """What each type gives on the colonial track, when colonised and when terraformed."""
    planet, colonised, terraformed = TYPES[kind]
    table = scene(nation(ships="13-9", levels="00044"), bodies=f"13-9 {planet}")
    assert table.act("colonisation", "colonise 13-9").tracks(0) == (colonised, 0)
    rich = nation(colonies=f"{planet} 3E 3M 2A", earth="", levels="00044", cell="production")
    table = scene(rich, bodies=f"13-9 {planet}").act("terraforming", f"terraform {planet}")
    assert table.tracks(0) == (terraformed, 0)


@pytest.mark.rules("1.11", "R01", "6.12", "6.19", "14.2")
def test_earth_is_controlled_but_no_colony() -> None:
    """It pays and takes cubes and scores antimatter; it neither produces nor is terraformed."""
    rich = nation(earth="5E 5M 2A", storage="2E 2M 1A", levels="02244", cell="colonisation")
    table = scene(rich).act("production")
    assert table.options() == ["stop", "quantum"]
    assert scene(rich).act("terraforming").options() == ["stop", "quantum"]
    assert scene(rich).act("energy-storage").names("produce") == "earth"
    end = finished(nation(earth="2A", objective="outer-logistics-base"))
    assert end.points("antimatter") == (2, 0)
    assert end.points("zone-near") == end.points("terraformed") == (0, 0)
    assert end.points("objectives") == (0, 0)
    assert end.winners() == (0,)


@pytest.mark.rules("1.11", "14.15", "R01")
def test_earth_breaks_no_tie() -> None:
    """Though it is terraformed, in the words of the rulebook, it has no number."""
    assert finished(nation(earth="2A"), nation(earth="2A")).winners() == (0, 1)


@pytest.mark.rules("1.12", "6.9")
def test_levels_end_at_four() -> None:
    """What is on level 4 cannot be raised, what is on level 3 can."""
    rich = nation(earth="7E 7M 3A", levels="43434")
    table = scene(rich).act("technological-development")
    assert table.names("develop") == "quantum-physics terraforming"
    table.play("develop terraforming", "spend earth")
    assert table.levels(0) == "43444"


@pytest.mark.rules("1.13")
def test_tracks() -> None:
    """21 spaces with the same points, five medals and five icons on each."""
    tracks = scene().view().tracks
    for spaces in tracks.values():
        assert len(spaces) == 21
        assert sum(space.medal for space in spaces) == 5
        assert sum(space.icon is not None for space in spaces) == 5
    points = [[space.points for space in spaces] for spaces in tracks.values()]
    assert points[0] == points[1]
    assert points[0] == sorted(points[0])


@pytest.mark.rules("1.14", "7.2", "4.2")
def test_action_board() -> None:
    """Nine cells; from the centre every other one can be reached."""
    view = scene().view()
    assert view.columns == ("space-logistics", "technological-evolution", "scientific-progress")
    assert view.rows == ("society-modernisation", "plan-exploration", "exploit-asteroid")
    cells = scene().names("cell").split()
    assert len(cells) == 8
    assert "terraforming" not in cells
    assert "terraforming" in scene(nation(cell="production")).names("cell").split()


@pytest.mark.rules("1.15", "2.7", "2.8", "12.8")
def test_cards_and_medals() -> None:
    """18 Progress cards, 10 and 7 objectives; medals never run out."""
    table = opening(4).by_lot("objective")
    assert len(table.options("objective")) == 10
    table = opening(4, {"objectives": "advanced"}).by_lot("objective")
    assert len(table.options("objective")) == 7
    assert len(table.by_lot("card").options("card")) == 18
    many = [nation(tracks=(16, 16), medals=(40, 40)) for _ in range(4)]
    table = resolve_medals(many)
    assert [table.medals(seat) for seat in range(4)] == [(45, 45)] * 4


def resolve_medals(nations: list[dict[str, object]]) -> Scene:
    """A round ends with five medals of each kind on the card."""
    on_card = {"colonial": 5, "technology": 5}
    return last_turn(*nations, seats=4, on_card=on_card, card="energy-surplus").give_up()
