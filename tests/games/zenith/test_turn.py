"""A turn, recruiting, and the end of a turn (README chapters 5, 6 and 11)."""

from __future__ import annotations

import pytest
from tests.games.zenith.scene import CARDS, DRAW, scene

from perihelion.kernel.state import CHANCE, NOBODY

MERCURY = [card for card in CARDS[:18] if card != "nero"]


@pytest.mark.rules("5.1")
def test_turns_alternate() -> None:
    """The other seat is on turn when the first has drawn."""
    table = scene(hands=[["cresus", "nero"], ["wul", "khan"]])
    table.play("recruit cresus").end_turn()
    assert table.asked() == (1, "turn")
    table.play("lead wul").end_turn()
    assert table.asked() == (0, "turn")
    assert table.state.turn == 3


@pytest.mark.rules("5.2")
def test_a_card_has_three_uses() -> None:
    """Every card of the hand can be recruited, used to develop, or used to lead; no passing."""
    table = scene(hand=["cresus", "wul"])
    assert sorted(table.options()) == [
        "develop cresus",
        "develop wul",
        "lead cresus",
        "lead wul",
        "recruit cresus",
        "recruit wul",
    ]
    assert table.refuses("decline")


@pytest.mark.rules("5.2")
def test_one_card_is_used_each_turn() -> None:
    """After the action the turn is over, however many cards are left."""
    table = scene(hands=[["cresus", "wul", "nero", "khan", "atlas"], ["chaka"]])
    table.play("recruit cresus").sees(asked=(1, "turn"))
    assert len(table.hand(0)) == 4


@pytest.mark.rules("5.3")
def test_what_cannot_be_paid_is_not_offered() -> None:
    """Without credits and zenithium leading is all that is left, and it always is."""
    table = scene(hand=["nero", "wul"], credits=(1, 0), zenithium=(0, 0))
    assert sorted(table.options()) == ["lead nero", "lead wul"]


@pytest.mark.rules("5.3", "6.2")
def test_the_last_credit_is_enough() -> None:
    """A price equal to the stock can be paid, one more cannot."""
    table = scene(hand=["nero", "khan"], credits=(7, 0), zenithium=(0, 0))
    assert "recruit nero" in table.options()
    assert "recruit khan" not in table.options()
    assert table.play("recruit nero").credits(0) == 0


@pytest.mark.rules("5.4", "Z25", "11.1")
def test_an_empty_hand_has_no_action() -> None:
    """The seat goes straight to the end of its turn, draws, and the other seat plays."""
    table = scene(hands=[[], ["nero"]]).sees(done=True)
    assert table.end_turn().asked() == (1, "turn")
    assert len(table.hand(0)) == 4


@pytest.mark.rules("5.4", "Z25")
def test_an_empty_hand_between_turns() -> None:
    """With nothing to draw, the seat without a card is passed over."""
    columns = {"mercury": MERCURY}
    rest = [card for card in CARDS if card not in {*MERCURY, "nero", "cresus"}]
    table = scene(hands=[["nero", "cresus", *rest], []], columns=(columns, {}))
    table.play("recruit nero")
    assert table.events()[-3:] == ["turn", "empty-hand", "turn"]
    assert table.asked() == (0, "turn")
    assert table.state.turn == 3


@pytest.mark.rules("5.4", "Z25")
def test_an_empty_hand_may_lose() -> None:
    """By the alternative the side that has to play without a card loses."""
    columns = {"mercury": MERCURY}
    rest = [card for card in CARDS if card not in {*MERCURY, "nero"}]
    table = scene(
        hands=[["nero", *rest], []], columns=(columns, {}), options={"empty_hand": "side_loses"}
    )
    table.play("recruit nero").sees(asked=(NOBODY, "empty-hand"), winner=0)


@pytest.mark.rules("6.1")
def test_recruiting_places_pays_and_applies() -> None:
    """The card is on top of its column, its price is paid, its effects follow in order."""
    table = scene(hand=["nero", "khan"], columns=({"mercury": ["wul"]}, {}), zenithium=(0, 0))
    table.play("recruit nero")
    table.sees(
        columns={"mercury": ["wul", "nero"]}, credits=12 - 6, discs={"mercury": 1}, zenithium=3
    )
    assert table.events()[:3] == ["recruit", "influence", "gain"]


