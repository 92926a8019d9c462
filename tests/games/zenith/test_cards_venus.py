"""The 18 agents of Venus, each recruited at a table set for it."""

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE

ONLY_VENUS = {"mercury": None, "terra": None, "mars": None, "jupiter": None}
"""The other four discs have just been won."""


# Archimedes: 6 credits. Develop the animod technology for 1 zenithium less.


@pytest.mark.card("archimedes", "10.27", "10.28")
def test_archimedes_starts_the_animod_technology_for_nothing() -> None:
    table = scene(hand=["archimedes"], zenithium=(0, 0)).play("recruit archimedes")
    table.sees(
        credits=6, discs={"venus": 1}, asked=(0, "develop"), options=["advance animod", "decline"]
    )
    table.play("advance animod")
    table.sees(
        levels={"animod": 1},
        zenithium=0,
        credits=8,
        columns={"venus": ["archimedes"]},
        discard=[],
        done=True,
    )


@pytest.mark.card("archimedes", "10.27", "7.4", "7.5", "7.10")
def test_archimedes_reaches_level_two_its_token_and_level_one() -> None:
    table = scene(
        hand=["archimedes"],
        zenithium=(1, 0),
        levels=({"animod": 1}, {}),
        tokens={"animod": "credits-4"},
    )
    table.play("recruit archimedes", "advance animod")
    table.sees(
        zenithium=0,
        asked=(0, "stretch"),
        options=[
            "stretch mercury venus",
            "stretch venus terra",
            "stretch terra mars",
            "stretch mars jupiter",
        ],
    )
    table.play("stretch terra mars").sees(influence="terra mars", tokens={"animod": "credits-4"})
    table.play("influence mars", "influence terra").sees(discs=(0, 1, 1, 1, 0))
    assert [e.args["amount"] for e in table.told() if e.kind == "gain"] == [4, 2]
    table.sees(tokens={}, credits=12, done=True)


@pytest.mark.card("archimedes", "7.7", "7.8", "7.10")
def test_archimedes_completes_a_row_and_gets_its_prime() -> None:
    table = scene(hand=["archimedes"], levels=({"human": 1, "robot": 2}, {}))
    table.play("recruit archimedes", "advance animod").sees(credits=8, asked=(0, "influence"))
    table.play("influence venus").sees(discs={"venus": 2}, done=True)


@pytest.mark.card("archimedes", "10.27", "10.28", "7.3")
@pytest.mark.parametrize(("level", "zenithium"), [(5, 9), (4, 3), (1, 0)])
def test_archimedes_is_not_asked_at_the_top_or_without_the_zenithium(
    level: int, zenithium: int
) -> None:
    table = scene(hand=["archimedes"], levels=({"animod": level}, {}), zenithium=(zenithium, 9))
    table.play("recruit archimedes").sees(levels={"animod": level}, zenithium=zenithium, done=True)


@pytest.mark.card("archimedes", "10.27", "Z23")
def test_archimedes_may_be_declined() -> None:
    table = scene(hand=["archimedes"]).play("recruit archimedes", "decline")
    table.sees(levels={"animod": 0}, credits=6, done=True)


# AS1M0V: 10 credits. Develop any technology for 2 zenithium less.


@pytest.mark.card("as1m0v", "10.27", "10.28")
def test_as1m0v_starts_a_technology_for_nothing_not_for_less() -> None:
    table = scene(hand=["as1m0v"], zenithium=(0, 0)).play("recruit as1m0v")
    table.sees(credits=2, options=["advance animod", "advance human", "advance robot", "decline"])
    table.play("advance animod").sees(zenithium=0, credits=4, done=True)


@pytest.mark.card("as1m0v", "10.27", "10.28")
def test_as1m0v_offers_only_what_can_be_paid() -> None:
    levels = {"animod": 4, "human": 2, "robot": 5}
    table = scene(hand=["as1m0v"], levels=(levels, {}), zenithium=(2, 0), credits=(12, 2))
    table.play("recruit as1m0v").sees(options=["advance human", "decline"])
    table.play("advance human").sees(levels={"human": 3}, zenithium=1)
    # U 3 takes 3 credits of the 2 there are; U 2 mobilizes 2; U 1 is 1 influence; then the
    # prime of row 3.
    assert (table.credits(0), table.credits(1)) == (4, 0)
    table.play("mobilize titus", "mobilize nero", "influence venus", "influence terra")
    table.sees(discs=(0, 2, 3, 0, 0), done=True)


