"""Bonus tokens: the eight kinds, where they come from, who applies them (README chapter 9)."""

from __future__ import annotations

import pytest
from tests.games.zenith.scene import DRAW, Scene, scene

from perihelion.kernel.state import CHANCE
from perihelion.kernel.table_options import Value

PLANETS = ("mercury", "venus", "terra", "mars", "jupiter")
ALL_KINDS = {
    "influence": 4,
    "zenithium-1": 3,
    "credits-3": 2,
    "credits-4": 2,
    "badge": 2,
    "mobilize-2": 1,
    "transfer-1": 1,
    "exile-2": 1,
}


def win_venus(kind: str, **more: object) -> Scene:
    """Seat 0 recruits Cresus and wins Venus with a token of this kind on it."""
    given: dict[str, object] = {"discs": {"venus": 3}, **more}
    table = scene(hand=["cresus"], tokens={"venus": kind}, **given)  # type: ignore[arg-type]
    return table.play("recruit cresus")


def give_venus(kind: str, **more: object) -> Scene:
    """Seat 0 recruits Titus and lets the opponent win Venus with a token of this kind."""
    given: dict[str, object] = {"discs": {"venus": -3}, **more}
    table = scene(hand=["titus"], tokens={"venus": kind}, **given)  # type: ignore[arg-type]
    return table.play("recruit titus", "influence venus")


# The eight kinds, and what happens when they can do nothing.


@pytest.mark.rules("9.1", "10.5", "1.5")
def test_influence_token() -> None:
    """1 influence on a planet of choice among the discs on their tracks."""
    table = win_venus("influence").sees(options=[f"influence {p}" for p in PLANETS if p != "venus"])
    assert table.play("influence jupiter").disc("jupiter") == 1
    table.sees(spent={"influence": 1}, done=True)


@pytest.mark.rules("9.1", "10.2")
def test_influence_token_without_discs() -> None:
    """No disc anywhere: ignored, spent all the same, and the card goes on."""
    discs = {**dict.fromkeys(PLANETS), "venus": 3}
    win_venus("influence", discs=discs).sees(done=True, spent={"influence": 1}, credits=12 - 1 + 6)


@pytest.mark.rules("9.1", "10.11")
@pytest.mark.parametrize(
    ("kind", "stock"),
    [("zenithium-1", (17, 2)), ("credits-3", (20, 1)), ("credits-4", (21, 1))],
)
def test_tokens_that_bring_a_stock(kind: str, stock: tuple[int, int]) -> None:
    """1 zenithium, 3 credits, 4 credits, from the supply; these can always be applied."""
    table = win_venus(kind)
    assert (table.credits(0), table.zenithium(0)) == stock
    table.sees(credits=(..., 12), zenithium=(..., 1), spent={kind: 1})


@pytest.mark.rules("9.1", "10.23")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (None, "0 silver"),
        ("0 silver", "0 gold"),
        ("0 gold", "0 gold"),
        ("1 silver", "0 silver"),
        ("1 gold", "0 silver"),
    ],
)
def test_badge_token(before: str | None, after: str) -> None:
    """It takes the badge by the usual rule; held on gold it does nothing and is spent."""
    win_venus("badge", badge=before).sees(badge=after, spent={"badge": 1}, done=True)


@pytest.mark.rules("9.1", "10.18")
def test_mobilize_token() -> None:
    """Two cards of the deck, one by one, before the card goes on."""
    table = win_venus("mobilize-2").sees(asked=(CHANCE, "mobilize"))
    table.play("mobilize nero", "mobilize felis")
    table.sees(columns={"mercury": ["nero"], "venus": ["cresus", "felis"]}, credits=17, done=True)


@pytest.mark.rules("9.1", "10.3", "10.18")
def test_mobilize_token_with_one_card_left() -> None:
    """The one card of deck and discard pile is mobilized, the second is not."""
    table = win_venus("mobilize-2", deck=["nero"])
    table.play("mobilize nero")
    table.sees(columns={"mercury": ["nero"]}, spent={"mobilize-2": 1}, asked=(1, "turn"))


