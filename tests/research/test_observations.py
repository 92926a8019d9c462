"""An observation is a function of what a seat knows, every number has a name and a range."""

from __future__ import annotations

import numpy as np
import pytest
from tests.research import tables

import perihelion
from perihelion.ai.network.features import Encoder
from perihelion.kernel.observing import decode, width_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, State
from perihelion.research.table import Numbers, Table

PLIES = 700
BOTH = [*tables.EVERY, *tables.SECRETIVE]


def walk(table: Table, seed: int, plies: int) -> list[State]:
    """The states of random matches, the truth of each."""
    rng = Rng(seed)
    found = []
    state = table.start.clone()
    for _ in range(plies):
        found.append(state.clone())
        if state.is_over:
            state = table.start.clone()
        elif state.seat == CHANCE:
            state.apply_as(CHANCE, state.draw(rng))
        else:
            legal = state.legal()
            state.apply(legal[int(rng.below(len(legal)))])
    return found


def written(table: Table, state: State, seat: int) -> list[int]:
    sheet = Sheet(table.width)
    state.observe_into(seat, sheet)
    assert sheet.at == table.width, "as many numbers as the fields say"
    return [int(number) for number in sheet.cells]


@pytest.mark.parametrize("given", BOTH, ids=tables.name)
def test_an_observation_is_a_function_of_blind_alone(given: tables.Table) -> None:
    """The truth, the blind state and any other world behind it are seen as the same numbers."""
    table = Table(*given)
    rng = Rng(5)
    for number, state in enumerate(walk(table, 11, PLIES)):
        seat = number % table.seats
        blind = state.blind(seat)
        seen = written(table, blind, seat)
        assert written(table, state, seat) == seen, state
        if state.seat != CHANCE:
            assert written(table, blind.imagine(rng), seat) == seen, state


@pytest.mark.parametrize("given", BOTH, ids=tables.name)
def test_every_number_is_in_its_range_and_means_something(given: tables.Table) -> None:
    table = Table(*given)
    assert width_of(table.fields) == table.width == len(table.low) == len(table.high)
    assert len({field.name for field in table.fields}) == len(table.fields)
    for number, state in enumerate(walk(table, 3, 300)):
        seat = number % table.seats
        told = table.decode(table.observe(state, seat))  # raises outside the range
        is_me = bool(state.deciders_mask() >> seat & 1)
        assert (told["asked"] == "me") == is_me
        assert (told["asked"] == "chance") == (state.seat == CHANCE)
        assert (told["asked"] == "nobody") == state.is_over


def test_what_is_hidden_differs_and_is_not_seen() -> None:
    """The check above is not empty: the worlds do differ where the seat cannot look."""
    table = Table("zenith")
    state = table.deal(Rng(1))
    world = state.blind(0).imagine(Rng(2))
    assert world != state
    assert written(table, world, 1) != written(table, state, 1)
    assert written(table, world, 0) == written(table, state, 0)


def test_zenith_in_words() -> None:
    table = Table("zenith", options={"technology": "SUN"})
    told = table.decode(table.observe(table.deal(Rng(4)), 1))
    cards, seats = told["cards"], told["seats"]
    assert isinstance(cards, dict)
    assert isinstance(seats, dict)
    assert sorted(cards.values()).count("my-hand") == 4  # type: ignore[type-var]  # all are words
    assert set(map(str, cards.values())) == {"my-hand", "unseen"}
    assert seats["me"] == {"cards": 4, "held-least": 0, "held-most": 0, "chosen": 0}
    assert told["boards"] == {"S-D": "first", "U-O": "first", "N-P": "first"}


def test_discs_are_seen_from_ones_own_end() -> None:
    table = Table("zenith")
    table.start.clone()
    state = perihelion.load("zenith").position({"seats": 2, "discs": {"mars": 2}})
    seen = [table.decode(table.observe(state, seat))["discs"] for seat in (0, 1)]
    assert [one["mars"] for one in seen if isinstance(one, dict)] == [2, -2]


def test_words_leave_out_what_is_not_there() -> None:
    table = Table("kepler3ad-1")
    words = table.words(table.observe(table.deal(Rng(1)), 0))
    assert "question: before" in words
    assert "none" not in words


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda seen: seen[:-1], "has 278 numbers, not 277"),
        (lambda seen: np.full_like(seen, 99), "cards is from 0 to 6, and cannot be 99"),
    ],
)
def test_numbers_that_are_no_observation_are_refused(change: object, message: str) -> None:
    table = Table("zenith")
    seen = table.observe(table.deal(Rng(1)), 0)
    assert callable(change)
    with pytest.raises(ValueError, match=message):
        table.decode(change(seen))


@pytest.mark.parametrize("given", tables.EVERY, ids=tables.name)
def test_features_tell_the_observation(given: tables.Table) -> None:
    """Every word is one of its features, every amount is between -1 and 1, none is lost."""
    table = Table(*given)
    encode = Encoder(table.fields)
    rows: list[Numbers] = [table.observe(state, 0) for state in walk(table, 9, 60)]
    features = encode(np.array(rows))
    assert features.shape == (60, encode.size)
    assert len(encode.labels) == encode.size == len(set(encode.labels))
    assert np.abs(features).max() <= 1.0
    distinct = len({row.tobytes() for row in rows})
    assert len({row.tobytes() for row in features}) == distinct
    words = [field for field in table.fields if len(field.words) > 2]
    amounts = sum(field.size for field in table.fields) - sum(field.size for field in words)
    assert (features[:, amounts:].sum(axis=1) == sum(field.size for field in words)).all()


def test_a_feature_has_a_label() -> None:
    table = Table("zenith")
    encode = Encoder(table.fields)
    seen = table.observe(table.deal(Rng(1)), 0)
    told = decode(table.fields, seen.tolist())
    found = {label for label, value in zip(encode.labels, encode(seen)[0], strict=True) if value}
    assert f"question={told['question']}" in found
    assert "asked=me" in found
    cards = told["cards"]
    assert isinstance(cards, dict)
    assert {f"cards {card}={place}" for card, place in cards.items()} <= found


@pytest.mark.parametrize("game", perihelion.games())
def test_the_spaces_follow_the_options(game: str) -> None:
    """A shorter match, fewer seats or fewer components make smaller spaces."""
    seats = perihelion.load(game).seat_counts
    widths = [Table(game, count).width for count in seats]
    assert widths == sorted(set(widths))
    if game != "kepler3042":
        short = Table(game, options={"turn_limit": 30})
        assert short.bounds.plies_per_match < Table(game).bounds.plies_per_match
        field = next(field for field in short.fields if field.name == "turn")
        assert field.high == 30
    if game == "kepler3ad-2":
        assert Table(game, options={"use_corporations": False}).width < widths[0]


def test_tables_where_a_match_can_stall_have_a_limit() -> None:
    assert Table("kepler3ad-1").options["turn_limit"] == 1000
    assert Table("kepler3ad-1", options={"turn_limit": 40}).options["turn_limit"] == 40
    assert Table("zenith").start.options()["turn_limit"] == 400
