"""Quantum Physics (README chapter 10)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import Scene, nation, resolution, scene

BODIES = "13-9 5, 9-9 1"


def _table(level: int, earth: str = "1E 1M", colonies: str = "5 1E 1A") -> Scene:
    owner = nation(earth=earth, colonies=colonies, levels=f"0{level}000")
    return scene(owner, bodies=BODIES)


def _swap(table: Scene, planet: str, cube: str) -> Scene:
    return table.play("quantum", "transform", f"give {planet}", f"swap {cube}")


def _send(table: Scene, planet: str, cube: str, target: str) -> Scene:
    return table.play("quantum", "assign", f"give {planet}", f"send {cube} {target}")


@pytest.mark.rules("10.2", "10.7")
def test_transformation() -> None:
    """One energy of a planet for one matter of the storage, or the other way round."""
    table = _table(1).play("quantum", "transform")
    assert table.names("give") == "earth 5"
    assert table.play("give earth").options() == ["swap energy", "swap matter"]
    table.play("swap energy")
    assert (table.cubes(0, "earth"), table.cubes(0, "storage")) == ("2M", "6E 5M 2A")
    back = _swap(_table(1), "earth", "matter")
    assert (back.cubes(0, "earth"), back.cubes(0, "storage")) == ("2E", "4E 7M 2A")


@pytest.mark.rules("10.2")
def test_transformation_needs_the_other_cube_in_the_storage() -> None:
    """Without it no planet can give; antimatter takes no part."""
    no_matter = _table(1, earth="1E 7M", colonies="5 1E").play("quantum", "transform")
    assert no_matter.names("give") == "earth"
    assert no_matter.play("give earth").options() == ["swap matter"]
    only = _table(1, earth="1A", colonies="5 1A").play("quantum")
    assert only.options() == ["assign"]


@pytest.mark.rules("10.3", "10.7")
def test_assignment() -> None:
    """One cube of any type from one controlled planet to another, Earth included."""
    owner = nation(earth="1E 1M", colonies="1, 5 1E 1A", levels="01000")
    table = scene(owner, bodies=BODIES).play("quantum", "assign")
    assert table.names("give") == "earth 5"
    table.play("give 5")
    assert table.options() == [
        "send energy earth",
        "send antimatter earth",
        "send energy 1",
        "send antimatter 1",
    ]
    table.play("send antimatter 1")
    assert (table.cubes(0, "5"), table.cubes(0, "1")) == ("1E", "1A")
    assert table.asked() == (0, "cell")


@pytest.mark.rules("10.3")
def test_assignment_needs_two_planets() -> None:
    """With Earth alone only transformations are left."""
    table = scene(nation(levels="01000")).play("quantum")
    assert table.options() == ["transform"]


@pytest.mark.rules("10.4")
@pytest.mark.parametrize(("level", "assignments"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_limits_of_a_turn(level: int, assignments: int) -> None:
    """One transformation from level 1 on; as many assignments as the level."""
    table = _table(level, earth="3E 3M", colonies="5")
    if not level:
        assert "quantum" not in table.options()
        return
    _swap(table, "earth", "energy")
    for _ in range(assignments):
        assert table.play("quantum").options() == ["assign"]
        table.play("assign", "give earth", "send matter 5")
    assert table.cubes(0, "5") == f"{assignments}M"
    assert "quantum" not in table.options()
    table.skip("production")
    assert table.options() == ["bonus technological-evolution", "bonus exploit-asteroid", "stop"]


@pytest.mark.rules("10.4")
def test_limits_begin_anew_with_each_turn() -> None:
    """Not with each action."""
    table = _swap(scene(nation(levels="01000"), round=2), "earth", "energy")
    table.pass_turn().pass_turn().give_up().by_lot("cell").pass_turn()
    assert (table.asked(), "quantum" in table.options()) == ((0, "cell"), True)


@pytest.mark.rules("10.4")
def test_limits_are_those_of_the_nation_on_turn() -> None:
    """What one has used does not count for the next."""
    table = _swap(scene(nation(levels="01000"), nation(levels="01000")), "earth", "energy")
    assert "quantum" not in table.options()
    table.pass_turn()
    assert _swap(table, "earth", "energy").cubes(1, "earth") == "2E 4M"


@pytest.mark.rules("10.4", "10.10")
def test_no_limits_on_level_4() -> None:
    """Five transformations and four assignments in one turn."""
    table = _table(4, earth="5E", colonies="5")
    for _ in range(5):
        _swap(table, "earth", "energy")
    for _ in range(4):
        _send(table, "earth", "matter", "5")
    assert (table.cubes(0, "earth"), table.cubes(0, "5")) == ("1M", "4M")


@pytest.mark.rules("10.5", "R14", "4.7")
def test_a_new_level_counts_at_once() -> None:
    """Less what was used: level 2 after one assignment allows one more."""
    table = _table(1, earth="4E 2M", colonies="5")
    _send(table, "earth", "energy", "5")
    _swap(table, "earth", "energy")
    assert "quantum" not in table.options()
    table.act("technological-development", "develop quantum-physics", "spend earth")
    assert table.play("quantum").options() == ["assign"]
    table.play("assign", "give earth", "send matter 5")
    assert "quantum" not in table.options()


@pytest.mark.rules("10.6", "R26", "12.6")
def test_not_outside_the_own_turn() -> None:
    """Neither for icons of collaboration nor in the resolution."""
    first = nation(earth="7E 4M 1A", levels="02000")
    second = nation(tracks=(0, 2), levels="01000", colonies="5 1E")
    # Quantum Physics 3 lifts nobody here; Energy Development 4 lifts seat 1 to level 2.
    giving = nation(earth="3M 1A", levels="00300")
    table = scene(giving, second, bodies=BODIES)
    table.act("technological-development", "develop energy-development", "spend earth")
    while table.asked()[0] == 0:
        table.play("decline")
    assert table.asked() == (1, "icon")
    assert table.options() == ["produce earth", "produce 5", "decline"]
    after = resolution("antimatter-cascade", first, second, bodies=BODIES)
    assert after.options() == ["produce earth", "decline"]


@pytest.mark.rules("10.6", "13.15")
def test_cards_use_none_of_the_limits() -> None:
    """Resource Exchange serves whoever has level 0."""
    table = resolution("resource-exchange", nation(colonies="5", levels="00000"), bodies=BODIES)
    assert table.asked() == (0, "giver")
    assert table.view().quantum is None


@pytest.mark.rules("10.7")
def test_a_step_begun_is_made() -> None:
    """Inside the door there is no way back, and afterwards the same question comes again."""
    table = _table(2)
    before = table.options("cell")
    table.play("quantum")
    assert table.options() == ["transform", "assign"]
    table.play("assign")
    assert {text.split()[0] for text in table.options()} == {"give"}
    table.play("give 5")
    assert {text.split()[0] for text in table.options()} == {"send"}
    table.play("send energy earth")
    assert table.options("cell") == before


OPEN = {
    "cell": [],
    "action": ["cell production"],
    "build": ["cell space-construction", "perform"],
    "colonise": ["cell colonisation", "perform"],
    "develop": ["cell technological-development", "perform"],
    "move": ["cell stellar-propulsion", "perform"],
    "terraform": ["cell terraforming", "perform"],
    "produce": ["cell energy-storage", "perform"],
    "generate": ["cell antimatter-generation", "perform"],
    "harvest": ["cell production", "perform"],
    "bonus": ["cell production", "skip"],
    "explore": [
        "cell galactic-cartography",
        "skip",
        "bonus plan-exploration",
        "sacrifice energy storage",
    ],
    "fly": ["cell production", "skip", "stop"],
    "withdraw": ["cell production", "skip", "stop", "stop"],
    "icon": [
        "cell antimatter-generation",
        "skip",
        "bonus scientific-progress",
        "sacrifice energy storage",
    ],
}
CLOSED = {
    "payer": ["cell technological-development", "perform", "develop terraforming"],
    "ship": ["cell space-construction", "perform", "build earth"],
    "leg": ["cell stellar-propulsion", "perform", "move 12-9"],
    "sacrifice": ["cell production", "skip", "bonus technological-evolution"],
    "evolve": [
        "cell production",
        "skip",
        "bonus technological-evolution",
        "sacrifice energy storage",
    ],
    "yard": ["cell energy-storage", "skip", "bonus space-logistics", "sacrifice energy storage"],
    "track": ["cell galactic-cartography", "perform"],
    "reveal": ["cell galactic-cartography", "perform", "advance colonial"],
    "regenerate": [
        "cell colonisation",
        "skip",
        "bonus society-modernisation",
        "sacrifice energy storage",
    ],
}


def _ready(cell: str = "space-construction") -> Scene:
    owner = nation(
        earth="3E 3M",
        colonies="5 1E 1M",
        ships="12-9",
        levels="13122",
        tracks=(5, 2),
        pit="1M",
        cell=cell,
    )
    return scene(owner, bodies=BODIES)


@pytest.mark.rules("10.1", "10.8", "R37")
@pytest.mark.parametrize("node", OPEN)
def test_where_it_is_offered(node: str) -> None:
    """In the own turn, before, after and in the middle of actions."""
    start = "terraforming" if node != "terraform" else "production"
    table = _ready(start).play(*OPEN[node])
    assert "quantum" in table.options()
    same = table.asked()
    _send(table, "5", "energy", "earth")
    assert table.asked() == same


@pytest.mark.rules("10.8", "R37")
@pytest.mark.parametrize("node", CLOSED)
def test_where_it_is_not_offered(node: str) -> None:
    """Where a choice already made is completed, or no cube is touched."""
    table = _ready("terraforming").play(*CLOSED[node])
    assert "quantum" not in table.options()


@pytest.mark.rules("10.1", "10.8")
def test_in_the_middle_of_an_action() -> None:
    """Between two ships: what the second one needs is transformed first."""
    table = scene(nation(earth="3E 1M", levels="01000"))
    table.act("space-construction", "build earth", "at 12-9")
    assert table.options() == ["stop", "quantum"]
    _swap(table, "earth", "energy").play("build earth", "at 12-8")
    assert (table.ships(0), table.cubes(0, "earth")) == ("12-8 12-9", "")


@pytest.mark.rules("10.9", "R37")
def test_questions_stay_open_for_it() -> None:
    """An icon that could produce nothing is asked, since a step can bring the cube."""
    owner = nation(earth="7M", colonies="5 6E", tracks=(2, 0), storage="1E 3A", levels="01000")
    table = scene(owner, bodies=BODIES).skip("colonisation", "bonus society-modernisation")
    table.play("sacrifice antimatter storage")
    assert (table.asked(), table.options()) == ((0, "icon"), ["decline", "quantum"])
    _swap(table, "earth", "matter").play("produce 5")
    assert (table.cubes(0, "earth"), table.cubes(0, "5")) == ("1E 6M", "6E 1M")


@pytest.mark.rules("10.10", "R37")
def test_no_distribution_comes_back() -> None:
    """What was exchanged cannot be exchanged back before another decision is made."""
    table = scene(nation(earth="1E", levels="04000"))
    _swap(table, "earth", "energy")
    assert "quantum" not in table.options()
    table.play("cell production")
    assert "quantum" in table.options()
    assert _swap(table, "earth", "matter").cubes(0, "earth") == "1E"


@pytest.mark.rules("10.10", "R37")
def test_no_way_round_to_a_distribution_that_was() -> None:
    """A cube that goes from planet to planet does not return to where it began."""
    owner = nation(earth="1A", colonies="1, 5", levels="04000", storage="7E 7M 2A")
    table = scene(owner, bodies=BODIES)
    _send(table, "earth", "antimatter", "1")
    table.play("quantum")
    assert table.options() == ["assign"]
    table.play("assign", "give 1")
    assert table.options() == ["send antimatter 5"]
    table.play("send antimatter 5")
    assert "quantum" not in table.options()


@pytest.mark.rules("10.10", "R37")
def test_twenty_steps_at_most() -> None:
    """Between two other decisions; then the count begins anew."""
    owner = nation(earth="7E 7M 3A", colonies="1, 5", levels="04000")
    table = scene(owner, bodies=BODIES)
    moves = [("energy", "1")] * 7 + [("matter", "1")] * 7 + [("antimatter", "5")] * 3
    for cube, target in moves:
        _send(table, "earth", cube, target)
    for _ in range(3):
        assert "quantum" in table.options()
        _send(table, "1", "energy", "5")
    assert "quantum" not in table.options()
    assert "quantum" in table.play("cell production").options()