@pytest.mark.card("as1m0v", "10.28")
def test_as1m0v_is_not_bound_to_the_lowest_technology() -> None:
    levels = {"animod": 3, "human": 0, "robot": 1}
    table = scene(hand=["as1m0v"], levels=(levels, {}), zenithium=(2, 0)).play("recruit as1m0v")
    assert table.options() == ["advance animod", "advance human", "advance robot", "decline"]


@pytest.mark.card("as1m0v", "10.27", "10.28", "7.3")
def test_as1m0v_is_not_asked_when_no_technology_can_rise() -> None:
    levels = {"animod": 3, "human": 4, "robot": 5}
    table = scene(hand=["as1m0v"], levels=(levels, {}), zenithium=(1, 0))
    assert table.play("recruit as1m0v").is_done()


@pytest.mark.card("as1m0v", "10.27", "Z23")
def test_as1m0v_may_be_declined() -> None:
    table = scene(hand=["as1m0v"]).play("recruit as1m0v", "decline")
    assert [table.level(0, people) for people in ("animod", "human", "robot")] == [0, 0, 0]
    assert table.is_done()


# BR4DBURY: 6 credits. Develop the robot technology for 1 zenithium less.


@pytest.mark.card("br4dbury", "10.27", "10.28")
def test_br4dbury_raises_the_robot_technology() -> None:
    table = scene(
        hand=["br4dbury"],
        zenithium=(1, 0),
        levels=({"robot": 1}, {"robot": 2}),
        columns=({}, {"mars": ["titus"]}),
    )
    table.play("recruit br4dbury")
    table.sees(credits=6, discs={"venus": 1}, options=["advance robot", "decline"])
    table.play("advance robot").sees(zenithium=0, levels={"robot": 2}, badge="0 silver")
    table.play("transfer mars").sees(columns={"mars": ["titus"]}, done=True)


@pytest.mark.card("br4dbury", "10.27", "10.28", "7.3")
@pytest.mark.parametrize(("level", "zenithium"), [(5, 9), (3, 2)])
def test_br4dbury_is_not_asked_at_the_top_or_without_the_zenithium(
    level: int, zenithium: int
) -> None:
    table = scene(hand=["br4dbury"], levels=({"robot": level}, {}), zenithium=(zenithium, 0))
    assert table.play("recruit br4dbury").is_done()
    assert table.level(0, "robot") == level


@pytest.mark.card("br4dbury", "10.27", "Z23")
def test_br4dbury_may_be_declined() -> None:
    table = scene(hand=["br4dbury"]).play("recruit br4dbury", "decline")
    table.sees(levels={"robot": 0}, zenithium=1, done=True)


# BUJ0LD: 7 credits. Develop the least advanced technology for nothing.


@pytest.mark.card("buj0ld", "10.27", "10.28")
def test_buj0ld_raises_the_lowest_technology_for_nothing() -> None:
    levels = {"animod": 4, "human": 5, "robot": 3}
    table = scene(hand=["buj0ld"], levels=(levels, {}), zenithium=(0, 0)).play("recruit buj0ld")
    table.sees(credits=5, discs={"venus": 1}, options=["advance robot", "decline"])
    table.play("advance robot").sees(levels={"robot": 4}, zenithium=0)
    # N 4 is 20 credits; N 3 is 2 influence and 1 elsewhere; N 2 the badge; N 1 a transfer.
    assert table.credits(0) == 25
    table.play("influence venus")
    assert "influence venus" not in table.options()
    table.play("influence terra").sees(discs=(0, 3, 1, 0, 0), badge="0 silver", done=True)


@pytest.mark.card("buj0ld", "10.28")
def test_buj0ld_lets_the_player_choose_among_ties() -> None:
    levels = {"animod": 1, "human": 2, "robot": 1}
    table = scene(hand=["buj0ld"], levels=(levels, {})).play("recruit buj0ld")
    assert table.options() == ["advance animod", "advance robot", "decline"]


