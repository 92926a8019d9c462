"""Ties, scorings and the end of the match (README chapters 11, 12 and 13)."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import Scene, closing

from perihelion.kernel.state import CHANCE, NOBODY

BOTH = pytest.mark.parametrize("edition", [1, 2])
MAIN = {1: "OA3 3l", 2: "O4 2f 1s"}
"""Pieces that bring the first scoring, away from what a scene looks at."""


def _values(edition: int, values: tuple[int, ...]) -> Scene:
    """Seats with these values, made of light pieces, on a space of 9, 6, 3; the last one scores."""
    space, light = ("GA1", "d") if edition == 1 else ("G1", "s")
    rows = [f"{space} {value}{light}" if value else "" for value in values]
    main = "OA3 3l" if edition == 1 else "O1 2f, O2 1b"
    rows[-1] = f"{rows[-1]}, {main}".lstrip(", ")
    return closing(edition, *rows, seats=len(values)).play("finish")


TIES = [
    # Nobody tied.
    ((3, 2), (9, 6)), ((2, 3), (6, 9)), ((3, 2, 1), (9, 6, 3)), ((4, 3, 2, 1), (9, 6, 3, 0)),
    ((5, 4, 3, 2, 1), (9, 6, 3, 0, 0)),
    # For the first place: two, three, four, five.
    ((2, 2), (6, 6)), ((2, 2, 1), (6, 6, 3)), ((1, 2, 2), (3, 6, 6)),
    ((2, 2, 2), (3, 3, 3)), ((2, 2, 2, 1), (3, 3, 3, 0)), ((2, 2, 2, 2), (0, 0, 0, 0)),
    ((2, 2, 2, 2, 1), (0, 0, 0, 0, 0)), ((2, 2, 2, 2, 2), (0, 0, 0, 0, 0)),
    # For the second: two, three, four.
    ((3, 2, 2), (9, 3, 3)), ((2, 3, 2, 1), (3, 9, 3, 0)), ((3, 2, 2, 2), (9, 0, 0, 0)),
    ((3, 2, 2, 2, 2), (9, 0, 0, 0, 0)),
    # For the third: two, three.
    ((4, 3, 2, 2), (9, 6, 0, 0)), ((4, 3, 2, 2, 2), (9, 6, 0, 0, 0)),
    # Two ties at once, and one behind which nobody is third.
    ((3, 3, 2, 2), (6, 6, 0, 0)), ((3, 3, 2, 1), (6, 6, 3, 0)), ((3, 3, 2, 2, 1), (6, 6, 0, 0, 0)),
    # Absent seats do not compete.
    ((0, 2), (0, 9)), ((0, 2, 2), (0, 6, 6)), ((3, 0, 2, 0, 1), (9, 0, 6, 0, 3)),
    ((0, 0, 1), (0, 0, 9)),
]  # fmt: skip


@pytest.mark.rules("11.1", "11.2", "11.3", "11.4", "12.3")
@BOTH
@pytest.mark.parametrize(("values", "points"), TIES)
def test_ties_on_a_space(edition: int, values: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Tied seats all take the tranche of the last place they fill."""
    table = _values(edition, values)
    assert table.scorings() == 1
    assert table.paid("GA1" if edition == 1 else "G1") == points


@pytest.mark.rules("11.2", "12.3")
def test_ties_of_two_seats_in_the_centre() -> None:
    """Two seats of the second edition."""
    table = closing(2, "G1 2s", "G1 2s, O1 2f", seats=2).play("finish")
    assert table.paid("G1") == (6, 6)
    assert table.paid("O1") == (0, 10)


