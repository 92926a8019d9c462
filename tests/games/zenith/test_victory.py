"""The three victories, whoever wins and whenever, and the other ends (README chapter 12)."""

from __future__ import annotations

import pytest
from tests.games.zenith.scene import CARDS, GAME, Counts, scene

from perihelion.kernel.errors import NotYourDecision
from perihelion.kernel.state import NOBODY

PLANETS = ("mercury", "venus", "terra", "mars", "jupiter")
TWO_AND_TWO = {"venus": 2, "terra": 2}
"""Four discs, one short of each of two victories on Venus."""


@pytest.mark.rules("12.1", "12.4")
def test_absolute_victory() -> None:
    """The third disc of one planet."""
    table = scene(hand=["cresus"], discs={"venus": 3}, won=({"venus": 2}, {}))
    table.play("recruit cresus").sees(asked=(NOBODY, "absolute"), winner=0)


@pytest.mark.rules("12.2", "12.4")
def test_democratic_victory() -> None:
    """The fourth different planet; a pair among them neither helps nor hurts."""
    for won in ({"terra": 1, "mars": 1, "jupiter": 1}, {"mercury": 1, "mars": 1, "jupiter": 1}):
        table = scene(hand=["cresus"], discs={"venus": 3}, won=(won, {}))
        assert table.play("recruit cresus").asked() == (NOBODY, "democratic")


@pytest.mark.rules("12.3", "12.4")
def test_popular_victory() -> None:
    """Five discs, of three planets."""
    won = {"venus": 1, "terra": 2, "mars": 1}
    table = scene(hand=["cresus"], discs={"venus": 3}, won=(won, {}))
    assert table.play("recruit cresus").asked() == (NOBODY, "popular")


@pytest.mark.rules("12.1", "12.2", "12.3")
@pytest.mark.parametrize(
    "won",
    [
        {},
        {"venus": 1},
        {"terra": 2},
        {"venus": 1, "terra": 1},
        {"terra": 1, "mars": 1},
        {"venus": 1, "terra": 1, "mars": 1},
        {"venus": 1, "terra": 2},
    ],
)
def test_one_disc_short_of_everything(won: Counts) -> None:
    """With one more Venus disc none of the three is reached, and the turn goes on."""
    table = scene(hands=[["cresus"], ["wul"]], discs={"venus": 3}, won=(won, {}))
    table.play("recruit cresus").sees(done=True)
    assert table.end_turn().asked() == (1, "turn")


@pytest.mark.rules("12.2")
def test_a_pair_does_not_count_twice() -> None:
    """Four discs of three planets are no democratic victory."""
    won = {"venus": 1, "terra": 1, "mars": 1}
    table = scene(hand=["cresus"], discs={"venus": 3}, won=(won, {})).play("recruit cresus")
    assert table.winner() is None


@pytest.mark.rules("12.4")
def test_the_discs_of_both_sides_are_not_added() -> None:
    """Two of mine and two of theirs: my next is my third, not the fifth of all."""
    won = {"terra": 1, "mars": 1}
    table = scene(hand=["cresus"], discs={"venus": 3}, won=(won, TWO_AND_TWO))
    assert table.play("recruit cresus").winner() is None


@pytest.mark.rules("12.5")
def test_it_ends_in_the_middle_of_a_list() -> None:
    """The credits of Cresus are never gained; nothing is drawn, no disc comes."""
    table = scene(hand=["cresus", "wul"], discs={"venus": 3}, won=({"venus": 2}, {}))
    table.play("recruit cresus").sees(credits=11, hand=["wul"], discs={"venus": None})
    assert table.events()[-2:] == ["win-disc", "over"]


@pytest.mark.rules("12.5", "4.8")
def test_it_ends_before_the_token() -> None:
    """The token of the planet stays where it is."""
    table = scene(
        hand=["cresus"],
        discs={"venus": 3},
        won=({"terra": 1, "mars": 1, "jupiter": 1}, {}),
        tokens={"venus": "credits-4"},
    )
    table.play("recruit cresus").sees(winner=0, tokens={"venus": "credits-4"}, spent={})


@pytest.mark.rules("12.4", "12.5")
def test_it_ends_in_the_middle_of_a_run() -> None:
    """The first disc of Augustus' run wins; the others do not move."""
    table = scene(
        hand=["augustus"], discs={"mars": 3, "jupiter": 2}, won=({"mars": 2}, {"venus": 1})
    )
    table.play("recruit augustus", "stretch mars jupiter", "influence mars")
    table.sees(asked=(NOBODY, "absolute"), discs={"jupiter": 2})


