"""Fitted judges: their weights come from files that are refused where they do not belong."""

from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from perihelion.ai import judges
from perihelion.ai.judges import fitted_judge, judge_of, learned_judge_of
from perihelion.ai.levels import searcher_of
from perihelion.ai.network.weights import Gate
from perihelion.ai.search.judge import Judge
from perihelion.ai.term_weights import TermTable, TermWeights, read_term_weights
from perihelion.games import ids, load, module_of
from perihelion.games.kepler3ad.ai import fitted as kepler_terms
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.rules.pieces import value_of
from perihelion.games.kepler3ad.rules.scoring import score_spaces, score_tracks
from perihelion.games.zenith.ai import fitted as zenith_terms
from perihelion.games.zenith.codes import DEAL_COST_SHIFT, HAND
from perihelion.games.zenith.engine import ZenithState
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State

FITTED = [game_id for game_id in ids() if module_of(game_id, "ai.fitted")]
GATE = Gate("admiral-1", 2, 100, 0.6, 0.55, "0.1s")


def made_up(game: Game) -> TermWeights:
    """Weights that nobody fitted."""
    module = module_of(game.id, "ai.fitted")
    assert module is not None
    rng = Rng(1)
    rows = tuple(
        tuple((int(rng.below(200)) - 100) / 1000 for _ in module.TERMS) for _ in range(module.ROWS)
    )
    data = (game.data_digest(game.bot_options),)
    tables = (TermTable(tuple(game.seat_counts), data, rows, 1, 1, (GATE,)),)
    return TermWeights(game.id, 2, tuple(module.TERMS), tables)


def made_up_judge(game: Game) -> Judge:
    return fitted_judge(msgspec.json.encode(made_up(game)), game)


def played(game: Game, seats: int, seed: int, plies: int) -> State:
    """A position of random play in which a seat is asked."""
    state, rng = game.start(seats, game.bot_options), Rng(seed)
    while not state.is_over and (plies > 0 or state.seat == CHANCE):
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
        plies -= 1
    return state


def worth_by(judge: Judge, state: State) -> list[float]:
    worth = vec[float]([0.0] * int(state.seats))
    judge.judge(state, worth)
    return list(worth)


@pytest.mark.parametrize("game_id", FITTED)
def test_worth_adds_up_to_nothing_and_stays_in_its_range(game_id: str) -> None:
    game = load(game_id)
    judge = made_up_judge(game)
    for seats in game.seat_counts:
        for plies in (8, 40, 150):
            worth = worth_by(judge, played(game, seats, plies, plies))
            assert sum(worth) == pytest.approx(0.0)
            assert all(-1.0 <= one <= 1.0 for one in worth)


@pytest.mark.parametrize("game_id", FITTED)
def test_worth_is_what_weights_and_terms_say(game_id: str) -> None:
    """Two sides: the odds are the weighted difference of what they have."""
    game = load(game_id)
    weights, judge = made_up(game), made_up_judge(game)
    state = played(game, 2, 3, 60)
    assert isinstance(judge, kepler_terms.FittedJudge | zenith_terms.FittedJudge)
    row = weights.tables[0].rows[int(judge.row_of(state))]
    first, second = (
        sum(weight * term for weight, term in zip(row, judge.terms_of(state, side), strict=True))
        for side in (0, 1)
    )
    chance = 1.0 / (1.0 + 2.718281828459045 ** (second - first))
    assert worth_by(judge, state) == pytest.approx([2 * chance - 1, 1 - 2 * chance])


