"""Whatever comes from outside and is wrong gets a clear error of its own type, and changes nothing.

Nothing here may crash the process or run for ever, compiled or not. Records are in test_golden.py.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from tests.games.kepler3042.scene import nation, scene
from tests.games.kepler3042.sizes import GAME, SEATS, mix, rich
from tests.games.random_play import SCALE, Spoiling, go_on, refused_or_sound
from tests.sampling import half

from perihelion.games.kepler3042 import action_structs, codes
from perihelion.games.kepler3042.options import CAMPAIGNS
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
    ("seats", "options", "words"),
    [
        (2, {"no_such": True}, "there is no option 'no_such'"),
        (2, {"objective": "advanced"}, "did you mean 'objectives'?"),
        (2, {"objectives": "hard"}, "cannot be 'hard'; it is one of 'standard', 'advanced'"),
        (2, {"objectives": 1}, "wants a str"),
        (2, {"placement": None}, "wants a str, not None"),
        (2, {"placement_peek": 1}, "wants a bool, not 1"),
        (2, {"produce_less": "yes"}, "wants a bool, not 'yes'"),
        (2, {"end_of_track": "bounce"}, "cannot be 'bounce'"),
        (2, {"knowledge_price": ""}, "cannot be ''"),
        (1, {"solo_planets": 19}, "cannot be 19"),
        (1, {"solo_planets": 20.0}, "wants a int, not 20.0"),
        (1, {"campaign": "edge-of-the-galaxy"}, "cannot be 'edge-of-the-galaxy'"),
        (1, {"level": 0}, "from 1 to 4"),
        (1, {"level": 5}, "from 1 to 4"),
        (1, {"level": True}, "wants a int, not True"),
        (1, {"level": 2, "bonus_cubes": -1}, "from 0 to 30"),
        (1, {"level": 2, "bonus_cubes": 31}, "from 0 to 30"),
        (1, {"bonus_cubes": 3}, "must be 0 on level 1"),
        (2, {"level": 2}, "'level' is for one seat, and 2 play"),
        (3, {"bonus_cubes": 1}, "'bonus_cubes' is for one seat, and 3 play"),
        (4, {"campaign": CAMPAIGNS[1]}, "'campaign' is for one seat, and 4 play"),
        (2, {"level": 2, "bonus_cubes": 2}, "is for one seat, and 2 play"),
        (1, {"objectives": "advanced"}, "'objectives' is for several seats, and one plays"),
        (1, {"free_levels_order": "simultaneous_hidden"}, "is for several seats, and one plays"),
        (1, {"last_tie_break": "fewest_first_player_rounds"}, "is for several seats, and one"),
    ],
)
def test_wrong_options(seats: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, options)
    assert words in str(caught.value)
    with pytest.raises((BadOption, BadPosition)):
        GAME.position({"seats": seats, "options": options})
    with pytest.raises(BadOption):
        GAME.from_bytes(GAME.start(seats).to_bytes(), seats, options)
    with pytest.raises(BadOption):
        GAME.layout(seats, options)


@pytest.mark.rules("1.1")
@pytest.mark.parametrize("seats", [0, 5, -1, 22, True, 2.0, "2", [2], 10**30])
def test_wrong_numbers_of_seats(seats: Any) -> None:
    with pytest.raises(BadSeats, match="kepler3042 is played with 1, 2, 3 or 4 seats, not"):
        GAME.start(seats)
    with pytest.raises(BadSeats):
        GAME.from_bytes(GAME.start(2).to_bytes(), seats)
    with pytest.raises((BadSeats, BadPosition)):
        GAME.position({"seats": seats})


def test_a_data_set_that_is_not_there() -> None:
    with pytest.raises(BadData, match="cannot be read"):
        GAME.start(2, {"data": "/nowhere/at/all"})


# Positions that contradict the game or themselves.


def _frame(kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> dict[str, int]:
    return {"kind": kind, "seat": seat, "a": a, "b": b, "c": c}


BONUS: Final = _frame(codes.F_BONUS)
WITHDRAW: Final = _frame(codes.F_WITHDRAW)
FIVE: Final[dict[str, Any]] = {"bodies": {"13-9": "5"}}
QUANTUM: Final = {"quantum-physics": 4}
PEEK: Final = {"placement": "in_turn", "placement_peek": True}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"game": "zenith"}, "of zenith, not of kepler3042"),
        ({"colour": "red"}, "unknown field"),
        ({"seats": "two"}, "Expected `int`"),
        ({"round": 17}, "round cannot be 17"),
        ({"round": -1}, "round cannot be -1"),
        ({"round": 10**30}, "round cannot be 1000"),
        ({"turn": -1}, "turn cannot be -1"),
        ({"on_turn": 2}, "seat cannot be 2"),
        ({"first": 7}, "seat cannot be 7"),
        ({"first": None}, "nobody is first"),
        ({"on_turn": None}, "say whose turn begins"),
        ({"nations": [{}, {}, {}]}, "3 nations for 2 seats"),
        ({"nations": [{"money": 3}]}, "unknown field"),
        ({"nations": [{"earth": {"energy": 8}}]}, "energy in the storage of seat 0 cannot be -1"),
        ({"nations": [{"earth": {"energy": -1}}]}, "cubes of energy cannot be -1"),
        ({"nations": [{"earth": {"gold": 1}}]}, "there is no cube 'gold'"),
        ({"nations": [{"pit": {"matter": 64}}]}, "cubes of matter cannot be 64"),
        ({"nations": [{"storage": {"energy": 1}}]}, "more than its kit"),
        ({"nations": [{"colonies": {"5": {}}}]}, "planet 5 is not there"),
        ({"nations": [{"colonies": {"29": {}}}], **FIVE}, "there is no planet '29'"),
        (
            {"nations": [{"colonies": {"5": {}}}, {"colonies": {"5": {}}}], **FIVE},
            "5 is not there for seat 1",
        ),
        (
            {"nations": [{"colonies": {"5": {"cubes": {"antimatter": 4}}}}], **FIVE},
            "antimatter in the storage of seat 0 cannot be -1",
        ),
        ({"nations": [{"ships": ["12-9"] * 2}]}, "a ship of seat 0 cannot stand on 12-9"),
        ({"nations": [{"ships": ["12-9"]}, {"ships": ["12-9"]}]}, "seat 1 cannot stand on 12-9"),
        ({"nations": [{"ships": ["12-8", "12-9", "12-10", "11-8"]}]}, "has 3 ships, not 4"),
        ({"nations": [{"ships": ["22-0"]}]}, "there is no hex '22-0'"),
        ({"nations": [{"ships": ["11-9"]}]}, "cannot stand on 11-9"),
        ({"nations": [{"ships": ["13-9"], "colonies": {"5": {}}}], **FIVE}, "cannot stand on 13-9"),
        ({"nations": [{"technologies": {"space-travel": 5}}]}, "cannot be 5"),
        ({"nations": [{"technologies": {"magic": 1}}]}, "there is no technology 'magic'"),
        ({"nations": [{"tracks": {"colonial": 99}}]}, "cannot be 99"),
        ({"nations": [{"tracks": {"scenic": 1}}]}, "there is no track 'scenic'"),
        ({"nations": [{"medals": {"colonial": -1}}]}, "medals cannot be -1"),
        ({"nations": [{"cell": "sleep"}]}, "there is no action 'sleep'"),
        ({"nations": [{"objective": "win"}]}, "there is no objective 'win'"),
        ({"nations": [{"levels": ["space-travel", "space-travel"]}]}, "two different"),
        ({"nations": [{"levels": ["space-travel", "terraforming"]}]}, "free levels"),
        ({"nations": [{"score": -1}]}, "score cannot be -1"),
        ({"ghost": {"tracks": {"colonial": 1}}}, "only who plays alone has a ghost"),
        ({"seats": 1, "nations": [{"objective": "project-helios"}]}, "cannot be dealt"),
        ({"bodies": {"11-9": "5"}}, "no body lies there"),
        ({"bodies": {"40-9": "5"}}, "there is no hex '40-9'"),
        ({"bodies": {"13-9": "moon"}}, "there is no body 'moon'"),
        ({"bodies": {"13-9": "9"}}, "there is no 9 in this match"),
        ({"bodies": {"13-9": "5", "9-9": "5"}}, "there is no 5 in this match, or no other one"),
        ({"bodies": {"13-9": "mine", "9-9": "mine", "12-7": "mine"}}, "no mine in this match"),
        ({"hidden": ["13-9"], **FIVE}, "two bodies lie on 13-9"),
        ({"hidden": ["11-9"]}, "no body lies there"),
        ({"taken": 3}, "no colonial-objective in this match"),
        ({"waiting": 99}, "bodies still to be laid cannot be 99"),
        ({"waiting": 3}, "21 bodies are hidden"),
        ({"left_out": [7]}, "0 of the planets in play are left out"),
        ({"looked_at": {"13-9": "5"}}, "a hidden body is known"),
        ({"held": {"0": ["5"]}}, "23 bodies are hidden"),
        ({"held": {"9": ["5"]}}, "there is no seat '9'"),
        ({"looked_at": {"13-9": "5"}, "options": PEEK}, "it is not said who laid it"),
        ({"sites": ["13-9"]}, "matters only if nations look at them"),
        ({"options": PEEK, "sites": ["13-9", "13-9"]}, "the hexes of bodies laid"),
        ({"options": PEEK, "sites": ["11-9"]}, "the hexes of bodies laid"),
        ({"options": PEEK, "sites": ["99-9"]}, "there is no hex '99-9'"),
        ({"lying": {"colonial": [1]}}, "medals of the colonial track lie on"),
        ({"lying": {"scenic": [1]}}, "there is no track 'scenic'"),
        ({"on_card": {"colonial": 256}}, "medals on the card cannot be 256"),
        ({"on_card": {"colonial": 9}}, "medals of track 0 on the card"),
        ({"card": "joker"}, "there is no Progress card 'joker'"),
        ({"played": ["joker"]}, "there is no Progress card 'joker'"),
        ({"round": 2, "played": []}, "cards are left in round 2"),
        ({"card": None}, "18 cards are left in round 1"),
        ({"now": {"moved": ["12-9"]}}, "there is no ship that moves on '12-9'"),
        ({"now": {"bonuses": ["nap"]}}, "there is no bonus action 'nap'"),
        ({"now": {"paid": 3}}, "cubes paid for bonus actions cannot be 3"),
        ({"now": {"transformed": -1}}, "transformations cannot be -1"),
        ({"now": {"seen": [{}] * 22}}, "quantum steps cannot be 21"),
        ({"now": {"seen": [{"moon": {}}, {}]}}, "there is no place 'moon'"),
        ({"now": {"source": "card:joker"}}, "there is no source"),
        ({"sheet": [(0, 13, 5)]}, "line of the score sheet cannot be 13"),
        ({"sheet": [(5, 0, 5)]}, "seat cannot be 5"),
        ({"sheet": [(0, 0, 256)]}, "points cannot be 256"),
        ({"winners": [0]}, "has won a match that goes on"),
        ({"winners": [7]}, "seat cannot be 7"),
        ({"reason": "boredom"}, "there is no reason 'boredom'"),
        ({"reason": "points", "frames": [BONUS]}, "1 frames are on the stack"),
        ({"frames": []}, "a match that is not over waits for something"),
        ({"frames": [{"kind": 1}]}, "missing required field"),
        ({"frames": [_frame(99)]}, "kind of frame cannot be 99"),
        ({"frames": [_frame(codes.F_CELL, 2)]}, "seat of a frame cannot be 2"),
        ({"frames": [_frame(codes.F_CELL, 1)]}, "on turn is seat 0"),
        ({"frames": [_frame(codes.F_CELL, a=1)]}, "has no numbers 1, 0, 0"),
        ({"frames": [_frame(codes.F_CELL, a=70_000)]}, "number of a frame cannot be 70000"),
        ({"frames": [BONUS] * 2}, "has no place there"),
        ({"frames": [BONUS] * 13}, "more frames than the stack has room for"),
        ({"frames": [_frame(codes.F_LEG)]}, "has no place there"),
        ({"frames": [BONUS, _frame(codes.F_MOVE, a=3, b=codes.FROM_CARD)]}, "does not come from"),
        ({"frames": [WITHDRAW, _frame(codes.F_MOVE, a=99)]}, "has no numbers 99"),
        (
            {"frames": [WITHDRAW, _frame(codes.F_MOVE, a=3), _frame(codes.F_LEG, a=9, b=1)]},
            "has no numbers 9, 1, 0",
        ),
        ({"frames": [BONUS, _frame(codes.F_BUILD, a=3)]}, "has no numbers 3"),
        ({"frames": [BONUS, _frame(codes.F_BUILD), _frame(codes.F_SHIP, a=12)]}, "numbers 12"),
        ({"frames": [BONUS, _frame(codes.F_DEVELOP), _frame(codes.F_PAYER, a=5)]}, "numbers 5"),
        (
            {
                "frames": [BONUS, _frame(codes.F_DEVELOP), _frame(codes.F_PAYER, a=4)],
                "nations": [{"earth": {}}],
            },
            "nothing can be answered",
        ),
        ({"frames": [BONUS, _frame(codes.F_TRACK, a=4, b=1)]}, "has no numbers 4"),
        ({"frames": [BONUS, _frame(codes.F_REVEAL, a=99, b=1)]}, "has no numbers 99"),
        ({"frames": [BONUS, _frame(codes.F_TURN_UP, a=12)]}, "has no numbers 12"),
        ({"frames": [BONUS, _frame(codes.F_ADVANCE, a=2, b=1)]}, "has no numbers 2"),
        ({"frames": [BONUS, _frame(codes.F_ADVANCE, a=0, b=0)]}, "has no numbers 0"),
        ({"frames": [BONUS, _frame(codes.F_KIND)]}, "nothing can be answered"),
        (
            {"frames": [BONUS, _frame(codes.F_AMOUNT, a=codes.EARTH, b=31)]},
            "has no numbers 2, 31",
        ),
        ({"frames": [BONUS, _frame(codes.F_CUBE, a=2, c=2)]}, "has no numbers 2"),
        (
            {"frames": [BONUS, _frame(codes.F_COLLABORATE, a=1, b=1)]},
            "has no place there",
        ),
        ({"frames": [BONUS, _frame(codes.F_BONUS_EFFECT, a=0)]}, "has no numbers 0"),
        ({"frames": [_frame(codes.F_CARD, a=16)], "on_turn": None}, "has no numbers 16"),
        ({"frames": [_frame(codes.F_CARD, a=1)]}, "is on turn"),
        ({"frames": [_frame(codes.F_SETUP, a=4)]}, "round 1 has no place there"),
        (
            {"frames": [_frame(codes.F_SETUP, a=9)], "round": 0, "on_turn": None, "card": None},
            "has no numbers 9",
        ),
        ({"frames": [_frame(codes.F_ROUND)], "on_turn": None}, "a Progress card lies open"),
        (
            {"frames": [_frame(codes.F_ROUND)], "on_turn": None, "card": None, "round": 16},
            "3 cards are left in round 16",
        ),
    ],
)
def test_positions_that_contradict_themselves(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.position(position)


def test_a_position_may_be_as_short_as_nothing() -> None:
    for seats in SEATS:
        assert GAME.position({"seats": seats}).seat == 0


# Illegal answers.


@pytest.mark.parametrize(
    "answer",
    [
        -1,
        0,
        codes.A_CELL + codes.TERRAFORM,
        codes.A_QUANTUM,
        codes.PLAYER_ACTIONS,
        10**30,
        True,
        "cell terraforming",
        "cell space_construction",
        "cell",
        "cell production production",
        "quantum",
        "perform",
        "end",
        "move 12-9",
        "to 12-9",
        "card deep-survey",
        "body 5",
        "first 0",
        "",
        "dance",
        action_structs.Cell("terraforming"),
        action_structs.Cell("nap"),
        action_structs.Perform(),
        action_structs.Move("12-9"),
        action_structs.Card("deep-survey"),
        None,
        3.0,
        b"end",
        ["end"],
    ],
    ids=repr,
)
def test_illegal_answers_of_a_seat(answer: Any) -> None:
    """In all three forms: refused, and nothing has changed."""
    state = scene(nation(ships="12-9")).state
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.play(answer)
    for seat in (1, CHANCE, 7):
        with pytest.raises(NotYourDecision):
            state.play("cell production", seat)
    assert state.to_bytes() == before


@pytest.mark.parametrize(
    "answer",
    ["to 11-9", "to 13-9", "to 12-9", "to 20-9", "to 12-99", "to", "stop", "quantum", "move 12-9",
     codes.A_STOP, codes.HEXES, action_structs.To("11-9"), action_structs.To("nowhere"),
     action_structs.Stop()],
    ids=repr,
)  # fmt: skip
def test_illegal_ends_of_a_leg(answer: Any) -> None:
    """Stars, ships, bodies with a marker, hexes too far away, and what is not asked."""
    owner = nation(ships="12-9", levels="20000", colonies="5")
    table = scene(owner, nation(ships="12-8"), bodies="13-9 5")
    state = table.act("stellar-propulsion", "move 12-9").state
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.play(answer)
    assert state.to_bytes() == before


@pytest.mark.parametrize(
    "answer",
    [-1, codes.C_FIRST + 2, codes.CHANCE_ANSWERS, 10**30, "first 2", "first -1", "first", "first x",
     "lot 11-9", "card deep-survey", "end", action_structs.First(9), action_structs.End(), None],
    ids=repr,
)  # fmt: skip
def test_illegal_answers_of_chance(answer: Any) -> None:
    state = GAME.start(2)
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.play(answer, CHANCE)
    for seat in (0, 1, 7, -2):
        with pytest.raises(NotYourDecision):
            state.play("first 1", seat)
    assert state.to_bytes() == before


def test_every_number_that_is_not_legal_is_refused() -> None:
    """All ids, at some questions of random play."""
    rng, answers = Rng(1), Answers()
    state = rich(0)
    for _ in range(max(3, 40 // SCALE)):
        go_on(state, rng, 1 + int(rng.below(9)), answers)
        if state.seat < 0:
            continue
        legal, before = set(state.legal()), state.to_bytes()
        for action in set(range(-2, codes.PLAYER_ACTIONS + 3)) - legal:
            with pytest.raises(IllegalAction):
                state.play(action)
        assert state.to_bytes() == before


def test_nothing_is_asked_after_the_end() -> None:
    state = GAME.start(1)
    go_on(state, Rng(1), 100_000, Answers())
    assert state.is_over
    before = state.to_bytes()
    for seat in (0, 1, CHANCE, None):
        with pytest.raises(NotYourDecision, match="the match is over"):
            state.play("end", seat)
    assert state.legal() == []
    assert state.to_bytes() == before


# Bytes.


@pytest.mark.parametrize("length", [0, 1, 51, 100, 1000, 1500, 2000, 5000])
def test_random_bytes_are_no_state(length: int) -> None:
    rng = Rng(length)
    for seats in SEATS:
        for _ in range(10):
            data = bytes(int(rng.below(256)) for _ in range(length))
            with pytest.raises(BadPosition):
                GAME.from_bytes(data, seats)
        with pytest.raises(BadPosition):
            GAME.from_bytes(bytes(length), seats)


def test_bytes_of_another_table() -> None:
    """Another number of seats, cut off anywhere, too long, nothing but zeros."""
    state = rich(0)
    go_on(state, Rng(3), 20, Answers())
    packed = state.to_bytes()
    for seats in (1, 2, 4):
        with pytest.raises(BadPosition):
            GAME.from_bytes(packed, seats)
    for length in range(0, len(packed), 40 + SCALE):
        with pytest.raises(BadPosition):
            GAME.from_bytes(packed[:length], 3)
    for data in (packed[:-1], packed[:-8], packed + bytes(8), packed + b"x", packed * 2):
        with pytest.raises(BadPosition):
            GAME.from_bytes(data, 3)
    with pytest.raises(BadPosition):
        GAME.from_bytes(bytes(len(packed)), 3)
    assert GAME.from_bytes(packed, 3) == state


@pytest.mark.parametrize("seed", half(range(4), 0))
def test_spoilt_bytes_are_refused_or_sound(seed: int) -> None:
    """What is accepted after a few bytes were changed can be played on to its end, soundly."""
    rng, answers, found = Rng(seed * 999_331), Answers(), Counter[str]()
    how = Spoiling(2, codes.LINES * codes.SEATS, range(-4, 20))
    for number in range(120 // min(SCALE, 10)):
        seats = SEATS[number % 4]
        state = GAME.start(seats, mix(seats, rng)) if number % 3 else rich(number)
        go_on(state, rng, int(rng.below(300)), answers)
        known = state if number % 5 else state.blind(int(rng.below(int(state.seats) + 1)))
        found += refused_or_sound(GAME, known, rng, how, stops=4, plies=60, ends=True)
    assert found["refused"] > found["accepted"] > 0