@pytest.mark.rules("12.4", "12.5", "Z15", "Z09")
def test_it_ends_at_once_also_when_tokens_wait() -> None:
    """With delayed tokens the second disc wins before the first token is applied."""
    for options in ({"capture_token_timing": "after_effect"}, {"run_order": "discs_then_tokens"}):
        table = scene(
            hand=["augustus"],
            discs={"mars": 3, "jupiter": 3},
            won=({"jupiter": 2}, {}),
            tokens={"mars": "credits-4"},
            options=options,
        )
        table.play("recruit augustus", "stretch mars jupiter", "influence mars")
        table.play("influence jupiter")
        table.sees(asked=(NOBODY, "absolute"), credits=2, spent={"credits-4": 1})


@pytest.mark.rules("12.4", "12.5")
def test_it_ends_in_the_middle_of_a_chain() -> None:
    """The first round of Lady Moore wins; no second card is exiled."""
    table = scene(
        hand=["lady-moore"],
        discs={"venus": 3},
        won=({"venus": 2}, {}),
        columns=({}, {"venus": ["cresus"], "terra": ["zenon"]}),
    )
    table.play("recruit lady-moore", "exile opponent venus")
    table.sees(winner=0, columns=({}, {"terra": ["zenon"]}))


@pytest.mark.rules("12.4", "12.5")
def test_it_ends_in_the_middle_of_a_column() -> None:
    """Technology level 5 wins; the levels below are not applied."""
    table = scene(
        hand=["wul"],
        levels=({"robot": 4}, {}),
        zenithium=(5, 0),
        credits=(0, 0),
        discs={"mars": 2},
        won=({"mars": 2}, {}),
    )
    table.play("develop wul", "influence mars").sees(winner=0, credits=0)


@pytest.mark.rules("12.4", "12.5", "9.5")
def test_it_ends_in_the_middle_of_a_token() -> None:
    """My token wins me the last disc; the token counts as spent."""
    table = scene(
        hand=["cresus"],
        discs={"venus": 3, "mars": 3},
        won=({"mars": 2}, {}),
        tokens={"venus": "influence"},
    )
    table.play("recruit cresus", "influence mars")
    table.sees(winner=0, spent={"influence": 1}, credits=11)


@pytest.mark.rules("12.4", "4.7")
def test_i_may_make_the_opponent_win() -> None:
    """Titus gives the last influence away: they win on my turn, and I get no credits."""
    table = scene(hand=["titus"], discs={"venus": -3}, won=({}, {"venus": 2}))
    table.play("recruit titus", "influence venus")
    table.sees(asked=(NOBODY, "absolute"), winner=1, credits=11)


@pytest.mark.rules("12.4", "9.4", "9.5")
def test_the_opponent_may_win_by_a_token_on_my_turn() -> None:
    """I give them Venus; their token wins them Mars, the fifth disc."""
    table = scene(
        hand=["baron-goro"],
        discs={"venus": -3, "mars": -3},
        won=({}, {"terra": 2, "jupiter": 1}),
        tokens={"venus": "influence"},
    )
    table.play("recruit baron-goro", "influence venus").sees(asked=(1, "influence"))
    table.play("influence mars").sees(asked=(NOBODY, "democratic"), winner=1, zenithium=1)


@pytest.mark.rules("12.4")
def test_my_disc_on_my_turn_does_not_test_the_other_side() -> None:
    """Only the side that wins a disc is tested: a described table with five discs of theirs."""
    table = scene(
        hand=["cresus"], discs={"venus": 3}, won=({}, {"terra": 2, "mars": 2, "venus": 1})
    )
    assert table.play("recruit cresus").winner() is None


@pytest.mark.rules("12.5")
def test_nothing_is_asked_after_the_end() -> None:
    """No answers, no deciders, and whoever plays on is told that it is over."""
    table = scene(hand=["cresus"], discs={"venus": 3}, won=({"venus": 2}, {}))
    table.play("recruit cresus")
    assert table.state.legal() == []
    assert table.state.deciders() == []
    with pytest.raises(NotYourDecision):
        table.state.play("lead wul")


