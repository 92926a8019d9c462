"""The 18 agents of Mars, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE, NOBODY

ONLY_MARS = {"mercury": None, "venus": None, "terra": None, "jupiter": None}
"""The other four discs have just been won."""


# 4ND3RS0N: 6 credits. 2 influence on a disc at the centre.


@pytest.mark.card("4nd3rs0n", "10.39")
def test_4nd3rs0n_pulls_a_disc_from_the_centre_by_two() -> None:
    table = scene(hand=["4nd3rs0n"], discs={"mercury": 1, "jupiter": -1})
    table.play("recruit 4nd3rs0n").sees(credits=6, discs={"mars": 1}, influence="venus terra")
    table.play("influence terra").sees(discs=(1, 0, 2, 1, -1), done=True)


@pytest.mark.card("4nd3rs0n", "10.39")
def test_4nd3rs0n_may_pull_mars_that_has_just_come_to_the_centre() -> None:
    table = scene(hand=["4nd3rs0n"], discs={**ONLY_MARS, "mars": -1}).play("recruit 4nd3rs0n")
    assert table.options() == ["influence mars"]
    assert table.play("influence mars").disc("mars") == 2


@pytest.mark.card("4nd3rs0n", "10.2")
def test_4nd3rs0n_without_a_disc_at_the_centre_does_no_more() -> None:
    discs = {"mercury": 1, "venus": -1, "terra": None, "jupiter": 3}
    table = scene(hand=["4nd3rs0n"], discs=discs).play("recruit 4nd3rs0n")
    table.sees(discs=(1, -1, None, 1, 3), done=True)


# BISH0P: 4 credits. With the badge 1 Mars.


@pytest.mark.card("bish0p", "10.33", "10.36")
def test_bish0p_with_the_badge_pulls_mars_twice() -> None:
    table = scene(hand=["bish0p"], badge="0 gold").play("recruit bish0p")
    table.sees(credits=8, discs={"mars": 2}, done=True)


# Caesar: 2 credits. 1 zenithium or 7 credits.


@pytest.mark.card("caesar", "10.32")
def test_caesar_brings_a_zenithium() -> None:
    table = scene(hand=["caesar"]).play("recruit caesar")
    table.sees(credits=10, discs={"mars": 1}, asked=(0, "choose"), options=["choose 1", "choose 2"])
    table.play("choose 1").sees(credits=10, zenithium=2, done=True)


@pytest.mark.card("caesar", "10.32")
def test_caesar_brings_seven_credits() -> None:
    table = scene(hand=["caesar"]).play("recruit caesar", "choose 2")
    table.sees(credits=17, zenithium=1, done=True)


# Caligula: 5 credits. Transfer 1, then 1 influence on its planet.


@pytest.mark.card("caligula", "10.34", "10.41")
def test_caligula_takes_a_card_over_and_pulls_its_planet() -> None:
    table = scene(
        hand=["caligula"],
        columns=({"venus": ["moussa"]}, {"venus": ["felis", "cresus"], "mars": ["titus"]}),
    )
    table.play("recruit caligula")
    table.sees(
        credits=7,
        discs={"mars": 1},
        asked=(0, "transfer"),
        options=["transfer venus", "transfer mars"],
    )
    table.play("transfer venus")
    table.sees(
        columns=({"venus": ["moussa", "cresus"]}, {"venus": ["felis"]}),
        discs=(0, 1, 0, 1, 0),
        done=True,
    )


@pytest.mark.card("caligula", "10.2")
def test_caligula_with_nothing_to_take_over_pulls_nothing() -> None:
    table = scene(hand=["caligula"], columns=({"venus": ["felis"]}, {})).play("recruit caligula")
    table.sees(discs=(0, 0, 0, 1, 0), done=True)


@pytest.mark.card("caligula", "10.34", "Z13")
def test_caligula_must_take_a_card_also_where_the_disc_is_off() -> None:
    table = scene(hand=["caligula"], columns=({}, {"venus": ["felis"]}), discs={"venus": None})
    table.play("recruit caligula").sees(options=["transfer venus"])
    table.play("transfer venus")
    table.sees(columns={"venus": ["felis"]}, discs=(0, None, 0, 1, 0), done=True)


@pytest.mark.card("caligula", "4.4", "4.6")
def test_caligula_finds_mars_just_won_by_himself() -> None:
    table = scene(
        hand=["caligula"],
        columns=({}, {"mars": ["titus"]}),
        discs={"mars": 3},
        tokens={"mars": "credits-3"},
    )
    table.play("recruit caligula").sees(credits=10)
    table.play("transfer mars")
    table.sees(
        columns={"mars": ["caligula", "titus"]}, won={"mars": 1}, discs={"mars": None}, done=True
    )


# Charlize Gun: 4 credits. Mobilize 1, transfer 1, exile 1 opposing card.


@pytest.mark.card("charlize-gun", "10.1", "10.18", "10.19", "10.20")
def test_charlize_gun_mobilizes_transfers_and_exiles() -> None:
    table = scene(
        hand=["charlize-gun"], columns=({}, {"venus": ["felis", "cresus"], "terra": ["zenon"]})
    )
    table.play("recruit charlize-gun")
    table.sees(credits=8, discs={"mars": 1}, asked=(CHANCE, "mobilize"))
    table.play("mobilize ivan").sees(columns={"jupiter": ["ivan"]}, asked=(0, "transfer"))
    table.play("transfer venus")
    table.sees(
        columns={"venus": ["cresus"]},
        asked=(0, "exile"),
        options=["exile opponent venus", "exile opponent terra"],
    )
    table.play("exile opponent terra")
    table.sees(
        discard=["zenon"], columns=({}, {"venus": ["felis"]}), discs=(0, 0, 0, 1, 0), done=True
    )


@pytest.mark.card("charlize-gun", "10.2")
def test_charlize_gun_takes_the_only_card_and_has_none_left_to_exile() -> None:
    table = scene(hand=["charlize-gun"], columns=({}, {"terra": ["zenon"]}))
    table.play("recruit charlize-gun", "mobilize ivan", "transfer terra")
    table.sees(columns={"terra": ["zenon"]}, discard=[], done=True)


@pytest.mark.card("charlize-gun", "10.2")
def test_charlize_gun_against_empty_columns_only_mobilizes() -> None:
    scene(hand=["charlize-gun"]).play("recruit charlize-gun", "mobilize ivan").sees(done=True)


@pytest.mark.card("charlize-gun", "10.2", "11.5")
def test_charlize_gun_goes_on_with_nothing_to_mobilize() -> None:
    table = scene(hand=["charlize-gun"], deck=[], columns=({}, {"terra": ["zenon", "v3rn3"]}))
    table.play("recruit charlize-gun", "transfer terra", "exile opponent terra")
    assert table.column(0, "terra") == ["v3rn3"]
    # The exiled card is all there is to draw from.
    assert table.options() == ["draw zenon"]


@pytest.mark.card("charlize-gun", "11.4")
def test_charlize_gun_mobilizes_from_the_reshuffled_discard_pile() -> None:
    table = scene(hand=["charlize-gun"], deck=[], discard=["nero"]).play("recruit charlize-gun")
    assert table.options() == ["mobilize nero"]
    table.play("mobilize nero").sees(columns={"mercury": ["nero"]}, discard=[], asked=(1, "turn"))


# Domitian: 9 credits. Three times: mobilize 1, 1 influence on its planet.


@pytest.mark.card("domitian", "10.34", "10.41", "10.18")
def test_domitian_mobilizes_and_pulls_card_by_card() -> None:
    table = scene(hand=["domitian"]).play("recruit domitian").sees(credits=3, discs={"mars": 1})
    table.play("mobilize felis").sees(discs=(0, 1, 0, 1, 0))
    table.play("mobilize titus").sees(discs=(0, 1, 0, 2, 0))
    table.play("mobilize cresus")
    table.sees(
        discs=(0, 2, 0, 2, 0),
        columns={"venus": ["felis", "cresus"], "mars": ["domitian", "titus"]},
        credits=3,
        done=True,
    )


@pytest.mark.card("domitian", "4.8")
def test_domitian_applies_a_token_before_the_next_card() -> None:
    table = scene(hand=["domitian"], discs={"venus": 3}, tokens={"venus": "influence"})
    table.play("recruit domitian", "mobilize felis").sees(won={"venus": 1}, asked=(0, "influence"))
    table.play("influence terra").sees(asked=(CHANCE, "mobilize"))
    # Venus is off: the card comes, the influence is lost, the next round goes on.
    table.play("mobilize cresus", "mobilize nero")
    table.sees(discs=(1, None, 1, 1, 0), columns={"venus": ["felis", "cresus"]}, done=True)


@pytest.mark.card("domitian", "11.4", "11.6")
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
    table.sees(discs={"terra": 2}, columns={"terra": ["zenon", "v3rn3"]}, asked=(1, "turn"))


@pytest.mark.card("domitian", "11.4")
def test_domitian_reshuffles_in_the_middle_and_stops_when_all_is_gone() -> None:
    table = scene(hand=["domitian"], deck=["felis"], discard=["nero"])
    table.play("recruit domitian", "mobilize felis").sees(options=["mobilize nero"])
    table.play("mobilize nero").sees(discs=(1, 1, 0, 1, 0), asked=(1, "turn"))


@pytest.mark.card("domitian", "10.2", "11.5")
def test_domitian_with_nothing_to_mobilize_does_no_more() -> None:
    table = scene(hand=["domitian"], deck=[]).play("recruit domitian")
    table.sees(discs=(0, 0, 0, 1, 0), asked=(1, "turn"))


@pytest.mark.card("domitian", "12.4", "12.5")
def test_domitian_wins_the_match_in_the_middle() -> None:
    table = scene(
        hand=["domitian"], discs={"venus": 3}, won=({"venus": 1, "terra": 2, "mars": 1}, {})
    )
    table.play("recruit domitian", "mobilize felis").sees(asked=(NOBODY, "popular"), winner=0)


# Don Dune: 6 credits. 1 Venus, the badge.


@pytest.mark.card("don-dune", "10.36", "10.23")
def test_don_dune_pulls_venus_and_takes_the_badge() -> None:
    table = scene(hand=["don-dune"], badge="0 silver").play("recruit don-dune")
    table.sees(credits=6, discs=(0, 1, 0, 1, 0), badge="0 gold", done=True)


# Handy Luke: 4 credits. A token from the boards.


@pytest.mark.card("handy-luke", "10.26")
def test_handy_luke_takes_a_token_of_a_planet() -> None:
    table = scene(
        hand=["handy-luke"],
        tokens={"venus": "credits-4", "mars": "badge", "human": "zenithium-1"},
    )
    table.play("recruit handy-luke")
    table.sees(
        credits=8,
        discs={"mars": 1},
        asked=(0, "token"),
        options=["take venus", "take mars", "take human"],
    )
    table.play("take venus")
    table.sees(
        credits=12,
        tokens={"mars": "badge", "human": "zenithium-1"},
        spent={"credits-4": 1},
        done=True,
    )


@pytest.mark.card("handy-luke", "10.26")
def test_handy_luke_takes_a_token_of_a_technology_and_its_question_comes_at_once() -> None:
    table = scene(hand=["handy-luke"], tokens={"robot": "influence"})
    table.play("recruit handy-luke").sees(options=["take robot"])
    table.play("take robot").sees(asked=(0, "influence"))
    table.play("influence mars").sees(discs={"mars": 2}, tokens={}, done=True)


@pytest.mark.card("handy-luke", "10.2")
def test_handy_luke_finds_the_boards_empty() -> None:
    table = scene(hand=["handy-luke"]).play("recruit handy-luke").sees(discs={"mars": 1})
    assert sum(table.reserve().values()) == 16
    assert table.is_done()


@pytest.mark.card("handy-luke", "4.8")
def test_handy_luke_takes_one_more_after_winning_the_token_of_mars() -> None:
    table = scene(
        hand=["handy-luke"], discs={"mars": 3}, tokens={"mars": "credits-3", "venus": "badge"}
    )
    table.play("recruit handy-luke").sees(credits=11, options=["take venus"])
    table.play("take venus").sees(badge="0 silver", spent={"credits-3": 1, "badge": 1})


@pytest.mark.card("handy-luke", "9.5")
def test_handy_luke_takes_an_influence_token_that_wins_a_disc_and_its_token() -> None:
    table = scene(
        hand=["handy-luke"],
        discs={"venus": 3},
        tokens={"terra": "influence", "venus": "zenithium-1"},
    )
    table.play("recruit handy-luke", "take terra", "influence venus")
    table.sees(won={"venus": 1}, zenithium=2, spent={"influence": 1, "zenithium-1": 1}, done=True)


@pytest.mark.card("handy-luke", "10.26", "9.2", "4.6")
def test_handy_luke_leaves_the_planet_without_a_token_for_good() -> None:
    table = scene(
        hands=[["handy-luke", "felis"], ["guy-gambler"]],
        discs={"venus": 3},
        tokens={"venus": "credits-4"},
    )
    table.play("recruit handy-luke", "take venus").end_turn()
    assert table.credits(0) == 12
    table.play("lead guy-gambler").end_turn()
    table.play("recruit felis").sees(won={"venus": 1}, credits=9)


# Jack Curry: 1 credit. 4 credits; may give 1 zenithium for 2 Mercury.


@pytest.mark.card("jack-curry", "10.16", "10.36")
def test_jack_curry_gives_a_zenithium_for_two_mercury() -> None:
    table = scene(hand=["jack-curry"]).play("recruit jack-curry")
    table.sees(credits=15, discs=(0, 0, 0, 1, 0))
    table.play("accept 1").sees(discs=(2, 0, 0, 1, 0), zenithium=(0, 2), done=True)


# Lady Moore: 10 credits. Three times: exile 1 opposing card, 1 influence on its planet.


@pytest.mark.card("lady-moore", "10.34", "10.41", "10.20")
def test_lady_moore_exiles_and_pulls_card_by_card() -> None:
    table = scene(
        hand=["lady-moore"],
        columns=(
            {"terra": ["zenon"]},
            {"venus": ["felis", "cresus"], "jupiter": ["geta", "ivan"]},
        ),
    )
    table.play("recruit lady-moore")
    table.sees(
        credits=2, discs={"mars": 1}, options=["exile opponent venus", "exile opponent jupiter"]
    )
    table.play("exile opponent venus").sees(discs={"venus": 1})
    # The same column may be used again.
    table.play("exile opponent venus").sees(discs={"venus": 2}, options=["exile opponent jupiter"])
    table.play("exile opponent jupiter")
    table.sees(discs=(0, 2, 0, 1, 1), discard=["cresus", "felis", "ivan"], done=True)


@pytest.mark.card("lady-moore", "10.34", "Z13")
def test_lady_moore_stops_with_the_last_opposing_card() -> None:
    table = scene(hand=["lady-moore"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit lady-moore", "exile opponent venus").sees(discs=(0, 1, 0, 1, 0), done=True)


@pytest.mark.card("lady-moore", "10.2")
def test_lady_moore_against_empty_columns_does_no_more() -> None:
    table = scene(hand=["lady-moore"], columns=({"venus": ["felis"]}, {}))
    assert table.play("recruit lady-moore").discs() == (0, 0, 0, 1, 0)
    assert table.is_done()


@pytest.mark.card("lady-moore", "10.34", "Z13")
def test_lady_moore_finds_the_rest_exiled_by_a_token_she_won() -> None:
    table = scene(
        hand=["lady-moore"],
        columns=({}, {"venus": ["felis"], "terra": ["zenon"], "jupiter": ["ivan"]}),
        discs={"venus": 3},
        tokens={"venus": "exile-2"},
    )
    table.play("recruit lady-moore", "exile opponent venus").sees(won={"venus": 1})
    # These two are the token's: they pull nothing.
    table.play("exile opponent terra", "exile opponent jupiter")
    table.sees(discs=(0, None, 0, 1, 0), done=True)


@pytest.mark.card("lady-moore", "10.34", "Z13")
def test_lady_moore_must_go_on_where_the_disc_is_off() -> None:
    table = scene(
        hand=["lady-moore"], columns=({}, {"venus": ["felis", "cresus"]}), discs={"venus": 3}
    )
    table.play("recruit lady-moore", "exile opponent venus")
    table.sees(won={"venus": 1}, options=["exile opponent venus"])
    table.play("exile opponent venus").sees(discs=(0, None, 0, 1, 0), done=True)


# Little Bob: 3 credits. 1 influence, not on Mars.


@pytest.mark.card("little-bob", "10.37")
def test_little_bob_pulls_another_planet() -> None:
    table = scene(hand=["little-bob"]).play("recruit little-bob")
    table.sees(credits=9, discs={"mars": 1}, influence="mercury venus terra jupiter")
    table.play("influence mercury").sees(discs=(1, 0, 0, 1, 0), done=True)


@pytest.mark.card("little-bob", "10.2")
def test_little_bob_with_only_mars_left_does_no_more() -> None:
    table = scene(hand=["little-bob"], discs=ONLY_MARS).play("recruit little-bob")
    table.sees(discs={"mars": 1}, done=True)


# MC4FFR3Y: 4 credits. 2 zenithium.


@pytest.mark.card("mc4ffr3y", "10.11")
def test_mc4ffr3y_brings_two_zenithium() -> None:
    table = scene(hand=["mc4ffr3y"]).play("recruit mc4ffr3y")
    table.sees(credits=8, discs={"mars": 1}, zenithium=(3, 1), done=True)


# R0B1NS0N: 2 credits. May exile 2, 4 or 7 own Mars cards for 2, 4 or 7 zenithium.


@pytest.mark.card("r0b1ns0n", "10.29", "10.20", "6.4")
def test_r0b1ns0n_exiles_two_cards_for_two_zenithium() -> None:
    table = scene(hand=["r0b1ns0n"], columns=({"mars": ["titus"]}, {})).play("recruit r0b1ns0n")
    table.sees(credits=11, discs={"mars": 1})
    table.play("accept 1").sees(zenithium=3, discard=["r0b1ns0n", "titus"], done=True)


# Ramses: 3 credits. Transfer 2, or 8 credits.


@pytest.mark.card("ramses", "10.32", "10.19", "10.21")
def test_ramses_takes_two_cards_over() -> None:
    table = scene(hand=["ramses"], columns=({}, {"venus": ["felis", "cresus", "moussa"]}))
    table.play("recruit ramses")
    table.sees(credits=9, discs={"mars": 1}, options=["choose 1", "choose 2"])
    table.play("choose 1", "transfer venus", "transfer venus")
    table.sees(
        columns=({"venus": ["moussa", "cresus"]}, {"venus": ["felis"]}), credits=9, done=True
    )


@pytest.mark.card("ramses", "10.3")
def test_ramses_takes_the_one_card_there_is() -> None:
    table = scene(hand=["ramses"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit ramses", "choose 1", "transfer venus")
    table.sees(columns={"venus": ["felis"]}, done=True)


@pytest.mark.card("ramses", "10.32", "Z19")
def test_ramses_may_choose_the_part_that_does_nothing() -> None:
    scene(hand=["ramses"]).play("recruit ramses", "choose 1").sees(credits=9, done=True)


@pytest.mark.card("ramses", "10.32", "10.19", "10.21")
def test_ramses_brings_eight_credits() -> None:
    table = scene(hand=["ramses"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit ramses", "choose 2")
    table.sees(credits=17, columns=({}, {"venus": ["felis"]}), done=True)


# Septimius: 3 credits. May exile 2, 4 or 7 own Mars cards for 1, 2 or 3 Mars.


@pytest.mark.card("septimius", "10.29", "10.20", "6.4")
def test_septimius_exiles_two_cards_for_one_mars() -> None:
    table = scene(hand=["septimius"], columns=({"mars": ["titus", "caesar"]}, {}))
    table.play("recruit septimius", "accept 1")
    table.sees(
        credits=11,
        discs={"mars": 2},
        columns={"mars": ["titus"]},
        discard=["caesar", "septimius"],
        done=True,
    )


# Titus: 1 credit. 1 influence for the opponent, not on Mars; 10 credits.


@pytest.mark.card("titus", "10.5", "10.37")
def test_titus_gives_an_influence_away_for_ten_credits() -> None:
    table = scene(hand=["titus"]).play("recruit titus")
    table.sees(
        credits=11,
        discs={"mars": 1},
        asked=(0, "influence"),
        influence="mercury venus terra jupiter",
    )
    table.play("influence terra").sees(discs=(0, 0, -1, 1, 0), credits=(21, 12), done=True)


@pytest.mark.card("titus", "10.2")
def test_titus_brings_his_credits_when_only_mars_is_left() -> None:
    scene(hand=["titus"], discs=ONLY_MARS).play("recruit titus").sees(credits=21, done=True)


@pytest.mark.card("titus", "4.7", "9.4")
def test_titus_lets_the_opponent_win_a_disc_its_token_and_a_second_disc() -> None:
    table = scene(
        hand=["titus"],
        discs={"venus": -3, "mercury": -3},
        tokens={"venus": "influence", "mercury": "exile-2"},
        columns=({"jupiter": ["ivan"]}, {}),
    )
    table.play("recruit titus", "influence venus")
    table.sees(won=({}, {"venus": 1}), asked=(1, "influence"))
    table.play("influence mercury").sees(won=({}, {"mercury": 1}), asked=(1, "exile"))
    table.play("exile opponent mars", "exile opponent jupiter")
    # Titus himself is gone; his credits come all the same.
    table.sees(
        discard=["titus", "ivan"], credits=21, spent={"influence": 1, "exile-2": 1}, done=True
    )
    table.end_turn().sees(discs=(0, 0, 0, 1, 0))


@pytest.mark.card("titus", "4.7", "9.4")
def test_titus_of_side_one_gives_to_side_zero() -> None:
    table = scene(
        hand=["titus"], on_turn=1, discs={"venus": 3, "mars": 1}, tokens={"venus": "influence"}
    )
    table.play("recruit titus").sees(discs={"mars": 0}, asked=(1, "influence"))
    table.play("influence venus").sees(won={"venus": 1}, asked=(0, "influence"))
    table.play("influence jupiter").sees(discs={"jupiter": 1}, credits=(12, 21), done=True)


@pytest.mark.card("titus", "12.4", "12.5")
def test_titus_can_lose_the_match_through_the_token_he_gave_away() -> None:
    table = scene(
        hand=["titus"],
        discs={"venus": -3, "terra": -3},
        won=({}, {"terra": 2}),
        tokens={"venus": "influence", "terra": "badge"},
    )
    table.play("recruit titus", "influence venus", "influence terra")
    table.sees(
        asked=(NOBODY, "absolute"),
        winner=1,
        credits=11,
        tokens={"terra": "badge"},
        spent={"influence": 1},
    )


# V4NC3: 2 credits. Transfer 1, or 1 zenithium.


@pytest.mark.card("v4nc3", "10.32")
def test_v4nc3_takes_a_card_over() -> None:
    table = scene(hand=["v4nc3"], columns=({}, {"venus": ["felis"], "terra": ["zenon"]}))
    table.play("recruit v4nc3").sees(credits=10, discs={"mars": 1})
    table.play("choose 1", "transfer terra")
    table.sees(columns=({"terra": ["zenon"]}, {"venus": ["felis"]}), zenithium=1, done=True)


@pytest.mark.card("v4nc3", "10.32")
def test_v4nc3_brings_a_zenithium() -> None:
    table = scene(hand=["v4nc3"], columns=({}, {"venus": ["felis"]}))
    table.play("recruit v4nc3", "choose 2")
    table.sees(zenithium=2, columns=({}, {"venus": ["felis"]}), done=True)


@pytest.mark.card("v4nc3", "10.32", "Z19")
def test_v4nc3_may_choose_the_part_that_does_nothing() -> None:
    table = scene(hand=["v4nc3"]).play("recruit v4nc3").sees(options=["choose 1", "choose 2"])
    table.play("choose 1").sees(zenithium=1, done=True)


# W4TS0N: 1 credit. 5 credits, mobilize 1.


@pytest.mark.card("w4ts0n", "10.1", "10.18")
def test_w4ts0n_brings_five_credits_then_mobilizes() -> None:
    table = scene(hand=["w4ts0n"]).play("recruit w4ts0n")
    table.sees(credits=16, discs={"mars": 1}, asked=(CHANCE, "mobilize"))
    table.play("mobilize titus")
    table.sees(columns={"mars": ["w4ts0n", "titus"]}, discs={"mars": 1}, credits=16, done=True)


@pytest.mark.card("w4ts0n", "10.2", "11.5")
def test_w4ts0n_with_nothing_to_mobilize_brings_the_credits() -> None:
    scene(hand=["w4ts0n"], deck=[]).play("recruit w4ts0n").sees(credits=16, asked=(1, "turn"))
