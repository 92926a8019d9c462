"""Pieces, map, set-up, two seats, knowledge and chance (README chapters 1, 2, 15, 16 and 17)."""

from __future__ import annotations

import pytest
from tests.games.kepler3ad.scene import GAMES, Scene, closing, opening, scene

from perihelion.kernel.errors import BadPosition, PerihelionError
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE

PLANETS = "G1 G2 G3 G4 O1 O2 O3 O4 P1 P2 P3 P4"
CENTRE = "G1 G2 O1 O2 P1 P2"
DISTRICTS = "GA1 GA2 GA3 GA4 OA1 OA2 OA3 OA4 PA1 PA2 PA3 PA4"


def _set_up(edition: int, seats: int, first: int = 0, **options: bool | str) -> Scene:
    """All faces A, tokens of tracks 1, 2 and 3, the given seat starts, cards in their order."""
    table = opening(edition, seats, options)
    while table.asked()[1] == "face":
        table.play(table.options()[0])
    table.play("token extra-dice", "token reroll", "token adjust", f"first {first}")
    while table.asked()[1] == "corporation":
        table.play(table.options("corporation")[-1])
    return table


@pytest.mark.rules("1.1")
@pytest.mark.parametrize("edition", [1, 2])
def test_two_to_five_seats(edition: int) -> None:
    """Neither one seat nor six; each plays for itself."""
    for seats in (2, 3, 4, 5):
        assert len(opening(edition, seats).view().seats) == seats
        assert GAMES[edition].teams(seats) == tuple((seat,) for seat in range(seats))
    for seats in (1, 6):
        with pytest.raises(PerihelionError):
            opening(edition, seats)


@pytest.mark.rules("1.2", "2.6", "1.18")
def test_pieces_of_a_seat_first_edition() -> None:
    """Ten diplomats that play, six leaders, all in the supply."""
    table = _set_up(1, 5)
    assert [table.supply(seat) for seat in range(5)] == ["10d 6l"] * 5
    assert table.values() == table.scores() == (0, 0, 0, 0, 0)


@pytest.mark.rules("1.3", "2.6", "1.18")
def test_pieces_of_a_seat_second_edition() -> None:
    """Eight ships and two of each other unit, all in the supply."""
    table = _set_up(2, 5)
    assert [table.supply(seat) for seat in range(5)] == ["8s 2b 2f 2c"] * 5
    assert table.values() == table.scores() == (0, 0, 0, 0, 0)


@pytest.mark.rules("1.2", "1.3")
@pytest.mark.parametrize(
    ("edition", "where", "value"),
    [(1, "GA1 1d", 1), (1, "GA1 1l", 5), (2, "G1 1s", 1), (2, "G1 1b", 3), (2, "G1 1f", 5),
     (2, "G1 1c", 7), (1, "GA1 2d 1l, PA4 1d", 8), (2, "G1 1s 1b, P4 1f 1c", 16)],
)  # fmt: skip
def test_values_of_pieces(edition: int, where: str, value: int) -> None:
    """Each kind has its own, and they add up over the map."""
    assert scene(edition, "", where).values() == (0, value, 0)


@pytest.mark.rules("1.4", "2.1")
def test_eight_planets() -> None:
    """Three zones of four districts, each with two faces: eight different maps."""
    maps = set()
    for faces in ("AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB"):
        spaces = scene(1, dice="1", faces=faces).view().spaces
        assert [space.region for space in spaces] == ["green"] * 4 + ["orange"] * 4 + ["purple"] * 4
        assert [space.id[1] for space in spaces[::4]] == list(faces)
        maps.add(tuple((space.id, space.points, space.adjacent) for space in spaces))
    assert len(maps) == 8


@pytest.mark.rules("1.5")
def test_galaxy() -> None:
    """Twelve planets, four of each clan."""
    spaces = scene(2, dice="1").view().spaces
    assert " ".join(space.id for space in spaces) == PLANETS
    assert [space.region for space in spaces] == ["green"] * 4 + ["orange"] * 4 + ["purple"] * 4


