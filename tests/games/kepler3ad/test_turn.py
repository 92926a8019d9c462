"""Turns: roll, 421, choosing the action, reliquat, value (README chapters 3, 4, 6, 9, 10)."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import Scene, closing, opening, scene

from perihelion.kernel.state import CHANCE, NOBODY


def _dice_of_the_first_round(edition: int, seats: int) -> list[int]:
    """How many dice are rolled in each turn of the first two rounds; the last seat starts."""
    options = {"planet": "AAA"} if edition == 1 else {"use_corporations": False}
    table = opening(edition, seats, options)
    while table.asked()[1] != "first":
        table.play(table.options()[0])
    table.play(f"first {seats - 1}")
    counts = []
    for _ in range(2 * seats):
        counts.append(len(table.options()[0].split()) - 1)
        table.play(table.options()[0], "action 1 white-1" if edition == 1 else "action 1 1")
        table.play("skip", "finish")
    return counts


# The roll.


@pytest.mark.rules("3.1", "3.3", "3.4")
@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 3]), (5, [1, 2, 3, 3, 3])]
)
def test_first_dice_first_edition(seats: int, counts: list[int]) -> None:
    """One white die, two, then three; from the second round on three for all."""
    assert _dice_of_the_first_round(1, seats) == counts + [3] * seats


@pytest.mark.rules("3.1", "3.3", "3.5")
@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4]), (5, [1, 2, 3, 4, 5])]
)
def test_first_dice_second_edition(seats: int, counts: list[int]) -> None:
    """One die, two, three, four, five; from the second round on three for all."""
    assert _dice_of_the_first_round(2, seats) == counts + [3] * seats


@pytest.mark.rules("3.3", "3.6", "R06")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_roll_comes_first(edition: int) -> None:
    """Chance is asked before the seat is, so nothing can be spent."""
    table = scene(edition, "", "GA1 1d" if edition == 1 else "G1 1s")
    assert table.asked() == (CHANCE, "roll")
    assert table.refuses("spend remove-enemy", seat=0)
    assert table.roll("135").asked() == (0, "before")
    assert table.dice() == "135"


@pytest.mark.rules("3.2")
def test_the_steps_of_a_turn() -> None:
    """Roll, influence, action, influence, reliquat, value, scoring; then the next seat."""
    table = scene(1, "GA1 2l", "OA1 1d")
    table.roll("446").play("spend adjust", "shift white-6 up", "action 4 white-4", "place GA1")
    table.play("spend remove-enemy", "remove 1 OA1", "finish")
    told = [kind for kind in table.events() if not kind.startswith("score-")]
    assert told == ["roll", "spend", "shift", "action", "place", "spend", "remove", "finish",
                    "reliquat", "value", "value", "scoring", "turn"]  # fmt: skip
    assert table.asked() == (CHANCE, "roll")
    assert table.state.on_turn == 1


@pytest.mark.rules("3.7")
def test_dice_left_out_are_not_in_play() -> None:
    """With one die in the first turn there is one die to reroll, and track 1 brings two."""
    table = scene(2, dice="3").play("spend reroll", "reroll 3")
    assert table.options()[0] == "roll 1"
    table.play("roll 5", "spend extra-dice", "roll 2 2")
    assert table.dice() == "225"
    assert scene(1, dice="3").play("spend extra-dice").roll("+46").dice() == "3+46"


# The 421 bonus.


@pytest.mark.rules("4.1", "4.4", "R33")
@pytest.mark.parametrize("edition", [1, 2])
def test_421_lowers_a_disc_of_an_opponent(edition: int) -> None:
    """Any disc of any opponent above level 0, the seventh too, never an own one."""
    table = scene(edition, dice="421", levels=["2221111", "1000000", "0000001"])
    assert table.play("claim").options() == ["lower 1 extra-dice", "lower 2 bonus-points"]
    table.play("lower 2 bonus-points")
    assert table.levels(2) == "0000000"
    assert table.asked() == (0, "before")


@pytest.mark.rules("4.1", "4.4", "R33")
def test_421_needs_a_disc_to_lower() -> None:
    """If all opponents are at 0 there is nothing to claim."""
    table = scene(2, dice="421", levels=["2221111", "0000000", "0000000"])
    assert table.refuses("claim")


@pytest.mark.rules("4.2", "R05")
@pytest.mark.parametrize(
    ("dice", "shows"),
    [("421", True), ("124+66", True), ("42+1", False), ("422+1", False), ("41+2", False),
     ("426+1", False), ("42", False), ("1", False)],
)  # fmt: skip
def test_421_of_white_dice(dice: str, shows: bool) -> None:
    """The three white dice show it, black ones neither help nor hurt."""
    assert scene(1, dice=dice).refuses("claim") is not shows


@pytest.mark.rules("4.3", "R05")
@pytest.mark.parametrize(
    ("dice", "shows"),
    [("421", True), ("42166", True), ("4421", True), ("42", False), ("4226", False)],
)
def test_421_of_any_dice(dice: str, shows: bool) -> None:
    """Any three of up to five dice show it."""
    assert scene(2, dice=dice).refuses("claim") is not shows


@pytest.mark.rules("4.5")
@pytest.mark.parametrize("edition", [1, 2])
def test_421_is_no_spend(edition: int) -> None:
    """It need not be taken, costs no level and leaves three spends."""
    table = scene(edition, dice="421").play("claim", "lower 1 reroll")
    assert table.levels(0) == "2221111"
    assert table.view().spends_left == 3
    die = "white-2" if edition == 1 else "2"
    table = scene(edition, dice="421").play(f"action 2 {die}", "skip", "skip", "finish")
    assert table.levels(1) == table.levels(2) == "2221111"


@pytest.mark.rules("4.6", "R03")
@pytest.mark.parametrize("edition", [1, 2])
def test_421_once_in_a_turn(edition: int) -> None:
    """Not again, even if the dice come to show it anew."""
    table = _twice(edition, "once")
    assert table.refuses("claim")


@pytest.mark.rules("4.6", "R03")
@pytest.mark.parametrize("edition", [1, 2])
def test_421_for_each_new_occurrence(edition: int) -> None:
    """By the alternative every dice event that leaves it showing brings one more, not two."""
    table = _twice(edition, "each_new_occurrence")
    assert table.play("claim", "lower 1 adjust").level(1, "adjust") == 1
    assert table.refuses("claim")


def _twice(edition: int, per_turn: str) -> Scene:
    """421 shown, claimed, the 1 rolled again with the 2, and 421 shown once more."""
    table = scene(edition, dice="421", options={"bonus_421_per_turn": per_turn})
    table.play("claim", "lower 1 reroll")
    assert table.refuses("claim")
    white = "white-" if edition == 1 else ""
    table.play("spend reroll", f"reroll {white}1", f"reroll {white}2")
    return table.play(f"roll {white}1 {white}2")


@pytest.mark.rules("R03")
def test_421_not_taken_does_not_add_up() -> None:
    """Two events, one claim."""
    options = {"bonus_421_per_turn": "each_new_occurrence"}
    table = scene(2, dice="421", options=options).play("spend extra-dice", "roll 6 6")
    table.play("claim", "lower 1 reroll")
    assert table.refuses("claim")


@pytest.mark.rules("4.7", "R04")
@pytest.mark.parametrize("edition", [1, 2])
def test_421_in_both_windows(edition: int) -> None:
    """After a spend, and after the action, with a die of the three on it."""
    white = "white-" if edition == 1 else ""
    table = scene(edition, "", "GA1 1d" if edition == 1 else "G1 1s", dice="421")
    table.play("spend remove-enemy", "remove 1 GA1" if edition == 1 else "remove 1 G1")
    assert not table.refuses("claim")
    table.play(f"action 1 {white}1", "skip")
    assert table.asked() == (0, "after")
    assert table.play("claim", "lower 2 reroll").level(2, "reroll") == 1


@pytest.mark.rules("4.7", "R04")
def test_421_only_while_it_shows() -> None:
    """A shift takes it away, and brings it as well."""
    table = scene(1, dice="421").play("spend adjust", "shift white-2 up")
    assert table.refuses("claim")
    table = scene(1, dice="422").play("spend adjust", "shift white-2 down")
    assert not table.refuses("claim")


@pytest.mark.rules("R04")
@pytest.mark.parametrize("edition", [1, 2])
def test_421_at_once_or_never(edition: int) -> None:
    """By the alternative another decision lets it lapse, and a dice event brings it back."""
    enemy, removed = ("GA1 1d", "remove 1 GA1") if edition == 1 else ("G1 1s", "remove 1 G1")
    options = {"bonus_421_window": "immediately_after_dice_event"}
    table = scene(edition, "", enemy, dice="421", options=options)
    assert not table.refuses("claim")
    table.play("spend remove-enemy", removed)
    assert table.refuses("claim")
    table.play("spend extra-dice").roll("+66" if edition == 1 else "66")
    assert not table.refuses("claim")
    table.play("action 1 white-1" if edition == 1 else "action 1 1", "skip")
    assert table.refuses("claim")


# Choosing the action.


@pytest.mark.rules("6.1", "6.2")
@pytest.mark.parametrize("edition", [1, 2])
def test_every_face_is_an_action(edition: int) -> None:
    """One of them must be chosen: there is no way to end the turn without."""
    white = "white-" if edition == 1 else ""
    for face in "123456":
        table = scene(edition, dice=face)
        assert table.options("action") == [f"action {face} {white}{face}"]
        assert table.refuses("finish")
        assert table.refuses("skip")


@pytest.mark.rules("6.1", "6.2", "6.5")
def test_a_die_of_either_colour() -> None:
    """The black die may go on the action instead of the white one; an unshown face may not."""
    table = scene(1, dice="412+45")
    assert table.options("action 4") == ["action 4 white-4", "action 4 black-4"]
    assert table.options("action 5") == ["action 5 black-5"]
    assert table.refuses("action 3 white-3")
    assert table.play("action 4 black-4").dice() == "124+5 (+4)"


@pytest.mark.rules("6.1")
def test_one_action_a_turn() -> None:
    """After it there is no second."""
    table = scene(2, dice="123").play("action 1 1", "skip")
    assert table.options("action") == []


@pytest.mark.rules("6.3")
def test_action_7_takes_two_equal_dice() -> None:
    """Of any face; with several pairs the seat chooses; without a pair there is none."""
    assert scene(2, dice="33556").options("action 7") == ["action 7 3 3", "action 7 5 5"]
    assert scene(2, dice="356").options("action 7") == []
    assert scene(1, dice="356+12").options("action 7") == []


@pytest.mark.rules("6.3", "6.5", "6.6")
def test_colours_of_action_7() -> None:
    """Two white ones, a mixed pair, two black ones: as the seat likes."""
    table = scene(1, "GA1 3d", dice="441+44")
    assert table.options("action 7") == [
        "action 7 white-4 white-4",
        "action 7 white-4 black-4",
        "action 7 black-4 black-4",
    ]
    assert scene(1, dice="416+45").options("action 7") == ["action 7 white-4 black-4"]
    table.play("action 7 white-4 black-4")
    assert table.dice() == "14+4 (4+4)"


@pytest.mark.rules("6.4", "8.4")
def test_a_cruiser_takes_three_dice() -> None:
    """Three go on the action; a frigate takes two, and so does nothing at all."""
    ships = 3 * ["give ship"]
    table = scene(2, "G1 3s", dice="5552").play("action 7 5 5", "build cruiser G1", *ships)
    assert table.dice() == "2 (555)"
    table = scene(2, "G1 3s", dice="5552").play("action 7 5 5", "build frigate G1", *ships)
    assert table.dice() == "25 (55)"
    assert scene(2, "G1 3s", dice="5552").play("action 7 5 5", "skip").dice() == "25 (55)"


@pytest.mark.rules("6.4")
def test_the_third_die_cannot_come_later() -> None:
    """With two equal dice there is no cruiser, and the choice is made before the window."""
    table = scene(2, "G1 3s", dice="552").play("action 7 5 5")
    assert table.options("build") == ["build base G1", "build frigate G1"]


@pytest.mark.rules("6.7", "R18", "7.7")
@pytest.mark.parametrize("edition", [1, 2])
def test_an_action_without_use(edition: int) -> None:
    """Action 7 may be chosen with no piece on the map, and does nothing."""
    white = "white-" if edition == 1 else ""
    table = scene(edition, dice="335").play(f"action 7 {white}3 {white}3")
    assert table.options() == ["skip"]
    assert table.play("skip").asked() == (0, "after")


# The reliquat.


@pytest.mark.rules("9.1")
def test_black_dice_count_for_the_reliquat() -> None:
    """One white and two black dice beside the action: three levels."""
    table = scene(1, dice="446+44").play("action 4 white-4", "skip", "finish")
    assert table.levels(0) == "2224111"


@pytest.mark.rules("9.1")
@pytest.mark.parametrize("edition", [1, 2])
def test_other_faces_are_no_reliquat(edition: int) -> None:
    """Two equal dice of another face bring nothing."""
    white = "white-" if edition == 1 else ""
    table = scene(edition, dice="466").play(f"action 4 {white}4", "skip", "finish")
    assert table.levels(0) == "2221111"


@pytest.mark.rules("9.2")
@pytest.mark.parametrize(
    ("face", "levels"),
    [
        (1, "4221111"),
        (2, "2421111"),
        (3, "2241111"),
        (4, "2223111"),
        (5, "2221311"),
        (6, "2221131"),
    ],
)
@pytest.mark.parametrize("edition", [1, 2])
def test_the_line_of_the_action(edition: int, face: int, levels: str) -> None:
    """Two dice beside action N raise the disc of line N by two."""
    white = "white-" if edition == 1 else ""
    table = scene(edition, dice=str(face) * 3).play(f"action {face} {white}{face}")
    while table.asked()[1] != "after":
        table.play("skip")
    assert table.play("finish").levels(0) == levels


@pytest.mark.rules("9.2", "R02")
@pytest.mark.parametrize("ruling", ["excess_lost", "forbidden"])
def test_the_reliquat_ends_at_the_top(ruling: str) -> None:
    """From level 5 two dice bring one level; it is no choice, so R02 does not forbid it."""
    options = {"raise_above_top": ruling}
    table = scene(2, dice="444", levels=["2225111"], options=options)
    assert table.play("action 4 4", "skip", "finish").levels(0) == "2226111"


@pytest.mark.rules("9.3", "9.5", "R17")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("ruling", "levels"), [("bonus_points", "2221112"), ("track_of_die_face", "2221211")]
)
def test_the_reliquat_of_action_7(edition: int, ruling: str, levels: str) -> None:
    """Three fives: one is left; line 7 rises, by the alternative that of the face."""
    white = "white-" if edition == 1 else ""
    table = scene(edition, dice="555", options={"reliquat_action_7_track": ruling})
    table.play(f"action 7 {white}5 {white}5", "skip", "finish")
    assert table.levels(0) == levels


@pytest.mark.rules("9.5", "6.4", "8.2")
def test_dice_beyond_those_of_action_7() -> None:
    """5-5-5-5-2: after a cruiser one is left, after a frigate two; after 5-5-5 and one none."""
    for dice, unit, level in (
        ("55552", "cruiser", 2),
        ("55552", "frigate", 3),
        ("555", "cruiser", 1),
    ):
        table = scene(2, "G1 3s", dice=dice).play("action 7 5 5", f"build {unit} G1")
        table.play(*3 * ["give ship"], "finish")
        assert table.level(0, "bonus-points") == level
    table = scene(2, dice="55552").play("action 5 5", "skip", "finish")
    assert table.levels(0) == "2221411"


@pytest.mark.rules("9.4", "R18")
@pytest.mark.parametrize("edition", [1, 2])
def test_a_reliquat_without_using_the_action(edition: int) -> None:
    """All groups left out, and the disc rises all the same; nobody is asked."""
    white = "white-" if edition == 1 else ""
    table = scene(edition, dice="445").play(f"action 4 {white}4", "skip", "finish")
    assert table.levels(0) == "2222111"
    assert table.asked() == (CHANCE, "roll")


# The value track and the thresholds.


@pytest.mark.rules("10.1")
def test_the_value_of_every_seat() -> None:
    """Also of a seat that lost a piece; the markers move at the end of the turn."""
    table = scene(2, "G1 1f", "O1 2s", dice="4").play("spend remove-enemy", "remove 1 O1")
    table.play("action 4 4", "place G1")
    assert table.values() == (5, 2, 0)
    assert table.play("finish").values() == (8, 1, 0)


LADDER = {
    1: ["GA1 2l 2d", "GA1 2l 3d", "GA1 4l 2d", "GA1 4l 3d", "GA1 5l 4d", "GA1 6l"],
    2: ["G1 2f", "G1 2f 1s", "G1 1f 1c 1b 3s", "G1 1f 2c", "G1 2c 1b 1f 1s", "G1 2c 2f"],
}
"""Just below and on the first, second and third threshold."""


@pytest.mark.rules("10.2", "10.3", "10.4")
@pytest.mark.parametrize(
    ("edition", "held", "rung", "value", "scores"),
    [
        (1, 0, 0, 12, False), (1, 0, 1, 13, True),
        (1, 1, 2, 22, False), (1, 1, 3, 23, True),
        (1, 2, 4, 29, False), (1, 2, 5, 30, True),
        (2, 0, 0, 10, False), (2, 0, 1, 11, True),
        (2, 1, 2, 18, False), (2, 1, 3, 19, True),
        (2, 2, 4, 23, False), (2, 2, 5, 24, True),
    ],
)  # fmt: skip
def test_thresholds(edition: int, held: int, rung: int, value: int, scores: bool) -> None:
    """One below nothing happens, on it the scoring is held, for all seats."""
    table = closing(edition, LADDER[edition][rung], scorings=held).play("finish")
    assert table.values()[0] == value
    assert table.scorings() == held + scores
    assert all(score > 0 for score in table.scores()) is scores


@pytest.mark.rules("10.4")
def test_a_scoring_waits_for_the_end_of_the_turn() -> None:
    """The second window and the reliquat come first."""
    table = scene(1, "GA1 2l", dice="446").play("action 4 white-4", "place GA1")
    assert table.scorings() == 0
    table.play("finish")
    assert table.scorings() == 1
    assert table.paid("move-own") == (3, 1, 1)


@pytest.mark.rules("10.5", "R19")
@pytest.mark.parametrize(("edition", "where"), [(1, "GA1 2l 4d"), (2, "G1 2f 2s")])
def test_a_threshold_works_once(edition: int, where: str) -> None:
    """A value that passes an old threshold does nothing, its own or another seat's."""
    table = closing(edition, where, where, scorings=1).play("finish")
    assert table.scorings() == 1
    assert table.scores() == (0, 0, 0)


