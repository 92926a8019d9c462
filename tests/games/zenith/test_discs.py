"""Influence, tracks and discs (README chapters 4 and 10, the parts about discs)."""

from __future__ import annotations

import pytest
from tests.games.zenith.scene import scene

PLANETS = ("mercury", "venus", "terra", "mars", "jupiter")
HOME = {
    "mercury": "nero",
    "venus": "cresus",
    "terra": "zenon",
    "mars": "mc4ffr3y",
    "jupiter": "lisa-charity",
}
"""A card of each planet whose only influence is the one at home."""


@pytest.mark.rules("4.1", "4.2", "10.36")
@pytest.mark.parametrize("planet", PLANETS)
@pytest.mark.parametrize("side", [0, 1])
def test_four_steps_from_the_centre_to_a_control_zone(planet: str, side: int) -> None:
    """Three influences stay on the own half, the fourth wins the disc."""
    sign = 1 if side == 0 else -1
    for before in (0, 1, 2):
        table = scene(hand=[HOME[planet]], on_turn=side, discs={planet: sign * before})
        table.play(f"recruit {HOME[planet]}").sees(discs={planet: sign * (before + 1)})
        assert table.won(side) == 0
    table = scene(hand=[HOME[planet]], on_turn=side, discs={planet: sign * 3})
    table.play(f"recruit {HOME[planet]}").sees(discs={planet: None})
    assert table.won(side, planet) == table.won(side) == 1


@pytest.mark.rules("4.2")
def test_influence_pulls_a_disc_back_over_the_centre() -> None:
    """From the opponent's last space it takes seven steps to win; each is one step."""
    scene(hand=["cresus"], discs={"venus": -3}).play("recruit cresus").sees(discs={"venus": -2})


@pytest.mark.rules("4.2", "10.11")
def test_one_card_moves_no_other_disc() -> None:
    """Only the named planet's disc moves."""
    scene(hand=["cresus"], discs={"mars": 2}).play("recruit cresus").sees(discs=(0, 1, 0, 2, 0))


@pytest.mark.rules("4.3")
@pytest.mark.parametrize("at", [2, 3])
def test_steps_left_over_are_lost(at: int) -> None:
    """2 influence from one step before the control zone wins one disc and nothing more."""
    table = scene(hand=["helena-kerr"], discs={"mars": at})
    table.play("recruit helena-kerr", "influence mars").sees(won={"mars": 1}, discs={"mars": None})
    assert table.end_turn().disc("mars") == 0


@pytest.mark.rules("4.4", "10.2")
def test_a_planet_without_disc_gets_no_influence() -> None:
    """A named influence on a disc already won this turn is ignored, and the list goes on."""
    table = scene(hand=["master-din"], discs={"mars": None}).play("recruit master-din")
    table.sees(discs={"mars": None}, won=0, badge="0 silver")
    assert "skipped" in table.events()


@pytest.mark.rules("4.4", "10.37")
def test_a_planet_without_disc_is_not_offered() -> None:
    """Mercury is won by the first effect of HUXL3Y and cannot be picked by the second."""
    table = scene(hand=["huxl3y"], discs={"mercury": 3}).play("recruit huxl3y")
    table.sees(influence="venus terra mars jupiter")


@pytest.mark.rules("4.5")
def test_winning_a_disc_leaves_the_columns_alone() -> None:
    """Both columns of the planet stay as they are."""
    table = scene(
        hand=["cresus"],
        columns=({"venus": ["felis", "geronimo"]}, {"venus": ["moussa"]}),
        discs={"venus": 3},
    )
    table.play("recruit cresus").end_turn()
    table.sees(
        columns=({"venus": ["felis", "geronimo", "cresus"]}, {"venus": ["moussa"]}), discard=[]
    )


@pytest.mark.rules("4.6", "9.1")
def test_the_first_disc_of_a_planet_brings_its_token() -> None:
    """The token is applied at once and lies with the spent ones."""
    table = scene(hand=["cresus"], discs={"venus": 3}, tokens={"venus": "credits-4"})
    table.play("recruit cresus").sees(credits=12 - 1 + 4 + 6, tokens={}, spent={"credits-4": 1})


@pytest.mark.rules("4.6")
@pytest.mark.parametrize("winner", [0, 1])
def test_later_discs_bring_no_token(winner: int) -> None:
    """The second disc of a planet finds its place empty, whoever won the first."""
    one, none = {"venus": 1}, {"venus": 0}
    won = (one, none) if winner == 0 else (none, one)
    table = scene(hand=["cresus"], discs={"venus": 3}, won=won, tokens={"mars": "credits-4"})
    table.play("recruit cresus").sees(credits=12 - 1 + 6, tokens={"mars": "credits-4"})