@pytest.mark.rules("1.6", "1.8")
def test_districts_with_a_common_border() -> None:
    """Across zones too; OA4 and PA2 meet only at the pole, and that is not enough."""
    near = {one.id: one.adjacent for one in scene(1, dice="1").view().spaces}
    assert near["GA4"] == ("GA1", "GA2", "GA3", "OA4", "PA2")
    assert near["PA4"] == ("PA2", "PA3")
    assert "PA2" not in near["OA4"]
    assert "OA4" not in near["PA2"]


@pytest.mark.rules("1.7", "1.8")
def test_planets_with_a_passage() -> None:
    """The 24 passages, no others."""
    spaces = scene(2, dice="1").view().spaces
    near = {one.id: one.adjacent for one in spaces}
    assert near["G4"] == ("G2", "G3", "P3")
    assert near["O1"] == ("G1", "O2", "O3", "P1", "P2")
    assert sum(len(found) for found in near.values()) == 48


@pytest.mark.rules("1.8")
@pytest.mark.parametrize(("edition", "faces"), [(1, "AAA"), (1, "BAB"), (1, "BBB"), (2, "A" * 12)])
def test_adjacency_is_mutual(edition: int, faces: str) -> None:
    """Both ways, and never to itself."""
    near = {one.id: one.adjacent for one in scene(edition, dice="1", faces=faces).view().spaces}
    for space, others in near.items():
        assert space not in others
        assert all(space in near[other] for other in others)


@pytest.mark.rules("1.9")
@pytest.mark.parametrize(
    ("edition", "faces"), [(1, "AAA"), (1, "BBB"), (2, "A" * 12), (2, "B" * 12)]
)
def test_tranches_fall(edition: int, faces: str) -> None:
    """Three tranches on every space, each lower than the one before."""
    for space in scene(edition, dice="1", faces=faces).view().spaces:
        first, second, third = space.points
        assert first > second > third > 0


@pytest.mark.rules("1.9", "2.2")
def test_the_face_of_a_chip_decides_the_points() -> None:
    """Planet G1 is worth 9, 6, 3 on one face and 6, 4, 2 on the other."""
    assert scene(2, dice="1", faces="A" * 12).view().spaces[0].points == (9, 6, 3)
    assert scene(2, dice="1", faces="B" + "A" * 11).view().spaces[0].points == (6, 4, 2)
    assert scene(1, dice="1", faces="BAA").view().spaces[0].points == (5, 3, 1)


@pytest.mark.rules("1.10", "1.11", "2.5")
@pytest.mark.parametrize("edition", [1, 2])
def test_seven_tracks(edition: int) -> None:
    """In the order of the lines, with their first levels, for every seat."""
    table = _set_up(edition, 3)
    assert table.seat(0).levels == {
        "extra-dice": 2,
        "reroll": 2,
        "adjust": 2,
        "move-own": 1,
        "remove-enemy": 1,
        "move-enemy": 1,
        "bonus-points": 1,
    }
    assert table.levels(1) == table.levels(2) == "2221111"


@pytest.mark.rules("1.10")
@pytest.mark.parametrize("edition", [1, 2])
def test_levels_go_from_0_to_6(edition: int) -> None:
    """There is no seventh level."""
    assert scene(edition, levels=["0606060"]).levels(0) == "0606060"
    with pytest.raises(BadPosition):
        scene(edition, levels=["7000000"])


@pytest.mark.rules("1.12")
def test_three_white_dice_and_two_black_ones() -> None:
    """No more of either exist."""
    assert scene(1, dice="123+45").dice() == "123+45"
    for dice in ("1234", "123+456"):
        with pytest.raises(BadPosition):
            scene(1, dice=dice)


@pytest.mark.rules("1.13")
def test_five_dice_alike() -> None:
    """No sixth one, and none is black."""
    assert scene(2, dice="12345").dice() == "12345"
    for dice in ("123456", "123+4"):
        with pytest.raises(BadPosition):
            scene(2, dice=dice)


