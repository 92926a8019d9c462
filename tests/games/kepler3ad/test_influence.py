"""Spending influence, and the power of every track at its limits (README chapter 5)."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import scene

from perihelion.kernel.state import CHANCE

FULL = {1: ("GA1 1l 3d", "OA1 1l 1d"), 2: ("G1 1f 3s", "O1 1f 1s")}
"""Pieces with which every track has something to do."""
ALL_SPENDS = [
    "spend extra-dice",
    "spend reroll",
    "spend adjust",
    "spend move-own",
    "spend remove-enemy",
    "spend move-enemy",
]
BOTH = pytest.mark.parametrize("edition", [1, 2])


def _white(edition: int) -> str:
    return "white-" if edition == 1 else ""


def _space(edition: int, planet: str) -> str:
    """The name of a space in either edition: G1 is GA1 in the first."""
    return planet if edition == 2 else f"{planet[0]}A{planet[1]}"


# Windows and limits.


@pytest.mark.rules("5.1", "R06")
@BOTH
def test_two_windows(edition: int) -> None:
    """Before the action is chosen and after it is done, not between its groups."""
    table = scene(edition, *FULL[edition], dice="6")
    assert table.options("spend") == ALL_SPENDS
    table.play(f"action 6 {_white(edition)}6")
    while table.asked()[1] == "group":
        assert table.options("spend") == []
        table.play(table.options("place")[0])
    assert table.asked() == (0, "after")
    others = ["spend extra-dice", "spend move-own", "spend remove-enemy", "spend move-enemy"]
    assert table.options("spend") == others


@pytest.mark.rules("5.1")
@BOTH
def test_only_the_seat_on_turn_spends(edition: int) -> None:
    """No other is asked."""
    table = scene(edition, *FULL[edition], dice="6")
    assert table.state.deciders() == [0]
    assert table.refuses("spend remove-enemy", seat=1)


@pytest.mark.rules("R06", "5.1")
def test_the_first_window_alone() -> None:
    """By the alternative the turn ends with the action, for the 421 bonus too."""
    options = {"influence_windows": "before_action"}
    table = scene(1, *FULL[1], dice="421", options=options)
    assert table.options("spend") == ALL_SPENDS
    assert not table.refuses("claim")
    table.play("action 4 white-4", "place GA1")
    assert table.asked() == (CHANCE, "roll")
    assert table.state.on_turn == 1


@pytest.mark.rules("5.2")
@BOTH
def test_three_spends_over_both_windows(edition: int) -> None:
    """Two before, one after, and no more; the next turn has three again."""
    white = _white(edition)
    table = scene(edition, *FULL[edition], dice="444")
    table.play("spend adjust", f"shift {white}4 up", "spend remove-enemy")
    table.play(f"remove 1 {_space(edition, 'O1')}", f"action 4 {white}4", "skip")
    pushed = "leader" if edition == 1 else "frigate"
    table.play("spend move-enemy", f"move 1 {pushed} {_space(edition, 'O1')}")
    table.play(f"to {_space(edition, 'O2')}")
    assert table.view().spends_left == 0
    assert table.options() == ["finish"]
    table.play("finish").roll("555")
    assert table.view().spends_left == 3


@pytest.mark.rules("5.2")
@BOTH
def test_never_twice_on_a_track(edition: int) -> None:
    """Not in the second window either."""
    white = _white(edition)
    table = scene(edition, dice="444").play("spend adjust", f"shift {white}4 up")
    assert table.options("spend") == ["spend extra-dice", "spend reroll"]
    table.play(f"action 4 {white}4", "skip")
    assert table.options("spend") == ["spend extra-dice", "spend reroll"]


@pytest.mark.rules("5.3", "R01")
@BOTH
def test_the_price_is_one_level(edition: int) -> None:
    """From level 1 to 0; level 0 cannot pay."""
    table = scene(edition, *FULL[edition], dice="6", levels=["0111111"])
    assert table.options("spend") == ALL_SPENDS[1:]
    table.play("spend adjust", f"shift {_white(edition)}6 up")
    assert table.levels(0) == "0101111"
    assert scene(edition, *FULL[edition], dice="6", levels=["0000006"]).options("spend") == []


@pytest.mark.rules("5.4")
@BOTH
def test_what_cannot_be_done_is_not_offered(edition: int) -> None:
    """No own heavy piece, no opposing piece: tracks 4, 5 and 6 have nothing to do."""
    light = f"{_space(edition, 'G1')} 3{'d' if edition == 1 else 's'}"
    assert scene(edition, light, dice="6").options("spend") == ALL_SPENDS[:3]


@pytest.mark.rules("5.4")
@BOTH
def test_a_spend_is_done_at_once(edition: int) -> None:
    """There is no way back once the level is paid."""
    table = scene(edition, *FULL[edition], dice="6").play("spend remove-enemy")
    assert table.asked() == (0, "remove")
    assert table.options() == [f"remove 1 {_space(edition, 'O1')}"]


@pytest.mark.rules("5.5")
@BOTH
def test_the_seventh_track_is_not_spent(edition: int) -> None:
    """However high its disc is."""
    table = scene(edition, *FULL[edition], dice="6", levels=["0000006"])
    assert table.options("spend") == []
    assert table.refuses("spend bonus-points")


@pytest.mark.rules("5.6")
@BOTH
def test_a_level_gained_by_the_action(edition: int) -> None:
    """Action 1 raises track 1 from 0, and the second window spends it."""
    table = scene(edition, dice="146", levels=["0000000"])
    assert table.options("spend") == []
    table.play(f"action 1 {_white(edition)}1", "raise extra-dice", "skip")
    assert table.options("spend") == ["spend extra-dice"]


# Track 1.


@pytest.mark.rules("5.7")
def test_the_black_dice() -> None:
    """Two of them, whatever the white ones are; they can be used for the action."""
    table = scene(1, dice="123").play("spend extra-dice")
    assert len(table.options()) == 21
    table.roll("+55")
    assert table.dice() == "123+55"
    assert table.options("action 7") == ["action 7 black-5 black-5"]


@pytest.mark.rules("5.8", "R09")
@pytest.mark.parametrize(
    ("dice", "more", "after"),
    [("1", "66", "166"), ("12", "66", "1266"), ("123", "66", "12366"), ("1234", "6", "12346")],
)
def test_two_more_dice(dice: str, more: str, after: str) -> None:
    """Up to five in play: beside four only one is rolled."""
    table = scene(2, dice=dice).play("spend extra-dice").roll(more)
    assert table.dice() == after


@pytest.mark.rules("5.8", "R09")
def test_no_sixth_die() -> None:
    """With five in play the spend is not offered; one on the action is in play."""
    table = scene(2, dice="12345")
    assert table.refuses("spend extra-dice")
    table.play("action 4 4", "skip")
    assert table.refuses("spend extra-dice")


# Track 2.


@pytest.mark.rules("5.9")
@BOTH
def test_two_dice_are_rolled_again(edition: int) -> None:
    """Two different ones: after the only 6 another must be named."""
    white = _white(edition)
    table = scene(edition, dice="146").play("spend reroll", f"reroll {white}6")
    assert table.options() == [f"reroll {white}1", f"reroll {white}4"]
    table.play(f"reroll {white}1").roll("33")
    assert table.dice() == "334"


@pytest.mark.rules("5.9")
def test_dice_of_both_colours() -> None:
    """A white and a black one keep their colours."""
    table = scene(1, dice="146+25").play("spend reroll", "reroll white-6", "reroll black-2")
    table.play("roll white-3", "roll black-1")
    assert table.dice() == "134+15"


@pytest.mark.rules("5.10", "R08")
@BOTH
def test_the_only_die_is_rolled_alone(edition: int) -> None:
    """In the first turn, or when the others stand on the action; with none it is not offered."""
    white = _white(edition)
    table = scene(edition, dice="6").play("spend reroll", f"reroll {white}6")
    assert table.asked() == (CHANCE, "roll")
    assert len(table.options()) == 6
    assert scene(edition, action=4, on_action="4").refuses("spend reroll")
    assert scene(edition, dice="6", action=4, on_action="4").play("spend reroll").options() == [
        f"reroll {white}6"
    ]


@pytest.mark.rules("R08", "5.10")
@BOTH
def test_one_of_two_dice(edition: int) -> None:
    """By the alternative one die is enough; by default it is not. None is never enough."""
    white = _white(edition)
    table = scene(edition, dice="146", options={"reroll_exactly_two": False})
    assert table.play("spend reroll").refuses("skip")
    table.play(f"reroll {white}6", "skip")
    assert len(table.options()) == 6
    table = scene(edition, dice="146").play("spend reroll", f"reroll {white}6")
    assert table.refuses("skip")


# Track 3.


@pytest.mark.rules("5.11")
@BOTH
@pytest.mark.parametrize(
    ("face", "way", "after"),
    [(1, "up", 2), (3, "up", 4), (6, "up", 1), (6, "down", 5), (4, "down", 3), (1, "down", 6)],
)
def test_a_die_is_turned(edition: int, face: int, way: str, after: int) -> None:
    """One up or one down; 6 and 1 are neighbours."""
    table = scene(edition, dice=str(face)).play("spend adjust")
    assert table.play(f"shift {_white(edition)}{face} {way}").dice() == str(after)


@pytest.mark.rules("5.11")
def test_a_black_die_is_turned() -> None:
    """It stays black."""
    table = scene(1, dice="146+66").play("spend adjust", "shift black-6 up")
    assert table.dice() == "146+16"


@pytest.mark.rules("5.12", "R07")
@BOTH
def test_dice_on_the_action_stay(edition: int) -> None:
    """Of two fours one is on the action: the other can be turned or rolled, that one cannot."""
    white = _white(edition)
    table = scene(edition, dice="4", action=4, on_action="4")
    shifts = table.play("spend adjust").options()
    assert shifts == [f"shift {white}4 up", f"shift {white}4 down"]
    assert table.play(f"shift {white}4 up").dice() == "5 (4)"
    assert scene(edition, action=4, on_action="4").refuses("spend adjust")


@pytest.mark.rules("R07", "5.12")
@BOTH
def test_dice_on_the_action_may_change(edition: int) -> None:
    """By the alternative; the action keeps its face, and the die never counts for the reliquat."""
    white = _white(edition)
    options = {"dice_on_action_locked": False}
    table = scene(edition, dice="44", action=5, on_action="5", options=options)
    table.play("spend adjust", f"shift locked-{white}5 down")
    assert table.dice() == "44 (4)"
    table.play("spend reroll", f"reroll locked-{white}4", f"reroll {white}4")
    if edition == 1:
        table.play("roll white-5", "roll locked-white-5")
    else:
        table.play("roll 5", "roll locked-5")
    assert table.dice() == "45 (5)"
    assert table.play("finish").levels(0) == "2111211"


@pytest.mark.rules("R07")
@BOTH
def test_421_sees_dice_that_changed_on_the_action(edition: int) -> None:
    """4 and 2 beside a 6 that is turned to 1."""
    options = {"dice_on_action_locked": False}
    table = scene(edition, dice="42", action=6, on_action="6", options=options)
    assert table.refuses("claim")
    table.play("spend adjust", f"shift locked-{_white(edition)}6 up")
    assert not table.refuses("claim")


# Track 4.


@pytest.mark.rules("5.13")
def test_an_own_leader_moves() -> None:
    """To an adjacent district; neither a diplomat nor a leader of another seat."""
    table = scene(1, "GA3 1l 1d", "GA1 1l", dice="6").play("spend move-own")
    assert table.options() == ["move 0 leader GA3"]
    table.play("move 0 leader GA3")
    assert table.spaces("to") == "GA1 GA2 GA4"
    table.play("to GA4")
    assert (table.at(0, "GA3"), table.at(0, "GA4")) == ("1d", "1l")


@pytest.mark.rules("5.14", "8.7", "R16")
def test_an_own_frigate_or_cruiser_moves() -> None:
    """Neither a ship nor a base does."""
    table = scene(2, "G4 1f 1b 1s, O1 1c", "G1 1f", dice="6").play("spend move-own")
    assert table.options() == ["move 0 frigate G4", "move 0 cruiser O1"]
    assert table.play("move 0 frigate G4").spaces("to") == "G2 G3 P3"
    table.play("to P3")
    assert (table.at(0, "G4"), table.at(0, "P3")) == ("1s 1b", "1f")


@pytest.mark.rules("5.14", "8.7", "R16")
def test_a_base_does_not_move() -> None:
    """With bases and ships alone track 4 is not offered."""
    assert scene(2, "G1 2b 3s", dice="6").refuses("spend move-own")


@pytest.mark.rules("5.15")
@BOTH
def test_a_piece_just_built_moves(edition: int) -> None:
    """The second window comes after the building."""
    if edition == 1:
        table = scene(1, "GA1 3d", dice="66").play("action 7 white-6 white-6", "build leader GA1")
        table.play("spend move-own", "move 0 leader GA1", "to OA2")
        assert table.at(0, "OA2") == "1l"
    else:
        table = scene(2, "G1 3s", dice="66").play("action 7 6 6", "build frigate G1")
        table.play(*3 * ["give ship"], "spend move-own", "move 0 frigate G1", "to P1")
        assert table.at(0, "P1") == "1f"


# Tracks 5 and 6.


@pytest.mark.rules("5.16", "R27")
@BOTH
def test_a_light_piece_is_removed(edition: int) -> None:
    """Of any opponent, anywhere, back to its supply; own ones are safe."""
    light = "d" if edition == 1 else "s"
    near, far = _space(edition, "G1"), _space(edition, "P4")
    table = scene(edition, f"{near} 2{light}", f"{near} 1{light}", f"{far} 2{light}", dice="6")
    table.play("spend remove-enemy")
    assert table.options() == [f"remove 1 {near}", f"remove 2 {far}"]
    table.play(f"remove 2 {far}")
    assert table.at(2, far) == f"1{light}"
    assert table.supply(2).split()[0] == f"{9 if edition == 1 else 7}{light}"


@pytest.mark.rules("5.17", "8.8", "8.9", "8.10")
@pytest.mark.parametrize(
    ("edition", "where"), [(1, "GA1 2l"), (2, "G1 1b"), (2, "G1 1f"), (2, "G1 1c")]
)
def test_heavy_pieces_are_not_removed(edition: int, where: str) -> None:
    """With them alone on the map track 5 is not offered; beside a light piece that one goes."""
    assert scene(edition, "", where, dice="6").refuses("spend remove-enemy")
    light = "1d" if edition == 1 else "1s"
    table = scene(edition, "", f"{where} {light}", dice="6").play("spend remove-enemy")
    table.play(table.options()[0])
    assert table.at(1, where.split(maxsplit=1)[0]) == where.split()[1]


@pytest.mark.rules("5.18")
def test_a_diplomat_or_leader_is_pushed() -> None:
    """Of any opponent, to an adjacent district."""
    table = scene(1, "GA1 1d 1l", "GA3 1d 1l", "PA4 1l", dice="6").play("spend move-enemy")
    assert table.options() == ["move 1 diplomat GA3", "move 1 leader GA3", "move 2 leader PA4"]
    assert table.play("move 2 leader PA4").spaces("to") == "PA2 PA3"
    assert table.play("to PA2").at(2, "PA2") == "1l"


@pytest.mark.rules("5.19", "8.8", "8.9", "8.10")
def test_a_ship_or_frigate_is_pushed() -> None:
    """A base or cruiser is not, and with them alone track 6 is not offered."""
    table = scene(2, "", "G4 1s 1b 1f 1c", dice="6").play("spend move-enemy")
    assert table.options() == ["move 1 ship G4", "move 1 frigate G4"]
    assert table.play("move 1 frigate G4").spaces("to") == "G2 G3 P3"
    assert table.play("to G3").at(1, "G3") == "1f"
    assert scene(2, "", "G4 2b 2c", dice="6").refuses("spend move-enemy")


@pytest.mark.rules("5.20", "R28")
@BOTH
def test_a_piece_is_pushed_away_from_its_group(edition: int) -> None:
    """From its only space to one where its owner has nothing."""
    light = "d" if edition == 1 else "s"
    unit = "diplomat" if edition == 1 else "ship"
    start, end = _space(edition, "G3"), _space(edition, "G4")
    table = scene(edition, "", f"{start} 3{light}", dice="6")
    table.play("spend move-enemy", f"move 1 {unit} {start}", f"to {end}")
    assert (table.at(1, start), table.at(1, end)) == (f"2{light}", f"1{light}")


@pytest.mark.rules("5.21")
@BOTH
def test_dice_of_the_second_window_count(edition: int) -> None:
    """Two more fours after action 4 are a reliquat of two; a 421 that comes then can be used."""
    more = "+44" if edition == 1 else "44"
    table = scene(edition, dice="56", action=4, on_action="4").play("spend extra-dice").roll(more)
    assert table.play("finish").levels(0) == "1223111"
    table = scene(edition, dice="22", action=4, on_action="4")
    assert table.refuses("claim")
    table.play("spend adjust", f"shift {_white(edition)}2 down")
    assert not table.refuses("claim")
