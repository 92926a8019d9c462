"""Rulings about start, piles and end: what the default does, and what each alternative does."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.zenith.scene import CARDS, DRAW, GAME, Scene, scene

from perihelion.games.zenith.data_set.components import components
from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY
from perihelion.kernel.table_options import Value

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


# Z16 and Z17 are about teams: see test_teams.py.

# Z20 and Z21: the first hands.


@pytest.mark.rules("3.2", "3.4", "14.5", "Z20")
def test_first_hands_are_changed_at_the_same_time() -> None:
    table = dealt(2, {})
    state = table.state
    assert state.deciders() == [0, 1]
    first, kept = table.hand(1)[:2], table.hand(1)[2:]
    state.play(f"mulligan {' '.join(first)}", 1)
    assert state.deciders() == [0]
    table.sees(hands={1: sorted([*first, *kept], key=CARDS.index)}, discard=[])
    assert state.view(0) == state.blind(0).imagine(Rng(3)).view(0)
    state.play("mulligan none", 0)
    table.sees(discard=sorted(first, key=CARDS.index), asked=DRAW)
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
    table.sees(deck=deck, discard=discard)


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
        table.play("recruit cresus", "draw titus").sees(deck=left)
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
    table = empty_handed("no_action").sees(asked=(0, "turn"))
    assert table.state.turn == 3
    assert "empty-hand" in table.events()


@pytest.mark.rules("5.4", "Z25")
def test_a_side_without_a_card_loses() -> None:
    table = empty_handed("side_loses").sees(asked=(NOBODY, "empty-hand"), winner=0)
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
    table = standstill(value, won, discs).sees(asked=(NOBODY, "standstill"), winner=winner)
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
    table.sees(asked=(NOBODY, "limit"), winner=winner)
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
    dealt(seats, options).sees(discs=discs)
    seating = ("seat 0", "seat 2") if seats == 4 else ()
    started(seats, options, *seating, "first 1").sees(discs=tuple(-disc for disc in discs))


@pytest.mark.rules("2.5", "13.2", "Z28")
def test_seating_by_lot_or_as_agreed() -> None:
    lot = started(4, {}).sees(asked=(CHANCE, "seating"))
    lot.play("seat 1", "seat 3").sees(asked=(CHANCE, "first"))
    agreed = started(4, {"team_seating": "agreed"}).sees(asked=DRAW)
    assert agreed.state.starter == 0
    assert (agreed.state.end_0, agreed.state.end_1) == (0, 2)
    started(2, {"team_seating": "agreed"}).sees(asked=(CHANCE, "first"))
