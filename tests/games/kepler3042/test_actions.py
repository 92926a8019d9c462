"""Technological Development to Antimatter Generation (README 6.9 to 6.20)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import nation, scene

from perihelion.games.kepler3042.phrases.names import TECHNOLOGY_IDS

COSTS = {
    "space-travel": ("1E", "1E 1M", "2E 1M 1A", "3E 2M 1A"),
    "quantum-physics": ("1M", "1E 1M", "1E 1M 1A", "2E 2M 1A"),
    "energy-development": ("1M", "2M", "2M 1A", "3M 1A"),
    "terraforming": ("1E", "1E 1M", "1E 2M", "1E 3M 1A"),
    "antimatter-science": ("1E", "2E 1A", "2E 1M 1A", "3E 1M 1A"),
}
ADVANCES = (0, 1, 2, 3)
EVERY_LEVEL = [(name, level) for name in COSTS for level in (1, 2, 3, 4)]


@pytest.mark.rules("1.12", "6.9", "6.10", "11.1")
@pytest.mark.parametrize(("name", "level"), EVERY_LEVEL)
def test_every_level(name: str, level: int) -> None:
    """Its price, all from one card, and its advances; one cube less is too little."""
    number = TECHNOLOGY_IDS.index(name)
    levels = "".join(str(level - 1) if other == number else "0" for other in range(5))
    cost = COSTS[name][level - 1]
    table = scene(nation(earth=cost, levels=levels, tracks=(0, 8))).act("technological-development")
    assert name in table.names("develop").split()
    table.play(f"develop {name}")
    assert table.names("spend") == "earth"
    table.play("spend earth")
    reached = levels[:number] + str(level) + levels[number + 1 :]
    assert (table.levels(0), table.cubes(0, "earth")) == (reached, "")
    assert table.tracks(0) == (0, 8 + ADVANCES[level - 1])
    for letter in "EMA":
        if letter in cost:
            less = " ".join(
                f"{int(word[:-1]) - (word[-1] == letter)}{word[-1]}" for word in cost.split()
            )
            table = scene(nation(earth=less, levels=levels)).act("technological-development")
            assert name not in table.names("develop").split()


@pytest.mark.rules("6.9", "5.1")
def test_one_planet_pays_a_level() -> None:
    """Two that have it together do not; the payer is chosen."""
    table = scene(nation(earth="1E", colonies="5 1M", levels="10000"), bodies="13-9 5")
    table.act("technological-development")
    assert "space-travel" not in table.names("develop").split()
    both = scene(nation(earth="1E 1M", colonies="5 2E 1M", levels="10000"), bodies="13-9 5")
    both.act("technological-development", "develop space-travel")
    assert both.names("spend") == "earth 5"
    assert both.play("spend 5").cubes(0, "5") == "1E"


@pytest.mark.rules("6.10")
def test_several_levels_in_one_action() -> None:
    """One after the other, each with its own advances; none is left out."""
    table = scene(nation(earth="7E 6M 3A", storage="1M")).act("technological-development")
    seen = []
    for _ in range(4):
        table.play("develop space-travel", "spend earth")
        while table.asked()[1] == "icon":
            table.play("decline")
        seen.append((table.levels(0)[0], table.tracks(0)[1]))
    assert seen == [("1", 0), ("2", 1), ("3", 3), ("4", 6)]
    assert table.asked() == (0, "develop")
    assert table.names("develop") == "quantum-physics energy-development"


@pytest.mark.rules("6.11", "8.1", "8.2")
def test_stellar_propulsion_moves_twice() -> None:
    """Once by the action, once in the movement of the turn."""
    table = scene(nation(ships="12-9 11-10", levels="20000")).act("stellar-propulsion")
    assert table.names("move") == "12-9 11-10"
    table.play("move 12-9", "to 15-9")
    assert table.names("move") == "11-10"
    table.play("stop", "stop", "move 15-9", "to 18-9")
    assert table.ships(0) == "18-9 11-10"


@pytest.mark.rules("6.11")
def test_stellar_propulsion_at_level_0() -> None:
    """The speed is that of Space Travel: nothing moves."""
    table = scene(nation(ships="12-9")).act("stellar-propulsion")
    assert table.options() == ["stop"]


@pytest.mark.rules("6.12", "6.14")
def test_terraforming() -> None:
    """Paid from the very card; what is left stays on it, and it is turned over."""
    owner = nation(earth="3E 3M", colonies="2 2E 1A, 4 1M, 5 1E, 3", levels="00020")
    table = scene(owner | {"cell": "production"}, bodies="13-9 2, 9-9 4, 10-6 5, 11-5 3")
    table.act("terraforming")
    assert table.names("terraform") == "2 4"
    table.play("terraform 2")
    assert (table.cubes(0, "2"), table.cubes(0, "earth")) == ("1E 1A", "3E 3M")
    assert (table.cards(0), table.tracks(0)) == ("2* 3 4 5", (1, 0))
    assert table.names("terraform") == "4"
    table.play("terraform 4")
    assert (table.cards(0), table.tracks(0), table.options()) == ("2* 3 4* 5", (2, 0), ["stop"])


@pytest.mark.rules("6.13")
@pytest.mark.parametrize("level", range(5))
def test_terraforming_level(level: int) -> None:
    """A planet's level must not be above that of the technology."""
    planets = "2 1E, 5 1E 1M, 13 1E 2M, 22 2E 3M"
    owner = nation(earth="", colonies=planets, levels=f"000{level}0", cell="production")
    table = scene(owner, bodies="13-9 2, 9-9 5, 10-6 13, 11-5 22").act("terraforming")
    assert table.names("terraform").split() == ["2", "5", "13", "22"][:level]


