"""Taking the leadership, and the Leader badge (README chapter 8)."""

from __future__ import annotations

import pytest
from tests.games.zenith.scene import scene

from perihelion.kernel.state import CHANCE


@pytest.mark.rules("8.1", "8.2")
def test_leading_with_a_robot() -> None:
    """The card is discarded; badge, then 1 zenithium; its own effects do not count."""
    table = scene(hand=["w4ts0n"]).play("lead w4ts0n")
    table.sees(
        discard=["w4ts0n"],
        badge="0 silver",
        zenithium=2,
        credits=12,
        discs={"mars": 0},
        events=["lead", "badge", "gain"],
    )


@pytest.mark.rules("8.1")
def test_leading_with_a_human() -> None:
    """Badge, then 3 credits."""
    table = scene(hand=["doc-wissen"]).play("lead doc-wissen")
    table.sees(badge="0 silver", credits=15, zenithium=1)


@pytest.mark.rules("8.1", "10.18")
def test_leading_with_an_animod() -> None:
    """Badge, then two cards of the deck go to their columns, one by one, without effects."""
    table = scene(hand=["nero"]).play("lead nero")
    table.sees(badge="0 silver", asked=(CHANCE, "mobilize"))
    table.play("mobilize khan", "mobilize cresus")
    table.sees(
        columns={"mercury": ["khan"], "venus": ["cresus"]},
        discs=(0, 0, 0, 0, 0),
        credits=12,
        done=True,
    )


@pytest.mark.rules("8.1", "11.4", "11.6")
def test_the_card_used_to_lead_may_be_mobilized() -> None:
    """It is on the discard pile at once, so a reshuffle during the mobilization brings it back."""
    table = scene(hand=["nero"], deck=["khan"]).play("lead nero", "mobilize khan")
    assert table.options() == ["mobilize nero"]
    assert table.play("mobilize nero").column(0, "mercury") == ["khan", "nero"]


@pytest.mark.rules("8.2", "10.23")
@pytest.mark.parametrize("before", [None, "1 silver", "1 gold"])
def test_taken_from_board_or_opponent_it_is_silver(before: str | None) -> None:
    """Whatever it showed before, the one who did not hold it gets it on silver."""
    assert scene(hand=["wul"], badge=before).play("lead wul").badge() == "0 silver"


@pytest.mark.rules("8.3", "10.23")
def test_held_on_silver_it_turns_to_gold() -> None:
    """Taking it again turns it over."""
    assert scene(hand=["wul"], badge="0 silver").play("lead wul").badge() == "0 gold"


@pytest.mark.rules("8.4", "10.23")
def test_held_on_gold_nothing_happens() -> None:
    """The badge stays gold, the gain comes all the same."""
    table = scene(hand=["wul"], badge="0 gold").play("lead wul")
    table.sees(badge="0 gold", zenithium=2, events=["lead", "skipped", "gain"])


@pytest.mark.rules("8.5", "10.23")
@pytest.mark.parametrize("before", [None, "0 silver", "0 gold", "1 silver", "1 gold"])
def test_the_gold_icon_ends_on_gold(before: str | None) -> None:
    """Geta's first branch, wherever the badge was."""
    scene(hand=["geta"], badge=before).play("recruit geta", "choose 1").sees(badge="0 gold")


@pytest.mark.rules("8.2", "10.23")
def test_a_card_takes_the_badge_like_leadership() -> None:
    """Master Din takes it from the opponent, on silver."""
    scene(hand=["master-din"], badge="1 gold").play("recruit master-din").sees(badge="0 silver")


@pytest.mark.rules("10.24", "Z12")
@pytest.mark.parametrize("before", ["0 silver", "0 gold"])
def test_a_badge_handed_over_shows_silver(before: str) -> None:
    """Double Joe gives it to the opponent for 2 more zenithium."""
    table = scene(hand=["double-joe"], badge=before).play("recruit double-joe", "accept 1")
    table.sees(badge="1 silver", zenithium=1 + 2 + 2)


@pytest.mark.rules("10.24", "Z12")
@pytest.mark.parametrize("face", ["silver", "gold"])
def test_a_badge_handed_over_may_keep_its_side(face: str) -> None:
    """By the alternative it is not turned over."""
    options = {"given_badge_side": "keeps_side"}
    table = scene(hand=["double-joe"], badge=f"0 {face}", options=options)
    assert table.play("recruit double-joe", "accept 1").badge() == f"1 {face}"


@pytest.mark.rules("10.24", "10.30")
@pytest.mark.parametrize("before", [None, "1 gold"])
def test_nobody_hands_over_a_badge_that_is_not_theirs(before: str | None) -> None:
    """Without the badge the offer is not made."""
    table = scene(hand=["double-joe"], badge=before).play("recruit double-joe")
    table.sees(done=True, badge=before)


@pytest.mark.rules("10.33")
def test_a_card_asks_for_the_badge_on_either_side() -> None:
    """C1X1N's second influence comes with the badge on silver or gold, else not."""
    for badge, venus in ((None, 1), ("0 silver", 2), ("0 gold", 2), ("1 silver", 1)):
        assert scene(hand=["c1x1n"], badge=badge).play("recruit c1x1n").disc("venus") == venus


@pytest.mark.rules("10.33", "Z03")
def test_the_reward_of_a_condition_may_be_refused() -> None:
    """By the alternative it is asked; by default it is not."""
    options = {"if_is_optional": True}
    table = scene(hand=["c1x1n"], badge="0 gold", options=options).play("recruit c1x1n")
    assert table.options() == ["accept 1", "decline"]
    assert table.play("decline").disc("venus") == 1
    taken = scene(hand=["c1x1n"], badge="0 gold", options=options)
    assert taken.play("recruit c1x1n", "accept 1").disc("venus") == 2


@pytest.mark.rules("10.33")
def test_credits_are_counted_when_the_condition_is_reached() -> None:
    """TH0MPS0N costs 8: with 14 there are 6 left, enough; with 13 there are not."""
    for stock, asked in ((14, True), (13, False)):
        table = scene(hand=["th0mps0n"], credits=(stock, 0))
        table.play("recruit th0mps0n", "influence mars")
        assert (table.asked() == (0, "influence")) == asked
