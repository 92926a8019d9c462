"""Movement and withdrawal (README chapters 8 and 9).

The Sun, 11-9, has 12-9 to its right; odd rows are shifted right by half a hex.
"""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import (
    AROUND_SUN,
    Scene,
    around,
    nation,
    resolution,
    scene,
    steps,
)

SPEEDS = (0, 1, 3, 6, 9)


def _moving(
    ships: str, bodies: str = "", others: str = "", *, level: int = 2, hidden: str | None = None
) -> Scene:
    """The movement of a turn of seat 0."""
    first, second = nation(ships=ships, levels=f"{level}0000"), nation(ships=others)
    return scene(first, second, bodies=bodies, hidden=hidden).skip("production", "stop")


def _ends(table: Scene, ship: str) -> set[str]:
    return set(table.play(f"move {ship}").names("to").split())


@pytest.mark.rules("8.1", "6.11")
@pytest.mark.parametrize(("level", "speed"), [*enumerate(SPEEDS)])
def test_speed(level: int, speed: int) -> None:
    """0, 1, 3, 6 or 9 hexes; without speed there is no movement."""
    table = _moving("11-12", level=level)
    if not speed:
        assert table.asked() == (0, "withdraw")
        return
    assert max(steps("11-12", at) for at in _ends(table, "11-12")) == speed


@pytest.mark.rules("8.1", "8.6")
def test_ships_on_bodies_stay() -> None:
    """Only those on space hexes move."""
    table = _moving("13-9 9-9 11-10", "13-9 5, 9-9 mine")
    assert table.names("move") == "11-10"


@pytest.mark.rules("8.2", "R12")
def test_each_ship_once() -> None:
    """In any order, one move after the other; a ship may also stay."""
    table = _moving("13-9 9-9 11-10")
    assert table.names("move") == "9-9 13-9 11-10"
    table.play("move 13-9", "to 14-9")
    assert table.names("move") == "9-9 11-10"
    table.play("move 11-10", "to 11-11")
    assert table.names("move") == "9-9"
    assert table.play("stop").asked() == (0, "withdraw")
    assert table.ships(0) == "9-9 14-9 11-11"


@pytest.mark.rules("8.2")
def test_a_moved_ship_is_remembered_where_it_went() -> None:
    """It cannot move on, though another one may now stand behind it."""
    table = _moving("12-12 14-12 16-12").play("move 16-12", "to 13-12", "move 12-12", "to 15-12")
    assert table.names("move") == "14-12"


@pytest.mark.rules("8.3")
def test_the_way_is_the_shortest() -> None:
    """The hex is chosen, not the way: round the Sun it takes three steps."""
    table = _moving("10-9").play("move 10-9", "to 12-9")
    move = table.told("move")[0]
    assert (move.args["origin"], move.args["hex"], move.args["steps"]) == (
        "hex:10-9",
        "hex:12-9",
        3,
    )


@pytest.mark.rules("8.4")
def test_ships_are_crossed_but_nobody_ends_on_them() -> None:
    """Own ones and others."""
    table = _moving("12-12 13-12", others="12-11 11-12")
    ends = _ends(table, "12-12")
    assert not ends & {"12-12", "13-12", "12-11", "11-12"}
    assert {"14-12", "9-12", "12-10"} <= ends
    alone = _moving("12-12 13-12", level=1)
    assert "13-12" not in _ends(alone, "12-12")


@pytest.mark.rules("8.4")
def test_a_ship_between_ships_needs_two_steps() -> None:
    """With all six neighbours taken it cannot move one hex, but two."""
    ring = around("12-12")
    crowd = nation(ships=" ".join(ring[:3])), nation(ships=" ".join(ring[3:]))
    slow = scene(nation(ships="12-12", levels="10000"), *crowd, seats=3)
    assert slow.skip("production", "stop").asked() == (0, "withdraw")
    fast = scene(nation(ships="12-12", levels="20000"), *crowd, seats=3)
    ends = _ends(fast.skip("production", "stop"), "12-12")
    assert {steps("12-12", at) for at in ends} == {2, 3}