@pytest.mark.rules("9.1", "10.2", "10.18")
def test_mobilize_token_without_cards() -> None:
    """Deck and discard pile empty: ignored."""
    win_venus("mobilize-2", deck=[]).sees(spent={"mobilize-2": 1}, asked=(1, "turn"))


@pytest.mark.rules("9.1", "10.19")
def test_transfer_token() -> None:
    """The top card of an opposing column of choice comes over."""
    table = win_venus("transfer-1", columns=({}, {"mars": ["titus", "bish0p"], "terra": ["zenon"]}))
    assert table.options() == ["transfer terra", "transfer mars"]
    table.play("transfer mars").sees(columns=({"mars": ["bish0p"]}, {"mars": ["titus"]}), done=True)


@pytest.mark.rules("9.1", "10.2", "10.19")
def test_transfer_token_without_cards() -> None:
    """The opponent has no card: ignored; own cards do not count."""
    table = win_venus("transfer-1", columns=({"mars": ["titus"]}, {}))
    table.sees(done=True, spent={"transfer-1": 1})


@pytest.mark.rules("9.1", "10.20", "10.21")
def test_exile_token() -> None:
    """Two cards of the opponent, one by one, also from the same column."""
    table = win_venus("exile-2", columns=({}, {"mars": ["titus", "bish0p"], "terra": ["zenon"]}))
    assert table.options() == ["exile opponent terra", "exile opponent mars"]
    table.play("exile opponent mars", "exile opponent mars")
    table.sees(columns=({}, {"mars": []}), discard=["bish0p", "titus"], done=True)


@pytest.mark.rules("9.1", "10.3", "10.20")
def test_exile_token_with_one_card() -> None:
    """One card in reach: one is exiled."""
    table = win_venus("exile-2", columns=({}, {"terra": ["zenon"]}))
    table.play("exile opponent terra").sees(discard=["zenon"], done=True)


@pytest.mark.rules("9.1", "10.2", "10.20")
def test_exile_token_without_cards() -> None:
    """No card in reach: ignored."""
    table = win_venus("exile-2", columns=({"mars": ["titus"]}, {}))
    table.sees(done=True, columns={"mars": ["titus"]})


# Won by the side that is not on turn.


@pytest.mark.rules("9.4", "4.7")
def test_the_opponent_chooses_for_its_token() -> None:
    """Seat 1 answers on seat 0's turn, pulls towards itself; then seat 0's effects go on."""
    table = give_venus("influence").sees(asked=(1, "influence"), credits=11)
    table.play("influence jupiter").sees(discs={"jupiter": -1}, credits=21, done=True)
    assert table.end_turn().state.on_turn == 1


@pytest.mark.rules("9.4")
@pytest.mark.parametrize(
    ("kind", "stock"),
    [("zenithium-1", (12, 2)), ("credits-3", (15, 1)), ("credits-4", (16, 1))],
)
def test_the_opponent_gets_the_stock(kind: str, stock: tuple[int, int]) -> None:
    """The gain goes to the winner of the disc."""
    table = give_venus(kind)
    assert (table.credits(1), table.zenithium(1)) == stock
    assert (table.credits(0), table.zenithium(0)) == (21, 1)


@pytest.mark.rules("9.4", "10.23")
@pytest.mark.parametrize(
    ("before", "after"),
    [(None, "1 silver"), ("0 gold", "1 silver"), ("1 silver", "1 gold"), ("1 gold", "1 gold")],
)
def test_the_opponent_takes_the_badge(before: str | None, after: str) -> None:
    """By the usual rule, wherever it is: it may even turn to gold on my turn."""
    table = give_venus("badge", badge=before).sees(badge=after)
    assert len(table.end_turn().hand(0)) == 4


@pytest.mark.rules("9.4", "10.18")
def test_the_opponent_mobilizes_into_its_columns() -> None:
    """Side 1's columns grow on side 0's turn."""
    table = give_venus("mobilize-2").play("mobilize nero", "mobilize khan")
    table.sees(columns=({"mercury": []}, {"mercury": ["nero", "khan"]}))


