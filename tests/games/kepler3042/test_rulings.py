"""The rulings that are options: the default and every alternative (README, rulings).

R02 to R10; `test_rulings_more.py` has the others.
"""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import (
    GAME,
    Scene,
    nation,
    opening,
    resolution,
    scene,
    steps,
)

from perihelion.kernel.state import CHANCE

# R02: looking at the bodies that one lays.


def _laying(*, peek: bool) -> Scene:
    options: dict[str, str | bool] = {"placement": "in_turn", "placement_peek": peek}
    return opening(2, options).play("first 0")


@pytest.mark.rules("R02", "2.5", "18.1")
def test_nobody_looks() -> None:
    """By default bodies are laid unseen; the option means nothing when they are laid by lot."""
    table = _laying(peek=False)
    assert table.asked() == (0, "place")
    by_lot = opening(2, {"placement_peek": True}).play("first 0")
    assert by_lot.asked() == (CHANCE, "hex")


@pytest.mark.rules("R02", "2.4", "2.5")
def test_looking_at_the_own_share() -> None:
    """Twelve bodies each are dealt, seen by their owner alone, and laid by choice."""
    table = _laying(peek=True)
    for number in range(24):
        chance = table.state.chance()
        assert (chance.kind, chance.audience) == ("deal", (number % 2,))
        table.play(table.options()[0])
    assert table.asked() == (0, "token")
    assert len(table.options("lay")) == 12
    assert table.state.audience_of(0, table.state.legal()[0]) == 1
    body = table.options("lay")[3].split()[1]
    table.play(f"lay {body}")
    where = table.names("place").split()[0]
    table.play(f"place {where}")
    own = {one.hex: one for one in GAME.view_of(table.state.blind(0)).bodies}[where]
    other = {one.hex: one for one in GAME.view_of(table.state.blind(1)).bodies}[where]
    assert (own.token, own.hidden) == (f"planet:{body}", True)
    assert (other.token, other.hidden) == (None, True)
    assert table.asked() == (1, "token")


@pytest.mark.rules("R02", "19.2")
def test_a_body_that_was_looked_at_is_what_it_was() -> None:
    """When it is revealed chance has one answer."""
    table = scene(
        options={"placement": "in_turn", "placement_peek": True},
        looked_at=_looked_at(),
        bodies="",
        hidden="",
        sites=[*_looked_at()],
    )
    table.act("galactic-cartography", "advance colonial")
    where = next(iter(_looked_at()))
    table.play(f"reveal {where}")
    assert table.options() == [f"body {_looked_at()[where]}"]


def _looked_at() -> dict[str, str]:
    """All bodies of a match of two, known to those who laid them."""
    table = opening(2).by_lot("objective", seed=2)
    hexes = [body.hex for body in table.view().bodies]
    planets = [str(planet.number) for planet in table.view().planets]
    bodies = [*planets, "mine", "mine", "colonial-objective", "colonial-objective"]
    return dict(zip(hexes, bodies, strict=True))


# R05: the order of the free levels.


@pytest.mark.rules("R05", "2.13")
def test_free_levels_in_order() -> None:
    """By default one after the other, shown at once, without advances or collaboration."""
    table = opening(3).play("first 2").by_lot("free-levels")
    assert table.state.deciders() == [2]
    table.play("levels space-travel terraforming")
    assert (table.levels(2), table.tracks(2), table.levels(0)) == ("10010", (0, 0), "00000")
    assert table.state.deciders() == [0]


@pytest.mark.rules("R05", "2.13")
def test_free_levels_at_the_same_time() -> None:
    """All are asked at once, and nothing is shown before the last has chosen."""
    options = {"free_levels_order": "simultaneous_hidden"}
    table = opening(3, options).play("first 2").by_lot("free-levels")
    assert table.state.deciders() == [0, 1, 2]
    action = table.state.legal(1)[0]
    assert table.state.audience_of(1, action) == 0b10
    table.play("levels space-travel terraforming", seat=1)
    assert table.state.deciders() == [0, 2]
    assert table.levels(1) == "00000"
    table.play("levels quantum-physics terraforming", seat=2)
    table.play("levels space-travel antimatter-science", seat=0)
    assert [table.levels(seat) for seat in range(3)] == ["10001", "10010", "01010"]
    assert table.asked() == (CHANCE, "card")


# R06: where ships go if there is no room.


def _pocket(distance: str) -> Scene:
    """A planet whose six neighbours are five bodies and a ship: by steps the way out leads over
    the ship alone, by distance the ring around is the same on all sides."""
    ring = "12-11 1, 13-12 2, 12-13 mine, 11-13 3, 11-12 4"
    owner = nation(earth="", colonies="5 1E 1M")
    table = scene(
        owner,
        nation(ships="11-11"),
        bodies=f"12-12 5, {ring}",
        options={"overflow_distance": distance},
    )
    return table.act("space-construction", "build 5")


@pytest.mark.rules("R06", "6.5")
def test_overflow_by_distance() -> None:
    """By default every free hex at the smallest distance on the board."""
    sites = _pocket("hex_distance").names("at").split()
    assert {steps("12-12", at) for at in sites} == {2}
    assert {"14-12", "10-12", "12-14"} <= {*sites}