@pytest.mark.rules("8.5")
def test_what_cannot_be_entered() -> None:
    """Stars, the Sun, hidden bodies, bodies with a ship or a marker."""
    own = nation(ships="12-12 14-13", colonies="5", levels="40000")
    other = nation(ships="11-13", colonies="3")
    table = scene(own, other, bodies="13-12 5, 11-12 3, 14-13 1, 11-13 2", hidden="12-14")
    ends = _ends(table.skip("production", "stop"), "12-12")
    blocked = {"13-12", "11-12", "14-13", "11-13", "12-14", "11-9", "13-11", "9-11"}
    assert not ends & blocked
    assert {"12-13", "12-11", "10-12"} <= ends


@pytest.mark.rules("8.5")
def test_what_cannot_be_crossed() -> None:
    """A ring of bodies, stars or markers cannot be left, whatever the speed."""
    ring = around("12-13")
    bodies = ", ".join(f"{at} {planet}" for at, planet in zip(ring[:5], "12345", strict=True))
    first = nation(ships="12-13", colonies="1, 2", levels="40000")
    second = nation(colonies="3, 4", ships=ring[4])
    table = scene(first, second, bodies=bodies, hidden=ring[5]).skip("production", "stop")
    assert table.asked() == (0, "withdraw")


@pytest.mark.rules("8.5")
def test_sun_and_sagittarius_block() -> None:
    """The hexes round the Sun are hexes like others; the Sun itself is not."""
    table = _moving("10-9")
    assert {*AROUND_SUN} - {"10-9"} <= _ends(table, "10-9")
    ends = _ends(_moving("4-6", level=1), "4-6")
    assert "5-6" not in ends
    assert len(ends) == 5
    assert "11-9" not in _ends(_moving("10-9", level=1), "10-9")


@pytest.mark.rules("8.5")
def test_stars_block() -> None:
    """The way round the star 13-11 takes three steps, not two."""
    table = _moving("12-11").play("move 12-11", "to 14-11")
    assert table.told("move")[0].args["steps"] == 3


@pytest.mark.rules("8.6")
@pytest.mark.parametrize("body", ["5", "mine"])
def test_landing(body: str) -> None:
    """A free planet or mine is entered and not crossed; the ship stays there."""
    table = _moving("13-9", f"14-9 {body}")
    assert "14-9" in _ends(table, "13-9")
    table.play("to 14-9")
    assert (table.ships(0), table.asked()) == ("14-9", (0, "withdraw"))
    around_it = _moving("13-9", f"14-9 {body}").play("move 13-9", "to 15-9")
    assert around_it.told("move")[0].args["steps"] == 3
    table.play("end").pass_turn().by_lot("cell")
    while table.asked() != (0, "cell"):
        table.pass_turn()
    table.skip("colonisation", "stop")
    assert table.asked() == (0, "withdraw")


@pytest.mark.rules("8.7", "R13")
def test_landing_without_being_able_to_colonise() -> None:
    """On an alien planet without Antimatter Science, and with five colonies."""
    five = "1-1 1, 3-1 2, 5-1 3, 7-1 4, 9-1 5"
    first = nation(ships="13-9", levels="10000", colonies="1, 2, 3, 4, 5")
    table = scene(first, bodies=f"{five}, 14-9 26").skip("production", "stop")
    assert table.play("move 13-9", "to 14-9").ships(0) == "14-9"


@pytest.mark.rules("8.8", "R29")
@pytest.mark.parametrize("level", [1, 4])
def test_the_first_ship_keeps_others_away(level: int) -> None:
    """Until it leaves."""
    table = _moving("13-9", "14-9 5", others="14-9", level=level)
    assert "14-9" not in _ends(table, "13-9")
    gone = scene(nation(ships="14-9"), nation(ships="13-9", levels="10000"), bodies="14-9 5")
    gone.skip("production", "stop", "withdraw 14-9", "end")
    gone.skip("production", "stop", "move 13-9", "to 14-9")
    assert gone.ships(1) == "14-9"