@pytest.mark.rules("4.7", "10.5")
def test_a_disc_given_away_is_the_opponents() -> None:
    """I choose the planet, the opponent wins the disc and the token."""
    table = scene(hand=["titus"], discs={"terra": -3}, tokens={"terra": "zenithium-1"})
    table.play("recruit titus").sees(asked=(0, "influence"))
    table.play("influence terra")
    table.sees(won=({}, {"terra": 1}), zenithium=(1, 2), credits=12 - 1 + 10)


@pytest.mark.rules("4.8", "Z15")
def test_disc_then_token_then_the_rest() -> None:
    """Felis wins Venus: the disc, the token, then the zenithium of the card."""
    table = scene(hand=["felis"], discs={"venus": 3}, tokens={"venus": "credits-3"})
    table.play("recruit felis")
    table.sees(
        events=[
            "recruit",
            "influence",
            "win-disc",
            "token-won",
            "gain",
            "gain",
            "gain",
        ]
    )
    resources = [event.args.get("resource") for event in table.told()[4:]]
    assert resources == ["resource:credits", "resource:zenithium", "resource:zenithium"]


@pytest.mark.rules("4.8", "9.5")
def test_the_choice_of_a_token_comes_before_the_rest() -> None:
    """The influence of the token is chosen before the card's own choice is asked."""
    table = scene(hand=["huxl3y"], discs={"mercury": 3}, tokens={"mercury": "influence"})
    table.play("recruit huxl3y")
    assert table.state.decision().source == "token:influence"
    table.play("influence venus")
    assert table.state.decision().source == "card:huxl3y"
    assert table.spent() == {"influence": 1}


@pytest.mark.rules("10.5")
def test_all_steps_go_to_one_planet() -> None:
    """2 influence is one choice."""
    table = scene(hand=["helena-kerr"]).play("recruit helena-kerr", "influence jupiter")
    table.sees(discs=(0, 0, 1, 0, 2), done=True)


@pytest.mark.rules("10.9", "Z02")
def test_repeated_influence_is_chosen_each_time() -> None:
    """Suleiman pays 12 for three single influences, the same planet or others."""
    table = scene(hand=["suleiman"], credits=(13, 0))
    table.play("recruit suleiman", "accept 3", "influence mars", "influence mars")
    assert table.asked() == (0, "influence")
    table.play("influence venus").sees(discs=(0, 1, 0, 2, 1), credits=0)


@pytest.mark.rules("10.9", "Z02")
def test_repeated_influence_may_be_for_one_planet() -> None:
    """By the alternative the first choice counts for all, and stops when the disc is won."""
    options = {"split_multiples": False}
    table = scene(hand=["suleiman"], credits=(13, 0), options=options)
    table.play("recruit suleiman", "accept 3", "influence mars").sees(discs=(0, 0, 0, 3, 1))
    won = scene(hand=["suleiman"], credits=(13, 0), options=options, discs={"mars": 2})
    won.play("recruit suleiman", "accept 3", "influence mars").sees(won={"mars": 1}, done=True)


@pytest.mark.rules("10.6", "Z01")
def test_a_run_of_three_may_hang_over_an_end() -> None:
    """Augustus gives 1, 2, 1; over the edge of Mercury: Mercury 2 and Venus 1."""
    table = scene(hand=["augustus"]).play("recruit augustus")
    table.sees(
        options=[
            "stretch mercury venus",
            "stretch mars jupiter",
            "stretch mercury venus terra",
            "stretch venus terra mars",
            "stretch terra mars jupiter",
        ]
    )
    low = scene(hand=["augustus"]).play("recruit augustus", "stretch mercury venus")
    assert low.play("influence mercury", "influence venus").discs() == (2, 1, 1, 0, 0)
    high = scene(hand=["augustus"]).play("recruit augustus", "stretch mars jupiter")
    assert high.play("influence mars", "influence jupiter").discs() == (0, 0, 1, 1, 2)


@pytest.mark.rules("10.6", "Z01")
def test_a_run_of_three_may_have_to_lie_on_the_row() -> None:
    """By the alternative there are three stretches."""
    table = scene(hand=["augustus"], options={"run_over_edge": False}).play("recruit augustus")
    table.sees(
        options=[
            "stretch mercury venus terra",
            "stretch venus terra mars",
            "stretch terra mars jupiter",
        ]
    )


