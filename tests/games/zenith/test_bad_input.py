"""Whatever comes from outside and is wrong gets a clear error of its own type, and changes nothing.

Nothing here may crash the process or run for ever, compiled or not.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
import pytest
from tests.games.random_play import SCALE, Spoiling, go_on, refused_or_sound
from tests.games.zenith.scene import GAME, scene
from tests.games.zenith.sizes import mix
from tests.sampling import half, turn_of

from perihelion.games.zenith import action_structs as structs
from perihelion.games.zenith import codes
from perihelion.kernel.actions import Act
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    Divergence,
    IllegalAction,
    NotYourDecision,
    OtherRules,
    PerihelionError,
)
from perihelion.kernel.record import Entry, Record, Replay, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.match.agents import RandomAgent
from perihelion.match.dealer import OpenDealer
from perihelion.match.match import Match

# Options and seats.


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"no_such": True}, "there is no option 'no_such'"),
        ({"run_over_edges": True}, "did you mean 'run_over_edge'?"),
        ({"run_over_edge": 1}, "wants a bool, not 1"),
        ({"run_over_edge": "yes"}, "wants a bool, not 'yes'"),
        ({"run_over_edge": None}, "wants a bool, not None"),
        ({"technology": "SUM"}, "cannot be 'SUM'; it is one of 'random', 'SUN'"),
        ({"technology": "NUS"}, "cannot be 'NUS'"),
        ({"technology": ["S", "U", "N"]}, "wants a str"),
        ({"turn_limit": 0}, "from 1 to 10000"),
        ({"turn_limit": 10_001}, "from 1 to 10000"),
        ({"turn_limit": True}, "wants a int, not True"),
        ({"turn_limit": 400.0}, "wants a int, not 400.0"),
        ({"off_turn_seat": "either_first_answer"}, "cannot be 'either_first_answer'"),
        ({"order_seat": ""}, "cannot be ''"),
        ({"discard_public": "all"}, "there is no option 'discard_public'"),
        ({"hand_over_timing": "last"}, "there is no option 'hand_over_timing'"),
        ({"novice": "True"}, "wants a bool"),
    ],
)
def test_wrong_options(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(2, options)
    assert words in str(caught.value)
    with pytest.raises((BadOption, BadPosition)):
        GAME.position({"options": options})
    with pytest.raises(BadOption):
        GAME.from_bytes(GAME.start(2).to_bytes(), 2, options)


@pytest.mark.rules("1.1")
@pytest.mark.parametrize("seats", [0, 1, 3, 5, -2, 22, True, 2.0, "2", [2]])
def test_wrong_numbers_of_seats(seats: Any) -> None:
    with pytest.raises(BadSeats, match="zenith is played with 2 or 4 seats, not"):
        GAME.start(seats)
    with pytest.raises(BadSeats):
        GAME.from_bytes(GAME.start(2).to_bytes(), seats)


def test_a_data_set_that_is_not_there() -> None:
    with pytest.raises(BadData):
        GAME.start(2, {"data": "/nowhere/at/all"})


# Positions that contradict the game or themselves.

FRAME: Final = dict.fromkeys(("kind", "seat", "at", "source", "picks", "left", "arg"), 0) | {
    "moved": -1
}
TURN: Final = FRAME | {"kind": codes.F_TURN}
LIST: Final = FRAME | {"kind": codes.F_LIST, "at": 1, "source": 1}
END: Final = FRAME | {"kind": codes.F_END_TURN}


def _odd(**counting: Any) -> dict[str, Any]:
    return {"counting": counting}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"game": "chess"}, "of chess, not of zenith"),
        ({"colour": "red"}, "unknown field"),
        ({"seats": "two"}, "Expected `int`"),
        ({"hands": "nero"}, "Expected `array`"),
        ({"hands": [["nero"], ["nero"]]}, "'nero' is in two places"),
        ({"hands": [["nero", "nero"]]}, "'nero' is in two places"),
        ({"hands": [["nero"]], "discard": ["nero"]}, "'nero' is in two places"),
        ({"hands": [["nemo"]]}, "there is no card 'nemo'"),
        ({"hands": [[], [], []]}, "3 hands for 2 seats"),
        ({"discard": ["nemo"]}, "there is no card 'nemo'"),
        ({"boards": "SU"}, "three technology sides"),
        ({"boards": "SUNN"}, "three technology sides"),
        ({"boards": "USN"}, "does not belong to piece 1"),
        ({"boards": "SUX"}, "there is no technology side 'X'"),
        ({"boards": ["S", "U", None]}, "a technology piece has no side"),
        ({"discs": {"pluto": 0}}, "there is no planet 'pluto'"),
        ({"discs": {"mars": 4}}, "disc cannot be 4"),
        ({"discs": {"mars": -4}}, "disc cannot be -4"),
        ({"sides": [{}, {}, {}]}, "there are two sides"),
        ({"sides": [{"credits": -1}]}, "credits cannot be -1"),
        ({"sides": [{"credits": 10**30}]}, "`int`|credits cannot be"),
        ({"sides": [{"zenithium": -1}]}, "zenithium cannot be -1"),
        ({"sides": [{"levels": {"human": 6}}]}, "level cannot be 6"),
        ({"sides": [{"levels": {"martian": 1}}]}, "there is no people 'martian'"),
        ({"sides": [{"columns": {"mars": ["nero"]}}]}, "nero is no card of mars"),
        ({"sides": [{"columns": {"pluto": []}}]}, "there is no planet 'pluto'"),
        ({"sides": [{"won": {"mars": 4}}]}, "discs won cannot be 4"),
        ({"sides": [{"won": {"pluto": 1}}]}, "there is no planet 'pluto'"),
        ({"sides": [{"badge": "silver"}, {"badge": "gold"}]}, "both sides hold the badge"),
        ({"sides": [{"badge": "bronze"}]}, "there is no badge side 'bronze'"),
        ({"sides": [{"money": 3}]}, "unknown field"),
        ({"tokens": {"mars": "badge", "venus": "badge", "terra": "badge"}}, "more tokens"),
        ({"tokens": {"pluto": "badge"}}, "there is no token place 'pluto'"),
        ({"tokens": {"mars": "credits-9"}}, "there is no token 'credits-9'"),
        ({"spent": {"exile-2": 2}}, "more tokens"),
        ({"spent": {"exile-2": -1}}, "spent tokens cannot be -1"),
        ({"turn": -1}, "turn cannot be -1"),
        ({"on_turn": 2}, "seat on turn cannot be 2"),
        ({"second": 0, "on_turn": 1}, "seat 0 cannot follow seat 1"),
        ({"seats": 4, "second": 2}, "seat 2 cannot follow seat 0"),
        ({"starter": 2}, "starting side cannot be 2"),
        ({"starter": None}, "has a side that started"),
        ({"ends": [2, 0]}, "technology end of team 0 cannot be 2"),
        ({"ends": [0, 1]}, "technology end of team 1 cannot be 1"),
        ({"seats": 4, "began": [2, 0]}, "member of side 0 cannot be 2"),
        ({"seats": 4, "played": [0, 9]}, "seat that played cannot be 9"),
        ({"pulled": [5, 0]}, "planet moved last cannot be 5"),
        ({"pulled": [0, 7]}, "place it stood on cannot be 7"),
        ({"choices": [3, 3]}, "a first hand is changed"),
        ({"choices": [16, 0]}, "mulligan choice cannot be 16"),
        ({"winner": 0}, "has won a match that goes on"),
        ({"winner": 3}, "winner cannot be 3"),
        ({"reason": "boredom"}, "there is no reason 'boredom'"),
        ({"reason": "absolute", "winner": 0, "frames": []}, "has not won with these discs"),
        ({"reason": "limit", "frames": [TURN]}, "a match that is over waits"),
        (_odd(known={"nemo": [0]}), "there is no card 'nemo'"),
        (_odd(known={"nero": [2]}), "seat cannot be 2"),
        (_odd(known={"nero": [1]}), "is known to"),
        (_odd(held_before=["nero"]), "is known to"),
        (_odd(held_bounds=[[0, 1], [0, 0]]), "contradict each other"),
        (_odd(held_bounds=[[0]]), "a lower and an upper bound"),
        (_odd(held_bounds=[[10**15, 0]]), "cannot be 1000000000000000"),
        (_odd(held_odds=[[1]]), "held_odds has up to 32 numbers"),
        ({"seats": 4, **_odd(held_odds=[[1, 1]])}, "the odds of hand 0"),
        ({"seats": 4, **_odd(held_odds=[[0]])}, "odds of held cards cannot be 0"),
        (_odd(deck_start=-1), "number of cards cannot be -1"),
        (_odd(deck_epoch=-1), "epoch cannot be -1"),
        (_odd(deck_epoch=10**18), "deck_epoch cannot be"),
        (_odd(reserve_start={"badge": 17}), "tokens cannot be 17"),
        (_odd(reserve_start={"badge": 0}), "the tokens do not add up"),
        (_odd(reserve_start={"badges": 1}), "there is no token 'badges'"),
        (_odd(lots=-5), "lots cannot be -5"),
        ({"frames": []}, "a match that is not over waits for something"),
        ({"frames": [{"kind": 1}]}, "a frame has kind, seat, at"),
        ({"frames": [FRAME | {"kind": 99}]}, "there is no kind 99"),
        ({"frames": [FRAME | {"kind": -1}]}, "there is no kind -1"),
        ({"frames": [LIST]}, "has no place there"),
        ({"frames": [TURN, LIST]}, "has no place there"),
        ({"frames": [END, END]}, "has no place there"),
        ({"frames": [TURN | {"seat": 2}]}, "it asks seat 2"),
        ({"frames": [TURN | {"seat": 1}]}, "on turn is seat 0"),
        ({"frames": [END, LIST | {"at": 10**6}]}, "there is no row 1000000"),
        ({"frames": [END, LIST | {"at": 10**20}]}, "cannot be|`int`"),
        ({"frames": [END, LIST | {"source": 2}]}, "is no source"),
        ({"frames": [END, LIST | {"arg": 95}]}, "nothing has the cause 95"),
        ({"frames": [END, LIST | {"picks": 32}]}, "picks 32"),
        ({"frames": [END, LIST | {"moved": 90}]}, "moved 90"),
        ({"frames": [END, LIST | {"left": 2}]}, "it tells frame 1"),
        ({"frames": [END, LIST | {"left": 10**9}]}, "no left 1000000000"),
        ({"frames": [END, LIST, LIST | {"kind": codes.F_CHAIN}]}, "asks for no frame of kind"),
        ({"frames": [END, FRAME | {"kind": codes.F_DEAL, "source": 1}]}, "dealt before the first"),
        ({"frames": [END] * 30}, "more frames than the stack has room for"),
        ({"frames": [FRAME | {"kind": codes.F_SETUP, "arg": 9}]}, "its detail is 9"),
        (
            {"frames": [FRAME | {"kind": codes.F_SETUP, "arg": codes.STAGE_MULLIGAN}]},
            "cards of its first hand",
        ),
    ],
)
def test_positions_that_contradict_themselves(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.position(position)


def test_a_position_may_be_as_short_as_nothing() -> None:
    assert GAME.position({}).seat == CHANCE
    assert GAME.position({"hands": [["nero"]]}).seat == 0


# Records.


@cache
def record(seats: int = 2, seed: int = 5) -> Record:
    match = Match(
        GAME,
        seats,
        {"technology": "SUN", "turn_limit": 12},
        agents=[RandomAgent()] * seats,
        dealer=OpenDealer(seed),
        agent_seed=seed,
    )
    match.run()
    return match.record


def replay(found: Record) -> State:
    return Replay(GAME, found).to_end()


def changed(**fields: Any) -> Record:
    return msgspec.structs.replace(record(), **fields)


def with_entries(change: Callable[[list[Entry]], None]) -> Record:
    entries = list(record().entries)
    change(entries)
    return changed(entries=tuple(entries))


def test_the_record_itself_is_fine() -> None:
    for seats in (2, 4):
        assert replay(record(seats)).outcome() == record(seats).outcome


def test_a_truncated_record() -> None:
    packed = record().to_json()
    for length in range(0, len(packed) - 1, 97):
        with pytest.raises(BadRecord):
            read_record(packed[:length])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a whole JSON document"),
        ("[]", "the format is None"),
        ("7", "the format is None"),
        ("{}", "the format is None"),
        ('{"format": "perihelion-record-9"}', "the format is 'perihelion-record-9'"),
        ('{"format": "perihelion-record-1"}', "malformed.*`game`"),
        ("\x00\x01", "not a whole JSON document"),
        ("[" * 100_000, "not a whole JSON document"),
    ],
)
def test_what_is_no_record(text: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        read_record(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", "two"),
        ("entries", [{"seat": 0}]),
        ("entries", [{"seat": "0", "text": "lead nero"}]),
        ("entries", [{"seat": 0, "text": "lead nero", "mood": "good"}]),
        ("entries", [{"seat": 0, "text": "lead nero", "auto": "magic"}]),
        ("entries", "none"),
        ("options", []),
        ("rules", "1"),
        ("data", 7),
        ("names", "Ada"),
        ("weather", "fine"),
        ("outcome", {"places": "first"}),
    ],
)
def test_malformed_records(field: str, value: object) -> None:
    plain = json.loads(record().to_json())
    plain[field] = value
    with pytest.raises(BadRecord, match="the record is malformed"):
        read_record(json.dumps(plain))


def test_other_rules_other_data_another_game() -> None:
    for rules in (0, 2):
        with pytest.raises(OtherRules, match=f"written under rules {rules}"):
            replay(changed(rules=rules))
    with pytest.raises(OtherRules, match="written with data 0123"):
        replay(changed(data="0123"))
    with pytest.raises(BadRecord, match="of kepler, not of zenith"):
        replay(changed(game="kepler"))


def test_wrong_seats_and_options_in_a_record() -> None:
    with pytest.raises(BadSeats):
        replay(changed(seats=3))
    with pytest.raises(Divergence):
        replay(changed(seats=4))
    with pytest.raises(BadOption):
        replay(changed(options={"no_such": 1}))
    for options in ({"technology": "DUN"}, {"novice": True}, {"turn_limit": 11}):
        with pytest.raises(Divergence, match=r"entry|ended"):
            replay(changed(options={**record().options, **options}))
    with pytest.raises(BadPosition):
        replay(changed(start={"hands": [["nemo"]]}))


def test_an_entry_removed_anywhere_is_found() -> None:
    entries = record().entries
    for place in range(len(entries)):
        with pytest.raises(Divergence):
            replay(changed(entries=(*entries[:place], *entries[place + 1 :])))


def test_entries_swapped_are_found_or_mean_the_same() -> None:
    """Two cards drawn by one seat in one draw come to the same hand in either order."""
    truth, found = replay(record()), 0
    for place in range(len(record().entries) - 1):

        def swap(entries: list[Entry], at: int = place) -> None:
            entries[at], entries[at + 1] = entries[at + 1], entries[at]

        try:
            assert replay(with_entries(swap)) == truth
        except Divergence:
            found += 1
    assert found > len(record().entries) // 2


def test_keys_and_outcome_are_checked() -> None:
    keyed = [place for place, entry in enumerate(record().entries) if entry.key is not None]
    assert len(keyed) >= 10
    for place in keyed:

        def spoil(entries: list[Entry], at: int = place) -> None:
            entries[at] = msgspec.structs.replace(entries[at], key="0" * 16)

        with pytest.raises(Divergence, match=f"after entry {place + 1} .* the key is"):
            replay(with_entries(spoil))
    outcome = record().outcome
    assert outcome is not None
    with pytest.raises(Divergence, match="the record says it ended"):
        replay(changed(outcome=msgspec.structs.replace(outcome, reason="absolute")))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "draw",
        "draw nemo",
        "draw nero nero",
        "DRAW nero",
        "undo",
        "undo 0",
        "undo -1",
        "undo 9999",
        "undo x",
        "undo ²",
        "undo " + "9" * 5000,
        "resign",
        "token ?",
        "side S",
        "first 7",
        "first x",
        "recruit nero",
        "\x00",
        "token " + "x" * 100_000,
    ],
)
def test_entries_that_make_no_sense(text: str) -> None:
    """In place of an answer of chance."""

    def spoil(entries: list[Entry]) -> None:
        entries[3] = Entry(CHANCE, text)

    with pytest.raises(Divergence, match="entry 4"):
        replay(with_entries(spoil))


@pytest.mark.parametrize("seat", [-7, -2, 2, 99, 10**30])
def test_entries_by_nobody(seat: int) -> None:
    def spoil(entries: list[Entry]) -> None:
        entries[3] = Entry(seat, entries[3].text)

    with pytest.raises(Divergence):
        replay(with_entries(spoil))


def test_flipped_bits_are_found_or_do_no_harm() -> None:
    """A flip may hit a comma of the file or a name: then the match is still the same."""
    packed, truth, rng = record().to_json(), replay(record()), Rng(7)
    found = 0
    for _ in range(600 // min(SCALE, 4)):
        data = bytearray(packed)
        data[int(rng.below(len(data)))] ^= 1 << int(rng.below(8))
        try:
            spoilt = read_record(bytes(data))
            assert isinstance(spoilt, Record)
            assert replay(spoilt) == truth
        except PerihelionError:
            found += 1
    assert found > 200 // min(SCALE, 4)


# Illegal answers.


@pytest.mark.parametrize(
    "answer",
    [
        0,
        -1,
        519,
        520,
        10**30,
        True,
        "recruit nero",
        "recruit",
        "recruit felis felis",
        "recruit nobody",
        "draw felis",
        "lead ?",
        "",
        structs.Recruit("nero"),
        structs.Recruit("nobody"),
        structs.Decline(),
        structs.Accept(9),
        structs.Mulligan(("felis",)),
        structs.Mulligan(("felis", "felis")),
        structs.Draw("felis"),
        structs.Stretch(("mars",)),
        None,
        3.0,
        b"lead felis",
        ["lead felis"],
    ],
    ids=repr,
)
def test_illegal_answers_of_a_seat(answer: Any) -> None:
    """In all three forms: refused, and nothing has changed."""
    table = scene(hand=["felis", "cresus"])
    before = table.state.to_bytes()
    with pytest.raises(IllegalAction):
        table.state.play(answer)
    with pytest.raises(NotYourDecision):
        table.state.play("lead felis", 1)
    with pytest.raises(NotYourDecision):
        table.state.play("draw nero", CHANCE)
    assert table.state.to_bytes() == before
    assert table.events() == []


@pytest.mark.parametrize(
    "answer",
    [
        -1,
        90,
        109,
        110,
        10**30,
        "draw felis",
        "draw nobody",
        "mobilize nero",
        "lead felis",
        "token badge",
        structs.Draw("felis"),
        structs.Mobilize("nero"),
        structs.Token("badge"),
        structs.First(9),
        structs.Lead("felis"),
        None,
    ],
    ids=repr,
)
def test_illegal_answers_of_chance(answer: Any) -> None:
    table = scene(hand=["felis", "cresus"]).play("recruit cresus")
    before = table.state.to_bytes()
    with pytest.raises(IllegalAction):
        table.state.play(answer, CHANCE)
    for seat in (0, 1, 7, -2):
        with pytest.raises(NotYourDecision):
            table.state.play("draw nero", seat)
    assert table.state.to_bytes() == before


def test_nothing_is_asked_after_the_end() -> None:
    state = replay(record())
    before = state.to_bytes()
    assert state.is_over
    for seat in (0, 1, CHANCE, None):
        with pytest.raises(NotYourDecision, match="the match is over"):
            state.play("lead nero", seat)
    assert state.legal() == []
    assert state.to_bytes() == before


class Foreign(Act, frozen=True, tag="recruit"):
    card: str


def test_a_struct_of_another_game() -> None:
    table = scene(hand=["felis"])
    with pytest.raises(IllegalAction):
        table.state.play(Foreign("felis"))


def test_an_illegal_mulligan() -> None:
    state = GAME.start(2, {"technology": "SUN"})
    while state.seat == CHANCE:
        state.apply(state.legal()[0])
    hand = [text.split()[1] for text in (state.text(451), state.text(452))]
    for text in (
        f"mulligan {hand[0]} {hand[0]}",
        "mulligan nemo",
        "mulligan",
        "mulligan none none",
    ):
        with pytest.raises(IllegalAction):
            state.play(text, 0)
    state.play(f"mulligan {hand[1]} {hand[0]}", 0)
    with pytest.raises(NotYourDecision):
        state.play("mulligan none", 0)


# Bytes.


@pytest.mark.parametrize("length", [0, 1, 100, 1000, 1334, 1398, 1846, 1910, 5000])
def test_random_bytes_are_no_state(length: int) -> None:
    rng = Rng(length)
    for seats in (2, 4):
        for _ in range(20):
            data = bytes(int(rng.below(256)) for _ in range(length))
            with pytest.raises(BadPosition):
                GAME.from_bytes(data, seats)
        with pytest.raises(BadPosition):
            GAME.from_bytes(bytes(length), seats)


def test_bytes_for_another_number_of_seats() -> None:
    for seats in (2, 4):
        with pytest.raises(BadPosition):
            GAME.from_bytes(GAME.start(seats).to_bytes(), 6 - seats)


def test_bytes_cut_off_or_too_long() -> None:
    packed = GAME.start(2).to_bytes()
    for data in (packed[:-1], packed[:-64], packed + bytes(64), packed + b"x", packed * 2):
        with pytest.raises(BadPosition):
            GAME.from_bytes(data, 2)


@pytest.mark.parametrize("place", half(range(2), 0))
def test_spoilt_bytes_are_refused_or_sound(place: int) -> None:
    """What is accepted after a few bytes were changed can be played on, soundly."""
    rng, answers, found = Rng(turn_of(range(4), 2 * place)), Answers(), Counter[str]()
    how = Spoiling(3, 270, range(-3, 9))
    for number in range(1200 // SCALE):
        seats = GAME.seat_counts[number % 2]
        state = GAME.start(seats, mix(rng) if number % 3 == 0 else {})
        go_on(state, rng, int(rng.below(300)), answers)
        known = state if number % 4 else state.blind(int(rng.below(seats + 1)))
        found += refused_or_sound(GAME, known, rng, how, stops=10, plies=40)
    assert found["refused"] > 10 * found["accepted"] > 0