@pytest.mark.rules("11.1", "11.2", "11.3", "11.4", "12.14", "R22")
@BOTH
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ("32", (3, 2)), ("22", (2, 2)), ("321", (3, 2, 1)), ("4321", (3, 2, 1, 0)),
        ("54321", (3, 2, 1, 0, 0)), ("221", (2, 2, 1)), ("222", (1, 1, 1)),
        ("2221", (1, 1, 1, 0)), ("2222", (0, 0, 0, 0)), ("22222", (0, 0, 0, 0, 0)),
        ("22221", (0, 0, 0, 0, 0)), ("322", (3, 1, 1)), ("3222", (3, 0, 0, 0)),
        ("32222", (3, 0, 0, 0, 0)), ("4322", (3, 2, 0, 0)), ("43222", (3, 2, 0, 0, 0)),
        ("3322", (2, 2, 0, 0)), ("33221", (2, 2, 0, 0, 0)),
        # Level 0 competes.
        ("10", (3, 2)), ("00", (2, 2)), ("100", (3, 1, 1)), ("000", (1, 1, 1)),
        ("0006", (0, 0, 0, 3)),
    ],
)  # fmt: skip
def test_ties_on_a_track(edition: int, levels: str, points: tuple[int, ...]) -> None:
    """The same rule, for 3, 2 and 1."""
    where = MAIN[edition] if len(levels) > 2 or edition == 1 else "O1 2f 1s"
    rows = [f"22{level}1111" for level in levels]
    table = closing(edition, where, seats=len(levels), levels=rows).play("finish")
    assert table.paid("adjust") == points


@pytest.mark.rules("R22", "12.14")
@BOTH
@pytest.mark.parametrize(
    ("levels", "points"), [("100", (3, 0, 0)), ("000", (0, 0, 0)), ("210", (3, 2, 0))]
)
def test_level_zero_may_not_compete(edition: int, levels: str, points: tuple[int, ...]) -> None:
    """By the alternative a disc on level 0 is no contender."""
    rows = [f"22{level}1111" for level in levels]
    options = {"level_zero_ranks_on_tracks": False}
    table = closing(edition, MAIN[edition], levels=rows, options=options).play("finish")
    assert table.paid("adjust") == points


# A scoring, phase by phase.


@pytest.mark.rules("12.1", "12.3", "12.4", "12.14", "12.15")
def test_a_whole_scoring_first_edition() -> None:
    """Figures by hand: districts, zones, tracks, bonus."""
    tokens = {"green": ["reroll"], "purple": ["adjust", "adjust"]}
    table = closing(1, "GA1 2l, OA1 1l", "GA1 1d, PA3 2d", "PA3 1d", tokens=tokens)
    table.play("finish", "token move-own", "token reroll", "token extra-dice")
    assert table.paid("GA1") == (9, 6, 0)
    assert table.paid("OA1") == (4, 0, 0)
    assert table.paid("PA3") == (0, 8, 5)
    assert (table.levels(0), table.levels(1)) == ("2321111", "2241111")
    assert table.paid("reroll") == (3, 1, 1)
    assert table.paid("adjust") == (1, 3, 1)
    assert table.paid("bonus") == (1, 1, 1)
    # 13 + 3 + 1 + five times 1 + 1; 14 + 1 + 3 + 5 + 1; 5 + 1 + 1 + 5 + 1.
    assert table.scores() == (23, 24, 13)
    phases = [event for event in table.events() if event in (
        "score-space", "region-won", "score-track", "score-bonus", "score-total")]  # fmt: skip
    assert list(dict.fromkeys(phases)) == [
        "score-space", "region-won", "score-track", "score-bonus", "score-total"
    ]  # fmt: skip


@pytest.mark.rules("12.2", "12.8", "12.15", "12.17")
def test_a_whole_scoring_second_edition() -> None:
    """The third one, figures by hand: planets, allegiances, tracks, bonus, allegiance bonus."""
    tokens = {"green": ["reroll"], "purple": ["adjust", "extra-dice"]}
    table = closing(2, "G1 2c 1f, O1 1f", "P1 1s", scorings=2, tokens=tokens)
    table.play("finish", "token reroll", "token adjust", "token move-own")
    assert table.paid("G1", 3) == (9, 0, 0)
    assert table.paid("O1", 3) == (10, 0, 0)
    assert table.paid("P1", 3) == (0, 8, 0)
    assert [table.levels(seat) for seat in range(3)] == ["2321111", "3231111", "2221111"]
    assert table.paid("allegiances", 3) == (10, 5, 0)
    # 19 + 3 + six times 1 + 1 + 10; 8 + 3 + 3 + 5 + 1 + 5; 7 + 1.
    assert table.scores() == (39, 25, 8)
    phases = [event for event in table.events() if event.startswith(("scor", "region"))]
    assert list(dict.fromkeys(phases)) == [
        "scoring", "score-space", "region-won", "score-track", "score-bonus",
        "score-allegiances", "score-total",
    ]  # fmt: skip
    assert table.winners() == (0,)


