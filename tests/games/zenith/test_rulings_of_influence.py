"""Rulings about discs: what the default does, and what each alternative does."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.scene import Scene, planets, scene

from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.kernel.state import NOBODY
from perihelion.kernel.table_options import Value

SPECS: Final = {spec.name: spec for spec in OPTION_SPECS}


# Z01: a run of three may hang over the edge.

TRIPLES = ["stretch mercury venus terra", "stretch venus terra mars", "stretch terra mars jupiter"]


@pytest.mark.rules("10.6", "Z01")
def test_a_run_of_three_may_hang_over_the_edge() -> None:
    table = scene(hand=["augustus"]).play("recruit augustus")
    assert table.options() == ["stretch mercury venus", "stretch mars jupiter", *TRIPLES]
    low = scene(hand=["augustus"])
    low.play("recruit augustus", "stretch mercury venus", "influence venus", "influence mercury")
    assert low.discs() == (2, 1, 1, 0, 0)
    table.play("stretch mars jupiter", "influence mars", "influence jupiter")
    assert table.discs() == (0, 0, 1, 1, 2)


@pytest.mark.rules("10.6", "Z01")
def test_a_run_of_three_that_must_lie_on_the_row() -> None:
    table = scene(hand=["augustus"], options={"run_over_edge": False}).play("recruit augustus")
    assert table.options() == TRIPLES


@pytest.mark.rules("10.6", "Z01")
@pytest.mark.parametrize("over_edge", [True, False])
def test_a_run_of_two_never_hangs_over_the_edge(over_edge: bool) -> None:
    table = scene(
        hand=["nero"],
        zenithium=(2, 0),
        levels=({"animod": 1}, {}),
        options={"run_over_edge": over_edge},
    )
    table.play("develop nero")
    table.sees(
        options=[
            "stretch mercury venus",
            "stretch venus terra",
            "stretch terra mars",
            "stretch mars jupiter",
        ]
    )


# Z02: repeated influences may be split.


@pytest.mark.rules("10.9", "Z02")
def test_repeated_influences_are_split_over_planets() -> None:
    table = scene(hand=["stessy-power"], zenithium=(2, 0))
    table.play("recruit stessy-power", "accept 2", "influence mars").sees(asked=(0, "influence"))
    table.play("influence jupiter").sees(discs=(0, 1, 0, 1, 1), done=True)


@pytest.mark.rules("10.9", "Z02")
def test_repeated_influences_all_go_to_the_first_planet() -> None:
    table = scene(hand=["suleiman"], credits=(20, 0), options={"split_multiples": False})
    table.play("recruit suleiman", "accept 3", "influence terra")
    table.sees(discs=(0, 0, 3, 0, 1), done=True)


@pytest.mark.rules("10.9", "Z02", "4.3")
def test_repeats_that_may_not_be_split_are_lost_with_the_disc() -> None:
    options: dict[str, Value] = {"split_multiples": False}
    table = scene(hand=["stessy-power"], zenithium=(4, 0), discs={"mars": 2}, options=options)
    table.play("recruit stessy-power", "accept 3", "influence mars")
    table.sees(discs={"mars": None}, won={"mars": 1}, done=True)


# Z04: which disc Sir Sam brings back.

OFF_CENTRE = {"venus": 2, "mars": -1, "jupiter": -3}


@pytest.mark.rules("10.10", "Z04")
def test_sir_sam_brings_back_a_disc_of_the_opponents_half() -> None:
    table = scene(hand=["sir-sam"], discs=OFF_CENTRE).play("recruit sir-sam")
    assert table.options() == ["center mars", "center jupiter"]
    own = scene(hand=["sir-sam"], discs={"venus": 2}).play("recruit sir-sam")
    own.sees(done=True, discs={"venus": 2})


@pytest.mark.rules("10.10", "Z04")
def test_sir_sam_brings_back_any_disc() -> None:
    table = scene(hand=["sir-sam"], discs=OFF_CENTRE, options={"center_any_disc": True})
    table.play("recruit sir-sam")
    assert table.options() == ["center venus", "center terra", "center mars", "center jupiter"]
    table.play("center venus").sees(discs=(0, 0, 1, -1, -3))


# Z05: nothing left on the opponent's side.


def gilgamesh(fallback: bool, **discs: int) -> Scene:
    table = scene(hand=["gilgamesh"], discs=discs, options={"opponent_side_fallback": fallback})
    return table.play("recruit gilgamesh")


@pytest.mark.rules("10.40", "Z05")
def test_the_last_disc_pulled_across_leaves_nothing_to_choose() -> None:
    gilgamesh(False, mars=-1).play("influence mars").sees(discs=(0, 0, 1, 1, 0), done=True)


@pytest.mark.rules("10.40", "Z05")
def test_the_last_disc_pulled_across_opens_all_the_others() -> None:
    table = gilgamesh(True, mars=-1).play("influence mars")
    table.sees(influence="mercury venus terra jupiter")
    table.play("influence terra").sees(discs=(0, 0, 3, 1, 0))


@pytest.mark.rules("10.40", "Z05")
def test_no_fallback_if_the_disc_moved_last_was_not_there() -> None:
    assert gilgamesh(True).play("influence venus").is_done()


@pytest.mark.rules("10.40", "Z05")
@pytest.mark.parametrize("fallback", [True, False])
def test_no_fallback_while_a_disc_stands_on_the_opponents_side(fallback: bool) -> None:
    gilgamesh(fallback, mars=-1, jupiter=-2).play("influence mars").sees(influence="jupiter")


@pytest.mark.rules("10.40", "Z05")
def test_lord_creeps_own_influence_can_be_the_one_that_pulled() -> None:
    discs = {"terra": -1}
    scene(hand=["lord-creep"], discs=discs).play("recruit lord-creep").sees(badge="0 silver")
    table = scene(hand=["lord-creep"], discs=discs, options={"opponent_side_fallback": True})
    table.play("recruit lord-creep")
    assert "influence terra" not in table.options()
    assert len(table.options()) == 4
    assert table.play("influence mars").badge() == "0 silver"


# Z09 and Z15: the order of a run, and of the tokens it wins.

RUN: Final = {
    "hand": ["augustus"],
    "discs": {"venus": 3, "mars": 3},
    "tokens": {"venus": "transfer-1", "mars": "influence"},
    "columns": ({}, {"mercury": ["nero"]}),
}
"""Augustus on Venus, Terra and Mars wins Venus and Mars; each token asks its own question."""


def run(**options: Value) -> Scene:
    table = scene(**RUN, options=options)  # type: ignore[arg-type]  # fields by name
    return table.play("recruit augustus", "stretch venus terra mars")


@pytest.mark.rules("10.7", "Z09", "Z15", "4.8")
def test_the_player_orders_a_run_and_captures_come_first() -> None:
    table = run().sees(asked=(0, "run-disc"), influence="venus terra mars")
    table.play("influence mars")
    table.sees(
        asked=(0, "influence"),
        options=[f"influence {one}" for one in ("mercury", "venus", "terra", "jupiter")],
    )
    table.play("influence jupiter").sees(asked=(0, "run-disc"), influence="venus terra")
    table.play("influence venus").sees(asked=(0, "transfer"))
    table.play("transfer mercury", "influence terra").sees(discs=(0, None, 3, None, 1), done=True)


@pytest.mark.rules("10.7", "Z09")
def test_a_run_along_the_row_asks_for_no_disc() -> None:
    table = run(run_order="along_the_row").sees(asked=(0, "transfer"), discs=(0, None, 1, 3, 0))
    table.play("transfer mercury").sees(asked=(0, "influence"), discs=(0, None, 3, None, 0))
    assert table.play("influence jupiter").is_done()


@pytest.mark.rules("10.7", "Z09")
def test_all_discs_of_a_run_then_the_tokens_the_last_one_won_first() -> None:
    table = run(run_order="discs_then_tokens").play("influence venus")
    table.sees(asked=(0, "run-disc"), tokens={"mars": "influence"})
    table.play("influence mars").sees(influence="terra")
    table.play("influence terra").sees(asked=(0, "influence"), discs=(0, None, 3, None, 0))
    table.play("influence mercury").sees(asked=(0, "transfer"))
    assert table.play("transfer mercury").is_done()


@pytest.mark.rules("10.7", "Z15", "4.8")
def test_tokens_of_a_run_may_wait_for_its_end() -> None:
    table = run(capture_token_timing="after_effect").play("influence mars", "influence venus")
    assert table.asked() == (0, "run-disc")
    table.play("influence terra").sees(asked=(0, "transfer"))
    table.play("transfer mercury").sees(asked=(0, "influence"))
    assert table.play("influence terra").is_done()


@pytest.mark.rules("10.7", "Z09", "Z15")
def test_along_the_row_with_tokens_at_the_end() -> None:
    table = run(run_order="along_the_row", capture_token_timing="after_effect")
    table.sees(discs=(0, None, 3, None, 0), asked=(0, "influence"))
    assert table.play("influence terra").asked() == (0, "transfer")


def repeats(timing: str) -> Scene:
    table = scene(
        hand=["stessy-power"],
        zenithium=(4, 0),
        credits=(3, 0),
        discs={"mars": 3, "jupiter": 3},
        tokens={"mars": "credits-3", "jupiter": "transfer-1"},
        columns=({}, {"mercury": ["nero"]}),
        options={"capture_token_timing": timing},
    )
    return table.play("recruit stessy-power", "accept 3", "influence mars")


@pytest.mark.rules("4.8", "Z15")
def test_a_token_won_by_a_repeated_influence_comes_at_once() -> None:
    table = repeats("at_once").sees(credits=3)
    table.play("influence jupiter").sees(asked=(0, "transfer"))
    table.play("transfer mercury", "influence terra").sees(done=True)


@pytest.mark.rules("4.8", "Z15")
def test_tokens_of_repeated_influences_may_wait_for_the_last_of_them() -> None:
    table = repeats("after_effect").sees(credits=0)
    table.play("influence jupiter").sees(asked=(0, "influence"))
    table.play("influence terra").sees(asked=(0, "transfer"), credits=0)
    table.play("transfer mercury").sees(credits=3, done=True)


@pytest.mark.rules("12.4", "Z15", "Z09")
@pytest.mark.parametrize(
    "options", [{"capture_token_timing": "after_effect"}, {"run_order": "discs_then_tokens"}]
)
def test_victory_never_waits(options: dict[str, Value]) -> None:
    table = scene(
        hand=["augustus"],
        discs={"venus": 3, "mars": 3},
        tokens={"venus": "credits-3"},
        won=({"mars": 2}, {}),
        options=options,
    )
    table.play("recruit augustus", "stretch venus terra mars", "influence venus", "influence mars")
    table.sees(asked=(NOBODY, "absolute"), credits=2, spent={"credits-3": 1}, discs={"terra": 1})


@pytest.mark.rules("4.8", "Z15")
@pytest.mark.parametrize("timing", ["at_once", "after_effect"])
def test_single_influences_rows_and_chains_are_effects_of_their_own(timing: str) -> None:
    """Their tokens never wait for what comes after them."""
    options: dict[str, Value] = {"capture_token_timing": timing}
    single = scene(
        hand=["charlemagne"], discs={"mars": 3}, tokens={"mars": "transfer-1"},
        columns=({}, {"mercury": ["nero"]}), options=options,
    )  # fmt: skip
    assert single.play("recruit charlemagne", "influence mars").asked() == (0, "transfer")
    row = scene(
        hand=["nero"], boards="DUN", levels=({"animod": 3}, {}), zenithium=(4, 0),
        discs={"mercury": 3}, tokens={"mercury": "transfer-1"},
        columns=({}, {"mercury": ["atlas"]}), options=options,
    )  # fmt: skip
    row.play("develop nero").sees(asked=(0, "transfer"), discs=(None, 0, 0, 0, 0))
    chain = scene(
        hand=["lady-moore"], discs={"mercury": 3}, tokens={"mercury": "transfer-1"},
        columns=({}, {"mercury": ["nero", "atlas"], "venus": ["felis"]}), options=options,
    )  # fmt: skip
    chain.play("recruit lady-moore", "exile opponent mercury").sees(asked=(0, "transfer"))


# Z10: runs over planets without a disc.


def pair_run(gaps: bool, **discs: int | None) -> Scene:
    table = scene(
        hand=["nero"],
        zenithium=(2, 0),
        levels=({"animod": 1}, {}),
        discs=discs,
        options={"run_with_gaps": gaps},
    )
    return table.play("develop nero")


@pytest.mark.rules("10.8", "Z10")
def test_a_run_may_cover_a_planet_without_its_disc() -> None:
    table = pair_run(True, venus=None).sees(options=4)
    table.play("stretch venus terra").sees(influence="terra")
    assert len(pair_run(True, mercury=None, venus=None).options()) == 3


@pytest.mark.rules("10.8", "Z10")
def test_a_run_may_need_all_its_discs() -> None:
    pair_run(False, venus=None).sees(options=["stretch terra mars", "stretch mars jupiter"])
    ignored = pair_run(False, venus=None, mars=None)
    assert ignored.is_done()
    assert ignored.credits(0) == 14  # level 1 of S follows


# Z11: what a different planet differs from.


def charlemagne(scope: str) -> Scene:
    table = scene(hand=["charlemagne"], options={"differs_scope": scope})
    return table.play("recruit charlemagne", "influence mars", "influence venus")


@pytest.mark.rules("10.38", "Z11")
def test_different_from_every_earlier_pick() -> None:
    assert planets(charlemagne("earlier_picks_of_same_source")) == ["mercury", "terra", "jupiter"]


@pytest.mark.rules("10.38", "Z11")
def test_different_from_the_cards_own_planet_too() -> None:
    assert planets(charlemagne("also_own_planet")) == ["mercury", "jupiter"]
    first = scene(hand=["charlemagne"], options={"differs_scope": "also_own_planet"})
    first.play("recruit charlemagne")
    assert len(planets(first)) == 5
    first.play("influence terra")
    assert planets(first) == ["mercury", "venus", "mars", "jupiter"]


@pytest.mark.rules("10.38", "Z11")
def test_different_from_the_pick_before_only() -> None:
    assert planets(charlemagne("previous_pick_only")) == ["mercury", "terra", "mars", "jupiter"]


@pytest.mark.rules("10.38", "Z11")
@pytest.mark.parametrize("scope", SPECS["differs_scope"].values)
def test_a_technology_level_has_no_planet_of_its_own(scope: str) -> None:
    table = scene(
        hand=["bruss0l0"], levels=({"robot": 2}, {}), zenithium=(3, 0),
        options={"differs_scope": scope},
    )  # fmt: skip
    table.play("develop bruss0l0", "influence terra")
    assert planets(table) == ["mercury", "venus", "mars", "jupiter"]