@pytest.mark.card("buj0ld", "7.7", "7.8", "7.10")
def test_buj0ld_reaches_the_prime_of_row_three() -> None:
    levels = {"animod": 3, "human": 4, "robot": 2}
    table = scene(hand=["buj0ld"], levels=(levels, {}))
    table.play("recruit buj0ld", "advance robot", "influence mars", "influence mercury")
    # The prime is a list of its own: all five planets are open again.
    assert len(table.options()) == 5
    table.play("influence terra").sees(discs=(1, 1, 3, 2, 0))
    assert table.events().count("prime") == 1
    assert table.is_done()


@pytest.mark.card("buj0ld", "10.27", "10.28", "7.3")
def test_buj0ld_with_everything_at_the_top_is_not_asked() -> None:
    levels = {"animod": 5, "human": 5, "robot": 5}
    table = scene(hand=["buj0ld"], levels=(levels, {})).play("recruit buj0ld")
    table.sees(discs={"venus": 1}, done=True)


@pytest.mark.card("buj0ld", "10.27", "Z23")
def test_buj0ld_may_be_declined() -> None:
    scene(hand=["buj0ld"]).play("recruit buj0ld", "decline").sees(levels={"animod": 0}, done=True)


# C1X1N: 4 credits. With the badge 1 Venus.


@pytest.mark.card("c1x1n", "10.33", "10.36")
def test_c1x1n_with_the_badge_pulls_venus_twice() -> None:
    table = scene(hand=["c1x1n"], badge="0 silver").play("recruit c1x1n")
    table.sees(credits=8, discs={"venus": 2}, done=True)


# Cresus: 1 credit. 6 credits.


@pytest.mark.card("cresus", "10.11")
def test_cresus_brings_six_credits() -> None:
    table = scene(hand=["cresus"], credits=(1, 3)).play("recruit cresus")
    table.sees(credits=(6, 3), discs={"venus": 1}, done=True)


@pytest.mark.card("cresus", "5.3", "6.2")
def test_cresus_can_not_be_paid_with_what_he_brings() -> None:
    assert scene(hand=["cresus"], credits=(0, 0)).refuses("recruit cresus")


# Doc Wissen: 6 credits. Develop the human technology for 1 zenithium less.


@pytest.mark.card("doc-wissen", "10.27", "7.4", "7.6", "7.10")
def test_doc_wissen_raises_the_human_technology() -> None:
    table = scene(
        hand=["doc-wissen"],
        zenithium=(3, 0),
        levels=({"human": 3}, {}),
        discs={"venus": 3},
        tokens={"human": "credits-3", "venus": "credits-4"},
    )
    table.play("recruit doc-wissen")
    table.sees(won={"venus": 1}, credits=10, options=["advance human", "decline"])
    table.play("advance human").sees(levels={"human": 4}, zenithium=0)
    # U 4: a run of three ones, here with a gap and over the edge.
    table.sees(
        options=[
            "stretch mercury venus",
            "stretch mars jupiter",
            "stretch mercury venus terra",
            "stretch venus terra mars",
            "stretch terra mars jupiter",
        ]
    )
    table.play("stretch mercury venus terra").sees(influence="mercury terra")
    table.play("influence terra", "influence mercury")
    # U 3 takes 3 credits, U 2 mobilizes without its token, U 1 is 1 influence.
    assert (table.credits(0), table.credits(1)) == (13, 9)
    table.play("mobilize titus", "mobilize caesar", "influence mars")
    table.sees(discs=(1, None, 1, 1, 0), tokens={"human": "credits-3"}, done=True)


@pytest.mark.card("doc-wissen", "10.27", "10.28", "7.3")
@pytest.mark.parametrize(("level", "zenithium"), [(5, 9), (2, 1)])
def test_doc_wissen_is_not_asked_at_the_top_or_without_the_zenithium(
    level: int, zenithium: int
) -> None:
    table = scene(hand=["doc-wissen"], levels=({"human": level}, {}), zenithium=(zenithium, 0))
    assert table.play("recruit doc-wissen").is_done()
    assert table.level(0, "human") == level


@pytest.mark.card("doc-wissen", "10.27", "Z23")
def test_doc_wissen_may_be_declined() -> None:
    table = scene(hand=["doc-wissen"]).play("recruit doc-wissen", "decline")
    table.sees(discs=(0, 1, 0, 0, 0), credits=6, levels={"human": 0}, done=True)