@pytest.mark.rules("12.16")
@BOTH
def test_levels_of_tokens_count_at_once(edition: int) -> None:
    """A bonus-points token gives a place on that track and a point more."""
    where = "GA1 3l" if edition == 1 else "G1 2f 1s"
    table = closing(edition, where, tokens={"green": ["bonus-points"]})
    table.play("finish", "token reroll")
    assert table.paid("bonus-points") == (3, 1, 1)
    assert table.paid("bonus") == (2, 1, 1)


# Zones.


@pytest.mark.rules("12.4")
def test_two_tokens_of_one_track() -> None:
    """Two levels, to the top at most."""
    tokens = {"purple": ["adjust", "adjust"]}
    table = closing(1, "PA1 3l", tokens=tokens, levels=["2221111"]).play("finish")
    assert table.levels(0) == "2241111"
    table = closing(1, "PA1 3l", tokens=tokens, levels=["2251111"]).play("finish")
    assert table.levels(0) == "2261111"


@pytest.mark.rules("12.4", "12.12")
def test_a_zone_is_won_over_its_four_districts() -> None:
    """Two diplomats apart beat one; the other zones are settled by themselves."""
    tokens = {"green": ["reroll"], "purple": ["adjust", "move-own"]}
    table = closing(1, "GA1 1d, OA3 3l", "GA2 1d, GA4 1d", "PA1 1d", tokens=tokens).play("finish")
    assert (table.region("green"), table.region("purple")) == (1, 2)
    assert (table.levels(1), table.levels(2)) == ("2321111", "2232111")


@pytest.mark.rules("12.5", "R23", "12.12")
def test_a_tie_or_an_empty_zone_keeps_its_tokens() -> None:
    """Green is tied, purple is empty: nothing is won, nothing is drawn."""
    tokens = {"green": ["reroll"], "purple": ["adjust", "move-own"]}
    table = closing(1, "GA1 2d, OA3 3l", "GA2 2d", tokens=tokens).play("finish")
    assert table.asked() == (CHANCE, "roll")
    assert table.tokens() == {"green": ("reroll",), "purple": ("adjust", "move-own")}
    assert table.levels(0) == table.levels(1) == "2221111"


@pytest.mark.rules("12.6", "R24")
@pytest.mark.parametrize(
    ("ruling", "discards", "stack"),
    [("from_stack_discards_out", {"reroll": 1}, 12), ("discards_reshuffled", {}, 13)],
)
def test_tokens_won_first_edition(ruling: str, discards: dict[str, int], stack: int) -> None:
    """They leave the game; by the alternative they are shuffled into the stack first."""
    options = {"token_refill": ruling}
    table = closing(1, "GA1 3l", tokens={"green": ["reroll"]}, options=options).play("finish")
    weights = table.state.chance()
    odds = dict(zip(weights.names, weights.weights, strict=True))
    assert odds["reroll"] == (1 if discards else 2)
    table.play("token adjust")
    assert table.tokens() == {"green": ("adjust",)}
    assert table.view().discards == discards
    assert sum(table.view().stack.values()) == stack


# Clans.


@pytest.mark.rules("12.7", "12.11", "12.12")
def test_allegiances() -> None:
    """Each clan to the highest value over its planets; the orange one without a satellite."""
    table = closing(2, "G1 2s, O4 2f", "G3 1b", "P1 1s").play("finish")
    assert [table.region(clan) for clan in ("green", "orange", "purple")] == [1, 0, 2]
    assert [table.seat(seat).allegiances for seat in range(3)] == [
        ("orange",),
        ("green",),
        ("purple",),
    ]


@pytest.mark.rules("12.9", "R23")
def test_a_tied_or_empty_clan() -> None:
    """No mark, and its satellites stay."""
    tokens = {"green": ["reroll"], "purple": ["adjust", "move-own"]}
    table = closing(2, "G1 1b, O4 2f", "G2 3s", tokens=tokens).play("finish")
    assert table.region("green") is None
    assert table.region("purple") is None
    assert table.tokens() == {"green": ("reroll",), "purple": ("adjust", "move-own")}
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("12.10", "R24")
def test_satellites_are_shuffled_into_the_stack() -> None:
    """All three won: any of the seven can come, each once; with one kept six can."""
    tokens = {"green": ["reroll"], "purple": ["adjust", "move-own"]}
    table = closing(2, "G1 1f, P1 1f 1s", tokens=tokens).play("finish")
    assert len(table.options()) == 7
    table.play("token reroll")
    assert len(table.options()) == 6
    table.play("token move-own", "token adjust")
    assert table.tokens() == {"green": ("reroll",), "purple": ("move-own", "adjust")}
    assert table.view().discards == {}
    table = closing(2, "G1 2f 1s, P1 1s", "P1 1s", tokens=tokens).play("finish")
    assert table.refuses("token adjust")
    assert len(table.options()) == 5


