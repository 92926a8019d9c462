"""Whatever comes from outside and is wrong gets a clear error of its own type, and changes nothing.

Nothing here may crash the process or run for ever, compiled or not.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from tests.games.kepler3ad.sizes import FIRST, GAMES, SEATS, SECOND, ids, mix
from tests.games.random_play import SCALE, Spoiling, go_on, refused_or_sound
from tests.sampling import half, turn_of

from perihelion.games.kepler3ad import action_structs as structs
from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.game import Kepler3Ad
from perihelion.games.kepler3ad.views.view import KeplerView
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadSeats,
    IllegalAction,
    NotYourDecision,
)
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE

# Options and seats.


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        (FIRST, {"no_such": True}, "there is no option 'no_such'"),
        (FIRST, {"planets": "AAA"}, "did you mean 'planet'?"),
        (FIRST, {"planet": "AAC"}, "cannot be 'AAC'; it is one of 'random', 'AAA'"),
        (FIRST, {"planet": 1}, "wants a str"),
        (FIRST, {"use_corporations": False}, "there is no option 'use_corporations'"),
        (FIRST, {"base_bonus": "two_different_discs_one_level"}, "there is no option"),
        (SECOND, {"planet": "AAA"}, "there is no option 'planet'"),
        (SECOND, {"action_move_reach": "adjacent_to_origin"}, "there is no option"),
        (SECOND, {"use_corporations": 1}, "wants a bool, not 1"),
        (SECOND, {"use_corporations": "no"}, "wants a bool, not 'no'"),
        (SECOND, {"sacrifice_types": "bases"}, "cannot be 'bases'"),
        (SECOND, {"turn_limit": -1}, "from 0 to 1000000"),
        (SECOND, {"turn_limit": 1_000_001}, "from 0 to 1000000"),
        (SECOND, {"turn_limit": True}, "wants a int, not True"),
        (SECOND, {"turn_limit": 40.0}, "wants a int, not 40.0"),
        (SECOND, {"distinctness_scope": None}, "wants a str, not None"),
        (SECOND, {"raise_above_top": ""}, "cannot be ''"),
    ],
)
def test_wrong_options(game: Kepler3Ad, options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption) as caught:
        game.start(2, options)
    assert words in str(caught.value)
    with pytest.raises((BadOption, BadPosition)):
        game.position({"options": options})
    with pytest.raises(BadOption):
        game.from_bytes(game.start(2).to_bytes(), 2, options)


@pytest.mark.rules("1.1")
@pytest.mark.parametrize("seats", [0, 1, 6, -2, 22, True, 2.0, "2", [2]])
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_wrong_numbers_of_seats(game: Kepler3Ad, seats: Any) -> None:
    with pytest.raises(BadSeats, match=f"{game.id} is played with 2, 3, 4 or 5 seats, not"):
        game.start(seats)
    with pytest.raises(BadSeats):
        game.from_bytes(game.start(2).to_bytes(), seats)


def test_a_data_set_that_is_not_there() -> None:
    for game in GAMES:
        with pytest.raises(BadData, match="cannot be read"):
            game.start(2, {"data": "/nowhere/at/all"})


# Positions that contradict the game or themselves.


def _frame(kind: int, seat: int = 0, a: int = 0, b: int = 0) -> dict[str, int]:
    return {"kind": kind, "seat": seat, "a": a, "b": b}


BEFORE: Final = _frame(codes.F_BEFORE)
AFTER: Final = _frame(codes.F_AFTER)
ACTED: Final[dict[str, Any]] = {"dice": ["locked-2", "4"], "now": {"action": 2, "face": 2}}
SEVEN: Final[dict[str, Any]] = {
    "dice": ["locked-2", "locked-2"],
    "now": {"action": 7, "face": 2},
}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"game": "kepler3ad-1"}, "of kepler3ad-1, not of kepler3ad-2"),
        ({"colour": "red"}, "unknown field"),
        ({"seats": "two"}, "Expected `int`"),
        ({"faces": "AAB"}, "faces are 12 letters A or B"),
        ({"faces": "A" * 11 + "C"}, "faces are 12 letters A or B"),
        ({"players": [{}, {}, {}]}, "3 players for 2 seats"),
        ({"players": [{"pieces": {"G9": {"ship": 1}}}]}, "there is no planet 'G9'"),
        ({"players": [{"pieces": {"G1": {"leader": 1}}}]}, "there is no unit 'leader'"),
        ({"players": [{"pieces": {"G1": {"ship": 9}}}]}, "ships of seat 0 cannot be 9"),
        ({"players": [{"pieces": {"G1": {"ship": -1}}}]}, "ships of seat 0 cannot be -1"),
        ({"players": [{"levels": {"reroll": 7}}]}, "level of reroll cannot be 7"),
        ({"players": [{"levels": {"jump": 1}}]}, "there is no track 'jump'"),
        ({"players": [{"score": -1}]}, "score cannot be -1"),
        ({"players": [{"score": 10**30}]}, "`int`|score cannot be"),
        ({"players": [{"value": 256}]}, "value cannot be 256"),
        ({"players": [{"corporation": "acme"}]}, "there is no corporation 'acme'"),
        (
            {"players": [{"corporation": "yards"}, {"corporation": "yards"}]},
            "the corporations",
        ),
        ({"players": [{"allegiances": {"blue": 1}}]}, "there is no clan 'blue'"),
        ({"players": [{"allegiances": {"green": 4}}]}, "wins of a clan cannot be 4"),
        ({"players": [{"money": 3}]}, "unknown field"),
        ({"tokens": {"blue": ["reroll"]}}, "there is no clan 'blue'"),
        ({"tokens": {"purple": ["reroll", "reroll"]}}, "more tokens of a track"),
        ({"tokens": {"purple": ["reroll", "adjust", "move-own"]}}, "two places"),
        ({"discards": {"reroll": 2}}, "more tokens of a track"),
        ({"discards": {"reroll": -1}}, "discarded tokens cannot be -1"),
        ({"stack_start": {"reroll": 0}}, "the stack has grown"),
        ({"stack_epoch": -1}, "epoch of the stack cannot be -1"),
        ({"turn": -1}, "turn cannot be -1"),
        ({"turn": 0}, "turn 0 has no place"),
        ({"on_turn": 2}, "seat on turn cannot be 2"),
        ({"starter": 2}, "starting seat cannot be 2"),
        ({"starter": None}, "has no place there"),
        ({"dice": ["7"]}, "there is no die '7'"),
        ({"dice": ["white-1"]}, "there is no die 'white-1'"),
        ({"dice": ["1"] * 6}, "6 white and 0 black dice"),
        ({"dice": []}, "no die is in play"),
        ({"dice": ["locked-1"]}, "has been chosen too early"),
        ({"dice": ["1"], "now": {"action": 1}}, "an action has dice on it"),
        ({"dice": ["1"], "now": {"action": 1, "face": 1}}, "0 dice stand on action 1"),
        ({"dice": ["1"], "now": {"action": 8}}, "action cannot be 8"),
        ({"dice": ["1"], "now": {"spent": ["bonus-points"]}}, "spent cannot be 64"),
        ({"dice": ["1"], "now": {"spends_left": -1}}, "spends left cannot be -1"),
        ({"dice": ["1"], "now": {"spends_left": 10**20}}, "`int`|spends left cannot be"),
        ({"dice": ["1"], "now": {"used": ["X1"]}}, "there is no planet 'X1'"),
        ({"dice": ["1"], "now": {"arrived": {"G1": 16}}}, "arrived pieces cannot be 16"),
        ({"dice": ["1"], "now": {"arrived": {"G1": 1}}}, "used before it was chosen"),
        ({"zone": "green"}, "kepler3ad-2 has no zones"),
        ({"scorings": 4}, "scorings cannot be 4"),
        ({"scorings": 3}, "goes on after its last scoring"),
        ({"sheet": [[0, 0, 0, 5]]}, "0 points, and 5 written|not held"),
        ({"sheet": [[3, 0, 0, 5]]}, "scoring cannot be 3"),
        ({"sheet": [[0, 99, 0, 5]]}, "line of the score sheet cannot be 99"),
        ({"sheet": [[0, 0, 0, 256]]}, "points cannot be 256"),
        ({"winners": [0]}, "has won a match that goes on"),
        ({"winners": [7]}, "seat cannot be 7"),
        ({"reason": "boredom"}, "there is no reason 'boredom'"),
        ({"frames": []}, "a match that is not over waits for something"),
        ({"frames": [{"kind": 1}]}, "missing required field"),
        ({"frames": [_frame(99)]}, "kind of frame cannot be 99"),
        ({"frames": [_frame(codes.F_ROLL, b=3)]}, "has no place there"),
        ({"frames": [BEFORE, BEFORE]}, "has no place there"),
        ({"frames": [BEFORE] * 9}, "more frames than the stack has room for"),
        ({"frames": [_frame(codes.F_BEFORE, 1)], "dice": ["1"]}, "on turn is seat 0"),
        ({"frames": [AFTER], "dice": ["1"]}, "no action has been chosen"),
        ({"frames": [BEFORE, _frame(codes.F_ROLL)]}, "dice to roll are 0"),
        ({"frames": [BEFORE, _frame(codes.F_ROLL, b=6)]}, "6 white and 0 black"),
        ({"frames": [BEFORE, _frame(codes.F_ROLL, b=16)]}, "0 white and 1 black"),
        ({"frames": [BEFORE, _frame(codes.F_REROLL)], "dice": ["1"]}, "dice to choose are 0"),
        ({"frames": [BEFORE, _frame(codes.F_REMOVE)], "dice": ["1"]}, "nothing can be answered"),
        ({"frames": [BEFORE, _frame(codes.F_TO_PIECE, b=5)], "dice": ["1"]}, "no piece 5"),
        ({"frames": [BEFORE, _frame(codes.F_TO_PIECE, a=99)], "dice": ["1"]}, "on space 99"),
        ({"frames": [BEFORE, _frame(codes.F_GROUP, a=1, b=1)], "dice": ["1"]}, "no place there"),
        ({"frames": [AFTER, _frame(codes.F_GROUP, a=2, b=2)], **ACTED}, "not 2 groups of 2"),
        ({"frames": [AFTER, _frame(codes.F_DISC, a=1, b=1)], **ACTED}, "1 discs by 1 levels"),
        ({"frames": [AFTER, _frame(codes.F_DISC, a=1, b=30)], **ACTED}, "have no place there"),
        ({"frames": [AFTER, _frame(codes.F_TO_GROUP, b=2)], **ACTED}, "has no place there"),
        ({"frames": [AFTER, _frame(codes.F_BUILD)], **ACTED}, "has no place there"),
        ({"frames": [AFTER, _frame(codes.F_GIVE, a=3, b=12)], **SEVEN}, "0 units to give"),
        ({"frames": [AFTER, _frame(codes.F_GIVE, a=3, b=1)], **SEVEN}, "3 units to give for 1"),
        ({"frames": [_frame(codes.F_SCORE, a=9)]}, "stage 9"),
        ({"frames": [_frame(codes.F_SCORE, a=1, b=4)]}, "place 2 wants no token"),
        ({"frames": [_frame(codes.F_ROLL_OFF)]}, "seats of the roll-off"),
        ({"frames": [_frame(codes.F_ROLL_OFF, a=3 + (1 << 15))]}, "seats of the roll-off"),
        ({"frames": [_frame(codes.F_SETUP)]}, "has no place there"),
    ],
)
def test_positions_that_contradict_themselves(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        SECOND.position(position)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"faces": "AAAA"}, "faces are 3 letters"),
        ({"options": {"planet": "AAA"}, "faces": "BBB"}, "not those of the option planet"),
        ({"players": [{"pieces": {"GB1": {"diplomat": 1}}}]}, "there is no district 'GB1'"),
        ({"players": [{"pieces": {"GA1": {"diplomat": 11}}}]}, "diplomats of seat 0"),
        ({"players": [{"corporation": "yards"}]}, "has no corporations"),
        ({"zone": "blue"}, "there is no zone 'blue'"),
        ({"zone": "purple", "players": [{"pieces": {"GA1": {"leader": 1}}}]}, "not in play"),
        ({"dice": ["white-1"] * 4}, "4 white and 0 black dice"),
        ({"dice": ["black-1"] * 3}, "0 white and 3 black dice"),
        ({"frames": [_frame(codes.F_ROLL_OFF, a=99 + (1 << 15))]}, "roll-off|not broken"),
    ],
)
def test_positions_of_the_first_edition(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        FIRST.position(position)


@pytest.mark.rules("15.2")
def test_two_seats_have_no_pieces_outside_the_centre() -> None:
    view = SECOND.start(2).view(0)
    assert isinstance(view, KeplerView)
    outside = (set(SECOND.edition.space_ids) - {space.id for space in view.spaces}).pop()
    with pytest.raises(BadPosition, match="a space that is not in play"):
        SECOND.position({"players": [{"pieces": {outside: {"ship": 1}}}]})


def test_a_zone_alone_is_a_map_of_its_own() -> None:
    """It is kept by the bytes and by the description, and left out where all three are in play."""
    state = FIRST.position({"zone": "orange", "faces": "ABA"})
    view = state.view(0)
    assert isinstance(view, KeplerView)
    assert [space.id for space in view.spaces] == ["OB1", "OB2", "OB3", "OB4"]
    assert FIRST.position(state.position()) == state
    assert FIRST.from_bytes(state.to_bytes(), 2, state.options()) == state
    assert "zone" not in FIRST.position({"faces": "ABA"}).position()


def test_a_position_may_be_as_short_as_nothing() -> None:
    for game in GAMES:
        assert game.position({}).seat == CHANCE


# Illegal answers.


@pytest.mark.parametrize(
    "answer",
    [
        -1,
        0,
        codes.A_FINISH,
        codes.PLAYER_ACTIONS,
        10**30,
        True,
        "action 3 3",
        "action 4",
        "action 7 4 4",
        "action 7 2 2 2",
        "action 9 4",
        "spend extra-dice extra-dice",
        "spend bonus-points",
        "spend move-own",
        "claim",
        "finish",
        "skip",
        "place G1",
        "lower 1 reroll",
        "roll 1 2 4",
        "build cruiser G1",
        "",
        "dance",
        structs.Finish(),
        structs.Place("G1"),
        structs.Place("nowhere"),
        None,
        3.0,
        b"finish",
        ["finish"],
    ],
    ids=repr,
)
def test_illegal_answers_of_a_seat(answer: Any) -> None:
    """In all three forms: refused, and nothing has changed."""
    state = SECOND.position(
        {"dice": ["2", "4", "6"], "players": [{"levels": {"extra-dice": 0}}, {}]}
    )
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.play(answer)
    with pytest.raises(NotYourDecision):
        state.play("action 4 4", 1)
    with pytest.raises(NotYourDecision):
        state.play("roll 1 2 4", CHANCE)
    assert state.to_bytes() == before


@pytest.mark.parametrize(
    "answer",
    [-1, 461, 503, 504, 10**30, "roll 1 2", "roll 4 2 1", "roll 1 2 7", "roll", "first 0",
     "token reroll", "finish", "corporation yards", "face G1 A", structs.Finish(), None],
    ids=repr,
)  # fmt: skip
def test_illegal_answers_of_chance(answer: Any) -> None:
    state = SECOND.position({})
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.play(answer, CHANCE)
    for seat in (0, 1, 7, -2):
        with pytest.raises(NotYourDecision):
            state.play("roll 1 2 4", seat)
    assert state.to_bytes() == before


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_nothing_is_asked_after_the_end(game: Kepler3Ad) -> None:
    state = game.start(2, {"turn_limit": 4})
    go_on(state, Rng(1), 10_000, Answers())
    assert state.is_over
    before = state.to_bytes()
    for seat in (0, 1, CHANCE, None):
        with pytest.raises(NotYourDecision, match="the match is over"):
            state.play("finish", seat)
    assert state.legal() == []
    assert state.to_bytes() == before


# Bytes.


@pytest.mark.parametrize("length", [0, 1, 100, 1000, 1232, 1264, 1296, 5000])
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_random_bytes_are_no_state(game: Kepler3Ad, length: int) -> None:
    rng = Rng(length)
    for seats in SEATS:
        for _ in range(10):
            data = bytes(int(rng.below(256)) for _ in range(length))
            with pytest.raises(BadPosition):
                game.from_bytes(data, seats)
        with pytest.raises(BadPosition):
            game.from_bytes(bytes(length), seats)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_bytes_of_another_table(game: Kepler3Ad) -> None:
    """Another number of seats, the other edition, cut off, too long."""
    packed = game.start(2).to_bytes()
    for seats in (3, 4, 5):
        with pytest.raises(BadPosition):
            game.from_bytes(packed, seats)
    other = SECOND if game is FIRST else FIRST
    with pytest.raises(BadPosition):
        other.from_bytes(packed, 2)
    for data in (packed[:-1], packed[:-32], packed + bytes(32), packed + b"x", packed * 2):
        with pytest.raises(BadPosition):
            game.from_bytes(data, 2)


@pytest.mark.parametrize("place", half(range(2), 0))
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_spoilt_bytes_are_refused_or_sound(game: Kepler3Ad, place: int) -> None:
    """What is accepted after a few bytes were changed can be played on, soundly."""
    rng, answers, found = Rng(turn_of(range(4), 2 * place)), Answers(), Counter[str]()
    how = Spoiling(3, codes.SCORINGS * codes.LINES * codes.SEATS, range(-3, 17))
    for number in range(400 // min(SCALE, 20)):
        seats = SEATS[number % 4]
        state = game.start(seats, mix(game, rng) if number % 3 == 0 else {})
        go_on(state, rng, int(rng.below(1000)), answers)
        known = state if number % 4 else state.blind(int(rng.below(seats + 1)))
        found += refused_or_sound(game, known, rng, how, stops=6, plies=40)
    assert found["refused"] > found["accepted"] > 0
