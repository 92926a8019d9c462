"""OpenSpiel's own random simulation, and what it does not ask."""

from __future__ import annotations

import math
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from tests.research import tables

import perihelion
from perihelion import BadOption, BadPosition, BadSeats
from perihelion.kernel.rng import Rng
from perihelion.research.openspiel import NAMES, Held, packed_position

# Their test clones, undoes and serialises at every ply: the longest matches are sampled.
LONG = {("kepler3042", 3), ("kepler3042", 4)}
SIMULATED = [given for given in tables.EVERY if given[:2] not in LONG]


def load(given: tables.Table, limit: int = 8) -> Any:
    game, seats, _ = given
    limits = "" if game == "kepler3042" else f",turn_limit={limit}"
    return pyspiel.load_game(f"{NAMES[game]}(seats={seats}{limits})")


def test_every_game_is_registered() -> None:
    assert set(NAMES.values()) <= set(pyspiel.registered_names())
    assert set(NAMES) == set(perihelion.games())


@pytest.mark.parametrize("given", SIMULATED, ids=tables.name)
def test_it_passes_the_random_simulation_of_openspiel(given: tables.Table) -> None:
    pyspiel.random_sim_test(load(given), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("given", tables.EVERY, ids=tables.name)
def test_chance_is_explicit_and_likely_as_its_weights_say(given: tables.Table) -> None:
    game = load(given, 15)
    luck = random.Random(3)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal() and asked < 60:
        if state.is_chance_node():
            asked += 1
            outcomes = state.chance_outcomes()
            match = state.match
            total = sum(int(match.weight_of(one)) for one in match.legal())
            assert math.isclose(sum(chance for _, chance in outcomes), 1.0)
            for one, chance in outcomes:
                assert math.isclose(chance, int(match.weight_of(one)) / total)
            state.apply_action(luck.choices(*zip(*outcomes, strict=True))[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert asked


@pytest.mark.parametrize("name", NAMES.values())
def test_information_is_what_the_seat_knows(name: str) -> None:
    """Another world behind the same knowledge has the same text and the same tensor."""
    game = pyspiel.load_game(f"{name}(seats=2)")
    luck, rng = random.Random(5), Rng(7)
    state = game.new_initial_state()
    observer = make_observation(game)
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(luck.choices(*zip(*state.chance_outcomes(), strict=True))[0])
            continue
        seat = state.current_player()
        other = state.clone()
        other._held = Held(state.match.blind(seat).imagine(rng), state._held.seen)
        assert state.information_state_string(seat) == other.information_state_string(seat)
        assert state.information_state_tensor(seat) == other.information_state_tensor(seat)
        assert state.observation_string(seat) == other.observation_string(seat)
        observer.set_from(state, seat)
        seen = observer.tensor.copy()
        observer.set_from(other, seat)
        assert np.array_equal(seen, observer.tensor)
        assert seen.tolist() == state.observation_tensor(seat)
        assert seen.tolist() == state.information_state_tensor(seat)[: seen.size]
        state.apply_action(luck.choice(state.legal_actions()))


def test_actions_are_words() -> None:
    state = load(("zenith", 2, {})).new_initial_state()
    assert state.action_to_string(state.legal_actions()[0]).startswith("side ")
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.action_to_string(state.legal_actions()[0]) == "mulligan none"
    assert "mulligan" in str(state)


def test_the_parts_of_the_tensor_have_names() -> None:
    game = load(("kepler3ad-2", 3, {}))
    observer = make_observation(game)
    observer.set_from(game.new_initial_state(), 0)
    assert observer.dict["me.pieces"].shape == (4, 12)
    assert observer.tensor.size == game.observation_tensor_size()
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.dict["history"].shape == (1024, 2)
    assert recalling.tensor.size == game.information_state_tensor_size()


@pytest.mark.parametrize("given", tables.EVERY, ids=tables.name)
def test_a_seat_recalls_all_that_it_saw(given: tables.Table) -> None:
    """What it knew at each question before, and answered, is how its information begins; so two
    ways that it could ever tell apart stay apart."""
    game = load(given, 6)
    luck = random.Random(8)
    state = game.new_initial_state()
    before: dict[int, list[tuple[str, int]]] = {seat: [] for seat in range(given[1])}
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(luck.choices(*zip(*state.chance_outcomes(), strict=True))[0])
            continue
        seat = state.current_player()
        now = state.information_state_string(seat)
        for earlier, answer in before[seat]:
            assert now.startswith(f"{earlier}:{seat} {answer} ")
        action = luck.choice(state.legal_actions())
        before[seat].append((now, action))
        state.apply_action(action)
    assert all(before.values())


def test_what_a_seat_does_not_see_is_no_more_than_an_entry() -> None:
    """Other hands and other mulligans of the other seat: the same information."""
    game = pyspiel.load_game("perihelion_zenith(technology=SUN)")

    def dealt(mine: int, theirs: int) -> Any:
        state = game.new_initial_state()
        draws = 0
        while state.is_chance_node():
            legal = state.legal_actions()
            is_draw = state.action_to_string(legal[0]).startswith("draw")
            at = (mine if draws < 4 else theirs) if is_draw else 0
            draws += is_draw
            state.apply_action(legal[at])
        return state

    one, other, third = dealt(0, 0), dealt(0, 3), dealt(1, 0)
    assert one.match.key() != other.match.key()
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.information_state_string(0) != third.information_state_string(0)
    for state, answer in ((one, 0), (other, 5)):
        state.apply_action(state.legal_actions()[answer])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_a_match_may_begin_in_a_position() -> None:
    position = perihelion.load("zenith").position({"seats": 2}).position()
    game = pyspiel.load_game(
        f"perihelion_zenith(position={packed_position(position)},turn_limit=3)"
    )
    state = game.new_initial_state()
    assert state.match.turn == 1
    assert state.match.options()["turn_limit"] == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_match_can_be_packed_away() -> None:
    state = load(("zenith", 4, {})).new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    held = pickle.loads(pickle.dumps(state._held))
    assert held.match == state.match


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("perihelion_zenith(seats=3)", BadSeats, "2 or 4 seats"),
        ("perihelion_zenith(turn_limit=0)", BadOption, "from 1 to 10000"),
        ("perihelion_zenith(recall=0)", BadOption, "at least 1 entry"),
        ("perihelion_zenith(position=x)", BadPosition, "packed_position did not write"),
        ("perihelion_zenith(stalled_game=won)", BadOption, "one of 'draw', 'most_discs'"),
    ],
)
def test_impossible_games_are_clear_errors(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        pyspiel.load_game(text)


def test_observers_take_no_parameters() -> None:
    game = load(("zenith", 2, {}))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})
