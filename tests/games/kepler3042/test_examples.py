"""The worked examples of the rulebook, A to R, with the figures they print (README, EA to ER)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import GAME, nation, opening, scene, steps

from perihelion.games.kepler3042.phrases.names import TECHNOLOGY_IDS
from perihelion.match.campaign import Campaign

STEPHANIE, IGOR, NADIA, JULIEN = range(4)


@pytest.mark.rules("EA", "3.2", "13.6", "R21")
def test_example_a() -> None:
    """The first seat reveals Extraterrestrial Knowledge; all may raise a level when it ends."""
    table = scene(seats=4, first=1, on_turn=0, card="entropy-reversal").give_up()
    assert table.view().first == STEPHANIE
    table.play("card extraterrestrial-knowledge")
    assert table.asked() == (STEPHANIE, "cell")
    for _ in range(4):
        table.pass_turn()
    for seat in (STEPHANIE, IGOR, NADIA, JULIEN):
        assert table.asked() == (seat, "level")
        assert table.names("raise") == " ".join(TECHNOLOGY_IDS)
        table.play("raise space-travel")
        assert (table.levels(seat), table.cubes(seat, "earth")) == ("10000", "3E 3M")
        assert table.cubes(seat, "pit") == ""


@pytest.mark.rules("EB", "6.1", "6.2", "6.4", "5.6")
def test_example_b() -> None:
    """Igor builds two ships, with 1 E and 1 M of Earth and with 1 E and 1 M of planet 19."""
    igor = nation(earth="3E 3M", colonies="19 1E 1M")
    table = scene(igor, bodies="15-9 19").act("space-construction")
    assert table.names("build") == "earth 19"
    table.play("build earth", "at 12-9", "build 19", "at 16-9", "stop")
    assert (table.cubes(0, "earth"), table.cubes(0, "19")) == ("2E 2M", "")
    assert table.ships(0) == "12-9 16-9"
    assert (steps("11-9", "12-9"), steps("15-9", "16-9")) == (1, 1)


@pytest.mark.rules("EC", "6.6", "6.7", "6.8", "1.10")
def test_example_c() -> None:
    """Nadia colonises planet 22, a gas giant, and 26, an alien planet: 3 colonial advances."""
    nadia = nation(ships="13-9 9-9", levels="00003")
    table = scene(nadia, bodies="13-9 22, 9-9 26").act("colonisation", "colonise 13-9")
    table.play("colonise 9-9", "decline")
    assert (table.cards(0), table.supply(0), table.tracks(0)) == ("22 26", 3, (3, 0))


@pytest.mark.rules("ED", "6.9", "6.10", "11.1")
def test_example_d() -> None:
    """Julien goes to level 1 of Antimatter Science for 1 E and on to 2 for 2 E and 1 A."""
    table = scene(nation(earth="3E 1A")).act("technological-development")
    table.play("develop antimatter-science", "spend earth")
    assert (table.cubes(0, "earth"), table.tracks(0)) == ("2E 1A", (0, 0))
    table.play("develop antimatter-science", "spend earth")
    assert (table.cubes(0, "earth"), table.tracks(0)) == ("", (0, 1))
    assert table.levels(0) == "00002"


@pytest.mark.rules("EE", "6.12", "6.13", "6.14")
def test_example_e() -> None:
    """Stéphanie terraforms planets 2 and 5: 1 and 2 colonial advances."""
    stephanie = nation(colonies="2 1E, 5 1E 1M", levels="00020", cell="production")
    table = scene(stephanie, bodies="13-9 2, 9-9 5").act("terraforming", "terraform 2")
    assert (table.tracks(0), table.cubes(0, "2")) == ((1, 0), "")
    table.play("terraform 5", "decline")
    assert (table.tracks(0), table.cubes(0, "5"), table.cards(0)) == ((3, 0), "", "2* 5*")


@pytest.mark.rules("EF", "6.15", "6.16")
def test_example_f() -> None:
    """Igor advances on the technology track and finds planets 4 and 25, a mine, an objective."""
    table = scene(seats=4)
    table.act("galactic-cartography", "advance technology")
    assert table.tracks(0) == (0, 1)
    found = {}
    for body in ("4", "25", "mine", "colonial-objective"):
        where = table.options("reveal")[0].split()[1]
        table.play(f"reveal {where}", f"body {body}")
        found[where] = table.body(where)
    assert list(found.values()) == [
        "planet:4",
        "planet:25",
        "token:mine",
        "token:colonial-objective",
    ]
    assert (table.hidden(), table.asked()) == (32, (0, "bonus"))


@pytest.mark.rules("EG", "6.18", "5.2")
def test_example_g() -> None:
    """Nadia would produce 4 E, but has 3 in her storage: 3 E go to planet 5."""
    nadia = nation(earth="4E", colonies="5", levels="00200", storage="3E 7M 3A")
    table = scene(nadia, bodies="13-9 5").act("energy-storage", "produce 5")
    assert (table.cubes(0, "5"), table.cubes(0, "storage")) == ("3E", "7M 3A")


@pytest.mark.rules("EH", "6.19", "R33")
def test_example_h() -> None:
    """Two of Julien's three planets produce: 21 gives 1 E and 2 M, 22 gives 1 E and 3 M."""
    julien = nation(earth="", colonies="21, 22, 2", levels="00030")
    table = scene(julien, bodies="13-9 21, 9-9 22, 15-9 2").act("production")
    assert table.names("harvest") == "2 21 22"
    table.play("harvest 21", "harvest 22")
    assert (table.cubes(0, "21"), table.cubes(0, "22")) == ("1E 2M", "1E 3M")
    assert (table.cubes(0, "2"), table.asked()) == ("", (0, "bonus"))