@pytest.mark.rules("10.7", "Z09")
def test_the_discs_of_a_run_move_in_the_order_of_choice() -> None:
    """Each disc by its whole amount; the middle one gets 2."""
    table = scene(hand=["augustus"]).play("recruit augustus", "stretch venus terra mars")
    assert table.options() == ["influence venus", "influence terra", "influence mars"]
    table.play("influence terra").sees(discs=(0, 0, 3, 0, 0), influence="venus mars")
    assert table.play("influence mars", "influence venus").discs() == (0, 1, 3, 1, 0)


@pytest.mark.rules("10.7", "4.8", "Z15")
def test_a_disc_won_in_a_run_is_finished_first() -> None:
    """The token of the first disc is applied before the second disc moves."""
    table = scene(hand=["augustus"], discs={"mars": 3}, tokens={"mars": "influence"}).play(
        "recruit augustus", "stretch terra mars jupiter", "influence mars"
    )
    assert table.state.decision().source == "token:influence"
    table.play("influence mercury")
    assert table.state.decision().source == "card:augustus"
    assert table.options() == ["influence terra", "influence jupiter"]


@pytest.mark.rules("10.7")
def test_a_token_may_win_a_disc_of_the_run_before_its_turn() -> None:
    """Jupiter is won by the token in the middle; the run passes it over."""
    table = scene(hand=["augustus"], discs={"mars": 3, "jupiter": 3}, tokens={"mars": "influence"})
    table.play("recruit augustus", "stretch mars jupiter", "influence mars", "influence jupiter")
    table.sees(won=2, done=True)


@pytest.mark.rules("10.7", "Z09")
def test_a_run_may_go_along_the_row() -> None:
    """By the alternative nothing is asked but the stretch."""
    options = {"run_order": "along_the_row"}
    table = scene(hand=["augustus"], options=options)
    table.play("recruit augustus", "stretch venus terra mars").sees(done=True)
    moved = [event.args["planet"] for event in table.told() if event.kind == "influence"]
    assert moved == ["planet:terra", "planet:venus", "planet:terra", "planet:mars"]


@pytest.mark.rules("10.7", "Z09")
def test_tokens_of_a_run_may_wait_for_its_discs() -> None:
    """By the alternative all discs move first; the last token won is applied first."""
    table = scene(
        hand=["augustus"],
        discs={"mars": 3, "jupiter": 2},
        tokens={"mars": "credits-3", "jupiter": "zenithium-1"},
        options={"run_order": "discs_then_tokens"},
    )
    table.play("recruit augustus", "stretch mars jupiter", "influence mars")
    assert table.options() == ["influence jupiter"]
    table.play("influence jupiter")
    gains = [event.cause for event in table.told() if event.kind == "gain"]
    assert gains == ["token:zenithium-1", "token:credits-3"]


@pytest.mark.rules("10.8", "Z10")
def test_a_run_passes_over_planets_without_disc() -> None:
    """One disc on the stretch is enough; the others are not asked for."""
    table = scene(hand=["augustus"], discs={"mercury": None, "venus": None})
    table.play("recruit augustus", "stretch mercury venus terra").sees(influence="terra")
    assert table.play("influence terra").disc("terra") == 2


@pytest.mark.rules("10.8", "Z10")
def test_a_stretch_without_any_disc_is_not_offered() -> None:
    """Mercury and Venus are off: the pair over the edge is none."""
    table = scene(hand=["augustus"], discs={"mercury": None, "venus": None})
    assert "stretch mercury venus" not in table.play("recruit augustus").options()


@pytest.mark.rules("10.8", "Z10")
def test_a_run_may_need_all_its_discs() -> None:
    """By the alternative a gap closes a stretch; with no stretch left the run is ignored."""
    options = {"run_with_gaps": False}
    table = scene(hand=["augustus"], discs={"mercury": None}, options=options)
    assert table.play("recruit augustus").options() == [
        "stretch mars jupiter",
        "stretch venus terra mars",
        "stretch terra mars jupiter",
    ]
    none = scene(hand=["augustus"], discs={"mars": None, "venus": None}, options=options)
    assert none.play("recruit augustus").is_done()


@pytest.mark.rules("10.8", "10.2")
def test_a_run_without_discs_is_ignored() -> None:
    """All five discs gone: nothing is asked."""
    discs = dict.fromkeys(PLANETS)
    scene(hand=["augustus"], discs=discs).play("recruit augustus").sees(done=True, won=0)


@pytest.mark.rules("10.10")
def test_a_disc_brought_to_the_centre_wins_nothing() -> None:
    """Sir Sam: from the opponent's half straight to the centre, nobody gains."""
    table = scene(hand=["sir-sam"], discs={"mars": -3, "venus": 2})
    table.play("recruit sir-sam").sees(options=["center mars"])
    assert table.play("center mars").discs() == (0, 2, 1, 0, 0)
    assert table.won(0) == table.won(1) == 0


