"""Every ruling that is an option: what the default does, and what each alternative does."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

import pytest
from tests.games.zenith.scene import CARDS, DRAW, GAME, Columns, Scene, scene

from perihelion.games.zenith.components import components
from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.kernel.errors import BadOption
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY
from perihelion.kernel.table_options import Value

OPEN_POINTS: Final[list[dict[str, Any]]] = json.loads(
    (resources.files("perihelion.games.zenith") / "data" / "rules.json").read_text("utf-8")
)["open_points"]
SPECS: Final = {spec.name: spec for spec in OPTION_SPECS}
SPENT_BUT_ONE: Final = {
    "influence": 3,
    "zenithium-1": 3,
    "credits-3": 2,
    "credits-4": 2,
    "badge": 2,
    "mobilize-2": 1,
    "transfer-1": 1,
    "exile-2": 1,
}
"""All tokens but one of influence."""


def everything_else(*kept: str) -> dict[str, list[str]]:
    """Columns that hold every card but these."""
    columns: dict[str, list[str]] = {}
    for agent in components().agents:
        if agent["id"] not in kept:
            columns.setdefault(agent["planet"], []).append(agent["id"])
    return columns


def started(seats: int, options: dict[str, Value], *texts: str) -> Scene:
    """A new match after eight tokens and the given answers of chance."""
    table = Scene(GAME.start(seats, {"technology": "SUN", **options}))
    for _ in range(8):
        table.state.apply(table.state.legal()[0])
    return table.play(*texts)


def dealt(seats: int, options: dict[str, Value]) -> Scene:
    """A new match whose first hands are dealt, team 0 or seat 0 first."""
    seating = ("seat 0", "seat 2") if seats == 4 else ()
    table = started(seats, options, *seating, "first 0")
    while table.asked() == DRAW:
        table.state.apply(table.state.legal()[0])
    return table


# What is offered.


@pytest.mark.parametrize("point", OPEN_POINTS, ids=lambda point: point["id"])
def test_every_ruling_is_offered_as_the_data_says(point: dict[str, Any]) -> None:
    """Required: with this default and these values. Documented: not at all."""
    if point["support"] == "documented":
        assert point["option"] not in SPECS
        with pytest.raises(BadOption, match="there is no option"):
            GAME.start(2, {point["option"]: point["default"]})
        return
    spec = SPECS[point["option"]]
    offered = [
        other["value"]
        for other in point["alternatives"]
        if other.get("support", point["support"]) == "required"
    ]
    assert spec.ruling == point["id"]
    assert (spec.default, type(spec.default)) == (point["default"], type(point["default"]))
    assert set(spec.values) == {point["default"], *offered}
    for seats in spec.seats or GAME.seat_counts:
        for value in spec.values:
            assert GAME.start(seats, {spec.name: value}).options()[spec.name] == value
    for other in point["alternatives"]:
        if other["value"] not in offered:
            with pytest.raises(BadOption, match=f"cannot be '{other['value']}'; it is one of"):
                GAME.start(4, {spec.name: other["value"]})


def test_the_data_and_the_options_name_the_same_rulings() -> None:
    required = {point["id"] for point in OPEN_POINTS if point["support"] == "required"}
    assert {spec.ruling for spec in OPTION_SPECS if spec.ruling} == required
    assert [point["id"] for point in OPEN_POINTS] == [f"Z{n:02}" for n in range(1, 30)]


def test_the_turn_limit_is_the_one_of_the_data() -> None:
    stalled = next(point for point in OPEN_POINTS if point["id"] == "Z26")
    assert SPECS["turn_limit"].default == stalled["turn_limit"] == 400
    for wrong in (0, -1, 10_001):
        with pytest.raises(BadOption, match="from 1 to 10000"):
            GAME.start(2, {"turn_limit": wrong})


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
    assert table.options() == [
        "stretch mercury venus",
        "stretch venus terra",
        "stretch terra mars",
        "stretch mars jupiter",
    ]


# Z02: repeated influences may be split.


@pytest.mark.rules("10.9", "Z02")
def test_repeated_influences_are_split_over_planets() -> None:
    table = scene(hand=["stessy-power"], zenithium=(2, 0))
    table.play("recruit stessy-power", "accept 2", "influence mars")
    assert table.asked() == (0, "influence")
    table.play("influence jupiter")
    assert table.discs() == (0, 1, 0, 1, 1)
    assert table.is_done()


@pytest.mark.rules("10.9", "Z02")
def test_repeated_influences_all_go_to_the_first_planet() -> None:
    table = scene(hand=["suleiman"], credits=(20, 0), options={"split_multiples": False})
    table.play("recruit suleiman", "accept 3", "influence terra")
    assert table.discs() == (0, 0, 3, 0, 1)
    assert table.is_done()


@pytest.mark.rules("10.9", "Z02", "4.3")
def test_repeats_that_may_not_be_split_are_lost_with_the_disc() -> None:
    options: dict[str, Value] = {"split_multiples": False}
    table = scene(hand=["stessy-power"], zenithium=(4, 0), discs={"mars": 2}, options=options)
    table.play("recruit stessy-power", "accept 3", "influence mars")
    assert table.disc("mars") is None
    assert table.won(0, "mars") == 1
    assert table.is_done()


# Z03: the reward of a condition.


@pytest.mark.rules("10.33", "Z03")
def test_a_condition_that_holds_is_compulsory() -> None:
    table = scene(hand=["guy-gambler"], badge="0 silver").play("recruit guy-gambler")
    assert table.asked() == (CHANCE, "token")


@pytest.mark.rules("10.33", "Z03")
def test_a_condition_that_holds_may_be_declined() -> None:
    options: dict[str, Value] = {"if_is_optional": True}
    table = scene(hand=["guy-gambler"], badge="0 silver", options=options)
    table.play("recruit guy-gambler")
    assert table.asked() == (0, "reward")
    assert table.options() == ["accept 1", "decline"]
    other = Scene(table.state.clone()).play("accept 1")
    assert other.asked() == (CHANCE, "token")
    assert table.play("decline").is_done()


@pytest.mark.rules("10.33", "Z03")
@pytest.mark.parametrize("optional", [True, False])
def test_a_condition_that_fails_asks_nothing(optional: bool) -> None:
    table = scene(hand=["guy-gambler"], options={"if_is_optional": optional})
    assert table.play("recruit guy-gambler").is_done()


# Z04: which disc Sir Sam brings back.

OFF_CENTRE = {"venus": 2, "mars": -1, "jupiter": -3}


@pytest.mark.rules("10.10", "Z04")
def test_sir_sam_brings_back_a_disc_of_the_opponents_half() -> None:
    table = scene(hand=["sir-sam"], discs=OFF_CENTRE).play("recruit sir-sam")
    assert table.options() == ["center mars", "center jupiter"]
    own = scene(hand=["sir-sam"], discs={"venus": 2}).play("recruit sir-sam")
    assert own.is_done()
    assert own.disc("venus") == 2


@pytest.mark.rules("10.10", "Z04")
def test_sir_sam_brings_back_any_disc() -> None:
    table = scene(hand=["sir-sam"], discs=OFF_CENTRE, options={"center_any_disc": True})
    table.play("recruit sir-sam")
    assert table.options() == ["center venus", "center terra", "center mars", "center jupiter"]
    table.play("center venus")
    assert table.discs() == (0, 0, 1, -1, -3)


# Z05: nothing left on the opponent's side.


def gilgamesh(fallback: bool, **discs: int) -> Scene:
    table = scene(hand=["gilgamesh"], discs=discs, options={"opponent_side_fallback": fallback})
    return table.play("recruit gilgamesh")


@pytest.mark.rules("10.40", "Z05")
def test_the_last_disc_pulled_across_leaves_nothing_to_choose() -> None:
    table = gilgamesh(False, mars=-1).play("influence mars")
    assert table.discs() == (0, 0, 1, 1, 0)
    assert table.is_done()


@pytest.mark.rules("10.40", "Z05")
def test_the_last_disc_pulled_across_opens_all_the_others() -> None:
    table = gilgamesh(True, mars=-1).play("influence mars")
    assert table.options() == [
        "influence mercury",
        "influence venus",
        "influence terra",
        "influence jupiter",
    ]
    table.play("influence terra")
    assert table.discs() == (0, 0, 3, 1, 0)


@pytest.mark.rules("10.40", "Z05")
def test_no_fallback_if_the_disc_moved_last_was_not_there() -> None:
    assert gilgamesh(True).play("influence venus").is_done()


@pytest.mark.rules("10.40", "Z05")
@pytest.mark.parametrize("fallback", [True, False])
def test_no_fallback_while_a_disc_stands_on_the_opponents_side(fallback: bool) -> None:
    table = gilgamesh(fallback, mars=-1, jupiter=-2).play("influence mars")
    assert table.options() == ["influence jupiter"]


@pytest.mark.rules("10.40", "Z05")
def test_lord_creeps_own_influence_can_be_the_one_that_pulled() -> None:
    discs = {"terra": -1}
    plain = scene(hand=["lord-creep"], discs=discs).play("recruit lord-creep")
    assert plain.badge() == "0 silver"
    table = scene(hand=["lord-creep"], discs=discs, options={"opponent_side_fallback": True})
    table.play("recruit lord-creep")
    assert "influence terra" not in table.options()
    assert len(table.options()) == 4
    assert table.play("influence mars").badge() == "0 silver"


# Z06: the stock of a team.


@pytest.mark.rules("2.4", "Z06")
@pytest.mark.parametrize(
    ("seats", "value", "stock"),
    [(4, "team", (12, 1)), (4, "player", (24, 2)), (2, "team", (12, 1)), (2, "player", (12, 1))],
)
def test_the_stock_at_the_start(seats: int, value: str, stock: tuple[int, int]) -> None:
    table = Scene(GAME.start(seats, {"team_start_resources": value}))
    for side in range(2):
        assert (table.credits(side), table.zenithium(side)) == stock


# Z07: paying for nothing.


@pytest.mark.rules("10.30", "Z07")
def test_a_cost_without_a_working_reward_is_not_offered() -> None:
    table = scene(hand=["lula-smart"], discs={"terra": None}).play("recruit lula-smart")
    assert table.is_done()


@pytest.mark.rules("10.30", "Z07")
def test_a_cost_may_be_paid_for_nothing() -> None:
    options: dict[str, Value] = {"pay_for_nothing": True}
    table = scene(hand=["lula-smart"], discs={"terra": None}, options=options)
    table.play("recruit lula-smart")
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1")
    assert (table.zenithium(0), table.zenithium(1)) == (0, 2)
    assert table.disc("terra") is None
    assert table.is_done()


@pytest.mark.rules("10.30", "Z07")
def test_ice_june_may_change_a_card_for_nothing() -> None:
    hand, discs = ["ice-june", "zenon"], {"terra": 3}
    plain = scene(hand=hand, discs=discs).play("recruit ice-june")
    assert plain.options() == ["decline"]
    table = scene(hand=hand, discs=discs, options={"pay_for_nothing": True})
    table.play("recruit ice-june")
    assert table.options() == ["accept 1", "decline"]
    table.play("accept 1", "discard zenon")
    assert table.discs() == (0, 0, None, 0, 0)
    assert table.discard() == ["zenon"]


# Z08: which card pays, once the option is open.


@pytest.mark.rules("10.31", "Z08")
@pytest.mark.parametrize(
    ("value", "cards"),
    [
        ("any_card", ["discard zenon", "discard titus"]),
        ("rewarding_cards_only", ["discard titus"]),
    ],
)
def test_the_card_that_ice_june_changes(value: str, cards: list[str]) -> None:
    table = scene(
        hand=["ice-june", "zenon", "titus"],
        discs={"terra": 3},
        options={"useless_cost_choice": value},
    )
    table.play("recruit ice-june", "accept 1")
    assert table.options() == cards
    table.play("discard titus")
    assert table.disc("mars") == 1


@pytest.mark.rules("10.31", "Z08", "Z07")
def test_paying_for_nothing_leaves_any_card_when_none_is_rewarded() -> None:
    table = scene(
        hand=["ice-june", "zenon"],
        discs={"terra": 3},
        options={"useless_cost_choice": "rewarding_cards_only", "pay_for_nothing": True},
    )
    table.play("recruit ice-june", "accept 1")
    assert table.options() == ["discard zenon"]


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
    table = run()
    assert table.asked() == (0, "run-disc")
    assert table.options() == ["influence venus", "influence terra", "influence mars"]
    table.play("influence mars")
    assert table.asked() == (0, "influence")
    assert table.options() == [
        f"influence {one}" for one in ("mercury", "venus", "terra", "jupiter")
    ]
    table.play("influence jupiter")
    assert table.asked() == (0, "run-disc")
    assert table.options() == ["influence venus", "influence terra"]
    table.play("influence venus")
    assert table.asked() == (0, "transfer")
    table.play("transfer mercury", "influence terra")
    assert table.discs() == (0, None, 3, None, 1)
    assert table.is_done()


@pytest.mark.rules("10.7", "Z09")
def test_a_run_along_the_row_asks_for_no_disc() -> None:
    table = run(run_order="along_the_row")
    assert table.asked() == (0, "transfer")
    assert table.discs() == (0, None, 1, 3, 0)
    table.play("transfer mercury")
    assert table.asked() == (0, "influence")
    assert table.discs() == (0, None, 3, None, 0)
    assert table.play("influence jupiter").is_done()


@pytest.mark.rules("10.7", "Z09")
def test_all_discs_of_a_run_then_the_tokens_the_last_one_won_first() -> None:
    table = run(run_order="discs_then_tokens").play("influence venus")
    assert table.asked() == (0, "run-disc")
    assert table.tokens() == {"mars": "influence"}
    table.play("influence mars")
    assert table.options() == ["influence terra"]
    table.play("influence terra")
    assert table.asked() == (0, "influence")
    assert table.discs() == (0, None, 3, None, 0)
    table.play("influence mercury")
    assert table.asked() == (0, "transfer")
    assert table.play("transfer mercury").is_done()


@pytest.mark.rules("10.7", "Z15", "4.8")
def test_tokens_of_a_run_may_wait_for_its_end() -> None:
    table = run(capture_token_timing="after_effect").play("influence mars", "influence venus")
    assert table.asked() == (0, "run-disc")
    table.play("influence terra")
    assert table.asked() == (0, "transfer")
    table.play("transfer mercury")
    assert table.asked() == (0, "influence")
    assert table.play("influence terra").is_done()


@pytest.mark.rules("10.7", "Z09", "Z15")
def test_along_the_row_with_tokens_at_the_end() -> None:
    table = run(run_order="along_the_row", capture_token_timing="after_effect")
    assert table.discs() == (0, None, 3, None, 0)
    assert table.asked() == (0, "influence")
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
    table = repeats("at_once")
    assert table.credits(0) == 3
    table.play("influence jupiter")
    assert table.asked() == (0, "transfer")
    table.play("transfer mercury", "influence terra")
    assert table.is_done()


@pytest.mark.rules("4.8", "Z15")
def test_tokens_of_repeated_influences_may_wait_for_the_last_of_them() -> None:
    table = repeats("after_effect")
    assert table.credits(0) == 0
    table.play("influence jupiter")
    assert table.asked() == (0, "influence")
    table.play("influence terra")
    assert table.asked() == (0, "transfer")
    assert table.credits(0) == 0
    table.play("transfer mercury")
    assert table.credits(0) == 3
    assert table.is_done()


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
    assert table.asked() == (NOBODY, "absolute")
    assert table.credits(0) == 2
    assert table.spent() == {"credits-3": 1}
    assert table.disc("terra") == 1


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
    row.play("develop nero")
    assert row.asked() == (0, "transfer")
    assert row.discs() == (None, 0, 0, 0, 0)
    chain = scene(
        hand=["lady-moore"], discs={"mercury": 3}, tokens={"mercury": "transfer-1"},
        columns=({}, {"mercury": ["nero", "atlas"], "venus": ["felis"]}), options=options,
    )  # fmt: skip
    chain.play("recruit lady-moore", "exile opponent mercury")
    assert chain.asked() == (0, "transfer")


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
    table = pair_run(True, venus=None)
    assert len(table.options()) == 4
    table.play("stretch venus terra")
    assert table.options() == ["influence terra"]
    assert len(pair_run(True, mercury=None, venus=None).options()) == 3


@pytest.mark.rules("10.8", "Z10")
def test_a_run_may_need_all_its_discs() -> None:
    table = pair_run(False, venus=None)
    assert table.options() == ["stretch terra mars", "stretch mars jupiter"]
    ignored = pair_run(False, venus=None, mars=None)
    assert ignored.is_done()
    assert ignored.credits(0) == 14  # level 1 of S follows


# Z11: what a different planet differs from.


def charlemagne(scope: str) -> Scene:
    table = scene(hand=["charlemagne"], options={"differs_scope": scope})
    return table.play("recruit charlemagne", "influence mars", "influence venus")


def planets(table: Scene) -> list[str]:
    return [text.removeprefix("influence ") for text in table.options()]


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


# Z12: a badge handed over.


@pytest.mark.rules("10.24", "Z12")
@pytest.mark.parametrize(
    ("value", "before", "after"),
    [
        ("silver", "0 gold", "1 silver"),
        ("silver", "0 silver", "1 silver"),
        ("keeps_side", "0 gold", "1 gold"),
        ("keeps_side", "0 silver", "1 silver"),
    ],
)
def test_the_side_of_a_badge_handed_over(value: str, before: str, after: str) -> None:
    table = scene(hand=["double-joe"], badge=before, options={"given_badge_side": value})
    table.play("recruit double-joe", "accept 1")
    assert table.badge() == after
    assert table.zenithium(0) == 5


# Z13: the rounds of a chain.

THREE_COLUMNS: Final[tuple[Columns, Columns]] = (
    {},
    {"mercury": ["nero", "atlas"], "venus": ["felis"]},
)


@pytest.mark.rules("10.34", "Z13")
def test_every_round_of_a_chain_is_compulsory() -> None:
    table = scene(hand=["lady-moore"], columns=THREE_COLUMNS).play("recruit lady-moore")
    assert table.options() == ["exile opponent mercury", "exile opponent venus"]
    table.play("exile opponent mercury", "exile opponent mercury", "exile opponent venus")
    assert table.discs() == (2, 1, 0, 1, 0)
    assert table.is_done()


@pytest.mark.rules("10.34", "Z13")
def test_the_rounds_of_a_chain_may_be_declined() -> None:
    options: dict[str, Value] = {"chain_compulsory": False}
    table = scene(hand=["lady-moore"], columns=THREE_COLUMNS, options=options)
    table.play("recruit lady-moore")
    assert table.options() == ["exile opponent mercury", "exile opponent venus", "decline"]
    table.play("exile opponent mercury", "decline")
    assert table.discs() == (1, 0, 0, 1, 0)
    assert table.is_done()
    caligula = scene(hand=["caligula"], columns=THREE_COLUMNS, options=options)
    assert caligula.play("recruit caligula").options()[-1] == "decline"
    assert caligula.play("decline").is_done()
    own = scene(
        hand=["bruss0l0"], boards="SUP", levels=({"robot": 3}, {}), zenithium=(4, 0),
        columns=({"mercury": ["nero"]}, {}), options=options,
    )  # fmt: skip
    assert own.play("develop bruss0l0").options() == ["exile own mercury", "decline"]


@pytest.mark.rules("10.34", "Z13")
def test_a_round_that_mobilizes_is_asked_for_only_if_it_may_be_declined() -> None:
    plain = scene(hand=["domitian"]).play("recruit domitian")
    assert plain.asked() == (CHANCE, "mobilize")
    table = scene(hand=["domitian"], options={"chain_compulsory": False})
    table.play("recruit domitian")
    assert table.asked() == (0, "round")
    table.play("accept 1", "mobilize nero")
    assert table.disc("mercury") == 1
    assert table.asked() == (0, "round")
    assert table.play("decline").is_done()
    assert table.discs() == (1, 0, 0, 1, 0)


@pytest.mark.rules("10.21", "Z13")
def test_an_exile_that_is_no_chain_stays_compulsory() -> None:
    table = scene(hand=["v4n-v0gt"], columns=THREE_COLUMNS, options={"chain_compulsory": False})
    table.play("recruit v4n-v0gt")
    assert table.options() == ["exile opponent mercury", "exile opponent venus"]


# Z14: the two cards of Chaka.


@pytest.mark.rules("10.21", "Z14")
def test_chaka_takes_both_cards_from_one_column() -> None:
    table = scene(hand=["chaka"], columns=({"venus": ["felis", "cresus"]}, {}))
    table.play("recruit chaka", "accept 1", "exile own venus", "exile own venus")
    assert table.credits(0) == 21
    assert table.is_done()


@pytest.mark.rules("10.21", "Z14")
def test_chaka_needs_two_columns() -> None:
    options: dict[str, Value] = {"chaka_columns": "two_different"}
    one = scene(hand=["chaka"], columns=({"venus": ["felis", "cresus"]}, {}), options=options)
    assert one.play("recruit chaka").is_done()
    columns: tuple[Columns, Columns] = ({"venus": ["felis", "cresus"], "mars": ["titus"]}, {})
    two = scene(hand=["chaka"], columns=columns, options=options)
    two.play("recruit chaka", "accept 1", "exile own venus")
    assert two.options() == ["exile own mars"]
    two.play("exile own mars")
    assert two.credits(0) == 21


# Z16 and Z17 are about teams: see test_teams.py.

# Z19: a choice that can do nothing.


@pytest.mark.rules("10.32", "Z19")
@pytest.mark.parametrize(
    ("value", "cards", "choices"),
    [
        (True, [], ["choose 1", "choose 2"]),
        (False, [], ["choose 2"]),
        (False, ["nero"], ["choose 1", "choose 2"]),
    ],
)
def test_a_branch_that_can_do_nothing(value: bool, cards: list[str], choices: list[str]) -> None:
    table = scene(
        hand=["ramses"],
        columns=({}, {"mercury": cards}),
        options={"choose_impossible": value},
    )
    assert table.play("recruit ramses").options() == choices


@pytest.mark.rules("10.32", "Z19")
def test_choosing_what_can_do_nothing_does_nothing() -> None:
    table = scene(hand=["geta"], badge="0 gold").play("recruit geta", "choose 1")
    assert table.credits(0) == 9
    assert table.badge() == "0 gold"
    assert table.is_done()


# Z20 and Z21: the first hands.


@pytest.mark.rules("3.2", "3.4", "14.5", "Z20")
def test_first_hands_are_changed_at_the_same_time() -> None:
    table = dealt(2, {})
    state = table.state
    assert state.deciders() == [0, 1]
    first, kept = table.hand(1)[:2], table.hand(1)[2:]
    state.play(f"mulligan {' '.join(first)}", 1)
    assert state.deciders() == [0]
    assert table.hand(1) == sorted([*first, *kept], key=CARDS.index)
    assert table.discard() == []
    assert state.view(0) == state.blind(0).imagine(Rng(3)).view(0)
    state.play("mulligan none", 0)
    assert table.discard() == sorted(first, key=CARDS.index)
    assert table.asked() == DRAW
    assert state.chance().audience == (1,)


@pytest.mark.rules("3.2", "3.4", "14.5", "Z20")
@pytest.mark.parametrize(
    ("seats", "value", "order"),
    [
        (2, "turn_order", [0, 1]),
        (2, "second_player_first", [1, 0]),
        (4, "turn_order", [0, 1, 2, 3]),
        (4, "second_player_first", [2, 3, 0, 1]),
    ],
)
def test_first_hands_are_changed_one_after_the_other(
    seats: int, value: str, order: list[int]
) -> None:
    table = dealt(seats, {"mulligan_order": value})
    asked = []
    while table.asked()[1] == "mulligan":
        state = table.state
        seat = int(state.seat)
        assert state.deciders() == [seat]
        asked.append(seat)
        aside = table.hand(seat)[0]
        table.play(f"mulligan {aside}", seat=seat)
        assert aside in table.discard()
        assert table.asked() == DRAW
        assert state.chance().audience == (seat,)
        state.apply(state.legal()[0])
        assert len(table.hand(seat)) == 4
    assert asked == order
    assert len(table.discard()) == seats
    assert table.asked()[1] == ("turn" if seats == 2 else "order")


@pytest.mark.rules("3.3", "Z21")
def test_cards_put_aside_are_discarded() -> None:
    table = dealt(2, {})
    aside = table.hand(0)
    table.play(f"mulligan {' '.join(aside)}", seat=0).play("mulligan none", seat=1)
    assert table.discard() == aside
    assert not set(aside) & set(table.deck())


@pytest.mark.rules("3.3", "Z21")
@pytest.mark.parametrize("order", SPECS["mulligan_order"].values)
def test_cards_put_aside_go_back_into_the_deck(order: str) -> None:
    table = dealt(2, {"mulligan_destination": "shuffled_into_deck", "mulligan_order": order})
    epoch = table.state.chance().domain if table.asked() == DRAW else "deck/0"
    if order == "second_player_first":
        table.play("mulligan none", seat=1)
    aside = table.hand(0)
    table.play(f"mulligan {' '.join(aside)}", seat=0)
    if order == "simultaneous":
        table.play("mulligan none", seat=1)
    assert table.discard() == []
    assert set(aside) <= set(table.deck())
    question = table.state.chance()
    assert question.domain != epoch
    assert set(aside) <= set(question.names)
    told = str([event.args for event in table.told() if event.kind != "draw"])
    assert not any(f"card:{card}" in told for card in aside)


# Z22: when a pile is renewed.


@pytest.mark.rules("11.4", "Z22")
@pytest.mark.parametrize(
    ("value", "deck", "discard"),
    [("when_needed", [], ["nero", "felis"]), ("when_emptied", ["nero", "felis"], [])],
)
def test_when_the_deck_is_renewed(value: str, deck: list[str], discard: list[str]) -> None:
    table = scene(
        hand=["w4ts0n", "zenon", "annie", "ivan", "geta"],
        deck=["titus"],
        discard=["nero", "felis"],
        options={"reshuffle_timing": value},
    )
    table.play("recruit w4ts0n", "mobilize titus")
    assert table.asked()[1] in {"turn", "order"}  # the hand is full
    assert table.deck() == deck
    assert table.discard() == discard


@pytest.mark.rules("11.4", "Z22")
def test_a_draw_that_empties_the_deck_renews_it_at_once() -> None:
    """A card drawn last does not go into the new deck."""
    for value, left in (("when_needed", []), ("when_emptied", ["nero"])):
        table = scene(
            hand=["cresus", "zenon", "annie", "ivan"],
            deck=["titus"],
            discard=["nero"],
            options={"reshuffle_timing": value},
        )
        table.play("recruit cresus", "draw titus")
        assert table.deck() == left
        assert "titus" in table.hand(0)


@pytest.mark.rules("9.3", "Z22")
def test_when_the_reserve_is_renewed() -> None:
    for value in ("when_needed", "when_emptied"):
        table = scene(hand=["orw3ll"], spent=SPENT_BUT_ONE, options={"reshuffle_timing": value})
        table.play("recruit orw3ll", "token influence")
        assert table.reserve() == ({} if value == "when_needed" else SPENT_BUT_ONE)
        table.play("influence mars")
        whole = SPENT_BUT_ONE | {"influence": 4}
        assert table.spent() == (whole if value == "when_needed" else {"influence": 1})


# Z23: declining to develop.


@pytest.mark.rules("10.27", "Z23")
@pytest.mark.parametrize(("value", "more"), [(True, ["decline"]), (False, [])])
def test_the_develop_of_a_card(value: bool, more: list[str]) -> None:
    options: dict[str, Value] = {"develop_optional": value}
    table = scene(hand=["archimedes"], options=options).play("recruit archimedes")
    assert table.options() == ["advance animod", *more]
    poor = scene(hand=["as1m0v"], levels=({"animod": 3, "human": 5, "robot": 3}, {}),
                 zenithium=(1, 0), options=options)  # fmt: skip
    assert poor.play("recruit as1m0v").is_done()


# Z25: no card in hand.


def empty_handed(value: str) -> Scene:
    """Seat 0 has two cards, seat 1 none, and there is nothing to draw."""
    table = scene(
        hands=[["zenon", "cresus"], []],
        columns=({}, everything_else("zenon", "cresus")),
        options={"empty_hand": value},
    )
    return table.play("recruit zenon")


@pytest.mark.rules("5.4", "Z25")
def test_a_seat_without_a_card_has_no_action() -> None:
    table = empty_handed("no_action")
    assert table.asked() == (0, "turn")
    assert table.state.turn == 3
    assert "empty-hand" in table.events()


@pytest.mark.rules("5.4", "Z25")
def test_a_side_without_a_card_loses() -> None:
    table = empty_handed("side_loses")
    assert table.asked() == (NOBODY, "empty-hand")
    assert table.winner() == 0
    assert table.state.outcome().places == (1, 2)


# Z26: games that cannot end.


def standstill(
    value: str, won: tuple[dict[str, int], dict[str, int]], discs: dict[str, int]
) -> Scene:
    table = scene(
        hands=[["zenon"], []],
        columns=({}, everything_else("zenon")),
        won=won,
        discs=discs,
        options={"stalled_game": value},
    )
    return table.play("recruit zenon")


@pytest.mark.rules("12.6", "Z26")
@pytest.mark.parametrize(
    ("value", "won", "discs", "winner"),
    [
        ("draw", ({"mars": 2}, {}), {}, None),
        ("draw", ({}, {}), {"mars": 3}, None),
        ("most_discs", ({"mars": 1}, {"venus": 2}), {"jupiter": 3}, 1),
        ("most_discs", ({"mars": 2}, {"venus": 1}), {"jupiter": -3}, 0),
        ("most_discs", ({"mars": 1}, {"venus": 1}), {"jupiter": -2}, 1),
        ("most_discs", ({"mars": 1}, {"venus": 1}), {"jupiter": 1}, 0),
        ("most_discs", ({"mars": 1}, {"venus": 1}), {"jupiter": -1}, None),
    ],
)
def test_a_standstill(
    value: str,
    won: tuple[dict[str, int], dict[str, int]],
    discs: dict[str, int],
    winner: int | None,
) -> None:
    """Zenon himself pulls Terra one step towards side 0."""
    table = standstill(value, won, discs)
    assert table.asked() == (NOBODY, "standstill")
    assert table.winner() == winner
    outcome = table.state.outcome()
    assert not outcome.limited
    places = {None: (1, 1), 0: (1, 2), 1: (2, 1)}
    assert outcome.places == places[winner]


@pytest.mark.rules("12.7", "Z26")
@pytest.mark.parametrize(("value", "winner"), [("draw", None), ("most_discs", 0)])
def test_the_turn_limit(value: str, winner: int | None) -> None:
    table = scene(
        hands=[["zenon"], ["annie"]],
        won=({"mars": 1}, {}),
        turn=2,
        options={"stalled_game": value, "turn_limit": 3},
    )
    table.play("recruit zenon").end_turn()
    assert table.asked() == (1, "turn")
    table.play("recruit annie")
    while table.asked() == DRAW:
        table.state.apply(table.state.legal()[0])
    assert table.asked() == (NOBODY, "limit")
    assert table.winner() == winner
    assert table.state.outcome().limited


@pytest.mark.rules("12.7", "Z26")
def test_a_victory_in_the_last_turn_is_a_victory() -> None:
    table = scene(
        hand=["zenon"], discs={"terra": 3}, won=({"terra": 2}, {}), options={"turn_limit": 1}
    )
    assert table.play("recruit zenon").asked() == (NOBODY, "absolute")


# Z27 and Z28: how a team game starts; more in test_teams.py.


@pytest.mark.rules("2.7", "13.3", "Z27")
@pytest.mark.parametrize(
    ("seats", "options", "discs"),
    [
        (2, {}, (0, 0, -1, 0, 0)),
        (2, {"novice": True}, (0, -1, -1, -1, 0)),
        (2, {"team_novice": True}, (0, 0, -1, 0, 0)),
        (4, {}, (0, -1, 0, -1, 0)),
        (4, {"team_novice": True}, (0, -1, -1, -1, 0)),
        (4, {"novice": True}, (0, -1, 0, -1, 0)),
    ],
)
def test_the_second_sides_first_influence(
    seats: int, options: dict[str, Value], discs: tuple[int, ...]
) -> None:
    table = dealt(seats, options)
    assert table.discs() == discs
    seating = ("seat 0", "seat 2") if seats == 4 else ()
    other = started(seats, options, *seating, "first 1")
    assert other.discs() == tuple(-disc for disc in discs)


@pytest.mark.rules("2.5", "13.2", "Z28")
def test_seating_by_lot_or_as_agreed() -> None:
    lot = started(4, {})
    assert lot.asked() == (CHANCE, "seating")
    lot.play("seat 1", "seat 3")
    assert lot.asked() == (CHANCE, "first")
    agreed = started(4, {"team_seating": "agreed"})
    assert agreed.asked() == DRAW
    assert agreed.state.starter == 0
    assert (agreed.state.end_0, agreed.state.end_1) == (0, 2)
    two = started(2, {"team_seating": "agreed"})
    assert two.asked() == (CHANCE, "first")


# Z29: effects printed as a row.


@pytest.mark.rules("10.35", "Z29")
def test_a_printed_row_goes_from_mercury_to_jupiter() -> None:
    table = scene(
        hand=["nero"], boards="DUN", levels=({"animod": 3}, {}), zenithium=(4, 0),
        discs={"venus": 3, "mars": 3}, tokens={"venus": "influence", "mars": "influence"},
    )  # fmt: skip
    table.play("develop nero")
    assert table.discs() == (1, None, 0, 3, 0)
    table.play("influence jupiter")
    assert table.discs() == (1, None, 1, None, 1)


@pytest.mark.rules("10.35", "Z29")
def test_a_printed_row_in_an_order_of_choice() -> None:
    table = scene(
        hand=["nero"], boards="DUN", levels=({"animod": 3}, {}), zenithium=(4, 0),
        discs={"venus": None, "mars": 3}, tokens={"mars": "influence"},
        options={"printed_row_order": False},
    )  # fmt: skip
    table.play("develop nero")
    assert table.asked() == (0, "row")
    assert planets(table) == ["mercury", "terra", "mars", "jupiter"]
    table.play("influence mars")
    assert table.asked() == (0, "influence")  # the token at once
    table.play("influence jupiter")
    assert planets(table) == ["mercury", "terra", "jupiter"]
    table.play("influence jupiter", "influence mercury", "influence terra")
    assert table.discs() == (1, None, 1, None, 2)
    assert table.asked()[1] != "row"


@pytest.mark.rules("10.35", "Z29")
def test_magellans_transfers_in_an_order_of_choice() -> None:
    columns: tuple[Columns, Columns] = (
        {},
        {"mercury": ["nero"], "mars": ["titus"], "jupiter": ["annie"]},
    )
    plain = scene(hand=["magellan"], columns=columns)
    plain.play("recruit magellan", "influence mars", "influence venus")
    assert plain.is_done()
    assert plain.column(0, "mercury") == ["magellan", "nero"]
    table = scene(hand=["magellan"], columns=columns, options={"printed_row_order": False})
    table.play("recruit magellan", "influence mars", "influence venus")
    assert table.options() == ["transfer mercury", "transfer mars", "transfer jupiter"]
    table.play("transfer jupiter", "transfer mercury")
    assert table.options() == ["transfer mars"]
    assert table.play("transfer mars").is_done()


@pytest.mark.rules("10.35", "Z29")
@pytest.mark.parametrize("card", ["h3rb3rt", "l0v3cr4ft"])
def test_offers_of_a_printed_row(card: str) -> None:
    columns: tuple[Columns, Columns] = ({"mercury": ["nero"], "mars": ["titus"]}, {})
    plain = scene(hand=[card], columns=columns).play(f"recruit {card}")
    assert plain.options() == ["accept 1", "decline"]  # Mercury
    plain.play("decline", "accept 1")
    assert plain.discard() == ["titus"]
    assert plain.is_done()
    table = scene(hand=[card], columns=columns, options={"printed_row_order": False})
    table.play(f"recruit {card}")
    assert table.options() == ["exile own mercury", "exile own mars", "decline"]
    table.play("exile own mars")
    assert table.options() == ["exile own mercury", "decline"]
    assert (table.disc("mars"), table.zenithium(0)) == ((1, 1) if card == "h3rb3rt" else (0, 2))
    assert table.play("decline").is_done()
    assert table.column(0, "mercury") == ["nero"]
