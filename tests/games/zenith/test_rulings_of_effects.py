"""Rulings about costs, chains and choices: what the default and each alternative does."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.scene import Columns, Scene, planets, scene

from perihelion.kernel.state import CHANCE
from perihelion.kernel.table_options import Value

# Z03: the reward of a condition.


@pytest.mark.rules("10.33", "Z03")
def test_a_condition_that_holds_is_compulsory() -> None:
    table = scene(hand=["guy-gambler"], badge="0 silver").play("recruit guy-gambler")
    assert table.asked() == (CHANCE, "token")


@pytest.mark.rules("10.33", "Z03")
def test_a_condition_that_holds_may_be_declined() -> None:
    options: dict[str, Value] = {"if_is_optional": True}
    table = scene(hand=["guy-gambler"], badge="0 silver", options=options)
    table.play("recruit guy-gambler").sees(asked=(0, "reward"), options=["accept 1", "decline"])
    Scene(table.state.clone()).play("accept 1").sees(asked=(CHANCE, "token"))
    assert table.play("decline").is_done()


@pytest.mark.rules("10.33", "Z03")
@pytest.mark.parametrize("optional", [True, False])
def test_a_condition_that_fails_asks_nothing(optional: bool) -> None:
    table = scene(hand=["guy-gambler"], options={"if_is_optional": optional})
    assert table.play("recruit guy-gambler").is_done()


# Z07: paying for nothing.


@pytest.mark.rules("10.30", "Z07")
def test_a_cost_without_a_working_reward_is_not_offered() -> None:
    scene(hand=["lula-smart"], discs={"terra": None}).play("recruit lula-smart").sees(done=True)


@pytest.mark.rules("10.30", "Z07")
def test_a_cost_may_be_paid_for_nothing() -> None:
    options: dict[str, Value] = {"pay_for_nothing": True}
    table = scene(hand=["lula-smart"], discs={"terra": None}, options=options)
    table.play("recruit lula-smart").sees(options=["accept 1", "decline"])
    table.play("accept 1").sees(zenithium=(0, 2), discs={"terra": None}, done=True)


@pytest.mark.rules("10.30", "Z07")
def test_ice_june_may_change_a_card_for_nothing() -> None:
    hand, discs = ["ice-june", "zenon"], {"terra": 3}
    scene(hand=hand, discs=discs).play("recruit ice-june").sees(options=["decline"])
    table = scene(hand=hand, discs=discs, options={"pay_for_nothing": True})
    table.play("recruit ice-june").sees(options=["accept 1", "decline"])
    table.play("accept 1", "discard zenon").sees(discs=(0, 0, None, 0, 0), discard=["zenon"])


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
    table.play("recruit ice-june", "accept 1").sees(options=cards)
    table.play("discard titus").sees(discs={"mars": 1})


@pytest.mark.rules("10.31", "Z08", "Z07")
def test_paying_for_nothing_leaves_any_card_when_none_is_rewarded() -> None:
    table = scene(
        hand=["ice-june", "zenon"],
        discs={"terra": 3},
        options={"useless_cost_choice": "rewarding_cards_only", "pay_for_nothing": True},
    )
    table.play("recruit ice-june", "accept 1").sees(options=["discard zenon"])


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
    table.play("recruit double-joe", "accept 1").sees(badge=after, zenithium=5)


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
    table.sees(discs=(2, 1, 0, 1, 0), done=True)


@pytest.mark.rules("10.34", "Z13")
def test_the_rounds_of_a_chain_may_be_declined() -> None:
    options: dict[str, Value] = {"chain_compulsory": False}
    table = scene(hand=["lady-moore"], columns=THREE_COLUMNS, options=options)
    table.play("recruit lady-moore")
    assert table.options() == ["exile opponent mercury", "exile opponent venus", "decline"]
    table.play("exile opponent mercury", "decline").sees(discs=(1, 0, 0, 1, 0), done=True)
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
    scene(hand=["domitian"]).play("recruit domitian").sees(asked=(CHANCE, "mobilize"))
    table = scene(hand=["domitian"], options={"chain_compulsory": False})
    table.play("recruit domitian").sees(asked=(0, "round"))
    table.play("accept 1", "mobilize nero").sees(discs={"mercury": 1}, asked=(0, "round"))
    assert table.play("decline").is_done()
    assert table.discs() == (1, 0, 0, 1, 0)


@pytest.mark.rules("10.21", "Z13")
def test_an_exile_that_is_no_chain_stays_compulsory() -> None:
    table = scene(hand=["v4n-v0gt"], columns=THREE_COLUMNS, options={"chain_compulsory": False})
    table.play("recruit v4n-v0gt").sees(options=["exile opponent mercury", "exile opponent venus"])


# Z14: the two cards of Chaka.


@pytest.mark.rules("10.21", "Z14")
def test_chaka_takes_both_cards_from_one_column() -> None:
    table = scene(hand=["chaka"], columns=({"venus": ["felis", "cresus"]}, {}))
    table.play("recruit chaka", "accept 1", "exile own venus", "exile own venus")
    table.sees(credits=21, done=True)


@pytest.mark.rules("10.21", "Z14")
def test_chaka_needs_two_columns() -> None:
    options: dict[str, Value] = {"chaka_columns": "two_different"}
    one = scene(hand=["chaka"], columns=({"venus": ["felis", "cresus"]}, {}), options=options)
    assert one.play("recruit chaka").is_done()
    columns: tuple[Columns, Columns] = ({"venus": ["felis", "cresus"], "mars": ["titus"]}, {})
    two = scene(hand=["chaka"], columns=columns, options=options)
    two.play("recruit chaka", "accept 1", "exile own venus").sees(options=["exile own mars"])
    two.play("exile own mars").sees(credits=21)


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
    table.sees(credits=9, badge="0 gold", done=True)


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


# Z29: effects printed as a row.


@pytest.mark.rules("10.35", "Z29")
def test_a_printed_row_goes_from_mercury_to_jupiter() -> None:
    table = scene(
        hand=["nero"], boards="DUN", levels=({"animod": 3}, {}), zenithium=(4, 0),
        discs={"venus": 3, "mars": 3}, tokens={"venus": "influence", "mars": "influence"},
    )  # fmt: skip
    table.play("develop nero").sees(discs=(1, None, 0, 3, 0))
    table.play("influence jupiter").sees(discs=(1, None, 1, None, 1))


@pytest.mark.rules("10.35", "Z29")
def test_a_printed_row_in_an_order_of_choice() -> None:
    table = scene(
        hand=["nero"], boards="DUN", levels=({"animod": 3}, {}), zenithium=(4, 0),
        discs={"venus": None, "mars": 3}, tokens={"mars": "influence"},
        options={"printed_row_order": False},
    )  # fmt: skip
    table.play("develop nero").sees(asked=(0, "row"))
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
    plain.sees(done=True, columns={"mercury": ["magellan", "nero"]})
    table = scene(hand=["magellan"], columns=columns, options={"printed_row_order": False})
    table.play("recruit magellan", "influence mars", "influence venus")
    assert table.options() == ["transfer mercury", "transfer mars", "transfer jupiter"]
    table.play("transfer jupiter", "transfer mercury").sees(options=["transfer mars"])
    assert table.play("transfer mars").is_done()


@pytest.mark.rules("10.35", "Z29")
@pytest.mark.parametrize("card", ["h3rb3rt", "l0v3cr4ft"])
def test_offers_of_a_printed_row(card: str) -> None:
    columns: tuple[Columns, Columns] = ({"mercury": ["nero"], "mars": ["titus"]}, {})
    plain = scene(hand=[card], columns=columns).play(f"recruit {card}")
    assert plain.options() == ["accept 1", "decline"]  # Mercury
    plain.play("decline", "accept 1").sees(discard=["titus"], done=True)
    table = scene(hand=[card], columns=columns, options={"printed_row_order": False})
    table.play(f"recruit {card}").sees(options=["exile own mercury", "exile own mars", "decline"])
    table.play("exile own mars").sees(options=["exile own mercury", "decline"])
    assert (table.disc("mars"), table.zenithium(0)) == ((1, 1) if card == "h3rb3rt" else (0, 2))
    assert table.play("decline").is_done()
    assert table.column(0, "mercury") == ["nero"]