@pytest.mark.rules("10.10", "10.2")
def test_no_disc_to_bring_back() -> None:
    """With nothing on the opponent's half Sir Sam's effect is ignored."""
    scene(hand=["sir-sam"], discs={"venus": 2}).play("recruit sir-sam").sees(done=True)


@pytest.mark.rules("10.10", "Z04")
def test_any_disc_may_be_brought_back() -> None:
    """By the alternative also one on the own half, but none on its centre."""
    options = {"center_any_disc": True}
    table = scene(hand=["sir-sam"], discs={"venus": 2, "mars": -1}, options=options)
    assert table.play("recruit sir-sam").options() == [
        "center venus",
        "center terra",
        "center mars",
    ]


@pytest.mark.rules("10.37")
def test_a_planet_excepted_is_not_offered() -> None:
    """Little Bob may not choose Mars."""
    table = scene(hand=["little-bob"]).play("recruit little-bob")
    assert "influence mars" not in table.options()
    assert len(table.options()) == 4


@pytest.mark.rules("10.38", "Z11")
def test_a_different_planet_differs_from_every_pick() -> None:
    """Charlemagne: three different picks; the own Terra may be among them."""
    table = scene(hand=["charlemagne"]).play("recruit charlemagne", "influence terra")
    assert "influence terra" not in table.options()
    table.play("influence mars").sees(influence="mercury venus jupiter")


@pytest.mark.rules("10.38", "Z11")
def test_a_different_planet_may_differ_from_the_own_too() -> None:
    """By the alternative the card's own planet counts as picked."""
    options = {"differs_scope": "also_own_planet"}
    table = scene(hand=["charlemagne"], options=options).play("recruit charlemagne")
    assert "influence terra" in table.options()
    assert table.play("influence mars").options() == [
        "influence mercury",
        "influence venus",
        "influence jupiter",
    ]


@pytest.mark.rules("10.38", "Z11")
def test_a_different_planet_may_differ_from_the_last_pick_only() -> None:
    """By the alternative the first pick is free again at the third."""
    options = {"differs_scope": "previous_pick_only"}
    table = scene(hand=["charlemagne"], options=options)
    table.play("recruit charlemagne", "influence venus", "influence mars")
    table.sees(influence="mercury venus terra jupiter")


@pytest.mark.rules("10.38")
def test_the_pick_of_a_token_does_not_count() -> None:
    """F4RM3R wins Mars; the token picks Venus; the second pick may be Venus again."""
    table = scene(hand=["f4rm3r"], discs={"mars": 3}, tokens={"mars": "influence"})
    table.play("recruit f4rm3r", "influence mars", "influence venus")
    assert table.state.decision().source == "card:f4rm3r"
    assert "influence venus" in table.options()
    assert "influence mars" not in table.options()


@pytest.mark.rules("10.39")
def test_only_discs_in_the_centre() -> None:
    """4ND3RS0N: a choice among the discs on their central space; Mars has just left it."""
    table = scene(hand=["4nd3rs0n"], discs={"venus": 1}).play("recruit 4nd3rs0n")
    assert table.options() == ["influence mercury", "influence terra", "influence jupiter"]


@pytest.mark.rules("10.40", "Z05")
def test_only_discs_on_the_opponents_side() -> None:
    """Lord Creep: the centre and the own half do not count, as the board stands now."""
    table = scene(hand=["lord-creep"], discs={"venus": -1, "mars": 1, "terra": -1})
    assert table.play("recruit lord-creep").options() == ["influence venus"]


@pytest.mark.rules("10.40", "10.2", "Z05")
def test_nothing_on_the_opponents_side() -> None:
    """The own Terra influence has just pulled the last disc away: ignored; badge all the same."""
    table = scene(hand=["lord-creep"], discs={"terra": -1}).play("recruit lord-creep")
    table.sees(done=True, badge="0 silver")


@pytest.mark.rules("10.40", "Z05")
def test_another_planet_when_the_last_disc_was_just_pulled() -> None:
    """By the alternative any disc but that one, only if it came from the opponent's side."""
    options = {"opponent_side_fallback": True}
    table = scene(hand=["lord-creep"], discs={"terra": -1}, options=options)
    assert table.play("recruit lord-creep").options() == [
        "influence mercury",
        "influence venus",
        "influence mars",
        "influence jupiter",
    ]
    other = scene(hand=["lord-creep"], discs={"terra": 0}, options=options)
    assert other.play("recruit lord-creep").is_done()