@pytest.mark.rules("1.14", "2.3", "16.2")
def test_bonus_tokens() -> None:
    """Fourteen, two for each track: one in the green zone, two in the purple, eleven left."""
    table = _set_up(1, 3)
    assert table.tokens() == {"green": ("extra-dice",), "purple": ("reroll", "adjust")}
    stack = table.view().stack
    assert stack == {
        "extra-dice": 1,
        "reroll": 1,
        "adjust": 1,
        "move-own": 2,
        "remove-enemy": 2,
        "move-enemy": 2,
        "bonus-points": 2,
    }


@pytest.mark.rules("1.14")
def test_two_bonus_tokens_of_a_track() -> None:
    """They can lie side by side; a third does not exist."""
    table = opening(1, 2, {"planet": "AAA"}).play("token reroll", "token reroll")
    assert table.refuses("token reroll")


@pytest.mark.rules("1.15", "2.4", "16.2")
def test_satellites() -> None:
    """Seven, one for each track: one in the green clan, two in the purple, four left."""
    table = _set_up(2, 3)
    assert table.tokens() == {"green": ("extra-dice",), "purple": ("reroll", "adjust")}
    assert list(table.view().stack) == ["move-own", "remove-enemy", "move-enemy", "bonus-points"]
    assert set(table.view().stack.values()) == {1}


@pytest.mark.rules("1.16", "R26")
def test_a_seat_can_mark_all_three_clans() -> None:
    """One marker for each: the fourth stands on the military track."""
    table = closing(2, "G1 1f, O1 1c, P1 1f").play("finish")
    assert table.seat(0).allegiances == ("green", "orange", "purple")
    assert table.values()[0] == 17


@pytest.mark.rules("1.17")
def test_presence_by_any_piece() -> None:
    """A base alone is presence, with its value."""
    table = closing(2, "G1 1b, O4 2f").play("finish")
    assert table.paid("G1") == (9, 0, 0)
    assert table.paid("G2") == (0, 0, 0)


@pytest.mark.rules("1.19")
@pytest.mark.parametrize(("edition", "most"), [(1, "GA1 10d 6l"), (2, "G1 8s 2b 2f 2c")])
def test_a_space_holds_everything(edition: int, most: str) -> None:
    """All pieces of all five seats fit on one space, and scores go on."""
    table = scene(edition, *[most] * 5, seats=5, scores=[1000], dice="1")
    space, units = most.split(maxsplit=1)
    assert [table.at(seat, space) for seat in range(5)] == [units] * 5
    assert table.scores()[0] == 1000


# Set-up.


@pytest.mark.rules("2.1", "17.1", "17.3")
def test_faces_of_the_zones_are_drawn() -> None:
    """One after the other, each by lot, before anything else."""
    table = opening(1, 2)
    for zone, face in (("green", "B"), ("orange", "A"), ("purple", "B")):
        assert table.options() == [f"face {zone} A", f"face {zone} B"]
        table.play(f"face {zone} {face}")
    assert table.asked() == (CHANCE, "token")
    assert [space.id for space in table.view().spaces[::4]] == ["GB1", "OA1", "PB1"]


@pytest.mark.rules("2.1")
def test_faces_of_the_zones_are_chosen() -> None:
    """With the option no lot is needed."""
    table = opening(1, 2, {"planet": "ABB"})
    assert table.asked() == (CHANCE, "token")
    assert [space.id for space in table.view().spaces[::4]] == ["GA1", "OB1", "PB1"]


@pytest.mark.rules("2.2", "17.1")
def test_every_chip_is_thrown() -> None:
    """Twelve lots, one for each planet."""
    table = opening(2, 3)
    asked = []
    while table.asked()[1] == "face":
        asked.append(table.options()[0].split()[1])
        table.play(table.options()[len(asked) % 2])
    assert " ".join(asked) == PLANETS
    assert "".join(table.view().faces.values()) == "BA" * 6


