"""The 18 agents of Terra, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE, NOBODY

card = pytest.mark.card

ONLY_TERRA = {"mercury": None, "venus": None, "mars": None, "jupiter": None}
"""The other four discs have just been won."""
NO_DISC = {**ONLY_TERRA, "terra": None}


# Augustus: 10 credits. 1, 2 and 1 influence on three neighbours.


@card("augustus")
@pytest.mark.rules("10.6", "10.7", "Z01", "Z09")
def test_augustus_pulls_three_neighbours_in_an_order_of_choice() -> None:
    table = scene(hand=["augustus"]).play("recruit augustus")
    assert table.credits(0) == 2
    assert table.disc("terra") == 1
    assert table.asked() == (0, "stretch")
    assert table.options() == [
        "stretch mercury venus",
        "stretch mars jupiter",
        "stretch mercury venus terra",
        "stretch venus terra mars",
        "stretch terra mars jupiter",
    ]
    table.play("stretch venus terra mars")
    assert table.asked() == (0, "run-disc")
    assert table.options() == ["influence venus", "influence terra", "influence mars"]
    table.play("influence mars")
    assert table.options() == ["influence venus", "influence terra"]
    table.play("influence terra", "influence venus")
    assert table.discs() == (0, 1, 3, 1, 0)
    assert table.is_done()


@card("augustus")
@pytest.mark.rules("10.6", "Z01")
def test_augustus_may_hang_over_the_mercury_edge() -> None:
    table = scene(hand=["augustus"]).play("recruit augustus", "stretch mercury venus")
    table.play("influence mercury", "influence venus")
    assert table.discs() == (2, 1, 1, 0, 0)
    assert table.is_done()


@card("augustus")
@pytest.mark.rules("10.6", "Z01")
def test_augustus_may_hang_over_the_jupiter_edge() -> None:
    table = scene(hand=["augustus"]).play("recruit augustus", "stretch mars jupiter")
    table.play("influence jupiter", "influence mars")
    assert table.discs() == (0, 0, 1, 1, 2)
    assert table.is_done()


@card("augustus")
@pytest.mark.rules("10.8", "Z10")
def test_augustus_passes_over_a_disc_that_is_off() -> None:
    table = scene(hand=["augustus"], discs={"mars": None})
    table.play("recruit augustus", "stretch terra mars jupiter")
    assert table.options() == ["influence terra", "influence jupiter"]
    table.play("influence jupiter", "influence terra")
    assert table.discs() == (0, 0, 2, None, 1)
    assert table.is_done()


@card("augustus")
@pytest.mark.rules("10.8", "Z10")
def test_augustus_needs_one_disc_in_his_stretch() -> None:
    table = scene(hand=["augustus"], discs=ONLY_TERRA).play("recruit augustus")
    assert table.options() == [
        "stretch mercury venus terra",
        "stretch venus terra mars",
        "stretch terra mars jupiter",
    ]
    table.play("stretch venus terra mars", "influence terra")
    assert table.disc("terra") == 3
    assert table.is_done()


@card("augustus")
@pytest.mark.rules("10.2")
def test_augustus_without_any_disc_does_nothing() -> None:
    table = scene(hand=["augustus"], discs=NO_DISC).play("recruit augustus")
    assert table.credits(0) == 2
    assert table.is_done()


@card("augustus")
@pytest.mark.rules("10.7", "4.8", "Z15")
def test_augustus_wins_a_disc_and_applies_its_token_before_the_next_disc() -> None:
    table = scene(hand=["augustus"], discs={"mars": 2}, tokens={"mars": "influence"})
    table.play("recruit augustus", "stretch terra mars jupiter", "influence mars")
    assert table.won(0, "mars") == 1
    assert table.asked() == (0, "influence")
    table.play("influence jupiter")
    assert table.disc("jupiter") == 1
    assert table.asked() == (0, "run-disc")
    assert table.options() == ["influence terra", "influence jupiter"]
    table.play("influence terra", "influence jupiter")
    assert table.discs() == (0, 0, 2, None, 2)
    assert table.is_done()


@card("augustus")
@pytest.mark.rules("10.7", "4.8", "Z15")
def test_augustus_drops_a_disc_that_the_token_of_his_run_has_won() -> None:
    table = scene(hand=["augustus"], discs={"mars": 2, "jupiter": 3}, tokens={"mars": "influence"})
    table.play("recruit augustus", "stretch terra mars jupiter", "influence mars")
    table.play("influence jupiter")
    assert table.won(0) == 2
    assert table.options() == ["influence terra"]
    table.play("influence terra")
    assert table.disc("terra") == 2
    assert table.is_done()


# Baron Goro: 4 credits. 1 influence for the opponent, not on Terra; 3 zenithium.


@card("baron-goro")
@pytest.mark.rules("10.5", "10.37")
def test_baron_goro_gives_an_influence_away_for_three_zenithium() -> None:
    table = scene(hand=["baron-goro"]).play("recruit baron-goro")
    assert table.credits(0) == 8
    assert table.disc("terra") == 1
    assert table.asked() == (0, "influence")
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence mars",
        "influence jupiter",
    ]
    assert table.zenithium(0) == 1
    table.play("influence venus")
    assert table.discs() == (0, -1, 1, 0, 0)
    assert (table.zenithium(0), table.zenithium(1)) == (4, 1)
    assert table.is_done()


@card("baron-goro")
@pytest.mark.rules("10.2")
def test_baron_goro_brings_zenithium_when_only_terra_is_left() -> None:
    table = scene(hand=["baron-goro"], discs=ONLY_TERRA).play("recruit baron-goro")
    assert table.zenithium(0) == 4
    assert table.is_done()


@card("baron-goro")
@pytest.mark.rules("4.7", "9.4")
def test_baron_goro_lets_the_opponent_win_a_disc_and_apply_its_token() -> None:
    table = scene(
        hand=["baron-goro"],
        discs={"mars": -3, "venus": -3},
        tokens={"mars": "influence", "venus": "zenithium-1"},
    )
    table.play("recruit baron-goro", "influence mars")
    assert table.won(1, "mars") == 1
    assert table.won(0) == 0
    assert table.asked() == (1, "influence")
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence terra",
        "influence jupiter",
    ]
    assert table.zenithium(0) == 1
    table.play("influence venus")
    assert table.won(1, "venus") == 1
    assert table.zenithium(1) == 2
    assert table.spent() == {"influence": 1, "zenithium-1": 1}
    assert table.zenithium(0) == 4
    assert table.is_done()
    assert table.state.on_turn == 0


@card("baron-goro")
@pytest.mark.rules("4.7", "9.4")
def test_baron_goro_is_exiled_by_the_token_he_gave_away_and_pays_all_the_same() -> None:
    table = scene(
        hand=["baron-goro"],
        discs={"mars": -3},
        tokens={"mars": "exile-2"},
        columns=({"venus": ["felis"]}, {"jupiter": ["ivan"]}),
    )
    table.play("recruit baron-goro", "influence mars")
    assert table.asked() == (1, "exile")
    assert table.options() == ["exile opponent venus", "exile opponent terra"]
    table.play("exile opponent terra", "exile opponent venus")
    assert table.discard() == ["felis", "baron-goro"]
    assert table.column(1, "jupiter") == ["ivan"]
    assert table.zenithium(0) == 4
    assert table.is_done()


@card("baron-goro")
@pytest.mark.rules("4.7", "9.4")
def test_baron_goro_gives_a_token_that_takes_a_card_over() -> None:
    table = scene(hand=["baron-goro"], discs={"mars": -3}, tokens={"mars": "transfer-1"})
    table.play("recruit baron-goro", "influence mars")
    assert table.asked() == (1, "transfer")
    table.play("transfer terra")
    assert table.column(1, "terra") == ["baron-goro"]
    assert table.column(0, "terra") == []
    assert table.zenithium(0) == 4
    assert table.is_done()


@card("baron-goro")
@pytest.mark.rules("4.7", "9.4")
def test_baron_goro_gives_a_token_that_mobilizes_for_the_opponent() -> None:
    table = scene(hand=["baron-goro"], discs={"mars": -3}, tokens={"mars": "mobilize-2"})
    table.play("recruit baron-goro", "influence mars")
    assert table.asked() == (CHANCE, "mobilize")
    table.play("mobilize titus", "mobilize nero")
    assert table.column(1, "mars") == ["titus"]
    assert table.column(1, "mercury") == ["nero"]
    assert table.zenithium(0) == 4
    assert table.is_done()


@card("baron-goro")
@pytest.mark.rules("4.7", "9.4")
@pytest.mark.parametrize(
    ("before", "after"), [("0 gold", "1 silver"), ("1 silver", "1 gold"), ("1 gold", "1 gold")]
)
def test_baron_goro_gives_a_token_that_takes_the_badge(before: str, after: str) -> None:
    table = scene(hand=["baron-goro"], badge=before, discs={"mars": -3}, tokens={"mars": "badge"})
    table.play("recruit baron-goro", "influence mars")
    assert table.badge() == after
    assert table.zenithium(0) == 4


@card("baron-goro")
@pytest.mark.rules("12.4", "12.5")
def test_baron_goro_can_lose_the_match_on_his_own_turn() -> None:
    table = scene(
        hand=["baron-goro"],
        discs={"mars": -3},
        won=({}, {"venus": 1, "terra": 1, "mercury": 1}),
        tokens={"mars": "influence"},
    )
    table.play("recruit baron-goro", "influence mars")
    assert table.asked() == (NOBODY, "democratic")
    assert table.winner() == 1
    assert table.zenithium(0) == 1
    assert table.tokens() == {"mars": "influence"}
    assert table.disc("mars") is None


# BRUSS0L0: 1 credit. 1 zenithium.


@card("bruss0l0")
@pytest.mark.rules("10.11")
def test_bruss0l0_brings_a_zenithium() -> None:
    table = scene(hand=["bruss0l0"]).play("recruit bruss0l0")
    assert table.credits(0) == 11
    assert table.disc("terra") == 1
    assert (table.zenithium(0), table.zenithium(1)) == (2, 1)
    assert table.is_done()


# Charlemagne: 8 credits. 1 influence on each of three different planets.


@card("charlemagne")
@pytest.mark.rules("10.38", "Z11")
def test_charlemagne_pulls_three_different_planets() -> None:
    table = scene(hand=["charlemagne"]).play("recruit charlemagne")
    assert table.credits(0) == 4
    assert len(table.options()) == 5
    table.play("influence terra")
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence mars",
        "influence jupiter",
    ]
    table.play("influence jupiter")
    assert table.options() == ["influence mercury", "influence venus", "influence mars"]
    table.play("influence mercury")
    assert table.discs() == (1, 0, 2, 0, 1)
    assert table.is_done()


@card("charlemagne")
@pytest.mark.rules("10.2", "10.38")
def test_charlemagne_stops_when_no_different_planet_is_left() -> None:
    table = scene(hand=["charlemagne"], discs={**ONLY_TERRA, "mars": 0})
    table.play("recruit charlemagne", "influence mars")
    assert table.options() == ["influence terra"]
    table.play("influence terra")
    assert table.discs() == (None, None, 2, 1, None)
    assert table.is_done()


@card("charlemagne")
@pytest.mark.rules("4.8", "10.38", "Z11")
def test_charlemagne_remembers_his_picks_through_a_capture_and_its_token() -> None:
    table = scene(hand=["charlemagne"], discs={"mars": 3}, tokens={"mars": "influence"})
    table.play("recruit charlemagne", "influence venus", "influence mars")
    assert table.won(0, "mars") == 1
    # The token: any disc, Venus too, and its planet is not one of Charlemagne's picks.
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence terra",
        "influence jupiter",
    ]
    table.play("influence terra")
    assert table.options() == ["influence mercury", "influence terra", "influence jupiter"]
    table.play("influence terra")
    assert table.discs() == (0, 1, 3, None, 0)
    assert table.is_done()


# Elisabeth: 2 credits. Discard 1, 1 zenithium.


@card("elisabeth")
@pytest.mark.rules("10.22")
def test_elisabeth_discards_a_card_for_a_zenithium() -> None:
    table = scene(hand=["elisabeth", "nero", "felis"]).play("recruit elisabeth")
    assert table.credits(0) == 10
    assert table.disc("terra") == 1
    assert table.options() == ["discard nero", "discard felis"]
    assert table.zenithium(0) == 1
    table.play("discard felis")
    assert table.discard() == ["felis"]
    assert table.zenithium(0) == 2
    assert table.is_done()


@card("elisabeth")
@pytest.mark.rules("10.2")
def test_elisabeth_brings_the_zenithium_without_a_card_to_discard() -> None:
    table = scene(hand=["elisabeth"]).play("recruit elisabeth")
    assert table.zenithium(0) == 2
    assert table.discard() == []
    assert table.is_done()


# F4RM3R: 6 credits. 1 influence, 1 on a different planet.


@card("f4rm3r")
@pytest.mark.rules("10.38")
def test_f4rm3r_pulls_two_different_planets() -> None:
    table = scene(hand=["f4rm3r"]).play("recruit f4rm3r", "influence terra")
    assert table.credits(0) == 6
    assert table.disc("terra") == 2
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence mars",
        "influence jupiter",
    ]
    table.play("influence venus")
    assert table.discs() == (0, 1, 2, 0, 0)
    assert table.is_done()


@card("f4rm3r")
@pytest.mark.rules("10.2")
def test_f4rm3r_pulls_one_planet_when_it_is_the_only_one() -> None:
    table = scene(hand=["f4rm3r"], discs=ONLY_TERRA).play("recruit f4rm3r", "influence terra")
    assert table.disc("terra") == 2
    assert table.is_done()


@card("f4rm3r")
@pytest.mark.rules("4.4", "4.6", "11.3")
def test_f4rm3r_goes_on_after_winning_terra_at_once() -> None:
    table = scene(hand=["f4rm3r"], discs={"terra": 3}, tokens={"terra": "credits-4"})
    table.play("recruit f4rm3r")
    assert table.won(0, "terra") == 1
    assert table.credits(0) == 10
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence mars",
        "influence jupiter",
    ]
    table.play("influence mars", "influence venus")
    assert table.discs() == (0, 1, None, 1, 0)
    # The new disc of Terra comes at the end of the turn.
    table.end_turn()
    assert table.discs() == (0, 1, 0, 1, 0)


# Gilgamesh: 9 credits. 2 influence; 2 on a disc on the opponent's side.


@card("gilgamesh")
@pytest.mark.rules("10.40")
def test_gilgamesh_pulls_two_and_two_more_from_the_opponents_side() -> None:
    table = scene(hand=["gilgamesh"], discs={"venus": -3, "mars": -1, "jupiter": 2})
    table.play("recruit gilgamesh")
    assert table.credits(0) == 3
    assert len(table.options()) == 5
    table.play("influence terra")
    assert table.disc("terra") == 3
    assert table.options() == ["influence venus", "influence mars"]
    table.play("influence mars")
    assert table.discs() == (0, -3, 3, 1, 2)
    assert table.is_done()


@card("gilgamesh")
@pytest.mark.rules("10.40")
def test_gilgamesh_may_pull_the_same_disc_twice_while_it_is_over_there() -> None:
    table = scene(hand=["gilgamesh"], discs={"venus": -3})
    table.play("recruit gilgamesh", "influence venus")
    assert table.options() == ["influence venus"]
    table.play("influence venus")
    assert table.disc("venus") == 1
    assert table.is_done()


@card("gilgamesh")
@pytest.mark.rules("10.40", "10.2", "Z05")
def test_gilgamesh_loses_the_second_part_when_nothing_is_over_there_any_more() -> None:
    table = scene(hand=["gilgamesh"], discs={"venus": -2, "terra": -1})
    table.play("recruit gilgamesh", "influence venus")
    assert table.discs() == (0, 0, 0, 0, 0)
    assert table.is_done()


@card("gilgamesh")
@pytest.mark.rules("4.8")
def test_gilgamesh_goes_on_after_a_capture() -> None:
    table = scene(hand=["gilgamesh"], discs={"mars": 2, "venus": -1}, tokens={"mars": "influence"})
    table.play("recruit gilgamesh", "influence mars", "influence terra")
    assert table.won(0, "mars") == 1
    assert table.disc("terra") == 2
    assert table.options() == ["influence venus"]
    table.play("influence venus")
    assert table.disc("venus") == 1
    assert table.is_done()


# H3RB3RT: 6 credits. From Mercury, Venus, Mars and Jupiter: may exile an own card for 1
# influence there.


@card("h3rb3rt")
@pytest.mark.rules("10.29", "10.35", "Z29")
def test_h3rb3rt_makes_four_offers_from_left_to_right() -> None:
    table = scene(
        hand=["h3rb3rt"],
        columns=(
            {
                "mercury": ["nero", "atlas"],
                "venus": ["felis"],
                "terra": ["zenon"],
                "mars": ["titus"],
                "jupiter": ["ivan"],
            },
            {},
        ),
    )
    table.play("recruit h3rb3rt")
    assert table.credits(0) == 7
    assert table.disc("terra") == 1
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.disc("mercury") == 1
    assert table.column(0, "mercury") == ["nero"]
    table.play("decline")
    assert table.column(0, "venus") == ["felis"]
    table.play("accept 1")
    assert table.column(0, "mars") == []
    table.play("accept 1")
    assert table.discs() == (1, 0, 1, 1, 1)
    assert table.column(0, "terra") == ["zenon", "h3rb3rt"]
    assert table.discard() == ["atlas", "titus", "ivan"]
    assert table.is_done()


@card("h3rb3rt")
@pytest.mark.rules("10.29")
def test_h3rb3rt_pulls_every_planet_but_terra_again() -> None:
    columns = {"mercury": ["nero"], "venus": ["felis"], "mars": ["titus"], "jupiter": ["ivan"]}
    table = scene(hand=["h3rb3rt"], columns=(columns, {})).play("recruit h3rb3rt")
    table.play("accept 1", "accept 1", "accept 1", "accept 1")
    assert table.discs() == (1, 1, 1, 1, 1)
    assert table.discard() == ["nero", "felis", "titus", "ivan"]
    assert table.is_done()


@card("h3rb3rt")
@pytest.mark.rules("10.30")
def test_h3rb3rt_offers_nothing_from_empty_columns_or_for_discs_that_are_off() -> None:
    table = scene(
        hand=["h3rb3rt"],
        columns=({"mars": ["titus"], "jupiter": ["ivan"]}, {"venus": ["felis"]}),
        discs={"mars": None},
    )
    table.play("recruit h3rb3rt", "accept 1")
    assert table.discard() == ["ivan"]
    assert table.disc("jupiter") == 1
    assert table.column(0, "mars") == ["titus"]
    assert table.is_done()


@card("h3rb3rt")
@pytest.mark.rules("4.8")
def test_h3rb3rt_goes_on_after_a_capture_and_may_use_the_card_it_mobilized() -> None:
    table = scene(
        hand=["h3rb3rt"],
        columns=({"mercury": ["nero"]}, {}),
        discs={"mercury": 3},
        tokens={"mercury": "mobilize-2"},
    )
    table.play("recruit h3rb3rt", "accept 1")
    assert table.won(0, "mercury") == 1
    table.play("mobilize titus", "mobilize zenon")
    assert table.asked() == (0, "may")
    table.play("accept 1")
    assert table.disc("mars") == 1
    assert table.discard() == ["nero", "titus"]
    assert table.is_done()


@card("h3rb3rt")
@pytest.mark.rules("10.30")
def test_h3rb3rt_with_nothing_but_terra_cards_asks_nothing() -> None:
    table = scene(hand=["h3rb3rt"], columns=({"terra": ["zenon"]}, {})).play("recruit h3rb3rt")
    assert table.credits(0) == 7
    assert table.is_done()


# Helena Kerr: 6 credits. 2 influence, not on Terra.


@card("helena-kerr")
@pytest.mark.rules("10.5", "10.37")
def test_helena_kerr_pulls_another_planet_by_two() -> None:
    table = scene(hand=["helena-kerr"], discs={"jupiter": -3}).play("recruit helena-kerr")
    assert table.credits(0) == 6
    assert table.disc("terra") == 1
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence mars",
        "influence jupiter",
    ]
    table.play("influence jupiter")
    assert table.disc("jupiter") == -1
    assert table.is_done()


@card("helena-kerr")
@pytest.mark.rules("10.2")
def test_helena_kerr_with_only_terra_left_does_no_more() -> None:
    table = scene(hand=["helena-kerr"], discs=ONLY_TERRA).play("recruit helena-kerr")
    assert table.disc("terra") == 1
    assert table.is_done()


# Ice June: 4 credits. May discard 1 for 1 influence on its planet.


@card("ice-june")
@pytest.mark.rules("10.41", "10.29")
def test_ice_june_discards_a_card_for_influence_on_its_planet() -> None:
    table = scene(hand=["ice-june", "titus", "nero"]).play("recruit ice-june")
    assert table.credits(0) == 8
    assert table.disc("terra") == 1
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.asked() == (0, "discard")
    assert table.options() == ["discard nero", "discard titus"]
    table.play("discard titus")
    assert table.discs() == (0, 0, 1, 1, 0)
    assert table.discard() == ["titus"]
    assert table.hand(0) == ["nero"]
    assert table.is_done()


@card("ice-june")
@pytest.mark.rules("10.30")
def test_ice_june_with_an_empty_hand_is_not_asked() -> None:
    table = scene(hand=["ice-june"]).play("recruit ice-june")
    assert table.disc("terra") == 1
    assert table.is_done()


@card("ice-june")
@pytest.mark.rules("10.29")
def test_ice_june_may_be_declined() -> None:
    table = scene(hand=["ice-june", "titus"]).play("recruit ice-june", "decline")
    assert table.hand(0) == ["titus"]
    assert table.discs() == (0, 0, 1, 0, 0)
    assert table.is_done()


@card("ice-june")
@pytest.mark.rules("10.31", "Z08")
def test_ice_june_may_discard_a_card_whose_disc_is_off() -> None:
    table = scene(hand=["ice-june", "titus", "nero"], discs={"mars": None})
    table.play("recruit ice-june", "accept 1", "discard titus")
    assert table.discs() == (0, 0, 1, None, 0)
    assert table.discard() == ["titus"]
    assert table.is_done()


@card("ice-june")
@pytest.mark.rules("10.30", "14.7")
def test_ice_june_offers_nothing_when_no_card_would_work() -> None:
    """The question is put all the same, so that its absence betrays no hand."""
    table = scene(hand=["ice-june", "titus"], discs={"mars": None}).play("recruit ice-june")
    assert table.asked() == (0, "may")
    assert table.options() == ["decline"]


@card("ice-june")
@pytest.mark.rules("10.30")
def test_ice_june_is_not_asked_when_all_discs_are_off() -> None:
    table = scene(hand=["ice-june", "titus"], discs=NO_DISC).play("recruit ice-june")
    assert table.hand(0) == ["titus"]
    assert table.is_done()


# L0V3CR4FT: 5 credits. From Mercury, Venus, Mars and Jupiter: may exile an own card for 1
# zenithium.


@card("l0v3cr4ft")
@pytest.mark.rules("10.29", "10.35", "Z29")
def test_l0v3cr4ft_makes_four_offers_from_left_to_right() -> None:
    table = scene(
        hand=["l0v3cr4ft"],
        columns=(
            {
                "mercury": ["nero"],
                "venus": ["felis", "cresus"],
                "mars": ["titus"],
                "jupiter": ["ivan"],
            },
            {},
        ),
    )
    table.play("recruit l0v3cr4ft")
    assert table.credits(0) == 7
    assert table.disc("terra") == 1
    for exiled, zenithium in (("nero", 2), ("cresus", 3), ("titus", 4), ("ivan", 5)):
        assert table.options() == ["accept 1", "decline"]
        table.play("accept 1")
        assert exiled in table.discard()
        assert table.zenithium(0) == zenithium
    assert table.credits(0) == 7
    assert table.column(0, "venus") == ["felis"]
    assert table.is_done()


@card("l0v3cr4ft")
@pytest.mark.rules("10.29")
def test_l0v3cr4ft_may_be_declined_offer_by_offer() -> None:
    columns = {"mercury": ["nero"], "venus": ["felis"], "mars": ["titus"], "jupiter": ["ivan"]}
    table = scene(hand=["l0v3cr4ft"], columns=(columns, {}))
    table.play("recruit l0v3cr4ft", "decline", "accept 1", "decline", "decline")
    assert table.discard() == ["felis"]
    assert table.zenithium(0) == 2
    assert table.is_done()


@card("l0v3cr4ft")
@pytest.mark.rules("10.30")
def test_l0v3cr4ft_pays_also_where_the_disc_is_off() -> None:
    table = scene(hand=["l0v3cr4ft"], columns=({"mars": ["titus"]}, {}), discs={"mars": None})
    table.play("recruit l0v3cr4ft", "accept 1")
    assert table.zenithium(0) == 2
    assert table.is_done()


@card("l0v3cr4ft")
@pytest.mark.rules("10.30")
def test_l0v3cr4ft_offers_nothing_from_empty_columns_nor_from_terra() -> None:
    table = scene(hand=["l0v3cr4ft"], columns=({"terra": ["zenon"]}, {"mercury": ["nero"]}))
    table.play("recruit l0v3cr4ft")
    assert table.zenithium(0) == 1
    assert table.is_done()


# Lord Creep: 5 credits. 1 influence on the opponent's side, the badge.


@card("lord-creep")
@pytest.mark.rules("10.40", "10.23")
def test_lord_creep_pulls_a_disc_from_the_opponents_side_and_takes_the_badge() -> None:
    table = scene(hand=["lord-creep"], discs={"mercury": -3, "jupiter": -1, "venus": 1})
    table.play("recruit lord-creep")
    assert table.credits(0) == 7
    assert table.disc("terra") == 1
    assert table.options() == ["influence mercury", "influence jupiter"]
    assert table.badge() is None
    table.play("influence jupiter")
    assert table.disc("jupiter") == 0
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("lord-creep")
@pytest.mark.rules("10.40", "10.2", "Z05")
def test_lord_creep_takes_the_badge_with_nothing_on_the_opponents_side() -> None:
    # Terra was over there, but his own first influence has just brought it to the centre.
    table = scene(hand=["lord-creep"], discs={"terra": -1}, badge="0 silver")
    table.play("recruit lord-creep")
    assert table.discs() == (0, 0, 0, 0, 0)
    assert table.badge() == "0 gold"
    assert table.is_done()


# M4TH3S0N: 4 credits. With the badge 1 Terra.


@card("m4th3s0n")
@pytest.mark.rules("10.33", "10.36")
def test_m4th3s0n_with_the_badge_pulls_terra_twice() -> None:
    table = scene(hand=["m4th3s0n"], badge="0 silver").play("recruit m4th3s0n")
    assert table.credits(0) == 8
    assert table.disc("terra") == 2
    assert table.is_done()


# Sir Sam: 7 credits. A disc from the opponent's side back to the centre.


@card("sir-sam")
@pytest.mark.rules("10.10", "Z04")
def test_sir_sam_brings_a_disc_back_to_the_centre() -> None:
    table = scene(hand=["sir-sam"], discs={"venus": -3, "mars": 3, "jupiter": -1})
    table.play("recruit sir-sam")
    assert table.credits(0) == 5
    assert table.disc("terra") == 1
    assert table.asked() == (0, "center")
    assert table.options() == ["center venus", "center jupiter"]
    table.play("center venus")
    assert table.discs() == (0, 0, 1, 3, -1)
    assert table.is_done()


@card("sir-sam")
@pytest.mark.rules("10.10", "Z04")
def test_sir_sam_finds_terra_still_on_the_opponents_side() -> None:
    table = scene(hand=["sir-sam"], discs={"terra": -3}).play("recruit sir-sam")
    assert table.options() == ["center terra"]
    table.play("center terra")
    assert table.disc("terra") == 0


@card("sir-sam")
@pytest.mark.rules("10.2")
def test_sir_sam_leaves_the_discs_of_his_own_side_alone() -> None:
    table = scene(hand=["sir-sam"], discs={"mars": 3, "terra": -1}).play("recruit sir-sam")
    assert table.discs() == (0, 0, 0, 3, 0)
    assert table.is_done()


# Sneaky Jules: 1 credit. 4 credits; may give 1 zenithium for 2 on a disc at the centre.


@card("sneaky-jules")
@pytest.mark.rules("10.39", "10.16")
def test_sneaky_jules_gives_a_zenithium_for_two_from_the_centre() -> None:
    table = scene(hand=["sneaky-jules"], discs={"mercury": 1, "mars": -2})
    table.play("recruit sneaky-jules")
    assert table.credits(0) == 15
    table.play("accept 1")
    assert (table.zenithium(0), table.zenithium(1)) == (0, 2)
    assert table.options() == ["influence venus", "influence jupiter"]
    table.play("influence venus")
    assert table.discs() == (1, 2, 1, -2, 0)
    assert table.is_done()


@card("sneaky-jules")
@pytest.mark.rules("10.39", "10.16")
def test_sneaky_jules_may_pull_terra_that_has_just_come_to_the_centre() -> None:
    table = scene(hand=["sneaky-jules"], discs={**ONLY_TERRA, "terra": -1})
    table.play("recruit sneaky-jules", "accept 1")
    assert table.options() == ["influence terra"]
    assert table.play("influence terra").disc("terra") == 2


@card("sneaky-jules")
@pytest.mark.rules("10.30")
def test_sneaky_jules_offers_nothing_without_a_disc_at_the_centre() -> None:
    discs = {"mercury": 1, "venus": -1, "mars": None, "jupiter": 3}
    table = scene(hand=["sneaky-jules"], discs=discs).play("recruit sneaky-jules")
    assert table.zenithium(0) == 1
    assert table.is_done()


@card("sneaky-jules")
@pytest.mark.rules("10.30")
def test_sneaky_jules_offers_nothing_without_zenithium() -> None:
    table = scene(hand=["sneaky-jules"], zenithium=(0, 3)).play("recruit sneaky-jules")
    assert table.credits(0) == 15
    assert table.is_done()


@card("sneaky-jules")
@pytest.mark.rules("10.29")
def test_sneaky_jules_may_be_declined() -> None:
    table = scene(hand=["sneaky-jules"]).play("recruit sneaky-jules", "decline")
    assert (table.zenithium(0), table.zenithium(1)) == (1, 1)
    assert table.is_done()


# Tiberius: 3 credits. May exile 2, 4 or 7 own Terra cards for 1, 2 or 3 Terra.


@card("tiberius")
@pytest.mark.rules("10.29", "10.20", "6.4")
def test_tiberius_exiles_seven_cards_for_three_terra() -> None:
    cards = ["zenon", "v3rn3", "sir-sam", "f4rm3r", "elisabeth", "bruss0l0", "augustus"]
    table = scene(hand=["tiberius"], columns=({"terra": cards}, {}), discs={"terra": -1})
    table.play("recruit tiberius")
    assert table.credits(0) == 12
    assert table.disc("terra") == 0
    assert table.options() == ["accept 1", "accept 2", "accept 3", "decline"]
    table.play("accept 3")
    assert table.disc("terra") == 3
    assert table.column(0, "terra") == ["zenon"]
    assert len(table.discard()) == 7
    assert table.is_done()


# V3RN3: 2 credits. May exile 2, 4 or 7 own Terra cards for 2, 4 or 7 zenithium.


@card("v3rn3")
@pytest.mark.rules("10.29", "10.20", "6.4")
def test_v3rn3_exiles_seven_cards_for_seven_zenithium() -> None:
    cards = ["zenon", "sir-sam", "f4rm3r", "elisabeth", "bruss0l0", "augustus"]
    table = scene(hand=["v3rn3"], columns=({"terra": cards}, {})).play("recruit v3rn3")
    assert table.credits(0) == 12
    assert table.disc("terra") == 1
    table.play("accept 3")
    assert table.zenithium(0) == 8
    assert table.column(0, "terra") == []
    assert table.is_done()


# Zenon: 1 credit. 8 credits, 2 credits for the opponent.


@card("zenon")
@pytest.mark.rules("10.11")
def test_zenon_brings_eight_credits_and_two_to_the_opponent() -> None:
    table = scene(hand=["zenon"], credits=(1, 0)).play("recruit zenon")
    assert (table.credits(0), table.credits(1)) == (8, 2)
    assert table.disc("terra") == 1
    assert table.is_done()