# Felis: 3 credits. 3 zenithium, 1 zenithium for the opponent.


@pytest.mark.card("felis", "10.11")
def test_felis_brings_three_zenithium_and_one_to_the_opponent() -> None:
    table = scene(hand=["felis"], zenithium=(0, 0)).play("recruit felis")
    table.sees(credits=9, discs={"venus": 1}, zenithium=(3, 1), done=True)


# Geronimo: 2 credits. 2 credits for every planet where self has a card.


@pytest.mark.card("geronimo", "10.12")
def test_geronimo_counts_his_own_column_and_the_others() -> None:
    table = scene(
        hand=["geronimo"],
        columns=({"mars": ["titus", "caesar"], "terra": ["zenon"]}, {"jupiter": ["ivan"]}),
    )
    table.play("recruit geronimo").sees(credits=16, discs={"venus": 1}, done=True)


@pytest.mark.card("geronimo", "10.12")
def test_geronimo_alone_counts_himself() -> None:
    assert scene(hand=["geronimo"]).play("recruit geronimo").credits(0) == 12


@pytest.mark.card("geronimo", "10.12")
def test_geronimo_on_all_five_planets() -> None:
    columns = {"mercury": ["nero"], "terra": ["zenon"], "mars": ["titus"], "jupiter": ["ivan"]}
    scene(hand=["geronimo"], columns=(columns, {})).play("recruit geronimo").sees(credits=20)


# Hiroshi Sun: 1 credit. 4 credits; may give 1 zenithium for 2 Mars.


@pytest.mark.card("hiroshi-sun", "10.16", "10.36")
def test_hiroshi_sun_gives_a_zenithium_for_two_mars() -> None:
    table = scene(hand=["hiroshi-sun"]).play("recruit hiroshi-sun")
    table.sees(credits=15, discs=(0, 1, 0, 0, 0))
    table.play("accept 1").sees(discs=(0, 1, 0, 2, 0), zenithium=(0, 2), done=True)


# Ilda Flores: 1 credit. 1, 2 or 3 zenithium for 1, 2 or 3 technologies started.


@pytest.mark.card("ilda-flores", "10.13")
@pytest.mark.parametrize(
    ("levels", "gained"),
    [
        ({}, 0),
        ({"human": 5}, 1),
        ({"animod": 1, "robot": 2}, 2),
        ({"animod": 1, "human": 1, "robot": 4}, 3),
    ],
)
def test_ilda_flores_counts_the_technologies_started(levels: dict[str, int], gained: int) -> None:
    opponent = {"animod": 2, "human": 2, "robot": 2}
    table = scene(hand=["ilda-flores"], levels=(levels, opponent)).play("recruit ilda-flores")
    table.sees(credits=11, discs={"venus": 1}, zenithium=1 + gained, done=True)


# King Harold: 6 credits. 1 Jupiter, the badge.


@pytest.mark.card("king-harold", "10.36", "10.23")
def test_king_harold_pulls_jupiter_and_takes_the_badge() -> None:
    table = scene(hand=["king-harold"]).play("recruit king-harold")
    table.sees(credits=6, discs=(0, 1, 0, 0, 1), badge="0 silver", done=True)


# LUC4S: 2 credits. May exile 2, 4 or 7 own Venus cards for 2, 4 or 7 zenithium.


@pytest.mark.card("luc4s", "10.29", "10.20", "6.4")
def test_luc4s_exiles_two_cards_for_two_zenithium() -> None:
    table = scene(hand=["luc4s"], columns=({"venus": ["felis", "cresus"]}, {}))
    table.play("recruit luc4s")
    table.sees(credits=12, discs={"venus": 1}, options=["accept 1", "decline"])
    table.play("accept 1")
    table.sees(zenithium=3, columns={"venus": ["felis"]}, discard=["cresus", "luc4s"], done=True)


# Moussa: 2 credits. 4, 8 or 12 credits for 1, 2 or 3 technologies started.


