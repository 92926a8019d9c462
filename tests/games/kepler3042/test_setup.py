"""Set-up, what is known, chance (README chapters 2, 18 and 19)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import (
    GAME,
    HEX_IDS,
    Scene,
    around,
    finished,
    nation,
    opening,
    scene,
    steps,
)

from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE

STARS = {2: {1}, 3: {1, 2}, 4: {1, 2, 3}}
"""How many stars a hex must have to be in use, by the number of nations."""


def _sites(table: Scene, seats: int, laid: list[str]) -> set[str]:
    """Where a body may be laid, by the rulebook."""
    galaxy = table.view().galaxy
    found = set()
    for name in {*HEX_IDS} - {*galaxy.stars, galaxy.sun, galaxy.sagittarius, *laid}:
        beside = {galaxy.stars[at] for at in around(name) if at in galaxy.stars}
        if beside and beside <= STARS[seats] and not {*around(name)} & {*laid}:
            found.add(name)
    return found


@pytest.mark.rules("2.1", "2.2", "2.3", "19.1")
@pytest.mark.parametrize(("seats", "bodies"), [(2, 24), (3, 30), (4, 36)])
def test_bodies_by_lot(seats: int, bodies: int) -> None:
    """Beside a star in use, beside no other star, beside no other body; never out of room."""
    table = opening(seats).play("first 0")
    rng, laid = Rng(seats), list[str]()
    while table.asked() == (CHANCE, "hex"):
        sites = table.names("lot").split()
        assert {*sites} == _sites(table, seats, laid)
        assert set(table.state.chance().weights) == {1}
        laid.append(sites[rng.below(len(sites))])
        table.play(f"lot {laid[-1]}")
    assert len(laid) == bodies
    hidden = table.view().hidden
    assert (hidden.mines, hidden.colonial_objectives) == (seats, seats)
    assert len(hidden.planets) == bodies - 2 * seats


@pytest.mark.rules("2.4", "2.5")
@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 10), (4, 9)])
def test_bodies_in_turn(seats: int, each: int) -> None:
    """From the first seat clockwise each lays one where it likes, until all lie."""
    table = opening(seats, {"placement": "in_turn"}).play("first 1")
    laid: list[str] = []
    order: list[int] = []
    while table.asked()[1] == "place":
        sites = table.names("place").split()
        if len(laid) % 6 == 0:
            assert {*sites} == _sites(table, seats, laid)
        order.append(int(table.state.seat))
        laid.append(sites[-1 if len(laid) % 2 else 0])
        seen = [GAME.view_of(table.state.blind(seat)).bodies for seat in range(seats)]
        assert all(body.token is None for bodies in seen for body in bodies)
        table.play(f"place {laid[-1]}")
    assert order == [(1 + turn) % seats for turn in range(seats * each)]
    assert table.asked()[1] in ("reveal", "objective")


@pytest.mark.rules("2.6", "19.1", "19.2")
def test_near_zone_is_revealed() -> None:
    """All that lies up to 4 steps from the Sun, and nothing else."""
    table = opening(4).by_lot("reveal", seed=5)
    near = [body.hex for body in table.view().bodies if steps("11-9", body.hex) <= 4]
    assert len(near) >= 2
    chance = table.state.chance()
    assert sorted(chance.weights) == [1] * 28 + [4, 4]
    table.by_lot("objective", seed=5)
    for body in table.view().bodies:
        assert body.hidden == (body.hex not in near)
    assert table.hidden() == 36 - len(near)


@pytest.mark.rules("2.7", "19.4", "3.1")
def test_sixteen_cards_are_played() -> None:
    """Each once; two of the eighteen never come."""
    table = opening(2).by_lot("card")
    played = []
    for left in range(18, 2, -1):
        assert len(table.options("card")) == left
        assert set(table.state.chance().weights) == {1}
        played.append(table.options("card")[0])
        table.play(played[-1])
        while table.state.seat >= 0 or table.asked() == (CHANCE, "reveal"):
            table.give_up() if table.state.seat >= 0 else table.play(table.options()[0])
    assert table.asked() == (-2, "points")
    assert len({*played}) == 16


@pytest.mark.rules("2.8", "18.1", "18.2", "19.1")
@pytest.mark.parametrize(("chosen", "count"), [("standard", 10), ("advanced", 7)])
def test_objectives_are_dealt_secretly(chosen: str, count: int) -> None:
    """One to each, from the set of the table, seen by its owner alone."""
    table = opening(3, {"objectives": chosen}).by_lot("objective")
    first = int(table.state.first)
    for dealt in range(3):
        chance = table.state.chance()
        assert len(chance.answers) == count - dealt
        assert chance.audience == ((first + dealt) % 3,)
        table.play(table.options()[-1])
    for seat in range(3):
        view = GAME.view_of(table.state.blind(seat))
        assert [len(one.objectives) for one in view.nations] == [
            other == seat for other in range(3)
        ]
    assert all(not one.objectives for one in table.view().nations)


@pytest.mark.rules("18.2", "14.1")
def test_a_met_objective_stays_secret_until_the_end() -> None:
    """Then all see it, met or missed."""
    owner = nation(colonies="2*", objective="project-atlantis")
    table = scene(owner, bodies="13-9 2", round=16, card="entropy-reversal", on_turn=1)
    assert GAME.view_of(table.state.blind(1)).nations[0].objectives == ()
    table.give_up()
    shown = GAME.view_of(table.state.blind(1)).nations
    assert [(one.objectives[0].id, one.objectives[0].met) for one in shown] == [
        ("project-atlantis", True),
        ("outer-logistics-base", False),
    ]


@pytest.mark.rules("2.9", "19.1", "R03")
def test_first_seat_by_lot() -> None:
    """Each seat is as likely as the others; it begins the first round."""
    chance = opening(3).state.chance()
    assert (chance.kind, chance.weights) == ("first", (1, 1, 1))
    for seat in range(3):
        table = opening(3).play(f"first {seat}").by_lot("cell")
        assert table.asked() == (seat, "cell")
        assert table.view().first == seat


@pytest.mark.rules("2.10", "2.11", "2.12", "R04")
def test_what_nations_start_with() -> None:
    """Nothing is raised but the two technologies it chooses; no ship is on the board."""
    table = opening(2).play("first 0").by_lot("free-levels")
    assert (table.levels(0), table.levels(1)) == ("00000", "00000")
    table.play("levels space-travel terraforming", "levels quantum-physics antimatter-science")
    assert (table.levels(0), table.levels(1)) == ("10010", "01001")
    for seat in (0, 1):
        assert table.tracks(seat) == (0, 0)
        assert table.nation(seat).cell == "terraforming"
        assert table.ships(seat) == ""
        assert table.supply(seat) == 3
        assert table.cubes(seat, "earth") == "3E 3M"
        assert table.cubes(seat, "storage") == "4E 4M 3A"
        assert table.cubes(seat, "pit") == ""
    assert table.view().round == 0


@pytest.mark.rules("2.12")
def test_free_levels_are_two_different_ones() -> None:
    """All ten pairs of the five, and no technology twice."""
    table = opening(2).by_lot("free-levels")
    pairs = [text.split()[1:] for text in table.options()]
    assert len(pairs) == 10
    assert all(one != other for one, other in pairs)
    assert table.refuses("levels terraforming terraforming")


@pytest.mark.rules("2.13")
def test_free_levels_one_after_the_other() -> None:
    """From the first seat, and the next one sees them."""
    table = opening(3).play("first 1").by_lot("free-levels")
    for seat in (1, 2, 0):
        assert table.asked() == (seat, "free-levels")
        assert table.state.deciders() == [seat]
        table.play("levels space-travel energy-development")
        assert GAME.view_of(table.state.blind((seat + 1) % 3)).nations[seat].technologies == {
            "space-travel": 1,
            "quantum-physics": 0,
            "energy-development": 1,
            "terraforming": 0,
            "antimatter-science": 0,
        }


@pytest.mark.rules("18.1", "R28")
def test_all_else_is_public() -> None:
    """Cubes, levels, medals and revealed bodies of the others; not what is hidden."""
    other = nation(earth="1A", pit="2M", medals=(1, 2), levels="12340", colonies="5 1E")
    view = GAME.view_of(scene(nation(), other, bodies="13-9 5, 9-9 mine").state.blind(0))
    seen = view.nations[1]
    assert (seen.pit.matter, seen.planets[0].cubes.antimatter) == (2, 1)
    assert seen.planets[1].cubes.energy == 1
    assert seen.medals == {"colonial": 1, "technology": 2}
    assert list(seen.technologies.values()) == [1, 2, 3, 4, 0]
    tokens = {body.hex: body.token for body in view.bodies}
    assert (tokens.pop("13-9"), tokens.pop("9-9")) == ("planet:5", "token:mine")
    assert set(tokens.values()) == {None}


@pytest.mark.rules("18.3")
def test_what_is_left_can_be_counted() -> None:
    """Of bodies and of cards; the two cards that left are not known."""
    table = scene(bodies="13-9 5, 9-9 mine, 10-6 goal", round=3, card="deep-survey")
    hidden = table.view().hidden
    assert (hidden.bodies, hidden.mines, hidden.colonial_objectives) == (21, 1, 1)
    assert 5 not in hidden.planets
    assert len(hidden.planets) == 19
    view = table.view()
    assert view.deck == 13
    assert len(view.played) == 2
    table.pass_turn().pass_turn().give_up()
    if table.asked()[1] == "card":
        assert len(table.options("card")) == 15


@pytest.mark.rules("19.2")
def test_a_hidden_body_is_any_that_is_left() -> None:
    """Each with the same probability, as often as there are such tokens."""
    table = scene(nation(), seats=3, bodies="13-9 5, 9-9 mine")
    table.act("galactic-cartography", "advance colonial")
    table.play(table.options("reveal")[0])
    chance = table.state.chance()
    weights = dict(zip(chance.names, chance.weights, strict=True))
    assert weights.pop("mine") == 2
    assert weights.pop("colonial-objective") == 3
    assert "5" not in weights
    assert list(weights.values()) == [1] * 23


@pytest.mark.rules("19.3")
@pytest.mark.parametrize(
    ("seats", "options", "kinds"),
    [(2, {}, "first hex reveal objective free-levels card"),
     (2, {"placement": "in_turn", "placement_peek": True},
      "first deal token place reveal objective free-levels card"),
     (1, {"solo_planets": 18, "level": 2, "bonus_cubes": 3},
      "leave-out hex reveal bonus-cubes free-levels card"),
     (1, {}, "leave-out hex reveal free-levels card"),
     (1, {"solo_planets": 20}, "hex reveal free-levels card")],
)  # fmt: skip
def test_order_of_the_set_up(seats: int, options: dict[str, str | int], kinds: str) -> None:
    """Lots, bodies, near zone, objectives, bonus cubes, free levels, then the first card."""
    table, rng = opening(seats, options), Rng(3)
    found: list[str] = []
    while found[-1:] != ["card"]:
        kind = table.asked()[1]
        if kind not in found:
            found.append(kind)
        is_lot = table.state.seat == CHANCE
        table.state.apply(int(table.state.draw(rng)) if is_lot else table.state.legal()[0])
    assert found == kinds.split()


@pytest.mark.rules("14.1", "3.1")
def test_scoring_follows_the_last_round() -> None:
    """After round 15 another card comes; after round 16 nothing."""
    table = scene(round=15, on_turn=1, card="entropy-reversal").give_up()
    assert table.asked() == (CHANCE, "card")
    assert table.view().sheet is None
    assert finished().view().sheet is not None