@pytest.mark.rules("8.9", "8.10", "R31")
def test_a_colonial_objective() -> None:
    """It is taken off the board for 1 colonial advance, and the ship goes on from there."""
    table = _moving("12-9", "14-9 goal").play("move 12-9", "to 14-9")
    assert (table.tracks(0), table.body("14-9"), table.asked()) == ((1, 0), None, (0, "leg"))
    ends = set(table.names("to").split())
    assert ends == {*around("14-9")}
    assert "stop" in table.options()
    table.play("to 15-9")
    assert (table.ships(0), table.asked()) == ("15-9", (0, "withdraw"))


@pytest.mark.rules("8.10", "R31")
def test_stopping_on_a_colonial_objective() -> None:
    """With steps left, or without; the hex is a space hex from then on."""
    stopped = _moving("12-9", "14-9 goal").play("move 12-9", "to 14-9", "stop")
    assert (stopped.ships(0), stopped.asked()) == ("14-9", (0, "withdraw"))
    spent = _moving("12-9", "13-9 goal", level=1).play("move 12-9", "to 13-9")
    assert (spent.ships(0), spent.tracks(0), spent.asked()) == ("13-9", (1, 0), (0, "withdraw"))
    spent.play("end").pass_turn().by_lot("cell")
    while spent.asked() != (0, "cell"):
        spent.pass_turn()
    assert spent.skip("colonisation", "stop").names("move") == "13-9"


@pytest.mark.rules("8.9")
def test_no_way_leads_through_a_colonial_objective() -> None:
    """Beyond it only by taking it; another way must be long enough."""
    straight = _moving("12-12", "13-12 goal").play("move 12-12")
    assert "15-12" not in straight.names("to").split()
    assert "15-12" in straight.play("to 13-12").names("to").split()
    wall = "11-12 1, 13-12 goal, 11-11 2, 12-11 3, 11-13 4, 12-13 5"
    table = _moving("12-12", wall)
    ends = _ends(table, "12-12")
    assert ends == {"13-12", "11-12", "11-11", "12-11", "11-13", "12-13"}
    assert set(table.play("to 13-12").names("to").split()) >= {"14-12", "15-12"}


@pytest.mark.rules("8.9", "4.6")
def test_two_colonial_objectives_in_one_move() -> None:
    """Each with its advance; the icon of the space comes before the ship goes on."""
    first = nation(ships="12-9", levels="20000", tracks=(1, 0))
    table = scene(first, bodies="13-9 goal, 14-9 goal").skip("production", "stop")
    table.play("move 12-9", "to 13-9", "to 14-9")
    assert (table.tracks(0), table.asked()) == ((3, 0), (0, "icon"))
    table.play("produce earth", "to 15-9")
    assert (table.ships(0), table.cubes(0, "earth")) == ("15-9", "3E 4M")
    assert table.view().hidden.colonial_objectives == 0


@pytest.mark.rules("8.11", "9.1")
def test_nobody_touches_ships_of_others() -> None:
    """They are neither offered for moving nor for withdrawing."""
    table = _moving("12-9", others="14-9 15-9")
    assert table.names("move") == "12-9"
    assert table.refuses("move 14-9")
    table.play("stop")
    assert table.names("withdraw") == "12-9"
    assert table.refuses("withdraw 14-9")


@pytest.mark.rules("8.5")
def test_the_edge_of_the_board() -> None:
    """A corner has two or three neighbours."""
    assert _ends(_moving("0-0", level=1), "0-0") == {"1-0", "0-1"}
    assert _ends(_moving("21-0", level=1), "21-0") == {"20-0", "20-1", "21-1"}