@pytest.mark.rules("6.1", "10.1")
def test_effects_go_from_left_to_right() -> None:
    """W4TS0N: the influence, then the credits, then the mobilization."""
    table = scene(hand=["w4ts0n"]).play("recruit w4ts0n", "mobilize nero")
    assert table.events() == ["recruit", "influence", "gain", "mobilize"]


@pytest.mark.rules("6.2")
@pytest.mark.parametrize("cards", [0, 1, 2, 6])
def test_every_card_in_the_column_saves_a_credit(cards: int) -> None:
    """The price of Nero is 7 less the cards already in the own Mercury column."""
    table = scene(hand=["nero"], columns=({"mercury": MERCURY[:cards]}, {}))
    assert table.play("recruit nero").credits(0) == 12 - (7 - cards)


@pytest.mark.rules("6.2")
def test_only_the_own_column_of_that_planet_saves() -> None:
    """Cards of other planets, and the opponent's column, change nothing."""
    table = scene(
        hand=["nero"],
        columns=({"venus": ["cresus", "felis"]}, {"mercury": ["wul", "khan"]}),
    )
    assert table.play("recruit nero").credits(0) == 12 - 7


@pytest.mark.rules("6.2", "10.18", "10.19")
def test_mobilized_and_transferred_cards_save_too() -> None:
    """However a card came into the column, it makes the next one cheaper."""
    table = scene(
        hands=[["charlize-gun", "nero"], ["wul"]],
        columns=({}, {"mercury": ["khan"]}),
        credits=(20, 0),
    )
    table.play("recruit charlize-gun", "mobilize atlas", "transfer mercury").end_turn()
    table.play("lead wul").end_turn()
    before = table.credits(0)
    assert table.column(0, "mercury") == ["atlas", "khan"]
    assert table.play("recruit nero").credits(0) == before - 5


@pytest.mark.rules("6.3")
def test_a_price_never_falls_below_nothing() -> None:
    """Eight cards under Nero make it free; nobody earns the credit left over."""
    table = scene(hand=["nero"], columns=({"mercury": MERCURY[:8]}, {}), credits=(0, 0))
    assert table.play("recruit nero").credits(0) == 0


@pytest.mark.rules("6.4")
def test_a_recruited_card_counts_for_its_own_effects() -> None:
    """Geronimo gets 2 credits for the column it has just opened."""
    scene(hand=["geronimo"], credits=(2, 0)).play("recruit geronimo").sees(credits=2)


@pytest.mark.rules("6.4", "10.4")
def test_a_recruited_card_can_be_exiled_by_its_own_effects() -> None:
    """Wul pays its ladder with itself and the card beneath, and still gets the zenithium."""
    table = scene(hand=["wul"], columns=({"mercury": ["khan"]}, {}), zenithium=(0, 0))
    table.play("recruit wul", "accept 1")
    table.sees(columns={"mercury": []}, discard=["khan", "wul"], zenithium=2)


@pytest.mark.rules("11.1")
@pytest.mark.parametrize(
    ("badge", "limit"),
    [(None, 4), ("0 silver", 5), ("0 gold", 6), ("1 silver", 4), ("1 gold", 4)],
)
def test_the_hand_is_filled_by_the_badge(badge: str | None, limit: int) -> None:
    """4 cards without the badge, 5 with it on silver, 6 on gold."""
    table = scene(hand=["cresus"], badge=badge).play("recruit cresus").end_turn()
    assert len(table.hand(0)) == limit


@pytest.mark.rules("11.1")
def test_the_badge_counts_as_it_is_at_the_end() -> None:
    """Taking it this turn already fills up to 5; giving it away to 4."""
    assert len(scene(hand=["wul"]).play("lead wul").end_turn().hand(0)) == 5
    given = scene(hand=["double-joe"], badge="0 gold")
    assert len(given.play("recruit double-joe", "accept 1").end_turn().hand(0)) == 4