@pytest.mark.rules("12.8", "12.13", "R25")
def test_marks_are_kept() -> None:
    """A second win changes nothing; another seat may mark the same clan."""
    marks = [{"green": 1}, {"green": 1, "orange": 1}]
    table = closing(2, "G1 2f 1s", scorings=0, marks=marks).play("finish")
    assert table.seat(0).allegiances == ("green",)
    assert table.seat(1).allegiances == ("green", "orange")


@pytest.mark.rules("12.17", "R25")
@pytest.mark.parametrize(
    ("marks", "points"),
    [({}, 0), ({"green": 1}, 5), ({"green": 2}, 5), ({"green": 1, "purple": 1}, 10),
     ({"green": 1, "orange": 1, "purple": 1}, 20)],
)  # fmt: skip
@pytest.mark.parametrize("count", ["distinct_clans", "total_wins"])
def test_the_bonus_for_allegiances(marks: dict[str, int], points: int, count: str) -> None:
    """5, 10 or 20 for different clans, also by the alternative of R25."""
    table = closing(
        2, "O4 2c 2f", marks=[{}, marks], scorings=2, options={"allegiance_count": count}
    )
    assert table.play("finish").paid("allegiances", 3) == (5, points, 0)


@pytest.mark.rules("12.17")
def test_no_bonus_before_the_third_scoring() -> None:
    """The first and second end with the bonus track."""
    table = closing(2, "O4 1c 2f 1b", marks=[{"green": 1}], scorings=1).play("finish")
    assert table.scorings() == 2
    assert table.paid("allegiances", 2) == (0, 0, 0)


# The end.


@pytest.mark.rules("13.1", "13.2", "R21")
@BOTH
def test_the_third_scoring_ends_the_match(edition: int) -> None:
    """At once, though two seats have had no turn in this round."""
    where = "GA1 6l" if edition == 1 else "G1 2c 2f"
    table = closing(edition, where, scorings=2).play("finish")
    assert table.asked() == (NOBODY, "scorings")
    assert table.winners() == (0,)
    assert table.state.outcome().places == (1, 2, 2)
    assert table.state.outcome().limited is False


@pytest.mark.rules("13.2")
@BOTH
def test_the_highest_score_wins(edition: int) -> None:
    """Not who ended the match."""
    where = "GA1 6l" if edition == 1 else "G1 2c 2f"
    table = closing(edition, where, scorings=2, scores=[0, 100, 50]).play("finish")
    assert table.winners() == (1,)
    assert table.state.outcome().places == (3, 1, 2)


@pytest.mark.rules("13.3")
def test_a_shared_victory() -> None:
    """First edition: 9 for GA1 and 9 before the scoring are the same score."""
    table = closing(1, "GA1 6l", scorings=2, scores=[0, 9, 8]).play("finish")
    assert table.scores() == (17, 17, 16)
    assert table.winners() == (0, 1)
    assert table.state.outcome().places == (1, 1, 3)
    assert table.state.outcome().utilities == (0.25, 0.25, -0.5)


def _tied(**more: object) -> Scene:
    """Seat 0 gets 9 and 5 more than the others, which they had before, and three are equal."""
    return closing(2, "G1 2c 2f", scorings=2, **more).play("finish")


@pytest.mark.rules("13.4", "R25")
def test_allegiances_break_a_tie() -> None:
    """Seat 1 has two marks, seat 0 one."""
    table = _tied(scores=[0, 4, 0], marks=[{}, {"green": 1, "orange": 1}])
    assert table.scores()[0] == table.scores()[1] == 22
    assert table.winners() == (1,)
    assert table.state.outcome().places == (2, 1, 3)