@pytest.mark.parametrize("game_id", ["kepler3ad-1", "kepler3ad-2"])
@pytest.mark.parametrize("seats", [2, 4])
def test_kepler_terms_count_what_a_scoring_would_pay(game_id: str, seats: int) -> None:
    state = played(load(game_id), seats, 5, 120)
    assert isinstance(state, KeplerState)
    judge = made_up_judge(state.game)
    assert isinstance(judge, kepler_terms.FittedJudge)
    scored = state.clone()
    score_spaces(scored)
    spaces = [int(scored.score[seat] - state.score[seat]) for seat in range(seats)]
    score_tracks(scored)
    both = [int(scored.score[seat] - state.score[seat]) for seat in range(seats)]
    for seat in range(seats):
        seen = dict(zip(kepler_terms.TERMS, judge.terms_of(state, seat), strict=True))
        assert seen["score"] == state.score[seat]
        assert seen["spaces"] == spaces[seat]
        assert seen["spaces"] + seen["tracks"] == both[seat]
        assert seen["light"] + seen["heavy"] == value_of(state, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_zenith_terms_count_the_cards_in_hand(seats: int) -> None:
    state = played(load("zenith"), seats, 2, 60)
    assert isinstance(state, ZenithState)
    judge = made_up_judge(state.game)
    assert isinstance(judge, zenith_terms.FittedJudge)
    for side in (0, 1):
        members = [side] if seats == 2 else [2 * side, 2 * side + 1]
        cards = [card for card in range(90) if state.where[card] - HAND in members]
        seen = dict(zip(zenith_terms.TERMS, judge.terms_of(state, side), strict=True))
        assert seen["hand"] == len(cards)
        assert seen["cost"] == sum(state.tables.deal[card] >> DEAL_COST_SHIFT for card in cards)
        assert seen["credits"] == state.stock[2 * side]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of Zenith's second generation, wherever it comes from."""
    file = tmp_path / "zenith-2.json"
    monkeypatch.setattr(
        judges, "_weight_files", lambda _, kind: {2: file} if kind == "json" else {}
    )
    return file


def test_refused_weights_leave_the_hand_written_judge_and_say_why(shipped: Path) -> None:
    game = load("zenith")
    good = made_up(game)
    table = good.tables[0]

    def told(weights: TermWeights | bytes) -> str:
        written = weights if isinstance(weights, bytes) else msgspec.json.encode(weights)
        shipped.write_bytes(written)
        state = played(game, 2, 4, 40)
        judge = learned_judge_of(game)
        assert worth_by(judge, state) == worth_by(judge_of(game), state)
        return judge.told()

    def with_table(**changes: object) -> TermWeights:
        return msgspec.structs.replace(good, tables=(msgspec.structs.replace(table, **changes),))

    assert "damaged" in told(b'{"game": "zenith"')
    assert "for kepler3ad-2" in told(made_up(load("kepler3ad-2")))
    assert "other terms" in told(msgspec.structs.replace(good, terms=good.terms[::-1]))
    assert "no gate" in told(with_table(gates=()))
    assert "rows" in told(with_table(rows=(table.rows[0][:-1],)))
    assert "data set" in told(with_table(data=("another set",)))
    assert "2 seats" in told(with_table(seats=(4,)))


def test_accepted_weights_play_and_are_named(shipped: Path) -> None:
    game = load("zenith")
    shipped.write_bytes(msgspec.json.encode(made_up(game)))
    state = played(game, 2, 4, 40)
    assert worth_by(learned_judge_of(game), state) != worth_by(judge_of(game), state)
    seat = int(state.seat)
    for name, told in (("admiral-1", "hand-written"), ("admiral", "generation 2 (fitted)")):
        agent = searcher_of(name, game, budget=60)
        agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
        assert agent.judge.told() == told


@pytest.mark.parametrize("game_id", FITTED)
def test_shipped_weights_are_gated_and_for_their_game(game_id: str) -> None:
    game, module = load(game_id), module_of(game_id, "ai.fitted")
    assert module is not None
    for generation, file in judges._weight_files(game_id, "json").items():
        weights = read_term_weights(file.read_bytes(), game_id, module.TERMS, module.ROWS)
        assert weights.generation == generation
        for table in weights.tables:
            assert all(gate.share > gate.needed for gate in table.gates)
            assert {gate.seats for gate in table.gates} <= set(table.seats)
            assert game.data_digest(game.bot_options) in table.data
        judge = learned_judge_of(game, generation)
        worth_by(judge, played(game, weights.tables[0].seats[0], 1, 30))
        assert judge.told() == weights.name
