"""The 18 agents of Terra, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE, NOBODY

ONLY_TERRA = {"mercury": None, "venus": None, "mars": None, "jupiter": None}
"""The other four discs have just been won."""
NO_DISC = {**ONLY_TERRA, "terra": None}


# Augustus: 10 credits. 1, 2 and 1 influence on three neighbours.


@pytest.mark.card("augustus", "10.6", "10.7", "Z01", "Z09")
def test_augustus_pulls_three_neighbours_in_an_order_of_choice() -> None:
    table = scene(hand=["augustus"]).play("recruit augustus")
    table.sees(
        credits=2,
        discs={"terra": 1},
        asked=(0, "stretch"),
        options=[
            "stretch mercury venus",
            "stretch mars jupiter",
            "stretch mercury venus terra",
            "stretch venus terra mars",
            "stretch terra mars jupiter",
        ],
    )
    table.play("stretch venus terra mars").sees(asked=(0, "run-disc"), influence="venus terra mars")
    table.play("influence mars").sees(influence="venus terra")
    table.play("influence terra", "influence venus").sees(discs=(0, 1, 3, 1, 0), done=True)


@pytest.mark.card("augustus", "10.6", "Z01")
def test_augustus_may_hang_over_the_mercury_edge() -> None:
    table = scene(hand=["augustus"]).play("recruit augustus", "stretch mercury venus")
    table.play("influence mercury", "influence venus").sees(discs=(2, 1, 1, 0, 0), done=True)


@pytest.mark.card("augustus", "10.6", "Z01")
def test_augustus_may_hang_over_the_jupiter_edge() -> None:
    table = scene(hand=["augustus"]).play("recruit augustus", "stretch mars jupiter")
    table.play("influence jupiter", "influence mars").sees(discs=(0, 0, 1, 1, 2), done=True)


@pytest.mark.card("augustus", "10.8", "Z10")
def test_augustus_passes_over_a_disc_that_is_off() -> None:
    table = scene(hand=["augustus"], discs={"mars": None})
    table.play("recruit augustus", "stretch terra mars jupiter").sees(influence="terra jupiter")
    table.play("influence jupiter", "influence terra").sees(discs=(0, 0, 2, None, 1), done=True)


@pytest.mark.card("augustus", "10.8", "Z10")
def test_augustus_needs_one_disc_in_his_stretch() -> None:
    table = scene(hand=["augustus"], discs=ONLY_TERRA).play("recruit augustus")
    table.sees(
        options=[
            "stretch mercury venus terra",
            "stretch venus terra mars",
            "stretch terra mars jupiter",
        ]
    )
    table.play("stretch venus terra mars", "influence terra").sees(discs={"terra": 3}, done=True)


@pytest.mark.card("augustus", "10.2")
def test_augustus_without_any_disc_does_nothing() -> None:
    scene(hand=["augustus"], discs=NO_DISC).play("recruit augustus").sees(credits=2, done=True)


@pytest.mark.card("augustus", "10.7", "4.8", "Z15")
def test_augustus_wins_a_disc_and_applies_its_token_before_the_next_disc() -> None:
    table = scene(hand=["augustus"], discs={"mars": 2}, tokens={"mars": "influence"})
    table.play("recruit augustus", "stretch terra mars jupiter", "influence mars")
    table.sees(won={"mars": 1}, asked=(0, "influence"))
    table.play("influence jupiter")
    table.sees(discs={"jupiter": 1}, asked=(0, "run-disc"), influence="terra jupiter")
    table.play("influence terra", "influence jupiter").sees(discs=(0, 0, 2, None, 2), done=True)


@pytest.mark.card("augustus", "10.7", "4.8", "Z15")
def test_augustus_drops_a_disc_that_the_token_of_his_run_has_won() -> None:
    table = scene(hand=["augustus"], discs={"mars": 2, "jupiter": 3}, tokens={"mars": "influence"})
    table.play("recruit augustus", "stretch terra mars jupiter", "influence mars")
    table.play("influence jupiter").sees(won=2, influence="terra")
    table.play("influence terra").sees(discs={"terra": 2}, done=True)


# Baron Goro: 4 credits. 1 influence for the opponent, not on Terra; 3 zenithium.


@pytest.mark.card("baron-goro", "10.5", "10.37")
def test_baron_goro_gives_an_influence_away_for_three_zenithium() -> None:
    table = scene(hand=["baron-goro"]).play("recruit baron-goro")
    table.sees(
        credits=8,
        discs={"terra": 1},
        asked=(0, "influence"),
        influence="mercury venus mars jupiter",
        zenithium=1,
    )
    table.play("influence venus").sees(discs=(0, -1, 1, 0, 0), zenithium=(4, 1), done=True)


@pytest.mark.card("baron-goro", "10.2")
def test_baron_goro_brings_zenithium_when_only_terra_is_left() -> None:
    table = scene(hand=["baron-goro"], discs=ONLY_TERRA).play("recruit baron-goro")
    table.sees(zenithium=4, done=True)


@pytest.mark.card("baron-goro", "4.7", "9.4")
def test_baron_goro_lets_the_opponent_win_a_disc_and_apply_its_token() -> None:
    table = scene(
        hand=["baron-goro"],
        discs={"mars": -3, "venus": -3},
        tokens={"mars": "influence", "venus": "zenithium-1"},
    )
    table.play("recruit baron-goro", "influence mars").sees(won=({}, {"mars": 1}))
    table.sees(won=0, asked=(1, "influence"), influence="mercury venus terra jupiter", zenithium=1)
    table.play("influence venus")
    table.sees(
        won=({}, {"venus": 1}),
        zenithium=(4, 2),
        spent={"influence": 1, "zenithium-1": 1},
        done=True,
    )
    assert table.state.on_turn == 0


@pytest.mark.card("baron-goro", "4.7", "9.4")
def test_baron_goro_is_exiled_by_the_token_he_gave_away_and_pays_all_the_same() -> None:
    table = scene(
        hand=["baron-goro"],
        discs={"mars": -3},
        tokens={"mars": "exile-2"},
        columns=({"venus": ["felis"]}, {"jupiter": ["ivan"]}),
    )
    table.play("recruit baron-goro", "influence mars")
    table.sees(asked=(1, "exile"), options=["exile opponent venus", "exile opponent terra"])
    table.play("exile opponent terra", "exile opponent venus")
    table.sees(
        discard=["felis", "baron-goro"], columns=({}, {"jupiter": ["ivan"]}), zenithium=4, done=True
    )


@pytest.mark.card("baron-goro", "4.7", "9.4")
def test_baron_goro_gives_a_token_that_takes_a_card_over() -> None:
    table = scene(hand=["baron-goro"], discs={"mars": -3}, tokens={"mars": "transfer-1"})
    table.play("recruit baron-goro", "influence mars").sees(asked=(1, "transfer"))
    table.play("transfer terra")
    table.sees(columns=({"terra": []}, {"terra": ["baron-goro"]}), zenithium=4, done=True)


@pytest.mark.card("baron-goro", "4.7", "9.4")
def test_baron_goro_gives_a_token_that_mobilizes_for_the_opponent() -> None:
    table = scene(hand=["baron-goro"], discs={"mars": -3}, tokens={"mars": "mobilize-2"})
    table.play("recruit baron-goro", "influence mars").sees(asked=(CHANCE, "mobilize"))
    table.play("mobilize titus", "mobilize nero")
    table.sees(columns=({}, {"mars": ["titus"], "mercury": ["nero"]}), zenithium=4, done=True)


@pytest.mark.card("baron-goro", "4.7", "9.4")
@pytest.mark.parametrize(
    ("before", "after"), [("0 gold", "1 silver"), ("1 silver", "1 gold"), ("1 gold", "1 gold")]
)
def test_baron_goro_gives_a_token_that_takes_the_badge(before: str, after: str) -> None:
    table = scene(hand=["baron-goro"], badge=before, discs={"mars": -3}, tokens={"mars": "badge"})
    table.play("recruit baron-goro", "influence mars").sees(badge=after, zenithium=4)


@pytest.mark.card("baron-goro", "12.4", "12.5")
def test_baron_goro_can_lose_the_match_on_his_own_turn() -> None:
    table = scene(
        hand=["baron-goro"],
        discs={"mars": -3},
        won=({}, {"venus": 1, "terra": 1, "mercury": 1}),
        tokens={"mars": "influence"},
    )
    table.play("recruit baron-goro", "influence mars")
    table.sees(
        asked=(NOBODY, "democratic"),
        winner=1,
        zenithium=1,
        tokens={"mars": "influence"},
        discs={"mars": None},
    )


# BRUSS0L0: 1 credit. 1 zenithium.


@pytest.mark.card("bruss0l0", "10.11")
def test_bruss0l0_brings_a_zenithium() -> None:
    table = scene(hand=["bruss0l0"]).play("recruit bruss0l0")
    table.sees(credits=11, discs={"terra": 1}, zenithium=(2, 1), done=True)


# Charlemagne: 8 credits. 1 influence on each of three different planets.


@pytest.mark.card("charlemagne", "10.38", "Z11")
def test_charlemagne_pulls_three_different_planets() -> None:
    table = scene(hand=["charlemagne"]).play("recruit charlemagne").sees(credits=4, options=5)
    table.play("influence terra").sees(influence="mercury venus mars jupiter")
    table.play("influence jupiter").sees(influence="mercury venus mars")
    table.play("influence mercury").sees(discs=(1, 0, 2, 0, 1), done=True)


@pytest.mark.card("charlemagne", "10.2", "10.38")
def test_charlemagne_stops_when_no_different_planet_is_left() -> None:
    table = scene(hand=["charlemagne"], discs={**ONLY_TERRA, "mars": 0})
    table.play("recruit charlemagne", "influence mars").sees(influence="terra")
    table.play("influence terra").sees(discs=(None, None, 2, 1, None), done=True)


@pytest.mark.card("charlemagne", "4.8", "10.38", "Z11")
def test_charlemagne_remembers_his_picks_through_a_capture_and_its_token() -> None:
    table = scene(hand=["charlemagne"], discs={"mars": 3}, tokens={"mars": "influence"})
    table.play("recruit charlemagne", "influence venus", "influence mars").sees(won={"mars": 1})
    # The token: any disc, Venus too, and its planet is not one of Charlemagne's picks.
    table.sees(influence="mercury venus terra jupiter")
    table.play("influence terra").sees(influence="mercury terra jupiter")
    table.play("influence terra").sees(discs=(0, 1, 3, None, 0), done=True)


# Elisabeth: 2 credits. Discard 1, 1 zenithium.


@pytest.mark.card("elisabeth", "10.22")
def test_elisabeth_discards_a_card_for_a_zenithium() -> None:
    table = scene(hand=["elisabeth", "nero", "felis"]).play("recruit elisabeth")
    table.sees(
        credits=10, discs={"terra": 1}, options=["discard nero", "discard felis"], zenithium=1
    )
    table.play("discard felis").sees(discard=["felis"], zenithium=2, done=True)


@pytest.mark.card("elisabeth", "10.2")
def test_elisabeth_brings_the_zenithium_without_a_card_to_discard() -> None:
    scene(hand=["elisabeth"]).play("recruit elisabeth").sees(zenithium=2, discard=[], done=True)


# F4RM3R: 6 credits. 1 influence, 1 on a different planet.


@pytest.mark.card("f4rm3r", "10.38")
def test_f4rm3r_pulls_two_different_planets() -> None:
    table = scene(hand=["f4rm3r"]).play("recruit f4rm3r", "influence terra")
    table.sees(credits=6, discs={"terra": 2}, influence="mercury venus mars jupiter")
    table.play("influence venus").sees(discs=(0, 1, 2, 0, 0), done=True)


@pytest.mark.card("f4rm3r", "10.2")
def test_f4rm3r_pulls_one_planet_when_it_is_the_only_one() -> None:
    table = scene(hand=["f4rm3r"], discs=ONLY_TERRA).play("recruit f4rm3r", "influence terra")
    table.sees(discs={"terra": 2}, done=True)


@pytest.mark.card("f4rm3r", "4.4", "4.6", "11.3")
def test_f4rm3r_goes_on_after_winning_terra_at_once() -> None:
    table = scene(hand=["f4rm3r"], discs={"terra": 3}, tokens={"terra": "credits-4"})
    table.play("recruit f4rm3r")
    table.sees(won={"terra": 1}, credits=10, influence="mercury venus mars jupiter")
    table.play("influence mars", "influence venus").sees(discs=(0, 1, None, 1, 0))
    # The new disc of Terra comes at the end of the turn.
    table.end_turn().sees(discs=(0, 1, 0, 1, 0))


# Gilgamesh: 9 credits. 2 influence; 2 on a disc on the opponent's side.


@pytest.mark.card("gilgamesh", "10.40")
def test_gilgamesh_pulls_two_and_two_more_from_the_opponents_side() -> None:
    table = scene(hand=["gilgamesh"], discs={"venus": -3, "mars": -1, "jupiter": 2})
    table.play("recruit gilgamesh").sees(credits=3, options=5)
    table.play("influence terra").sees(discs={"terra": 3}, influence="venus mars")
    table.play("influence mars").sees(discs=(0, -3, 3, 1, 2), done=True)


@pytest.mark.card("gilgamesh", "10.40")
def test_gilgamesh_may_pull_the_same_disc_twice_while_it_is_over_there() -> None:
    table = scene(hand=["gilgamesh"], discs={"venus": -3})
    table.play("recruit gilgamesh", "influence venus").sees(influence="venus")
    table.play("influence venus").sees(discs={"venus": 1}, done=True)


@pytest.mark.card("gilgamesh", "10.40", "10.2", "Z05")
def test_gilgamesh_loses_the_second_part_when_nothing_is_over_there_any_more() -> None:
    table = scene(hand=["gilgamesh"], discs={"venus": -2, "terra": -1})
    table.play("recruit gilgamesh", "influence venus").sees(discs=(0, 0, 0, 0, 0), done=True)


@pytest.mark.card("gilgamesh", "4.8")
def test_gilgamesh_goes_on_after_a_capture() -> None:
    table = scene(hand=["gilgamesh"], discs={"mars": 2, "venus": -1}, tokens={"mars": "influence"})
    table.play("recruit gilgamesh", "influence mars", "influence terra")
    table.sees(won={"mars": 1}, discs={"terra": 2}, influence="venus")
    table.play("influence venus").sees(discs={"venus": 1}, done=True)


# H3RB3RT: 6 credits. From Mercury, Venus, Mars and Jupiter: may exile an own card for 1
# influence there.


@pytest.mark.card("h3rb3rt", "10.29", "10.35", "Z29")
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
    table.sees(credits=7, discs={"terra": 1}, options=["accept 1", "decline"])
    table.play("accept 1").sees(discs={"mercury": 1}, columns={"mercury": ["nero"]})
    table.play("decline").sees(columns={"venus": ["felis"]})
    table.play("accept 1").sees(columns={"mars": []})
    table.play("accept 1")
    table.sees(
        discs=(1, 0, 1, 1, 1),
        columns={"terra": ["zenon", "h3rb3rt"]},
        discard=["atlas", "titus", "ivan"],
        done=True,
    )


@pytest.mark.card("h3rb3rt", "10.29")
def test_h3rb3rt_pulls_every_planet_but_terra_again() -> None:
    columns = {"mercury": ["nero"], "venus": ["felis"], "mars": ["titus"], "jupiter": ["ivan"]}
    table = scene(hand=["h3rb3rt"], columns=(columns, {})).play("recruit h3rb3rt")
    table.play("accept 1", "accept 1", "accept 1", "accept 1")
    table.sees(discs=(1, 1, 1, 1, 1), discard=["nero", "felis", "titus", "ivan"], done=True)


@pytest.mark.card("h3rb3rt", "10.30")
def test_h3rb3rt_offers_nothing_from_empty_columns_or_for_discs_that_are_off() -> None:
    table = scene(
        hand=["h3rb3rt"],
        columns=({"mars": ["titus"], "jupiter": ["ivan"]}, {"venus": ["felis"]}),
        discs={"mars": None},
    )
    table.play("recruit h3rb3rt", "accept 1")
    table.sees(discard=["ivan"], discs={"jupiter": 1}, columns={"mars": ["titus"]}, done=True)


@pytest.mark.card("h3rb3rt", "4.8")
def test_h3rb3rt_goes_on_after_a_capture_and_may_use_the_card_it_mobilized() -> None:
    table = scene(
        hand=["h3rb3rt"],
        columns=({"mercury": ["nero"]}, {}),
        discs={"mercury": 3},
        tokens={"mercury": "mobilize-2"},
    )
    table.play("recruit h3rb3rt", "accept 1").sees(won={"mercury": 1})
    table.play("mobilize titus", "mobilize zenon").sees(asked=(0, "may"))
    table.play("accept 1").sees(discs={"mars": 1}, discard=["nero", "titus"], done=True)


@pytest.mark.card("h3rb3rt", "10.30")
def test_h3rb3rt_with_nothing_but_terra_cards_asks_nothing() -> None:
    table = scene(hand=["h3rb3rt"], columns=({"terra": ["zenon"]}, {})).play("recruit h3rb3rt")
    table.sees(credits=7, done=True)


# Helena Kerr: 6 credits. 2 influence, not on Terra.


@pytest.mark.card("helena-kerr", "10.5", "10.37")
def test_helena_kerr_pulls_another_planet_by_two() -> None:
    table = scene(hand=["helena-kerr"], discs={"jupiter": -3}).play("recruit helena-kerr")
    table.sees(credits=6, discs={"terra": 1}, influence="mercury venus mars jupiter")
    table.play("influence jupiter").sees(discs={"jupiter": -1}, done=True)


@pytest.mark.card("helena-kerr", "10.2")
def test_helena_kerr_with_only_terra_left_does_no_more() -> None:
    table = scene(hand=["helena-kerr"], discs=ONLY_TERRA).play("recruit helena-kerr")
    table.sees(discs={"terra": 1}, done=True)


# Ice June: 4 credits. May discard 1 for 1 influence on its planet.


@pytest.mark.card("ice-june", "10.41", "10.29")
def test_ice_june_discards_a_card_for_influence_on_its_planet() -> None:
    table = scene(hand=["ice-june", "titus", "nero"]).play("recruit ice-june")
    table.sees(credits=8, discs={"terra": 1}, options=["accept 1", "decline"])
    table.play("accept 1").sees(asked=(0, "discard"), options=["discard nero", "discard titus"])
    table.play("discard titus")
    table.sees(discs=(0, 0, 1, 1, 0), discard=["titus"], hand=["nero"], done=True)


@pytest.mark.card("ice-june", "10.30")
def test_ice_june_with_an_empty_hand_is_not_asked() -> None:
    scene(hand=["ice-june"]).play("recruit ice-june").sees(discs={"terra": 1}, done=True)


@pytest.mark.card("ice-june", "10.29")
def test_ice_june_may_be_declined() -> None:
    table = scene(hand=["ice-june", "titus"]).play("recruit ice-june", "decline")
    table.sees(hand=["titus"], discs=(0, 0, 1, 0, 0), done=True)


@pytest.mark.card("ice-june", "10.31", "Z08")
def test_ice_june_may_discard_a_card_whose_disc_is_off() -> None:
    table = scene(hand=["ice-june", "titus", "nero"], discs={"mars": None})
    table.play("recruit ice-june", "accept 1", "discard titus")
    table.sees(discs=(0, 0, 1, None, 0), discard=["titus"], done=True)


@pytest.mark.card("ice-june", "10.30", "14.7")
def test_ice_june_offers_nothing_when_no_card_would_work() -> None:
    """The question is put all the same, so that its absence betrays no hand."""
    table = scene(hand=["ice-june", "titus"], discs={"mars": None}).play("recruit ice-june")
    table.sees(asked=(0, "may"), options=["decline"])


@pytest.mark.card("ice-june", "10.30")
def test_ice_june_is_not_asked_when_all_discs_are_off() -> None:
    table = scene(hand=["ice-june", "titus"], discs=NO_DISC).play("recruit ice-june")
    table.sees(hand=["titus"], done=True)


# L0V3CR4FT: 5 credits. From Mercury, Venus, Mars and Jupiter: may exile an own card for 1
# zenithium.


@pytest.mark.card("l0v3cr4ft", "10.29", "10.35", "Z29")
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
    table.play("recruit l0v3cr4ft").sees(credits=7, discs={"terra": 1})
    for exiled, zenithium in (("nero", 2), ("cresus", 3), ("titus", 4), ("ivan", 5)):
        assert table.options() == ["accept 1", "decline"]
        table.play("accept 1")
        assert exiled in table.discard()
        assert table.zenithium(0) == zenithium
    table.sees(credits=7, columns={"venus": ["felis"]}, done=True)


@pytest.mark.card("l0v3cr4ft", "10.29")
def test_l0v3cr4ft_may_be_declined_offer_by_offer() -> None:
    columns = {"mercury": ["nero"], "venus": ["felis"], "mars": ["titus"], "jupiter": ["ivan"]}
    table = scene(hand=["l0v3cr4ft"], columns=(columns, {}))
    table.play("recruit l0v3cr4ft", "decline", "accept 1", "decline", "decline")
    table.sees(discard=["felis"], zenithium=2, done=True)


@pytest.mark.card("l0v3cr4ft", "10.30")
def test_l0v3cr4ft_pays_also_where_the_disc_is_off() -> None:
    table = scene(hand=["l0v3cr4ft"], columns=({"mars": ["titus"]}, {}), discs={"mars": None})
    table.play("recruit l0v3cr4ft", "accept 1").sees(zenithium=2, done=True)


@pytest.mark.card("l0v3cr4ft", "10.30")
def test_l0v3cr4ft_offers_nothing_from_empty_columns_nor_from_terra() -> None:
    table = scene(hand=["l0v3cr4ft"], columns=({"terra": ["zenon"]}, {"mercury": ["nero"]}))
    table.play("recruit l0v3cr4ft").sees(zenithium=1, done=True)


# Lord Creep: 5 credits. 1 influence on the opponent's side, the badge.


@pytest.mark.card("lord-creep", "10.40", "10.23")
def test_lord_creep_pulls_a_disc_from_the_opponents_side_and_takes_the_badge() -> None:
    table = scene(hand=["lord-creep"], discs={"mercury": -3, "jupiter": -1, "venus": 1})
    table.play("recruit lord-creep")
    table.sees(credits=7, discs={"terra": 1}, influence="mercury jupiter", badge=None)
    table.play("influence jupiter").sees(discs={"jupiter": 0}, badge="0 silver", done=True)


@pytest.mark.card("lord-creep", "10.40", "10.2", "Z05")
def test_lord_creep_takes_the_badge_with_nothing_on_the_opponents_side() -> None:
    # Terra was over there, but his own first influence has just brought it to the centre.
    table = scene(hand=["lord-creep"], discs={"terra": -1}, badge="0 silver")
    table.play("recruit lord-creep").sees(discs=(0, 0, 0, 0, 0), badge="0 gold", done=True)


# M4TH3S0N: 4 credits. With the badge 1 Terra.


@pytest.mark.card("m4th3s0n", "10.33", "10.36")
def test_m4th3s0n_with_the_badge_pulls_terra_twice() -> None:
    table = scene(hand=["m4th3s0n"], badge="0 silver").play("recruit m4th3s0n")
    table.sees(credits=8, discs={"terra": 2}, done=True)


# Sir Sam: 7 credits. A disc from the opponent's side back to the centre.


@pytest.mark.card("sir-sam", "10.10", "Z04")
def test_sir_sam_brings_a_disc_back_to_the_centre() -> None:
    table = scene(hand=["sir-sam"], discs={"venus": -3, "mars": 3, "jupiter": -1})
    table.play("recruit sir-sam")
    table.sees(
        credits=5,
        discs={"terra": 1},
        asked=(0, "center"),
        options=["center venus", "center jupiter"],
    )
    table.play("center venus").sees(discs=(0, 0, 1, 3, -1), done=True)


@pytest.mark.card("sir-sam", "10.10", "Z04")
def test_sir_sam_finds_terra_still_on_the_opponents_side() -> None:
    table = scene(hand=["sir-sam"], discs={"terra": -3}).play("recruit sir-sam")
    assert table.options() == ["center terra"]
    table.play("center terra").sees(discs={"terra": 0})


@pytest.mark.card("sir-sam", "10.2")
def test_sir_sam_leaves_the_discs_of_his_own_side_alone() -> None:
    table = scene(hand=["sir-sam"], discs={"mars": 3, "terra": -1}).play("recruit sir-sam")
    table.sees(discs=(0, 0, 0, 3, 0), done=True)


# Sneaky Jules: 1 credit. 4 credits; may give 1 zenithium for 2 on a disc at the centre.


@pytest.mark.card("sneaky-jules", "10.39", "10.16")
def test_sneaky_jules_gives_a_zenithium_for_two_from_the_centre() -> None:
    table = scene(hand=["sneaky-jules"], discs={"mercury": 1, "mars": -2})
    table.play("recruit sneaky-jules").sees(credits=15)
    table.play("accept 1").sees(zenithium=(0, 2), influence="venus jupiter")
    table.play("influence venus").sees(discs=(1, 2, 1, -2, 0), done=True)


@pytest.mark.card("sneaky-jules", "10.39", "10.16")
def test_sneaky_jules_may_pull_terra_that_has_just_come_to_the_centre() -> None:
    table = scene(hand=["sneaky-jules"], discs={**ONLY_TERRA, "terra": -1})
    table.play("recruit sneaky-jules", "accept 1").sees(influence="terra")
    assert table.play("influence terra").disc("terra") == 2


@pytest.mark.card("sneaky-jules", "10.30")
def test_sneaky_jules_offers_nothing_without_a_disc_at_the_centre() -> None:
    discs = {"mercury": 1, "venus": -1, "mars": None, "jupiter": 3}
    table = scene(hand=["sneaky-jules"], discs=discs).play("recruit sneaky-jules")
    table.sees(zenithium=1, done=True)


@pytest.mark.card("sneaky-jules", "10.30")
def test_sneaky_jules_offers_nothing_without_zenithium() -> None:
    table = scene(hand=["sneaky-jules"], zenithium=(0, 3)).play("recruit sneaky-jules")
    table.sees(credits=15, done=True)


@pytest.mark.card("sneaky-jules", "10.29")
def test_sneaky_jules_may_be_declined() -> None:
    table = scene(hand=["sneaky-jules"]).play("recruit sneaky-jules", "decline")
    table.sees(zenithium=(1, 1), done=True)


# Tiberius: 3 credits. May exile 2, 4 or 7 own Terra cards for 1, 2 or 3 Terra.


@pytest.mark.card("tiberius", "10.29", "10.20", "6.4")
def test_tiberius_exiles_seven_cards_for_three_terra() -> None:
    cards = ["zenon", "v3rn3", "sir-sam", "f4rm3r", "elisabeth", "bruss0l0", "augustus"]
    table = scene(hand=["tiberius"], columns=({"terra": cards}, {}), discs={"terra": -1})
    table.play("recruit tiberius")
    table.sees(
        credits=12, discs={"terra": 0}, options=["accept 1", "accept 2", "accept 3", "decline"]
    )
    table.play("accept 3").sees(discs={"terra": 3}, columns={"terra": ["zenon"]})
    assert len(table.discard()) == 7
    assert table.is_done()


# V3RN3: 2 credits. May exile 2, 4 or 7 own Terra cards for 2, 4 or 7 zenithium.


@pytest.mark.card("v3rn3", "10.29", "10.20", "6.4")
def test_v3rn3_exiles_seven_cards_for_seven_zenithium() -> None:
    cards = ["zenon", "sir-sam", "f4rm3r", "elisabeth", "bruss0l0", "augustus"]
    table = scene(hand=["v3rn3"], columns=({"terra": cards}, {})).play("recruit v3rn3")
    table.sees(credits=12, discs={"terra": 1})
    table.play("accept 3").sees(zenithium=8, columns={"terra": []}, done=True)


# Zenon: 1 credit. 8 credits, 2 credits for the opponent.


@pytest.mark.card("zenon", "10.11")
def test_zenon_brings_eight_credits_and_two_to_the_opponent() -> None:
    table = scene(hand=["zenon"], credits=(1, 0)).play("recruit zenon")
    table.sees(credits=(8, 2), discs={"terra": 1}, done=True)
