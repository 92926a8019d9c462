"""Bonus actions (README chapter 7)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import AROUND_SUN, nation, scene, steps

GRID = {
    "space-construction": "space-logistics society-modernisation",
    "colonisation": "technological-evolution society-modernisation",
    "technological-development": "scientific-progress society-modernisation",
    "stellar-propulsion": "space-logistics plan-exploration",
    "terraforming": "technological-evolution plan-exploration",
    "galactic-cartography": "scientific-progress plan-exploration",
    "energy-storage": "space-logistics exploit-asteroid",
    "production": "technological-evolution exploit-asteroid",
    "antimatter-generation": "scientific-progress exploit-asteroid",
}


@pytest.mark.rules("7.1", "7.2", "1.14")
@pytest.mark.parametrize("action", GRID)
def test_bonuses_of_every_cell(action: str) -> None:
    """Those of its column and of its row, or none."""
    start = "colonisation" if action == "terraforming" else "terraforming"
    table = scene(nation(cell=start)).skip(action)
    assert table.names("bonus") == GRID[action]
    assert table.options()[-1] == "stop"
    assert table.play("stop").asked() == (0, "withdraw")


@pytest.mark.rules("7.1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_bonuses_in_any_order(order: tuple[int, int]) -> None:
    """Each once, and each for a cube; then there is nothing more to choose."""
    bonuses = ("scientific-progress", "society-modernisation")
    table = scene().skip("technological-development")
    table.play(f"bonus {bonuses[order[0]]}", "sacrifice energy storage")
    assert table.names("bonus") == bonuses[order[1]]
    table.play(f"bonus {bonuses[order[1]]}", "sacrifice matter storage")
    assert table.tracks(0) == (1, 1)
    assert table.cubes(0, "pit") == "1E 1M"
    assert table.asked() == (0, "withdraw")


@pytest.mark.rules("7.1", "4.3")
def test_bonuses_after_the_action() -> None:
    """The same whether it was carried out or not."""
    done = scene(nation(levels="00100")).act("energy-storage", "produce earth")
    left = scene(nation(levels="00100")).skip("energy-storage")
    assert done.options() == left.options()


@pytest.mark.rules("7.3")
def test_no_bonus_without_a_cube() -> None:
    """All are in the pit: nothing can be sacrificed."""
    table = scene(nation(earth="", pit="7E 7M 3A")).skip("production")
    assert table.options() == ["stop"]
    one = scene(nation(earth="1E", pit="6E 7M 3A")).skip("production")
    one.play("bonus exploit-asteroid", "sacrifice energy earth")
    assert one.options() == ["stop"]


@pytest.mark.rules("7.4")
@pytest.mark.parametrize(("level", "cubes"), [(3, "2E"), (4, "1E")])
def test_theory_of_everything(level: int, cubes: str) -> None:
    """One cube pays for both bonuses on level 4; a single one costs one too."""
    table = scene(nation(levels=f"00{level}00")).skip("technological-development")
    table.play("bonus scientific-progress", "sacrifice energy storage")
    assert table.cubes(0, "pit") == "1E"
    table.play("bonus society-modernisation")
    if level < 4:
        table.play("sacrifice energy storage")
    assert (table.tracks(0), table.cubes(0, "pit")) == ((1, 1), cubes)
    assert table.asked() == (0, "withdraw")


@pytest.mark.rules("7.4", "7.3")
def test_theory_of_everything_with_the_last_cube() -> None:
    """The second bonus is free even if no cube is left."""
    table = scene(nation(earth="1E", pit="6E 7M 3A", levels="00400"))
    table.skip("technological-development")
    table.play("bonus scientific-progress", "sacrifice energy earth", "bonus society-modernisation")
    assert table.tracks(0) == (1, 1)


@pytest.mark.rules("7.1", "7.3")
def test_every_nation_pays_for_its_own_bonuses() -> None:
    """Two cubes each, one turn after the other."""
    table = scene()
    for seat in (0, 1):
        table.skip("technological-development")
        table.play("bonus scientific-progress", "sacrifice energy storage")
        table.play("bonus society-modernisation", "sacrifice matter storage")
        assert (table.cubes(seat, "pit"), table.tracks(seat)) == ("1E 1M", (1, 1))
        table.pass_turn()


@pytest.mark.rules("7.4")
def test_theory_of_everything_counts_each_turn() -> None:
    """The next turn costs a cube again."""
    table = scene(nation(levels="00400"), round=3)
    table.skip("technological-development", "bonus scientific-progress", "sacrifice energy storage")
    table.pass_turn().pass_turn().by_lot("cell").pass_turn()
    table.skip("colonisation")
    table.play("bonus society-modernisation")
    assert table.asked() == (0, "sacrifice")


@pytest.mark.rules("7.5", "7.12")
def test_a_cube_given_up_is_not_there_to_be_produced() -> None:
    """The last energy of the storage pays for the asteroid: only matter is produced."""
    owner = nation(earth="6E 6M", storage="1E 1M 3A")
    table = scene(owner).skip("production", "bonus exploit-asteroid")
    table.play("sacrifice energy storage")
    assert (table.cubes(0, "earth"), table.cubes(0, "storage")) == ("6E 7M", "3A")
    other = scene(owner).skip("production", "bonus exploit-asteroid", "sacrifice energy earth")
    assert other.cubes(0, "earth") == "6E 7M"


@pytest.mark.rules("7.6", "R11")
def test_a_bonus_may_change_nothing() -> None:
    """Its cube is sacrificed all the same."""
    table = scene(nation(tracks=(20, 0))).skip("space-construction")
    table.play("bonus society-modernisation", "sacrifice energy storage")
    assert (table.tracks(0), table.cubes(0, "pit")) == ((20, 0), "1E")
    empty = scene(nation(earth="3A")).skip("production", "bonus technological-evolution")
    empty.play("sacrifice energy storage", "produce earth")
    assert (empty.cubes(0, "earth"), empty.cubes(0, "pit")) == ("3A", "1E")


@pytest.mark.rules("7.7")
def test_space_logistics() -> None:
    """A ship beside any controlled planet, for the cube that is sacrificed."""
    table = scene(nation(earth="", colonies="5"), bodies="13-9 5").skip("energy-storage")
    table.play("bonus space-logistics", "sacrifice antimatter storage")
    assert table.names("beside") == "earth 5"
    table.play("beside 5")
    assert table.names("at") == "13-8 14-8 12-9 14-9 13-10 14-10"
    table.play("at 14-9")
    assert (table.ships(0), table.supply(0)) == ("14-9", 2)
    assert table.cubes(0, "storage") == "7E 7M 2A"


@pytest.mark.rules("7.7")
def test_space_logistics_needs_a_ship() -> None:
    """With three on the board it is not offered."""
    table = scene(nation(ships="5-5 6-5 7-5")).skip("energy-storage")
    assert table.names("bonus") == "exploit-asteroid"


@pytest.mark.rules("7.7", "6.5", "R06")
def test_space_logistics_with_no_room() -> None:
    """The nearest free hex, as for ships that are built."""
    second, third = nation(ships=" ".join(AROUND_SUN[:3])), nation(ships=" ".join(AROUND_SUN[3:]))
    table = scene(nation(), second, third, seats=3).skip("energy-storage")
    table.play("bonus space-logistics", "sacrifice energy storage", "beside earth")
    assert {steps("11-9", at) for at in table.names("at").split()} == {2}


@pytest.mark.rules("7.8")
def test_technological_evolution() -> None:
    """1 A on a controlled planet, whatever the level of Antimatter Science."""
    table = scene(nation(colonies="5"), bodies="13-9 5").skip("colonisation")
    table.play("bonus technological-evolution", "sacrifice energy earth")
    assert table.names("produce") == "earth 5"
    table.play("produce 5")
    assert (table.cubes(0, "5"), table.cubes(0, "storage")) == ("1A", "4E 4M 2A")


@pytest.mark.rules("7.9", "7.10", "4.6")
@pytest.mark.parametrize(
    ("bonus", "tracks"), [("scientific-progress", (2, 3)), ("society-modernisation", (3, 2))]
)
def test_advances_by_bonuses(bonus: str, tracks: tuple[int, int]) -> None:
    """One space on the technology or the colonial track, with its icon."""
    table = scene(nation(tracks=(2, 2))).skip("technological-development", f"bonus {bonus}")
    table.play("sacrifice antimatter storage")
    assert (table.tracks(0), table.asked()) == (tracks, (0, "icon"))


@pytest.mark.rules("7.11", "8.2")
@pytest.mark.parametrize("level", [0, 1, 4])
def test_plan_an_exploration(level: int) -> None:
    """Each ship up to 2 hexes, with every level of Space Travel; then the movement of the turn."""
    table = scene(nation(ships="13-9 9-9", levels=f"{level}0000"))
    table.skip("galactic-cartography", "bonus plan-exploration", "sacrifice energy storage")
    assert table.names("move") == "9-9 13-9"
    table.play("move 13-9")
    assert max(steps("13-9", at) for at in table.names("to").split()) == 2
    table.play("to 15-9", "move 9-9", "to 8-9", "stop")
    assert table.ships(0) == "8-9 15-9"
    table.play("stop")
    assert table.asked() == (0, "move" if level else "withdraw")


@pytest.mark.rules("7.12")
def test_exploit_an_asteroid() -> None:
    """1 E and 1 M on Earth, and nowhere else."""
    table = scene(nation(earth="", colonies="5"), bodies="13-9 5").skip("production")
    table.play("bonus exploit-asteroid", "sacrifice antimatter storage")
    assert (table.cubes(0, "earth"), table.cubes(0, "5")) == ("1E 1M", "")
    assert table.names("bonus") == "technological-evolution"


@pytest.mark.rules("7.12", "5.2")
@pytest.mark.parametrize(("earth", "after"), [("7E", "7E 1M"), ("7M", "1E 7M"), ("7E 7M", "7E 7M")])
def test_exploit_an_asteroid_with_an_empty_storage(earth: str, after: str) -> None:
    """Each cube only if the storage has it."""
    table = scene(nation(earth=earth)).skip("production", "bonus exploit-asteroid")
    assert table.play("sacrifice antimatter storage").cubes(0, "earth") == after
