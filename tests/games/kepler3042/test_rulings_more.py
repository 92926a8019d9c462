"""The rulings that are options, R11 to R32: the default and every alternative (README, rulings)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import (
    AROUND_SUN,
    Nation,
    Scene,
    finished,
    nation,
    opening,
    resolution,
    scene,
)

from perihelion.kernel.state import CHANCE

# R11: actions that change nothing.

IDLE: dict[str, Nation] = {
    "space-construction": nation(earth="1E"),
    "colonisation": nation(ships="12-9"),
    "technological-development": nation(earth=""),
    "stellar-propulsion": nation(ships="12-9"),
    "energy-storage": nation(earth="7E", levels="00400"),
    "production": nation(levels="00040"),
    "antimatter-generation": nation(levels="00000"),
    "terraforming": nation(levels="00040", cell="production"),
}
BUSY: dict[str, Nation] = {
    "space-construction": nation(earth="1E 1M"),
    "colonisation": nation(ships="13-9"),
    "technological-development": nation(earth="1E"),
    "stellar-propulsion": nation(ships="12-9", levels="10000"),
    "energy-storage": nation(earth="6E", levels="00400"),
    "production": nation(levels="00010", colonies="21"),
    "antimatter-generation": nation(levels="00001"),
    "terraforming": nation(levels="00040", colonies="21 2E 3M", cell="production"),
}


@pytest.mark.rules("R11", "4.5")
@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("action", IDLE)
def test_a_main_action_without_effect(action: str, *, allowed: bool) -> None:
    """It can be left out in any case; with the option not be carried out."""
    options = {"allow_no_effect": allowed}
    bodies = "13-9 1, 9-9 21"
    idle = scene(IDLE[action], bodies=bodies, options=options).play(f"cell {action}")
    assert idle.options() == (["perform", "skip"] if allowed else ["skip"])
    busy = scene(BUSY[action], bodies=bodies, options=options).play(f"cell {action}")
    assert busy.options() == ["perform", "skip"]


@pytest.mark.rules("R11")
def test_cartography_without_effect() -> None:
    """With both markers at the end and no hidden body nothing is left to do."""
    options = {"allow_no_effect": False}
    owner = nation(tracks=(20, 20))
    table = scene(owner, hidden="", options=options).play("cell galactic-cartography")
    assert table.options() == ["skip"]
    more = scene(owner, hidden="10-6", options=options).play("cell galactic-cartography")
    assert more.options() == ["perform", "skip"]


@pytest.mark.rules("R11", "7.6")
@pytest.mark.parametrize(
    ("bonus", "cell", "owner"),
    [("society-modernisation", "colonisation", nation(tracks=(20, 0))),
     ("scientific-progress", "antimatter-generation", nation(tracks=(0, 20))),
     ("plan-exploration", "galactic-cartography", nation()),
     ("technological-evolution", "colonisation", nation(earth="3A")),
     ("exploit-asteroid", "production", nation(earth="7E 7M"))],
)  # fmt: skip
def test_a_bonus_without_effect(bonus: str, cell: str, owner: Nation) -> None:
    """It may be taken by default, and not with the option."""
    for allowed in (True, False):
        table = scene(owner, options={"allow_no_effect": allowed}).skip(cell)
        assert (bonus in table.names("bonus").split()) == allowed


# R16: the end of a track.


@pytest.mark.rules("R16", "12.5")
@pytest.mark.parametrize(("rule", "tracks"), [("lost", (20, 8)), ("other_track", (20, 9))])
def test_beyond_the_end_of_a_track(rule: str, tracks: tuple[int, int]) -> None:
    """The advance is lost, or made on the other track with all that it gives there."""
    table = scene(nation(ships="13-9", tracks=(19, 8)), bodies="13-9 1",
                  options={"end_of_track": rule})  # fmt: skip
    assert table.act("colonisation", "colonise 13-9").tracks(0) == tracks


@pytest.mark.rules("R16", "12.2", "12.3")
def test_icons_beyond_the_end_of_a_track() -> None:
    """The icon of the other track."""
    table = scene(nation(tracks=(2, 20)), options={"end_of_track": "other_track"})
    table.skip("antimatter-generation", "bonus scientific-progress", "sacrifice energy storage")
    assert (table.tracks(0), table.asked()) == ((3, 20), (0, "icon"))
    table.play("produce earth")
    assert table.cubes(0, "earth") == "3E 4M"
    both = scene(nation(tracks=(20, 20)), options={"end_of_track": "other_track"})
    both.skip("antimatter-generation", "bonus scientific-progress", "sacrifice energy storage")
    assert both.tracks(0) == (20, 20)


# R20: declining what a card gives.

OPTIONAL = ("interstellar-relay", "extraterrestrial-knowledge", "shared-laboratories")


@pytest.mark.rules("R20", "13.4", "13.6")
@pytest.mark.parametrize(
    "card",
    ["scientific-solidarity", "entropy-reversal", "orbital-shipyards", "deep-survey",
     "shared-laboratories", "resource-exchange", "planetary-harvest", "galactic-jubilee",
     "extraterrestrial-knowledge", "expansion-agreement", "interstellar-relay"],
)  # fmt: skip
def test_what_must_be_done(card: str) -> None:
    """Every part that is possible, but for levels and for ships, which may stay as they are."""
    owner = nation(colonies="1", pit="2E", ships="12-9")
    for allowed in (True, False):
        options = {"decline_progress": allowed}
        table = resolution(card, owner, bodies="13-9 1", options=options)
        least = {"decline", "stop"} & {*table.options()}
        assert bool(least) == (allowed or card in OPTIONAL)
        assert len(table.options()) > len(least)


@pytest.mark.rules("R20", "13.10", "13.12")
def test_what_must_be_done_to_the_end() -> None:
    """Both regenerations, both bodies and the energy."""
    options = {"decline_progress": False}
    table = resolution("entropy-reversal", nation(pit="2E"), options=options)
    assert table.play("regenerate energy").options() == ["regenerate energy"]
    survey = resolution("deep-survey", nation(tracks=(0, 1)), options=options)
    for _ in range(2):
        assert "decline" not in survey.options()
        survey.play(survey.options("reveal")[0]).play(survey.options()[0])
    assert survey.options() == ["produce earth"]


# R21: the price of Extraterrestrial Knowledge.


def _knowledge(price: str, **given: object) -> Scene:
    owner = nation(levels="30000", **given)  # type: ignore[arg-type]
    return resolution("extraterrestrial-knowledge", owner, options={"knowledge_price": price})


@pytest.mark.rules("R21", "13.6")
@pytest.mark.parametrize(("price", "cubes"), [("per_advance", 3), ("one_cube", 1)])
def test_price_of_knowledge(price: str, cubes: int) -> None:
    """A cube for each of the three advances, or one in all."""
    table = _knowledge(price, tracks=(0, 16)).play("raise space-travel")
    for _ in range(cubes):
        table.play("sacrifice energy storage")
    assert (table.levels(0), table.tracks(0)) == ("40000", (0, 19))
    assert table.cubes(0, "pit") == f"{cubes}E"
    free = _knowledge(price).play("raise terraforming")
    assert free.cubes(0, "pit") == ""


@pytest.mark.rules("R21", "13.6")
def test_one_cube_must_be_there() -> None:
    """Without any cube only levels without advances."""
    poor = _knowledge("one_cube", earth="", pit="7E 7M 3A")
    assert "space-travel" not in poor.names("raise").split()
    assert "terraforming" in poor.names("raise").split()
    rich = _knowledge("one_cube", earth="1E", pit="6E 7M 3A")
    assert "space-travel" in rich.names("raise").split()


@pytest.mark.rules("R21", "13.6")
def test_price_of_icons() -> None:
    """The level is free; each icon it reaches is used for a cube, or not."""
    table = _knowledge("per_icon_used", tracks=(0, 5)).play("raise space-travel")
    # 6 regenerates, 7 has a medal, 8 produces energy.
    assert (table.levels(0), table.asked()) == ("40000", (0, "icon-price"))
    table.play("pay", "sacrifice matter storage")
    assert table.options() == ["regenerate matter", "decline"]
    table.play("regenerate matter")
    assert table.asked() == (0, "icon-price")
    table.play("decline")
    assert (table.tracks(0), table.cubes(0, "earth")) == ((0, 8), "3E 3M")
    none = _knowledge("per_icon_used", tracks=(0, 16)).play("raise space-travel")
    assert (none.tracks(0), none.cubes(0, "pit")) == ((0, 19), "")


# R22: the last tie-break.


@pytest.mark.rules("R22", "14.16")
@pytest.mark.parametrize("seats", [2, 3])
def test_last_tie_break(seats: int) -> None:
    """Of three seats one is first in six rounds, the others in five; of two both in eight."""
    nations = [nation(medals=(1, 0)) for _ in range(seats)]
    shared = finished(*nations, seats=seats)
    assert shared.winners() == tuple(range(seats))
    options = {"last_tie_break": "fewest_first_player_rounds"}
    table = finished(*nations, seats=seats, options=options)
    # Seat 0 is first in round 16, so seat 0 was first in rounds 1, 4, 7, 10, 13 and 16.
    assert table.winners() == ((0, 1) if seats == 2 else (1, 2))
    two = finished(nation(medals=(1, 0)), nation(), nation(medals=(1, 0)), seats=3,
                   options=options)  # fmt: skip
    assert two.winners() == (2,)


@pytest.mark.rules("R22", "14.15")
def test_last_tie_break_comes_last() -> None:
    """A terraformed colony decides before it."""
    options = {"last_tie_break": "fewest_first_player_rounds"}
    nations = nation(colonies="1*"), nation(medals=(4, 0)), nation(medals=(4, 0))
    assert finished(*nations, seats=3, bodies="13-9 1", options=options).winners() == (0,)


# R24: planets alone.


@pytest.mark.rules("R24", "15.2")
def test_planets_alone() -> None:
    """18 by default: two are drawn by lot and leave the match, for all to see; or all 20."""
    assert opening(1, {"solo_planets": 20}).asked() == (CHANCE, "hex")
    table = opening(1)
    assert table.asked() == (CHANCE, "leave-out")
    assert len(table.options()) == 20
    table.play("leave-out 5", "leave-out 14")
    assert table.asked() == (CHANCE, "hex")
    table.by_lot("free-levels")
    numbers = {planet.number for planet in table.view().planets}
    assert len(numbers) == 18
    assert not numbers & {5, 14}
    assert len(table.view().bodies) == 22


# R32: the price of ships with the Wormhole Stabiliser.


@pytest.mark.rules("R32", "6.3")
def test_wormhole_price() -> None:
    """1 E, or as the builder likes for each ship."""
    owner = nation(earth="3E 2M", levels="40000")
    plain = scene(owner).act("space-construction", "build earth", "at 12-9")
    assert plain.cubes(0, "earth") == "2E 2M"
    table = scene(owner, options={"wormhole_price": "either"}).act("space-construction")
    table.play("build earth")
    assert table.options() == ["price reduced", "price full"]
    table.play("price full", "at 12-9")
    assert table.cubes(0, "earth") == "2E 1M"
    table.play("build earth", "price reduced", "at 12-8")
    assert table.cubes(0, "earth") == "1E 1M"
    poor = scene(nation(earth="1E", levels="40000"), options={"wormhole_price": "either"})
    poor.act("space-construction", "build earth")
    assert poor.options() == ["price reduced"]
    low = scene(nation(earth="1E 1M", levels="30000"), options={"wormhole_price": "either"})
    assert low.act("space-construction", "build earth").names("at").split() == list(AROUND_SUN)


# What the rulings R11 and R20 leave to the nation.


@pytest.mark.rules("R20", "13.4", "13.14")
def test_no_ship_has_to_move_by_a_card() -> None:
    """Even if cards cannot be declined: a ship may always stay where it is."""
    owner = nation(levels="10000", ships="12-9")
    table = resolution("interstellar-relay", owner, options={"decline_progress": False})
    assert table.options() == ["move 12-9", "stop"]


@pytest.mark.rules("R11", "7.6", "7.5")
def test_the_cube_to_be_produced_may_be_sacrificed() -> None:
    """The bonus could change something when it was chosen; that is all that is asked."""
    owner = nation(earth="1E", storage="1A", pit="6E 7M 2A")
    table = scene(owner, options={"allow_no_effect": False}).skip("colonisation")
    table.play("bonus technological-evolution", "sacrifice antimatter storage", "produce earth")
    assert (table.cubes(0, "earth"), table.cubes(0, "pit")) == ("1E", "6E 7M 3A")