@pytest.mark.rules("EI", "6.20")
def test_example_i() -> None:
    """The Metamaterial Generator gives Stéphanie 2 A, on Earth."""
    table = scene(nation(earth="", levels="00003")).act("antimatter-generation", "produce earth")
    assert table.cubes(0, "earth") == "2A"


@pytest.mark.rules("EJ", "7.1", "7.2", "7.3", "7.7", "7.10", "R10")
def test_example_j() -> None:
    """Igor pays 1 E of a planet for Space Logistics, 1 M of the storage for the other bonus."""
    igor = nation(earth="1E 1M", colonies="19 1E")
    table = scene(igor, bodies="15-9 19").act("space-construction")
    table.play("build earth", "at 12-9", "stop")
    assert table.names("bonus") == "space-logistics society-modernisation"
    table.play("bonus space-logistics", "sacrifice energy 19", "beside 19", "at 16-9")
    table.play("bonus society-modernisation", "sacrifice matter storage")
    assert (table.ships(0), table.tracks(0)) == ("12-9 16-9", (1, 0))
    assert (table.cubes(0, "pit"), table.cubes(0, "19")) == ("1E 1M", "")


@pytest.mark.rules("EK", "8.1", "8.2", "8.6")
def test_example_k() -> None:
    """Speed 3: Nadia's ships go to planet 27, to a mine, and on towards the far zone."""
    nadia = nation(ships="13-9 13-10 11-2", levels="20000")
    table = scene(nadia, seats=3, bodies="16-9 27, 15-10 mine").skip("production", "stop")
    table.play("move 13-9", "to 16-9", "move 13-10", "to 15-10", "move 11-2")
    assert max(steps("11-2", at) for at in table.names("to").split()) == 3
    table.play("to 11-0")
    assert table.ships(0) == "11-0 16-9 15-10"
    assert (steps("11-9", "11-2"), steps("11-9", "11-0")) == (7, 9)
    on = {ship.hex: ship.on for ship in table.view().ships}
    assert (on["16-9"], on["15-10"], on["11-0"]) == ("planet:27", "token:mine", None)


@pytest.mark.rules("EL", "9.1", "9.2", "9.3", "5.5")
def test_example_l() -> None:
    """Julien withdraws the ship that landed on a mine in this turn: 1 M is regenerated."""
    julien = nation(ships="12-9", levels="10000", pit="2M 1E", storage="3E 2M 3A")
    table = scene(julien, bodies="13-9 mine").skip("colonisation", "stop", "move 12-9", "to 13-9")
    table.play("withdraw 13-9", "regenerate matter")
    assert (table.cubes(0, "pit"), table.cubes(0, "storage")) == ("1E 1M", "3E 3M 3A")
    assert (table.ships(0), table.supply(0)) == ("", 3)


