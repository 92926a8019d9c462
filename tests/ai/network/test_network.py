"""A network says the same as its weights, whatever the table, and is used where it may be."""

from __future__ import annotations

import struct
from math import exp
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from perihelion.ai import judges
from perihelion.ai.errors import BadWeights, UnknownLevel
from perihelion.ai.judges import generations_of, judge_of, learned_judge_of
from perihelion.ai.levels import agent_of, searcher_of
from perihelion.ai.network.encoding import Encoding
from perihelion.ai.network.network import ONE, OUTPUTS
from perihelion.ai.network.tables import learned_judge, network_of
from perihelion.ai.network.weights import (
    MOST_BYTES,
    Gate,
    Provenance,
    Weights,
    read_weights,
    write_weights,
)
from perihelion.ai.search.judge import Judge
from perihelion.games import ids, load
from perihelion.kernel.answers import CAPACITY, Answers
from perihelion.kernel.game import Game
from perihelion.kernel.observing import width_of
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, State

GATE = Gate("generation 1", 2, 100, 0.6, 0.55, "0.1s")
TABLES = [("zenith", 2), ("zenith", 4), ("kepler3042", 2), ("kepler3042", 4), ("kepler3ad-2", 3)]


def made_up(game: Game, seats: int, *, hidden: int = 3, mix: float = 0.0, seed: int = 1) -> Weights:
    """Weights that nobody learned, between -1/16 and 1/16."""
    rng = Rng(seed)
    labels = Encoding(game.observation(seats, game.bot_options)).labels
    columns = OUTPUTS + hidden

    def some(count: int) -> list[int]:
        return [int(rng.below(ONE // 8)) - ONE // 16 for _ in range(count)]

    numbers = some(columns * len(labels))
    return Weights(
        game.id,
        2,
        (seats,),
        (game.data_digest(game.bot_options),),
        mix,
        tuple(labels),
        struct.pack(f"<{len(numbers)}i", *numbers),
        tuple(some(columns)),
        tuple(some(OUTPUTS * hidden)),
        Provenance("a commit", 1, 1.0, "1", ("0" * 16,), {}, (GATE,)),
    )


def dealt(game: Game, seats: int, plies: int, seed: int = 3) -> State:
    """A position of random play in which a seat is asked."""
    state, rng = game.start(seats, game.bot_options), Rng(seed)
    while plies > 0 or state.seat < 0:
        legal = state.legal()
        state.apply(int(state.draw(rng)) if state.seat == CHANCE else legal[rng.below(len(legal))])
        plies -= 1
        assert not state.is_over
    return state


def by_hand(weights: Weights, state: State, seat: int) -> list[float]:
    """What the weights say, in fractions and feature by feature."""
    fields = state.game.observation(int(state.seats), state.options())
    encoding, sheet = Encoding(fields), Sheet(width_of(fields))
    state.observe_into(seat, sheet)
    columns = len(weights.bias)
    rows, place_of = weights.row_numbers(), {one: at for at, one in enumerate(weights.labels)}
    sums = [one / ONE for one in weights.bias]
    for cell, first in enumerate(encoding.firsts):
        value, most = int(sheet.cells[cell]), encoding.mosts[cell]
        label = encoding.labels[first if most else first + value]
        if label in place_of:
            for column in range(columns):
                weight = rows[place_of[label] * columns + column] / ONE
                sums[column] += weight * (value / most if most else 1.0)
    units = [min(max(one, 0.0), 1.0) for one in sums[OUTPUTS:]]
    return [
        sums[output]
        + sum(unit * weights.out[output * len(units) + at] / ONE for at, unit in enumerate(units))
        for output in range(OUTPUTS)
    ]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_network_says_what_its_weights_say(game_id: str, seats: int) -> None:
    """Rows folded into the bias, zeros left out, whole numbers: all the same in the end."""
    game = load(game_id)
    weights = made_up(game, seats)
    network = network_of(weights, game.observation(seats, game.bot_options))
    for plies in (0, 30, 90):
        state = dealt(game, seats, plies)
        for seat in range(seats):
            network.look(state, seat)
            assert list(network.value) == pytest.approx(by_hand(weights, state, seat), abs=1e-3)


def test_weights_of_another_number_of_seats_fit_by_name() -> None:
    """What the other table does not have is left out."""
    game = load("kepler3042")
    weights = made_up(game, 2)
    network = network_of(weights, game.observation(4, game.bot_options))
    state = dealt(game, 4, 60)
    network.look(state, 1)
    assert list(network.value) == pytest.approx(by_hand(weights, state, 1), abs=1e-3)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_worth_is_shared_and_partners_share(game_id: str, seats: int) -> None:
    """What one side wins the others lose; nothing depends on what nobody may know."""
    game = load(game_id)
    judge = learned_judge(made_up(game, seats), judge_of(game))
    worth, again = vec[float]([0.0] * seats), vec[float]([0.0] * seats)
    state = dealt(game, seats, 60)
    judge.judge(state, worth)
    assert len({round(one, 6) for one in worth}) > 1
    teams = game.teams(seats)
    assert sum(worth[team[0]] for team in teams) == pytest.approx(0.0, abs=1e-9)
    assert all(worth[seat] == worth[team[0]] for team in teams for seat in team)
    assert all(-1.0 <= one <= 1.0 for one in worth)
    judge.judge(state.clone(), again)
    assert list(again) == list(worth)


def test_a_mix_lies_between_the_two_judges() -> None:
    game = load("zenith")
    state = dealt(game, 2, 60)
    found = []
    for mix in (0.0, 0.25):
        worth = vec[float]([0.0, 0.0])
        learned_judge(made_up(game, 2, mix=mix), judge_of(game)).judge(state, worth)
        found.append(worth[0])
    hand = vec[float]([0.0, 0.0])
    judge_of(game).judge(state, hand)
    assert found[1] == pytest.approx(0.75 * found[0] + 0.25 * hand[0])


def promising(game: Game, seats: int, mix: float) -> Weights:
    """Weights that promise something else for every answer."""
    count = game.bounds(seats, game.bot_options).player_actions
    numbers = [int(ONE * (answer % 13 - 6) / 10) for answer in range(count)]
    promises = struct.pack(f"<{count}i", *numbers)
    return msgspec.structs.replace(made_up(game, seats), mix=mix, promises=promises)


def weighed(judge: Judge, state: State, seat: int) -> dict[int, float]:
    answers, weight = Answers(), vec[float]([0.0] * CAPACITY)
    for answer in state.legal(seat):
        answers.add(answer)
    judge.weigh(state, seat, answers, weight)
    return {answer: weight[at] for at, answer in enumerate(state.legal(seat))}


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_promises_are_multiplied_by_what_was_learned_of_the_answer(
    game_id: str, seats: int
) -> None:
    """An answer that names a seat is told from the seat that gives it: the next, the one after."""
    game = load(game_id)
    learned = learned_judge(promising(game, seats, mix=0.5), judge_of(game))
    met = set()
    for plies in range(0, 240, 3):
        state = dealt(game, seats, plies)
        seat = int(state.seat)
        before, after = weighed(judge_of(game), state, seat), weighed(learned, state, seat)
        for answer, promise in before.items():
            act = game.act_of(state, seat, answer)
            named = getattr(act, "seat", None)
            told = answer
            if named is not None:
                met.add(seat)
                told = game.id_of(
                    state, seat, msgspec.structs.replace(act, seat=(named - seat) % seats)
                )
            number = int(ONE * (told % 13 - 6) / 10)
            assert after[answer] == pytest.approx(promise * exp(number / ONE))
    assert met == (set(range(seats)) if game_id == "kepler3ad-2" else set())


def test_weights_that_only_promise_judge_nothing() -> None:
    game = load("zenith")
    state = dealt(game, 2, 60)
    worth, hand = vec[float]([0.0, 0.0]), vec[float]([0.0, 0.0])
    learned_judge(promising(game, 2, mix=1.0), judge_of(game)).judge(state, worth)
    judge_of(game).judge(state, hand)
    assert list(worth) == list(hand)


# --- files ---------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written() -> None:
    weights = made_up(load("zenith"), 2)
    assert read_weights(write_weights(weights)) == weights
    assert len(write_weights(weights)) <= MOST_BYTES


def test_a_spoilt_file_is_refused() -> None:
    data = write_weights(made_up(load("zenith"), 2))
    with pytest.raises(BadWeights, match="no file of weights"):
        read_weights(b"something else")
    for place in range(21, len(data), 997):
        spoilt = bytearray(data)
        spoilt[place] ^= 1
        with pytest.raises(BadWeights, match="damaged"):
            read_weights(bytes(spoilt))
    with pytest.raises(BadWeights, match="damaged"):
        read_weights(data[:-9])


def test_parts_that_do_not_fit_together_are_refused() -> None:
    weights = made_up(load("zenith"), 2)
    for changes, said in (
        ({"bias": weights.bias[:-1]}, "layers"),
        ({"labels": weights.labels[:-1]}, "rows"),
        ({"mix": 1.5}, "1.5 of the say"),
        ({"mix": 1.0}, "1.0 of the say"),
        ({"base": 2}, "none before it"),
        ({"promises": b"abc"}, "cut off"),
    ):
        with pytest.raises(BadWeights, match=said):
            write_weights(msgspec.structs.replace(weights, **changes))


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of Zenith's second generation, wherever it comes from."""
    file = tmp_path / "zenith-2.net"
    monkeypatch.setattr(judges, "generations_of", lambda _: {2: file})
    return file


def refused(shipped: Path, data: bytes) -> str:
    """What is told of a file that must not be used, while the hand-written judge plays."""
    shipped.write_bytes(data)
    game = load("zenith")
    state = dealt(game, 2, 40)
    seat = int(state.seat)
    agent = searcher_of("admiral", game, budget=60)
    plain = searcher_of("admiral-1", game, budget=60)
    answers = [
        one.choose(state.blind(seat), seat, state.legal(seat), Rng(1)) for one in (agent, plain)
    ]
    assert agent.considered() == plain.considered()
    assert answers[0] == answers[1]
    assert plain.judge.told() == "hand-written"
    return agent.judge.told()


def test_refused_weights_leave_the_hand_written_judge_and_say_why(shipped: Path) -> None:
    zenith = made_up(load("zenith"), 2)
    foreign = made_up(load("kepler3ad-2"), 2)
    ungated = msgspec.structs.replace(
        zenith, provenance=msgspec.structs.replace(zenith.provenance, gates=())
    )
    other_data = msgspec.structs.replace(zenith, data=("another set",))
    other_seats = msgspec.structs.replace(zenith, seats=(4,))
    assert "damaged" in refused(shipped, write_weights(zenith)[:-20])
    assert "for kepler3ad-2" in refused(shipped, write_weights(foreign))
    assert "no gate" in refused(shipped, write_weights(ungated))
    assert "data set" in refused(shipped, write_weights(other_data))
    assert "2 seats" in refused(shipped, write_weights(other_seats))
    few = msgspec.structs.replace(zenith, promises=bytes(8))
    assert "other answers" in refused(shipped, write_weights(few))


def test_accepted_weights_play_and_are_named(shipped: Path) -> None:
    game = load("zenith")
    weights = made_up(game, 2)
    shipped.write_bytes(write_weights(weights))
    state = dealt(game, 2, 40)
    seat = int(state.seat)
    agent = searcher_of("admiral", game, budget=60)
    agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
    assert agent.judge.told() == weights.name
    assert searcher_of("admiral-2", game).judge.told() == weights.name
    with pytest.raises(UnknownLevel, match="there are: admiral-1, admiral-2"):
        agent_of("admiral-3", game)


@pytest.mark.parametrize("game_id", ids())
def test_shipped_weights_are_small_gated_and_for_their_game(game_id: str) -> None:
    game = load(game_id)
    for generation, file in generations_of(game_id).items():
        weights = read_weights(file.read_bytes())
        assert (weights.game, weights.generation) == (game_id, generation)
        assert len(file.read_bytes()) <= MOST_BYTES
        assert all(gate.share > gate.needed for gate in weights.provenance.gates)
        assert {gate.seats for gate in weights.provenance.gates} == set(weights.seats)
        assert game.data_digest(game.bot_options) in weights.data
        assert learned_judge_of(game, generation).told() == weights.name