@pytest.mark.rules("2.7", "3.1")
@pytest.mark.parametrize("edition", [1, 2])
def test_a_lot_decides_who_starts(edition: int) -> None:
    """Then it goes clockwise: seats 2, 0, 1."""
    table = _set_up(edition, 3, first=2, **({"use_corporations": False} if edition == 2 else {}))
    order = []
    for _ in range(4):
        order.append(int(table.state.on_turn))
        table.play(table.options()[0], "action 1 white-1" if edition == 1 else "action 1 1")
        table.play("skip", "finish")
    assert order == [2, 0, 1, 2]


@pytest.mark.rules("2.7", "17.1")
def test_every_seat_may_start() -> None:
    """The lot has one answer for each, all as likely."""
    table = opening(1, 4, {"planet": "AAA"}).play(*["token reroll", "token adjust", "token adjust"])
    assert table.options() == ["first 0", "first 1", "first 2", "first 3"]
    assert table.state.chance().weights == (1, 1, 1, 1)


@pytest.mark.rules("2.8", "R32", "14.1")
def test_corporations_are_dealt_face_up() -> None:
    """One for each seat from the starting one on, none twice; everybody sees them."""
    table = opening(2, 2)
    while table.asked()[1] != "corporation":
        table.play(table.options()[-1])
    assert table.view().starter == 1
    assert len(table.options()) == 7
    table.play("corporation yards")
    assert table.refuses("corporation yards")
    table.play("corporation embassy")
    assert [table.seat(seat).corporation for seat in (0, 1)] == ["embassy", "yards"]
    assert table.asked() == (CHANCE, "roll")


@pytest.mark.rules("2.8", "R32", "14.1")
def test_no_corporations() -> None:
    """Switched off, the first turn follows the lot for the start."""
    table = _set_up(2, 3, use_corporations=False)
    assert table.asked() == (CHANCE, "roll")
    assert [table.seat(seat).corporation for seat in range(3)] == [None] * 3


def _with_cards(**options: str) -> Scene:
    table = opening(2, 3, options)
    while table.asked()[1] == "face":
        table.play(table.options()[0])
    table.play("token reroll", "token adjust", "token move-own", "first 2")
    return table.play("corporation vanguard", "corporation croupier", "corporation patronage")


@pytest.mark.rules("2.9", "R29")
def test_cards_before_the_game_in_order_of_play() -> None:
    """Seat 2 starts with Vanguard Fleet and acts first, then seat 1 with Patronage Trust."""
    table = _with_cards()
    assert table.asked() == (2, "vanguard")
    assert table.play("place G1").asked() == (1, "disc")
    assert table.play("skip").asked() == (CHANCE, "roll")


@pytest.mark.rules("2.9", "R29")
def test_cards_before_the_game_in_reverse_order() -> None:
    """By the alternative the last in the order of play, seat 1, acts first."""
    table = _with_cards(setup_corporations_order="reverse_seat_order")
    assert table.asked() == (1, "disc")
    assert table.play("skip").asked() == (2, "vanguard")
    assert table.play("place G1").asked() == (CHANCE, "roll")


# Two seats.


@pytest.mark.rules("15.1")
def test_two_seats_play_on_the_whole_planet() -> None:
    """All twelve districts are open to the first piece."""
    table = scene(1, dice="4", seats=2).play("action 4 white-4")
    assert table.spaces("place") == DISTRICTS


@pytest.mark.rules("15.2", "15.3", "R30")
def test_two_seats_play_on_the_centre() -> None:
    """Six planets, and no passage leads out of them."""
    table = scene(2, "G2 3s", dice="4", seats=2)
    assert " ".join(space.id for space in table.view().spaces) == CENTRE
    table.play("action 4 4")
    assert table.spaces("place") == "G1 G2 P1"
    assert table.play("from G2").spaces("to") == "G1 P1"


@pytest.mark.rules("15.3", "R30")
def test_influence_leads_nowhere_else() -> None:
    """Neither own pieces nor those of opponents leave the centre."""
    table = scene(2, "G2 1f", "G2 1s", dice="4", seats=2)
    table.play("spend move-own", "move 0 frigate G2")
    assert table.spaces("to") == "G1 P1"
    table.play("to P1", "spend move-enemy", "move 1 ship G2")
    assert table.spaces("to") == "G1 P1"
    with pytest.raises(BadPosition):
        scene(2, "G3 1s", seats=2)


