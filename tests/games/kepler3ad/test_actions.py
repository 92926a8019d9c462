"""The seven actions, their groups, legal and illegal (README chapters 7 and 8)."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import Scene, scene

BOTH = pytest.mark.parametrize("edition", [1, 2])
ALL_RAISES = [
    "raise extra-dice",
    "raise reroll",
    "raise adjust",
    "raise move-own",
    "raise remove-enemy",
    "raise move-enemy",
    "raise bonus-points",
]


def _play(edition: int, number: int, *on_map: str, **more: object) -> Scene:
    """An action of 1 to 6 that has just been chosen with the only die."""
    white = "white-" if edition == 1 else ""
    table = scene(edition, *on_map, dice=str(number), **more)  # type: ignore[arg-type]
    return table.play(f"action {number} {white}{number}")


def _seven(edition: int, dice: str, *on_map: str, **more: object) -> Scene:
    """Action 7 that has just been chosen."""
    table = scene(edition, *on_map, dice=dice, **more)  # type: ignore[arg-type]
    return table.play(table.options("action 7")[0])


# The groups.


@pytest.mark.rules("7.1", "7.20")
@BOTH
def test_action_1(edition: int) -> None:
    """Three discs, each another, one level each."""
    table = _play(edition, 1)
    assert table.options() == [*ALL_RAISES, "skip"]
    table.play("raise reroll")
    assert table.refuses("raise reroll")
    table.play("raise adjust", "raise bonus-points")
    assert table.levels(0) == "2331112"
    assert table.asked() == (0, "after")


@pytest.mark.rules("7.2", "7.8", "7.9")
@BOTH
def test_action_2(edition: int) -> None:
    """Two pieces together, then one disc by two levels at once."""
    where, light = ("GA1", "d") if edition == 1 else ("G1", "s")
    table = _play(edition, 2).play(f"place {where}")
    assert table.at(0, where) == f"2{light}"
    assert table.asked() == (0, "disc")
    table.play("raise move-own")
    assert table.levels(0) == "2223111"
    assert table.asked() == (0, "after")


@pytest.mark.rules("7.3", "7.18", "7.19")
@BOTH
def test_action_3(edition: int) -> None:
    """One piece, another on another space, then one disc by one level."""
    one, two, light = ("GA1", "GA2", "d") if edition == 1 else ("G1", "G2", "s")
    table = _play(edition, 3).play(f"place {one}")
    assert table.refuses(f"place {one}")
    assert table.refuses(f"from {one}")
    table.play(f"place {two}", "raise adjust")
    assert (table.at(0, one), table.at(0, two)) == (f"1{light}", f"1{light}")
    assert table.levels(0) == "2231111"
    assert table.asked() == (0, "after")


@pytest.mark.rules("7.4", "7.8")
@BOTH
def test_action_4(edition: int) -> None:
    """Three pieces together, and nothing else."""
    where, light = ("GA1", "d") if edition == 1 else ("G1", "s")
    table = _play(edition, 4).play(f"place {where}")
    assert table.at(0, where) == f"3{light}"
    assert table.asked() == (0, "after")


@pytest.mark.rules("7.5", "7.18", "7.19")
@BOTH
def test_action_5(edition: int) -> None:
    """Two pieces together, two others on another space."""
    one, two, light = ("GA1", "GA2", "d") if edition == 1 else ("G1", "G2", "s")
    table = _play(edition, 5).play(f"place {one}")
    assert table.refuses(f"place {one}")
    assert table.refuses(f"from {one}")
    table.play(f"place {two}")
    assert (table.at(0, one), table.at(0, two)) == (f"2{light}", f"2{light}")
    assert table.asked() == (0, "after")


@pytest.mark.rules("7.6", "7.18", "7.13")
@BOTH
def test_action_6(edition: int) -> None:
    """Three pieces on three spaces, each next to those before."""
    one, two, three = ("PA4", "PA3", "OA3") if edition == 1 else ("P4", "O3", "O4")
    table = _play(edition, 6).play(f"place {one}")
    assert table.refuses(f"place {three}")
    table.play(f"place {two}")
    assert table.refuses(f"place {one}")
    assert table.refuses(f"place {two}")
    table.play(f"place {three}")
    light = "d" if edition == 1 else "s"
    assert [table.at(0, space) for space in (one, two, three)] == [f"1{light}"] * 3
    assert table.asked() == (0, "after")


@pytest.mark.rules("7.7", "R18")
@BOTH
def test_leaving_out_pieces(edition: int) -> None:
    """All pieces that remain are left out; the disc of action 3 is still asked."""
    table = _play(edition, 3).play("skip")
    assert table.asked() == (0, "disc")
    assert table.play("skip").asked() == (0, "after")
    assert _play(edition, 6).play("skip").asked() == (0, "after")
    where = "GA1" if edition == 1 else "G1"
    assert _play(edition, 6).play(f"place {where}", "skip").asked() == (0, "after")


@pytest.mark.rules("7.7")
@BOTH
def test_leaving_out_discs(edition: int) -> None:
    """One of three is raised, the others are left out together."""
    table = _play(edition, 1).play("raise reroll", "skip")
    assert table.asked() == (0, "after")
    assert table.levels(0) == "2321111"


@pytest.mark.rules("7.8", "R12")
@BOTH
def test_a_group_cannot_be_split(edition: int) -> None:
    """Two pieces are no group of three, and two apart no group of two."""
    where = "GA1 2d, GA2 1d" if edition == 1 else "G1 2s, G2 1s"
    assert _play(edition, 4, where).options("from") == []
    apart = "GA1 1d, GA2 1d" if edition == 1 else "G1 1s, G2 1s"
    assert _play(edition, 5, apart).options("from") == []
    assert _play(edition, 3, apart).spaces("from") == ("GA1 GA2" if edition == 1 else "G1 G2")


# Placing and moving.


@pytest.mark.rules("7.9", "7.16")
def test_a_group_moves_together() -> None:
    """From one space to one other."""
    table = _play(1, 4, "GA1 4d").play("from GA1")
    assert table.refuses("to GA1")
    table.play("to GA3")
    assert (table.at(0, "GA1"), table.at(0, "GA3")) == ("1d", "3d")
    table = _play(2, 2, "G1 4s").play("from G1")
    assert table.refuses("to G1")
    table.play("to P1")
    assert (table.at(0, "G1"), table.at(0, "P1")) == ("2s", "2s")
    assert table.supply(0).split()[0] == "4s"


@pytest.mark.rules("7.10", "R12")
@BOTH
def test_the_supply_runs_out(edition: int) -> None:
    """Two left are too few for action 4; a group on the map can still be moved."""
    where = "GA1 8d" if edition == 1 else "G1 6s"
    table = _play(edition, 4, where)
    assert table.options("place") == []
    assert table.spaces("from") == ("GA1" if edition == 1 else "G1")
    assert _play(edition, 2, where).options("place") != []


@pytest.mark.rules("7.10")
@BOTH
def test_the_supply_runs_out_between_groups(edition: int) -> None:
    """Three left: the first two of action 5 are placed, then one is too few."""
    where, near = ("GA1 7d", "GA3") if edition == 1 else ("G1 5s", "G3")
    table = _play(edition, 5, where).play(f"place {near}")
    assert table.options("place") == []
    assert table.spaces("from") == where.split()[0]


@pytest.mark.rules("R12", "7.10")
@BOTH
def test_a_small_supply_is_placed_whole(edition: int) -> None:
    """By the alternative the last two make a group of three; an empty supply none; moves need 3."""
    options = {"group_all_or_nothing": False}
    where, near = ("GA1 6d, GA3 2d", "GA3") if edition == 1 else ("G1 4s, G3 2s", "G3")
    table = _play(edition, 4, where, options=options)
    assert table.spaces("from") == where.split()[0]
    table.play(f"place {near}")
    assert table.at(0, near) == ("4d" if edition == 1 else "4s")
    full = "GA1 10d" if edition == 1 else "G1 8s"
    assert _play(edition, 4, full, options=options).options("place") == []


@pytest.mark.rules("7.11")
@BOTH
def test_the_first_piece_goes_anywhere(edition: int) -> None:
    """Opponents on the map make no difference."""
    other = "GA1 1d" if edition == 1 else "G1 1s"
    assert len(_play(edition, 4, "", other).options("place")) == 12


@pytest.mark.rules("7.11", "R10")
@BOTH
def test_free_placement_after_losing_all(edition: int) -> None:
    """The last piece is removed by an opponent, and the map is open again."""
    own, space = ("PA4 1d", "PA4") if edition == 1 else ("P4 1s", "P4")
    white = "white-" if edition == 1 else ""
    table = scene(edition, "", own, dice="4", seats=3)
    table.play("spend remove-enemy", f"remove 1 {space}", f"action 4 {white}4", "skip", "finish")
    table.roll("466").play(f"action 4 {white}4")
    assert table.asked() == (1, "group")
    assert len(table.options("place")) == 12


@pytest.mark.rules("7.12")
def test_placing_near_own_pieces() -> None:
    """Where the seat is, or next to it."""
    assert _play(1, 4, "PA4 1d", "OA1 3d").spaces("place") == "PA2 PA3 PA4"
    assert _play(2, 4, "P4 1s, G3 1s", "O1 3s").spaces("place") == "G1 G2 G3 G4 O3 O4 P2 P3 P4"


@pytest.mark.rules("7.13")
@pytest.mark.parametrize("unit", ["1b", "1f", "1c"])
def test_heavy_pieces_are_presence(unit: str) -> None:
    """A unit alone opens the planets around it."""
    assert _play(2, 4, f"P4 {unit}").spaces("place") == "O3 P2 P3 P4"


@pytest.mark.rules("7.13")
def test_a_leader_is_presence() -> None:
    """A leader alone opens the districts around it."""
    assert _play(1, 4, "PA4 1l").spaces("place") == "PA2 PA3 PA4"


@pytest.mark.rules("7.13")
def test_pieces_taken_away_are_no_presence() -> None:
    """The only piece leaves PA4; then PA2 is near no longer, the space it left is."""
    table = _play(1, 6, "PA4 1d").play("from PA4", "to PA3")
    assert table.spaces("place") == "OA3 PA1 PA2 PA4"
    table = _play(2, 6, "P4 1s").play("from P4", "to O3")
    assert table.spaces("place") == "O1 O2 O4 P4"


@pytest.mark.rules("7.14", "R11")
def test_a_move_of_the_first_edition_reaches_far() -> None:
    """From PA4 to the neighbourhood of a leader at the other end; its own origin still counts."""
    table = _play(1, 3, "PA4 1d, GA1 1l").play("from PA4")
    assert table.spaces("to") == "GA1 GA2 GA3 GA4 OA2 PA2 PA3"
    alone = _play(1, 3, "PA4 1d").play("from PA4")
    assert alone.spaces("to") == "PA2 PA3"


@pytest.mark.rules("R11", "7.14")
def test_a_move_of_the_first_edition_to_neighbours() -> None:
    """By the alternative it is one space away."""
    options = {"action_move_reach": "adjacent_to_origin"}
    table = _play(1, 3, "PA4 1d, GA1 1l", options=options).play("from PA4")
    assert table.spaces("to") == "PA2 PA3"


@pytest.mark.rules("7.15", "R11")
def test_a_move_of_the_second_edition() -> None:
    """One passage, wherever else the seat is."""
    table = _play(2, 3, "P4 1s, G1 1f").play("from P4")
    assert table.spaces("to") == "O3 P2 P3"


@pytest.mark.rules("7.17")
def test_actions_leave_heavy_pieces_alone() -> None:
    """There is nothing to take up where only heavy pieces stand."""
    assert _play(1, 6, "GA1 3l").options("from") == []
    assert _play(2, 6, "G1 2b 2f 2c").options("from") == []
    assert _play(2, 4, "G1 2s 2f").options("from") == []


# Apart.


@pytest.mark.rules("7.18", "R13")
@BOTH
def test_destinations_differ(edition: int) -> None:
    """Neither a placement nor a move goes where another group went."""
    where, first = ("GA1 3d", "GA3") if edition == 1 else ("G1 3s", "G3")
    table = _play(edition, 6, where).play(f"place {first}")
    assert first not in table.spaces("place").split()
    table.play(f"from {where.split()[0]}")
    assert first not in table.spaces("to").split()


@pytest.mark.rules("7.19", "R13")
@BOTH
def test_a_piece_moves_once(edition: int) -> None:
    """Two stand on GA3: the one that arrived stays, the other may leave."""
    start, end, light = ("GA1", "GA3", "d") if edition == 1 else ("G1", "G3", "s")
    table = _play(edition, 6, f"{start} 1{light}, {end} 1{light}")
    table.play(f"from {start}", f"to {end}")
    assert table.spaces("from") == end
    onward = "GA4" if edition == 1 else "G4"
    table.play(f"from {end}", f"to {onward}")
    assert table.options("from") == []
    assert table.at(0, end) == f"1{light}"


@pytest.mark.rules("7.21", "R13")
@BOTH
def test_two_groups_leave_one_space(edition: int) -> None:
    """And what left a space may be replaced there."""
    start, light = ("GA1", "d") if edition == 1 else ("G1", "s")
    one, two = ("GA3", "GA4") if edition == 1 else ("G2", "G3")
    table = _play(edition, 6, f"{start} 2{light}")
    table.play(f"from {start}", f"to {one}", f"from {start}", f"to {two}", f"place {start}")
    assert [table.at(0, space) for space in (start, one, two)] == [f"1{light}"] * 3


@pytest.mark.rules("R13", "7.21")
@BOTH
def test_origins_too(edition: int) -> None:
    """By this alternative a space is origin or destination of one group at most."""
    start, light = ("GA1", "d") if edition == 1 else ("G1", "s")
    one = "GA3" if edition == 1 else "G3"
    options = {"distinctness_scope": "origins_too"}
    table = _play(edition, 6, f"{start} 2{light}, {one} 1{light}", options=options)
    table.play(f"from {start}", f"to {one}")
    assert table.options("from") == []
    assert start not in table.spaces("place").split()
    assert one not in table.spaces("place").split()


@pytest.mark.rules("7.21", "R13")
@BOTH
@pytest.mark.parametrize("scope", ["default", "whole_turn"])
def test_what_influence_did_in_the_turn(edition: int, scope: str) -> None:
    """By default it binds no group; by the alternative it closes spaces and discs."""
    options = {"distinctness_scope": scope} if scope == "whole_turn" else {}
    own, other, gone, die = ("GA1 1d", "GA2 1d", "GA2", "white-2")
    if edition == 2:
        own, other, gone, die = ("G1 1s", "G2 1s", "G2", "2")
    table = scene(edition, own, other, dice="2", options=options)
    table.play("spend remove-enemy", f"remove 1 {gone}", f"action 2 {die}")
    assert (gone in table.spaces("place").split()) is (scope == "default")
    assert own.split()[0] in table.spaces("place").split()
    table.play("skip")
    assert table.refuses("raise remove-enemy") is (scope == "whole_turn")
    assert not table.refuses("raise move-enemy")


@pytest.mark.rules("R13")
@BOTH
def test_a_move_by_influence_closes_both_ends(edition: int) -> None:
    """By the alternative: where the piece came from and where it went."""
    options = {"distinctness_scope": "whole_turn"}
    if edition == 1:
        table = scene(1, "GA1 1l", "GA3 1d", dice="4", options=options)
        table.play("spend move-enemy", "move 1 diplomat GA3", "to GA4", "action 4 white-4")
        assert table.spaces("place") == "GA1 GA2 OA2"
    else:
        table = scene(2, "G1 1f", "G3 1s", dice="4", options=options)
        table.play("spend move-enemy", "move 1 ship G3", "to G2", "action 4 4")
        assert table.spaces("place") == "G1 O1 O2 P1"


@pytest.mark.rules("R13", "7.16")
def test_a_group_without_a_way_out_is_not_taken_up() -> None:
    """By the alternative both neighbours of PA4 are closed: it can be reinforced, not left."""
    options = {"distinctness_scope": "whole_turn"}
    table = scene(1, "PA4 3d", "PA2 1d", dice="4", options=options)
    table.play("spend move-enemy", "move 1 diplomat PA2", "to PA3", "action 4 white-4")
    assert table.options() == ["place PA4", "skip"]
    table = scene(2, "O2 3s", "G1 1f", dice="4", seats=2, options=options)
    table.play("spend move-enemy", "move 1 frigate G1", "to O1", "action 4 4")
    assert table.options() == ["place O2", "skip"]


# Discs.


@pytest.mark.rules("7.22", "R02")
@BOTH
def test_a_disc_at_the_top(edition: int) -> None:
    """Level 6 cannot be chosen; from 5 two levels are one, the other is lost."""
    table = _play(edition, 2, levels=["6522222"]).play("skip")
    assert table.refuses("raise extra-dice")
    assert table.play("raise reroll").levels(0) == "6622222"


@pytest.mark.rules("R02", "7.22")
@BOTH
def test_no_level_may_be_lost(edition: int) -> None:
    """By the alternative a raise by two needs room for two, one by one level for one."""
    options = {"raise_above_top": "forbidden"}
    table = _play(edition, 2, levels=["6542222"], options=options).play("skip")
    assert table.options("raise") == ALL_RAISES[2:]
    table = _play(edition, 1, levels=["6542222"], options=options)
    assert table.options("raise") == ALL_RAISES[1:]


@pytest.mark.rules("7.22", "7.7")
def test_all_discs_at_the_top() -> None:
    """Then there is nothing to raise."""
    assert _play(2, 1, levels=["6666666"]).options() == ["skip"]


# R18.


@pytest.mark.rules("R18", "6.7")
@BOTH
def test_an_action_that_must_be_of_use(edition: int) -> None:
    """By the alternative action 7 is no choice without three pieces; if nothing is, all are."""
    white = "white-" if edition == 1 else ""
    options = {"may_skip_every_group": False}
    table = scene(edition, dice="355", options=options)
    assert table.options("action") == [f"action 3 {white}3", f"action 5 {white}5"]
    spent = {"levels": ["6666666"]}
    where = "GA1 1l 3d, GA2 3d, PA1 4d" if edition == 1 else "G1 3s, G2 3s, P1 2s"
    table = scene(edition, where, dice="11", options=options, **spent)  # type: ignore[arg-type]
    assert table.options("action") == [f"action 7 {white}1 {white}1"]
    apart = "GA1 2d" if edition == 1 else "G1 2s"
    table = scene(edition, apart, dice="11", options=options, **spent)  # type: ignore[arg-type]
    assert table.options("action") == [f"action 1 {white}1", f"action 7 {white}1 {white}1"]
    assert table.play(f"action 1 {white}1").options() == ["skip"]


@pytest.mark.rules("R18", "7.7", "8.12")
@BOTH
def test_the_last_chance_must_be_used(edition: int) -> None:
    """By the alternative; before the disc of action 2 the pieces may be left out, then not it."""
    options = {"may_skip_every_group": False}
    assert _play(edition, 4, options=options).refuses("skip")
    assert _play(edition, 1, options=options).refuses("skip")
    assert not _play(edition, 1, options=options).play("raise reroll").refuses("skip")
    table = _play(edition, 2, options=options)
    assert not table.refuses("skip")
    assert table.play("skip").refuses("skip")
    where = "GA1" if edition == 1 else "G1"
    assert not _play(edition, 2, options=options).play(f"place {where}").refuses("skip")
    three = "GA1 3d" if edition == 1 else "G1 3s"
    assert _seven(edition, "55", three, options=options).refuses("skip")


# Action 7, first edition.


@pytest.mark.rules("8.1", "R14", "R27")
def test_a_leader_for_three_diplomats() -> None:
    """In the same district; the diplomats go back to the supply."""
    table = _seven(1, "55", "GA1 4d, GA2 2d, GA3 3d")
    assert table.options("build") == ["build leader GA1", "build leader GA3"]
    table.play("build leader GA1")
    assert table.at(0, "GA1") == "1d 1l"
    assert table.supply(0) == "4d 5l"
    assert table.asked() == (0, "after")


@pytest.mark.rules("8.1", "R14")
def test_leaders_are_not_given_up() -> None:
    """Two diplomats and a leader are not enough."""
    assert _seven(1, "55", "GA1 2d 1l").options() == ["skip"]


@pytest.mark.rules("8.2")
def test_a_leader_must_be_in_the_supply() -> None:
    """The seventh does not exist."""
    assert _seven(1, "55", "GA1 3d, PA4 6l").options() == ["skip"]
    assert _seven(1, "55", "GA1 3d, PA4 5l").options("build") == ["build leader GA1"]


@pytest.mark.rules("8.2")
def test_one_leader_a_turn() -> None:
    """However many dice are equal."""
    table = _seven(1, "555+55", "GA1 6d").play("build leader GA1")
    assert table.options("build") == []
    assert table.at(0, "GA1") == "3d 1l"


@pytest.mark.rules("8.12", "R18")
@BOTH
def test_the_conversion_may_be_left_out(edition: int) -> None:
    """Nothing changes."""
    where = "GA1 3d" if edition == 1 else "G1 3s"
    table = _seven(edition, "55", where).play("skip")
    assert table.at(0, where.split(maxsplit=1)[0]) == where.split()[1]


# Action 7, second edition.


@pytest.mark.rules("8.3", "8.11", "R14", "R27")
def test_three_units_of_any_kind() -> None:
    """A ship, a base and a frigate for a cruiser; all three return to the supply."""
    table = _seven(2, "555", "G1 2s 1b 1f").play("build cruiser G1")
    assert table.options() == ["give ship", "give base", "give frigate"]
    table.play("give ship", "give base")
    assert table.options() == ["give ship", "give frigate"]
    table.play("give frigate")
    assert table.at(0, "G1") == "1s 1c"
    assert table.supply(0) == "7s 2b 2f 1c"


@pytest.mark.rules("8.3")
def test_three_units_of_one_planet() -> None:
    """Two here and one there are not enough."""
    table = _seven(2, "555", "G1 2s, G2 1s 1b 1f, G3 2s")
    assert table.spaces("build") == "G2 G2 G2"


@pytest.mark.rules("R14", "8.3", "8.11")
def test_ships_only() -> None:
    """By the alternative other units neither count nor go."""
    options = {"sacrifice_types": "ships_only"}
    assert _seven(2, "55", "G1 2s 1b", options=options).options() == ["skip"]
    table = _seven(2, "55", "G1 3s 1b", options=options).play("build frigate G1")
    assert table.options() == ["give ship"]


@pytest.mark.rules("8.4")
@pytest.mark.parametrize(
    ("dice", "units"), [("55", ["base", "frigate"]), ("555", ["base", "frigate", "cruiser"])]
)
def test_prices(dice: str, units: list[str]) -> None:
    """Two equal dice for a base or frigate, three for a cruiser; never a ship."""
    table = _seven(2, dice, "G1 3s")
    assert table.options("build") == [f"build {unit} G1" for unit in units]


@pytest.mark.rules("8.5")
def test_a_unit_must_be_in_the_supply_before() -> None:
    """Both frigates are on the map: giving one up does not make a third."""
    table = _seven(2, "555", "G1 1s 2f, O1 2c")
    assert table.options("build") == ["build base G1"]


@pytest.mark.rules("8.5")
def test_one_unit_a_turn() -> None:
    """With five equal dice and six ships too."""
    table = _seven(2, "55555", "G1 6s").play("build frigate G1", *3 * ["give ship"])
    assert table.asked() == (0, "after")
    assert table.at(0, "G1") == "3s 1f"


@pytest.mark.rules("8.6", "R15")
def test_a_base_raises_two_discs() -> None:
    """Two different ones by one level, at once."""
    table = _seven(2, "55", "G1 3s").play("build base G1", *3 * ["give ship"])
    table.play("raise reroll")
    assert table.refuses("raise reroll")
    table.play("raise bonus-points")
    assert table.levels(0) == "2321112"
    assert table.asked() == (0, "after")


@pytest.mark.rules("8.6")
def test_the_discs_of_a_base_may_be_left_out() -> None:
    """Both, or the second."""
    table = _seven(2, "55", "G1 3s").play("build base G1", *3 * ["give ship"])
    assert table.options() == [*ALL_RAISES, "skip"]
    assert table.play("raise adjust", "skip").levels(0) == "2231111"


@pytest.mark.rules("R15", "8.6")
def test_one_disc_of_a_base_twice() -> None:
    """By the alternative both levels may go to one disc."""
    options = {"base_bonus": "one_disc_two_levels_allowed"}
    table = _seven(2, "55", "G1 3s", options=options).play("build base G1", *3 * ["give ship"])
    assert table.play("raise reroll", "raise reroll").levels(0) == "2421111"


@pytest.mark.rules("8.6")
def test_a_frigate_raises_nothing() -> None:
    """Only bases do."""
    table = _seven(2, "55", "G1 3s").play("build frigate G1", *3 * ["give ship"])
    assert table.asked() == (0, "after")


@pytest.mark.rules("8.11")
def test_a_base_is_given_up() -> None:
    """The only way off the map."""
    table = _seven(2, "55", "G1 2b 1f").play("build frigate G1")
    table.play("give base", "give base", "give frigate")
    assert table.at(0, "G1") == "1f"
    assert table.supply(0) == "8s 2b 1f 2c"