@pytest.mark.rules("9.4", "10.19")
def test_the_opponent_transfers_from_me() -> None:
    """The card just recruited is the top card and may be taken."""
    table = give_venus("transfer-1").sees(asked=(1, "transfer"), options=["transfer mars"])
    table.play("transfer mars").sees(columns=({}, {"mars": ["titus"]}), credits=21)


@pytest.mark.rules("9.4", "10.20")
def test_the_opponent_exiles_from_me() -> None:
    """Their opponent is me."""
    table = give_venus("exile-2", columns=({"mars": ["bish0p"]}, {"terra": ["zenon"]}))
    table.play("exile opponent mars", "exile opponent mars")
    table.sees(columns=({"mars": []}, {"terra": ["zenon"]}), asked=DRAW)


@pytest.mark.rules("9.5", "9.4")
def test_a_token_may_win_the_next_token() -> None:
    """The opponent's token wins them Mars, whose token they apply too, before I go on."""
    table = scene(
        hand=["baron-goro"],
        discs={"venus": -3, "mars": -3},
        tokens={"venus": "influence", "mars": "influence"},
    )
    table.play("recruit baron-goro", "influence venus", "influence mars")
    table.sees(won=(..., 2), asked=(1, "influence"), zenithium=1)
    table.play("influence jupiter").sees(discs={"jupiter": -1}, zenithium=4, spent={"influence": 2})


@pytest.mark.rules("9.5", "4.7")
def test_a_token_of_mine_wins_my_token() -> None:
    """A chain of tokens on my own turn: each is finished before the one before goes on."""
    table = win_venus("influence", discs={"venus": 3, "mars": 3})
    assert table.play("influence mars").won(0) == 2
    assert table.is_done()


# From the reserve and from the boards.


@pytest.mark.rules("10.25", "9.1", "15.1")
def test_a_token_from_the_reserve() -> None:
    """ORW3LL draws one at random; it is applied at once and spent."""
    table = scene(hand=["orw3ll"]).play("recruit orw3ll").sees(asked=(CHANCE, "token"))
    table.play("token credits-4").sees(credits=12 - 1 + 4, spent={"credits-4": 1})
    assert table.reserve()["credits-4"] == 1


@pytest.mark.rules("10.25", "15.3")
def test_tokens_on_boards_and_spent_are_not_in_the_reserve() -> None:
    """Chance offers what is left, with its weights."""
    table = scene(
        hand=["orw3ll"],
        tokens={"mars": "influence", "human": "badge"},
        spent={"influence": 2, "exile-2": 1, "badge": 1},
    ).play("recruit orw3ll")
    chance = table.state.chance()
    assert dict(zip(chance.names, chance.weights, strict=True)) == {
        "influence": 1,
        "zenithium-1": 3,
        "credits-3": 2,
        "credits-4": 2,
        "mobilize-2": 1,
        "transfer-1": 1,
    }


@pytest.mark.rules("9.3")
def test_an_empty_reserve_is_renewed() -> None:
    """All sixteen are spent: they are shuffled, one is drawn."""
    table = scene(hand=["orw3ll"], spent=ALL_KINDS).play("recruit orw3ll")
    assert "reshuffle-tokens" in table.events()
    assert table.spent() == {}
    table.play("token badge").sees(badge="0 silver", spent={"badge": 1})


@pytest.mark.rules("9.3")
def test_the_last_token_of_a_reserve_is_not_renewed_too_early() -> None:
    """By default the reserve stays empty until a token is wanted."""
    spent = {**ALL_KINDS, "badge": 1}
    table = scene(hand=["orw3ll"], spent=spent).play("recruit orw3ll", "token badge")
    table.sees(reserve={}, spent=ALL_KINDS)


@pytest.mark.rules("9.3", "Z22")
def test_a_reserve_may_be_renewed_as_soon_as_it_is_empty() -> None:
    """By the alternative the spent ones come back at once, without the one being applied."""
    spent = {**ALL_KINDS, "badge": 1}
    options = {"reshuffle_timing": "when_emptied"}
    table = scene(hand=["orw3ll"], spent=spent, options=options)
    table.play("recruit orw3ll", "token badge").sees(reserve=spent, spent={"badge": 1})