@pytest.mark.rules("R06", "6.5")
def test_overflow_by_flight() -> None:
    """Only where a ship could fly in as few steps: over the ship at 11-11."""
    sites = _pocket("flight_path").names("at").split()
    assert sites == ["11-10", "12-10", "10-11"]


@pytest.mark.rules("R06", "6.5")
def test_overflow_by_flight_without_a_way() -> None:
    """Six bodies around: by distance, since no hex can be flown to."""
    ring = "12-11 1, 13-12 2, 12-13 mine, 11-13 3, 11-12 4, 11-11 6"
    owner = nation(earth="", colonies="5 1E 1M")
    tables = [
        scene(owner, bodies=f"12-12 5, {ring}", options={"overflow_distance": distance})
        for distance in ("hex_distance", "flight_path")
    ]
    sites = [table.act("space-construction", "build 5").names("at") for table in tables]
    assert sites[0] == sites[1] != ""


# R08: Cartography with few bodies.


@pytest.mark.rules("R08", "6.17")
@pytest.mark.parametrize("needs", [False, True])
@pytest.mark.parametrize("hidden", [0, 3, 4])
def test_cartography_with_few_bodies(hidden: int, *, needs: bool) -> None:
    """With the option it cannot be carried out with fewer than four."""
    hexes = ["10-6", "11-5", "2-3", "20-5"][:hidden]
    table = scene(hidden=" ".join(hexes), options={"cartography_needs_four": needs})
    table.play("cell galactic-cartography")
    assert ("perform" in table.options()) == (hidden == 4 or not needs)
    assert "skip" in table.options()


# R09: producing less.


def _less(*, less: bool, **given: object) -> Scene:
    owner = nation(**given)  # type: ignore[arg-type]
    return scene(owner, bodies="13-9 21", options={"produce_less": less})


@pytest.mark.rules("R09", "5.3", "6.18")
@pytest.mark.parametrize("less", [False, True])
def test_energy_storage_of_less(*, less: bool) -> None:
    """By default all; with the option any amount, none too."""
    table = _less(less=less, earth="", levels="00200").act("energy-storage", "produce earth")
    if less:
        assert table.options() == [f"amount {count}" for count in range(5)]
        table.play("amount 1")
    assert table.cubes(0, "earth") == ("1E" if less else "4E")


@pytest.mark.rules("R09", "6.19")
@pytest.mark.parametrize("less", [False, True])
def test_production_of_less(*, less: bool) -> None:
    """Each type of cube by itself."""
    table = _less(less=less, earth="", colonies="21", levels="00010").act("production")
    table.play("harvest 21")
    if less:
        assert table.options() == ["amount 0", "amount 1"]
        table.play("amount 0")
        assert table.options() == ["amount 0", "amount 1", "amount 2"]
        table.play("amount 1")
    assert table.cubes(0, "21") == ("1M" if less else "1E 2M")


@pytest.mark.rules("R09", "6.20", "7.12")
def test_other_productions_of_less() -> None:
    """Antimatter Generation, and an asteroid; not more than the storage has."""
    table = _less(less=True, earth="2A", levels="00004").act("antimatter-generation")
    table.play("produce earth")
    assert table.options() == ["amount 0", "amount 1"]
    rock = _less(less=True, earth="").skip("production", "bonus exploit-asteroid")
    rock.play("sacrifice energy storage", "amount 0", "amount 1")
    assert rock.cubes(0, "earth") == "1M"
    plain = _less(less=False, earth="").skip("production", "bonus exploit-asteroid")
    assert plain.play("sacrifice energy storage").cubes(0, "earth") == "1E 1M"


@pytest.mark.rules("R09", "13.5")
@pytest.mark.parametrize("less", [False, True])
def test_a_card_that_produces_less(*, less: bool) -> None:
    """1 of 2 energy."""
    other = nation(levels="00100")
    table = resolution("energy-surplus", nation(), other, options={"produce_less": less})
    table.play("produce earth")
    if less:
        table.play("amount 1")
    assert table.cubes(0, "earth") == ("4E 3M" if less else "5E 3M")


@pytest.mark.rules("R09", "R20")
def test_a_card_that_must_be_served_produces_all() -> None:
    """Where nothing can be declined, less cannot be produced by a card, but by an action."""
    options = {"produce_less": True, "decline_progress": False}
    other = nation(levels="00100")
    table = resolution("energy-surplus", nation(), other, options=options).play("produce earth")
    assert (table.cubes(0, "earth"), table.asked()) == ("5E 3M", (CHANCE, "card"))
    action = scene(other, options=options).act("energy-storage", "produce earth")
    assert action.asked() == (0, "amount")


# R10: rows and columns.


@pytest.mark.rules("R10", "7.2")
def test_bonus_axis() -> None:
    """Exchanged with the option: the columns have what the rows had."""
    options = {"bonus_axis": "first_three_on_rows"}
    corner = scene(options=options).skip("technological-development")
    assert corner.names("bonus") == "space-logistics exploit-asteroid"
    plain = scene().skip("technological-development")
    assert plain.names("bonus") == "scientific-progress society-modernisation"
    view = scene(options=options).view()
    assert view.rows == ("space-logistics", "technological-evolution", "scientific-progress")
    assert view.columns == ("society-modernisation", "plan-exploration", "exploit-asteroid")
