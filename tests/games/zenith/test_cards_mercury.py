"""The 18 agents of Mercury, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE, NOBODY

ONLY_MERCURY = {"venus": None, "terra": None, "mars": None, "jupiter": None}
"""The other four discs have just been won."""


# Amytis: 3 credits. May exile 2, 4 or 7 own Mercury cards for 1, 2 or 3 Mercury.


@pytest.mark.card("amytis", "10.29", "10.20", "6.4")
def test_amytis_exiles_two_cards_herself_among_them_for_one_mercury() -> None:
    table = scene(hand=["amytis"], columns=({"mercury": ["nero"]}, {}))
    table.play("recruit amytis")
    table.sees(credits=10, discs={"mercury": 1}, asked=(0, "may"), options=["accept 1", "decline"])
    table.play("accept 1")
    table.sees(discs={"mercury": 2}, columns={"mercury": []}, discard=["amytis", "nero"], done=True)


@pytest.mark.card("amytis", "10.30")
def test_amytis_alone_in_her_column_has_nothing_to_offer() -> None:
    table = scene(
        hand=["amytis"],
        columns=({"venus": ["felis", "cresus"]}, {"mercury": ["nero", "atlas"]}),
    )
    table.play("recruit amytis").sees(done=True, discs={"mercury": 1}, discard=[])


# Atlas: 3 credits. Discard 1, then the badge.


@pytest.mark.card("atlas", "10.22", "10.23")
def test_atlas_discards_a_card_and_takes_the_badge() -> None:
    table = scene(hand=["atlas", "nero", "titus"])
    table.play("recruit atlas")
    table.sees(
        credits=9,
        discs={"mercury": 1},
        asked=(0, "discard"),
        options=["discard nero", "discard titus"],
        badge=None,
    )
    table.play("discard titus").sees(discard=["titus"], hand=["nero"], badge="0 silver", done=True)


@pytest.mark.card("atlas", "10.2")
def test_atlas_takes_the_badge_without_a_card_to_discard() -> None:
    table = scene(hand=["atlas"], badge="1 gold").play("recruit atlas")
    table.sees(badge="0 silver", discard=[], done=True)


@pytest.mark.card("atlas", "10.22", "10.23")
@pytest.mark.parametrize(
    ("before", "after"),
    [("0 silver", "0 gold"), ("0 gold", "0 gold"), ("1 silver", "0 silver")],
)
def test_atlas_turns_a_badge_that_is_held(before: str, after: str) -> None:
    table = scene(hand=["atlas", "nero"], badge=before)
    table.play("recruit atlas", "discard nero").sees(badge=after, done=True)


# Chaka: 1 credit. May exile 2 own cards outside Mercury for 10 credits.


@pytest.mark.card("chaka", "10.29", "10.21", "10.42", "Z14")
def test_chaka_exiles_two_cards_outside_mercury_for_ten_credits() -> None:
    table = scene(
        hand=["chaka"],
        columns=({"mercury": ["nero"], "venus": ["felis"], "mars": ["titus", "caesar"]}, {}),
    )
    table.play("recruit chaka")
    table.sees(credits=12, discs={"mercury": 1}, options=["accept 1", "decline"])
    table.play("accept 1").sees(asked=(0, "exile"), options=["exile own venus", "exile own mars"])
    table.play("exile own mars", "exile own venus")
    table.sees(
        discard=["felis", "caesar"],
        columns={"mars": ["titus"], "mercury": ["nero", "chaka"]},
        credits=22,
        done=True,
    )


@pytest.mark.card("chaka", "10.21", "Z14")
def test_chaka_may_take_both_cards_from_one_column() -> None:
    table = scene(hand=["chaka"], columns=({"mars": ["titus", "caesar"]}, {}))
    table.play("recruit chaka", "accept 1", "exile own mars")
    table.sees(credits=11, options=["exile own mars"])
    table.play("exile own mars").sees(columns={"mars": []}, credits=21)


@pytest.mark.card("chaka", "10.30")
def test_chaka_does_not_count_mercury_nor_the_cards_of_the_opponent() -> None:
    table = scene(
        hand=["chaka"],
        columns=({"mercury": ["nero", "atlas"], "mars": ["titus"]}, {"venus": ["felis"]}),
    )
    table.play("recruit chaka").sees(done=True, credits=12)


@pytest.mark.card("chaka", "10.29")
def test_chaka_may_be_declined() -> None:
    table = scene(hand=["chaka"], columns=({"mars": ["titus", "caesar"]}, {}))
    table.play("recruit chaka", "decline")
    table.sees(credits=11, columns={"mars": ["titus", "caesar"]}, done=True)


# CL4RKE: 9 credits. 2 influence; may give 1 zenithium for 2 on a different planet.


@pytest.mark.card("cl4rke", "10.16", "10.38")
def test_cl4rke_gives_a_zenithium_for_a_second_planet() -> None:
    table = scene(hand=["cl4rke"], zenithium=(1, 1))
    table.play("recruit cl4rke").sees(credits=3, discs=(1, 0, 0, 0, 0), options=5)
    table.play("influence venus").sees(discs=(1, 2, 0, 0, 0))
    table.play("accept 1").sees(zenithium=(0, 2), influence="mercury terra mars jupiter")
    table.play("influence jupiter").sees(discs=(1, 2, 0, 0, 2), done=True)


@pytest.mark.card("cl4rke", "10.38", "Z11")
def test_cl4rke_may_go_to_mercury_again_and_then_elsewhere() -> None:
    table = scene(hand=["cl4rke"]).play("recruit cl4rke", "influence mercury", "accept 1")
    assert table.disc("mercury") == 3
    assert "influence mercury" not in table.options()
    assert len(table.options()) == 4


@pytest.mark.card("cl4rke", "10.30")
def test_cl4rke_without_zenithium_gets_one_planet() -> None:
    table = scene(hand=["cl4rke"], zenithium=(0, 4))
    table.play("recruit cl4rke", "influence mars").sees(discs=(1, 0, 0, 2, 0), done=True)


@pytest.mark.card("cl4rke", "10.30", "10.38")
def test_cl4rke_offers_nothing_when_no_different_planet_is_left() -> None:
    table = scene(hand=["cl4rke"], discs=ONLY_MERCURY)
    table.play("recruit cl4rke").sees(influence="mercury")
    table.play("influence mercury").sees(done=True, zenithium=1)


@pytest.mark.card("cl4rke", "10.29")
def test_cl4rke_declined() -> None:
    table = scene(hand=["cl4rke"]).play("recruit cl4rke", "influence mars", "decline")
    table.sees(discs=(1, 0, 0, 2, 0), zenithium=(1, 1), done=True)


@pytest.mark.card("cl4rke", "4.8")
def test_cl4rke_wins_a_disc_whose_zenithium_pays_for_the_rest() -> None:
    table = scene(
        hand=["cl4rke"], zenithium=(0, 0), discs={"venus": 3}, tokens={"venus": "zenithium-1"}
    )
    table.play("recruit cl4rke", "influence venus")
    table.sees(
        won={"venus": 1},
        discs={"venus": None},
        zenithium=1,
        spent={"zenithium-1": 1},
        asked=(0, "may"),
    )
    table.play("accept 1", "influence terra").sees(discs={"terra": 2}, zenithium=(0, 1))


# Double Joe: 5 credits. 2 zenithium; may give the badge for 2 more.


@pytest.mark.card("double-joe", "10.24", "10.29")
def test_double_joe_gives_the_badge_for_two_more_zenithium() -> None:
    table = scene(hand=["double-joe"], badge="0 gold").play("recruit double-joe")
    table.sees(credits=7, discs={"mercury": 1}, zenithium=3, options=["accept 1", "decline"])
    table.play("accept 1").sees(zenithium=5, badge="1 silver", done=True)


@pytest.mark.card("double-joe", "10.29")
def test_double_joe_may_keep_the_badge() -> None:
    table = scene(hand=["double-joe"], badge="0 silver").play("recruit double-joe", "decline")
    table.sees(zenithium=3, badge="0 silver", done=True)


@pytest.mark.card("double-joe", "10.30")
@pytest.mark.parametrize("badge", [None, "1 silver"])
def test_double_joe_without_the_badge_is_not_asked(badge: str | None) -> None:
    table = scene(hand=["double-joe"], badge=badge).play("recruit double-joe")
    table.sees(zenithium=3, badge=badge, done=True)


# Guy Gambler: 3 credits. 5 credits; with the badge a token of the reserve.


@pytest.mark.card("guy-gambler", "10.33", "10.25")
def test_guy_gambler_with_the_badge_draws_a_token() -> None:
    table = scene(hand=["guy-gambler"], badge="0 silver").play("recruit guy-gambler")
    table.sees(credits=14, discs={"mercury": 1}, asked=(CHANCE, "token"))
    table.play("token credits-4").sees(credits=18, spent={"credits-4": 1})
    assert table.reserve()["credits-4"] == 1
    assert table.is_done()


@pytest.mark.card("guy-gambler", "10.33", "10.25")
@pytest.mark.parametrize("badge", [None, "1 gold"])
def test_guy_gambler_without_the_badge_draws_none(badge: str | None) -> None:
    scene(hand=["guy-gambler"], badge=badge).play("recruit guy-gambler").sees(credits=14, done=True)


@pytest.mark.card("guy-gambler", "9.3")
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
    table.sees(
        options=[
            "token credits-3",
            "token credits-4",
            "token badge",
            "token mobilize-2",
            "token transfer-1",
            "token exile-2",
        ]
    )
    table.play("token badge").sees(badge="0 gold", spent={"badge": 1})


# H4MILT0N: 2 credits. Mobilize 2; may give the badge to mobilize 3 more.


@pytest.mark.card("h4milt0n", "10.18", "10.24")
def test_h4milt0n_mobilizes_two_then_three_for_the_badge() -> None:
    table = scene(hand=["h4milt0n"], badge="0 silver").play("recruit h4milt0n")
    table.sees(credits=10, asked=(CHANCE, "mobilize"))
    table.play("mobilize titus", "mobilize caesar")
    table.sees(columns={"mars": ["titus", "caesar"]}, asked=(0, "may"))
    table.play("accept 1").sees(badge="1 silver")
    table.play("mobilize felis", "mobilize nero", "mobilize ivan")
    table.sees(
        columns={"venus": ["felis"], "mercury": ["h4milt0n", "nero"], "jupiter": ["ivan"]},
        discs=(1, 0, 0, 0, 0),
        credits=10,
        done=True,
    )


@pytest.mark.card("h4milt0n", "10.30", "11.4")
def test_h4milt0n_mobilizes_on_from_the_reshuffled_discard_pile() -> None:
    table = scene(hand=["h4milt0n"], deck=["titus"], discard=["nero"], badge="0 silver")
    table.play("recruit h4milt0n").sees(options=["mobilize titus"])
    table.play("mobilize titus")
    assert table.events()[-1] == "reshuffle"
    assert table.options() == ["mobilize nero"]
    table.play("mobilize nero")
    # Nothing is left to mobilize: giving the badge would do nothing and is not offered.
    table.sees(badge="0 silver", asked=(1, "turn"))


@pytest.mark.card("h4milt0n", "10.2", "11.5")
def test_h4milt0n_stops_when_deck_and_discard_pile_run_out() -> None:
    table = scene(hand=["h4milt0n"], deck=["titus"]).play("recruit h4milt0n", "mobilize titus")
    table.sees(columns={"mars": ["titus"]}, asked=(1, "turn"))


@pytest.mark.card("h4milt0n", "10.2", "11.5")
def test_h4milt0n_finds_nothing_to_mobilize() -> None:
    table = scene(hand=["h4milt0n"], deck=[]).play("recruit h4milt0n").sees(discs={"mercury": 1})
    assert "skipped" in table.events()
    assert table.asked() == (1, "turn")


@pytest.mark.card("h4milt0n", "10.29")
def test_h4milt0n_may_keep_the_badge() -> None:
    table = scene(hand=["h4milt0n"], badge="0 gold")
    table.play("recruit h4milt0n", "mobilize titus", "mobilize nero", "decline")
    table.sees(badge="0 gold", done=True)


# HUXL3Y: 5 credits. 1 influence; with the badge 3 credits.


@pytest.mark.card("huxl3y", "10.33", "10.37")
def test_huxl3y_with_the_badge_brings_three_credits() -> None:
    table = scene(hand=["huxl3y"], badge="0 silver").play("recruit huxl3y").sees(options=5)
    table.play("influence mercury").sees(discs={"mercury": 2}, credits=10, done=True)


@pytest.mark.card("huxl3y", "10.33", "10.37")
def test_huxl3y_without_the_badge_brings_none() -> None:
    table = scene(hand=["huxl3y"], badge="1 silver").play("recruit huxl3y", "influence terra")
    table.sees(discs=(1, 0, 1, 0, 0), credits=7, done=True)


@pytest.mark.card("huxl3y", "10.33", "4.8")
def test_huxl3y_looks_for_the_badge_after_the_token_it_has_just_won() -> None:
    table = scene(hand=["huxl3y"], discs={"mars": 3}, tokens={"mars": "badge"})
    table.play("recruit huxl3y", "influence mars")
    table.sees(won={"mars": 1}, badge="0 silver", credits=10, done=True)


@pytest.mark.card("huxl3y", "10.2")
def test_huxl3y_with_every_disc_gone_still_pays() -> None:
    table = scene(hand=["huxl3y"], badge="0 silver", discs={"mercury": None, **ONLY_MERCURY})
    table.play("recruit huxl3y").sees(credits=10, done=True)


# Khan: 9 credits. 2 influence; may give the badge for 2 on a different planet.


@pytest.mark.card("khan", "10.24", "10.38")
def test_khan_gives_the_badge_for_a_second_planet() -> None:
    table = scene(hand=["khan"], badge="0 gold").play("recruit khan", "influence jupiter")
    table.sees(credits=3, discs=(1, 0, 0, 0, 2))
    table.play("accept 1").sees(badge="1 silver")
    assert "influence jupiter" not in table.options()
    table.play("influence mercury").sees(discs=(3, 0, 0, 0, 2), done=True)


@pytest.mark.card("khan", "10.30")
def test_khan_without_the_badge_gets_one_planet() -> None:
    table = scene(hand=["khan"], badge="1 gold").play("recruit khan", "influence terra")
    table.sees(discs=(1, 0, 2, 0, 0), badge="1 gold", done=True)


@pytest.mark.card("khan", "10.30", "10.38")
def test_khan_offers_nothing_when_no_different_planet_is_left() -> None:
    table = scene(hand=["khan"], badge="0 silver", discs=ONLY_MERCURY)
    table.play("recruit khan", "influence mercury").sees(badge="0 silver", done=True)


@pytest.mark.card("khan", "10.29")
def test_khan_declined() -> None:
    table = scene(hand=["khan"], badge="0 silver")
    table.play("recruit khan", "influence mercury", "decline")
    table.sees(discs={"mercury": 3}, badge="0 silver", done=True)


@pytest.mark.card("khan", "12.4", "12.5")
def test_khan_wins_the_match_before_the_badge_is_offered() -> None:
    table = scene(
        hand=["khan"],
        badge="0 silver",
        discs={"venus": 2},
        won=({"venus": 2}, {}),
        tokens={"venus": "credits-4"},
    )
    table.play("recruit khan", "influence venus")
    table.sees(
        asked=(NOBODY, "absolute"),
        winner=0,
        won={"venus": 3},
        credits=3,
        tokens={"venus": "credits-4"},
    )


# Lula Smart: 1 credit. 4 credits; may give 1 zenithium for 2 Terra.


@pytest.mark.card("lula-smart", "10.16", "10.36")
def test_lula_smart_gives_a_zenithium_for_two_terra() -> None:
    table = scene(hand=["lula-smart"]).play("recruit lula-smart")
    table.sees(credits=15, discs=(1, 0, 0, 0, 0), options=["accept 1", "decline"])
    table.play("accept 1").sees(discs=(1, 0, 2, 0, 0), zenithium=(0, 2), done=True)


# Magellan: 10 credits. 1 influence, 1 on a different planet, 1 transfer from every column.


@pytest.mark.card("magellan", "10.19", "10.35", "10.38")
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
    table.play("recruit magellan").sees(credits=2, options=5)
    table.play("influence mercury").sees(options=4)
    assert "influence mercury" not in table.options()
    assert table.column(1, "mercury") == ["atlas", "nero"]
    table.play("influence mars")
    table.sees(
        discs=(2, 0, 0, 1, 0),
        columns=(
            {
                "mercury": ["magellan", "nero"],
                "venus": ["cresus"],
                "terra": ["zenon", "gilgamesh"],
                "mars": ["titus"],
                "jupiter": ["ivan"],
            },
            {
                "mercury": ["atlas"],
                "venus": ["felis"],
                "terra": ["sir-sam"],
                "mars": ["caesar"],
                "jupiter": ["geta"],
            },
        ),
    )
    moved = [event.args["card"] for event in table.told() if event.kind == "transfer"]
    assert moved == ["card:nero", "card:cresus", "card:gilgamesh", "card:titus", "card:ivan"]
    assert table.is_done()


@pytest.mark.card("magellan", "10.2")
def test_magellan_skips_the_empty_columns() -> None:
    table = scene(hand=["magellan"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit magellan", "influence mercury", "influence venus")
    assert table.column(0, "mars") == ["titus"]
    assert table.events().count("transfer") == 1
    assert table.events().count("skipped") == 4
    assert table.is_done()


@pytest.mark.card("magellan", "10.2")
def test_magellan_transfers_also_where_no_disc_is_left() -> None:
    table = scene(hand=["magellan"], discs=ONLY_MERCURY, columns=({}, {"mars": ["titus"]}))
    table.play("recruit magellan").sees(influence="mercury")
    table.play("influence mercury")
    table.sees(discs={"mercury": 2}, columns={"mars": ["titus"]}, done=True)


@pytest.mark.card("magellan", "4.8", "10.38", "Z11")
def test_magellan_goes_on_after_a_token_whose_planet_does_not_count_as_picked() -> None:
    table = scene(
        hand=["magellan"],
        discs={"venus": 3},
        tokens={"venus": "influence"},
        columns=({}, {"mars": ["titus"]}),
    )
    table.play("recruit magellan", "influence venus")
    table.sees(asked=(0, "influence"), influence="mercury terra mars jupiter")
    table.play("influence mars").sees(spent={"influence": 1}, asked=(0, "influence"))
    table.play("influence mars")
    table.sees(discs=(1, None, 0, 2, 0), columns={"mars": ["titus"]}, done=True)


# Master Din: 6 credits. 1 Mars, the badge.


@pytest.mark.card("master-din", "10.36", "10.23")
def test_master_din_pulls_mars_and_takes_the_badge() -> None:
    table = scene(hand=["master-din"], badge="1 gold").play("recruit master-din")
    table.sees(credits=6, discs=(1, 0, 0, 1, 0), badge="0 silver", done=True)


# Nero: 7 credits. 3 zenithium.


@pytest.mark.card("nero", "10.11")
def test_nero_brings_three_zenithium() -> None:
    table = scene(hand=["nero"], zenithium=(1, 5)).play("recruit nero")
    table.sees(
        credits=5, discs={"mercury": 1}, zenithium=(4, 5), columns={"mercury": ["nero"]}, done=True
    )


@pytest.mark.card("nero", "5.3", "6.2")
def test_nero_can_not_be_recruited_with_six_credits_and_an_empty_column() -> None:
    table = scene(hand=["nero"], credits=(6, 0))
    assert table.refuses("recruit nero")
    cheaper = scene(hand=["nero"], credits=(6, 0), columns=({"mercury": ["atlas"]}, {}))
    assert cheaper.play("recruit nero").credits(0) == 0


@pytest.mark.card("nero", "4.8")
def test_nero_wins_mercury_and_its_token_before_his_zenithium() -> None:
    table = scene(hand=["nero"], discs={"mercury": 3}, tokens={"mercury": "zenithium-1"})
    table.play("recruit nero").sees(won={"mercury": 1}, zenithium=5)
    assert [e.args["amount"] for e in table.told() if e.kind == "gain"] == [1, 3]


# ORW3LL: 1 credit. A token of the reserve; may give the badge for 7 credits.


@pytest.mark.card("orw3ll", "10.25", "10.24")
def test_orw3ll_draws_a_token_and_sells_the_badge() -> None:
    table = scene(hand=["orw3ll"], badge="0 silver").play("recruit orw3ll")
    table.sees(credits=11, asked=(CHANCE, "token"))
    table.play("token zenithium-1").sees(zenithium=2, asked=(0, "may"))
    table.play("accept 1").sees(credits=18, badge="1 silver", done=True)


@pytest.mark.card("orw3ll", "9.1", "10.24")
def test_orw3ll_may_sell_the_badge_that_its_token_has_just_brought() -> None:
    table = scene(hand=["orw3ll"], badge="1 gold").play("recruit orw3ll", "token badge")
    assert table.badge() == "0 silver"
    table.play("accept 1").sees(badge="1 silver", credits=18)


@pytest.mark.card("orw3ll", "10.30")
def test_orw3ll_without_the_badge_only_draws_a_token() -> None:
    table = scene(hand=["orw3ll"]).play("recruit orw3ll", "token influence")
    assert table.asked() == (0, "influence")
    table.play("influence jupiter").sees(discs=(1, 0, 0, 0, 1), spent={"influence": 1}, done=True)


@pytest.mark.card("orw3ll", "10.29")
def test_orw3ll_may_keep_the_badge() -> None:
    table = scene(hand=["orw3ll"], badge="0 silver")
    table.play("recruit orw3ll", "token credits-3", "decline").sees(credits=14, badge="0 silver")


@pytest.mark.card("orw3ll", "9.1", "10.2")
@pytest.mark.parametrize("token", ["transfer-1", "exile-2"])
def test_orw3ll_spends_a_token_that_can_do_nothing(token: str) -> None:
    table = scene(hand=["orw3ll"]).play("recruit orw3ll", f"token {token}")
    table.sees(spent={token: 1}, done=True)


# Punk Mari: 7 credits. Discard the whole hand, 2 influence.


@pytest.mark.card("punk-mari", "10.22", "10.37")
def test_punk_mari_discards_the_whole_hand() -> None:
    table = scene(hand=["punk-mari", "nero", "felis", "titus"]).play("recruit punk-mari")
    table.sees(
        credits=5,
        hand=[],
        discard=["nero", "felis", "titus"],
        columns={"mercury": ["punk-mari"]},
        options=5,
    )
    table.play("influence mercury").sees(discs={"mercury": 3}, done=True)


@pytest.mark.card("punk-mari", "10.2")
def test_punk_mari_with_an_empty_hand_still_pulls_two() -> None:
    table = scene(hand=["punk-mari"]).play("recruit punk-mari", "influence terra")
    table.sees(discs=(1, 0, 2, 0, 0), discard=[], done=True)


@pytest.mark.card("punk-mari", "11.4", "11.6")
def test_punk_mari_draws_her_discarded_cards_again_when_the_deck_is_empty() -> None:
    table = scene(hand=["punk-mari", "nero"], deck=[]).play("recruit punk-mari", "influence mars")
    assert table.options() == ["draw nero"]
    table.play("draw nero").sees(hand=["nero"], asked=(1, "turn"))


# Secret Kali: 2 credits. May give 3 credits for 2 influence, not on Mercury.


@pytest.mark.card("secret-kali", "10.16", "10.37")
def test_secret_kali_gives_three_credits_for_two_influence() -> None:
    table = scene(hand=["secret-kali"], credits=(5, 0)).play("recruit secret-kali")
    table.sees(credits=3, options=["accept 1", "decline"])
    table.play("accept 1").sees(credits=(0, 3), influence="venus terra mars jupiter")
    table.play("influence terra").sees(discs=(1, 0, 2, 0, 0), done=True)


@pytest.mark.card("secret-kali", "10.30")
def test_secret_kali_needs_three_credits_after_her_price() -> None:
    table = scene(hand=["secret-kali"], credits=(4, 0)).play("recruit secret-kali")
    table.sees(credits=2, done=True)


@pytest.mark.card("secret-kali", "10.30")
def test_secret_kali_offers_nothing_when_only_mercury_is_left() -> None:
    table = scene(hand=["secret-kali"], discs=ONLY_MERCURY).play("recruit secret-kali")
    table.sees(credits=10, done=True)


@pytest.mark.card("secret-kali", "10.29")
def test_secret_kali_declined() -> None:
    table = scene(hand=["secret-kali"]).play("recruit secret-kali", "decline")
    table.sees(credits=(10, 12), discs=(1, 0, 0, 0, 0), done=True)


# W3LLS: 4 credits. With the badge 1 Mercury.


@pytest.mark.card("w3lls", "10.33", "10.36")
def test_w3lls_with_the_badge_pulls_mercury_twice() -> None:
    table = scene(hand=["w3lls"], badge="0 gold").play("recruit w3lls")
    table.sees(credits=8, discs={"mercury": 2}, done=True)


# WUL: 2 credits. May exile 2, 4 or 7 own Mercury cards for 2, 4 or 7 zenithium.


@pytest.mark.card("wul", "10.29", "10.20", "10.4")
def test_wul_exiles_four_cards_for_four_zenithium() -> None:
    table = scene(hand=["wul"], columns=({"mercury": ["nero", "atlas", "khan", "chaka"]}, {}))
    table.play("recruit wul")
    table.sees(credits=12, discs={"mercury": 1}, options=["accept 1", "accept 2", "decline"])
    table.play("accept 2")
    table.sees(
        zenithium=5,
        columns={"mercury": ["nero"]},
        discard=["atlas", "chaka", "khan", "wul"],
        discs={"mercury": 1},
        done=True,
    )
