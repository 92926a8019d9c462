"""Space Construction and Colonisation (README 6.1 to 6.8)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import AROUND_SUN, Scene, around, nation, scene, steps


@pytest.mark.rules("6.1", "6.2")
def test_three_ships() -> None:
    """Each for 1 E and 1 M; then the action is over."""
    table = scene(nation(earth="4E 4M")).act("space-construction")
    table.play("build earth", "at 11-8", "build earth", "at 12-8", "build earth", "at 10-9")
    assert table.asked() == (0, "bonus")
    assert (table.ships(0), table.supply(0)) == ("11-8 12-8 10-9", 0)
    assert (table.cubes(0, "earth"), table.cubes(0, "storage")) == ("1E 1M", "6E 6M 3A")


@pytest.mark.rules("6.1")
@pytest.mark.parametrize(("ships", "builds"), [("2-3 3-3", 1), ("2-3", 2), ("2-3 3-3 4-4", 0)])
def test_only_ships_of_the_supply(ships: str, builds: int) -> None:
    """Those on the board cannot be built; with none left nothing is asked."""
    table = scene(nation(earth="4E 4M", ships=ships)).act("space-construction")
    for number in range(builds):
        assert table.asked() == (0, "build")
        table.play("build earth", f"at {AROUND_SUN[number]}")
    assert table.asked() == (0, "bonus")
    assert table.supply(0) == 0


@pytest.mark.rules("6.2")
@pytest.mark.parametrize("earth", ["3E", "3M", "", "3A"])
def test_a_ship_needs_energy_and_matter(earth: str) -> None:
    """With one of them missing no planet can build."""
    assert scene(nation(earth=earth)).act("space-construction").options() == ["stop"]


@pytest.mark.rules("6.3")
def test_wormhole_ships_cost_one_energy() -> None:
    """On level 4 of Space Travel; on level 3 still 1 E and 1 M."""
    table = scene(nation(earth="2E", levels="40000")).act("space-construction")
    table.play("build earth", "at 11-8", "build earth", "at 12-8")
    assert (table.cubes(0, "earth"), table.options()) == ("", ["stop"])
    assert scene(nation(earth="2E", levels="30000")).act("space-construction").options() == ["stop"]
    both = scene(nation(earth="1E 1M", levels="40000")).act("space-construction")
    assert both.play("build earth", "at 11-8").cubes(0, "earth") == "1M"


@pytest.mark.rules("6.4")
def test_beside_the_planet_that_pays() -> None:
    """Earth's ships beside the Sun, others beside their planet; on free space hexes alone."""
    owner = nation(earth="1E 1M", colonies="5 1E 1M", ships="13-8")
    other = nation(ships="14-9")
    table = scene(owner, other, bodies="13-9 5, 14-10 mine")
    table.act("space-construction", "build 5")
    # 13-9 has the neighbours 13-8, 14-8, 12-9, 14-9, 13-10 and 14-10.
    assert table.names("at") == "14-8 12-9 13-10"
    table.play("at 12-9", "build earth")
    assert table.names("at") == "11-8 12-8 10-9 11-10 12-10"


def _crowded() -> Scene:
    """All six hexes round the Sun are taken by ships."""
    first = nation(ships=" ".join(AROUND_SUN[:2]), earth="1E 1M")
    second = nation(ships=" ".join(AROUND_SUN[2:5]))
    return scene(first, second, nation(ships=AROUND_SUN[5]), seats=3)


@pytest.mark.rules("6.5", "R06")
def test_nearest_hex_if_all_are_taken() -> None:
    """The ring at distance 2, of the builder's choice."""
    table = _crowded().act("space-construction", "build earth")
    sites = table.names("at").split()
    assert len(sites) == 12
    assert {steps("11-9", at) for at in sites} == {2}
    assert table.play("at 11-7").ships(0) == "11-7 11-8 12-8"


@pytest.mark.rules("6.5", "R06")
def test_nearest_hex_beside_stars_and_bodies() -> None:
    """At the edge of the board between four bodies: two steps away, where nothing lies."""
    assert around("3-0") == ("2-0", "4-0", "2-1", "3-1")
    owner = nation(earth="", colonies="5 1E 1M")
    table = scene(owner, bodies="3-0 5, 2-0 1, 4-0 2, 2-1 mine, 3-1 goal", hidden="5-0 1-1")
    table.act("space-construction", "build 5")
    assert table.names("at") == "1-0 4-1 3-2 4-2"
    assert {steps("3-0", at) for at in table.names("at").split()} == {2}


@pytest.mark.rules("6.6", "6.7")
def test_ships_become_colonies() -> None:
    """In the order of the nation's choice, for nothing; the ships are back in the supply."""
    owner = nation(earth="1E", ships="13-9 9-9 5-5")
    table = scene(owner, bodies="13-9 1, 9-9 2").act("colonisation")
    assert table.names("colonise") == "9-9 13-9"
    table.play("colonise 13-9")
    assert (table.cards(0), table.supply(0), table.tracks(0)) == ("1", 1, (2, 0))
    assert (table.cubes(0, "1"), table.cubes(0, "earth")) == ("", "1E")
    assert table.names("colonise") == "9-9"
    table.play("stop")
    assert (table.cards(0), table.ships(0)) == ("1", "5-5 9-9")
    body = next(body for body in table.view().bodies if body.hex == "13-9")
    assert (body.colony, body.ship) == (0, None)


@pytest.mark.rules("6.7", "1.3")
def test_cards_keep_their_cubes_when_another_comes() -> None:
    """Whatever its number: those of 3 and 5 are not those of 4."""
    owner = nation(earth="1A", colonies="3 1E, 5* 2M", ships="13-9")
    table = scene(owner, bodies="13-9 4, 9-9 3, 15-9 5").act("colonisation", "colonise 13-9")
    assert table.cards(0) == "3 4 5*"
    held = [table.cubes(0, place) for place in ("earth", "3", "4", "5")]
    assert held == ["1A", "1E", "", "2M"]


@pytest.mark.rules("6.7", "7.7")
def test_a_colonists_ship_can_be_used_at_once() -> None:
    """By Space Logistics in the same turn, beside the new colony."""
    owner = nation(ships="13-9 5-5 6-5", cell="production")
    table = scene(owner, bodies="13-9 1", options={"bonus_axis": "first_three_on_rows"})
    table.act("colonisation", "colonise 13-9", "stop", "bonus space-logistics")
    table.play("sacrifice energy storage", "beside 1", "at 14-9")
    assert table.ships(0) == "5-5 6-5 14-9"


@pytest.mark.rules("6.6")
def test_only_own_ships_on_planets_colonise() -> None:
    """Neither those on mines or in space, nor those of others."""
    table = scene(nation(ships="9-9 5-5"), nation(ships="13-9"), bodies="13-9 1, 9-9 mine")
    assert table.act("colonisation").options() == ["stop"]


@pytest.mark.rules("6.8")
@pytest.mark.parametrize("level", range(5))
def test_alien_planets_need_antimatter_science(level: int) -> None:
    """From level 3 on."""
    table = scene(nation(ships="13-9", levels=f"4444{level}"), bodies="13-9 26")
    table.act("colonisation")
    assert ("colonise 13-9" in table.options()) == (level >= 3)