@pytest.mark.card("moussa", "10.13")
@pytest.mark.parametrize(
    ("levels", "credits_left"),
    [
        ({}, 10),
        ({"robot": 1}, 14),
        ({"animod": 5, "human": 1}, 18),
        ({"animod": 1, "human": 1, "robot": 1}, 22),
    ],
)
def test_moussa_counts_the_technologies_started(levels: dict[str, int], credits_left: int) -> None:
    table = scene(hand=["moussa"], levels=(levels, {"human": 3})).play("recruit moussa")
    table.sees(credits=credits_left, discs={"venus": 1}, done=True)


# Pachacuti: 3 credits. May exile 2, 4 or 7 own Venus cards for 1, 2 or 3 Venus.


@pytest.mark.card("pachacuti", "10.29", "10.20", "6.4")
def test_pachacuti_exiles_four_cards_for_two_venus() -> None:
    table = scene(hand=["pachacuti"], columns=({"venus": ["felis", "cresus", "moussa"]}, {}))
    table.play("recruit pachacuti").sees(credits=12, discs={"venus": 1})
    table.play("accept 2")
    table.sees(
        discs={"venus": 3},
        columns={"venus": []},
        discard=["cresus", "felis", "moussa", "pachacuti"],
        done=True,
    )


# Professor Zed: 9 credits. 4 zenithium.


@pytest.mark.card("professor-zed", "10.11")
def test_professor_zed_brings_four_zenithium() -> None:
    table = scene(hand=["professor-zed"]).play("recruit professor-zed")
    table.sees(credits=3, discs={"venus": 1}, zenithium=(5, 1), done=True)


# Stessy Power: 3 credits. May spend 1, 2 or 4 zenithium for 1, 2 or 3 times 1 influence,
# not on Venus.


@pytest.mark.card("stessy-power", "10.9", "10.15", "Z02")
def test_stessy_power_spends_four_zenithium_for_three_influences() -> None:
    table = scene(hand=["stessy-power"], zenithium=(5, 0)).play("recruit stessy-power")
    table.sees(
        credits=9, discs={"venus": 1}, options=["accept 1", "accept 2", "accept 3", "decline"]
    )
    table.play("accept 3").sees(zenithium=(1, 0))
    for planet in ("mars", "mars", "mercury"):
        table.sees(asked=(0, "influence"), influence="mercury terra mars jupiter")
        table.play(f"influence {planet}")
    table.sees(discs=(1, 1, 0, 2, 0), done=True)


@pytest.mark.card("stessy-power", "10.9", "10.15", "Z02")
def test_stessy_power_spends_two_zenithium_for_two_influences() -> None:
    table = scene(hand=["stessy-power"], zenithium=(2, 0))
    table.play("recruit stessy-power", "accept 2", "influence terra", "influence jupiter")
    table.sees(zenithium=0, discs=(0, 1, 1, 0, 1), done=True)


@pytest.mark.card("stessy-power", "10.9", "10.15", "Z02")
def test_stessy_power_spends_one_zenithium_for_one_influence() -> None:
    table = scene(hand=["stessy-power"], zenithium=(4, 0))
    table.play("recruit stessy-power", "accept 1", "influence terra")
    table.sees(zenithium=3, discs=(0, 1, 1, 0, 0), done=True)


@pytest.mark.card("stessy-power", "10.30", "10.9")
@pytest.mark.parametrize(
    ("zenithium", "rungs"),
    [(1, ["accept 1"]), (2, ["accept 1", "accept 2"]), (3, ["accept 1", "accept 2"])],
)
def test_stessy_power_offers_the_rungs_that_can_be_paid(zenithium: int, rungs: list[str]) -> None:
    table = scene(hand=["stessy-power"], zenithium=(zenithium, 0)).play("recruit stessy-power")
    assert table.options() == [*rungs, "decline"]


@pytest.mark.card("stessy-power", "10.30")
def test_stessy_power_without_zenithium_is_not_asked() -> None:
    table = scene(hand=["stessy-power"], zenithium=(0, 9)).play("recruit stessy-power")
    table.sees(discs={"venus": 1}, done=True)


@pytest.mark.card("stessy-power", "10.30")
def test_stessy_power_is_not_asked_when_only_venus_is_left() -> None:
    table = scene(hand=["stessy-power"], zenithium=(4, 0), discs=ONLY_VENUS)
    assert table.play("recruit stessy-power").is_done()
    assert table.zenithium(0) == 4