@pytest.mark.rules("9.3", "10.2", "10.25")
def test_no_token_anywhere_but_on_the_boards() -> None:
    """Nothing in the reserve, nothing spent: ignored, and the offer after it still comes.

    Sixteen tokens and eight places: play never gets there, so the scene takes them away.
    """
    table = scene(
        hand=["orw3ll"], badge="0 silver", spent={"badge": 2}, tokens={"mars": "influence"}
    )
    for kind in range(8):
        table.state.reserve[kind] = 0
        table.state.spent[kind] = 0
    table.state.play("recruit orw3ll")
    assert table.asked() == (0, "may")
    assert "skipped" in table.events()


@pytest.mark.rules("10.26", "9.2")
def test_a_token_from_the_boards() -> None:
    """Handy Luke chooses any token lying on planets or technologies; its place stays empty."""
    table = scene(
        hands=[["handy-luke"], ["cresus"]],
        tokens={"venus": "credits-4", "robot": "zenithium-1"},
        discs={"venus": -3},
    ).play("recruit handy-luke")
    table.sees(asked=(0, "token"), options=["take venus", "take robot"])
    table.play("take venus").sees(credits=12 - 4 + 4, tokens={"robot": "zenithium-1"})
    table.end_turn().play("recruit cresus")
    table.sees(won=({}, {"venus": 1}), credits=(..., 12 - 1 + 6))


@pytest.mark.rules("10.26", "7.5", "9.2")
def test_a_technology_token_taken_from_the_board_is_gone() -> None:
    """The first to arrive on level 2 finds nothing."""
    table = scene(
        hands=[["handy-luke"], ["wul"]],
        tokens={"robot": "credits-4"},
        levels=({}, {"robot": 1}),
        zenithium=(0, 2),
    )
    table.play("recruit handy-luke", "take robot").end_turn()
    table.play("develop wul").sees(credits=(..., 12))


@pytest.mark.rules("10.26", "10.2")
def test_no_token_on_the_boards() -> None:
    """Handy Luke finds none: ignored."""
    assert scene(hand=["handy-luke"]).play("recruit handy-luke").is_done()


@pytest.mark.rules("10.26", "9.5")
def test_a_token_from_the_boards_is_applied_at_once() -> None:
    """With its choices, and a disc it wins brings its own token."""
    table = scene(
        hand=["handy-luke"],
        tokens={"human": "influence", "jupiter": "badge"},
        discs={"jupiter": 3},
    )
    table.play("recruit handy-luke", "take human", "influence jupiter")
    table.sees(badge="0 silver", spent={"influence": 1, "badge": 1})


@pytest.mark.rules("10.26", "4.6")
def test_the_token_of_a_disc_just_won_is_not_offered_again() -> None:
    """Mars is won by Handy Luke's first effect; its token is applied, then another is chosen."""
    table = scene(
        hand=["handy-luke"], tokens={"mars": "credits-3", "terra": "credits-3"}, discs={"mars": 3}
    )
    assert table.play("recruit handy-luke").options() == ["take terra"]


@pytest.mark.rules("9.2")
def test_board_tokens_are_never_replaced() -> None:
    """Through the end of the turn and the next one the place stays empty."""
    table = scene(
        hands=[["cresus"], ["wul"]],
        discs={"venus": 3},
        tokens={"venus": "badge", "mars": "influence"},
    )
    table.play("recruit cresus").end_turn()
    table.play("lead wul").end_turn()
    assert table.tokens() == {"mars": "influence"}


@pytest.mark.rules("4.8", "Z15")
@pytest.mark.parametrize(
    ("timing", "first"), [("at_once", "token:influence"), ("after_effect", "card:stessy-power")]
)
def test_when_the_token_inside_a_repetition_comes(timing: Value, first: str) -> None:
    """Stessy Power's first influence wins Mars: its token at once, or after both repeats."""
    table = scene(
        hand=["stessy-power"],
        zenithium=(2, 0),
        discs={"mars": 3},
        tokens={"mars": "influence"},
        options={"capture_token_timing": timing},
    )
    table.play("recruit stessy-power", "accept 2", "influence mars")
    assert table.state.decision().source == first
    table.play("influence terra", "influence jupiter").sees(spent={"influence": 1}, done=True)