@pytest.mark.rules("10.5", "R19")
def test_a_threshold_is_not_crossed_again() -> None:
    """13, scored; down to 12 by an opponent; 13 again, and nothing is scored."""
    table = closing(1, "GA1 2l 3d", "OA1 1d").play("finish")
    assert table.scorings() == 1
    table.roll("466").play(
        "spend remove-enemy", "remove 0 GA1", "action 4 white-4", "skip", "finish"
    )
    assert table.values() == (12, 1, 0)
    table.roll("466").play("action 4 white-4", "skip", "finish")
    table.roll("366").play("action 3 white-3", "place GA1", "skip", "skip", "finish")
    assert table.values() == (13, 1, 0)
    assert table.scorings() == 1


@pytest.mark.rules("10.6", "R20")
@pytest.mark.parametrize(("edition", "where"), [(1, "GA1 4l 4d"), (2, "G1 2c 1f")])
def test_two_thresholds_in_one_turn(edition: int, where: str) -> None:
    """Both scorings follow each other."""
    table = closing(edition, where).play("finish")
    assert table.scorings() == 2
    assert table.paid("move-own", 1) == table.paid("move-own", 2) == (1, 1, 1)
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("10.6", "R20", "13.1")
def test_three_thresholds_in_one_turn() -> None:
    """All three, and the match is over."""
    table = closing(1, "GA1 6l").play("finish")
    assert table.scorings() == 3
    assert table.asked() == (NOBODY, "scorings")