@pytest.mark.card("stessy-power", "4.8", "10.9", "Z15")
def test_stessy_power_wins_a_disc_in_the_middle_and_goes_on() -> None:
    table = scene(
        hand=["stessy-power"],
        zenithium=(4, 0),
        discs={"mars": 3},
        tokens={"mars": "influence"},
    )
    table.play("recruit stessy-power", "accept 3", "influence mars").sees(won={"mars": 1})
    # The token asks first, and may go to Venus.
    table.sees(influence="mercury venus terra jupiter")
    table.play("influence venus").sees(discs={"venus": 2}, influence="mercury terra jupiter")
    table.play("influence terra", "influence terra").sees(discs=(0, 2, 2, None, 0), done=True)


@pytest.mark.card("stessy-power", "10.2", "10.9")
def test_stessy_power_loses_the_repetitions_that_find_no_disc() -> None:
    table = scene(hand=["stessy-power"], zenithium=(4, 0), discs={**ONLY_VENUS, "mars": 3})
    table.play("recruit stessy-power", "accept 3", "influence mars")
    table.sees(won={"mars": 1}, zenithium=0, done=True)


@pytest.mark.card("stessy-power", "10.29")
def test_stessy_power_may_be_declined() -> None:
    table = scene(hand=["stessy-power"]).play("recruit stessy-power", "decline")
    table.sees(zenithium=1, discs=(0, 1, 0, 0, 0), done=True)


# V4N V0GT: 6 credits. Exile 2 opposing cards, 2 zenithium.


@pytest.mark.card("v4n-v0gt", "10.20", "10.21", "10.4")
def test_v4n_v0gt_exiles_two_opposing_cards_and_brings_two_zenithium() -> None:
    table = scene(
        hand=["v4n-v0gt"],
        columns=({"terra": ["zenon"]}, {"venus": ["felis"], "mars": ["titus", "caesar"]}),
    )
    table.play("recruit v4n-v0gt")
    table.sees(
        credits=6,
        discs={"venus": 1},
        zenithium=1,
        asked=(0, "exile"),
        options=["exile opponent venus", "exile opponent mars"],
    )
    table.play("exile opponent mars")
    table.sees(
        columns=({}, {"mars": ["titus"]}), options=["exile opponent venus", "exile opponent mars"]
    )
    table.play("exile opponent mars")
    table.sees(
        discard=["caesar", "titus"], columns=({}, {"venus": ["felis"]}), zenithium=3, done=True
    )


@pytest.mark.card("v4n-v0gt", "10.3")
def test_v4n_v0gt_exiles_the_one_card_there_is() -> None:
    table = scene(hand=["v4n-v0gt"], columns=({}, {"mars": ["titus"]}))
    table.play("recruit v4n-v0gt", "exile opponent mars")
    table.sees(discard=["titus"], zenithium=3, done=True)


@pytest.mark.card("v4n-v0gt", "10.2")
def test_v4n_v0gt_brings_his_zenithium_without_a_card_to_exile() -> None:
    table = scene(hand=["v4n-v0gt"], columns=({"mars": ["titus"]}, {})).play("recruit v4n-v0gt")
    table.sees(columns={"mars": ["titus"]}, zenithium=3, done=True)


# Developing through a card where the level needs chance.


@pytest.mark.card("doc-wissen", "11.4")
def test_doc_wissen_mobilizes_from_a_reshuffled_discard_pile_at_level_two() -> None:
    table = scene(
        hand=["doc-wissen"],
        zenithium=(1, 0),
        levels=({"human": 1}, {}),
        tokens={"human": "mobilize-2"},
        deck=["titus"],
        discard=["nero", "felis"],
    )
    table.play("recruit doc-wissen", "advance human", "mobilize titus")
    table.sees(asked=(CHANCE, "mobilize"), options=["mobilize nero", "mobilize felis"])
    # The token mobilizes 2 more, but only one card is left anywhere; then U 1 goes on.
    table.play("mobilize felis", "mobilize nero").sees(asked=(0, "influence"))
    table.play("influence terra")
    table.sees(spent={"mobilize-2": 1}, columns={"mercury": ["nero"]}, asked=(1, "turn"))