# Withdrawal.


@pytest.mark.rules("9.1")
def test_withdrawal() -> None:
    """Any ships, from space, a planet or a mine, or none."""
    table = scene(nation(ships="13-9 9-9 5-5"), bodies="13-9 5, 9-9 mine")
    table.skip("production", "stop")
    assert table.options() == ["withdraw 5-5", "withdraw 9-9", "withdraw 13-9", "end"]
    table.play("withdraw 5-5", "withdraw 13-9")
    assert (table.ships(0), table.supply(0)) == ("9-9", 2)
    assert table.play("end").asked() == (1, "cell")
    assert table.body("13-9") == "planet:5"


@pytest.mark.rules("9.2")
def test_regeneration_by_a_mine() -> None:
    """For a ship from a mine, not from elsewhere; it may be declined, the mine stays free."""
    first = nation(ships="13-9 9-9 15-9", pit="1E 1A")
    table = scene(first, bodies="13-9 mine, 9-9 mine, 15-9 1").skip("production", "stop")
    table.play("withdraw 15-9")
    assert (table.asked(), table.body("15-9")) == ((0, "withdraw"), "planet:1")
    table.play("withdraw 13-9")
    assert table.options() == ["regenerate energy", "regenerate antimatter", "decline"]
    table.play("regenerate antimatter", "withdraw 9-9", "decline")
    assert (table.cubes(0, "pit"), table.cubes(0, "storage")) == ("1E", "3E 4M 3A")
    assert table.body("13-9") == "token:mine"
    assert table.supply(0) == 3


@pytest.mark.rules("9.2", "5.5")
def test_a_mine_with_an_empty_pit() -> None:
    """The ship is withdrawn and nothing is asked."""
    table = scene(nation(ships="9-9"), bodies="9-9 mine").skip("production", "stop")
    assert table.play("withdraw 9-9").asked() == (0, "withdraw")


@pytest.mark.rules("9.3")
def test_landing_and_withdrawal_in_one_turn() -> None:
    """On a mine, with its cube."""
    first = nation(ships="12-9", levels="10000", pit="1M")
    table = scene(first, bodies="13-9 mine").skip("production", "stop")
    table.play("move 12-9", "to 13-9", "withdraw 13-9", "regenerate matter")
    assert (table.cubes(0, "pit"), table.supply(0)) == ("", 3)


@pytest.mark.rules("8.9", "4.1")
@pytest.mark.parametrize(
    ("tracks", "pit", "kind"), [((2, 0), "", "icon"), ((5, 0), "1E", "regenerate")]
)
def test_the_icon_of_the_last_ship_belongs_to_the_movement(
    tracks: tuple[int, int], pit: str, kind: str
) -> None:
    """The view says so; a cube from a mine belongs to the withdrawal."""
    owner = nation(levels="10000", ships="12-9 9-9", tracks=tracks, pit=pit)
    table = scene(owner, bodies="13-9 goal, 9-9 mine")
    table.skip("production", "stop", "move 12-9", "to 13-9")
    assert (table.asked(), table.view().step) == ((0, kind), "move")
    table.play("decline")
    assert (table.asked(), table.view().step) == ((0, "withdraw"), "withdraw")
    if pit:
        table.play("withdraw 9-9")
        assert (table.asked(), table.view().step) == ((0, "regenerate"), "withdraw")


@pytest.mark.rules("13.14", "8.2")
def test_ships_that_a_card_has_moved_are_told() -> None:
    """Those of the seat that moves, in the resolution too."""
    second = nation(levels="10000", ships="12-9 12-8")
    table = resolution("interstellar-relay", nation(ships="9-9"), second)
    table.play("move 12-9", "to 13-9")
    assert table.asked() == (1, "move")
    moved = {ship.hex: ship.moved for ship in table.view().ships}
    assert moved == {"9-9": False, "12-8": False, "13-9": True}