@pytest.mark.rules("11.1")
def test_only_the_seat_on_turn_draws() -> None:
    """The other hand stays as small as it is."""
    table = scene(hands=[["cresus"], ["wul"]]).play("recruit cresus").end_turn()
    assert len(table.hand(1)) == 1


@pytest.mark.rules("11.2")
def test_too_many_cards_are_kept() -> None:
    """Six cards and no badge: nothing is drawn, nothing discarded."""
    hand = ["cresus", "nero", "khan", "wul", "atlas", "chaka"]
    table = scene(hands=[hand, ["amytis"]]).play("recruit cresus").sees(asked=(1, "turn"))
    assert len(table.hand(0)) == 5


@pytest.mark.rules("11.3", "4.4")
def test_new_discs_come_at_the_end_of_the_turn() -> None:
    """The disc won is off while the hand is filled, and back on its centre after."""
    table = scene(hands=[["cresus"], ["wul"]], discs={"venus": 3})
    table.play("recruit cresus").sees(asked=DRAW, discs={"venus": None})
    table.end_turn().sees(discs={"venus": 0})


@pytest.mark.rules("11.3")
def test_new_discs_come_whoever_won_the_old() -> None:
    """A disc that the opponent won on my turn is replaced at the end of my turn."""
    table = scene(hands=[["titus"], ["wul"]], discs={"venus": -3})
    table.play("recruit titus", "influence venus").end_turn()
    table.sees(won=({}, {"venus": 1}), discs={"venus": 0})


@pytest.mark.rules("11.3")
def test_other_discs_stay_where_they_are() -> None:
    """The end of a turn moves no disc that is on its track."""
    table = scene(hands=[["cresus"], ["wul"]], discs={"venus": 1, "mars": -2, "terra": 3})
    assert table.play("recruit cresus").end_turn().discs() == (0, 2, 3, -2, 0)


@pytest.mark.rules("11.4", "11.6")
def test_an_empty_deck_is_renewed_while_drawing() -> None:
    """The last card is drawn, the discard pile is shuffled, the draw goes on."""
    table = scene(hand=["wul"], deck=["nero"], discard=["khan", "atlas", "chaka"])
    table.play("lead wul", "draw nero")
    assert table.events()[-1] == "reshuffle"
    table.sees(deck=["atlas", "chaka", "khan", "wul"], discard=[])
    table.play("draw khan", "draw wul", "draw atlas", "draw chaka")
    assert table.hand(0) == sorted(table.hand(0), key=CARDS.index)
    assert len(table.hand(0)) == 5


@pytest.mark.rules("11.4", "Z22")
def test_a_deck_is_renewed_only_when_needed() -> None:
    """By default an empty deck stays empty until the next card is wanted."""
    full = ["cresus", "nero", "khan", "atlas"]
    table = scene(hand=full, deck=["wul"], discard=["chaka"])
    table.play("recruit cresus", "draw wul").sees(deck=[], discard=["chaka"])


@pytest.mark.rules("11.4", "Z22")
def test_a_deck_may_be_renewed_as_soon_as_it_is_empty() -> None:
    """By the alternative the last card taken turns the discard pile over."""
    full = ["cresus", "nero", "khan", "atlas"]
    options = {"reshuffle_timing": "when_emptied"}
    table = scene(hand=full, deck=["wul"], discard=["chaka"], options=options)
    table.play("recruit cresus", "draw wul").sees(deck=["chaka"], discard=[])


@pytest.mark.rules("11.5")
def test_with_nothing_left_nothing_is_drawn() -> None:
    """Deck and discard pile empty: the hand stays short and the match goes on."""
    table = scene(hand=["cresus", "nero"], deck=["wul"])
    table.play("recruit cresus", "draw wul").sees(hand=["nero", "wul"], asked=(1, "turn"))


@pytest.mark.rules("11.1", "15.4")
def test_cards_are_drawn_one_by_one() -> None:
    """Each card of the refill is a question to chance of its own, about the whole deck."""
    table = scene(hand=["cresus", "nero"], deck=["wul", "khan", "atlas"])
    table.play("recruit cresus")
    table.sees(asked=(CHANCE, "draw"), options=["draw atlas", "draw khan", "draw wul"])
    assert table.play("draw khan").options() == ["draw atlas", "draw wul"]
