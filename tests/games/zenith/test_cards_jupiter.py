"""The 18 agents of Jupiter, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

ONLY_JUPITER = {"mercury": None, "venus": None, "terra": None, "mars": None}
"""The other four discs have just been won."""


# Agent Ezra: 1 credit. 4 credits; may give 1 zenithium for 2 Venus.


@pytest.mark.card("agent-ezra", "10.16", "10.36")
def test_agent_ezra_gives_a_zenithium_for_two_venus() -> None:
    table = scene(hand=["agent-ezra"]).play("recruit agent-ezra")
    table.sees(credits=15, discs=(0, 0, 0, 0, 1))
    table.play("accept 1").sees(discs=(0, 2, 0, 0, 1), zenithium=(0, 2), done=True)


# Annie: 1 credit. 5 credits; may give the badge for 7 more.


@pytest.mark.card("annie", "10.24", "10.29")
def test_annie_sells_the_badge_for_seven_credits() -> None:
    table = scene(hand=["annie"], badge="0 gold").play("recruit annie")
    table.sees(credits=16, discs={"jupiter": 1}, options=["accept 1", "decline"])
    table.play("accept 1").sees(credits=(23, 12), badge="1 silver", done=True)


@pytest.mark.card("annie", "10.29")
def test_annie_may_keep_the_badge() -> None:
    table = scene(hand=["annie"], badge="0 silver").play("recruit annie", "decline")
    table.sees(credits=16, badge="0 silver", done=True)


@pytest.mark.card("annie", "10.30")
@pytest.mark.parametrize("badge", [None, "1 gold"])
def test_annie_without_the_badge_is_not_asked(badge: str | None) -> None:
    table = scene(hand=["annie"], badge=badge).play("recruit annie")
    table.sees(credits=16, badge=badge, done=True)


# Arnulf: 3 credits. May exile 2, 4 or 7 own Jupiter cards for 1, 2 or 3 Jupiter.


@pytest.mark.card("arnulf", "10.29", "10.20", "6.4")
def test_arnulf_exiles_two_cards_for_one_jupiter() -> None:
    table = scene(hand=["arnulf"], columns=({"jupiter": ["ivan"]}, {})).play("recruit arnulf")
    table.sees(credits=10, discs={"jupiter": 1})
    table.play("accept 1").sees(discs={"jupiter": 2}, discard=["arnulf", "ivan"], done=True)


# B4RJ4V3L: 2 credits. May exile 2, 4 or 7 own Jupiter cards for 2, 4 or 7 zenithium.


@pytest.mark.card("b4rj4v3l", "10.29", "10.20", "6.4")
def test_b4rj4v3l_exiles_four_cards_for_four_zenithium() -> None:
    table = scene(hand=["b4rj4v3l"], columns=({"jupiter": ["ivan", "geta", "annie"]}, {}))
    table.play("recruit b4rj4v3l", "accept 2")
    table.sees(
        credits=12,
        discs={"jupiter": 1},
        zenithium=5,
        discard=["annie", "b4rj4v3l", "geta", "ivan"],
        done=True,
    )


# Bajazet: 3 credits. May exile an opposing card for its cost in credits.


@pytest.mark.card("bajazet", "10.14", "10.20", "10.29")
def test_bajazet_exiles_an_opposing_card_for_its_printed_cost() -> None:
    table = scene(
        hand=["bajazet"],
        columns=({"terra": ["zenon"]}, {"mercury": ["atlas", "magellan"], "mars": ["titus"]}),
    )
    table.play("recruit bajazet")
    table.sees(credits=9, discs={"jupiter": 1}, options=["accept 1", "decline"])
    table.play("accept 1").sees(options=["exile opponent mercury", "exile opponent mars"])
    table.play("exile opponent mercury")
    table.sees(
        discard=["magellan"], columns=({}, {"mercury": ["atlas"]}), credits=(19, 12), done=True
    )


@pytest.mark.card("bajazet", "10.30")
def test_bajazet_against_empty_columns_is_not_asked() -> None:
    table = scene(hand=["bajazet"], columns=({"terra": ["zenon"]}, {})).play("recruit bajazet")
    table.sees(credits=9, done=True)


@pytest.mark.card("bajazet", "10.29")
def test_bajazet_may_be_declined() -> None:
    table = scene(hand=["bajazet"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit bajazet", "decline")
    table.sees(columns=({}, {"mars": ["titus"]}), credits=9, done=True)


# Captain Andreev: 4 credits. May transfer 1 for its cost in credits.


@pytest.mark.card("captain-andreev", "10.14", "10.19", "10.29")
def test_captain_andreev_takes_a_card_over_for_its_printed_cost() -> None:
    table = scene(
        hand=["captain-andreev"],
        columns=({"mercury": ["atlas", "khan"]}, {"mercury": ["nero"], "mars": ["titus"]}),
    )
    table.play("recruit captain-andreev").sees(credits=8, discs={"jupiter": 1})
    table.play("accept 1").sees(options=["transfer mercury", "transfer mars"])
    table.play("transfer mercury")
    table.sees(
        columns=({"mercury": ["atlas", "khan", "nero"]}, {"mercury": []}),
        credits=(15, 12),
        done=True,
    )


@pytest.mark.card("captain-andreev", "10.30")
def test_captain_andreev_against_empty_columns_is_not_asked() -> None:
    scene(hand=["captain-andreev"]).play("recruit captain-andreev").sees(credits=8, done=True)


@pytest.mark.card("captain-andreev", "10.29")
def test_captain_andreev_may_be_declined() -> None:
    table = scene(hand=["captain-andreev"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit captain-andreev", "decline")
    table.sees(columns=({}, {"mars": ["titus"]}), credits=8, done=True)


# CH4MB3RS: 8 credits. 3 zenithium; with the badge 1 more.


@pytest.mark.card("ch4mb3rs", "10.33")
@pytest.mark.parametrize(
    ("badge", "zenithium"), [(None, 4), ("1 gold", 4), ("0 silver", 5), ("0 gold", 5)]
)
def test_ch4mb3rs_brings_three_zenithium_and_one_more_with_the_badge(
    badge: str | None, zenithium: int
) -> None:
    table = scene(hand=["ch4mb3rs"], badge=badge).play("recruit ch4mb3rs")
    table.sees(credits=4, discs={"jupiter": 1}, zenithium=zenithium, done=True)


@pytest.mark.card("ch4mb3rs", "10.33", "4.8")
def test_ch4mb3rs_counts_the_badge_won_with_jupiter() -> None:
    table = scene(
        hand=["ch4mb3rs"], badge="1 gold", discs={"jupiter": 3}, tokens={"jupiter": "badge"}
    )
    table.play("recruit ch4mb3rs").sees(badge="0 silver", zenithium=5)


# Donald Smooth: 2 credits. May discard 1 for its cost in credits.


@pytest.mark.card("donald-smooth", "10.14", "10.22")
def test_donald_smooth_discards_a_card_for_its_printed_cost() -> None:
    table = scene(
        hand=["donald-smooth", "magellan", "titus"],
        columns=({"mercury": ["nero", "atlas"]}, {}),
    )
    table.play("recruit donald-smooth").sees(credits=10, discs={"jupiter": 1})
    table.play("accept 1").sees(options=["discard magellan", "discard titus"])
    table.play("discard magellan").sees(discard=["magellan"], credits=20, done=True)


@pytest.mark.card("donald-smooth", "10.30")
def test_donald_smooth_with_an_empty_hand_is_not_asked() -> None:
    scene(hand=["donald-smooth"]).play("recruit donald-smooth").sees(credits=10, done=True)


@pytest.mark.card("donald-smooth", "10.29")
def test_donald_smooth_may_be_declined() -> None:
    table = scene(hand=["donald-smooth", "titus"]).play("recruit donald-smooth", "decline")
    table.sees(hand=["titus"], credits=10, done=True)


# Geta: 3 credits. The gold badge, or 8 credits.


@pytest.mark.card("geta", "10.32", "8.5")
@pytest.mark.parametrize("badge", [None, "1 silver", "1 gold", "0 silver", "0 gold"])
def test_geta_takes_the_badge_on_gold_wherever_it_was(badge: str | None) -> None:
    table = scene(hand=["geta"], badge=badge).play("recruit geta")
    table.sees(credits=9, discs={"jupiter": 1}, options=["choose 1", "choose 2"])
    table.play("choose 1").sees(badge="0 gold", credits=9, done=True)


@pytest.mark.card("geta", "10.32")
def test_geta_brings_eight_credits() -> None:
    table = scene(hand=["geta"], badge="1 silver").play("recruit geta", "choose 2")
    table.sees(credits=17, badge="1 silver", done=True)


# GIBS0N: 4 credits. Transfer 2; may give the badge to transfer 2 more.


@pytest.mark.card("gibs0n", "10.19", "10.24")
def test_gibs0n_takes_two_cards_over_and_two_more_for_the_badge() -> None:
    table = scene(
        hand=["gibs0n"],
        badge="0 silver",
        columns=(
            {},
            {"mercury": ["nero"], "venus": ["felis", "cresus", "moussa"], "mars": ["titus"]},
        ),
    )
    table.play("recruit gibs0n").sees(credits=8, discs={"jupiter": 1})
    table.play("transfer venus", "transfer venus")
    table.sees(columns={"venus": ["moussa", "cresus"]}, options=["accept 1", "decline"])
    table.play("accept 1").sees(badge="1 silver")
    table.play("transfer mars", "transfer mercury")
    table.sees(
        columns=({"mars": ["titus"], "mercury": ["nero"]}, {"venus": ["felis"]}),
        discs=(0, 0, 0, 0, 1),
        done=True,
    )


@pytest.mark.card("gibs0n", "10.3")
def test_gibs0n_takes_one_more_for_the_badge_when_only_one_is_left() -> None:
    table = scene(
        hand=["gibs0n"], badge="0 gold", columns=({}, {"venus": ["felis", "cresus", "moussa"]})
    )
    table.play("recruit gibs0n", "transfer venus", "transfer venus", "accept 1")
    table.play("transfer venus")
    table.sees(columns={"venus": ["moussa", "cresus", "felis"]}, badge="1 silver", done=True)


@pytest.mark.card("gibs0n", "10.3")
def test_gibs0n_takes_what_there_is_and_offers_nothing_more() -> None:
    table = scene(hand=["gibs0n"], badge="0 silver", columns=({}, {"mars": ["titus"]}))
    table.play("recruit gibs0n", "transfer mars")
    table.sees(columns={"mars": ["titus"]}, badge="0 silver", done=True)


@pytest.mark.card("gibs0n", "10.2")
def test_gibs0n_against_empty_columns_does_no_more() -> None:
    table = scene(hand=["gibs0n"], badge="0 silver").play("recruit gibs0n")
    table.sees(badge="0 silver", done=True)


@pytest.mark.card("gibs0n", "10.30")
def test_gibs0n_without_the_badge_takes_two() -> None:
    table = scene(hand=["gibs0n"], columns=({}, {"venus": ["felis", "cresus", "moussa"]}))
    table.play("recruit gibs0n", "transfer venus", "transfer venus")
    table.sees(columns=({}, {"venus": ["felis"]}), done=True)


@pytest.mark.card("gibs0n", "10.29")
def test_gibs0n_may_keep_the_badge() -> None:
    table = scene(
        hand=["gibs0n"], badge="0 gold", columns=({}, {"venus": ["felis", "cresus", "moussa"]})
    )
    table.play("recruit gibs0n", "transfer venus", "transfer venus", "decline")
    table.sees(badge="0 gold", columns=({}, {"venus": ["felis"]}), done=True)


# Ivan: 1 credit. 2 credits for every planet where the opponent has a card.


@pytest.mark.card("ivan", "10.12")
def test_ivan_counts_the_columns_of_the_opponent() -> None:
    table = scene(
        hand=["ivan"],
        columns=({"terra": ["zenon"]}, {"venus": ["felis", "cresus"], "mars": ["titus"]}),
    )
    table.play("recruit ivan").sees(credits=15, discs={"jupiter": 1}, done=True)


@pytest.mark.card("ivan", "10.2")
def test_ivan_against_empty_columns_brings_nothing() -> None:
    scene(hand=["ivan"]).play("recruit ivan").sees(credits=11, done=True)


# Lisa Charity: 2 credits. 2 zenithium, 3 credits for the opponent.


@pytest.mark.card("lisa-charity", "10.11")
def test_lisa_charity_brings_two_zenithium_and_three_credits_to_the_opponent() -> None:
    table = scene(hand=["lisa-charity"]).play("recruit lisa-charity")
    table.sees(discs={"jupiter": 1}, credits=(10, 15), zenithium=(3, 1), done=True)


# M4RT1N: 4 credits. With the badge 1 Jupiter.


@pytest.mark.card("m4rt1n", "10.33", "10.36")
def test_m4rt1n_with_the_badge_pulls_jupiter_twice() -> None:
    table = scene(hand=["m4rt1n"], badge="0 silver").play("recruit m4rt1n")
    table.sees(credits=8, discs={"jupiter": 2}, done=True)


# Milady Jones: 6 credits. 1 Terra, the badge.


@pytest.mark.card("milady-jones", "10.36", "10.23")
def test_milady_jones_pulls_terra_and_takes_the_badge() -> None:
    table = scene(hand=["milady-jones"], badge="1 silver").play("recruit milady-jones")
    table.sees(credits=6, discs=(0, 0, 1, 0, 1), badge="0 silver", done=True)


# P.K.D1CK: 5 credits. 1 influence; with the badge 1 zenithium.


@pytest.mark.card("p-k-d1ck", "10.33", "10.37")
def test_p_k_d1ck_with_the_badge_brings_a_zenithium() -> None:
    table = scene(hand=["p-k-d1ck"], badge="0 gold").play("recruit p-k-d1ck")
    table.sees(credits=7, options=5)
    table.play("influence jupiter").sees(discs={"jupiter": 2}, zenithium=2, done=True)


@pytest.mark.card("p-k-d1ck", "10.33", "10.37")
def test_p_k_d1ck_without_the_badge_brings_none() -> None:
    table = scene(hand=["p-k-d1ck"], badge="1 gold").play("recruit p-k-d1ck", "influence venus")
    table.sees(discs=(0, 1, 0, 0, 1), zenithium=1, done=True)


@pytest.mark.card("p-k-d1ck", "10.2")
def test_p_k_d1ck_with_every_disc_gone_still_pays() -> None:
    table = scene(hand=["p-k-d1ck"], badge="0 silver", discs={**ONLY_JUPITER, "jupiter": None})
    table.play("recruit p-k-d1ck").sees(zenithium=2, done=True)


# Queen Suzanne: 10 credits. 2 influence, 2 zenithium, the gold badge.


@pytest.mark.card("queen-suzanne", "10.5", "8.5")
@pytest.mark.parametrize("badge", [None, "1 gold", "0 silver", "0 gold"])
def test_queen_suzanne_pulls_two_brings_zenithium_and_the_gold_badge(badge: str | None) -> None:
    table = scene(hand=["queen-suzanne"], badge=badge).play("recruit queen-suzanne")
    table.sees(credits=2, options=5, zenithium=1)
    table.play("influence terra")
    table.sees(discs=(0, 0, 2, 0, 1), zenithium=3, badge="0 gold", done=True)


@pytest.mark.card("queen-suzanne", "11.1")
def test_queen_suzanne_fills_the_hand_to_six() -> None:
    table = scene(hand=["queen-suzanne"]).play("recruit queen-suzanne", "influence terra")
    table.end_turn()
    assert len(table.hand(0)) == 6


@pytest.mark.card("queen-suzanne", "10.2")
def test_queen_suzanne_with_every_disc_gone_does_the_rest() -> None:
    table = scene(hand=["queen-suzanne"], discs={**ONLY_JUPITER, "jupiter": None})
    table.play("recruit queen-suzanne").sees(zenithium=3, badge="0 gold", done=True)


# Suleiman: 1 credit. May spend 3, 7 or 12 credits for 1, 2 or 3 times 1 influence, not on
# Jupiter.


@pytest.mark.card("suleiman", "10.9", "10.15", "Z02")
def test_suleiman_spends_twelve_credits_for_three_influences() -> None:
    table = scene(hand=["suleiman"], credits=(14, 0)).play("recruit suleiman")
    table.sees(
        credits=13, discs={"jupiter": 1}, options=["accept 1", "accept 2", "accept 3", "decline"]
    )
    table.play("accept 3").sees(credits=(1, 0))
    for planet in ("venus", "venus", "mars"):
        table.sees(influence="mercury venus terra mars")
        table.play(f"influence {planet}")
    table.sees(discs=(0, 2, 0, 1, 1), done=True)


@pytest.mark.card("suleiman", "10.9", "10.15", "Z02")
def test_suleiman_spends_seven_credits_for_two_influences() -> None:
    table = scene(hand=["suleiman"])
    table.play("recruit suleiman", "accept 2", "influence mercury", "influence terra")
    table.sees(credits=4, discs=(1, 0, 1, 0, 1), done=True)


@pytest.mark.card("suleiman", "10.9", "10.15", "Z02")
def test_suleiman_spends_three_credits_for_one_influence() -> None:
    table = scene(hand=["suleiman"]).play("recruit suleiman", "accept 1", "influence mars")
    table.sees(credits=8, discs=(0, 0, 0, 1, 1), done=True)


@pytest.mark.card("suleiman", "10.30", "10.9")
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


@pytest.mark.card("suleiman", "10.30")
def test_suleiman_without_the_credits_is_not_asked() -> None:
    scene(hand=["suleiman"], credits=(3, 0)).play("recruit suleiman").sees(credits=2, done=True)


@pytest.mark.card("suleiman", "10.30")
def test_suleiman_is_not_asked_when_only_jupiter_is_left() -> None:
    table = scene(hand=["suleiman"], discs=ONLY_JUPITER).play("recruit suleiman")
    table.sees(credits=11, done=True)


@pytest.mark.card("suleiman", "4.8", "10.9", "Z15")
def test_suleiman_wins_a_disc_in_the_middle_and_goes_on() -> None:
    table = scene(hand=["suleiman"], discs={"terra": 3}, tokens={"terra": "credits-3"})
    table.play("recruit suleiman", "accept 2", "influence terra")
    table.sees(won={"terra": 1}, credits=7, influence="mercury venus mars")
    table.play("influence mars").sees(discs=(0, 0, None, 1, 1), done=True)


@pytest.mark.card("suleiman", "10.29")
def test_suleiman_may_be_declined() -> None:
    table = scene(hand=["suleiman"]).play("recruit suleiman", "decline")
    table.sees(credits=11, discs=(0, 0, 0, 0, 1), done=True)


# TH0MPS0N: 8 credits. 2 influence; with 6 credits or more 1 on a different planet.


@pytest.mark.card("th0mps0n", "10.33", "10.38")
def test_th0mps0n_with_six_credits_left_pulls_a_second_planet() -> None:
    table = scene(hand=["th0mps0n"], credits=(14, 0)).play("recruit th0mps0n")
    table.sees(credits=6, options=5)
    table.play("influence mars").sees(influence="mercury venus terra jupiter")
    table.play("influence jupiter").sees(discs=(0, 0, 0, 2, 2), credits=6, done=True)


@pytest.mark.card("th0mps0n", "10.33", "10.38")
def test_th0mps0n_with_five_credits_left_pulls_no_second_planet() -> None:
    table = scene(hand=["th0mps0n"], credits=(13, 20)).play("recruit th0mps0n", "influence mars")
    table.sees(discs=(0, 0, 0, 2, 1), done=True)


@pytest.mark.card("th0mps0n", "10.33", "4.8")
def test_th0mps0n_counts_the_credits_of_a_token_just_won() -> None:
    table = scene(
        hand=["th0mps0n"], credits=(10, 0), discs={"mars": 2}, tokens={"mars": "credits-4"}
    )
    table.play("recruit th0mps0n", "influence mars")
    table.sees(credits=6, influence="mercury venus terra jupiter")
    table.play("influence mercury").sees(discs=(1, 0, 0, None, 1), done=True)


@pytest.mark.card("th0mps0n", "10.2", "10.38")
def test_th0mps0n_finds_no_different_planet() -> None:
    table = scene(hand=["th0mps0n"], credits=(20, 0), discs=ONLY_JUPITER)
    table.play("recruit th0mps0n").sees(influence="jupiter")
    table.play("influence jupiter").sees(discs={"jupiter": 3}, done=True)