@pytest.mark.rules("6.12")
def test_only_own_colonies_once() -> None:
    """Neither those of others, nor what is terraformed already."""
    first = nation(colonies="2* 1E", levels="00040", cell="production")
    table = scene(first, nation(colonies="4 1M"), bodies="13-9 2, 9-9 4").act("terraforming")
    assert table.options() == ["stop"]


@pytest.mark.rules("6.15", "6.16")
def test_cartography() -> None:
    """One advance on a track, then four bodies, each chosen when the one before is known."""
    hidden = "10-6 11-5 2-3 20-5 19-9"
    table = scene(nation(), seats=4, hidden=hidden, round=2).act("galactic-cartography")
    assert table.options() == ["advance colonial", "advance technology"]
    table.play("advance technology")
    assert table.tracks(0) == (0, 1)
    assert table.names("reveal").split() == ["2-3", "11-5", "20-5", "10-6", "19-9"]
    for number, where in enumerate(("10-6", "2-3", "19-9", "11-5")):
        assert table.hidden() == 5 - number
        table.play(f"reveal {where}").play(table.options()[0])
        assert table.body(where) not in (None, "hidden")
        assert where not in table.names("reveal").split()
    assert table.asked() == (0, "bonus")
    assert table.body("20-5") == "hidden"


@pytest.mark.rules("6.16")
def test_revealed_for_good() -> None:
    """A planet that was revealed can be landed on by all, from then on."""
    table = scene(nation(), nation(ships="14-9", levels="10000"), hidden="13-9")
    table.act("galactic-cartography", "advance colonial", "reveal 13-9")
    table.play(table.options("body")[0]).pass_turn()
    table.skip("production", "stop", "move 14-9", "to 13-9")
    assert table.ships(1) == "13-9"


@pytest.mark.rules("6.17", "R08")
@pytest.mark.parametrize("hidden", ["", "10-6", "10-6 11-5 2-3"])
def test_fewer_than_four_hidden(hidden: str) -> None:
    """All of them are revealed; the advance is made even if there is none."""
    table = scene(nation(), hidden=hidden).act("galactic-cartography", "advance colonial")
    for _ in hidden.split():
        table.play(table.options("reveal")[0]).play(table.options()[0])
    assert table.asked() == (0, "bonus")
    assert (table.hidden(), table.tracks(0)) == (0, (1, 0))


@pytest.mark.rules("6.18")
@pytest.mark.parametrize(("level", "energy"), [*enumerate((0, 2, 4, 6, 7))])
def test_energy_storage(level: int, energy: int) -> None:
    """As Energy Development says."""
    table = scene(nation(earth="", levels=f"00{level}00")).act("energy-storage", "produce earth")
    assert table.cubes(0, "earth") == (f"{energy}E" if energy else "")


@pytest.mark.rules("6.20")
@pytest.mark.parametrize(("level", "antimatter"), [*enumerate((0, 1, 2, 2, 3))])
def test_antimatter_generation(level: int, antimatter: int) -> None:
    """As Antimatter Science says, on Earth or a colony."""
    owner = nation(earth="", colonies="5", levels=f"0000{level}")
    table = scene(owner, bodies="13-9 5").act("antimatter-generation")
    assert table.names("produce") == "earth 5"
    assert table.play("produce 5").cubes(0, "5") == (f"{antimatter}A" if antimatter else "")


@pytest.mark.rules("6.20", "5.2")
def test_antimatter_of_the_storage() -> None:
    """No more than there is."""
    table = scene(nation(earth="2A", levels="00004")).act("antimatter-generation", "produce earth")
    assert table.cubes(0, "earth") == "3A"


@pytest.mark.rules("6.19")
@pytest.mark.parametrize(("level", "planets"), [*enumerate((0, 1, 1, 2, 2))])
def test_producing_planets(level: int, planets: int) -> None:
    """As many as Terraforming allows, each once, in any order."""
    owner = nation(earth="", colonies="1, 2, 3*", levels=f"000{level}0")
    table = scene(owner, bodies="13-9 1, 9-9 2, 10-6 3").act("production")
    done = []
    while table.asked()[1] == "harvest":
        left = [one for one in ("1", "2", "3") if one not in done]
        assert table.names("harvest").split() == left
        done.append(left[-1])
        table.play(f"harvest {done[-1]}")
    assert len(done) == planets
    assert table.cubes(0, "3") == ("2E 2M" if planets else "")
    assert table.cubes(0, "2") == ("1E 1M" if planets == 2 else "")


@pytest.mark.rules("6.19", "5.2", "5.3")
def test_production_by_the_storage_of_the_moment() -> None:
    """The second planet gets what the first has left: 1 E of 1, 1 M of 3."""
    owner = nation(earth="5E 4M", colonies="21, 22", levels="00030", storage="2E 3M 3A")
    table = scene(owner, bodies="13-9 21, 9-9 22").act("production", "harvest 21", "harvest 22")
    assert (table.cubes(0, "21"), table.cubes(0, "22")) == ("1E 2M", "1E 1M")


@pytest.mark.rules("6.19", "4.4")
def test_production_may_stop() -> None:
    """After one of two, or at once."""
    owner = nation(colonies="1, 2", levels="00030")
    table = scene(owner, bodies="13-9 1, 9-9 2").act("production")
    assert table.options() == ["harvest 1", "harvest 2", "stop"]
    assert table.play("harvest 1", "stop").asked() == (0, "bonus")


@pytest.mark.rules("6.19", "1.9")
def test_an_alien_planet_produces_antimatter() -> None:
    """Planet 28: 1 of each on its colony face."""
    owner = nation(earth="", colonies="28", levels="00014")
    table = scene(owner, bodies="13-9 28").act("production", "harvest 28")
    assert table.cubes(0, "28") == "1E 1M 1A"
