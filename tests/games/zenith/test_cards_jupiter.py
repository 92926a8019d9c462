"""The 18 agents of Jupiter, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

card = pytest.mark.card

ONLY_JUPITER = {"mercury": None, "venus": None, "terra": None, "mars": None}
"""The other four discs have just been won."""


# Agent Ezra: 1 credit. 4 credits; may give 1 zenithium for 2 Venus.


@card("agent-ezra")
@pytest.mark.rules("10.16", "10.36")
def test_agent_ezra_gives_a_zenithium_for_two_venus() -> None:
    table = scene(hand=["agent-ezra"]).play("recruit agent-ezra")
    assert table.credits(0) == 15
    assert table.discs() == (0, 0, 0, 0, 1)
    table.play("accept 1")
    assert table.discs() == (0, 2, 0, 0, 1)
    assert (table.zenithium(0), table.zenithium(1)) == (0, 2)
    assert table.is_done()


# Annie: 1 credit. 5 credits; may give the badge for 7 more.


@card("annie")
@pytest.mark.rules("10.24", "10.29")
def test_annie_sells_the_badge_for_seven_credits() -> None:
    table = scene(hand=["annie"], badge="0 gold").play("recruit annie")
    assert table.credits(0) == 16
    assert table.disc("jupiter") == 1
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert (table.credits(0), table.credits(1)) == (23, 12)
    assert table.badge() == "1 silver"
    assert table.is_done()


@card("annie")
@pytest.mark.rules("10.29")
def test_annie_may_keep_the_badge() -> None:
    table = scene(hand=["annie"], badge="0 silver").play("recruit annie", "decline")
    assert table.credits(0) == 16
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("annie")
@pytest.mark.rules("10.30")
@pytest.mark.parametrize("badge", [None, "1 gold"])
def test_annie_without_the_badge_is_not_asked(badge: str | None) -> None:
    table = scene(hand=["annie"], badge=badge).play("recruit annie")
    assert table.credits(0) == 16
    assert table.badge() == badge
    assert table.is_done()


# Arnulf: 3 credits. May exile 2, 4 or 7 own Jupiter cards for 1, 2 or 3 Jupiter.


@card("arnulf")
@pytest.mark.rules("10.29", "10.20", "6.4")
def test_arnulf_exiles_two_cards_for_one_jupiter() -> None:
    table = scene(hand=["arnulf"], columns=({"jupiter": ["ivan"]}, {})).play("recruit arnulf")
    assert table.credits(0) == 10
    assert table.disc("jupiter") == 1
    table.play("accept 1")
    assert table.disc("jupiter") == 2
    assert table.discard() == ["arnulf", "ivan"]
    assert table.is_done()


# B4RJ4V3L: 2 credits. May exile 2, 4 or 7 own Jupiter cards for 2, 4 or 7 zenithium.


@card("b4rj4v3l")
@pytest.mark.rules("10.29", "10.20", "6.4")
def test_b4rj4v3l_exiles_four_cards_for_four_zenithium() -> None:
    table = scene(hand=["b4rj4v3l"], columns=({"jupiter": ["ivan", "geta", "annie"]}, {}))
    table.play("recruit b4rj4v3l", "accept 2")
    assert table.credits(0) == 12
    assert table.disc("jupiter") == 1
    assert table.zenithium(0) == 5
    assert table.discard() == ["annie", "b4rj4v3l", "geta", "ivan"]
    assert table.is_done()


# Bajazet: 3 credits. May exile an opposing card for its cost in credits.


@card("bajazet")
@pytest.mark.rules("10.14", "10.20", "10.29")
def test_bajazet_exiles_an_opposing_card_for_its_printed_cost() -> None:
    table = scene(
        hand=["bajazet"],
        columns=({"terra": ["zenon"]}, {"mercury": ["atlas", "magellan"], "mars": ["titus"]}),
    )
    table.play("recruit bajazet")
    assert table.credits(0) == 9
    assert table.disc("jupiter") == 1
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.options() == ["exile opponent mercury", "exile opponent mars"]
    table.play("exile opponent mercury")
    assert table.discard() == ["magellan"]
    assert table.column(1, "mercury") == ["atlas"]
    assert (table.credits(0), table.credits(1)) == (19, 12)
    assert table.is_done()


@card("bajazet")
@pytest.mark.rules("10.30")
def test_bajazet_against_empty_columns_is_not_asked() -> None:
    table = scene(hand=["bajazet"], columns=({"terra": ["zenon"]}, {})).play("recruit bajazet")
    assert table.credits(0) == 9
    assert table.is_done()


@card("bajazet")
@pytest.mark.rules("10.29")
def test_bajazet_may_be_declined() -> None:
    table = scene(hand=["bajazet"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit bajazet", "decline")
    assert table.column(1, "mars") == ["titus"]
    assert table.credits(0) == 9
    assert table.is_done()


# Captain Andreev: 4 credits. May transfer 1 for its cost in credits.


@card("captain-andreev")
@pytest.mark.rules("10.14", "10.19", "10.29")
def test_captain_andreev_takes_a_card_over_for_its_printed_cost() -> None:
    table = scene(
        hand=["captain-andreev"],
        columns=({"mercury": ["atlas", "khan"]}, {"mercury": ["nero"], "mars": ["titus"]}),
    )
    table.play("recruit captain-andreev")
    assert table.credits(0) == 8
    assert table.disc("jupiter") == 1
    table.play("accept 1")
    assert table.options() == ["transfer mercury", "transfer mars"]
    table.play("transfer mercury")
    assert table.column(0, "mercury") == ["atlas", "khan", "nero"]
    assert table.column(1, "mercury") == []
    assert (table.credits(0), table.credits(1)) == (15, 12)
    assert table.is_done()


@card("captain-andreev")
@pytest.mark.rules("10.30")
def test_captain_andreev_against_empty_columns_is_not_asked() -> None:
    table = scene(hand=["captain-andreev"]).play("recruit captain-andreev")
    assert table.credits(0) == 8
    assert table.is_done()


@card("captain-andreev")
@pytest.mark.rules("10.29")
def test_captain_andreev_may_be_declined() -> None:
    table = scene(hand=["captain-andreev"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit captain-andreev", "decline")
    assert table.column(1, "mars") == ["titus"]
    assert table.credits(0) == 8
    assert table.is_done()


# CH4MB3RS: 8 credits. 3 zenithium; with the badge 1 more.


@card("ch4mb3rs")
@pytest.mark.rules("10.33")
@pytest.mark.parametrize(
    ("badge", "zenithium"), [(None, 4), ("1 gold", 4), ("0 silver", 5), ("0 gold", 5)]
)
def test_ch4mb3rs_brings_three_zenithium_and_one_more_with_the_badge(
    badge: str | None, zenithium: int
) -> None:
    table = scene(hand=["ch4mb3rs"], badge=badge).play("recruit ch4mb3rs")
    assert table.credits(0) == 4
    assert table.disc("jupiter") == 1
    assert table.zenithium(0) == zenithium
    assert table.is_done()


@card("ch4mb3rs")
@pytest.mark.rules("10.33", "4.8")
def test_ch4mb3rs_counts_the_badge_won_with_jupiter() -> None:
    table = scene(
        hand=["ch4mb3rs"], badge="1 gold", discs={"jupiter": 3}, tokens={"jupiter": "badge"}
    )
    table.play("recruit ch4mb3rs")
    assert table.badge() == "0 silver"
    assert table.zenithium(0) == 5


# Donald Smooth: 2 credits. May discard 1 for its cost in credits.


@card("donald-smooth")
@pytest.mark.rules("10.14", "10.22")
def test_donald_smooth_discards_a_card_for_its_printed_cost() -> None:
    table = scene(
        hand=["donald-smooth", "magellan", "titus"],
        columns=({"mercury": ["nero", "atlas"]}, {}),
    )
    table.play("recruit donald-smooth")
    assert table.credits(0) == 10
    assert table.disc("jupiter") == 1
    table.play("accept 1")
    assert table.options() == ["discard magellan", "discard titus"]
    table.play("discard magellan")
    assert table.discard() == ["magellan"]
    assert table.credits(0) == 20
    assert table.is_done()


@card("donald-smooth")
@pytest.mark.rules("10.30")
def test_donald_smooth_with_an_empty_hand_is_not_asked() -> None:
    table = scene(hand=["donald-smooth"]).play("recruit donald-smooth")
    assert table.credits(0) == 10
    assert table.is_done()


@card("donald-smooth")
@pytest.mark.rules("10.29")
def test_donald_smooth_may_be_declined() -> None:
    table = scene(hand=["donald-smooth", "titus"]).play("recruit donald-smooth", "decline")
    assert table.hand(0) == ["titus"]
    assert table.credits(0) == 10
    assert table.is_done()


# Geta: 3 credits. The gold badge, or 8 credits.


@card("geta")
@pytest.mark.rules("10.32", "8.5")
@pytest.mark.parametrize("badge", [None, "1 silver", "1 gold", "0 silver", "0 gold"])
def test_geta_takes_the_badge_on_gold_wherever_it_was(badge: str | None) -> None:
    table = scene(hand=["geta"], badge=badge).play("recruit geta")
    assert table.credits(0) == 9
    assert table.disc("jupiter") == 1
    assert table.options() == ["choose 1", "choose 2"]
    table.play("choose 1")
    assert table.badge() == "0 gold"
    assert table.credits(0) == 9
    assert table.is_done()


@card("geta")
@pytest.mark.rules("10.32")
def test_geta_brings_eight_credits() -> None:
    table = scene(hand=["geta"], badge="1 silver").play("recruit geta", "choose 2")
    assert table.credits(0) == 17
    assert table.badge() == "1 silver"
    assert table.is_done()


# GIBS0N: 4 credits. Transfer 2; may give the badge to transfer 2 more.


@card("gibs0n")
@pytest.mark.rules("10.19", "10.24")
def test_gibs0n_takes_two_cards_over_and_two_more_for_the_badge() -> None:
    table = scene(
        hand=["gibs0n"],
        badge="0 silver",
        columns=(
            {},
            {"mercury": ["nero"], "venus": ["felis", "cresus", "moussa"], "mars": ["titus"]},
        ),
    )
    table.play("recruit gibs0n")
    assert table.credits(0) == 8
    assert table.disc("jupiter") == 1
    table.play("transfer venus", "transfer venus")
    assert table.column(0, "venus") == ["moussa", "cresus"]
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.badge() == "1 silver"
    table.play("transfer mars", "transfer mercury")
    assert table.column(0, "mars") == ["titus"]
    assert table.column(0, "mercury") == ["nero"]
    assert table.column(1, "venus") == ["felis"]
    assert table.discs() == (0, 0, 0, 0, 1)
    assert table.is_done()


@card("gibs0n")
@pytest.mark.rules("10.3")
def test_gibs0n_takes_one_more_for_the_badge_when_only_one_is_left() -> None:
    table = scene(
        hand=["gibs0n"], badge="0 gold", columns=({}, {"venus": ["felis", "cresus", "moussa"]})
    )
    table.play("recruit gibs0n", "transfer venus", "transfer venus", "accept 1")
    table.play("transfer venus")
    assert table.column(0, "venus") == ["moussa", "cresus", "felis"]
    assert table.badge() == "1 silver"
    assert table.is_done()


@card("gibs0n")
@pytest.mark.rules("10.3")
def test_gibs0n_takes_what_there_is_and_offers_nothing_more() -> None:
    table = scene(hand=["gibs0n"], badge="0 silver", columns=({}, {"mars": ["titus"]}))
    table.play("recruit gibs0n", "transfer mars")
    assert table.column(0, "mars") == ["titus"]
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("gibs0n")
@pytest.mark.rules("10.2")
def test_gibs0n_against_empty_columns_does_no_more() -> None:
    table = scene(hand=["gibs0n"], badge="0 silver").play("recruit gibs0n")
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("gibs0n")
@pytest.mark.rules("10.30")
def test_gibs0n_without_the_badge_takes_two() -> None:
    table = scene(hand=["gibs0n"], columns=({}, {"venus": ["felis", "cresus", "moussa"]}))
    table.play("recruit gibs0n", "transfer venus", "transfer venus")
    assert table.column(1, "venus") == ["felis"]
    assert table.is_done()


@card("gibs0n")
@pytest.mark.rules("10.29")
def test_gibs0n_may_keep_the_badge() -> None:
    table = scene(
        hand=["gibs0n"], badge="0 gold", columns=({}, {"venus": ["felis", "cresus", "moussa"]})
    )
    table.play("recruit gibs0n", "transfer venus", "transfer venus", "decline")
    assert table.badge() == "0 gold"
    assert table.column(1, "venus") == ["felis"]
    assert table.is_done()


# Ivan: 1 credit. 2 credits for every planet where the opponent has a card.


@card("ivan")
@pytest.mark.rules("10.12")
def test_ivan_counts_the_columns_of_the_opponent() -> None:
    table = scene(
        hand=["ivan"],
        columns=({"terra": ["zenon"]}, {"venus": ["felis", "cresus"], "mars": ["titus"]}),
    )
    table.play("recruit ivan")
    assert table.credits(0) == 15
    assert table.disc("jupiter") == 1
    assert table.is_done()


@card("ivan")
@pytest.mark.rules("10.2")
def test_ivan_against_empty_columns_brings_nothing() -> None:
    table = scene(hand=["ivan"]).play("recruit ivan")
    assert table.credits(0) == 11
    assert table.is_done()


# Lisa Charity: 2 credits. 2 zenithium, 3 credits for the opponent.


@card("lisa-charity")
@pytest.mark.rules("10.11")
def test_lisa_charity_brings_two_zenithium_and_three_credits_to_the_opponent() -> None:
    table = scene(hand=["lisa-charity"]).play("recruit lisa-charity")
    assert table.disc("jupiter") == 1
    assert (table.credits(0), table.credits(1)) == (10, 15)
    assert (table.zenithium(0), table.zenithium(1)) == (3, 1)
    assert table.is_done()


# M4RT1N: 4 credits. With the badge 1 Jupiter.


@card("m4rt1n")
@pytest.mark.rules("10.33", "10.36")
def test_m4rt1n_with_the_badge_pulls_jupiter_twice() -> None:
    table = scene(hand=["m4rt1n"], badge="0 silver").play("recruit m4rt1n")
    assert table.credits(0) == 8
    assert table.disc("jupiter") == 2
    assert table.is_done()


# Milady Jones: 6 credits. 1 Terra, the badge.


@card("milady-jones")
@pytest.mark.rules("10.36", "10.23")
def test_milady_jones_pulls_terra_and_takes_the_badge() -> None:
    table = scene(hand=["milady-jones"], badge="1 silver").play("recruit milady-jones")
    assert table.credits(0) == 6
    assert table.discs() == (0, 0, 1, 0, 1)
    assert table.badge() == "0 silver"
    assert table.is_done()


# P.K.D1CK: 5 credits. 1 influence; with the badge 1 zenithium.


@card("p-k-d1ck")
@pytest.mark.rules("10.33", "10.37")
def test_p_k_d1ck_with_the_badge_brings_a_zenithium() -> None:
    table = scene(hand=["p-k-d1ck"], badge="0 gold").play("recruit p-k-d1ck")
    assert table.credits(0) == 7
    assert len(table.options()) == 5
    table.play("influence jupiter")
    assert table.disc("jupiter") == 2
    assert table.zenithium(0) == 2
    assert table.is_done()


@card("p-k-d1ck")
@pytest.mark.rules("10.33", "10.37")
def test_p_k_d1ck_without_the_badge_brings_none() -> None:
    table = scene(hand=["p-k-d1ck"], badge="1 gold").play("recruit p-k-d1ck", "influence venus")
    assert table.discs() == (0, 1, 0, 0, 1)
    assert table.zenithium(0) == 1
    assert table.is_done()


@card("p-k-d1ck")
@pytest.mark.rules("10.2")
def test_p_k_d1ck_with_every_disc_gone_still_pays() -> None:
    table = scene(hand=["p-k-d1ck"], badge="0 silver", discs={**ONLY_JUPITER, "jupiter": None})
    table.play("recruit p-k-d1ck")
    assert table.zenithium(0) == 2
    assert table.is_done()


# Queen Suzanne: 10 credits. 2 influence, 2 zenithium, the gold badge.


@card("queen-suzanne")
@pytest.mark.rules("10.5", "8.5")
@pytest.mark.parametrize("badge", [None, "1 gold", "0 silver", "0 gold"])
def test_queen_suzanne_pulls_two_brings_zenithium_and_the_gold_badge(badge: str | None) -> None:
    table = scene(hand=["queen-suzanne"], badge=badge).play("recruit queen-suzanne")
    assert table.credits(0) == 2
    assert len(table.options()) == 5
    assert table.zenithium(0) == 1
    table.play("influence terra")
    assert table.discs() == (0, 0, 2, 0, 1)
    assert table.zenithium(0) == 3
    assert table.badge() == "0 gold"
    assert table.is_done()


@card("queen-suzanne")
@pytest.mark.rules("11.1")
def test_queen_suzanne_fills_the_hand_to_six() -> None:
    table = scene(hand=["queen-suzanne"]).play("recruit queen-suzanne", "influence terra")
    table.end_turn()
    assert len(table.hand(0)) == 6


@card("queen-suzanne")
@pytest.mark.rules("10.2")
def test_queen_suzanne_with_every_disc_gone_does_the_rest() -> None:
    table = scene(hand=["queen-suzanne"], discs={**ONLY_JUPITER, "jupiter": None})
    table.play("recruit queen-suzanne")
    assert table.zenithium(0) == 3
    assert table.badge() == "0 gold"
    assert table.is_done()


# Suleiman: 1 credit. May spend 3, 7 or 12 credits for 1, 2 or 3 times 1 influence, not on
# Jupiter.


@card("suleiman")
@pytest.mark.rules("10.9", "10.15", "Z02")
def test_suleiman_spends_twelve_credits_for_three_influences() -> None:
    table = scene(hand=["suleiman"], credits=(14, 0)).play("recruit suleiman")
    assert table.credits(0) == 13
    assert table.disc("jupiter") == 1
    assert table.options() == ["accept 1", "accept 2", "accept 3", "decline"]
    table.play("accept 3")
    assert (table.credits(0), table.credits(1)) == (1, 0)
    for planet in ("venus", "venus", "mars"):
        assert table.options() == [
            "influence mercury",
            "influence venus",
            "influence terra",
            "influence mars",
        ]
        table.play(f"influence {planet}")
    assert table.discs() == (0, 2, 0, 1, 1)
    assert table.is_done()


@card("suleiman")
@pytest.mark.rules("10.9", "10.15", "Z02")
def test_suleiman_spends_seven_credits_for_two_influences() -> None:
    table = scene(hand=["suleiman"])
    table.play("recruit suleiman", "accept 2", "influence mercury", "influence terra")
    assert table.credits(0) == 4
    assert table.discs() == (1, 0, 1, 0, 1)
    assert table.is_done()


@card("suleiman")
@pytest.mark.rules("10.9", "10.15", "Z02")
def test_suleiman_spends_three_credits_for_one_influence() -> None:
    table = scene(hand=["suleiman"]).play("recruit suleiman", "accept 1", "influence mars")
    assert table.credits(0) == 8
    assert table.discs() == (0, 0, 0, 1, 1)
    assert table.is_done()


@card("suleiman")
@pytest.mark.rules("10.30", "10.9")
@pytest.mark.parametrize(
    ("credits_before", "rungs"),
    [
        (13, ["accept 1", "accept 2", "accept 3"]),
        (12, ["accept 1", "accept 2"]),
        (8, ["accept 1", "accept 2"]),
        (7, ["accept 1"]),
        (4, ["accept 1"]),
    ],
)
def test_suleiman_offers_the_rungs_that_can_be_paid_after_his_price(
    credits_before: int, rungs: list[str]
) -> None:
    table = scene(hand=["suleiman"], credits=(credits_before, 0)).play("recruit suleiman")
    assert table.options() == [*rungs, "decline"]


@card("suleiman")
@pytest.mark.rules("10.30")
def test_suleiman_without_the_credits_is_not_asked() -> None:
    table = scene(hand=["suleiman"], credits=(3, 0)).play("recruit suleiman")
    assert table.credits(0) == 2
    assert table.is_done()


@card("suleiman")
@pytest.mark.rules("10.30")
def test_suleiman_is_not_asked_when_only_jupiter_is_left() -> None:
    table = scene(hand=["suleiman"], discs=ONLY_JUPITER).play("recruit suleiman")
    assert table.credits(0) == 11
    assert table.is_done()


@card("suleiman")
@pytest.mark.rules("4.8", "10.9", "Z15")
def test_suleiman_wins_a_disc_in_the_middle_and_goes_on() -> None:
    table = scene(hand=["suleiman"], discs={"terra": 3}, tokens={"terra": "credits-3"})
    table.play("recruit suleiman", "accept 2", "influence terra")
    assert table.won(0, "terra") == 1
    assert table.credits(0) == 7
    assert table.options() == ["influence mercury", "influence venus", "influence mars"]
    table.play("influence mars")
    assert table.discs() == (0, 0, None, 1, 1)
    assert table.is_done()


@card("suleiman")
@pytest.mark.rules("10.29")
def test_suleiman_may_be_declined() -> None:
    table = scene(hand=["suleiman"]).play("recruit suleiman", "decline")
    assert table.credits(0) == 11
    assert table.discs() == (0, 0, 0, 0, 1)
    assert table.is_done()


# TH0MPS0N: 8 credits. 2 influence; with 6 credits or more 1 on a different planet.


@card("th0mps0n")
@pytest.mark.rules("10.33", "10.38")
def test_th0mps0n_with_six_credits_left_pulls_a_second_planet() -> None:
    table = scene(hand=["th0mps0n"], credits=(14, 0)).play("recruit th0mps0n")
    assert table.credits(0) == 6
    assert len(table.options()) == 5
    table.play("influence mars")
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence terra",
        "influence jupiter",
    ]
    table.play("influence jupiter")
    assert table.discs() == (0, 0, 0, 2, 2)
    assert table.credits(0) == 6
    assert table.is_done()


@card("th0mps0n")
@pytest.mark.rules("10.33", "10.38")
def test_th0mps0n_with_five_credits_left_pulls_no_second_planet() -> None:
    table = scene(hand=["th0mps0n"], credits=(13, 20)).play("recruit th0mps0n", "influence mars")
    assert table.discs() == (0, 0, 0, 2, 1)
    assert table.is_done()


@card("th0mps0n")
@pytest.mark.rules("10.33", "4.8")
def test_th0mps0n_counts_the_credits_of_a_token_just_won() -> None:
    table = scene(
        hand=["th0mps0n"], credits=(10, 0), discs={"mars": 2}, tokens={"mars": "credits-4"}
    )
    table.play("recruit th0mps0n", "influence mars")
    assert table.credits(0) == 6
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence terra",
        "influence jupiter",
    ]
    table.play("influence mercury")
    assert table.discs() == (1, 0, 0, None, 1)
    assert table.is_done()


@card("th0mps0n")
@pytest.mark.rules("10.2", "10.38")
def test_th0mps0n_finds_no_different_planet() -> None:
    table = scene(hand=["th0mps0n"], credits=(20, 0), discs=ONLY_JUPITER)
    table.play("recruit th0mps0n")
    assert table.options() == ["influence jupiter"]
    table.play("influence jupiter")
    assert table.disc("jupiter") == 3
    assert table.is_done()
