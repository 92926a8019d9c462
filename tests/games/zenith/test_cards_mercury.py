"""The 18 agents of Mercury, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE, NOBODY

card = pytest.mark.card

ONLY_MERCURY = {"venus": None, "terra": None, "mars": None, "jupiter": None}
"""The other four discs have just been won."""


# Amytis: 3 credits. May exile 2, 4 or 7 own Mercury cards for 1, 2 or 3 Mercury.


@card("amytis")
@pytest.mark.rules("10.29", "10.20", "6.4")
def test_amytis_exiles_two_cards_herself_among_them_for_one_mercury() -> None:
    table = scene(hand=["amytis"], columns=({"mercury": ["nero"]}, {}))
    table.play("recruit amytis")
    assert table.credits(0) == 10
    assert table.disc("mercury") == 1
    assert table.asked() == (0, "may")
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.disc("mercury") == 2
    assert table.column(0, "mercury") == []
    assert table.discard() == ["amytis", "nero"]
    assert table.is_done()


@card("amytis")
@pytest.mark.rules("10.30")
def test_amytis_alone_in_her_column_has_nothing_to_offer() -> None:
    table = scene(
        hand=["amytis"],
        columns=({"venus": ["felis", "cresus"]}, {"mercury": ["nero", "atlas"]}),
    )
    table.play("recruit amytis")
    assert table.is_done()
    assert table.disc("mercury") == 1
    assert table.discard() == []


# Atlas: 3 credits. Discard 1, then the badge.


@card("atlas")
@pytest.mark.rules("10.22", "10.23")
def test_atlas_discards_a_card_and_takes_the_badge() -> None:
    table = scene(hand=["atlas", "nero", "titus"])
    table.play("recruit atlas")
    assert table.credits(0) == 9
    assert table.disc("mercury") == 1
    assert table.asked() == (0, "discard")
    assert table.options() == ["discard nero", "discard titus"]
    assert table.badge() is None
    table.play("discard titus")
    assert table.discard() == ["titus"]
    assert table.hand(0) == ["nero"]
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("atlas")
@pytest.mark.rules("10.2")
def test_atlas_takes_the_badge_without_a_card_to_discard() -> None:
    table = scene(hand=["atlas"], badge="1 gold").play("recruit atlas")
    assert table.badge() == "0 silver"
    assert table.discard() == []
    assert table.is_done()


@card("atlas")
@pytest.mark.rules("10.22", "10.23")
@pytest.mark.parametrize(
    ("before", "after"),
    [("0 silver", "0 gold"), ("0 gold", "0 gold"), ("1 silver", "0 silver")],
)
def test_atlas_turns_a_badge_that_is_held(before: str, after: str) -> None:
    table = scene(hand=["atlas", "nero"], badge=before)
    table.play("recruit atlas", "discard nero")
    assert table.badge() == after
    assert table.is_done()


# Chaka: 1 credit. May exile 2 own cards outside Mercury for 10 credits.


@card("chaka")
@pytest.mark.rules("10.29", "10.21", "10.42", "Z14")
def test_chaka_exiles_two_cards_outside_mercury_for_ten_credits() -> None:
    table = scene(
        hand=["chaka"],
        columns=({"mercury": ["nero"], "venus": ["felis"], "mars": ["titus", "caesar"]}, {}),
    )
    table.play("recruit chaka")
    assert table.credits(0) == 12
    assert table.disc("mercury") == 1
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.asked() == (0, "exile")
    assert table.options() == ["exile own venus", "exile own mars"]
    table.play("exile own mars", "exile own venus")
    assert table.discard() == ["felis", "caesar"]
    assert table.column(0, "mars") == ["titus"]
    assert table.column(0, "mercury") == ["nero", "chaka"]
    assert table.credits(0) == 22
    assert table.is_done()


@card("chaka")
@pytest.mark.rules("10.21", "Z14")
def test_chaka_may_take_both_cards_from_one_column() -> None:
    table = scene(hand=["chaka"], columns=({"mars": ["titus", "caesar"]}, {}))
    table.play("recruit chaka", "accept 1", "exile own mars")
    assert table.credits(0) == 11
    assert table.options() == ["exile own mars"]
    table.play("exile own mars")
    assert table.column(0, "mars") == []
    assert table.credits(0) == 21


@card("chaka")
@pytest.mark.rules("10.30")
def test_chaka_does_not_count_mercury_nor_the_cards_of_the_opponent() -> None:
    table = scene(
        hand=["chaka"],
        columns=({"mercury": ["nero", "atlas"], "mars": ["titus"]}, {"venus": ["felis"]}),
    )
    table.play("recruit chaka")
    assert table.is_done()
    assert table.credits(0) == 12


@card("chaka")
@pytest.mark.rules("10.29")
def test_chaka_may_be_declined() -> None:
    table = scene(hand=["chaka"], columns=({"mars": ["titus", "caesar"]}, {}))
    table.play("recruit chaka", "decline")
    assert table.credits(0) == 11
    assert table.column(0, "mars") == ["titus", "caesar"]
    assert table.is_done()


# CL4RKE: 9 credits. 2 influence; may give 1 zenithium for 2 on a different planet.


@card("cl4rke")
@pytest.mark.rules("10.16", "10.38")
def test_cl4rke_gives_a_zenithium_for_a_second_planet() -> None:
    table = scene(hand=["cl4rke"], zenithium=(1, 1))
    table.play("recruit cl4rke")
    assert table.credits(0) == 3
    assert table.discs() == (1, 0, 0, 0, 0)
    assert len(table.options()) == 5
    table.play("influence venus")
    assert table.discs() == (1, 2, 0, 0, 0)
    table.play("accept 1")
    assert (table.zenithium(0), table.zenithium(1)) == (0, 2)
    assert table.options() == [
        "influence mercury",
        "influence terra",
        "influence mars",
        "influence jupiter",
    ]
    table.play("influence jupiter")
    assert table.discs() == (1, 2, 0, 0, 2)
    assert table.is_done()


@card("cl4rke")
@pytest.mark.rules("10.38", "Z11")
def test_cl4rke_may_go_to_mercury_again_and_then_elsewhere() -> None:
    table = scene(hand=["cl4rke"]).play("recruit cl4rke", "influence mercury", "accept 1")
    assert table.disc("mercury") == 3
    assert "influence mercury" not in table.options()
    assert len(table.options()) == 4


@card("cl4rke")
@pytest.mark.rules("10.30")
def test_cl4rke_without_zenithium_gets_one_planet() -> None:
    table = scene(hand=["cl4rke"], zenithium=(0, 4))
    table.play("recruit cl4rke", "influence mars")
    assert table.discs() == (1, 0, 0, 2, 0)
    assert table.is_done()


@card("cl4rke")
@pytest.mark.rules("10.30", "10.38")
def test_cl4rke_offers_nothing_when_no_different_planet_is_left() -> None:
    table = scene(hand=["cl4rke"], discs=ONLY_MERCURY)
    table.play("recruit cl4rke")
    assert table.options() == ["influence mercury"]
    table.play("influence mercury")
    assert table.is_done()
    assert table.zenithium(0) == 1


@card("cl4rke")
@pytest.mark.rules("10.29")
def test_cl4rke_declined() -> None:
    table = scene(hand=["cl4rke"]).play("recruit cl4rke", "influence mars", "decline")
    assert table.discs() == (1, 0, 0, 2, 0)
    assert (table.zenithium(0), table.zenithium(1)) == (1, 1)
    assert table.is_done()


@card("cl4rke")
@pytest.mark.rules("4.8")
def test_cl4rke_wins_a_disc_whose_zenithium_pays_for_the_rest() -> None:
    table = scene(
        hand=["cl4rke"], zenithium=(0, 0), discs={"venus": 3}, tokens={"venus": "zenithium-1"}
    )
    table.play("recruit cl4rke", "influence venus")
    assert table.won(0, "venus") == 1
    assert table.disc("venus") is None
    assert table.zenithium(0) == 1
    assert table.spent() == {"zenithium-1": 1}
    assert table.asked() == (0, "may")
    table.play("accept 1", "influence terra")
    assert table.disc("terra") == 2
    assert (table.zenithium(0), table.zenithium(1)) == (0, 1)


# Double Joe: 5 credits. 2 zenithium; may give the badge for 2 more.


@card("double-joe")
@pytest.mark.rules("10.24", "10.29")
def test_double_joe_gives_the_badge_for_two_more_zenithium() -> None:
    table = scene(hand=["double-joe"], badge="0 gold").play("recruit double-joe")
    assert table.credits(0) == 7
    assert table.disc("mercury") == 1
    assert table.zenithium(0) == 3
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.zenithium(0) == 5
    assert table.badge() == "1 silver"
    assert table.is_done()


@card("double-joe")
@pytest.mark.rules("10.29")
def test_double_joe_may_keep_the_badge() -> None:
    table = scene(hand=["double-joe"], badge="0 silver").play("recruit double-joe", "decline")
    assert table.zenithium(0) == 3
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("double-joe")
@pytest.mark.rules("10.30")
@pytest.mark.parametrize("badge", [None, "1 silver"])
def test_double_joe_without_the_badge_is_not_asked(badge: str | None) -> None:
    table = scene(hand=["double-joe"], badge=badge).play("recruit double-joe")
    assert table.zenithium(0) == 3
    assert table.badge() == badge
    assert table.is_done()


# Guy Gambler: 3 credits. 5 credits; with the badge a token of the reserve.


@card("guy-gambler")
@pytest.mark.rules("10.33", "10.25")
def test_guy_gambler_with_the_badge_draws_a_token() -> None:
    table = scene(hand=["guy-gambler"], badge="0 silver").play("recruit guy-gambler")
    assert table.credits(0) == 14
    assert table.disc("mercury") == 1
    assert table.asked() == (CHANCE, "token")
    table.play("token credits-4")
    assert table.credits(0) == 18
    assert table.spent() == {"credits-4": 1}
    assert table.reserve()["credits-4"] == 1
    assert table.is_done()


@card("guy-gambler")
@pytest.mark.rules("10.33", "10.25")
@pytest.mark.parametrize("badge", [None, "1 gold"])
def test_guy_gambler_without_the_badge_draws_none(badge: str | None) -> None:
    table = scene(hand=["guy-gambler"], badge=badge).play("recruit guy-gambler")
    assert table.credits(0) == 14
    assert table.is_done()


@card("guy-gambler")
@pytest.mark.rules("9.3")
def test_guy_gambler_draws_from_the_spent_tokens_when_the_reserve_is_empty() -> None:
    table = scene(
        hand=["guy-gambler"],
        badge="0 silver",
        tokens={
            "mercury": "influence",
            "venus": "influence",
            "terra": "influence",
            "mars": "influence",
            "jupiter": "zenithium-1",
            "animod": "zenithium-1",
            "human": "zenithium-1",
            "robot": "credits-3",
        },
        spent={
            "credits-3": 1,
            "credits-4": 2,
            "badge": 2,
            "mobilize-2": 1,
            "transfer-1": 1,
            "exile-2": 1,
        },
    )
    table.play("recruit guy-gambler")
    assert table.events()[-1] == "reshuffle-tokens"
    assert table.options() == [
        "token credits-3",
        "token credits-4",
        "token badge",
        "token mobilize-2",
        "token transfer-1",
        "token exile-2",
    ]
    table.play("token badge")
    assert table.badge() == "0 gold"
    assert table.spent() == {"badge": 1}


# H4MILT0N: 2 credits. Mobilize 2; may give the badge to mobilize 3 more.


@card("h4milt0n")
@pytest.mark.rules("10.18", "10.24")
def test_h4milt0n_mobilizes_two_then_three_for_the_badge() -> None:
    table = scene(hand=["h4milt0n"], badge="0 silver").play("recruit h4milt0n")
    assert table.credits(0) == 10
    assert table.asked() == (CHANCE, "mobilize")
    table.play("mobilize titus", "mobilize caesar")
    assert table.column(0, "mars") == ["titus", "caesar"]
    assert table.asked() == (0, "may")
    table.play("accept 1")
    assert table.badge() == "1 silver"
    table.play("mobilize felis", "mobilize nero", "mobilize ivan")
    assert table.column(0, "venus") == ["felis"]
    assert table.column(0, "mercury") == ["h4milt0n", "nero"]
    assert table.column(0, "jupiter") == ["ivan"]
    assert table.discs() == (1, 0, 0, 0, 0)
    assert table.credits(0) == 10
    assert table.is_done()


@card("h4milt0n")
@pytest.mark.rules("10.30", "11.4")
def test_h4milt0n_mobilizes_on_from_the_reshuffled_discard_pile() -> None:
    table = scene(hand=["h4milt0n"], deck=["titus"], discard=["nero"], badge="0 silver")
    table.play("recruit h4milt0n")
    assert table.options() == ["mobilize titus"]
    table.play("mobilize titus")
    assert table.events()[-1] == "reshuffle"
    assert table.options() == ["mobilize nero"]
    table.play("mobilize nero")
    # Nothing is left to mobilize: giving the badge would do nothing and is not offered.
    assert table.badge() == "0 silver"
    assert table.asked() == (1, "turn")


@card("h4milt0n")
@pytest.mark.rules("10.2", "11.5")
def test_h4milt0n_stops_when_deck_and_discard_pile_run_out() -> None:
    table = scene(hand=["h4milt0n"], deck=["titus"]).play("recruit h4milt0n", "mobilize titus")
    assert table.column(0, "mars") == ["titus"]
    assert table.asked() == (1, "turn")


@card("h4milt0n")
@pytest.mark.rules("10.2", "11.5")
def test_h4milt0n_finds_nothing_to_mobilize() -> None:
    table = scene(hand=["h4milt0n"], deck=[]).play("recruit h4milt0n")
    assert table.disc("mercury") == 1
    assert "skipped" in table.events()
    assert table.asked() == (1, "turn")


@card("h4milt0n")
@pytest.mark.rules("10.29")
def test_h4milt0n_may_keep_the_badge() -> None:
    table = scene(hand=["h4milt0n"], badge="0 gold")
    table.play("recruit h4milt0n", "mobilize titus", "mobilize nero", "decline")
    assert table.badge() == "0 gold"
    assert table.is_done()


# HUXL3Y: 5 credits. 1 influence; with the badge 3 credits.


@card("huxl3y")
@pytest.mark.rules("10.33", "10.37")
def test_huxl3y_with_the_badge_brings_three_credits() -> None:
    table = scene(hand=["huxl3y"], badge="0 silver").play("recruit huxl3y")
    assert len(table.options()) == 5
    table.play("influence mercury")
    assert table.disc("mercury") == 2
    assert table.credits(0) == 10
    assert table.is_done()


@card("huxl3y")
@pytest.mark.rules("10.33", "10.37")
def test_huxl3y_without_the_badge_brings_none() -> None:
    table = scene(hand=["huxl3y"], badge="1 silver").play("recruit huxl3y", "influence terra")
    assert table.discs() == (1, 0, 1, 0, 0)
    assert table.credits(0) == 7
    assert table.is_done()


@card("huxl3y")
@pytest.mark.rules("10.33", "4.8")
def test_huxl3y_looks_for_the_badge_after_the_token_it_has_just_won() -> None:
    table = scene(hand=["huxl3y"], discs={"mars": 3}, tokens={"mars": "badge"})
    table.play("recruit huxl3y", "influence mars")
    assert table.won(0, "mars") == 1
    assert table.badge() == "0 silver"
    assert table.credits(0) == 10
    assert table.is_done()


@card("huxl3y")
@pytest.mark.rules("10.2")
def test_huxl3y_with_every_disc_gone_still_pays() -> None:
    table = scene(hand=["huxl3y"], badge="0 silver", discs={"mercury": None, **ONLY_MERCURY})
    table.play("recruit huxl3y")
    assert table.credits(0) == 10
    assert table.is_done()


# Khan: 9 credits. 2 influence; may give the badge for 2 on a different planet.


@card("khan")
@pytest.mark.rules("10.24", "10.38")
def test_khan_gives_the_badge_for_a_second_planet() -> None:
    table = scene(hand=["khan"], badge="0 gold").play("recruit khan", "influence jupiter")
    assert table.credits(0) == 3
    assert table.discs() == (1, 0, 0, 0, 2)
    table.play("accept 1")
    assert table.badge() == "1 silver"
    assert "influence jupiter" not in table.options()
    table.play("influence mercury")
    assert table.discs() == (3, 0, 0, 0, 2)
    assert table.is_done()


@card("khan")
@pytest.mark.rules("10.30")
def test_khan_without_the_badge_gets_one_planet() -> None:
    table = scene(hand=["khan"], badge="1 gold").play("recruit khan", "influence terra")
    assert table.discs() == (1, 0, 2, 0, 0)
    assert table.badge() == "1 gold"
    assert table.is_done()


@card("khan")
@pytest.mark.rules("10.30", "10.38")
def test_khan_offers_nothing_when_no_different_planet_is_left() -> None:
    table = scene(hand=["khan"], badge="0 silver", discs=ONLY_MERCURY)
    table.play("recruit khan", "influence mercury")
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("khan")
@pytest.mark.rules("10.29")
def test_khan_declined() -> None:
    table = scene(hand=["khan"], badge="0 silver")
    table.play("recruit khan", "influence mercury", "decline")
    assert table.disc("mercury") == 3
    assert table.badge() == "0 silver"
    assert table.is_done()


@card("khan")
@pytest.mark.rules("12.4", "12.5")
def test_khan_wins_the_match_before_the_badge_is_offered() -> None:
    table = scene(
        hand=["khan"],
        badge="0 silver",
        discs={"venus": 2},
        won=({"venus": 2}, {}),
        tokens={"venus": "credits-4"},
    )
    table.play("recruit khan", "influence venus")
    assert table.asked() == (NOBODY, "absolute")
    assert table.winner() == 0
    assert table.won(0, "venus") == 3
    assert table.credits(0) == 3
    assert table.tokens() == {"venus": "credits-4"}


# Lula Smart: 1 credit. 4 credits; may give 1 zenithium for 2 Terra.


@card("lula-smart")
@pytest.mark.rules("10.16", "10.36")
def test_lula_smart_gives_a_zenithium_for_two_terra() -> None:
    table = scene(hand=["lula-smart"]).play("recruit lula-smart")
    assert table.credits(0) == 15
    assert table.discs() == (1, 0, 0, 0, 0)
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert table.discs() == (1, 0, 2, 0, 0)
    assert (table.zenithium(0), table.zenithium(1)) == (0, 2)
    assert table.is_done()


# Magellan: 10 credits. 1 influence, 1 on a different planet, 1 transfer from every column.


@card("magellan")
@pytest.mark.rules("10.19", "10.35", "10.38")
def test_magellan_transfers_one_card_from_every_column() -> None:
    table = scene(
        hand=["magellan"],
        columns=(
            {"terra": ["zenon"]},
            {
                "mercury": ["atlas", "nero"],
                "venus": ["felis", "cresus"],
                "terra": ["sir-sam", "gilgamesh"],
                "mars": ["caesar", "titus"],
                "jupiter": ["geta", "ivan"],
            },
        ),
    )
    table.play("recruit magellan")
    assert table.credits(0) == 2
    assert len(table.options()) == 5
    table.play("influence mercury")
    assert len(table.options()) == 4
    assert "influence mercury" not in table.options()
    assert table.column(1, "mercury") == ["atlas", "nero"]
    table.play("influence mars")
    assert table.discs() == (2, 0, 0, 1, 0)
    assert table.column(0, "mercury") == ["magellan", "nero"]
    assert table.column(0, "venus") == ["cresus"]
    assert table.column(0, "terra") == ["zenon", "gilgamesh"]
    assert table.column(0, "mars") == ["titus"]
    assert table.column(0, "jupiter") == ["ivan"]
    assert table.column(1, "mercury") == ["atlas"]
    assert table.column(1, "venus") == ["felis"]
    assert table.column(1, "terra") == ["sir-sam"]
    assert table.column(1, "mars") == ["caesar"]
    assert table.column(1, "jupiter") == ["geta"]
    moved = [event.args["card"] for event in table.told() if event.kind == "transfer"]
    assert moved == ["card:nero", "card:cresus", "card:gilgamesh", "card:titus", "card:ivan"]
    assert table.is_done()


@card("magellan")
@pytest.mark.rules("10.2")
def test_magellan_skips_the_empty_columns() -> None:
    table = scene(hand=["magellan"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit magellan", "influence mercury", "influence venus")
    assert table.column(0, "mars") == ["titus"]
    assert table.events().count("transfer") == 1
    assert table.events().count("skipped") == 4
    assert table.is_done()


@card("magellan")
@pytest.mark.rules("10.2")
def test_magellan_transfers_also_where_no_disc_is_left() -> None:
    table = scene(hand=["magellan"], discs=ONLY_MERCURY, columns=({}, {"mars": ["titus"]}))
    table.play("recruit magellan")
    assert table.options() == ["influence mercury"]
    table.play("influence mercury")
    assert table.disc("mercury") == 2
    assert table.column(0, "mars") == ["titus"]
    assert table.is_done()


@card("magellan")
@pytest.mark.rules("4.8", "10.38", "Z11")
def test_magellan_goes_on_after_a_token_whose_planet_does_not_count_as_picked() -> None:
    table = scene(
        hand=["magellan"],
        discs={"venus": 3},
        tokens={"venus": "influence"},
        columns=({}, {"mars": ["titus"]}),
    )
    table.play("recruit magellan", "influence venus")
    assert table.asked() == (0, "influence")
    assert table.options() == [
        "influence mercury",
        "influence terra",
        "influence mars",
        "influence jupiter",
    ]
    table.play("influence mars")
    assert table.spent() == {"influence": 1}
    assert table.asked() == (0, "influence")
    table.play("influence mars")
    assert table.discs() == (1, None, 0, 2, 0)
    assert table.column(0, "mars") == ["titus"]
    assert table.is_done()


# Master Din: 6 credits. 1 Mars, the badge.


@card("master-din")
@pytest.mark.rules("10.36", "10.23")
def test_master_din_pulls_mars_and_takes_the_badge() -> None:
    table = scene(hand=["master-din"], badge="1 gold").play("recruit master-din")
    assert table.credits(0) == 6
    assert table.discs() == (1, 0, 0, 1, 0)
    assert table.badge() == "0 silver"
    assert table.is_done()


# Nero: 7 credits. 3 zenithium.


@card("nero")
@pytest.mark.rules("10.11")
def test_nero_brings_three_zenithium() -> None:
    table = scene(hand=["nero"], zenithium=(1, 5)).play("recruit nero")
    assert table.credits(0) == 5
    assert table.disc("mercury") == 1
    assert (table.zenithium(0), table.zenithium(1)) == (4, 5)
    assert table.column(0, "mercury") == ["nero"]
    assert table.is_done()


@card("nero")
@pytest.mark.rules("5.3", "6.2")
def test_nero_can_not_be_recruited_with_six_credits_and_an_empty_column() -> None:
    table = scene(hand=["nero"], credits=(6, 0))
    assert table.refuses("recruit nero")
    cheaper = scene(hand=["nero"], credits=(6, 0), columns=({"mercury": ["atlas"]}, {}))
    assert cheaper.play("recruit nero").credits(0) == 0


@card("nero")
@pytest.mark.rules("4.8")
def test_nero_wins_mercury_and_its_token_before_his_zenithium() -> None:
    table = scene(hand=["nero"], discs={"mercury": 3}, tokens={"mercury": "zenithium-1"})
    table.play("recruit nero")
    assert table.won(0, "mercury") == 1
    assert table.zenithium(0) == 5
    assert [e.args["amount"] for e in table.told() if e.kind == "gain"] == [1, 3]


# ORW3LL: 1 credit. A token of the reserve; may give the badge for 7 credits.


@card("orw3ll")
@pytest.mark.rules("10.25", "10.24")
def test_orw3ll_draws_a_token_and_sells_the_badge() -> None:
    table = scene(hand=["orw3ll"], badge="0 silver").play("recruit orw3ll")
    assert table.credits(0) == 11
    assert table.asked() == (CHANCE, "token")
    table.play("token zenithium-1")
    assert table.zenithium(0) == 2
    assert table.asked() == (0, "may")
    table.play("accept 1")
    assert table.credits(0) == 18
    assert table.badge() == "1 silver"
    assert table.is_done()


@card("orw3ll")
@pytest.mark.rules("9.1", "10.24")
def test_orw3ll_may_sell_the_badge_that_its_token_has_just_brought() -> None:
    table = scene(hand=["orw3ll"], badge="1 gold").play("recruit orw3ll", "token badge")
    assert table.badge() == "0 silver"
    table.play("accept 1")
    assert table.badge() == "1 silver"
    assert table.credits(0) == 18


@card("orw3ll")
@pytest.mark.rules("10.30")
def test_orw3ll_without_the_badge_only_draws_a_token() -> None:
    table = scene(hand=["orw3ll"]).play("recruit orw3ll", "token influence")
    assert table.asked() == (0, "influence")
    table.play("influence jupiter")
    assert table.discs() == (1, 0, 0, 0, 1)
    assert table.spent() == {"influence": 1}
    assert table.is_done()


@card("orw3ll")
@pytest.mark.rules("10.29")
def test_orw3ll_may_keep_the_badge() -> None:
    table = scene(hand=["orw3ll"], badge="0 silver")
    table.play("recruit orw3ll", "token credits-3", "decline")
    assert table.credits(0) == 14
    assert table.badge() == "0 silver"


@card("orw3ll")
@pytest.mark.rules("9.1", "10.2")
@pytest.mark.parametrize("token", ["transfer-1", "exile-2"])
def test_orw3ll_spends_a_token_that_can_do_nothing(token: str) -> None:
    table = scene(hand=["orw3ll"]).play("recruit orw3ll", f"token {token}")
    assert table.spent() == {token: 1}
    assert table.is_done()


# Punk Mari: 7 credits. Discard the whole hand, 2 influence.


@card("punk-mari")
@pytest.mark.rules("10.22", "10.37")
def test_punk_mari_discards_the_whole_hand() -> None:
    table = scene(hand=["punk-mari", "nero", "felis", "titus"]).play("recruit punk-mari")
    assert table.credits(0) == 5
    assert table.hand(0) == []
    assert table.discard() == ["nero", "felis", "titus"]
    assert table.column(0, "mercury") == ["punk-mari"]
    assert len(table.options()) == 5
    table.play("influence mercury")
    assert table.disc("mercury") == 3
    assert table.is_done()


@card("punk-mari")
@pytest.mark.rules("10.2")
def test_punk_mari_with_an_empty_hand_still_pulls_two() -> None:
    table = scene(hand=["punk-mari"]).play("recruit punk-mari", "influence terra")
    assert table.discs() == (1, 0, 2, 0, 0)
    assert table.discard() == []
    assert table.is_done()


@card("punk-mari")
@pytest.mark.rules("11.4", "11.6")
def test_punk_mari_draws_her_discarded_cards_again_when_the_deck_is_empty() -> None:
    table = scene(hand=["punk-mari", "nero"], deck=[]).play("recruit punk-mari", "influence mars")
    assert table.options() == ["draw nero"]
    table.play("draw nero")
    assert table.hand(0) == ["nero"]
    assert table.asked() == (1, "turn")


# Secret Kali: 2 credits. May give 3 credits for 2 influence, not on Mercury.


@card("secret-kali")
@pytest.mark.rules("10.16", "10.37")
def test_secret_kali_gives_three_credits_for_two_influence() -> None:
    table = scene(hand=["secret-kali"], credits=(5, 0)).play("recruit secret-kali")
    assert table.credits(0) == 3
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert (table.credits(0), table.credits(1)) == (0, 3)
    assert table.options() == [
        "influence venus",
        "influence terra",
        "influence mars",
        "influence jupiter",
    ]
    table.play("influence terra")
    assert table.discs() == (1, 0, 2, 0, 0)
    assert table.is_done()


@card("secret-kali")
@pytest.mark.rules("10.30")
def test_secret_kali_needs_three_credits_after_her_price() -> None:
    table = scene(hand=["secret-kali"], credits=(4, 0)).play("recruit secret-kali")
    assert table.credits(0) == 2
    assert table.is_done()


@card("secret-kali")
@pytest.mark.rules("10.30")
def test_secret_kali_offers_nothing_when_only_mercury_is_left() -> None:
    table = scene(hand=["secret-kali"], discs=ONLY_MERCURY).play("recruit secret-kali")
    assert table.credits(0) == 10
    assert table.is_done()


@card("secret-kali")
@pytest.mark.rules("10.29")
def test_secret_kali_declined() -> None:
    table = scene(hand=["secret-kali"]).play("recruit secret-kali", "decline")
    assert (table.credits(0), table.credits(1)) == (10, 12)
    assert table.discs() == (1, 0, 0, 0, 0)
    assert table.is_done()


# W3LLS: 4 credits. With the badge 1 Mercury.


@card("w3lls")
@pytest.mark.rules("10.33", "10.36")
def test_w3lls_with_the_badge_pulls_mercury_twice() -> None:
    table = scene(hand=["w3lls"], badge="0 gold").play("recruit w3lls")
    assert table.credits(0) == 8
    assert table.disc("mercury") == 2
    assert table.is_done()


# WUL: 2 credits. May exile 2, 4 or 7 own Mercury cards for 2, 4 or 7 zenithium.


@card("wul")
@pytest.mark.rules("10.29", "10.20", "10.4")
def test_wul_exiles_four_cards_for_four_zenithium() -> None:
    table = scene(hand=["wul"], columns=({"mercury": ["nero", "atlas", "khan", "chaka"]}, {}))
    table.play("recruit wul")
    assert table.credits(0) == 12
    assert table.disc("mercury") == 1
    assert table.options() == ["accept 1", "accept 2", "decline"]
    table.play("accept 2")
    assert table.zenithium(0) == 5
    assert table.column(0, "mercury") == ["nero"]
    assert table.discard() == ["atlas", "chaka", "khan", "wul"]
    assert table.disc("mercury") == 1
    assert table.is_done()
