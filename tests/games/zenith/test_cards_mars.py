"""The 18 agents of Mars, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE, NOBODY

card = pytest.mark.card

ONLY_MARS = {"mercury": None, "venus": None, "terra": None, "jupiter": None}
"""The other four discs have just been won."""


# 4ND3RS0N: 6 credits. 2 influence on a disc at the centre.


@card("4nd3rs0n")
@pytest.mark.rules("10.39")
def test_4nd3rs0n_pulls_a_disc_from_the_centre_by_two() -> None:
    table = scene(hand=["4nd3rs0n"], discs={"mercury": 1, "jupiter": -1})
    table.play("recruit 4nd3rs0n")
    assert table.credits(0) == 6
    assert table.disc("mars") == 1
    assert table.options() == ["influence venus", "influence terra"]
    table.play("influence terra")
    assert table.discs() == (1, 0, 2, 1, -1)
    assert table.is_done()


@card("4nd3rs0n")
@pytest.mark.rules("10.39")
def test_4nd3rs0n_may_pull_mars_that_has_just_come_to_the_centre() -> None:
    table = scene(hand=["4nd3rs0n"], discs={**ONLY_MARS, "mars": -1}).play("recruit 4nd3rs0n")
    assert table.options() == ["influence mars"]
    assert table.play("influence mars").disc("mars") == 2


@card("4nd3rs0n")
@pytest.mark.rules("10.2")
def test_4nd3rs0n_without_a_disc_at_the_centre_does_no_more() -> None:
    discs = {"mercury": 1, "venus": -1, "terra": None, "jupiter": 3}
    table = scene(hand=["4nd3rs0n"], discs=discs).play("recruit 4nd3rs0n")
    assert table.discs() == (1, -1, None, 1, 3)
    assert table.is_done()


# BISH0P: 4 credits. With the badge 1 Mars.


@card("bish0p")
@pytest.mark.rules("10.33", "10.36")
def test_bish0p_with_the_badge_pulls_mars_twice() -> None:
    table = scene(hand=["bish0p"], badge="0 gold").play("recruit bish0p")
    assert table.credits(0) == 8
    assert table.disc("mars") == 2
    assert table.is_done()


# Caesar: 2 credits. 1 zenithium or 7 credits.


@card("caesar")
@pytest.mark.rules("10.32")
def test_caesar_brings_a_zenithium() -> None:
    table = scene(hand=["caesar"]).play("recruit caesar")
    assert table.credits(0) == 10
    assert table.disc("mars") == 1
    assert table.asked() == (0, "choose")
    assert table.options() == ["choose 1", "choose 2"]
    table.play("choose 1")
    assert (table.credits(0), table.zenithium(0)) == (10, 2)
    assert table.is_done()


@card("caesar")
@pytest.mark.rules("10.32")
def test_caesar_brings_seven_credits() -> None:
    table = scene(hand=["caesar"]).play("recruit caesar", "choose 2")
    assert (table.credits(0), table.zenithium(0)) == (17, 1)
    assert table.is_done()


# Caligula: 5 credits. Transfer 1, then 1 influence on its planet.


@card("caligula")
@pytest.mark.rules("10.34", "10.41")
def test_caligula_takes_a_card_over_and_pulls_its_planet() -> None:
    table = scene(
        hand=["caligula"],
        columns=({"venus": ["moussa"]}, {"venus": ["felis", "cresus"], "mars": ["titus"]}),
    )
    table.play("recruit caligula")
    assert table.credits(0) == 7
    assert table.disc("mars") == 1
    assert table.asked() == (0, "transfer")
    assert table.options() == ["transfer venus", "transfer mars"]
    table.play("transfer venus")
    assert table.column(0, "venus") == ["moussa", "cresus"]
    assert table.column(1, "venus") == ["felis"]
    assert table.discs() == (0, 1, 0, 1, 0)
    assert table.is_done()


@card("caligula")
@pytest.mark.rules("10.2")
def test_caligula_with_nothing_to_take_over_pulls_nothing() -> None:
    table = scene(hand=["caligula"], columns=({"venus": ["felis"]}, {})).play("recruit caligula")
    assert table.discs() == (0, 0, 0, 1, 0)
    assert table.is_done()


@card("caligula")
@pytest.mark.rules("10.34", "Z13")
def test_caligula_must_take_a_card_also_where_the_disc_is_off() -> None:
    table = scene(hand=["caligula"], columns=({}, {"venus": ["felis"]}), discs={"venus": None})
    table.play("recruit caligula")
    assert table.options() == ["transfer venus"]
    table.play("transfer venus")
    assert table.column(0, "venus") == ["felis"]
    assert table.discs() == (0, None, 0, 1, 0)
    assert table.is_done()


@card("caligula")
@pytest.mark.rules("4.4", "4.6")
def test_caligula_finds_mars_just_won_by_himself() -> None:
    table = scene(
        hand=["caligula"],
        columns=({}, {"mars": ["titus"]}),
        discs={"mars": 3},
        tokens={"mars": "credits-3"},
    )
    table.play("recruit caligula")
    assert table.credits(0) == 10
    table.play("transfer mars")
    assert table.column(0, "mars") == ["caligula", "titus"]
    assert table.won(0, "mars") == 1
    assert table.disc("mars") is None
    assert table.is_done()


# Charlize Gun: 4 credits. Mobilize 1, transfer 1, exile 1 opposing card.


@card("charlize-gun")
@pytest.mark.rules("10.1", "10.18", "10.19", "10.20")
def test_charlize_gun_mobilizes_transfers_and_exiles() -> None:
    table = scene(
        hand=["charlize-gun"], columns=({}, {"venus": ["felis", "cresus"], "terra": ["zenon"]})
    )
    table.play("recruit charlize-gun")
    assert table.credits(0) == 8
    assert table.disc("mars") == 1
    assert table.asked() == (CHANCE, "mobilize")
    table.play("mobilize ivan")
    assert table.column(0, "jupiter") == ["ivan"]
    assert table.asked() == (0, "transfer")
    table.play("transfer venus")
    assert table.column(0, "venus") == ["cresus"]
    assert table.asked() == (0, "exile")
    assert table.options() == ["exile opponent venus", "exile opponent terra"]
    table.play("exile opponent terra")
    assert table.discard() == ["zenon"]
    assert table.column(1, "venus") == ["felis"]
    assert table.discs() == (0, 0, 0, 1, 0)
    assert table.is_done()


@card("charlize-gun")
@pytest.mark.rules("10.2")
def test_charlize_gun_takes_the_only_card_and_has_none_left_to_exile() -> None:
    table = scene(hand=["charlize-gun"], columns=({}, {"terra": ["zenon"]}))
    table.play("recruit charlize-gun", "mobilize ivan", "transfer terra")
    assert table.column(0, "terra") == ["zenon"]
    assert table.discard() == []
    assert table.is_done()


@card("charlize-gun")
@pytest.mark.rules("10.2")
def test_charlize_gun_against_empty_columns_only_mobilizes() -> None:
    table = scene(hand=["charlize-gun"]).play("recruit charlize-gun", "mobilize ivan")
    assert table.is_done()


@card("charlize-gun")
@pytest.mark.rules("10.2", "11.5")
def test_charlize_gun_goes_on_with_nothing_to_mobilize() -> None:
    table = scene(hand=["charlize-gun"], deck=[], columns=({}, {"terra": ["zenon", "v3rn3"]}))
    table.play("recruit charlize-gun", "transfer terra", "exile opponent terra")
    assert table.column(0, "terra") == ["v3rn3"]
    # The exiled card is all there is to draw from.
    assert table.options() == ["draw zenon"]


@card("charlize-gun")
@pytest.mark.rules("11.4")
def test_charlize_gun_mobilizes_from_the_reshuffled_discard_pile() -> None:
    table = scene(hand=["charlize-gun"], deck=[], discard=["nero"]).play("recruit charlize-gun")
    assert table.options() == ["mobilize nero"]
    table.play("mobilize nero")
    assert table.column(0, "mercury") == ["nero"]
    assert table.discard() == []
    assert table.asked() == (1, "turn")


# Domitian: 9 credits. Three times: mobilize 1, 1 influence on its planet.


@card("domitian")
@pytest.mark.rules("10.34", "10.41", "10.18")
def test_domitian_mobilizes_and_pulls_card_by_card() -> None:
    table = scene(hand=["domitian"]).play("recruit domitian")
    assert table.credits(0) == 3
    assert table.disc("mars") == 1
    table.play("mobilize felis")
    assert table.discs() == (0, 1, 0, 1, 0)
    table.play("mobilize titus")
    assert table.discs() == (0, 1, 0, 2, 0)
    table.play("mobilize cresus")
    assert table.discs() == (0, 2, 0, 2, 0)
    assert table.column(0, "venus") == ["felis", "cresus"]
    assert table.column(0, "mars") == ["domitian", "titus"]
    assert table.credits(0) == 3
    assert table.is_done()


@card("domitian")
@pytest.mark.rules("4.8")
def test_domitian_applies_a_token_before_the_next_card() -> None:
    table = scene(hand=["domitian"], discs={"venus": 3}, tokens={"venus": "influence"})
    table.play("recruit domitian", "mobilize felis")
    assert table.won(0, "venus") == 1
    assert table.asked() == (0, "influence")
    table.play("influence terra")
    assert table.asked() == (CHANCE, "mobilize")
    # Venus is off: the card comes, the influence is lost, the next round goes on.
    table.play("mobilize cresus", "mobilize nero")
    assert table.discs() == (1, None, 1, 1, 0)
    assert table.column(0, "venus") == ["felis", "cresus"]
    assert table.is_done()


@card("domitian")
@pytest.mark.rules("11.4", "11.6")
def test_domitian_mobilizes_what_the_token_in_between_has_exiled() -> None:
    table = scene(
        hand=["domitian"],
        deck=["felis"],
        columns=({}, {"terra": ["zenon", "v3rn3"]}),
        discs={"venus": 3},
        tokens={"venus": "exile-2"},
    )
    table.play("recruit domitian", "mobilize felis")
    table.play("exile opponent terra", "exile opponent terra")
    assert table.options() == ["mobilize v3rn3", "mobilize zenon"]
    table.play("mobilize zenon", "mobilize v3rn3")
    assert table.disc("terra") == 2
    assert table.column(0, "terra") == ["zenon", "v3rn3"]
    assert table.asked() == (1, "turn")


@card("domitian")
@pytest.mark.rules("11.4")
def test_domitian_reshuffles_in_the_middle_and_stops_when_all_is_gone() -> None:
    table = scene(hand=["domitian"], deck=["felis"], discard=["nero"])
    table.play("recruit domitian", "mobilize felis")
    assert table.options() == ["mobilize nero"]
    table.play("mobilize nero")
    assert table.discs() == (1, 1, 0, 1, 0)
    assert table.asked() == (1, "turn")


@card("domitian")
@pytest.mark.rules("10.2", "11.5")
def test_domitian_with_nothing_to_mobilize_does_no_more() -> None:
    table = scene(hand=["domitian"], deck=[]).play("recruit domitian")
    assert table.discs() == (0, 0, 0, 1, 0)
    assert table.asked() == (1, "turn")


@card("domitian")
@pytest.mark.rules("12.4", "12.5")
def test_domitian_wins_the_match_in_the_middle() -> None:
    table = scene(
        hand=["domitian"], discs={"venus": 3}, won=({"venus": 1, "terra": 2, "mars": 1}, {})
    )
    table.play("recruit domitian", "mobilize felis")
    assert table.asked() == (NOBODY, "popular")
    assert table.winner() == 0


# Don Dune: 6 credits. 1 Venus, the badge.


@card("don-dune")
@pytest.mark.rules("10.36", "10.23")
def test_don_dune_pulls_venus_and_takes_the_badge() -> None:
    table = scene(hand=["don-dune"], badge="0 silver").play("recruit don-dune")
    assert table.credits(0) == 6
    assert table.discs() == (0, 1, 0, 1, 0)
    assert table.badge() == "0 gold"
    assert table.is_done()


# Handy Luke: 4 credits. A token from the boards.


@card("handy-luke")
@pytest.mark.rules("10.26")
def test_handy_luke_takes_a_token_of_a_planet() -> None:
    table = scene(
        hand=["handy-luke"],
        tokens={"venus": "credits-4", "mars": "badge", "human": "zenithium-1"},
    )
    table.play("recruit handy-luke")
    assert table.credits(0) == 8
    assert table.disc("mars") == 1
    assert table.asked() == (0, "token")
    assert table.options() == ["take venus", "take mars", "take human"]
    table.play("take venus")
    assert table.credits(0) == 12
    assert table.tokens() == {"mars": "badge", "human": "zenithium-1"}
    assert table.spent() == {"credits-4": 1}
    assert table.is_done()


@card("handy-luke")
@pytest.mark.rules("10.26")
def test_handy_luke_takes_a_token_of_a_technology_and_its_question_comes_at_once() -> None:
    table = scene(hand=["handy-luke"], tokens={"robot": "influence"})
    table.play("recruit handy-luke")
    assert table.options() == ["take robot"]
    table.play("take robot")
    assert table.asked() == (0, "influence")
    table.play("influence mars")
    assert table.disc("mars") == 2
    assert table.tokens() == {}
    assert table.is_done()


@card("handy-luke")
@pytest.mark.rules("10.2")
def test_handy_luke_finds_the_boards_empty() -> None:
    table = scene(hand=["handy-luke"]).play("recruit handy-luke")
    assert table.disc("mars") == 1
    assert sum(table.reserve().values()) == 16
    assert table.is_done()


@card("handy-luke")
@pytest.mark.rules("4.8")
def test_handy_luke_takes_one_more_after_winning_the_token_of_mars() -> None:
    table = scene(
        hand=["handy-luke"], discs={"mars": 3}, tokens={"mars": "credits-3", "venus": "badge"}
    )
    table.play("recruit handy-luke")
    assert table.credits(0) == 11
    assert table.options() == ["take venus"]
    table.play("take venus")
    assert table.badge() == "0 silver"
    assert table.spent() == {"credits-3": 1, "badge": 1}


@card("handy-luke")
@pytest.mark.rules("9.5")
def test_handy_luke_takes_an_influence_token_that_wins_a_disc_and_its_token() -> None:
    table = scene(
        hand=["handy-luke"],
        discs={"venus": 3},
        tokens={"terra": "influence", "venus": "zenithium-1"},
    )
    table.play("recruit handy-luke", "take terra", "influence venus")
    assert table.won(0, "venus") == 1
    assert table.zenithium(0) == 2
    assert table.spent() == {"influence": 1, "zenithium-1": 1}
    assert table.is_done()


@card("handy-luke")
@pytest.mark.rules("10.26", "9.2", "4.6")
def test_handy_luke_leaves_the_planet_without_a_token_for_good() -> None:
    table = scene(
        hands=[["handy-luke", "felis"], ["guy-gambler"]],
        discs={"venus": 3},
        tokens={"venus": "credits-4"},
    )
    table.play("recruit handy-luke", "take venus").end_turn()
    assert table.credits(0) == 12
    table.play("lead guy-gambler").end_turn()
    table.play("recruit felis")
    assert table.won(0, "venus") == 1
    assert table.credits(0) == 9


# Jack Curry: 1 credit. 4 credits; may give 1 zenithium for 2 Mercury.


@card("jack-curry")
@pytest.mark.rules("10.16", "10.36")
def test_jack_curry_gives_a_zenithium_for_two_mercury() -> None:
    table = scene(hand=["jack-curry"]).play("recruit jack-curry")
    assert table.credits(0) == 15
    assert table.discs() == (0, 0, 0, 1, 0)
    table.play("accept 1")
    assert table.discs() == (2, 0, 0, 1, 0)
    assert (table.zenithium(0), table.zenithium(1)) == (0, 2)
    assert table.is_done()


# Lady Moore: 10 credits. Three times: exile 1 opposing card, 1 influence on its planet.


@card("lady-moore")
@pytest.mark.rules("10.34", "10.41", "10.20")
def test_lady_moore_exiles_and_pulls_card_by_card() -> None:
    table = scene(
        hand=["lady-moore"],
        columns=(
            {"terra": ["zenon"]},
            {"venus": ["felis", "cresus"], "jupiter": ["geta", "ivan"]},
        ),
    )
    table.play("recruit lady-moore")
    assert table.credits(0) == 2
    assert table.disc("mars") == 1
    assert table.options() == ["exile opponent venus", "exile opponent jupiter"]
    table.play("exile opponent venus")
    assert table.disc("venus") == 1
    # The same column may be used again.
    table.play("exile opponent venus")
    assert table.disc("venus") == 2
    assert table.options() == ["exile opponent jupiter"]
    table.play("exile opponent jupiter")
    assert table.discs() == (0, 2, 0, 1, 1)
    assert table.discard() == ["cresus", "felis", "ivan"]
    assert table.is_done()


@card("lady-moore")
@pytest.mark.rules("10.34", "Z13")
def test_lady_moore_stops_with_the_last_opposing_card() -> None:
    table = scene(hand=["lady-moore"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit lady-moore", "exile opponent venus")
    assert table.discs() == (0, 1, 0, 1, 0)
    assert table.is_done()


@card("lady-moore")
@pytest.mark.rules("10.2")
def test_lady_moore_against_empty_columns_does_no_more() -> None:
    table = scene(hand=["lady-moore"], columns=({"venus": ["felis"]}, {}))
    assert table.play("recruit lady-moore").discs() == (0, 0, 0, 1, 0)
    assert table.is_done()


@card("lady-moore")
@pytest.mark.rules("10.34", "Z13")
def test_lady_moore_finds_the_rest_exiled_by_a_token_she_won() -> None:
    table = scene(
        hand=["lady-moore"],
        columns=({}, {"venus": ["felis"], "terra": ["zenon"], "jupiter": ["ivan"]}),
        discs={"venus": 3},
        tokens={"venus": "exile-2"},
    )
    table.play("recruit lady-moore", "exile opponent venus")
    assert table.won(0, "venus") == 1
    # These two are the token's: they pull nothing.
    table.play("exile opponent terra", "exile opponent jupiter")
    assert table.discs() == (0, None, 0, 1, 0)
    assert table.is_done()


@card("lady-moore")
@pytest.mark.rules("10.34", "Z13")
def test_lady_moore_must_go_on_where_the_disc_is_off() -> None:
    table = scene(
        hand=["lady-moore"], columns=({}, {"venus": ["felis", "cresus"]}), discs={"venus": 3}
    )
    table.play("recruit lady-moore", "exile opponent venus")
    assert table.won(0, "venus") == 1
    assert table.options() == ["exile opponent venus"]
    table.play("exile opponent venus")
    assert table.discs() == (0, None, 0, 1, 0)
    assert table.is_done()


# Little Bob: 3 credits. 1 influence, not on Mars.


@card("little-bob")
@pytest.mark.rules("10.37")
def test_little_bob_pulls_another_planet() -> None:
    table = scene(hand=["little-bob"]).play("recruit little-bob")
    assert table.credits(0) == 9
    assert table.disc("mars") == 1
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence terra",
        "influence jupiter",
    ]
    table.play("influence mercury")
    assert table.discs() == (1, 0, 0, 1, 0)
    assert table.is_done()


@card("little-bob")
@pytest.mark.rules("10.2")
def test_little_bob_with_only_mars_left_does_no_more() -> None:
    table = scene(hand=["little-bob"], discs=ONLY_MARS).play("recruit little-bob")
    assert table.disc("mars") == 1
    assert table.is_done()


# MC4FFR3Y: 4 credits. 2 zenithium.


@card("mc4ffr3y")
@pytest.mark.rules("10.11")
def test_mc4ffr3y_brings_two_zenithium() -> None:
    table = scene(hand=["mc4ffr3y"]).play("recruit mc4ffr3y")
    assert table.credits(0) == 8
    assert table.disc("mars") == 1
    assert (table.zenithium(0), table.zenithium(1)) == (3, 1)
    assert table.is_done()


# R0B1NS0N: 2 credits. May exile 2, 4 or 7 own Mars cards for 2, 4 or 7 zenithium.


@card("r0b1ns0n")
@pytest.mark.rules("10.29", "10.20", "6.4")
def test_r0b1ns0n_exiles_two_cards_for_two_zenithium() -> None:
    table = scene(hand=["r0b1ns0n"], columns=({"mars": ["titus"]}, {})).play("recruit r0b1ns0n")
    assert table.credits(0) == 11
    assert table.disc("mars") == 1
    table.play("accept 1")
    assert table.zenithium(0) == 3
    assert table.discard() == ["r0b1ns0n", "titus"]
    assert table.is_done()


# Ramses: 3 credits. Transfer 2, or 8 credits.


@card("ramses")
@pytest.mark.rules("10.32", "10.19", "10.21")
def test_ramses_takes_two_cards_over() -> None:
    table = scene(hand=["ramses"], columns=({}, {"venus": ["felis", "cresus", "moussa"]}))
    table.play("recruit ramses")
    assert table.credits(0) == 9
    assert table.disc("mars") == 1
    assert table.options() == ["choose 1", "choose 2"]
    table.play("choose 1", "transfer venus", "transfer venus")
    assert table.column(0, "venus") == ["moussa", "cresus"]
    assert table.column(1, "venus") == ["felis"]
    assert table.credits(0) == 9
    assert table.is_done()


@card("ramses")
@pytest.mark.rules("10.3")
def test_ramses_takes_the_one_card_there_is() -> None:
    table = scene(hand=["ramses"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit ramses", "choose 1", "transfer venus")
    assert table.column(0, "venus") == ["felis"]
    assert table.is_done()


@card("ramses")
@pytest.mark.rules("10.32", "Z19")
def test_ramses_may_choose_the_part_that_does_nothing() -> None:
    table = scene(hand=["ramses"]).play("recruit ramses", "choose 1")
    assert table.credits(0) == 9
    assert table.is_done()


@card("ramses")
@pytest.mark.rules("10.32", "10.19", "10.21")
def test_ramses_brings_eight_credits() -> None:
    table = scene(hand=["ramses"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit ramses", "choose 2")
    assert table.credits(0) == 17
    assert table.column(1, "venus") == ["felis"]
    assert table.is_done()


# Septimius: 3 credits. May exile 2, 4 or 7 own Mars cards for 1, 2 or 3 Mars.


@card("septimius")
@pytest.mark.rules("10.29", "10.20", "6.4")
def test_septimius_exiles_two_cards_for_one_mars() -> None:
    table = scene(hand=["septimius"], columns=({"mars": ["titus", "caesar"]}, {}))
    table.play("recruit septimius", "accept 1")
    assert table.credits(0) == 11
    assert table.disc("mars") == 2
    assert table.column(0, "mars") == ["titus"]
    assert table.discard() == ["caesar", "septimius"]
    assert table.is_done()


# Titus: 1 credit. 1 influence for the opponent, not on Mars; 10 credits.


@card("titus")
@pytest.mark.rules("10.5", "10.37")
def test_titus_gives_an_influence_away_for_ten_credits() -> None:
    table = scene(hand=["titus"]).play("recruit titus")
    assert table.credits(0) == 11
    assert table.disc("mars") == 1
    assert table.asked() == (0, "influence")
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence terra",
        "influence jupiter",
    ]
    table.play("influence terra")
    assert table.discs() == (0, 0, -1, 1, 0)
    assert (table.credits(0), table.credits(1)) == (21, 12)
    assert table.is_done()


@card("titus")
@pytest.mark.rules("10.2")
def test_titus_brings_his_credits_when_only_mars_is_left() -> None:
    table = scene(hand=["titus"], discs=ONLY_MARS).play("recruit titus")
    assert table.credits(0) == 21
    assert table.is_done()


@card("titus")
@pytest.mark.rules("4.7", "9.4")
def test_titus_lets_the_opponent_win_a_disc_its_token_and_a_second_disc() -> None:
    table = scene(
        hand=["titus"],
        discs={"venus": -3, "mercury": -3},
        tokens={"venus": "influence", "mercury": "exile-2"},
        columns=({"jupiter": ["ivan"]}, {}),
    )
    table.play("recruit titus", "influence venus")
    assert table.won(1, "venus") == 1
    assert table.asked() == (1, "influence")
    table.play("influence mercury")
    assert table.won(1, "mercury") == 1
    assert table.asked() == (1, "exile")
    table.play("exile opponent mars", "exile opponent jupiter")
    # Titus himself is gone; his credits come all the same.
    assert table.discard() == ["titus", "ivan"]
    assert table.credits(0) == 21
    assert table.spent() == {"influence": 1, "exile-2": 1}
    assert table.is_done()
    table.end_turn()
    assert table.discs() == (0, 0, 0, 1, 0)


@card("titus")
@pytest.mark.rules("4.7", "9.4")
def test_titus_of_side_one_gives_to_side_zero() -> None:
    table = scene(
        hand=["titus"], on_turn=1, discs={"venus": 3, "mars": 1}, tokens={"venus": "influence"}
    )
    table.play("recruit titus")
    assert table.disc("mars") == 0
    assert table.asked() == (1, "influence")
    table.play("influence venus")
    assert table.won(0, "venus") == 1
    assert table.asked() == (0, "influence")
    table.play("influence jupiter")
    assert table.disc("jupiter") == 1
    assert (table.credits(0), table.credits(1)) == (12, 21)
    assert table.is_done()


@card("titus")
@pytest.mark.rules("12.4", "12.5")
def test_titus_can_lose_the_match_through_the_token_he_gave_away() -> None:
    table = scene(
        hand=["titus"],
        discs={"venus": -3, "terra": -3},
        won=({}, {"terra": 2}),
        tokens={"venus": "influence", "terra": "badge"},
    )
    table.play("recruit titus", "influence venus", "influence terra")
    assert table.asked() == (NOBODY, "absolute")
    assert table.winner() == 1
    assert table.credits(0) == 11
    assert table.tokens() == {"terra": "badge"}
    assert table.spent() == {"influence": 1}


# V4NC3: 2 credits. Transfer 1, or 1 zenithium.


@card("v4nc3")
@pytest.mark.rules("10.32")
def test_v4nc3_takes_a_card_over() -> None:
    table = scene(hand=["v4nc3"], columns=({}, {"venus": ["felis"], "terra": ["zenon"]}))
    table.play("recruit v4nc3")
    assert table.credits(0) == 10
    assert table.disc("mars") == 1
    table.play("choose 1", "transfer terra")
    assert table.column(0, "terra") == ["zenon"]
    assert table.column(1, "venus") == ["felis"]
    assert table.zenithium(0) == 1
    assert table.is_done()


@card("v4nc3")
@pytest.mark.rules("10.32")
def test_v4nc3_brings_a_zenithium() -> None:
    table = scene(hand=["v4nc3"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit v4nc3", "choose 2")
    assert table.zenithium(0) == 2
    assert table.column(1, "venus") == ["felis"]
    assert table.is_done()


@card("v4nc3")
@pytest.mark.rules("10.32", "Z19")
def test_v4nc3_may_choose_the_part_that_does_nothing() -> None:
    table = scene(hand=["v4nc3"]).play("recruit v4nc3")
    assert table.options() == ["choose 1", "choose 2"]
    table.play("choose 1")
    assert table.zenithium(0) == 1
    assert table.is_done()


# W4TS0N: 1 credit. 5 credits, mobilize 1.


@card("w4ts0n")
@pytest.mark.rules("10.1", "10.18")
def test_w4ts0n_brings_five_credits_then_mobilizes() -> None:
    table = scene(hand=["w4ts0n"]).play("recruit w4ts0n")
    assert table.credits(0) == 16
    assert table.disc("mars") == 1
    assert table.asked() == (CHANCE, "mobilize")
    table.play("mobilize titus")
    assert table.column(0, "mars") == ["w4ts0n", "titus"]
    assert table.disc("mars") == 1
    assert table.credits(0) == 16
    assert table.is_done()


@card("w4ts0n")
@pytest.mark.rules("10.2", "11.5")
def test_w4ts0n_with_nothing_to_mobilize_brings_the_credits() -> None:
    table = scene(hand=["w4ts0n"], deck=[]).play("recruit w4ts0n")
    assert table.credits(0) == 16
    assert table.asked() == (1, "turn")