@pytest.mark.rules("13.4", "R25")
@pytest.mark.parametrize(("count", "winner"), [("distinct_clans", None), ("total_wins", 1)])
def test_wins_that_break_a_tie(count: str, winner: int | None) -> None:
    """Two wins of one clan are one allegiance; by the alternative they are two."""
    options = {"allegiance_count": count}
    table = _tied(scores=[0, 9, 0], marks=[{}, {"orange": 2}], options=options)
    assert table.scores() == (22, 22, 8)
    if winner is None:
        assert table.asked() == (CHANCE, "roll-off")
    else:
        assert table.winners() == (winner,)


@pytest.mark.rules("13.5")
def test_dice_break_a_tie() -> None:
    """Three dice each, the highest sum; seats that are not tied do not roll."""
    table = _tied(scores=[0, 9, 0], marks=[{}, {"orange": 1}])
    assert table.asked() == (CHANCE, "roll-off")
    table.roll("145")
    assert table.asked() == (CHANCE, "roll-off")
    table.roll("155")
    assert table.winners() == (1,)
    assert table.state.outcome().places == (2, 1, 3)


@pytest.mark.rules("13.5")
def test_dice_that_are_equal_are_rolled_again() -> None:
    """Three tied: two roll 10, one 9; only the two roll again."""
    marks = [{}, {"orange": 1}, {"purple": 1}]
    table = _tied(scores=[0, 9, 9], marks=marks)
    assert table.scores() == (22, 22, 22)
    table.roll("145").roll("135").roll("226")
    assert table.asked() == (CHANCE, "roll-off")
    table.roll("111").roll("112")
    assert [event.args["seat"] for event in table.told("roll-off")] == [
        "seat:0",
        "seat:1",
        "seat:2",
        "seat:0",
        "seat:2",
    ]
    assert table.winners() == (2,)


# The turn limit.


@pytest.mark.rules("13.6", "13.7", "R31")
@BOTH
def test_the_turn_limit(edition: int) -> None:
    """After turn 5 of all seats together the match stops; nothing more is scored."""
    table = closing(edition, turn=4, scores=[3, 8, 2], options={"turn_limit": 5}).play("finish")
    assert table.asked() == (CHANCE, "roll")
    white = "white-" if edition == 1 else ""
    table.roll("111").play(f"action 1 {white}1", "skip", "finish")
    assert table.asked() == (NOBODY, "limit")
    assert table.scores() == (3, 8, 2)
    assert table.winners() == (1,)
    assert table.state.outcome().limited is True


@pytest.mark.rules("13.6", "R31")
@BOTH
def test_no_limit(edition: int) -> None:
    """By default the match goes on."""
    table = closing(edition, turn=100_000).play("finish")
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("13.6", "R31")
@BOTH
def test_the_scoring_of_the_last_turn(edition: int) -> None:
    """It is held before the match stops."""
    table = closing(edition, MAIN[edition], turn=5, options={"turn_limit": 5}).play("finish")
    assert table.scorings() == 1
    assert table.scores()[0] > 0
    assert table.asked() == (NOBODY, "limit")


@pytest.mark.rules("13.6", "R31")
def test_the_third_scoring_in_the_last_turn() -> None:
    """Then it ended as it should, and not by the limit."""
    table = closing(1, "GA1 6l", turn=5, scorings=2, options={"turn_limit": 5}).play("finish")
    assert table.asked() == (NOBODY, "scorings")
    assert table.state.outcome().limited is False


@pytest.mark.rules("13.7", "R31", "13.3")
def test_a_tie_at_the_limit_first_edition() -> None:
    """A shared victory."""
    table = closing(1, turn=5, scores=[4, 4, 0], options={"turn_limit": 5}).play("finish")
    assert table.winners() == (0, 1)


@pytest.mark.rules("13.7", "R31", "13.4", "13.5")
def test_a_tie_at_the_limit_second_edition() -> None:
    """Allegiances bring no points, but break the tie; else dice do."""
    options = {"turn_limit": 5}
    table = closing(2, turn=5, scores=[4, 4, 0], marks=[{"green": 1}], options=options)
    table.play("finish")
    assert table.scores() == (4, 4, 0)
    assert table.winners() == (0,)
    table = closing(2, turn=5, scores=[4, 4, 0], options=options).play("finish")
    table.roll("111").roll("112")
    assert table.winners() == (1,)
    assert table.asked() == (NOBODY, "limit")