@pytest.mark.rules("EM", "12.7", "12.8", "R18")
def test_example_m() -> None:
    """Stéphanie takes the colonial medal, Igor and Nadia two technological ones each."""
    nations = [nation(tracks=tracks) for tracks in ((5, 3), (2, 7), (4, 7), (0, 6))]
    table = scene(*nations, seats=4, on_turn=3, card="entropy-reversal",
                  on_card={"colonial": 1, "technology": 2}).give_up()  # fmt: skip
    assert [table.medals(seat) for seat in range(4)] == [(1, 0), (0, 2), (0, 2), (0, 0)]


@pytest.mark.rules("EN", "12.1", "12.3")
def test_example_n() -> None:
    """Igor's two advances pass the icon of energy: 1 E goes to Earth."""
    igor = nation(earth="1E 2M", levels="00020", tracks=(0, 2))
    table = scene(igor).act("technological-development", "develop terraforming", "spend earth")
    assert table.asked() == (0, "icon")
    table.play("produce earth")
    assert (table.tracks(0), table.cubes(0, "earth")) == ((0, 4), "1E")


@pytest.mark.rules("EO", "11.2", "11.4")
def test_example_o() -> None:
    """Nadia reaches Alien Genetic Research: Julien gets Biosphere, the others have it."""
    levels = {STEPHANIE: "00010", IGOR: "00020", NADIA: "00020", JULIEN: "00000"}
    nations = [nation(earth="1E 2M", levels=levels[seat]) for seat in range(4)]
    table = scene(*nations, seats=4, first=NADIA, on_turn=NADIA)
    table.act("technological-development", "develop terraforming", "spend earth")
    assert [table.levels(seat) for seat in range(4)] == ["00010", "00020", "00030", "00010"]
    assert [table.tracks(seat)[1] for seat in range(4)] == [0, 0, 2, 0]
    assert table.cubes(JULIEN, "earth") == "1E 2M"


@pytest.mark.rules("EP", "15.5", "15.6", "17.3")
def test_example_p() -> None:
    """57 points on level 2, 17 above 40: 3 cubes of E or M and 2 A on Earth on level 3."""
    campaign = Campaign("edge_of_the_galaxy")
    assert (campaign.minimum(2), campaign.spec.carried(2, 57)) == (40, {"bonus_cubes": 3})
    table = opening(1, {"level": 3, "bonus_cubes": 3}).by_lot("bonus-cubes")
    assert len(table.options()) == 4
    assert table.play("energy 2").cubes(0, "earth") == "2E 1M 2A"


@pytest.mark.rules("EQ", "16.7", "17.5")
def test_example_q() -> None:
    """An ocean planet, and a rocky one in the far zone: all three objectives of level 3."""
    stephanie = nation(earth="", colonies="2*, 1*")
    table = scene(stephanie, seats=1, options={"level": 3}, bodies="13-9 2, 11-1 1")
    assert [(one.id, one.met) for one in table.nation(0).objectives] == [
        ("outer-logistics-base", True),
        ("project-atlantis", True),
        ("project-helios", True),
    ]
    near = scene(stephanie, seats=1, options={"level": 3}, bodies="13-9 2, 9-9 1")
    assert [one.met for one in near.nation(0).objectives] == [False, True, True]
    assert GAME.audit(near.state) == []


@pytest.mark.rules("ER", "10.1", "10.2", "10.8", "6.19", "R33")
def test_example_r() -> None:
    """With 3 E and 3 M in the storage two planets of 1 E and 2 M produce all they can."""
    nadia = nation(earth="4E 4M 3A", colonies="18, 19", levels="01030", storage="3E 3M")
    table = scene(nadia, bodies="13-9 18, 9-9 19").act("production", "harvest 18")
    assert (table.cubes(0, "18"), table.cubes(0, "storage")) == ("1E 2M", "2E 1M")
    table.play("quantum", "transform", "give 18", "swap matter")
    assert (table.cubes(0, "18"), table.cubes(0, "storage")) == ("2E 1M", "1E 2M")
    table.play("harvest 19")
    assert (table.cubes(0, "19"), table.cubes(0, "storage")) == ("1E 2M", "")
