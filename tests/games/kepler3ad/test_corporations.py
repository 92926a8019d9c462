"""The seven corporations of the second edition (README chapter 14)."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import Scene, closing, opening, scene

from perihelion.games.kepler3ad.phrases.phrases import units
from perihelion.kernel.state import CHANCE

ALL_RAISES = [
    "raise extra-dice",
    "raise reroll",
    "raise adjust",
    "raise move-own",
    "raise remove-enemy",
    "raise move-enemy",
    "raise bonus-points",
]


FIRST_SET = "af83cbc2c4cf7136"
"""The data set that shipped first, before the powers were retuned."""


def _dealt(*cards: str, seats: int = 3, data: str = "") -> Scene:
    """A match whose cards have just been dealt, seat 0 first."""
    table = opening(2, seats, {"data": data} if data else None)
    while table.asked()[1] == "face":
        table.play(table.options()[0])
    table.play("token reroll", "token adjust", "token move-own", "first 0")
    return table.play(*[f"corporation {card}" for card in cards])


# Vanguard Fleet.


@pytest.mark.rules("14.2", "2.9")
def test_vanguard_places_two_ships() -> None:
    """Together, on any planet, before the first turn."""
    table = _dealt("yards", "vanguard", "croupier")
    assert table.asked() == (1, "vanguard")
    assert len(table.options()) == 12
    table.play("place O4")
    assert table.at(1, "O4") == "2s"
    assert table.supply(1) == "6s 2b 2f 2c"
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("14.2", "15.3")
def test_vanguard_of_two_seats() -> None:
    """One ship, only on a planet in play; in the data set that shipped first two ships."""
    table = _dealt("vanguard", "croupier", seats=2)
    assert table.spaces("place") == "G1 G2 O1 O2 P1 P2"
    assert table.play("place O1").at(0, "O1") == "1s"
    table = _dealt("vanguard", "croupier", seats=2, data=FIRST_SET)
    assert table.play("place O1").at(0, "O1") == "2s"


def test_vanguard_says_how_many_ships() -> None:
    """The same card asks for another number at a table of two, in the same words."""
    for cards, ships in ((("vanguard", "croupier", "yards"), 2), (("vanguard", "croupier"), 1)):
        table = _dealt(*cards, seats=len(cards))
        for option in table.state.decision(0).options:
            assert option.label.args["units"] == units("ship", ships)


# Patronage Trust.


@pytest.mark.rules("14.3", "14.11")
def test_patronage_raises_a_disc() -> None:
    """Any one, by one level, before the first turn."""
    table = _dealt("patronage", "yards", "croupier")
    assert table.asked() == (0, "disc")
    assert table.options() == [*ALL_RAISES, "skip"]
    table.play("raise bonus-points")
    assert table.levels(0) == "2221112"
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("14.3", "14.11")
def test_patronage_of_before_raises_three_discs() -> None:
    """In the data set that shipped first: three different ones."""
    table = _dealt("patronage", "yards", "croupier", data=FIRST_SET)
    table.play("raise reroll")
    assert table.refuses("raise reroll")
    table.play("raise adjust", "raise bonus-points")
    assert table.levels(0) == "2331112"
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("14.3", "14.11")
def test_patronage_is_optional() -> None:
    """No disc; where there are three, one disc and then no more."""
    table = _dealt("patronage", "yards", "croupier").play("skip")
    assert table.levels(0) == "2221111"
    assert table.asked() == (CHANCE, "roll")
    table = _dealt("patronage", "yards", "croupier", data=FIRST_SET).play("raise reroll", "skip")
    assert table.levels(0) == "2321111"
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("14.3", "7.20")
def test_patronage_does_not_bind_the_first_action() -> None:
    """What it raised can be raised again by action 1."""
    table = _dealt("patronage", "yards", "croupier").play("raise reroll", "roll 1")
    assert not table.play("action 1 1").refuses("raise reroll")


# Free Carriers.


@pytest.mark.rules("14.4", "14.5", "14.1")
def test_carriers_cross_two_passages() -> None:
    """From G4 over G2, G3 or P3, which need no own unit; never back to G4."""
    table = scene(2, "G4 3s", dice="4", cards=["carriers"]).play("action 4 4", "from G4")
    assert table.spaces("to") == "G1 G2 G3 O4 P1 P2 P3 P4"
    assert table.play("to P4").at(0, "P4") == "3s"
    table = scene(2, "G4 3s", dice="4", cards=[None, "carriers"]).play("action 4 4", "from G4")
    assert table.spaces("to") == "G2 G3 P3"


@pytest.mark.rules("14.4", "14.5")
def test_carriers_once_in_a_turn() -> None:
    """After a move over two passages the next goes over one; the planet between stays open."""
    table = scene(2, "G4 2s", dice="6", cards=["carriers"]).play("action 6 6", "from G4", "to P1")
    table.play("from G4")
    assert table.spaces("to") == "G2 G3 P3"


@pytest.mark.rules("14.5")
def test_carriers_are_not_used_up_by_one_passage() -> None:
    """G3 is adjacent to G4; the second ship still goes far."""
    table = scene(2, "G4 2s", dice="6", cards=["carriers"]).play("action 6 6", "from G4", "to G3")
    table.play("from G4")
    assert table.spaces("to") == "G1 G2 O4 P1 P2 P3 P4"


@pytest.mark.rules("14.5")
def test_carriers_pass_a_closed_planet() -> None:
    """P3 was a destination and P4 lies behind it; passing through is no destination."""
    table = scene(2, "G4 2s", dice="6", cards=["carriers"]).play("action 6 6", "from G4", "to P3")
    table.play("from G4")
    assert "P4" in table.spaces("to").split()
    assert "P3" not in table.spaces("to").split()


@pytest.mark.rules("14.5", "15.3")
def test_carriers_stay_in_the_centre() -> None:
    """With two seats no way leads over the other planets."""
    table = scene(2, "G2 3s", dice="4", seats=2, cards=["carriers"]).play("action 4 4", "from G2")
    assert table.spaces("to") == "G1 O1 O2 P1 P2"


@pytest.mark.rules("14.4")
def test_carriers_do_not_place_further() -> None:
    """Nor do they carry frigates that influence moves."""
    table = scene(2, "G4 1s 1f", dice="4", cards=["carriers"]).play("spend move-own")
    assert table.play("move 0 frigate G4").spaces("to") == "G2 G3 P3"
    table = scene(2, "G4 1s", dice="4", cards=["carriers"]).play("action 4 4")
    assert table.spaces("place") == "G2 G3 G4 P3"


# Salvage Guild.


@pytest.mark.rules("14.6", "14.11")
def test_salvage_raises_a_disc() -> None:
    """The owner is asked at once, then the seat on turn goes on."""
    table = scene(2, "", "G1 2s", dice="4", cards=[None, "salvage"])
    table.play("spend remove-enemy", "remove 1 G1")
    assert table.asked() == (1, "disc")
    table.play("raise adjust")
    assert table.levels(1) == "2231111"
    assert table.asked() == (0, "before")


@pytest.mark.rules("14.6", "14.11")
def test_salvage_is_optional() -> None:
    """And a disc on level 6 cannot be chosen."""
    table = scene(2, "", "G1 2s", dice="4", cards=[None, "salvage"], levels=["2221111", "6665666"])
    table.play("spend remove-enemy", "remove 1 G1")
    assert table.options() == ["raise move-own", "skip"]
    assert table.play("skip").levels(1) == "6665666"


@pytest.mark.rules("14.6", "14.11")
def test_salvage_raises_discs_of_four_lines() -> None:
    """Not those against opponents, nor the bonus points; before that all of them."""
    for data, raises in (("", ALL_RAISES[:4]), (FIRST_SET, ALL_RAISES)):
        options = {"data": data} if data else {}
        table = scene(2, "", "G1 2s", dice="4", cards=[None, "salvage"], options=options)
        table.play("spend remove-enemy", "remove 1 G1")
        assert table.options() == [*raises, "skip"]


@pytest.mark.rules("14.6", "14.1")
def test_salvage_serves_its_owner_alone() -> None:
    """A ship of another seat brings nothing, not even if the owner removes it."""
    table = scene(2, "", "G1 2s", dice="4", cards=["salvage"])
    table.play("spend remove-enemy", "remove 1 G1")
    assert table.asked() == (0, "before")


@pytest.mark.rules("14.7")
def test_salvage_of_moved_and_given_ships() -> None:
    """Neither is removed in this sense."""
    table = scene(2, "", "G1 2s", dice="4", cards=[None, "salvage"])
    assert table.play("spend move-enemy", "move 1 ship G1", "to G2").asked() == (0, "before")
    table = scene(2, "G1 3s", dice="44", cards=["salvage"]).play("action 7 4 4")
    assert table.play("build frigate G1", *3 * ["give ship"]).asked() == (0, "after")


@pytest.mark.rules("14.6", "7.20", "R13")
def test_salvage_does_not_bind_the_action() -> None:
    """What it raises of one seat has nothing to do with the discs of another."""
    table = scene(2, "", "G1 2s", dice="1", cards=[None, "salvage"])
    table.play("spend remove-enemy", "remove 1 G1", "raise adjust", "action 1 1")
    assert not table.refuses("raise adjust")


# Orbital Yards.


@pytest.mark.rules("14.8", "14.11")
def test_yards_raise_another_disc() -> None:
    """After the two of the base, and all different; with two seats two more."""
    begin = ["action 7 4 4", "build base G1", *3 * ["give ship"], "raise reroll", "raise adjust"]
    for seats in (2, 3):
        table = scene(2, "G1 3s", dice="44", seats=seats, cards=["yards"]).play(*begin)
        assert table.asked() == (0, "disc")
        assert table.refuses("raise reroll")
        assert table.refuses("raise adjust")
        assert table.play("raise bonus-points").levels(0) == "2331112"
        if seats == 2:
            assert table.refuses("raise bonus-points")
            assert table.play("raise move-own").levels(0) == "2332112"
        assert table.asked() == (0, "after")


@pytest.mark.rules("14.8", "14.11")
def test_yards_are_optional() -> None:
    """The discs of the base may be left out and others raised, or the other way round."""
    start = ["action 7 4 4", "build base G1", *3 * ["give ship"]]
    table = scene(2, "G1 3s", dice="44", cards=["yards"])
    table.play(*start, "skip", "raise reroll")
    assert table.levels(0) == "2321111"
    table = scene(2, "G1 3s", dice="44", cards=["yards"]).play(
        *start, "raise reroll", "skip", "skip"
    )
    assert table.levels(0) == "2321111"
    assert table.asked() == (0, "after")


@pytest.mark.rules("14.8", "R15")
def test_yards_after_one_disc_twice() -> None:
    """By the alternative of R15 the raises of the yards are still other discs."""
    options = {"base_bonus": "one_disc_two_levels_allowed"}
    table = scene(2, "G1 3s", dice="44", cards=["yards"], options=options)
    table.play("action 7 4 4", "build base G1", *3 * ["give ship"])
    table.play("raise reroll", "raise reroll")
    assert table.refuses("raise reroll")
    assert table.play("raise adjust").levels(0) == "2431111"


@pytest.mark.rules("14.8")
def test_yards_need_a_base() -> None:
    """A frigate brings nothing."""
    table = scene(2, "G1 3s", dice="44", cards=["yards"]).play("action 7 4 4", "build frigate G1")
    assert table.play(*3 * ["give ship"]).asked() == (0, "after")


# Grand Embassy.


@pytest.mark.rules("14.9")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_embassy_wins_ties(owner: int) -> None:
    """Whichever of the three it is, with satellite and mark."""
    cards = [None, None, None]
    rows = ["G1 1b, O4 2f", "G2 3s", "G3 3s"]
    tokens = {"green": ["reroll"]}
    given = [*cards[:owner], "embassy", *cards[owner + 1 :]]
    table = closing(2, *rows, tokens=tokens, cards=given).play("finish")
    assert table.region("green") == owner
    assert table.seat(owner).allegiances[0] == "green"
    assert table.level(owner, "reroll") == 3


@pytest.mark.rules("14.9", "12.9")
def test_embassy_must_be_among_the_highest() -> None:
    """Two others are tied above it: nobody wins; one above it wins; nobody there wins nothing."""
    cards = ["embassy"]
    table = closing(2, "G1 2s, O4 2f", "G2 3s", "G3 3s", cards=cards).play("finish")
    assert table.region("green") is None
    table = closing(2, "G1 2s, O4 2f", "G2 3s", cards=cards).play("finish")
    assert table.region("green") == 1
    assert table.region("purple") is None


@pytest.mark.rules("14.9", "11.2")
def test_embassy_does_not_break_ties_on_planets() -> None:
    """The tranches stay degressive."""
    table = closing(2, "G1 1b, O4 2f", "G1 3s", cards=["embassy"]).play("finish")
    assert table.paid("G1") == (6, 6, 0)
    assert table.region("green") == 0


# Croupier House.


@pytest.mark.rules("14.10", "14.11", "4.1")
def test_croupier_raises_a_disc_with_the_421_bonus() -> None:
    """By two levels, once the disc of the opponent went down; the turn goes on."""
    table = scene(2, "G1 1f", "O1 1s", dice="421", cards=["croupier"])
    table.play("claim", "lower 1 reroll")
    assert table.asked() == (0, "disc")
    assert table.options() == [*ALL_RAISES, "skip"]
    assert table.play("raise adjust").levels(0) == "2241111"
    assert table.told("raise")[-1].cause == "corporation:croupier"
    assert table.levels(1) == "2121111"
    assert table.asked() == (0, "before")
    assert not table.play("action 1 1").refuses("raise adjust")


@pytest.mark.rules("14.10", "14.1", "14.11")
def test_croupier_serves_its_owner_alone_and_is_optional() -> None:
    table = scene(2, "G1 1f", "O1 1s", dice="421", cards=[None, "croupier"])
    assert table.play("claim", "lower 1 reroll").asked() == (0, "before")
    table = scene(2, "G1 1f", "O1 1s", dice="421", cards=["croupier"], levels=["6666666"])
    assert table.play("claim", "lower 1 reroll").options() == ["skip"]
    assert table.play("skip").asked() == (0, "before")


@pytest.mark.rules("14.10", "14.1")
def test_croupier_of_before_spends_four_times() -> None:
    """In the data set that shipped first; still on different tracks, and others three times."""
    options = {"data": FIRST_SET}
    for card, left in (("croupier", 1), ("yards", 0)):
        table = scene(2, "G1 1f", "O1 1s", dice="4", cards=[card], options=options)
        table.play("spend adjust", "shift 4 up", "spend remove-enemy", "remove 1 O1")
        table.play("spend move-own", "move 0 frigate G1", "to G2")
        assert table.view().spends_left == left
        assert (table.options("spend") != []) is bool(left)
        assert table.refuses("spend adjust")
    table = scene(2, "G1 1f", "O1 1s", dice="4", cards=["croupier"], options=options)
    table.play("spend adjust", "shift 4 up", "spend remove-enemy", "remove 1 O1")
    table.play("spend move-own", "move 0 frigate G1", "to G2", "spend extra-dice").roll("11")
    assert table.options("spend") == []


@pytest.mark.rules("14.1", "R32")
def test_corporations_left_out() -> None:
    """Without cards no seat has a fourth spend, a long move or a third disc."""
    options = {"use_corporations": False}
    table = scene(2, "G4 3s", dice="4", options=options)
    assert table.view().spends_left == 3
    assert table.play("action 4 4", "from G4").spaces("to") == "G2 G3 P3"