@pytest.mark.rules("15.2", "R30")
def test_two_seats_on_all_planets() -> None:
    """By the alternative."""
    table = scene(2, dice="4", seats=2, options={"two_players_use_centre_only": False})
    assert table.play("action 4 4").spaces("place") == PLANETS


@pytest.mark.rules("15.2")
def test_three_seats_use_the_whole_galaxy() -> None:
    """The centre is for two."""
    assert scene(2, dice="4").play("action 4 4").spaces("place") == PLANETS


@pytest.mark.rules("15.4", "10.3")
def test_scoring_of_two_seats() -> None:
    """Threshold 11, the three clans, the satellites: all as ever."""
    tokens = {"green": ["reroll"], "purple": ["adjust", "extra-dice"]}
    table = closing(2, "G1 1f, P1 1f 1s", "O1 1s", seats=2, tokens=tokens).play("finish")
    assert [table.region(clan) for clan in ("green", "orange", "purple")] == [0, 1, 0]
    assert table.levels(0) == "3331111"
    assert table.asked() == (CHANCE, "token")
    assert table.view().thresholds == (11, 19, 24)


# Who knows what, and chance.


@pytest.mark.rules("16.1", "16.2")
@pytest.mark.parametrize("edition", [1, 2])
def test_everybody_sees_the_same(edition: int) -> None:
    """Seats and spectators have one view, but for whose it is; the stack is counted."""
    table = _set_up(edition, 3)
    game, state = table.game, table.state
    shown = [str(game.view_of(state.blind(seat))) for seat in range(4)]
    assert len({text.replace(f"viewer={n}", "viewer=None") for n, text in enumerate(shown)}) == 1
    assert sum(table.view().stack.values()) == (11 if edition == 1 else 4)


@pytest.mark.rules("16.1", "17.4")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_order_of_the_stack_does_not_exist(edition: int) -> None:
    """What any seat imagines is the table itself: no order is hidden in it."""
    table = _set_up(edition, 3)
    imagined = table.state.blind(1).imagine(Rng(7))
    assert imagined.to_bytes() == table.state.to_bytes()


@pytest.mark.rules("17.1", "17.2")
def test_every_die_is_fair() -> None:
    """Of 216 throws of three dice, 1 is 4-4-4, 3 are 4-4-2 and 6 are 4-2-1."""
    chance = scene(2).state.chance()
    weights = dict(zip(chance.names, chance.weights, strict=True))
    assert sum(weights.values()) == 216
    assert (weights["4 4 4"], weights["2 4 4"], weights["1 2 4"]) == (1, 3, 6)
    assert len(weights) == 56


@pytest.mark.rules("17.2")
def test_a_single_die_is_fair() -> None:
    """Six faces of the same weight."""
    table = _set_up(1, 2)
    assert table.state.chance().weights == (1, 1, 1, 1, 1, 1)


@pytest.mark.rules("17.3")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_order_of_the_set_up(edition: int) -> None:
    """Faces, tokens, who starts, corporations, then the first roll."""
    table = opening(edition, 2)
    asked = []
    while table.state.turn == 0:
        asked.append(table.asked()[1])
        table.play(table.options()[-1])
    firsts = list(dict.fromkeys(asked))
    assert firsts == ["face", "token", "first", *["corporation"] * (edition == 2)]
    assert asked.count("face") == (3 if edition == 1 else 6)
    assert asked.count("token") == 3


@pytest.mark.rules("17.4")
def test_a_token_is_drawn_by_number() -> None:
    """With one reroll token laid out, the other is half as likely as either of a pair."""
    table = opening(1, 2, {"planet": "AAA"}).play("token reroll")
    chance = table.state.chance()
    assert dict(zip(chance.names, chance.weights, strict=True))["reroll"] == 1
    assert sorted(chance.weights) == [1, 2, 2, 2, 2, 2, 2]