@pytest.mark.rules("12.1", "13.11")
def test_the_outcome_names_places_and_discs() -> None:
    """First and second place, discs as scores; partners share both."""
    table = scene(hand=["cresus"], discs={"venus": 3}, won=({"venus": 2}, {"mars": 1}))
    outcome = table.play("recruit cresus").state.outcome()
    assert (outcome.places, outcome.scores) == ((1, 2), (3, 1))
    assert outcome.utilities == (1.0, -1.0)
    assert not outcome.limited
    team = scene(hand=["cresus"], seats=4, discs={"venus": 3}, won=({"venus": 2}, {"mars": 1}))
    outcome = team.play("recruit cresus").state.outcome()
    assert (outcome.places, outcome.scores) == ((1, 1, 2, 2), (3, 3, 1, 1))
    assert outcome.utilities == (1.0, 1.0, -1.0, -1.0)


# Ends that the rulebook does not know.


def _all_but(*left: str) -> dict[str, list[str]]:
    """Columns with all cards of the box but a few."""
    columns: dict[str, list[str]] = {planet: [] for planet in PLANETS}
    for number, card in enumerate(CARDS):
        if card not in left:
            columns[PLANETS[number // 18]].append(card)
    return columns


@pytest.mark.rules("12.6", "Z26")
def test_no_card_left_is_a_draw() -> None:
    """Hands, deck and discard pile are empty at the end of a turn: nobody wins."""
    table = scene(hand=["cresus"], columns=(_all_but("cresus"), {}), won=({"mars": 1}, {}))
    table.play("recruit cresus").sees(asked=(NOBODY, "standstill"), winner=None)
    outcome = table.state.outcome()
    assert (outcome.places, outcome.utilities, outcome.limited) == ((1, 1), (0.0, 0.0), False)


@pytest.mark.rules("12.6", "Z26")
def test_a_hand_elsewhere_is_no_standstill() -> None:
    """The other seat still has a card: the match goes on."""
    table = scene(hands=[["cresus"], ["wul"]], columns=(_all_but("cresus", "wul"), {}))
    assert table.play("recruit cresus").asked() == (1, "turn")


@pytest.mark.rules("12.6", "Z26")
def test_a_discard_pile_is_no_standstill() -> None:
    """The card used to lead can be drawn again."""
    scene(hand=["wul"], columns=(_all_but("wul"), {})).play("lead wul").sees(done=True)


@pytest.mark.rules("12.6", "Z26")
@pytest.mark.parametrize(
    ("won", "discs", "winner"),
    [
        (({"mars": 1}, {}), {}, 0),
        (({}, {"mars": 1}), {"terra": 3}, 1),
        (({"mars": 1}, {"terra": 1}), {"terra": -3}, 1),
        (({"mars": 1}, {"terra": 1}), {"terra": -1}, None),
    ],
)
def test_a_standstill_may_be_decided(
    won: tuple[Counts, Counts], discs: dict[str, int | None], winner: int | None
) -> None:
    """By the alternative: discs won, then where the discs stand (Cresus adds 1 on Venus)."""
    table = scene(
        hand=["cresus"],
        columns=(_all_but("cresus"), {}),
        won=won,
        discs=discs,
        options={"stalled_game": "most_discs"},
    )
    table.play("recruit cresus").sees(asked=(NOBODY, "standstill"), winner=winner)


@pytest.mark.rules("12.7", "Z26")
def test_the_turn_limit() -> None:
    """The match is a draw after the last turn, end of turn included, and says why."""
    table = scene(hands=[["cresus"], ["wul"]], turn=400)
    table.play("recruit cresus").end_turn()
    assert table.asked() == (NOBODY, "limit")
    assert table.state.outcome().limited
    assert table.winner() is None
    assert len(table.hand(0)) == 4


@pytest.mark.rules("12.7", "Z26")
def test_another_turn_limit() -> None:
    """The limit is an option; the turn before the last is followed by another."""
    options = {"turn_limit": 7}
    table = scene(hands=[["cresus"], ["wul"]], turn=6, options=options)
    table.play("recruit cresus").end_turn()
    assert table.asked() == (1, "turn")
    table.play("lead wul").end_turn()
    assert table.asked() == (NOBODY, "limit")


@pytest.mark.rules("12.4", "12.7")
def test_a_victory_in_the_last_turn_counts() -> None:
    """Winning on turn 400 is winning."""
    table = scene(hand=["cresus"], turn=400, discs={"venus": 3}, won=({"venus": 2}, {}))
    assert table.play("recruit cresus").asked() == (NOBODY, "absolute")


@pytest.mark.rules("12.7", "Z26")
def test_every_match_ends() -> None:
    """The bound of the game follows the limit."""
    short = GAME.bounds(2, {"turn_limit": 10})
    long = GAME.bounds(2, {"turn_limit": 400})
    assert short.plies_per_match < long.plies_per_match
